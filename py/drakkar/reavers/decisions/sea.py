"""Sea Battle: a card to face, the Voyage there, the Encounter."""

from typing import Any

from ..cards import discard, draw_cards, has_cards
from ..combat import FROM_DECK, leave_unbeaten, odds_table, sea_card, win_battle
from ..crew import reroll
from ..pieces.board import SEA_FOOD
from ..pieces.relics import HEADING_STONE
from ..pieces.sea import NO_FAVOUR_GLORY, SEA_BATTLES, VOYAGES
from ..relics import discard_relic_die, usable, why_not_used
from ..spending import can_pay, hammers_available
from ..state import SEA, VOYAGE, Reavers, Steps
from .choice import Choice
from .pay import charge

DECK = "sea-deck"
SLOTS = [f"sea{number}" for number in range(1, 6)]


def barred(s: Reavers, seat: int) -> str | None:
    """There must be a card to face, and Food for the voyage."""
    if not any(s.sea) and not has_cards(s, SEA):
        return "ruling.nothing-to-take"
    return None if s.food[seat] >= SEA_FOOD else "sea.cost"


def enter(s: Reavers, seat: int, rank: int) -> None:
    s.food[seat] -= SEA_FOOD
    s.tell("paid-food", "sea.cost", seat, n=SEA_FOOD)
    if s.options["voyage_first"]:
        s.then(("voyage-card", seat), ("target", seat))
    else:
        s.then(("target", seat))


class SeaTarget(Choice):
    """The card to face: one on display, or the top card of the deck."""

    name = "target"
    grants = "sea.face-up-card"
    verbs = ("face",)

    def options(self, s: Reavers, seat: int) -> list[str]:
        moves = [f"face {slot}" for slot, card in zip(SLOTS, s.sea, strict=False) if card]
        return [*moves, f"face {DECK}"] if has_cards(s, SEA) else moves

    def forbid(self, s: Reavers, words: list[str], seat: int) -> str:
        if words[1:] == [DECK]:
            return "ruling.deck-exhausted"
        if len(words) == 2 and words[1] in SLOTS:
            in_use = words[1] in SLOTS[: len(s.sea)]
            return "ruling.no-midround-refill" if in_use else "variant.display-by-count"
        return "ruling.one-battle-each" if len(words) > 2 else self.grants

    def choose(self, s: Reavers, words: list[str], seat: int) -> None:
        if words[1] == DECK:
            slot = FROM_DECK
            s.facing = draw_cards(s, SEA, 1)[0]
            s.tell("faces", "sea.deck-card", seat, card=s.facing, reveals=True)
        else:
            slot = SLOTS.index(words[1])
            s.tell("faces", "sea.face-up-card", seat, card=s.sea[slot])
        s.then(("meet", seat, slot))
        if not s.options["voyage_first"]:
            s.then(("voyage-card", seat))


# ---- the Voyage ---------------------------------------------------------------------------------------


def voyage_card(s: Reavers, seat: int) -> None:
    """Reveal a Voyage card; it asks something of the participant unless all is calm."""
    for card in draw_cards(s, VOYAGE, 1):
        s.tell("voyage", "voyage.reveal", seat, card=card, reveals=True)
        discard(s, VOYAGE, [card])
        if VOYAGES[card].penalty[0] == "calm":
            s.tell("calm", "voyage.calm", seat)
        elif _can_pay(s, seat, card) or usable(s, seat, HEADING_STONE):
            s.then(("voyage", seat, card))
        else:
            suffer(s, seat, card)


def _can_pay(s: Reavers, seat: int, card: str) -> bool:
    voyage = VOYAGES[card]
    return s.favour[seat] >= voyage.favour and can_pay(s, seat, voyage.faces)


class VoyageEvent(Choice):
    """Pay what the event asks for, or suffer; the Heading stone cancels it."""

    name = "voyage"
    grants = "ruling.voyage-pay-or-suffer"
    verbs = ("pay", "suffer", "use")

    def options(self, s: Reavers, seat: int, card: str) -> list[str]:
        moves = ["pay", "suffer"] if _can_pay(s, seat, card) else ["suffer"]
        return [f"use {HEADING_STONE}", *moves] if usable(s, seat, HEADING_STONE) else moves

    def forbid(self, s: Reavers, words: list[str], seat: int, card: str) -> str:
        return why_not_used(s, seat, words) if words[0] == "use" else "voyage.event"

    def choose(self, s: Reavers, words: list[str], seat: int, card: str) -> None:
        if words[0] == "use":
            discard_relic_die(s, seat, HEADING_STONE)
            s.tell("cancelled", "relic.power", seat, card=card)
        elif words[0] == "suffer":
            suffer(s, seat, card)
        elif VOYAGES[card].favour:
            s.favour[seat] -= VOYAGES[card].favour
            s.tell("paid-favour", "voyage.event", seat, n=VOYAGES[card].favour)
        else:
            charge(s, seat, VOYAGES[card].faces, "voyage.event")

    def prompt(self, s: Reavers, seat: int, card: str) -> dict[str, Any]:
        return {"card": card}


def suffer(s: Reavers, seat: int, card: str) -> None:
    """The light penalty of a Voyage event; nobody loses more than there is."""
    what, n = VOYAGES[card].penalty
    if what == "dice":
        s.then(("lose-dice", seat, n))
    elif what == "reroll":
        kinds = [kind for kind, here in enumerate(s.crew_of(seat)) for _ in range(here)]
        if kinds:
            reroll(s, seat, kinds, "voyage.event")
    elif what == "favour" and not s.favour[seat]:
        _lose(s, seat, "glory", NO_FAVOUR_GLORY)
    else:
        _lose(s, seat, what, n)


def _lose(s: Reavers, seat: int, what: str, n: int) -> None:
    owned: list[int] = getattr(s, what)
    lost = min(n, owned[seat])
    owned[seat] -= lost
    s.tell(f"lost-{what}", "voyage.event" if lost == n else "ruling.penalty-floor", seat, n=lost)


# ---- the Encounter ------------------------------------------------------------------------------------


def meet(s: Reavers, seat: int, slot: int) -> None:
    """Pay or fight; who can do neither withdraws."""
    if can_pay(s, seat, SEA_BATTLES[sea_card(s, slot)].faces) or hammers_available(s, seat):
        s.then(("encounter", seat, slot))
    else:
        withdraw(s, seat, slot)


class Encounter(Choice):
    """Spend the combination, fight, or withdraw."""

    name = "encounter"
    grants = "encounter.two-ways"
    verbs = ("pay", "fight", "withdraw")

    def options(self, s: Reavers, seat: int, slot: int) -> list[str]:
        pay = ["pay"] if can_pay(s, seat, SEA_BATTLES[sea_card(s, slot)].faces) else []
        fight = ["fight"] if hammers_available(s, seat) else []
        return [*pay, *fight, "withdraw"]

    def forbid(self, s: Reavers, words: list[str], seat: int, slot: int) -> str:
        reasons = {"pay": "encounter.pay-exact", "fight": "ruling.at-least-one-hammer"}
        return reasons.get(words[0], "ruling.withdraw") if len(words) == 1 else self.grants

    def choose(self, s: Reavers, words: list[str], seat: int, slot: int) -> None:
        if words[0] == "pay":
            s.then(("beaten", seat, slot))
            charge(s, seat, SEA_BATTLES[sea_card(s, slot)].faces, "encounter.pay-exact")
        elif words[0] == "fight":
            s.then(("commit", seat, "battle", slot, 0, ()))
        else:
            withdraw(s, seat, slot)

    def prompt(self, s: Reavers, seat: int, slot: int) -> dict[str, Any]:
        card = sea_card(s, slot)
        battle = SEA_BATTLES[card]
        odds = odds_table(s, seat, battle.defence)
        return {"card": card, "defence": battle.defence, "faces": list(battle.faces), "odds": odds}


def withdraw(s: Reavers, seat: int, slot: int) -> None:
    s.tell("withdrew", "ruling.withdraw", seat, card=sea_card(s, slot))
    leave_unbeaten(s, seat, slot)


DECISIONS = (SeaTarget(), VoyageEvent(), Encounter())
STEPS: Steps = {"voyage-card": voyage_card, "meet": meet, "beaten": win_battle}
