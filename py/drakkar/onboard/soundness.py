"""The invariants of a position: what can never be otherwise, whatever is played."""

from drakkar.core.state import Frame

from .departure import next_taker
from .pieces import (
    BARRELS_EACH,
    BESIDE,
    BODIES,
    BODY_COLOUR,
    BUILDINGS,
    CHESTS_OF_A_KIND,
    COLOURS,
    KINDS,
    PLACEMENT,
    SHIPS,
    STERNS,
    VIKINGS_EACH,
    WAREHOUSE_TWO_DRAW,
)
from .state import NOBODY, Onboard

# decisions of a building that need nothing but the seat
ACTIONS = ("promotion", "change", "tavern1", "market", "move", "tavern2", "exchange")


def check(s: Onboard) -> None:
    """Raise ValueError with a sentence if something is wrong."""
    _need(len(s.boards) == s.players, "there must be one shield board for each player")
    _need(len(s.barrels) == BARRELS_EACH * s.players, "there must be four barrels for each player")
    _need(len(set(s.colours)) == len(s.colours), "a colour is played twice")
    if s.round == 0:
        _check_empty_table(s)
        return
    _need(len(s.colours) == s.players, "there must be one colour for each player")
    _check_ships(s)
    _check_chests(s)
    _check_barrels(s)
    _check_vikings(s)
    _check_stack(s)


def _need(true: bool, sentence: str) -> None:
    if not true:
        raise ValueError(sentence)


def _check_empty_table(s: Onboard) -> None:
    """While colours are chosen nothing else has happened."""
    _need(bool(s.options["choose_colours"]), "the pieces are not laid out")
    seats = range(s.players - 1, len(s.colours) - 1, -1)
    _need(len(seats) > 0, "all colours are chosen, but the pieces are not laid out")
    _need(s.stack == [("lay-out",), *[("colour", seat) for seat in seats]], "the wrong seat chooses a colour")
    start = Onboard._blank(s.players, s.options, s.chance)
    start.setup()
    same = all(getattr(s, name) == getattr(start, name) for name in s.fields if name != "colours")
    _need(same, "pieces lie on the table before the colours are chosen")


def _check_ships(s: Onboard) -> None:
    bodies = [body for row in s.rows for body in row]
    _need(sorted(bodies) == list(range(BODIES)), "the bodies are not 24, each on one ship")
    _need(s.port == sorted(set(s.port)), "a ship is twice in port")
    _need((len(s.port) == SHIPS - STERNS) == s.over, "the game is over when one ship is left, and only then")
    _need(SHIPS - len(s.port) <= s.round - (not s.over), "more ships departed than rounds were played")
    if s.crewed:
        _need(s.players == 2, "extra Vikings are for two players")
        crews = [body for body in range(BODIES) if s.crewed >> body & 1]
        _need(all(BODY_COLOUR[body] in s.colours for body in crews), "an extra Viking is on a neutral body")
        _need(len(crews) <= SHIPS - len(s.port) + (s.stern != NOBODY), "more extra Vikings than sterns taken")


def _check_chests(s: Onboard) -> None:
    _need(len(s.seen) == len(s.pile2), "pile 2 and what is known of it don't fit")
    _need(all(seen < 1 << s.players for seen in s.seen), "nobody sits where a chest was seen")
    departed = [ship for ship in range(SHIPS) if ship not in s.port]
    _need(not any(any(s.prows[ship]) for ship in departed), "a departed ship carries chests")
    drawn = [frame[2] for frame in s.stack if frame[0] == "warehouse1"]
    for kind, name in enumerate(KINDS):
        count = s.pile1.count(kind) + s.pile2.count(kind) + s.box[kind] + drawn.count(kind)
        count += sum(chests[kind] for chests in s.prows) + sum(chests[kind] for chests in s.boards)
        _need(count == CHESTS_OF_A_KIND, f"the chests of {name} are not {CHESTS_OF_A_KIND}")


def _check_barrels(s: Onboard) -> None:
    placed = [place for place in s.barrels if place >= 0]
    _need(len(set(placed)) == len(placed), "two barrels lie in one zone")
    departing = any(frame[0] == "leave" for frame in s.stack)
    won = len(s.barrels) - len(placed) - s.barrels.count(BESIDE)
    _need(won <= SHIPS - len(s.port) + departing, "more barrels won than ships departed")
    if s.options["one_bet_per_ship"]:
        for seat in range(s.players):
            ships = [place // len(COLOURS) for place in s.barrels_of(seat) if place >= 0]
            _need(len(set(ships)) == len(ships), "a player has two bets on a ship")


def _check_vikings(s: Onboard) -> None:
    vikings = [viking for viking in s.home + s.across if viking != NOBODY]
    _need(sorted(vikings) == list(range(len(PLACEMENT[s.players]))), "a Viking is missing, or in two places")
    _need(s.chief == s.round % 2, "the Chief is on the wrong side")
    viking = s.across[BUILDINGS.index("departure")]
    holder = NOBODY if viking == NOBODY or s.over else viking // VIKINGS_EACH[s.players]
    _need(s.stern == holder, "the stern is not held by the player whose Viking stands at Departure")


def _check_stack(s: Onboard) -> None:
    """What comes next fits what is on the table."""
    args = [arg for frame in s.stack for arg in frame[1:]]
    _need(all(type(arg) is int for arg in args), "the next steps are not well formed")
    if not s.over:
        *below, top = s.stack
        departing = bool(below) and below[0][0] == "leave"
        fits = _is_share(s, below, top) if departing else _is_turn(s, below, top)
        _need(fits, "the next decision does not fit the position")


def _is_turn(s: Onboard, below: list[Frame], top: Frame) -> bool:
    """A Viking is to cross, or has just crossed and acts, or all have crossed and a ship departs."""
    waiting = [building for building, viking in enumerate(s.home) if viking != NOBODY]
    name, seat, *rest = top
    if name == "depart":
        return not below and not waiting and not rest and seat == s.stern != NOBODY
    if below != [("turn",)]:
        return False
    if name == "go":
        each = VIKINGS_EACH[s.players]
        return bool(waiting) and rest == waiting[:1] and seat == s.home[waiting[0]] // each
    if len(waiting) == len(PLACEMENT[s.players]) or seat not in range(s.players):
        return False
    if name == "warehouse1":
        return len(rest) == 1 and rest[0] in range(len(KINDS))
    if name == "warehouse2":
        drawn = min(WAREHOUSE_TWO_DRAW, len(s.pile2))
        return rest == [drawn] and all(seen >> seat & 1 for seen in s.seen[:drawn])
    if name == "exchange-with":
        ship, place = rest
        return ship in s.port and place in range(len(s.rows[ship]))
    if name == "extra-viking":
        return not rest and s.players == 2 and s.stern == 1 - seat
    if name == "return-order":
        return not rest and bool(s.options["choose_return_order"]) and len(s.pile2) > 1
    return name in ACTIONS and not rest


def _is_share(s: Onboard, below: list[Frame], top: Frame) -> bool:
    """The colour whose go it is takes a chest of the departing ship, or one goes to the box for it."""
    (leave, ship), (serve, *at) = below
    go = at[1] - 1
    order = list(s.influence(ship))
    if leave != "leave" or serve != "serve" or at[0] != ship or ship not in s.port or not order or go < 0:
        return False
    seats = [s.owner(colour) for colour in order]
    rank = go % len(order)
    if seats[rank] is not None:
        return top == ("take", seats[rank], ship, go)
    taker = next_taker(s, seats, rank, sum(s.prows[ship]))
    return taker is not None and top == ("discard", (taker + 1) % s.players, ship, order[rank])
