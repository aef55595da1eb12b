"""Passing Villages, encounters and plunders."""

from .helpers import (
    AXE,
    LOOT,
    MEETING,
    MEETING_2,
    PIGS,
    RUNES,
    SAIL,
    SPEAR,
    TIMBER,
    at_sea,
    clause_of,
    play,
    told,
)


def test_village_gives_one() -> None:
    """village.one, pass.each-time: one Viking out of those standing there, for each Village passed."""
    state = at_sea(
        [2, 4, 13], {2: RUNES[0], 4: AXE, 13: SPEAR, 14: SAIL}, crew=[1, 1, 1], villages={5: 3, 10: 2, 15: 3}
    )
    reserve = state.reserve
    events = state.play("sail 14")
    assert told(events, "village") == [{"seat": 0, "space": 5}, {"seat": 0, "space": 10}]
    assert (state.crew[0], state.reserve) == (3, reserve)
    assert [state.stock[village] for village in (5, 10, 15)] == [2, 1, 3]


def test_stopping_before_is_not_passing() -> None:
    """pass.no-stop, pass.each-time"""
    state = at_sea([2, 4, 7], {2: RUNES[0], 4: AXE, 7: SPEAR}, crew=[2, 0, 1], villages={5: 3})
    play(state, "sail 4")
    assert state.crew[0] == 1 and state.stock[5] == 3


def test_empty_village_gives_nothing() -> None:
    """ruling.viking-shortage: an empty Village gives nothing, and nothing is owed later."""
    state = at_sea([2, 4, 7], {2: RUNES[0], 4: AXE, 7: SPEAR, 8: SAIL}, crew=[1, 1, 1])
    events = state.play("sail 8")
    assert not told(events, "village") and state.crew[0] == 1


def test_no_room_at_a_village() -> None:
    """crew.no-room, ruling.overboard-source: the Viking leaves the Village for the reserve."""
    state = at_sea([2, 4, 7], {2: RUNES[0], 4: AXE, 7: SPEAR, 8: SAIL}, crew=[10, 1, 1], villages={5: 3})
    reserve = state.reserve
    events = state.play("sail 8")
    assert (state.crew[0], state.stock[5], state.reserve) == (10, 2, reserve + 1)
    assert (
        told(events, "overboard") == [{"seat": 0, "n": 1}]
        and clause_of(events, "overboard") == "crew.no-room"
    )


def encounter(passed: int, crew: int = 1) -> tuple[int, int, list[str]]:
    """Crew and stock after passing an encounter that some have passed before, and the clauses cited."""
    state = at_sea(
        [2, 4, 9], {2: RUNES[0], 4: AXE, 6: MEETING, 9: PIGS, 11: SAIL}, crew=[crew, 1, 1], passed={6: passed}
    )
    events = state.play("sail 11")
    return (
        state.crew[0],
        state.stock[6],
        [event.clause for event in events if event.kind in ("encounter", "overboard")],
    )


def test_encounter_by_order_of_passing() -> None:
    """encounter.first, encounter.second, encounter.later"""
    assert encounter(0) == (3, 1, ["encounter.first"])
    assert encounter(1) == (2, 0, ["encounter.second"])
    assert encounter(2) == (1, 0, [])
    assert encounter(3) == (1, 0, [])


def test_encounter_counts_passers_not_takers() -> None:
    """ruling.encounter-rank-counts, encounter.first, crew.no-room: the share of the first leaves the tile
    anyway."""
    assert encounter(0, crew=9) == (10, 1, ["encounter.first", "crew.no-room"])
    assert encounter(0, crew=10) == (10, 1, ["encounter.first", "crew.no-room"])
    assert encounter(1, crew=10) == (10, 0, ["encounter.second", "crew.no-room"])


def test_three_ships_pass_one_encounter() -> None:
    """encounter.first, encounter.second, encounter.later, components.kinds-on-board: the tile itself
    stays."""
    track = {1: AXE, 3: MEETING, 4: SPEAR, 6: SAIL, 7: PIGS, 8: TIMBER}
    state = at_sea([0, 0, 0, 0], track, berth=[4, 3, 2, 1], crew=[1, 1, 1, 1])
    play(state, "sail 4", "sail 6", "sail 7")
    assert state.crew == [3, 2, 1, 1]
    assert state.view(None)["track"][3] == {"kind": "tile", "tile": None, "vikings": 0, "coins": []}, (
        "the last to leave discards it, empty by then"
    )


def plunder(passed: int) -> tuple[list[int], list[int], list[str]]:
    """Coins won and coins left after passing a plunder that some have passed before, and the clauses
    cited."""
    state = at_sea([2, 4, 9], {2: RUNES[0], 4: AXE, 6: LOOT, 9: PIGS, 11: SAIL}, passed={6: passed})
    events = state.play("sail 11")
    left = state.view(None)["track"][6]["coins"]
    return state.coins[0], left, [event.clause for event in events if event.kind == "plunder"]


def test_plunder_by_order_of_passing() -> None:
    """plunder.first, plunder.second, plunder.later, plunder.stock"""
    assert plunder(0) == ([0, 1, 0], [1], ["plunder.first"])
    assert plunder(1) == ([0, 0, 1], [], ["plunder.second"])
    assert plunder(2) == ([0, 0, 0], [], [])


def test_everything_passed_in_one_move_counts() -> None:
    """pass.each-time, ruling.path-order: in the order of the track."""
    track = {2: RUNES[0], 4: AXE, 6: MEETING_2, 7: LOOT, 9: PIGS, 11: SAIL}
    state = at_sea([2, 4, 9], track, crew=[0, 1, 1], villages={5: 1, 10: 1})
    events = state.play("sail 11")
    assert [event.kind for event in events] == ["sail", "village", "encounter", "plunder", "village"]
    assert state.crew[0] == 4 and state.coins[0] == [0, 1, 0]
