"""Where everything lies on the board of Reavers of Midgard, for each number of players."""

from functools import cache
from typing import NamedTuple

from drakkar.reavers.pieces.board import LOOT_PAIRS, RECRUIT_SLOTS, SEA_SLOTS

from .reavers_cards import HEIGHT, WIDTH

BOARD, MARGIN, GAP = 1000, 14, 8
SIGN = 62  # height of a location's sign
BAR = 96  # foot of the bar with rounds and supply
INNER = BOARD - 2 * MARGIN
HALF = (INNER - GAP) / 2
PAIR_GAP = 3  # between two cards of one slot
ASPECT = HEIGHT / WIDTH


class Area(NamedTuple):
    """The ground of a location."""

    x: float
    y: float
    width: float
    height: float


class Slot(NamedTuple):
    """A place for one or two cards of the same width, from its upper left corner."""

    x: float
    y: float
    card: float
    cards: int = 1

    @property
    def width(self) -> float:
        return self.card * self.cards + PAIR_GAP * (self.cards - 1)

    @property
    def height(self) -> float:
        return self.card * ASPECT


class Layout(NamedTuple):
    """The six grounds and the slots on them; the last slot of each list is the deck's."""

    height: float
    areas: dict[str, Area]
    slots: dict[str, list[Slot]]


RECRUIT_CARD = {2: 112, 3: 100, 4: 97, 5: 87}
LOOT_CARD = {2: 85, 3: 85, 4: 75, 5: 75}
LOOT_COLUMNS = {2: 3, 3: 2, 4: 3, 5: 3}
SEA_CARD = {2: 118, 3: 118, 4: 118, 5: 112}
PROPHECY_CARD = 74


@cache
def layout(players: int) -> Layout:
    """Recruit above, then Trade and Conquest, the two raids, and the sea at the foot."""
    y = float(BAR)
    areas: dict[str, Area] = {}
    slots: dict[str, list[Slot]] = {}

    card = RECRUIT_CARD[players]
    areas["recruit"] = Area(MARGIN, y, INNER, SIGN + card * ASPECT + 14)
    slots["recruit"] = _line([*RECRUIT_SLOTS[players], 1], card, areas["recruit"])
    y += areas["recruit"].height + GAP

    areas["trade"] = Area(MARGIN, y, HALF, 252)
    areas["conquest"] = Area(MARGIN + HALF + GAP, y, HALF, 252)
    slots["trade"] = _line([1] * 5, PROPHECY_CARD, areas["trade"], down=78)
    y += 252 + GAP

    rows = -(-(LOOT_PAIRS[players] + 1) // LOOT_COLUMNS[players])
    height = SIGN + rows * (LOOT_CARD[players] * ASPECT + 9) + 5
    for place, x in (("village", MARGIN), ("fortress", MARGIN + HALF + GAP)):
        areas[place] = Area(x, y, HALF, height)
        slots[place] = _grid(players, areas[place])
    y += height + GAP

    card = SEA_CARD[players]
    areas["sea"] = Area(MARGIN, y, INNER, SIGN + card * ASPECT + 16)
    slots["sea"] = _line([1] * (SEA_SLOTS[players] + 2), card, areas["sea"])
    return Layout(y + areas["sea"].height + MARGIN, areas, slots)


def _line(sizes: list[int], card: float, area: Area, down: float = 0) -> list[Slot]:
    """Slots side by side on one line."""
    widths = [card * n + PAIR_GAP * (n - 1) for n in sizes]
    gap = min(26, (area.width - 16 - sum(widths)) / len(widths))
    x = area.x + (area.width - sum(widths) - gap * (len(widths) - 1)) / 2
    places = []
    for n, width in zip(sizes, widths, strict=True):
        places.append(Slot(x, area.y + SIGN + down, card, n))
        x += width + gap
    return places


def _grid(players: int, area: Area) -> list[Slot]:
    """Slots for pairs in rows, the deck last."""
    card, columns, pairs = LOOT_CARD[players], LOOT_COLUMNS[players], LOOT_PAIRS[players]
    sizes = [2] * pairs + [1]
    places: list[Slot] = []
    for start in range(0, len(sizes), columns):
        line = area._replace(y=area.y + start // columns * (card * ASPECT + 9))
        places += _line(sizes[start : start + columns], card, line)
    return places
