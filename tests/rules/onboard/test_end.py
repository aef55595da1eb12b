"""The end of the game, points, ties."""

import pytest
from drakkar.onboard.state import Onboard

from .helpers import BLUE, GREEN, RED, YELLOW, clause_of, play, refusal, table, told

SIX_GONE = [3, 4, 5, 6, 7, 8]


def last_departure(players: int = 4, **more: object) -> Onboard:
    """Ships 1 and 2 are left; the seat with the seventh stern is about to send one of them away."""
    kit = {"rows": {1: "B1", 2: "R1"}, "gone": SIX_GONE, "all_across": True, "stern": 0, **more}
    return table(players, **kit)  # type: ignore[arg-type]


def test_the_game_ends_right_after_the_seventh_departure() -> None:
    """end.after-seventh, end.no-stern-left, round.chief-crosses: the Chief doesn't move any more."""
    state = last_departure(chests={1: "grain"})
    chief = state.view(None)["chief"]
    events = state.play("depart ship1")
    assert state.over and state.seat is None and state.moves() == []
    assert clause_of(events, "game-end") == "end.after-seventh"
    assert told(events, "chief") == [] and state.view(None)["chief"] == chief
    assert state.view(None)["sterns"] == 0
    assert refusal(state, "go market") == "end.after-seventh"


def test_the_game_goes_on_after_the_sixth() -> None:
    """end.after-seventh"""
    state = table(4, rows={1: "B1", 2: "R1", 3: "G1"}, gone=SIX_GONE[1:], all_across=True, stern=0)
    state.play("depart ship1")
    assert not state.over and len(state.port) == 2 and state.view(None)["sterns"] == 1


def test_the_last_round_is_played_to_its_end() -> None:
    """ruling.last-round-is-full"""
    state = table(4, rows={1: "B1", 2: "R1"}, gone=SIX_GONE, chests={1: "grain"})
    state.play("go departure")
    turns = 1
    while not state.over:
        turns += state.decision == "go"
        state.play(state.moves()[0])
    assert turns == 8


def test_the_eighth_ship_is_lost_with_all_it_holds() -> None:
    """end.eighth-lost, ruling.eighth-ship-bets-lost, ruling.unplaced-chests-void, overview.point-sources:
    chests and bets there score nothing, though Red leads it; nor do chests in piles and box."""
    bets = {"ship2.red": (RED, 4)}
    state = last_departure(chests={1: "grain", 2: "metal metal"}, bets=bets, market=(4, 4, 4))
    events = state.play("depart ship1")
    assert told(events, "eighth") == [{"seat": None, "ship": "ship2"}]
    assert [score.total for score in state.scores()] == [4, 0, 0, 0]


def test_scoring_example_of_the_rulebook() -> None:
    """scoring.sum, scoring.chest-price, scoring.barrel-points, tiebreak.more-chests, overview.goal,
    ruling.tiebreak-is-general, ruling.chest-count-for-tie: Blue has 2 grain, 1 metal and 1 hides; Red has 2
    hides and barrels of 2 and 3; hides and grain are worth 2, metal 3. Both have 9 points; Blue has more
    chests and wins."""
    boards = {BLUE: "grain grain metal hides", RED: "hides hides"}
    state = last_departure(boards=boards, won={RED: [2, 3]}, market=(2, 2, 3))
    state.play("depart ship1")
    blue, red = state.scores()[:2]
    assert [(part.name, part.points) for part in blue.parts] == [
        ("hides", 2),
        ("grain", 4),
        ("metal", 3),
        ("barrels", 0),
    ]
    assert [(part.name, part.points) for part in red.parts] == [
        ("hides", 4),
        ("grain", 0),
        ("metal", 0),
        ("barrels", 5),
    ]
    assert blue.total == red.total == 9
    assert state.winners() == [BLUE]
    assert {part.clause for part in blue.parts} == {"scoring.chest-price", "scoring.barrel-points"}


def test_most_points_win_before_chests_are_counted() -> None:
    """overview.goal, tiebreak.more-chests"""
    state = last_departure(boards={BLUE: "grain grain grain", RED: "metal"}, market=(1, 1, 4))
    state.play("depart ship1")
    assert [score.total for score in state.scores()] == [3, 4, 0, 0]
    assert state.winners() == [RED]


def test_tied_on_points_and_chests_they_share() -> None:
    """ruling.final-tie-shared: barrels don't break the tie."""
    state = last_departure(
        boards={BLUE: "grain grain", GREEN: "metal metal"}, won={GREEN: [2]}, market=(1, 2, 1)
    )
    state.play("depart ship2")
    assert [score.total for score in state.scores()] == [4, 0, 4, 0]
    assert state.winners() == [BLUE, GREEN]


@pytest.mark.parametrize("place", ["beside", "placed"])
def test_only_won_barrels_score(place: str) -> None:
    """ruling.only-won-barrels-score"""
    bets = {"ship5.red": (YELLOW, 4)} if place == "placed" else {}
    state = last_departure(bets=bets, won={YELLOW: [1]})
    state.play("depart ship1")
    assert state.scores()[YELLOW].total == 1


def test_at_the_end_chests_and_won_barrels_are_shown() -> None:
    """ruling.reveal-at-end"""
    state = last_departure(boards={BLUE: "grain metal"}, won={RED: [2, 3]}, bets={"ship5.red": (RED, 4)})
    assert state.view(RED)["seats"][BLUE]["kinds"] is None
    assert "scores" not in state.view(RED)
    events = state.play("depart ship1")
    assert all(event.reveals for event in events if event.kind == "reveal")
    reveals = told(events, "reveal")
    assert reveals[BLUE] == {"seat": BLUE, "hides": 0, "grain": 1, "metal": 1, "barrels": 0, "n": 2}
    assert reveals[RED]["barrels"] == 5
    for viewer in (None, BLUE, YELLOW):
        seats = state.view(viewer)["seats"]
        assert seats[BLUE]["kinds"] == ["grain", "metal"]
        assert seats[RED]["won_points"] == [2, 3]
        assert state.view(viewer)["scores"][RED]["total"] == 5
        assert seats[RED]["barrels"] is None, "the barrel left on the quay is nobody else's business"


def test_after_the_last_departure_its_chests_and_bet_count() -> None:
    """leave.after-distribution, barrel.points-at-end: the seventh ship is resolved in full before the end."""
    state = last_departure(chests={1: "grain metal"}, bets={"ship1.blue": (RED, 4)})
    play(state, "depart ship1")
    assert [score.total for score in state.scores()] == [2, 4, 0, 0]
