"""Whatever a person might try and can't: the clause that forbids it, and no trace of the attempt."""

import pytest
from drakkar import IllegalMove
from drakkar.raids.pieces import HOME
from drakkar.raids.state import Raids

from .helpers import (
    AXE,
    DRAUGR,
    MEETING,
    PIGS,
    PORT,
    RUNES,
    SAIL,
    SPEAR,
    TIMBER,
    TROLL,
    TWIN_AXES,
    WOLF,
    at_sea,
    play,
    refusal,
)

FIVE = [SPEAR, SAIL, WOLF, PIGS, TWIN_AXES]


def placing(aboard: list[str]) -> Raids:
    return at_sea([2, 6, 9], {2: AXE, 6: RUNES[0], 9: RUNES[1]}, aboard=[aboard, [], []])


def sailing(crew: int = 2) -> Raids:
    track = {3: AXE, 4: RUNES[0], 6: SPEAR, 7: WOLF, 8: MEETING, 9: SAIL, 12: TROLL, 13: PIGS}
    return at_sea([4, 7, 9], track, crew=[crew, 2, 2])


def selling() -> Raids:
    return at_sea([2, 6, 9], {2: PORT, 6: RUNES[0], 9: RUNES[1]}, aboard=[[TIMBER, PIGS, AXE], [], []])


def at_monster(crew: int = 2, weapons: tuple[str, ...] = ()) -> Raids:
    track = {2: RUNES[0], 6: SPEAR, 8: DRAUGR, 9: SAIL}
    state = at_sea([2, 6, 9], track, crew=[crew, 2, 2], aboard=[list(weapons), [], []])
    state.play("sail 8")
    return state


def attacked(crew: int = 2) -> Raids:
    state = at_sea([2, 6, 9], {2: RUNES[0], 6: SPEAR, 9: SAIL, 11: WOLF}, crew=[3, crew, 2])
    state.play("sail 6")
    return state


def fleeing(crew: int = 0) -> Raids:
    state = attacked(crew)
    state.play("flee")
    return state


CASES = [
    (placing(FIVE), "stow", "take.full-ship"),
    (placing([SPEAR]), "stow 2", "ruling.rearrange-abstract"),
    (placing([SPEAR]), f"replace {WOLF}", "take.ship-tile-replace"),
    (placing([SPEAR]), "replace", "take.ship-tile-replace"),
    (placing([SPEAR]), "decline AXE", "take.ship-tile-decline"),
    (placing([SPEAR]), "sail 6", "take.in-front"),
    (selling(), f"sell {TIMBER} {PIGS}", "port.simple-sale"),
    (selling(), f"sell {AXE}", "port.simple-sale"),
    (selling(), "sail 6", "take.port"),
    (sailing(), "sail 3", "navigate.direction"),
    (sailing(), "sail 4", "navigate.must-sail"),
    (sailing(), "sail 6", "navigate.catch-up"),
    (sailing(), "sail 5", "navigate.catch-up"),
    (sailing(), "sail 8", "navigate.passage-no-stop"),
    (sailing(), "sail 10", "navigate.passage-no-stop"),
    (sailing(), "sail 11", "navigate.vacant-no-stop"),
    (sailing(), "sail 13", "ruling.no-announcement"),
    (sailing(), "sail home", "ruling.no-announcement"),
    (sailing(), "sail 22", "navigate.must-sail"),
    (sailing(), "sail 7 9", "navigate.must-sail"),
    (sailing(), "fight", "navigate.must-sail"),
    (sailing(0), "sail 7", "navigate.occupied-needs-viking"),
    (at_monster(), "fight", "ruling.monster-afford"),
    (at_monster(), "pass", "monster.cede"),
    (at_monster(0, (TWIN_AXES, "V4-01")), "cede", "monster.cede-empty"),
    (at_monster(), "sail 9", "monster.choice"),
    (attacked(1), "riposte", "combat.cannot-or-will-not"),
    (attacked(5), "riposte 4", "combat.exact"),
    (attacked(5), "sail 11", "combat.opponent-chooses"),
    (fleeing(), "sail 6", "flee.leave-now"),
    (fleeing(), "sail 9", "flee.new-combat"),
    (fleeing(), "sail 3", "navigate.direction"),
    (fleeing(), "stay", "flee.forward"),
    (at_sea([0, 0, 3], {1: AXE, 3: SPEAR}, berth=[2, 1, 3]), "sail 2", "navigate.vacant-no-stop"),
    (at_sea([0, 2, 3], {1: AXE, 2: SAIL, 3: SPEAR}, berth=[1, 2, 3]), "sail 1", "navigate.last-to-leave"),
    (at_sea([4, HOME, HOME], {4: RUNES[0], 6: AXE}, berth=[3, 1, 2]), "sail 6", "ruling.arrived-ships-ahead"),
    (at_sea([2, 9, 5], {2: RUNES[0], 4: AXE, 9: SPEAR}, ghost=True), "sail 4", "two-players.catch-up-ghost"),
]


@pytest.mark.parametrize(
    ("state", "move", "clause"), CASES, ids=[f"{move} [{clause}]" for _, move, clause in CASES]
)
def test_refused_by(state: Raids, move: str, clause: str) -> None:
    before = state.dump()
    assert refusal(state, move) == clause
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    assert refused.value.clause.id == clause and refused.value.move == move
    assert state.dump() == before


def test_every_space_of_the_board_is_legal_or_refused_for_a_reason() -> None:
    """For each target that a person might click, the rulebook has an answer that fits its kind."""
    state = sailing()
    reasons = {space: refusal(state, f"sail {space}") for space in range(1, HOME)}
    assert [space for space, reason in reasons.items() if reason is None] == [7, 9, 12]
    assert {space for space, reason in reasons.items() if reason == "navigate.vacant-no-stop"} == {
        11,
        14,
        16,
        17,
        18,
        19,
    }
    assert {space for space, reason in reasons.items() if reason == "navigate.passage-no-stop"} == {
        8,
        10,
        15,
        20,
    }


def test_legal_moves_are_not_refused() -> None:
    for state in (placing(FIVE), selling(), sailing(), at_monster(), attacked(), fleeing()):
        assert all(state.why_not(move) is None for move in state.moves())


def test_decisions_name_the_clause_that_grants_them() -> None:
    """take.in-front, take.port, navigate.must-sail, flee.forward, monster.choice, combat.opponent-chooses"""
    grants = {name: decision.grants for name, decision in sailing().decisions.items()}
    assert grants == {
        "place": "take.in-front",
        "sell": "take.port",
        "sail": "navigate.must-sail",
        "flight": "flee.forward",
        "monster": "monster.choice",
        "respond": "combat.opponent-chooses",
    }


def test_a_move_on_a_copy_leaves_the_original_alone() -> None:
    state = sailing()
    before = state.dump()
    play(state.copy(), "sail 9", "flee", "sail 12")
    assert state.dump() == before
