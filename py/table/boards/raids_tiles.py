"""The Voyage tiles of Raids as drawings: one outline for each family, one picture for each tile."""

import math
from functools import cache

from drakkar.raids.pieces import SHIP_KINDS, TILE_INDEX, TILES, Tile

from ..html import Markup, el, icon, join
from ..look import Look
from .draw import number, path, relief, shield, stamp, strength

SIDE = 146  # of the square that a tile fills, centred on the origin

PICTURES = {
    "V1-01": icon("fire-axe"),
    "V1-02": icon("barbed-spear"),
    "V2-01": icon("broadsword"),
    "V2-02": icon("battered-axe"),
    "V3-01": icon("crossed-axes"),
    "V4-01": icon("relic-blade"),
    "V1-15": icon("shambling-zombie"),
    "V1-16": icon("troll"),
    "V2-15": icon("fish-monster"),
    "V2-16": icon("spiked-dragon-head"),
    "V3-15": icon("walrus-head"),
    "V3-16": icon("sea-dragon"),
    "V4-15": icon("ogre"),
    "V4-16": icon("hydra"),
    "timber": icon("log"),
    "pigs": icon("pig"),
    "fish": icon("fish-smoking"),
    "furs": icon("animal-hide"),
    "amber": icon("amber-mosquito"),
    "mjollnir": icon("thor-hammer"),
    "port": icon("anchor"),
    "encounter": icon("campfire"),
    "plunder": icon("open-treasure-chest"),
    "monster": icon("sea-serpent"),
}
CRESTS = {  # on sails and pennants
    "V1-04": icon("raven"),
    "V2-03": icon("sea-serpent"),
    "V3-02": icon("drakkar-dragon"),
    "V1-06": icon("wolf-head"),
    "V2-05": icon("bear-face"),
    "V3-04": icon("raven"),
    "V4-04": icon("eagle-emblem"),
    "V4-05": icon("dragon-head"),
}
RUNES = {
    "V1-10": "M-12 34V-34M-12 4 16-18M-12-14 12-34",
    "V1-11": "M-16 34V-34L16-14V34",
    "V1-12": "M-12 34V-34M-12-18 14 0-12 18",
    "V2-09": "M-10 34V-34L16-16M-10-12 16 6",
    "V2-10": "M-14 34V-34L14-16-14 2 16 34",
    "V2-11": "M14-30-14 0 14 30",
    "V3-08": "M-20-32 20 32M20-32-20 32",
    "V3-09": "M-12 34V-34L14-16-12 2",
    "V3-10": "M-16 34V-34M16 34V-34M-16-12 16 12",
    "V4-08": "M0 34V-34M-18-10 18 10",
    "V4-09": "M0 34V-34",
    "V4-10": "M-4-34-20-16-4 2M4-2 20 16 4 34",
}
FAMILY = {"rune": "stone", "port": "stone", "encounter": "passage", "plunder": "passage", "monster": "lair"}
OUTLINES = {  # frame and field
    "plank": (
        "M-54-71H54Q71-71 71-54V54Q71 71 54 71H-54Q-71 71-71 54V-54Q-71-71-54-71Z",
        "M-50-60H50Q60-60 60-50V50Q60 60 50 60H-50Q-60 60-60 50V-50Q-60-60-50-60Z",
    ),
    "stone": ("M-34-71H34L71-34V34L34 71H-34L-71 34V-34Z", "M-29-60H29L60-29V29L29 60H-29L-60 29V-29Z"),
    "passage": (
        "M-71-68H36Q45-68 49-60L72 0 49 60Q45 68 36 68H-71L-56 0Z",
        "M-56-58H34Q39-58 42-52L61 0 42 52Q39 58 34 58H-56L-44 0Z",
    ),
}


def _jagged() -> str:
    """A square with teeth all round: where a Monster lies in wait."""
    points = []
    for i in range(32):
        angle = math.pi * (i + 0.5) / 16
        c, s = math.cos(angle), math.sin(angle)
        reach = (72 if i % 2 else 60) * (abs(c) ** 6 + abs(s) ** 6) ** (-1 / 6)
        points.append(f"{reach * c:.0f} {reach * s:.0f}")
    return "M" + "L".join(points) + "Z"


def _rays() -> str:
    """Light that spreads from the middle of a square field."""
    wedges = []
    for i in range(8):
        ends = []
        for turn in (i * 45 + 8, i * 45 + 31):
            c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            reach = 58 / max(abs(c), abs(s))
            ends.append(f"{reach * c:.0f} {reach * s:.0f}")
        wedges.append(f"M0 0L{'L'.join(ends)}Z")
    return "".join(wedges)


OUTLINES["lair"] = (
    _jagged(),
    "M-46-53Q0-59 46-53 53-53 53-46 59 0 53 46 53 53 46 53 0 59-46 53-53 53-53 46-59 0-53-46-53-53-46-53Z",
)
SWELL = "".join(f"M-58{y:+d}q14-13 29 0t29 0 29 0 29 0v12q-14 13-29 0t-29 0-29 0-29 0Z" for y in (-22, 12))
BOARDS = "M-59-22H59V16H-59ZM-59 40H59V48H-59ZM-59-50H59V-46H-59Z"
SCALES = "".join(
    f"M{x} {y}q9 13 18 0v6q-9 13-18 0Z"
    for y, shift in ((-36, 0), (-12, 9), (12, 0), (36, 9))
    for x in range(-52 + shift, 34, 18)
)
BOLTS = "M-40-58-54-6H-42L-54 50-22-14H-36L-22-58ZM54-58 38-10H50L36 44 58 4V-58Z"
GROUNDS = {  # a pale pattern on the field of each kind
    "weapon": _rays(),
    "pennant": _rays(),
    "sail": SWELL,
    "port": SWELL,
    "mjollnir": BOLTS,
    "goods": BOARDS,
    "monster": SCALES,
    "rune": "M-58-8-36-2-30 22-44 46M58-20 38-14 30-40M44 40 36 20 54 10",
}


def tile(id: str) -> Tile:
    return TILES[TILE_INDEX[id]]


def outline(family: str, turn: int = 0) -> Markup:
    """Shadow, frame and field of a family; the arrow of a passage points the way that ships sail."""
    frame, field = OUTLINES[family]
    shapes = [path(frame, "tile-frame"), path(field, "tile-field")]
    shadow = path(
        frame, "tile-shadow", transform=f"translate(0,6) rotate({turn})" if turn else "translate(0,6)"
    )
    return join(shadow, el("g", shapes, transform=f"rotate({turn})") if turn else shapes)


@cache
def face(id: str, turn: int = 0, shields: bool = True) -> Markup:
    """A tile as it lies on the table: frame, picture, what it is worth, shields."""
    t = tile(id)
    family = FAMILY.get(t.kind, "plank")
    ground = GROUNDS.get(t.kind)
    return el(
        "g",
        outline(family, turn),
        path(ground, "veins" if t.kind == "rune" else "ground") if ground else None,
        _picture(t),
        _worth(t),
        _shields(t.shields) if shields else None,
        class_=f"tile {family} kind-{t.kind}",
    )


def _picture(t: Tile) -> Markup:
    if t.kind == "rune":
        return join(
            path(RUNES[t.id], "carved-shade", transform="translate(2,4)"), path(RUNES[t.id], "carved")
        )
    if t.kind == "sail":
        return _sail(t)
    if t.kind == "pennant":
        return _pennant(t)
    mark = PICTURES.get(t.id) or PICTURES[t.goods or t.kind]
    if t.kind in ("encounter", "plunder"):
        return relief(mark, 0, -26, 56)
    return relief(mark, 0, -7 if t.shields else 0, 92)


def _sail(t: Tile) -> Markup:
    crest = CRESTS.get(t.id)
    stripes = "M-26-47Q-21-10-28 21L-12 25Q-8-10-10-44ZM10-44Q8-10 12 25L28 21Q21-10 26-47Z"
    return join(
        path("M0-56V46", "spar"),
        path("M-40-49Q-32-8-42 18 0 33 42 18 32-8 40-49 0-40-40-49Z", "cloth"),
        path(stripes, "cloth-stripe") if crest is None else stamp(crest, 0, -10, 56, "cloth-crest"),
        path("M-45-50H45", "spar"),
    )


def _pennant(t: Tile) -> Markup:
    return join(
        path("M-42 52V-58", "spar"),
        path("M-42-52H48L34-38 48-24 36-10 48 4 32 18 42 30Q0 22-42 34Z", "cloth"),
        stamp(CRESTS[t.id], -2, -13, 56, "cloth-crest"),
    )


def _worth(t: Tile) -> Markup | None:
    if t.kind in ("pennant", "goods"):
        return number(45, -45, 29, t.value, "glory")
    if t.kind == "monster":
        return strength(43, -43, 35, t.value)
    return number(45, -45, 29, "×2", "double") if t.value == 2 else None


def _shields(count: int) -> Markup | None:
    return join([shield(x, 57, 16.5) for x in ((0,), (-20, 20))[count - 1]]) if count else None


def name_tile(look: Look, id: str) -> str:
    """A tile in full words: its name, its kind, what it is worth, its shields."""
    t, text = tile(id), look.text
    name, kind = text.name("piece", id), text.name("piece", t.kind)
    parts = [name] if kind.lower() in name.lower() else [name, kind.lower()]
    if t.kind in ("pennant", "goods"):
        parts.append(text("board.glory", n=t.value))
    elif t.kind == "monster":
        parts.append(text("board.strength", n=t.value))
    elif t.value == 2 and t.kind != "port":
        parts.append(text("board.double"))
    if t.kind in SHIP_KINDS:
        parts.append(text("board.shields", n=t.shields))
    return ", ".join(parts)
