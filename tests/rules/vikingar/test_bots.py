"""The greedy level: it plays to win, and gets there."""

import pytest
from drakkar import Chance
from drakkar.bots import choose
from drakkar.vikingar import pieces as p
from drakkar.vikingar.evaluation import FAR, evaluate, way_to_gate

from .helpers import BLUE, GAME, RED, table


@pytest.mark.parametrize("players", (2, 3, 4))
def test_greedy_bots_finish(players: int) -> None:
    """victory.requirements: three exploits and a gate within a few rounds, every time."""
    for seed in range(2):
        rng = Chance(seed)
        state = GAME.new(players, seed)
        while not state.over and state.view(None)["round"] < 30:
            state.play(choose("greedy", state, rng))
        assert state.over


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(4):
        rng = Chance(seed)
        state = GAME.new(2, seed)
        while not state.over:
            state.play(choose("greedy" if state.seat == seed % 2 else "random", state, rng))
        wins += state.winners() == [seed % 2]
    assert wins >= 3


def test_victory_is_best() -> None:
    cups = {RED: {"heros": 3, "pillard": 3, "stratege": 2}}
    s = table({"red1": "south1", "blue1": "sea"}, edge={1: "gate-bow"}, points=cups)
    assert choose("greedy", s, Chance(1)) == "sail edge1"
    s.play("sail edge1")
    assert evaluate(s, RED) == 1000 and evaluate(s, BLUE) == -1000


def test_way_to_the_gate() -> None:
    """Steps are counted through known waters, whirlpools and waterways."""
    s = table({"red1": "sea", "blue1": "sea"}, edge={1: "gate-bow", **dict.fromkeys(range(2, 20), "fall")})
    s.edge = [card if card != p.UNEXPLORED else p.GREAT_FALL for card in s.edge]
    way = way_to_gate(s)
    steps = [way[p.SPACE[name]] for name in ("edge1", "south1", "north1", "south2", "north2")]
    assert steps[0] == 0 and steps[1] == 1 and steps[2] == steps[3] == 2 and steps[4] == 3
    assert way[p.SPACE["sea"]] < FAR and way[p.SPACE["edge12"]] > way[p.SPACE["south12"]]
