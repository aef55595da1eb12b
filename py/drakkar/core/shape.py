"""Shapes: small predicates that say what a saved value must look like."""

from collections.abc import Callable
from typing import Any

Shape = Callable[[Any], bool]


def integer(low: int, high: int) -> Shape:
    """A whole number within bounds (a bool is not a number)."""
    return lambda value: type(value) is int and low <= value <= high


def flag(value: Any) -> bool:
    """True or False."""
    return type(value) is bool


def one_of(*values: Any) -> Shape:
    """One of a few plain values."""
    exact = {(type(value), value) for value in values}  # True is not 1
    return lambda value: type(value) in (int, str, bool, type(None)) and (type(value), value) in exact


def list_of(shape: Shape, low: int = 0, high: int | None = None) -> Shape:
    """A list of `low` to `high` items (exactly `low` when `high` equals it; `None`: no upper bound)."""

    def fits(value: Any) -> bool:
        if type(value) is not list or len(value) < low or (high is not None and len(value) > high):
            return False
        return all(map(shape, value))

    return fits


def maybe(shape: Shape) -> Shape:
    """The shape, or None."""
    return lambda value: value is None or shape(value)
