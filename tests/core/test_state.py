"""What every position promises, shown on the small game with secrets, chance and nested decisions."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from drakkar import Chance, Clause, Event, IllegalMove, State
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.positions import fresh, wander

ANY = st.builds(
    lambda players, seed, steps, rounds: wander(fresh(players, seed, rounds=rounds), steps, seed),
    st.integers(2, 3),
    st.integers(0, 2**64 - 1),
    st.integers(0, 30),
    st.integers(1, 3),
)


# ---- decisions and steps --------------------------------------------------------------------------------


def test_whose_decision_it_is() -> None:
    state = fresh(2)
    assert (state.seat, state.decision, state.over) == (0, "bow", False)
    state.play("bow")
    assert (state.seat, state.decision) == (0, "turn")
    state.play("draw")
    assert (state.seat, state.decision) == (0, "sort")
    state.play("leave")
    assert (state.seat, state.decision) == (1, "turn")


def test_automatic_steps_run_by_themselves_until_somebody_must_decide() -> None:
    state = fresh(2, rounds=2)
    for move in ("bow", "keep"):
        state.play(move)
    events = state.play("keep")
    assert [event.kind for event in events] == ["keep", "die"]
    assert (state.round, state.decision, state.seat) == (2, "bow", 0)


def test_the_end() -> None:
    state = wander(fresh(3), 99, 1)
    assert state.over and state.seat is None and state.decision is None and state.moves() == []
    assert state.winners()
    with pytest.raises(IllegalMove) as caught:
        state.play("keep")
    assert caught.value.clause.id == "end.rounds"
    assert state.why_not("keep").id == "end.rounds"  # type: ignore[union-attr]


def test_the_moves_are_the_callers_own() -> None:
    state = fresh()
    state.play("bow")
    state.moves().clear()
    assert state.moves()


# ---- refusals -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("swap s0", "turn.swap"),
        ("swap", "turn.swap"),
        ("swap a b c", "turn.swap"),
        ("keep it", "turn.choice"),
        ("explode", "turn.choice"),
        ("", "turn.choice"),
        ("  ", "turn.choice"),
        ("take", "turn.choice"),
        ("Keep", "turn.choice"),
        ("keep ", "turn.choice"),
    ],
)
def test_refusals_cite_a_clause_and_change_nothing(move: str, clause: str) -> None:
    state = fresh()
    state.play("bow")
    before, events = state.dump(), state.events
    assert state.why_not(move) == state.game.rulebook[clause]
    with pytest.raises(IllegalMove) as caught:
        state.play(move)
    assert caught.value.clause.id == clause
    assert caught.value.move == move
    assert clause in str(caught.value) and state.game.rulebook[clause].en in str(caught.value)
    assert state.dump() == before and state.events is events


def test_a_clause_that_depends_on_the_position() -> None:
    state = fresh(2, rounds=3)
    for move in ("bow", "show", "keep", "bow"):
        state.play(move)
    assert state.why_not("show") == state.game.rulebook["turn.show-once"]


@given(state=ANY, words=st.lists(st.sampled_from(["swap", "keep", "draw", "s1", "s9", "x", "é"]), max_size=4))
def test_a_move_is_legal_or_a_clause_forbids_it(state: State, words: list[str]) -> None:
    move = " ".join(words)
    clause = state.why_not(move)
    assert (clause is None) == (move in state.moves())
    assert clause is None or clause.id in state.game.rulebook


@given(state=ANY)
def test_every_move_listed_can_be_played(state: State) -> None:
    for move in state.moves():
        assert state.why_not(move) is None
        after = state.copy()
        after.play(move)
        after.check()
        assert after.over or after.moves()


# ---- events ---------------------------------------------------------------------------------------------


def test_events_cite_clauses_and_are_plain_data() -> None:
    for seed in range(20):
        state = fresh(3, seed, rounds=3)
        rng = Chance(seed)
        events = list(state.events)
        while not state.over:
            events += state.play(state.moves()[rng.randrange(len(state.moves()))])
        for event in events:
            assert event.clause in state.game.rulebook
            assert json.loads(json.dumps(event.data)) == event.data


def test_a_secret_is_told_to_its_seat_alone() -> None:
    state = fresh()
    state.play("bow")
    (event,) = state.play("draw")
    assert event.seen_by(0) == {"stone": f"s{state.peek}"}
    assert event.seen_by(1) == {} == event.seen_by(None)
    assert event.reveals
    assert Event("x", None, {}, "c", {"hidden": 1}).seen_by(None) == {}


def test_setup_tells_its_events_too() -> None:
    assert [event.kind for event in fresh(3).events] == ["dealt"] * 3


# ---- views ----------------------------------------------------------------------------------------------


def test_a_view_says_what_everyone_may_know() -> None:
    state = fresh(2, seed=5)
    state.play("bow")
    view = state.view(1)
    assert view["game"] == "stones" and view["players"] == 2 and view["viewer"] == 1
    assert (view["seat"], view["decision"], view["over"]) == (0, "turn", False)
    assert view["options"] == {"rounds": 2, "bold": False}
    assert view["prompt"] == {"n": 5}
    assert "winners" not in view and "scores" not in view  # the totals would tell the hidden stones
    assert view["hands"] == [None, f"s{state.hands[1]}"]
    assert state.view(None)["hands"] == [None, None]


def test_the_end_shows_everything() -> None:
    state = wander(fresh(2, seed=3), 99, 3)
    view = state.view(None)
    assert view["winners"] == state.winners()
    assert view["scores"] == [score.plain() for score in state.scores()]
    assert None not in view["hands"]


def hidden_changes(state: Any, seat: int | None) -> Any:
    """The same position with everything that a seat can't see changed by hand."""
    other = state.copy()
    secret = [owner for owner in range(state.players) if owner != seat and not state.shown[owner]]
    if state.deck and secret:
        owner = secret[0]
        other.deck[0], other.hands[owner] = state.hands[owner], state.deck[0]
    other.deck.reverse()
    other.chance ^= 0xFFFF
    return other


@given(state=ANY)
def test_views_leak_nothing(state: State) -> None:
    for seat in (None, *range(state.players)):
        if not state.over:
            assert hidden_changes(state, seat).view(seat) == state.view(seat)
        assert json.loads(json.dumps(state.view(seat))) == state.view(seat)


@given(state=ANY, seed=st.integers(0, 2**32))
def test_imagined_worlds_keep_the_view(state: State, seed: int) -> None:
    before = state.dump()
    for seat in (None, *range(state.players)):
        for rng in (Chance(seed), random.Random(seed)):
            world = state.imagine(seat, rng)
            world.check()
            assert world.view(seat) == state.view(seat)
            if seat == state.seat:
                assert world.moves() == state.moves()
            wander(world, 99, seed)
    assert state.dump() == before


def test_imagined_worlds_differ_in_what_is_hidden() -> None:
    state = fresh(2, seed=5)
    state.play("bow")
    rng = Chance(1)
    seen = {state.imagine(0, rng).hands[1] for _ in range(200)}
    assert seen == set(range(1, 10)) - set(state.market) - {state.hands[0]}
    futures = {state.imagine(0, rng).chance for _ in range(20)}
    assert len(futures) == 20 and state.chance not in futures


# ---- copies and fingerprints ----------------------------------------------------------------------------


@given(state=ANY)
@settings(max_examples=50)
def test_copies_are_equal_and_independent(state: State) -> None:
    before = state.dump()
    twin = state.copy()
    assert twin == state and twin.digest() == state.digest() and twin.moves() == state.moves()
    wander(twin, 99, 1)
    assert state.dump() == before
    if not state.over:
        assert twin != state and twin.digest() != state.digest()


def test_a_position_is_no_key_and_no_other_thing() -> None:
    with pytest.raises(TypeError):
        hash(fresh())
    assert fresh() != "stones"


def test_the_dump_is_plain_and_its_own() -> None:
    state = fresh()
    data = state.dump()
    assert json.loads(json.dumps(data)) == data
    data["hands"].clear()
    state.check()


# ---- scores ---------------------------------------------------------------------------------------------


@given(state=ANY)
def test_parts_add_up_and_cite_clauses(state: State) -> None:
    for score in state.scores():
        assert score.total == sum(part.points for part in score.parts)
        assert all(part.clause in state.game.rulebook for part in score.parts)
        assert score.plain() == {"total": score.total, "parts": [list(part) for part in score.parts]}


def test_the_highest_total_wins_and_equal_ones_share() -> None:
    state: Any = fresh(3)
    state.hands, state.deck, state.market = [9, 3, 5], [1, 2, 4, 6], [7, 8]
    assert state.winners() == [0]
    state.coins = [0, 6, 4]
    assert state.winners() == [0, 1, 2]


def test_options_change_the_rules() -> None:
    for bold, boast in ((False, 2), (True, 4)):
        state = fresh(2, bold=bold)
        state.play("bow")
        state.play("show")
        assert state.scores()[0].parts[1].points == boast


def test_a_clause_is_returned_not_its_id() -> None:
    assert isinstance(fresh().why_not("keep"), Clause)
