"""A match at the table: its record, its log, and what can be undone."""

from typing import Any, NamedTuple

from drakkar import BadInput, Event, IllegalMove, Record, State, games
from drakkar.bots import LEVELS
from drakkar.core.record import Step

from .boards import on_the_table, piece_names
from .html import Markup
from .languages import Text
from .look import clans


class Undo(NamedTuple):
    """Where undo leads (the number of moves left), or the id of the sentence that says why it is off."""

    to: int | None
    reason: str = ""


class Match:
    """A record being played. Undone moves are kept for redo until another move is made."""

    def __init__(self, id: str, title: str, record: Record, undone: list[str] | None = None) -> None:
        if record.game not in on_the_table():
            raise BadInput("record.game", "This record is of a game that is not on this table.")
        if not playable({"game": record.game, "seats": record.seats}):
            raise BadInput("record.seats", "This record has a clan or a bot that this table does not know.")
        self.id = id
        self.title = title
        self.record = record
        self.undone = undone or []
        self.read_only = record.stale
        self.steps: list[Step] = list(record.replay())
        self.state: State = record.at()
        self._choices: dict[int, bool] = {}  # was there more than one legal move after n moves?
        self._text: tuple[tuple[str, int], Text] | None = None  # for a language, after so many moves
        # the log as drawn, by language and viewer
        self.lines: dict[tuple[str, int | None], dict[int, Markup]] = {}

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in self.record.seats]

    @property
    def colours(self) -> list[str]:
        return [seat["colour"] for seat in self.record.seats]

    @property
    def persons(self) -> list[int]:
        return [index for index, seat in enumerate(self.record.seats) if not seat["bot"]]

    def text(self, language: str) -> Text:
        """The sentences of this match: with its players' names, and pieces named as the board shows them."""
        made = (language, len(self.steps))
        if self._text is None or self._text[0] != made:
            aliases = piece_names(self.record.game, self.state.view(None), self.colours)
            self._text = made, Text(language, [self.record.rules.folder], self.names, aliases)
        return self._text[1]

    def bot(self, seat: int | None) -> str:
        """The level of the bot in a seat; empty for a person."""
        return "" if seat is None else self.record.seats[seat]["bot"]

    def play(self, move: str) -> list[Event]:
        """Play a move and keep it."""
        seat = self.state.seat or 0
        self._choices[len(self.steps)] = len(self.state.moves()) > 1
        events = self.record.play(move)
        self.steps.append(Step(seat, move, events))
        self.state = self.record.at()
        self.undone = []
        return events

    def can_undo(self) -> Undo:
        """Back to the last choice of a person, unless chance came out since or it is another person's."""
        if self.read_only:
            return Undo(None, "undo.read-only")
        to = next((n for n in range(len(self.steps) - 1, -1, -1) if self._chose(n)), None)
        if to is None:
            return Undo(None, "undo.nothing")
        if self.record.practice:
            return Undo(to)
        if any(event.reveals for step in self.steps[to:] for event in step.events):
            return Undo(None, "undo.revealed")
        undone_by = self._undone_by()
        if undone_by is not None and undone_by != self.steps[to].seat:
            return Undo(None, "undo.other-person")
        return Undo(to)

    def _chose(self, n: int) -> bool:
        """Was move n + 1 a person's, and not the only one? What plays itself is no place to go back to."""
        if self.bot(self.steps[n].seat):
            return False
        if n not in self._choices:
            self._choices[n] = len(self.record.at(n).moves()) > 1
        return self._choices[n]

    def _undone_by(self) -> int | None:
        return self.state.seat if self.undone and not self.bot(self.state.seat) else None

    def undo(self) -> None:
        to = self.can_undo().to
        if to is None:
            return
        self.undone = [step.move for step in self.steps[to:]] + self.undone
        self._cut(to)

    def redo(self) -> None:
        """Play undone moves again, up to the next choice of a person."""
        undone = self.undone
        while undone:
            try:
                self.play(undone.pop(0))
            except IllegalMove:  # kept by an older engine: what can't be played any more is forgotten
                self.undone = []
                return
            if not self.bot(self.state.seat) and len(self.state.moves()) != 1:
                break
        self.undone = undone

    def _cut(self, n: int) -> None:
        self.record.cut(n)
        self.lines = {}
        del self.steps[n:]
        self.state = self.record.at()

    def summary(self) -> dict[str, Any]:
        """What the hall shows of it."""
        return {
            "game": self.record.game,
            "seats": self.record.seats,
            "moves": len(self.record.moves),
            "turn": self.state.seat,
            "winners": self.state.winners() if self.state.over else [],
            "practice": self.record.practice,
        }

    def curve(self) -> list[list[int]]:
        """Each seat's total after every move, for the drawing at the end."""
        state = self.record.at(0)
        totals = [[score.total for score in state.scores()]]
        for move in [] if self.read_only else self.record.moves:
            state.play(move)
            totals.append([score.total for score in state.scores()])
        return [[row[seat] for row in totals] for seat in range(state.players)]


def playable(summary: Any) -> bool:
    """Are the game, the clans and the bots of a match known here?"""
    try:
        if summary["game"] not in on_the_table():
            return False
        known = clans(games[summary["game"]].meta.players[1])
        return all(seat["colour"] in known and seat["bot"] in ("", *LEVELS) for seat in summary["seats"])
    except (TypeError, KeyError):
        return False
