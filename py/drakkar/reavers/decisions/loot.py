"""Loot cards: what each of them does when it is taken, from a raid or as a reward."""

from typing import Any

from ..cards import to_pile
from ..combat import PILLAGES, odds_table
from ..gains import gain
from ..pieces.board import UPGRADE_SPACES
from ..pieces.fortress import FORTRESS as FORTRESS_CARDS
from ..pieces.relics import RELICS
from ..pieces.village import UPGRADES
from ..pieces.village import VILLAGE as VILLAGE_CARDS
from ..relics import place_relic
from ..spending import hammers_available
from ..state import N_UPGRADES, Reavers, Steps
from .choice import Choice
from .raid import DECK


def unpack(s: Reavers, seat: int, cards: tuple[str, ...]) -> None:
    """Apply the next card; with the option its owner chooses which, if it matters."""
    if s.options["choose_loot_order"] and len(set(cards)) > 1:
        s.then(("apply", seat, cards))
    else:
        apply_card(s, seat, cards[0], cards[1:])


def apply_card(s: Reavers, seat: int, card: str, rest: tuple[str, ...]) -> None:
    """What a loot card does when it is taken; all but Relics then lie in the Glory pile."""
    if rest:
        s.then(("unpack", seat, rest))
    if card in RELICS:
        place_relic(s, seat, card)
        return
    to_pile(s, seat, card)
    if card in PILLAGES:
        s.then(("defended", seat, card))
    if card in FORTRESS_CARDS:
        gain(s, seat, FORTRESS_CARDS[card].gains, "option.defence-cards")
        return
    village = VILLAGE_CARDS[card]
    if village.upgrade:
        _take_upgrade(s, seat, UPGRADES.index(village.upgrade))
    elif village.gains:
        gain(s, seat, village.gains, _village_clause(card))


def _village_clause(card: str) -> str:
    if card in PILLAGES:
        return "option.defence-cards"
    return "loot.food" if VILLAGE_CARDS[card].gains[0][0] == "food" else "loot.varied"


def _take_upgrade(s: Reavers, seat: int, token: int) -> None:
    if not s.upgrades_left(token):
        s.tell("no-token", "ruling.upgrade-supply", seat, token=f"up.{UPGRADES[token]}")
    elif s.upgrades_of(seat) < UPGRADE_SPACES:
        s.ready[seat * N_UPGRADES + token] += 1
        s.tell("upgraded", "upgrade.place", seat, token=f"up.{UPGRADES[token]}")
    else:
        s.then(("upgrade", seat, token))


class Apply(Choice):
    """Which of the loot cards taken is applied next (with the option only)."""

    name = "apply"
    grants = "ruling.loot-order"
    verbs = ("apply",)

    def options(self, s: Reavers, seat: int, cards: tuple[str, ...]) -> list[str]:
        return [f"apply {card}" for card in dict.fromkeys(cards)]

    def forbid(self, s: Reavers, words: list[str], seat: int, cards: tuple[str, ...]) -> str:
        return self.grants

    def choose(self, s: Reavers, words: list[str], seat: int, cards: tuple[str, ...]) -> None:
        rest = list(cards)
        rest.remove(words[1])
        apply_card(s, seat, words[1], tuple(rest))

    def prompt(self, s: Reavers, seat: int, cards: tuple[str, ...]) -> dict[str, Any]:
        return {"cards": list(cards)}


class Upgrade(Choice):
    """No upgrade space is free: which token makes room for the new one, if any."""

    name = "upgrade"
    grants = "upgrade.replace-when-full"
    verbs = ("swap", "decline")

    def options(self, s: Reavers, seat: int, token: int) -> list[str]:
        mine = range(seat * N_UPGRADES, (seat + 1) * N_UPGRADES)
        used = [f"swap up.{UPGRADES[n % N_UPGRADES]}.used" for n in mine if s.used[n]]
        ready = [f"swap up.{UPGRADES[n % N_UPGRADES]}" for n in mine if s.ready[n]]
        return [*used, *ready, "decline"]

    def forbid(self, s: Reavers, words: list[str], seat: int, token: int) -> str:
        return "possible.own-things" if words[0] == "swap" else "ruling.upgrade-full"

    def choose(self, s: Reavers, words: list[str], seat: int, token: int) -> None:
        if words[0] == "decline":
            s.tell("declined", "ruling.upgrade-full", seat, token=f"up.{UPGRADES[token]}")
            return
        side = s.used if words[1].endswith(".used") else s.ready
        side[seat * N_UPGRADES + UPGRADES.index(words[1].split(".")[1])] -= 1
        s.ready[seat * N_UPGRADES + token] += 1
        s.tell("swapped", self.grants, seat, token=f"up.{UPGRADES[token]}", old=words[1])

    def prompt(self, s: Reavers, seat: int, token: int) -> dict[str, Any]:
        return {"token": f"up.{UPGRADES[token]}"}


def defended(s: Reavers, seat: int, card: str) -> None:
    """A Farm, a Wall or a Tower may be attacked, once it has given what it gives."""
    if hammers_available(s, seat):
        s.then(("pillage", seat, card))


class Pillage(Choice):
    """Attack the Farm, Wall or Tower just taken, or leave it (with the option only)."""

    name = "pillage"
    grants = "option.pillage"
    verbs = ("pillage", "pass")

    def options(self, s: Reavers, seat: int, card: str) -> list[str]:
        return ["pillage", "pass"]

    def choose(self, s: Reavers, words: list[str], seat: int, card: str) -> None:
        if words[0] == "pillage":
            s.then(("commit", seat, "pillage", card, 0, ()))

    def forbid(self, s: Reavers, words: list[str], seat: int, card: str) -> str:
        return self.grants

    def prompt(self, s: Reavers, seat: int, card: str) -> dict[str, Any]:
        goal = PILLAGES[card].defence
        return {"card": card, "defence": goal, "odds": odds_table(s, seat, goal)}


class Spoils(Choice):
    """A Village or a Fortress card, as a reward."""

    name = "spoils"
    grants = "ruling.reward-unavailable"
    verbs = ("draw",)

    def options(self, s: Reavers, seat: int, clause: str) -> list[str]:
        return [f"draw {deck}" for deck in DECK.values()]

    def choose(self, s: Reavers, words: list[str], seat: int, clause: str) -> None:
        s.then(("top-card", seat, words[1].removesuffix("-deck"), clause))


DECISIONS = (Apply(), Upgrade(), Pillage(), Spoils())
STEPS: Steps = {"unpack": unpack, "defended": defended}
