"""Monsters: ceding, fighting, and what weapons do."""

import pytest
from drakkar.raids.state import Raids

from .helpers import (
    AXE,
    DRAUGR,
    GIANT,
    JARL_SWORD,
    PIGS,
    RUNES,
    SAIL,
    SERPENT,
    SPEAR,
    TROLL,
    TWIN_AXES,
    WOLF,
    at_sea,
    beside,
    clause_of,
    parts,
    play,
    refusal,
    tile_at,
    told,
)

TRACK = {2: RUNES[0], 6: SPEAR, 8: TROLL, 9: PIGS, 11: SAIL}  # the troll's strength is 4


def meet(crew: int, weapons: tuple[str, ...] = (), monster: str = TROLL) -> Raids:
    """A ship in front of a monster."""
    state = at_sea([2, 6, 9], {**TRACK, 8: monster}, crew=[crew, 1, 1], aboard=[list(weapons), [], []])
    state.play("sail 8")
    return state


def test_choice() -> None:
    """monster.choice, ruling.monster-cede-allowed: fight or cede, even with enough Vikings."""
    state = meet(4)
    assert (state.seat, state.decision, state.moves()) == (0, "monster", ["fight", "cede"])


def test_cede() -> None:
    """monster.cede, monster.only-if-beaten: one Viking to the reserve; the monster stays."""
    state = meet(4)
    reserve = state.reserve
    events = state.play("cede")
    assert (state.crew[0], state.reserve) == (3, reserve + 1)
    assert tile_at(state, 8) == TROLL and beside(state, 0) == [RUNES[0]]
    assert clause_of(events, "cede") == "monster.cede"


def test_without_a_crew_one_passes() -> None:
    """monster.cede-empty, ruling.monster-afford: by itself, and the ship sails on."""
    state = at_sea([2, 6, 9], TRACK, crew=[0, 1, 1])
    events = state.play("sail 8")
    assert clause_of(events, "slip-by") == "monster.cede-empty"
    assert (state.seat, state.decision) == (0, "sail") and tile_at(state, 8) == TROLL
    assert state.moves() == ["sail 11", "sail home"]


def test_fight() -> None:
    """monster.fight-cost, monster.taken, score.monsters: pay its strength, take it at once; its slot is
    vacant."""
    state = meet(5)
    reserve = state.reserve
    events = state.play("fight")
    assert (state.crew[0], state.reserve) == (1, reserve + 4)
    assert beside(state, 0) == [RUNES[0], TROLL] and tile_at(state, 8) is None
    assert (
        told(events, "beat") == [{"seat": 0, "tile": TROLL, "n": 4}]
        and clause_of(events, "beat") == "monster.taken"
    )
    assert parts(state, 0)["monsters"] == 4


@pytest.mark.parametrize("crew", [1, 3])
def test_no_part_payment(crew: int) -> None:
    """monster.fight-cost, ruling.monster-afford: too few Vikings can only cede."""
    state = meet(crew)
    assert state.moves() == ["cede"] and refusal(state, "fight") == "ruling.monster-afford"


@pytest.mark.parametrize(
    ("weapons", "cost"),
    [
        ((), 6),
        ((AXE,), 5),
        ((AXE, SPEAR), 4),
        ((TWIN_AXES,), 4),
        ((TWIN_AXES, AXE), 3),
        ((TWIN_AXES, JARL_SWORD, AXE), 1),
    ],
)
def test_weapons_lower_the_cost(weapons: tuple[str, ...], cost: int) -> None:
    """monster.weapon-simple, monster.weapon-double: they add up and are not used up; the Glory stays the
    same."""
    track = {2: RUNES[0], 6: PIGS, 8: SERPENT, 9: "V2-06", 11: SAIL}
    state = at_sea([2, 6, 9], track, crew=[6, 1, 1], aboard=[list(weapons), [], []])
    state.play("sail 8")
    assert state.view(None)["prompt"] == {"tile": SERPENT, "n": cost}
    state.play("fight")
    assert state.crew[0] == 6 - cost
    assert state.view(None)["seats"][0]["aboard"] == list(weapons)
    assert parts(state, 0)["monsters"] == 6


def test_cost_never_falls_below_zero() -> None:
    """ruling.monster-floor-zero: free, also for a ship without Vikings, and still a choice."""
    weapons = (TWIN_AXES, JARL_SWORD)
    state = meet(0, weapons, DRAUGR)
    assert state.moves() == ["fight", "pass"]
    assert refusal(state, "cede") == "monster.cede-empty"
    state.play("fight")
    assert state.crew[0] == 0 and DRAUGR in beside(state, 0)
    state = meet(0, weapons, DRAUGR)
    events = state.play("pass")
    assert clause_of(events, "slip-by") == "monster.cede-empty" and tile_at(state, 8) == DRAUGR
    state = meet(2, weapons, DRAUGR)
    assert state.moves() == ["fight", "cede"] and refusal(state, "pass") == "monster.cede"
    state.play("fight")
    assert state.crew[0] == 2


def test_sail_on_beyond() -> None:
    """monster.sail-on: fought or not, the ship goes beyond."""
    for move in ("fight", "cede"):
        state = meet(5)
        state.play(move)
        assert (state.decision, state.moves()) == ("sail", ["sail 9", "sail 11", "sail home"])
        assert refusal(state, "sail 8") == "monster.sail-on"


def test_two_monsters_one_after_the_other() -> None:
    """ruling.no-announcement, monster.choice: each one passed is dealt with in turn."""
    track = {2: RUNES[0], 6: SPEAR, 7: DRAUGR, 8: TROLL, 9: PIGS, 11: SAIL}
    state = at_sea([2, 6, 9], track, crew=[4, 1, 1])
    assert state.moves() == ["sail 6", "sail 7"]
    play(state, "sail 7", "fight")
    assert state.moves() == ["sail 8"]
    play(state, "sail 8")
    assert state.moves() == ["cede"]


def test_every_passer_meets_it_in_full() -> None:
    """ruling.monster-per-passer, monster.stays: unbeaten, it faces the next ship with all its strength."""
    track = {1: AXE, 2: SPEAR, 4: GIANT, 6: SAIL, 7: PIGS, 8: WOLF}
    state = at_sea([1, 2, 6], track, crew=[8, 8, 1])
    play(state, "decline", "sail 4", "cede", "sail 7")
    assert tile_at(state, 4) == GIANT and state.seat == 1
    play(state, "decline")
    assert tile_at(state, 4) is None, "seat 1 is the last ship behind it"


def test_monster_stays_while_two_ships_are_behind() -> None:
    """monster.stays, ruling.monster-stays-and: it goes only when beaten, or when the last ship behind it
    sails."""
    track = {1: AXE, 2: SPEAR, 3: SAIL, 4: TROLL, 6: PIGS, 7: WOLF}
    state = at_sea([1, 2, 3], track, crew=[2, 2, 2])
    play(state, "decline", "sail 4", "cede", "sail 6")
    assert tile_at(state, 4) == TROLL, "two ships are still behind it"
    play(state, "decline", "sail 4", "cede", "sail 7")
    assert (state.seat, state.decision) == (2, "place") and tile_at(state, 4) == TROLL
    events = state.play("decline")
    assert told(events, "discard") == [{"seat": 2, "tiles": [TROLL]}]


def test_strength_is_glory() -> None:
    """ruling.monster-glory, score.monsters"""
    state = meet(6, (AXE,))
    state.play("fight")
    assert state.crew[0] == 3 and parts(state, 0)["monsters"] == 4
