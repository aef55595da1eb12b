"""Paying with dice: everything that can stand for a die, and every set of such things that pays a price.

A *source* is a kind of die on the board, a kind of ready Ship Upgrade token, or the die on a certain Relic.
"""

from collections import Counter

from .pieces.dice import COLOUR, DIE, FACE, FACES, HAMMERS
from .pieces.relics import RELIC, RELIC_FACE
from .pieces.village import UPGRADE_FACES, UPGRADES
from .state import N_KINDS, N_RELICS, N_UPGRADES, NOTHING, Reavers
from .tokens import numbered

FIRST_TOKEN = N_KINDS
FIRST_RELIC = N_KINDS + N_UPGRADES
DUAL = FIRST_TOKEN + UPGRADES.index("dual")

SOURCE = (*DIE, *(f"up.{token}" for token in UPGRADES), *(f"{relic}.die" for relic in RELIC))
SOURCE_INDEX = {name: source for source, name in enumerate(SOURCE)}
_SHOWN = (*((face,) for face in FACE), *UPGRADE_FACES, *((face,) for face in RELIC_FACE))
SHOWING = {face: tuple(source for source, faces in enumerate(_SHOWN) if face in faces) for face in FACES}
EVERY_SOURCE = tuple(range(len(SOURCE)))
HAMMERS_OF = (*HAMMERS, *(int("hammer" in faces) for faces in _SHOWN[N_KINDS:]))
WITH_HAMMERS = tuple(source for source, hammers in enumerate(HAMMERS_OF) if hammers)

# How dear each source is to its owner: tokens come back, clan faces serve little, a die on a Relic has a use.
_FACE_WORTH = {"clan": 1, "ship": 3, "chest": 4, "shield": 4, "hammer": 4, "double": 7}
WORTH = (
    *(_FACE_WORTH[face] for face in FACE),
    *([0] * N_UPGRADES),
    *(_FACE_WORTH[face] + 2 for face in RELIC_FACE),
)
_NO_RELIC_DICE = [0] * N_RELICS

Price = tuple[str, ...]  # one face for every die, or "any"
Sources = tuple[int, ...]


def available(s: Reavers, seat: int) -> list[int]:
    """How many of each source a seat has."""
    counts = (
        s.crew[seat * N_KINDS : (seat + 1) * N_KINDS] + s.ready[seat * N_UPGRADES : (seat + 1) * N_UPGRADES]
    )
    if seat not in s.relic_owner:
        return counts + _NO_RELIC_DICE
    return counts + [
        int(owner == seat and die != NOTHING) for owner, die in zip(s.relic_owner, s.relic_die, strict=True)
    ]


def can_pay(s: Reavers, seat: int, price: Price) -> bool:
    """Does a seat have what a price asks for?"""
    counts = available(s, seat)
    due = Counter(price)
    for face, n in due.items():
        if sum([counts[source] for source in _sources(face)]) < n:
            return False
    if due["ship"] and due["hammer"]:  # a dual token can't be both
        both = {*SHOWING["ship"], *SHOWING["hammer"]}
        return sum(counts[source] for source in both) >= due["ship"] + due["hammer"]
    return True


def payments(s: Reavers, seat: int, price: Price) -> list[Sources]:
    """Every set that pays a price exactly, the least dear first."""
    counts = available(s, seat)
    sets: list[Sources] = [()]
    for face, n in Counter(price).items():
        sets = [
            taken + more for taken in sets for more in _choose(_without(counts, taken), _sources(face), n)
        ]
    if counts[DUAL] and len(set(price)) > 1:  # a dual token may have been counted as ship and as hammer
        sets = list(dict.fromkeys(tuple(sorted(taken)) for taken in sets))
    return sorted(sets, key=worth)


def hammer_sets(s: Reavers, seat: int) -> list[Sources]:
    """Every set of things with hammers."""
    counts = available(s, seat)
    sets: list[Sources] = [()]
    for source in WITH_HAMMERS:
        if counts[source]:
            sets = [taken + (source,) * n for taken in sets for n in range(counts[source] + 1)]
    return sets[1:]


def hammers_available(s: Reavers, seat: int) -> int:
    """Hammer symbols that a seat could commit."""
    counts = available(s, seat)
    return sum([counts[source] * HAMMERS_OF[source] for source in WITH_HAMMERS])


def spend(s: Reavers, seat: int, sources: Sources, clause: str) -> None:
    """Dice go back to the supply, tokens are turned over."""
    for source in sources:
        if source < FIRST_TOKEN:
            s.crew[seat * N_KINDS + source] -= 1
            s.supply[COLOUR[source]] += 1
        elif source < FIRST_RELIC:
            token = seat * N_UPGRADES + source - FIRST_TOKEN
            s.ready[token] -= 1
            s.used[token] += 1
        else:
            relic = source - FIRST_RELIC
            s.supply[COLOUR[s.relic_die[relic]]] += 1
            s.relic_die[relic] = NOTHING
    s.tell("spent", clause, seat, things=[SOURCE[source] for source in sources])


def dice_owned(s: Reavers, seat: int) -> list[int]:
    """The sources that are dice, each once: on the board, then on Relics."""
    counts = available(s, seat)
    return [source for source in EVERY_SOURCE if counts[source] and not FIRST_TOKEN <= source < FIRST_RELIC]


def worth(sources: Sources) -> int:
    return sum([WORTH[source] for source in sources])


def spelled(sources: Sources) -> str:
    """The sources as words of a move, with a space before each."""
    return "".join([" " + word for word in numbered([SOURCE[source] for source in sources])])


def _sources(face: str) -> Sources:
    return EVERY_SOURCE if face == "any" else SHOWING[face]


def _without(counts: list[int], taken: Sources) -> list[int]:
    if not taken:
        return counts
    left = counts[:]
    for source in taken:
        left[source] -= 1
    return left


def _choose(counts: list[int], sources: Sources, n: int) -> list[Sources]:
    """Every way to take n things from these sources."""
    sets: list[tuple[Sources, int]] = [((), n)]
    for source in sources:
        here = counts[source]
        if here:
            sets = [
                (taken + (source,) * k, left - k) for taken, left in sets for k in range(min(here, left) + 1)
            ]
    return [taken for taken, left in sets if left == 0]
