"""Conquest: territories by force or by negotiation, up to three times."""

from typing import Any

from ..combat import conquer, odds_table
from ..pieces.board import ACTIONS_BY_RANK
from ..pieces.relics import STAFF, TREATY, TREATY_REBATE
from ..pieces.territories import STACK_INDEX, STACKS, Stack
from ..relics import discard_relic_die, usable, why_not_used
from ..spending import available, hammers_available
from ..state import Reavers, Steps
from .choice import Choice
from .pay import charge


def barred(s: Reavers, seat: int) -> str | None:
    """Conquest is free, but there must be an attempt to make."""
    return None if attempts(s, seat) else "ruling.stack-empty"


def enter(s: Reavers, seat: int, rank: int) -> None:
    s.then(("campaign", seat, ACTIONS_BY_RANK[rank], False))


def attempts(s: Reavers, seat: int) -> list[str]:
    """Every attempt that a seat could make: attacks, negotiations, negotiations with the Stitched treaty."""
    open_stacks = [stack for stack, tiles in zip(STACKS.values(), s.stacks, strict=True) if tiles]
    wealth = {
        "food": s.food[seat],
        "favour": s.favour[seat],
        "dice": sum(available(s, seat)),
    }
    moves = [f"force {stack.id}" for stack in open_stacks] if hammers_available(s, seat) else []
    moves += [f"negotiate {stack.id}" for stack in open_stacks if wealth[stack.resource] >= stack.price]
    if usable(s, seat, TREATY):
        on_it = {"food": 0, "favour": 0, "dice": 1}  # the die that the Treaty itself takes
        moves += [
            f"negotiate {stack.id} {TREATY}"
            for stack in open_stacks
            if wealth[stack.resource] - on_it[stack.resource] >= rebated(stack)
        ]
    return moves


def rebated(stack: Stack) -> int:
    """The price with the Stitched treaty."""
    return max(0, stack.price - TREATY_REBATE[stack.resource])


def campaign(s: Reavers, seat: int, left: int, begun: bool) -> None:
    """Go on while an attempt can be made and an action is left, or the Surveyor's staff gives one more."""
    if (left or usable(s, seat, STAFF)) and attempts(s, seat):
        s.then(("conquer", seat, left, begun))


class Conquer(Choice):
    """One attempt; `left` counts it and those to come, `begun` says that one was made before."""

    name = "conquer"
    grants = "conquest.action-counts"
    verbs = ("force", "negotiate", "use", "stop")

    def options(self, s: Reavers, seat: int, left: int, begun: bool) -> list[str]:
        moves = attempts(s, seat) if left else []
        if usable(s, seat, STAFF):
            moves.append(f"use {STAFF}")
        if begun:
            moves.append("stop")
        return moves

    def forbid(self, s: Reavers, words: list[str], seat: int, left: int, begun: bool) -> str:
        if words[0] == "stop":
            return "ruling.unused-actions"
        if words[0] == "use":
            return why_not_used(s, seat, words)
        if not left:
            return "conquest.action-counts"
        if len(words) < 2 or words[1] not in STACKS:
            return "conquest.attempt"
        if not s.stacks[STACK_INDEX[words[1]]]:
            return "ruling.stack-empty"
        if words[0] == "force":
            return "ruling.at-least-one-hammer" if len(words) == 2 else "force.choose-stack"
        if len(words) > 2 and not usable(s, seat, TREATY):
            return why_not_used(s, seat, words[1:])
        return "negotiate.pay-price"

    def choose(self, s: Reavers, words: list[str], seat: int, left: int, begun: bool) -> None:
        if words[0] == "use":
            discard_relic_die(s, seat, STAFF)
            s.then(("campaign", seat, left + 1, begun))
        elif words[0] == "stop":
            s.tell("stopped", "ruling.unused-actions", seat, n=left)
        else:
            s.then(("campaign", seat, left - 1, True))
            stack = STACKS[words[1]]
            if words[0] == "force":
                s.tell("attacks", "force.choose-stack", seat, stack=stack.id, defence=stack.defence)
                s.then(("commit", seat, "force", stack.id, 0, ()))
            else:
                self._negotiate(s, seat, stack, with_treaty=len(words) == 3)

    def _negotiate(self, s: Reavers, seat: int, stack: Stack, with_treaty: bool) -> None:
        price = stack.price
        if with_treaty:
            discard_relic_die(s, seat, TREATY)
            price = rebated(stack)
        s.tell("negotiates", "negotiate.pay-price", seat, stack=stack.id, resource=stack.resource, n=price)
        if stack.resource == "dice":
            s.then(("annex", seat, stack.id))
            charge(s, seat, ("any",) * price, "negotiate.any-face")
        else:
            getattr(s, stack.resource)[seat] -= price
            annex(s, seat, stack.id)

    def prompt(self, s: Reavers, seat: int, left: int, begun: bool) -> dict[str, Any]:
        """With the odds of an attack for each defence value."""
        goals = sorted({stack.defence for stack in STACKS.values()})
        return {"n": left, "odds": {str(goal): odds_table(s, seat, goal) for goal in goals}}


def annex(s: Reavers, seat: int, stack: str) -> None:
    """The price is paid: the tile follows."""
    conquer(s, seat, stack, "negotiate.take-tile")


DECISIONS = (Conquer(),)
STEPS: Steps = {"campaign": campaign, "annex": annex}
