"""What a drakkar in hand may not do: for every deed the clause against it, or "" when it is allowed."""

from collections.abc import Callable

from .. import pieces as p
from ..state import ACTION_ONLY, Vikingar
from ..voyage import inside


def why_not_pick(s: Vikingar, seat: int, ship: int) -> str:
    """Against another drakkar (-1: none at all) while one is in hand: to play it, or to attack it."""
    if not 0 <= ship < len(s.ships):
        return "ruling.no-interleave"
    if ship // p.FLEET == seat:
        return "activate.flip-inactive" if s.inactive[ship] else "ruling.no-interleave"
    return "board.pact" if s.ships[ship] == p.SEA else "attack.by-entering"


def why_not_sail(s: Vikingar, ship: int, target: int) -> str:
    """Against a step to a space (-1: no space at all), whatever lies there."""
    space = s.ships[ship]
    if target >= 0 and target == p.ACROSS[space]:
        return "" if p.WATERWAY[s.dials[p.POSITION[space]]] else "equator.waterway"
    if target in p.BESIDE[space]:
        return ""
    at_edge = p.EDGE in (p.RING[target], p.RING[space])
    return "ruling.edge-access" if target >= 0 and target != space and at_edge else "move.one-adjacent"


def why_not_whirl(s: Vikingar, ship: int) -> str:
    """Against leaving by whirlpool."""
    space = s.ships[ship]
    at_whirlpool = space == p.SEA or p.WHIRLPOOL[s.dials[p.POSITION[space]]] == p.RING[space]
    return "" if at_whirlpool else "whirl.teleport"


def why_not_enter(s: Vikingar, ship: int, target: int, after: int) -> str:
    """Against entering a space that can be reached. `after`: what the drakkar would have left."""
    if target == p.SEA:
        return ""
    seat, position = ship // p.FLEET, p.POSITION[target]
    if target in s.spaces_of(seat):
        return "occupy.no-own-stack"
    if p.RING[target] == p.EDGE:
        return "ruling.edge-deck-empty" if s.edge[position] == p.UNEXPLORED and not s.edge_pile else ""
    if after or s.gold[seat] >= p.TOLL or not s.revealed[position] or not s.guards(target):
        return ""
    if s.has(seat, p.RING_OF_PASSAGE) or inside(s, ship, target):
        return ""
    return "ruling.fort-hopeless"


def why_not_pillage(s: Vikingar, seat: int, site: int) -> str:
    """Against pillaging a site of the drakkar's territory."""
    kind, what = p.KIND[site], s.sites[site]
    if kind == p.QUEST:
        return "site.quest"
    if what == p.MASKED:
        return "ruling.masked-site-dead"
    if kind == p.CITY or kind == p.CULT:
        if what == seat and not s.options["own_pillage"]:
            return "ruling.own-outpost-pillage"
        if guarded(s, site):
            return "pillage.fort-first"
    return ""


def why_not_raze(s: Vikingar, seat: int, site: int) -> str:
    """Against destroying only the outpost on a site."""
    if p.KIND[site] == p.QUEST or s.sites[site] in (p.FREE, p.MASKED, seat):
        return "raid.choice"
    return "ruling.raid-fort-shield" if s.options["shielded_outposts"] and guarded(s, site) else ""


def why_not_settle(s: Vikingar, seat: int, site: int) -> str:
    """Against an outpost on a site."""
    what = s.sites[site]
    if p.KIND[site] not in (p.CITY, p.CULT):
        return "outpost.where"
    if what == p.MASKED:
        return "ruling.masked-site-dead"
    if what == seat:
        return "ruling.one-outpost-per-site"
    return "" if what == p.FREE else "outpost.not-enemy"


def why_not_quest(s: Vikingar, seat: int, site: int) -> str:
    """Against a quest at a site."""
    if p.KIND[site] != p.QUEST:
        return "quest.attempt"
    if s.sites[site] == p.MASKED:
        return "ruling.masked-site-dead"
    return "ruling.quest-deck-empty" if s.sites[site] == p.FREE and not s.quest_pile else ""


def guarded(s: Vikingar, site: int) -> bool:
    """Is a site within what a standing stronghold guards?"""
    place = p.SITES[site]
    return bool(s.guards(p.at(place.half, s.dials.index(place.dial))))


def why_not_unfurl(left: int, card: int) -> str:
    """Against a feather sail: none at hand, or had already. Other objects say what they are for."""
    kind = p.QUESTS[card].object if card >= 0 else p.SAIL
    return "ruling.sail-once" if kind == p.SAIL and left == ACTION_ONLY else f"object.{kind}"


AT_SITE: dict[str, Callable[[Vikingar, int, int], str]] = {
    "pillage": why_not_pillage,
    "raze": why_not_raze,
    "quest": why_not_quest,
}
