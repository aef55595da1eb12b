"""Relics: using them when their Location is chosen, keeping one of two Prophecies, a fifth Relic."""

from typing import Any

from ..cards import discard, draw_cards, to_pile
from ..gains import gain
from ..pieces.relics import KNUCKLEBONES, KNUCKLEBONES_LOOK, RELIC, RELIC_INDEX, RELICS
from ..relics import discard_relic_die, replace_relic, usable_at_once, why_not_used
from ..state import DECKS, PROPHECY, Reavers, Steps
from .choice import Choice


def relics(s: Reavers, seat: int) -> None:
    """Right after its specialists, a seat may use the Relics that name the Location."""
    if usable_at_once(s, seat):
        s.then(("relic", seat))


class UseRelic(Choice):
    """One Relic with a die on it, or none."""

    name = "relic"
    grants = "relic.power"
    verbs = ("use", "pass")

    def options(self, s: Reavers, seat: int) -> list[str]:
        return [*[f"use {relic}" for relic in usable_at_once(s, seat)], "pass"]

    def forbid(self, s: Reavers, words: list[str], seat: int) -> str:
        return why_not_used(s, seat, words) if words[0] == "use" else self.grants

    def choose(self, s: Reavers, words: list[str], seat: int) -> None:
        if words[0] == "pass":
            return
        relic = words[1]
        s.then(("relics", seat))
        discard_relic_die(s, seat, relic)
        if relic == KNUCKLEBONES:
            self._look(s, seat)
        else:
            gain(s, seat, RELICS[relic].gains, self.grants)

    def _look(self, s: Reavers, seat: int) -> None:
        """Two Prophecies from the deck: one is kept."""
        s.looked_at = draw_cards(s, PROPHECY, KNUCKLEBONES_LOOK)
        if s.looked_at:
            cards = {"cards": s.looked_at[:]}
            s.tell("looked", self.grants, seat, n=len(s.looked_at), secret=cards, reveals=True)
            s.then(("keep", seat))
        else:
            s.tell("no-card", "ruling.reward-unavailable", seat, deck=DECKS[PROPHECY])

    def prompt(self, s: Reavers, seat: int) -> dict[str, Any]:
        return {"place": s.place}


class Keep(Choice):
    """Which of the Prophecies looked at is kept: they go by place, so that the move itself tells nothing."""

    name = "keep"
    grants = "ruling.looked-prophecy"
    verbs = ("keep",)

    def options(self, s: Reavers, seat: int) -> list[str]:
        return [f"keep looked{number}" for number in range(1, len(s.looked_at) + 1)]

    def forbid(self, s: Reavers, words: list[str], seat: int) -> str:
        return self.grants

    def choose(self, s: Reavers, words: list[str], seat: int) -> None:
        rest = s.looked_at[:]
        kept = rest.pop(int(words[1].removeprefix("looked")) - 1)
        s.looked_at = []
        s.secret_prophecies[seat] = [*s.secret_prophecies[seat], kept]
        discard(s, PROPHECY, rest)
        s.tell("kept-prophecy", self.grants, seat, cards=rest, secret={"card": kept}, reveals=True)


class RelicSwap(Choice):
    """A fifth Relic: it goes into the Glory pile, or replaces one of the four."""

    name = "relic-swap"
    grants = "ruling.fifth-relic"
    verbs = ("replace", "bury")

    def options(self, s: Reavers, seat: int, relics: tuple[str]) -> list[str]:
        return ["bury", *[f"replace {RELIC[number]}" for number in s.relics_of(seat)]]

    def forbid(self, s: Reavers, words: list[str], seat: int, relics: tuple[str]) -> str:
        return "possible.own-things" if len(words) == 2 and words[1] in RELIC_INDEX else self.grants

    def choose(self, s: Reavers, words: list[str], seat: int, relics: tuple[str]) -> None:
        if words[0] == "bury":
            to_pile(s, seat, relics[0])
            s.tell("buried-relic", self.grants, seat, relic=relics[0])
        else:
            replace_relic(s, seat, relics[0], words[1])

    def prompt(self, s: Reavers, seat: int, relics: tuple[str]) -> dict[str, Any]:
        return {"relic": relics[0]}


DECISIONS = (UseRelic(), Keep(), RelicSwap())
STEPS: Steps = {"relics": relics}
