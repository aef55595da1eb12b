"""The two ways in which something can be refused: a move by a rule, an input by its form."""

from typing import Any

from .rulebook import Clause


class IllegalMove(ValueError):
    """A move that a rule forbids; `clause` says which."""

    def __init__(self, move: str, clause: Clause) -> None:
        super().__init__(f"{move!r} is not legal: {clause.en} [{clause.id}]")
        self.move = move
        self.clause = clause


class BadInput(ValueError):
    """Data that can't be used. `code` and `data` let the page say it in the player's language."""

    def __init__(self, code: str, sentence: str, **data: Any) -> None:
        super().__init__(sentence)
        self.code = code
        self.data = data
