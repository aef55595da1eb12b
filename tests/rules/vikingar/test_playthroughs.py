"""Whole games written down: they must come out the same, move by move and event by event."""

import pytest

from tests.rules.playthrough import Playthrough, playthroughs, text

from .helpers import GAME

RUNS = list(playthroughs(GAME))


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.path.stem)
def test_playthrough(run: Playthrough) -> None:
    expected = run.path.read_text(encoding="utf-8")
    assert text(run).splitlines() == expected.splitlines(), (
        f"{run.path.name} differs; look at it, then: python -m tests.rules.playthrough --write vikingar"
    )


def test_no_stray_files() -> None:
    assert sorted(RUNS[0].path.parent.iterdir()) == sorted(run.path for run in RUNS)
    assert len(RUNS) == 12
