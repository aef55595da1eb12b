"""How good a position of Vikingar is for a seat: exploits, means, prospects, the way to a gate."""

from functools import cache
from heapq import heappop, heappush

from . import pieces as p
from .forecast import attack_runes, defence_runes
from .runes import odds
from .state import FORT, QUEST, SITE, Vikingar

CUP = 10.0  # what a cup is worth; everything below is measured against it
SPARE_CUP = 0.15  # share of that for exploits beyond those that victory takes
GOLD, RICH = 0.6, 6  # a coin, up to so many
DRAKKAR = 2.0
OUTPOST = 1.2
OBJECT = 2.0
GATE = 4.0  # a drakkar that waits at a gate, and once more for each cup
STEP = 1.5  # a step on the way to a gate, by the share of cups that are there already
AT_ONCE = 3.0  # times that, once they all are
UNKNOWN_CREATURE = 5  # runes that a quest card not yet drawn is taken to have
LATER = 0.6  # share of a prospect that must wait for the next round
RIVAL = 0.3  # share of the best rival's worth that is held against a position
# Steps that a hazard on the way is worth.
LEAVE_SEA, UNKNOWN_DIAL, ENEMY, TOLL, UNKNOWN_EDGE, FAR = 1.6, 0.6, 1.0, 0.4, 5.0, 20.0


def evaluate(s: Vikingar, seat: int) -> float:
    """Own worth, less a share of the strongest rival's."""
    if s.over:
        return 1000.0 if s.winner == seat else -1000.0
    way = way_to_gate(s)
    worth = [_worth(s, index, way) for index in range(s.players)]
    return worth[seat] - RIVAL * max(value for index, value in enumerate(worth) if index != seat)


def _worth(s: Vikingar, seat: int, way: list[float]) -> float:
    """Charter, means, what each drakkar could do where it lies, how far the nearest one is from a gate."""
    pawns = tuple(s.charter(seat))
    target, cups = s.options["target"], s.cups(seat)
    value = charter(pawns, target)
    value += GOLD * min(s.gold[seat], RICH) + OUTPOST * len(s.outposts(seat)) + OBJECT * s.holders.count(seat)
    nearest = FAR
    for ship in s.fleet(seat):
        space = s.ships[ship]
        if space != p.RESERVE:
            value += DRAKKAR + _prospect(s, seat, space, pawns) * (LATER if s.inactive[ship] else 1.0)
            nearest = min(nearest, way[space])
    if s.on_gate(seat):
        value += GATE * (1 + cups)
    return value - STEP * nearest * (cups / target if cups < target else AT_ONCE)


@cache
def charter(pawns: tuple[int, ...], target: int) -> float:
    """What the exploits are worth: those nearest to their cups count, the others hardly."""
    shares: list[float] = [(pawn / length) ** 1.4 for pawn, length in zip(pawns, p.LENGTH, strict=True)]
    shares.sort(reverse=True)
    return CUP * (sum(shares[:target]) + SPARE_CUP * sum(shares[target:]))


def gain(pawns: tuple[int, ...], exploit: int, target: int) -> float:
    """What one more point of an exploit is worth."""
    if pawns[exploit] == p.LENGTH[exploit]:
        return 0.0
    after = (*pawns[:exploit], pawns[exploit] + 1, *pawns[exploit + 1 :])
    return charter(after, target) - charter(pawns, target)


def _prospect(s: Vikingar, seat: int, space: int, pawns: tuple[int, ...]) -> float:
    """The best deed that a drakkar could do where it lies."""
    target = s.options["target"]
    loss = DRAKKAR - gain(pawns, p.VALEUREUX, target)
    best = 0.0
    for site in s.sites_on(space):
        kind, what = p.KIND[site], s.sites[site]
        if what == p.MASKED:
            continue
        if kind == p.VILLAGE:
            best = max(best, GOLD)
            continue
        if kind in (p.CITY, p.CULT):
            if what == p.FREE:
                best = max(best, OUTPOST)
            if s.guards(space):
                continue
        if kind == p.QUEST:
            combat, runes = QUEST, p.QUESTS[what].runes if what != p.FREE else UNKNOWN_CREATURE
            prize = gain(pawns, p.HEROS, target) + OBJECT
        else:
            combat = FORT if kind == p.FORT else SITE
            held = what not in (p.FREE, seat)
            runes = defence_runes(s, what) if held else p.DEFENCE[kind]
            prize = gain(pawns, p.SPOILS[kind], target) + p.LOOT[kind] * GOLD
        win = chance(attack_runes(s, seat, combat), runes)
        best = max(best, win * prize - (1 - win) * loss)
    return best


@cache
def chance(attack: int, defence: int) -> float:
    """The odds of a combat."""
    return float(odds(attack, defence))


def way_to_gate(s: Vikingar) -> list[float]:
    """For every space, the steps to the nearest gate or unexplored edge zone, hazards counted as steps."""
    way = [FAR] * len(p.SPACES)
    queue: list[tuple[float, int]] = []

    def reach(space: int, steps: float) -> None:
        if steps < way[space]:
            way[space] = steps
            heappush(queue, (steps, space))

    for position, card in enumerate(s.edge):
        if card != p.GREAT_FALL:
            reach(p.at(p.EDGE, position), UNKNOWN_EDGE if card == p.UNEXPLORED else 0.0)
    whirlpools = s.whirlpools()
    taken = set(s.ships)
    while queue:
        steps, space = heappop(queue)
        if steps > way[space]:
            continue
        position, across = p.POSITION[space], p.ACROSS[space]
        steps += 1.0
        if space != p.SEA:
            revealed = s.revealed[position]
            if space in taken:
                steps += ENEMY
            if not revealed:
                steps += UNKNOWN_DIAL
            elif s.guards(space):
                steps += TOLL
            if across > 0 and (not revealed or p.WATERWAY[s.dials[position]]):
                reach(across, steps)
            if space in whirlpools:
                for other in whirlpools:
                    reach(other, steps)
        for other in p.BESIDE[space]:
            reach(other, steps + LEAVE_SEA if other == p.SEA else steps)
    return way
