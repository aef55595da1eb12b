"""The round chart of Vikingar: where its spaces lie, and all of the board that never changes."""

import math
from functools import cache

from drakkar.vikingar.pieces import POSITIONS

from ..html import Markup, join
from .draw import box, circle, coast, gradient, path, peak, pine, planks, scenery, snow, waves

HALF = 700  # the chart is a square around the middle of the high sea
SEA = 374
RINGS = {"north": (382, 495), "south": (503, 621), "edge": (630, 692)}
EQUATOR = 499
GAP = 2.5  # between the outline of a space and the line to the next
STEP = 2 * math.pi / POSITIONS
# How far from the middle things lie in the spaces of a ring.
SITES_AT = {"north": 417, "south": 588}
SHIP_AT = {"north": 472, "south": 530, "edge": 661}
SITE_SIZE = {"north": 0.9, "south": 1}
SIDEWAYS = {"north": 26, "south": 31}  # of each of two sites from the middle of their half


def bearing(position: int) -> float:
    """The direction of a position (0 to 23): the first at the top, then clockwise."""
    return STEP * position - math.pi / 2


@cache
def polar(radius: float, position: int, sideways: float = 0) -> tuple[float, float]:
    """A point of a position; `sideways` goes clockwise from its middle line."""
    angle = bearing(position)
    c, s = math.cos(angle), math.sin(angle)
    return round(radius * c - sideways * s, 1), round(radius * s + sideways * c, 1)


@cache
def split(space: str) -> tuple[str, int]:
    """Ring and position (0 to 23) of a space other than the high sea."""
    ring = space.rstrip("0123456789")
    return ring, int(space[len(ring) :]) - 1


@cache
def sector(ring: str, position: int, gap: float = GAP) -> str:
    """The outline of a space."""
    inner, outer = RINGS[ring][0] + gap, RINGS[ring][1] - gap
    points = []
    for radius, side in ((inner, -1), (outer, -1), (outer, 1), (inner, 1)):
        angle = bearing(position) + side * (STEP / 2 - gap / radius)
        points.append(f"{radius * math.cos(angle):.1f} {radius * math.sin(angle):.1f}")
    a, b, c, d = points
    return f"M{a}L{b}A{outer} {outer} 0 0 1 {c}L{d}A{inner} {inner} 0 0 0 {a}Z"


# ---- drakkars --------

# Each seat has a quarter of the high sea, clear of the runes: three berths in a row, two behind.
BERTHS = ((48, 226), (134, 226), (220, 220), (46, 300), (128, 294))
QUARTERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def ship_place(space: str, seat: int, ship: int, whirlpool: bool) -> tuple[float, float]:
    """Where a drakkar (0 to 4) of a seat lies: on the high sea, before some sites, at the edge."""
    if space == "sea":
        (x, y), (dx, dy) = BERTHS[ship], QUARTERS[seat]
        return dx * x, dy * y + (16 if dy > 0 else 10)
    ring, position = split(space)
    return polar(SHIP_AT[ring], position, 40 if ring == "edge" else 22 if whirlpool else 0)


# ---- land and water --------


@cache
def isle(ring: str, position: int, sites: int) -> str:
    """The coast of the island that carries the sites of a half."""
    size = SITE_SIZE[ring]
    reach, points = (SIDEWAYS[ring] + (24 if sites == 1 else 27)) * size, []
    for step in range(14):
        angle = 2 * math.pi * step / 14
        wander = 1 + 0.07 * math.sin(3 * angle + position) + 0.05 * math.sin(5 * angle + 2 * position)
        along, outward = reach * wander * math.cos(angle), 31 * size * wander * math.sin(angle)
        points.append(polar(round(SITES_AT[ring] + outward, 1), position, round(along, 1)))
    return coast(points)


@cache
def site_place(ring: str, position: int, number: int, of: int) -> tuple[float, float]:
    """Where a site of a half lies: in the middle, or side by side with another."""
    return polar(SITES_AT[ring], position, 0 if of == 1 else SIDEWAYS[ring] * (2 * number - 1))


@cache
def wilds(ring: str, position: int) -> tuple[str, str, str]:
    """What grows beside a lonely site: mountains with snow in the north, pines in the south."""
    (ax, ay), (bx, by) = (polar(SITES_AT[ring], position, side * 36 * SITE_SIZE[ring]) for side in (-1, 1))
    if ring == "north":
        tops = (ax, ay + 9, 19.0), (bx, by + 9, 16.0)
        return "".join(peak(*top) for top in tops), "".join(snow(*top) for top in tops), ""
    trees = (ax - 7, ay + 11, 22.0), (ax + 6, ay + 15, 19.0), (bx - 4, by + 14, 20.0), (bx + 9, by + 9, 23.0)
    return "", "", "".join(pine(*tree) for tree in trees)


@cache
def reef(position: int) -> str:
    """Rocks along the equator: there is no way from north to south."""
    rocks = []
    for rock in range(7):
        x, y = polar(EQUATOR + (rock * 5 + position) % 3 - 1, position, -51 + 17 * rock)
        r = 9 + (rock * 7 + position * 3) % 5
        rocks.append(
            f"M{x - r:g} {y + r * 0.6:g}l{r * 0.5:g}{-r * 1.2:g} {r * 0.7:g}{-r * 0.2:g} {r:g} {r * 1.4:g}Z"
        )
    return "".join(rocks)


@cache
def channel(position: int) -> str:
    """An arrow that points both ways across the equator."""
    (ax, ay), (bx, by) = polar(EQUATOR - 20, position), polar(EQUATOR + 20, position)
    line = [f"M{ax} {ay}L{bx} {by}"]
    for tip, back in ((EQUATOR - 22, EQUATOR - 11), (EQUATOR + 22, EQUATOR + 11)):
        corners = polar(back, position, -11), polar(tip, position), polar(back, position, 11)
        line.append("M" + "L".join(f"{x} {y}" for x, y in corners))
    return "".join(line)


@cache
def grounds() -> Markup:
    """Gradients and patterns."""
    middle = {"gradientUnits": "userSpaceOnUse", "cx": "0", "cy": "0", "radial": True}
    return join(
        gradient("vikingar-sea", (0, "sea-far"), (0.6, "sea-mid"), (1, "sea-near"), r=SEA, **middle),
        gradient("vikingar-north", (0.78, "north-near"), (1, "north-far"), r=495, **middle),
        gradient("vikingar-south", (0.82, "south-near"), (1, "south-far"), r=621, **middle),
        waves("vikingar-waves"),
        planks("vikingar-planks", 58),
    )


@cache
def table_top() -> Markup:
    """Planks, and on them the disc of the world."""
    return scenery(
        "vikingar-table",
        box(-HALF, -HALF, 2 * HALF, 2 * HALF, 24, "table-top"),
        box(-HALF, -HALF, 2 * HALF, 2 * HALF, 24, fill="url(#vikingar-planks)"),
        circle(5, 9, 697, "world-shade"),
        circle(0, 0, 697, "world-rim"),
        circle(0, 0, 626, "world"),
        circle(0, 0, EQUATOR, "equator"),
    )


@cache
def rose() -> Markup:
    """A compass rose in the middle of the high sea."""
    points = []
    for i in range(32):
        reach = (118, 22, 44, 22, 78, 22, 44, 22)[i % 8]
        angle = math.pi * i / 16
        points.append(f"{reach * math.sin(angle):.1f} {-reach * math.cos(angle):.1f}")
    return join(
        circle(0, 0, 86, "rose-ring"), circle(0, 0, 62, "rose-ring"), path(f"M{'L'.join(points)}Z", "rose")
    )
