"""Combat: which hammers are committed, and what is re-rolled for Favour."""

from functools import cache
from typing import Any

from ..combat import CLAUSES, Target, defence, fight, fight_again, finish, odds_table
from ..odds import best_reroll, chance
from ..pieces.dice import COMBAT_DIE
from ..pieces.relics import HARPOON, HARPOON_DICE
from ..relics import discard_relic_die, usable, why_not_used
from ..spending import HAMMERS_OF, Sources, hammer_sets, hammers_available, spend, worth
from ..state import Reavers
from ..tokens import numbered, plain
from .choice import Choice, SetChoice

GOOD_CHANCE = 0.75  # a commitment that reaches it is offered first
HIT = tuple(f"c{value}" for value in range(max(COMBAT_DIE) + 1))  # combat dice on the table, by successes


class Commit(SetChoice):
    """The hammers thrown into a fight; `extra` combat dice come from the Three-barbed harpoon."""

    name = "commit"
    grants = "ruling.at-least-one-hammer"
    verb = "fight"
    verbs = ("use",)

    def options(
        self, s: Reavers, seat: int, purpose: str, target: Target, extra: int, laid: Sources
    ) -> list[str]:
        moves = super().options(s, seat, purpose, target, extra, laid)
        if not laid and self._harpoon(s, seat, purpose):
            moves.append(f"use {HARPOON}")
        return moves

    def _harpoon(self, s: Reavers, seat: int, purpose: str) -> bool:
        """The Harpoon takes its own die: another hammer must be left to commit."""
        return purpose == "battle" and usable(s, seat, HARPOON) and hammers_available(s, seat) > 1

    def sets(self, s: Reavers, seat: int, purpose: str, target: Target, extra: int) -> list[Sources]:
        """First the sets whose chance is just good, then those with fewer or more hammers."""
        goal = defence(s, purpose, target)
        most = hammers_available(s, seat)
        good = next((n for n in range(1, most) if chance(n + extra, goal) >= GOOD_CHANCE), most)
        return sorted(hammer_sets(s, seat), key=lambda things: (abs(hammers(things) - good), worth(things)))

    def choose(self, s: Reavers, words: list[str], seat: int, *args: Any) -> None:
        if words[0] == "use":
            purpose, target, _, laid = args
            discard_relic_die(s, seat, HARPOON)
            s.then(("commit", seat, purpose, target, HARPOON_DICE, laid))
        else:
            super().choose(s, words, seat, *args)

    def take(self, s: Reavers, things: Sources, seat: int, purpose: str, target: Target, extra: int) -> None:
        spend(s, seat, things, CLAUSES[purpose].commit)
        fight(s, seat, purpose, target, hammers(things) + extra)

    def forbid(self, s: Reavers, words: list[str], seat: int, *args: Any) -> str:
        if words[0] == "use":
            alone = words[1:] == [HARPOON] and usable(s, seat, HARPOON) and args[0] == "battle"
            return "ruling.extra-combat-dice" if alone else why_not_used(s, seat, words)
        return super().forbid(s, words, seat, *args)

    def mismatch(self, s: Reavers, words: list[str], seat: int, purpose: str, *_: Any) -> str:
        return CLAUSES[purpose].commit if len(words) > 1 else self.grants

    def prompt(
        self, s: Reavers, seat: int, purpose: str, target: Target, extra: int, laid: Sources
    ) -> dict[str, Any]:
        """With the chance of success for every number of hammers: alone, and with all Favour for re-rolls."""
        goal = defence(s, purpose, target)
        odds = odds_table(s, seat, goal, extra)
        return {"purpose": purpose, "target": target, "defence": goal, "extra": extra, "odds": odds}


def hammers(things: Sources) -> int:
    """Hammer symbols on a set of things."""
    return sum([HAMMERS_OF[thing] for thing in things])


class Reroll(Choice):
    """Throw some combat dice again for 1 Favour, or stand by the result."""

    name = "reroll"
    grants = "ruling.reroll-detail"
    verbs = ("reroll", "stand", "fight")

    def options(self, s: Reavers, seat: int, purpose: str, target: Target, *faces: int) -> list[str]:
        zeros, ones, twos = faces
        moves = [
            _again(a, b, c)
            for c in range(twos + 1)
            for b in range(ones + 1)
            for a in range(zeros, -1, -1)
            if a or b or c
        ]
        goal = defence(s, purpose, target)
        if ones + 2 * twos >= goal:
            return ["stand", *moves]
        best = _again(*best_reroll(zeros, ones, twos, goal, s.favour[seat]), 0)
        if best in moves:
            moves.remove(best)
            moves.insert(0, best)
        return [*moves, "stand"]

    def forbid(self, s: Reavers, words: list[str], seat: int, *_: Any) -> str:
        return "ruling.no-late-dice" if words[0] == "fight" else self.grants

    def choose(
        self, s: Reavers, words: list[str], seat: int, purpose: str, target: Target, *faces: int
    ) -> None:
        if words[0] == "stand":
            finish(s, seat, purpose, target, faces[1] + 2 * faces[2])
            return
        thrown = [plain(word) for word in words[1:]]
        again = [thrown.count(hit) for hit in HIT]
        kept = [here - gone for here, gone in zip(faces, again, strict=True)]
        fight_again(s, seat, purpose, target, kept, sum(again))

    def prompt(self, s: Reavers, seat: int, purpose: str, target: Target, *faces: int) -> dict[str, Any]:
        dice = [value for value, n in enumerate(faces) for _ in range(n)]
        goal = defence(s, purpose, target)
        return {"purpose": purpose, "target": target, "defence": goal, "dice": dice, "total": sum(dice)}


@cache
def _again(zeros: int, ones: int, twos: int) -> str:
    """The move that throws so many blanks, ones and twos again."""
    dice = [HIT[0]] * zeros + [HIT[1]] * ones + [HIT[2]] * twos
    return " ".join(["reroll", *numbered(dice)])


DECISIONS = (Commit(), Reroll())
