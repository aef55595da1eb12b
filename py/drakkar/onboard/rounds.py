"""Rounds: one Viking after the other crosses, then a ship may depart, then the Chief crosses."""

from .pieces import SIDES, VIKINGS_EACH
from .state import NOBODY, Onboard


def begin_round(s: Onboard) -> None:
    """All the Vikings stand on one side, the Chief on the other."""
    s.round += 1
    s.tell("round", "round.start-sides", n=s.round)
    s.stack.append(("turn",))


def turn(s: Onboard) -> None:
    """The Viking nearest to First Player crosses; when all have crossed, a stern taken sends a ship away."""
    for building, viking in enumerate(s.home):
        if viking != NOBODY:
            s.stack += (("turn",), ("go", viking // VIKINGS_EACH[s.players], building))
            return
    if s.stern != NOBODY:
        s.stack.append(("depart", s.stern))
        return
    s.tell("no-departure", "round.no-stern-no-departure")
    chief_crosses(s)


def chief_crosses(s: Onboard) -> None:
    """The side where all the Vikings are now is where the next round starts."""
    s.home, s.across = s.across, s.home
    s.chief = 1 - s.chief
    s.tell("chief", "round.chief-crosses", side=SIDES[s.chief])
    begin_round(s)
