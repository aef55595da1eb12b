"""The drakkars of Vikingar on the board, and the order of play around it."""

from typing import Any

from ..html import Markup, classes, el
from ..look import Look
from .draw import at, stamp
from .vikingar_chart import ship_place, split
from .vikingar_names import name_ship

SCALE = 0.6


def fleet(view: dict[str, Any], look: Look) -> list[Markup]:
    """Every drakkar afloat, always in the same order."""
    return [_drakkar(view, look, ship) for ship in view["ships"] if ship["space"]]


def _drakkar(view: dict[str, Any], look: Look, ship: dict[str, Any]) -> Markup:
    token, space, seat, number = ship["token"], ship["space"], ship["seat"], int(ship["token"][-1])
    x, y = ship_place(space, seat, number - 1, _whirlpool(view, space))
    in_hand = view["prompt"].get("ship") == token
    active = token in look.lit or token in look.chosen
    lean = "" if ship["active"] else " rotate(-13deg)"
    return look.token(
        token,
        name_ship(look, ship),
        el("ellipse", cx="0", cy="-10", rx="66", ry="72", class_="halo") if active else None,
        el("ellipse", cx="0", cy="22", rx="64", ry="22", class_="ring") if in_hand else None,
        el("use", href="#vikingar-drakkar"),
        stamp(look.emblem(seat), 0, -33, 48, "emblem"),
        el("use", href=f"#vikingar-number-{number}", x="34", y="16"),
        None if ship["active"] else el("use", href="#vikingar-resting", x="-34", y="16"),
        class_=classes(
            "piece drakkar",
            look.clan(seat),
            not ship["active"] and "turned",
            in_hand and "in-hand",
            not active and view["decision"] != "pick" and "through",
        ),
        style=f"{at(x, y)} scale({SCALE}){lean}",
        id=f"drakkar-{token}",
    )


def _whirlpool(view: dict[str, Any], space: str) -> bool:
    """Does a whirlpool take a part of this half, beside its sites?"""
    if space == "sea" or space.startswith("edge"):
        return False
    ring, position = split(space)
    dial = view["dials"][position]
    return dial is not None and dial["whirlpool"] == ring and bool(dial[ring])
