"""Dice that do not fit, that may lie on a Relic, that are lost, or whose colour is to be chosen."""

from itertools import combinations_with_replacement
from typing import Any

from ..crew import kinds_on_board, store_moves, take_rolled
from ..pieces.board import CREW_SPACES
from ..pieces.dice import COLOURS, FACE
from ..pieces.relics import RELIC_FACE
from ..spending import FIRST_RELIC, SOURCE, SOURCE_INDEX, dice_owned, spend
from ..state import NOTHING, Reavers, Steps
from ..tokens import numbered, plain
from .choice import Choice


class Overflow(Choice):
    """More dice than the board holds: which one returns to the supply."""

    name = "overflow"
    grants = "ruling.die-capacity"
    verbs = ("return",)

    def options(self, s: Reavers, seat: int) -> list[str]:
        faces = {FACE[kind] for kind in kinds_on_board(s, seat)}
        exchangeable = [
            FIRST_RELIC + relic
            for relic in s.relics_of(seat)
            if s.relic_die[relic] != NOTHING and RELIC_FACE[relic] in faces
        ]
        return [f"return {SOURCE[die]}" for die in (*kinds_on_board(s, seat), *exchangeable)]

    def forbid(self, s: Reavers, words: list[str], seat: int) -> str:
        return self.grants

    def choose(self, s: Reavers, words: list[str], seat: int) -> None:
        spend(s, seat, (SOURCE_INDEX[words[1]],), self.grants)
        s.then(("room", seat))

    def stored(self, s: Reavers, seat: int) -> None:
        s.then(("room", seat))

    def prompt(self, s: Reavers, seat: int) -> dict[str, Any]:
        return {"n": s.dice_on_board(seat) - CREW_SPACES}


def room(s: Reavers, seat: int) -> None:
    """Go on until all dice fit."""
    if s.dice_on_board(seat) > CREW_SPACES:
        s.then(("overflow", seat))


class Stow(Choice):
    """New dice, or a new Relic: a die may be laid on a Relic at once."""

    name = "stow"
    grants = "ruling.relic-die-move"
    verbs = ("done",)

    def options(self, s: Reavers, seat: int) -> list[str]:
        return ["done"]

    def choose(self, s: Reavers, words: list[str], seat: int) -> None:
        pass

    def stored(self, s: Reavers, seat: int) -> None:
        if store_moves(s, seat):
            s.then((self.name, seat))


def lose_dice(s: Reavers, seat: int, n: int) -> None:
    """Discard dice of one's choice, all of them if there are no more."""
    dice = dice_owned(s, seat)
    if n and dice:
        if len(dice) == 1:
            spend(s, seat, (dice[0],), "voyage.event")
            s.then(("lose-dice", seat, n - 1))
        else:
            s.then(("discard", seat, n))


class Discard(Choice):
    """Which die is lost; `n` are still due."""

    name = "discard"
    grants = "voyage.event"
    verbs = ("discard",)

    def options(self, s: Reavers, seat: int, n: int) -> list[str]:
        return [f"discard {SOURCE[die]}" for die in dice_owned(s, seat)]

    def forbid(self, s: Reavers, words: list[str], seat: int, n: int) -> str:
        if any(word.startswith("up.") for word in words):
            return "ruling.penalty-dice"
        return "possible.own-things" if len(words) == 2 and words[1] in SOURCE_INDEX else self.grants

    def choose(self, s: Reavers, words: list[str], seat: int, n: int) -> None:
        spend(s, seat, (SOURCE_INDEX[words[1]],), self.grants)
        s.then(("lose-dice", seat, n - 1))

    def prompt(self, s: Reavers, seat: int, n: int) -> dict[str, Any]:
        return {"n": n}


class Muster(Choice):
    """The colours of dice gained as a reward, all chosen before they are rolled."""

    name = "muster"
    grants = "ruling.dice-together"
    verbs = ("muster",)

    def options(self, s: Reavers, seat: int, n: int, clause: str) -> list[str]:
        return [
            " ".join(["muster", *numbered([COLOURS[colour] for colour in colours])])
            for colours in combinations_with_replacement(range(len(COLOURS)), n)
            if all(colours.count(colour) <= s.supply[colour] for colour in colours)
        ]

    def forbid(self, s: Reavers, words: list[str], seat: int, n: int, clause: str) -> str:
        known = len(words) == n + 1 and all(plain(word) in COLOURS for word in words[1:])
        return "ruling.supply-of-dice" if known else self.grants

    def choose(self, s: Reavers, words: list[str], seat: int, n: int, clause: str) -> None:
        take_rolled(s, seat, tuple([COLOURS.index(plain(word)) for word in words[1:]]), clause)

    def prompt(self, s: Reavers, seat: int, n: int, clause: str) -> dict[str, Any]:
        return {"n": n}


DECISIONS = (Overflow(), Stow(), Discard(), Muster())
STEPS: Steps = {"room": room, "lose-dice": lose_dice}
