"""Recruit: which Reavers are taken, and what each of them is used for."""

from typing import Any

from ..cards import draw_cards, has_cards, to_pile
from ..crew import settle, take_chosen, take_rolled
from ..gains import gain
from ..pieces.board import ACTION_SPACES, LEADER_GAINS
from ..pieces.dice import COLOURS, FACES, KIND, KINDS, KINDS_OF
from ..pieces.reavers import REAVERS
from ..state import N_SPACES, REAVER, Reavers, Steps
from .choice import Choice

DECK = "reaver-deck"
SLOTS = [f"recruit{number}" for number in range(1, 7)]
SPACES = {f"space.{place}": place for place in ACTION_SPACES}
SET = [[f"set {KINDS[kind][0]} {KINDS[kind][1]}" for kind in kinds] for kinds in KINDS_OF]


def barred(s: Reavers, seat: int) -> str | None:
    """Recruiting is free: only cards can be missing."""
    return None if any(s.recruits) or has_cards(s, REAVER) else "ruling.recruit-exhausted"


def enter(s: Reavers, seat: int, rank: int) -> None:
    s.then(("recruit", seat))


class Recruit(Choice):
    """One slot with its cards, or the top card of the deck."""

    name = "recruit"
    grants = "recruit.take-slot"
    verbs = ("recruit",)

    def options(self, s: Reavers, seat: int) -> list[str]:
        slots = [f"recruit {slot}" for slot, cards in zip(SLOTS, s.recruits, strict=False) if cards]
        return [*slots, f"recruit {DECK}"] if has_cards(s, REAVER) else slots

    def forbid(self, s: Reavers, words: list[str], seat: int) -> str:
        if words[1:] == [DECK]:
            return "ruling.recruit-exhausted"
        if len(words) == 2 and words[1] in SLOTS:
            in_use = words[1] in SLOTS[: len(s.recruits)]
            return "ruling.no-midround-refill" if in_use else "variant.display-by-count"
        return self.grants

    def choose(self, s: Reavers, words: list[str], seat: int) -> None:
        if words[1] == DECK:
            s.then(("recruited", seat, tuple(draw_cards(s, REAVER, 1)), "recruit.deck-instead"))
        else:
            slot = SLOTS.index(words[1])
            s.then(("recruited", seat, tuple(s.recruits[slot]), "recruit.take-slot"))
            s.recruits[slot] = []


def recruited(s: Reavers, seat: int, cards: tuple[str, ...], clause: str) -> None:
    """Reavers were taken: the dice of all of them are rolled before anything is decided."""
    s.tell("recruited", clause, seat, cards=list(cards), reveals=clause != "recruit.take-slot")
    s.then(("use", seat, cards))
    take_rolled(s, seat, tuple([die for card in cards for die in REAVERS[card].recruit]), "recruit.roll-dice")


class Use(Choice):
    """Rally, lead or specialise: one card after the other, in the order that the owner likes."""

    name = "use"
    grants = "recruit.decide-each"
    verbs = ("rally", "lead", "specialise")

    def options(self, s: Reavers, seat: int, cards: tuple[str, ...]) -> list[str]:
        moves = []
        for card in cards:
            moves += [f"rally {card}", f"lead {card}"]
            moves += [f"specialise {card} {space}" for space in SPACES]
        return moves

    def forbid(self, s: Reavers, words: list[str], seat: int, cards: tuple[str, ...]) -> str:
        if len(words) > 1 and words[1] in REAVERS and words[1] not in cards:
            mine = s.specialists[seat * N_SPACES : (seat + 1) * N_SPACES]
            return "ruling.specialised-permanent" if any(words[1] in space for space in mine) else self.grants
        if words[0] == "specialise" and len(words) == 3:
            return "ruling.which-four-spaces"
        return "recruit.one-use"

    def choose(self, s: Reavers, words: list[str], seat: int, cards: tuple[str, ...]) -> None:
        card = words[1]
        rest = tuple([other for other in cards if other != card])
        if rest:
            s.then(("use", seat, rest))
        if words[0] == "rally":
            self._rally(s, seat, card)
        elif words[0] == "lead":
            self._lead(s, seat, card)
        else:
            place = SPACES[words[2]]
            space = seat * N_SPACES + ACTION_SPACES.index(place)
            s.specialists[space] = [*s.specialists[space], card]
            s.tell("specialised", "specialise.tuck", seat, card=card, place=place)

    def _rally(self, s: Reavers, seat: int, card: str) -> None:
        to_pile(s, seat, card)
        s.tell("rallied", "rally.to-glory-pile", seat, card=card)
        s.then(("rally-dice", seat, REAVERS[card].rally, ()))

    def _lead(self, s: Reavers, seat: int, card: str) -> None:
        old, s.leader[seat] = s.leader[seat], card
        clan = REAVERS[card].clan
        s.tell("leads", "lead.place", seat, card=card, clan=clan)
        if old:
            to_pile(s, seat, old)
            s.tell("old-leader", "lead.replace", seat, card=old)
        gain(s, seat, LEADER_GAINS[clan], "lead.ability")

    def prompt(self, s: Reavers, seat: int, cards: tuple[str, ...]) -> dict[str, Any]:
        return {"cards": list(cards)}


def rally_dice(s: Reavers, seat: int, colours: tuple[int, ...], taken: tuple[int, ...]) -> None:
    """One die of the Rally after the other gets its face; room is made for all of them together."""
    for number, colour in enumerate(colours, 1):
        if s.supply[colour]:
            s.then(("faces", seat, colour, colours[number:], taken))
            return
        s.tell("short-of-dice", "ruling.supply-of-dice", seat, n=1)
    settle(s, seat, list(taken))


class Faces(Choice):
    """The face of one die of a Rally; others come `later`, some were `taken` before."""

    name = "faces"
    grants = "rally.choose-faces"
    verbs = ("set",)

    def options(self, s: Reavers, seat: int, colour: int, *_: Any) -> list[str]:
        return SET[colour][:]

    def forbid(self, s: Reavers, words: list[str], seat: int, colour: int, *_: Any) -> str:
        if len(words) == 3 and words[1] == COLOURS[colour] and words[2] in FACES:
            return "ruling.chosen-face-exists"
        return "rally.take-dice"

    def choose(self, s: Reavers, words: list[str], seat: int, colour: int, *frame: tuple[int, ...]) -> None:
        later, taken = frame
        kind = KIND[f"{words[1]}.{words[2]}"]
        take_chosen(s, seat, kind, self.grants)
        s.then(("rally-dice", seat, later, (*taken, kind)))

    def prompt(self, s: Reavers, seat: int, colour: int, *_: Any) -> dict[str, Any]:
        return {"colour": COLOURS[colour]}


DECISIONS = (Recruit(), Use(), Faces())
STEPS: Steps = {"recruited": recruited, "rally-dice": rally_dice}
