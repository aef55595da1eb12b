"""The small game of the core's tests lies on the table too; async tests run in a loop of their own."""

from __future__ import annotations

import asyncio
import inspect
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import catalogues
import pytest
from drakkar import games
from table import boards

from tests.core.small_game import GAME, board

catalogues.compile_all(Path(__file__).resolve().parents[1])


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = pyfuncitem._fixtureinfo.argnames
    test = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted})
    with ThreadPoolExecutor(1) as thread:  # the main one may have Playwright's loop
        thread.submit(asyncio.run, test).result()
    return True


@pytest.fixture(scope="module")
def stones() -> Iterator[None]:
    """The small game, with its board."""
    patch = pytest.MonkeyPatch()
    patch.setitem(games._games, GAME.id, GAME)
    patch.setitem(sys.modules, f"table.boards.{GAME.id}", board)
    patch.setattr(boards, "_MODULES", boards._MODULES | {GAME.id})
    yield
    patch.undo()
