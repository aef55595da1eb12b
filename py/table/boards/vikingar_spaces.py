"""The spaces of Vikingar: dials face up or down with their sites, and the zones at the end of the world."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from ..html import Markup, classes, el, join
from ..look import Look
from .draw import at, circle, lettering, path, stamp, strength
from .vikingar_chart import (
    SEA,
    SHIP_AT,
    SITE_SIZE,
    SITES_AT,
    channel,
    isle,
    polar,
    reef,
    sector,
    site_place,
    wilds,
)
from .vikingar_marks import BACK, CREATURE, FALL, GATE, UNKNOWN_EDGE, WHIRLPOOL
from .vikingar_names import Hazard, name_dial, name_site, name_space

HALVES = ("north", "south")
WILDS = ("hills", "snow", "pines")
Ships = dict[str, list[dict[str, Any]]]  # the drakkars on each space
Ahead = dict[str, list[Hazard]]


def high_sea(look: Look, ships: Ships, ahead: Ahead) -> Markup:
    label = name_space(look, "sea", [look.text("board.sea")], ships.get("sea", ()), ahead.get("sea"))
    water = join(circle(0, 0, SEA, "water"), el("circle", r=SEA, fill="url(#vikingar-waves)"))
    return look.token("sea", label, water, class_="space", id="space-sea")


def territories(view: dict[str, Any], look: Look, ships: Ships, ahead: Ahead) -> list[Markup]:
    """Both halves of all dials."""
    spaces = []
    for half in HALVES:
        for position, dial in enumerate(view["dials"]):
            space = f"{half}{position + 1}"
            spaces.append(
                look.token(
                    space,
                    name_space(
                        look, space, name_dial(look, dial, half), ships.get(space, ()), ahead.get(space)
                    ),
                    _ground(half, position),
                    class_=f"space {half if dial else 'hidden'}",
                    id=f"space-{space}",
                )
            )
    return spaces


@cache
def _ground(ring: str, position: int) -> Markup:
    return path(sector(ring, position), "sector")


def lands(view: dict[str, Any]) -> Markup:
    """Islands, reefs, waterways and whirlpools of the dials face up; the backs of the others."""
    isles, growth, reefs, channels, whirlpools, lines, backs = [], [], [], [], [], [], []
    for position, dial in enumerate(view["dials"]):
        if dial is None:
            backs.append(_back(position))
            lines += [sector(half, position, 10) for half in HALVES]
            continue
        for half in HALVES:
            if dial[half]:
                isles.append(isle(half, position, len(dial[half])))
            if len(dial[half]) == 1:
                growth.append(wilds(half, position))
        if dial["waterway"]:
            channels.append(channel(position))
        else:
            reefs.append(reef(position))
        if dial["whirlpool"]:
            whirlpools.append(_whirlpool(dial["whirlpool"], position, bool(dial[dial["whirlpool"]])))
    return el(
        "g",
        path("".join(isles), "isles"),
        [path("".join(shapes), kind) for kind, shapes in zip(WILDS, zip(*growth, strict=True), strict=False)],
        path("".join(reefs), "reefs"),
        path("".join(channels), "channels"),
        whirlpools,
        path("".join(lines), "back-lines"),
        backs,
        class_="lands",
        id="vikingar-lands",
        aria_hidden="true",
    )


@cache
def _back(position: int) -> Markup:
    """The back of a dial: a knot on its northern half, its number on the southern one."""
    (x, y), (nx, ny) = polar(436, position), polar(561, position)
    return join(stamp(BACK, x, y, 62, "knot"), lettering(nx, ny, 44, position + 1, "title on-back"))


@cache
def _whirlpool(half: str, position: int, crowded: bool) -> Markup:
    x, y = polar(SHIP_AT[half], position, -36) if crowded else polar(SITES_AT[half], position)
    size = 46 if crowded else 70
    return stamp(WHIRLPOOL, x, y, size, "whirlpool")


# ---- sites --------


def sites(view: dict[str, Any], look: Look, ahead: Ahead) -> list[Markup]:
    """The sites of all dials face up."""
    drawn = []
    for position, dial in enumerate(view["dials"]):
        for half in HALVES if dial else ():
            row = dial[half]
            over = f"{half}{position + 1}" in look.lit
            for place, site in enumerate(row):
                where = f"{at(*site_place(half, position, place, len(row)))} scale({SITE_SIZE[half]})"
                drawn.append(_site(site, where, look, ahead, over))
    return drawn


def _site(site: dict[str, Any], where: str, look: Look, ahead: Ahead, over: bool) -> Markup:
    token = site["token"]
    active = token in look.lit or token in look.chosen
    return look.token(
        token,
        name_site(look, site, ahead.get(token)),
        circle(0, 0, 33, "halo") if active else None,
        _plate(site["kind"], site["masked"]),
        _outpost(look, site["outpost"]) if site["outpost"] is not None else None,
        _quest(site["quest"]["card"], site["quest"]["runes"]) if site["quest"] else None,
        class_=classes("site", over and not active and "through"),
        style=where,
        id=f"site-{token}",
    )


@lru_cache(maxsize=64)
def _plate(kind: str, masked: bool) -> Markup:
    plate = el("use", href=f"#vikingar-{kind}", class_="burnt" if masked else None)
    return join(plate, el("use", href="#vikingar-cockade")) if masked else plate


def _outpost(look: Look, seat: int) -> Markup:
    """A banner of the clan that holds the site."""
    return el(
        "g",
        el("use", href="#vikingar-outpost"),
        stamp(look.emblem(seat), 0, -14, 33, "emblem"),
        class_=f"outpost {look.clan(seat)}",
        transform="translate(17,-14) scale(.88)",
    )


@cache
def _quest(card: str, runes: int) -> Markup:
    """A quest card standing where its creature was met."""
    return join(
        el("use", href="#vikingar-card"), stamp(CREATURE[card], 0, -2, 42, "ink"), strength(16, 25, 17, runes)
    )


# ---- the end of the world --------


def edges(view: dict[str, Any], look: Look, ships: Ships, ahead: Ahead) -> list[Markup]:
    """The zones around the world: unexplored, a great fall, a gate of Valhalla."""
    zones = []
    for position, card in enumerate(view["edge"]):
        space = f"edge{position + 1}"
        what = look.text("board.unexplored") if card is None else look.text.name("piece", card)
        zones.append(
            look.token(
                space,
                name_space(look, space, [what], ships.get(space, ()), ahead.get(space)),
                _zone(position, card),
                class_=f"space edge {'unexplored' if card is None else 'fall' if card == 'fall' else 'gate'}",
                id=f"space-{space}",
            )
        )
    return zones


@lru_cache(maxsize=128)
def _zone(position: int, card: str | None) -> Markup:
    mark, size = (UNKNOWN_EDGE, 40) if card is None else (FALL, 50) if card == "fall" else (GATE, 54)
    (x, y), (nx, ny) = polar(661, position), polar(661, position, -58)
    return join(
        _ground("edge", position),
        stamp(mark, x, y, size, "edge-mark"),
        lettering(nx, ny, 31, position + 1, "hour"),
    )


def on_spaces(ships: Iterable[dict[str, Any]]) -> Ships:
    """The drakkars of each space."""
    places: Ships = {}
    for ship in ships:
        if ship["space"]:
            places.setdefault(ship["space"], []).append(ship)
    return places
