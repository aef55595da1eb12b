"""Paying a price in dice."""

from collections import Counter
from typing import Any

from ..spending import DUAL, SOURCE_INDEX, Price, Sources, payments, spend
from ..state import Reavers
from ..tokens import plain
from .choice import SetChoice


def charge(s: Reavers, seat: int, price: Price, clause: str) -> None:
    """Let a seat pay a price that it can pay; with one way to pay, there is nothing to ask."""
    sets = payments(s, seat, price)
    if len(sets) == 1:
        spend(s, seat, sets[0], clause)
    else:
        s.then(("pay", seat, price, clause, ()))


class Pay(SetChoice):
    """Which dice, tokens and dice on Relics pay the price."""

    name = "pay"
    grants = "ruling.upgrade-as-die"
    verb = "pay"

    def sets(self, s: Reavers, seat: int, price: Price, clause: str) -> list[Sources]:
        return payments(s, seat, price)

    def take(self, s: Reavers, things: Sources, seat: int, price: Price, clause: str) -> None:
        spend(s, seat, things, clause)

    def mismatch(self, s: Reavers, words: list[str], seat: int, price: Price, clause: str) -> str:
        things = [SOURCE_INDEX.get(plain(word), -1) for word in words[1:]]
        due = Counter(price)
        if due["ship"] and due["hammer"] and DUAL in things:
            return "upgrade.dual-icon"
        if due["hammer"] and SOURCE_INDEX["red.double"] in things:
            return "ruling.dice-count-for-costs"
        return clause

    def prompt(self, s: Reavers, seat: int, price: Price, clause: str, laid: Sources) -> dict[str, Any]:
        """With the faces in short for the sentence: "any" is said once."""
        faces = list(price)
        return {"n": len(faces), "faces": faces, "asked": ["any"] if "any" in faces else faces}


DECISIONS = (Pay(),)
