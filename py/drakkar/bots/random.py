"""The bot that plays any legal move."""

from collections.abc import Generator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .bot import Sight


class Random:
    """Plays any legal move, all alike."""

    def think(self, sight: "Sight") -> Generator[None, None, str]:
        yield
        return sight.moves[sight.rng.randrange(len(sight.moves))]
