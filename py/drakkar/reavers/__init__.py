"""Reavers of Midgard: six rounds of raids, conquests and sea battles, chosen by one jarl, open to all."""

from drakkar.core import Game

from .decisions import DECISIONS, STEPS
from .meta import META
from .state import Reavers

GAME = Game(META, Reavers, DECISIONS, STEPS, package=__name__)
