"""Games: the mapping of them, and what `new` and `load` take and refuse."""

from __future__ import annotations

import copy
import json
from typing import Any

import drakkar
import pytest
from drakkar import BadInput, Game, games
from drakkar.core.chance import MASK

from tests.core.positions import fresh, wander


def refused(code: str, call: Any, *args: Any, **options: Any) -> BadInput:
    with pytest.raises(BadInput) as caught:
        call(*args, **options)
    assert caught.value.code == code
    assert isinstance(caught.value, ValueError)
    assert " " in str(caught.value)  # a sentence
    return caught.value


# ---- the mapping ----------------------------------------------------------------------------------------


def test_games_by_id() -> None:
    assert "raids" in games
    assert games["raids"] is drakkar.games["raids"]
    assert games["raids"].id == "raids"
    assert repr(games["raids"]) == "<Game raids>"
    assert set(games) >= {"raids"} and len(games) == len(list(games))
    assert "core" not in games and "bots" not in games and "chess" not in games
    with pytest.raises(KeyError):
        games["chess"]


def test_a_game_of_its_own_package_is_taken_in(stones: Game) -> None:
    assert games["stones"] is stones
    assert "stones" in list(games)


# ---- new ------------------------------------------------------------------------------------------------


def test_new_takes_players_seed_and_options(stones: Game) -> None:
    state = stones.new(players=3, seed=MASK, rounds=1, bold=True)
    assert state.players == 3
    assert state.options == {"rounds": 1, "bold": True}
    assert stones.new(2).options == {"rounds": 2, "bold": False}


@pytest.mark.parametrize("players", [0, 1, 4, -1, True, 2.0, "2", None])
def test_wrong_number_of_players(stones: Game, players: Any) -> None:
    error = refused("new.players", stones.new, players)
    assert error.data == {"low": 2, "high": 3}


@pytest.mark.parametrize("seed", [-1, MASK + 1, 1.0, "1", None, True])
def test_wrong_seed(stones: Game, seed: Any) -> None:
    refused("new.seed", stones.new, 2, seed)


def test_unknown_option(stones: Game) -> None:
    assert refused("new.option", stones.new, 2, 1, speed=3).data == {"option": "speed"}


@pytest.mark.parametrize("value", [0, 4, True, "2", None, [1], 2.0])
def test_wrong_choice(stones: Game, value: Any) -> None:
    assert refused("new.choice", stones.new, 2, 1, rounds=value).data == {"option": "rounds"}


@pytest.mark.parametrize("value", [0, 1, "on", None])
def test_a_switch_is_true_or_false(stones: Game, value: Any) -> None:
    refused("new.choice", stones.new, 2, 1, bold=value)


# ---- load -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", range(0, 30, 3))
def test_load_makes_the_same_position(stones: Game, steps: int) -> None:
    state = wander(fresh(3, steps, rounds=3), steps, steps)
    again = stones.load(json.loads(json.dumps(state.dump())))
    assert again == state and again.digest() == state.digest()
    assert again.moves() == state.moves() and again.seat == state.seat and again.decision == state.decision
    assert wander(again, 99, 5) == wander(state, 99, 5)


def test_load_keeps_nothing_of_the_data(stones: Game) -> None:
    data = fresh().dump()
    state = stones.load(data)
    data["deck"].clear()
    state.check()


WRONG: list[tuple[str, str, Any]] = [
    ("game", "load.game", "raids"),
    ("game", "load.game", None),
    ("players", "new.players", 4),
    ("players", "new.players", True),
    ("options", "load.field", None),
    ("options", "load.field", []),
    ("options", "new.option", {"speed": 1}),
    ("options", "new.choice", {"rounds": 8}),
    ("chance", "load.field", -1),
    ("chance", "load.field", MASK + 1),
    ("chance", "load.field", 1.5),
    ("chance", "load.field", None),
    ("stack", "load.field", None),
    ("stack", "load.field", {}),
    ("stack", "load.field", [[]]),
    ("stack", "load.field", ["turn"]),
    ("stack", "load.field", [["explode", 0]]),
    ("stack", "load.field", [[["turn"], 0]]),
    ("stack", "load.broken", [["turn"]]),
    ("stack", "load.broken", [["turn", 7]]),
    ("stack", "load.broken", [["turn", "0"]]),
    ("stack", "load.broken", [["turn", 0, 0]]),
    ("stack", "load.broken", [["round"]]),
    ("deck", "load.field", None),
    ("deck", "load.field", [0]),
    ("deck", "load.field", ["1"]),
    ("deck", "load.broken", [1, 1, 1, 1, 1]),
    ("hands", "load.field", [1]),
    ("hands", "load.broken", [1, 2, 3]),
    ("shown", "load.field", [0, 1]),
    ("round", "load.field", 2**70),
    ("die", "load.field", {"six": 6}),
]


@pytest.mark.parametrize(("field", "code", "value"), WRONG)
def test_wrong_positions_are_refused(stones: Game, field: str, code: str, value: Any) -> None:
    data = fresh().dump()
    data[field] = value
    refused(code, stones.load, data)


@pytest.mark.parametrize("data", [None, [], "stones", 7, {}, True])
def test_what_is_no_position_is_refused(stones: Game, data: Any) -> None:
    refused("load.game", stones.load, data)


def test_missing_and_unknown_entries_are_refused(stones: Game) -> None:
    whole = fresh().dump()
    for name in whole:
        data = copy.deepcopy(whole)
        del data[name]
        with pytest.raises(BadInput):
            stones.load(data)
    assert refused("load.field", stones.load, {**whole, "extra": 1}).data == {"field": "extra"}


def test_entries_that_are_no_text_are_refused(stones: Game) -> None:
    refused("load.field", stones.load, {**fresh().dump(), 1: 1, "extra": 2})
