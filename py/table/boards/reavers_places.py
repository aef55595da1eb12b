"""The six locations of Reavers of Midgard with everything that lies on them."""

from functools import cache
from typing import Any

from drakkar.reavers.pieces.board import (
    ACTIONS_BY_RANK,
    BONUS_BY_RANK,
    FORTRESS_FOOD,
    LOCATIONS,
    RAID_DICE,
    RAID_FACE,
    SEA_FOOD,
    TRADE_FOOD,
    VILLAGE_FOOD,
)

from ..html import Markup, classes, join
from ..look import Look
from .draw import box, circle, lettering, path, peak, pine, stamp
from .reavers_lands import stack, trade_dice
from .reavers_layout import Area, Layout, layout
from .reavers_marks import PLACES, amount, price
from .reavers_slots import cards, voyages
from .reavers_words import sentence

BAND = 52  # height of the sign itself


def places(view: dict[str, Any], look: Look) -> Markup:
    """All six, in a stable order."""
    lay = layout(view["players"])
    return join(
        [_ground(view, look, lay, place) for place in LOCATIONS],
        cards(view, look, lay, "recruit", view["recruits"]),
        trade_dice(view, look, lay.areas["trade"]),
        cards(view, look, lay, "trade", [[card] if card else [] for card in view["prophecies"]]),
        cards(view, look, lay, "village", view["village"]),
        cards(view, look, lay, "fortress", view["fortress"]),
        [stack(view, look, lay.areas["conquest"], id) for id in view["stacks"]],
        cards(view, look, lay, "sea", [[card] if card else [] for card in view["sea"]]),
        voyages(view, look, lay.slots["sea"][-1]),
    )


# ---- grounds and signs --------


def _ground(view: dict[str, Any], look: Look, lay: Layout, place: str) -> Markup:
    area, owner = lay.areas[place], view["placed"][place]
    cost, here = _cost(view, place), view["place"] == place
    parts = [_purpose(look, place, cost)]
    parts.append(look.text("board.chosen-by", who=owner) if owner is not None else look.text("board.free"))
    sign = look.token(
        place,
        sentence(look, look.text.name("place", place), parts),
        _board(place, view["players"]),
        lettering(area.x + 57, area.y + BAND / 2, 30, look.text(f"board.sign.{place}"), "title rv-on-sign"),
        _signs(place, area, cost),
        class_=classes("rv-location", here and "rv-current", owner is not None and "rv-taken"),
        id=f"place-{place}",
    )
    # cards, which are there to be read, cover most of the ground: the sign is the button
    return join(look.echo(place, _scenery(place, view["players"]), class_="rv-land"), sign)


@cache
def _scenery(place: str, players: int) -> Markup:
    """The ground of a location."""
    x, y, width, height = layout(players).areas[place]
    return join(
        box(x - 2, y - 2, width + 4, height + 4, 16, "halo"),
        box(x, y, width, height, 14, f"rv-ground rv-ground-{place}"),
        path(_landscape(place, x, y, width, height), f"rv-scenery rv-scenery-{place}"),
    )


@cache
def _board(place: str, players: int) -> Markup:
    """The board of a sign, and the berth for a pawn."""
    x, y, width, _ = layout(players).areas[place]
    return join(
        path(
            f"M{x:g} {y + 14:g}q0-14 14-14H{x + width - 14:g}q14 0 14 14V{y + BAND:g}H{x:g}Z",
            "rv-sign",
        ),
        path(f"M{x:g} {y + BAND:g}H{x + width:g}", "rv-sign-foot"),
        stamp(PLACES[place], x + 30, y + BAND / 2, 38, "rv-on-sign"),
        circle(x + width - 44, y + 35, 31, "rv-berth"),
    )


def _landscape(place: str, x: float, y: float, width: float, height: float) -> str:
    """Pines, mountains or waves along the foot of a ground."""
    foot = y + height - 6
    if place in ("village", "trade"):
        trees = ((0.04, 34), (0.09, 26), (0.5, 24), (0.91, 38), (0.96, 26))
        return "".join(pine(x + width * at, foot, size) for at, size in trees)
    if place in ("fortress", "conquest"):
        peaks = ((0.13, 54), (0.26, 80), (0.7, 60), (0.84, 92))
        return "".join(peak(x + width * at, foot, size) for at, size in peaks)
    if place == "sea":
        crest = "".join("q16-15 32 0t32 0" for _ in range(14))
        return "".join(f"M{x + 12 + 14 * i:g} {foot - 20 - 42 * i:g}{crest}" for i in range(3))
    return "".join(f"M{x + 4:g} {y + BAND + 34 * i:g}H{x + width - 4:g}" for i in range(1, 5))


def _cost(view: dict[str, Any], place: str) -> tuple[tuple[str, int], ...]:
    """What taking part costs: faces and Food."""
    food = {
        "village": VILLAGE_FOOD if view["options"]["village_food"] else 0,
        "fortress": FORTRESS_FOOD,
        "sea": SEA_FOOD,
    }.get(place, 0)
    faces = ((RAID_FACE[place], RAID_DICE),) if place in RAID_FACE else ()
    return (*faces, ("food", food)) if food else faces


def _purpose(look: Look, place: str, cost: tuple[tuple[str, int], ...]) -> str:
    """What a location is for."""
    return look.text(
        f"board.place.{place}",
        cost=_cost_words(look, cost),
        actions=ACTIONS_BY_RANK[:3],
        bonus=BONUS_BY_RANK[:2],
        food=TRADE_FOOD,
    )


def _cost_words(look: Look, cost: tuple[tuple[str, int], ...]) -> str:
    names = [(n, look.text.name("resource" if what == "food" else "piece", what)) for what, n in cost]
    return ", ".join(f"{n} {name}" if name[0].isupper() else f"{n} × {name}" for n, name in names)


@cache
def _signs(place: str, area: Area, cost: tuple[tuple[str, int], ...]) -> Markup:
    """On the right of a sign: the price, or how many actions each player in turn has."""
    right, y = area.x + area.width - 93, area.y + BAND / 2
    if place in ("trade", "conquest"):
        ranks = " · ".join(str(n) for n in ACTIONS_BY_RANK[:3])
        return lettering(right - 42, y, 30, ranks, "rv-on-sign")
    drawn = []
    for what, n in reversed(cost):
        if what == "food":
            drawn.append(amount("food", n, right - 20, y, 31, "rv-on-sign"))
            right -= 62
        else:
            drawn.append(price([what] * n, right - 17 * n, y, 31, "rv-on-sign"))
            right -= 35 * n
    return join(drawn)


def berth(view: dict[str, Any], place: str) -> tuple[float, float]:
    """Where a pawn lies at a location."""
    area = layout(view["players"]).areas[place]
    return area.x + area.width - 44, area.y + 44
