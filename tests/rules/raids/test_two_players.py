"""Two players and the Ghost."""

import pytest
from drakkar.raids.pieces import HOME
from drakkar.raids.state import Raids

from .helpers import (
    AXE,
    DRAUGR,
    GAME,
    LOOT,
    MEETING,
    PIGS,
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

GHOST = 2


def test_only_two_players_need_a_ghost() -> None:
    """two-players.ghost, two-players.standard-else"""
    for players, ships in ((2, 3), (3, 3), (4, 4)):
        state = GAME.new(players, 1)
        assert isinstance(state, Raids)
        assert len(state.view(None)["ships"]) == ships and (state.ghost == GHOST) == (players == 2)


def test_start_positions() -> None:
    """two-players.start-positions"""
    for seed in range(6):
        state = GAME.new(2, seed)
        berths = [ship["berth"] for ship in state.view(None)["ships"]]
        first = state.seat
        assert first is not None and berths[GHOST] == 1 and berths[first] == 3 and berths[1 - first] == 2


def test_ghost_leaves_last() -> None:
    """two-players.start-positions, two-players.ghost-moves-rearmost, ruling.ghost-last-to-leave: both players
    leave freely while it is still at the start."""
    track = {1: AXE, 2: SPEAR, 6: SAIL, 8: WOLF}
    state = at_sea([0, 0, 0], track, berth=[3, 2, 1], ghost=True)
    assert state.seat == 0 and state.moves() == ["sail 1", "sail 2", "sail 6", "sail 8", "sail home"]
    state.play("sail 6")
    assert state.seat == 1 and state.events[-1].kind != "discard"
    assert state.moves()[0] == "sail 1", "nobody to catch up: the Ghost is still level"
    events = state.play("sail 8")
    assert [event["space"] for event in told(events, "ghost")] == [5, 10]


def test_ghost_moves_from_village_to_village() -> None:
    """two-players.ghost-five, ruling.ghost-step: to the next Village, from the last one home, vacant spaces
    counted."""
    state = at_sea([16, 17, 0], {16: AXE, 17: SPEAR}, ghost=True)
    assert [event["space"] for event in told(state.events, "ghost")] == [5, 10, 15, 20]
    assert {event.clause for event in state.events if event.kind == "ghost"} == {"two-players.ghost-five"}
    state = at_sea([16, HOME, 15], {16: AXE}, ghost=True, berth=[3, 1, 1])
    assert [event["space"] for event in told(state.events, "ghost")] == [20] and state.seat == 0


def test_ghost_waits_until_it_is_rearmost() -> None:
    """two-players.ghost-moves-rearmost, turn.rearmost"""
    state = at_sea([4, 12, 5], {4: AXE, 12: SPEAR}, ghost=True)
    assert (state.seat, state.events) == (0, [])


def test_ghost_goes_home_from_the_last_village() -> None:
    """two-players.ghost-five, arrival.smallest-number: it takes an arrival number like any ship."""
    track = {18: AXE, 19: RUNES[0]}
    state = at_sea([18, 19, 15], track, ghost=True)
    assert [event["space"] for event in told(state.events, "ghost")] == [20]
    play(state, "stow", "sail home")
    assert state.view(None)["ships"][0] == {"space": HOME, "berth": 1}
    assert state.seat == 1


def test_ghost_discards_what_lies_before_the_next_ship() -> None:
    """ruling.ghost-discards: before each move, as a player does; the Vikings and coins on the tiles
    return."""
    track = {1: TIMBER, 3: MEETING, 4: LOOT, 6: PIGS, 7: AXE, 8: WOLF, 9: SPEAR}
    state = at_sea([7, 9, 0], track, crew=[2, 2], ghost=True)
    assert told(state.events, "ghost-discard") == [{"seat": None, "tiles": [TIMBER, MEETING, LOOT, PIGS]}]
    assert clause_of(state.events, "ghost-discard") == "ruling.ghost-discards"
    assert tile_at(state, 8) == WOLF and state.reserve == 36


def test_ghost_takes_nothing_and_meets_nobody() -> None:
    """two-players.ghost-takes-nothing, two-players.ghost-ignores-monsters, two-players.ghost-no-combat,
    ruling.ghost-village: Villages keep their Vikings, tiles beyond the next ship their stock; it fights
    nobody and does not count as a passer."""
    track = {1: AXE, 2: MEETING, 3: LOOT, 4: TROLL, 6: SPEAR}
    state = at_sea([1, 6, 0], track, crew=[0, 2], villages={5: 2, 10: 2}, ghost=True, stack=[("turn",)])
    assert [event["space"] for event in told(state.events, "ghost")] == [5]
    assert state.stock[5] == 2 and state.stock[2] == 3 and tile_at(state, 4) == TROLL
    assert state.view(None)["track"][3]["coins"] == [3, 1]
    assert not [event for event in state.events if event.kind not in ("ghost", "ghost-discard")]


def test_first_passer_after_the_ghost_is_the_first() -> None:
    """ruling.ghost-village, two-players.ghost-takes-nothing, encounter.first: a flight leaves tiles behind
    the Ghost that a later ship still passes."""
    track = {6: AXE, 7: MEETING, 8: SPEAR, 9: SAIL}
    state = at_sea([6, 6, 5], track, crew=[3, 1], ghost=True, stack=[("turn",), ("respond", 1, 1, 0)])
    events = play(state, "flee", "sail 8")
    assert told(events, "encounter") == [{"seat": 1, "space": 7, "n": 2}]


def test_ghost_is_caught_up() -> None:
    """two-players.catch-up-ghost: discarding up to its Village, and stopping beyond it."""
    track = {2: RUNES[0], 3: AXE, 4: TIMBER, 6: SPEAR, 8: SAIL}
    state = at_sea([2, 8, 5], track, crew=[2, 2], villages={5: 2}, ghost=True)
    assert told(state.events, "discard") == [{"seat": 0, "tiles": [AXE, TIMBER]}]
    assert tile_at(state, 6) == SPEAR
    assert state.moves() == ["sail 6", "sail 8", "sail home"]
    assert refusal(state, "sail 3") == "two-players.catch-up-ghost"
    assert refusal(state, "sail 5") == "navigate.passage-no-stop"
    events = state.play("sail 6")
    assert told(events, "village") == [{"seat": 0, "space": 5}]


def test_villages_hold_one_viking_for_each_player() -> None:
    """ruling.ghost-village, setup.villages"""
    track = GAME.new(2, 0).view(None)["track"]
    assert [track[village]["vikings"] for village in (5, 10, 15, 20)] == [2, 2, 2, 2]


def last_home(voyage: int, ghost: int, arrivals: tuple[int, int], **more: object) -> Raids:
    """Seat 0 is home, seat 1 about to follow; the Ghost stands on a space of its own."""
    return at_sea(
        [HOME, 19, ghost],
        {},
        ghost=True,
        voyage=voyage,
        berth=[arrivals[0], 3, arrivals[1]],
        crew=[1, 1],
        stack=[("turn",), ("sail", 1, ghost)],
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize(
    ("ghost", "numbers", "coins"),
    [
        (20, (1, 1), [[1, 0, 0], [0, 1, 0]]),  # the Ghost is last: 6 and 3
        (HOME, (1, 2), [[1, 0, 0], [0, 0, 1]]),  # second: 6 and 1
        (HOME, (2, 1), [[0, 1, 0], [0, 0, 1]]),  # first: 3 and 1
    ],
)
def test_first_voyage_pays_by_position(ghost: int, numbers: tuple[int, int], coins: list[list[int]]) -> None:
    """ruling.ghost-rewards, voyage-end.first-tile: the coin of the Ghost's position goes to nobody."""
    state = last_home(1, ghost, numbers)
    state.play("sail home")
    assert state.coins == coins


@pytest.mark.parametrize(("ghost", "numbers"), [(20, (1, 1)), (HOME, (1, 2)), (HOME, (2, 1))])
def test_other_voyages_pay_six_and_three(ghost: int, numbers: tuple[int, int]) -> None:
    """ruling.ghost-rewards, voyage-end.tie: the Ghost is never ranked."""
    state = last_home(2, ghost, numbers)
    state.play("sail home")
    assert state.coins == [[1, 0, 0], [0, 1, 0]]
    state = last_home(2, ghost, numbers, beside=[[], [RUNES[0]]])
    state.play("sail home")
    assert state.coins == [[0, 1, 0], [1, 0, 0]]


def test_voyage_ends_without_the_ghost() -> None:
    """ruling.ghost-last, voyage-end.trigger, ruling.board-cleared: it takes number 3 and what is left is
    removed."""
    state = at_sea(
        [HOME, 14, 10],
        {16: MEETING, 17: DRAUGR},
        ghost=True,
        berth=[1, 2, 1],
        crew=[1, 1],
        stack=[("turn",), ("sail", 1, 0)],
        voyage=1,
    )
    events = play(state, "sail 17", "cede", "sail home")
    assert told(events, "voyage-end") and state.voyage == 2
    assert told(events, "ghost-swap") == [{"seat": 0, "berth": 3}]
    assert state.reserve + sum(state.stock) + sum(state.crew) == 40


def test_ghost_starts_on_position_one() -> None:
    """two-players.ghost-first-position, ruling.last-starts-vs-swap, ruling.ghost-swap-timing: after the
    rewards the first player home takes the Ghost's number and, on 3, starts the next voyage."""
    state = last_home(1, 20, (1, 1))
    events = state.play("sail home")
    kinds = [event.kind for event in events]
    assert kinds.index("reward") < kinds.index("ghost-swap") < kinds.index("voyage")
    assert [ship["berth"] for ship in state.view(None)["ships"]] == [3, 2, 1]
    assert state.seat == 0


def test_no_exchange_when_the_ghost_arrived_first() -> None:
    """two-players.ghost-first-position, new-voyage.last-starts"""
    state = last_home(1, HOME, (2, 1))
    events = state.play("sail home")
    assert not told(events, "ghost-swap")
    assert [ship["berth"] for ship in state.view(None)["ships"]] == [2, 3, 1] and state.seat == 1


def test_ghost_second_home() -> None:
    """two-players.ghost-first-position: the ship on 1 takes the Ghost's 2, the last one stays on 3."""
    state = last_home(1, HOME, (1, 2))
    state.play("sail home")
    assert [ship["berth"] for ship in state.view(None)["ships"]] == [2, 3, 1] and state.seat == 1


def test_no_exchange_after_the_fourth_voyage() -> None:
    """ruling.ghost-swap-timing"""
    state = last_home(4, 20, (1, 1))
    events = state.play("sail home")
    assert state.over and not told(events, "ghost-swap")
