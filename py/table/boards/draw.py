"""Drawings that the boards share: figures, ships, coins, shields, badges, coasts. Colours are CSS classes."""

import math
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from ..html import Markup, el, join, part

kept = lru_cache(maxsize=4096, typed=True)  # the small drawings of a board come back at every move

# ---- placing --------


def at(x: float, y: float) -> str:
    """A style that puts a drawing at a point; with class `piece` a change of it is a movement."""
    return f"transform:translate({x:g}px,{y:g}px)"


@kept
def path(d: str, class_: str = "", **attributes: Any) -> Markup:
    return el("path", d=d, class_=class_ or None, **attributes)


@kept
def circle(x: float, y: float, radius: float, class_: str) -> Markup:
    return el("circle", cx=f"{x:g}", cy=f"{y:g}", r=f"{radius:g}", class_=class_)


@kept
def box(
    x: float, y: float, width: float, height: float, radius: float, class_: str = "", **attributes: Any
) -> Markup:
    """A rectangle with round corners, from its upper left corner."""
    size = {"x": f"{x:g}", "y": f"{y:g}", "width": f"{width:g}", "height": f"{height:g}", "rx": f"{radius:g}"}
    return el("rect", **size, class_=class_ or None, **attributes)


@kept
def lettering(x: float, y: float, size: float, text: object, class_: str = "", **attributes: Any) -> Markup:
    """A short text, centred on a point."""
    place = {"x": f"{x:g}", "y": f"{y + size * 0.34:g}", "font_size": f"{size:g}"}
    return el("text", text, **place, class_=f"lettering {class_}".rstrip(), **attributes)


@kept
def stamp(mark: Markup, x: float, y: float, size: float, class_: str = "") -> Markup:
    """An icon inside a drawing, centred on a point: one `use` of what `icon("…")` gave."""
    href = mark.partition('href="')[2].partition('"')[0]
    half = size / 2
    place = {"x": f"{x - half:g}", "y": f"{y - half:g}", "width": f"{size:g}", "height": f"{size:g}"}
    return el("use", href=href, class_=class_ or None, **place)


def relief(mark: Markup, x: float, y: float, size: float) -> Markup:
    """An icon that stands out of its ground: a shade below, the light shape above."""
    lower = size * 0.045
    return join(stamp(mark, x + lower * 0.6, y + lower, size, "shade"), stamp(mark, x, y, size, "light"))


def halo(half: float, round_: float = 20) -> Markup:
    """Shows that a token can be chosen, is chosen or has the focus: a square behind it, of twice `half`."""
    return box(-half, -half, 2 * half, 2 * half, round_, "halo")


# ---- pieces --------


def number(x: float, y: float, radius: float, value: object, class_: str) -> Markup:
    """A number on a round badge."""
    return join(
        circle(x, y, radius, f"badge {class_}"), lettering(x, y, radius * 1.42, value, f"on-{class_}")
    )


def strength(x: float, y: float, radius: float, value: int) -> Markup:
    """A number on a lozenge: what has to be overcome."""
    r = radius
    lozenge = f"M{x:g} {y - r:g}L{x + r:g} {y:g} {x:g} {y + r:g} {x - r:g} {y:g}Z"
    return join(path(lozenge, "badge strength"), lettering(x, y, r * 1.1, value, "on-strength"))


@cache
def viking_symbol(id: str) -> Markup:
    """The figure that `viking` repeats: feet at the origin, 46 high."""
    return el(
        "symbol",
        path("M-15 0C-16-13-11-24 0-24S16-13 15 0Z", "viking-cloak"),
        path("M-8-31V-24C-8-19-4-17 0-17S8-19 8-24V-31Z", "viking-face"),
        path("M-9-29C-10-16-4-9 0-8 4-9 10-16 9-29 7-23 4-22 0-23-4-22-7-23-9-29Z", "viking-beard"),
        path("M-11-29C-11-40-6-44 0-46 6-44 11-40 11-29L3-31 0-23-3-31Z", "viking-helmet"),
        id=id,
        overflow="visible",
    )


def viking(id: str, x: float, y: float, scale: float = 1) -> Markup:
    """One Viking standing on a point."""
    return el("use", href=f"#{id}", transform=f"translate({x:g},{y:g}) scale({scale:g})")


def shield(x: float, y: float, radius: float, class_: str = "") -> Markup:
    """A round shield: rim, two painted quarters, boss."""
    s = radius * 0.66
    quarters = f"M{x:g} {y:g}v{-s:g}a{s:g} {s:g} 0 0 1 {s:g} {s:g}h{-2 * s:g}a{s:g} {s:g} 0 0 0 {s:g} {s:g}Z"
    return join(
        circle(x, y, radius, f"shield {class_}".rstrip()),
        path(quarters, "shield-quarters"),
        circle(x, y, radius * 0.26, "shield-boss"),
    )


def coin(x: float, y: float, radius: float, value: int) -> Markup:
    """A struck coin with its value."""
    return join(
        circle(x, y, radius, f"coin coin-{value}"),
        circle(x, y, radius * 0.78, "coin-rim"),
        lettering(x, y, radius * 1.3, value, "on-coin"),
    )


HULL = (
    "M-38 8C-44-2-49-10-46-22-45-28-50-31-54-27L-66-24C-64-29-60-31-60-35-57-42-41-44-37-32-35-15-31-6-24-4"
    "H24C33-5 39-14 38-26 38-36 48-40 53-31 47-33 46-27 47-20 48-8 42 8 34 20 28 29-26 29-32 20Z"
)
STRAKES = "M-35 14C-20 20 20 20 38 13"
RAIL = "".join(f"M{x} 3a6 6 0 1 1 .1 0Z" for x in (-24, -12, 0, 12, 24))
SAIL = "M-36-60C-31-50-31-24-37-9-16-2 16-2 37-9 31-24 31-50 36-60 16-56-16-56-36-60Z"
TORN_SAIL = (
    "M-36-60C-31-50-31-26-37-12L-25-17-17-5-6-14 5-4 15-15 25-7 37-13C31-26 31-50 36-60 16-56-16-56-36-60Z"
)


@cache
def ship_pawn(emblem: Markup, left: bool, torn: bool = False) -> Markup:
    """A longship at sea, its emblem on the sail, about 110 by 100 around the origin."""
    hull = [path(HULL, "hull"), path(STRAKES, "strakes"), path(RAIL, "rail")]
    return join(
        el("ellipse", cx="0", cy="24", rx="54", ry="12", class_="wake"),
        path("M0-68V0", "mast"),
        el("g", hull, class_="course", style="transform:scaleX(1)" if left else "transform:scaleX(-1)"),
        path(TORN_SAIL if torn else SAIL, "canvas"),
        path("M-39-61H39", "mast"),
        stamp(emblem, 0, -33, 48, "emblem"),
    )


# ---- surfaces --------


def scenery(id: str, *children: Any) -> Markup:
    """What never changes, or rarely."""
    return part(el("g", children, id=id))


def gradient(id: str, *stops: tuple[float, str], radial: bool = False, **attributes: Any) -> Markup:
    """A gradient whose colours are classes; from the top to the foot unless told otherwise."""
    line = {} if radial else {"x1": "0", "y1": "0", "x2": "0", "y2": "1"}
    children = [el("stop", offset=f"{offset:g}", class_=name) for offset, name in stops]
    return el("radialGradient" if radial else "linearGradient", children, id=id, **{**line, **attributes})


def waves(id: str) -> Markup:
    """A pattern of small waves."""
    line = path("M6 14Q16 4 26 14T46 14M54 40Q64 30 74 40T94 40", "wave")
    return el("pattern", line, id=id, width="104", height="52", patternUnits="userSpaceOnUse")


def planks(id: str, height: float = 26) -> Markup:
    """A pattern of boards lying side by side."""
    h = height
    seams = path(f"M0 0H160M0 {h:g}H160M40 0V{h:g}M120 {h:g}V{2 * h:g}", "seam")
    return el("pattern", seams, id=id, width="160", height=f"{2 * h:g}", patternUnits="userSpaceOnUse")


def pine(x: float, y: float, height: float) -> str:
    """The outline of a pine that stands on a point."""
    h = height
    right = f"l{h * 0.24:g} {h * 0.4:g}h{-h * 0.09:g}l{h * 0.2:g} {h * 0.42:g}h{-h * 0.3:g}v{h * 0.18:g}"
    left = f"h{-h * 0.1:g}v{-h * 0.18:g}h{-h * 0.3:g}l{h * 0.2:g}{-h * 0.42:g}h{-h * 0.09:g}"
    return f"M{x:g} {y - h:g}{right}{left}Z"


def peak(x: float, y: float, height: float) -> str:
    """The outline of a mountain whose foot is centred on a point."""
    h = height
    return f"M{x - h * 0.8:g} {y:g}L{x - h * 0.25:g} {y - h * 0.7:g} {x:g} {y - h:g} {x + h * 0.8:g} {y:g}Z"


def snow(x: float, y: float, height: float) -> str:
    """The snow on the top of such a mountain."""
    h = height
    cap = f"M{x - h * 0.25:g} {y - h * 0.7:g}L{x:g} {y - h:g} {x + h * 0.28:g} {y - h * 0.65:g}"
    edge = ((0.13, 0.7), (0.04, 0.58), (-0.08, 0.72))
    return cap + "".join(f"L{x + h * dx:g} {y - h * dy:g}" for dx, dy in edge) + "Z"


def coast(points: Iterable[tuple[float, float]]) -> str:
    """A closed smooth line through points (Catmull–Rom)."""
    p = list(points)
    n = len(p)
    parts = [f"M{p[0][0]:.0f} {p[0][1]:.0f}"]
    for i in range(n):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = p[i - 1], p[i], p[(i + 1) % n], p[(i + 2) % n]
        ax, ay, bx, by = x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6, x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6
        parts.append(f"C{ax:.0f} {ay:.0f} {bx:.0f} {by:.0f} {x2:.0f} {y2:.0f}")
    return "".join(parts) + "Z"


def shore(
    left: float,
    top: float,
    right: float,
    foot: float,
    *,
    power: float,
    wobble: float,
    steps: int,
    phase: float,
) -> str:
    """A coast that follows a rounded rectangle (a superellipse) and wanders a little to both sides of it."""
    cx, cy, rx, ry = (left + right) / 2, (top + foot) / 2, (right - left) / 2, (foot - top) / 2
    points = []
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        c, s = math.cos(angle), math.sin(angle)
        k = (abs(c) ** power + abs(s) ** power) ** (-1 / power)
        wander = (
            math.sin(5 * angle + phase) + 0.6 * math.sin(11 * angle + 2 * phase) + 0.4 * math.sin(17 * angle)
        )
        points.append((cx + rx * (k + wobble * wander / 2) * c, cy + ry * (k + wobble * wander / 2) * s))
    return coast(points)
