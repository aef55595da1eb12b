"""The corners of the board of Vikingar: round and phase, order of play, piles of cards."""

from typing import Any

from ..html import Markup, classes, el, icon, join, part
from ..look import Look
from .draw import at, circle, lettering, stamp
from .vikingar_marks import CUP, GATE, SITE

CORNER = 582  # from both axes to the middle of a medallion
PHASES = ("activation", "trade", "construction", "maintenance")
NAVIGATION = icon("compass")
TOKENS = {  # where the turn tokens lie, by their number
    2: ((-46, 0), (46, 0)),
    3: ((-46, -36), (46, -36), (0, 44)),
    4: ((-43, -40), (43, -40), (-43, 44), (43, 44)),
}


def corners(view: dict[str, Any], look: Look) -> Markup:
    """Three medallions; the fourth corner is for the buttons of the zoom."""
    return join(_round(view, look), _order(view, look), _piles(view, look))


def _medallion(x: int, y: int, label: str, *children: Any, id: str) -> Markup:
    medallion = el(
        "g",
        el("title", label),
        circle(0, 0, 110, "medallion"),
        circle(0, 0, 99, "medallion-line"),
        *children,
        id=id,
        style=at(x * CORNER, y * CORNER),
        role="img",
        aria_label=label,
    )
    return part(medallion)


def _round(view: dict[str, Any], look: Look) -> Markup:
    """Round, phase, and the cups that it takes to win."""
    text, target = look.text, view["options"]["target"]
    name, phase = text("board.round", n=view["round"]), text.name("phase", view["phase"])
    dots = [
        circle(-42 + 28 * n, 26, 9, "phase-dot now" if name == view["phase"] else "phase-dot")
        for n, name in enumerate(PHASES)
    ]
    return _medallion(
        -1,
        -1,
        text("board.round.label", round=view["round"], phase=view["phase"], target=target),
        lettering(0, -48, min(37, 268 / len(name)), name, "title on-parchment"),
        lettering(0, -6, min(34, 330 / len(phase)), phase, "on-parchment"),
        dots,
        stamp(CUP, -20, 66, 42, "cup-needed"),
        lettering(20, 66, 36, f"×{target}", "on-parchment"),
        id="vikingar-round",
    )


def _order(view: dict[str, Any], look: Look) -> Markup:
    """The turn tokens, lowest first."""
    order = view["order"]
    tokens = []
    for place, seat in enumerate(order):
        x, y = TOKENS[len(order)][place]
        tokens.append(
            el(
                "g",
                circle(x, y, 35, "turn-ring") if view["seat"] == seat else None,
                circle(x, y, 30, "crest"),
                stamp(look.emblem(seat), x, y, 42, "emblem"),
                circle(x - 24, y - 22, 15, "badge place"),
                lettering(x - 24, y - 22, 24, place + 1, ""),
                class_=classes(look.clan(seat), view["seat"] == seat and "now"),
            )
        )
    return _medallion(1, -1, look.text("board.order", order=order), tokens, id="vikingar-order")


def _piles(view: dict[str, Any], look: Look) -> Markup:
    """Cards left in the three piles, and the gates among them."""
    piles = view["piles"]
    rows = (
        (NAVIGATION, piles["navigation"]),
        (SITE["quest"], piles["quest"]),
        (GATE, f"{piles['gates']}/{piles['edge']}"),
    )
    lines = [
        join(
            stamp(mark, -38, -50 + 50 * n, 42, "ink-mark"),
            lettering(30, -50 + 50 * n, 36, value, "on-parchment"),
        )
        for n, (mark, value) in enumerate(rows)
    ]
    label = look.text(
        "board.piles",
        navigation=piles["navigation"],
        quest=piles["quest"],
        edge=piles["edge"],
        gates=piles["gates"],
    )
    return _medallion(-1, 1, label, lines, id="vikingar-piles")
