"""Rounds: who crosses when, to which buildings, who may pass, what ends a round."""

import pytest
from drakkar.onboard.state import Onboard

from .helpers import BLUE, GREEN, RED, YELLOW, clause_of, new, play, refusal, table, told, words

# Rows in which Blue's bodies are all first: no promotion for Blue.
BLUE_LEADS = {1: "B1 R1 R1", 2: "B1 R2 R2", 3: "B2 R3 R3", 4: "B2 G1 G1", 5: "B3 G2 G2", 6: "B3 G3 G3"}


def test_vikings_cross_in_the_order_of_the_buildings() -> None:
    """round.cross, round.nearest-first, round.next-building, ruling.no-simultaneous-phase: the order is
    forced, one player may have two turns running, and nobody picks which Viking moves."""
    state = table(4)
    order = []
    for building in (
        "first-player",
        "market",
        "warehouse1",
        "tavern1",
        "promotion",
        "change",
        "move",
        "exchange",
    ):
        order.append(state.seat)
        before = state.view(None)["slots"]["above"]
        origin = next(number for number, slot in enumerate(before) if slot)
        state.play(f"go {building}")
        slots = state.view(None)["slots"]
        assert slots["above"][origin] is None
        assert before[origin] in slots["below"]
        while state.decision != "go" and state.round == 1:
            state.play(state.moves()[0])
    assert order == [BLUE, RED, GREEN, YELLOW, YELLOW, GREEN, RED, BLUE]
    assert state.round == 2


def test_the_viking_is_free_to_go_to_any_building_on_the_chiefs_side() -> None:
    """round.free-slot, ruling.free-means-chief-side: Vikings that have not crossed block nothing, and a
    Viking may cross straight over to its own building."""
    state = table(4)
    assert all(slot for slot in state.view(None)["slots"]["above"][:8])
    assert words(state.moves(), 1) == set(state.view(None)["buildings"])
    state.play("go first-player")
    assert state.view(None)["slots"]["below"][0]["seat"] == BLUE


def test_a_slot_holds_one_viking() -> None:
    """round.free-slot"""
    state = table(4, across={"market": BLUE, "first-player": RED})
    assert "go market" not in state.moves()
    assert refusal(state, "go market") == "round.free-slot"
    assert refusal(state, "go first-player") == "round.free-slot"


def test_nonsense_is_refused_with_a_clause() -> None:
    """round.cross, components.building-order"""
    state = table(4)
    assert refusal(state, "go") == "round.cross"
    assert refusal(state, "dance") == "round.cross"
    assert refusal(state, "go market market") == "round.cross"
    assert refusal(state, "go sauna") == "components.building-order"


def test_the_action_comes_at_once_and_must_be_performed() -> None:
    """round.act-on-arrival, building.must-perform, ruling.commit-then-act: the same seat decides, the next
    Viking waits, and there is no way back to another building."""
    state = table(4)
    state.play("go market")
    assert (state.seat, state.decision) == (BLUE, "market")
    assert state.moves() == ["raise hides", "raise grain", "raise metal"]
    assert refusal(state, "go promotion") == "market.own-choice"
    assert refusal(state, "pass") == "market.own-choice"
    state.play("raise grain")
    assert (state.seat, state.decision) == (RED, "go")


def test_first_player_does_nothing_now() -> None:
    """first-player.no-action, possible.first-player"""
    state = table(4)
    before = state.view(None)
    events = state.play("go first-player")
    after = state.view(None)
    assert {key for key in before if before[key] != after[key]} == {"slots", "seat", "prompt"}
    assert told(events, "first") == [{"seat": BLUE}]


def test_the_slots_of_a_round_set_the_order_of_the_next() -> None:
    """first-player.first-next, round.slot-sets-next-turn, round.chief-crosses, round.start-sides,
    round.succession, ruling.round-equals-tour, ruling.building-row-direction"""
    state = table(
        4,
        across={
            "exchange": BLUE,
            "warehouse1": BLUE,
            "move": RED,
            "market": RED,
            "tavern1": GREEN,
            "tavern2": GREEN,
            "change": YELLOW,
        },
    )
    assert state.seat == YELLOW
    events = state.play("go first-player")
    assert told(events, "chief") == [{"seat": None, "side": "above"}]
    assert told(events, "round") == [{"seat": None, "n": 2}]
    view = state.view(None)
    assert view["round"] == 2 and view["chief"] == "above"
    assert not any(view["slots"]["above"]) and sum(slot is not None for slot in view["slots"]["below"]) == 8
    order = []
    while state.round == 2 and len(order) < 8:
        order.append(state.seat)
        free = [move for move in state.moves() if move != "go departure"]
        state.play(free[0])
        while state.decision != "go":
            state.play(state.moves()[0])
    assert order == [YELLOW, YELLOW, GREEN, BLUE, RED, RED, GREEN, BLUE]


def test_without_a_stern_no_ship_departs() -> None:
    """round.end, round.no-stern-no-departure: the example of three players whose last Viking ends the
    round."""
    done = {
        "promotion": 0,
        "change": 0,
        "tavern1": 0,
        "market": 1,
        "move": 1,
        "warehouse1": 2,
        "tavern2": 2,
        "exchange": 2,
    }
    state = table(3, first=1, across=done)
    assert state.seat == RED
    events = state.play("go first-player")
    assert clause_of(events, "no-departure") == "round.no-stern-no-departure"
    assert clause_of(events, "chief") == "round.chief-crosses"
    assert len(state.port) == 8 and state.round == 2 and state.decision == "go"


def test_a_stern_taken_sends_one_ship_away_after_all_have_crossed() -> None:
    """round.stern-departs, ruling.ship-chosen-at-round-end, ruling.one-stern-per-round"""
    done = {"promotion": 0, "change": 0, "market": 1, "move": 2, "warehouse1": 3, "tavern2": 3}
    state = table(4, first=2, across=done, chests={1: "grain", 2: "metal"})
    assert state.seat == RED
    state.play("go departure")
    assert (state.seat, state.decision) == (GREEN, "go")
    assert refusal(state, "go departure") == "round.free-slot"
    state.play("go first-player")
    assert (state.seat, state.decision) == (RED, "depart")
    assert len(state.port) == 8
    play(state, "depart ship1")
    while state.decision in ("take", "discard"):
        state.play(state.moves()[0])
    assert len(state.port) == 7 and state.decision == "go" and state.round == 2


def test_every_building_but_the_impossible_ones_can_be_chosen() -> None:
    """building.must-use-possible, ruling.no-passing-by-choice, ruling.possibility-is-personal"""
    state = table(4, pile1="", rows=BLUE_LEADS, market=(4, 4, 4))
    assert state.seat == BLUE
    impossible = {"warehouse1", "promotion", "market"}
    assert words(state.moves(), 1) == set(state.view(None)["buildings"]) - impossible
    for building in impossible:
        assert refusal(state, f"go {building}") == f"possible.{building}"
    state.play("go first-player")
    assert state.seat == RED
    assert "go promotion" in state.moves(), "what is impossible for one may be possible for another"


def test_first_player_is_always_possible_so_that_nobody_passes_while_it_is_free() -> None:
    """ruling.first-player-always-usable, possible.first-player"""
    state = _stuck("first-player", "promotion", "market", "warehouse2")
    assert state.moves() == ["go first-player"]
    assert refusal(state, "go promotion") == "possible.promotion"


def test_departure_is_always_possible_so_that_nobody_passes_while_it_is_free() -> None:
    """possible.departure, ruling.no-passing-by-choice"""
    state = _stuck("departure", "promotion", "market", "warehouse1")
    assert state.moves() == ["go departure"]
    assert refusal(state, "go market") == "possible.market"


def test_a_player_without_any_possible_action_goes_anywhere_without_acting() -> None:
    """building.pass-only-if-none, building.pass-any-free, ruling.always-a-slot"""
    state = _stuck("promotion", "warehouse1", "market", "warehouse2")
    assert state.moves() == ["go promotion", "go warehouse1", "go market", "go warehouse2"]
    before = state.view(None)
    events = state.play("go warehouse1")
    assert clause_of(events, "pass") == "building.pass-any-free"
    after = state.view(None)
    for unchanged in ("ships", "market", "piles", "seats", "box"):
        assert before[unchanged] == after[unchanged]
    assert state.decision != "warehouse1"


def test_a_viking_placed_by_passing_takes_its_turn_from_its_slot() -> None:
    """ruling.pass-slot-counts"""
    state = _stuck("promotion", "warehouse1", "market", "warehouse2")
    state.play("go promotion")
    assert state.decision == "depart"
    play(state, state.moves()[0])
    while state.decision in ("take", "discard"):
        state.play(state.moves()[0])
    slots = state.view(None)["slots"]["below"]
    assert slots[1]["seat"] == BLUE
    while state.view(None)["prompt"]["building"] != "promotion":
        state.play("go move" if "go move" in state.moves() else state.moves()[0])
        while state.decision != "go":
            state.play(state.moves()[0])
    assert state.seat == BLUE


def _stuck(*free: str) -> Onboard:
    """Blue's last Viking is to move, and four buildings are free; Blue can use none of promotion, market and
    the warehouses."""
    taken = [name for name in new(4).view(None)["buildings"] if name not in free]
    across = dict(zip(taken, [BLUE, RED, RED, GREEN, GREEN, YELLOW, YELLOW], strict=True))
    stern = across.pop("departure", None)
    piles = {"pile1": "", "pile2": ""}
    state = table(
        4, across=across, stern=stern, market=(4, 4, 4), rows=BLUE_LEADS, chests={1: "grain"}, **piles
    )
    assert state.seat == BLUE
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_is_one_crossing_of_every_viking(players: int) -> None:
    """round.end, round.cross"""
    state = new(players, 1)
    turns = 0
    while state.round == 1:
        if state.decision == "go":
            turns += 1
        state.play(next((move for move in state.moves() if move != "go departure"), ""))
    assert turns == (9 if players == 3 else 8)


def test_the_number_of_rounds_is_not_fixed() -> None:
    """round.length-indicative, ruling.round-count-not-binding: rounds go on as long as nobody takes a
    stern."""
    state = new(2, 1)
    while state.round < 10:
        others = [move for move in state.moves() if move != "go departure"]
        state.play(others[0] if others else state.moves()[0])
    assert not state.over and len(state.port) > 1


def test_what_somebody_did_may_be_undone() -> None:
    """ruling.repetition-allowed"""
    state = table(4, rows={1: "B1 R2", 2: "G1"})
    start = [row[:] for row in state.rows]
    play(state, "go move", "shift ship1.2 ship2")
    play(state, "go change", "shift ship2.2 ship1")
    assert state.rows == start


def test_a_building_is_not_tied_to_the_ship_beside_it() -> None:
    """building.any-ship: every ship in port can be reached from every building that acts on ships."""
    state = table(4, gone=[8], rows={8: "B1 R1 G1"})
    state.play("go warehouse1")
    assert words(state.moves(), 1) == {f"ship{n}" for n in range(1, 8)}
    assert refusal(state, "load ship8") == "building.any-ship"
