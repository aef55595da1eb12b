"""Playthroughs: random games written down move by move, regenerated and compared by the tests.

    python -m tests.rules.playthrough --write raids

A difference means that the rules, or the chance behind a seed, have changed: look, then write them anew.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

if __name__ == "__main__":  # the rules are not on the path yet
    sys.path.insert(0, str(Path(__file__).parents[2] / "py"))

import drakkar
from drakkar import Chance, Event, Game, State

HERE = Path(__file__).parent
PER_COUNT = 4  # playthroughs for each number of players


class Playthrough(NamedTuple):
    """What one file holds: the last one of each number of players has every option switched."""

    game: Game
    players: int
    seed: int
    options: dict[str, Any]

    @property
    def path(self) -> Path:
        return HERE / self.game.id / "playthroughs" / f"{self.players}-players-seed-{self.seed}.txt"


def playthroughs(game: Game) -> Iterator[Playthrough]:
    """All playthroughs of a game."""
    low, high = game.meta.players
    for players in range(low, high + 1):
        for number in range(PER_COUNT):
            switched = number == PER_COUNT - 1
            options = {
                option.id: next(choice for choice in option.choices if choice != option.default)
                for option in game.meta.options
                if switched
            }
            yield Playthrough(game, players, 100 * players + number, options)


def lines(run: Playthrough) -> Iterator[str]:
    """The whole game as text: every decision, every event, the end and its fingerprint."""
    state = run.game.new(run.players, run.seed, **run.options)
    rng = Chance(run.seed)
    yield f"game: {run.game.id}"
    yield f"players: {run.players}"
    yield f"seed: {run.seed}"
    yield f"options: {_pairs(state.options) or 'none'}"
    yield ""
    yield "setup"
    yield from map(_event, state.events)
    number = 0
    while not state.over:
        number += 1
        moves = state.moves()
        move = moves[rng.randrange(len(moves))]
        yield f"{number}. seat {state.seat}, {state.decision}: {move}  (of {len(moves)})"
        yield from map(_event, state.play(move))
    yield ""
    yield from _end(state)


def text(run: Playthrough) -> str:
    return "\n".join(lines(run)) + "\n"


def _end(state: State) -> Iterator[str]:
    for seat, score in enumerate(state.scores()):
        parts = ", ".join(f"{part.name} {part.points}" for part in score.parts)
        yield f"seat {seat}: {score.total} ({parts})"
    yield f"winners: {', '.join(map(str, state.winners()))}"
    yield f"digest: {state.digest()}"


def _event(event: Event) -> str:
    who = "" if event.seat is None else f" seat {event.seat}"
    data = _pairs({**event.data, **(event.secret or {})})
    return f"    {event.kind}{who}{' ' + data if data else ''}  [{event.clause}]"


def _pairs(data: dict[str, Any]) -> str:
    return " ".join(f"{name}={_value(value)}" for name, value in data.items())


def _value(value: Any) -> str:
    return "[" + ",".join(map(_value, value)) + "]" if isinstance(value, list | tuple) else str(value)


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the playthroughs of a game, or say which changed.")
    parser.add_argument("game", choices=list(drakkar.games))
    parser.add_argument("--write", action="store_true", help="write the files anew")
    asked = parser.parse_args()
    for run in playthroughs(drakkar.games[asked.game]):
        new = text(run)
        same = run.path.exists() and run.path.read_text(encoding="utf-8") == new
        if asked.write and not same:
            run.path.parent.mkdir(parents=True, exist_ok=True)
            run.path.write_text(new, encoding="utf-8")
        print(f"{'same' if same else 'written' if asked.write else 'changed'}: {run.path.name}")


if __name__ == "__main__":
    main()
