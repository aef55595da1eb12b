"""What a shift or a bet means at once: the order of influence on the ships it touches, and who would win."""

from .pieces import BARRELS_EACH, COLOURS, SHIP_WORDS
from .state import Onboard


def tell_standing(s: Onboard, *ships: int) -> None:
    """The order of influence of ships whose bodies changed, and the bet that would win if they left now."""
    for ship in ships:
        order = s.influence(ship)
        if order:
            colours, shields = [COLOURS[colour] for colour in order], list(order.values())
            s.tell("standing", what_ranks(order), ship=SHIP_WORDS[ship], order=colours, shields=shields)
            _tell_winner(s, ship, next(iter(order)))
        else:
            s.tell("deserted", "influence.absent-excluded", ship=SHIP_WORDS[ship])


def what_ranks(order: dict[int, int]) -> str:
    """The clause that made an order of influence what it is: the count of shields, or the place in a tie."""
    return "influence.rank" if len(set(order.values())) == len(order) else "influence.tie-nearest-prow"


def tell_prospect(s: Onboard, zone: int) -> None:
    """Of a barrel just laid on a zone: that it would win if the ship left now."""
    ship, colour = divmod(zone, len(COLOURS))
    if next(iter(s.influence(ship)), None) == colour:
        _tell_winner(s, ship, colour)


def _tell_winner(s: Onboard, ship: int, colour: int) -> None:
    zone = ship * len(COLOURS) + colour
    if zone in s.barrels:
        seat = s.barrels.index(zone) // BARRELS_EACH
        s.tell("would-win", "barrel.win", seat, ship=SHIP_WORDS[ship], colour=COLOURS[colour])
