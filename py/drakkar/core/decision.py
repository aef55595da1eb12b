"""Decisions: one class for each kind of choice that a game asks of a seat."""

from typing import Any, ClassVar


class Decision:
    """Prompt, legal moves, refusals and effect of one kind of decision, kept together.

    A decision waits on the state's stack as a frame `(name, seat, *args)`. Every method gets the state first
    and the frame's `seat, *args` last; subclasses spell those arguments out.
    """

    name: ClassVar[str]
    grants: ClassVar[str]  # the clause that gives the choice
    verbs: ClassVar[tuple[str, ...]]  # first words of its moves, the most natural one first
    offers: ClassVar[int] = 0  # so many of its first moves deserve a button, whatever the board shows

    def moves(self, s: Any, *frame: Any, **_: Any) -> list[str]:
        """Every legal move, in a stable order; never empty."""
        raise NotImplementedError

    def refuse(self, s: Any, words: list[str], *frame: Any, **_: Any) -> str:
        """The clause that forbids an illegal move whose verb is ours; its arguments may be anything."""
        raise NotImplementedError

    def play(self, s: Any, words: list[str], *frame: Any, **_: Any) -> None:
        """Carry out a legal move: change the state, tell what happened, push what comes next."""
        raise NotImplementedError

    def prompt(self, s: Any, *frame: Any, **_: Any) -> dict[str, Any]:
        """Public data for the sentence that asks the question."""
        return {}
