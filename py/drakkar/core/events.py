"""Events: what a move made happen, for the log, the animation and the lessons."""

from typing import Any, NamedTuple


class Event(NamedTuple):
    """One thing that happened, and the clause that made it happen."""

    kind: str
    seat: int | None
    data: dict[str, Any]  # public, JSON-able
    clause: str
    secret: dict[str, Any] | None = None  # known to `seat` alone
    reveals: bool = False  # chance or hidden information came out: it can't be taken back

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The data that a seat may read (`None`: a spectator)."""
        if self.secret is not None and seat is not None and seat == self.seat:
            return {**self.data, **self.secret}
        return self.data
