"""How good a position is for a seat: its Glory, what its things are worth, what its next steps promise."""

from collections.abc import Callable
from typing import Any

from .cards import has_cards
from .combat import defence, sea_card
from .decisions.location import BARRED
from .odds import chance_after
from .pieces.board import (
    ACTION_SPACES,
    ACTIONS_BY_RANK,
    BONUS_BY_RANK,
    FORTRESS_FOOD,
    RAID_FACE,
    ROUNDS,
    SEA_FOOD,
)
from .pieces.dice import FACE
from .pieces.reavers import REAVERS
from .pieces.relics import RELICS
from .scoring import defence_glory, score
from .state import N_KINDS, N_SPACES, NOTHING, SEA, Reavers
from .worth import (
    ABILITY,
    CHOSEN_DIE,
    DIE,
    FAVOUR,
    FOOD,
    GAIN,
    LOOT_CARD,
    RELIC_POWER,
    ROLLED_DIE,
    UPGRADE,
    VOYAGE,
    attempt_worth,
    battle_worth,
    combat_worth,
    loot_worth,
    patience,
    prize_of,
    reaver_worth,
    triggers,
)

RIVALS = 0.3  # how much the best prospects of a rival weigh
TRADE_ACTION = 3.2
LATER_ATTEMPTS = 0.6  # of the best one, for each Conquest action after the first
PROPHECY_GROWTH = 0.8  # Glory that a Prophecy in hand gains each round
PLENTY_OF_FOOD, MANY_OF_A_FACE = 10, 2  # what lies beyond is worth half


def evaluate(s: Reavers, seat: int) -> float:
    """Own prospects, less a part of what the Location being resolved still promises to a rival."""
    defences = [defence_glory(s, other) for other in range(s.players)] if s.options["defences"] else []
    value = float(score(s, seat, defences).total)
    if s.over:
        return value
    promised = [0.0] * s.players
    for frame in s.stack:
        if frame[0] in PROMISES:
            promised[frame[1]] += PROMISES[frame[0]](s, *frame[1:])
    value += patience(s) * _stores(s, seat) + _engine(s, seat) + promised[seat]
    return value - RIVALS * max([promise for other, promise in enumerate(promised) if other != seat])


def _stores(s: Reavers, seat: int) -> float:
    """Dice and Food, as long as there is time to spend them."""
    food = s.food[seat]
    value = FOOD * (min(food, PLENTY_OF_FOOD) + max(0, food - PLENTY_OF_FOOD) / 2)
    faces = dict.fromkeys(DIE, 0)
    for kind in range(N_KINDS):
        faces[FACE[kind]] += s.crew[seat * N_KINDS + kind]
    for face, n in faces.items():
        value += DIE[face] * (min(n, MANY_OF_A_FACE) + max(0, n - MANY_OF_A_FACE) / 2)
    for number in s.relics_of(seat):
        if s.relic_die[number] != NOTHING:
            value += DIE[FACE[s.relic_die[number]]] + RELIC_POWER
    return value


def _engine(s: Reavers, seat: int) -> float:
    """What goes on bringing things: specialists, Relics, upgrades, territories, Prophecies."""
    rounds = ROUNDS - s.round
    value = len(s.tiles[seat]) * (rounds + 1.0) + UPGRADE * s.upgrades_of(seat) * (rounds + 0.5)
    value += RELIC_POWER * s.relic_owner.count(seat) * rounds
    value += PROPHECY_GROWTH * len(s.prophecies_of(seat)) * rounds
    for number, space in enumerate(ACTION_SPACES):
        for reaver in s.specialists[seat * N_SPACES + number]:
            value += ABILITY[REAVERS[reaver].ability] * triggers(s, space)
    return value


# ---- what waits on the stack --------------------------------------------------------------------------


def _preparing(s: Reavers, seat: int) -> float:
    return CHOSEN_DIE * patience(s)


def _attending(s: Reavers, seat: int) -> float:
    """Taking part or preparing, whichever is better."""
    preparing = _preparing(s, seat)
    if BARRED[s.place](s, seat):
        return preparing
    return max(preparing, _taking_part(s, seat, s.rank(seat)))


def _taking_part(s: Reavers, seat: int, rank: int) -> float:
    if s.place == "recruit":
        return _recruiting(s, seat)
    if s.place == "trade":
        return ACTIONS_BY_RANK[rank] * TRADE_ACTION
    if s.place == "conquest":
        return _campaign(s, seat, ACTIONS_BY_RANK[rank], False)
    if s.place == "sea":
        return _sea_target(s, seat) - SEA_FOOD * FOOD * patience(s)
    price = 2 * DIE[RAID_FACE[s.place]] + (FORTRESS_FOOD * FOOD if s.place == "fortress" else 0.0)
    return _looting(s, seat, rank) - price * patience(s)


def _recruiting(s: Reavers, seat: int) -> float:
    slots = [sum([_recruit(s, seat, card) for card in slot]) for slot in s.recruits if slot]
    return max([*slots, GAIN["reaver"]])


def _recruit(s: Reavers, seat: int, card: str) -> float:
    return reaver_worth(s, seat, card) + ROLLED_DIE * len(REAVERS[card].recruit) * patience(s)


def _using(s: Reavers, seat: int, cards: tuple[str, ...]) -> float:
    return sum(reaver_worth(s, seat, card) for card in cards)


def _looting(s: Reavers, seat: int, rank: int) -> float:
    unknown = LOOT_CARD[s.place]
    pairs = [_unpacking(s, seat, tuple(pair)) for pair in getattr(s, s.place) if pair]
    return max([*pairs, 2 * unknown]) + unknown * BONUS_BY_RANK[rank]


def _unpacking(s: Reavers, seat: int, cards: tuple[str, ...]) -> float:
    return sum([loot_worth(s, seat, card) for card in cards])


def _campaign(s: Reavers, seat: int, left: int, begun: bool) -> float:
    return attempt_worth(s, seat) * (1 + LATER_ATTEMPTS * (left - 1)) if left else 0.0


def _sea_target(s: Reavers, seat: int) -> float:
    worths = [battle_worth(s, seat, card) for card in s.sea if card]
    if has_cards(s, SEA):
        worths.append(battle_worth(s, seat, "B01") * 0.8)
    return max(worths) - VOYAGE


def _meeting(s: Reavers, seat: int, slot: int) -> float:
    return battle_worth(s, seat, sea_card(s, slot))


def _rerolling(s: Reavers, seat: int, purpose: str, target: Any, *faces: int) -> float:
    """Success in hand, or what one more Favour may bring."""
    prize = prize_of(s, purpose, target)
    goal = defence(s, purpose, target)
    if faces[1] + 2 * faces[2] >= goal:
        return prize
    return max(0.0, float(chance_after(*faces, goal, 1)) * prize - FAVOUR)


# What a frame that waits for a seat is worth to it.
PROMISES: dict[str, Callable[..., float]] = {
    "join": _attending,
    "attend": _attending,
    "prepare": _preparing,
    "recruit": _recruiting,
    "use": _using,
    "faces": lambda s, seat, colour, later, taken: CHOSEN_DIE * (1 + len(later)) * patience(s),
    "trade": lambda s, seat, left, begun: left * TRADE_ACTION,
    "loot": _looting,
    "unpack": _unpacking,
    "apply": _unpacking,
    "relic-swap": lambda s, seat, relics: RELICS[relics[0]].glory + 0.5,
    "upgrade": lambda s, seat, token: 0.5,
    "pillage": lambda s, seat, card: combat_worth(s, seat, "pillage", card, 0),
    "spoils": lambda s, seat, clause: LOOT_CARD["fortress"],
    "campaign": _campaign,
    "conquer": _campaign,
    "target": _sea_target,
    "meet": _meeting,
    "encounter": _meeting,
    "beaten": lambda s, seat, slot: prize_of(s, "battle", slot),
    "annex": lambda s, seat, stack: prize_of(s, "force", stack),
    "commit": lambda s, seat, purpose, target, extra, laid: combat_worth(s, seat, purpose, target, extra),
    "reroll": _rerolling,
    "pay": lambda s, seat, price, clause, laid: -patience(s) * sum([DIE.get(face, 1.2) for face in price]),
    "muster": lambda s, seat, n, clause: ROLLED_DIE * n * patience(s),
    "discard": lambda s, seat, n: -1.2 * n * patience(s),
    "voyage": lambda s, seat, card: -VOYAGE,
    "keep": lambda s, seat: 3.0,
    "chanter": lambda s, seat, card, laid: ABILITY["chanter"],
    **{
        name: lambda s, seat, card, name=name: ABILITY[name]
        for name in ("armourer", "sacrificer", "steward", "feaster")
    },
}
