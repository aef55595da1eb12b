"""Vikings coming aboard and going overboard, and what a ship meets on its way."""

from .pieces import HOME, ID, KIND, VILLAGES
from .state import COIN_VALUES, NO_TILE, Raids


def take_aboard(s: Raids, seat: int, vikings: int) -> None:
    """Put Vikings that come from the track on free Shields; the others go overboard, into the reserve."""
    joined = min(vikings, s.shields(seat) - s.crew[seat])
    s.crew[seat] += joined
    if joined < vikings:
        s.reserve += vikings - joined
        s.tell("overboard", "crew.no-room", seat, n=vikings - joined)


def pay(s: Raids, seat: int, vikings: int) -> None:
    """Discard Vikings from a ship to the reserve."""
    s.crew[seat] -= vikings
    s.reserve += vikings


def recruit(s: Raids, seat: int, vikings: int, kind: str, clause: str, no_room: str) -> None:
    """Take Vikings out of the reserve, as far as it and the Shields reach, and tell how it went."""
    places = min(vikings, s.shields(seat) - s.crew[seat])
    joined = min(places, s.reserve)
    s.crew[seat] += joined
    s.reserve -= joined
    if joined:
        s.tell(kind, clause, seat, n=joined)
    if places < vikings:
        s.tell("no-room", no_room, seat, n=vikings - places)
    if joined < places:
        s.tell("shortage", "ruling.viking-shortage", seat, n=places - joined)


def drop_surplus(s: Raids, seat: int) -> None:
    """After a change of tiles: Vikings without a Shield go overboard."""
    surplus = s.crew[seat] - s.shields(seat)
    if surplus > 0:
        pay(s, seat, surplus)
        s.tell("overboard", "ruling.capacity-drop", seat, n=surplus)


def remove_tiles(s: Raids, first: int, end: int) -> list[int]:
    """Remove from the game the tiles on spaces `first` to `end` - 1; Vikings there return to the reserve."""
    removed = []
    track = s.track
    for space in range(first, end):
        tile = track[space]
        if tile != NO_TILE:
            removed.append(tile)
            track[space] = NO_TILE
            if space not in VILLAGES:
                s.reserve += s.stock[space]
                s.stock[space] = 0
    return removed


def pass_spaces(s: Raids, seat: int, end: int) -> None:
    """Sail up to `end`, and take on the way what Villages, Encounters and Plunders give."""
    track = s.track
    for space in range(s.pos[seat] + 1, end):
        if space in VILLAGES:
            if s.stock[space]:
                s.stock[space] -= 1
                s.tell("village", "village.one", seat, space=space)
                take_aboard(s, seat, 1)
        elif track[space] != NO_TILE:
            kind = KIND[track[space]]
            if kind == "encounter":
                _encounter(s, seat, space)
            elif kind == "plunder":
                _plunder(s, seat, space)
    s.pos[seat] = end


def _encounter(s: Raids, seat: int, space: int) -> None:
    rank = s.passed[space]
    s.passed[space] = rank + 1
    due = min(2, s.stock[space]) if rank == 0 else s.stock[space]
    if not due:
        return
    s.stock[space] -= due
    clause = "encounter.first" if rank == 0 else "encounter.second"
    s.tell("encounter", clause, seat, space=space, n=due)
    take_aboard(s, seat, due)


def _plunder(s: Raids, seat: int, space: int) -> None:
    rank = s.passed[space]
    for coin in s.coins_on(space)[:1]:
        s.coins[seat][COIN_VALUES.index(coin)] += 1
        s.tell("plunder", "plunder.first" if rank == 0 else "plunder.second", seat, space=space, coin=coin)
    s.passed[space] = rank + 1


def take_monster(s: Raids, seat: int, space: int, cost: int) -> None:
    """Pay for a fight and put the beaten Monster beside the ship."""
    monster = s.track[space]
    pay(s, seat, cost)
    s.track[space] = NO_TILE
    s.beside[seat].append(monster)
    s.tell("beat", "monster.taken", seat, tile=ID[monster], n=cost)


def arrive(s: Raids, ship: int) -> int:
    """Bring a ship home: the k-th to arrive gets number k."""
    s.pos[ship] = HOME
    s.berth[ship] = rank = s.pos.count(HOME)
    return rank
