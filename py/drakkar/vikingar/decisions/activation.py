"""Phase 1: which drakkar is played next, where it sails, what it does."""

from typing import Any

from drakkar.core import Decision

from .. import actions
from .. import pieces as p
from ..forecast import forecast
from ..state import ACTION, ACTION_ONLY, NOTHING, Vikingar
from ..voyage import sail, whirl
from .legality import (
    AT_SITE,
    why_not_enter,
    why_not_pick,
    why_not_sail,
    why_not_settle,
    why_not_unfurl,
    why_not_whirl,
)

PICK = [f"pick {ship}" for ship in p.SHIPS]
SAIL = [f"sail {space}" for space in p.SPACES]
WHIRL = [f"whirl {space}" for space in p.SPACES]
# The verbs that name a site, for each kind of site, and the moves.
SITE_VERBS = {
    p.VILLAGE: ("pillage",),
    p.CITY: ("pillage", "raze"),
    p.CULT: ("pillage", "raze"),
    p.FORT: ("pillage",),
    p.QUEST: ("quest",),
}
SITE_MOVES = tuple(
    tuple((AT_SITE[verb], f"{verb} {site.token}") for verb in SITE_VERBS[site.kind]) for site in p.SITES
)

DEEDS = {"pillage": actions.pillage, "raze": actions.raze, "quest": actions.quest}


class Pick(Decision):
    """Which of several active drakkars is played next."""

    name = "pick"
    grants = "ruling.no-interleave"
    verbs = ("pick",)

    def moves(self, s: Vikingar, seat: int) -> list[str]:
        ships, inactive = s.ships, s.inactive
        return [PICK[ship] for ship in s.fleet(seat) if ships[ship] != p.RESERVE and not inactive[ship]]

    def refuse(self, s: Vikingar, words: list[str], seat: int) -> str:
        token = words[-1]
        if token in p.OBJECT:
            return f"object.{p.QUESTS[p.OBJECT[token]].object}"
        if token in p.SPACE or token in p.SITE:
            return self.grants
        ship = p.SHIP.get(token, -1) if len(words) == 2 else -1
        if ship not in s.fleet(seat) or s.ships[ship] == p.RESERVE:
            return "activate.one-move-one-action"
        return "activate.flip-inactive"

    def play(self, s: Vikingar, words: list[str], seat: int) -> None:
        s.stack.append(("set-out", seat, p.SHIP[words[1]], ACTION))


class Activation(Decision):
    """What the drakkar in hand does: a movement, one action at a site, or nothing more.

    `left` is what it still has: its action, perhaps with a feather sail.
    """

    moves_for_free = True  # is the movement its own, rather than an action?

    def moves(self, s: Vikingar, seat: int, ship: int, left: int) -> list[str]:
        space = s.ships[ship]
        own = s.spaces_of(seat)
        after = left if self.moves_for_free else NOTHING
        if space == p.SEA:  # only one's own drakkars bar the way: the event may still bring gold for a toll
            moves = [SAIL[target] for target in p.BESIDE[space] if target not in own]
        else:
            near = p.NEAR[space] if p.WATERWAY[s.dials[p.POSITION[space]]] else p.BESIDE[space]
            moves = [SAIL[target] for target in near if not why_not_enter(s, ship, target, after)]
        if not why_not_whirl(s, ship):
            for target in s.whirlpools():
                if target != space and not why_not_enter(s, ship, target, after):
                    moves.append(WHIRL[target])
        for site in s.sites_on(space):
            moves += [move for why_not, move in SITE_MOVES[site] if not why_not(s, seat, site)]
            if not why_not_settle(s, seat, site):
                moves += settling(s, seat, "outpost", site)
        if not self.moves_for_free and left == ACTION:
            moves += [f"unfurl {p.OBJECTS[card]}" for card in s.ready(seat, p.SAIL)]
        moves.append("rest")
        return moves

    def refuse(self, s: Vikingar, words: list[str], seat: int, ship: int, left: int) -> str:
        verb, *named = meant(words)
        after = left if self.moves_for_free else NOTHING
        if verb == "pick":
            return why_not_pick(s, seat, p.SHIP.get(named[0], -1) if named else -1)
        if verb == "sail":
            target = p.SPACE.get(named[0], -1) if len(named) == 1 else -1
            clause = why_not_sail(s, ship, target) or why_not_enter(s, ship, target, after)
            return clause or "move.one-adjacent"
        if verb == "whirl":
            target = p.SPACE.get(named[0], -1) if len(named) == 1 else -1
            clause = why_not_enter(s, ship, target, after) if target in s.whirlpools() else ""
            return why_not_whirl(s, ship) or clause or "whirl.visible"
        if verb == "unfurl":
            return why_not_unfurl(left, p.OBJECT.get(named[0], -1) if named else -1)
        if verb == "rest":
            return "ruling.optional-activation"
        return self._refuse_site(s, verb, named, seat, ship)

    def _refuse_site(self, s: Vikingar, verb: str, named: list[str], seat: int, ship: int) -> str:
        site = p.SITE.get(named[0], -1) if named else -1
        if site not in s.sites_on(s.ships[ship]):
            if verb in ("outpost", "relocate"):
                return "outpost.where"
            fort = site >= 0 and p.KIND[site] == p.FORT
            return "ruling.fort-attack-needs-entry" if fort else "ruling.one-site-per-action"
        if verb in ("outpost", "relocate"):
            return why_not_settle(s, seat, site) or refuse_settling(s, seat, [verb, *named])
        return AT_SITE[verb](s, seat, site) or "ruling.one-site-per-action"

    def play(self, s: Vikingar, words: list[str], seat: int, ship: int, left: int) -> None:
        verb = words[0]
        if verb == "sail" or verb == "whirl":
            if not self.moves_for_free:
                s.inactive[ship] = True
                left = NOTHING
            (sail if verb == "sail" else whirl)(s, ship, p.SPACE[words[1]], left)
        elif verb == "unfurl":
            s.used.append(p.OBJECT[words[1]])
            s.tell("unfurl", "object.sail", seat, ship=p.SHIPS[ship], object=words[1])
            s.stack.append(("set-out", seat, ship, ACTION_ONLY))
        elif verb == "rest":
            s.inactive[ship] = True
            s.tell("rest", "ruling.optional-activation", seat, ship=p.SHIPS[ship])
        elif verb in ("outpost", "relocate"):
            s.inactive[ship] = True
            site, *lifted = [p.SITE[word] for word in words[1:]]
            actions.settle(s, seat, site, lifted, "outpost.where")
        else:
            DEEDS[verb](s, ship, p.SITE[words[1]])

    def prompt(self, s: Vikingar, seat: int, ship: int, left: int) -> dict[str, Any]:
        return {"ship": p.SHIPS[ship], "space": p.SPACES[s.ships[ship]], "forecast": forecast(s, ship)}


class SetOut(Activation):
    """A drakkar begins: a movement now, or an action at once, which forfeits the movement."""

    name = "set-out"
    grants = "activate.one-move-one-action"
    verbs = ("sail", "whirl", "pillage", "raze", "outpost", "relocate", "quest", "rest", "pick")


class Act(Activation):
    """A drakkar that has moved may act; a further movement is an action too."""

    name = "act"
    grants = "action.list"
    verbs = ("pillage", "sail", "whirl", "raze", "outpost", "relocate", "quest", "unfurl", "rest", "pick")
    moves_for_free = False


def meant(words: list[str]) -> list[str]:
    """What somebody means who points at a thing: to sail to a space, act at a site, play a drakkar."""
    verb, token = words[0], words[-1]
    if token in p.SHIP:
        return ["pick", token]
    if token in p.OBJECT:
        return ["unfurl", token]
    if token in p.SPACE and verb not in ("sail", "whirl"):
        return ["sail", token]
    if token in p.SITE and verb in ("sail", "whirl"):
        return ["quest" if p.KIND[p.SITE[token]] == p.QUEST else "pillage", token]
    return words


def settling(s: Vikingar, seat: int, verb: str, site: int) -> list[str]:
    """The ways to place an outpost: from the reserve or, when that is empty, by lifting one's own."""
    outposts = s.outposts(seat)
    if len(outposts) < p.FLEET:
        return [f"{verb} {p.SITES[site].token}"]
    return [f"relocate {p.SITES[site].token} {p.SITES[old].token}" for old in outposts]


def refuse_settling(s: Vikingar, seat: int, words: list[str]) -> str:
    """The clause against this way of placing an outpost on a site that could take one."""
    lifting = words[0] == "relocate" and s.outposts_left(seat)
    return "ruling.relocate-only-when-empty" if lifting else "outpost.relocate"
