"""The greedy bot's evaluation: it takes part in raids and battles, and beats random play."""

from collections import Counter

import pytest
from drakkar import Chance
from drakkar.bots import choose
from drakkar.reavers.evaluation import evaluate
from drakkar.reavers.state import Reavers

from .helpers import new, on_top, play, prophecies, show, table, top_tile


def greedy(state: Reavers, seed: int = 1) -> str:
    return choose("greedy", state, Chance(seed))


def match(levels: list[str], seed: int) -> tuple[Reavers, list[Counter[str]]]:
    """A whole match, and how often each seat did what."""
    state, rng = new(len(levels), seed), Chance(seed)
    done = [Counter[str]() for _ in levels]
    while not state.over:
        for event in state.play(choose(levels[state.seat or 0], state, rng)):
            if event.seat is not None:
                done[event.seat][event.kind] += 1
                if event.kind == "join":
                    done[event.seat][event.data["place"]] += 1
    return state, done


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_beats_random(players: int) -> None:
    """game.goal: in every seat, and by far."""
    for seed in range(2):
        seat = (seed * 2 + 1) % players
        levels = ["greedy" if other == seat else "random" for other in range(players)]
        state, _ = match(levels, seed)
        totals = [score.total for score in state.scores()]
        assert state.winners() == [seat] and totals[seat] > 1.3 * max(totals[:seat] + totals[seat + 1 :])


def test_greedy_takes_part() -> None:
    """It raids, conquers and fights at sea rather than preparing for ever."""
    totals: Counter[str] = Counter()
    glory = 0
    for seed in range(3):
        state, done = match(["greedy"] * 3, seed)
        totals += sum(done, Counter())
        glory += sum(score.total for score in state.scores())
    joined, prepared = totals["join"], totals["foraged"]
    seats = 9
    assert joined > 15 * seats, "of 24 actions"
    assert totals["village"] + totals["fortress"] >= 3 * seats and totals["conquest"] >= 1.5 * seats
    assert totals["won-battle"] >= 0.5 * seats and totals["conquered"] >= 2.5 * seats
    assert prepared < joined and glory / seats > 90


def test_it_raids_when_it_can() -> None:
    state = table(3, dice={0: "blue.chest blue.chest"})
    show(state, "village", "L1 L4", "VRU VRU", "VF3 VF4")
    play(state, "sail village")
    assert greedy(state) == "join"


def test_it_wins_a_battle_it_can_pay_for() -> None:
    state = table(3, dice={0: "red.hammer red.shield red.ship"}, food=4)
    show(state, "sea", "B01", "B04", "B10")
    on_top(state, "J0")
    play(state, "sail sea")
    assert greedy(state) == "join"
    play(state, "join")
    assert greedy(state) == "face sea2", "14 Glory rather than 9 that cost less, or 24 out of reach"
    play(state, "face sea2")
    assert greedy(state) == "pay"


def test_it_does_not_attack_in_vain() -> None:
    """One hammer against a defence of 6 can't win: it withdraws."""
    state = table(3, dice={0: "red.hammer"}, food=4, round=3)
    show(state, "sea", "B10", "", "")
    on_top(state, "J0")
    play(state, "sail sea", "join", "face sea1")
    assert greedy(state) == "withdraw"


def test_it_takes_territories_early() -> None:
    state = table(3, food=9)
    top_tile(state, "food1.1")
    play(state, "sail conquest")
    assert greedy(state) == "join"


def test_it_prepares_when_that_is_better() -> None:
    """At the very end a territory is worth little more than its price in Favour."""
    state = table(3, favour=4, round=6)
    play(state, "sail conquest")
    assert greedy(state) == "prepare"


def test_it_judges_only_what_the_seat_knows() -> None:
    """ruling.prophecy-secrecy: the choice doesn't depend on the Prophecies of the others."""
    choices = set()
    for card in ("P01", "P05", "P14"):
        state = table(2, food=9, dice={0: "red.hammer blue.chest blue.chest"})
        prophecies(state, 1, card)
        state.decks[5] = sorted(state.decks[5])
        choices.add(greedy(state, seed=7))
    assert len(choices) == 1


def test_evaluation_of_a_finished_game_is_the_score() -> None:
    """score.sequence"""
    state, rng = new(2, 3), Chance(3)
    while not state.over:
        state.play(choose("random", state, rng))
    assert [evaluate(state, seat) for seat in (0, 1)] == [score.total for score in state.scores()]
