"""The board of Raids: a lap of twenty spaces round a northern sea, Home, the reserve, the ships."""

from functools import cache, lru_cache
from typing import Any

from drakkar.raids.pieces import ARRIVAL_REWARDS, HOME, VILLAGES

from ..html import Markup, classes, el, icon, join, part
from ..look import Look
from .covers import cover_raids as cover
from .draw import at, box, circle, coin, halo, lettering, number, path, ship_pawn, stamp, viking
from .raids_panel import panel
from .raids_sea import (
    ANCHORAGES,
    CREW_ROW,
    HEIGHT,
    HOME_LEFT,
    HOME_RIGHT,
    PIER,
    VIKING,
    WIDTH,
    afloat,
    centre,
    heading,
    sea,
    seaward,
)
from .raids_tiles import face, name_tile, outline, tile

__all__ = ["board", "cover", "panel"]

ARRIVALS = {
    "order": icon("podium"),
    "goods": icon("wooden-crate"),
    "runes": icon("rune-stone"),
    "shields": icon("viking-shield"),
    "weapons": icon("crossed-axes"),
    "ports": icon("anchor"),
    "monsters": icon("sea-serpent"),
    "sails": icon("sail"),
}
KINDS = (icon("log"), icon("animal-hide"), icon("double-fish"))  # different goods
GHOST = icon("ghost")
CLASH = icon("crossed-swords")


def _berth(ships: int, berth: int) -> float:
    return HOME_LEFT + (HOME_RIGHT - HOME_LEFT) / ships * (berth - 0.5)


def _ship_place(view: dict[str, Any], ship: int) -> tuple[float, float]:
    """Ships that leave wait off the pier, those that are back lie alongside. A rival stays farther out."""
    ships = view["ships"]
    space, berth = ships[ship]["space"], ships[ship]["berth"]
    if space in (0, HOME):
        return _berth(len(ships), berth), PIER - (32 if space else 104)
    x, y = ANCHORAGES[space]
    dx, dy = seaward(space)
    return (x + dx * 88, y + dy * 88) if _rivals(view, ship) else (x, y)


def _rivals(view: dict[str, Any], ship: int) -> bool:
    """Whether another ship already lies where this one does."""
    return any(other["space"] == view["ships"][ship]["space"] for other in view["ships"][:ship])


# ---- the board --------


def board(view: dict[str, Any], look: Look) -> Markup:
    """The sea, the island with the reserve, the twenty spaces and Home, the ships."""
    return el(
        "svg",
        sea(),
        _island(view, look),
        [_space(view, look, space) for space in range(1, HOME)],
        _home(view, look),
        [part(_ship(view, look, ship)) for ship in range(len(view["ships"]))],
        _clash(view),
        class_="raids-board",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="group",
        aria_label=look.text("board.label", voyage=view["voyage"]),
    )


def _space(view: dict[str, Any], look: Look, space: int) -> Markup:
    here = view["track"][space]
    return look.token(
        str(space),
        _name_space(view, look, space),
        _place(space, here["tile"], here["vikings"], tuple(here["coins"])),
        class_="space",
        id=f"space-{space}",
        style=at(*centre(space)),
    )


@lru_cache(maxsize=1024)
def _place(space: int, id: str | None, vikings: int, coins: tuple[int, ...]) -> Markup:
    """A space with all that lies and stands on it, around the origin; the buoy is where a ship would stop."""
    turn = heading(space)
    kind = tile(id).kind if id else ""
    if space in VILLAGES:
        drawing = join(_village(turn), _crowd(vikings, 64, 33))
    elif not id:
        drawing = box(-62, -62, 124, 124, 16, "vacant")
    elif kind == "encounter":
        drawing = join(face(id, turn), _crowd(vikings, 52, 36))
    elif kind == "plunder":
        drawing = join(face(id, turn), [coin(-23 + 46 * i, 33, 22, value) for i, value in enumerate(coins)])
    else:
        drawing = face(id)
    (x, y), (sea_x, sea_y) = centre(space), ANCHORAGES[space]
    buoy = circle(sea_x - x, sea_y - y + 8, 17, "buoy")
    return join(halo(78), drawing, number(-52, -53, 22, space, "place"), buoy)


@cache
def _village(turn: int) -> Markup:
    """A longhouse on ground that shows the way through."""
    return el(
        "g",
        outline("passage", turn),
        path("M-42-8V14H42V-8Z", "wall"),
        path("M-10-42-17-58M10-42 17-58", "beam"),
        path("M-54-4C-46-42-22-48 0-48S46-42 54-4C22-14-22-14-54-4Z", "roof"),
        path("M-33-37-26-11M-11-46-9-14M11-46 9-14M33-37 26-11", "thatch"),
        path("M-9 14V0Q0-9 9 0V14Z", "door"),
        class_="tile village",
    )


def _crowd(count: int, feet: float, step: float) -> list[Markup]:
    """Vikings side by side around the middle."""
    left = -step * (count - 1) / 2
    return [viking(VIKING, left + step * i, feet) for i in range(count)]


def _home(view: dict[str, Any], look: Look) -> Markup:
    arrival = view["arrivals"][view["voyage"] - 1]
    width, ships = HOME_RIGHT - HOME_LEFT, len(view["ships"])
    name = look.text.name("piece.arrival", arrival)
    return look.token(
        "home",
        _name_home(view, look, arrival),
        box(HOME_LEFT - 6, PIER - 6, width + 12, 182, 20, "halo"),
        box(HOME_LEFT, PIER, width, 170, 14, "pier"),
        box(HOME_LEFT, PIER, width, 170, 14, fill="url(#raids-planks)"),
        [number(_berth(ships, berth), PIER + 25, 22, berth, "place") for berth in range(1, ships + 1)],
        box(HOME_LEFT + 10, PIER + 53, width - 20, 108, 10, "parchment"),
        _condition(arrival, HOME_LEFT + 58, PIER + 94, 74),
        [coin(HOME_LEFT + 134 + 62 * i, PIER + 92, 28, value) for i, value in enumerate(ARRIVAL_REWARDS)],
        lettering(
            (HOME_LEFT + HOME_RIGHT) / 2,
            PIER + 143,
            29,
            name,
            "ink",
            textLength=280 if len(name) > 22 else None,
        ),
        class_="space home",
        id="space-home",
    )


def _island(view: dict[str, Any], look: Look) -> Markup:
    """Which voyage it is, the Arrival tiles of all four, the Vikings of the reserve."""
    count = view["reserve"]
    label = look.text("board.reserve", n=count)
    return join(
        path("M364 348H636L622 377 636 406H364L378 377Z", "ribbon-end"),
        path("M388 340H612V398H388Z", "ribbon"),
        lettering(500, 370, 40, look.text("board.voyage", n=view["voyage"]), "on-ribbon title"),
        [_arrival(view, look, voyage) for voyage in (1, 2, 3, 4)],
        el("g", lettering(500, 568, 33, label, "on-isle"), _reserve(count), role="img", aria_label=label),
    )


@cache
def _reserve(count: int) -> Markup:
    """Vikings in rows of ten."""
    full, rest = divmod(count, 10)
    rows = [el("use", href=f"#{CREW_ROW}", y=40 * row) for row in range(full)]
    left = 500 - 18 * (rest - 1)
    return join(rows, [viking(VIKING, left + 36 * i, 640 + 40 * full, 0.96) for i in range(rest)])


def _arrival(view: dict[str, Any], look: Look, voyage: int) -> Markup:
    arrival, now = view["arrivals"][voyage - 1], view["voyage"]
    state = "past" if voyage < now else "now" if voyage == now else "coming"
    x = 500 + (voyage - 2.5) * 88
    label = look.text(f"board.arrival.{state}", n=voyage, arrival=arrival)
    return el(
        "g",
        el("title", label),
        box(x - 40, 420, 80, 112, 10, "parchment"),
        _condition(arrival, x, 462, 64),
        lettering(x, 513, 29, voyage, "ink"),
        class_=f"arrival {state}",
        role="img",
        aria_label=label,
    )


def _condition(arrival: str, x: float, y: float, size: float) -> Markup:
    """The symbol of an Arrival tile."""
    if arrival != "kinds":
        return stamp(ARRIVALS[arrival], x, y, size, "ink")
    places = ((0, -0.24), (-0.26, 0.25), (0.26, 0.25))
    marks = zip(KINDS, places, strict=True)
    return join([stamp(mark, x + dx * size, y + dy * size, size * 0.5, "ink") for mark, (dx, dy) in marks])


def _ship(view: dict[str, Any], look: Look, ship: int) -> Markup:
    space = view["ships"][ship]["space"]
    ghost, active = ship >= view["players"], view["seat"] == ship
    away = space not in (0, HOME)
    return el(
        "g",
        _rope(space) if away and not _rivals(view, ship) else None,
        el("ellipse", cx="0", cy="24", rx="62", ry="19", class_="ring") if active else None,
        ship_pawn(GHOST if ghost else look.emblem(ship), space <= 2 or space >= 14, torn=ghost),
        path("M-16-102H16L0-78Z", "pointer") if active else None,
        id=f"ship-{ship}",
        class_=classes(
            "piece",
            "ship",
            "clan-ghost" if ghost else look.clan(ship),
            active and "active",
            not space and "waiting",
        ),
        style=afloat(space, *_ship_place(view, ship), 1 if away else 0.8),
        role="img",
        aria_label=_name_ship(view, look, ship),
    )


@cache
def _rope(space: int) -> Markup:
    """From the hull of a ship to the edge of the tile that it lies before."""
    (x, y), (tile_x, tile_y), (dx, dy) = ANCHORAGES[space], centre(space), seaward(space)
    end_x, end_y = tile_x - x + 62 * dx, tile_y - y + 62 * dy
    line = f"M0 16Q{end_x * 0.6:g} {end_y * 0.6 + 20:g} {end_x:g} {end_y:g}"
    return join(path(line, "rope-edge"), path(line, "rope"))


def _clash(view: dict[str, Any]) -> Markup | None:
    """Crossed swords where two ships fight over a tile."""
    if view["decision"] != "respond":
        return None
    space = view["ships"][view["seat"]]["space"]
    x, y = ANCHORAGES[space]
    dx, dy = seaward(space)
    fight = join(circle(0, 0, 27, "clash"), stamp(CLASH, 0, 0, 38, "light"))
    return el("g", fight, style=at(x + dx * 44, y + dy * 44 - 8), class_="fight", aria_hidden="true")


# ---- names --------


def _name_space(view: dict[str, Any], look: Look, space: int) -> str:
    text, here = look.text, view["track"][space]
    name = text.name("space", space)
    if here["kind"] == "village":
        parts = [text("board.vikings", n=here["vikings"])]
    elif here["tile"] is None:
        parts = [text("board.vacant")]
    else:
        parts = [name_tile(look, here["tile"])]
        kind = tile(here["tile"]).kind
        if kind == "encounter":
            parts.append(text("board.vikings", n=here["vikings"]))
        elif kind == "plunder":
            parts.append(
                text("board.coins", coins=here["coins"]) if here["coins"] else text("board.coins.none")
            )
    parts += [_who(view, look, ship) for ship, other in enumerate(view["ships"]) if other["space"] == space]
    return f"{name[0].upper()}{name[1:]}{text('board.colon')}{', '.join(parts)}"


def _name_home(view: dict[str, Any], look: Look, arrival: str) -> str:
    text = look.text
    parts = [text("board.reward", arrival=arrival)]
    for state, space in (("waiting", 0), ("arrived", HOME)):
        ships = sorted((s["berth"], index) for index, s in enumerate(view["ships"]) if s["space"] == space)
        if ships:
            parts.append(
                text(f"board.{state}", ships=[f"{berth} {_who(view, look, ship)}" for berth, ship in ships])
            )
    return f"{text.name('space', 'home')}{text('board.colon')}{'; '.join(parts)}"


def _who(view: dict[str, Any], look: Look, ship: int) -> str:
    return look.text("board.ghost") if ship >= view["players"] else look.text("board.ship", who=ship)


def _name_ship(view: dict[str, Any], look: Look, ship: int) -> str:
    text, space, berth = look.text, view["ships"][ship]["space"], view["ships"][ship]["berth"]
    where = "start" if space == 0 else "home" if space == HOME else "sea"
    parts = [_who(view, look, ship), text(f"board.at.{where}", space=space, n=berth)]
    if view["seat"] == ship:
        parts.append(text("board.turn"))
    return ", ".join(parts)
