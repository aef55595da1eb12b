"""The interface of a bot, and the levels that work for every game."""

from collections.abc import Callable, Generator, Mapping
from typing import Any, Protocol

from drakkar.core.chance import Rng
from drakkar.core.state import State

from .greedy import Greedy
from .random import Random

Thinking = Generator[None, None, str]  # yields between small pieces of work, returns the move


class Sight:
    """All that a bot is given: its view, its legal moves, and worlds that it can't tell from the real one."""

    def __init__(self, state: State, rng: Rng) -> None:
        seat = state.seat
        if seat is None:
            raise ValueError("Nobody has to decide: the game is over.")
        self.seat: int = seat
        self.moves = state.moves()
        self.rng = rng
        self.evaluate: Callable[[Any, int], float] = state.game.evaluate
        self.view: Callable[[], dict[str, Any]] = lambda: state.view(seat)
        self.imagine: Callable[[], State] = lambda: state.imagine(seat, rng)


class Bot(Protocol):
    """A way of choosing a move: a generator, so that a page without workers can go on drawing meanwhile."""

    def think(self, sight: Sight) -> Thinking: ...


LEVELS: Mapping[str, Bot] = {"random": Random(), "greedy": Greedy()}


def choose(level: str, state: State, rng: Rng) -> str:
    """The move that a bot of this level plays."""
    thinking = LEVELS[level].think(Sight(state, rng))
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return str(done.value)
