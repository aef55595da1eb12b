"""The symbols of Reavers of Midgard: faces, clans, goods, locations, and dice that are repeated."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from drakkar.reavers.pieces.dice import COLOURS, DIE
from drakkar.reavers.pieces.reavers import CLAN_COLOUR
from drakkar.reavers.pieces.village import UPGRADE_FACES, UPGRADES

from ..html import Markup, el, icon, join
from .draw import box, lettering, path, stamp

FACES = {
    "hammer": icon("thor-hammer"),
    "double": icon("thor-hammer"),
    "shield": icon("round-shield"),
    "ship": icon("drakkar"),
    "chest": icon("chest"),
    "clan": icon("vertical-banner"),
    "any": icon("perspective-dice-six-faces-random"),
}
CLANS = {"tyr": icon("sword-brandish"), "odin": icon("one-eyed"), "yggdrasil": icon("oak")}
COLOUR_CLAN = {colour: clan for clan, colour in CLAN_COLOUR.items()}
GOODS = {
    "food": icon("ham-shank"),
    "favour": icon("prayer"),
    "glory": icon("laurel-crown"),
    "dice": icon("perspective-dice-six-faces-random"),
    "reaver": icon("viking-head"),
    "loot": icon("open-treasure-chest"),
    "village": icon("viking-longhouse"),
    "fortress": icon("stone-tower"),
    "troll": icon("troll"),
    "kraken": icon("octopus"),
    "farm": icon("wheat"),
    "wall": icon("palisade"),
    "tower": icon("stone-tower"),
}
PLACES = {
    "recruit": icon("viking-head"),
    "trade": icon("scales"),
    "village": icon("viking-longhouse"),
    "fortress": icon("stone-tower"),
    "conquest": icon("flying-flag"),
    "sea": icon("sea-serpent"),
}
DECKS = {
    "reaver": icon("viking-helmet"),
    "village": icon("viking-longhouse"),
    "fortress": icon("stone-tower"),
    "voyage": icon("compass"),
    "sea": icon("wave-crest"),
    "prophecy": icon("third-eye"),
}
ABILITIES = {
    "forager": icon("cornucopia"),
    "devotee": icon("prayer"),
    "skald": icon("harp"),
    "enlister": icon("hunting-horn"),
    "armourer": icon("anvil"),
    "chanter": icon("drum"),
    "sacrificer": icon("sacrificial-dagger"),
    "steward": icon("barrel"),
    "feaster": icon("beer-horn"),
}

# A die of each colour has an outline of its own: a square, an octagon, a round cube.
OUTLINES = {
    "red": "M-27-30H27Q30-30 30-27V27Q30 30 27 30H-27Q-30 30-30 27V-27Q-30-30-27-30Z",
    "blue": "M-15-31H15L31-15V15L15 31H-15L-31 15V-15Z",
    "yellow": "M0-32C24-32 32-24 32 0S24 32 0 32-32 24-32 0-24-32 0-32Z",
}
HAIR = {
    "beard": "M-21-50C-22-32-12-12 0-6 12-12 22-32 21-50 16-42 8-43 0-44-8-43-16-42-21-50Z",
    "braids": (
        "M-20-62C-31-52-34-34-31-14-31-8-22-8-22-14-25-30-22-44-17-54Z"
        "M20-62C31-52 34-34 31-14 31-8 22-8 22-14 25-30 22-44 17-54Z"
    ),
}
STAR = "M0-15 4.4-4.7 15-4.6 6.8 2 9.6 13 0 7-9.6 13-6.8 2-15-4.6-4.4-4.7Z"


@lru_cache(maxsize=4096)
def repeat(id: str, x: float = 0, y: float = 0, size: float = 60) -> Markup:
    """A symbol of this file, centred on a point; the drawings are about 60 wide."""
    scale = size / 60
    return el("use", href=f"#rv-{id}", transform=f"translate({x:g},{y:g}) scale({scale:g})")


def lifted(mark: Markup, x: float, y: float, size: float) -> Markup:
    """A light icon with a dark edge, so that it stands out of its ground."""
    return stamp(mark, x, y, size, "rv-lifted")


def _symbol(id: str, *children: Any, class_: str = "") -> Markup:
    return el("symbol", *children, id=f"rv-{id}", overflow="visible", class_=class_ or None)


@cache
def symbols() -> Markup:
    """What `repeat` knows: dice, dice to be rolled or set, combat dice, the bust of a Reaver."""
    return join(
        [_symbol(die, _die(*die.split(".")), class_=f"rv-die-{die.split('.')[0]}") for die in DIE],
        [
            _symbol(f"{colour}.{use}", _cube(colour), mark, class_=f"rv-die-{colour}")
            for colour in COLOURS
            for use, mark in (
                ("blank", None),
                ("roll", lettering(0, 0, 46, "?", "rv-on-die")),
                ("pick", path(STAR, "rv-star", transform="scale(1.4)")),
            )
        ],
        [_symbol(f"c{value}", _combat_die(value)) for value in (0, 1, 2)],
        [_bust(hair) for hair in HAIR],
    )


def _cube(colour: str) -> Markup:
    outline = OUTLINES[colour]
    return join(path(outline, "rv-die-edge", transform="translate(0,5)"), path(outline, "rv-die-body"))


def face_mark(face: str, x: float, y: float, size: float, class_: str = "") -> Markup:
    """The symbol of a face; two hammers for the double hammer."""
    if face == "double":
        return join(
            stamp(FACES[face], x - size * 0.2, y + size * 0.14, size * 0.7, class_),
            stamp(FACES[face], x + size * 0.22, y - size * 0.14, size * 0.7, class_),
        )
    return stamp(FACES[face], x, y, size, class_)


def _die(colour: str, face: str) -> Markup:
    mark = stamp(CLANS[COLOUR_CLAN[colour]], 0, 0, 44, "rv-on-die") if face == "clan" else None
    return join(_cube(colour), mark or face_mark(face, 0, 0, 50 if face == "double" else 44, "rv-on-die"))


def _combat_die(value: int) -> Markup:
    """A black die: no axe, one, or two."""
    axe = icon("battle-axe")
    places = ((), ((0, 0, 44),), ((-11, 10, 34), (11, -10, 34)))[value]
    return join(
        box(-30, -25, 60, 60, 7, "rv-combat-edge"),
        box(-30, -30, 60, 60, 7, "rv-combat-die"),
        [stamp(axe, x, y, size, "light") for x, y, size in places] or path("M-9 0H9", "rv-blank-mark"),
    )


def _bust(hair: str) -> Markup:
    """A Reaver from the waist up, 80 wide, its foot at the origin; the hair takes a variable."""
    return _symbol(
        hair,
        path("M-40 0C-40-24-28-34-12-36H12C28-34 40-24 40 0Z", "rv-bust-cloak"),
        path("M-14-36 0-14 14-36Z", "rv-bust-shirt"),
        path("M-19-66V-46C-19-34-10-26 0-26S19-34 19-46V-66Z", "rv-bust-face"),
        path(HAIR[hair], "rv-bust-hair"),
        path("M-24-60C-25-84-12-92 0-94 12-92 25-84 24-60L7-63 0-50-7-63Z", "rv-bust-helmet"),
        path("M-24-60 24-60M0-94V-64", "rv-bust-band"),
        path("M-10-53h.1M10-53h.1", "rv-bust-eyes"),
    )


def amount(what: str, n: int, x: float, y: float, size: float, class_: str = "ink") -> Markup:
    """A number and the symbol of what is counted, side by side around a point."""
    return join(
        lettering(x - size * 0.42, y, size, n, class_ if class_.startswith("rv-") else f"rv-on-{class_}"),
        stamp(GOODS[what], x + size * 0.42, y, size, class_),
    )


def price(faces: Iterable[str], x: float, y: float, size: float, class_: str = "ink") -> Markup:
    """Faces that are asked for, side by side around a point."""
    faces = list(faces)
    left = x - size * 1.08 * (len(faces) - 1) / 2
    return join([face_mark(face, left + size * 1.08 * i, y, size, class_) for i, face in enumerate(faces)])


@lru_cache(maxsize=512)
def upgrade(id: str, ready: bool, x: float, y: float, size: float) -> Markup:
    """A Ship Upgrade token: a shield with one face or two; one that was used lies dark."""
    faces = UPGRADE_FACES[UPGRADES.index(id.removeprefix("up."))]
    return el(
        "g",
        el("circle", r="30", class_="rv-upgrade-rim"),
        el("circle", r="23", class_="rv-upgrade-field"),
        price(faces, 0, 0, 34 if len(faces) == 1 else 21, "light"),
        class_="rv-upgrade" if ready else "rv-upgrade rv-used",
        transform=f"translate({x:g},{y:g}) scale({size / 60:g})",
    )
