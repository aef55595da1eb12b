"""How good a position of Vikings on Board is for a seat: points in hand, and what ships and bets promise."""

from .pieces import (
    BARREL_VALUES,
    BARRELS_EACH,
    BESIDE,
    COLOURS,
    HIGHEST_PRICE,
    STERNS,
    VIKINGS_EACH,
    WITH,
    WON,
    ZONE_WORDS,
)
from .state import NOBODY, Onboard

Orders = dict[int, dict[int, int]]  # of each ship in port: colours and their shields by influence
Hopes = dict[int, list[float]]  # of each ship in port: what each seat may gain when it departs

RISE = 0.3  # part of the way to the highest price that goods still climb, at the start of the game
HOLDS = 0.6  # chance that the order of a ship is still the same when it departs
RANKS = (0.4, 0.2, 0.1, 0.0)  # part of the chests still to come aboard that each rank can hope for
BET_LEADS = 0.6  # chance that a bet on the leading colour wins, a little more for each shield ahead
BET_TRAILS = 0.25  # the same on another colour aboard, a little less for each shield behind
PER_SHIELD = 0.08
BET_ABSENT = 0.05  # the same on a colour that is not aboard
LOST_BARREL = 0.1  # chance that a barrel on the quay of a departed ship is moved and wins
SPARE_BARREL = 0.3  # chance that a barrel not placed yet is placed and wins, at the start of the game
STERN = 0.3  # part of the best departure that holding the stern makes surer
LATE = 0.04  # points that a slot farther from First Player costs in the next round

# Decisions in the middle of an action: their worth is that of the best way to finish it.
UNFINISHED = {
    "promotion",
    "change",
    "tavern1",
    "warehouse1",
    "market",
    "move",
    "tavern2",
    "warehouse2",
    "exchange",
    "exchange-with",
    "return-order",
}


def evaluate(s: Onboard, seat: int) -> float:
    """Own prospects, less those of the others on average."""
    if s.seat == seat and s.decision in UNFINISHED:
        return max((evaluate(_after(s, move), seat) for move in _ways_on(s)), default=float("-inf"))
    worth = _prospects(s)
    mine = worth.pop(seat)
    return mine - sum(worth) / len(worth)


def _ways_on(s: Onboard) -> list[str]:
    """Moves worth a look to finish an action: a pair of bodies to exchange is tried in one order only, bets
    only on colours that lead."""
    moves = s.moves()
    if s.decision == "exchange-with":
        first = s.stack[-1][2]
        return [text for ship in s.port if ship > first for text in WITH[ship][: len(s.rows[ship])]]
    if s.decision in ("tavern1", "tavern2"):
        leaders = {ZONE_WORDS[ship * len(COLOURS) + next(iter(s.influence(ship)), 0)] for ship in s.port}
        return [move for move in moves if move.split()[2] in leaders] or moves
    return moves


def _after(s: Onboard, move: str) -> Onboard:
    world = s.copy()
    world.play(move)
    return world


def _prospects(s: Onboard) -> list[float]:
    """Points that each seat has and may hope for."""
    if s.over:
        return [float(score.total) for score in s.scores()]
    to_go = (len(s.port) - 1) / STERNS  # part of the departures that is still to come
    prices = [price + (HIGHEST_PRICE - price) * RISE * to_go for price in s.market]
    departing = next((frame[1] for frame in s.stack if frame[0] == "leave"), None)
    staying = [ship for ship in s.port if ship != departing]
    orders = {ship: s.influence(ship) for ship in staying}
    hopes = {ship: _shares(s, ship, order, prices) for ship, order in orders.items()}
    worth = [_holdings(s, seat, prices) for seat in range(s.players)]
    _add_barrels(s, worth, hopes, orders, to_go)
    to_load = (len(s.pile1) + len(s.pile2)) / len(s.port) * sum(prices) / len(prices)
    for ship, gains in hopes.items():
        for seat, gain in enumerate(gains):
            worth[seat] += HOLDS * gain
        for colour, part in zip(orders[ship], RANKS, strict=False):
            if colour in s.colours:
                worth[s.colours.index(colour)] += part * to_load
    if departing is not None:
        for seat, gain in enumerate(_shares(s, departing, s.influence(departing), prices)):
            worth[seat] += gain
    elif s.stern != NOBODY:
        worth[s.stern] += STERN * _best_departure(s, hopes)
    return worth


def _holdings(s: Onboard, seat: int, prices: list[float]) -> float:
    """Chests on the shield board, and the turn order of the next round."""
    worth = 0.0
    for count, price in zip(s.boards[seat], prices, strict=True):
        worth += count * price
    each = VIKINGS_EACH[s.players]
    for slot, viking in enumerate(s.across):
        if viking != NOBODY and viking // each == seat:
            worth -= LATE * slot
    return worth


def _shares(s: Onboard, ship: int, order: dict[int, int], prices: list[float]) -> list[float]:
    """What each seat would take from a ship: the dearest chest first, round the order of influence."""
    gains = [0.0] * s.players
    if order and any(s.prows[ship]):
        cargo = [price for price, count in zip(prices, s.prows[ship], strict=True) for _ in range(count)]
        takers = [s.owner(colour) for colour in order]
        for rank, price in enumerate(sorted(cargo, reverse=True)):
            taker = takers[rank % len(takers)]
            if taker is not None:
                gains[taker] += price
    return gains


def _add_barrels(s: Onboard, worth: list[float], hopes: Hopes, orders: Orders, to_go: float) -> None:
    """Bets add to what a ship promises; barrels won, left behind or not placed yet to what a seat has."""
    for barrel, place in enumerate(s.barrels):
        seat, number = divmod(barrel, BARRELS_EACH)
        value = BARREL_VALUES[number]
        if place == WON:
            worth[seat] += value
        elif place == BESIDE:
            worth[seat] += value * SPARE_BARREL * to_go
        else:
            ship, colour = divmod(place, len(COLOURS))
            if ship in orders:
                hopes[ship][seat] += value * _chance(orders[ship], colour)
            else:
                worth[seat] += value * LOST_BARREL * to_go


def _chance(order: dict[int, int], colour: int) -> float:
    """How likely a bet on a colour is to win, by its shields and those of the colour to beat."""
    if colour not in order:
        return BET_ABSENT
    top, second = (*order.values(), 0)[:2]
    if colour == next(iter(order)):
        return min(0.9, BET_LEADS + PER_SHIELD * (top - second))
    return max(BET_ABSENT, BET_TRAILS - PER_SHIELD * (top - order[colour]))


def _best_departure(s: Onboard, hopes: Hopes) -> float:
    """How much more than the others, on average, the stern holder can gain by choosing the ship."""
    best = 0.0
    for ship, gains in hopes.items():
        if s.rows[ship] and any(s.prows[ship]):
            mine = gains[s.stern]
            best = max(best, mine - (sum(gains) - mine) / (s.players - 1))
    return best
