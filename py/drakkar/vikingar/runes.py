"""The runes: how a throw falls, what it is worth, how it looks on the table, and its exact odds.

A throw is a flat tuple of integers `(scatter, overlaps, fall, fall, …)`: one fall per rune, one bit of
`overlaps` per pair of runes in the order of `PAIRS`; `scatter` only decides where on the table they lie.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any

Throw = Sequence[int]

# How a rune falls. The chances, in hundredths, stand in for a hand that throws (clause `ruling.throw-model`).
BACK, FACE, LONG, SHORT, OUT = range(5)
FALLS = ("back", "face", "long", "short", "out")
CHANCES = (45, 45, 5, 1, 4)
OVERLAP_CHANCE = 6  # in hundredths, for each pair of runes that stay in the zone

POINTS = (0, 1, 3, 0, 0)  # destiny points of a rune that lies alone
TRIUMPH = 1000  # a throw with a rune on its short flank: above every sum, equal to every other such throw

MOST_RUNES = 9
PAIRS = tuple((i, j) for j in range(MOST_RUNES) for i in range(j))  # so n runes need the first n(n-1)/2 pairs
PAIR_COUNT = tuple(n * (n - 1) // 2 for n in range(MOST_RUNES + 1))

_FALL = tuple(fall for fall, chance in enumerate(CHANCES) for _ in range(chance))  # for a draw of 0 to 99
_FOUR = 100**4


def cast(runes: int, draw: Callable[[int], int]) -> Throw:
    """Throw some runes. `draw(n)` gives 0 to n - 1; each draw here holds four numbers of two digits."""
    falls: list[int] = []
    while len(falls) < runes:
        a, b = divmod(draw(_FOUR), 10000)
        falls += _FALL[a // 100], _FALL[a % 100], _FALL[b // 100], _FALL[b % 100]
    del falls[runes:]
    overlaps = 0
    for first in range(0, PAIR_COUNT[runes], 4):
        a, b = divmod(draw(_FOUR), 10000)
        if a // 100 < OVERLAP_CHANCE:
            overlaps |= 1 << first
        if a % 100 < OVERLAP_CHANCE:
            overlaps |= 2 << first
        if b // 100 < OVERLAP_CHANCE:
            overlaps |= 4 << first
        if b % 100 < OVERLAP_CHANCE:
            overlaps |= 8 << first
    overlaps &= (1 << PAIR_COUNT[runes]) - 1
    if overlaps and OUT in falls:
        for pair, (i, j) in enumerate(PAIRS[: PAIR_COUNT[runes]]):
            if falls[i] == OUT or falls[j] == OUT:
                overlaps &= ~(1 << pair)
    return (draw(_FOUR), overlaps, *falls)


def pairs(throw: Throw) -> list[tuple[int, int]]:
    """The pairs of runes, by index, that lie one on the other."""
    overlaps = throw[1]
    return [pair for bit, pair in enumerate(PAIRS) if overlaps >> bit & 1] if overlaps else []


def points(throw: Throw) -> list[int]:
    """Destiny points of each rune: its own value, doubled once if it lies on or under any other."""
    values = [POINTS[fall] for fall in throw[2:]]
    for rune in {rune for pair in pairs(throw) for rune in pair}:
        values[rune] *= 2
    return values


def value(throw: Throw) -> int:
    """What a throw counts in a combat; the attacker wins if and only if his value is higher."""
    if SHORT in throw[2:]:
        return TRIUMPH
    return sum(points(throw)) if throw[1] else sum(POINTS[fall] for fall in throw[2:])


# ---- exact odds ------------------------------------------------------------------------------------------


@cache
def distribution(runes: int) -> dict[int, int]:
    """How often a throw has each value, out of `whole(runes)` equally likely throws."""
    chances: dict[int, int] = {}
    for inside in range(runes + 1):
        thrown = comb(runes, inside) * CHANCES[OUT] ** (runes - inside)
        spare = 100 ** (PAIR_COUNT[runes] - PAIR_COUNT[inside])  # pairs with a rune outside don't matter
        for doubled in range(inside + 1):
            weight = thrown * spare * comb(inside, doubled) * _stacked(inside, doubled)
            if weight:
                for worth, ways in _sums(inside - doubled, doubled).items():
                    chances[worth] = chances.get(worth, 0) + weight * ways
    return dict(sorted(chances.items()))


def whole(runes: int) -> int:
    """The denominator of `distribution`."""
    return int(100 ** (runes + PAIR_COUNT[runes]))


def _stacked(inside: int, doubled: int) -> int:
    """Ways, out of 100 per pair, in which just these `doubled` runes of `inside` lie in an overlap."""
    apart = 100 - OVERLAP_CHANCE
    alone_pairs = PAIR_COUNT[inside] - PAIR_COUNT[doubled]
    # inclusion and exclusion over the given runes that would lie alone after all
    ways = 0
    for alone in range(doubled + 1):
        free = PAIR_COUNT[doubled - alone]
        ways += (-1) ** alone * comb(doubled, alone) * apart ** (PAIR_COUNT[doubled] - free) * 100**free
    return int(apart**alone_pairs * ways)


@cache
def _sums(single: int, doubled: int) -> dict[int, int]:
    """Ways for each value of some runes lying alone and some doubled, by how they fall (all in the zone)."""
    sums = {0: 1}
    for factor in [1] * single + [2] * doubled:
        wider: dict[int, int] = {}
        for worth, ways in sums.items():
            for fall in (BACK, FACE, LONG, SHORT):
                total = TRIUMPH if fall == SHORT or worth == TRIUMPH else worth + factor * POINTS[fall]
                wider[total] = wider.get(total, 0) + ways * CHANCES[fall]
        sums = wider
    return sums


@cache
def odds(attack: int, defence: int) -> Fraction:
    """The exact chance that an attack of so many runes beats a defence of so many; a draw is lost."""
    wins = lower = at_most = 0
    defences = list(distribution(defence).items())
    for worth, ways in distribution(attack).items():
        while lower < len(defences) and defences[lower][0] < worth:
            at_most += defences[lower][1]
            lower += 1
        wins += ways * at_most
    return Fraction(wins, whole(attack) * whole(defence))


@cache
def odds_against(worth: int, defence: int) -> Fraction:
    """The exact chance that an attack already thrown, of this value, beats a defence of so many runes."""
    wins = sum(ways for other, ways in distribution(defence).items() if other < worth)
    return Fraction(wins, whole(defence))


def percent(chance: Fraction) -> float:
    """A chance in per cent with one decimal, as the page shows it."""
    return round(1000 * chance) / 10


# ---- the picture -----------------------------------------------------------------------------------------

ZONE = 1000  # radius of the high sea, the unit of all places below
# Spots far enough from one another for a pile of runes each: the middle, six around it, six further out.
_SPOTS = (
    (0, 0), (420, 0), (210, 364), (-210, 364), (-420, 0), (-210, -364), (210, -364),
    (630, 364), (0, 728), (-630, 364), (-630, -364), (0, -728), (630, -364),
)  # fmt: skip
# Spots outside the line, and the steps from one rune of a pile to the next.
_BEYOND = ((1130, 0), (565, 979), (-565, 979), (-1130, 0), (-565, -979), (565, -979))
_STEPS = ((104, 30), (-30, 104), (-104, -30), (30, -104), (78, 78), (-78, 78), (-78, -78), (78, -78))


def places(throw: Throw) -> list[tuple[int, int, int]]:
    """Where each rune lies: x and y from the middle, turn in degrees. Overlapping ones touch."""
    dice = throw[0]
    spot, beyond, step = dice % 13, dice % 6, dice % 8
    stacked = pairs(throw)
    laid: dict[int, tuple[int, int]] = {}

    def pile(rune: int) -> None:
        """Lay every rune that overlaps this one beside it, each in another direction, and so on."""
        nonlocal step
        for pair in stacked:
            if rune in pair:
                other = pair[0] + pair[1] - rune
                if other not in laid:
                    laid[other] = laid[rune][0] + _STEPS[step][0], laid[rune][1] + _STEPS[step][1]
                    step = (step + 1) % 8
                    pile(other)

    for rune, fall in enumerate(throw[2:]):
        if fall == OUT:
            laid[rune] = _BEYOND[beyond]
            beyond = (beyond + 1) % 6
        elif rune not in laid:
            x, y = _SPOTS[spot]
            laid[rune] = x + dice // (rune + 3) % 91 - 45, y + dice // (rune + 17) % 91 - 45
            spot = (spot + 5) % 13
            pile(rune)
    return [(*laid[rune], (dice // (rune + 1) + 67 * rune) % 180) for rune in range(len(throw) - 2)]


def picture(throw: Throw) -> dict[str, Any]:
    """A throw as the page shows it: fall, place and points of each rune; which overlap; the sum."""
    worth = points(throw)
    return {
        "falls": [FALLS[fall] for fall in throw[2:]],
        "places": [list(place) for place in places(throw)],
        "points": worth,
        "overlaps": [list(pair) for pair in pairs(throw)],
        "sum": sum(worth),
        "short": SHORT in throw[2:],
    }
