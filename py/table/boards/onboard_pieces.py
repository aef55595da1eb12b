"""The pieces of Vikings on Board: drawings that are repeated, and the clan that stands for each colour."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from ..html import Markup, el, icon, join
from ..look import HUES, Look, clans
from .draw import box, circle, lettering, path, stamp

COLOURS = {"blue": "raven", "red": "bear", "green": "serpent", "yellow": "wolf"}
GOODS = {"hides": icon("animal-hide"), "grain": icon("wheat"), "metal": icon("metal-bar")}
CHEST = 38  # side of a chest
CROWN = icon("crown")
SHIELDS_OF_A_BODY = {1: (22,), 2: (7, 37), 3: (0, 19.5, 39)}  # where they hang


class Banner(NamedTuple):
    """How a colour of the game is shown: as the clan of its seat, or as one that nobody chose."""

    clan: str
    seat: int | None
    emblem: Markup

    @property
    def class_(self) -> str:
        return f"clan-{self.clan}" if self.seat is not None else f"clan-{self.clan} neutral"


def banners(view: dict[str, Any], colours: Sequence[str]) -> dict[str, Banner]:
    """The four colours: the players' own clans, and for neutral colours the nearest clans that are left."""
    everyone = clans()
    seats = {holdings["colour"]: seat for seat, holdings in enumerate(view["seats"])}
    taken = [colours[seat] for colour, seat in seats.items() if colour]
    left = [name for name in everyone if name not in taken]
    shown = {}
    for colour, natural in COLOURS.items():
        seat = seats.get(colour)
        if seat is not None:
            name = colours[seat]
        else:
            name = natural if natural in left else left[0]
            left.remove(name)
        shown[colour] = Banner(name, seat, everyone[name].emblem)
    return shown


def piece_names(view: dict[str, Any], colours: Sequence[str]) -> dict[str, str]:
    """Each colour by the colour of the clan that shows it."""
    return {colour: HUES[banner.clan] for colour, banner in banners(view, colours).items()}


# ---- drawings that are repeated --------


@lru_cache(maxsize=1024)
def repeat(id: str, x: float = 0, y: float = 0, scale: float = 1, flip: bool = False) -> Markup:
    """A symbol of this file, with its origin at a point; `flip`: upside down."""
    place = f"translate({x:g},{y:g})" if x or y else ""
    size = f"scale({scale:g})" if scale != 1 else "scale(1,-1)" if flip else ""
    return el("use", href=f"#onboard-art-{id}", transform=f"{place} {size}".strip() or None)


def _symbol(id: str, *children: Any) -> Markup:
    return el("symbol", *children, id=f"onboard-art-{id}", overflow="visible")


@cache
def symbols() -> Markup:
    """All of them; they take the colour of the clan in which they are repeated."""
    return join(
        [_body(shields) for shields in SHIELDS_OF_A_BODY],
        _prow(),
        _stern(),
        _barrel(),
        [_chest(kind) for kind in GOODS],
        _hidden_chest(),
        _figure(),
        _chief(),
        _helmet(),
        _house(),
    )


def _body(shields: int) -> Markup:
    """A slice of a ship from above: rails, a deck in the clan's colour, planks, shields."""
    return _symbol(
        f"body-{shields}",
        path("M-63-23.5H63V23.5H-63Z", "gunwale"),
        path("M-54-23.5H54V23.5H-54Z", "deck"),
        path("M-54-8H54M-54 8H54", "deck-seam"),
        path("M-63-12h9M-63 0h9M-63 12h9M54-12h9M54 0h9M54 12h9", "gunwale-seam"),
        _shields(shields),
    )


def _shields(count: int) -> list[Markup]:
    """Shields that overlap as they do along a gunwale."""
    parts = []
    for x in SHIELDS_OF_A_BODY[count]:
        parts += [
            circle(x, 0, 14.5, "mark-rim"),
            path(f"M{x - 10:g} 0A10 10 0 0 1 {x} -10V10A10 10 0 0 0 {x + 10:g} 0Z", "mark-quarters"),
            circle(x, 0, 4, "mark-boss"),
        ]
    return parts


def _prow() -> Markup:
    """The front of a ship from above, its tip at the origin."""
    return _symbol(
        "prow",
        path("M-63 79C-63 40-36 20-8 0Q0-6 8 0C36 20 63 40 63 79Z", "gunwale"),
        path("M-54 79C-54 48-32 30 0 10 32 30 54 48 54 79Z", "foredeck"),
        path("M-52 60H52M-43 42H43", "deck-seam"),
    )


def _stern() -> Markup:
    """The rear of a ship from above: it starts where the last body ends, at the origin."""
    return _symbol(
        "stern",
        path("M-63 0C-62 26-34 40-6 62Q0 67 6 62C34 40 62 26 63 0Z", "gunwale"),
        path("M-54 0C-50 20-26 32 0 50 26 32 50 20 54 0Z", "foredeck"),
        path("M0 50V8M-12 20 12 20", "tiller"),
    )


def _barrel() -> Markup:
    """A cask with a band in its owner's colour: 36 wide, 42 high."""
    return _symbol(
        "barrel",
        path("M-14-21H14Q20 0 14 21H-14Q-20 0-14-21Z", "cask"),
        path("M-16.5-12H16.5Q18.5 0 16.5 12H-16.5Q-18.5 0-16.5-12Z", "cask-band"),
        path("M-15-17H15M-15 17H15", "hoop"),
    )


def _chest(kind: str) -> Markup:
    half = CHEST / 2
    return _symbol(
        f"chest-{kind}",
        box(-half, -half, CHEST, CHEST, 6, f"chest chest-{kind}"),
        stamp(GOODS[kind], 0, 0, CHEST - 5, "chest-mark"),
    )


def _hidden_chest() -> Markup:
    """A chest that lies face down."""
    half = CHEST / 2
    return _symbol(
        "chest-hidden",
        box(-half, -half, CHEST, CHEST, 6, "chest chest-hidden"),
        path("M-19-4H19M-4-4V5H4V-4", "chest-lid"),
    )


def _figure() -> Markup:
    """A Viking behind a round shield in the colour of the clan: feet at the origin, 58 high."""
    return _symbol(
        "viking",
        el("ellipse", cx="0", cy="-1", rx="19", ry="5", class_="figure-shadow"),
        path("M-15-2C-17-20-12-34 0-34S17-20 15-2Z", "viking-cloak"),
        path("M-9-40V-34C-9-28-5-26 0-26S9-28 9-34V-40Z", "viking-face"),
        path("M-10-38C-11-27-5-21 0-20 5-21 11-27 10-38 8-33 4-32 0-33-4-32-8-33-10-38Z", "viking-beard"),
        path("M-12-38C-12-50-7-55 0-57 7-55 12-50 12-38L3-40 0-33-3-40Z", "viking-helmet"),
        circle(0, -15, 17.5, "figure-shield"),
    )


def _chief() -> Markup:
    """The black Viking: horns, a crown of gold, an axe."""
    return _symbol(
        "chief",
        el("ellipse", cx="0", cy="-1", rx="22", ry="5", class_="figure-shadow"),
        path("M-18-2C-20-24-14-38 0-38S20-24 18-2Z", "chief-cloak"),
        path("M-9-45V-38C-9-31-5-29 0-29S9-31 9-38V-45Z", "viking-face"),
        path("M-11-43C-12-29-6-20 0-16 6-20 12-29 11-43 8-36 4-35 0-36-4-35-8-36-11-43Z", "chief-beard"),
        path("M-12-43C-12-54-7-59 0-61 7-59 12-54 12-43L3-45 0-37-3-45Z", "chief-helmet"),
        path(
            "M-11-52C-22-52-24-62-20-69-17-61-14-59-9-58ZM11-52C22-52 24-62 20-69 17-61 14-59 9-58Z", "horn"
        ),
        path("M17-2V-44M17-44C27-46 30-36 27-28 24-33 21-34 17-33Z", "axe"),
    )


def _helmet() -> Markup:
    """The head of an extra Viking, looking over the rail."""
    return _symbol(
        "extra",
        path("M-13 20C-14 6-8 0 0 0S14 6 13 20Z", "viking-cloak"),
        path("M-8-7V1C-8 6-4 8 0 8S8 6 8 1V-7Z", "viking-face"),
        path("M-9-5C-10 6-4 12 0 13 4 12 10 6 9-5 7 0 4 1 0 0-4 1-7 0-9-5Z", "viking-beard"),
        path("M-11-5C-11-16-6-20 0-22 6-20 11-16 11-5L3-7 0 0-3-7Z", "viking-helmet"),
    )


def _house() -> Markup:
    """A longhouse, 148 wide and 87 high, with a disc for its picture and a board for its name."""
    return _symbol(
        "house",
        path("M-62 22V60H62V22Z", "house-wall"),
        path("M-44 26V60M44 26V60", "house-post"),
        path(
            "M-73 36C-66 8-46-8 0-8S66 8 73 36Q58 30 44 34 30 28 16 33 0 28-16 33-30 28-44 34-58 30-73 36Z",
            "house-roof",
        ),
        path("M64 16 61 29M52 6 50 28M-8-6-16-20M8-6 16-20", "house-thatch"),
        circle(0, 27, 31, "sign"),
        box(-74, 55, 148, 32, 7, "sign"),
    )


def halo(
    look: Look, token: str, x: float, y: float, width: float, height: float, radius: float
) -> Markup | None:
    """Shows that a token can be chosen or is chosen."""
    return box(x, y, width, height, radius, "halo") if token in look.lit or token in look.chosen else None


@lru_cache(maxsize=256)
def seal(banner: Banner, x: float, y: float, radius: float) -> Markup:
    """A clan's emblem on a disc of its colour."""
    return join(
        circle(x, y, radius, f"seal {banner.class_}"),
        stamp(banner.emblem, x, y, radius * 1.55, f"emblem {banner.class_}"),
    )


@lru_cache(maxsize=256)
def cask(banner: Banner, x: float, y: float, points: int | None, scale: float = 1) -> Markup:
    """A barrel with its owner's emblem; who knows its value reads that instead."""
    face = (
        lettering(x, y, 30 * scale, points, "on-band")
        if points is not None
        else stamp(banner.emblem, x, y, 25 * scale, "emblem")
    )
    return el("g", repeat("barrel", x, y, scale), face, class_=banner.class_)
