"""Relics on the Longship boards: placing them, and using the die that lies on one."""

from .cards import to_pile
from .crew import settle
from .pieces.board import CREW_SPACES, RELIC_SPACES
from .pieces.dice import COLOUR, DIE, FACE
from .pieces.relics import LATER_STEP, RELIC, RELIC_FACE, RELIC_INDEX, RELICS
from .state import N_KINDS, NOBODY, NOTHING, Reavers


def usable(s: Reavers, seat: int, relic: str) -> bool:
    """Can this seat use this Relic now: its own, with a die on it, at the Location it names, not used yet?"""
    number = RELIC_INDEX[relic]
    return (
        s.relic_owner[number] == seat
        and s.relic_die[number] != NOTHING
        and RELICS[relic].location == s.place
        and not s.relics_used >> number & 1
    )


def usable_at_once(s: Reavers, seat: int) -> list[str]:
    """The Relics that a seat can use before anybody takes part."""
    return [relic for relic in RELIC if relic not in LATER_STEP and usable(s, seat, relic)]


def why_not_used(s: Reavers, seat: int, words: list[str]) -> str:
    """The clause against using a Relic."""
    if len(words) != 2 or words[1] not in RELICS:
        return "relic.power"
    number = RELIC_INDEX[words[1]]
    if s.relic_owner[number] != seat:
        return "possible.own-things"
    if RELICS[words[1]].location != s.place:
        return "ruling.relic-window"
    if s.relics_used >> number & 1:
        return "ruling.relic-once"
    return "relic.power" if s.relic_die[number] == NOTHING else "ruling.relic-window"


def discard_relic_die(s: Reavers, seat: int, relic: str) -> None:
    """Pay for a Relic's effect with the die that lies on it."""
    number = RELIC_INDEX[relic]
    die = s.relic_die[number]
    s.supply[COLOUR[die]] += 1
    s.relic_die[number] = NOTHING
    s.relics_used |= 1 << number
    s.tell("used-relic", "relic.power", seat, relic=relic, die=DIE[die])


def place_relic(s: Reavers, seat: int, relic: str) -> None:
    """A Relic taken goes on a free Relic space; with none, its taker decides."""
    if s.relic_owner.count(seat) >= RELIC_SPACES:
        s.then(("relic-swap", seat, (relic,)))
        return
    _lay(s, seat, relic)
    s.tell("placed-relic", "relic.place", seat, relic=relic)


def replace_relic(s: Reavers, seat: int, relic: str, old: str) -> None:
    """The new Relic takes the place of an old one; the die of that one goes where there is room."""
    number = RELIC_INDEX[old]
    die = s.relic_die[number]
    s.relic_owner[number] = NOBODY
    s.relic_die[number] = NOTHING
    to_pile(s, seat, old)
    s.tell("replaced-relic", "ruling.fifth-relic", seat, relic=relic, old=old)
    if die != NOTHING and s.dice_on_board(seat) < CREW_SPACES:
        s.crew[seat * N_KINDS + die] += 1
        die = NOTHING
    _lay(s, seat, relic)
    if die != NOTHING:
        _find_room(s, seat, die)


def _lay(s: Reavers, seat: int, relic: str) -> None:
    """Put a Relic on the board; a die that fits may be laid on it at once."""
    s.relic_owner[RELIC_INDEX[relic]] = seat
    settle(s, seat, [kind for kind, n in enumerate(s.crew_of(seat)) if n])


def _find_room(s: Reavers, seat: int, die: int) -> None:
    """With the board full, a die without its Relic can only lie on another one."""
    for number in s.relics_of(seat):
        if s.relic_die[number] == NOTHING and RELIC_FACE[number] == FACE[die]:
            s.relic_die[number] = die
            return
    s.supply[COLOUR[die]] += 1
    s.tell("lost-die", "ruling.fifth-relic", seat, die=DIE[die])
