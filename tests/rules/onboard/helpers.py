"""Positions of Vikings on Board for the tests, built from what matters: rows, chests, bets, Vikings."""

from collections.abc import Mapping, Sequence
from typing import Any

import drakkar
from drakkar import Event
from drakkar.onboard.pieces import (
    BARREL_VALUES,
    BARRELS_EACH,
    BESIDE,
    BODIES,
    BODY_COLOUR,
    BODY_WORDS,
    BUILDINGS,
    CAPACITY,
    CHESTS_OF_A_KIND,
    COLOURS,
    KINDS,
    PILE_ONE,
    PILE_TWO,
    PLACE_OF_WORD,
    PLACEMENT,
    SHIELDS,
    SHIPS,
    VIKINGS_EACH,
    WON,
    ZONE_OF_WORD,
)
from drakkar.onboard.state import NOBODY, Onboard

GAME = drakkar.games["onboard"]
BLUE, RED, GREEN, YELLOW = range(4)  # seats, since colours are given out in this order
LETTERS = {"B": 0, "R": 1, "G": 2, "Y": 3}


def new(players: int, seed: int = 0, **options: Any) -> Onboard:
    state = GAME.new(players, seed, **options)
    assert isinstance(state, Onboard)
    return state


def table(
    players: int = 4,
    *,
    rows: Mapping[int, str] | None = None,
    gone: Sequence[int] = (),
    chests: Mapping[int, str] | None = None,
    boards: Mapping[int, str] | None = None,
    bets: Mapping[str, tuple[int, int]] | None = None,
    won: Mapping[int, Sequence[int]] | None = None,
    market: Sequence[int] = (1, 1, 1),
    pile1: str | None = None,
    pile2: str | None = None,
    crewed: Sequence[str] = (),
    first: int = 0,
    across: Mapping[str, int] | None = None,
    all_across: bool = False,
    stern: int | None = None,
    **options: Any,
) -> Onboard:
    """A position in the middle of a round, as its next turn begins.

    `rows`: ships (from 1) with their bodies from the prow, as colour and shields: `"B3 R3 G2"`; the other
    bodies are spread over the other ships. `gone`: departed ships. `chests`, `boards`, `pile1`, `pile2`:
    kinds; chests not named lie in the piles not named, or in the box. `bets`: zone → (seat, value). `first`:
    the seat whose Viking stands at First Player, the others following clockwise. `across`: Vikings that have
    crossed, building → seat; `all_across`: everybody has, and the round ends. `stern`: the seat that stands
    at Departure with a stern.
    """
    state = new(players, **options)
    state.rows = _rows(rows or {}, [ship - 1 for ship in gone])
    state.port = [ship for ship in range(SHIPS) if ship + 1 not in gone]
    state.round = len(gone) + 1
    state.chief = state.round % 2
    state.market = list(market)
    _place_chests(state, chests or {}, boards or {}, pile1, pile2)
    _place_barrels(state, bets or {}, won or {})
    _place_vikings(state, first, dict(across or {}), all_across, stern)
    for word in crewed:
        ship, place = PLACE_OF_WORD[word]
        state.crewed |= 1 << state.rows[ship][place]
    state.stack = [("turn",)]
    state.events = []
    state._moves = None
    state._run()
    state.check()
    return state


def _rows(named: Mapping[int, str], gone: Sequence[int]) -> list[list[int]]:
    left = [7 * step % BODIES for step in range(BODIES)]  # a mix of colours, none twice on a ship
    rows: list[list[int]] = [[] for _ in range(SHIPS)]
    for ship, text in named.items():
        for word in text.split():
            kind = (LETTERS[word[0]], int(word[1]))
            body = next(body for body in left if (BODY_COLOUR[body], SHIELDS[body]) == kind)
            left.remove(body)
            rows[ship - 1].append(body)
    others = [ship for ship in range(SHIPS) if ship + 1 not in named]
    others.sort(key=lambda ship: ship in gone)
    for number, body in enumerate(left):
        rows[others[number % len(others)]].append(body)
    assert all(len(row) <= CAPACITY for row in rows), "too many bodies for the ships that are not named"
    return rows


def _place_chests(
    state: Onboard, chests: Mapping[int, str], boards: Mapping[int, str], pile1: str | None, pile2: str | None
) -> None:
    left = list(range(len(KINDS))) * CHESTS_OF_A_KIND

    def use(text: str) -> list[int]:
        kinds = [KINDS.index(word) for word in text.split()]
        for kind in kinds:
            left.remove(kind)
        return kinds

    for ship, text in chests.items():
        for kind in use(text):
            state.prows[ship - 1][kind] += 1
    for seat, text in boards.items():
        for kind in use(text):
            state.boards[seat][kind] += 1
    named1, named2 = (None if pile is None else use(pile) for pile in (pile1, pile2))
    state.pile1 = [left.pop() for _ in range(min(PILE_ONE, len(left)))] if named1 is None else named1
    state.pile2 = [left.pop() for _ in range(min(PILE_TWO, len(left)))] if named2 is None else named2
    state.seen = [0] * len(state.pile2)
    for kind in left:
        state.box[kind] += 1


def _place_barrels(
    state: Onboard, bets: Mapping[str, tuple[int, int]], won: Mapping[int, Sequence[int]]
) -> None:
    state.barrels = [BESIDE] * (BARRELS_EACH * state.players)
    for zone, (seat, value) in bets.items():
        state.barrels[seat * BARRELS_EACH + BARREL_VALUES.index(value)] = ZONE_OF_WORD[zone]
    for seat, values in won.items():
        for value in values:
            state.barrels[seat * BARRELS_EACH + BARREL_VALUES.index(value)] = WON


def _place_vikings(
    state: Onboard, first: int, across: dict[str, int], all_across: bool, stern: int | None
) -> None:
    players, each = state.players, VIKINGS_EACH[state.players]
    spare = [list(range(seat * each, (seat + 1) * each)) for seat in range(players)]
    queue = [(first + "ABCD".index(letter)) % players for letter in PLACEMENT[players]]
    state.home = [NOBODY] * len(BUILDINGS)
    state.across = [NOBODY] * len(BUILDINGS)
    if stern is not None:
        across["departure"] = state.stern = stern
    for building, seat in across.items():
        state.across[BUILDINGS.index(building)] = spare[seat].pop(0)
        queue.remove(seat)
    if all_across:
        free = [number for number, name in enumerate(BUILDINGS) if name != "departure" and name not in across]
        for seat, number in zip(queue, free, strict=False):
            state.across[number] = spare[seat].pop(0)
    else:
        for number, seat in enumerate(queue):
            state.home[number] = spare[seat].pop(0)


# ---- playing and looking -----------------------------------------------------------------------------------


def play(state: Onboard, *moves: str) -> list[Event]:
    """Play moves one after the other and return all that happened."""
    return [event for move in moves for event in state.play(move)]


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The public data of the events of a kind, with the seat."""
    return [{"seat": event.seat, **event.data} for event in events if event.kind == kind]


def clause_of(events: Sequence[Event], kind: str) -> str:
    """The clause that the only event of a kind cites."""
    (clause,) = [event.clause for event in events if event.kind == kind]
    return clause


def refusal(state: Onboard, move: str) -> str | None:
    """The id of the clause that forbids a move."""
    clause = state.why_not(move)
    return clause.id if clause else None


def row(state: Onboard, ship: int) -> str:
    """The bodies of a ship from the prow, as in `table`; a star marks an extra Viking."""
    return " ".join(
        f"{body['colour'][0].upper()}{body['shields']}{'*' if body['extra'] else ''}"
        for body in state.view(None)["ships"][ship - 1]["bodies"]
    )


def chests_on(state: Onboard, ship: int) -> list[str]:
    chests: list[str] = state.view(None)["ships"][ship - 1]["chests"]
    return chests


def board(state: Onboard, seat: int) -> list[str]:
    """The chests on a shield board, as its owner sees them."""
    kinds: list[str] = state.view(seat)["seats"][seat]["kinds"]
    return kinds


def barrels(state: Onboard, seat: int) -> dict[int, str]:
    """Where the barrels of a seat are, by value, as their owner sees them."""
    return {entry["points"]: entry["place"] for entry in state.view(seat)["seats"][seat]["barrels"]}


def influence(state: Onboard, ship: int) -> list[tuple[str, int]]:
    return [(colour, shields) for colour, shields in state.view(None)["ships"][ship - 1]["influence"]]


def words(moves: Sequence[str], place: int) -> set[str]:
    """The words that stand at a place in the moves (0 is the verb)."""
    return {move.split()[place] for move in moves}


def seat_of(state: Onboard, body: str) -> int | None:
    """The seat that plays the colour of a body."""
    ship, place = PLACE_OF_WORD[body]
    return state.owner(BODY_COLOUR[state.rows[ship][place]])


def own_bodies(state: Onboard, seat: int, *, from_place: int = 0) -> set[str]:
    """The bodies of a seat in port, from a place in the row on."""
    return {
        BODY_WORDS[ship][place]
        for ship in state.port
        for place in range(from_place, len(state.rows[ship]))
        if COLOURS[BODY_COLOUR[state.rows[ship][place]]] == COLOURS[state.colours[seat]]
    }
