"""The dice at Trade and the Territory stacks of Reavers of Midgard."""

from functools import cache
from typing import Any

from drakkar.reavers.tokens import numbered

from ..html import Markup, join
from ..look import Look
from .draw import box, lettering, path, strength
from .reavers_layout import SIGN, Area
from .reavers_marks import amount, repeat
from .reavers_words import sentence


def trade_dice(view: dict[str, Any], look: Look, area: Area) -> Markup:
    """Six places in a row; dice that were taken leave a gap at the end."""
    step, y = 74, area.y + SIGN + 33
    left = area.x + area.width / 2 - 2.5 * step
    dice = view["trade_dice"]
    tokens = numbered(f"trade.{die}" for die in dice)
    shown = [
        look.token(
            token,
            look.text("board.trade-die", die=die),
            box(left + step * i - 33, y - 34, 66, 70, 12, "halo"),
            repeat(die, left + step * i, y, 58),
            class_="rv-die",
        )
        for i, (die, token) in enumerate(zip(dice, tokens, strict=True))
    ]
    gaps = "".join(f"M{left + step * i - 24:g} {y - 24:g}h48v48h-48Z" for i in range(len(dice), 6))
    return join(path(gaps, "rv-gap") if gaps else None, shown)


RESOURCES = ("food", "favour", "dice")


def stack(view: dict[str, Any], look: Look, area: Area, id: str) -> Markup:
    data = view["stacks"][id]
    column, level = RESOURCES.index(data["resource"]), data["defence"]
    step = (area.width - 16) / 3
    x, y = area.x + 8 + step * (column + 0.5), area.y + SIGN + 29 + 62 * (level - 1)
    cost = look.text(f"board.price.{data['resource']}", n=data["price"])
    parts = [look.text("board.stack", defence=level), cost, look.text("board.stack.left", n=data["tiles"])]
    return look.token(
        id,
        sentence(look, look.text.name("piece", id), parts),
        box(x - step / 2 + 2, y - 31, step - 4, 62, 12, "halo"),
        _territory(data["resource"], level, data["price"], data["tiles"], x, y, step - 14),
        class_=f"rv-stack rv-land-{data['resource']}",
        id=f"rv-stack-{id}",
    )


@cache
def _territory(resource: str, level: int, cost: int, tiles: int, x: float, y: float, width: float) -> Markup:
    """A stack of tiles: defence, price, how many are left."""
    left, half = x - width / 2, 25
    if not tiles:
        return box(left, y - half, width, 2 * half, 9, "rv-vacant-slot")
    return join(
        box(left, y - half + 4, width, 2 * half, 9, "rv-tile-edge") if tiles > 1 else None,
        box(left, y - half, width, 2 * half, 9, "rv-tile-land"),
        strength(left + 25, y, 21, level),
        amount(resource, cost, x + 14, y, 34, "light"),
        lettering(left + width - 17, y + 13, 22, f"×{tiles}", "rv-on-tile"),
    )
