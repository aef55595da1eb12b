"""Phase 3: drakkars and the treasure of the round."""

from typing import Any

from drakkar.core import Decision

from .. import pieces as p
from ..fate import gain
from ..flow import why_not_build, why_not_treasure
from ..state import Vikingar


class Build(Decision):
    """Build a drakkar, buy a treasure, or be done. `built`: the free drakkar of the round is used."""

    name = "build"
    grants = "build.may"
    verbs = ("build", "treasure", "done")

    def moves(self, s: Vikingar, seat: int, built: bool, bought: bool) -> list[str]:
        build = [] if why_not_build(s, seat, built) else ["build"]
        treasure = [] if why_not_treasure(s, seat, bought) else ["treasure"]
        return [*build, *treasure, "done"]

    def refuse(self, s: Vikingar, words: list[str], seat: int, built: bool, bought: bool) -> str:
        if words[0] == "treasure":
            return why_not_treasure(s, seat, bought) or "treasure.one-per-turn"
        return (words[0] == "build" and why_not_build(s, seat, built)) or self.grants

    def play(self, s: Vikingar, words: list[str], seat: int, built: bool, bought: bool) -> None:
        if words[0] == "build":
            price = p.DRAKKAR_PRICE if built else 0
            ship = seat * p.FLEET + s.spaces_of(seat).index(p.RESERVE)
            s.gold[seat] -= price
            s.ships[ship] = p.SEA
            clause = "build.extra-2" if built else "build.one-free"
            s.tell("built", clause, seat, ship=p.SHIPS[ship], gold=price)
            s.stack.append(("construct", seat, True, bought))
        elif words[0] == "treasure":
            s.gold[seat] -= p.TREASURE_PRICE
            s.tell("treasure", "treasure.cost", seat, gold=p.TREASURE_PRICE)
            s.stack.append(("construct", seat, built, True))
            gain(s, seat, p.RICHISSIME, "treasure.point")

    def prompt(self, s: Vikingar, seat: int, built: bool, bought: bool) -> dict[str, Any]:
        return {"price": p.DRAKKAR_PRICE if built else 0, "gold": s.gold[seat], "limit": s.limit(seat)}
