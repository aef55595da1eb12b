"""The four buildings that shift bodies: Promotion, Change Ship, Move, Exchange."""

from typing import Any, ClassVar

from drakkar.core import Decision

from ..pieces import (
    BODY_COLOUR,
    BODY_WORDS,
    CAPACITY,
    COLOURS,
    EXCHANGE,
    PLACE_OF_WORD,
    PROMOTE,
    SHIFT,
    SHIP_OF_WORD,
    SHIP_WORDS,
    WITH,
)
from ..standing import tell_standing
from ..state import Onboard
from .building import Building

GONE = "ruling.departed-untouchable"


def refuse_body(s: Onboard, word: str, unknown: str, departed: str = GONE) -> str | None:
    """The clause that keeps everybody from touching what a word names; None if it is a body in port."""
    ship, place = PLACE_OF_WORD.get(word, (None, 0))
    if ship is None:
        return unknown
    if ship not in s.port:
        return departed
    return None if place < len(s.rows[ship]) else unknown


def is_own(s: Onboard, seat: int, word: str) -> bool:
    """Is the body in the place that a word names of the player's colour?"""
    ship, place = PLACE_OF_WORD[word]
    return BODY_COLOUR[s.rows[ship][place]] == s.colours[seat]


def body_data(s: Onboard, body: int) -> dict[str, Any]:
    """What the log tells of a body: its colour and how many shields it counts."""
    return {"colour": COLOURS[BODY_COLOUR[body]], "n": s.shields(body)}


class Promotion(Building, Decision):
    """Which own body goes to the front of its ship."""

    name = "promotion"
    grants = "promotion.own-colour"
    verbs = ("promote",)

    def possible(self, s: Onboard, seat: int) -> bool:
        colour, rows = s.colours[seat], s.rows
        for ship in s.port:
            for body in rows[ship][1:]:
                if BODY_COLOUR[body] == colour:
                    return True
        return False

    def moves(self, s: Onboard, seat: int) -> list[str]:
        colour = s.colours[seat]
        return [
            PROMOTE[ship][place]
            for ship in s.port
            for place, body in enumerate(s.rows[ship])
            if place and BODY_COLOUR[body] == colour
        ]

    def refuse(self, s: Onboard, words: list[str], seat: int) -> str:
        word = words[1] if len(words) > 1 else ""
        clause = refuse_body(s, word, self.grants)
        if clause:
            return clause
        if not is_own(s, seat, word):
            return "promotion.own-colour"
        return "ruling.no-null-promotion" if PLACE_OF_WORD[word][1] == 0 else "promotion.same-ship"

    def play(self, s: Onboard, words: list[str], seat: int) -> None:
        ship, place = PLACE_OF_WORD[words[1]]
        row = s.rows[ship]
        body = row.pop(place)
        row.insert(0, body)
        s.tell("promote", "promotion.to-front", seat, ship=SHIP_WORDS[ship], **body_data(s, body))
        tell_standing(s, ship)


class Shift(Building, Decision):
    """Which body goes to the rear of which other ship: what Change Ship and Move share."""

    verbs = ("shift",)
    any_colour: ClassVar[bool]
    other_ship: ClassVar[str]  # the clauses of the building
    to_rear: ClassVar[str]

    def _rooms(self, s: Onboard) -> list[int]:
        """Ships in port that can take another body."""
        rows = s.rows
        return [ship for ship in s.port if len(rows[ship]) < CAPACITY]

    def _may_shift(self, s: Onboard, seat: int, body: int) -> bool:
        return self.any_colour or BODY_COLOUR[body] == s.colours[seat]

    def possible(self, s: Onboard, seat: int) -> bool:
        rooms = self._rooms(s)
        if not rooms:
            return False
        for ship in s.port:
            if len(rooms) > 1 or rooms[0] != ship:  # room on the body's own ship doesn't count
                for body in s.rows[ship]:
                    if self._may_shift(s, seat, body):
                        return True
        return False

    def moves(self, s: Onboard, seat: int) -> list[str]:
        rooms = self._rooms(s)
        moves = []
        for ship in s.port:
            others = [room for room in rooms if room != ship]
            for body, texts in zip(s.rows[ship], SHIFT[ship], strict=False):
                if self._may_shift(s, seat, body):
                    moves += [texts[other] for other in others]
        return moves

    def refuse(self, s: Onboard, words: list[str], seat: int) -> str:
        body, target = (*words[1:3], "", "")[:2]
        clause = refuse_body(s, body, self.grants)
        if clause:
            return clause
        if not self.any_colour and not is_own(s, seat, body):
            return self.grants
        source = PLACE_OF_WORD[body][0]
        if target in PLACE_OF_WORD:  # a place in a row rather than a ship
            return self.to_rear
        if target not in SHIP_OF_WORD:
            return "ruling.no-room-anywhere" if self._rooms(s) in ([], [source]) else self.other_ship
        ship = SHIP_OF_WORD[target]
        if ship == source:
            return self.other_ship
        return "capacity.five-bodies" if ship in s.port else "building.any-ship"

    def play(self, s: Onboard, words: list[str], seat: int) -> None:
        ship, place = PLACE_OF_WORD[words[1]]
        body = s.rows[ship].pop(place)
        s.rows[SHIP_OF_WORD[words[2]]].append(body)
        s.tell("shift", self.to_rear, seat, ship=SHIP_WORDS[ship], to=words[2], **body_data(s, body))
        tell_standing(s, ship, SHIP_OF_WORD[words[2]])


class Change(Shift):
    """Change Ship: a body of one's own colour."""

    name = "change"
    grants = "change.own-colour"
    any_colour = False
    other_ship = "change.other-ship"
    to_rear = "change.to-rear"


class Move(Shift):
    """Move: a body of any colour."""

    name = "move"
    grants = "move.any-colour"
    any_colour = True
    other_ship = "move.other-ship"
    to_rear = "move.to-rear"


class Exchange(Building, Decision):
    """The first of two bodies that trade places. Two small choices, since there are hundreds of pairs."""

    name = "exchange"
    grants = "exchange.any-colours"
    verbs = ("exchange",)

    def possible(self, s: Onboard, seat: int) -> bool:
        rows = s.rows
        return len([ship for ship in s.port if rows[ship]]) > 1

    def moves(self, s: Onboard, seat: int) -> list[str]:
        return [text for ship in s.port for text in EXCHANGE[ship][: len(s.rows[ship])]]

    def refuse(self, s: Onboard, words: list[str], seat: int) -> str:
        return refuse_body(s, words[1] if len(words) > 1 else "", self.grants) or self.grants

    def play(self, s: Onboard, words: list[str], seat: int) -> None:
        s.stack.append(("exchange-with", seat, *PLACE_OF_WORD[words[1]]))


class ExchangeWith(Decision):
    """The second body, on another ship than the first."""

    name = "exchange-with"
    grants = "exchange.swap"
    verbs = ("with",)

    def moves(self, s: Onboard, seat: int, ship: int, place: int) -> list[str]:
        return [text for other in s.port if other != ship for text in WITH[other][: len(s.rows[other])]]

    def refuse(self, s: Onboard, words: list[str], seat: int, ship: int, place: int) -> str:
        word = words[1] if len(words) > 1 else ""
        if word in SHIP_OF_WORD:
            return "ruling.exchange-ignores-capacity"
        clause = refuse_body(s, word, self.grants)
        if clause:
            return clause
        return "exchange.two-ships" if PLACE_OF_WORD[word][0] == ship else self.grants

    def play(self, s: Onboard, words: list[str], seat: int, ship: int, place: int) -> None:
        other, other_place = PLACE_OF_WORD[words[1]]
        row, other_row = s.rows[ship], s.rows[other]
        row[place], other_row[other_place] = other_row[other_place], row[place]
        s.tell(
            "exchange",
            "exchange.swap",
            seat,
            ship=SHIP_WORDS[ship],
            colour=COLOURS[BODY_COLOUR[other_row[other_place]]],
            other=SHIP_WORDS[other],
            other_colour=COLOURS[BODY_COLOUR[row[place]]],
        )
        tell_standing(s, ship, other)

    def prompt(self, s: Onboard, seat: int, ship: int, place: int) -> dict[str, Any]:
        return {"body": BODY_WORDS[ship][place], **body_data(s, s.rows[ship][place])}
