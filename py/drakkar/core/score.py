"""Scores: a total and the parts it is made of."""

from typing import Any, NamedTuple


class Part(NamedTuple):
    """Points of one kind and the clause that gives them."""

    name: str
    points: int
    clause: str


class Score(NamedTuple):
    """What one seat has; the parts add up to the total."""

    total: int
    parts: tuple[Part, ...]

    @classmethod
    def of(cls, *parts: Part) -> "Score":
        return cls(sum(part.points for part in parts), parts)

    def plain(self) -> dict[str, Any]:
        """The same as JSON-able data."""
        return {"total": self.total, "parts": [list(part) for part in self.parts]}
