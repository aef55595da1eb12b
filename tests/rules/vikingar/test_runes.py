"""How runes fall, what they are worth, and the exact odds."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from drakkar import Chance
from drakkar.vikingar.runes import (
    BACK,
    CHANCES,
    FACE,
    FALLS,
    LONG,
    OUT,
    OVERLAP_CHANCE,
    PAIR_COUNT,
    PAIRS,
    SHORT,
    TRIUMPH,
    ZONE,
    cast,
    distribution,
    odds,
    odds_against,
    pairs,
    percent,
    picture,
    points,
    value,
    whole,
)

from .helpers import runes


@pytest.mark.parametrize(
    ("throw", "total"),
    [
        (runes("lf", (0, 1)), 8),  # destiny.example-8: (3 + 1) × 2
        (runes("lb", (0, 1)), 6),  # destiny.example-6: (3 + 0) × 2, a blank doubles its neighbour
        (runes("bbbb"), 0),  # destiny.example-0
        (runes("ffb", (0, 1), (1, 2)), 4),  # destiny.example-4: (1 + 1 + 0) × 2
    ],
)
def test_worked_examples(throw: tuple[int, ...], total: int) -> None:
    """destiny.example-8, destiny.example-6, destiny.example-0, destiny.example-4,
    ruling.examples-reconstructed: the four throws that the printed rulebook counts."""
    assert value(throw) == total == sum(points(throw))


@pytest.mark.parametrize(
    ("throw", "each"),
    [
        (runes("f"), [1]),  # destiny.flat-1, rune.two-faces
        (runes("b"), [0]),  # destiny.blank-0
        (runes("l"), [3]),  # destiny.long-3, ruling.flank-needs-no-face
        (runes("ff", (0, 1)), [2, 2]),  # destiny.overlap-flat-2
        (runes("ll", (0, 1)), [6, 6]),  # destiny.overlap-long-6
        (runes("fff", (0, 1), (0, 2)), [2, 2, 2]),  # ruling.overlap-once: the first overlaps two, and is 2
        (runes("ffff", (0, 1), (1, 2), (2, 0)), [2, 2, 2, 1]),  # the fourth lies alone
        (runes("fb", (0, 1)), [2, 0]),  # destiny.overlap-doubles: a blank stays 0
        (runes("fo"), [1, 0]),  # throw.land-zone, throw.line-void
        (runes("fs", (0, 1)), [2, 0]),  # ruling.short-overlap: it doubles its neighbour
    ],
)
def test_value_of_each_rune(throw: tuple[int, ...], each: list[int]) -> None:
    """destiny.sum, destiny.blank-0, destiny.flat-1, destiny.long-3, destiny.overlap-doubles,
    destiny.overlap-flat-2, destiny.overlap-long-6, ruling.overlap-once, ruling.flank-needs-no-face"""
    assert points(throw) == each


def test_short_flank_is_above_every_sum() -> None:
    """destiny.short-wins, ruling.short-counts-once, ruling.short-overlap"""
    best = runes("lllll", *[(i, j) for j in range(5) for i in range(j)])
    assert value(best) == 30 < value(runes("sbbbb")) == value(runes("ssbbb")) == TRIUMPH
    assert value(runes("sf", (0, 1))) == TRIUMPH


def test_void_runes_overlap_nothing() -> None:
    """throw.line-void, ruling.void-rune: a rune out of the zone is in no overlap, so it doubles no other."""
    rng = Chance(5)
    seen = 0
    for _ in range(3000):
        throw = cast(8, rng.randrange)
        falls = throw[2:]
        seen += OUT in falls
        assert all(OUT not in (falls[i], falls[j]) for i, j in pairs(throw))
    assert seen > 500


def test_model() -> None:
    """ruling.throw-model, throw.one-motion, throw.height, throw.fair: the chances of each fall and each pair,
    as the model states them; nothing but chance decides."""
    assert dict(zip(FALLS, CHANCES, strict=True)) == {"back": 45, "face": 45, "long": 5, "short": 1, "out": 4}
    assert sum(CHANCES) == 100 and OVERLAP_CHANCE == 6
    rng = Chance(1)
    falls: Counter[int] = Counter()
    together = possible = 0
    for _ in range(20_000):
        throw = cast(5, rng.randrange)
        falls.update(throw[2:])
        inside = sum(fall != OUT for fall in throw[2:])
        possible += PAIR_COUNT[inside]
        together += len(pairs(throw))
    for fall, chance in enumerate(CHANCES):
        assert falls[fall] / 100_000 == pytest.approx(chance / 100, abs=0.004)
    assert together / possible == pytest.approx(0.06, abs=0.002)


def test_every_draw_of_the_generator_is_used_exactly() -> None:
    """ruling.throw-model: two digits for each rune, in the order of the table, then two for each pair."""
    script = iter([45_89_90_94, 95_96_99_00, 6_05_06_00, *[99_99_99_99] * 6, 0])
    throw = cast(8, lambda n: next(script))
    assert throw[2:] == (FACE, FACE, LONG, LONG, SHORT, OUT, OUT, BACK)
    assert pairs(throw) == [PAIRS[1], PAIRS[3]]
    low = cast(2, lambda n: 44_00_00_00 if n else 0)
    assert low[2:] == (BACK, BACK)


def test_throws_are_whole_numbers_from_the_generator_alone() -> None:
    """ruling.throw-model: the same generator gives the same throw, in whole numbers only."""
    a, b = Chance(9), Chance(9)
    for n in range(1, 9):
        throw = cast(n, a.randrange)
        assert throw == cast(n, b.randrange) and len(throw) == n + 2
        assert all(type(number) is int for number in throw)


def enumerate_values(n: int) -> dict[int, Fraction]:
    """The chance of each value by looking at every fall and every set of overlaps."""
    chances: dict[int, Fraction] = {}
    for falls in product(range(5), repeat=n):
        weight = Fraction(1)
        for fall in falls:
            weight *= Fraction(CHANCES[fall], 100)
        inside = [pair for pair in PAIRS[: PAIR_COUNT[n]] if OUT not in (falls[pair[0]], falls[pair[1]])]
        for overlapping in product((False, True), repeat=len(inside)):
            chance, bits = weight, 0
            for pair, overlap in zip(inside, overlapping, strict=True):
                chance *= Fraction(OVERLAP_CHANCE if overlap else 100 - OVERLAP_CHANCE, 100)
                bits |= overlap << PAIRS.index(pair)
            worth = value((0, bits, *falls))
            chances[worth] = chances.get(worth, Fraction(0)) + chance
    return chances


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_odds_are_exact(n: int) -> None:
    """ruling.throw-model: the distribution equals a full enumeration, fraction for fraction."""
    counted = {worth: Fraction(ways, whole(n)) for worth, ways in distribution(n).items()}
    assert counted == enumerate_values(n)


@pytest.mark.parametrize("n", range(1, 9))
def test_distribution_is_whole(n: int) -> None:
    assert sum(distribution(n).values()) == whole(n)


# attacker's chance in per cent against 1 to 8 runes, from the exact odds
@pytest.mark.parametrize(
    ("attack", "chances"),
    [
        (3, [71, 54, 40, 29, 21, 15, 11, 8]),
        (4, [82, 68, 54, 42, 32, 24, 18, 13]),
        (5, [89, 78, 66, 54, 43, 34, 26, 20]),
        (6, [93, 85, 76, 65, 54, 44, 36, 28]),
        (7, [96, 90, 82, 73, 64, 54, 45, 37]),
        (8, [97, 93, 87, 80, 72, 63, 54, 46]),
    ],
)
def test_table_of_odds(attack: int, chances: list[int]) -> None:
    assert [round(100 * odds(attack, defence)) for defence in range(1, 9)] == chances


def test_odds_agree_with_throws() -> None:
    """The odds are those of real throws; more runes on one's own side help, on the other side hurt."""
    rng = Chance(3)
    wins = sum(value(cast(5, rng.randrange)) > value(cast(4, rng.randrange)) for _ in range(20_000))
    assert wins / 20_000 == pytest.approx(float(odds(5, 4)), abs=0.012)
    assert all(odds(n + 1, 4) > odds(n, 4) and odds(4, n + 1) < odds(4, n) for n in range(1, 8))


def test_odds_against_a_throw_already_made() -> None:
    """destiny.short-equalised: even a short flank is not sure to win, for the defence may equal it."""
    assert odds_against(0, 4) == 0
    assert odds_against(1, 1) == Fraction(45 + 4, 100)
    assert odds_against(TRIUMPH, 1) == Fraction(99, 100)
    total = sum(Fraction(ways, whole(5)) * odds_against(worth, 4) for worth, ways in distribution(5).items())
    assert total == odds(5, 4)
    assert percent(Fraction(1, 3)) == 33.3


def test_picture() -> None:
    """The picture has every rune's fall, place and points, the overlaps and the sum."""
    seen = picture((1234, runes("flobs", (0, 1))[1], *runes("flobs")[2:]))
    assert seen["falls"] == ["face", "long", "out", "back", "short"]
    assert seen["points"] == [2, 6, 0, 0, 0] and seen["sum"] == 8 and seen["short"] is True
    assert seen["overlaps"] == [[0, 1]] and len(seen["places"]) == 5


def test_pictures_show_what_fell() -> None:
    """throw.land-zone, throw.line-void: in the picture, runes that count lie in the zone and the others
    beyond its line; overlapping ones touch, the others keep apart."""
    rng = Chance(8)
    for _ in range(1500):
        throw = cast(8, rng.randrange)
        places = picture(throw)["places"]
        for (x, y, turn), fall in zip(places, throw[2:], strict=True):
            assert (x * x + y * y > ZONE * ZONE) == (fall == OUT) and 0 <= turn < 180
        stacked = pairs(throw)
        near = {(i, j) for i, j in PAIRS[:28] if _distance(places[i], places[j]) < 130}
        if len(stacked) == 1:
            assert near == set(stacked)
        elif not stacked:
            assert not near


def _distance(a: list[int], b: list[int]) -> float:
    return float(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5)
