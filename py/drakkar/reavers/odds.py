"""The exact chance that a pool of combat dice reaches a defence value, with and without re-rolls."""

from fractions import Fraction
from functools import cache

from .pieces.dice import COMBAT_DIE

CHANCE = tuple(Fraction(COMBAT_DIE.count(value), len(COMBAT_DIE)) for value in range(3))


@cache
def chance(dice: int, defence: int, rerolls: int = 0) -> Fraction:
    """The chance that a fresh roll of `dice` reaches `defence`, if the owner re-rolls as well as can be."""
    return _roll_on_top(dice, 0, 0, defence, rerolls)


@cache
def chance_after(blanks: int, ones: int, twos: int, defence: int, rerolls: int) -> Fraction:
    """The chance of success with these dice on the table and some re-rolls left, each of them a free choice.

    Turning a blank can't do harm and turning a two can't do good, so that only the number of ones thrown
    along with the blanks is a real choice.
    """
    if ones + 2 * twos >= defence:
        return Fraction(1)
    if rerolls == 0 or 2 * (blanks + ones + twos) < defence:
        return Fraction(0)
    return max(
        _roll_on_top(blanks + thrown, ones - thrown, twos, defence, rerolls - 1) for thrown in range(ones + 1)
    )


@cache
def best_reroll(blanks: int, ones: int, twos: int, defence: int, rerolls: int) -> tuple[int, int]:
    """How many blanks and ones it is best to throw again."""
    thrown = max(
        range(ones + 1),
        key=lambda n: _roll_on_top(blanks + n, ones - n, twos, defence, rerolls - 1),
    )
    return blanks, thrown


@cache
def _roll_on_top(dice: int, ones: int, twos: int, defence: int, rerolls: int) -> Fraction:
    """The chance when `dice` are thrown beside ones and twos that stay."""
    missing = defence - ones - 2 * twos
    if missing <= 0:
        return Fraction(1)
    success = Fraction(1)
    for new_twos in range(min(dice, missing // 2) + 1):
        for new_ones in range(min(dice - new_twos, missing - 2 * new_twos) + 1):
            blanks = dice - new_twos - new_ones
            if new_ones + 2 * new_twos < missing:
                falls_short = _throw(blanks, new_ones, new_twos)
                after = chance_after(blanks, ones + new_ones, twos + new_twos, defence, rerolls)
                success -= falls_short * (1 - after)
    return success


@cache
def _throw(blanks: int, ones: int, twos: int) -> Fraction:
    """The chance that a throw shows exactly these faces."""
    ways = Fraction(1)
    for k in range(1, ones + 1):
        ways *= Fraction(blanks + k, k)
    for k in range(1, twos + 1):
        ways *= Fraction(blanks + ones + k, k)
    return ways * CHANCE[0] ** blanks * CHANCE[1] ** ones * CHANCE[2] ** twos
