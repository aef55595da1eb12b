"""The generator: known numbers, fair, and its whole state one integer."""

from __future__ import annotations

from collections import Counter

from drakkar import Chance
from drakkar.core.chance import MASK, STRIDE, mix
from hypothesis import given
from hypothesis import strategies as st

from tests.core.positions import fresh

# The published outputs of splitmix64 for the seeds 0 and 1234567.
VECTORS = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B),
    1234567: (
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ),
}


def test_known_numbers() -> None:
    for seed, outputs in VECTORS.items():
        for index, output in enumerate(outputs, start=1):
            assert mix((seed + index * STRIDE) & MASK) == output


def test_a_generator_begins_at_its_mixed_seed() -> None:
    chance = Chance(0)
    assert [chance.randrange(1 << 64) for _ in range(5)] == list(VECTORS[0])
    assert Chance(5).counter == mix(5)
    assert Chance(5 + (1 << 64)).counter == Chance(5).counter


def test_numbers_are_spread_evenly() -> None:
    chance = Chance(42)
    for sides in (2, 3, 6, 7, 52):
        throws = 1000 * sides
        counts = Counter(chance.randrange(sides) for _ in range(throws))
        assert set(counts) == set(range(sides))
        # chi-squared: the mean is sides - 1; four standard deviations above it is very rare
        distance = sum((count - 1000) ** 2 / 1000 for count in counts.values())
        assert distance < (sides - 1) + 4 * (2 * (sides - 1)) ** 0.5 + 4


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    chance = Chance(3)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


@given(seed=st.integers(0, MASK), stop=st.integers(1, 1000))
def test_numbers_stay_below_the_stop(seed: int, stop: int) -> None:
    assert 0 <= Chance(seed).randrange(stop) < stop


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [Chance(seed).randrange(1 << 32) for seed in range(200)]
    assert len(set(first)) == 200


def test_a_copied_position_draws_the_same_and_then_goes_its_own_way() -> None:
    state = fresh()
    twin = state.copy()
    assert [state.draw(6) for _ in range(20)] == [twin.draw(6) for _ in range(20)]
    state.draw(6)
    assert state.chance != twin.chance


def test_the_same_seed_gives_the_same_game_and_another_one_another() -> None:
    assert fresh(seed=9) == fresh(seed=9)
    assert len({fresh(seed=seed).digest() for seed in range(50)}) == 50


def test_the_position_throws_as_the_generator_does() -> None:
    state = fresh()
    state.chance = Chance(11).counter
    chance = Chance(11)
    assert [state.draw(100) for _ in range(10)] == [chance.randrange(100) for _ in range(10)]
    mine, its = list(range(9)), list(range(9))
    state.shuffle(mine)
    chance.shuffle(its)
    assert mine == its
