"""Vikings on Board: shift bodies from ship to ship, bet on who leads them, share their chests."""

from collections.abc import Callable

from drakkar.core import Game

from .decisions import DECISIONS
from .departure import leave, serve
from .meta import META
from .rounds import turn
from .setup import lay_out
from .state import Onboard

STEPS: dict[str, Callable[..., None]] = {"lay-out": lay_out, "turn": turn, "serve": serve, "leave": leave}

GAME = Game(META, Onboard, DECISIONS, STEPS, package=__name__)
