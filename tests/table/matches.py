"""Matches for the tests: of the small game, and of Raids."""

from __future__ import annotations

from drakkar import Chance, Record
from drakkar.bots import choose
from table.match import Match

COLOURS = ("raven", "bear", "wolf", "serpent")


def seats(kinds: str) -> list[dict[str, str]]:
    """p for a person, g and r for bots of two levels."""
    bots = {"p": "", "g": "greedy", "r": "random"}
    return [
        {"name": f"Name{index}", "colour": COLOURS[index], "bot": bots[kind]}
        for index, kind in enumerate(kinds)
    ]


def record(game: str = "stones", kinds: str = "pp", *moves: str, seed: int = 7, **options: object) -> Record:
    """A record of these moves."""
    made = Record(game, seats(kinds), seed, dict(options))
    for move in moves:
        made.play(move)
    return made


def match(
    game: str = "stones", kinds: str = "pp", *moves: str, practice: bool = False, **options: object
) -> Match:
    """A match in which these moves were played."""
    made = record(game, kinds, **options)
    made.practice = practice
    at_table = Match("m1", "A match", made)
    for move in moves:
        at_table.play(move)
    return at_table


def finished(game: str = "raids", kinds: str = "grp", seed: int = 7) -> Record:
    """The record of a whole game of random moves."""
    made = record(game, kinds, seed=seed)
    rng = Chance(seed)
    while not made.at().over:
        made.play(choose("random", made.at(), rng))
    return made
