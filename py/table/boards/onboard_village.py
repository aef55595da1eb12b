"""The village of Vikings on Board on its wharf: eleven buildings, the Vikings and their Chief, the market."""

from functools import cache
from typing import Any

from drakkar.onboard.pieces import BUILDINGS, HIGHEST_PRICE, SIDES

from ..html import Markup, classes, el, icon, join, part
from ..look import Look
from .draw import at, box, lettering, number, path, scenery, stamp
from .onboard_names import name_building, name_price, next_viking
from .onboard_offer import chests_in_question
from .onboard_pieces import GOODS, halo, repeat

PER_ROW = 6
LEFT, CELL, ROW = 68, 154, 190
TOP = 402
HOUSE, SIGN = 49, 104  # from the top of a row to its roofs and to its signs
STAND = {"above": 52, "below": 187}  # where Vikings stand, from the top of a row

ICONS = {
    "first-player": icon("hunting-horn"),
    "tavern1": icon("beer-stein"),
    "warehouse1": icon("wooden-crate"),
    "market": icon("scales"),
    "tavern2": icon("beer-stein"),
    "warehouse2": icon("wooden-crate"),
    "departure": icon("drakkar"),
}
# The buildings that shift bodies show ships from above: bodies that stay, bodies that move, their way.
SHIFTS = {
    "promotion": ("M-19-5H7V8H-19ZM-19 11H7V24H-19Z", "M-19-22H7V-9H-19Z", "M17 18V-14M9-8 17-18 25-8"),
    "change": (
        "M-27-4H-5V8H-27ZM-27 11H-5V23H-27ZM5-4H27V8H5Z",
        "M5 11H27V23H5Z",
        "M-17-11Q0-27 15-13M5-13 17-11 16-23",
    ),
    "move": (
        "M-27-4H-5V8H-27ZM-27 11H-5V23H-27ZM5-4H27V8H5Z",
        "M5 11H27V23H5Z",
        "M-17-11Q0-27 15-13M5-13 17-11 16-23",
    ),
    "exchange": (
        "M-27 11H-5V23H-27ZM5 11H27V23H5Z",
        "M-27-4H-5V8H-27ZM5-4H27V8H5Z",
        "M-17-14H17M-10-21-19-14-10-7M10-21 19-14 10-7",
    ),
}
ANY = ("move", "exchange")  # these shift bodies of any colour
HOURS = icon("hourglass")


def _corner(index: int) -> tuple[float, float]:
    row, column = divmod(index, PER_ROW)
    return LEFT + column * CELL, TOP + row * ROW


def village(view: dict[str, Any], look: Look) -> list[Markup]:
    """Buildings first, then the figures in an order of their own, so that they can walk."""
    figures: dict[str, Markup] = {}
    mover = next_viking(view)
    for side in SIDES:
        for index, viking in enumerate(view["slots"][side]):
            if viking:
                figures[viking["id"]] = _viking(view, look, viking, side, index, viking["id"] == mover)
    return [
        _ways(view["chief"]),
        el("g", [_building(view, look, index) for index in range(len(BUILDINGS))]),
        _prices(view, look),
        _round(view, look),
        _chief(view, look),
        el("g", [part(figures[id]) for id in sorted(figures)]),
    ]


@cache
def _ways(chief: str) -> Markup:
    """Standing stones on both sides; those on the Chief's side are where Vikings walk to."""
    stones: dict[str, str] = dict.fromkeys(SIDES, "")
    for index in range(len(BUILDINGS)):
        x, y = _corner(index)
        for side, foot in STAND.items():
            stones[side] += f"M{x + 46:g} {y + foot - 3:g}a31 9 0 1 0 62 0a31 9 0 1 0-62 0"
    strips = [
        box(12, TOP + row * ROW + (3 if chief == "above" else 141), 976, 45, 14, "chief-side")
        for row in (0, 1)
    ]
    return scenery(
        "onboard-ways",
        strips,
        [path(stones[side], classes("stones", side == chief and "goal")) for side in SIDES],
    )


# ---- buildings --------


def _building(view: dict[str, Any], look: Look, index: int) -> Markup:
    building = BUILDINGS[index]
    x, y = _corner(index)
    stock = _stock(view, building)
    return look.token(
        building,
        name_building(view, look, index),
        halo(look, building, x + 5, y + 4, CELL - 10, ROW - 8, 16),
        _house(index),
        lettering(x + CELL / 2, y + SIGN + 16, 27, look.text(f"board.name.{building}")),
        None if stock is None else number(x + CELL - 25, y + HOUSE + 18, 21, stock, "stock"),
        class_="building",
        id=f"onboard-building-{building}",
    )


@cache
def _house(index: int) -> Markup:
    """A longhouse with the picture of its action, its number, and a board for its name."""
    x, y = _corner(index)
    middle = x + CELL / 2
    return join(
        repeat("house", middle, y + HOUSE),
        _picture(BUILDINGS[index], middle, y + HOUSE + 27),
        lettering(middle - 49, y + HOUSE + 17, 30 if index < 9 else 26, index + 1),
    )


def _picture(building: str, x: float, y: float) -> Markup:
    if building in ICONS:
        return stamp(ICONS[building], x, y, 46, "ink")
    stay, move, way = SHIFTS[building]
    drawing = [
        path(stay, "body-stays"),
        path(move, "body-moves", fill="url(#onboard-any)")
        if building in ANY
        else path(move, "body-moves own"),
        path(way, "way"),
    ]
    return el("g", drawing, transform=f"translate({x:g},{y:g})")


def _stock(view: dict[str, Any], building: str) -> int | None:
    """How many pieces are left at a building."""
    if building == "departure":
        return int(view["sterns"])
    piles = {"warehouse1": 0, "warehouse2": 1}
    return len(view["piles"][piles[building]]) if building in piles else None


# ---- figures --------


def _viking(
    view: dict[str, Any], look: Look, viking: dict[str, Any], side: str, index: int, first: bool
) -> Markup:
    """A Viking before or behind a building; the next one to cross stands in a ring."""
    x, y = _corner(index)
    seat = viking["seat"]
    return el(
        "g",
        el("ellipse", cx="0", cy="-3", rx="32", ry="10", class_="ring") if first else None,
        repeat("viking"),
        stamp(look.emblem(seat), 0, -15, 28, "emblem"),
        path("M-50-36-28-24-50-12Z", "pointer") if first and view["decision"] == "go" else None,
        id=f"onboard-{viking['id']}",
        class_=classes("piece figure", look.clan(seat)),
        style=at(x + CELL / 2, y + STAND[side]),
        aria_hidden="true",
    )


def _chief(view: dict[str, Any], look: Look) -> Markup:
    label = look.text(f"board.chief.{view['chief']}")
    return el(
        "g",
        el("title", label),
        repeat("chief", scale=1.1),
        id="onboard-chief",
        class_="piece",
        style=at(38, TOP + (88 if view["chief"] == "above" else STAND["below"] + 2)),
        role="img",
        aria_label=label,
    )


# ---- round and market --------


def _round(view: dict[str, Any], look: Look) -> Markup:
    label = look.text("board.round", n=view["round"])
    y = TOP + ROW + 64
    return el(
        "g",
        el("title", label),
        stamp(HOURS, 38, y, 40, "hours"),
        number(38, y + 46, 24, view["round"], "place"),
        role="img",
        aria_label=label,
    )


def _prices(view: dict[str, Any], look: Look) -> Markup:
    """The market: what a chest of each kind is worth, from one to four."""
    x, y = _corner(len(BUILDINGS))
    return el(
        "g",
        box(x + 2, y + 3, CELL - 4, ROW - 6, 12, "parchment"),
        [_price(view, look, kind, x, y + 8 + 58.5 * i) for i, kind in enumerate(GOODS)],
    )


def _price(view: dict[str, Any], look: Look, kind: str, x: float, y: float) -> Markup:
    value = view["market"][kind]
    choice = chests_in_question(view) is None
    label = name_price(view, look, kind)
    drawing = [
        halo(look, kind, x + 8, y + 3, CELL - 16, 50, 9) if choice else None,
        repeat(f"chest-{kind}", x + 35, y + 28, 1.15),
        path(_steps(HIGHEST_PRICE, x, y), "price-step"),
        path(_steps(value, x, y), "price-step reached"),
        lettering(x + 131, y + 28, 40, value),
    ]
    if choice:
        return look.token(kind, label, drawing, class_="price")
    return el("g", el("title", label), drawing, role="img", aria_label=label)


def _steps(count: int, x: float, y: float) -> str:
    return "".join(f"M{x + 62 + 13 * i:g} {y + 47:g}h9v-{8 + 9 * i}h-9Z" for i in range(count))
