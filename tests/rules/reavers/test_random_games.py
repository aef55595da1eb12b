"""Many random games, sound after every move, and some of them under the eyes of a referee."""

from typing import Any

import pytest
from drakkar import Chance, Event, State
from drakkar.reavers.state import Reavers

from tests.rules.fuzz import check_events, check_record, check_refusals, check_save, check_sight, option_sets

from .helpers import GAME, new
from .invariants import Referee

GAMES = 200  # for each number of players
BATCHES = 4
OPTIONS = list(option_sets(GAME))


def pick(state: State, rng: Chance, bold: bool) -> str:
    """Any move; a bold player chooses the kind of move first, so that rare kinds come up more often."""
    moves = state.moves()
    if bold:
        verbs = list(dict.fromkeys(move.split()[0] for move in moves))
        if "join" in verbs and rng.randrange(4):
            return "join"
        verb = verbs[rng.randrange(len(verbs))]
        moves = [move for move in moves if move.split()[0] == verb]
    return moves[rng.randrange(len(moves))]


def random_game(players: int, seed: int, watch: Any, **options: Any) -> tuple[Reavers, list[str]]:
    state, rng = new(players, seed, **options), Chance(seed)
    played: list[str] = []
    watch(state, None, state.events)
    while not state.over:
        move = pick(state, rng, bold=seed % 2 == 1)
        events = state.play(move)
        played.append(move)
        watch(state, move, events)
        assert len(played) < 5000, "27: the game does not end"
    return state, played


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("batch", range(BATCHES))
def test_positions_stay_sound(players: int, batch: int) -> None:
    """Invariants 1 to 27: positions hold together after every move; in every fourth game a referee keeps
    books of all gains and losses. Every event cites a clause that exists. Options change from game to
    game."""
    for seed in range(batch, GAMES, BATCHES):
        options = OPTIONS[seed % len(OPTIONS)] if seed % 3 == 0 else {}
        referee = Referee() if seed // BATCHES % 4 == 0 else None

        def watch(
            state: State, move: str | None, events: list[Event], referee: Referee | None = referee
        ) -> None:
            state.check()
            if referee:
                check_events(state, events)
                referee.watch(state, move, events)

        try:
            random_game(players, seed, watch, **options)
        except (AssertionError, ValueError) as fault:
            raise AssertionError(f"{players} players, seed {seed}, {options}: {fault}") from fault


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_interface(players: int) -> None:
    """Saves are exact, views plain and the same in every imagined world, refusals cite a clause and leave
    no trace, records replay (invariants 25 and 26)."""
    for seed in range(4):
        rng = Chance(seed)

        def watch(state: State, move: str | None, events: list[Event], rng: Chance = rng) -> None:
            if rng.randrange(25) == 0 or state.over:
                check_save(state)
                check_sight(state, rng)
                check_refusals(state, rng)

        state, moves = random_game(players, seed, watch)
        check_record(state, seed, moves)


def test_everything_comes_up() -> None:
    """Random games see every decision that the rules know."""
    seen: set[str] = set()

    def watch(state: State, move: str | None, events: list[Event]) -> None:
        if state.decision:
            seen.add(state.decision)

    for seed in range(1, 61, 2):
        random_game(2 + seed % 4, seed, watch, defences=True, choose_loot_order=seed % 4 == 1)
    assert set(GAME.state.decisions) - seen <= {"keep", "relic-swap"}, set(GAME.state.decisions) - seen
