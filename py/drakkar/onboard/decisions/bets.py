"""The two taverns: bets with barrels on the colour that will lead a ship."""

from typing import ClassVar

from drakkar.core import Decision

from ..pieces import (
    BARREL_OF_WORD,
    BARREL_VALUES,
    BARRELS_EACH,
    BESIDE,
    BET,
    COLOURS,
    RELOCATE,
    SHIP_WORDS,
    WON,
    ZONE_OF_WORD,
    ZONES_OF,
)
from ..standing import tell_prospect
from ..state import Onboard
from .building import Building


def open_zones(s: Onboard, seat: int, leaving: int = BESIDE) -> list[int]:
    """Where a barrel of this seat may go: empty zones in front of ships in port. `leaving`: where it is."""
    taken = set(s.barrels)
    zones = [zone for ship in s.port for zone in ZONES_OF[ship] if zone not in taken]
    if s.options["one_bet_per_ship"]:
        bet_on = {place // len(COLOURS) for place in s.barrels_of(seat) if place >= 0 and place != leaving}
        zones = [zone for zone in zones if zone // len(COLOURS) not in bet_on]
    return zones


class Tavern1(Building, Decision):
    """Which barrel is bet on which colour of which ship."""

    name = "tavern1"
    grants = "tavern1.secret-barrel"
    verbs: ClassVar[tuple[str, ...]] = ("bet",)
    places: ClassVar[str] = "tavern1.bet-meaning"  # the clause of the event

    def possible(self, s: Onboard, seat: int) -> bool:
        return BESIDE in s.barrels_of(seat) and bool(open_zones(s, seat))

    def moves(self, s: Onboard, seat: int) -> list[str]:
        zones = open_zones(s, seat)
        moves: list[str] = []
        for place, texts in zip(s.barrels_of(seat), BET, strict=True):
            if place == BESIDE:
                moves += [texts[zone] for zone in zones]
        return moves

    def refuse(self, s: Onboard, words: list[str], seat: int) -> str:
        barrel, zone = (*words[1:3], "", "")[:2]
        if barrel not in BARREL_OF_WORD:
            return "tavern1.secret-barrel"
        place = s.barrels_of(seat)[BARREL_OF_WORD[barrel]]
        if place != BESIDE:
            return "ruling.won-barrels-stay-won" if place == WON else "tavern1.available-only"
        if zone not in ZONE_OF_WORD:
            return "tavern1.facing-ship"
        return refuse_zone(s, ZONE_OF_WORD[zone], "tavern1.empty-zone")

    def play(self, s: Onboard, words: list[str], seat: int) -> None:
        number, zone = BARREL_OF_WORD[words[1]], ZONE_OF_WORD[words[2]]
        s.barrels[seat * BARRELS_EACH + number] = zone
        ship, colour = divmod(zone, len(COLOURS))
        secret = {"points": BARREL_VALUES[number]}
        s.tell("bet", self.places, seat, secret=secret, ship=SHIP_WORDS[ship], colour=COLOURS[colour])
        tell_prospect(s, zone)


def refuse_zone(s: Onboard, zone: int, taken: str) -> str:
    """The clause that keeps a barrel from a zone; `taken` is the one for a zone that isn't empty."""
    if zone // len(COLOURS) not in s.port:
        return "ruling.no-bet-on-departed"
    return taken if zone in s.barrels else "ruling.several-bets-one-ship"


class Tavern2(Tavern1):
    """A bet as in Tavern 1, or a barrel moved from one zone to another."""

    name = "tavern2"
    grants = "tavern2.one-of-two"
    verbs = ("bet", "relocate")
    places = "tavern2.place"

    def possible(self, s: Onboard, seat: int) -> bool:
        return any(place != WON and open_zones(s, seat, place) for place in s.barrels_of(seat))

    def moves(self, s: Onboard, seat: int) -> list[str]:
        moves = super().moves(s, seat)
        for place in s.barrels_of(seat):
            if place >= 0:
                texts = RELOCATE[place]
                moves += [texts[zone] for zone in open_zones(s, seat, place)]
        return moves

    def refuse(self, s: Onboard, words: list[str], seat: int) -> str:
        if words[0] == "bet":
            return super().refuse(s, words, seat)
        source, target = (*words[1:3], "", "")[:2]
        if ZONE_OF_WORD.get(source, BESIDE) not in [place for place in s.barrels_of(seat) if place >= 0]:
            return "tavern2.relocate-own"
        if target not in ZONE_OF_WORD:
            return "tavern2.relocate-where"
        return refuse_zone(s, ZONE_OF_WORD[target], "tavern2.relocate-free-zone")

    def play(self, s: Onboard, words: list[str], seat: int) -> None:
        if words[0] == "bet":
            super().play(s, words, seat)
            return
        source, target = ZONE_OF_WORD[words[1]], ZONE_OF_WORD[words[2]]
        barrel = s.barrels.index(source)
        s.barrels[barrel] = target
        lost = source // len(COLOURS) not in s.port
        clause = "ruling.lost-barrels-relocatable" if lost else "tavern2.relocate-where"
        secret = {"points": BARREL_VALUES[barrel % BARRELS_EACH]}
        s.tell("relocate", clause, seat, secret=secret, zone=words[1], to=words[2])
        tell_prospect(s, target)
