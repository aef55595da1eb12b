"""The components of Raids as data: 64 Voyage tiles, the track, coins, crews, Arrival tiles.

Counts, values and shields that the rulebook leaves to its pictures are ours (clause `data.ours`).
"""

from typing import NamedTuple


class Tile(NamedTuple):
    """A Voyage tile. `value`: 1 simple or 2 double (weapon, sail, mjollnir, port), printed Glory
    (pennant, goods), strength (monster). `shields`: those it shows when it lies on a ship's slot."""

    id: str
    voyage: int
    kind: str
    value: int = 0
    shields: int = 0
    goods: str = ""


TILES = (
    # Voyage 1
    Tile("V1-01", 1, "weapon", 1, 1),
    Tile("V1-02", 1, "weapon", 1, 1),
    Tile("V1-03", 1, "sail", 1, 1),
    Tile("V1-04", 1, "sail", 1, 1),
    Tile("V1-05", 1, "mjollnir", 1, 1),
    Tile("V1-06", 1, "pennant", 3, 2),
    Tile("V1-07", 1, "goods", 4, 0, "timber"),
    Tile("V1-08", 1, "goods", 4, 0, "pigs"),
    Tile("V1-09", 1, "goods", 5, 0, "fish"),
    Tile("V1-10", 1, "rune"),
    Tile("V1-11", 1, "rune"),
    Tile("V1-12", 1, "rune"),
    Tile("V1-13", 1, "port", 1),
    Tile("V1-14", 1, "encounter"),
    Tile("V1-15", 1, "monster", 3),
    Tile("V1-16", 1, "monster", 4),
    # Voyage 2
    Tile("V2-01", 2, "weapon", 1, 1),
    Tile("V2-02", 2, "weapon", 1, 2),
    Tile("V2-03", 2, "sail", 1, 1),
    Tile("V2-04", 2, "mjollnir", 1, 1),
    Tile("V2-05", 2, "pennant", 4, 1),
    Tile("V2-06", 2, "goods", 5, 0, "pigs"),
    Tile("V2-07", 2, "goods", 5, 0, "furs"),
    Tile("V2-08", 2, "goods", 6, 0, "timber"),
    Tile("V2-09", 2, "rune"),
    Tile("V2-10", 2, "rune"),
    Tile("V2-11", 2, "rune"),
    Tile("V2-12", 2, "port", 1),
    Tile("V2-13", 2, "encounter"),
    Tile("V2-14", 2, "plunder"),
    Tile("V2-15", 2, "monster", 4),
    Tile("V2-16", 2, "monster", 5),
    # Voyage 3
    Tile("V3-01", 3, "weapon", 2, 1),
    Tile("V3-02", 3, "sail", 2, 1),
    Tile("V3-03", 3, "mjollnir", 1, 1),
    Tile("V3-04", 3, "pennant", 5, 1),
    Tile("V3-05", 3, "goods", 6, 0, "fish"),
    Tile("V3-06", 3, "goods", 6, 0, "furs"),
    Tile("V3-07", 3, "goods", 7, 0, "amber"),
    Tile("V3-08", 3, "rune"),
    Tile("V3-09", 3, "rune"),
    Tile("V3-10", 3, "rune"),
    Tile("V3-11", 3, "port", 1),
    Tile("V3-12", 3, "port", 2),
    Tile("V3-13", 3, "encounter"),
    Tile("V3-14", 3, "plunder"),
    Tile("V3-15", 3, "monster", 5),
    Tile("V3-16", 3, "monster", 6),
    # Voyage 4
    Tile("V4-01", 4, "weapon", 2, 1),
    Tile("V4-02", 4, "mjollnir", 1, 1),
    Tile("V4-03", 4, "mjollnir", 2, 1),
    Tile("V4-04", 4, "pennant", 5, 1),
    Tile("V4-05", 4, "pennant", 6),
    Tile("V4-06", 4, "goods", 7, 0, "amber"),
    Tile("V4-07", 4, "goods", 8, 0, "timber"),
    Tile("V4-08", 4, "rune"),
    Tile("V4-09", 4, "rune"),
    Tile("V4-10", 4, "rune"),
    Tile("V4-11", 4, "port", 1),
    Tile("V4-12", 4, "port", 2),
    Tile("V4-13", 4, "plunder"),
    Tile("V4-14", 4, "plunder"),
    Tile("V4-15", 4, "monster", 6),
    Tile("V4-16", 4, "monster", 8),
)

# A state names tiles by their index in TILES; these flat tables serve the hot path.
ID = tuple(tile.id for tile in TILES)
KIND = tuple(tile.kind for tile in TILES)
VALUE = tuple(tile.value for tile in TILES)
SHIELDS = tuple(tile.shields for tile in TILES)
GOODS = tuple(tile.goods for tile in TILES)
TILE_INDEX = {tile.id: index for index, tile in enumerate(TILES)}

PILES = {voyage: tuple(i for i, tile in enumerate(TILES) if tile.voyage == voyage) for voyage in (1, 2, 3, 4)}

SHIP_KINDS = frozenset({"weapon", "sail", "mjollnir", "pennant", "goods"})
STOPPABLE = SHIP_KINDS | {"rune", "port"}
PASSAGE = frozenset({"encounter", "plunder", "monster"})
GOODS_KINDS = ("timber", "pigs", "fish", "furs", "amber")

# The lap: every ship leaves from 0 and finishes on HOME, which are one and the same printed space.
HOME = 21
VILLAGES = (5, 10, 15, 20)
TRACK = ("home", *("village" if space in VILLAGES else "tile" for space in range(1, HOME)), "home")
SLOTS = tuple(space for space in range(1, HOME) if space not in VILLAGES)

START_CREW = {2: (1, 2), 3: (1, 2, 2), 4: (1, 2, 2, 3)}  # by rank, the first to play first
VIKINGS = 40
COINS = {6: 4, 3: 8, 1: 8}
ENCOUNTER_STOCK = (2, 1)
PLUNDER_STOCK = (3, 1)

SHIP_SLOTS = 5
EMPTY_SLOT_SHIELDS = 2

ARRIVALS = ("order", "goods", "kinds", "runes", "shields", "weapons", "ports", "monsters", "sails")
ARRIVAL_REWARDS = (6, 3, 1)
RUNE_SCORE = (0, 1, 3, 6, 10, 15)
