"""The departure of a ship: stern, choice of the ship, order of influence, barrels."""

import pytest
from drakkar.onboard.state import Onboard

from .helpers import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    barrels,
    chests_on,
    clause_of,
    influence,
    play,
    refusal,
    row,
    table,
    told,
    words,
)

# The rulebook's example: Red 3 shields, Green 2, Blue 3 and in front of Red, Yellow not aboard.
EXAMPLE = {1: "B3 R3 G2"}


def end_of_round(players: int = 4, stern: int = BLUE, **more: object) -> Onboard:
    """All Vikings have crossed; the seat with the stern chooses a ship."""
    state = table(players, all_across=True, stern=stern, **more)  # type: ignore[arg-type]
    assert (state.seat, state.decision) == (stern, "depart")
    return state


# ---- the stern and the ship --------------------------------------------------------------------------------


def test_departure_gives_a_stern_that_is_kept_until_the_round_ends() -> None:
    """stern.take, stern.keep, possible.departure"""
    state = table(4, chests={1: "grain"})
    events = state.play("go departure")
    assert told(events, "stern") == [{"seat": BLUE}]
    view = state.view(None)
    assert (view["sterns"], view["stern_holder"]) == (6, BLUE)
    while state.decision != "depart":
        assert state.view(None)["stern_holder"] == BLUE and len(state.port) == 8
        state.play(state.moves()[0])
    assert state.seat == BLUE


def test_the_stern_holder_chooses_among_ships_with_chest_and_body() -> None:
    """stern.chooses-ship, departure.stern-holder-decides, departure.eligible"""
    rows = {1: "B1", 2: "R1", 3: "", 4: "G1 Y1"}
    state = end_of_round(stern=YELLOW, rows=rows, chests={1: "grain", 3: "metal", 4: "hides"})
    assert state.moves() == ["depart ship1", "depart ship4"]
    assert refusal(state, "depart ship2") == "departure.eligible"
    assert refusal(state, "depart ship3") == "departure.eligible"


def test_eligibility_is_checked_when_the_ship_is_chosen() -> None:
    """ruling.eligibility-at-placement: a chest that comes aboard after the stern was taken counts."""
    state = table(4, across={"promotion": 0, "change": 1, "market": 1, "move": 2, "first-player": 3}, stern=3)
    assert all(not ship["chests"] for ship in state.view(None)["ships"])
    play(state, "go warehouse1", "load ship6")
    play(state, "go exchange", "exchange ship1.1", "with ship2.1")
    assert state.moves() == ["depart ship6"]


def test_without_such_a_ship_any_ship_in_port_may_go() -> None:
    """departure.fallback, ruling.fallback-any-in-port, ruling.departed-untouchable"""
    state = end_of_round(rows={1: "", 2: "B1"}, chests={1: "grain"}, gone=[8])
    assert words(state.moves(), 1) == {f"ship{n}" for n in range(1, 8)}
    assert refusal(state, "depart ship8") == "leave.out-of-play"


def test_a_ship_must_depart() -> None:
    """ruling.departure-mandatory: one may choose which ship, not whether."""
    state = end_of_round(rows={1: "", 2: "B1"})
    assert words(state.moves(), 0) == {"depart"}
    for move in ("pass", "depart", "depart none", "depart ship1 ship2"):
        assert refusal(state, move) == "departure.stern-holder-decides"


def test_the_stern_goes_to_the_ship() -> None:
    """departure.stern-on-ship, components.sterns"""
    state = end_of_round(rows=EXAMPLE, chests={1: "grain"}, gone=[7, 8])
    assert state.view(None)["sterns"] == 4
    events = state.play("depart ship1")
    assert clause_of(events, "depart") == "departure.stern-on-ship"
    view = state.view(None)
    assert (view["sterns"], view["stern_holder"]) == (4, None)
    assert not view["ships"][0]["in_port"]


def test_the_steps_come_in_order() -> None:
    """departure.step-order, leave.after-distribution, round.chief-crosses: influence, barrels, chests,
    leaving, and only then the Chief."""
    state = end_of_round(rows=EXAMPLE, chests={1: "grain grain grain"}, bets={"ship1.blue": (YELLOW, 2)})
    kinds = [event.kind for event in state.play("depart ship1")]
    assert kinds == ["depart", "influence", "win", "take", "take", "take", "leave", "chief", "round"]


def test_a_departed_ship_is_out_of_play() -> None:
    """leave.out-of-play, ruling.departed-untouchable"""
    state = end_of_round(rows=EXAMPLE, chests={1: "grain"})
    state.play("depart ship1")
    assert not state.view(None)["ships"][0]["in_port"] and row(state, 1) == "B3 R3 G2"
    assert chests_on(state, 1) == []
    for building in ("move", "exchange", "warehouse1", "tavern1", "change"):
        world = state.copy()
        world.play(f"go {building}")
        assert not any("ship1" in move for move in world.moves())


# ---- the order of influence --------------------------------------------------------------------------------


def test_influence_example_of_the_rulebook() -> None:
    """influence.count, influence.rank, influence.tie-nearest-prow, influence.absent-excluded: example B"""
    state = end_of_round(rows=EXAMPLE, chests={1: "grain"})
    events = state.play("depart ship1")
    (order,) = told(events, "influence")
    assert order["order"] == ["blue", "red", "green"] and order["shields"] == [3, 3, 2]
    assert clause_of(events, "influence") == "influence.tie-nearest-prow"


@pytest.mark.parametrize(
    ("bodies", "order"),
    [
        ("R1 B2", [("blue", 2), ("red", 1)]),
        ("R1 B2 R2", [("red", 3), ("blue", 2)]),
        ("G1 B1 R1", [("green", 1), ("blue", 1), ("red", 1)]),
        ("R1 G3 B2 B2 R3", [("red", 4), ("blue", 4), ("green", 3)]),
        ("Y3 B1 R2 B2", [("yellow", 3), ("blue", 3), ("red", 2)]),
        ("B1 Y3 R2 B2", [("blue", 3), ("yellow", 3), ("red", 2)]),
        ("", []),
    ],
)
def test_order_of_influence(bodies: str, order: list[tuple[str, int]]) -> None:
    """influence.count, influence.rank, influence.tie-nearest-prow: all bodies of a colour count, and in a tie
    its foremost body decides. ruling.presence-is-a-body"""
    assert influence(table(4, rows={1: bodies}), 1) == order


def test_neutral_colours_rank_like_the_others() -> None:
    """influence.neutrals-count, neutral.in-influence, neutral.same-treatment, ruling.player-means-colour"""
    state = end_of_round(2, rows={1: "Y2 B3 G3"}, chests={1: "grain grain"})
    (order,) = told(state.play("depart ship1"), "influence")
    assert order["order"] == ["blue", "green", "yellow"]
    assert influence(table(2, rows={1: "G3 B3"}), 1)[0] == ("green", 3)


# ---- barrels -----------------------------------------------------------------------------------------------


def test_barrel_example_of_the_rulebook() -> None:
    """barrel.win, barrel.owner-need-not-be-aboard, barrel.to-shield-board, barrel.losers-stay,
    barrel.kept-secret: example C. Yellow, not aboard, bet on Blue and wins; Green bet on Red and loses."""
    bets = {"ship1.blue": (YELLOW, 3), "ship1.red": (GREEN, 2)}
    state = end_of_round(rows=EXAMPLE, chests={1: "grain"}, bets=bets)
    events = state.play("depart ship1")
    assert told(events, "win") == [{"seat": YELLOW, "ship": "ship1", "colour": "blue"}]
    assert barrels(state, YELLOW)[3] == "won"
    assert barrels(state, GREEN)[2] == "ship1.red"
    seats = state.view(None)["seats"]
    assert seats[YELLOW]["won"] == 1 and seats[YELLOW]["won_points"] is None


def test_a_won_barrel_scores_at_once_and_cannot_be_bet_again() -> None:
    """tavern1.payoff, barrel.points-at-end, ruling.won-barrels-stay-won, ruling.recovery-automatic"""
    state = end_of_round(rows=EXAMPLE, chests={1: "grain"}, bets={"ship1.blue": (YELLOW, 3)})
    assert state.scores()[YELLOW].total == 0
    state.play("depart ship1")
    assert state.scores()[YELLOW].total == 3
    while state.seat != YELLOW:
        state.play(state.moves()[0])
    state.play("go tavern1")
    assert words(state.moves(), 1) == {"barrel1", "barrel2", "barrel4"}


def test_only_the_top_colours_barrel_wins() -> None:
    """barrel.win, ruling.one-winner-at-most, tavern1.bet-meaning: a tie does not share the majority."""
    bets = {
        "ship1.blue": (RED, 1),
        "ship1.red": (BLUE, 4),
        "ship1.green": (GREEN, 4),
        "ship2.blue": (BLUE, 1),
    }
    state = end_of_round(rows=EXAMPLE, chests={1: "grain"}, bets=bets)
    events = state.play("depart ship1")
    assert [win["seat"] for win in told(events, "win")] == [RED]
    assert barrels(state, BLUE) == {1: "ship2.blue", 2: "beside", 3: "beside", 4: "ship1.red"}


def test_nobody_wins_without_a_bet_on_the_top_colour() -> None:
    """barrel.win, barrel.losers-stay"""
    state = end_of_round(
        rows=EXAMPLE, chests={1: "grain"}, bets={"ship1.red": (BLUE, 4), "ship1.yellow": (RED, 1)}
    )
    events = state.play("depart ship1")
    assert told(events, "win") == []
    assert barrels(state, BLUE)[4] == "ship1.red" and barrels(state, RED)[1] == "ship1.yellow"


def test_a_neutral_majority_pays_the_bet_on_it() -> None:
    """ruling.neutral-majority-pays, ruling.player-means-colour, neutral.in-influence"""
    bets = {"ship1.green": (BLUE, 4), "ship1.blue": (RED, 3)}
    state = end_of_round(2, rows={1: "G3 B2"}, chests={1: "grain"}, bets=bets)
    events = state.play("depart ship1")
    assert [win["seat"] for win in told(events, "win")] == [BLUE]
    assert barrels(state, RED)[3] == "ship1.blue"


def test_a_ship_without_bodies_has_no_order_and_no_winner() -> None:
    """ruling.no-order-no-winner, ruling.chests-without-bodies, ruling.empty-ship-stays"""
    state = end_of_round(rows={1: ""}, chests={1: "grain metal"}, bets={"ship1.blue": (BLUE, 4)})
    events = state.play("depart ship1")
    assert clause_of(events, "no-order") == "ruling.no-order-no-winner"
    assert told(events, "win") == [] and barrels(state, BLUE)[4] == "ship1.blue"
    assert clause_of(events, "rest") == "ruling.chests-without-bodies"
    assert state.view(None)["box"].count("grain") >= 1
    assert all(seat["chests"] == 0 for seat in state.view(None)["seats"])
