"""Records: the form of every save, link and replay. A record is data: validated, limited, never executed."""

import hashlib
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from .errors import BadInput, IllegalMove
from .events import Event
from .state import State

if TYPE_CHECKING:
    from .game import Game

FORMAT = 1
MAX_TEXT = 2_000_000  # characters of a printed record
MAX_MOVES = 20_000
MAX_MOVE = 200
MAX_NAME = 40
CHECKPOINT = 16  # moves between two positions kept in memory
SEAT_KEYS = {"name", "colour", "bot"}  # bot: its level, or "" for a person


class Step(NamedTuple):
    """One move of a replay: who played it, what it was, what happened."""

    seat: int
    move: str
    events: list[Event]


class Record:
    """Game, seats, seed, options and moves: all that is needed to play a match again, bit for bit."""

    def __init__(
        self,
        game: str,
        seats: list[dict[str, str]],
        seed: int = 0,
        options: dict[str, Any] | None = None,
        moves: list[str] | None = None,
        engine: str | None = None,
        practice: bool = False,
        snapshot: dict[str, Any] | None = None,
    ) -> None:
        from drakkar import __version__

        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options or {}
        self.moves = moves or []
        self.engine = engine or __version__
        self.practice = practice
        self._snapshot = snapshot
        self._known: dict[int, State] = {}
        self._stale: bool | None = None  # not known until it is asked for

    # ---- positions -----------------------------------------------------------------------------------------

    @property
    def rules(self) -> "Game":
        from drakkar import games

        return games[self.game]

    def at(self, n: int | None = None) -> State:
        """The position after n moves (after all of them by default), from the nearest one kept in memory."""
        n = len(self.moves) if n is None else n
        if self.stale:
            return self._from_snapshot()
        return self._reach(n)

    def replay(self) -> Iterator[Step]:
        """Every move with what it made happen."""
        if self.stale:
            return
        state = self.at(0)
        for n, move in enumerate(self.moves):
            seat = state.seat
            events = state.play(move)
            if (n + 1) % CHECKPOINT == 0:
                self._known.setdefault(n + 1, state.copy())
            yield Step(seat or 0, move, events)

    def play(self, move: str) -> list[Event]:
        """Add a move; an illegal one raises and adds nothing."""
        if self.stale:
            raise BadInput("record.stale", "This match was played with other rules: it can't be played on.")
        n = len(self.moves)
        state = self.at(n)
        events = state.play(move)
        self.moves.append(move)
        if n % CHECKPOINT:
            self._known.pop(n, None)
        self._known[n + 1] = state
        return events

    def cut(self, n: int) -> None:
        """Forget all moves after the first n."""
        del self.moves[n:]
        self._known = {k: state for k, state in self._known.items() if k <= n}
        self._snapshot = None

    def fork(self, n: int) -> "Record":
        """A new record that shares the first n moves."""
        return Record(
            self.game, [dict(seat) for seat in self.seats], self.seed, dict(self.options), self.moves[:n]
        )

    @property
    def stale(self) -> bool:
        """Were the moves made with an older engine, and don't replay? Then only the snapshot can be shown."""
        from drakkar import __version__

        if self._stale is None:
            self._stale = False
            if self.engine != __version__:
                try:
                    self._reach(len(self.moves))
                except IllegalMove:
                    self._stale = True
        return self._stale

    def _reach(self, n: int) -> State:
        start = max((k for k in self._known if k <= n), default=-1)
        if start < 0:
            start = 0
            self._known[0] = self.rules.new(len(self.seats), self.seed, **self.options)
        state = self._known[start].copy()
        for k in range(start, n):
            state.play(self.moves[k])
            if (k + 1) % CHECKPOINT == 0:
                self._known[k + 1] = state.copy()
        return state

    def _from_snapshot(self) -> State:
        if self._snapshot is None:
            raise BadInput(
                "record.stale", "This match was played with other rules and kept no picture of its end."
            )
        return self.rules.load(self._snapshot)

    # ---- text ----------------------------------------------------------------------------------------------

    def print(self) -> str:
        """The record as readable JSON; `parse` reads it back."""
        snapshot = self._snapshot if self.stale else self.at().dump()
        data = {
            "format": FORMAT,
            "game": self.game,
            "engine": self.engine,
            "options": self.options,
            "practice": self.practice,
            "seats": self.seats,
            "seed": self.seed,
            "moves": self.moves,
            "snapshot": snapshot,
        }
        return json.dumps({**data, "checksum": checksum(data)}, ensure_ascii=False, indent=1)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a printed record; anything else is refused with a sentence."""
        if len(text) > MAX_TEXT:
            raise BadInput("record.size", "This record is too long.")
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadInput("record.json", "This is not a Drakkar record.") from error
        if type(data) is not dict or type(data.get("format")) is not int or data["format"] < 1:
            raise BadInput("record.json", "This is not a Drakkar record.")
        if data["format"] > FORMAT:
            raise BadInput("record.format", "This record was made by a newer Drakkar.")
        stated = data.pop("checksum", None)
        if stated != checksum(data):
            raise BadInput("record.checksum", "This record is damaged: its checksum does not fit.")
        record = cls._of(data)
        try:
            record.at()  # of a stale record this reads the snapshot
        except IllegalMove as error:
            raise BadInput("record.moves", f"This record does not follow the rules: {error}") from error
        return record

    @classmethod
    def _of(cls, data: dict[str, Any]) -> Self:
        """Check each entry; the moves are checked by playing them."""
        from drakkar import games

        keys = {"format", "game", "engine", "options", "practice", "seats", "seed", "moves", "snapshot"}
        if data.keys() != keys:
            raise BadInput("record.field", "This record lacks an entry or has one too many.")
        if type(data["game"]) is not str or data["game"] not in games:
            raise BadInput("record.game", "This record is of a game that is not on this table.")
        moves, seats, snapshot = data["moves"], data["seats"], data["snapshot"]
        sound = (
            _word(data["engine"], MAX_NAME)
            and type(data["options"]) is dict
            and type(data["practice"]) is bool
            and type(data["seed"]) is int
            and type(moves) is list
            and len(moves) <= MAX_MOVES
            and all(_word(move, MAX_MOVE) for move in moves)
            and type(seats) is list
            and all(_is_seat(seat) for seat in seats)
            and (snapshot is None or type(snapshot) is dict)
        )
        if not sound:
            raise BadInput("record.field", "This record has an entry of the wrong form.")
        games[data["game"]].new(len(seats), data["seed"], **data["options"])
        return cls(
            data["game"],
            seats,
            data["seed"],
            data["options"],
            moves,
            data["engine"],
            data["practice"],
            snapshot,
        )


def checksum(data: dict[str, Any]) -> str:
    """A fingerprint of a record's entries, however they were laid out as text."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _word(value: Any, longest: int) -> bool:
    return type(value) is str and 0 < len(value) <= longest and value.isprintable()


def _is_seat(seat: Any) -> bool:
    return (
        type(seat) is dict
        and seat.keys() == SEAT_KEYS
        and _word(seat["name"], MAX_NAME)
        and _word(seat["colour"], MAX_NAME)
        and (seat["bot"] == "" or _word(seat["bot"], MAX_NAME))
    )
