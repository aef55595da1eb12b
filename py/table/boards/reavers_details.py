"""Cards enlarged: what is pointed at, or has the focus, is shown large and in words over the board."""

from typing import Any

from ..html import Markup, el, part
from ..look import Look
from .reavers_cards import face
from .reavers_words import card_name, lines

LOWER = ("village", "fortress", "sea")  # places whose cards are enlarged over the upper half of the board


def detail(look: Look, card: str, picture: Markup | None = None, notes: list[str] | None = None) -> Markup:
    """One card with its name and all that it says."""
    said = [el("p", line) for line in [*lines(look, card), *(notes or [])]]
    drawing = el("svg", picture or face(card), viewBox="0 0 100 138", aria_hidden="true")
    return el("div", drawing, el("div", el("h3", card_name(look, card)), said), class_="rv-card-detail")


def details(look: Look, shown: dict[str, list[str]], notes: dict[str, list[str]]) -> Markup:
    """For every place with cards, what appears when it is pointed at; repeats the drawing on the board."""
    boxes = [
        part(
            el(
                "div",
                [
                    detail(look, card, el("use", href=f"#rv-{place}-{i}"), notes.get(card))
                    for i, card in enumerate(cards)
                ],
                class_="rv-details rv-high" if place.startswith(LOWER) else "rv-details rv-low",
                data_detail=place,
                id=f"rv-detail-{place}",
            )
        )
        for place, cards in shown.items()
    ]
    return el("div", boxes, class_="reavers-details", aria_hidden="true")


def tokens_left(view: dict[str, Any], look: Look) -> dict[str, list[str]]:
    """Notes for cards whose tokens are limited."""
    from drakkar.reavers.pieces.sea import SEA_BATTLES
    from drakkar.reavers.pieces.village import VILLAGE

    notes: dict[str, list[str]] = {}
    for card, data in VILLAGE.items():
        if data.upgrade:
            notes[card] = [look.text("board.left", n=view["upgrades"][f"up.{data.upgrade}"])]
    for card, battle in SEA_BATTLES.items():
        for what, _ in battle.gains:
            if what in view["trophies"]:
                notes[card] = [look.text("board.left.trophies", n=view["trophies"][what])]
    return notes
