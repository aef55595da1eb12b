"""Choosing a Location, taking part or preparing."""

from typing import Any

from ..crew import colours_in_supply, settle, take_chosen
from ..pieces.board import LOCATIONS, PREPARE_FOOD
from ..pieces.dice import COLOURS, FACES, KIND, KINDS, KINDS_OF
from ..pieces.relics import RELIC, RELICS
from ..state import NOBODY, Reavers, Steps
from . import conquest, raid, recruit, sea, trade
from .choice import Choice

# What keeps a seat from taking part at each Location, and how taking part begins there.
BARRED = {
    "recruit": recruit.barred,
    "trade": trade.barred,
    "village": raid.barred,
    "fortress": raid.barred,
    "conquest": conquest.barred,
    "sea": sea.barred,
}
ENTER = {
    "recruit": recruit.enter,
    "trade": trade.enter,
    "village": raid.enter,
    "fortress": raid.enter,
    "conquest": conquest.enter,
    "sea": sea.enter,
}
ENLIST = [[f"enlist {KINDS[kind][0]} {KINDS[kind][1]}" for kind in kinds] for kinds in KINDS_OF]


class Location(Choice):
    """Where the pawn goes: a Location that nobody chose in this round."""

    name = "location"
    grants = "select.place-and-resolve"
    verbs = ("sail",)

    def options(self, s: Reavers, seat: int) -> list[str]:
        return [f"sail {place}" for place, owner in zip(LOCATIONS, s.placed, strict=True) if owner == NOBODY]

    def forbid(self, s: Reavers, words: list[str], seat: int) -> str:
        if len(words) > 2:
            return "select.one-marker-at-a-time"
        return "select.free-space" if len(words) == 2 and words[1] in LOCATIONS else self.grants

    def choose(self, s: Reavers, words: list[str], seat: int) -> None:
        place = words[1]
        if s.pawns[seat]:
            s.pawns[seat] -= 1
            s.tell("sail", self.grants, seat, place=place)
        else:
            s.honour_placed = True
            s.tell("sail-honour", "ruling.honour-ship-use", seat, place=place)
        s.placed[LOCATIONS.index(place)] = seat
        s.active, s.place = seat, place
        if place == "trade" and s.first != seat:
            s.first = seat
            s.tell("first-player", "trade.take-marker", seat)
        seats = s.clockwise(seat)
        triggers = self._triggers(s, seats)
        s.then(*triggers, *[("attend", other) for other in seats], ("turn", (seat + 1) % s.players))

    def _triggers(self, s: Reavers, seats: list[int]) -> list[tuple[Any, ...]]:
        """Specialists, then Relics, of one seat after the other: all before the first seat takes part."""
        owners = [s.relic_owner[number] for number, id in enumerate(RELIC) if RELICS[id].location == s.place]
        frames: list[tuple[Any, ...]] = []
        for seat in seats:
            frames += [("ability", seat, reaver) for reaver in s.specialists_at(seat, s.place)]
            if seat in owners:
                frames.append(("relics", seat))
        return frames


def attend(s: Reavers, seat: int) -> None:
    """A seat's place in the order: it takes part or prepares; who can't take part prepares."""
    s.then(("prepare" if BARRED[s.place](s, seat) else "join", seat))


class Join(Choice):
    """Take part, or prepare."""

    name = "join"
    grants = "ruling.join-or-prepare"
    verbs = ("join", "prepare")

    def options(self, s: Reavers, seat: int) -> list[str]:
        return ["join", "prepare"]

    def choose(self, s: Reavers, words: list[str], seat: int) -> None:
        if words[0] == "prepare":
            s.then(("prepare", seat))
            return
        rank = s.rank(seat)
        if seat != s.active:
            s.joined += 1
        s.tell("join", "game.open-participation", seat, place=s.place)
        ENTER[s.place](s, seat, rank)

    def prompt(self, s: Reavers, seat: int) -> dict[str, Any]:
        return {"place": s.place, "rank": s.rank(seat) + 1}


class Prepare(Choice):
    """One die on a chosen face, or Food."""

    name = "prepare"
    grants = "prepare.right"
    verbs = ("forage", "enlist", "join")

    def options(self, s: Reavers, seat: int) -> list[str]:
        return ["forage", *[move for colour in colours_in_supply(s) for move in ENLIST[colour]]]

    def forbid(self, s: Reavers, words: list[str], seat: int) -> str:
        if words[0] == "join":
            return BARRED[s.place](s, seat) or self.grants
        if words[0] == "enlist" and len(words) == 3 and words[1] in COLOURS and words[2] in FACES:
            missing = not s.supply[COLOURS.index(words[1])]
            return "ruling.supply-of-dice" if missing else "ruling.chosen-face-exists"
        return "prepare.one-option"

    def choose(self, s: Reavers, words: list[str], seat: int) -> None:
        if words[0] == "forage":
            s.food[seat] += PREPARE_FOOD
            s.tell("foraged", "prepare.food", seat, n=PREPARE_FOOD)
        else:
            kind = KIND[f"{words[1]}.{words[2]}"]
            take_chosen(s, seat, kind, "prepare.crew-die")
            settle(s, seat, [kind])

    def prompt(self, s: Reavers, seat: int) -> dict[str, Any]:
        return {"place": s.place}


DECISIONS = (Location(), Join(), Prepare())
STEPS: Steps = {"attend": attend}
