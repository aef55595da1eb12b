"""Promotion, Change Ship, Move, Exchange: the four ways in which bodies are shifted."""

from collections import Counter

import pytest
from drakkar.onboard.state import Onboard

from .helpers import (
    BLUE,
    RED,
    chests_on,
    clause_of,
    influence,
    new,
    own_bodies,
    play,
    refusal,
    row,
    table,
    told,
    words,
)

# Ship 3 is full, ship 4 has room for one, ship 8 has departed.
ROWS = {1: "R2 B1 G1", 2: "B3 Y1", 3: "Y2 Y2 G2 R1 B2", 4: "B1 G1 R1 Y3", 8: "B2 R3 Y1"}


def at(building: str, **more: object) -> Onboard:
    state = table(4, rows=ROWS, gone=[8], **more)  # type: ignore[arg-type]
    state.play(f"go {building}")
    return state


# ---- Promotion ---------------------------------------------------------------------------------------------


def test_promotion_brings_an_own_body_to_the_front_of_its_ship() -> None:
    """promotion.own-colour, promotion.to-front, promotion.same-ship, components.prow-at-quay"""
    state = at("promotion")
    assert words(state.moves(), 1) == own_bodies(state, BLUE, from_place=1)
    events = state.play("promote ship3.5")
    assert row(state, 3) == "B2 Y2 Y2 G2 R1"
    assert told(events, "promote") == [{"seat": BLUE, "ship": "ship3", "colour": "blue", "n": 2}]
    assert clause_of(events, "promote") == "promotion.to-front"


def test_promotion_from_the_middle_leaves_those_behind_in_place() -> None:
    """promotion.to-front: only the bodies it passes move back."""
    state = at("promotion")
    state.play("promote ship1.2")
    assert row(state, 1) == "B1 R2 G1"


def test_promotion_wins_ties() -> None:
    """promotion.tie-purpose, influence.tie-nearest-prow"""
    state = table(4, rows={1: "R2 B2"})
    assert influence(state, 1) == [("red", 2), ("blue", 2)]
    play(state, "go promotion", "promote ship1.2")
    assert influence(state, 1) == [("blue", 2), ("red", 2)]


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("promote ship1.1", "promotion.own-colour"),
        ("promote ship1.3", "promotion.own-colour"),
        ("promote ship2.1", "ruling.no-null-promotion"),
        ("promote ship8.1", "ruling.departed-untouchable"),
        ("promote ship1.2 ship2", "promotion.same-ship"),
        ("promote ship1.4", "promotion.own-colour"),
        ("promote", "promotion.own-colour"),
        ("promote blue", "promotion.own-colour"),
        ("shift ship1.2 ship2", "promotion.own-colour"),
    ],
)
def test_promotion_refuses(move: str, clause: str) -> None:
    """promotion.own-colour, ruling.no-null-promotion, ruling.departed-untouchable, promotion.same-ship"""
    assert refusal(at("promotion"), move) == clause


def test_promotion_is_impossible_when_all_own_bodies_in_port_are_first() -> None:
    """possible.promotion, ruling.no-null-promotion"""
    leads = {1: "B1 R1 G1 G1", 2: "B1 R1", 3: "B2 R2", 4: "B2 R2", 5: "B3 R3", 8: "Y3 B3 R3"}
    state = table(4, rows=leads, gone=[8])
    assert refusal(state, "go promotion") == "possible.promotion"
    assert "go promotion" in table(4, rows=leads).moves()


# ---- Change Ship and Move ----------------------------------------------------------------------------------


def test_change_ship_takes_an_own_body_to_the_rear_of_another_ship() -> None:
    """change.own-colour, change.other-ship, change.to-rear, row.realign"""
    state = at("change")
    events = state.play("shift ship1.2 ship4")
    assert row(state, 1) == "R2 G1"
    assert row(state, 4) == "B1 G1 R1 Y3 B1"
    assert clause_of(events, "shift") == "change.to-rear"
    assert told(events, "shift") == [{"seat": BLUE, "ship": "ship1", "to": "ship4", "colour": "blue", "n": 1}]


def test_change_ship_offers_every_own_body_and_every_other_ship_with_room() -> None:
    """change.own-colour, change.other-ship, capacity.five-bodies"""
    state = at("change")
    own = own_bodies(state, BLUE)
    rooms = {f"ship{n}" for n in range(1, 8) if len(state.rows[n - 1]) < 5}
    assert "ship3" not in rooms and "ship4" in rooms
    expected = {f"shift {body} {ship}" for body in own for ship in rooms if not body.startswith(f"{ship}.")}
    assert set(state.moves()) == expected


def test_move_takes_any_body() -> None:
    """move.any-colour, move.other-ship, move.to-rear, row.realign"""
    state = at("move")
    bodies = {f"ship{n}.{place}" for n in range(1, 8) for place in range(1, len(state.rows[n - 1]) + 1)}
    assert words(state.moves(), 1) == bodies
    events = state.play("shift ship3.2 ship2")
    assert row(state, 3) == "Y2 G2 R1 B2"
    assert row(state, 2) == "B3 Y1 Y2"
    assert clause_of(events, "shift") == "move.to-rear"


def test_neutral_bodies_are_moved_and_exchanged_like_the_others() -> None:
    """neutral.movable, neutral.same-treatment"""
    state = table(2, rows={1: "G3 Y2", 2: "B1"})
    play(state, "go move", "shift ship1.1 ship2")
    assert row(state, 2) == "B1 G3"
    play(state, "go exchange", "exchange ship1.1", "with ship2.2")
    assert (row(state, 1), row(state, 2)) == ("G3", "B1 Y2")


@pytest.mark.parametrize(
    ("building", "move", "clause"),
    [
        ("change", "shift ship1.1 ship2", "change.own-colour"),
        ("change", "shift ship1.2 ship1", "change.other-ship"),
        ("change", "shift ship1.2 ship3", "capacity.five-bodies"),
        ("change", "shift ship1.2 ship8", "building.any-ship"),
        ("change", "shift ship8.1 ship1", "ruling.departed-untouchable"),
        ("change", "shift ship1.2 ship2.1", "change.to-rear"),
        ("change", "shift ship1.2", "change.other-ship"),
        ("change", "shift ship1.9 ship2", "change.own-colour"),
        ("change", "shift", "change.own-colour"),
        ("move", "shift ship1.1 ship1", "move.other-ship"),
        ("move", "shift ship1.1 ship3", "capacity.five-bodies"),
        ("move", "shift ship1.1 ship8", "building.any-ship"),
        ("move", "shift ship8.3 ship1", "ruling.departed-untouchable"),
        ("move", "shift ship1.1 ship2.1", "move.to-rear"),
        ("move", "shift ship1.5 ship2", "move.any-colour"),
        ("move", "shift ship1.1 sea", "move.other-ship"),
        ("move", "promote ship1.2", "move.any-colour"),
    ],
)
def test_change_ship_and_move_refuse(building: str, move: str, clause: str) -> None:
    """capacity.five-bodies, building.any-ship, ruling.departed-untouchable"""
    state = at(building)
    before = state.dump()
    assert refusal(state, move) == clause
    assert state.dump() == before


FIVES = {
    1: "B1 B1 R1 R1 G1",
    2: "G1 Y1 Y1 B2 B2",
    3: "R2 R2 G2 G2 Y2",
    4: "Y2 B3 B3 R3 R3",
    5: "G3 G3 Y3 Y3",
    6: "",
    7: "",
    8: "",
}


def test_no_shift_when_no_ship_has_room() -> None:
    """possible.change, possible.move, ruling.no-room-anywhere: all four ships in port are full."""
    state = table(4, rows=FIVES, gone=[5, 6, 7, 8])
    assert refusal(state, "go change") == "possible.change"
    assert refusal(state, "go move") == "possible.move"


def test_room_on_the_bodys_own_ship_does_not_count() -> None:
    """ruling.no-room-anywhere: with a single ship that has room, its own bodies can't be shifted."""
    rows = {**FIVES, 4: "Y2 R3 R3 B3", 8: "B3"}
    state = table(4, rows=rows, gone=[5, 6, 7, 8])
    state.play("go move")
    assert words(state.moves(), 2) == {"ship4"}
    assert not any(body.startswith("ship4.") for body in words(state.moves(), 1))
    assert refusal(state, "shift ship4.1") == "ruling.no-room-anywhere"


def test_change_ship_is_impossible_when_the_own_bodies_are_on_the_only_ship_with_room() -> None:
    """possible.change, ruling.no-room-anywhere"""
    rows = {
        1: "R1 R1 G1 G1 Y1",
        2: "Y1 R2 R2 G2 G2",
        3: "Y2 Y2 R3 R3 G3",
        4: "B1 B1 B2",
        5: "B2 B3 B3 G3 Y3",
        6: "Y3",
        7: "",
        8: "",
    }
    state = table(4, rows=rows, gone=[5, 6, 7, 8])
    assert refusal(state, "go change") == "possible.change"
    assert "go move" in state.moves()


def test_change_ship_and_promotion_are_impossible_without_a_body_in_port() -> None:
    """possible.change, possible.promotion, ruling.departed-untouchable"""
    rows = {7: "B1 B1 B2 B2 B3", 8: "B3"}
    state = table(4, rows=rows, gone=[7, 8])
    assert refusal(state, "go change") == "possible.change"
    assert refusal(state, "go promotion") == "possible.promotion"
    state = table(4, rows=rows, gone=[7, 8], first=RED)
    assert {"go change", "go promotion"} <= set(state.moves())


def test_move_is_impossible_without_any_body_in_port() -> None:
    """possible.move, possible.exchange: whatever was left is on ships that departed."""
    rows = {1: "", 2: "", 3: FIVES[1], 4: FIVES[2], 5: FIVES[3], 6: FIVES[4], 7: FIVES[5], 8: ""}
    state = table(4, rows=rows, gone=[3, 4, 5, 6, 7, 8])
    assert refusal(state, "go move") == "possible.move"
    assert refusal(state, "go exchange") == "possible.exchange"


def test_a_ship_may_lose_its_last_body_and_get_others() -> None:
    """ruling.empty-ship-stays"""
    state = table(4, rows={1: "R2", 2: "B3 Y1"}, bets={})
    play(state, "go move", "shift ship1.1 ship2")
    assert row(state, 1) == "" and state.view(None)["ships"][0]["in_port"]
    play(state, "go warehouse1")
    assert "load ship1" in state.moves()
    play(state, "load ship1", "go tavern1", "bet barrel1 ship1.red", "go change")
    assert "ship1" in words(state.moves(), 2)
    assert len(chests_on(state, 1)) == 1


def test_a_ship_may_hold_a_colour_several_times_in_play() -> None:
    """ruling.duplicates-during-play: the ban on doubles binds the setup only."""
    state = table(4, rows={1: "B1 R2", 2: "B3 Y1"})
    play(state, "go change", "shift ship2.1 ship1")
    assert row(state, 1) == "B1 R2 B3"
    assert influence(state, 1) == [("blue", 4), ("red", 2)]


def test_chests_stay_when_bodies_move() -> None:
    """chest.never-changes-ship, chest.stays-till-departure"""
    state = table(4, rows={1: "B1", 2: "R1"}, chests={1: "grain", 2: "metal hides"})
    play(state, "go change", "shift ship1.1 ship2", "go exchange", "exchange ship2.1", "with ship3.1")
    assert chests_on(state, 1) == ["grain"] and chests_on(state, 2) == ["hides", "metal"]


# ---- Exchange ----------------------------------------------------------------------------------------------


def test_exchanged_bodies_take_each_others_exact_place() -> None:
    """exchange.any-colours, exchange.swap, ruling.exchange-keeps-places"""
    state = at("exchange")
    state.play("exchange ship3.2")
    events = state.play("with ship1.3")
    assert row(state, 3) == "Y2 G1 G2 R1 B2"
    assert row(state, 1) == "R2 B1 Y2"
    (exchange,) = told(events, "exchange")
    assert exchange == {
        "seat": BLUE,
        "ship": "ship3",
        "colour": "yellow",
        "other": "ship1",
        "other_colour": "green",
    }


def test_exchange_offers_all_bodies_in_port_then_all_on_other_ships() -> None:
    """exchange.any-colours, exchange.two-ships, ruling.exchange-ignores-capacity: full ships too."""
    state = at("exchange")
    bodies = {f"ship{n}.{place}" for n in range(1, 8) for place in range(1, len(state.rows[n - 1]) + 1)}
    assert words(state.moves(), 1) == bodies
    state.play("exchange ship3.1")
    assert words(state.moves(), 1) == {body for body in bodies if not body.startswith("ship3.")}


def test_exchange_of_like_bodies_is_legal() -> None:
    """ruling.exchange-like-for-like"""
    state = table(4, rows={1: "G2 B1", 2: "R1 G2"})
    play(state, "go exchange", "exchange ship1.1", "with ship2.2")
    assert (row(state, 1), row(state, 2)) == ("G2 B1", "R1 G2")


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("exchange ship8.1", "ruling.departed-untouchable"),
        ("exchange ship2.3", "exchange.any-colours"),
        ("exchange ship2", "exchange.any-colours"),
        ("exchange", "exchange.any-colours"),
        ("shift ship1.1 ship2", "exchange.any-colours"),
    ],
)
def test_the_first_body_of_an_exchange_is_refused(move: str, clause: str) -> None:
    """exchange.any-colours, ruling.departed-untouchable"""
    assert refusal(at("exchange"), move) == clause


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("with ship1.2", "exchange.two-ships"),
        ("with ship1.1", "exchange.two-ships"),
        ("with ship8.1", "ruling.departed-untouchable"),
        ("with ship2", "ruling.exchange-ignores-capacity"),
        ("with ship2.4", "exchange.swap"),
        ("with", "exchange.swap"),
    ],
)
def test_the_second_body_of_an_exchange_is_refused(move: str, clause: str) -> None:
    """exchange.two-ships, ruling.exchange-ignores-capacity, ruling.departed-untouchable, exchange.swap"""
    state = at("exchange")
    state.play("exchange ship1.1")
    assert refusal(state, move) == clause


def test_exchange_needs_two_ships_with_bodies() -> None:
    """possible.exchange, ruling.exchange-ignores-capacity"""
    rows = {**FIVES, 6: FIVES[1], 7: FIVES[2], 8: FIVES[3], 1: "", 2: "", 3: ""}
    state = table(4, rows=rows, gone=[5, 6, 7, 8])
    assert refusal(state, "go exchange") == "possible.exchange"


def test_only_four_buildings_shift_bodies() -> None:
    """building.four-movers: over random games, rows change at no other building; and they change as they
    should."""
    changes = Counter()
    for seed in range(6):
        state = new(2 + seed % 3, seed)
        count = 0
        while not state.over:
            before = [bodies[:] for bodies in state.rows]
            decision = state.decision
            moves = state.moves()
            count += 1
            state.play(moves[(seed * 31 + count * 17) % len(moves)])
            changed = [ship for ship in range(8) if state.rows[ship] != before[ship]]
            if changed:
                changes[decision, len(changed)] += 1
    assert set(changes) == {("promotion", 1), ("change", 2), ("move", 2), ("exchange-with", 2)}
