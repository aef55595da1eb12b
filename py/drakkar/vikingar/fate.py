"""What combats and deeds lead to: points and cups, drakkars lost or saved, sites destroyed, victory."""

from . import pieces as p
from .state import Vikingar

# ---- exploits and victory ----------------------------------------------------------------------------------


def gain(s: Vikingar, seat: int, exploit: int, clause: str) -> None:
    """Advance a pawn; its last step wins the cup. A closed exploit advances no more."""
    pawn = seat * p.PAWNS + exploit
    if s.pawns[pawn] == p.LENGTH[exploit]:
        return
    s.pawns[pawn] += 1
    s.tell("point", clause, seat, exploit=p.EXPLOITS[exploit], n=s.pawns[pawn], length=p.LENGTH[exploit])
    if s.pawns[pawn] == p.LENGTH[exploit]:
        s.gold[seat] += 1
        s.tell("cup", "exploit.cup", seat, exploit=p.EXPLOITS[exploit], gold=1)
        seek_victory(s, seat, "edge.gate-wait")


def seek_victory(s: Vikingar, seat: int, clause: str) -> None:
    """A player with enough cups and a drakkar at a gate wins there and then."""
    if s.cups(seat) >= s.options["target"] and s.on_gate(seat):
        s.winner = seat
        s.stack.clear()
        s.tell("victory", clause, seat)


# ---- drakkars ----------------------------------------------------------------------------------------------


def sink(s: Vikingar, ship: int, clause: str) -> None:
    """A drakkar is to be destroyed, unless its owner has a breath of life and wants to use it."""
    seat = ship // p.FLEET
    if s.has(seat, p.BREATH):
        s.stack.append(("breath", seat, ship, clause))
    else:
        drown(s, ship, clause)


def drown(s: Vikingar, ship: int, clause: str) -> None:
    """A drakkar goes back to its owner's reserve."""
    s.tell("sunk", clause, ship // p.FLEET, ship=p.SHIPS[ship], space=p.SPACES[s.ships[ship]])
    s.ships[ship] = p.RESERVE
    s.inactive[ship] = False


def mourn(s: Vikingar, ship: int, clause: str) -> None:
    """A drakkar lost in combat gives a point of the Valeureux, but not one that was saved."""
    if s.ships[ship] == p.RESERVE:
        gain(s, ship // p.FLEET, p.VALEUREUX, clause)


def avenge(s: Vikingar, seat: int, clause: str) -> None:
    """A defending player who has beaten the attacker gains a point of the Sanguinaire."""
    if s.options["bloody_defence"]:
        gain(s, seat, p.SANGUINAIRE, clause)


# ---- sites -------------------------------------------------------------------------------------------------


def destroy_site(s: Vikingar, seat: int, site: int, clause: str, point: str = "") -> None:
    """Cockade and loot; then the point, if the clause `point` gives one. An outpost goes with its site."""
    kind = p.KIND[site]
    gold = p.LOOT[kind]
    s.sites[site] = p.MASKED
    s.gold[seat] += gold
    s.tell("destroyed", clause, seat, site=p.SITES[site].token, what=kind, gold=gold)
    if point:
        gain(s, seat, p.SPOILS[kind], point)
