"""Trade: dice, Food or a Prophecy, up to three times."""

from typing import Any

from ..cards import draw_cards, has_cards
from ..crew import put_aboard
from ..pieces.board import ACTIONS_BY_RANK, PROPHECY_SLOTS, TRADE_FOOD
from ..pieces.dice import DIE, KIND
from ..state import NO_CARD, PROPHECY, Reavers
from ..tokens import plain
from .choice import Choice

DECK = "prophecy-deck"
SLOTS = [f"prophecy{number}" for number in range(1, PROPHECY_SLOTS + 1)]
ON_OFFER = [f"trade.{die}" for die in DIE]


def barred(s: Reavers, seat: int) -> str | None:
    """Trade is free, and Food never runs out."""
    return None


def enter(s: Reavers, seat: int, rank: int) -> None:
    s.then(("trade", seat, ACTIONS_BY_RANK[rank], False))


class Trade(Choice):
    """One Trade action; `left` counts it and those to come, `begun` says that one was done before."""

    name = "trade"
    grants = "trade.action-counts"
    verbs = ("dice", "food", "prophecy", "stop")

    def options(self, s: Reavers, seat: int, left: int, begun: bool) -> list[str]:
        moves = self._dice(s)
        moves.append("food")
        moves += [f"prophecy {slot}" for slot, card in zip(SLOTS, s.prophecies, strict=False) if card]
        if has_cards(s, PROPHECY):
            moves.append(f"prophecy {DECK}")
        if begun:
            moves.append("stop")
        return moves

    def _dice(self, s: Reavers) -> list[str]:
        """Two of the dice at Trade, or the last one."""
        kinds = [kind for kind, n in enumerate(s.trade_dice) if n]
        if len(kinds) == 1 and s.trade_dice[kinds[0]] == 1:
            return [f"dice {ON_OFFER[kinds[0]]}"]
        return [
            f"dice {ON_OFFER[a]} {ON_OFFER[b] if a != b else ON_OFFER[b] + '.2'}"
            for i, a in enumerate(kinds)
            for b in kinds[i:]
            if a != b or s.trade_dice[a] > 1
        ]

    def forbid(self, s: Reavers, words: list[str], seat: int, left: int, begun: bool) -> str:
        if words[0] == "dice":
            if not any(s.trade_dice):
                return "trade.no-dice-left"
            return "ruling.single-trade-die" if len(words) != 3 else "trade.dice"
        if words[0] == "prophecy":
            gone = len(words) == 2 and words[1] in SLOTS
            empty = words[1:] == [DECK]
            return (
                "ruling.no-midround-refill" if gone else "ruling.empty-action" if empty else "trade.prophecy"
            )
        return "ruling.unused-actions" if words[0] == "stop" else "trade.food"

    def choose(self, s: Reavers, words: list[str], seat: int, left: int, begun: bool) -> None:
        if words[0] == "stop":
            s.tell("stopped", "ruling.unused-actions", seat, n=left)
            return
        if left > 1:
            s.then(("trade", seat, left - 1, True))
        if words[0] == "dice":
            kinds = [KIND[plain(word).removeprefix("trade.")] for word in words[1:]]
            for kind in kinds:
                s.trade_dice[kind] -= 1
            s.tell("took-dice", "trade.dice", seat, dice=[DIE[kind] for kind in kinds])
            put_aboard(s, seat, kinds)
        elif words[0] == "food":
            s.food[seat] += TRADE_FOOD
            s.tell("food", "trade.food", seat, n=TRADE_FOOD)
        elif words[1] == DECK:
            card = draw_cards(s, PROPHECY, 1)
            s.secret_prophecies[seat] = s.secret_prophecies[seat] + card
            s.tell("drew-prophecy", "trade.prophecy", seat, secret={"card": card[0]}, reveals=True)
        else:
            slot = SLOTS.index(words[1])
            s.open_prophecies[seat] = [*s.open_prophecies[seat], s.prophecies[slot]]
            s.tell("took-prophecy", "trade.prophecy", seat, card=s.prophecies[slot])
            s.prophecies[slot] = NO_CARD

    def prompt(self, s: Reavers, seat: int, left: int, begun: bool) -> dict[str, Any]:
        return {"n": left}


DECISIONS = (Trade(),)
