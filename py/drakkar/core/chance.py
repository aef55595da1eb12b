"""The generator behind every shuffle and die: counter-based (splitmix64), its whole state one integer."""

from typing import Any, Protocol

MASK = (1 << 64) - 1
STRIDE = 0x9E3779B97F4A7C15


def mix(counter: int) -> int:
    """64 well-mixed bits for a counter."""
    z = counter
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


class Rng(Protocol):
    """What `imagine` and the bots ask of a generator; `Chance` and `random.Random` both fit."""

    def randrange(self, stop: int, /) -> int: ...

    def shuffle(self, items: Any, /) -> None: ...


class Chance:
    """A generator of its own, for whatever happens outside a position: bots, imagined worlds, fresh seeds."""

    __slots__ = ("counter",)

    def __init__(self, seed: int = 0) -> None:
        self.counter = mix(seed & MASK)

    def randrange(self, stop: int, /) -> int:
        self.counter = (self.counter + STRIDE) & MASK
        return (mix(self.counter) * stop) >> 64

    def shuffle(self, items: Any, /) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.randrange(i + 1)
            items[i], items[j] = items[j], items[i]
