"""Voyage cards and Sea Battle cards."""

from typing import NamedTuple


class Voyage(NamedTuple):
    """What the event asks for (faces of dice, or Favour), and the penalty of whoever does not pay."""

    faces: tuple[str, ...] = ()
    favour: int = 0
    penalty: tuple[str, int] = ("calm", 0)


VOYAGES = {
    "J0": Voyage(),  # all is calm
    "J1": Voyage(("ship",), penalty=("food", 2)),
    "J2": Voyage(("shield",), penalty=("dice", 1)),
    "J3": Voyage(("hammer",), penalty=("favour", 1)),  # or Glory, without Favour
    "J4": Voyage(("chest",), penalty=("food", 3)),
    "J5": Voyage(("ship",), penalty=("glory", 1)),
    "J6": Voyage(("hammer",), penalty=("dice", 1)),
    "J7": Voyage(("clan",), penalty=("reroll", 0)),  # of all dice
    "J8": Voyage(favour=1, penalty=("glory", 2)),
    "J9": Voyage(("shield", "ship"), penalty=("dice", 2)),
}
VOYAGE_COPIES = {"J0": 6, **dict.fromkeys(("J1", "J2", "J3", "J4", "J5", "J6", "J7", "J8", "J9"), 2)}
NO_FAVOUR_GLORY = 2  # lost instead of a Favour by whoever has none


class SeaBattle(NamedTuple):
    """A defence value, the combination that wins without a fight, and the rewards."""

    defence: int
    faces: tuple[str, ...]
    gains: tuple[tuple[str, int], ...]


SEA_BATTLES = {
    "B01": SeaBattle(3, ("hammer", "ship"), (("glory", 9), ("food", 1))),
    "B02": SeaBattle(3, ("hammer", "shield"), (("glory", 9), ("favour", 1))),
    "B03": SeaBattle(3, ("hammer", "hammer"), (("glory", 8), ("troll", 1))),
    "B04": SeaBattle(4, ("hammer", "shield", "ship"), (("glory", 14),)),
    "B05": SeaBattle(4, ("hammer", "chest", "ship"), (("glory", 11), ("food", 2), ("dice", 1))),
    "B06": SeaBattle(4, ("hammer", "hammer", "shield"), (("glory", 12), ("troll", 1))),
    "B07": SeaBattle(5, ("hammer", "hammer", "shield", "ship"), (("glory", 15), ("kraken", 1))),
    "B08": SeaBattle(5, ("hammer", "hammer", "shield", "chest"), (("glory", 18),)),
    "B09": SeaBattle(
        6, ("hammer", "hammer", "hammer", "shield", "ship"), (("glory", 19), ("favour", 1), ("kraken", 1))
    ),
    "B10": SeaBattle(6, ("hammer", "hammer", "hammer", "chest", "ship"), (("glory", 24),)),
}
SEA_COPIES = {
    "B01": 4, "B02": 3, "B03": 3, "B04": 4, "B05": 4, "B06": 3, "B07": 3, "B08": 3, "B09": 2, "B10": 1,
}  # fmt: skip
TROPHIES = {"troll": 8, "kraken": 6}
