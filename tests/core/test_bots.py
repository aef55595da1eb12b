"""Bots: they play legal moves, know no more than their view, and give way between pieces of work."""

from __future__ import annotations

import pytest
from drakkar import Chance, games
from drakkar.bots import LEVELS, Sight, choose

from tests.core.positions import fresh, wander


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_kind_of_game_to_its_end(level: str) -> None:
    for state in (fresh(3, 4, rounds=3), games["raids"].new(2, 4)):
        rng = Chance(1)
        while not state.over:
            move = choose(level, state, rng)
            assert move in state.moves()
            state.play(move)


@pytest.mark.parametrize("level", LEVELS)
def test_thinking_leaves_the_position_alone(level: str) -> None:
    state = wander(fresh(2), 3, 2)
    before = state.dump()
    choose(level, state, Chance(9))
    assert state.dump() == before


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_chance_gives_the_same_move(level: str) -> None:
    state = wander(fresh(2), 1, 2)
    assert len({choose(level, state, Chance(3)) for _ in range(5)}) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_bot_can_not_see_does_not_change_its_move(level: str) -> None:
    """Two positions that look the same to the seat get the same answer from the same chance."""
    for seed in range(30):
        state = fresh(3, seed)
        state.play("bow")
        seat = state.seat or 0
        twin = state.imagine(seat, Chance(seed + 1))
        before, after = Chance(7), Chance(7)
        # equal worlds to think on: the only difference left is the hidden truth itself
        worlds = [state.imagine(seat, Chance(n)) for n in range(4)]
        answers = []
        for truth, rng in ((state, before), (twin, after)):
            sight = Sight(truth, rng)
            supply = iter(worlds)
            sight.imagine = lambda supply=supply: next(supply).copy()
            thinking = LEVELS[level].think(sight)
            try:
                while True:
                    next(thinking)
            except StopIteration as done:
                answers.append(done.value)
        assert answers[0] == answers[1]


def test_the_random_bot_plays_every_move_sooner_or_later() -> None:
    state = fresh(2)
    state.play("bow")
    rng = Chance(5)
    assert {choose("random", state, rng) for _ in range(100)} == set(state.moves())


def test_the_greedy_bot_takes_what_scores_most() -> None:
    state = fresh(2)
    state.play("bow")
    state.hands, state.market, state.deck = [1, 3], [9, 2], [4, 5, 6, 7, 8]
    assert choose("greedy", state, Chance(1)) == "swap s9"


def test_a_bot_gives_way_between_pieces_of_work() -> None:
    state = fresh(2)
    state.play("bow")
    for level in LEVELS.values():
        pauses = sum(1 for _ in level.think(Sight(state, Chance(1))))
        assert pauses >= 1


def test_nobody_thinks_after_the_end() -> None:
    with pytest.raises(ValueError, match="over"):
        choose("random", wander(fresh(2), 99, 1), Chance(1))


def test_a_sight_gives_no_way_to_the_truth() -> None:
    sight = Sight(fresh(2), Chance(1))
    assert not [name for name, value in vars(sight).items() if value.__class__.__name__ == "Stones"]
    assert sight.view()["hands"][1] is None
