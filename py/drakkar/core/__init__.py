"""What the games share: positions, decisions, chance, records, rulebooks and errors."""

from .chance import Chance
from .decision import Decision
from .errors import BadInput, IllegalMove
from .events import Event
from .game import Game, Meta, Option
from .record import Record
from .rulebook import Clause, Rulebook
from .score import Part, Score
from .state import State

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
    "Part",
    "Record",
    "Rulebook",
    "Score",
    "State",
]
