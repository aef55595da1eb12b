"""The twelve Relics, one card each in the Village Loot deck."""

from typing import NamedTuple


class Relic(NamedTuple):
    """The face its space accepts, the Location of its power, its Glory, and what its power gives at once."""

    face: str
    location: str
    glory: int
    gains: tuple[tuple[str, int], ...] = ()


RELICS = {
    "L1": Relic("ship", "recruit", 3, (("reaver", 1),)),
    "L2": Relic("hammer", "recruit", 2, (("favour", 1), ("food", 1))),
    "L3": Relic("chest", "trade", 2, (("food", 3),)),
    "L4": Relic("ship", "trade", 3),  # look at two Prophecies, keep one
    "L5": Relic("chest", "village", 2, (("village", 1),)),
    "L6": Relic("shield", "village", 3, (("glory", 2),)),
    "L7": Relic("shield", "fortress", 2, (("fortress", 1),)),
    "L8": Relic("hammer", "fortress", 3, (("favour", 1), ("glory", 1))),
    "L9": Relic("shield", "conquest", 2),  # one more conquest action
    "L10": Relic("chest", "conquest", 3),  # one negotiation is cheaper
    "L11": Relic("ship", "sea", 2),  # cancels a Voyage card
    "L12": Relic("hammer", "sea", 3),  # more combat dice in a sea battle
}
KNUCKLEBONES, STAFF, TREATY, HEADING_STONE, HARPOON = "L4", "L9", "L10", "L11", "L12"
LATER_STEP = (STAFF, TREATY, HEADING_STONE, HARPOON)  # used at the step that they concern

KNUCKLEBONES_LOOK = 2
TREATY_REBATE = {"food": 2, "favour": 1, "dice": 1}
HARPOON_DICE = 2

# Relics are also numbered, for the flat parts of the position.
RELIC = tuple(RELICS)
RELIC_INDEX = {relic: index for index, relic in enumerate(RELIC)}
RELIC_FACE = tuple(relic.face for relic in RELICS.values())
