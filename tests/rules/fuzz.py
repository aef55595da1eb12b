"""Random games with every promise of the interface checked on the way.

    python tests/rules/fuzz.py raids --games 1000
    python tests/rules/fuzz.py                       (every game)

Legal, stable and unique moves; sound positions; exact saves; independent copies; refusals with a clause;
views that tell no more than a seat may know; scores that add up; records that replay.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

if __name__ == "__main__":  # run as a script: neither the rules nor this package is on the path yet
    sys.path[:0] = [str(Path(__file__).parents[2] / "py"), str(Path(__file__).parents[2])]

import drakkar
from drakkar import Chance, Event, Game, IllegalMove, State

MAX_MOVES = 20_000
Watcher = Callable[[State, str | None, list[Event]], None]  # position, move that led to it, what happened
NONSENSE = ["0", "7", "home", "nothing", "-1", "1.5", "é"]


def option_sets(game: Game) -> Iterator[dict[str, Any]]:
    """Every combination of the game's options, the default one first."""
    options = game.meta.options
    for values in product(*([o.default, *(c for c in o.choices if c != o.default)] for o in options)):
        yield {option.id: value for option, value in zip(options, values, strict=True)}


def play_out(state: State, rng: Chance, watch: Watcher | None = None, cap: int | None = None) -> list[str]:
    """Play random moves to the end of the game, or as many as `cap`, and return them; `watch` sees every
    position on the way."""
    played: list[str] = []
    if watch:
        watch(state, None, state.events)
    while not state.over and len(played) != cap:
        moves = state.moves()
        move = moves[rng.randrange(len(moves))]
        events = state.play(move)
        played.append(move)
        if watch:
            watch(state, move, events)
        assert len(played) < MAX_MOVES, "the game does not end"
    return played


def check_events(state: State, events: list[Event]) -> None:
    """Events are plain data and cite clauses that exist."""
    for event in events:
        assert event.clause in state.game.rulebook, f"event {event.kind} cites {event.clause}"
        json.dumps([event.data, event.secret])
        assert event.seat is None or event.seat in range(state.players)


def check_position(state: State) -> None:
    """The game's own invariants, the legal list and the scores."""
    state.check()
    moves = state.moves()
    assert state.over or moves, "somebody must decide but can do nothing"
    assert len(set(moves)) == len(moves), "the same move twice"
    assert all(" ".join(move.split()) == move for move in moves), "a move with loose spaces"
    assert state.moves() == moves
    for score in state.scores():
        assert score.total == sum(part.points for part in score.parts)
        assert all(part.clause in state.game.rulebook for part in score.parts)


def check_save(state: State) -> None:
    """A saved position comes back exact, and plays on in the same way."""
    data = json.loads(json.dumps(state.dump()))
    again = state.game.load(data)
    assert again == state and again.digest() == state.digest()
    assert (again.seat, again.decision, again.moves()) == (state.seat, state.decision, state.moves())
    assert all(again.view(seat) == state.view(seat) for seat in range(state.players))
    if not state.over:
        move = state.moves()[-1]
        twin = state.copy()
        assert again.play(move) == twin.play(move)
        assert again == twin and again.chance == twin.chance
        assert state.dump() == data, "playing on a copy changed the original"


def check_sight(state: State, rng: Chance) -> None:
    """What a seat sees is plain data, and is all the same in every world that it may imagine."""
    before = state.dump()
    for seat in (None, *range(state.players)):
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view, "a view that is not plain data"
        world = state.imagine(seat, rng)
        world.check()
        assert world.view(seat) == view, f"seat {seat} can tell an imagined world from the real one"
        if seat is not None and seat == state.seat:
            assert world.moves() == state.moves()
            world.play(world.moves()[0])
    assert state.dump() == before, "looking changed the position"


def check_refusals(state: State, rng: Chance) -> None:
    """Whatever is not legal is refused with a clause, and leaves no trace."""
    if state.over or state.decision is None:
        assert state.why_not("anything") is not None
        return
    legal = set(state.moves())
    tokens = [word for move in legal for word in move.split()[1:]] + NONSENSE
    verbs = [*state.decisions[state.decision].verbs, "dance", ""]
    before = state.dump()
    for _ in range(8):
        words = [tokens[rng.randrange(len(tokens))] for _ in range(rng.randrange(4))]
        move = " ".join([verbs[rng.randrange(len(verbs))], *words])
        clause = state.why_not(move)
        if move in legal:
            assert clause is None
            continue
        assert clause is not None and clause.id in state.game.rulebook
        try:
            state.play(move)
        except IllegalMove as refusal:
            assert refusal.clause == clause
        else:
            raise AssertionError(f"{move!r} was played although it is not legal")
    assert state.dump() == before, "a refused move left a trace"


def check_record(end: State, seed: int, moves: list[str]) -> None:
    """A record replays to the same end, and prints and parses without loss."""
    seats = [{"name": f"Player {seat + 1}", "colour": "grey", "bot": ""} for seat in range(end.players)]
    record = drakkar.Record(end.game.id, seats, seed, dict(end.options), list(moves))
    text = record.print()
    parsed = drakkar.Record.parse(text)
    assert parsed.print() == text
    assert parsed.at() == end


def fuzz_one(
    game: Game, players: int, seed: int, options: dict[str, Any], every: int, cap: int
) -> tuple[int, bool]:
    """One random game, one position in `every` or so checked from all sides: how many moves, did it end?"""
    rng = Chance(seed)
    state = game.new(players, seed, **options)

    def watch(position: State, move: str | None, events: list[Event]) -> None:
        check_events(position, events)
        position.check()
        if rng.randrange(every) == 0 or position.over:
            check_position(position)
            check_save(position)
            check_sight(position, rng)
            check_refusals(position, rng)

    moves = play_out(state, rng, watch, cap)
    assert not state.over or state.winners(), "nobody wins"
    if seed % 8 == 0:
        check_record(state, seed, moves)
    return len(moves), state.over


def fuzz(game: Game, games: int, first: int, every: int, cap: int) -> None:
    """Random games with every number of players and every combination of options in turn."""
    counts = range(game.meta.players[0], game.meta.players[1] + 1)
    settings = list(product(option_sets(game), counts))
    started = time.perf_counter()
    total, unfinished = 0, 0
    for seed in range(first, first + games):
        options, players = settings[seed % len(settings)]
        try:
            moves, ended = fuzz_one(game, players, seed, options, every, cap)
            total += moves
            unfinished += not ended
        except Exception:
            print(f"{game.id}: seed {seed}, {players} players, {options}", file=sys.stderr)
            raise
    took = time.perf_counter() - started
    print(f"{game.id}: {games} games, {total} moves, no fault, {unfinished} stopped at {cap} ({took:.1f} s)")


def main() -> None:
    parser = argparse.ArgumentParser(description="Random games, every promise of the interface checked.")
    parser.add_argument("game", nargs="*", help="the games to play, all of them by default")
    parser.add_argument("--games", type=int, default=100, help="random games of each")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    parser.add_argument("--every", type=int, default=12, help="check one position in so many from all sides")
    parser.add_argument("--cap", type=int, default=4000, help="stop a game after so many moves, and count it")
    asked = parser.parse_args()
    for id in asked.game or drakkar.games:
        fuzz(drakkar.games[id], asked.games, asked.seed, asked.every, asked.cap)


if __name__ == "__main__":
    main()
