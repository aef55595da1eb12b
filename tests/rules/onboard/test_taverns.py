"""Taverns: bets, where they may lie, how they move, what nobody else learns."""

import pytest
from drakkar.onboard.state import Onboard

from .helpers import BLUE, GREEN, RED, barrels, clause_of, play, refusal, table, told, words

ROWS = {1: "B3 R1", 2: "G2 Y1"}
COLOURS = ("blue", "red", "green", "yellow")
ZONES = {f"ship{n}.{colour}" for n in range(1, 9) for colour in COLOURS}


def at(building: str, **more: object) -> Onboard:
    state = table(4, rows=ROWS, **more)  # type: ignore[arg-type]
    assert state.seat == BLUE
    state.play(f"go {building}")
    return state


def test_a_bet_is_one_own_barrel_on_an_empty_zone() -> None:
    """tavern1.secret-barrel, tavern1.empty-zone, tavern1.facing-ship, tavern1.bet-meaning"""
    state = at("tavern1")
    assert set(state.moves()) == {f"bet barrel{n} {zone}" for n in (1, 2, 3, 4) for zone in ZONES}
    events = state.play("bet barrel3 ship2.green")
    assert barrels(state, BLUE) == {1: "beside", 2: "beside", 3: "ship2.green", 4: "beside"}
    assert told(events, "bet") == [{"seat": BLUE, "ship": "ship2", "colour": "green"}]
    assert clause_of(events, "bet") == "tavern1.bet-meaning"


def test_any_colour_can_be_bet_on() -> None:
    """ruling.bet-on-any-colour: one's own, another's, a neutral one, one that is not aboard."""
    state = table(2, rows=ROWS)
    state.play("go tavern1")
    for zone in ("ship1.blue", "ship1.red", "ship2.yellow", "ship1.green"):
        assert f"bet barrel4 {zone}" in state.moves()


def test_one_bet_per_zone_whoever_owns_it() -> None:
    """tavern.no-identical-bets, tavern1.empty-zone, ruling.several-bets-one-ship: other colours stay open, to
    the same player too."""
    state = at("tavern1", bets={"ship1.red": (GREEN, 2), "ship1.blue": (BLUE, 1)})
    assert words(state.moves(), 2) == ZONES - {"ship1.red", "ship1.blue"}
    assert refusal(state, "bet barrel2 ship1.red") == "tavern1.empty-zone"
    assert refusal(state, "bet barrel2 ship1.blue") == "tavern1.empty-zone"
    state.play("bet barrel4 ship1.green")
    assert barrels(state, BLUE)[4] == "ship1.green"


def test_only_available_barrels_can_be_bet() -> None:
    """tavern1.available-only, ruling.won-barrels-stay-won"""
    state = at("tavern1", bets={"ship1.red": (BLUE, 2)}, won={BLUE: [3]}, gone=[8])
    assert words(state.moves(), 1) == {"barrel1", "barrel4"}
    assert refusal(state, "bet barrel2 ship2.red") == "tavern1.available-only"
    assert refusal(state, "bet barrel3 ship2.red") == "ruling.won-barrels-stay-won"


def test_no_bet_on_a_departed_ship() -> None:
    """ruling.no-bet-on-departed, tavern1.facing-ship"""
    state = at("tavern1", gone=[2])
    assert words(state.moves(), 2) == {zone for zone in ZONES if not zone.startswith("ship2.")}
    assert refusal(state, "bet barrel1 ship2.green") == "ruling.no-bet-on-departed"


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("bet", "tavern1.secret-barrel"),
        ("bet barrel5 ship1.red", "tavern1.secret-barrel"),
        ("bet ship1.red barrel1", "tavern1.secret-barrel"),
        ("bet barrel1", "tavern1.facing-ship"),
        ("bet barrel1 ship1", "tavern1.facing-ship"),
        ("bet barrel1 sea", "tavern1.facing-ship"),
        ("relocate ship1.red ship2.red", "tavern1.secret-barrel"),
    ],
)
def test_tavern_one_refuses(move: str, clause: str) -> None:
    """tavern1.secret-barrel, tavern1.facing-ship"""
    assert refusal(at("tavern1", bets={"ship1.red": (BLUE, 2)}), move) == clause


def test_tavern_one_is_impossible_without_an_available_barrel() -> None:
    """possible.tavern1, tavern1.available-only, ruling.possibility-is-personal"""
    bets = {"ship1.red": (BLUE, 1), "ship1.blue": (BLUE, 2)}
    state = table(4, bets=bets, won={BLUE: [3, 4]}, gone=[7, 8])
    assert refusal(state, "go tavern1") == "possible.tavern1"
    assert "go tavern1" in table(4, bets=bets, won={BLUE: [3, 4]}, gone=[7, 8], first=RED).moves()


def full_quays() -> dict[str, tuple[int, int]]:
    """All eight zones in front of ships 1 and 2 are taken by seats 1 and 2."""
    zones = [f"ship{n}.{colour}" for n in (1, 2) for colour in COLOURS]
    return {zone: (1 + number // 4, 1 + number % 4) for number, zone in enumerate(zones)}


def test_both_taverns_are_impossible_when_no_zone_is_free() -> None:
    """possible.tavern1, possible.tavern2, ruling.no-barrel-room"""
    state = table(4, gone=[3, 4, 5, 6, 7, 8], bets=full_quays(), rows={1: "B1", 2: "R1"})
    assert refusal(state, "go tavern1") == "possible.tavern1"
    assert refusal(state, "go tavern2") == "possible.tavern2"
    state = table(4, gone=[3, 4, 5, 6, 7, 8], bets=full_quays(), rows={1: "B1", 2: "R1"}, first=GREEN)
    assert refusal(state, "go tavern2") == "possible.tavern2", "with barrels placed, but nowhere to move them"


def test_tavern_two_offers_a_bet_or_a_relocation() -> None:
    """tavern2.one-of-two, tavern2.place, tavern2.relocate-own, tavern2.relocate-free-zone,
    tavern2.relocate-where"""
    state = at("tavern2", bets={"ship1.red": (BLUE, 2), "ship3.blue": (GREEN, 1)})
    free = ZONES - {"ship1.red", "ship3.blue"}
    bets = {f"bet barrel{n} {zone}" for n in (1, 3, 4) for zone in free}
    relocations = {f"relocate ship1.red {zone}" for zone in free}
    assert set(state.moves()) == bets | relocations


def test_a_bet_at_tavern_two() -> None:
    """tavern2.place"""
    state = at("tavern2")
    events = state.play("bet barrel1 ship8.yellow")
    assert clause_of(events, "bet") == "tavern2.place"
    assert barrels(state, BLUE)[1] == "ship8.yellow" and state.decision == "go"


@pytest.mark.parametrize("target", ["ship1.blue", "ship6.red"])
def test_a_relocation_at_tavern_two(target: str) -> None:
    """tavern2.relocate-own, tavern2.relocate-where: in front of the same ship or of another."""
    state = at("tavern2", bets={"ship1.red": (BLUE, 2)})
    events = state.play(f"relocate ship1.red {target}")
    assert barrels(state, BLUE)[2] == target
    assert told(events, "relocate") == [{"seat": BLUE, "zone": "ship1.red", "to": target}]
    assert state.decision == "go"


def test_a_barrel_left_behind_by_a_departed_ship_can_be_moved() -> None:
    """ruling.lost-barrels-relocatable, barrel.losers-may-move"""
    state = at("tavern2", bets={"ship2.red": (BLUE, 4)}, gone=[2])
    events = state.play("relocate ship2.red ship1.blue")
    assert barrels(state, BLUE)[4] == "ship1.blue"
    assert clause_of(events, "relocate") == "ruling.lost-barrels-relocatable"


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("relocate ship3.blue ship4.red", "tavern2.relocate-own"),
        ("relocate ship5.blue ship4.red", "tavern2.relocate-own"),
        ("relocate barrel2 ship4.red", "tavern2.relocate-own"),
        ("relocate", "tavern2.relocate-own"),
        ("relocate ship1.red ship3.blue", "tavern2.relocate-free-zone"),
        ("relocate ship1.red ship1.red", "tavern2.relocate-free-zone"),
        ("relocate ship1.red ship8.red", "ruling.no-bet-on-departed"),
        ("relocate ship1.red ship4", "tavern2.relocate-where"),
        ("relocate ship1.red", "tavern2.relocate-where"),
        ("bet barrel2 ship4.red", "tavern1.available-only"),
        ("bet barrel1 ship1.red", "tavern1.empty-zone"),
        ("pass", "tavern2.one-of-two"),
    ],
)
def test_tavern_two_refuses(move: str, clause: str) -> None:
    """tavern2.relocate-own, tavern2.relocate-free-zone, ruling.no-bet-on-departed"""
    state = at("tavern2", bets={"ship1.red": (BLUE, 2), "ship3.blue": (GREEN, 1)}, gone=[8])
    assert refusal(state, move) == clause


def test_the_only_possible_branch_of_tavern_two_must_be_taken() -> None:
    """ruling.tavern2-forced-branch, possible.tavern2"""
    placed = {"ship1.red": (BLUE, 1), "ship8.red": (BLUE, 2)}
    state = at("tavern2", bets=placed, won={BLUE: [3, 4]}, gone=[7, 8])
    assert words(state.moves(), 0) == {"relocate"}
    assert words(state.moves(), 1) == {"ship1.red", "ship8.red"}
    assert words(at("tavern2").moves(), 0) == {"bet"}


def test_tavern_two_is_impossible_when_all_barrels_are_won() -> None:
    """possible.tavern2, ruling.won-barrels-stay-won"""
    assert refusal(table(4, won={BLUE: [1, 2, 3, 4]}, gone=[7, 8, 6, 5]), "go tavern2") == "possible.tavern2"


def test_betting_goes_on_after_a_stern_was_taken() -> None:
    """ruling.bets-until-the-end-of-round"""
    state = table(4, stern=RED, bets={"ship1.red": (BLUE, 2)})
    assert {"go tavern1", "go tavern2"} <= set(state.moves())
    play(state, "go tavern2", "relocate ship1.red ship1.blue")
    assert barrels(state, BLUE)[2] == "ship1.blue"


# ---- the variant of one bet per ship -----------------------------------------------------------------------


def test_one_bet_per_ship_for_each_player() -> None:
    """ruling.several-bets-one-ship, as an option"""
    bets = {"ship1.red": (BLUE, 2), "ship3.blue": (GREEN, 1)}
    state = at("tavern2", bets=bets, one_bet_per_ship=True)
    placing = {move for move in state.moves() if move.startswith("bet")}
    assert words(sorted(placing), 2) == {zone for zone in ZONES if not zone.startswith("ship1.")} - {
        "ship3.blue"
    }
    assert refusal(state, "bet barrel1 ship1.blue") == "ruling.several-bets-one-ship"
    assert "relocate ship1.red ship1.blue" in state.moves(), "it leaves the zone for another of the same ship"


def test_one_bet_per_ship_can_make_taverns_impossible() -> None:
    """ruling.several-bets-one-ship, possible.tavern1, possible.tavern2: both ships have a bet of Blue."""
    bets = {"ship1.red": (BLUE, 2), "ship2.blue": (BLUE, 1)}
    gone = [3, 4, 5, 6, 7, 8]
    state = table(4, rows={1: "B1", 2: "R1"}, gone=gone, bets=bets, one_bet_per_ship=True)
    assert refusal(state, "go tavern1") == "possible.tavern1"
    state.play("go tavern2")
    assert words(state.moves(), 0) == {"relocate"}
    assert all(move.split()[1][:5] == move.split()[2][:5] for move in state.moves())
    assert refusal(state, "relocate ship1.red ship2.red") == "ruling.several-bets-one-ship"
