"""Components and setup: what lies where when the first round begins."""

from collections import Counter
from itertools import pairwise

import pytest
from drakkar import BadInput
from drakkar.onboard import pieces

from .helpers import GAME, new, refusal, told

COUNTS = (2, 3, 4)
SEEDS = range(25)


@pytest.mark.parametrize("players", [0, 1, 5, -2, 2.0, "3", True])
def test_only_two_to_four_may_play(players: object) -> None:
    """overview.player-count"""
    with pytest.raises(BadInput, match="2 to 4"):
        GAME.new(players)  # type: ignore[arg-type]


def test_the_pieces_are_those_of_the_box() -> None:
    """components.board, components.shield-boards, components.value-markers, components.chests,
    components.barrels, components.barrel-value, components.bodies, components.body-shields, components.prows,
    components.sterns, components.vikings, data.body-shields, data.barrel-values, data.chest-kinds,
    data.market-track, ruling.market-square-is-value"""
    view = new(4).view(0)
    assert len(view["seats"]) == 4
    assert set(view["market"]) == {"hides", "grain", "metal"}
    assert sum(map(len, view["piles"])) == 15
    for seat in range(4):
        assert [barrel["points"] for barrel in new(4).view(seat)["seats"][seat]["barrels"]] == [1, 2, 3, 4]
    bodies = Counter((body["colour"], body["shields"]) for ship in view["ships"] for body in ship["bodies"])
    assert bodies == {(colour, n): 2 for colour in ("blue", "red", "green", "yellow") for n in (1, 2, 3)}
    assert len(view["ships"]) == 8 and view["sterns"] == 7
    assert (pieces.LOWEST_PRICE, pieces.HIGHEST_PRICE) == (1, 4)
    state = new(2)
    assert Counter(state.pile1 + state.pile2) == dict.fromkeys(range(3), 5)


def test_every_berth_has_a_zone_for_each_colour_whatever_the_number_of_players() -> None:
    """components.bet-zones"""
    for players in COUNTS:
        for ship in new(players).view(None)["ships"]:
            assert [zone["colour"] for zone in ship["zones"]] == ["blue", "red", "green", "yellow"]


def test_the_buildings_stand_in_the_order_of_the_list() -> None:
    """components.building-order, ruling.building-row-direction"""
    assert (
        *("first-player", "promotion", "change", "tavern1", "warehouse1", "market"),
        *("move", "tavern2", "warehouse2", "departure", "exchange"),
    ) == pieces.BUILDINGS
    assert new(2).view(None)["buildings"] == list(pieces.BUILDINGS)


def test_every_building_has_a_slot_on_both_sides() -> None:
    """components.building-sides"""
    slots = new(3).view(None)["slots"]
    assert {side: len(row) for side, row in slots.items()} == {"above": 11, "below": 11}


@pytest.mark.parametrize("players", COUNTS)
def test_each_player_has_a_colour_a_board_and_four_barrels(players: int) -> None:
    """setup.choose-colour, setup.player-kit, setup.barrels-face-down, ruling.colour-choice-order"""
    state = new(players)
    seats = state.view(None)["seats"]
    assert [seat["colour"] for seat in seats] == ["blue", "red", "green", "yellow"][:players]
    for seat, holdings in enumerate(seats):
        assert (holdings["beside"], holdings["placed"], holdings["won"], holdings["chests"]) == (4, 0, 0, 0)
        assert holdings["barrels"] is None and state.view(seat)["seats"][seat]["barrels"] is not None


def test_colours_can_be_chosen_in_seat_order_before_anything_is_laid_out() -> None:
    """setup.choose-colour, ruling.colour-choice-order"""
    state = new(3, seed=4, choose_colours=True)
    assert (state.seat, state.decision) == (0, "colour")
    assert state.moves() == ["colour blue", "colour red", "colour green", "colour yellow"]
    assert all(ship["bodies"] == [] for ship in state.view(0)["ships"])
    state.play("colour yellow")
    assert state.seat == 1 and refusal(state, "colour yellow") == "setup.choose-colour"
    state.play("colour blue")
    assert state.moves() == ["colour red", "colour green"]
    events = state.play("colour green")
    assert [seat["colour"] for seat in state.view(None)["seats"]] == ["yellow", "blue", "green"]
    assert state.decision == "go" and told(events, "bodies")


def test_the_colours_have_the_same_chances_whoever_chooses_them() -> None:
    """setup.choose-colour: only the colours differ, not what lies on the table."""
    state = new(2, seed=9, choose_colours=True)
    state.play("colour blue")
    state.play("colour red")
    given = new(2, seed=9)
    assert state.view(None)["ships"] == given.view(None)["ships"]
    assert state.view(None)["slots"] == given.view(None)["slots"]


@pytest.mark.parametrize(
    ("players", "each", "pattern"), [(2, 4, "ABBAABBA"), (3, 3, "ABCBCACAB"), (4, 2, "ABCDDCBA")]
)
def test_vikings_stand_by_the_pattern_from_first_player_on(players: int, each: int, pattern: str) -> None:
    """setup.vikings-per-player, setup.first-vikings, setup.letters, setup.order-two, setup.order-three,
    setup.order-four, ruling.consecutive-placement"""
    for seed in SEEDS:
        view = new(players, seed).view(None)
        row = [slot["seat"] if slot else None for slot in view["slots"]["above"]]
        letters = {letter: row[pattern.index(letter)] for letter in pattern}
        assert len(set(letters.values())) == players
        assert row == [letters[letter] for letter in pattern] + [None] * (11 - len(pattern))
        assert Counter(row)[0] == each
        assert all(slot is None for slot in view["slots"]["below"])


def test_the_order_of_the_colours_is_drawn() -> None:
    """setup.draw-order"""
    firsts = Counter(new(4, seed).seat for seed in range(200))
    assert set(firsts) == {0, 1, 2, 3} and min(firsts.values()) > 25
    state = new(4, 3)
    (order,) = told(state.events, "order")
    assert order["colours"][0] == ["blue", "red", "green", "yellow"][state.seat or 0]


@pytest.mark.parametrize("players", COUNTS)
def test_the_chief_the_sterns_and_the_market_at_the_start(players: int) -> None:
    """setup.chief-opposite, setup.sterns, setup.market-start, round.start-sides"""
    view = new(players).view(None)
    assert view["chief"] == "below"
    assert (view["sterns"], view["stern_holder"]) == (7, None)
    assert view["market"] == {"hides": 1, "grain": 1, "metal": 1}


def test_the_chests_are_shuffled_into_two_piles() -> None:
    """setup.shuffle-chests, setup.pile-one, setup.pile-two"""
    orders = set()
    for seed in SEEDS:
        state = new(3, seed)
        assert (len(state.pile1), len(state.pile2)) == (7, 8)
        assert all(ship["chests"] == [] for ship in state.view(None)["ships"])
        orders.add((*state.pile1, *state.pile2))
    assert len(orders) == len(SEEDS)


@pytest.mark.parametrize("players", COUNTS)
def test_three_bodies_of_different_colours_behind_each_prow(players: int) -> None:
    """setup.prows, setup.three-bodies, setup.all-bodies, setup.no-colour-twice, neutral.in-play"""
    for seed in SEEDS:
        ships = new(players, seed).view(None)["ships"]
        assert all(ship["in_port"] for ship in ships)
        for ship in ships:
            assert len(ship["bodies"]) == 3 == len({body["colour"] for body in ship["bodies"]})
        ids = {body["id"] for ship in ships for body in ship["bodies"]}
        assert len(ids) == 24
        colours = Counter(body["colour"] for ship in ships for body in ship["bodies"])
        assert set(colours.values()) == {6} and len(colours) == 4


def test_the_bodies_fall_at_random() -> None:
    """ruling.random-bodies: every body is met on every ship and at every place."""
    seen = Counter()
    for seed in range(400):
        for ship, bodies in enumerate(new(2, seed).rows):
            for place, body in enumerate(bodies):
                seen[ship, place, body] += 1
    assert len(seen) == 8 * 3 * 24
    average = 400 / 24
    assert all(average / 4 < count < average * 2.5 for count in seen.values())


def test_each_ship_lacks_each_colour_equally_often() -> None:
    """ruling.random-bodies"""
    lacking = Counter()
    for seed in range(800):
        for ship, bodies in enumerate(new(2, seed).rows):
            lacking[ship, ({*range(4)} - {body // 6 for body in bodies}).pop()] += 1
    assert all(150 < lacking[ship, colour] < 250 for ship in range(8) for colour in range(4))


def test_chance_enters_only_at_setup() -> None:
    """ruling.chance-only-at-setup: playing never draws from the generator."""
    state = new(3, 5)
    before = state.chance
    while not state.over:
        state.play(state.moves()[len(state.moves()) // 2])
        assert state.chance == before


def test_seeds_give_different_tables_and_the_same_seed_the_same() -> None:
    """ruling.chance-only-at-setup"""
    tables = [new(4, seed).dump() for seed in SEEDS]
    assert all(a["rows"] != b["rows"] for a, b in pairwise(tables))
    assert tables == [new(4, seed).dump() for seed in SEEDS]
