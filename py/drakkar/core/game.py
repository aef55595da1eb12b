"""A game: its description, its rulebook, and how its positions are made and read back."""

import os
import sys
from collections.abc import Callable, Iterable
from functools import cached_property
from importlib import import_module
from typing import Any, NamedTuple

from .chance import MASK
from .decision import Decision
from .errors import BadInput
from .rulebook import Rulebook
from .state import State


class Option(NamedTuple):
    """A way to play that can be switched; its sentence stands in the game's catalogue as `option.<id>`."""

    id: str
    default: bool | int | str
    choices: tuple[bool | int | str, ...] = (False, True)
    clause: str = ""  # the clause or ruling that it switches


class Meta(NamedTuple):
    """What is known of a game before it is played."""

    id: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    end: str  # the clause that ends the game: it refuses a move played after the end
    hidden: bool = False  # do seats know different things?
    options: tuple[Option, ...] = ()


class Game:
    """One game of the table; `package` is the folder that holds its rulebook, texts and evaluation."""

    def __init__(
        self,
        meta: Meta,
        state: type[State],
        decisions: Iterable[Decision],
        steps: dict[str, Callable[..., None]],
        package: str,
    ) -> None:
        self.id = meta.id
        self.meta = meta
        self.package = package
        self.state = state
        state.game = self
        state.decisions = {decision.name: decision for decision in decisions}
        state.steps = steps

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    @property
    def folder(self) -> str:
        return os.path.dirname(str(sys.modules[self.package].__file__))

    @cached_property
    def rulebook(self) -> Rulebook:
        with open(os.path.join(self.folder, "rulebook.toml"), encoding="utf-8") as file:
            return Rulebook(file.read())

    @cached_property
    def evaluate(self) -> Callable[[Any, int], float]:
        """How good a position is for a seat, in the eyes of the greedy bot."""
        evaluate: Callable[[Any, int], float] = import_module(f"{self.package}.evaluation").evaluate
        return evaluate

    def new(self, players: int, seed: int = 0, **options: Any) -> State:
        """A new position, laid out by the chance that the seed gives."""
        if type(seed) is not int or not 0 <= seed <= MASK:
            raise BadInput("new.seed", "The seed is a whole number from 0 to 2^64 - 1.")
        return self.state._start(self._seats(players), seed, self._options(options))

    def load(self, data: Any) -> State:
        """The position that `dump` wrote; anything else is refused with a sentence."""
        if type(data) is not dict or data.get("game") != self.id:
            raise BadInput("load.game", f"This is not a saved position of {self.id}.", game=self.id)
        unknown = data.keys() - self.state.fields.keys() - {"game", "players", "options", "chance", "stack"}
        if unknown:
            field = min(map(str, unknown))
            raise BadInput("load.field", f"The saved position has an unknown entry {field!r}.", field=field)
        options = data.get("options")
        if type(options) is not dict or not all(type(name) is str for name in options):
            raise BadInput(
                "load.field", "The saved position has a wrong value for 'options'.", field="options"
            )
        if type(data.get("chance")) is not int or not 0 <= data["chance"] <= MASK:
            raise BadInput("load.field", "The saved position has a wrong value for 'chance'.", field="chance")
        names = self.state.decisions.keys() | self.state.steps.keys()
        stack = data.get("stack")
        if type(stack) is not list or not all(
            type(frame) is list and frame and type(frame[0]) is str and frame[0] in names for frame in stack
        ):
            raise BadInput("load.field", "The saved position has a wrong value for 'stack'.", field="stack")
        return self.state._load(data, self._seats(data.get("players")), self._options(options))

    def _seats(self, players: Any) -> int:
        low, high = self.meta.players
        if type(players) is not int or not low <= players <= high:
            raise BadInput("new.players", f"{self.id} is for {low} to {high} players.", low=low, high=high)
        return players

    def _options(self, given: dict[str, Any]) -> dict[str, Any]:
        options = {option.id: option.default for option in self.meta.options}
        choices = {option.id: option.choices for option in self.meta.options}
        for name, value in given.items():
            if name not in options:
                raise BadInput("new.option", f"{self.id} has no option {name!r}.", option=name)
            if not any(type(value) is type(choice) and value == choice for choice in choices[name]):
                raise BadInput("new.choice", f"{value!r} is not a choice for option {name!r}.", option=name)
            options[name] = value
        return options
