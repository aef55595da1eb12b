"""Vikingar: sail a world that is still face down, fill your cups, and find a gate of Valhalla at its end."""

from drakkar.core import Game

from .decisions import DECISIONS
from .flow import STEPS
from .meta import META
from .state import Vikingar

GAME = Game(META, Vikingar, DECISIONS, STEPS, package=__name__)
