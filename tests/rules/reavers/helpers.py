"""Positions of Reavers of Midgard for the tests: an empty table on which only what matters is laid."""

from collections.abc import Callable, Sequence
from typing import Any

import drakkar
from drakkar import Event
from drakkar.reavers.cards import all_cards
from drakkar.reavers.pieces.board import ACTION_SPACES, LOCATIONS
from drakkar.reavers.pieces.dice import COLOUR, KIND
from drakkar.reavers.pieces.relics import RELIC_INDEX
from drakkar.reavers.pieces.territories import STACK_INDEX
from drakkar.reavers.pieces.village import UPGRADES
from drakkar.reavers.state import (
    DECKS,
    DEFENCES,
    N_KINDS,
    N_SPACES,
    N_UPGRADES,
    PROPHECY,
    TROPHY,
    Reavers,
)

GAME = drakkar.games["reavers"]


def new(players: int = 3, seed: int = 0, **options: Any) -> Reavers:
    """A new game as it is dealt."""
    state = GAME.new(players, seed, **options)
    assert isinstance(state, Reavers)
    return state


def table(
    players: int = 3,
    *,
    dice: dict[int, str] | None = None,
    food: int | dict[int, int] = 0,
    favour: int | dict[int, int] = 0,
    glory: int = 0,
    round: int = 1,
    seed: int = 1,
    **options: Any,
) -> Reavers:
    """A table at the first turn of a round, seat 0 to place. Nothing is on display and nobody has anything
    but what is given: dice by name for each seat, Food and Favour for all or for each."""
    state = new(players, seed, **{"first_seat_starts": True, **options})
    for group in (state.recruits, state.village, state.fortress):
        for slot, cards in enumerate(group):
            for card in cards:
                _deck_of(state, card).append(card)
            group[slot] = []
    for row in (state.sea, state.prophecies):
        for slot, card in enumerate(row):
            _deck_of(state, card).append(card)
            row[slot] = ""
    for seat in range(players):
        state.decks[PROPHECY] = state.decks[PROPHECY] + state.secret_prophecies[seat]
        state.secret_prophecies[seat] = []
        set_dice(state, seat, (dice or {}).get(seat, ""))
        state.food[seat] = food if isinstance(food, int) else food.get(seat, 0)
        state.favour[seat] = favour if isinstance(favour, int) else favour.get(seat, 0)
        state.glory[seat] = glory
    set_trade_dice(state, "")
    state.round = round
    state.events = []
    return ready(state)


def ready(state: Reavers) -> Reavers:
    """After laying things out: the position must be sound."""
    state._moves = None
    state.check()
    return state


def _deck_of(state: Reavers, card: str) -> list[str]:
    kinds = all_cards(bool(state.options["defences"]))
    deck = next(index for index, cards in enumerate(kinds) if card in cards)
    state.decks[deck] = state.decks[deck][:]
    return state.decks[deck]


def fetch(state: Reavers, *cards: str) -> list[str]:
    """Take cards out of their decks."""
    for card in cards:
        _deck_of(state, card).remove(card)
    return list(cards)


# ---- laying things out ---------------------------------------------------------------------------------


def set_dice(state: Reavers, seat: int, names: str) -> None:
    """The dice on a Longship board, by name; the others go back to the supply."""
    for kind in range(N_KINDS):
        state.supply[COLOUR[kind]] += state.crew[seat * N_KINDS + kind]
        state.crew[seat * N_KINDS + kind] = 0
    for name in names.split():
        state.supply[COLOUR[KIND[name]]] -= 1
        state.crew[seat * N_KINDS + KIND[name]] += 1
    state._moves = None


def set_trade_dice(state: Reavers, names: str) -> None:
    for kind, n in enumerate(state.trade_dice):
        state.supply[COLOUR[kind]] += n
    state.trade_dice = [0] * N_KINDS
    for name in names.split():
        state.supply[COLOUR[KIND[name]]] -= 1
        state.trade_dice[KIND[name]] += 1
    state._moves = None


def empty_supply(state: Reavers, *colours: str) -> None:
    """Let a colour run out: its dice lie on the boards of the last seats, ten to a board, and at Trade."""
    for colour in colours:
        index = ("red", "blue", "yellow").index(colour)
        ship = KIND[f"{colour}.ship"]
        for seat in reversed(range(1, state.players)):
            room = 10 - state.dice_on_board(seat)
            moved = min(room, state.supply[index])
            state.crew[seat * N_KINDS + ship] += moved
            state.supply[index] -= moved
        state.trade_dice[ship] += state.supply[index]
        state.supply[index] = 0
    ready(state)


def show(state: Reavers, place: str, *slots: str) -> None:
    """The cards on display at a place, slot by slot: names apart by spaces, "" for an empty slot."""
    if place in ("sea", "prophecies"):
        row = getattr(state, place)
        for slot, card in enumerate(slots):
            row[slot] = fetch(state, card)[0] if card else ""
    else:
        group = getattr(state, place)
        for slot, cards in enumerate(slots):
            group[slot] = fetch(state, *cards.split())
    ready(state)


def on_top(state: Reavers, *cards: str) -> None:
    """Put cards of one kind on top of their deck, the first one to be drawn first."""
    deck = _deck_of(state, cards[0])
    for card in cards:
        deck.remove(card)
    deck += reversed(cards)
    ready(state)


def empty_deck(state: Reavers, kind: str, into: str = "pile") -> None:
    """Empty a deck: into the discard, or into the last seat's Glory pile (Prophecies: its hand)."""
    deck = DECKS.index(kind)
    last = state.players - 1
    cards, state.decks[deck] = state.decks[deck], []
    if into == "discard":
        state.discards[deck] = state.discards[deck] + cards
    elif kind == "prophecy":
        state.secret_prophecies[last] = state.secret_prophecies[last] + cards
    else:
        state.piles[last] = state.piles[last] + cards
    ready(state)


def relic(state: Reavers, seat: int, *relics: str, die: str = "") -> None:
    """Relics on a Longship board; `die` lies on the last of them."""
    for name in fetch(state, *relics):
        state.relic_owner[RELIC_INDEX[name]] = seat
    if die:
        state.supply[COLOUR[KIND[die]]] -= 1
        state.relic_die[RELIC_INDEX[relics[-1]]] = KIND[die]
    ready(state)


def upgrade(state: Reavers, seat: int, *tokens: str, used: bool = False) -> None:
    for token in tokens:
        side = state.used if used else state.ready
        side[seat * N_UPGRADES + UPGRADES.index(token)] += 1
    ready(state)


def specialist(state: Reavers, seat: int, place: str, *reavers: str) -> None:
    space = seat * N_SPACES + ACTION_SPACES.index(place)
    state.specialists[space] = state.specialists[space] + fetch(state, *reavers)
    ready(state)


def leader(state: Reavers, seat: int, reaver: str) -> None:
    state.leader[seat] = fetch(state, reaver)[0]
    ready(state)


def pile(state: Reavers, seat: int, *cards: str) -> None:
    state.piles[seat] = state.piles[seat] + fetch(state, *cards)
    ready(state)


def tiles(state: Reavers, seat: int, *names: str) -> None:
    for name in names:
        stack = STACK_INDEX[name.split(".")[0]]
        state.stacks[stack] = [tile for tile in state.stacks[stack] if tile != name]
        state.tiles[seat] = [*state.tiles[seat], name]
    ready(state)


def top_tile(state: Reavers, tile: str) -> None:
    """Let a tile lie on top of its stack."""
    stack = STACK_INDEX[tile.split(".")[0]]
    state.stacks[stack] = [*(other for other in state.stacks[stack] if other != tile), tile]


def prophecies(state: Reavers, seat: int, *cards: str) -> None:
    state.secret_prophecies[seat] = state.secret_prophecies[seat] + fetch(state, *cards)
    ready(state)


def trophies(state: Reavers, seat: int, **counts: int) -> None:
    for name, n in counts.items():
        if name in TROPHY:
            state.trophies[seat * len(TROPHY) + TROPHY.index(name)] = n
        else:
            state.defences[seat * len(DEFENCES) + DEFENCES.index(name)] = n
    ready(state)


def block(state: Reavers, *places: str) -> None:
    """Pretend that pawns lie on these Locations already, of seats that still have one."""
    for place in places:
        seat = next(seat for seat in reversed(range(state.players)) if state.pawns[seat])
        state.pawns[seat] -= 1
        state.placed[LOCATIONS.index(place)] = seat
    ready(state)


# ---- playing -------------------------------------------------------------------------------------------


def play(state: Reavers, *moves: str) -> list[Event]:
    """Play moves one after the other and return all that happened."""
    return [event for move in moves for event in state.play(move)]


def join(state: Reavers, place: str, *seats: int) -> list[Event]:
    """Seat 0 sails to a place; seats before the last one named prepare with Food unless they are named."""
    events = state.play(f"sail {place}")
    for seat in seats:
        while state.seat != seat:
            events += pass_by(state)
        events += state.play("join")
    return events


def pass_by(state: Reavers) -> list[Event]:
    """The seat that decides prepares, and takes Food."""
    events = state.play("prepare") if state.decision == "join" else []
    assert state.decision == "prepare", state.decision
    return events + state.play("forage")


def all_pass(state: Reavers) -> list[Event]:
    """Everybody prepares until the next pawn is placed."""
    events: list[Event] = []
    while state.decision != "location" and not state.over:
        events += pass_by(state)
    return events


def finish_round(state: Reavers, *places: str) -> list[Event]:
    """Place the pawns that are left, at these Locations or the first free ones; everybody prepares."""
    this_round = state.round
    events: list[Event] = []
    wanted = list(places)
    while state.round == this_round and not state.over:
        moves = state.moves()
        assert state.decision == "location", state.decision
        events += state.play(f"sail {wanted.pop(0)}" if wanted else moves[0])
        events += all_pass(state)
    return events


def with_luck(
    state: Reavers, move: str, wanted: Callable[[list[Event]], bool], tries: int = 3000
) -> tuple[Reavers, list[Event]]:
    """The position after a move, for a chance that makes happen what is wanted."""
    for chance in range(tries):
        world = state.copy()
        world.chance = chance * 7919
        events = world.play(move)
        if wanted(events):
            return world, events
    raise AssertionError(f"{move!r} never brings what is wanted")


# ---- looking -------------------------------------------------------------------------------------------


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The data of the events of a kind, with the seat."""
    return [{"seat": event.seat, **event.data} for event in events if event.kind == kind]


def clauses(events: Sequence[Event], kind: str) -> list[str]:
    """The clauses that the events of a kind cite."""
    return [event.clause for event in events if event.kind == kind]


def clause_of(events: Sequence[Event], kind: str) -> str:
    """The clause that the only event of a kind cites."""
    (clause,) = clauses(events, kind)
    return clause


def refusal(state: Reavers, move: str) -> str | None:
    """The id of the clause that forbids a move."""
    clause = state.why_not(move)
    return clause.id if clause else None


def dice(state: Reavers, seat: int) -> list[str]:
    names: list[str] = state.view(None)["seats"][seat]["dice"]
    return names


def holdings(state: Reavers, seat: int) -> dict[str, Any]:
    """What a seat sees of its own things."""
    mine: dict[str, Any] = state.view(seat)["seats"][seat]
    return mine


def verbs(state: Reavers) -> list[str]:
    """The verbs of the legal moves, each once."""
    return list(dict.fromkeys(move.split()[0] for move in state.moves()))


def parts(state: Reavers, seat: int) -> dict[str, int]:
    """Points of a seat by source."""
    return {part.name: part.points for part in state.scores()[seat].parts}
