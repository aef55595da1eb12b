"""Drakkar: the rules of Viking board games, as plain Python without any dependency."""

import pkgutil
from collections.abc import Iterator, Mapping
from importlib import import_module

from .core import (
    BadInput,
    Chance,
    Clause,
    Decision,
    Event,
    Game,
    IllegalMove,
    Meta,
    Option,
    Record,
    Score,
    State,
)

__version__ = "0.1.0"

__all__ = [
    "BadInput",
    "Chance",
    "Clause",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "Meta",
    "Option",
    "Record",
    "Score",
    "State",
    "games",
]


class Games(Mapping[str, Game]):
    """The games by id: every package beside this file that defines `GAME`, imported when it is asked for."""

    def __init__(self) -> None:
        found = (module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
        self._games: dict[str, Game | None] = {name: None for name in found if name not in ("core", "bots")}

    def add(self, game: Game) -> None:
        """Take in a game that lives in a package of its own."""
        self._games[game.id] = game

    def __getitem__(self, game_id: str) -> Game:
        game = self._games[game_id]
        if game is None:
            game = self._games[game_id] = import_module(f"{__name__}.{game_id}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


games = Games()
