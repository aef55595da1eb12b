"""What things are worth in Glory, by rule of thumb: dice, Food, cards, territories, battles."""

from functools import cache
from itertools import accumulate

from .combat import PILLAGES, Target, defence, sea_card
from .odds import chance
from .pieces.board import ACTION_SPACES, ROUNDS
from .pieces.fortress import FORTRESS, TAPESTRIES, TREASURES
from .pieces.reavers import REAVERS
from .pieces.relics import RELICS, TREATY, TREATY_REBATE
from .pieces.sea import SEA_BATTLES
from .pieces.territories import STACKS, TILE_GAINS, Stack
from .pieces.village import CARVING, CARVING_LADDER, VILLAGE
from .relics import usable
from .scoring import set_value
from .spending import HAMMERS_OF, WITH_HAMMERS, available, can_pay
from .state import NOBODY, Reavers

DIE = {"hammer": 1.6, "double": 2.6, "shield": 2.0, "ship": 1.8, "chest": 2.0, "clan": 0.5}
CHOSEN_DIE, ROLLED_DIE = 1.9, 1.5
FOOD = 1.2
FAVOUR = 2.0
TURNS_TO_USE_UP = 5  # with fewer turns to come, dice and Food lose their worth
LEADER = {"tyr": 3.0, "odin": 4.0, "yggdrasil": 2.0}
ABILITY = {
    "forager": 0.9,
    "devotee": 2.0,
    "skald": 1.0,
    "enlister": 1.5,
    "armourer": 0.8,
    "chanter": 0.7,
    "sacrificer": 0.6,
    "steward": 1.5,
    "feaster": 1.8,
}
GAIN = {
    "glory": 1.0,
    "food": FOOD,
    "favour": FAVOUR,
    "dice": ROLLED_DIE,
    "red": ROLLED_DIE,
    "blue": ROLLED_DIE,
    "yellow": ROLLED_DIE,
    "reaver": 4.0,
    "loot": 3.0,
    "village": 3.0,
    "fortress": 3.5,
    "troll": 0.5,
    "kraken": 0.5,
    "farm": 1.5,
    "wall": 1.0,
    "tower": 2.0,
}
LOOT_CARD = {"village": 3.0, "fortress": 3.5}  # of an unknown card
UPGRADE = 0.8  # each round
RELIC_POWER = 0.5  # each round
VOYAGE = 1.2  # what a Voyage card costs on average


def turns_left(s: Reavers) -> int:
    """Pawns still to be placed in the whole game."""
    per_round = 5 if s.players == 5 else 4
    honour = s.honour != NOBODY and not s.honour_placed
    return sum(s.pawns) + honour + (ROUNDS - s.round) * per_round


def patience(s: Reavers) -> float:
    """1 as long as there is time to use things, 0 at the very end."""
    return min(1.0, turns_left(s) / TURNS_TO_USE_UP)


def gains_worth(gains: tuple[tuple[str, int], ...]) -> float:
    return sum([GAIN[what] * n for what, n in gains])


# ---- cards --------------------------------------------------------------------------------------------


def loot_worth(s: Reavers, seat: int, card: str) -> float:
    """What taking a Village or Fortress card brings to a seat."""
    left = ROUNDS - s.round
    if card in RELICS:
        return RELICS[card].glory + RELIC_POWER * left + 0.5
    pile = s.piles[seat]
    if card == CARVING:
        here = pile.count(CARVING)
        return set_value(here + 1, CARVING_LADDER) - set_value(here, CARVING_LADDER) + 0.3 * left
    if card in TREASURES:
        here, ladder = pile.count(card), FORTRESS[card].ladder
        return set_value(here + 1, ladder) - set_value(here, ladder) + 0.35 * left
    if card in TAPESTRIES:
        missing = sum(other not in pile for other in TAPESTRIES if other != card)
        return (11.0, 4.5, 3.0)[missing] if card not in pile else 2.0
    data = (VILLAGE | FORTRESS)[card]
    worth = gains_worth(data.gains)
    if card in PILLAGES:
        worth += 0.6 * gains_worth(data.pillage)
    elif card in VILLAGE and VILLAGE[card].upgrade:
        worth = UPGRADE * (left + 0.5)
    return worth


def reaver_worth(s: Reavers, seat: int, card: str) -> float:
    """The best use of a Reaver, without the dice rolled on recruiting."""
    reaver = REAVERS[card]
    rally = CHOSEN_DIE * len(reaver.rally) * patience(s)
    special = max(triggers(s, space) for space in ACTION_SPACES) * ABILITY[reaver.ability]
    return max(rally, LEADER[reaver.clan], special)


def triggers(s: Reavers, place: str) -> float:
    """How often a Location is still going to be chosen, about."""
    per_round = (5 if s.players == 5 else 4) / 6
    free = s.placed.count(NOBODY)
    here = sum(s.pawns) / free if s.placed[ACTION_SPACES.index(place) + 2] == NOBODY else 0.0
    return (ROUNDS - s.round) * per_round + here


# ---- territories and battles --------------------------------------------------------------------------


@cache
def tile_reward(stack: str) -> float:
    """The average reward of a stack's tiles."""
    return sum(gains_worth(TILE_GAINS[tile]) for tile in STACKS[stack].tiles) / len(STACKS[stack].tiles)


def tile_worth(s: Reavers, stack: Stack) -> float:
    """Rewards, and Glory in every Cleanup to come."""
    return tile_reward(stack.id) + ROUNDS + 1 - s.round


def fight_worth(s: Reavers, seat: int, goal: int, prize: float, extra: int = 0) -> float:
    """The best balance of a prize and the hammers thrown in for it, one at least, by the exact odds."""
    counts = available(s, seat)
    sizes = [HAMMERS_OF[source] for source in WITH_HAMMERS for _ in range(counts[source])]
    price = DIE["hammer"] * patience(s)
    again = min(s.favour[seat], 1)
    values = []
    for hammers in accumulate(sorted(sizes)):
        odds = float(chance(hammers + extra, goal)) * 0.6 + float(chance(hammers + extra, goal, again)) * 0.4
        values.append(odds * prize - hammers * price)
    return max(values, default=0.0)


def attempt_worth(s: Reavers, seat: int) -> float:
    """The best that one Conquest action can bring."""
    best = 0.0
    goals: dict[int, float] = {}
    treaty = usable(s, seat, TREATY)
    purse = {"food": s.food[seat], "favour": s.favour[seat], "dice": sum(available(s, seat))}
    price = {"food": FOOD * patience(s), "favour": FAVOUR, "dice": DIE["ship"] * patience(s)}
    for stack, tiles in zip(STACKS.values(), s.stacks, strict=True):
        if tiles:
            prize = tile_worth(s, stack)
            due = stack.price - (TREATY_REBATE[stack.resource] if treaty else 0)
            if purse[stack.resource] >= due:
                best = max(best, prize - due * price[stack.resource])
            goals[stack.defence] = max(prize, goals.get(stack.defence, 0.0))
    return max([best, *[fight_worth(s, seat, goal, prize) for goal, prize in goals.items()]])


def prize_of(s: Reavers, purpose: str, target: Target) -> float:
    """What winning a combat brings."""
    if purpose == "force":
        return tile_worth(s, STACKS[str(target)])
    if purpose == "battle":
        return battle_prize(sea_card(s, int(target)))
    return gains_worth(PILLAGES[str(target)].pillage)


@cache
def battle_prize(card: str) -> float:
    return gains_worth(SEA_BATTLES[card].gains) + 0.5


def battle_worth(s: Reavers, seat: int, card: str) -> float:
    """What facing a Sea Battle card brings: by payment or by combat, whichever is better."""
    battle = SEA_BATTLES[card]
    best = max(0.0, fight_worth(s, seat, battle.defence, battle_prize(card)))
    if can_pay(s, seat, battle.faces):
        best = max(best, battle_prize(card) - patience(s) * sum([DIE[face] for face in battle.faces]))
    return best


def combat_worth(s: Reavers, seat: int, purpose: str, target: Target, extra: int) -> float:
    """What a combat that was begun promises."""
    return fight_worth(s, seat, defence(s, purpose, target), prize_of(s, purpose, target), extra)
