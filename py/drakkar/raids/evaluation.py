"""How good a position of Raids is for a seat: Glory in hand, and what ship, crew and place promise."""

from .pieces import HOME, KIND, VALUE
from .scoring import runes, score
from .state import NO_TILE, Raids

VIKING = 0.7  # Glory that a Viking aboard is worth for fights to come
CROWD = 0.25  # what a Viking past the fifth is still worth
DISTANCE = 0.42  # Glory that a space sailed costs in chances left behind
KEEP = 0.85  # chance that an unthreatened tile in front is still there next turn


def evaluate(s: Raids, seat: int) -> float:
    """Own prospects, less those of the strongest rival."""
    worth = [_prospects(s, index) for index in range(s.players)]
    return worth[seat] - 0.5 * max(value for index, value in enumerate(worth) if index != seat)


def _prospects(s: Raids, seat: int) -> float:
    left = 4 - s.voyage  # voyages still to come
    value: float = score(s, seat).total
    if s.over:
        return value
    crew = s.crew[seat]
    value += VIKING * min(crew, 5) + CROWD * max(0, crew - 5)
    for tile in s.aboard[seat]:
        value += _promise(s, seat, tile, left)
    space = s.pos[seat]
    value -= DISTANCE * space
    if 0 < space < HOME and s.track[space] != NO_TILE:
        value += _front(s, seat, s.track[space], left) * _hold(s, seat)
    return value


def _promise(s: Raids, seat: int, tile: int, left: int) -> float:
    """What a tile aboard is still going to bring, beyond what it scores already."""
    kind, value = KIND[tile], VALUE[tile]
    if kind == "goods":
        return value * 0.45 if left or s.pos[seat] < HOME else 0.0
    if kind == "weapon":
        return 1.1 * value * (left + 0.5)
    if kind == "sail":
        return VIKING * value * (left + 1)
    if kind == "mjollnir":
        return value * max(0.0, 4.0 - s.crew[seat]) * 0.6
    return 0.0


def _front(s: Raids, seat: int, tile: int, left: int) -> float:
    """What taking the tile in front would bring."""
    kind = KIND[tile]
    if kind == "rune":
        held = sum(KIND[other] == "rune" for other in s.beside[seat])
        return runes(held + 1) - runes(held) + 0.8 * (left > 0)
    if kind == "port":
        goods = sorted((VALUE[other] for other in s.aboard[seat] if KIND[other] == "goods"), reverse=True)
        return 1.0 + 0.55 * sum(goods[: VALUE[tile]])
    room = 0.0 if len(s.aboard[seat]) < 5 else -2.0
    if kind == "pennant":
        return VALUE[tile] + room
    if kind == "mjollnir":
        return VALUE[tile] * max(s.crew[seat], 3) + room
    return _promise(s, seat, tile, left) + room


def _hold(s: Raids, seat: int) -> float:
    """How likely the ship is to keep its place: rivals behind it with more Vikings may drive it away."""
    hold = KEEP
    for rival in range(s.players):
        if rival != seat and s.pos[rival] < s.pos[seat]:
            hold *= 0.92 if s.crew[rival] <= s.crew[seat] else 0.8
    return hold
