"""What must hold in every position of Raids that waits for a decision; a save that breaks it is refused."""

from typing import Any

from .pieces import (
    COINS,
    HOME,
    KIND,
    PILES,
    SHIP_KINDS,
    SHIP_SLOTS,
    STOPPABLE,
    TRACK,
    VALUE,
    VIKINGS,
    VILLAGES,
)
from .state import COIN_VALUES, NO_TILE, Raids

BESIDE = ("rune", "port", "monster", "goods")


def check(s: Raids) -> None:
    """Raise ValueError with what is wrong."""
    ships = max(3, s.players)
    lengths = (len(s.crew), len(s.aboard), len(s.beside), len(s.coins))
    _hold(lengths == (s.players,) * 4, "the number of players does not fit")
    _hold((len(s.pos), len(s.berth)) == (ships, ships), "the number of ships does not fit")
    _check_supplies(s)
    _check_tiles(s)
    for seat in range(s.players):
        _check_holdings(s, seat)
    _check_ships(s)
    _check_stack(s)


def _hold(sound: bool, trouble: str) -> None:
    if not sound:
        raise ValueError(trouble)


def _kind(s: Raids, space: int) -> str:
    """The kind of the tile on a space, or nothing."""
    tile = s.track[space]
    return KIND[tile] if tile != NO_TILE else ""


def _check_supplies(s: Raids) -> None:
    _hold(s.reserve + sum(s.stock) + sum(s.crew) == VIKINGS, "the Vikings are not 40")
    for space, vikings in enumerate(s.stock):
        most = s.players if space in VILLAGES else 3 if _kind(s, space) == "encounter" else 0
        _hold(vikings <= most, "too many Vikings stand on a space")
    plunders = [space for space in range(HOME) if _kind(s, space) == "plunder"]
    on_track = [coin for space in plunders for coin in s.coins_on(space)]
    for index, value in enumerate(COIN_VALUES):
        owned = sum(coins[index] for coins in s.coins)
        _hold(on_track.count(value) + owned <= COINS[value], "there are more coins than in the box")


def _check_tiles(s: Raids) -> None:
    placed = [tile for tile in s.track if tile != NO_TILE]
    placed += [tile for tiles in s.aboard + s.beside for tile in tiles]
    dealt = {tile for voyage in range(1, s.voyage + 1) for tile in PILES[voyage]}
    _hold(len(set(placed)) == len(placed), "a tile is in two places")
    _hold(dealt.issuperset(placed), "a tile is there that was not dealt yet")
    for space, kind in enumerate(TRACK):
        _hold(kind == "tile" or s.track[space] == NO_TILE, "a tile lies on a space that holds none")
    _hold(s.arrivals[0] == 0 and len(set(s.arrivals)) == len(s.arrivals), "the Arrival tiles do not fit")


def _check_holdings(s: Raids, seat: int) -> None:
    aboard, beside = s.aboard[seat], s.beside[seat]
    _hold(len(aboard) <= SHIP_SLOTS, "a ship carries too many tiles")
    _hold(all(KIND[tile] in SHIP_KINDS for tile in aboard), "a tile is aboard that does not belong there")
    _hold(all(KIND[tile] in BESIDE for tile in beside), "a tile is beside a ship that does not belong there")
    _hold(s.crew[seat] <= s.shields(seat), "a ship has more Vikings than shields")
    sold = sum(KIND[tile] == "goods" for tile in beside)
    allowed = sum(VALUE[tile] for tile in beside if KIND[tile] == "port")
    _hold(sold <= allowed, "more goods were sold than ports allow")


def _check_ships(s: Raids) -> None:
    home = sorted(s.berth[ship] for ship, space in enumerate(s.pos) if space == HOME)
    _hold(home == list(range(1, len(home) + 1)), "the ships at home have wrong numbers")
    waiting = [s.berth[ship] for ship, space in enumerate(s.pos) if space == 0]
    _hold(len(set(waiting)) == len(waiting), "two ships start from the same number")
    moving = s.stack[-1][1] if s.stack and len(s.stack[-1]) > 1 else None
    for ship, space in enumerate(s.pos):
        if space in (0, HOME):
            continue
        if ship == s.ghost:
            _hold(space in VILLAGES, "the Ghost is not on a Village")
        elif ship == moving:
            rests = TRACK[space] == "tile" and _kind(s, space) not in ("encounter", "plunder")
            _hold(rests, "a ship rests on a passage")
        else:
            _hold(_kind(s, space) in STOPPABLE, "a ship rests where there is no tile to take")


def _check_stack(s: Raids) -> None:
    """The decision that waits fits the position, and the steps below it are those that lead there."""
    if not s.stack:
        over = s.voyage == 4 and all(space == HOME for space in s.pos)
        _hold(over, "the game can't be over yet")
        return
    name, seat, *args = s.stack[-1]
    can_move = type(seat) is int and 0 <= seat < s.players and s.pos[seat] < HOME
    _hold(can_move, "a ship that can't move has to decide")
    phase_2: list[tuple[Any, ...]] = [("navigate", seat)] if name in ("place", "sell") else []
    _hold(s.stack[:-1] == [("turn",), *phase_2], "the steps to come do not fit")
    fits = len(args) == (2 if name == "respond" else 1) and _FITS[name](s, seat, *args)
    _hold(fits, "the decision does not fit the position")
    spaces = [space for space in s.pos if 0 < space < HOME]
    crowd = len(spaces) - len(set(spaces))
    paired = name == "respond" or (name == "flight" and s.pos.count(s.pos[seat]) == 2)
    _hold(crowd == paired, "two ships share a space without a combat")


def _place(s: Raids, seat: int, space: Any) -> bool:
    first = s.pos[seat] == 0 and space == 1 and s.options["last_takes_first"]
    return (s.pos[seat] == space or first) and _kind(s, space) in SHIP_KINDS


def _sell(s: Raids, seat: int, limit: Any) -> bool:
    ports = [tile for tile in s.beside[seat] if KIND[tile] == "port"]
    return ports != [] and limit == VALUE[ports[-1]] and any(KIND[tile] == "goods" for tile in s.aboard[seat])


def _sail(s: Raids, seat: int, least: Any) -> bool:
    ahead = min(space for ship, space in enumerate(s.pos) if ship != seat)
    clear = all(s.track[space] == NO_TILE for space in range(s.pos[seat] + 1, ahead))
    return _kind(s, s.pos[seat]) in ("", "monster") and (least == 0 or (least == ahead and clear))


def _flight(s: Raids, seat: int, least: Any) -> bool:
    start = s.pos[seat]
    return least == 0 and start > 0 and (_kind(s, start) in ("", "monster") or s.pos.count(start) == 2)


def _monster(s: Raids, seat: int, sailing: Any) -> bool:
    return sailing in ("sail", "flight") and _kind(s, s.pos[seat]) == "monster"


def _respond(s: Raids, seat: int, n: Any, rival: Any) -> bool:
    two = type(rival) is int and 0 <= rival < s.players and rival != seat and s.pos[rival] == s.pos[seat]
    # all Vikings engaged so far, 1 + 2 + … + n of them, lie in the reserve
    paid = type(n) is int and n >= 1 and n * (n + 1) // 2 <= s.reserve
    return two and paid and _kind(s, s.pos[seat]) in STOPPABLE


_FITS: dict[str, Any] = {
    "place": _place,
    "sell": _sell,
    "sail": _sail,
    "flight": _flight,
    "monster": _monster,
    "respond": _respond,
}
