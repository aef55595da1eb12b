"""The small game is among the games while a module of these tests runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from drakkar import Game, games

from tests.core.small_game import GAME


@pytest.fixture(scope="module")
def stones() -> Iterator[Game]:
    games.add(GAME)
    yield GAME
    del games._games[GAME.id]
