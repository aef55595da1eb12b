"""Departure: the stern, the extra Viking of two-player games, which ship departs, who takes which chest."""

from typing import Any

from drakkar.core import Decision

from ..departure import set_out
from ..pieces import BODY_COLOUR, COLOURS, CREW, KINDS, PLACE_OF_WORD, SHIP_OF_WORD, SHIP_WORDS
from ..standing import tell_standing
from ..state import Onboard
from .bodies import body_data, is_own, refuse_body
from .building import Building


class Departure(Building):
    """The building where a stern is taken; with two players the other one places an extra Viking."""

    name = "departure"

    def possible(self, s: Onboard, seat: int) -> bool:
        return True

    def begin(self, s: Onboard, seat: int) -> None:
        s.stern = seat
        s.tell("stern", "stern.take", seat)
        if s.players == 2:
            other = 1 - seat
            if places_for_extra(s, other):
                s.stack.append(("extra-viking", other))
            else:
                s.tell("no-extra", "ruling.extra-viking-no-body", other)


def places_for_extra(s: Onboard, seat: int) -> list[str]:
    """The moves that put an extra Viking on a body of the player's colour in port that has none."""
    colour = s.colours[seat]
    return [
        CREW[ship][place]
        for ship in s.port
        for place, body in enumerate(s.rows[ship])
        if BODY_COLOUR[body] == colour and not s.crewed >> body & 1
    ]


class ExtraViking(Decision):
    """On which own body the extra Viking goes, for good."""

    name = "extra-viking"
    grants = "two-player.extra-viking"
    verbs = ("crew",)

    def moves(self, s: Onboard, seat: int) -> list[str]:
        return places_for_extra(s, seat)

    def refuse(self, s: Onboard, words: list[str], seat: int) -> str:
        word = words[1] if len(words) > 1 else ""
        clause = refuse_body(s, word, self.grants, departed="ruling.extra-viking-port-only")
        if clause:
            return clause
        return "two-player.one-per-body" if is_own(s, seat, word) else "two-player.own-body"

    def play(self, s: Onboard, words: list[str], seat: int) -> None:
        ship, place = PLACE_OF_WORD[words[1]]
        body = s.rows[ship][place]
        s.crewed |= 1 << body
        s.tell("extra-viking", "two-player.one-shield", seat, ship=SHIP_WORDS[ship], **body_data(s, body))
        tell_standing(s, ship)


class Depart(Decision):
    """Which ship leaves at the end of the round."""

    name = "depart"
    grants = "departure.stern-holder-decides"
    verbs = ("depart",)

    def moves(self, s: Onboard, seat: int) -> list[str]:
        ready = [ship for ship in s.port if s.rows[ship] and any(s.prows[ship])]
        return [f"depart {SHIP_WORDS[ship]}" for ship in ready or s.port]

    def refuse(self, s: Onboard, words: list[str], seat: int) -> str:
        if len(words) != 2 or words[1] not in SHIP_OF_WORD:
            return self.grants
        return "departure.eligible" if SHIP_OF_WORD[words[1]] in s.port else "leave.out-of-play"

    def play(self, s: Onboard, words: list[str], seat: int) -> None:
        set_out(s, SHIP_OF_WORD[words[1]])


class Take(Decision):
    """Which chest a player takes from the ship. `go` counts the colours served so far."""

    name = "take"
    grants = "distribution.one-by-choice"
    verbs = ("take",)

    def moves(self, s: Onboard, seat: int, ship: int, go: int) -> list[str]:
        return [f"take {kind}" for kind, count in zip(KINDS, s.prows[ship], strict=True) if count]

    def refuse(self, s: Onboard, words: list[str], seat: int, ship: int, go: int) -> str:
        return refuse_chest(words, self.grants)

    def play(self, s: Onboard, words: list[str], seat: int, ship: int, go: int) -> None:
        kind = KINDS.index(words[1])
        s.prows[ship][kind] -= 1
        s.boards[seat][kind] += 1
        served = go >= len(s.influence(ship))  # everybody aboard had a chest before
        clause = "distribution.again" if served else "distribution.one-by-choice"
        s.tell("take", clause, seat, ship=SHIP_WORDS[ship], chest=words[1])

    def prompt(self, s: Onboard, seat: int, ship: int, go: int) -> dict[str, Any]:
        return {"ship": SHIP_WORDS[ship]}


class Discard(Decision):
    """Which chest goes to the box at a neutral colour's go."""

    name = "discard"
    grants = "distribution.neutral-chooser"
    verbs = ("discard",)

    def moves(self, s: Onboard, seat: int, ship: int, colour: int) -> list[str]:
        return [f"discard {kind}" for kind, count in zip(KINDS, s.prows[ship], strict=True) if count]

    def refuse(self, s: Onboard, words: list[str], seat: int, ship: int, colour: int) -> str:
        return refuse_chest(words, self.grants)

    def play(self, s: Onboard, words: list[str], seat: int, ship: int, colour: int) -> None:
        kind = KINDS.index(words[1])
        s.prows[ship][kind] -= 1
        s.box[kind] += 1
        clause = "distribution.neutral-to-box"
        s.tell("discard", clause, seat, ship=SHIP_WORDS[ship], chest=words[1], colour=COLOURS[colour])

    def prompt(self, s: Onboard, seat: int, ship: int, colour: int) -> dict[str, Any]:
        return {"ship": SHIP_WORDS[ship], "colour": COLOURS[colour]}


def refuse_chest(words: list[str], unknown: str) -> str:
    """The clause that keeps a chest from being chosen: there is none of that kind on the ship."""
    return "ruling.like-chests-interchangeable" if len(words) == 2 and words[1] in KINDS else unknown
