"""Decks and discards: what is in them, and how cards are drawn."""

from functools import cache

from .pieces import fortress, village
from .pieces.prophecies import COPIES as PROPHECY_COPIES
from .pieces.prophecies import DEFENCE_PROPHECY, PROPHECIES
from .pieces.reavers import REAVERS
from .pieces.sea import SEA_COPIES, VOYAGE_COPIES
from .state import DECKS, Reavers


@cache
def all_cards(defences: bool) -> tuple[tuple[str, ...], ...]:
    """Every card of every deck; Farms, Walls and Towers only with the option."""
    prophecies = dict.fromkeys(PROPHECIES, PROPHECY_COPIES)
    if not defences:
        del prophecies[DEFENCE_PROPHECY]
    copies = (
        dict.fromkeys(REAVERS, 1),
        village.COPIES | (village.DEFENCE_COPIES if defences else {}),
        fortress.COPIES | (fortress.DEFENCE_COPIES if defences else {}),
        VOYAGE_COPIES,
        SEA_COPIES,
        prophecies,
    )
    return tuple(tuple(card for card, n in deck.items() for _ in range(n)) for deck in copies)


def has_cards(s: Reavers, deck: int) -> bool:
    """Can a card of this kind still be drawn?"""
    return bool(s.decks[deck] or s.discards[deck])


def draw_cards(s: Reavers, deck: int, n: int) -> list[str]:
    """The top cards of a deck, as many as there are; an empty deck is made anew of its discard."""
    cards = s.decks[deck]
    drawn: list[str] = []
    while len(drawn) < n:
        if not cards:
            if not s.discards[deck]:
                break
            cards = s.discards[deck][:]
            s.discards[deck] = []
            s.shuffle(cards)
            s.tell("reshuffle", "ruling.deck-exhausted", deck=DECKS[deck], reveals=True)
        due = min(n - len(drawn), len(cards))
        drawn += cards[: -due - 1 : -1]
        cards = cards[:-due]
    s.decks[deck] = cards
    return drawn


def discard(s: Reavers, deck: int, cards: list[str]) -> None:
    """Lay cards on the discard of their kind."""
    s.discards[deck] = s.discards[deck] + cards


def to_pile(s: Reavers, seat: int, *cards: str) -> None:
    """Put cards into a seat's Glory pile."""
    s.piles[seat] = s.piles[seat] + list(cards)
