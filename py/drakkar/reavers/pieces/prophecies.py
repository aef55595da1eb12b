"""Prophecies: what each one counts at the end, and the Glory for each thing counted."""

from typing import NamedTuple


class Prophecy(NamedTuple):
    """`counts` names a count of the final position (see `scoring.COUNTS`)."""

    counts: str
    glory: int
    most: int = 1000  # the highest count that pays


PROPHECIES = {
    "P01": Prophecy("territories", 1, most=8),
    "P02": Prophecy("territory sets", 3),
    "P03": Prophecy("sea battles", 2),
    "P04": Prophecy("relics", 2),
    "P05": Prophecy("upgrades", 3),
    "P06": Prophecy("tyr", 1),
    "P07": Prophecy("odin", 1),
    "P08": Prophecy("yggdrasil", 1),
    "P09": Prophecy("clan sets", 3),
    "P10": Prophecy("tapestries", 2),
    "P11": Prophecy("carvings", 2),
    "P12": Prophecy("defence tokens", 2),
    "P13": Prophecy("treasures", 1, most=8),
    "P14": Prophecy("action spaces", 2),
    "P15": Prophecy("trophies", 3),
}
COPIES = 2  # of each
DEFENCE_PROPHECY = "P12"  # with the option only
