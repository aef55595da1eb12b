"""The position of Raids: tiles on the track, ships, crews, holdings."""

from typing import Any, ClassVar, Self

from drakkar.core import Score, State
from drakkar.core.shape import Shape, integer, list_of

from .pieces import (
    ARRIVALS,
    EMPTY_SLOT_SHIELDS,
    HOME,
    ID,
    KIND,
    PLUNDER_STOCK,
    SHIELDS,
    SHIP_SLOTS,
    TILES,
    TRACK,
    VALUE,
    VIKINGS,
)

NO_TILE = -1
COIN_VALUES = (6, 3, 1)
_tile = integer(0, len(TILES) - 1)
_tiles = list_of(_tile)


class Raids(State):
    """Spaces run from 0 (on a start position) through 1..20 to HOME (arrived). Seats come first in `pos` and
    `berth`; with two players the Ghost is one more ship after them."""

    __slots__ = (
        "aboard",
        "arrivals",
        "berth",
        "beside",
        "coins",
        "crew",
        "passed",
        "pos",
        "reserve",
        "stock",
        "track",
        "voyage",
    )

    fields: ClassVar[dict[str, Shape]] = {
        "voyage": integer(1, 4),
        "arrivals": list_of(integer(0, len(ARRIVALS) - 1), 4, 4),
        "track": list_of(integer(NO_TILE, len(TILES) - 1), HOME + 1, HOME + 1),
        "stock": list_of(integer(0, VIKINGS), HOME + 1, HOME + 1),
        "passed": list_of(integer(0, 4), HOME + 1, HOME + 1),
        "pos": list_of(integer(0, HOME), 3, 4),
        "berth": list_of(integer(1, 4), 3, 4),
        "crew": list_of(integer(0, VIKINGS), 2, 4),
        "aboard": list_of(_tiles, 2, 4),
        "beside": list_of(_tiles, 2, 4),
        "coins": list_of(list_of(integer(0, 20), 3, 3), 2, 4),
        "reserve": integer(0, VIKINGS),
    }

    voyage: int
    arrivals: list[int]  # the Arrival tile of each voyage
    track: list[int]  # the tile that lies on each space, or NO_TILE
    stock: list[int]  # Vikings that stand on each space
    passed: list[int]  # how many players have passed the Encounter or Plunder of each space
    pos: list[int]
    berth: list[int]  # start position: the one a ship left from, then the one it arrived on
    crew: list[int]
    aboard: list[list[int]]  # tiles in the central slots
    beside: list[list[int]]  # Runes, Ports, beaten Monsters, sold Goods
    coins: list[list[int]]  # how many of each of COIN_VALUES
    reserve: int

    def setup(self) -> None:
        from .flow import set_up

        set_up(self)

    @property
    def ghost(self) -> int | None:
        """The index of the Ghost among the ships; None when nobody needs it."""
        return self.players if self.players == 2 else None

    def shields(self, seat: int) -> int:
        """Shields that show on a ship: the most Vikings it can carry."""
        tiles = self.aboard[seat]
        return EMPTY_SLOT_SHIELDS * (SHIP_SLOTS - len(tiles)) + sum([SHIELDS[tile] for tile in tiles])

    def weapons(self, seat: int) -> int:
        """Weapon symbols aboard."""
        return sum([VALUE[tile] for tile in self.aboard[seat] if KIND[tile] == "weapon"])

    def fight_cost(self, seat: int, monster: int) -> int:
        """Vikings that a fight against this Monster costs."""
        return max(0, VALUE[monster] - self.weapons(seat))

    def coins_on(self, space: int) -> tuple[int, ...]:
        """Coins that still lie on a Plunder tile."""
        return PLUNDER_STOCK[min(self.passed[space], 2) :]

    def scores(self) -> list[Score]:
        from .scoring import score

        return [score(self, seat) for seat in range(self.players)]

    def copy(self) -> Self:
        new = self.twin()
        new.voyage = self.voyage
        new.arrivals = self.arrivals
        new.track = self.track[:]
        new.stock = self.stock[:]
        new.passed = self.passed[:]
        new.pos = self.pos[:]
        new.berth = self.berth[:]
        new.crew = self.crew[:]
        new.aboard = [tiles[:] for tiles in self.aboard]
        new.beside = [tiles[:] for tiles in self.beside]
        new.coins = [coins[:] for coins in self.coins]
        new.reserve = self.reserve
        return new

    def look(self, seat: int | None) -> dict[str, Any]:
        """Everything lies open; only the order of piles not yet dealt is unknown; no position holds it."""
        return {
            "voyage": self.voyage,
            "arrivals": [ARRIVALS[index] for index in self.arrivals],
            "track": [self._space(space) for space in range(HOME + 1)],
            "ships": [{"space": self.pos[ship], "berth": self.berth[ship]} for ship in range(len(self.pos))],
            "seats": [self._holdings(index) for index in range(self.players)],
            "reserve": self.reserve,
        }

    def _space(self, space: int) -> dict[str, Any]:
        tile = self.track[space]
        plunder = tile != NO_TILE and KIND[tile] == "plunder"
        return {
            "kind": TRACK[space],
            "tile": ID[tile] if tile != NO_TILE else None,
            "vikings": self.stock[space],
            "coins": list(self.coins_on(space)) if plunder else [],
        }

    def _holdings(self, seat: int) -> dict[str, Any]:
        return {
            "crew": self.crew[seat],
            "shields": self.shields(seat),
            "weapons": self.weapons(seat),
            "aboard": [ID[tile] for tile in self.aboard[seat]],
            "beside": [ID[tile] for tile in self.beside[seat]],
            "coins": self.coins[seat][:],
        }

    def check(self) -> None:
        from .checks import check

        check(self)
