"""Whose turn it is, and what a turn is made of."""

import pytest
from drakkar.raids.pieces import HOME

from .helpers import AXE, DRAUGR, GAME, PIGS, RUNES, SAIL, SPEAR, TIMBER, TROLL, WOLF, at_sea, play, told


def test_rearmost_ship_plays() -> None:
    """turn.rearmost: the ship furthest back has the turn, whatever its seat."""
    state = at_sea([7, 3, 12], {3: AXE, 7: SPEAR, 12: SAIL})
    assert state.seat == 1


def test_ships_home_are_never_active() -> None:
    """turn.rearmost, arrival.out-of-voyage: a ship on the Arrival tile plays no more."""
    state = at_sea([HOME, 3, 12], {3: AXE, 12: SAIL}, berth=[1, 2, 1])
    assert state.seat == 1
    play(state, "stow", "sail 12", "flee", "sail home")
    assert state.seat == 1


@pytest.mark.parametrize("berth", [[4, 3, 2, 1], [1, 2, 3, 4], [2, 4, 1, 3]])
def test_highest_start_number_is_furthest_back(berth: list[int]) -> None:
    """turn.start-order, voyage.lap: ships leave in descending order of their numbers."""
    track = {1: AXE, 2: SPEAR, 3: SAIL, 4: WOLF, 6: TIMBER}
    state = at_sea([0, 0, 0, 0], track, berth=berth)
    order = []
    for space in (1, 2, 3):
        assert state.seat is not None
        order.append(berth[state.seat])
        state.play(f"sail {space}")
    assert order == [4, 3, 2]
    assert state.seat is not None and berth[state.seat] == 1


def test_a_ship_at_the_start_is_behind_every_ship_that_has_left() -> None:
    """turn.start-order"""
    state = at_sea([1, 0, 2], {1: AXE, 2: SPEAR, 3: SAIL}, berth=[3, 1, 2])
    assert state.seat == 1


def test_first_to_play_stands_on_the_highest_number() -> None:
    """turn.start-order, setup.positions: position 4 with four players, 3 with two or three."""
    for players, number in ((2, 3), (3, 3), (4, 4)):
        state = GAME.new(players, 3)
        assert state.seat is not None
        assert state.view(None)["ships"][state.seat]["berth"] == number


def test_order_is_worked_out_after_each_turn() -> None:
    """turn.order-changes: overtaking changes who plays next."""
    state = at_sea([2, 3, 4], {2: AXE, 3: SPEAR, 4: SAIL, 6: WOLF})
    play(state, "stow", "sail 6")
    assert state.seat == 1
    play(state, "stow", "sail home")
    assert state.seat == 2


def test_take_then_navigate() -> None:
    """turn.two-phases, take.in-front: first the tile, then the move."""
    state = at_sea([2, 3, 4], {2: AXE, 3: SPEAR, 4: SAIL})
    assert state.decision == "place"
    state.play("stow")
    assert (state.seat, state.decision) == (0, "sail")


def test_same_player_again() -> None:
    """turn.again: still rearmost after the turn, the player takes another one at once."""
    state = at_sea([1, 8, 9], {1: AXE, 8: RUNES[0], 9: SPEAR}, crew=[4, 0, 0])
    play(state, "stow", "sail 8", "flee", "sail home")
    assert (state.seat, state.decision) == (0, "sail"), "seat 0 holds space 8 and is rearmost again"
    assert state.view(None)["seats"][0]["beside"] == [RUNES[0]]


def test_turn_ends_on_a_free_tile() -> None:
    """turn.end, navigate.stop-free-ends"""
    state = at_sea([2, 3, 4], {2: AXE, 3: SPEAR, 4: SAIL, 6: WOLF})
    play(state, "stow", "sail 6")
    assert (state.seat, state.decision) == (1, "place")


def test_turn_goes_on_until_everything_is_resolved() -> None:
    """turn.end, ruling.chain-in-one-turn: monsters and combats on the way belong to the turn."""
    state = at_sea([2, 3, 7], {2: AXE, 3: SPEAR, 6: DRAUGR, 7: SAIL, 8: WOLF}, crew=[5, 1, 1])
    play(state, "stow", "sail 6")
    assert (state.seat, state.decision) == (0, "monster")
    play(state, "cede", "sail 7")
    assert (state.seat, state.decision) == (2, "respond")
    play(state, "flee", "sail 8")
    assert (state.seat, state.decision) == (1, "place"), "only now is the turn over"


def test_voyage_goes_on_until_all_are_home() -> None:
    """voyage.until-all-home, voyage-end.trigger: even with one ship at sea."""
    state = at_sea([HOME, HOME, 6], {6: AXE, 8: SPEAR}, berth=[1, 2, 1], voyage=1)
    assert (state.seat, state.voyage) == (2, 1)
    events = play(state, "stow", "sail home")
    assert told(events, "voyage-end") == [{"seat": None, "n": 1}]
    assert state.voyage == 2


def test_four_voyages() -> None:
    """game.four-voyages, voyage-end.next-voyage, voyage-end.after-fourth, game-end.trigger"""
    state = GAME.new(3, 11)
    voyages = [1]
    while not state.over:
        home = state.moves()[-1]
        for event in state.play(home):
            if event.kind == "voyage":
                voyages.append(event.data["n"])
    assert voyages == [1, 2, 3, 4]
    assert state.moves() == [] and state.seat is None and state.decision is None


def test_nothing_can_be_played_after_the_end() -> None:
    """game-end.trigger"""
    state = GAME.new(2, 1)
    while not state.over:
        state.play(state.moves()[-1])
    clause = state.why_not("sail home")
    assert clause is not None and clause.id == "game-end.trigger"


def test_players_pass_each_other_freely() -> None:
    """navigate.any-distance: past any number of tiles and ships."""
    state = at_sea([1, 3, 6], {1: AXE, 3: SPEAR, 6: SAIL, 8: WOLF, 11: PIGS, 14: TROLL, 16: TIMBER})
    state.play("stow")
    assert state.moves() == ["sail 3", "sail 6", "sail 8", "sail 11", "sail 14"]
    state.play("sail 11")
    assert state.view(None)["ships"][0]["space"] == 11
