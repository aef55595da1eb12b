"""Warehouses and market: chests drawn, chosen, returned; prices."""

import pytest
from drakkar.onboard.state import Onboard

from .helpers import BLUE, RED, chests_on, clause_of, play, refusal, table, told, words

PORT = {f"ship{n}" for n in range(1, 9)}


def kinds(state: Onboard, seat: int | None, pile: int = 1) -> list[str | None]:
    known: list[str | None] = state.view(seat)["piles"][pile]
    return known


# ---- Warehouse 1 -------------------------------------------------------------------------------------------


def test_warehouse_one_turns_up_the_top_chest_then_asks_for_a_ship() -> None:
    """warehouse1.draw-top, warehouse1.face-up, warehouse1.any-ship, ruling.draw-before-ship"""
    state = table(4, pile1="grain metal hides")
    events = state.play("go warehouse1")
    assert told(events, "draw") == [{"seat": BLUE, "chest": "grain"}]
    assert next(event for event in events if event.kind == "draw").reveals
    for viewer in (None, BLUE, RED):
        assert state.view(viewer)["prompt"] == {"chest": "grain"}
    assert words(state.moves(), 1) == PORT
    events = state.play("load ship5")
    assert chests_on(state, 5) == ["grain"] and clause_of(events, "load") == "warehouse1.face-up"
    assert len(kinds(state, BLUE, 0)) == 2
    play(state, "go market", "raise hides", "go first-player")


def test_the_pile_is_drawn_from_the_top() -> None:
    """warehouse1.draw-top"""
    state = table(4, pile1="hides metal")
    assert told(state.play("go warehouse1"), "draw")[0]["chest"] == "hides"
    assert state.dump()["pile1"] == [2]


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("load ship8", "building.any-ship"),
        ("load", "warehouse1.any-ship"),
        ("load grain ship1", "warehouse1.any-ship"),
        ("load sea", "warehouse1.any-ship"),
        ("choose grain ship1", "warehouse1.any-ship"),
        ("pass", "warehouse1.any-ship"),
    ],
)
def test_warehouse_one_refuses(move: str, clause: str) -> None:
    """warehouse1.any-ship, building.any-ship, ruling.departed-untouchable"""
    state = table(4, gone=[8], pile1="grain")
    state.play("go warehouse1")
    assert refusal(state, move) == clause


def test_an_empty_pile_makes_its_warehouse_impossible_for_good() -> None:
    """possible.warehouse1, possible.warehouse2, ruling.empty-pile"""
    state = table(4, pile1="", pile2="grain")
    assert refusal(state, "go warehouse1") == "possible.warehouse1"
    play(state, "go warehouse2", "choose grain ship1")
    state = table(4, pile1="grain", pile2="")
    assert refusal(state, "go warehouse2") == "possible.warehouse2"
    play(state, "go warehouse1", "load ship1")
    assert kinds(state, BLUE, 0) == [] == kinds(state, BLUE, 1)


def test_a_prow_carries_any_number_of_chests() -> None:
    """ruling.prow-unlimited"""
    state = table(4, chests={1: "grain grain grain grain hides hides hides metal metal"}, pile1="metal")
    play(state, "go warehouse1", "load ship1")
    assert len(chests_on(state, 1)) == 10


# ---- Warehouse 2 -------------------------------------------------------------------------------------------


def test_warehouse_two_draws_three_and_places_one_face_up() -> None:
    """warehouse2.draw-three, warehouse2.choose-one, warehouse2.face-up, ruling.draw-before-ship,
    ruling.like-chests-interchangeable"""
    state = table(4, pile2="hides metal hides grain")
    events = state.play("go warehouse2")
    assert clause_of(events, "look") == "warehouse2.draw-three"
    assert set(state.moves()) == {f"choose {kind} {ship}" for kind in ("hides", "metal") for ship in PORT}
    events = state.play("choose metal ship3")
    assert chests_on(state, 3) == ["metal"]
    assert told(events, "load") == [{"seat": BLUE, "ship": "ship3", "chest": "metal"}]


def test_the_other_chests_go_under_the_pile_in_the_order_drawn() -> None:
    """warehouse2.return-under, ruling.warehouse2-return-order"""
    state = table(4, pile2="hides metal grain metal metal")
    events = play(state, "go warehouse2", "choose metal ship3")
    assert state.pile2 == [2, 2, 0, 1]
    assert told(events, "return") == [{"seat": BLUE, "n": 2}]


def test_of_like_chests_the_first_drawn_goes_aboard() -> None:
    """ruling.like-chests-interchangeable, ruling.warehouse2-return-order"""
    state = table(4, pile2="hides grain hides metal")
    play(state, "go warehouse2", "choose hides ship3")
    assert state.pile2 == [2, 1, 0]


@pytest.mark.parametrize(("pile", "drawn"), [("grain metal", 2), ("grain", 1)])
def test_warehouse_two_draws_what_is_left(pile: str, drawn: int) -> None:
    """warehouse2.draw-fewer"""
    state = table(4, pile2=pile)
    events = state.play("go warehouse2")
    assert told(events, "look") == [{"seat": BLUE, "n": drawn}]
    assert clause_of(events, "look") == "warehouse2.draw-fewer"
    assert words(state.moves(), 1) == set(pile.split())
    state.play("choose grain ship1")
    assert len(state.pile2) == drawn - 1


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("choose metal ship1", "warehouse2.choose-one"),
        ("choose", "warehouse2.choose-one"),
        ("choose ship1 grain", "warehouse2.choose-one"),
        ("choose grain", "warehouse2.face-up"),
        ("choose grain quay", "warehouse2.face-up"),
        ("choose grain ship8", "building.any-ship"),
        ("load ship1", "warehouse2.choose-one"),
    ],
)
def test_warehouse_two_refuses(move: str, clause: str) -> None:
    """warehouse2.choose-one, warehouse2.face-up, building.any-ship"""
    state = table(4, pile2="hides grain hides metal", gone=[8])
    state.play("go warehouse2")
    assert refusal(state, move) == clause


def test_the_drawer_may_choose_the_order_of_the_returned_chests() -> None:
    """ruling.warehouse2-return-order, as an option"""
    state = table(4, pile2="hides metal grain metal", choose_return_order=True)
    play(state, "go warehouse2", "choose metal ship3")
    assert (state.seat, state.decision) == (BLUE, "return-order")
    assert state.moves() == ["above hides", "above grain"]
    assert refusal(state, "above metal") == "warehouse2.return-under"
    assert refusal(state, "choose hides ship1") == "ruling.warehouse2-return-order"
    events = state.play("above grain")
    assert state.pile2 == [2, 1, 0] and state.decision == "go"
    assert told(events, "arrange") == [{"seat": BLUE}]
    state = table(4, pile2="hides metal grain metal", choose_return_order=True)
    play(state, "go warehouse2", "choose metal ship3", "above hides")
    assert state.pile2 == [2, 0, 1]


def test_the_order_is_asked_for_like_chests_too_and_never_for_a_single_one() -> None:
    """ruling.warehouse2-return-order: not to ask would tell the others that the chests are alike."""
    state = table(4, pile2="hides metal hides", choose_return_order=True)
    play(state, "go warehouse2", "choose metal ship3")
    assert state.moves() == ["above hides"]
    state = table(4, pile2="hides metal", choose_return_order=True)
    play(state, "go warehouse2", "choose metal ship3")
    assert state.decision == "go"


# ---- Market ------------------------------------------------------------------------------------------------


def test_the_market_raises_one_price_by_one() -> None:
    """market.raise-one, market.own-choice"""
    state = table(4, market=(1, 2, 3))
    state.play("go market")
    assert state.moves() == ["raise hides", "raise grain", "raise metal"]
    events = state.play("raise metal")
    assert state.view(None)["market"] == {"hides": 1, "grain": 2, "metal": 4}
    assert told(events, "raise") == [{"seat": BLUE, "chest": "metal", "price": 4}]


def test_no_price_exceeds_four() -> None:
    """market.max-four, data.market-track"""
    state = table(4, market=(4, 3, 4))
    state.play("go market")
    assert state.moves() == ["raise grain"]
    assert refusal(state, "raise hides") == "market.max-four"
    assert refusal(state, "raise") == "market.own-choice"
    assert refusal(state, "raise wine") == "market.own-choice"


def test_the_market_is_impossible_when_all_prices_are_at_four() -> None:
    """possible.market, ruling.market-all-at-four"""
    assert refusal(table(4, market=(4, 4, 4)), "go market") == "possible.market"
    assert "go market" in table(4, market=(4, 4, 3)).moves()
