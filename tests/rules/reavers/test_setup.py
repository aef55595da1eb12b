"""The box and the setup: what there is, and what everybody starts with."""

from collections import Counter

import pytest
from drakkar.reavers.cards import all_cards
from drakkar.reavers.pieces.board import LOCATIONS
from drakkar.reavers.pieces.dice import COLOURS, SIDES
from drakkar.reavers.pieces.reavers import CLAN_COLOUR, REAVERS
from drakkar.reavers.pieces.relics import RELICS
from drakkar.reavers.pieces.territories import STACKS
from drakkar.reavers.state import DECKS, Reavers

from .helpers import GAME, new, told

COUNTS = (2, 3, 4, 5)


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 2.0, "3", True])
def test_other_numbers_of_players_are_refused(players: object) -> None:
    """components.player-range"""
    with pytest.raises(ValueError, match="2 to 5 players"):
        GAME.new(players)  # type: ignore[arg-type]


def test_the_box() -> None:
    """components.reaver-cards, components.village-loot-cards, components.fortress-loot-cards,
    components.voyage-cards, components.sea-battle-cards, components.prophecy-cards, data.ours: the values
    are ours, and as many cards as we said."""
    sizes = [len(cards) for cards in all_cards(True)]
    assert dict(zip(DECKS, sizes, strict=True)) == {
        "reaver": 54,
        "village": 54,
        "fortress": 48,
        "voyage": 24,
        "sea": 30,
        "prophecy": 30,
    }


def test_unfinished_modules_stay_in_the_box() -> None:
    """ruling.unfinished-modules, loot.pending-types, option.defence-cards: without the option there are no
    Farms, Walls and Towers, and no Prophecy that counts them."""
    sizes = [len(cards) for cards in all_cards(False)]
    assert sizes == [54, 42, 36, 24, 30, 28]
    left_out = Counter(card for deck in all_cards(True) for card in deck)
    left_out -= Counter(card for deck in all_cards(False) for card in deck)
    assert left_out == {"VFA": 6, "VWA": 6, "KW": 6, "KR": 6, "P12": 2}
    assert new().view(None)["defences"] == {}


def test_crew_dice() -> None:
    """components.crew-dice, setup.starting-crew: three colours, twenty of each, six sides."""
    assert COLOURS == ("red", "blue", "yellow") and all(len(sides) == 6 for sides in SIDES.values())
    state = new(5)
    on_boards = Counter(die.split(".")[0] for seat in state.view(None)["seats"] for die in seat["dice"])
    at_trade = Counter(die.split(".")[0] for die in state.view(None)["trade_dice"])
    for colour in COLOURS:
        assert state.view(None)["supply"][colour] + on_boards[colour] + at_trade[colour] == 20


def test_reavers_are_balanced() -> None:
    """components.reaver-cards: 54 Reavers, 18 of each clan, each ability twice in each clan."""
    clans = Counter(reaver.clan for reaver in REAVERS.values())
    assert clans == {"tyr": 18, "odin": 18, "yggdrasil": 18}
    pairs = Counter((reaver.clan, reaver.ability) for reaver in REAVERS.values())
    assert len(pairs) == 27 and set(pairs.values()) == {2}
    for reaver in REAVERS.values():
        assert CLAN_COLOUR[reaver.clan] in [COLOURS[die] for die in reaver.recruit]
        assert 1 <= len(reaver.recruit) <= 2 and 1 <= len(reaver.rally) <= 2


def test_territories_come_in_nine_stacks() -> None:
    """components.territory-tiles, setup.territory-stacks: four tiles each, shuffled by type."""
    assert len(STACKS) == 9 and all(len(stack.tiles) == 4 for stack in STACKS.values())
    orders = set()
    for seed in range(8):
        state = new(3, seed)
        for stack, tiles in zip(STACKS.values(), state.stacks, strict=True):
            assert sorted(tiles) == sorted(stack.tiles)
        orders.add(tuple(state.stacks[0]))
    assert len(orders) > 1


def test_tokens_on_the_board() -> None:
    """setup.board-tokens, components.upgrade-tokens, components.troll-trophies, components.kraken-trophies:
    one upgrade token for each card; trophies enough for every card that shows one."""
    view = new().view(None)
    cards = Counter(all_cards(False)[1])
    expected = {"up.shield": "VUS", "up.chest": "VUC", "up.hammer": "VUH", "up.dual": "VUX"}
    assert view["upgrades"] == {token: cards[card] for token, card in expected.items()}
    sea = Counter(all_cards(False)[4])
    assert view["trophies"]["troll"] >= sea["B03"] + sea["B06"]
    assert view["trophies"]["kraken"] >= sea["B07"] + sea["B09"]


@pytest.mark.parametrize("players", COUNTS)
def test_starting_kit(players: int) -> None:
    """setup.longship-board, setup.starting-crew, setup.starting-favour, setup.starting-prophecy,
    ruling.glory-score, ruling.longship-variants, components.longship-boards"""
    for seed in range(6):
        state = new(players, seed)
        seats = state.view(None)["seats"]
        assert len(seats) == players <= 5
        for seat, mine in enumerate(seats):
            assert sorted(die.split(".")[0] for die in mine["dice"]) == ["blue", "red", "yellow"]
            assert mine["favour"] == 1 and mine["glory"] == 0 and mine["secret_count"] == 1
            assert mine["spaces"] == 10 and mine["relics"] == mine["upgrades"] == mine["tiles"] == []
            assert mine["leader"] is None and not any(mine["specialists"].values()) and mine["pile_size"] == 0
            assert len(state.view(seat)["seats"][seat]["secret_prophecies"]) == 1


@pytest.mark.parametrize("players", COUNTS)
def test_food_by_seat(players: int) -> None:
    """setup.starting-food, setup.food-by-seat, components.food-tokens: by the distance from the first
    player, not by seat number."""
    firsts = set()
    for seed in range(12):
        state = new(players, seed)
        firsts.add(state.first)
        food = [state.food[seat] for seat in state.clockwise(state.first)]
        assert food == [4, 5, 6, 7, 8][:players]
    assert len(firsts) > 1


def test_first_player_by_chance() -> None:
    """setup.first-player-random, ruling.first-player-source, components.first-player-marker"""
    firsts = Counter(new(5, seed).first for seed in range(200))
    assert set(firsts) == set(range(5)) and min(firsts.values()) > 20
    state = new(4, 3)
    assert told(state.events, "first-player") == [{"seat": state.first}] and state.seat == state.first


def test_first_player_by_the_ocean() -> None:
    """setup.first-player-marker, ruling.first-player-source: the seat can be said."""
    for seed in range(12):
        assert new(4, seed, first_seat_starts=True).first == 0


def test_starting_dice_are_rolled() -> None:
    """ruling.starting-dice-rolled: every face comes up, about as often as it is on the die."""
    faces = Counter(
        die for seed in range(150) for seat in new(4, seed).view(None)["seats"] for die in seat["dice"]
    )
    for colour, sides in SIDES.items():
        for face in set(sides):
            share = faces[f"{colour}.{face}"] / 600
            assert abs(share - sides.count(face) / 6) < 0.06


def test_decks_are_shuffled_apart() -> None:
    """setup.shuffle-decks, setup.decks-face-down, ruling.prophecy-deck: each kind by itself, the
    Prophecies too; the order is in no view."""
    tops = {deck: set() for deck in range(6)}
    for seed in range(12):
        state = new(2, seed)
        for deck, cards in enumerate(state.decks):
            assert set(cards) <= set(all_cards(False)[deck])
            tops[deck].add(tuple(cards[-3:]))
    assert all(len(orders) > 6 for orders in tops.values())
    state = new(2)
    assert state.view(0)["decks"] == {
        name: len(cards) for name, cards in zip(DECKS, state.decks, strict=True)
    }


def test_play_begins_with_round_one() -> None:
    """setup.begin, setup.board-centre, setup.common-supply, components.game-board, components.round-marker,
    ruling.round-marker-start"""
    state = new()
    assert (
        state.round == 1
        and state.decision == "location"
        and set(state.view(None)["placed"]) == set(LOCATIONS)
    )
    assert set(state.view(None)["supply"]) == set(COLOURS)


@pytest.mark.parametrize(("players", "markers"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_markers(players: int, markers: int) -> None:
    """setup.longship-marker, variant.two-player-markers, components.longship-markers,
    ruling.player-colours: two each with two players, otherwise one; never more than the ten in the box."""
    state = new(players)
    assert state.pawns == [markers] * players and sum(state.pawns) <= 10


@pytest.mark.parametrize("players", COUNTS)
def test_honour_ship(players: int) -> None:
    """variant.three-player-honour-ship, components.honour-ship: with three players only, to the first
    player."""
    for seed in range(6):
        state = new(players, seed)
        assert state.view(None)["honour"] == (state.first if players == 3 else None)


def test_relics_are_one_of_a_kind() -> None:
    """components.village-loot-cards: the twelve Relics are in the Village Loot deck, one of each."""
    villages = Counter(all_cards(False)[1])
    assert len(RELICS) == 12 and all(villages[relic] == 1 for relic in RELICS)


def test_seed_decides_everything() -> None:
    """Invariant 25: the same seed and decisions give the same game."""
    assert new(4, 9) == new(4, 9) and new(4, 9) != new(4, 10)
    assert isinstance(new(), Reavers)
