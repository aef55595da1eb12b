"""How a bot’s move is found without keeping the page waiting: in a worker, or else in small slices."""

import asyncio
import time

from drakkar import Chance, State
from drakkar.bots import LEVELS, Sight

from .worker import NoWorker, ask

SLICE = 0.012  # seconds of thought before the page gets its turn


async def think(level: str, state: State, rng: Chance) -> str:
    """The move of a bot of this level."""
    try:
        return await ask(level, state, rng)
    except NoWorker:
        return await _think_here(level, state, rng)


async def _think_here(level: str, state: State, rng: Chance) -> str:
    thinking = LEVELS[level].think(Sight(state, rng))
    rested = time.monotonic()
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return str(done.value)
        if time.monotonic() - rested > SLICE:
            await asyncio.sleep(0)
            rested = time.monotonic()
