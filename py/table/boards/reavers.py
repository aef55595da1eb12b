"""The board of Reavers of Midgard: rounds, supply and pawns above, six locations, the sheet of a decision."""

from functools import cache
from typing import Any

from drakkar.reavers.pieces.board import LOCATIONS, MARKERS, ROUNDS
from drakkar.reavers.pieces.dice import COLOURS

from ..html import Markup, classes, el, icon, join, part
from ..look import Look
from .covers import cover_reavers as cover
from .draw import box, circle, gradient, lettering, number, planks, scenery, ship_pawn, stamp, waves
from .reavers_details import details, tokens_left
from .reavers_layout import BAR, BOARD, layout
from .reavers_marks import repeat, symbols
from .reavers_panel import panel
from .reavers_places import berth, places
from .reavers_sheet import sheet, sheet_cards
from .reavers_slots import on_display
from .reavers_words import sentence
from .zoom import zoom_tools

__all__ = ["board", "cover", "panel"]

TABLE = "rv-table"  # the drawing that is zoomed
FIRST = icon("beer-horn")
CROWN = icon("crown")
PICKING = ("muster", "prepare", "faces", "steward")  # decisions whose sheet offers the colours


def board(view: dict[str, Any], look: Look) -> Markup:
    """The table as one drawing, and the cards that are enlarged when they are pointed at."""
    height = layout(view["players"]).height
    drawing = el(
        "svg",
        _table(view["players"]),
        _rounds(view, look),
        _first_player(view, look),
        _supply(view, look),
        places(view, look),
        _pawns(view, look),
        sheet(view, look),
        class_="reavers-board",
        viewBox=f"0 0 {BOARD} {height:g}",
        role="group",
        aria_label=look.text("board.label", n=view["round"]),
        id=TABLE,
        tabindex="0",
        data_zoom="",
    )
    shown = {**on_display(view), **sheet_cards(view)}
    return join(drawing, details(look, shown, tokens_left(view, look)), zoom_tools(look.text, TABLE))


@cache
def _table(players: int) -> Markup:
    """All that never changes: the wood of the table and what is repeated."""
    height = layout(players).height
    return scenery(
        "rv-scenery",
        el(
            "defs",
            gradient("rv-sea", (0, "sea-far"), (0.5, "sea-mid"), (1, "sea-near")),
            gradient("rv-land", (0, "land-high"), (1, "land-low")),
            gradient("rv-isle", (0, "isle-high"), (1, "isle-low")),
            waves("rv-waves"),
            planks("rv-planks", 44),
            symbols(),
        ),
        box(0, 0, BOARD, height, 22, "rv-table-wood"),
        box(0, 0, BOARD, height, 22, fill="url(#rv-planks)"),
        box(10, 10, BOARD - 20, BAR - 18, 16, "rv-harbour"),
        box(10, 10, BOARD - 20, BAR - 18, 16, fill="url(#rv-waves)"),
        box(4, 4, BOARD - 8, height - 8, 19, "board-rim"),
    )


# ---- the bar --------


def _rounds(view: dict[str, Any], look: Look) -> Markup:
    now = view["round"]
    marks = [
        el(
            "g",
            circle(44 + 50 * (n - 1), 49, 22, "rv-round-mark"),
            lettering(
                44 + 50 * (n - 1),
                49,
                31,
                n,
            ),
            class_="rv-round rv-past" if n < now else "rv-round rv-now" if n == now else "rv-round",
        )
        for n in range(1, ROUNDS + 1)
    ]
    label = look.text("board.round", n=now, rounds=ROUNDS)
    return el("g", el("title", label), marks, role="img", aria_label=label)


def _first_player(view: dict[str, Any], look: Look) -> Markup:
    seat = view["first"]
    label = look.text("board.first", who=seat)
    return el(
        "g",
        el("title", label),
        circle(370, 49, 29, "rv-disc"),
        stamp(look.emblem(seat), 370, 49, 40, "emblem"),
        circle(398, 27, 16, "badge glory"),
        stamp(FIRST, 398, 27, 22, "ink"),
        class_=f"rv-first-player {look.clan(seat)}",
        role="img",
        aria_label=label,
    )


def _supply(view: dict[str, Any], look: Look) -> Markup:
    """Dice that are left; while a sheet offers the colours they are only counted here."""
    shown = []
    for i, colour in enumerate(COLOURS):
        n, x = view["supply"][colour], 778 + 76 * i
        label = look.text("board.supply", colour=colour, n=n)
        drawing = join(
            box(x - 31, 16, 62, 68, 12, "halo"),
            repeat(f"{colour}.blank", x, 45, 50),
            number(x + 21, 67, 17, n, "tally"),
        )
        if view["decision"] in PICKING:
            shown.append(el("g", el("title", label), drawing, role="img", aria_label=label))
        else:
            shown.append(look.token(colour, label, drawing, class_="rv-die"))
    return join(shown)


# ---- pawns --------


def _pawns(view: dict[str, Any], look: Look) -> Markup:
    """Every pawn, at its location or waiting in the bar; always in the same order."""
    shown, waiting = [], 0
    total = view["players"] * MARKERS[view["players"]] + (view["honour"] is not None)
    step = min(78, 290 / total)
    for seat in range(view["players"]):
        at = [place for place in LOCATIONS if view["placed"][place] == seat]
        if seat == view["honour"] and view["honour_placed"]:
            at = [place for place in at if place != _honour_place(view)]
        for copy in range(MARKERS[view["players"]]):
            place = at[copy] if copy < len(at) else None
            x, y = berth(view, place) if place else (456 + step * waiting, 60)
            shown.append(_pawn(view, look, seat, f"pawn-{seat}-{copy}", place, x, y))
            waiting += place is None
    if view["honour"] is not None:
        place = _honour_place(view) if view["honour_placed"] else None
        x, y = berth(view, place) if place else (456 + step * waiting, 60)
        shown.append(_pawn(view, look, view["honour"], "pawn-honour", place, x, y))
    return join(shown)


def _honour_place(view: dict[str, Any]) -> str | None:
    """The Honour Ship is the last pawn of a round: it lies where the round stands."""
    own = [place for place in LOCATIONS if view["placed"][place] == view["honour"]]
    return view["place"] if view["place"] in own else own[-1] if len(own) > 1 else None


def _pawn(
    view: dict[str, Any], look: Look, seat: int, id: str, place: str | None, x: float, y: float
) -> Markup:
    honour = id == "pawn-honour"
    where = look.text("board.pawn.at", place=place) if place else look.text("board.pawn.waits")
    name = look.text("board.honour" if honour else "board.pawn", who=seat)
    scale = 0.62 if place else 0.56
    active = view["seat"] == seat and view["decision"] == "location" and place is None
    pawn = el(
        "g",
        el("ellipse", cx="0", cy="22", rx="66", ry="21", class_="ring") if active else None,
        ship_pawn(look.emblem(seat), True),
        stamp(CROWN, 0, -82, 44, "rv-honour-crown") if honour else None,
        id=id,
        class_=classes("piece", "ship", look.clan(seat), active and "active"),
        style=f"transform:translate({x:g}px,{y:g}px) scale({scale:g})",
        role="img",
        aria_label=sentence(look, name, [where]),
    )
    return part(pawn)
