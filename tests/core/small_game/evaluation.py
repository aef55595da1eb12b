"""How good a position is for a seat."""

from .state import Stones


def evaluate(s: Stones, seat: int) -> float:
    """The points so far."""
    return float(s.scores()[seat].total)
