"""The chooser: clicks narrow the legal list until one move is left."""

from __future__ import annotations

from typing import Any

import pytest
from drakkar import Chance, Decision, games
from hypothesis import given
from hypothesis import strategies as st
from table.chooser import Chooser, drawn_tokens
from table.html import el

from tests.core.positions import fresh


class Position:
    """As much of a position as the chooser asks for: legal moves, and a rule against everything else."""

    decision = "pay"

    class _Pay(Decision):
        verbs = ("pay", "sail", "rest")

    decisions = {"pay": _Pay()}  # noqa: RUF012

    def __init__(self, *moves: str) -> None:
        self.legal = list(moves)

    def moves(self) -> list[str]:
        return self.legal[:]

    def why_not(self, move: str) -> Any:
        return None if move in self.legal else move


def chooser(*moves: str) -> Chooser:
    return Chooser(Position(*moves))  # type: ignore[arg-type]


def test_one_click_is_a_move_when_nothing_else_is_to_be_chosen() -> None:
    assert chooser("sail 3", "sail 4", "rest").click("3") == "sail 3"


def test_clicks_narrow_the_list() -> None:
    c = chooser("shift a x", "shift a y", "shift b y", "rest")
    assert c.lit == {"a", "b", "x", "y"}
    assert c.click("a") is None
    assert c.candidates == ["shift a x", "shift a y"]
    assert c.lit == {"x", "y"}
    assert c.click("y") == "shift a y"


def test_the_order_of_clicks_does_not_matter() -> None:
    c = chooser("shift a x", "shift a y", "shift b y")
    assert c.click("y") is None
    assert c.lit == {"a", "b"}
    assert c.click("b") == "shift b y"


def test_a_second_click_takes_a_choice_back() -> None:
    c = chooser("shift a x", "shift a y", "shift b y")
    c.click("a")
    assert c.click("a") is None
    assert c.chosen == [] and c.lit == {"a", "b", "x", "y"}


def test_sets_wait_for_a_button_while_more_can_be_added() -> None:
    c = chooser("pay a", "pay b", "pay a b", "rest")
    assert c.click("a") is None
    assert c.lit == {"b"}
    assert c.buttons({"a", "b"}) == ["pay a"]
    assert c.click("b") == "pay a b"


def test_buttons_for_what_is_not_on_the_board() -> None:
    c = chooser("sail 3", "sail home", "rest", "keep")
    assert c.buttons({"3"}) == ["sail home", "rest", "keep"]
    assert c.buttons(()) == c.moves
    assert c.buttons({"3", "home"}) == ["rest", "keep"]


def test_one_undrawn_argument_keeps_the_whole_move_on_a_button() -> None:
    c = chooser("give a gold", "give a silver", "give b gold")
    assert c.buttons({"a", "b"}) == ["give a gold", "give a silver", "give b gold"]
    c.click("a")
    assert c.buttons({"a", "b"}) == ["give a gold", "give a silver"]


def test_the_same_token_twice_in_a_move() -> None:
    c = chooser("pay a a", "pay a b", "pay c b")
    c.click("a")
    assert c.lit == {"a", "b"}
    assert c.click("b") == "pay a b"


def test_what_a_click_would_settle() -> None:
    c = chooser("sail 3", "shift a x", "shift a y")
    assert c.only("3") == "sail 3"
    assert c.only("a") is None
    assert c.only("x") == "shift a x"
    assert c.only("q") is None


def test_refusals_name_the_move_that_was_meant() -> None:
    c = chooser("shift a x", "pay b")
    assert c.why_not("a") is None
    assert c.why_not("q") == "pay q"
    c.click("a")
    assert c.why_not("q") == "shift a q"
    only = chooser("sail 3")
    assert only.why_not("4") == "sail 4"


def test_refusals_cite_the_clause_of_the_game() -> None:
    state = fresh(2)
    state.play("bow")
    c = Chooser(state)
    assert c.why_not("s99") == state.game.rulebook["turn.swap"]
    assert c.why_not(f"s{state.market[0]}") is None  # type: ignore[attr-defined]


def test_tokens_that_are_drawn() -> None:
    board = el("g", el("g", data_token="ship3.2"), el("g", data_token="8"))
    assert drawn_tokens(board, el("p", data_token="red"), el("p")) == {"ship3.2", "8", "red"}


@given(seed=st.integers(0, 10**6), steps=st.integers(0, 60))
@pytest.mark.parametrize("game", ["raids"])
def test_every_move_can_be_clicked_together(game: str, seed: int, steps: int) -> None:
    """Click the words of a move in order: the move comes out, or stands on a button at the end."""
    state = games[game].new(2 + seed % 3, seed)
    rng = Chance(seed)
    for _ in range(steps):
        if state.over:
            return
        state.play(state.moves()[rng.randrange(len(state.moves()))])
    drawn = {word for move in state.moves() for word in move.split()[1:]}
    for move in state.moves():
        c = Chooser(state)
        settled = None
        for word in move.split()[1:]:
            if settled is None:
                assert word in c.lit
                settled = c.click(word)
        assert settled == move or move in c.buttons(drawn)


def test_what_every_move_names_needs_no_click() -> None:
    pick = chooser("set red hammer", "set red shield")
    assert pick.lit == {"hammer", "shield"}
    assert pick.click("red") is None and pick.why_not("red") is None
    assert pick.click("shield") == "set red shield"


def test_a_single_move_is_shown_whole() -> None:
    assert chooser("set red hammer").lit == {"red", "hammer"}


def test_first_moves_that_a_decision_offers_are_buttons_too(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = ("pay a b", "pay a c", "pay b c")
    assert chooser(*moves).buttons("abc") == []
    monkeypatch.setattr(Position._Pay, "offers", 2)
    assert chooser(*moves).buttons("abc") == ["pay a b", "pay a c"]
