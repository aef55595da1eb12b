"""The boards: one module for each game, pure functions from a view to SVG text."""

import pkgutil
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from drakkar import games

from ..html import Markup
from ..look import Look

_MODULES = frozenset(module.name for module in pkgutil.iter_modules(__path__))


class Drawing(Protocol):
    """What a board module offers."""

    def board(self, view: dict[str, Any], look: Look) -> Markup: ...

    def panel(self, view: dict[str, Any], seat: int, look: Look) -> Markup: ...

    def cover(self) -> Markup: ...


def drawing(game_id: str) -> Drawing:
    """The module that draws a game."""
    return import_module(f"{__name__}.{game_id}")  # type: ignore[return-value]


def piece_names(game_id: str, view: dict[str, Any], colours: Sequence[str]) -> dict[str, str]:
    """Words of moves and events that go by another name in this match, where a board says so: a colour of the
    game that is shown as the clan of its player bears that clan's name."""
    names = getattr(drawing(game_id), "piece_names", None)
    return names(view, colours) if names else {}


def on_the_table() -> list[str]:
    """Ids of the games that can be played here: they have rules and a board."""
    return [id for id in games if id in _MODULES]
