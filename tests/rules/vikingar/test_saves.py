"""Saved positions, views and records."""

import json
from typing import Any

import drakkar
import pytest
from drakkar import Chance
from drakkar.core.record import checksum
from drakkar.vikingar import pieces as p
from drakkar.vikingar.state import Vikingar

from .helpers import BLUE, GAME, LOSE, RED, falling, play, table
from .test_random_games import random_game

CITY = p.SITE["skjoldvik.city"]
PLAYING = table({"red1": "north1", "red2": "sea", "blue1": "north8"}, gold=[3, 1], hidden=[10, 11, 12])
TOLL = table({"red1": "north2", "blue1": "sea"})
TOLL.play("sail north3")
COMBAT = table({"red1": "north1", "blue1": "north2"}, objects={"shield1": BLUE, "horn1": RED})
play(COMBAT, "sail north2", "use horn1", falls=(3,))
BUILDING = table({"red1": "sea", "blue1": "sea"})
play(BUILDING, "rest", "rest")
WON = table(
    {"red1": "south1", "blue1": "sea"},
    edge={1: "gate-bow"},
    points={RED: {"heros": 3, "pillard": 3, "stratege": 2}},
)
WON.play("sail edge1")
POSITIONS = {"playing": PLAYING, "toll": TOLL, "combat": COMBAT, "building": BUILDING, "won": WON}


def changed(state: drakkar.State, **entries: Any) -> dict[str, Any]:
    return {**state.dump(), **entries}


def with_item(state: drakkar.State, name: str, index: int, value: Any) -> dict[str, Any]:
    data = state.dump()
    data[name][index] = value
    return data


def with_frame(state: drakkar.State, *frame: Any) -> dict[str, Any]:
    data = state.dump()
    data["stack"][-1] = list(frame)
    return data


def without(state: drakkar.State, name: str) -> dict[str, Any]:
    return {key: value for key, value in state.dump().items() if key != name}


@pytest.mark.parametrize("name", POSITIONS)
def test_round_trip(name: str) -> None:
    state = POSITIONS[name]
    again = GAME.load(json.loads(json.dumps(state.dump())))
    assert again == state and again.moves() == state.moves() and again.view(None) == state.view(None)


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"game": "raids"},
        {"game": "vikingar"},
        changed(PLAYING, players=5),
        changed(PLAYING, players=3),
        changed(PLAYING, options={"target": 9}),
        changed(PLAYING, options={"weather": True}),
        changed(PLAYING, chance=-1),
        changed(PLAYING, weather="fog"),
        changed(PLAYING, round=0),
        changed(PLAYING, phase=5),
        changed(PLAYING, order=[0, 0]),
        changed(PLAYING, order=[0]),
        changed(PLAYING, gold=[3, -1]),
        changed(PLAYING, gold=[3, 1, 0]),
        changed(PLAYING, gold=[3, True]),
        changed(PLAYING, kraken=[0, 0]),
        changed(PLAYING, used=[0]),
        changed(PLAYING, used=[p.OBJECT["chain1"]]),
        changed(PLAYING, navigation=[]),
        changed(PLAYING, discards=[0]),
        changed(PLAYING, edge_pile=PLAYING.dump()["edge_pile"][1:]),
        changed(PLAYING, quest_pile=[0]),
        changed(PLAYING, winner=0),
        changed(PLAYING, kind="duel"),
        changed(PLAYING, stack=[]),
        changed(PLAYING, stack=[["dance"]]),
        changed(PLAYING, stack="go"),
        changed(PLAYING, stack=[["pick", 0]]),
        changed(PLAYING, declared=[99]),
        changed(PLAYING, options={**PLAYING.options, "gates": 4}),
        with_item(PLAYING, "dials", 0, PLAYING.dials[1]),
        with_item(PLAYING, "revealed", 0, False),  # a drakkar lies there
        with_item(PLAYING, "revealed", 0, 1),
        with_item(PLAYING, "sites", CITY, 2),  # no such seat
        with_item(PLAYING, "sites", p.SITE["skjoldvik.village"], 0),
        with_item(PLAYING, "sites", p.SITE["skjoldvik.quest"], 3),  # that card is in the pile
        with_item(PLAYING, "sites", p.SITES_ON[PLAYING.dials[10]][0][0], p.MASKED),  # face down
        with_item(PLAYING, "edge", 0, 0),
        with_item(PLAYING, "ships", 1, p.SPACE["north1"]),  # two on one space
        with_item(PLAYING, "ships", 1, p.SPACE["edge1"]),  # not explored
        with_item(PLAYING, "ships", 1, p.SPACE["north10"]),  # face down
        with_item(PLAYING, "ships", 2, p.SEA),  # past the limit
        with_item(PLAYING, "ships", 1, 73),
        with_item(PLAYING, "inactive", 4, True),  # in reserve
        with_item(PLAYING, "pawns", 5, 3),  # past the end of the Stratège
        with_item(PLAYING, "holders", 0, 0),  # that card is in the pile
        with_item(PLAYING, "holders", 0, p.SPENT),
        with_frame(PLAYING, "pick", 2),
        with_frame(PLAYING, "pick", "0"),
        with_frame(PLAYING, "pick"),
        with_frame(PLAYING, "pick", 0, 0),
        with_frame(PLAYING, "set-out", 0, 12, 1),
        with_frame(PLAYING, "set-out", 0, 0, 3),
        with_frame(PLAYING, "set-out", 0, 4, 1),  # a drakkar in reserve
        with_frame(PLAYING, "set-out", 0, 5, 1),  # another player's
        with_frame(PLAYING, "toll", 0, 0, p.SPACE["north2"], 1),  # nothing bars that way
        with_frame(PLAYING, "declare", 0, 0),  # no combat
        with_frame(PLAYING, "breath", 0, 0, "object.breath"),  # no such object
        with_frame(PLAYING, "breath", 0, 0, "no.clause"),
        with_frame(PLAYING, "replace", 0, 99),
        with_frame(BUILDING, "build", 0, 0, 0),
        with_item(COMBAT, "runes", 0, 5),  # not as many as were thrown
        with_item(COMBAT, "throws", 0, [0, 0, 9, 9, 9, 9, 9, 9]),
        changed(COMBAT, defender=RED),
        changed(COMBAT, fighter=-1),
        changed(COMBAT, target=40),
        changed(WON, winner=1),
        changed(WON, winner=-1),
        changed(WON, options={**WON.options, "target": 4}),
        without(PLAYING, "gold"),
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
    junk: list[Any] = [None, -1, 0, 1, 2, 7, 24, 49, 72, 10**9, "", "sail", [], [0], {}, True, 2.5]

    def damage(value: Any) -> Any:
        if isinstance(value, list) and value and rng.randrange(5):
            index = rng.randrange(len(value))
            return [damage(item) if k == index else item for k, item in enumerate(value)]
        return junk[rng.randrange(len(junk))]

    loaded = 0
    for seed in range(40):
        state = GAME.new(2 + seed % 3, seed, council=bool(seed % 2))
        for _ in range(rng.randrange(120)):
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
            other.view(None)
            for _ in range(60):
                if not other.over:
                    other.play(other.moves()[rng.randrange(len(other.moves()))])
    assert loaded < 240


def test_views_hide_what_lies_face_down() -> None:
    """ruling.public-information, setup.dials-face-down: neither dials nor piles nor chance can be read."""
    for seed in range(5):
        state = GAME.new(3, seed)
        assert isinstance(state, Vikingar)
        views = [state.view(seat) for seat in (None, 0, 1, 2)]
        assert all({**view, "viewer": None} == views[0] for view in views)
        text = json.dumps(views[0])
        assert str(state.chance) not in text and "chance" not in views[0]
        assert not any(dial.id in text for dial in p.DIALS)
        assert not any(f'"{card.id}"' in text for card in (*p.NAVIGATION[:-1], *p.QUESTS))


def test_imagined_worlds() -> None:
    """ruling.public-information: a world that a seat imagines looks the same, and hides other things."""
    rng = Chance(1)
    seen = set()
    for _ in range(8):
        world = COMBAT.imagine(BLUE, rng)
        world.check()
        assert world.view(BLUE) == COMBAT.view(BLUE) and world.moves() == COMBAT.moves()
        world.play("throw")
        seen.add(json.dumps(world.view(None)["combat"]["throws"]))
    assert len(seen) > 4
    hidden = {tuple(PLAYING.imagine(RED, rng).dials[9:12]) for _ in range(30)}
    assert len(hidden) == 6


def test_records() -> None:
    """A record replays, prints and parses without loss; a wrong move in it is refused."""
    state, moves = random_game(3, 9, lambda *_: None)
    seats = [{"name": name, "colour": "red", "bot": ""} for name in ("Astrid", "Bjørn", "Œdipe")]
    record = drakkar.Record("vikingar", seats, 9, {}, moves)
    text = record.print()
    parsed = drakkar.Record.parse(text)
    assert parsed.print() == text and parsed.at() == state
    assert [step.move for step in parsed.replay()] == moves
    data = json.loads(drakkar.Record("vikingar", seats, 9, {}, moves[:10]).print())
    data["moves"][3] = "dance"
    data.pop("checksum")
    data["checksum"] = checksum(data)
    with pytest.raises(ValueError, match="does not follow the rules"):
        drakkar.Record.parse(json.dumps(data))


def every_decision() -> list[Vikingar]:
    """A position at each kind of decision."""
    positions = [table({"red1": "north1", "red2": "sea", "blue1": "sea"}), TOLL, COMBAT, BUILDING]
    setting_out = table({"red1": "north1", "blue1": "sea"})
    acting = setting_out.copy()
    acting.play("sail north2")
    damaged = table({"red1": "sea", "blue1": "sea"}, navigation=["fog"])
    forestall = table({"red1": "north1", "blue1": "north2"}, objects={"chain1": BLUE})
    forestall.play("sail north2")
    vote = table({"red1": "north1", "blue1": "north2"}, council=True)
    bones = table({"red1": "north1", "blue1": "north2"}, objects={"bones1": RED})
    breath = table({"red1": "north1", "blue1": "sea"}, objects={"breath1": RED})
    replace = table({"red1": "north1", "blue1": "sea"}, outposts={"skjoldvik.city": BLUE})
    for state, move, falls in (
        (damaged, "sail north1", LOSE),
        (vote, "sail north2", (3,)),
        (bones, "sail north2", (3,)),
        (breath, "pillage skjoldvik.city", LOSE),
        (replace, "raze skjoldvik.city", (2, 1)),
    ):
        with falling(*falls):
            state.play(move)
    return [*positions, setting_out, acting, damaged, forestall, vote, bones, breath, replace]


def test_every_decision_can_be_saved_and_imagined() -> None:
    positions = every_decision()
    assert {state.decision for state in positions} == GAME.state.decisions.keys()
    rng = Chance(6)
    for state in positions:
        again = GAME.load(json.loads(json.dumps(state.dump())))
        assert again == state and again.moves() == state.moves()
        world = state.imagine(state.seat, rng)
        assert world.view(0) == state.view(0) and world.moves() == state.moves()
        for move in state.moves():
            after, twin = again.copy(), state.copy()
            assert after.play(move) == twin.play(move) and after == twin
            after.check()
