"""Saved positions and records: exact, and refused with a sentence when they can't be."""

import json
from typing import Any

import drakkar
import pytest
from drakkar import BadInput, Chance, Event, State
from drakkar.core.record import checksum

from tests.rules.fuzz import play_out

from .helpers import BLUE, GAME, RED, new, table

START = new(3, 2)
COLOURS = new(3, 2, choose_colours=True)
COLOURS.play("colour red")
MIDDLE = table(
    2, bets={"ship1.red": (BLUE, 2)}, chests={1: "grain"}, crewed=["ship1.1"], gone=[7, 8], stern=RED
)
LOOKING = table(4, pile2="hides metal grain grain")
LOOKING.play("go warehouse2")
LOADING = table(4, pile1="hides metal", chests={1: "grain"})
LOADING.play("go warehouse1")
EXCHANGING = table(4)
EXCHANGING.play("go exchange")
EXCHANGING.play("exchange ship3.2")
CREWING = table(2)
CREWING.play("go departure")
DEPARTING = table(4, rows={1: "B3 R1 G2"}, chests={1: "grain metal hides hides"}, all_across=True, stern=RED)
SHARING = DEPARTING.copy()
SHARING.play("depart ship1")
NEUTRAL = table(3, rows={1: "Y3 B2"}, chests={1: "grain metal hides"}, all_across=True, stern=RED)
NEUTRAL.play("depart ship1")
OVER = table(4, rows={1: "B1", 2: "R1"}, gone=[3, 4, 5, 6, 7, 8], all_across=True, stern=BLUE, won={RED: [2]})
OVER.play("depart ship1")
KINDS_OF_POSITIONS = [
    *(START, COLOURS, MIDDLE, LOOKING, LOADING, EXCHANGING, CREWING, DEPARTING, SHARING, NEUTRAL, OVER),
]


def changed(state: State, **entries: Any) -> dict[str, Any]:
    return {**state.dump(), **entries}


def with_item(state: State, name: str, index: int, value: Any) -> dict[str, Any]:
    data = state.dump()
    data[name][index] = value
    return data


def without(state: State, name: str) -> dict[str, Any]:
    return {key: value for key, value in state.dump().items() if key != name}


@pytest.mark.parametrize("state", KINDS_OF_POSITIONS, ids=lambda state: state.decision or "over")
def test_round_trip(state: State) -> None:
    again = GAME.load(json.loads(json.dumps(state.dump())))
    assert again == state and again.digest() == state.digest() and again.moves() == state.moves()
    assert all(again.view(seat) == state.view(seat) for seat in (None, *range(state.players)))


def test_every_decision_can_be_saved() -> None:
    seen: set[str | None] = set()

    def watch(position: State, move: str | None, events: list[Event]) -> None:
        if position.decision not in seen:
            assert GAME.load(json.loads(json.dumps(position.dump()))) == position
            seen.add(position.decision)

    for seed in range(12):
        play_out(new(2 + seed % 3, seed, choose_colours=True, choose_return_order=True), Chance(seed), watch)
    assert seen == {None, *GAME.state.decisions}


def test_a_copy_is_independent_of_the_original() -> None:
    """Whatever is played on a copy leaves the original as it was, at every decision of a game."""
    for players in (2, 3, 4):
        state, rng = new(players, 4), Chance(4)
        while not state.over:
            before = json.dumps(state.dump())
            for move in state.moves()[:: max(1, len(state.moves()) // 4)]:
                copy = state.copy()
                assert copy == state and copy.moves() == state.moves()
                copy.play(move)
                assert json.dumps(state.dump()) == before
            moves = state.moves()
            state.play(moves[rng.randrange(len(moves))])


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        "onboard",
        {"game": "raids"},
        {"game": "onboard"},
        changed(START, players=2),
        changed(START, players=4),
        changed(START, players=5),
        changed(START, players="3"),
        changed(START, options={"tides": True}),
        changed(START, options={"open_chests": 1}),
        changed(START, options=None),
        changed(START, chance=-1),
        changed(START, chance=None),
        changed(START, weather="fog"),
        without(START, "rows"),
        without(START, "seen"),
        changed(START, round=0),
        changed(START, round=100),
        changed(START, round=2),
        changed(START, round=True),
        changed(START, colours=[0, 1]),
        changed(START, colours=[0, 1, 1]),
        changed(START, colours=[0, 1, 4]),
        changed(START, rows=START.dump()["rows"][:7]),
        with_item(START, "rows", 0, []),
        with_item(START, "rows", 0, START.rows[1]),
        with_item(START, "rows", 0, [24, 1, 2]),
        changed(
            START,
            rows=[[*range(6)], [*range(6, 11)], [*range(11, 16)], [*range(16, 21)], [21, 22, 23], [], [], []],
        ),
        changed(START, crewed=1),
        changed(MIDDLE, crewed=1 << 23),
        changed(MIDDLE, crewed=0b111111),
        changed(MIDDLE, crewed=1 << 24),
        changed(START, port=[0, 1, 2, 3, 4, 5, 6]),
        changed(START, port=[0, 0, 1, 2, 3, 4, 5, 6]),
        changed(START, port=[7, 6, 5, 4, 3, 2, 1, 0]),
        changed(START, port=[0]),
        changed(START, port=[]),
        changed(START, prows=[[0, 0, 0]] * 7),
        with_item(START, "prows", 2, [1, 0, 0]),
        with_item(MIDDLE, "prows", 7, [1, 0, 0]),
        changed(START, boards=[[0, 0, 0]] * 2),
        with_item(START, "boards", 0, [0, 0, 1]),
        with_item(START, "boards", 0, [0, -1, 1]),
        changed(START, box=[0, 1, 0]),
        changed(START, box=[0, 0]),
        changed(START, pile1=START.dump()["pile1"][1:]),
        changed(START, pile1=[0] * 7),
        changed(START, pile1=[3] * 7),
        changed(START, pile2=START.dump()["pile2"][1:]),
        changed(START, seen=[0] * 7),
        changed(START, seen=[8] + [0] * 7),
        changed(START, barrels=[-1] * 8),
        changed(START, barrels=[-3] + [-1] * 11),
        changed(START, barrels=[32] + [-1] * 11),
        changed(START, barrels=[5, 5] + [-1] * 10),
        changed(START, barrels=[-2] + [-1] * 11),
        changed(START, market=[1, 1]),
        changed(START, market=[1, 1, 5]),
        changed(START, market=[0, 1, 1]),
        changed(START, chief=0),
        changed(START, chief=2),
        changed(START, stern=1),
        changed(START, stern=3),
        with_item(START, "home", 0, -1),
        with_item(START, "home", 10, 0),
        with_item(START, "home", 0, 9),
        with_item(START, "across", 9, 0),
        changed(MIDDLE, stern=-1),
        changed(START, stack=[]),
        changed(START, stack=[["turn"]]),
        changed(START, stack=["turn"]),
        changed(START, stack=[["dance", 0]]),
        changed(START, stack=[["go", START.seat, 0]]),
        changed(START, stack=[["turn"], ["turn"], ["go", START.seat, 0]]),
        changed(START, stack=[["turn"], ["go", START.seat, 1]]),
        changed(START, stack=[["turn"], ["go", (START.seat or 0) + 1, 0]]),
        changed(START, stack=[["turn"], ["go", START.seat]]),
        changed(START, stack=[["turn"], ["market", 0]]),
        changed(START, stack=[["depart", 0]]),
        changed(START, stack=[["leave", 0], ["serve", 0, 1], ["take", 0, 0, 0]]),
        changed(MIDDLE, stack=[["turn"], ["market", 2]]),
        changed(MIDDLE, stack=[["turn"], ["market", 0, 1]]),
        changed(MIDDLE, stack=[["turn"], ["colour", 0]]),
        changed(MIDDLE, stack=[["turn"], ["extra-viking", 1]]),
        changed(MIDDLE, stack=[["turn"], ["return-order", 0]]),
        changed(LOADING, stack=[["turn"], ["warehouse1", 0, 3]]),
        changed(LOADING, stack=[["turn"], ["warehouse1", 0, 2]]),
        changed(LOADING, stack=[["turn"], ["warehouse1", 0]]),
        changed(LOOKING, stack=[["turn"], ["warehouse2", 0, 2]]),
        changed(LOOKING, stack=[["turn"], ["warehouse2", 1, 3]]),
        changed(EXCHANGING, stack=[["turn"], ["exchange-with", 0, 2, 5]]),
        changed(EXCHANGING, stack=[["turn"], ["exchange-with", 0, 8, 0]]),
        changed(EXCHANGING, stack=[["turn"], ["exchange-with", 0, 2]]),
        changed(DEPARTING, stack=[["depart", 0]]),
        changed(DEPARTING, stack=[["turn"], ["depart", 1]]),
        changed(SHARING, stack=[["leave", 0], ["serve", 0, 1], ["take", 1, 0, 0]]),
        changed(SHARING, stack=[["leave", 0], ["serve", 0, 2], ["take", 0, 0, 0]]),
        changed(SHARING, stack=[["leave", 1], ["serve", 0, 1], ["take", 0, 0, 0]]),
        changed(SHARING, stack=[["leave", 0], ["take", 0, 0, 0]]),
        changed(SHARING, stack=[["leave", 0], ["serve", 0, 1], ["take", 0, 0, False]]),
        changed(SHARING, stack=[["leave", 9], ["serve", 9, 1], ["take", 0, 9, 0]]),
        changed(NEUTRAL, stack=[["leave", 0], ["serve", 0, 1], ["discard", 0, 0, 3]]),
        changed(NEUTRAL, stack=[["leave", 0], ["serve", 0, 1], ["discard", 1, 0, 2]]),
        changed(NEUTRAL, stack=[["leave", 0], ["serve", 0, -2], ["discard", 1, 0, 3]]),
        changed(COLOURS, colours=[]),
        changed(COLOURS, colours=[1, 0, 2]),
        changed(COLOURS, stack=[["lay-out"], ["colour", 2]]),
        changed(COLOURS, stack=[["colour", 2], ["colour", 1]]),
        changed(COLOURS, market=[1, 1, 2]),
        changed(COLOURS, round=1),
        changed(OVER, stack=[["turn"], ["go", 0, 0]]),
    ],
)
def test_bad_saves_are_refused_with_a_sentence(data: Any) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.load(data)
    sentence = str(refused.value)
    assert len(sentence.split()) > 4, sentence


def test_saves_with_random_damage_never_crash() -> None:
    """Whatever a damaged save holds, it is refused, or it is a position that can be played on to its end."""
    rng = Chance(3)
    junk: list[Any] = [None, -2, -1, 0, 1, 2, 3, 7, 23, 10**9, "", "go", [], [0], [[0]], {}, True, False, 2.5]

    def damage(value: Any) -> Any:
        if isinstance(value, list) and value and rng.randrange(5):
            index = rng.randrange(len(value))
            return [damage(item) if place == index else item for place, item in enumerate(value)]
        return junk[rng.randrange(len(junk))]

    loaded = 0
    for seed in range(60):
        state = new(2 + seed % 3, seed, choose_colours=seed % 10 == 0, choose_return_order=True)
        for _ in range(rng.randrange(120)):
            if not state.over:
                state.play(state.moves()[rng.randrange(len(state.moves()))])
        for _ in range(15):
            data = json.loads(json.dumps(state.dump()))
            name = list(data)[1 + rng.randrange(len(data) - 1)]
            data[name] = damage(data[name])
            try:
                other = GAME.load(data)
            except BadInput:
                continue
            loaded += 1
            play_out(other, rng, lambda position, move, events: position.check())
    assert loaded < 300


def test_records() -> None:
    """A record replays, prints and parses without loss; a wrong move in it is refused."""
    state = new(4, 9, choose_colours=True)
    moves = play_out(state, Chance(9))
    seats = [{"name": name, "colour": "red", "bot": ""} for name in ("Astrid", "Bjørn", "Œdipe", "Éric")]
    options = {"choose_colours": True}
    record = drakkar.Record("onboard", seats, 9, options, moves)
    parsed = drakkar.Record.parse(record.print())
    assert parsed.print() == record.print() and parsed.at() == state
    assert parsed.at(10) == drakkar.Record("onboard", seats, 9, options, moves[:10]).at()
    assert [step.move for step in parsed.replay()] == moves
    data = json.loads(drakkar.Record("onboard", seats, 9, options, moves[:10]).print())
    data["moves"][3] = "dance"
    data.pop("checksum")
    with pytest.raises(ValueError, match="does not follow the rules"):
        drakkar.Record.parse(json.dumps({**data, "checksum": checksum(data)}))
