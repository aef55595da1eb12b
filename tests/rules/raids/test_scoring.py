"""Glory: where it comes from, and who wins."""

import pytest
from drakkar.raids.pieces import HOME
from drakkar.raids.scoring import runes
from drakkar.raids.state import Raids

from .helpers import (
    AMBER,
    AXE,
    BEAR,
    DOUBLE_HAMMER,
    DRAUGR,
    GREAT_SAIL,
    HAMMER,
    HAMMER_2,
    PORT,
    RUNES,
    SERPENT,
    TIMBER,
    TWIN_AXES,
    WOLF,
    at_sea,
    parts,
    told,
)


def holding(
    *,
    crew: int = 0,
    aboard: list[str] | None = None,
    beside: list[str] | None = None,
    coins: list[int] | None = None,
) -> Raids:
    """A position in which seat 0 owns all this and the others nothing."""
    return at_sea(
        [0, 0, 0],
        {},
        crew=[crew, 0, 0],
        aboard=[aboard or [], [], []],
        beside=[beside or [], [], []],
        coins=[coins or [0, 0, 0], [0, 0, 0], [0, 0, 0]],
        voyage=4,
    )


def test_coins() -> None:
    """score.coins, components.coins"""
    assert parts(holding(coins=[2, 3, 1]), 0)["coins"] == 12 + 9 + 1


@pytest.mark.parametrize(
    ("number", "glory"),
    [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 16), (7, 18), (10, 30), (11, 31), (12, 33)],
)
def test_runes(number: int, glory: int) -> None:
    """score.runes, score.runes-over-five, ruling.rune-grouping, ruling.rune-automatic: collections are filled
    to five; a sixth rune starts the next one; designs do not matter."""
    assert parts(holding(beside=list(RUNES[:number])), 0)["runes"] == glory == runes(number)
    assert parts(holding(beside=list(RUNES[::-1][:number])), 0)["runes"] == glory


@pytest.mark.parametrize(
    ("tiles", "crew", "glory"),
    [
        ([HAMMER], 0, 0),
        ([HAMMER], 4, 4),
        ([DOUBLE_HAMMER], 4, 8),
        ([HAMMER, HAMMER_2], 3, 6),
        ([HAMMER, DOUBLE_HAMMER], 5, 15),
        ([], 5, 0),
    ],
)
def test_mjollnir(tiles: list[str], crew: int, glory: int) -> None:
    """score.mjollnir, score.mjollnir-double: per Viking aboard."""
    assert parts(holding(aboard=tiles, crew=crew), 0)["mjollnir"] == glory


def test_pennants_score_aboard() -> None:
    """score.pennants, ruling.pennant-on-ship"""
    assert parts(holding(aboard=[WOLF, BEAR]), 0)["pennants"] == 3 + 4


def test_goods_score_only_when_sold() -> None:
    """score.goods-sold, score.goods-aboard"""
    assert parts(holding(aboard=[TIMBER, AMBER]), 0)["goods"] == 0
    assert parts(holding(aboard=[AMBER], beside=[PORT, TIMBER]), 0)["goods"] == 4


def test_monsters_score_their_strength() -> None:
    """score.monsters, ruling.monster-glory: weapons aboard change nothing."""
    assert parts(holding(aboard=[AXE, TWIN_AXES], beside=[DRAUGR, SERPENT]), 0)["monsters"] == 3 + 6


def test_total() -> None:
    """score.total: the sum; weapons, sails, ports and Vikings score nothing as such."""
    assert holding(aboard=[AXE, TWIN_AXES, GREAT_SAIL], beside=[PORT], crew=7).scores()[0].total == 0
    state = holding(
        aboard=[WOLF, HAMMER], beside=[RUNES[0], RUNES[1], DRAUGR, PORT, TIMBER], crew=2, coins=[1, 0, 2]
    )
    assert parts(state, 0) == {
        "coins": 8,
        "runes": 3,
        "mjollnir": 2,
        "pennants": 3,
        "goods": 4,
        "monsters": 3,
    }
    assert state.scores()[0].total == 23


def test_every_part_names_its_clause() -> None:
    """score.total"""
    state = holding()
    assert [part.clause for part in state.scores()[0].parts] == [
        "score.coins",
        "score.runes",
        "score.mjollnir",
        "score.pennants",
        "score.goods-sold",
        "score.monsters",
    ]


def end(coins: list[list[int]], aboard: list[list[str]] | None = None) -> Raids:
    """A finished game; seats arrived in order, so the Arrival tile adds 6, 3 and 1."""
    state = at_sea(
        [HOME, HOME, 19],
        {},
        berth=[1, 2, 3],
        coins=coins,
        aboard=aboard,
        crew=[0, 0, 0],
        arrivals=["order", "goods", "kinds", "runes"],
        voyage=4,
        stack=[("turn",), ("sail", 2, HOME)],
    )
    events = state.play("sail home")
    assert state.over and told(events, "game-end") == [{"seat": None, "winners": state.winners()}]
    return state


def test_winner() -> None:
    """goal.most-glory, game-end.winner"""
    state = end([[0, 0, 0], [1, 0, 0], [0, 0, 0]])
    assert [score.total for score in state.scores()] == [6, 9, 1]
    assert state.winners() == [1]


def test_shared_victory() -> None:
    """game-end.shared: no further tie-break."""
    state = end([[0, 0, 0], [0, 1, 0], [0, 0, 0]])
    assert [score.total for score in state.scores()] == [6, 6, 1]
    assert state.winners() == [0, 1]


def test_sails_of_the_fourth_voyage_feed_mjollnir() -> None:
    """ruling.after-fourth-still-rewards, score.mjollnir"""
    state = end([[0, 0, 0], [0, 0, 0], [0, 0, 0]], aboard=[[GREAT_SAIL, DOUBLE_HAMMER], [], []])
    assert state.crew[0] == 2 and parts(state, 0)["mjollnir"] == 4


def test_removed_tiles_never_matter() -> None:
    """take.discarded-removed, score.total: Glory depends on what is held at the end and on nothing else."""
    one, other = holding(aboard=[WOLF], coins=[1, 0, 0]), holding(aboard=[WOLF], coins=[1, 0, 0])
    other.track[1] = -1
    other.voyage = 3
    assert one.scores() == other.scores()
