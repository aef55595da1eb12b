"""Taking part or preparing, and the ranks that decide how much an action brings."""

import pytest
from drakkar.reavers.pieces.board import LOCATIONS
from drakkar.reavers.pieces.dice import SIDES

from .helpers import (
    all_pass,
    clause_of,
    dice,
    empty_deck,
    empty_supply,
    join,
    pass_by,
    play,
    refusal,
    show,
    table,
    told,
)


@pytest.mark.parametrize("place", LOCATIONS)
def test_everybody_may_prepare_everywhere(place: str) -> None:
    """prepare.right, ruling.active-may-prepare: also the active player, and also who could take part."""
    state = table(
        3, dice=dict.fromkeys(range(3), "red.hammer blue.chest blue.chest blue.shield red.shield"), food=9
    )
    show(state, "sea", "B01", "B02", "B03")
    play(state, f"sail {place}")
    for seat in range(3):
        assert state.seat == seat and state.moves()[:2] == ["join", "prepare"]
        play(state, "prepare", "forage")
    assert state.food == [11] * 3 and state.decision == "location"


def test_two_food() -> None:
    """prepare.food, prepare.one-option, ruling.supply-of-tokens"""
    state = table(3)
    play(state, "sail trade", "prepare")
    events = play(state, "forage")
    assert state.food == [2, 0, 0] and dice(state, 0) == [] and state.seat == 1
    assert told(events, "foraged") == [{"seat": 0, "n": 2}] and clause_of(events, "foraged") == "prepare.food"


@pytest.mark.parametrize(
    "die", [f"{colour} {face}" for colour, faces in SIDES.items() for face in sorted(set(faces))]
)
def test_one_die_on_any_face(die: str) -> None:
    """prepare.crew-die, ruling.chosen-face-exists, prepare.one-option: it is not rolled."""
    state = table(2)
    supply = sum(state.supply)
    play(state, "sail trade", "prepare")
    events = play(state, f"enlist {die}")
    assert (
        dice(state, 0) == [die.replace(" ", ".")] and state.food[0] == 0 and sum(state.supply) == supply - 1
    )
    assert clause_of(events, "chosen-die") == "prepare.crew-die" and state.seat == 1


def test_all_choices_of_preparing() -> None:
    """prepare.crew-die: five different faces of each colour, and Food."""
    state = table(2)
    play(state, "sail trade", "prepare")
    assert len(state.moves()) == 16 and state.moves()[0] == "forage"


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("enlist red chest", "ruling.chosen-face-exists"),
        ("enlist blue double", "ruling.chosen-face-exists"),
        ("enlist green hammer", "prepare.one-option"),
        ("enlist", "prepare.one-option"),
        ("forage enlist", "prepare.one-option"),
        ("pass", "prepare.right"),
    ],
)
def test_other_preparations_are_refused(move: str, clause: str) -> None:
    """ruling.chosen-face-exists, prepare.one-option"""
    state = table(2)
    play(state, "sail trade", "prepare")
    assert refusal(state, move) == clause


def test_a_colour_that_is_out_cannot_be_chosen() -> None:
    """ruling.supply-of-dice"""
    state = table(3)
    empty_supply(state, "blue")
    play(state, "sail trade", "prepare")
    assert refusal(state, "enlist blue ship") == "ruling.supply-of-dice"
    assert all("blue" not in move for move in state.moves()) and len(state.moves()) == 11


def test_without_dice_only_food() -> None:
    """ruling.supply-of-dice: with no die at all."""
    state = table(5)
    empty_supply(state, "red", "blue", "yellow")
    play(state, "sail recruit", "prepare")
    assert state.moves() == ["forage"]


NOTHING = {
    "village": "village.cost",
    "fortress": "fortress.cost",
    "sea": "sea.cost",
    "conquest": "ruling.stack-empty",
}


@pytest.mark.parametrize(("place", "clause"), NOTHING.items())
def test_who_cannot_pay_prepares(place: str, clause: str) -> None:
    """village.others-prepare, fortress.others-prepare, sea.others-prepare, prepare.right: there is no other
    choice, and a refusal says what is missing."""
    state = table(3)
    show(state, "sea", "B01", "B02", "B03")
    events = play(state, f"sail {place}")
    for seat in range(3):
        assert (state.seat, state.decision) == (seat, "prepare") and refusal(state, "join") == clause
        pass_by(state)
    assert told(events, "join") == []


def test_nothing_left_to_take() -> None:
    """ruling.nothing-to-take, ruling.recruit-exhausted: taking part is refused, and nothing is paid."""
    for place in ("village", "fortress", "sea", "recruit"):
        state = table(3, dice={0: "blue.chest blue.chest blue.shield blue.shield"}, food=9)
        empty_deck(state, {"recruit": "reaver"}.get(place, place))
        play(state, f"sail {place}")
        assert state.decision == "prepare" and state.food[0] == 9 and len(dice(state, 0)) == 4
        expected = "ruling.recruit-exhausted" if place == "recruit" else "ruling.nothing-to-take"
        assert refusal(state, "join") == expected


def test_a_discard_is_something_to_take() -> None:
    """ruling.nothing-to-take, ruling.deck-exhausted: the discard becomes the deck."""
    state = table(3, dice={0: "blue.chest blue.chest"})
    empty_deck(state, "village", into="discard")
    play(state, "sail village", "join")
    assert state.moves() == ["loot village-deck"]
    events = play(state, "loot village-deck")
    assert [event.kind for event in events[:1]] == ["reshuffle"]


def test_seats_decide_in_turn() -> None:
    """ruling.seat-completes, ruling.spent-dice: a seat pays and takes everything before the next one
    decides, and what it spent is back in the supply."""
    state = table(3, dice={0: "yellow.chest yellow.chest", 1: "yellow.chest yellow.chest"})
    show(state, "village", "VF3 VF4", "VRU VRU", "")
    play(state, "sail village", "join")
    before = state.supply[2]
    assert before == 20 - 2, "two yellow dice of seat 1 are out"
    play(state, "loot village1")
    assert state.seat == 1 and state.decision == "join" and state.food[0] >= 7


# ---- ranks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_trade_actions_by_rank(players: int) -> None:
    """trade.action-counts, ruling.rank-by-seat, ruling.two-player-rank, game.decreasing-rewards: 3 for the
    active player, 2 for the next seat, 1 for all others."""
    state = table(players)
    play(state, "sail trade")
    for actions in (3, 2, 1, 1, 1)[:players]:
        seat = state.seat
        play(state, "join")
        for left in range(actions, 0, -1):
            assert (state.seat, state.decision) == (seat, "trade") and state.view(None)["prompt"]["n"] == left
            play(state, "food")
    assert state.decision == "location" and state.food == [9, 6, 3, 3, 3][:players]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_conquest_actions_by_rank(players: int) -> None:
    """conquest.action-counts, ruling.rank-by-seat, ruling.two-player-rank, conquest.finish-before-next"""
    state = table(players, food=9)
    state.stacks[0] = [
        "food1.3",
        "food1.1",
        "food1.2",
        "food1.4",
    ]  # the one that asks for a choice lies lowest
    state.stacks[1] = ["food2.4", "food2.3", "food2.1", "food2.2"]
    play(state, "sail conquest")
    for seat, actions in enumerate((3, 2, 1, 1, 1)[:players]):
        play(state, "join")
        assert state.seat == seat and state.view(None)["prompt"]["n"] == actions
        play(state, "negotiate food1" if seat < 3 else "negotiate food2")
        if actions > 1:
            assert state.view(None)["prompt"]["n"] == actions - 1
            play(state, "stop")
    assert state.decision == "location" and [len(mine) for mine in state.tiles] == [1] * players


def test_ranks_are_counted_from_the_active_player() -> None:
    """ruling.first-is-active: not from the holder of the First Player marker."""
    state = table(4, food=9)
    play(state, "sail recruit")
    all_pass(state)
    assert state.first == 0 and state.seat == 1
    play(state, "sail conquest", "join")
    assert state.view(None)["prompt"]["n"] == 3


def test_nobody_moves_up() -> None:
    """ruling.rank-by-seat: a seat that prepares keeps its rank."""
    state = table(4)
    play(state, "sail trade", "prepare", "forage", "prepare", "forage", "join")
    assert state.seat == 2 and state.view(None)["prompt"]["n"] == 1


def test_the_bonus_of_an_active_player_who_prepares_goes_to_nobody() -> None:
    """ruling.active-may-prepare, village.second-bonus: the others take part at their own ranks."""
    state = table(3, dice={1: "blue.chest blue.chest", 2: "yellow.chest yellow.chest"})
    show(state, "village", "VF3 VF3", "VF4 VF4", "VRU VRU")
    play(state, "sail village")
    pass_by(state)
    assert state.view(None)["prompt"] == {"place": "village", "rank": 2}
    events = play(state, "join", "loot village3")
    assert [len(bonus["cards"]) for bonus in told(events, "bonus-loot")] == [1]
    while state.decision != "join" or state.seat != 2:
        play(state, state.moves()[0])
    events = play(state, "join", "loot village1")
    assert told(events, "bonus-loot") == []


def test_recruit_and_sea_have_no_bonus() -> None:
    """ruling.no-unwritten-bonus, ruling.free-locations, game.action-yields, game.glory-sources: the active
    player chooses first and gets nothing on top."""
    state = table(3, food=4)
    show(state, "recruits", "R03 R04", "R21 R22", "R39", "R40")
    join(state, "recruit", 0)
    assert state.favour[0] == 0 and state.food[0] == 4
    state = table(3, food=4)
    show(state, "sea", "B01", "B02", "B03")
    join(state, "sea", 0)
    assert state.glory[0] == 0 and state.food[0] == 0
