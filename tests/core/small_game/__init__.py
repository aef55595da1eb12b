"""A small game for the tests: secret stones, a die, a decision within a decision, steps without a choice."""

from drakkar import Game, Meta, Option

from .decisions import Bow, Sort, Turn, end_round
from .state import Stones

META = Meta(
    id="stones",
    players=(2, 3),
    minutes=(1, 2),
    end="end.rounds",
    hidden=True,
    options=(
        Option("rounds", 2, (1, 2, 3, 9), clause="end.rounds"),
        Option("bold", False, clause="score.boast"),
    ),
)

GAME = Game(META, Stones, [Bow(), Turn(), Sort()], {"round": end_round}, __name__)
