"""The components of Vikings on Board as data, and the words that name them in moves.

A `body` is one coloured piece of a ship; the English texts call it a section. Body shields, barrel values and
the split of the chests stood in pictures of the rulebook (clause `data.ours`).
"""

COLOURS = ("blue", "red", "green", "yellow")
KINDS = ("hides", "grain", "metal")

# From left to right (`components.building-order`).
BUILDINGS = (
    "first-player",
    "promotion",
    "change",
    "tavern1",
    "warehouse1",
    "market",
    "move",
    "tavern2",
    "warehouse2",
    "departure",
    "exchange",
)

SIDES = ("above", "below")  # of the buildings; the Vikings start above, the Chief below

SHIPS = 8
STERNS = 7
CAPACITY = 5  # bodies of one ship
BODIES_AT_START = 3  # behind each prow

BODY_SHIELDS = (1, 1, 2, 2, 3, 3)  # of the six bodies of a colour
BARREL_VALUES = (1, 2, 3, 4)  # of the four barrels of a colour
CHESTS_OF_A_KIND = 5
PILE_ONE = 7  # chests of the Warehouse 1 pile; the others lie in the pile of Warehouse 2
WAREHOUSE_TWO_DRAW = 3
LOWEST_PRICE = 1
HIGHEST_PRICE = 4

VIKINGS_EACH = {2: 4, 3: 3, 4: 2}  # by number of players
PLACEMENT = {2: "ABBAABBA", 3: "ABCBCACAB", 4: "ABCDDCBA"}  # from First Player on; A is drawn first

# ---- numbers that stand for pieces in a position -----------------------------------------------------------
# body 0..23: colour by colour; zone 0..31: four colours ship by ship; barrel 0..15: four values seat by seat.

BODIES = len(COLOURS) * len(BODY_SHIELDS)
BODY_COLOUR = tuple(body // len(BODY_SHIELDS) for body in range(BODIES))
BODIES_OF = tuple(range(first, first + len(BODY_SHIELDS)) for first in range(0, BODIES, len(BODY_SHIELDS)))
SHIELDS = BODY_SHIELDS * len(COLOURS)
BARRELS_EACH = len(BARREL_VALUES)
ZONES = SHIPS * len(COLOURS)
ZONES_OF = tuple(range(ship * len(COLOURS), (ship + 1) * len(COLOURS)) for ship in range(SHIPS))
CHESTS = len(KINDS) * CHESTS_OF_A_KIND
PILE_TWO = CHESTS - PILE_ONE

BESIDE = -1  # place of a barrel: beside the shield board, still available
WON = -2  # place of a barrel: on the shield board

# ---- words that name things on the board -------------------------------------------------------------------

SHIP_WORDS = tuple(f"ship{ship + 1}" for ship in range(SHIPS))
BODY_WORDS = tuple(tuple(f"{ship}.{place + 1}" for place in range(CAPACITY)) for ship in SHIP_WORDS)
ZONE_WORDS = tuple(f"{ship}.{colour}" for ship in SHIP_WORDS for colour in COLOURS)
BODY_IDS = tuple(f"{colour}{number + 1}" for colour in COLOURS for number in range(len(BODY_SHIELDS)))
BARREL_WORDS = tuple(f"barrel{number + 1}" for number in range(BARRELS_EACH))

SHIP_OF_WORD = {word: ship for ship, word in enumerate(SHIP_WORDS)}
PLACE_OF_WORD = {word: (ship, place) for ship, row in enumerate(BODY_WORDS) for place, word in enumerate(row)}
ZONE_OF_WORD = {word: zone for zone, word in enumerate(ZONE_WORDS)}
BARREL_OF_WORD = {word: number for number, word in enumerate(BARREL_WORDS)}

# ---- moves, written out once: making text is what costs most when legal moves are listed -------------------

GO = tuple(f"go {building}" for building in BUILDINGS)
SHIFT = tuple(
    tuple(tuple(f"shift {body} {ship}" for ship in SHIP_WORDS) for body in row) for row in BODY_WORDS
)
BET = tuple(tuple(f"bet {barrel} {zone}" for zone in ZONE_WORDS) for barrel in BARREL_WORDS)
RELOCATE = tuple(tuple(f"relocate {zone} {to}" for to in ZONE_WORDS) for zone in ZONE_WORDS)
PROMOTE = tuple(tuple(f"promote {body}" for body in row) for row in BODY_WORDS)
EXCHANGE = tuple(tuple(f"exchange {body}" for body in row) for row in BODY_WORDS)
WITH = tuple(tuple(f"with {body}" for body in row) for row in BODY_WORDS)
CREW = tuple(tuple(f"crew {body}" for body in row) for row in BODY_WORDS)
LOAD = tuple(f"load {ship}" for ship in SHIP_WORDS)
CHOOSE = tuple(tuple(f"choose {kind} {ship}" for ship in SHIP_WORDS) for kind in KINDS)
