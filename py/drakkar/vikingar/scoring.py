"""Exploit points: what each seat has on its charter. Victory itself is won at a gate, not by points."""

from drakkar.core import Part, Score

from .pieces import EXPLOITS
from .state import Vikingar


def score(s: Vikingar, seat: int) -> Score:
    """The exploit points of a seat, all exploits counted."""
    return Score.of(
        *(Part(name, pawn, f"cup.{name}") for name, pawn in zip(EXPLOITS, s.charter(seat), strict=True))
    )


def total(s: Vikingar, seat: int) -> int:
    """The points that Maintenance compares."""
    return sum(s.charter(seat))
