"""The position: a deck, two stones on the table, and one stone in every hand, secret until it is shown."""

from typing import Any, ClassVar, Self

from drakkar import Score, State
from drakkar.core import Part
from drakkar.core.chance import Rng
from drakkar.core.shape import Shape, flag, integer, list_of

STONES = range(1, 10)
NOTHING = 0


def name(stone: int) -> str | None:
    """The token of a stone; None when there is none or it can't be seen."""
    return f"s{stone}" if stone else None


class Stones(State):
    """Every stone is in the deck, on the table, in a hand, or looked at."""

    __slots__ = ("coins", "deck", "die", "hands", "market", "peek", "round", "shown")

    fields: ClassVar[dict[str, Shape]] = {
        "round": integer(1, 9),
        "deck": list_of(integer(1, 9), 0, 9),
        "market": list_of(integer(1, 9), 2, 2),
        "hands": list_of(integer(1, 9), 2, 3),
        "shown": list_of(flag, 2, 3),
        "coins": list_of(integer(0, 9), 2, 3),
        "peek": integer(0, 9),
        "die": integer(0, 6),
    }

    def setup(self) -> None:
        stones = list(STONES)
        self.shuffle(stones)
        self.market = [stones.pop(), stones.pop()]
        self.hands = [stones.pop() for _ in range(self.players)]
        self.deck = stones
        self.shown = [False] * self.players
        self.coins = [0] * self.players
        self.round, self.peek, self.die = 1, NOTHING, 0
        for seat, stone in enumerate(self.hands):
            self.tell("dealt", "setup.deal", seat, secret={"stone": name(stone)}, reveals=True)
        self.begin_round()

    def begin_round(self) -> None:
        self.then(("bow", 0), *(("turn", seat) for seat in range(self.players)), ("round",))

    def look(self, seat: int | None) -> dict[str, Any]:
        def visible(owner: int) -> bool:
            return self.over or owner == seat or self.shown[owner]

        return {
            "round": self.round,
            "deck": len(self.deck),
            "market": [name(stone) for stone in self.market],
            "hands": [name(stone) if visible(owner) else None for owner, stone in enumerate(self.hands)],
            "shown": self.shown[:],
            "coins": self.coins[:],
            "die": self.die,
            "looking": self.peek != NOTHING,
            "peek": name(self.peek) if seat is not None and seat == self.seat else None,
        }

    def hide(self, seat: int | None, rng: Rng) -> None:
        if self.over:
            return
        secret = [owner for owner in range(self.players) if owner != seat and not self.shown[owner]]
        hidden_peek = self.peek != NOTHING and (seat is None or seat != self.seat)
        stones = [*self.deck, *(self.hands[owner] for owner in secret), *([self.peek] if hidden_peek else [])]
        rng.shuffle(stones)
        for owner in secret:
            self.hands[owner] = stones.pop()
        if hidden_peek:
            self.peek = stones.pop()
        self.deck = stones

    def scores(self) -> list[Score]:
        boast = 4 if self.options["bold"] else 2
        return [
            Score.of(
                Part("stone", self.hands[seat], "score.stone"),
                Part("boast", boast * self.shown[seat], "score.boast"),
                Part("coins", self.coins[seat], "round.die"),
            )
            for seat in range(self.players)
        ]

    def check(self) -> None:
        stones = [*self.deck, *self.market, *self.hands, *([self.peek] if self.peek else [])]
        if sorted(stones) != list(STONES):
            raise ValueError("a stone is missing or there twice")
        if not len(self.hands) == len(self.shown) == len(self.coins) == self.players:
            raise ValueError("every seat has one hand")

    def copy(self) -> Self:
        other = self._blank(self.players, self.options, self.chance)
        other.stack = self.stack[:]
        other.events = self.events
        other._moves = self._moves
        other.round, other.peek, other.die = self.round, self.peek, self.die
        other.deck, other.market, other.hands = self.deck[:], self.market[:], self.hands[:]
        other.shown, other.coins = self.shown[:], self.coins[:]
        return other
