"""What stops a movement: damage on the high sea, a stronghold on the way."""

from typing import Any

from drakkar.core import Decision

from .. import pieces as p
from ..forecast import storm_forecast
from ..state import NOTHING, Vikingar
from ..voyage import storm, turn_back


class Damaged(Decision):
    """The event has cost the movement: spend the action to complete it, or stay on the high sea."""

    name = "damaged"
    grants = "sea.lost-move-action"
    verbs = ("row", "stay")

    def moves(self, s: Vikingar, seat: int, ship: int, space: int) -> list[str]:
        return ["row", "stay"]

    def refuse(self, s: Vikingar, words: list[str], seat: int, ship: int, space: int) -> str:
        return "ruling.damaged-no-second-card"

    def play(self, s: Vikingar, words: list[str], seat: int, ship: int, space: int) -> None:
        s.inactive[ship] = True
        if words[0] == "row":
            s.tell("row", "card.damaged-complete", seat, ship=p.SHIPS[ship], space=p.SPACES[space])
            s.stack.append(("enter", ship, space, NOTHING))
        else:
            s.tell("stay", "ruling.damaged-declined", seat, ship=p.SHIPS[ship])

    def prompt(self, s: Vikingar, seat: int, ship: int, space: int) -> dict[str, Any]:
        return {"ship": p.SHIPS[ship], "space": p.SPACES[space]}


class Toll(Decision):
    """A stronghold bars the way: pay, attack it with the action, or turn back."""

    name = "toll"
    grants = "fort.toll"
    verbs = ("pay", "storm", "turn-back")

    def moves(self, s: Vikingar, seat: int, ship: int, space: int, left: int) -> list[str]:
        pay = ["pay"] if s.gold[seat] >= p.TOLL else []
        return [*pay, "storm", "turn-back"] if left else [*pay, "turn-back"]

    def refuse(self, s: Vikingar, words: list[str], seat: int, ship: int, space: int, left: int) -> str:
        return {"pay": "fort.toll", "storm": "fort.unpaid-attack"}.get(words[0], "fort.unpaid-cancel")

    def play(self, s: Vikingar, words: list[str], seat: int, ship: int, space: int, left: int) -> None:
        if words[0] == "pay":
            s.gold[seat] -= p.TOLL
            s.tell("toll", "fort.toll", seat, gold=p.TOLL, space=p.SPACES[space])
            s.stack.append(("meet", ship, space, left))
        elif words[0] == "storm":
            storm(s, ship, space)
        else:
            turn_back(s, ship, left)

    def prompt(self, s: Vikingar, seat: int, ship: int, space: int, left: int) -> dict[str, Any]:
        fort = p.SITES[s.guards(space)[0]].token
        ahead = {"storm": storm_forecast(s, seat)} if left else {}
        return {"ship": p.SHIPS[ship], "space": p.SPACES[space], "site": fort, "forecast": ahead}
