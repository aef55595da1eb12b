"""The one way in which clicks become a move: the legal list is narrowed token by token, in every game."""

import re
from collections.abc import Iterable

from drakkar import Clause, State


def drawn_tokens(*markup: str) -> frozenset[str]:
    """The tokens that stand on the board and the panels."""
    return frozenset(token for text in markup for token in re.findall(r'data-token="([^"]+)"', text))


class Chooser:
    """The part of a move that has been chosen so far, and what can still be chosen."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.moves = state.moves()
        arguments = [move.split()[1:] for move in self.moves]
        # what every legal move names needs no click
        self.given = (
            [word for word in arguments[0] if all(word in words for words in arguments)]
            if len(arguments) > 1
            else []
        )
        self.chosen: list[str] = []

    @property
    def candidates(self) -> list[str]:
        """The legal moves that contain everything chosen."""
        return [move for move in self.moves if self._rest(move) is not None]

    @property
    def lit(self) -> frozenset[str]:
        """The tokens that can be chosen next."""
        return frozenset(word for move in self.candidates for word in self._rest(move) or ())

    def buttons(self, drawn: Iterable[str]) -> list[str]:
        """The candidates that can't be finished on the board (nothing left to click, or not drawn), after the
        first ones of a decision that offers them."""
        drawn = frozenset(drawn)
        candidates = self.candidates
        offers = self.state.decisions[self.state.decision].offers if self.state.decision else 0
        return [
            move
            for place, move in enumerate(candidates)
            if place < offers or not (rest := self._rest(move)) or not drawn.issuperset(rest)
        ]

    def click(self, token: str) -> str | None:
        """Choose a token (or take it back); return the move when nothing else is left to choose."""
        if token in self.chosen:
            self.chosen.remove(token)
            return None
        if token in self.given and token not in self.lit:
            return None
        self.chosen.append(token)
        left = self.candidates
        return left[0] if len(left) == 1 and not self._rest(left[0]) else None

    def only(self, token: str) -> str | None:
        """The move that clicking this token would settle, if it is just one."""
        moves = [move for move in self.candidates if token in (self._rest(move) or ())]
        return moves[0] if len(moves) == 1 else None

    def why_not(self, token: str) -> Clause | None:
        """The clause that keeps this token from being chosen now; None when it can be."""
        if token in self.lit or token in self.given or self.state.decision is None:
            return None
        verbs = [move.split()[0] for move in self.candidates] or self.state.decisions[
            self.state.decision
        ].verbs
        natural = [verb for verb in self.state.decisions[self.state.decision].verbs if verb in verbs]
        return self.state.why_not(" ".join([(natural or list(verbs))[0], *self.given, *self.chosen, token]))

    def _rest(self, move: str) -> list[str] | None:
        """The arguments of a move that are not chosen yet; None when something chosen is not in it."""
        words = move.split()[1:]
        for token in (*self.given, *self.chosen):
            if token not in words:
                return None
            words.remove(token)
        return words
