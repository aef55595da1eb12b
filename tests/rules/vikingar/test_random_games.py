"""Many random games under the eyes of a referee, and every promise of the interface on the way."""

from typing import Any

import pytest
from drakkar import Chance, Event, State

from tests.rules.fuzz import Watcher, check_events, check_record, check_refusals, check_save, check_sight

from .helpers import GAME
from .invariants import Referee

GAMES = 200  # for each number of players
CAP = 3000  # moves after which a random game is left alone
SWITCHED: list[dict[str, Any]] = [
    {"council": True, "target": 1},
    {"wide_forts": True, "tamed_falls": True, "gates": 4},
    {"shielded_outposts": True, "own_pillage": False, "early_kraken": True},
    {"bloody_defence": False, "target": 2, "council": True},
]


def options_of(seed: int) -> dict[str, Any]:
    """One game in four with some options switched, the others with one, two or three exploits to achieve."""
    return {"target": seed % 4} if seed % 4 else SWITCHED[seed // 4 % len(SWITCHED)]


def random_game(players: int, seed: int, watch: Watcher, **options: Any) -> tuple[State, list[str]]:
    """A random game to its end, or to the cap. In most, drakkars are drawn to the end of the world."""
    state = GAME.new(players, seed, **options)
    rng = Chance(seed)
    played: list[str] = []
    watch(state, None, state.events)
    while not state.over and len(played) < CAP:
        moves = state.moves()
        bold = [move for move in moves if move.startswith("sail edge")] if seed % 4 else []
        move = (bold or moves)[rng.randrange(len(bold or moves))]
        events = state.play(move)
        played.append(move)
        watch(state, move, events)
    return state, played


def refereed(players: int, seed: int, **options: Any) -> State:
    """A random game in which everything is sound and accounted for after every move."""
    referee = Referee()

    def watch(position: State, move: str | None, events: list[Event]) -> None:
        try:
            referee.watch(position, move, events)
        except (AssertionError, ValueError) as fault:
            fault.add_note(f"{players} players, seed {seed}, {options}, after {move!r}")
            raise
        assert all(event.clause in GAME.rulebook for event in events)

    return random_game(players, seed, watch, **options)[0]


@pytest.mark.parametrize("players", (2, 3, 4))
def test_invariants(players: int) -> None:
    """With up to three exploits to achieve no game is a dead end, but votes can make it very long."""
    ends = [refereed(players, seed, **options_of(seed)) for seed in range(GAMES)]
    assert all(state.over or state.options["council"] for state in ends)
    assert sum(not state.over for state in ends) < 5


def test_games_without_end() -> None:
    """ruling.unbounded-game: with all eight exploits to achieve the sites may run out before anybody has
    enough of them. The game goes on, it stays sound, and somebody can always move."""
    assert not refereed(4, 0, target=8).over


@pytest.mark.parametrize("players", (2, 3, 4))
def test_interface(players: int) -> None:
    """ruling.public-information: saves are exact, views plain and the same in every imagined world, refusals
    cite a clause and leave no trace; replaying seed and moves gives the identical game."""
    for seed in range(5):
        rng = Chance(seed)

        def watch(position: State, move: str | None, events: list[Event], rng: Chance = rng) -> None:
            check_events(position, events)
            if rng.randrange(60) == 0 or position.over:
                check_save(position)
                check_sight(position, rng)
                check_refusals(position, rng)

        options = options_of(seed)
        state, moves = random_game(players, seed, watch, **options)
        check_record(state, seed, moves)
        first, again = (GAME.new(players, seed, **options) for _ in range(2))
        for move in moves:
            assert first.play(move) == again.play(move)
        assert first == again == state
