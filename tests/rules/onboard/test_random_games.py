"""Many random games: sound after every move, and under the eyes of a referee who knows the rules but not the
engine."""

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

SETTINGS = list(option_sets(GAME))
COUNTS = (2, 3, 4)


def settings(seed: int) -> dict[str, bool]:
    """The usual game, and every fourth time another combination of the options."""
    return SETTINGS[seed // 4 % len(SETTINGS)] if seed % 4 == 3 else SETTINGS[0]


class Homebody(Chance):
    """Prefers the first legal moves: fewer departures, so that piles, prices and barrels run out."""

    def randrange(self, stop: int, /) -> int:
        draw = super().randrange
        return min(draw(stop), draw(stop), draw(stop))


@pytest.mark.parametrize("players", COUNTS)
def test_every_position_is_sound(players: int) -> None:
    """Invariants of 200 games after every move; every event cites a clause that exists."""

    def watch(position: State, move: str | None, events: list[Event]) -> None:
        position.check()
        check_events(position, events)

    for seed in range(200):
        rng = Homebody(seed) if seed % 5 == 0 else Chance(seed)
        play_out(GAME.new(players, seed, **settings(seed)), rng, watch)


@pytest.mark.parametrize(("players", "batch"), list(product(COUNTS, range(2))))
def test_the_referee_agrees(players: int, batch: int) -> None:
    """Invariants 1 to 29 seen from outside, and every list of legal moves worked out from the mover's own
    view."""
    for seed in range(batch, 40, 2):
        rng = Homebody(seed) if seed % 3 == 0 else Chance(seed)
        try:
            play_out(GAME.new(players, seed, **settings(seed)), rng, Referee().watch)
        except AssertionError as fault:
            raise AssertionError(f"{players} players, seed {seed}: {fault}") from fault


@pytest.mark.parametrize("players", COUNTS)
def test_interface(players: int) -> None:
    """Saves are exact and play on in the same way, views plain and the same in every imagined world, refusals
    cite a clause and leave no trace, records replay: at random points of random games with all options."""
    for seed in range(24):
        rng = Chance(seed)
        options = SETTINGS[(seed * 7 + players) % len(SETTINGS)]

        def watch(position: State, move: str | None, events: list[Event], rng: Chance = rng) -> None:
            if rng.randrange(15) == 0 or position.over:
                check_save(position)
                check_sight(position, rng)
                check_refusals(position, rng)

        state = GAME.new(players, seed, **options)
        moves = play_out(state, rng, watch)
        check_record(state, seed, moves)


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    """ruling.chance-only-at-setup"""
    for players in COUNTS:
        moves = play_out(GAME.new(players, 11), Chance(11))
        first, second = GAME.new(players, 11), GAME.new(players, 11)
        for move in moves:
            assert first.play(move) == second.play(move)
        assert first == second and first.over
