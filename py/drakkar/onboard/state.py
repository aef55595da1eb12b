"""The position of Vikings on Board: ships, chests, barrels, market, piles, Vikings at the buildings."""

from typing import Any, ClassVar, Self

from drakkar.core import Score, State
from drakkar.core.chance import Rng
from drakkar.core.shape import Shape, integer, list_of

from .pieces import (
    BARREL_VALUES,
    BARRELS_EACH,
    BODIES,
    BODY_COLOUR,
    BUILDINGS,
    CAPACITY,
    CHESTS,
    COLOURS,
    HIGHEST_PRICE,
    KINDS,
    LOWEST_PRICE,
    PILE_ONE,
    PILE_TWO,
    SHIELDS,
    SHIPS,
    STERNS,
    WON,
    ZONES,
)

NOBODY = -1  # an empty slot; a stern that nobody holds

_kinds = integer(0, len(KINDS) - 1)
_chests = list_of(integer(0, CHESTS), len(KINDS), len(KINDS))
_slots = list_of(integer(NOBODY, 8), len(BUILDINGS), len(BUILDINGS))


class Onboard(State):
    """Pieces are numbers: see `pieces`. Vikings are numbered seat by seat. Chests are counted by kind, except
    in the piles, where their order matters."""

    __slots__ = (
        "across",
        "barrels",
        "boards",
        "box",
        "chief",
        "colours",
        "crewed",
        "home",
        "market",
        "pile1",
        "pile2",
        "port",
        "prows",
        "round",
        "rows",
        "seen",
        "stern",
    )

    fields: ClassVar[dict[str, Shape]] = {
        "round": integer(0, 99),
        "colours": list_of(integer(0, len(COLOURS) - 1), 0, 4),
        "rows": list_of(list_of(integer(0, BODIES - 1), 0, CAPACITY), SHIPS, SHIPS),
        "crewed": integer(0, (1 << BODIES) - 1),
        "port": list_of(integer(0, SHIPS - 1), 1, SHIPS),
        "prows": list_of(_chests, SHIPS, SHIPS),
        "boards": list_of(_chests, 2, 4),
        "box": _chests,
        "pile1": list_of(_kinds, 0, PILE_ONE),
        "pile2": list_of(_kinds, 0, PILE_TWO),
        "seen": list_of(integer(0, 15), 0, PILE_TWO),
        "barrels": list_of(integer(WON, ZONES - 1), 8, 16),
        "market": list_of(integer(LOWEST_PRICE, HIGHEST_PRICE), len(KINDS), len(KINDS)),
        "home": _slots,
        "across": _slots,
        "chief": integer(0, 1),
        "stern": integer(NOBODY, 3),
    }

    round: int  # 0 until the pieces are laid out
    colours: list[int]  # of each seat
    rows: list[list[int]]  # the bodies of each ship from the prow to the rear
    crewed: int  # bodies that carry an extra Viking, one bit each
    port: list[int]  # ships that have not departed
    prows: list[list[int]]  # chests of each kind on each ship
    boards: list[list[int]]  # chests of each kind on each shield board
    box: list[int]  # chests of each kind out of play
    pile1: list[int]  # kinds from the top
    pile2: list[int]
    seen: list[int]  # which seats know each chest of pile 2, one bit each
    barrels: list[int]  # where each barrel is: BESIDE the shield board, in a zone, or WON
    market: list[int]  # value of each kind
    home: list[int]  # the Viking at each building on the side where the round started, or NOBODY
    across: list[int]  # the same on the Chief's side
    chief: int  # the side where the Chief stands
    stern: int  # the seat that holds a stern, or NOBODY

    # ---- what the rules ask of a position ------------------------------------------------------------------

    def owner(self, colour: int) -> int | None:
        """The seat that plays a colour; None for a neutral one."""
        return self.colours.index(colour) if colour in self.colours else None

    def shields(self, body: int) -> int:
        """Shields of a body, an extra Viking on it included."""
        return SHIELDS[body] + (self.crewed >> body & 1)

    def influence(self, ship: int) -> dict[int, int]:
        """Colours on a ship with their shields, the most influential first."""
        totals: dict[int, int] = {}
        for body in self.rows[ship]:  # from the prow: of colours with equal shields the foremost stays first
            colour = BODY_COLOUR[body]
            totals[colour] = totals.get(colour, 0) + SHIELDS[body] + (self.crewed >> body & 1)
        return dict(sorted(totals.items(), key=_by_shields))

    def barrels_of(self, seat: int) -> list[int]:
        """Where the four barrels of a seat are."""
        return self.barrels[seat * BARRELS_EACH : (seat + 1) * BARRELS_EACH]

    def won_values(self, seat: int) -> list[int]:
        """Points of the barrels that a seat has won."""
        places = self.barrels_of(seat)
        return [value for value, place in zip(BARREL_VALUES, places, strict=True) if place == WON]

    def sterns_left(self) -> int:
        """Sterns beside the board."""
        return STERNS - (SHIPS - len(self.port)) - (self.stern != NOBODY)

    # ---- what the table asks of a position -----------------------------------------------------------------

    def setup(self) -> None:
        from .setup import set_up

        set_up(self)

    def look(self, seat: int | None) -> dict[str, Any]:
        from .sight import look

        return look(self, seat)

    def hide(self, seat: int | None, rng: Rng) -> None:
        from .sight import hide

        hide(self, seat, rng)

    def scores(self) -> list[Score]:
        from .scoring import score

        return [score(self, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        from .scoring import winners

        return winners(self)

    def check(self) -> None:
        from .soundness import check

        check(self)

    def copy(self) -> Self:
        new = self.twin()
        new.round = self.round
        new.colours = self.colours[:]
        new.rows = [row[:] for row in self.rows]
        new.crewed = self.crewed
        new.port = self.port[:]
        new.prows = [chests[:] for chests in self.prows]
        new.boards = [chests[:] for chests in self.boards]
        new.box = self.box[:]
        new.pile1 = self.pile1[:]
        new.pile2 = self.pile2[:]
        new.seen = self.seen[:]
        new.barrels = self.barrels[:]
        new.market = self.market[:]
        new.home = self.home[:]
        new.across = self.across[:]
        new.chief = self.chief
        new.stern = self.stern
        return new


def _by_shields(entry: tuple[int, int]) -> int:
    return -entry[1]
