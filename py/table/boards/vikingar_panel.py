"""A clan's side of Vikingar: its eight exploits, gold, drakkars, outposts and magic objects."""

from functools import lru_cache
from typing import Any

from drakkar.vikingar.pieces import EXPLOITS, FLEET, LENGTH

from ..html import Markup, classes, el, icon
from ..look import Look
from .draw import circle, lettering, path, stamp
from .vikingar_marks import CUP, EXPLOIT, OBJECT, object_kind
from .vikingar_names import capital, name_hazard, rough, success, tokens_ahead

HULL = "M-19-3C-21-11-17-15-13-12-14-5-11 0-7 0H7C11 0 14-5 13-12 17-15 21-11 19-3 15 9-15 9-19-3Z"
SAIL = "M0 0V-22M-11-20H11Q8-13 11-6H-11Q-8-13-11-20Z"
BANNER = "M-8-18H9L5-11 9-4H-8ZM-8-18V10"


def panel(view: dict[str, Any], seat: int, look: Look) -> Markup:
    """The charter above, the holdings below."""
    mine = view["seats"][seat]
    return el(
        "div",
        _charter(mine, look),
        el("ul", _gold(mine, look), _fleet(view, seat, look), _outposts(mine, look), class_="holdings"),
        _objects(view, mine, look),
        class_=f"vikingar-panel {look.clan(seat)}",
    )


def _item(label: str, *children: Any, class_: str) -> Markup:
    return el("li", *children, el("span", label, class_="out-of-sight"), class_=class_, title=label)


# ---- exploits --------


def _charter(mine: dict[str, Any], look: Look) -> Markup:
    """The eight tracks; the last space of each is its cup."""
    tracks = []
    for name, length in zip(EXPLOITS, LENGTH, strict=True):
        points = mine["exploits"][name]
        full = points == length
        label = look.text(
            "board.exploit.cup" if full else "board.exploit", exploit=name, points=points, length=length
        )
        tracks.append(_item(label, _track(name, points, length), class_=classes("track", full and "full")))
    return el("ul", tracks, class_="charter")


@lru_cache(maxsize=64)
def _track(name: str, points: int, length: int) -> Markup:
    pips = [
        circle(52 + 17 * step, 22, 7, "pip reached" if step < points else "pip") for step in range(length - 1)
    ]
    cup = stamp(CUP, 53 + 17 * (length - 1) + 5, 21, 30, "cup won" if points == length else "cup")
    return el(
        "svg",
        stamp(EXPLOIT[name], 20, 22, 38, "exploit"),
        pips,
        cup,
        viewBox="0 0 146 44",
        aria_hidden="true",
    )


# ---- holdings --------


def _gold(mine: dict[str, Any], look: Look) -> Markup:
    drawing = el(
        "svg",
        circle(22, 22, 19, "coin"),
        circle(22, 22, 14.5, "coin-rim"),
        lettering(22, 22, 25 if mine["gold"] < 10 else 21, mine["gold"], "on-coin"),
        viewBox="0 0 44 44",
        aria_hidden="true",
    )
    return _item(look.text("board.gold", n=mine["gold"]), drawing, class_="gold")


def _fleet(view: dict[str, Any], seat: int, look: Look) -> Markup:
    """Five drakkars: afloat, in reserve, beyond the limit."""
    mine = view["seats"][seat]
    afloat = sum(ship["seat"] == seat and ship["space"] is not None for ship in view["ships"])
    label = look.text("board.fleet", afloat=afloat, reserve=FLEET - afloat, limit=mine["limit"])
    if mine["kraken"]:
        label = f"{label}, {look.text('board.kraken')}"
    return _item(label, _ships(afloat, mine["limit"]), class_="fleet")


@lru_cache(maxsize=64)
def _ships(afloat: int, limit: int) -> Markup:
    parts = []
    for ship in range(FLEET):
        state = "afloat" if ship < afloat else "spare" if ship < limit else "barred"
        where = f"translate({23 + 45 * ship},28)"
        parts.append(path(HULL + SAIL, f"drakkar-mark {state}", transform=where))
        if state == "barred":
            parts.append(path("M-11-15 11 9M11-15-11 9", "crossed-out", transform=where))
    return el("svg", parts, viewBox="0 0 228 44", aria_hidden="true")


def _outposts(mine: dict[str, Any], look: Look) -> Markup:
    left = mine["outposts"]
    return _item(look.text("board.outposts", n=left), _banners(left), class_="outposts")


@lru_cache(maxsize=16)
def _banners(left: int) -> Markup:
    marks = [
        path(
            BANNER,
            "banner-mark" if n < left else "banner-mark placed",
            transform=f"translate({16 + 24 * n},26)",
        )
        for n in range(FLEET)
    ]
    return el("svg", marks, viewBox="0 0 130 44", aria_hidden="true")


# ---- magic objects --------


def _objects(view: dict[str, Any], mine: dict[str, Any], look: Look) -> Markup | None:
    if not mine["objects"]:
        return None
    ahead = tokens_ahead(view)
    return el("ul", [el("li", _object(thing, look, ahead)) for thing in mine["objects"]], class_="objects")


def _object(thing: dict[str, Any], look: Look, ahead: dict[str, Any]) -> Markup:
    text, token = look.text, thing["token"]
    kind, name = object_kind(token), text.name("piece", token)
    parts = [f"{name}{text('board.colon')}{text(f'board.object.{kind}')}"]
    if not thing["ready"]:
        parts.append(text("board.spent"))
    hazards = ahead.get(token)
    if hazards:
        parts += [capital(name_hazard(text, hazard)) for hazard in hazards]
    label = ". ".join(parts)
    return look.token(
        token,
        label,
        OBJECT[kind],
        el("span", name, class_="name"),
        None if thing["ready"] else icon("hourglass", class_="used-mark"),
        el("span", rough(text, success(hazards)), class_="chance", aria_hidden="true") if hazards else None,
        tag="div",
        class_=classes("object", not thing["ready"] and "used"),
        title=label,
    )
