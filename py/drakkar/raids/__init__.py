"""Raids: four voyages round the same coast, one tile in front of each ship, Vikings to keep it."""

from drakkar.core import Game

from .decisions import DECISIONS
from .flow import STEPS
from .meta import META
from .state import Raids

GAME = Game(META, Raids, DECISIONS, STEPS, package=__name__)
