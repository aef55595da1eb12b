"""Fortress Loot: treasures that score in sets, tapestries; ramparts and towers by option."""

from typing import NamedTuple


class FortressCard(NamedTuple):
    """A treasure has a ladder of set values; a rampart or a tower gives something and may be pillaged."""

    ladder: tuple[int, ...] = ()
    gains: tuple[tuple[str, int], ...] = ()
    defence: int = 0
    pillage: tuple[tuple[str, int], ...] = ()


FORTRESS = {
    "KT": FortressCard((3, 7, 12)),
    "KA": FortressCard((2, 6, 11, 17)),
    "KM": FortressCard((1, 4, 9, 15, 22)),
    "KP1": FortressCard(),
    "KP2": FortressCard(),
    "KP3": FortressCard(),
    "KW": FortressCard(gains=(("favour", 2),), defence=2, pillage=(("favour", 1), ("wall", 1))),
    "KR": FortressCard(gains=(("dice", 2),), defence=3, pillage=(("glory", 3), ("tower", 1))),
}
COPIES = {"KT": 9, "KA": 9, "KM": 9, "KP1": 3, "KP2": 3, "KP3": 3}
DEFENCE_COPIES = {"KW": 6, "KR": 6}  # with the option only

TREASURES = ("KT", "KA", "KM")
TAPESTRIES = ("KP1", "KP2", "KP3")
TAPESTRY_SET = 15  # the three together
TAPESTRY_ALONE = 2

# ---- Defence tokens, with the option only -------------------------------------------------------------

DEFENCE_TOKENS = {"farm": 6, "wall": 12, "tower": 6}
DEFENCE_GLORY = (6, 3)  # for the most of a kind, and for the second most
SECOND_PLACE_PLAYERS = 3  # players from whom on a second place counts
