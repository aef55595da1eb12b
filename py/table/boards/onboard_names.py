"""What the pieces of Vikings on Board are called in full words, for titles and screen readers."""

from typing import Any

from drakkar.onboard.pieces import CAPACITY

from ..look import Look
from .onboard_pieces import Banner

Banners = dict[str, Banner]


def _sentence(look: Look, name: str, parts: list[str]) -> str:
    """A name and what is to be said of it."""
    return f"{name}{look.text('board.colon')}{', '.join(parts)}" if parts else name


def name_owner(look: Look, banner: Banner) -> str:
    """The player of a colour, or the neutral clan."""
    if banner.seat is None:
        return look.text("board.neutral", clan=banner.clan)
    return look.text.name("seat", banner.seat)


def name_influence(look: Look, flags: Banners, ship: dict[str, Any]) -> str:
    """The order of influence of a ship."""
    if not ship["influence"]:
        return look.text("board.influence.none")
    order = [f"{name_owner(look, flags[colour])} {shields}" for colour, shields in ship["influence"]]
    return look.text("board.influence", order=order)


def name_chests(look: Look, kinds: list[str]) -> str:
    """Chests that lie face up."""
    return look.text("board.chests", n=len(kinds), kinds=kinds) if kinds else look.text("board.chests.none")


def name_ship(look: Look, flags: Banners, ship: dict[str, Any], number: int) -> str:
    """A ship with all that is aboard."""
    text = look.text
    name = text("board.ship", n=number)
    aboard = text("board.bodies", n=len(ship["bodies"]), most=CAPACITY)
    if not ship["in_port"]:
        return _sentence(look, name, [text("board.departed"), aboard])
    return _sentence(
        look, name, [aboard, name_chests(look, ship["chests"]), name_influence(look, flags, ship)]
    )


def name_body(look: Look, flags: Banners, ship: dict[str, Any], number: int, place: int) -> str:
    """A body: where it is, whose it is, what it counts."""
    body, text = ship["bodies"][place], look.text
    parts = [name_owner(look, flags[body["colour"]]), text("board.shields", n=body["shields"])]
    if body["extra"]:
        parts.append(text("board.extra"))
    return _sentence(look, text("board.body", place=place + 1, n=number), parts)


def name_zone(look: Look, flags: Banners, ship: dict[str, Any], number: int, zone: dict[str, Any]) -> str:
    """A bet zone: on whom it bets, whose barrel is there, and whether it would win now."""
    text = look.text
    parts = [name_owner(look, flags[zone["colour"]])]
    if zone["seat"] is None:
        parts.append(text("board.zone.empty"))
    elif zone["points"] is None:
        parts.append(text("board.barrel", who=zone["seat"]))
    else:
        parts.append(text("board.barrel.own", who=zone["seat"], n=zone["points"]))
    if leads(ship, zone["colour"]):
        parts.append(text("board.leads"))
    return _sentence(look, text("board.zone", n=number), parts)


def leads(ship: dict[str, Any], colour: str) -> bool:
    """Is this colour the most influential of a ship in port?"""
    return bool(ship["in_port"] and ship["influence"] and ship["influence"][0][0] == colour)


def name_building(view: dict[str, Any], look: Look, index: int) -> str:
    """A building: what is left there, who stands on the Chief's side, who on the other."""
    text, building = look.text, view["buildings"][index]
    parts = []
    if building in ("warehouse1", "warehouse2"):
        pile = view["piles"][building == "warehouse2"]
        parts.append(text("board.pile", n=len(pile)))
        parts += [text("board.known", n=place + 1, kind=kind) for place, kind in enumerate(pile) if kind]
    elif building == "departure":
        parts.append(text("board.sterns", n=view["sterns"]))
    for side in ("above", "below"):
        viking = view["slots"][side][index]
        chief = "chief" if side == view["chief"] else "home"
        if viking:
            parts.append(text(f"board.viking.{chief}", who=viking["seat"]))
            if viking["id"] == next_viking(view):
                parts.append(text("board.next"))
        elif chief == "chief":
            parts.append(text("board.free"))
    return _sentence(look, f"{index + 1}. {text.name('piece', building)}", parts)


def name_price(view: dict[str, Any], look: Look, kind: str) -> str:
    """A kind of goods at the market."""
    return look.text("board.price", kind=kind, n=view["market"][kind])


def name_offer(view: dict[str, Any], look: Look, kind: str | None, count: int) -> str:
    """Chests that lie on the sheet of a choice."""
    if kind is None:
        return look.text("board.offer.hidden", n=count)
    return look.text("board.offer.kind", kind=kind, n=count, points=view["market"][kind])


def next_viking(view: dict[str, Any]) -> str | None:
    """The Viking that crosses next: of those that have not crossed, the one nearest to First Player."""
    home = "above" if view["chief"] == "below" else "below"
    return next((viking["id"] for viking in view["slots"][home] if viking), None)
