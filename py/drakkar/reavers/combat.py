"""Combat, the same for territories, sea battles and pillages: roll, re-roll, success or failure.

A combat is known by its purpose and its target: ("force", stack), ("battle", Sea Battle slot) or
("pillage", loot card).
"""

from typing import NamedTuple

from .cards import discard, to_pile
from .gains import gain
from .odds import chance
from .pieces.dice import COMBAT_DIE
from .pieces.fortress import FORTRESS as FORTRESS_CARDS
from .pieces.sea import SEA_BATTLES
from .pieces.territories import STACK_INDEX, STACKS, TILE_GAINS
from .pieces.village import VILLAGE as VILLAGE_CARDS
from .spending import hammers_available
from .state import NO_CARD, SEA, Reavers

FROM_DECK = -1  # the slot of a Sea Battle card that came from the deck
PILLAGES = {card: data for card, data in (VILLAGE_CARDS | FORTRESS_CARDS).items() if data.defence}

Target = str | int


class Clauses(NamedTuple):
    """What the rulebook says at each point of a combat."""

    commit: str
    dice: str
    success: str
    failure: str
    reroll: str


CLAUSES = {
    "force": Clauses(
        "force.commit-hammers", "force.combat-dice", "force.success", "force.failure", "force.favour-reroll"
    ),
    "battle": Clauses(
        "encounter.commit-hammers",
        "encounter.combat-dice",
        "encounter.success",
        "encounter.failure",
        "encounter.favour-reroll",
    ),
    "pillage": Clauses(*["option.pillage"] * 5),
}
PURPOSES = tuple(CLAUSES)


def defence(s: Reavers, purpose: str, target: Target) -> int:
    """The number to reach."""
    if purpose == "force":
        return STACKS[str(target)].defence
    if purpose == "battle":
        return SEA_BATTLES[sea_card(s, int(target))].defence
    return PILLAGES[str(target)].defence


def sea_card(s: Reavers, slot: int) -> str:
    """The Sea Battle card that is faced."""
    return s.facing if slot == FROM_DECK else s.sea[slot]


def fight(s: Reavers, seat: int, purpose: str, target: Target, dice: int) -> None:
    """Roll combat dice; the owner may go on re-rolling as long as there is Favour."""
    faces = [0, 0, 0]
    roll(s, faces, dice)
    _tell_roll(s, "combat", seat, faces, defence(s, purpose, target), CLAUSES[purpose].dice)
    _go_on(s, seat, purpose, target, faces)


def fight_again(s: Reavers, seat: int, purpose: str, target: Target, kept: list[int], dice: int) -> None:
    """Spend 1 Favour and roll some of the dice anew beside those that are kept."""
    s.favour[seat] -= 1
    roll(s, kept, dice)
    _tell_roll(s, "combat-again", seat, kept, defence(s, purpose, target), CLAUSES[purpose].reroll)
    _go_on(s, seat, purpose, target, kept)


def roll(s: Reavers, faces: list[int], dice: int) -> None:
    """Add the results of some combat dice: `faces` counts the blanks, ones and twos."""
    for _ in range(dice):
        faces[COMBAT_DIE[s.draw(6)]] += 1


def _tell_roll(s: Reavers, kind: str, seat: int, faces: list[int], goal: int, clause: str) -> None:
    dice = [value for value in (0, 1, 2) for _ in range(faces[value])]
    s.tell(kind, clause, seat, dice=dice, total=sum(dice), defence=goal, reveals=True)


def _go_on(s: Reavers, seat: int, purpose: str, target: Target, faces: list[int]) -> None:
    if s.favour[seat]:
        s.then(("reroll", seat, purpose, target, *faces))
    else:
        finish(s, seat, purpose, target, faces[1] + 2 * faces[2])


def finish(s: Reavers, seat: int, purpose: str, target: Target, total: int) -> None:
    """Success if the result equals or exceeds the defence value."""
    clauses = CLAUSES[purpose]
    if total < defence(s, purpose, target):
        s.tell("defeat", clauses.failure, seat)
        if purpose == "battle":
            leave_unbeaten(s, seat, int(target))
        return
    s.tell("victory", clauses.success, seat)
    if purpose == "force":
        conquer(s, seat, str(target), "force.take-tile")
    elif purpose == "battle":
        win_battle(s, seat, int(target))
    else:
        gain(s, seat, PILLAGES[str(target)].pillage, "option.pillage")


# ---- what success and failure bring -------------------------------------------------------------------


def conquer(s: Reavers, seat: int, stack: str, clause: str) -> None:
    """Take the top tile of a stack, reveal it, collect its rewards."""
    index = STACK_INDEX[stack]
    tile = s.stacks[index][-1]
    s.stacks[index] = s.stacks[index][:-1]
    s.tiles[seat] = [*s.tiles[seat], tile]
    s.tell("conquered", clause, seat, stack=stack, tile=tile, reveals=True)
    gain(s, seat, TILE_GAINS[tile], clause)


def win_battle(s: Reavers, seat: int, slot: int) -> None:
    """Collect the rewards of a Sea Battle card; the card goes into the Glory pile."""
    card = sea_card(s, slot)
    if slot == FROM_DECK:
        s.facing = NO_CARD
    else:
        s.sea[slot] = NO_CARD
    to_pile(s, seat, card)
    s.tell("won-battle", "encounter.to-glory-pile", seat, card=card)
    gain(s, seat, SEA_BATTLES[card].gains, "encounter.reward")


def leave_unbeaten(s: Reavers, seat: int, slot: int) -> None:
    """A card from the display stays there; one from the deck is discarded."""
    if slot == FROM_DECK:
        discard(s, SEA, [s.facing])
        s.tell("unbeaten", "ruling.unbeaten-sea-card", seat, card=s.facing)
        s.facing = NO_CARD


# ---- odds, before hammers are committed ---------------------------------------------------------------


def odds_table(s: Reavers, seat: int, goal: int, extra: int = 0) -> list[list[float]]:
    """For every number of hammers that a seat could commit: that number, the chance of success without
    Favour, and the chance with all of it for re-rolls."""
    favour = s.favour[seat]
    hammers = range(1, hammers_available(s, seat) + 1)
    return [[n, float(chance(n + extra, goal)), float(chance(n + extra, goal, favour))] for n in hammers]
