"""The choice of a colour before the pieces are laid out."""

from drakkar.core import Decision

from ..pieces import COLOURS
from ..setup import take_colour
from ..state import Onboard


class ChooseColour(Decision):
    """Which of the colours that are left a seat plays."""

    name = "colour"
    grants = "setup.choose-colour"
    verbs = ("colour",)

    def moves(self, s: Onboard, seat: int) -> list[str]:
        return [f"colour {word}" for colour, word in enumerate(COLOURS) if colour not in s.colours]

    def refuse(self, s: Onboard, words: list[str], seat: int) -> str:
        return self.grants

    def play(self, s: Onboard, words: list[str], seat: int) -> None:
        take_colour(s, seat, COLOURS.index(words[1]))
