"""Setup: colours, then all the chance of the game (order of the colours, chests, bodies)."""

import itertools

from .pieces import (
    BARRELS_EACH,
    BESIDE,
    BODIES_OF,
    BUILDINGS,
    CHESTS_OF_A_KIND,
    COLOURS,
    KINDS,
    LOWEST_PRICE,
    PILE_ONE,
    PILE_TWO,
    PLACEMENT,
    SHIPS,
    SIDES,
    VIKINGS_EACH,
)
from .rounds import begin_round
from .state import NOBODY, Onboard


def set_up(s: Onboard) -> None:
    """An empty table; the colours are given out, or asked for, before the pieces are laid out."""
    s.round = 0
    s.colours = []
    s.rows = [[] for _ in range(SHIPS)]
    s.crewed = 0
    s.port = list(range(SHIPS))
    s.prows = [[0] * len(KINDS) for _ in range(SHIPS)]
    s.boards = [[0] * len(KINDS) for _ in range(s.players)]
    s.box = [0] * len(KINDS)
    s.pile1, s.pile2, s.seen = [], [], []
    s.barrels = [BESIDE] * (BARRELS_EACH * s.players)
    s.market = [LOWEST_PRICE] * len(KINDS)
    s.home = [NOBODY] * len(BUILDINGS)
    s.across = [NOBODY] * len(BUILDINGS)
    s.chief = SIDES.index("below")
    s.stern = NOBODY
    if s.options["choose_colours"]:
        s.then(*[("colour", seat) for seat in range(s.players)], ("lay-out",))
    else:
        for seat in range(s.players):
            take_colour(s, seat, seat)
        lay_out(s)


def take_colour(s: Onboard, seat: int, colour: int) -> None:
    """The colours are taken in seat order."""
    s.colours.append(colour)
    s.tell("colour", "setup.choose-colour", seat, colour=COLOURS[colour])


def lay_out(s: Onboard) -> None:
    """Put every piece on the table and begin the first round."""
    _vikings(s)
    _chests(s)
    _bodies(s)
    begin_round(s)


def _vikings(s: Onboard) -> None:
    """The colours, as they are drawn blindly, are A, B, C, D of the placement pattern."""
    drawn = list(range(s.players))
    s.shuffle(drawn)
    vikings = [itertools.count(seat * VIKINGS_EACH[s.players]) for seat in drawn]
    for building, letter in enumerate(PLACEMENT[s.players]):
        s.home[building] = next(vikings["ABCD".index(letter)])
    s.tell("order", "setup.draw-order", colours=[COLOURS[s.colours[seat]] for seat in drawn], reveals=True)


def _chests(s: Onboard) -> None:
    """Seven chests for Warehouse 1, the others for Warehouse 2."""
    chests = list(range(len(KINDS))) * CHESTS_OF_A_KIND
    s.shuffle(chests)
    s.pile1, s.pile2 = chests[:PILE_ONE], chests[PILE_ONE:]
    s.seen = [0] * PILE_TWO
    s.tell("piles", "setup.shuffle-chests", one=PILE_ONE, two=PILE_TWO)


def _bodies(s: Onboard) -> None:
    """Each ship lacks one colour, each colour is lacking on two ships, and its six bodies go to the six
    others: all layouts without a colour twice on a ship are equally likely."""
    lacking = list(range(len(COLOURS))) * (SHIPS // len(COLOURS))
    s.shuffle(lacking)
    for colour in range(len(COLOURS)):
        bodies = list(BODIES_OF[colour])
        s.shuffle(bodies)
        for row, missing in zip(s.rows, lacking, strict=True):
            if missing != colour:
                row.append(bodies.pop())
    for row in s.rows:
        s.shuffle(row)
    s.tell("bodies", "setup.three-bodies", reveals=True)
