"""Random positions and records of the small game, for tests of what the core promises to every game."""

from __future__ import annotations

from drakkar import Chance, Record, State

from tests.core.small_game import GAME

SEATS = [
    {"name": "Astrid", "colour": "raven", "bot": ""},
    {"name": "Bjorn", "colour": "bear", "bot": "greedy"},
    {"name": "Freydis", "colour": "wolf", "bot": ""},
]


def seats(players: int) -> list[dict[str, str]]:
    return [dict(seat) for seat in SEATS[:players]]


def wander(state: State, steps: int, seed: int) -> State:
    """The position after some random moves, or at the end of the game."""
    rng = Chance(seed)
    for _ in range(steps):
        moves = state.moves()
        if not moves:
            break
        state.play(moves[rng.randrange(len(moves))])
    return state


def played(players: int = 3, seed: int = 7, rounds: int = 9, steps: int = 99) -> Record:
    """The record of a game of random moves."""
    record = Record("stones", seats(players), seed, {"rounds": rounds})
    rng = Chance(seed)
    for _ in range(steps):
        moves = record.at().moves()
        if not moves:
            break
        record.play(moves[rng.randrange(len(moves))])
    return record


def fresh(players: int = 2, seed: int = 1, **options: object) -> State:
    return GAME.new(players, seed, **options)
