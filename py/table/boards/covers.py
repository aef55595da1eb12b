"""The four covers of the hall: one drawing for each game, 320 by 200, without words."""

import math
from functools import cache
from typing import Any

from ..html import Markup, el, icon, join
from .draw import box, circle, gradient, path, peak, pine, relief, ship_pawn, shore, snow, stamp

STARS = (
    *((14, 18), (40, 42), (62, 12), (88, 30), (112, 9), (139, 25), (171, 12), (204, 30), (231, 10)),
    *((256, 36), (281, 16), (306, 40), (24, 66), (300, 68), (122, 50), (216, 54)),
)


def _cover(name: str, *children: Any) -> Markup:
    return el(
        "svg",
        *children,
        viewBox="0 0 320 200",
        class_=f"cover-art cover-{name}",
        aria_hidden="true",
        preserveAspectRatio="xMidYMid slice",
    )


def _sky(name: str, stops: int) -> Markup:
    """A ground of several colours: the classes `sky-0` and on, from the top to the foot."""
    colours = [(i / (stops - 1), f"sky-{i}") for i in range(stops)]
    return join(
        el("defs", gradient(f"cover-{name}", *colours)),
        el("rect", width="320", height="200", fill=f"url(#cover-{name})"),
    )


def _swell(y: float, height: float, step: float, shift: float = 0) -> str:
    """The sea from a wavy line down to the foot of the cover."""
    crests = f"q{step / 2:g}{-height:g} {step:g} 0t{step:g} 0"
    return f"M{-shift:g} {y:g}{crests * (int(330 / step) + 1)}V200H{-shift:g}Z"


def _range(peaks: tuple[tuple[float, float, float], ...], class_: str) -> Markup:
    """Mountains with snow on them."""
    return join(
        path("".join(peak(*p) for p in peaks), class_),
        path("".join(snow(*p) for p in peaks), f"{class_}-snow"),
    )


# ---- Raids --------


@cache
def cover_raids() -> Markup:
    """A longship under the northern lights, mountains and a low sun behind it."""
    shields = [circle(121 + 14.5 * i, 128, 7.5, f"shield-{i % 2}") for i in range(7)]
    oars = "".join(f"M{122 + 16 * i} 136l-16 30" for i in range(6))
    return _cover(
        "raids",
        _sky("raids", 4),
        path("".join(f"M{x} {y}h.1" for x, y in STARS), "stars"),
        path("M-10 62C40 20 90 70 150 34S260 8 330 40V74C270 46 210 62 160 74S60 62-10 98Z", "aurora"),
        path("M-10 34C50 54 110 4 180 26S280 46 330 14V34C270 62 220 44 170 48S60 78-10 58Z", "aurora-2"),
        circle(284, 104, 37, "sun-glow"),
        circle(284, 104, 25, "sun"),
        _range(
            ((4, 140, 60), (52, 140, 84), (120, 140, 60), (196, 140, 46), (252, 140, 30), (330, 140, 52)),
            "far",
        ),
        path("M-4 142V124Q20 106 44 120T92 122 150 128 210 130 262 124 324 112V142Z", "near"),
        path(_swell(136, 4, 20), "sea-back"),
        path("M262 142h46M254 149h60M268 156h40", "glitter"),
        el(
            "g",
            path("M163 28V124", "timber-line"),
            path("M163 29h-24l7 5-7 5h24Z", "streamer"),
            path(
                "M84 92C78 84 82 74 92 78 86 84 90 98 95 109 99 120 110 124 120 125H206"
                "C220 124 230 112 232 98 233 86 231 76 236 68L226 62 238 60 236 50 246 58"
                "C254 56 262 60 272 70L262 73 268 79 254 77C246 79 246 88 246 98 247 122 232 146 212 153H120"
                "C100 148 88 120 84 92Z",
                "ship-hull",
            ),
            path("M97 124C130 137 200 137 238 120M106 139C136 147 196 147 226 137", "ship-strakes"),
            path(oars, "oars"),
            shields,
            path(
                "M112 46C125 62 124 92 110 112 144 123 184 123 218 112 207 92 207 62 215 46Q164 58 112 46Z",
                "sail",
            ),
            path(
                "M128 50C138 66 138 96 127 116L144 119C151 96 151 66 146 52Z"
                "M181 52C178 66 178 96 184 119L201 116C192 96 191 66 198 50Z",
                "sail-stripes",
            ),
            stamp(icon("drakkar-dragon"), 164, 84, 42, "sail-crest"),
            path("M106 45H221", "timber-line"),
            circle(249, 65, 1.8, "eye"),
            class_="longship-art",
        ),
        path(_swell(156, 7, 26, 12), "sea-middle"),
        path(_swell(174, 9, 34, 20), "sea-front"),
        path("M20 170q10-6 20 0t20 0M236 176q10-6 20 0t20 0M110 186q10-6 20 0t20 0M270 192q8-5 16 0", "foam"),
        path("M20 62q6-7 12 0 6-7 12 0M84 66q4-5 8 0 4-5 8 0M254 42q5-6 10 0 5-6 10 0", "gulls"),
    )


# ---- Vikings on Board --------


def _barrel(x: float, y: float, size: float = 1) -> Markup:
    body = join(
        path("M-13-34C-18-24-18-10-13 0H13C18-10 18-24 13-34Z", "barrel"),
        path("M-15.5-26H15.5M-15.5-8H15.5", "hoop"),
        el("ellipse", cx="0", cy="-34", rx="13", ry="4.5", class_="barrel-top"),
        path("M-5-33V0M5-33V0", "staves"),
    )
    return el("g", body, transform=f"translate({x:g},{y:g}) scale({size:g})")


def _hut(x: float, y: float, size: float) -> str:
    s = size
    return f"M{x - s:g} {y:g}Q{x - s * 0.8:g} {y - s * 1.1:g} {x:g} {y - s * 1.2:g}T{x + s:g} {y:g}Z"


def _moored(clan: str, emblem: Markup, x: float, y: float, size: float, left: bool) -> Markup:
    return el(
        "g",
        ship_pawn(emblem, left),
        class_=f"clan-{clan}",
        transform=f"translate({x:g},{y:g}) scale({size:g})",
    )


@cache
def cover_onboard() -> Markup:
    """Longships along a quay on a bright morning, barrels ready to be loaded."""
    huts = ((52, 108, 14), (84, 112, 11), (226, 108, 13), (258, 112, 16), (292, 110, 11))
    return _cover(
        "onboard",
        _sky("onboard", 3),
        circle(62, 46, 26, "sun-glow"),
        circle(62, 46, 17, "sun"),
        path(
            "M110 36q10-14 24-6 10-12 24-2 16-4 18 8H104ZM222 24q8-11 19-5 8-9 19-1 12-2 14 6H216Z", "clouds"
        ),
        _range(((20, 118, 56), (116, 118, 70), (196, 118, 50), (288, 118, 78)), "far"),
        path("M-4 122Q40 88 96 106T200 104 324 96V130H-4Z", "meadow"),
        path("".join(_hut(*hut) for hut in huts), "huts"),
        path("".join(f"M{x - 3} {y}v-7h6v7Z" for x, y, _ in huts), "doors"),
        path(
            "".join(
                pine(*p)
                for p in ((18, 114, 30), (30, 118, 22), (134, 112, 26), (178, 112, 24), (312, 108, 30))
            ),
            "trees",
        ),
        path(_swell(124, 4, 18), "sea-back"),
        _moored("wolf", icon("wolf-head"), 160, 122, 0.72, True),
        path(_swell(136, 5, 22, 9), "sea-middle"),
        _moored("bear", icon("bear-head"), 76, 140, 0.95, True),
        _moored("raven", icon("raven"), 244, 140, 0.95, False),
        path(_swell(154, 5, 24, 4), "sea-front"),
        path("M22 150V200M110 150V200M208 150V200M300 150V200", "posts"),
        path("M-4 166H324V200H-4Z", "quay"),
        path(
            "M-4 177H324M-4 189H324M50 166V177M142 166V177M236 166V177M94 177V189M190 177V189M284 177V189",
            "boards",
        ),
        _barrel(152, 182),
        _barrel(186, 182),
        _barrel(169, 160),
        _barrel(40, 184, 0.9),
        box(252, 150, 36, 34, 2, "crate"),
        path("M252 150 288 184M288 150 252 184M252 150h36v34h-36Z", "crate-lines"),
        path("M22 152C40 170 60 168 76 160M300 152C284 168 262 166 246 158", "ropes"),
    )


# ---- Vikingar --------

CARVED = (
    "M-3 9V-9M-3 1 5-5M-3-4 4-10",
    "M-4 9V-9L5-4V9",
    "M-3 9V-9M-3-5 4 0-3 5",
    "M5 9-3 0 5-9",
    "M-5-9 5 9M5-9-5 9",
)


def _rune_stone(x: float, y: float, turn: float, rune: str) -> Markup:
    shapes = join(
        path(
            "M-11-15Q-4-20 6-18 14-15 13-4L14 12Q9 20-2 19-14 18-13 6Z",
            "stone-shade",
            transform="translate(2,3)",
        ),
        path("M-11-15Q-4-20 6-18 14-15 13-4L14 12Q9 20-2 19-14 18-13 6Z", "stone"),
        path(rune, "rune"),
    )
    return el("g", shapes, transform=f"translate({x:g},{y:g}) rotate({turn:g})")


@cache
def cover_vikingar() -> Markup:
    """A round chart of the sea on a table, rune stones thrown around it."""
    rays = []
    for i in range(16):
        c, s = math.cos(math.pi * i / 8), math.sin(math.pi * i / 8)
        rays.append(f"M{160 + 26 * c:.1f} {101 + 26 * s:.1f}L{160 + 80 * c:.1f} {101 + 80 * s:.1f}")
    points = []
    for i in range(16):
        reach = (24, 7, 15, 7)[i % 4]
        points.append(
            f"{160 + reach * math.sin(math.pi * i / 8):.1f} {101 - reach * math.cos(math.pi * i / 8):.1f}"
        )
    isles = (
        shore(98, 52, 138, 84, power=2, wobble=0.16, steps=18, phase=1)
        + shore(184, 42, 222, 70, power=2, wobble=0.18, steps=18, phase=2)
        + shore(180, 128, 226, 162, power=2, wobble=0.15, steps=18, phase=0.3)
        + shore(100, 124, 132, 152, power=2, wobble=0.2, steps=18, phase=4)
    )
    stones = ((36, 46, -18), (46, 148, 14), (282, 40, 22), (292, 112, -10), (262, 172, 30))
    return _cover(
        "vikingar",
        _sky("vikingar", 3),
        path(
            "M0 34H320M0 76H320M0 122H320M0 164H320M70 0V34M220 34V76M40 76V122M290 122V164M120 164V200",
            "table-seams",
        ),
        path(
            "M10 12q60 8 120 2M190 56q60 6 120 0M6 100q30 5 60 0M230 146q40 5 84 0M20 184q40 6 86 0",
            "table-grain",
        ),
        circle(163, 106, 95, "chart-shade"),
        circle(160, 101, 95, "chart-rim"),
        circle(160, 101, 87, "chart-edge"),
        circle(160, 101, 80, "chart-sea"),
        circle(160, 101, 54, "chart-ring"),
        path("".join(rays), "chart-rays"),
        path(isles, "chart-isles"),
        path(
            "".join(
                pine(*p)
                for p in ((112, 74, 16), (122, 78, 14), (200, 62, 15), (196, 152, 17), (210, 154, 14))
            ),
            "trees",
        ),
        path(
            "".join(peak(*p) for p in ((124, 68, 13), (208, 58, 13), (116, 142, 14), (206, 146, 13))),
            "chart-hills",
        ),
        path(
            "M138 40q8-6 16 0t16 0M206 82q6-5 12 0t12 0M96 96q6-5 12 0t12 0M148 164q8-6 16 0t16 0",
            "chart-waves",
        ),
        path("M" + "L".join(points) + "Z", "chart-rose"),
        circle(160, 101, 5, "chart-hub"),
        _moored("serpent", icon("sea-serpent"), 100, 112, 0.34, True),
        _moored("bear", icon("bear-head"), 222, 106, 0.34, False),
        _moored("raven", icon("raven"), 158, 152, 0.34, True),
        [_rune_stone(x, y, turn, rune) for (x, y, turn), rune in zip(stones, CARVED, strict=True)],
    )


# ---- Reavers of Midgard --------


def _die(x: float, y: float, size: float, turn: float, mark: Markup, class_: str) -> Markup:
    """A die seen from above one edge."""
    shapes = join(
        el("ellipse", cx="3", cy="27", rx="27", ry="8", class_="die-shade"),
        path("M-22-14-13-26H29L22-14Z", "die-top"),
        path("M22-14 29-26V14L22 24Z", "die-side"),
        box(-23, -15, 46, 41, 5, "die-front"),
        relief(mark, -1, 5, 31),
    )
    return el(
        "g", shapes, class_=class_, transform=f"translate({x:g},{y:g}) rotate({turn:g}) scale({size:g})"
    )


@cache
def cover_reavers() -> Markup:
    """Dice and an axe before a fortress that burns in the dusk."""
    towers = (
        "M96 124V62h6v-8h7v8h7v-8h7v8h7v62Z"
        "M196 124V56h6v-8h8v8h8v-8h8v8h6v68Z"
        "M130 124V84h8v-7h8v7h9v-7h9v7h9v-7h8v7h9v-7h7v7h7v40Z"
        "M142 84V46L160 28 178 46V84Z"
    )
    return _cover(
        "reavers",
        _sky("reavers", 4),
        circle(160, 92, 62, "sun-glow"),
        circle(160, 92, 42, "sun"),
        path(
            "M30 40q14-10 30-2 10-12 28-4 14-4 20 8H24ZM236 30q12-10 28-2 12-9 24 0 12-2 18 8H228Z", "clouds"
        ),
        _range(((28, 130, 62), (86, 130, 40), (244, 130, 48), (298, 130, 74)), "far"),
        path(towers, "fortress"),
        path("M110 78v9M110 96v9M214 74v9M214 94v9M152 60v8M168 60v8", "windows"),
        path("M152 124V104Q160 92 168 104V124Z", "gate"),
        path("M102 54V34l18 5-18 6M206 48V26l18 5-18 6M160 28V8l18 5-18 6", "banners"),
        path("M-4 136C50 112 100 122 160 118S280 114 324 134V200H-4Z", "hill"),
        path(
            "".join(
                pine(*p)
                for p in ((30, 134, 30), (48, 140, 24), (66, 136, 20), (264, 138, 26), (284, 134, 32))
            ),
            "trees",
        ),
        path("M-4 164C60 142 120 156 180 150S290 146 324 158V200H-4Z", "ground-front"),
        el(
            "g",
            path("M-4-60H4L6 74Q0 80-6 74Z", "haft"),
            path("M-6-20H6M-6-8H6M-6 40H6M-6 52H6", "grip"),
            path("M-4-74C-22-80-34-84-46-80-50-58-46-34-34-20-28-34-18-42-4-44Z", "blade"),
            path("M-46-80C-50-58-46-34-34-20L-30-26C-40-40-43-60-40-79Z", "blade-edge"),
            path("M-5-76H12L10-42H-5Z", "blade"),
            transform="translate(262,124) rotate(24)",
        ),
        _die(84, 162, 1, -7, icon("crossed-axes"), "die-red"),
        _die(152, 168, 1.08, 4, icon("round-shield"), "die-cream"),
        _die(216, 170, 0.92, -3, icon("drakkar"), "die-blue"),
        path("M40 120q4-10 1-18M56 112q5-10 0-20M250 104q6-10 1-20", "smoke"),
        path(
            "M20 96h.1M52 70h.1M88 22h.1M126 40h.1M232 60h.1M268 84h.1M300 52h.1M184 22h.1M60 110h.1",
            "embers",
        ),
    )
