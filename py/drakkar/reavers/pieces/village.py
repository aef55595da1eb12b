"""Village Loot: food, ship upgrades, weapons, runic carvings, relics; farms and walls by option."""

from typing import NamedTuple

from .relics import RELICS


class VillageCard(NamedTuple):
    """A card that gives something, or an upgrade token; `pillage` is what a successful attack on it adds."""

    gains: tuple[tuple[str, int], ...] = ()
    upgrade: str = ""
    defence: int = 0  # of a card that may be pillaged
    pillage: tuple[tuple[str, int], ...] = ()


VILLAGE = {
    "VF3": VillageCard((("food", 3),)),
    "VF4": VillageCard((("food", 4),)),
    "VUS": VillageCard(upgrade="shield"),
    "VUC": VillageCard(upgrade="chest"),
    "VUH": VillageCard(upgrade="hammer"),
    "VUX": VillageCard(upgrade="dual"),
    "VBS": VillageCard((("red", 2),)),
    "VBB": VillageCard((("blue", 2),)),
    "VBA": VillageCard((("yellow", 2),)),
    "VRU": VillageCard(),
    "VFA": VillageCard((("food", 2),), defence=1, pillage=(("food", 2), ("farm", 1))),
    "VWA": VillageCard((("favour", 1),), defence=1, pillage=(("glory", 1), ("wall", 1))),
}
COPIES = {
    "VF3": 4, "VF4": 4, "VUS": 3, "VUC": 3, "VUH": 2, "VUX": 2, "VBS": 2, "VBB": 2, "VBA": 2, "VRU": 6,
    **dict.fromkeys(RELICS, 1),
}  # fmt: skip
DEFENCE_COPIES = {"VFA": 6, "VWA": 6}  # with the option only

CARVING = "VRU"
CARVING_LADDER = (2, 5, 9)

# ---- ship upgrade tokens ------------------------------------------------------------------------------

UPGRADES = ("shield", "chest", "hammer", "dual")  # dual: a ship or a hammer
UPGRADE_TOKENS = (3, 3, 2, 2)
UPGRADE_FACES = (("shield",), ("chest",), ("hammer",), ("ship", "hammer"))
