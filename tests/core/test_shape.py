"""Shapes: what a saved value may look like, and what looks alike and is refused."""

from __future__ import annotations

from typing import Any

import pytest
from drakkar.core.shape import Shape, flag, integer, list_of, maybe, one_of

FITS: list[tuple[Shape, list[Any], list[Any]]] = [
    (integer(0, 3), [0, 1, 3], [-1, 4, True, False, 1.0, "1", None, [1]]),
    (flag, [True, False], [0, 1, None, "true", []]),
    (one_of(1, "a", None), [1, "a", None], [2, "b", [], {}, 1.0, ["a"]]),
    (list_of(integer(0, 9)), [[], [1], [1] * 50], [(1,), None, "11", [10], [True], {0: 1}]),
    (list_of(flag, 2, 2), [[True, False]], [[True], [True] * 3, []]),
    (list_of(flag, 1, 2), [[True], [True, True]], [[], [True] * 3]),
    (list_of(list_of(integer(0, 1), 2, 2), 1), [[[0, 1]], [[0, 0], [1, 1]]], [[], [[0]], [0, 1]]),
    (maybe(integer(1, 2)), [None, 1, 2], [0, False, "", []]),
]


@pytest.mark.parametrize(("shape", "good", "bad"), FITS)
def test_shape(shape: Shape, good: list[Any], bad: list[Any]) -> None:
    for value in good:
        assert shape(value), value
    for value in bad:
        assert not shape(value), value


def test_one_of_does_not_take_true_for_one() -> None:
    assert not one_of(0, 1)(True)
    assert not one_of(False, True)(1)
