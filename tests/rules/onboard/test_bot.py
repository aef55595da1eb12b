"""The greedy bot's evaluation: it finishes actions well and beats random play."""

import pytest
from drakkar import Chance
from drakkar.bots import choose
from drakkar.onboard.evaluation import evaluate
from drakkar.onboard.state import Onboard

from .helpers import BLUE, RED, board, influence, new, play, table


def greedy(state: Onboard, seed: int = 1) -> str:
    return choose("greedy", state, Chance(seed))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players: int) -> None:
    """overview.goal"""
    won = 0.0
    for seed in range(3):
        state, rng, seat = new(players, seed), Chance(seed), seed % players
        while not state.over:
            state.play(choose("greedy" if state.seat == seat else "random", state, rng))
        winners = state.winners()
        won += (seat in winners) / len(winners)
    assert won >= 2


def test_it_takes_the_dearest_chest() -> None:
    state = table(
        4, rows={1: "B3 R1"}, chests={1: "grain metal"}, market=(1, 2, 4), all_across=True, stern=RED
    )
    state.play("depart ship1")
    play(state, greedy(state))
    assert board(state, BLUE) == ["metal"]


def test_it_sends_the_ship_away_that_it_leads() -> None:
    cargo = "grain grain metal"
    state = table(4, rows={1: "B3", 2: "R3"}, chests={1: cargo, 2: cargo}, all_across=True, stern=BLUE)
    assert greedy(state) == "depart ship1"


def test_it_raises_the_price_of_what_it_has() -> None:
    state = table(4, boards={BLUE: "grain grain grain", RED: "metal metal"})
    state.play("go market")
    assert greedy(state) == "raise grain"


def test_it_bets_on_a_leader() -> None:
    state = table(4, rows={1: "R3 R3 B1"})
    state.play("go tavern1")
    ship, colour = greedy(state).split()[2].split(".")
    assert influence(state, int(ship[-1]))[0][0] == colour


def test_a_building_is_worth_the_best_that_can_be_done_there() -> None:
    """Before the action is finished the evaluation looks at how it can be finished."""
    state = table(4, rows={1: "R2 B2"}, chests={1: "grain grain metal"}, market=(1, 4, 4))
    state.play("go promotion")
    best = max(evaluate(_after(state, move), BLUE) for move in state.moves())
    assert evaluate(state, BLUE) == best
    assert greedy(state) == "promote ship1.2"


def test_an_exchange_is_judged_as_a_whole() -> None:
    state = table(4, rows={1: "R3 Y1", 2: "B3 G1"}, chests={1: "grain grain grain metal"}, market=(1, 4, 4))
    state.play("go exchange")
    best = max(
        evaluate(_after(_after(state, first), second), BLUE)
        for first in state.moves()
        for second in _after(state, first).moves()
    )
    assert evaluate(state, BLUE) == best
    play(state, greedy(state))
    play(state, greedy(state))
    assert evaluate(state, BLUE) == best


def test_it_judges_only_what_the_seat_knows() -> None:
    """hidden.never-show: the choice doesn't depend on the values of the others' barrels."""
    choices = set()
    for value in (1, 2, 3, 4):
        state = table(4, rows={1: "B2 R2"}, bets={"ship1.red": (RED, value)}, chests={1: "grain"})
        state.play("go promotion")
        choices.add(greedy(state, seed=7))
    assert len(choices) == 1


def _after(state: Onboard, move: str) -> Onboard:
    world = state.copy()
    world.play(move)
    return world
