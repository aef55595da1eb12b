"""Speed of the rules, as ratios to catanatron's random games measured in the same run."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 7
SECONDS = 0.6  # of play in each round and for each side
MOST_MOVES = 3000  # of one random game
ACTIONS_BAR = 2.0  # at least
COPY_BAR = 0.25  # at most


class Row(NamedTuple):
    """One figure: what was measured, the ratio, and the bar it has to meet."""

    what: str
    ratio: float
    bar: str
    met: bool
    detail: str


def rows() -> list[Row]:
    """Actions per second and cost of a copy for every game."""
    sys.path.insert(0, str(ROOT / "py"))
    import drakkar

    table = []
    for game_id in drakkar.games:
        game = drakkar.games[game_id]
        low, high = game.meta.players
        ours = [_player(game, players) for players in range(low, high + 1)]
        speeds, copies = [], []
        for round_number in range(ROUNDS):
            theirs, their_copy = _catan(round_number)
            speed, copy = ours[round_number % len(ours)](round_number)
            speeds.append((speed / theirs, speed, theirs))
            copies.append((copy / their_copy, copy, their_copy))
        ratio, copy_ratio = median(row[0] for row in speeds), median(row[0] for row in copies)
        speed, theirs = median(row[1] for row in speeds), median(row[2] for row in speeds)
        copy, their_copy = median(row[1] for row in copies), median(row[2] for row in copies)
        table.append(
            Row(
                f"{game_id}: actions per second / catanatron",
                ratio,
                f"≥ {ACTIONS_BAR}",
                ratio >= ACTIONS_BAR,
                f"{speed:,.0f} / {theirs:,.0f}",
            )
        )
        table.append(
            Row(
                f"{game_id}: copy() / catanatron’s",
                copy_ratio,
                f"≤ {COPY_BAR}",
                copy_ratio <= COPY_BAR,
                f"{copy * 1e6:.1f} µs / {their_copy * 1e6:.1f} µs",
            )
        )
    return table


def _player(game: Any, players: int) -> Callable[[int], tuple[float, float]]:
    """Plays random games for a while: actions per second, and seconds for a copy of a position midway."""

    def play(seed: int) -> tuple[float, float]:
        actions, spent, midway = 0, 0.0, game.new(players=players, seed=seed)
        for number in _numbers(seed):
            choose = random.Random(number).random
            state = game.new(players=players, seed=number)
            start, first = time.perf_counter(), actions
            while state.stack and actions - first < MOST_MOVES:
                moves = state.moves()
                state.play(moves[int(choose() * len(moves))])
                actions += 1
                if actions - first == 60:
                    midway = state.copy()
            spent += time.perf_counter() - start
            if spent > SECONDS:
                break
        return actions / spent, _copy_time(midway.copy)

    return play


def _catan(seed: int) -> tuple[float, float]:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    actions, spent = 0, 0.0
    for number in _numbers(seed):
        game = Game([RandomPlayer(colour) for colour in colours], seed=number)
        start = time.perf_counter()
        game.play()
        spent += time.perf_counter() - start
        actions += len(game.state.actions)
        if spent > SECONDS:
            break
    return actions / spent, _copy_time(game.state.copy)


def _numbers(seed: int) -> Iterator[int]:
    number = seed * 100_000
    while True:
        number += 1
        yield number


def _copy_time(copy: Callable[[], Any]) -> float:
    """The best of several batches: the cost without what else the machine was doing."""
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(400):
            copy()
        best = min(best, (time.perf_counter() - start) / 400)
    return best


if __name__ == "__main__":
    for row in rows():
        print(f"{row.what:44} {row.ratio:6.2f}  {row.bar:7} {'met' if row.met else 'MISSED':7} {row.detail}")
