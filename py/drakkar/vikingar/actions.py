"""Actions at a site: pillage, raids on outposts, outposts of one's own, mythic quests.

Whoever spends a drakkar's action flips it at once; what the action leads to comes after.
"""

from . import pieces as p
from .combat import engage
from .fate import destroy_site, gain
from .state import FORT, NEUTRAL, OUTPOST, QUEST, SITE, Vikingar

# The combat and the clauses of a pillage: the throw, the cockade, the point, the drakkar lost, its point.
PILLAGE = (
    SITE,
    "pillage.throw",
    "pillage.cockade",
    "pillage.point",
    "pillage.failure-destroyed",
    "pillage.failure-point",
)
FORTRAID = (
    FORT,
    "fortraid.throw",
    "fortraid.cockade",
    "fortraid.point",
    "fortraid.failure-destroyed",
    "fortraid.failure-point",
)


def pillage(s: Vikingar, ship: int, site: int) -> None:
    """A village just so, another site by a throw against its runes, or those of the player who holds it."""
    seat, kind = ship // p.FLEET, p.KIND[site]
    s.inactive[ship] = True
    if kind == p.VILLAGE:
        destroy_site(s, seat, site, "village.pillage")
    elif kind != p.FORT and s.sites[site] not in (p.FREE, seat):
        _raid(s, ship, site, "pillage", "raid.choice", True)
    else:
        combat, throw = (FORTRAID if kind == p.FORT else PILLAGE)[:2]
        s.tell("pillage", throw, seat, ship=p.SHIPS[ship], site=p.SITES[site].token)
        s.stack.append(("pillaged", ship, site))
        engage(s, combat, ship, site, NEUTRAL, p.DEFENCE[kind])


def pillaged(s: Vikingar, ship: int, site: int) -> None:
    """A neutral site is destroyed, or the drakkar is lost."""
    _, _, cockade, point, lost, honour = FORTRAID if p.KIND[site] == p.FORT else PILLAGE
    if s.won:
        destroy_site(s, ship // p.FLEET, site, cockade, point)
    else:
        s.then(("sink", ship, lost), ("mourn", ship, honour))


def raze(s: Vikingar, ship: int, site: int) -> None:
    """Attack another player's outpost and nothing else."""
    s.inactive[ship] = True
    _raid(s, ship, site, "raze", "raid.choice", False)


def _raid(s: Vikingar, ship: int, site: int, kind: str, clause: str, whole: bool) -> None:
    s.tell(kind, clause, ship // p.FLEET, ship=p.SHIPS[ship], site=p.SITES[site].token)
    s.stack.append(("raided", ship, site, whole))
    engage(s, OUTPOST, ship, site, s.sites[site], p.DEFENCE_RUNES)


def raided(s: Vikingar, ship: int, site: int, whole: bool) -> None:
    """The outpost is gone, with the whole site or alone; or the drakkar is lost to its owner."""
    seat, owner = ship // p.FLEET, s.defender
    if not s.won:
        s.then(
            ("sink", ship, "pillage.failure-destroyed" if whole else "ruling.raid-failure"),
            ("avenge", owner, "ruling.outpost-owner-sanguinaire"),
            ("mourn", ship, "pillage.failure-point" if whole else "ruling.raid-failure"),
        )
        return
    s.tell("razed", "ruling.raid-outpost-returned", seat, site=p.SITES[site].token, owner=owner)
    if whole:
        destroy_site(s, seat, site, "pillage.cockade", "pillage.point")
    else:
        s.sites[site] = p.FREE
        s.stack.append(("replace", seat, site))


def settle(s: Vikingar, seat: int, site: int, lifted: list[int], clause: str) -> None:
    """Place an outpost: one from the reserve, or the one lifted from another site."""
    for old in lifted:
        s.sites[old] = p.FREE
        s.tell("lifted", "outpost.relocate", seat, site=p.SITES[old].token)
    s.sites[site] = seat
    s.tell("outpost", clause, seat, site=p.SITES[site].token)


def quest(s: Vikingar, ship: int, site: int) -> None:
    """Try a mythic quest: the creature that stands there already, or the one that a card reveals."""
    s.inactive[ship] = True
    clause, drawn = "ruling.quest-repeat-same-card", s.sites[site] == p.FREE
    if drawn:
        s.sites[site] = s.quest_pile.pop()
        clause = "quest.draw"
    number = s.sites[site]
    card = p.QUESTS[number]
    s.tell(
        "quest",
        clause,
        ship // p.FLEET,
        reveals=drawn,
        ship=p.SHIPS[ship],
        site=p.SITES[site].token,
        card=card.id,
        n=card.runes,
        object=p.OBJECTS[number],
    )
    s.stack.append(("quested", ship, site))
    engage(s, QUEST, ship, site, NEUTRAL, card.runes)


def quested(s: Vikingar, ship: int, site: int) -> None:
    """The creature is beaten: object, cockade, a point of the Héros. Or it has the drakkar."""
    seat, card = ship // p.FLEET, s.sites[site]
    if not s.won:
        s.then(("sink", ship, "quest.failure-destroyed"), ("mourn", ship, "quest.failure-point"))
        return
    s.holders[card] = seat
    s.tell("object", "quest.win-object", seat, object=p.OBJECTS[card], card=p.QUESTS[card].id)
    s.sites[site] = p.MASKED
    gain(s, seat, p.HEROS, "quest.win-point")
