"""The course of the game: setup, turns, the Ghost, the end of a voyage and the start of the next."""

from collections.abc import Callable

from .crew import arrive, recruit, remove_tiles
from .pieces import (
    ARRIVAL_REWARDS,
    ARRIVALS,
    ENCOUNTER_STOCK,
    HOME,
    ID,
    KIND,
    PILES,
    SHIP_KINDS,
    SLOTS,
    START_CREW,
    STOPPABLE,
    VALUE,
    VIKINGS,
    VILLAGES,
)
from .scoring import COUNTS
from .state import COIN_VALUES, NO_TILE, Raids

# ---- setup and new voyages ---------------------------------------------------------------------------------


def set_up(s: Raids) -> None:
    """Lay out the first voyage. Chance: pile 1, the Arrival tiles, the first player."""
    n = s.players
    ships = max(3, n)
    s.voyage = 1
    s.reserve = VIKINGS
    s.track = [NO_TILE] * (HOME + 1)
    s.stock = [0] * (HOME + 1)
    s.passed = [0] * (HOME + 1)
    s.pos = [0] * ships
    s.aboard = [[] for _ in range(n)]
    s.beside = [[] for _ in range(n)]
    s.coins = [[0, 0, 0] for _ in range(n)]
    s.crew = [0] * n
    pile = list(PILES[1])
    s.shuffle(pile)
    others = list(range(1, len(ARRIVALS)))
    s.shuffle(others)
    s.arrivals = [0, *others[:3]]
    first = s.draw(n)
    s.berth = [1] * ships
    for rank in range(n):
        seat = (first + rank) % n
        s.berth[seat] = ships - rank
        s.crew[seat] = START_CREW[n][rank]
        s.reserve -= s.crew[seat]
    s.tell("first-player", "setup.first-player", first, reveals=True)
    _lay_out(s, pile)
    s.then(("turn",))


def _lay_out(s: Raids, pile: list[int]) -> None:
    """Deal a pile along the arrows and stock Encounters, then Villages, as far as the reserve reaches."""
    s.stock = [0] * (HOME + 1)
    s.passed = [0] * (HOME + 1)
    for space, tile in zip(SLOTS, pile, strict=True):
        s.track[space] = tile
        if KIND[tile] == "encounter":
            _stock(s, space, sum(ENCOUNTER_STOCK))
    for space in VILLAGES:
        _stock(s, space, s.players)
    clause = "setup.deal-first" if s.voyage == 1 else "new-voyage.deal"
    s.tell("voyage", clause, n=s.voyage, arrival=ARRIVALS[s.arrivals[s.voyage - 1]], reveals=True)


def _stock(s: Raids, space: int, vikings: int) -> None:
    s.stock[space] = min(vikings, s.reserve)
    s.reserve -= s.stock[space]


def _new_voyage(s: Raids) -> None:
    s.voyage += 1
    pile = list(PILES[s.voyage])
    s.shuffle(pile)
    ghost = s.ghost
    if ghost is not None and s.berth[ghost] != 1:
        first = s.berth.index(1)
        s.berth[first], s.berth[ghost] = s.berth[ghost], 1
        s.tell("ghost-swap", "two-players.ghost-first-position", first, berth=s.berth[first])
    s.pos = [0] * len(s.pos)
    _lay_out(s, pile)


# ---- turns -------------------------------------------------------------------------------------------------


def turn(s: Raids) -> None:
    """Find the rearmost ship and begin its turn; when all players are home, end the voyage."""
    pos, players = s.pos, s.players
    while True:
        ship, rear = -1, HOME
        for index, space in enumerate(pos):
            if space < rear or (space == 0 and rear == 0 and s.berth[index] > s.berth[ship]):
                ship, rear = index, space
        if ship == players and pos.count(HOME) < players:
            _ghost_sails(s, ship)
        elif 0 <= ship < players:
            break
        elif not _end_voyage(s):
            return
        else:
            pos = s.pos
    if rear:
        s.stack += (("turn",), ("navigate", ship))
        take_tile(s, ship, rear)
    elif s.options["last_takes_first"] and pos.count(0) == 1 and s.track[1] != NO_TILE and _first_is_free(s):
        s.stack += (("turn",), ("navigate", ship))
        take_tile(s, ship, 1)
    else:
        s.stack.append(("turn",))
        navigate(s, ship)


def _first_is_free(s: Raids) -> bool:
    return KIND[s.track[1]] in STOPPABLE and 1 not in s.pos


def take_tile(s: Raids, seat: int, space: int) -> None:
    """Phase 1: a ship tile asks for its place; Runes and Ports go beside the ship."""
    tile = s.track[space]
    kind = KIND[tile]
    if kind in SHIP_KINDS:
        s.stack.append(("place", seat, space))
        return
    s.track[space] = NO_TILE
    s.beside[seat].append(tile)
    s.tell("took", "take.rune" if kind == "rune" else "take.port", seat, tile=ID[tile])
    if kind == "port":
        if any(KIND[goods] == "goods" for goods in s.aboard[seat]):
            s.stack.append(("sell", seat, VALUE[tile]))
        else:
            port_recruit(s, seat)


def port_recruit(s: Raids, seat: int) -> None:
    """Whatever was sold, a Port brings one Viking if there is a Shield for it."""
    recruit(s, seat, 1, "recruit", "port.recruit", "crew.no-room")


def navigate(s: Raids, seat: int) -> None:
    """Phase 2: discard what lies before the next ship ahead, which must be caught up, then choose a stop."""
    # from a shared start the next ship is level: nothing lies between, and there is nobody to catch up
    ahead = min([space for ship, space in enumerate(s.pos) if ship != seat])
    _discard_between(s, seat, s.pos[seat], ahead)
    s.stack.append(("sail", seat, ahead))


def _discard_between(s: Raids, ship: int, start: int, ahead: int) -> None:
    removed = remove_tiles(s, start + 1, ahead)
    if removed and ship < s.players:
        s.tell("discard", "navigate.discard-between", ship, tiles=[ID[tile] for tile in removed])
    elif removed:
        s.tell("ghost-discard", "ruling.ghost-discards", tiles=[ID[tile] for tile in removed])


def _ghost_sails(s: Raids, ghost: int) -> None:
    """The Ghost goes to the next Village, or home after the last one."""
    start = s.pos[ghost]
    _discard_between(s, ghost, start, min(s.pos[:ghost]))
    space = next((village for village in VILLAGES if village > start), HOME)
    if space == HOME:
        arrive(s, ghost)
    s.pos[ghost] = space
    s.tell("ghost", "two-players.ghost-five", space=space)


# ---- the end of a voyage -----------------------------------------------------------------------------------


def _end_voyage(s: Raids) -> bool:
    """Sails, then Coins, then the next voyage; False when that was the last one."""
    ghost = s.ghost
    if ghost is not None and s.pos[ghost] != HOME:
        arrive(s, ghost)
    remove_tiles(s, 1, HOME)
    for village in VILLAGES:
        s.reserve += s.stock[village]
        s.stock[village] = 0
    s.tell("voyage-end", "voyage-end.trigger", n=s.voyage)
    for seat in sorted(range(s.players), key=s.berth.__getitem__):
        sails = COUNTS["sails"](s, seat)
        if sails:
            recruit(s, seat, sails, "sails", "voyage-end.sails", "voyage-end.sail-room")
    _reward(s)
    if s.voyage == 4:
        s.tell("game-end", "game-end.trigger", winners=s.winners())
        return False
    _new_voyage(s)
    return True


def _reward(s: Raids) -> None:
    """Coins by the voyage's Arrival tile; ties go to the ship that arrived earlier."""
    arrival = ARRIVALS[s.arrivals[s.voyage - 1]]
    for rank, seat, count in ranking(s, arrival):
        if rank >= len(ARRIVAL_REWARDS) or (s.options["need_at_least_one"] and count == 0):
            continue
        coin = ARRIVAL_REWARDS[rank]
        s.coins[seat][COIN_VALUES.index(coin)] += 1
        clause = "voyage-end.first-tile" if count is None else "voyage-end.coins"
        s.tell("reward", clause, seat, coin=coin, rank=rank + 1, arrival=arrival, count=count)


def ranking(s: Raids, arrival: str) -> list[tuple[int, int, int | None]]:
    """(rank from 0, seat, how many of the item) of the players; the first voyage ranks by start position."""
    seats = sorted(range(s.players), key=s.berth.__getitem__)
    if arrival == "order":
        return [(s.berth[seat] - 1, seat, None) for seat in seats]
    counts = {seat: COUNTS[arrival](s, seat) for seat in seats}
    seats.sort(key=lambda seat: -counts[seat])
    return [(rank, seat, counts[seat]) for rank, seat in enumerate(seats)]


STEPS: dict[str, Callable[..., None]] = {"turn": turn, "navigate": navigate}
