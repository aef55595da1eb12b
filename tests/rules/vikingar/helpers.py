"""Positions of Vikingar for the tests, built from what matters, and throws that fall as a test wants them."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import drakkar
from drakkar import Event
from drakkar.vikingar import pieces as p
from drakkar.vikingar.runes import FALLS, PAIRS
from drakkar.vikingar.state import ACTION, Vikingar

GAME = drakkar.games["vikingar"]
RED, BLUE, GREEN, YELLOW = range(4)

# The dials that most tests sail on lie at positions 1 to 8 and 24, in this order; the others follow.
PLACES = {
    1: "skjoldvik",  # north: village, city; south: quest; waterway
    2: "rimhavn",  # north: village, cult; south: village; waterway
    3: "jarnnes",  # north: fort, city; south: village
    4: "dvergsund",  # north: quest; south: fort, city; waterway
    5: "ormstunga",  # north: open water, whirlpool; south: city, fort
    6: "solvang",  # north: two villages; south: city, whirlpool; waterway
    7: "eldborg",  # north: fort, cult; south: two villages
    8: "hrafnsey",  # north: cult; south: quest; waterway
    24: "tjaldey",  # north: village; south: city, village; waterway
}


def table(
    ships: dict[str, str],
    *,
    players: int = 2,
    go: int = RED,
    order: Sequence[int] | None = None,
    gold: Sequence[int] | None = None,
    outposts: dict[str, int] | None = None,
    masked: Sequence[str] = (),
    quests: dict[str, str] | None = None,
    edge: dict[int, str] | None = None,
    hidden: Sequence[int] = (),
    objects: dict[str, int] | None = None,
    used: Sequence[str] = (),
    points: dict[int, dict[str, int]] | None = None,
    kraken: Sequence[int] = (),
    navigation: Sequence[str] = (),
    edge_pile: Sequence[str] = (),
    quest_pile: Sequence[str] = (),
    inactive: Sequence[str] = (),
    stack: Sequence[tuple[Any, ...]] | None = None,
    **options: Any,
) -> Vikingar:
    """A position in which the seat `go` is about to play; every seat has only the `ships` that are named.

    All dials lie face up but those at the `hidden` positions (1 to 24), as `PLACES` says. `quests`: the
    creature that stands on a site. `edge`: the card at a position. `navigation`, `edge_pile` and
    `quest_pile`: the cards to be drawn next, in that order. `stack`: what comes next, if not the seat's go.
    """
    s = GAME.new(players, 1, **options)
    assert isinstance(s, Vikingar)
    s.dials = _dials()
    s.revealed = [position + 1 not in hidden for position in range(p.POSITIONS)]
    s.ships = [p.RESERVE] * (players * p.FLEET)
    for token, space in ships.items():
        s.ships[p.SHIP[token]] = p.SPACE[space]
    s.order = list(order) if order else [go, *(seat for seat in range(players) if seat != go)]
    if gold:
        s.gold = list(gold)
    for token, owner in (outposts or {}).items():
        s.sites[p.SITE[token]] = owner
    for token in masked:
        s.sites[p.SITE[token]] = p.MASKED
    for token, holder in (objects or {}).items():
        s.holders[p.OBJECT[token]] = holder
        s.quest_pile.remove(p.OBJECT[token])
    for token, creature in (quests or {}).items():
        s.sites[p.SITE[token]] = card = _quest(creature)
        s.quest_pile.remove(card)
    for position, name in (edge or {}).items():
        s.edge[position - 1] = card = p.EDGE_CARDS.index(name)
        s.edge_pile.remove(card)
    s.used = [p.OBJECT[token] for token in used]
    for seat, pawns in (points or {}).items():
        for name, n in pawns.items():
            s.pawns[seat * p.PAWNS + p.EXPLOITS.index(name)] = n
    for seat in kraken:
        s.kraken[seat] = True
    _put_first(s.navigation, [_event(name) for name in navigation])
    _put_first(s.edge_pile, [p.EDGE_CARDS.index(name) for name in edge_pile])
    _put_first(s.quest_pile, [_quest(name) for name in quest_pile])
    for token in inactive:
        s.inactive[p.SHIP[token]] = True
    for seat in s.order[: s.order.index(go)] if stack is None else ():
        for ship in s.fleet(seat):
            s.inactive[ship] = s.ships[ship] != p.RESERVE
    s.stack = []
    s.then(*(stack if stack is not None else _rest_of_round(s, go)))
    s.events = []
    s._moves = None
    s._run()
    s.check()
    return s


def _rest_of_round(s: Vikingar, go: int) -> list[tuple[Any, ...]]:
    goes = [("go", seat) for seat in s.order[s.order.index(go) :]]
    builds = [("construct", seat, False, False) for seat in s.order]
    return [*goes, ("trade",), *builds, ("maintain",)]


def _dials() -> list[int]:
    named = {position - 1: p.DIAL[name] for position, name in PLACES.items()}
    others = iter([dial for dial in range(len(p.DIALS)) if dial not in named.values()])
    return [named[position] if position in named else next(others) for position in range(p.POSITIONS)]


def _put_first(pile: list[int], cards: list[int]) -> None:
    for card in reversed(cards):
        pile.remove(card)
        pile.append(card)


def _event(name: str) -> int:
    return next(n for n, card in enumerate(p.NAVIGATION) if card.id == name)


def _quest(name: str) -> int:
    return next(n for n, card in enumerate(p.QUESTS) if card.id == name)


def voyage(ship: str, seat: int = RED, *, after: str = "act") -> list[tuple[Any, ...]]:
    """A stack with one drakkar in hand: about to act (it has moved), or about to set out."""
    rest = [("next-drakkar", seat), ("trade",), ("construct", seat, False, False), ("maintain",)]
    return [(after, seat, p.SHIP[ship], ACTION), *rest]


# ---- throws ------------------------------------------------------------------------------------------------

Fall = int | str  # points of a plain throw, or its first runes by letter: face, back, long, short, out
LETTERS = {name[0]: number for number, name in enumerate(FALLS)}


def runes(letters: str, *overlaps: tuple[int, int]) -> tuple[int, ...]:
    """A throw: one letter per rune, and the pairs that overlap."""
    bits = sum(1 << PAIRS.index((min(pair), max(pair))) for pair in overlaps)
    return (0, bits, *(LETTERS[letter] for letter in letters))


class Thrown(list[int]):
    """How many runes each throw had."""


@contextmanager
def falling(*falls: Fall) -> Iterator[Thrown]:
    """The next throws fall like this, one after the other, and just so many are made."""
    script = iter(falls)
    thrown = Thrown()

    def cast(n: int, draw: Callable[[int], int]) -> tuple[int, ...]:
        fall = next(script)
        thrown.append(n)
        letters = "f" * fall if isinstance(fall, int) else fall
        assert len(letters) <= n, f"{n} runes can't fall as {letters}"
        return runes(letters.ljust(n, "b"))

    with patch("drakkar.vikingar.combat.cast", cast):
        yield thrown
    assert len(thrown) == len(falls), f"{len(falls) - len(thrown)} throws were not made"


WIN: tuple[Fall, Fall] = (2, 1)  # attack, defence
LOSE: tuple[Fall, Fall] = (1, 1)  # a tie is lost


# ---- playing and looking -----------------------------------------------------------------------------------


def play(s: Vikingar, *moves: str, falls: Sequence[Fall] = ()) -> list[Event]:
    """Play moves one after the other and return all that happened; throws fall as said, none unsaid."""
    with falling(*falls):
        return [event for move in moves for event in s.play(move)]


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The data of the events of a kind, with the seat."""
    return [{"seat": event.seat, **event.data} for event in events if event.kind == kind]


def clauses(events: Sequence[Event], kind: str) -> list[str]:
    """The clauses that the events of a kind cite."""
    return [event.clause for event in events if event.kind == kind]


def refusal(s: Vikingar, move: str) -> str | None:
    """The id of the clause that forbids a move."""
    clause = s.why_not(move)
    return clause.id if clause else None


def where(s: Vikingar, ship: str) -> str | None:
    """The space of a drakkar; None in reserve."""
    space = s.ships[p.SHIP[ship]]
    return p.SPACES[space] if space != p.RESERVE else None


def active(s: Vikingar, ship: str) -> bool:
    return not s.inactive[p.SHIP[ship]]


def points(s: Vikingar, seat: int, exploit: str) -> int:
    return s.charter(seat)[p.EXPLOITS.index(exploit)]


def site(s: Vikingar, token: str) -> int:
    """What lies on a site: FREE, MASKED, the seat of an outpost, or a quest card."""
    return s.sites[p.SITE[token]]


def objects(s: Vikingar, seat: int) -> list[str]:
    return [token for card, token in enumerate(p.OBJECTS) if s.holders[card] == seat]


def hand_over(s: Vikingar) -> None:
    """Let drakkars rest and construction pass until another seat, or another phase, is asked."""
    seat, phase = s.seat, s.phase
    while (s.seat, s.phase) == (seat, phase):
        s.play("rest" if "rest" in s.moves() else s.moves()[0] if s.decision == "pick" else "done")


def end_round(s: Vikingar) -> list[Event]:
    """Everybody rests and builds nothing until the next round; all that happened."""
    events: list[Event] = []
    round_ = s.round
    while s.round == round_ and not s.over:
        moves = s.moves()
        events += s.play(next((move for move in ("rest", "done") if move in moves), moves[0]))
    return events
