"""The 54 Reavers: clan, dice rolled on recruiting, dice of a Rally, and the ability of a specialist."""

from typing import NamedTuple

from .dice import COLOURS

CLANS = ("tyr", "odin", "yggdrasil")
CLAN_COLOUR = {"tyr": "red", "odin": "blue", "yggdrasil": "yellow"}

# What each ability does when its Location is selected.
ABILITIES = (
    "forager",  # gain 2 Food
    "devotee",  # gain 1 Favour
    "skald",  # gain 1 Glory
    "enlister",  # take 1 die of the card's clan colour and roll it
    "armourer",  # turn 1 of your dice to a face of your choice
    "chanter",  # reroll up to 3 of your dice
    "sacrificer",  # you may discard 1 die: gain 1 Favour
    "steward",  # you may pay 1 Food: take 1 die of any colour on a face of your choice
    "feaster",  # you may pay 2 Food: gain 3 Glory
)
ABILITY_GAINS = {"forager": (("food", 2),), "devotee": (("favour", 1),), "skald": (("glory", 1),)}
CHANTER_DICE = 3
SACRIFICE_FAVOUR = 1
STEWARD_FOOD = 1
FEAST_FOOD = 2
FEAST_GLORY = 3


class Reaver(NamedTuple):
    """One card; dice are given by colour number."""

    id: str
    clan: str
    recruit: tuple[int, ...]  # top left: taken and rolled at once
    rally: tuple[int, ...]  # top right: taken on a chosen face by a Rally
    ability: str


_CARDS = (
    ("R01", "tyr", "red", "red blue", "forager"),
    ("R02", "tyr", "red", "blue yellow", "forager"),
    ("R03", "tyr", "red", "red", "devotee"),
    ("R04", "tyr", "red", "red", "devotee"),
    ("R05", "tyr", "red", "red blue", "skald"),
    ("R06", "tyr", "red", "blue yellow", "skald"),
    ("R07", "tyr", "red", "red", "enlister"),
    ("R08", "tyr", "red", "red", "enlister"),
    ("R09", "tyr", "red blue", "red", "armourer"),
    ("R10", "tyr", "red red", "red", "armourer"),
    ("R11", "tyr", "red blue", "red", "chanter"),
    ("R12", "tyr", "red red", "red", "chanter"),
    ("R13", "tyr", "red", "red blue", "sacrificer"),
    ("R14", "tyr", "red", "blue yellow", "sacrificer"),
    ("R15", "tyr", "red", "red", "steward"),
    ("R16", "tyr", "red", "red", "steward"),
    ("R17", "tyr", "red blue", "red", "feaster"),
    ("R18", "tyr", "red red", "red", "feaster"),
    ("R19", "odin", "blue", "blue yellow", "forager"),
    ("R20", "odin", "blue", "yellow red", "forager"),
    ("R21", "odin", "blue", "blue", "devotee"),
    ("R22", "odin", "blue", "blue", "devotee"),
    ("R23", "odin", "blue", "blue yellow", "skald"),
    ("R24", "odin", "blue", "yellow red", "skald"),
    ("R25", "odin", "blue", "blue", "enlister"),
    ("R26", "odin", "blue", "blue", "enlister"),
    ("R27", "odin", "blue yellow", "blue", "armourer"),
    ("R28", "odin", "blue blue", "blue", "armourer"),
    ("R29", "odin", "blue yellow", "blue", "chanter"),
    ("R30", "odin", "blue blue", "blue", "chanter"),
    ("R31", "odin", "blue", "blue yellow", "sacrificer"),
    ("R32", "odin", "blue", "yellow red", "sacrificer"),
    ("R33", "odin", "blue", "blue", "steward"),
    ("R34", "odin", "blue", "blue", "steward"),
    ("R35", "odin", "blue yellow", "blue", "feaster"),
    ("R36", "odin", "blue blue", "blue", "feaster"),
    ("R37", "yggdrasil", "yellow", "yellow red", "forager"),
    ("R38", "yggdrasil", "yellow", "red blue", "forager"),
    ("R39", "yggdrasil", "yellow", "yellow", "devotee"),
    ("R40", "yggdrasil", "yellow", "yellow", "devotee"),
    ("R41", "yggdrasil", "yellow", "yellow red", "skald"),
    ("R42", "yggdrasil", "yellow", "red blue", "skald"),
    ("R43", "yggdrasil", "yellow", "yellow", "enlister"),
    ("R44", "yggdrasil", "yellow", "yellow", "enlister"),
    ("R45", "yggdrasil", "yellow red", "yellow", "armourer"),
    ("R46", "yggdrasil", "yellow yellow", "yellow", "armourer"),
    ("R47", "yggdrasil", "yellow red", "yellow", "chanter"),
    ("R48", "yggdrasil", "yellow yellow", "yellow", "chanter"),
    ("R49", "yggdrasil", "yellow", "yellow red", "sacrificer"),
    ("R50", "yggdrasil", "yellow", "red blue", "sacrificer"),
    ("R51", "yggdrasil", "yellow", "yellow", "steward"),
    ("R52", "yggdrasil", "yellow", "yellow", "steward"),
    ("R53", "yggdrasil", "yellow red", "yellow", "feaster"),
    ("R54", "yggdrasil", "yellow yellow", "yellow", "feaster"),
)


def _colours(names: str) -> tuple[int, ...]:
    return tuple(COLOURS.index(name) for name in names.split())


REAVERS = {
    id: Reaver(id, clan, _colours(recruit), _colours(rally), ability)
    for id, clan, recruit, rally, ability in _CARDS
}
