"""Many random games under the eyes of a referee who knows the rules but not the engine."""

from itertools import product

import pytest
from drakkar import Chance, Event, State

from tests.rules.fuzz import (
    check_events,
    check_record,
    check_refusals,
    check_save,
    check_sight,
    option_sets,
    play_out,
)

from .helpers import GAME
from .invariants import Referee

GAMES = 300  # for each number of players
BATCHES = 3


class Timid(Chance):
    """Prefers the first legal moves: ships stay close together, so that there are more turns and more
    combats."""

    def randrange(self, stop: int, /) -> int:
        return min(super().randrange(stop), super().randrange(stop))


def random_game(players: int, seed: int) -> list[str]:
    options = list(option_sets(GAME))[seed % 4 if seed % 5 == 0 else 0]
    state = GAME.new(players, seed, **options)
    referee = Referee()
    rng = Timid(seed) if seed % 2 else Chance(seed)

    def watch(position: State, move: str | None, events: list[Event]) -> None:
        try:
            referee.watch(position, move, events)
        except AssertionError as fault:
            raise AssertionError(
                f"{players} players, seed {seed}, {options}, after {move!r}: {fault}"
            ) from fault
        check_events(position, events)

    return play_out(state, rng, watch)


@pytest.mark.parametrize(("players", "batch"), list(product((2, 3, 4), range(BATCHES))))
def test_invariants(players: int, batch: int) -> None:
    """Invariants 1 to 23 after the setup and after every move; every event cites a clause that exists."""
    for seed in range(batch, GAMES, BATCHES):
        random_game(players, seed)


@pytest.mark.parametrize("players", (2, 3, 4))
def test_interface(players: int) -> None:
    """ruling.open-information: saves are exact, views plain and the same in every imagined world, refusals
    cite a clause and leave no trace; replaying seed and moves gives the identical game (invariant 24)."""
    for seed in range(12):
        rng = Chance(seed)
        state = GAME.new(players, seed)

        def watch(position: State, move: str | None, events: list[Event], rng: Chance = rng) -> None:
            if rng.randrange(10) == 0 or position.over:
                check_save(position)
                check_sight(position, rng)
                check_refusals(position, rng)

        moves = play_out(state, rng, watch)
        check_record(state, seed, moves)
        again = GAME.new(players, seed)
        first = GAME.new(players, seed)
        for move in moves:
            assert first.play(move) == again.play(move)
        assert first == again == state
