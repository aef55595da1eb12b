"""The two options: both are off unless asked for."""

from drakkar.raids.pieces import HOME

from .helpers import (
    AXE,
    GAME,
    MEETING,
    PORT,
    RUNES,
    SAIL,
    SPEAR,
    TIMBER,
    aboard,
    at_sea,
    beside,
    play,
    tile_at,
    told,
)


def test_defaults() -> None:
    """ruling.zero-ranks, ruling.last-ship-takes-nothing"""
    assert GAME.new(3).options == {"need_at_least_one": False, "last_takes_first": False}


def test_need_at_least_one() -> None:
    """ruling.zero-ranks: with the option, a player without the item gets no coin."""
    for voyage, expected in ((1, {0: 6, 1: 3, 2: 1}), (2, {2: 6})):
        state = at_sea(
            [HOME, HOME, 19],
            {},
            berth=[1, 2, 3],
            voyage=voyage,
            beside=[[], [], [RUNES[0]]],
            arrivals=("order", "runes", "goods", "kinds"),
            stack=[("turn",), ("sail", 2, HOME)],
            need_at_least_one=True,
        )
        events = state.play("sail home")
        assert {event["seat"]: event["coin"] for event in told(events, "reward")} == expected


def test_last_takes_first() -> None:
    """ruling.last-ship-takes-nothing: with the option, the last to leave takes the tile on space 1 before
    sailing."""
    track = {1: AXE, 2: TIMBER, 4: SPEAR, 7: SAIL}
    state = at_sea([7, 4, 0], track, berth=[3, 2, 1], last_takes_first=True)
    assert (state.seat, state.decision) == (2, "place")
    events = state.play("stow")
    assert aboard(state, 2) == [AXE] and told(events, "discard") == [{"seat": 2, "tiles": [TIMBER]}]
    assert state.moves() == ["sail 4", "sail 7", "sail home"]


def test_last_takes_first_rune_or_port() -> None:
    """ruling.last-ship-takes-nothing"""
    for tile in (RUNES[0], PORT):
        state = at_sea([7, 4, 0], {1: tile, 4: SPEAR, 7: SAIL}, berth=[3, 2, 1], last_takes_first=True)
        assert state.decision == "sail" and beside(state, 2) == [tile]


def test_last_takes_first_needs_a_tile_to_take() -> None:
    """ruling.last-ship-takes-nothing: nothing to take from a passage tile, from a rival's place or from a
    bare one."""
    for track, at in (
        ({1: MEETING, 4: SPEAR, 7: SAIL}, [7, 4, 0]),
        ({1: AXE, 7: SAIL}, [7, 1, 0]),
        ({4: SPEAR, 7: SAIL}, [7, 4, 0]),
    ):
        state = at_sea(at, track, berth=[3, 2, 1], last_takes_first=True)
        assert (state.seat, state.decision) == (2, "sail") and aboard(state, 2) == []


def test_only_the_last_takes_first() -> None:
    """take.skip-first-turn, ruling.last-ship-takes-nothing"""
    state = at_sea([7, 0, 0], {1: AXE, 4: SPEAR, 7: SAIL}, berth=[3, 2, 1], last_takes_first=True)
    assert (state.seat, state.decision) == (1, "sail")
    play(state, "sail 4")
    assert (state.seat, state.decision) == (2, "place") and tile_at(state, 1) == AXE
