"""What a move will lead to, as far as anybody can know: the hazards ahead and the exact odds of each throw.

A hazard is plain data: `what` it is, the runes of both sides where they are known, and chances in per cent;
`win` is always the attacker's. Both sides are taken to use every object that adds a rune.
"""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from . import pieces as p
from .combat import WEAPON
from .runes import odds, odds_against, percent, value
from .state import ATTACK, DEFENCE, EVENT, FALL, FORT, OUTPOST, QUEST, SHIP, SITE, Vikingar
from .voyage import inside

Hazard = dict[str, Any]
NOBODY = -1  # no side


def attack_runes(s: Vikingar, seat: int, kind: str) -> int:
    """Runes of an attack, with every object that adds one."""
    return p.ATTACK_RUNES + min(len(s.has(seat, WEAPON[kind])), p.MOST_BONUS_RUNES)


def defence_runes(s: Vikingar, seat: int) -> int:
    """Runes with which a player defends, with every object that adds one."""
    return p.DEFENCE_RUNES + min(len(s.has(seat, p.SHIELD)), p.MOST_BONUS_RUNES)


def clash(s: Vikingar, kind: str, seat: int, defence: int) -> Hazard:
    """A combat of a seat against so many runes."""
    attack = attack_runes(s, seat, kind)
    return {"what": kind, "attack": attack, "defence": defence, "win": percent(odds(attack, defence))}


# ---- before an activation ----------------------------------------------------------------------------------


def forecast(s: Vikingar, ship: int) -> dict[str, list[Hazard]]:
    """The hazards of each legal move of a drakkar in hand; moves without any are left out."""
    ahead = {}
    event = [event_hazard(s, ship // p.FLEET)] if s.ships[ship] == p.SEA else []
    for move in s.moves():
        verb, *named = move.split()
        if verb in ("sail", "whirl"):
            hazards = [*(event if verb == "sail" else ()), *_arrival(s, ship, p.SPACE[named[0]])]
        elif verb in ("pillage", "raze", "quest"):
            hazards = [*_deed(s, ship // p.FLEET, p.SITE[named[0]])]
        else:
            continue
        if hazards:
            ahead[move] = hazards
    return ahead


def _arrival(s: Vikingar, ship: int, space: int) -> Iterable[Hazard]:
    seat, position = ship // p.FLEET, p.POSITION[space]
    if p.RING[space] == p.EDGE:
        yield from _edge(s, seat, s.edge[position])
    elif space != p.SEA and not s.revealed[position]:
        hidden = [dial for dial, seen in zip(s.dials, s.revealed, strict=True) if not seen]
        forts = sum(bool(p.FORTS_ON[dial][p.RING[space]]) for dial in hidden)
        yield {"what": "explore", "fort": percent(Fraction(forts, len(hidden)))}
    elif s.guards(space) and not inside(s, ship, space):
        yield {"what": "toll", "gold": 0 if s.has(seat, p.RING_OF_PASSAGE) else p.TOLL}
    enemy = s.enemy_on(seat, space)
    if enemy >= 0:
        yield clash(s, SHIP, seat, defence_runes(s, enemy // p.FLEET))


def event_hazard(s: Vikingar, seat: int) -> Hazard:
    """Leaving the high sea, over the cards that may come next; which ones are left is open to all."""
    attack = attack_runes(s, seat, EVENT)
    pile = s.navigation or s.discards
    chances = {"win": Fraction(0), p.ONWARD: Fraction(0), p.DAMAGED: Fraction(0), p.WRECKED: Fraction(0)}
    for number, copies in Counter(pile).items():
        card = p.NAVIGATION[number]
        win = odds(attack, card.runes)
        chances["win"] += copies * win
        chances[card.failure] += copies * (1 - win)
    shares = {name: percent(chance / len(pile)) for name, chance in chances.items()}
    return {"what": EVENT, "attack": attack, **shares}


def _edge(s: Vikingar, seat: int, card: int) -> Iterable[Hazard]:
    if card == p.UNEXPLORED:
        gates = sum(card > p.GREAT_FALL for card in s.edge_pile)
        yield {"what": "edge", "gate": percent(Fraction(gates, len(s.edge_pile)))}
        card = p.GREAT_FALL if gates < len(s.edge_pile) else card
    elif card == p.GREAT_FALL and s.options["tamed_falls"]:
        return
    if card == p.GREAT_FALL:
        yield clash(s, FALL, seat, p.FALL_RUNES)


def _deed(s: Vikingar, seat: int, site: int) -> Iterable[Hazard]:
    kind, what = p.KIND[site], s.sites[site]
    if kind == p.QUEST and what == p.FREE:
        attack = attack_runes(s, seat, QUEST)
        win = sum((odds(attack, p.QUESTS[card].runes) for card in s.quest_pile), start=Fraction(0))
        yield {"what": QUEST, "attack": attack, "win": percent(win / len(s.quest_pile))}
    elif kind == p.QUEST:
        yield clash(s, QUEST, seat, p.QUESTS[what].runes)
    elif kind == p.FORT:
        yield from storm_forecast(s, seat)
    elif kind != p.VILLAGE and what in (p.FREE, seat):
        yield clash(s, SITE, seat, p.DEFENCE[kind])
    elif kind != p.VILLAGE:
        yield clash(s, OUTPOST, seat, defence_runes(s, what))


def storm_forecast(s: Vikingar, seat: int) -> list[Hazard]:
    """Attacking a stronghold."""
    return [clash(s, FORT, seat, p.DEFENCE[p.FORT])]


# ---- within a combat ---------------------------------------------------------------------------------------


def declared(s: Vikingar, side: int, objects: list[str]) -> list[Hazard]:
    """The combat under way, if a side about to throw uses these objects."""
    runes = s.runes[:]
    for token in objects:
        chain = p.QUESTS[p.OBJECT[token]].object == p.CHAIN
        runes[1 - side if chain else side] += -1 if chain else 1
    return [_standing(s, runes, NOBODY)]


def standing(s: Vikingar, side: int, again: bool) -> list[Hazard]:
    """The combat under way after the throw of a side, if that throw stands or is made again."""
    return [_standing(s, s.runes, side if again else NOBODY)]


def _standing(s: Vikingar, runes: list[int], again: int) -> Hazard:
    """The combat as it stands, apart from the throw of a side that is made again."""
    attack, defence = runes
    attacked = bool(s.throws[ATTACK]) and again != ATTACK
    defended = bool(s.throws[DEFENCE]) and again != DEFENCE
    if attacked and defended:
        chance = Fraction(value(s.throws[ATTACK]) > value(s.throws[DEFENCE]))
    elif attacked:
        chance = odds_against(value(s.throws[ATTACK]), defence)
    else:
        chance = odds(attack, defence)
    return {"what": s.kind, "attack": attack, "defence": defence, "win": percent(chance)}
