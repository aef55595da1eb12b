"""Crew dice: gaining them, making room for them, laying them on Relics."""

from .pieces.board import CREW_SPACES
from .pieces.dice import COLOUR, COLOURS, DIE, FACE, KIND, ROLL
from .pieces.relics import RELIC, RELIC_FACE, RELIC_INDEX
from .state import N_KINDS, NOTHING, Reavers


def take_rolled(s: Reavers, seat: int, colours: tuple[int, ...], clause: str) -> None:
    """Take dice of these colours from the supply, as far as it reaches, and roll them."""
    kinds = []
    for colour in colours:
        if s.supply[colour]:
            s.supply[colour] -= 1
            kinds.append(ROLL[colour][s.draw(6)])
    if kinds:
        s.tell("rolled", clause, seat, dice=[DIE[kind] for kind in kinds], reveals=True)
        put_aboard(s, seat, kinds)
    if len(kinds) < len(colours):
        s.tell("short-of-dice", "ruling.supply-of-dice", seat, n=len(colours) - len(kinds))


def take_chosen(s: Reavers, seat: int, kind: int, clause: str) -> None:
    """Take one die from the supply on a face of the owner's choice; it is settled later."""
    s.supply[COLOUR[kind]] -= 1
    s.crew[seat * N_KINDS + kind] += 1
    s.tell("chosen-die", clause, seat, die=DIE[kind])


def put_aboard(s: Reavers, seat: int, kinds: list[int]) -> None:
    """Add dice to a Longship board, and see where they go."""
    for kind in kinds:
        s.crew[seat * N_KINDS + kind] += 1
    settle(s, seat, kinds)


def settle(s: Reavers, seat: int, kinds: list[int]) -> None:
    """Let the owner of new dice return what does not fit, and lay on Relics what may lie there."""
    if s.dice_on_board(seat) > CREW_SPACES:
        s.then(("overflow", seat))
    elif seat in s.relic_owner and _fits_a_relic(s, seat, kinds):
        s.then(("stow", seat))


def _fits_a_relic(s: Reavers, seat: int, kinds: list[int]) -> bool:
    faces = {FACE[kind] for kind in kinds}
    return any(RELIC_FACE[relic] in faces for relic in empty_relics(s, seat))


# ---- dice on Relics -----------------------------------------------------------------------------------


def empty_relics(s: Reavers, seat: int) -> list[int]:
    """Relics of a seat without a die."""
    dice = s.relic_die
    return [relic for relic, owner in enumerate(s.relic_owner) if owner == seat and dice[relic] == NOTHING]


def store_moves(s: Reavers, seat: int) -> list[str]:
    """Every way to lay a die from the board on an empty Relic: possible at any decision of its owner."""
    if seat not in s.relic_owner:
        return []
    start = seat * N_KINDS
    return [
        f"store {DIE[kind]} {RELIC[relic]}"
        for relic in empty_relics(s, seat)
        for kind in range(N_KINDS)
        if s.crew[start + kind] and FACE[kind] == RELIC_FACE[relic]
    ]


def store(s: Reavers, seat: int, die: str, relic: str) -> None:
    """Lay a die on a Relic."""
    s.crew[seat * N_KINDS + KIND[die]] -= 1
    s.relic_die[RELIC_INDEX[relic]] = KIND[die]
    s.tell("stored", "ruling.relic-die-move", seat, die=die, relic=relic)


def why_not_stored(s: Reavers, seat: int, words: list[str]) -> str:
    """The clause against laying this die on this Relic."""
    if len(words) != 3 or words[1] not in KIND or words[2] not in RELIC_INDEX:
        return "relic.extra-die-space"
    relic = RELIC_INDEX[words[2]]
    if s.relic_owner[relic] != seat or not s.crew[seat * N_KINDS + KIND[words[1]]]:
        return "possible.own-things"
    if s.relic_die[relic] != NOTHING:
        return "relic.extra-die-space"
    double = FACE[KIND[words[1]]] == "double" and RELIC_FACE[relic] == "hammer"
    return "ruling.accepted-face" if double else "relic.slot-face"


# ---- dice rolled or turned on the board ---------------------------------------------------------------


def reroll(s: Reavers, seat: int, kinds: list[int], clause: str) -> None:
    """Roll some dice of a Longship board again, all together."""
    start = seat * N_KINDS
    rolled = [ROLL[COLOUR[kind]][s.draw(6)] for kind in kinds]
    for kind in kinds:
        s.crew[start + kind] -= 1
    for kind in rolled:
        s.crew[start + kind] += 1
    old, new = [DIE[kind] for kind in kinds], [DIE[kind] for kind in rolled]
    s.tell("rerolled", clause, seat, old=old, dice=new, reveals=True)


def kinds_on_board(s: Reavers, seat: int) -> list[int]:
    """The kinds of dice that a seat has on its board, each once."""
    return [kind for kind, n in enumerate(s.crew_of(seat)) if n]


def colours_in_supply(s: Reavers) -> list[int]:
    return [colour for colour in range(len(COLOURS)) if s.supply[colour]]
