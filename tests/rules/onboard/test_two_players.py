"""Two players: the extra Viking that answers every stern."""

import pytest

from .helpers import BLUE, RED, influence, new, own_bodies, play, refusal, row, table, told, words

ROWS = {1: "R2 B1 G1", 2: "B3 Y1", 8: "R1 R3 B2"}


def test_taking_a_stern_gives_the_other_player_an_extra_viking_at_once() -> None:
    """two-player.extra-viking, two-player.own-body, ruling.extra-viking-at-once"""
    state = table(2, rows=ROWS, gone=[8])
    state.play("go departure")
    assert (state.seat, state.decision) == (RED, "extra-viking")
    assert words(state.moves(), 1) == own_bodies(state, RED)
    assert words(state.moves(), 0) == {"crew"}, "ruling.extra-viking-mandatory"
    events = state.play("crew ship1.1")
    assert row(state, 1) == "R3* B1 G1"
    assert told(events, "extra-viking") == [{"seat": RED, "ship": "ship1", "colour": "red", "n": 3}]
    assert (state.seat, state.decision) == (RED, "go"), "the next Viking happens to be Red's"


def test_the_extra_viking_counts_as_a_shield() -> None:
    """two-player.one-shield, influence.extra-vikings, ruling.two-meanings-of-shield"""
    state = table(2, rows={1: "R2 B2"}, crewed=["ship1.2"], gone=[8])
    assert influence(state, 1) == [("blue", 3), ("red", 2)]
    state = table(2, rows={1: "R2 B2"}, gone=[8])
    assert influence(state, 1) == [("red", 2), ("blue", 2)]


def test_the_extra_viking_moves_with_its_body_and_stays() -> None:
    """two-player.sticks"""
    state = table(2, rows={1: "R2 B1 G1", 2: "Y1"}, crewed=["ship1.2"], gone=[8])
    play(state, "go change", "shift ship1.2 ship2")
    assert row(state, 2) == "Y1 B2*"
    play(state, "go exchange", "exchange ship2.2", "with ship1.1")
    assert row(state, 1) == "B2* G1" and row(state, 2) == "Y1 R2"
    while state.seat != BLUE:
        state.play("go first-player")
    before = state.crewed
    while not state.over:
        state.play(state.moves()[0])
        assert state.crewed & before == before


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("crew ship1.2", "two-player.own-body"),
        ("crew ship1.3", "two-player.own-body"),
        ("crew ship1.1", "two-player.one-per-body"),
        ("crew ship8.1", "ruling.extra-viking-port-only"),
        ("crew ship2.3", "two-player.extra-viking"),
        ("crew", "two-player.extra-viking"),
        ("pass", "two-player.extra-viking"),
        ("go market", "two-player.extra-viking"),
    ],
)
def test_the_extra_viking_is_refused(move: str, clause: str) -> None:
    """two-player.own-body, two-player.one-per-body, ruling.extra-viking-port-only,
    ruling.extra-viking-mandatory"""
    state = table(2, rows=ROWS, gone=[8], crewed=["ship1.1"])
    state.play("go departure")
    assert refusal(state, move) == clause


def test_nothing_is_placed_when_no_body_can_carry_it() -> None:
    """ruling.extra-viking-no-body: the stern is taken all the same, and nothing is made up for later."""
    state = table(2, rows={7: "R1 R1 R2 R2 R3", 8: "R3"}, gone=[7, 8])
    events = state.play("go departure")
    assert told(events, "no-extra") == [{"seat": RED}]
    assert state.decision == "go" and state.stern == BLUE and state.crewed == 0


def test_no_extra_viking_with_three_or_four() -> None:
    """two-player.extra-viking"""
    for players in (3, 4):
        state = table(players)
        state.play("go departure")
        assert state.decision == "go"


def test_the_seventh_stern_brings_one_too() -> None:
    """ruling.extra-viking-at-once, ruling.extra-viking-supply: seven at most, for eight figures."""
    state = table(2, gone=[3, 4, 5, 6, 7, 8], rows={1: "R1 B1", 2: "G1"})
    state.play("go departure")
    assert (state.seat, state.decision) == (RED, "extra-viking")


def test_extra_vikings_do_not_walk() -> None:
    """ruling.extra-viking-never-walks, two-player.neutral-figure: eight Vikings cross, whatever stands on
    bodies."""
    state = new(2, 3)
    turns = {1: 0, 2: 0}
    while state.round < 3:
        if state.decision == "go":
            turns[state.round] += 1
        moves = state.moves()
        state.play("go departure" if "go departure" in moves else moves[0])
    assert turns == {1: 8, 2: 8} and state.crewed.bit_count() == 2
