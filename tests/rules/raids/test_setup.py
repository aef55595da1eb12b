"""What is in the box, and how the table is laid."""

from collections import Counter

import pytest
from drakkar.raids import pieces
from drakkar.raids.pieces import ARRIVALS, HOME, KIND, PILES, SLOTS, TILE_INDEX, TILES, TRACK, VILLAGES
from drakkar.raids.state import Raids

from .helpers import GAME

COUNTS = (2, 3, 4)


def new(players: int, seed: int = 1) -> Raids:
    state = GAME.new(players, seed)
    assert isinstance(state, Raids)
    return state


def test_box() -> None:
    """components.vikings, components.coins, components.voyage-tiles, ruling.pile-equals-slots"""
    assert pieces.VIKINGS == 40
    assert sum(pieces.COINS.values()) == 20 and set(pieces.COINS) == {6, 3, 1}
    assert len(TILES) == len(TILE_INDEX) == 64
    assert {voyage: len(pile) for voyage, pile in PILES.items()} == dict.fromkeys((1, 2, 3, 4), len(SLOTS))
    assert all(TILES[tile].voyage == voyage for voyage, pile in PILES.items() for tile in pile)


def test_enough_coins_for_every_reward_and_plunder() -> None:
    """ruling.coin-shortage: four voyages pay 6, 3 and 1, and each Plunder tile needs a 3 and a 1."""
    plunders = KIND.count("plunder")
    assert pieces.COINS[6] >= 4
    assert pieces.COINS[3] >= 4 + plunders
    assert pieces.COINS[1] >= 4 + plunders


def test_board() -> None:
    """components.board, two-players.ghost-five: a Village at every fifth space, the last one right before
    Home."""
    assert TRACK[0] == TRACK[HOME] == "home"
    assert (
        [space for space, kind in enumerate(TRACK) if kind == "village"] == [5, 10, 15, 20] == list(VILLAGES)
    )
    assert [space for space, kind in enumerate(TRACK) if kind == "tile"] == list(SLOTS)
    assert len(TRACK) == HOME + 1 == 22


def test_arrival_tiles() -> None:
    """components.arrival-tiles, components.first-arrival-tile, voyage-end.items"""
    assert len(ARRIVALS) == len(set(ARRIVALS)) == 9
    assert ARRIVALS[0] == "order"
    assert set(ARRIVALS[1:]) == {
        "goods",
        "kinds",
        "runes",
        "shields",
        "weapons",
        "ports",
        "monsters",
        "sails",
    }


def test_tile_values() -> None:
    """data.ours: every kind has the numbers that its rules ask for, and only those."""
    for tile in TILES:
        if tile.kind in ("weapon", "sail", "mjollnir", "port"):
            assert tile.value in (1, 2), tile
        elif tile.kind in ("pennant", "goods", "monster"):
            assert tile.value > 0, tile
        else:
            assert tile.value == 0, tile
        assert bool(tile.goods) == (tile.kind == "goods"), tile
        assert 0 <= tile.shields <= 2 and (tile.kind in pieces.SHIP_KINDS or tile.shields == 0), tile
    assert {tile.goods for tile in TILES if tile.goods} == set(pieces.GOODS_KINDS)


def test_kinds_fall_into_three_places() -> None:
    """components.kinds-on-ship, components.kinds-beside, components.kinds-on-board,
    components.passage-kinds"""
    assert {"weapon", "sail", "mjollnir", "goods", "pennant"} == pieces.SHIP_KINDS
    assert {"rune", "port"} == pieces.STOPPABLE - pieces.SHIP_KINDS
    assert {"encounter", "plunder", "monster"} == pieces.PASSAGE
    assert set(KIND) == pieces.STOPPABLE | pieces.PASSAGE


@pytest.mark.parametrize("players", COUNTS)
def test_first_pile_is_dealt_along_the_arrows(players: int) -> None:
    """setup.board, setup.piles, setup.deal-first: pile 1 face up, one tile on each slot, nothing anywhere
    else."""
    track = new(players).view(None)["track"]
    dealt = [track[space]["tile"] for space in SLOTS]
    assert sorted(dealt) == [TILES[tile].id for tile in PILES[1]]
    assert all(track[space]["tile"] is None for space in (0, *VILLAGES, HOME))


def test_deal_and_first_player_come_by_chance() -> None:
    """setup.deal-first, setup.first-player, setup.arrival-others"""
    games = [new(4, seed) for seed in range(40)]
    assert len({tuple(state.track) for state in games}) == 40
    assert {state.seat for state in games} == {0, 1, 2, 3}
    assert len({state.arrivals[1] for state in games}) == 8


@pytest.mark.parametrize("players", COUNTS)
def test_arrival_tiles_on_the_table(players: int) -> None:
    """setup.arrival-first, setup.arrival-others, setup.arrival-unused, ruling.three-arrival-tiles"""
    arrivals = new(players).view(None)["arrivals"]
    assert arrivals[0] == "order"
    assert len(arrivals) == len(set(arrivals)) == 4


@pytest.mark.parametrize(("players", "positions"), [(2, [3, 2]), (3, [3, 2, 1]), (4, [4, 3, 2, 1])])
def test_start_positions(players: int, positions: list[int]) -> None:
    """setup.positions, setup.choose-ship, components.ship-pawns, ruling.colours: clockwise from the first
    player, downwards."""
    for seed in range(10):
        state = new(players, seed)
        first = state.events[0].seat
        assert state.events[0].clause == "setup.first-player" and first is not None
        ships = state.view(None)["ships"]
        assert [ships[(first + rank) % players]["berth"] for rank in range(players)] == positions
        assert all(ship["space"] == 0 for ship in ships)
        assert state.seat == first


@pytest.mark.parametrize(("players", "crews"), [(2, [1, 2]), (3, [1, 2, 2]), (4, [1, 2, 2, 3])])
def test_starting_crews(players: int, crews: list[int]) -> None:
    """setup.crew, setup.crew-on-shields, data.ours"""
    state = new(players, 5)
    first = state.seat
    assert first is not None
    seats = state.view(None)["seats"]
    assert [seats[(first + rank) % players]["crew"] for rank in range(players)] == crews
    assert all(seat["shields"] == 10 for seat in seats)


@pytest.mark.parametrize("players", COUNTS)
def test_vikings_on_the_board(players: int) -> None:
    """setup.reserve, setup.villages, setup.encounter, encounter.stock, ruling.stock-by-tile"""
    state = new(players)
    track = state.view(None)["track"]
    assert [track[village]["vikings"] for village in VILLAGES] == [players] * 4
    encounters = [space["vikings"] for space in track if space["tile"] == "V1-14"]
    assert encounters == [3]
    assert sum(space["vikings"] for space in track) == 4 * players + 3
    assert state.reserve == 40 - 4 * players - 3 - sum(state.crew)


@pytest.mark.parametrize("players", COUNTS)
def test_nobody_owns_anything_yet(players: int) -> None:
    """setup.coins, components.ship-boards, components.five-slots"""
    state = new(players)
    for seat in state.view(None)["seats"]:
        assert (seat["coins"], seat["aboard"], seat["beside"]) == ([0, 0, 0], [], [])
    assert [score.total for score in state.scores()] == [0] * players


def test_four_plunders_and_one_encounter_in_the_first_voyage() -> None:
    """data.ours: the counts that the rulebook lets one infer."""
    assert Counter(KIND[tile] for tile in PILES[1])["encounter"] == 1
    assert Counter(KIND[tile] for tile in PILES[1])["plunder"] == 0
    assert KIND.count("plunder") == 4


def test_bad_games_are_refused_with_a_sentence() -> None:
    """setup.choose-ship: two to four ships."""
    for players in (0, 1, 5, "3", None, 2.0, True):
        with pytest.raises(ValueError, match="2 to 4 players"):
            GAME.new(players)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no option 'ghosts'"):
        GAME.new(3, ghosts=True)
    with pytest.raises(ValueError, match="not a choice"):
        GAME.new(3, need_at_least_one="yes")
    with pytest.raises(ValueError, match="seed"):
        GAME.new(3, -1)
