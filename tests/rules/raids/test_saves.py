"""Saved positions, views and records."""

import json
from typing import Any

import drakkar
import pytest
from drakkar import Chance
from drakkar.core.record import checksum
from drakkar.raids.pieces import HOME, PILES, TILE_INDEX, TILES

from tests.rules.fuzz import play_out

from .helpers import AXE, GAME, PORT, RUNES, SAIL, SPEAR, TIMBER, TROLL, at_sea

SAILING = at_sea([2, 6, 9], {2: RUNES[0], 6: SPEAR, 8: TROLL, 9: SAIL}, crew=[2, 2, 2])
PLACING = at_sea([2, 6, 9], {2: AXE, 6: SPEAR, 9: SAIL}, crew=[2, 2, 2])
SELLING = at_sea([2, 6, 9], {2: PORT, 6: SPEAR, 9: SAIL}, aboard=[[TIMBER], [], []])
COMBAT = at_sea([2, 6, 9], {2: RUNES[0], 6: SPEAR, 8: TROLL, 9: SAIL}, crew=[2, 2, 2])
COMBAT.play("sail 6")
MONSTER = SAILING.copy()
MONSTER.play("sail 8")


def changed(state: drakkar.State, **entries: Any) -> dict[str, Any]:
    return {**state.dump(), **entries}


def with_item(state: drakkar.State, name: str, index: int, value: Any, **entries: Any) -> dict[str, Any]:
    data = changed(state, **entries)
    data[name][index] = value
    return data


def without(state: drakkar.State, name: str) -> dict[str, Any]:
    return {key: value for key, value in state.dump().items() if key != name}


@pytest.mark.parametrize(
    "state", [SAILING, PLACING, SELLING, COMBAT, MONSTER], ids=lambda state: state.decision
)
def test_round_trip(state: drakkar.State) -> None:
    data = json.loads(json.dumps(state.dump()))
    again = GAME.load(data)
    assert again == state and again.moves() == state.moves() and again.view(None) == state.view(None)


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        "raids",
        {"game": "onboard"},
        {"game": "raids"},
        changed(SAILING, players=5),
        changed(SAILING, players=2),
        changed(SAILING, players="3"),
        changed(SAILING, options={"ghosts": True}),
        changed(SAILING, options=[]),
        changed(SAILING, chance=-1),
        changed(SAILING, chance=0.5),
        changed(SAILING, weather="fog"),
        changed(SAILING, voyage=5),
        changed(SAILING, voyage=True),
        changed(SAILING, arrivals=[0, 1, 1, 2]),
        changed(SAILING, arrivals=[1, 0, 2, 3]),
        changed(SAILING, arrivals=[0, 1, 2]),
        changed(SAILING, crew=[2, 2]),
        changed(SAILING, crew=[2, 2, -2]),
        changed(SAILING, crew=[2, 2, 3]),
        changed(SAILING, crew=[12, 2, 2], reserve=24),
        changed(SAILING, reserve=41),
        changed(SAILING, reserve="34"),
        changed(SAILING, pos=[2, 6]),
        changed(SAILING, pos=[2, 6, 22]),
        changed(SAILING, pos=[2, 6, 10]),
        changed(SAILING, pos=[2, 6, 8]),
        changed(SAILING, pos=[2, 6, 6]),
        changed(SAILING, pos=[2, 6, 7]),
        changed(SAILING, berth=[1, 1, 9]),
        changed(SAILING, pos=[2, 6, HOME], berth=[3, 2, 2]),
        changed(SAILING, aboard=[[63], [], []]),
        changed(SAILING, aboard=[[64], [], []]),
        changed(SAILING, aboard=[[TILE_INDEX[SPEAR]], [], []]),
        changed(SAILING, aboard=[[TILE_INDEX[RUNES[1]]], [], []]),
        changed(SAILING, aboard=[[], [], []] * 2),
        changed(SAILING, aboard=[[0, 2, 3, 4, 5, 6], [], []]),
        changed(SAILING, beside=[[TILE_INDEX[AXE]], [], []]),
        changed(SAILING, beside=[[TILE_INDEX[TIMBER]], [], []]),
        changed(SAILING, coins=[[5, 0, 0], [0, 0, 0], [0, 0, 0]]),
        changed(SAILING, coins=[[0, 0], [0, 0], [0, 0]]),
        changed(SAILING, stack=[]),
        changed(SAILING, stack=[["turn"]]),
        changed(SAILING, stack=[["dance", 0]]),
        changed(SAILING, stack="turn"),
        changed(SAILING, stack=[["turn"], ["sail", 3, 6]]),
        changed(SAILING, stack=[["turn"], ["sail", 0, 99]]),
        changed(SAILING, stack=[["turn"], ["sail", 0]]),
        changed(SAILING, stack=[["turn"], ["sail", "0", 6]]),
        changed(SAILING, stack=[["sail", 0, 6]]),
        changed(SAILING, stack=[["turn"], ["navigate", 7], ["sail", 0, 6]]),
        changed(SAILING, stack=[["turn"]] * 50 + [["sail", 0, 6]]),
        changed(SAILING, stack=[["turn"], ["place", 0, 2]]),
        changed(SAILING, stack=[["turn"], ["place", 0, 9]]),
        changed(SAILING, stack=[["turn"], ["monster", 0, "sail"]]),
        changed(SAILING, stack=[["turn"], ["respond", 0, 1, 1]]),
        changed(SAILING, stack=[["turn"], ["sell", 0, 3]]),
        changed(SELLING, stack=[["turn"], ["sell", 0, 2]]),
        changed(PLACING, stack=[["turn"], ["navigate", 0], ["place", 0, 6]]),
        changed(COMBAT, stack=[["turn"], ["respond", 1, 40, 0]]),
        changed(COMBAT, stack=[["turn"], ["respond", 1, 1, 2]]),
        changed(MONSTER, stack=[["turn"], ["monster", 0, "place"]]),
        with_item(SAILING, "track", 5, TILE_INDEX[AXE]),
        with_item(SAILING, "track", 7, TILE_INDEX[SPEAR]),
        with_item(SAILING, "track", 7, PILES[4][0]),
        with_item(SAILING, "stock", 7, 3, reserve=31),
        with_item(SAILING, "passed", 5, 9),
        without(SAILING, "crew"),
    ],
)
def test_bad_saves_are_refused_with_a_sentence(data: Any) -> None:
    with pytest.raises(ValueError) as refused:
        GAME.load(data)
    sentence = str(refused.value)
    assert " " in sentence.rpartition(": ")[2], sentence


def test_saved_positions_with_random_damage_never_crash() -> None:
    """Whatever a damaged save holds, it is refused with a ValueError, or it is a position that can be played
    on."""
    rng = Chance(3)
    junk: list[Any] = [None, -1, 0, 1, 2, 7, 21, 63, 10**9, "", "sail", [], [0], {}, True, 2.5]

    def damage(value: Any) -> Any:
        if isinstance(value, list) and value and rng.randrange(5):
            index = rng.randrange(len(value))
            return [damage(item) if k == index else item for k, item in enumerate(value)]
        return junk[rng.randrange(len(junk))]

    loaded = 0
    for seed in range(60):
        state = GAME.new(2 + seed % 3, seed)
        for _ in range(rng.randrange(60)):
            if state.over:
                break
            state.play(state.moves()[rng.randrange(len(state.moves()))])
        for _ in range(12):
            data = json.loads(json.dumps(state.dump()))
            name = list(data)[1 + rng.randrange(len(data) - 1)]
            data[name] = damage(data[name])
            try:
                other = GAME.load(data)
            except ValueError:
                continue
            loaded += 1
            play_out(other, rng)
    assert loaded < 300


def test_view_is_the_same_for_all_and_hides_chance() -> None:
    """ruling.open-information: nothing is private to a seat, and nothing tells how the next pile will lie."""
    for seed in range(5):
        state = GAME.new(3, seed)
        views = [state.view(seat) for seat in (None, 0, 1, 2)]
        assert all({**view, "viewer": None} == views[0] for view in views)
        text = json.dumps(views[0])
        assert str(state.chance) not in text and "chance" not in views[0]
        undealt = [tile.id for tile in TILES if tile.voyage > 1]
        assert not any(tile in text for tile in undealt)


def test_imagined_worlds_deal_other_piles() -> None:
    """ruling.open-information: the order of the piles to come is unknown to everybody."""
    state = at_sea([HOME, HOME, 19], {}, berth=[1, 2, 3], stack=[("turn",), ("sail", 2, HOME)], voyage=1)
    rng = Chance(1)
    deals = set()
    for _ in range(5):
        world = state.imagine(0, rng)
        assert world.view(0) == state.view(0) and world.moves() == state.moves()
        world.play("sail home")
        deals.add(json.dumps(world.view(0)["track"]))
    assert len(deals) == 5


def test_records() -> None:
    """A record replays, prints and parses without loss; a wrong move in it is refused."""
    state = GAME.new(3, 9)
    moves = play_out(state, Chance(9))
    seats = [{"name": name, "colour": "red", "bot": ""} for name in ("Astrid", "Bjørn", "Œdipe")]
    record = drakkar.Record("raids", seats, 9, {}, moves)
    text = record.print()
    parsed = drakkar.Record.parse(text)
    assert parsed.print() == text and parsed.at() == state
    assert parsed.at(10) == drakkar.Record("raids", seats, 9, {}, moves[:10]).at()
    steps = list(parsed.replay())
    assert [step.move for step in steps] == moves
    wrong = drakkar.Record("raids", seats, 9, {}, moves[:10])
    data = json.loads(wrong.print())
    data["moves"][3] = "dance"
    data.pop("checksum")
    data["checksum"] = checksum(data)
    with pytest.raises(ValueError, match="does not follow the rules"):
        drakkar.Record.parse(json.dumps(data))


def test_every_decision_can_be_saved() -> None:
    """Saves at each decision of a game that has them all."""
    seen = set()
    for seed in range(30):
        state = GAME.new(4, seed)

        def watch(position: drakkar.State, move: str | None, events: list[drakkar.Event]) -> None:
            if position.decision not in seen:
                assert GAME.load(position.dump()) == position
                seen.add(position.decision)

        play_out(state, Chance(seed), watch)
    assert seen == {"place", "sell", "sail", "flight", "monster", "respond", None}
