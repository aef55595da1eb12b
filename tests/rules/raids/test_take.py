"""Phase 1: the tile in front, and where it goes. The crew and its shields."""

import pytest
from drakkar.raids.pieces import HOME

from .helpers import (
    AMBER,
    AXE,
    DRAGON,
    FISH,
    GAME,
    HAMMER,
    PIGS,
    PORT,
    RUNES,
    SAIL,
    SPEAR,
    TIMBER,
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

AHEAD = {8: RUNES[0], 9: RUNES[1]}
FULL = [SPEAR, SAIL, HAMMER, WOLF, TIMBER]


@pytest.mark.parametrize("tile", [AXE, SAIL, HAMMER, WOLF, TIMBER])
def test_ship_tile_goes_into_a_vacant_slot(tile: str) -> None:
    """take.in-front, take.ship-tile-free-slot, components.kinds-on-ship"""
    state = at_sea([2, 8, 9], {2: tile, **AHEAD})
    assert state.moves() == ["stow", "decline"]
    events = state.play("stow")
    assert aboard(state, 0) == [tile] and tile_at(state, 2) is None
    assert clause_of(events, "stow") == "take.ship-tile-free-slot"


def test_replace_even_with_a_vacant_slot() -> None:
    """take.ship-tile-replace, take.discarded-removed: the old tile is out of the game."""
    state = at_sea([2, 8, 9], {2: AXE, **AHEAD}, aboard=[[SPEAR, WOLF], [], []])
    assert state.moves() == ["stow", f"replace {SPEAR}", f"replace {WOLF}", "decline"]
    before = state.scores()[0].total
    events = state.play(f"replace {WOLF}")
    assert sorted(aboard(state, 0)) == sorted([SPEAR, AXE]) and WOLF not in str(state.view(None)["seats"])
    assert state.scores()[0].total == before - 3, "a pennant thrown away counts for nothing"
    assert told(events, "replace") == [{"seat": 0, "tile": AXE, "old": WOLF}]


def test_decline() -> None:
    """take.ship-tile-decline, take.discarded-removed"""
    state = at_sea([2, 8, 9], {2: WOLF, **AHEAD})
    state.play("decline")
    assert aboard(state, 0) == beside(state, 0) == [] and tile_at(state, 2) is None
    assert state.scores()[0].total == 0


def test_full_ship() -> None:
    """take.full-ship, components.five-slots: five tiles aboard leave only replacing and declining."""
    state = at_sea([2, 8, 9], {2: AXE, **AHEAD}, aboard=[FULL, [], []])
    assert state.moves() == [f"replace {tile}" for tile in FULL] + ["decline"]
    assert refusal(state, "stow") == "take.full-ship"
    state.play(f"replace {TIMBER}")
    assert len(aboard(state, 0)) == 5


def test_goods_thrown_away_are_not_sold() -> None:
    """ruling.replaced-goods-unsold, ruling.fixed-word: goods and pennants can be discarded like any ship
    tile."""
    state = at_sea([2, 8, 9], {2: AXE, **AHEAD}, aboard=[[TIMBER], [], []])
    state.play(f"replace {TIMBER}")
    assert beside(state, 0) == [] and state.scores()[0].total == 0


def test_rune_goes_beside() -> None:
    """take.rune, components.kinds-beside: by itself, even with a full ship."""
    state = at_sea(
        [2, 8, 9], {2: RUNES[2], **AHEAD}, aboard=[FULL, [], []], beside=[RUNES[3:9], [], []], voyage=4
    )
    assert state.decision == "sail"
    assert beside(state, 0) == [*RUNES[3:9], RUNES[2]]
    assert clause_of(state.events, "took") == "take.rune"


def test_port_goes_beside() -> None:
    """take.port, components.kinds-beside"""
    state = at_sea([2, 8, 9], {2: PORT, **AHEAD}, aboard=[[AXE, SPEAR, SAIL, HAMMER, WOLF], [], []])
    assert beside(state, 0) == [PORT]
    assert clause_of(state.events, "took") == "take.port"


def test_nothing_is_taken_on_stopping() -> None:
    """take.only-turn-start: the tile stays where it is until the next turn of the ship in front of it."""
    state = at_sea([2, 8, 9], {2: AXE, **AHEAD, 11: SPEAR})
    play(state, "stow", "sail 11")
    assert tile_at(state, 11) == SPEAR and SPEAR not in aboard(state, 0)


def test_driven_off_before_taking() -> None:
    """take.only-turn-start, flee.takes-nothing, goal.one-leaves-with-it: whoever is driven away gets
    nothing."""
    state = at_sea([2, 8, 9], {2: AXE, 8: WOLF, 9: RUNES[1], 11: SPEAR}, crew=[3, 0, 2])
    play(state, "stow", "sail 8", "flee", "sail 11")
    assert aboard(state, 1) == [] and tile_at(state, 8) == WOLF
    assert (state.seat, state.decision) == (0, "place")
    state.play("stow")
    assert WOLF in aboard(state, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_takes_a_tile_on_the_first_turn(players: int) -> None:
    """take.skip-first-turn, ruling.last-ship-takes-nothing: the first decision of every player is to sail."""
    for seed in range(20):
        state = GAME.new(players, seed)
        seen: set[int] = set()
        while len(seen) < players:
            assert state.seat is not None
            if state.view(None)["ships"][state.seat]["space"] == 0 and state.seat not in seen:
                assert state.decision == "sail"
                assert aboard(state, state.seat) == beside(state, state.seat) == []  # type: ignore[arg-type]
                seen.add(state.seat)
            state.play(state.moves()[0])


def test_first_turn_of_a_later_voyage_takes_nothing_either() -> None:
    """take.skip-first-turn"""
    state = at_sea([HOME, HOME, 19], {19: RUNES[0]}, berth=[1, 2, 3])
    state.play("sail home")
    assert state.voyage == 2
    for _ in range(3):
        assert state.decision == "sail"
        state.play("sail home" if "sail home" in state.moves() else state.moves()[0])
        while state.decision != "sail":
            state.play(state.moves()[-1])
        if state.voyage == 3:
            break


# ---- the crew ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tiles", "shields"),
    [
        ([], 10),
        ([AXE], 9),
        ([WOLF], 10),
        ([TIMBER], 8),
        ([AXE, TIMBER, WOLF], 7),
        ([TIMBER, PIGS, FISH, AMBER, DRAGON], 0),
    ],
)
def test_shields_showing(tiles: list[str], shields: int) -> None:
    """crew.capacity, ruling.shields-showing, components.shield-one-viking: two on each vacant slot, and those
    of each tile, which hides the two below it."""
    state = at_sea([2, 8, 9], {2: RUNES[2], **AHEAD}, aboard=[tiles, [], []], crew=[0, 2, 2], voyage=4)
    assert state.view(None)["seats"][0]["shields"] == shields


def test_a_tile_that_hides_shields_throws_the_surplus_overboard() -> None:
    """ruling.capacity-drop, crew.capacity"""
    state = at_sea([2, 8, 9], {2: TIMBER, **AHEAD}, crew=[10, 1, 1])
    reserve = state.reserve
    events = state.play("stow")
    assert (state.crew[0], state.reserve) == (8, reserve + 2)
    assert told(events, "overboard") == [{"seat": 0, "n": 2}]
    assert clause_of(events, "overboard") == "ruling.capacity-drop"


def test_declining_saves_the_crew() -> None:
    """ruling.capacity-drop: the player may decline the tile instead."""
    state = at_sea([2, 8, 9], {2: TIMBER, **AHEAD}, crew=[10, 1, 1])
    state.play("decline")
    assert state.crew[0] == 10


def test_surplus_is_counted_after_the_change_is_complete() -> None:
    """ruling.capacity-drop: replacing goods (no shield) by a pennant with two loses nobody."""
    state = at_sea([2, 8, 9], {2: WOLF, **AHEAD}, aboard=[[TIMBER], [], []], crew=[8, 1, 1])
    events = state.play(f"replace {TIMBER}")
    assert state.crew[0] == 8 and not told(events, "overboard")
    assert state.view(None)["seats"][0]["shields"] == 10


def test_slots_are_alike() -> None:
    """crew.rearrange, ruling.rearrange-abstract: rearranging changes nothing that counts, so nobody is
    asked."""
    state = at_sea([2, 8, 9], {2: AXE, **AHEAD}, aboard=[[SPEAR, WOLF], [], []])
    assert [move for move in state.moves() if move.startswith("stow")] == ["stow"]
    assert refusal(state, "stow slot3") == "ruling.rearrange-abstract"
    verbs = {verb for decision in state.decisions.values() for verb in decision.verbs}
    assert not verbs & {"rearrange", "swap", "discard", "throw", "give"}
    turned = state.copy()
    turned.aboard[0].reverse()
    assert turned.shields(0) == state.shields(0) and turned.scores() == state.scores()


def test_runes_and_ports_cannot_be_refused() -> None:
    """ruling.no-free-discards: what is automatic is never asked."""
    for tile in (RUNES[2], PORT):
        state = at_sea([2, 8, 9], {2: tile, **AHEAD})
        assert state.decision == "sail" and beside(state, 0) == [tile]
        assert refusal(state, "decline") == "navigate.must-sail"
