"""Points: chests at the market's prices and barrels won; who wins."""

from drakkar.core import Part, Score

from .pieces import KINDS
from .state import Onboard


def score(s: Onboard, seat: int) -> Score:
    """The points of a seat by their sources."""
    chests = [
        Part(kind, count * price, "scoring.chest-price")
        for kind, count, price in zip(KINDS, s.boards[seat], s.market, strict=True)
    ]
    return Score.of(*chests, Part("barrels", sum(s.won_values(seat)), "scoring.barrel-points"))


def winners(s: Onboard) -> list[int]:
    """Most points; of those tied, most chests; of those still tied, all."""
    ranks = [(score(s, seat).total, sum(s.boards[seat])) for seat in range(s.players)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
