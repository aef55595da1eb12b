"""The bot that looks one move ahead with its game's evaluation."""

from collections.abc import Generator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .bot import Sight

WORLDS = 4  # imagined worlds over which a move is judged


class Greedy:
    """Tries each legal move in a few imagined worlds and plays the one that looks best on average."""

    def think(self, sight: "Sight") -> Generator[None, None, str]:
        yield
        if len(sight.moves) == 1:
            return sight.moves[0]
        worlds = [sight.imagine() for _ in range(WORLDS)]
        best: list[str] = []
        highest = float("-inf")
        for move in sight.moves:
            value = 0.0
            for world in worlds:
                after = world.copy()
                after.play(move)
                value += sight.evaluate(after, sight.seat)
            if value > highest:
                best, highest = [], value
            if value == highest:
                best.append(move)
            yield
        return best[sight.rng.randrange(len(best))]
