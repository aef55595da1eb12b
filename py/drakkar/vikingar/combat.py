"""Combats: who throws how many runes, the throws, the council of the clans, the verdict.

A combat is a chain of frames; whoever starts one pushes what comes after it, which reads `won`.
"""

from . import pieces as p
from .runes import FALLS, SHORT, TRIUMPH, cast, points, value
from .state import ATTACK, DEFENCE, EVENT, FALL, FORT, NEUTRAL, OUTPOST, QUEST, SHIP, SITE, Vikingar

# The object that adds a rune to an attack of each kind.
WEAPON = {
    EVENT: p.SUNSTONE,
    FALL: p.SUNSTONE,
    SITE: p.AXE,
    FORT: p.RAM,
    QUEST: p.TORC,
    OUTPOST: p.HORN,
    SHIP: p.HORN,
}
# The clause that calls for the throw of each kind.
CALL = {
    EVENT: "sea.resolve-first",
    FALL: "edge.fall-difficulty",
    SITE: "pillage.throw",
    FORT: "fortraid.throw",
    QUEST: "quest.throw",
    OUTPOST: "raid.beat-owner",
    SHIP: "attack.throws",
}


def engage(s: Vikingar, kind: str, ship: int, target: int, defender: int, runes: int) -> None:
    """Start a combat of a drakkar against something defended by a seat, or by nobody (NEUTRAL)."""
    s.kind, s.fighter, s.target, s.defender = kind, ship, target, defender
    s.runes = [p.ATTACK_RUNES, runes]
    s.throws = [(), ()]
    s.stack += (("verdict",), ("muster", DEFENCE), ("muster", ATTACK))
    if defender != NEUTRAL and s.ready(defender, p.CHAIN):
        s.stack.append(("forestall", defender))


def muster(s: Vikingar, side: int) -> None:
    """A side is about to throw: it may declare objects, if it has any of use."""
    seat = s.thrower(side)
    s.declared = []
    s.stack.append(("throw", side, True, True))
    if seat in s.holders and (bonuses(s, side) or chains(s, side)):
        s.stack.append(("declare", seat, side))


def bonuses(s: Vikingar, side: int) -> list[int]:
    """Objects that can still add a rune to the throw of a side. A neutral defence can't be given any."""
    if side == DEFENCE and s.defender == NEUTRAL:
        return []
    held = s.has(s.thrower(side), WEAPON[s.kind] if side == ATTACK else p.SHIELD)
    return [card for card in held if card not in s.declared] if len(s.declared) < p.MOST_BONUS_RUNES else []


def chains(s: Vikingar, side: int) -> list[int]:
    """Shadow chains that a side may still declare: before the other side throws, which keeps one rune."""
    other = 1 - side
    if s.throws[other] or (side == DEFENCE and s.defender == NEUTRAL):
        return []
    return s.ready(s.thrower(side), p.CHAIN)[: s.runes[other] - 1]


def throw(s: Vikingar, side: int, contestable: bool, repeatable: bool) -> None:
    """Throw the runes of a side. The council may still void the throw, the knucklebones repeat it."""
    thrown = s.throws[side] = cast(s.runes[side], s.draw)
    thrower = s.thrower(side)
    if side == ATTACK:
        clause = CALL[s.kind]
    else:
        clause = "neutral.opponent-throws" if s.defender == NEUTRAL else "combat.alternate"
    kind = "triumph" if SHORT in thrown[2:] else "throw"
    falls = [FALLS[fall] for fall in thrown[2:]]
    worth = points(thrown)  # where each rune lies is in the view: a picture costs more than the throw
    s.tell(
        kind,
        clause,
        thrower,
        reveals=True,
        side=side,
        n=len(falls),
        falls=falls,
        points=worth,
        sum=sum(worth),
    )
    if contestable and s.options["council"]:
        s.stack.append(("vote", council(s, side)[0], side, repeatable, 0))
    elif repeatable:
        reconsider(s, side)


def council(s: Vikingar, side: int) -> list[int]:
    """The opponents of whoever throws for a side, in turn order."""
    thrower = s.thrower(side)
    return [seat for seat in s.order if seat != thrower]


def reconsider(s: Vikingar, side: int) -> None:
    """A player with knucklebones at hand may repeat his own throw."""
    if (side == ATTACK or s.defender != NEUTRAL) and s.ready(s.thrower(side), p.BONES):
        s.stack.append(("bones", s.thrower(side), side))


def verdict(s: Vikingar) -> None:
    """Compare the throws: the attacker must have more."""
    attack, defence = value(s.throws[ATTACK]), value(s.throws[DEFENCE])
    s.won = attack > defence
    neutral = s.defender == NEUTRAL
    if attack == TRIUMPH:
        clause = "destiny.short-wins" if s.won else "destiny.short-equalised"
    elif defence == TRIUMPH:
        clause = "ruling.short-any-thrower"
    elif attack == defence:
        clause = "neutral.tie-defender" if neutral else "combat.tie-defender"
    elif s.kind == EVENT:
        clause = "sea.strictly-more"
    else:
        clause = "neutral.higher-wins" if neutral else "combat.higher-wins"
    kind = "won" if s.won else "lost"
    if TRIUMPH in (attack, defence):
        s.tell(f"{kind}-short", clause, s.fighter // p.FLEET, combat=s.kind)
    else:
        s.tell(kind, clause, s.fighter // p.FLEET, combat=s.kind, attack=attack, defence=defence)
