"""The cards on display at the locations of Reavers of Midgard, and their decks."""

from functools import cache
from typing import Any

from drakkar.reavers.pieces.board import BONUS_BY_RANK, RAID_FACE

from ..html import Markup, el, join
from ..look import Look
from .draw import box, lettering, number
from .reavers_cards import WIDTH, back, face
from .reavers_layout import Layout, Slot
from .reavers_words import capital, cards_words

DECK_TOKENS = {
    "recruit": "reaver-deck",
    "trade": "prophecy-deck",
    "village": "village-deck",
    "fortress": "fortress-deck",
    "sea": "sea-deck",
}
SLOT_NAMES = {
    "recruit": "recruit",
    "trade": "prophecy",
    "village": "village",
    "fortress": "fortress",
    "sea": "sea",
}


def on_display(view: dict[str, Any]) -> dict[str, list[str]]:
    """The cards in every slot, by the slot's token."""
    shown: dict[str, list[str]] = {}
    for place, cards in (
        ("recruit", view["recruits"]),
        ("prophecy", [[card] if card else [] for card in view["prophecies"]]),
        ("village", view["village"]),
        ("fortress", view["fortress"]),
        ("sea", [[card] if card else [] for card in view["sea"]]),
    ):
        shown.update({f"{place}{i}": group for i, group in enumerate(cards, 1) if group})
    return shown


def placed(card: str, x: float, y: float, width: float, id: str = "") -> Markup:
    """A card of a certain width, from its upper left corner."""
    return el("g", face(card, id), transform=f"translate({x:g},{y:g}) scale({width / WIDTH:g})")


def cards(view: dict[str, Any], look: Look, lay: Layout, place: str, groups: list[list[str]]) -> list[Markup]:
    """The slots of a location, then its deck."""
    slots = lay.slots[place]
    shown = [
        _slot(look, f"{SLOT_NAMES[place]}{i + 1}", slot, groups[i] if i < len(groups) else [])
        for i, slot in enumerate(slots[: -2 if place == "sea" else -1])
    ]
    return [*shown, _deck(view, look, place, slots[-2 if place == "sea" else -1])]


def _slot(look: Look, token: str, slot: Slot, shown: list[str]) -> Markup:
    x, y, w, h = slot.x, slot.y, slot.width, slot.height
    step = slot.card + 3
    left = x if len(shown) == slot.cards else x + (slot.cards - len(shown)) * step / 2
    return look.token(
        token,
        cards_words(look, shown) if shown else look.text("board.slot.empty"),
        box(x - 4, y - 4, w + 8, h + 8, 12, "halo"),
        None if len(shown) == slot.cards else box(x, y, w, h, 9, "rv-vacant-slot"),
        [placed(card, left + step * i, y, slot.card, f"rv-{token}-{i}") for i, card in enumerate(shown)],
        class_="rv-card-slot",
        data_card=token,
        id=f"rv-slot-{token}",
    )


def _deck(view: dict[str, Any], look: Look, place: str, slot: Slot) -> Markup:
    deck = DECK_TOKENS[place].removesuffix("-deck")
    return look.token(
        DECK_TOKENS[place],
        _deck_words(view, look, deck),
        _pile(deck, slot, view["decks"][deck]),
        _bonus(slot) if place in RAID_FACE else None,
        class_="rv-card-deck",
        id=f"rv-{DECK_TOKENS[place]}",
    )


def _deck_words(view: dict[str, Any], look: Look, deck: str) -> str:
    discards = len(view["discards"][deck])
    return capital(look.text("board.deck", deck=deck, n=view["decks"][deck], discards=discards))


def voyages(view: dict[str, Any], look: Look, slot: Slot) -> Markup:
    count = view["decks"]["voyage"]
    label = _deck_words(view, look, "voyage")
    drawing = _pile("voyage", slot, count)
    return el("g", el("title", label), drawing, role="img", aria_label=label, class_="rv-card-deck")


@cache
def _pile(deck: str, slot: Slot, count: int) -> Markup:
    x, y, w, h = slot.x, slot.y, slot.card, slot.height
    shift = f"translate({x:g},{y:g}) scale({w / WIDTH:g})"
    under = box(x + 4, y + 4, w, h, 9, "rv-under-card") if count > 1 else None
    return join(
        box(x - 4, y - 4, w + 8, h + 8, 12, "halo"),
        [under, el("g", back(deck), transform=shift)] if count else box(x, y, w, h, 9, "rv-vacant-slot"),
        number(x + w / 2, y + h - 25, 20, count, "tally"),
    )


@cache
def _bonus(slot: Slot) -> Markup:
    """Cards on top of the pair, for the first and the second player, on the back of the deck."""
    marks = " ".join(f"+{n}" for n in BONUS_BY_RANK[:2])
    x, y, size = slot.x + slot.card / 2, slot.y + slot.height * 0.18, slot.card * 0.3
    return lettering(x, y, size, marks, "rv-on-back")
