"""The position of a game: whose decision it is, what is legal, what a move does, what a seat may know."""

import hashlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Self

from .chance import MASK, STRIDE, Rng, mix
from .decision import Decision
from .errors import BadInput, IllegalMove
from .events import Event
from .rulebook import Clause
from .score import Score
from .shape import Shape

if TYPE_CHECKING:
    from .game import Game

Frame = tuple[Any, ...]


class State:
    """Base of every game's position. A game adds slots of plain ints, strings and lists, named in `fields`.

    What happens next lies on a stack of frames `(step, *args)`. A step is a decision, which waits for a seat,
    or an automatic step, which runs as soon as it is on top. The game is over when the stack is empty.
    """

    __slots__ = ("_moves", "chance", "events", "options", "players", "stack")

    game: ClassVar["Game"]
    decisions: ClassVar[dict[str, Decision]]
    steps: ClassVar[dict[str, Callable[..., None]]]
    fields: ClassVar[dict[str, Shape]]  # the game's own slots and the shape that a saved value must have

    players: int
    options: dict[str, Any]
    chance: int
    stack: list[Frame]
    events: list[Event]  # of the last move (of the setup, in a new position)
    _moves: list[str] | None

    # ---- what a game writes --------------------------------------------------------------------------------

    def setup(self) -> None:
        """Lay out the game and push the first frames."""
        raise NotImplementedError

    def look(self, seat: int | None) -> dict[str, Any]:
        """The game's part of a view: all that `seat` may know (`None`: a spectator)."""
        raise NotImplementedError

    def hide(self, seat: int | None, rng: Rng) -> None:
        """Draw anew, in place, whatever `seat` can't know. The generator is taken care of."""

    def scores(self) -> list[Score]:
        """What each seat has so far, by parts."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise ValueError if the position breaks an invariant of the game."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent copy: a `twin`, and the game's own slots written out one by one, for speed."""
        raise NotImplementedError

    # ---- the public interface ------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return self.stack[-1][1] if self.stack else None

    @property
    def decision(self) -> str | None:
        """The name of the decision that waits; None when the game is over."""
        return self.stack[-1][0] if self.stack else None

    @property
    def over(self) -> bool:
        return not self.stack

    def moves(self) -> list[str]:
        """Every legal move, in a stable order; empty only when the game is over."""
        moves = self._moves
        if moves is None:
            if not self.stack:
                return []
            frame = self.stack[-1]
            moves = self._moves = self.decisions[frame[0]].moves(self, *frame[1:])
        return moves[:]

    def play(self, move: str) -> list[Event]:
        """Play a legal move and return what happened; an illegal one raises and changes nothing."""
        legal = self._moves
        if move not in (self.moves() if legal is None else legal):
            raise IllegalMove(move, self._refusal(move))
        self._moves = None
        events = self.events = []
        frame = self.stack.pop()
        self.decisions[frame[0]].play(self, move.split(), *frame[1:])
        self._run()
        return events

    def why_not(self, move: str) -> Clause | None:
        """The clause that forbids a move, or None when it is legal."""
        return None if move in self.moves() else self._refusal(move)

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, as plain data (`None`: a spectator)."""
        frame = self.stack[-1] if self.stack else None
        view: dict[str, Any] = {
            "game": self.game.id,
            "players": self.players,
            "options": dict(self.options),
            "viewer": seat,
            "seat": self.seat,
            "decision": self.decision,
            "prompt": self.decisions[frame[0]].prompt(self, *frame[1:]) if frame else {},
            "over": self.over,
        }
        if self.over:
            view["winners"] = self.winners()
        if self.over or not self.game.meta.hidden:
            view["scores"] = [score.plain() for score in self.scores()]
        view.update(self.look(seat))
        return view

    def imagine(self, seat: int | None, rng: Rng) -> Self:
        """A full position drawn at random among those that `seat` can't tell from this one."""
        world = self.copy()
        world.hide(seat, rng)
        world.chance = rng.randrange(MASK)
        world._moves = None
        return world

    def winners(self) -> list[int]:
        """The seats that win, by the highest total (games with a tie-break say their own)."""
        totals = [score.total for score in self.scores()]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON-able data; `game.load` makes the same position of it."""
        data: dict[str, Any] = {
            "game": self.game.id,
            "players": self.players,
            "options": dict(self.options),
            "chance": self.chance,
            "stack": _plain(self.stack),
        }
        for name in self.fields:
            data[name] = _plain(getattr(self, name))
        return data

    def digest(self) -> str:
        """A short fingerprint: equal positions, and only those, have the same."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    __hash__ = None  # type: ignore[assignment]  # a position changes: it can't be a key

    # ---- tools for the game's own code ---------------------------------------------------------------------

    def twin(self) -> Self:
        """A copy of what every game has, for `copy` to complete."""
        new = self.__class__.__new__(self.__class__)
        new.players = self.players
        new.options = self.options
        new.chance = self.chance
        new.stack = self.stack[:]
        new.events = []
        new._moves = self._moves
        return new

    def draw(self, n: int) -> int:
        """A number from 0 to n - 1 by chance."""
        self.chance = counter = (self.chance + STRIDE) & MASK
        return (mix(counter) * n) >> 64

    def shuffle(self, items: list[Any]) -> None:
        """Put a list in an order of chance."""
        for i in range(len(items) - 1, 0, -1):
            j = self.draw(i + 1)
            items[i], items[j] = items[j], items[i]

    def tell(
        self,
        kind: str,
        clause: str,
        seat: int | None = None,
        *,
        secret: dict[str, Any] | None = None,
        reveals: bool = False,
        **data: Any,
    ) -> None:
        """Add an event to what this move made happen."""
        self.events.append(Event(kind, seat, data, clause, secret, reveals))

    def then(self, *frames: Frame) -> None:
        """Let these frames come next, the first one first."""
        self.stack.extend(reversed(frames))

    # ---- inside --------------------------------------------------------------------------------------------

    def _run(self) -> None:
        """Carry out automatic steps until a decision is on top, or nothing is left."""
        stack, steps = self.stack, self.steps
        while stack:
            step = steps.get(stack[-1][0])
            if step is None:
                return
            step(self, *stack.pop()[1:])

    def _refusal(self, move: str) -> Clause:
        if not self.stack:
            return self.game.rulebook[self.game.meta.end]
        frame = self.stack[-1]
        decision = self.decisions[frame[0]]
        words = move.split()
        if not words or words[0] not in decision.verbs:
            return self.game.rulebook[decision.grants]
        return self.game.rulebook[decision.refuse(self, words, *frame[1:])]

    @classmethod
    def _start(cls, players: int, seed: int, options: dict[str, Any]) -> Self:
        state = cls._blank(players, options, mix(seed & MASK))
        state.setup()
        state._run()
        return state

    @classmethod
    def _load(cls, data: dict[str, Any], players: int, options: dict[str, Any]) -> Self:
        state = cls._blank(players, options, data["chance"])
        for name, fits in cls.fields.items():
            if name not in data or not fits(data[name]):
                raise BadInput(
                    "load.field", f"The saved position has a wrong value for {name!r}.", field=name
                )
            setattr(state, name, _plain(data[name]))
        state.stack = [_frozen(frame) for frame in data["stack"]]
        try:
            state.check()
            sound = state.over or (state.seat in range(players) and bool(state.moves()))
        except (
            Exception
        ) as error:  # whatever a position that can't be leads to, it is refused with a sentence
            raise BadInput("load.broken", f"The saved position does not hold together: {error}") from error
        if not sound:
            raise BadInput("load.broken", "The saved position does not hold together: nobody can move.")
        return state

    @classmethod
    def _blank(cls, players: int, options: dict[str, Any], chance: int) -> Self:
        state = cls.__new__(cls)
        state.players = players
        state.options = options
        state.chance = chance
        state.stack = []
        state.events = []
        state._moves = None
        return state


def _plain(value: Any) -> Any:
    """A deep copy in which tuples have become lists."""
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value


def _frozen(value: Any) -> Any:
    """A deep copy in which lists have become tuples."""
    return tuple(_frozen(item) for item in value) if isinstance(value, list | tuple) else value
