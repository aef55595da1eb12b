"""Saved positions and records."""

import json
from collections.abc import Callable
from typing import Any

import drakkar
import pytest
from drakkar import Chance
from drakkar.reavers.state import Reavers

from tests.rules.fuzz import play_out

from .helpers import GAME, new, on_top, play, relic, show, specialist, table, upgrade


def _fighting() -> Reavers:
    state = table(3, dice={0: "red.hammer red.double"}, food=4, favour=1)
    show(state, "sea", "B01", "", "")
    on_top(state, "J0")
    play(state, "sail sea", "join", "face sea1", "fight")
    return state


def _rerolling() -> Reavers:
    state = _fighting()
    play(state, "fight red.hammer")
    return state


def _paying() -> Reavers:
    state = table(3, dice={0: "blue.chest yellow.chest yellow.chest"})
    upgrade(state, 0, "chest")
    play(state, "sail village", "join")
    return state


def _using() -> Reavers:
    state = table(3)
    show(state, "recruits", "R01 R02", "", "", "")
    play(state, "sail recruit", "join", "recruit recruit1")
    return state


def _looking() -> Reavers:
    state = table(3)
    relic(state, 0, "L4", die="red.ship")
    play(state, "sail trade", "use L4")
    return state


def _swapping() -> Reavers:
    state = table(3, dice={0: "yellow.chest yellow.chest"})
    relic(state, 0, "L1", "L2", "L3", "L7")
    show(state, "village", "L6 L5", "", "")
    play(state, "sail village", "join", "loot village1")
    return state


def _triggering() -> Reavers:
    state = table(3, food=4)
    specialist(state, 1, "sea", "R17", "R18")
    play(state, "sail sea")
    return state


POSITIONS: dict[str, Callable[[], Reavers]] = {
    "location": lambda: new(3, 1),
    "commit": _fighting,
    "reroll": _rerolling,
    "pay": _paying,
    "use": _using,
    "keep": _looking,
    "relic-swap": _swapping,
    "feaster": _triggering,
}


@pytest.mark.parametrize(("decision", "make"), POSITIONS.items())
def test_round_trip(decision: str, make: Callable[[], Reavers]) -> None:
    state = make()
    assert state.decision == decision
    data = json.loads(json.dumps(state.dump()))
    again = GAME.load(data)
    assert again == state and again.moves() == state.moves() and again.digest() == state.digest()
    assert all(again.view(seat) == state.view(seat) for seat in (None, 0, 1, 2))
    move = state.moves()[0]
    assert again.play(move) == state.play(move) and again == state


def test_saves_at_random_points() -> None:
    """Dump, load and compare; the copy and the loaded position play on in the same way."""
    rng = Chance(77)
    for seed in range(8):
        state = new(2 + seed % 4, seed, defences=bool(seed % 2))
        while not state.over:
            if rng.randrange(12) == 0:
                again = GAME.load(json.loads(json.dumps(state.dump())))
                twin = state.copy()
                move = state.moves()[rng.randrange(len(state.moves()))]
                assert again.play(move) == twin.play(move) and again == twin
                assert again != state
            moves = state.moves()
            state.play(moves[rng.randrange(len(moves))])
        assert GAME.load(state.dump()) == state


def changed(**entries: Any) -> dict[str, Any]:
    return {**new(3, 1).dump(), **entries}


def item(name: str, index: int, value: Any) -> dict[str, Any]:
    data = new(3, 1).dump()
    data[name][index] = value
    return data


def moved(source: str, target: str) -> dict[str, Any]:
    """A card out of the first list of one field and into the first list of another."""
    data = new(3, 1).dump()
    data[target][0].append(data[source][0].pop())
    return data


def stacked(*frame: Any) -> dict[str, Any]:
    """Another frame on top of the stack."""
    data = new(3, 1).dump()
    data["stack"].append(list(frame))
    return data


BROKEN = [
    None,
    [],
    "reavers",
    {},
    {"game": "raids"},
    {"game": "reavers"},
    changed(players=6),
    changed(players=4),
    changed(players="3"),
    changed(options={"weather": True}),
    changed(options={"defences": True}),
    changed(chance=-1),
    changed(chance="7"),
    changed(weather="fog"),
    changed(round=0),
    changed(round=7),
    changed(round=True),
    changed(first=3),
    changed(honour=-1),
    changed(honour=5),
    changed(honour_placed=1),
    changed(active=1),
    changed(place="trade"),
    changed(place="moon"),
    changed(joined=9),
    changed(pawns=[1, 1]),
    changed(pawns=[1, 1, 2]),
    item("placed", 0, 1),
    item("placed", 0, 4),
    item("food", 0, -1),
    item("food", 0, 1.5),
    changed(favour=[1, 1, 1, 1]),
    item("crew", 0, 21),
    item("crew", 0, 5),
    item("supply", 0, 20),
    item("trade_dice", 0, 6),
    item("ready", 0, 4),
    item("used", 0, 4),
    changed(ready=[0, 2] * 6),
    item("relic_owner", 0, 2),
    item("relic_die", 0, 3),
    item("relic_die", 0, 99),
    item("leader", 0, "R01"),
    item("leader", 0, "KT"),
    item("specialists", 0, ["R99"]),
    item("specialists", 0, "R01"),
    item("piles", 0, ["KT"]),
    item("tiles", 0, ["food1.1"]),
    item("tiles", 0, ["food1.9"]),
    item("trophies", 0, 9),
    item("defences", 0, 1),
    item("secret_prophecies", 0, []),
    item("secret_prophecies", 0, ["P01", "P01", "P01"]),
    item("decks", 0, []),
    item("decks", 0, ["KT"]),
    moved("decks", "discards") | {"discards": [[], [], [], [], [], []]},
    moved("decks", "village"),
    moved("recruits", "fortress"),
    moved("decks", "secret_prophecies"),
    moved("stacks", "tiles") | {"tiles": [["food3.4"], [], []]},
    item("recruits", 0, ["R01", "R02", "R03"]),
    item("sea", 0, "B99"),
    changed(sea=["", ""]),
    changed(prophecies=["", "", "", "", ""]),
    changed(facing="B01"),
    changed(facing=None),
    changed(looked_at=["P01", "P02", "P03"]),
    changed(stack=[]),
    changed(stack="location"),
    changed(stack=[[]]),
    changed(stack=[["dance", 0]]),
    changed(stack=[["location"]]),
    changed(stack=[["location", 3]]),
    changed(stack=[["location", "0"]]),
    changed(stack=[["location", 0, 1]]),
    changed(stack=[["turn", 0]]),
    changed(stack=[["round"]]),
    stacked("join", 0),
    stacked("use", 0, ["R01"]),
    stacked("use", 0, ["KT"]),
    stacked("commit", 0, "force", "nowhere", 0, []),
    stacked("commit", 0, "love", "food1", 0, []),
    stacked("commit", 0, "battle", 4, 0, []),
    stacked("commit", 0, "force", "food1", 0, [99]),
    stacked("reroll", 0, "force", "food1", 0, 0),
    stacked("reroll", 0, "force", "food1", -1, 0, 0),
    stacked("pay", 0, ["rubber"], "village.cost", []),
    stacked("pay", 0, ["chest"], "no.such-clause", []),
    stacked("voyage", 0, "J10"),
    stacked("keep", 0),
    stacked("trade", 0, 9, False),
    stacked("trade", 0, 1, 0),
    stacked("faces", 0, 0, [7], []),
    stacked("unpack", 0, ["KT"]),
]


@pytest.mark.parametrize("number", range(len(BROKEN)))
def test_bad_saves_are_refused_with_a_sentence(number: int) -> None:
    with pytest.raises(ValueError) as refused:
        GAME.load(BROKEN[number])
    assert str(refused.value)[0].isupper() or str(refused.value).startswith("reavers")
    assert str(refused.value).endswith(".") or ":" in str(refused.value)


def test_every_entry_is_needed() -> None:
    data = new(3, 1).dump()
    for name in data:
        with pytest.raises(ValueError):
            GAME.load({key: value for key, value in data.items() if key != name})


def test_a_loaded_position_is_independent() -> None:
    state = new(3, 1)
    data = state.dump()
    again = GAME.load(data)
    play_out(again, Chance(1))
    assert data == state.dump()


def test_copies_share_nothing_that_changes() -> None:
    """Playing on a copy, in any way, leaves the original as it was."""
    for seed in range(6):
        state = new(3, seed)
        rng = Chance(seed)
        for _ in range(90):
            moves = state.moves()
            state.play(moves[rng.randrange(len(moves))])
        before = json.dumps(state.dump())
        play_out(state.copy(), rng)
        assert json.dumps(state.dump()) == before


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_records_replay(players: int) -> None:
    """Invariant 25: game, seats, seed, options and moves give the same end, bit for bit."""
    options = {"defences": True, "voyage_first": True}
    state = new(players, 31, **options)
    moves = play_out(state, Chance(4))
    seats = [{"name": f"Jarl {seat}", "colour": "grey", "bot": ""} for seat in range(players)]
    record = drakkar.Record("reavers", seats, 31, options, list(moves))
    again = drakkar.Record.parse(record.print())
    assert again.at() == state and again.print() == record.print()
    assert len([*again.replay()]) == len(moves)


def test_moves_fit_into_records() -> None:
    """A record takes moves of 200 characters; the longest ones must fit."""
    state = table(3, dice={0: "yellow.hammer " * 10})
    upgrade(state, 0, "hammer", "hammer", "dual")
    play(state, "sail conquest", "join", "force food1")
    assert 150 < max(map(len, state.moves())) <= 200
    state = table(3, dice={0: "yellow.hammer " * 10})
    relic(state, 0, "L2", die="red.hammer")
    relic(state, 0, "L8", die="red.hammer")
    relic(state, 0, "L12", die="red.hammer")
    play(state, "sail conquest", "join", "force food1")
    assert max(map(len, state.moves())) <= 200
