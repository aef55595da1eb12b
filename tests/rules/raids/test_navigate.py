"""Phase 2: what is discarded, how far one must go, where one may stop."""

import pytest
from drakkar.raids.pieces import HOME

from .helpers import (
    AXE,
    DRAUGR,
    HAMMER,
    LOOT,
    MEETING,
    PIGS,
    PORT,
    RUNES,
    SAIL,
    SPEAR,
    TIMBER,
    TROLL,
    WOLF,
    at_sea,
    clause_of,
    play,
    refusal,
    tile_at,
    told,
)


def test_must_sail() -> None:
    """navigate.must-sail: the ship moves, and staying put is no move."""
    state = at_sea([2, 6, 9], {2: RUNES[0], 6: AXE, 9: SPEAR})
    assert all(move.startswith("sail ") for move in state.moves()) and "sail 2" not in state.moves()
    assert (
        refusal(state, "sail 2") == refusal(state, "stay") == refusal(state, "sail") == "navigate.must-sail"
    )


def test_never_backwards() -> None:
    """navigate.direction"""
    state = at_sea([6, 8, 9], {3: AXE, 6: RUNES[0], 8: SPEAR, 9: SAIL})
    assert "sail 3" not in state.moves() and refusal(state, "sail 3") == "navigate.direction"


def test_tiles_up_to_the_next_ship_are_discarded() -> None:
    """navigate.discard-between, navigate.discarded-removed: strictly between the two ships, before moving."""
    state = at_sea([2, 7, 9], {2: RUNES[0], 3: AXE, 4: TIMBER, 6: PIGS, 7: SPEAR, 8: WOLF, 9: SAIL})
    assert told(state.events, "discard") == [{"seat": 0, "tiles": [AXE, TIMBER, PIGS]}]
    assert clause_of(state.events, "discard") == "navigate.discard-between"
    assert [tile_at(state, space) for space in (3, 4, 6)] == [None] * 3
    assert [tile_at(state, space) for space in (7, 8, 9)] == [SPEAR, WOLF, SAIL]
    assert AXE not in str(state.view(None))


def test_discarding_comes_after_taking() -> None:
    """turn.two-phases, navigate.discard-between: nothing is discarded while the tile taken is still in
    hand."""
    state = at_sea([2, 6, 9], {2: AXE, 3: TIMBER, 6: SPEAR, 9: SAIL})
    assert state.decision == "place" and tile_at(state, 3) == TIMBER
    state.play("stow")
    assert tile_at(state, 3) is None


def test_every_kind_is_discarded() -> None:
    """ruling.between-means-all-kinds, navigate.discarded-not-met: encounters, plunders and monsters too.
    Their Vikings and coins return, nobody fights or pays, Villages stay and still give their Viking."""
    track = {2: RUNES[0], 3: MEETING, 4: LOOT, 6: DRAUGR, 7: AXE, 9: SPEAR}
    state = at_sea([2, 7, 9], track, crew=[2, 2, 2], villages={5: 3})
    assert told(state.events, "discard")[0]["tiles"] == [MEETING, LOOT, DRAUGR]
    assert state.reserve == 40 - 6 - 3, "the three Vikings of the encounter are back"
    assert state.view(None)["track"][4]["coins"] == []
    events = state.play("sail 7")
    assert told(events, "village") == [{"seat": 0, "space": 5}]
    assert state.coins[0] == [0, 0, 0] and not told(events, "cede") and not told(events, "encounter")


def test_catch_up() -> None:
    """navigate.catch-up: the space of the next ship is the first where one may stop."""
    state = at_sea([2, 6, 9], {2: RUNES[0], 3: AXE, 4: TIMBER, 6: SPEAR, 9: SAIL, 11: WOLF})
    assert state.moves() == ["sail 6", "sail 9", "sail 11", "sail home"]
    assert refusal(state, "sail 3") == refusal(state, "sail 4") == "navigate.catch-up"


def test_no_catch_up_and_no_discard_from_a_shared_start() -> None:
    """navigate.shared-start: while the next ship has not left, nothing is discarded and any tile will do,
    however far others have gone."""
    track = {1: AXE, 2: TIMBER, 7: SPEAR, 9: SAIL}
    state = at_sea([7, 0, 0], track, berth=[3, 2, 1])
    assert state.seat == 1 and state.events == []
    assert state.moves() == ["sail 1", "sail 2", "sail 7", "sail 9", "sail home"]


def test_last_to_leave_discards_and_catches_up() -> None:
    """navigate.last-to-leave, ruling.last-ship-takes-nothing"""
    state = at_sea([7, 4, 0], {1: AXE, 2: TIMBER, 4: SPEAR, 7: SAIL}, berth=[3, 2, 1])
    assert state.seat == 2
    assert told(state.events, "discard") == [{"seat": 2, "tiles": [AXE, TIMBER]}]
    assert state.moves() == ["sail 4", "sail 7", "sail home"]
    assert refusal(state, "sail 1") == "navigate.last-to-leave"
    assert state.view(None)["seats"][2]["aboard"] == []


def test_last_to_leave_with_a_ship_on_the_first_tile() -> None:
    """navigate.last-to-leave: nothing lies between, so nothing is discarded."""
    state = at_sea([7, 1, 0], {1: AXE, 2: TIMBER, 7: SAIL}, berth=[3, 2, 1])
    assert state.events == [] and state.moves() == ["sail 1", "sail 2", "sail 7", "sail home"]


@pytest.mark.parametrize("tile", [AXE, SAIL, HAMMER, WOLF, TIMBER, RUNES[1], PORT])
def test_seven_kinds_to_stop_at(tile: str) -> None:
    """navigate.stoppable, port.without-goods"""
    state = at_sea([2, 6, 9], {2: RUNES[0], 6: SPEAR, 9: PIGS, 12: tile}, crew=[0, 1, 1])
    assert state.moves() == ["sail 12", "sail home"]
    state.play("sail 12")
    assert state.pos[0] == 12


def test_no_stop_where_the_tile_is_gone() -> None:
    """navigate.vacant-no-stop, navigate.discarded-removed"""
    state = at_sea([2, 6, 9], {2: RUNES[0], 6: SPEAR, 9: PIGS})
    assert refusal(state, "sail 8") == refusal(state, "sail 14") == "navigate.vacant-no-stop"


@pytest.mark.parametrize(("space", "tile"), [(7, MEETING), (7, LOOT), (10, None)])
def test_no_stop_on_a_passage(space: int, tile: str | None) -> None:
    """navigate.passage-no-stop, components.passage-kinds, pass.no-stop"""
    track = {2: RUNES[0], 6: SPEAR, 9: PIGS} | ({space: tile} if tile else {})
    state = at_sea([2, 6, 9], track, villages={10: 2})
    assert f"sail {space}" not in state.moves()
    assert refusal(state, f"sail {space}") == "navigate.passage-no-stop"


def test_sailing_to_a_monster_is_not_stopping_there() -> None:
    """navigate.passage-no-stop, monster.sail-on, ruling.no-announcement: the leg ends at the monster, and
    goes on."""
    state = at_sea([2, 6, 9], {2: RUNES[0], 6: SPEAR, 8: TROLL, 9: PIGS, 11: AXE}, crew=[2, 1, 1])
    assert state.moves() == ["sail 6", "sail 8"]
    assert refusal(state, "sail 11") == refusal(state, "sail home") == "ruling.no-announcement"
    play(state, "sail 8", "cede")
    assert (state.seat, state.decision) == (0, "sail")
    assert state.moves() == ["sail 9", "sail 11", "sail home"]
    assert refusal(state, "sail 8") == "monster.sail-on"


def test_home_in_one_go_on_any_turn() -> None:
    """navigate.arrival-any-turn, ruling.full-lap-first-turn, ruling.leaving-home: everything passed
    counts."""
    state = at_sea(
        [0, 0, 0], {1: AXE, 7: MEETING, 13: LOOT}, berth=[3, 2, 1], crew=[1, 1, 1], villages={5: 3, 10: 3}
    )
    events = state.play("sail home")
    assert clause_of(events, "sail-home") == "navigate.arrival-any-turn"
    assert [event.kind for event in events] == [
        "sail-home",
        "village",
        "encounter",
        "village",
        "plunder",
        "arrive",
    ]
    assert state.crew[0] == 1 + 1 + 2 + 1 and state.coins[0] == [0, 1, 0]


def test_discarding_also_before_sailing_home() -> None:
    """ruling.discard-first-always: on every turn, by itself."""
    state = at_sea([2, 8, 9], {2: RUNES[0], 4: AXE, 6: SPEAR, 8: SAIL, 9: WOLF})
    assert tile_at(state, 4) is tile_at(state, 6) is None
    state.play("sail home")
    assert tile_at(state, 8) == SAIL


def test_stop_at_an_occupied_tile_starts_a_combat() -> None:
    """navigate.stop-occupied-combat"""
    state = at_sea([2, 6, 9], {2: RUNES[0], 6: SPEAR, 9: PIGS}, crew=[1, 5, 5])
    state.play("sail 9")
    assert (state.seat, state.decision) == (2, "respond")


def test_occupied_tile_needs_a_viking() -> None:
    """navigate.occupied-needs-viking, combat.none-no-combat"""
    state = at_sea([2, 6, 9], {2: RUNES[0], 6: SPEAR, 8: AXE, 9: PIGS}, crew=[0, 5, 5])
    assert state.moves() == ["sail 8", "sail home"]
    assert refusal(state, "sail 6") == refusal(state, "sail 9") == "navigate.occupied-needs-viking"


def test_viking_is_needed_on_arrival() -> None:
    """ruling.viking-on-arrival, ruling.path-order: one gained at a Village or an encounter on the way will
    do, one lost to a monster will not."""
    state = at_sea([2, 4, 6], {2: RUNES[0], 4: AXE, 6: SPEAR, 8: SAIL}, crew=[0, 5, 5], villages={5: 1})
    assert state.moves() == ["sail 6", "sail 8", "sail home"], "space 4 is before the Village, 6 after it"
    state = at_sea([2, 4, 6], {2: RUNES[0], 4: AXE, 6: SPEAR, 8: SAIL}, crew=[0, 5, 5])
    assert state.moves() == ["sail 8", "sail home"], "an empty Village gives nothing"
    state = at_sea([2, 3, 6], {2: RUNES[0], 3: AXE, 4: MEETING, 6: SPEAR}, crew=[0, 5, 5])
    assert state.moves() == ["sail 6", "sail home"]
    state = at_sea([2, 4, 8], {2: RUNES[0], 4: AXE, 6: TROLL, 8: SPEAR, 9: SAIL}, crew=[1, 5, 5])
    play(state, "sail 6", "cede")
    assert (
        state.moves() == ["sail 9", "sail home"]
        and refusal(state, "sail 8") == "navigate.occupied-needs-viking"
    )


def test_a_gain_without_a_shield_does_not_help() -> None:
    """ruling.viking-on-arrival, crew.no-room: a ship without shields stays without a Viking."""
    goods = ["V1-07", "V1-08", "V1-09", "V3-07", "V4-05"]
    track = {2: RUNES[0], 4: AXE, 6: SPEAR, 7: MEETING, 8: SAIL}
    state = at_sea([2, 4, 8], track, crew=[0, 5, 5], aboard=[goods, [], []], villages={5: 1})
    assert state.moves() == ["sail 6", "sail home"]


def test_last_ship_at_sea_goes_home() -> None:
    """ruling.arrived-ships-ahead, ruling.home-always-legal: it takes its tile, discards the rest, collects at
    the Villages and sails home."""
    track = {4: RUNES[0], 6: AXE, 8: MEETING, 13: LOOT, 16: TROLL}
    state = at_sea(
        [4, HOME, HOME], track, berth=[3, 1, 2], crew=[1, 1, 1], villages={5: 1, 10: 1, 15: 1, 20: 1}
    )
    assert told(state.events, "discard")[0]["tiles"] == [AXE, MEETING, LOOT, TROLL]
    assert state.moves() == ["sail home"]
    assert refusal(state, "sail 6") == "ruling.arrived-ships-ahead"
    events = state.play("sail home")
    assert len(told(events, "village")) == 4 and state.crew[0] == 5
    assert not told(events, "plunder") and not told(events, "encounter")


def test_arrival_numbers() -> None:
    """arrival.smallest-number, ruling.arrival-number: the k-th ship home stands on k, whoever has not left
    yet."""
    state = at_sea([0, 0, 0], {1: AXE, 2: SPEAR}, berth=[3, 2, 1])
    events = state.play("sail home")
    assert told(events, "arrive") == [{"seat": 0, "berth": 1}]
    assert state.seat == 1
    assert told(state.play("sail home"), "arrive") == [{"seat": 1, "berth": 2}]
    assert [ship["berth"] for ship in state.view(None)["ships"]][:2] == [1, 2]


def test_no_combat_at_home() -> None:
    """ruling.no-combat-home: Home holds any number of ships, at the start and at the end."""
    state = at_sea([19, HOME, 18], {18: RUNES[0], 19: AXE}, berth=[2, 1, 3], crew=[3, 3, 3])
    events = play(state, "sail home", "decline", "sail home")
    assert not told(events, "attack") and state.voyage == 2
    assert all(ship["space"] == 0 for ship in state.view(None)["ships"])


def test_one_ship_for_each_tile() -> None:
    """ruling.one-opponent: a stop at a tile with a ship always pits exactly two against each other."""
    state = at_sea([2, 6, 9], {2: RUNES[0], 6: SPEAR, 9: PIGS}, crew=[3, 3, 3])
    events = state.play("sail 6")
    assert told(events, "attack") == [{"seat": 0, "rival": 1, "space": 6, "n": 1}]
    assert state.pos.count(6) == 2
