"""Every choice that a seat can be asked for, by theme; the buildings are the actions of the game."""

from drakkar.core import Decision

from .bets import Tavern1, Tavern2
from .bodies import Change, Exchange, ExchangeWith, Move, Promotion
from .building import Building, FirstPlayer, Go
from .chests import Market, ReturnOrder, Warehouse1, Warehouse2
from .colour import ChooseColour
from .ships import Depart, Departure, Discard, ExtraViking, Take

_buildings: list[Building] = [
    FirstPlayer(),
    Promotion(),
    Change(),
    Tavern1(),
    Warehouse1(),
    Market(),
    Move(),
    Tavern2(),
    Warehouse2(),
    Departure(),
    Exchange(),
]

DECISIONS: list[Decision] = [
    ChooseColour(),
    Go(_buildings),
    *[building for building in _buildings if isinstance(building, Decision)],
    ExchangeWith(),
    ReturnOrder(),
    ExtraViking(),
    Depart(),
    Take(),
    Discard(),
]
