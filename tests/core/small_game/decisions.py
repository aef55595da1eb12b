"""What is asked of a seat: a bow (there is no choice), a turn, and what to do with the stone looked at."""

from typing import Any

from drakkar import Decision

from .state import NOTHING, Stones, name


class Bow(Decision):
    """The first seat greets the others: the one legal move, so that it can be played by itself."""

    name = "bow"
    grants = "round.bow"
    verbs = ("bow",)

    def moves(self, s: Stones, seat: int) -> list[str]:
        return ["bow"]

    def refuse(self, s: Stones, words: list[str], seat: int) -> str:
        return "round.bow"

    def play(self, s: Stones, words: list[str], seat: int) -> None:
        s.tell("bow", "round.bow", seat, n=s.round)


class Turn(Decision):
    """Keep the stone, swap it for one on the table, look at one from the deck, or show it."""

    name = "turn"
    grants = "turn.choice"
    verbs = ("swap", "keep", "draw", "show")

    def moves(self, s: Stones, seat: int) -> list[str]:
        moves = ["keep", *(f"swap {name(stone)}" for stone in s.market)]
        if s.deck:
            moves.append("draw")
        if not s.shown[seat]:
            moves.append("show")
        return moves

    def refuse(self, s: Stones, words: list[str], seat: int) -> str:
        if words == ["show"]:
            return "turn.show-once"
        if words == ["draw"]:
            return "turn.draw"
        return "turn.swap" if words[0] == "swap" else "turn.choice"

    def play(self, s: Stones, words: list[str], seat: int) -> None:
        verb = words[0]
        if verb == "keep":
            s.tell("keep", "turn.choice", seat)
        elif verb == "swap":
            index = [name(stone) for stone in s.market].index(words[1])
            s.market[index], s.hands[seat] = s.hands[seat], s.market[index]
            s.shown[seat] = True
            s.tell("swap", "turn.swap", seat, taken=words[1], left=name(s.market[index]), reveals=True)
        elif verb == "draw":
            s.peek = s.deck.pop()
            s.tell("draw", "turn.draw", seat, secret={"stone": name(s.peek)}, reveals=True)
            s.then(("sort", seat))
        else:
            s.shown[seat] = True
            s.tell("show", "turn.show", seat, stone=name(s.hands[seat]), reveals=True)

    def prompt(self, s: Stones, seat: int) -> dict[str, Any]:
        return {"n": len(s.deck)}


class Sort(Decision):
    """Take the stone looked at, or put it back: a decision within a turn."""

    name = "sort"
    grants = "turn.draw"
    verbs = ("take", "leave")

    def moves(self, s: Stones, seat: int) -> list[str]:
        return ["take", "leave"]

    def refuse(self, s: Stones, words: list[str], seat: int) -> str:
        return "turn.draw"

    def play(self, s: Stones, words: list[str], seat: int) -> None:
        stone, s.peek = s.peek, NOTHING
        if words[0] == "take":
            stone, s.hands[seat] = s.hands[seat], stone
            s.shown[seat] = False
            s.tell("take", "turn.draw", seat, secret={"stone": name(s.hands[seat])})
        else:
            s.tell("leave", "turn.draw", seat)
        s.deck.insert(0, stone)


def end_round(s: Stones) -> None:
    """The die falls: shown stones above it earn a coin. Then the next round, or the end."""
    s.die = s.draw(6) + 1
    s.tell("die", "round.die", die=s.die, reveals=True)
    for seat, shown in enumerate(s.shown):
        if shown and s.hands[seat] > s.die:
            s.coins[seat] += 1
            s.tell("coin", "round.die", seat)
    if s.round < s.options["rounds"]:
        s.round += 1
        s.begin_round()
    else:
        s.tell("end", "end.rounds", winners=s.winners())
