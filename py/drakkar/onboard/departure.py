"""The departure of a ship: influence, barrels, distribution of the chests, leaving, the end of the game."""

from typing import Any

from .pieces import BARREL_VALUES, BARRELS_EACH, COLOURS, KINDS, SHIP_WORDS, SHIPS, STERNS, WON
from .rounds import chief_crosses
from .standing import what_ranks
from .state import NOBODY, Onboard


def set_out(s: Onboard, ship: int) -> None:
    """First the order of influence, then the barrels, then the chests; then the ship leaves."""
    s.tell("depart", "departure.stern-on-ship", s.stern, ship=SHIP_WORDS[ship])
    order = s.influence(ship)
    if order:
        colours, shields = [COLOURS[colour] for colour in order], list(order.values())
        s.tell("influence", what_ranks(order), ship=SHIP_WORDS[ship], order=colours, shields=shields)
        _win_barrel(s, ship, next(iter(order)))
    else:
        s.tell("no-order", "ruling.no-order-no-winner", ship=SHIP_WORDS[ship])
    s.then(("serve", ship, 0), ("leave", ship))


def _win_barrel(s: Onboard, ship: int, top: int) -> None:
    """The barrel on the top colour's zone goes to its owner's shield board; the others stay."""
    zone = ship * len(COLOURS) + top
    if zone in s.barrels:
        barrel = s.barrels.index(zone)
        seat, number = divmod(barrel, BARRELS_EACH)
        s.barrels[barrel] = WON
        secret = {"points": BARREL_VALUES[number]}
        s.tell("win", "barrel.win", seat, secret=secret, ship=SHIP_WORDS[ship], colour=COLOURS[top])


# ---- distribution ------------------------------------------------------------------------------------------


def serve(s: Onboard, ship: int, go: int) -> None:
    """The next colour in the order of influence has its go; `go` counts from 0 and runs round the order."""
    left = sum(s.prows[ship])
    if not left:
        return
    order = list(s.influence(ship))
    seats = [s.owner(colour) for colour in order]
    aboard = [seat for seat in seats if seat is not None]
    if not aboard:
        _rest_to_box(s, ship, "ruling.only-neutrals-aboard" if order else "ruling.chests-without-bodies")
        return
    if len(order) == 1:
        _take_all(s, aboard[0], ship)
        return
    rank = go % len(order)
    seat = seats[rank]
    s.stack.append(("serve", ship, go + 1))
    if seat is not None:
        _offer(s, "take", seat, ship, go)
        return
    taker = next_taker(s, seats, rank, left)
    if taker is None:
        _rest_to_box(s, ship, "distribution.neutral-rest")
    else:
        _offer(s, "discard", (taker + 1) % s.players, ship, order[rank])


def _offer(s: Onboard, name: str, *args: int) -> None:
    """Ask for a chest of the ship; when all are of one kind there is nothing to ask."""
    decision = s.decisions[name]
    moves = decision.moves(s, *args)
    if len(moves) > 1:
        s.stack.append((name, *args))
    else:
        decision.play(s, moves[0].split(), *args)


def next_taker(s: Onboard, seats: list[int | None], rank: int, left: int) -> int | None:
    """Who takes the next chest after the neutral colour at `rank`; None if none will be left for a player."""
    following = seats[rank + 1 :]
    if not s.options["neutrals_end_sharing"]:
        following += seats[:rank]
    return next((seat for seat in following[: left - 1] if seat is not None), None)


def _take_all(s: Onboard, seat: int, ship: int) -> None:
    chests = _unload(s, ship, s.boards[seat])
    s.tell("take-all", "distribution.alone", seat, ship=SHIP_WORDS[ship], chests=chests)


def _rest_to_box(s: Onboard, ship: int, clause: str) -> None:
    s.tell("rest", clause, ship=SHIP_WORDS[ship], chests=_unload(s, ship, s.box))


def _unload(s: Onboard, ship: int, to: list[int]) -> list[str]:
    """Put all the chests of a ship somewhere else; returns their kinds."""
    chests = s.prows[ship]
    s.prows[ship] = [0] * len(KINDS)
    for kind, count in enumerate(chests):
        to[kind] += count
    return [KINDS[kind] for kind, count in enumerate(chests) for _ in range(count)]


# ---- leaving -----------------------------------------------------------------------------------------------


def leave(s: Onboard, ship: int) -> None:
    """The ship is out of play; when that was the last stern, so is the game."""
    s.port.remove(ship)
    s.stern = NOBODY
    s.tell("leave", "leave.out-of-play", ship=SHIP_WORDS[ship])
    if len(s.port) > SHIPS - STERNS:
        chief_crosses(s)
    else:
        _end(s)


def _end(s: Onboard) -> None:
    s.tell("eighth", "end.eighth-lost", ship=SHIP_WORDS[s.port[0]])
    for seat, score in enumerate(s.scores()):
        chests: dict[str, Any] = dict(zip(KINDS, s.boards[seat], strict=True))
        won = sum(s.won_values(seat))
        s.tell("reveal", "ruling.reveal-at-end", seat, reveals=True, **chests, barrels=won, n=score.total)
    s.tell("game-end", "end.after-seventh", winners=s.winners())
