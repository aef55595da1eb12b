"""The sea of Raids: where its spaces and anchorages lie, and all of the board that never changes."""

import math
from functools import cache

from drakkar.raids.pieces import HOME, VILLAGES

from ..html import Markup, el, join
from .draw import box, gradient, path, peak, pine, planks, scenery, shore, snow, viking, viking_symbol, waves
from .raids_tiles import SIDE

WIDTH, HEIGHT = 1000, 1134
MARGIN, PITCH_X, PITCH_Y = 14, 165.2, 160
COLUMNS, ROWS = 6, 7
HOME_LEFT, HOME_RIGHT, PIER = 344, 656, 950
MIDDLE, LAP = (500, 567), (278, 345)  # the oval on which ships sail; raids.css knows its two radii
VIKING, CREW_ROW = "raids-viking", "raids-ten"  # figures that are drawn once and repeated

# Column and row of each space: out of Home to the left, then clockwise round the sea.
CELLS = (
    *((1, 6), (0, 6)),
    *((0, row) for row in range(5, 0, -1)),
    *((column, 0) for column in range(COLUMNS)),
    *((5, row) for row in range(1, 6)),
    *((5, 6), (4, 6)),
)
HEADINGS = {  # by the direction to the sea
    (1, -1): -90,
    (1, 0): -90,
    (1, 1): 0,
    (0, 1): 0,
    (-1, 1): 90,
    (-1, 0): 90,
    (-1, -1): 180,
    (0, -1): 180,
}


def centre(space: int) -> tuple[float, float]:
    column, row = CELLS[space - 1]
    return MARGIN + SIDE / 2 + column * PITCH_X, MARGIN + SIDE / 2 + row * PITCH_Y


def seaward(space: int) -> tuple[int, int]:
    """The direction from a space to the sea, per axis; both at a corner."""
    column, row = CELLS[space - 1]
    return (column == 0) - (column == COLUMNS - 1), (row == 0) - (row == ROWS - 1)


def heading(space: int) -> int:
    """How far an arrow that points right is turned to show the way past a space."""
    return HEADINGS[seaward(space)]


def _anchorage(space: int) -> tuple[float, float]:
    """Where a ship lies before a space. Near a corner it keeps clear of the ship round the corner."""
    x, y = centre(space)
    (dx, dy), (column, row) = seaward(space), CELLS[space - 1]
    if dx and dy:
        return x + dx * 112, y + dy * 114
    if dx:
        return x + dx * 138, y + 46 * ((row == 1) - (row == ROWS - 2))
    return x + 46 * ((column == 1) - (column == COLUMNS - 2)), y + dy * 138


ANCHORAGES = {space: _anchorage(space) for space in range(1, HOME)}


def sailed(space: int) -> float:
    """How far round the sea a space is, as an angle: 90° at the start, 450° at the arrival."""
    if space in (0, HOME):
        return 450 if space else 90
    x, y = ANCHORAGES[space]
    return (math.degrees(math.atan2((y - MIDDLE[1]) / LAP[1], (x - MIDDLE[0]) / LAP[0])) - 90) % 360 + 90


def afloat(space: int, x: float, y: float, size: float) -> str:
    """The style of a ship at a point: an angle on the lap and the way aside from it. So it sails round."""
    angle = round(sailed(space), 1)
    aside_x = x - LAP[0] * math.cos(math.radians(angle))
    aside_y = y - LAP[1] * math.sin(math.radians(angle))
    return f"--lap:{angle:g}deg;--aside-x:{aside_x:.1f}px;--aside-y:{aside_y:.1f}px;--size:{size:g}"


@cache
def sea() -> Markup:
    water = shore(146, 140, 854, 972, power=7, wobble=0.022, steps=72, phase=1.3)
    island = shore(290, 282, 710, 782, power=3.4, wobble=0.045, steps=44, phase=0.4)
    lane = "M330 912H290Q222 912 222 850V290Q222 222 290 222H710Q778 222 778 290V850Q778 912 710 912H670"
    return scenery(
        "raids-scenery",
        el(
            "defs",
            gradient("raids-sea", (0, "sea-far"), (0.55, "sea-mid"), (1, "sea-near")),
            gradient("raids-land", (0, "land-high"), (1, "land-low")),
            gradient("raids-isle", (0, "isle-high"), (1, "isle-low")),
            waves("raids-waves"),
            planks("raids-planks"),
            viking_symbol(VIKING),
            el("g", [viking(VIKING, 338 + 36 * i, 640, 0.96) for i in range(10)], id=CREW_ROW),
        ),
        el("rect", width=WIDTH, height=HEIGHT, rx="22", fill="url(#raids-land)"),
        _coast_woods(),
        path(water, "shallows"),
        path(water, "water", fill="url(#raids-sea)"),
        path(water, fill="url(#raids-waves)"),
        path(island, "shallows"),
        path(island, "isle", fill="url(#raids-isle)"),
        _island_woods(),
        path(lane, "route"),
        path(_chevrons(), "chevrons"),
        box(4, 4, WIDTH - 8, HEIGHT - 8, 19, "board-rim"),
    )


def _coast_woods() -> Markup:
    """Hills and pines under the tiles: they come to light when a tile is gone."""
    hills, tops, pines = [], [], []
    for space in range(1, HOME):
        if space in VILLAGES:
            continue
        x, y = centre(space)
        lean = (space * 7) % 5 * 5 - 10
        hills.append(peak(x + lean, y + 30, 62))
        tops.append(snow(x + lean, y + 30, 62))
        pines += [
            pine(x - 34 + lean, y + 44, 44),
            pine(x + 38 - lean / 2, y + 50, 52),
            pine(x + 6 - lean, y + 56, 36),
        ]
    return join(path("".join(hills), "hills"), path("".join(tops), "snow"), path("".join(pines), "pines"))


def _island_woods() -> Markup:
    peaks = [(408, 372, 74), (474, 372, 92), (560, 372, 80), (620, 372, 56)]
    trees = [
        (330, 440, 52),
        (668, 452, 56),
        (322, 700, 50),
        (352, 742, 46),
        (676, 704, 54),
        (644, 746, 44),
        (500, 764, 34),
    ]
    return join(
        path("".join(peak(*p) for p in peaks), "hills"),
        path("".join(snow(*p) for p in peaks), "snow"),
        path("".join(pine(*tree) for tree in trees), "pines"),
    )


def _chevrons() -> str:
    """Arrow heads along the route, between the anchorages."""
    heads = [
        (334, 912, 180),
        (222, 806, -90),
        (222, 646, -90),
        (222, 486, -90),
        (222, 340, -90),
        (346, 222, 0),
    ]
    heads += [
        (500, 222, 0),
        (660, 222, 0),
        (778, 330, 90),
        (778, 486, 90),
        (778, 646, 90),
        (778, 800, 90),
        (676, 912, 180),
    ]
    arms = {0: "l-16-14v28z", 180: "l16-14v28z", -90: "l-14 16h28z", 90: "l-14-16h28z"}
    return "".join(f"M{x} {y}{arms[turn]}" for x, y, turn in heads)
