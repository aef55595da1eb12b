"""Combat between ships, and flight."""

import pytest
from drakkar.raids.pieces import HOME

from .helpers import (
    AXE,
    DRAUGR,
    LOOT,
    MEETING,
    PIGS,
    RUNES,
    SAIL,
    SPEAR,
    TIMBER,
    TWIN_AXES,
    WOLF,
    aboard,
    at_sea,
    beside,
    clause_of,
    play,
    refusal,
    tile_at,
    told,
)

TRACK = {2: RUNES[0], 6: SPEAR, 8: WOLF, 9: PIGS, 11: SAIL}


def test_combat_at_once() -> None:
    """combat.immediate, combat.opening, combat.engaged-lost: one Viking goes to the reserve, and the other
    decides."""
    state = at_sea([2, 6, 9], TRACK, crew=[4, 3, 3])
    reserve = state.reserve
    events = state.play("sail 6")
    assert (state.crew, state.reserve) == ([3, 3, 3], reserve + 1)
    assert told(events, "attack") == [{"seat": 0, "rival": 1, "space": 6, "n": 1}]
    assert clause_of(events, "attack") == "combat.opening"
    assert (state.seat, state.decision) == (1, "respond")


def test_opponent_chooses() -> None:
    """combat.opponent-chooses"""
    state = at_sea([2, 6, 9], TRACK, crew=[4, 3, 3])
    state.play("sail 6")
    assert state.moves() == ["riposte", "flee"]


def test_steps_alternate_and_grow_by_one() -> None:
    """combat.first-riposte, combat.alternate, combat.plus-one, combat.exact, combat.engaged-lost: 1, 2, 3, 4,
    5."""
    state = at_sea([2, 6, 9], TRACK, crew=[10, 10, 3])
    reserve = state.reserve
    state.play("sail 6")
    paid = 1
    for step, seat in ((2, 1), (3, 0), (4, 1), (5, 0)):
        assert (state.seat, state.decision) == (seat, "respond")
        before = state.crew[seat]
        events = state.play("riposte")
        paid += step
        assert before - state.crew[seat] == step
        assert told(events, "riposte") == [{"seat": seat, "rival": 1 - seat, "n": step}]
    assert (state.crew, state.reserve) == ([1, 4, 3], reserve + paid)
    assert state.seat == 1 and state.moves() == ["flee"], "the next step would be 6"


def test_no_more_and_no_less_than_due() -> None:
    """combat.exact"""
    state = at_sea([2, 6, 9], TRACK, crew=[4, 9, 3])
    state.play("sail 6")
    assert refusal(state, "riposte 3") == refusal(state, "riposte 1") == "combat.exact"


@pytest.mark.parametrize(
    ("crew", "moves"), [(0, ["flee"]), (1, ["flee"]), (2, ["riposte", "flee"]), (9, ["riposte", "flee"])]
)
def test_cannot_or_will_not(crew: int, moves: list[str]) -> None:
    """combat.cannot-or-will-not: too few Vikings leave only flight, enough of them leave the choice."""
    state = at_sea([2, 6, 9], TRACK, crew=[4, crew, 3])
    state.play("sail 6")
    assert state.moves() == moves
    if crew < 2:
        assert refusal(state, "riposte") == "combat.cannot-or-will-not"


def test_stayer_keeps_the_place_alone() -> None:
    """combat.stayer-keeps-place, flee.leave-now"""
    state = at_sea([2, 6, 9], TRACK, crew=[4, 3, 3])
    events = play(state, "sail 6", "flee")
    assert told(events, "flee") == [{"seat": 1, "rival": 0}]
    assert (state.seat, state.decision) == (1, "flight")
    assert refusal(state, "sail 6") == "flee.leave-now"
    state.play("sail 8")
    assert state.pos == [6, 8, 9]


def test_flight_takes_and_discards_nothing() -> None:
    """flee.takes-nothing, flee.discards-nothing: the tile left behind and those on the way stay where they
    are."""
    state = at_sea([2, 6, 9], {**TRACK, 7: TIMBER}, crew=[4, 0, 3])
    play(state, "sail 6", "flee", "sail 11")
    assert aboard(state, 1) == beside(state, 1) == []
    assert [tile_at(state, space) for space in (6, 7, 8, 9, 11)] == [SPEAR, TIMBER, WOLF, PIGS, SAIL]


def test_flight_goes_forward_to_any_later_tile() -> None:
    """flee.forward: free or occupied, with nobody to catch up."""
    state = at_sea([2, 6, 9], {**TRACK, 3: AXE}, crew=[4, 1, 3])
    play(state, "sail 6", "flee")
    assert state.moves() == ["sail 8", "sail 9", "sail 11", "sail home"]
    assert refusal(state, "sail 2") == "navigate.direction"
    assert refusal(state, "sail 7") == "navigate.vacant-no-stop"
    assert refusal(state, "sail 10") == "navigate.passage-no-stop"


def test_flight_into_a_new_combat() -> None:
    """flee.new-combat, combat.opening: the fleeing ship opens it with one Viking."""
    state = at_sea([2, 6, 9], TRACK, crew=[4, 1, 3])
    events = play(state, "sail 6", "flee", "sail 9")
    assert told(events, "attack")[1] == {"seat": 1, "rival": 2, "space": 9, "n": 1}
    assert state.crew[1] == 0 and (state.seat, state.decision) == (2, "respond")


def test_no_new_combat_without_a_viking() -> None:
    """flee.new-combat"""
    state = at_sea([2, 6, 9], TRACK, crew=[4, 0, 3])
    play(state, "sail 6", "flee")
    assert state.moves() == ["sail 8", "sail 11", "sail home"]
    assert refusal(state, "sail 9") == "flee.new-combat"


def test_flight_home() -> None:
    """ruling.flight-home: always allowed, also during another player's turn; the number is the next one."""
    state = at_sea([2, 6, 9], TRACK, crew=[4, 3, 3])
    events = play(state, "sail 6", "flee", "sail home")
    assert told(events, "arrive") == [{"seat": 1, "berth": 1}]
    assert events[-2].clause == "ruling.flight-home"
    assert (state.seat, state.decision) == (0, "place")


def test_flight_home_is_the_only_end_left() -> None:
    """ruling.flight-home, ruling.home-always-legal: nothing but occupied tiles ahead, and no Viking."""
    state = at_sea([2, 6, 9], {2: RUNES[0], 6: SPEAR, 9: PIGS}, crew=[4, 0, 3])
    play(state, "sail 6", "flee")
    assert state.moves() == ["sail home"]


def test_what_flight_passes_counts() -> None:
    """ruling.flight-resolves-passing, pass.each-time"""
    track = {2: RUNES[0], 4: SPEAR, 6: MEETING, 7: LOOT, 8: DRAUGR, 9: PIGS, 11: SAIL}
    state = at_sea([2, 4, 9], track, crew=[4, 0, 3], villages={5: 2})
    events = play(state, "sail 4", "flee", "sail 8")
    assert [event.kind for event in events[3:]] == ["sail", "village", "encounter", "plunder"]
    assert state.crew[1] == 3 and state.coins[1] == [0, 1, 0]
    assert (state.seat, state.decision) == (1, "monster") and state.moves() == ["fight", "cede"]
    state.play("fight")
    assert (state.decision, beside(state, 1)) == ("flight", [DRAUGR])
    assert state.moves() == ["sail 11", "sail home"], "without a Viking left, space 9 is out of reach"


def test_attacker_may_give_up() -> None:
    """ruling.arriver-flees-too: by the same rules, and the turn goes on until the ship rests alone."""
    state = at_sea([2, 6, 9], {**TRACK, 7: TIMBER}, crew=[2, 5, 0])
    play(state, "sail 6", "riposte")
    assert (state.seat, state.moves()) == (0, ["flee"])
    state.play("flee")
    assert (state.seat, state.decision) == (0, "flight")
    assert state.moves() == ["sail 7", "sail 8", "sail 9", "sail 11", "sail home"], (
        "no ship has to be caught up"
    )
    events = state.play("sail 9")
    assert not told(events, "discard") and (state.seat, state.decision) == (2, "respond")
    play(state, "flee", "sail 11")
    assert state.pos == [9, 6, 11] and (state.seat, state.decision) == (1, "place")


def test_chain_of_combats_is_one_turn() -> None:
    """ruling.chain-in-one-turn, turn.end"""
    state = at_sea([2, 6, 9, 11], TRACK, crew=[4, 2, 2, 2])
    turns = []
    for move in ("sail 6", "flee", "sail 9", "flee", "sail 11", "flee", "sail home"):
        turns.append((state.seat, state.decision))
        state.play(move)
    assert turns == [
        (0, "sail"),
        (1, "respond"),
        (1, "flight"),
        (2, "respond"),
        (2, "flight"),
        (3, "respond"),
        (3, "flight"),
    ]
    assert state.pos == [6, 9, 11, HOME] and (state.seat, state.decision) == (0, "place")


def test_weapons_do_not_count_between_ships() -> None:
    """ruling.no-weapons-in-combat"""
    state = at_sea([2, 6, 9], TRACK, crew=[4, 3, 3], aboard=[[TWIN_AXES, AXE], [], []])
    play(state, "sail 6", "riposte")
    assert state.crew[:2] == [3, 1]
    state.play("riposte")
    assert state.crew[0] == 0
