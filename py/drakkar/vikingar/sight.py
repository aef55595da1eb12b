"""What everybody sees of a position: nothing is secret but the dials and cards not yet turned."""

from typing import Any

from . import pieces as p
from .runes import picture
from .state import EVENT, FALL, NEUTRAL, SHIP, Vikingar

PHASES = ("activation", "trade", "construction", "maintenance")


def look(s: Vikingar) -> dict[str, Any]:
    """The whole table, hidden things left out."""
    return {
        "round": s.round,
        "phase": PHASES[s.phase - 1],
        "order": s.order[:],
        "dials": [_dial(s, position) for position in range(p.POSITIONS)],
        "edge": [p.EDGE_CARDS[card] if card != p.UNEXPLORED else None for card in s.edge],
        "ships": [_ship(s, ship) for ship in range(len(s.ships))],
        "seats": [_charter(s, seat) for seat in range(s.players)],
        "piles": {
            "navigation": len(s.navigation),
            "discards": [p.NAVIGATION[card].id for card in s.discards],
            "edge": len(s.edge_pile),
            "gates": sum(card > p.GREAT_FALL for card in s.edge_pile),
            "quest": len(s.quest_pile),
        },
        "combat": _combat(s) if s.kind else None,
    }


def _dial(s: Vikingar, position: int) -> dict[str, Any] | None:
    """A dial face up; None while it lies face down."""
    if not s.revealed[position]:
        return None
    number = s.dials[position]
    dial = p.DIALS[number]
    north, south = ([_site(s, site) for site in half] for half in p.SITES_ON[number])
    whirlpool = None if dial.whirlpool is None else ("north", "south")[dial.whirlpool]
    return {"id": dial.id, "waterway": dial.waterway, "whirlpool": whirlpool, "north": north, "south": south}


def _site(s: Vikingar, number: int) -> dict[str, Any]:
    """A site: intact, masked, with the outpost of a seat, or with a quest card."""
    site, what = p.SITES[number], s.sites[number]
    quest = site.kind == p.QUEST and what >= 0
    return {
        "token": site.token,
        "kind": site.kind,
        "masked": what == p.MASKED,
        "outpost": what if what >= 0 and not quest else None,
        "quest": _quest(what) if quest else None,
    }


def _quest(card: int) -> dict[str, Any]:
    quest = p.QUESTS[card]
    return {"card": quest.id, "runes": quest.runes, "object": p.OBJECTS[card]}


def _ship(s: Vikingar, ship: int) -> dict[str, Any]:
    space = s.ships[ship]
    return {
        "token": p.SHIPS[ship],
        "seat": ship // p.FLEET,
        "space": p.SPACES[space] if space != p.RESERVE else None,
        "active": not s.inactive[ship],
    }


def _charter(s: Vikingar, seat: int) -> dict[str, Any]:
    pawns = s.charter(seat)
    return {
        "clan": p.CLANS[seat],
        "gold": s.gold[seat],
        "exploits": {name: pawns[n] for n, name in enumerate(p.EXPLOITS)},
        "cups": s.cups(seat),
        "limit": s.limit(seat),
        "kraken": s.kraken[seat],
        "outposts": s.outposts_left(seat),
        "objects": [
            {"token": token, "ready": card not in s.used}
            for card, token in enumerate(p.OBJECTS)
            if s.holders[card] == seat
        ],
    }


def _combat(s: Vikingar) -> dict[str, Any]:
    """The combat under way, or the last one, with each throw rune by rune."""
    if s.kind == EVENT:
        target = p.NAVIGATION[s.target].id
    elif s.kind == SHIP:
        target = p.SHIPS[s.target]
    else:
        target = p.SPACES[s.target] if s.kind == FALL else p.SITES[s.target].token
    return {
        "kind": s.kind,
        "ship": p.SHIPS[s.fighter],
        "target": target,
        "defender": None if s.defender == NEUTRAL else s.defender,
        "runes": s.runes[:],
        "throwers": [s.thrower(0), s.thrower(1)],
        "throws": [picture(throw) if throw else None for throw in s.throws],
        "won": s.won if s.throws[1] else None,
    }
