"""What specialised Reavers do when their Location is selected."""

from typing import Any

from ..crew import colours_in_supply, kinds_on_board, reroll, settle, take_chosen, take_rolled
from ..gains import gain
from ..pieces.dice import COLOUR, COLOURS, DIE, FACES, KIND, KINDS, KINDS_OF
from ..pieces.reavers import (
    ABILITY_GAINS,
    CHANTER_DICE,
    CLAN_COLOUR,
    FEAST_FOOD,
    FEAST_GLORY,
    REAVERS,
    SACRIFICE_FAVOUR,
    STEWARD_FOOD,
)
from ..spending import SOURCE, SOURCE_INDEX, Sources, dice_owned, spend
from ..state import N_KINDS, Reavers, Steps
from .choice import Choice, SetChoice

TRIGGER = "specialise.trigger"


def ability(s: Reavers, seat: int, card: str) -> None:
    """Carry out what needs no choice, ask for the rest, and pass over what can't be done."""
    what = REAVERS[card].ability
    s.tell("ability", TRIGGER, seat, card=card, ability=what)
    if what in ABILITY_GAINS:
        gain(s, seat, ABILITY_GAINS[what], TRIGGER)
    elif what == "enlister":
        take_rolled(s, seat, (COLOURS.index(CLAN_COLOUR[REAVERS[card].clan]),), TRIGGER)
    elif not _possible(s, seat, what):
        s.tell("idle", "ruling.ability-impossible", seat, card=card)
    elif what == "chanter":
        s.then(("chanter", seat, card, ()))
    else:
        s.then((what, seat, card))


def _possible(s: Reavers, seat: int, what: str) -> bool:
    if what == "steward":
        return s.food[seat] >= STEWARD_FOOD and any(s.supply)
    if what == "feaster":
        return s.food[seat] >= FEAST_FOOD
    return bool(dice_owned(s, seat) if what == "sacrificer" else s.dice_on_board(seat))


class Ability(Choice):
    """An ability with a choice in it, on the card `card`."""

    grants = TRIGGER

    def forbid(self, s: Reavers, words: list[str], seat: int, card: str) -> str:
        return "ruling.trigger-mandatory"

    def prompt(self, s: Reavers, seat: int, card: str) -> dict[str, Any]:
        return {"card": card}


class Armourer(Ability):
    """Turn one die of the board to a face of your choice."""

    name = "armourer"
    verbs = ("turn",)

    def options(self, s: Reavers, seat: int, card: str) -> list[str]:
        return [
            f"turn {DIE[kind]} {KINDS[other][1]}"
            for kind in kinds_on_board(s, seat)
            for other in KINDS_OF[COLOUR[kind]]
        ]

    def forbid(self, s: Reavers, words: list[str], seat: int, card: str) -> str:
        if len(words) != 3 or words[2] not in FACES:
            return "ruling.trigger-mandatory"
        if words[1].endswith(".die"):
            return "ruling.relic-die-fixed"
        mine = words[1] in KIND and s.crew[seat * N_KINDS + KIND[words[1]]]
        return "ruling.chosen-face-exists" if mine else "possible.own-things"

    def choose(self, s: Reavers, words: list[str], seat: int, card: str) -> None:
        old = KIND[words[1]]
        new = KIND[f"{KINDS[old][0]}.{words[2]}"]
        s.crew[seat * N_KINDS + old] -= 1
        s.crew[seat * N_KINDS + new] += 1
        s.tell("turned", TRIGGER, seat, old=DIE[old], die=DIE[new])


class Chanter(SetChoice):
    """Re-roll up to three dice of the board."""

    name = "chanter"
    grants = TRIGGER
    verb = "again"

    def sets(self, s: Reavers, seat: int, card: str) -> list[Sources]:
        """Dice that serve least come first."""
        sets: list[Sources] = [()]
        for kind, n in enumerate(s.crew_of(seat)):
            if n:
                sets = [
                    some + (kind,) * k for some in sets for k in range(min(n, CHANTER_DICE - len(some)) + 1)
                ]
        return sorted(
            sets, key=lambda some: sum(DIE[kind].endswith("clan") - 0.5 for kind in some), reverse=True
        )

    def take(self, s: Reavers, things: Sources, seat: int, card: str) -> None:
        if things:
            reroll(s, seat, list(things), TRIGGER)

    def mismatch(self, s: Reavers, words: list[str], seat: int, card: str) -> str:
        return "ruling.relic-die-fixed" if any(word.endswith(".die") for word in words) else TRIGGER

    def prompt(self, s: Reavers, seat: int, card: str, laid: Sources) -> dict[str, Any]:
        return {"card": card}


class Sacrificer(Ability):
    """You may discard one die for Favour."""

    name = "sacrificer"
    verbs = ("sacrifice", "pass")

    def options(self, s: Reavers, seat: int, card: str) -> list[str]:
        return [*[f"sacrifice {SOURCE[die]}" for die in dice_owned(s, seat)], "pass"]

    def forbid(self, s: Reavers, words: list[str], seat: int, card: str) -> str:
        if any(word.startswith("up.") for word in words):
            return "ruling.penalty-dice"
        return "possible.own-things" if len(words) == 2 and words[1] in SOURCE_INDEX else TRIGGER

    def choose(self, s: Reavers, words: list[str], seat: int, card: str) -> None:
        if words[0] == "sacrifice":
            spend(s, seat, (SOURCE_INDEX[words[1]],), TRIGGER)
            gain(s, seat, (("favour", SACRIFICE_FAVOUR),), TRIGGER)


class Steward(Ability):
    """You may pay Food for a die of any colour, on a face of your choice."""

    name = "steward"
    verbs = ("hire", "pass")

    def options(self, s: Reavers, seat: int, card: str) -> list[str]:
        colours = colours_in_supply(s)
        hire = [f"hire {KINDS[kind][0]} {KINDS[kind][1]}" for colour in colours for kind in KINDS_OF[colour]]
        return [*hire, "pass"]

    def forbid(self, s: Reavers, words: list[str], seat: int, card: str) -> str:
        if len(words) == 3 and words[1] in COLOURS and words[2] in FACES:
            missing = not s.supply[COLOURS.index(words[1])]
            return "ruling.supply-of-dice" if missing else "ruling.chosen-face-exists"
        return TRIGGER

    def choose(self, s: Reavers, words: list[str], seat: int, card: str) -> None:
        if words[0] == "hire":
            s.food[seat] -= STEWARD_FOOD
            s.tell("paid-food", TRIGGER, seat, n=STEWARD_FOOD)
            kind = KIND[f"{words[1]}.{words[2]}"]
            take_chosen(s, seat, kind, TRIGGER)
            settle(s, seat, [kind])


class Feaster(Ability):
    """You may pay Food for Glory."""

    name = "feaster"
    verbs = ("feast", "pass")

    def options(self, s: Reavers, seat: int, card: str) -> list[str]:
        return ["feast", "pass"]

    def choose(self, s: Reavers, words: list[str], seat: int, card: str) -> None:
        if words[0] == "feast":
            s.food[seat] -= FEAST_FOOD
            s.tell("paid-food", TRIGGER, seat, n=FEAST_FOOD)
            gain(s, seat, (("glory", FEAST_GLORY),), TRIGGER)


DECISIONS = (Armourer(), Chanter(), Sacrificer(), Steward(), Feaster())
STEPS: Steps = {"ability": ability}
