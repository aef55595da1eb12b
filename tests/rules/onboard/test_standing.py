"""What a shift or a bet tells at once: the order of influence now, and whose bet would win."""

from .helpers import BLUE, GREEN, RED, clause_of, play, table, told


def test_a_shift_tells_the_new_order_of_both_ships_and_the_bets_that_would_win() -> None:
    """influence.rank, influence.absent-excluded, barrel.win"""
    bets = {"ship2.red": (GREEN, 4), "ship2.blue": (RED, 1)}
    state = table(4, rows={1: "R3", 2: "B2 R1", 3: "G1"}, bets=bets, first=BLUE)
    events = play(state, "go move", "shift ship1.1 ship2")
    assert told(events, "deserted") == [{"seat": None, "ship": "ship1"}]
    standing = {"seat": None, "ship": "ship2", "order": ["red", "blue"], "shields": [4, 2]}
    assert told(events, "standing") == [standing]
    assert clause_of(events, "standing") == "influence.rank"
    assert told(events, "would-win") == [{"seat": GREEN, "ship": "ship2", "colour": "red"}]


def test_a_promotion_tells_how_it_settles_a_tie() -> None:
    """influence.tie-nearest-prow, promotion.tie-purpose"""
    state = table(4, rows={1: "R2 B2"}, bets={"ship1.blue": (RED, 2)}, first=BLUE)
    events = play(state, "go promotion", "promote ship1.2")
    assert told(events, "standing")[0]["order"] == ["blue", "red"]
    assert clause_of(events, "standing") == "influence.tie-nearest-prow"
    assert told(events, "would-win") == [{"seat": RED, "ship": "ship1", "colour": "blue"}]


def test_an_exchange_and_an_extra_viking_tell_it_too() -> None:
    """exchange.swap, influence.extra-vikings"""
    state = table(2, rows={1: "B3", 2: "R1"}, first=BLUE)
    events = play(state, "go exchange", "exchange ship1.1", "with ship2.1")
    assert [(s["ship"], s["order"]) for s in told(events, "standing")] == [
        ("ship1", ["red"]),
        ("ship2", ["blue"]),
    ]
    state = table(2, rows={1: "B1 R1"}, first=BLUE)
    events = play(state, "go departure", "crew ship1.2")
    assert [(s["order"], s["shields"]) for s in told(events, "standing")] == [(["red", "blue"], [2, 1])]


def test_a_bet_tells_whether_it_would_win_now_and_never_its_value() -> None:
    """tavern1.bet-meaning, tavern2.relocate-where, barrel.kept-secret"""
    state = table(4, rows={1: "R3 B1"}, first=BLUE)
    events = play(state, "go tavern1", "bet barrel3 ship1.red")
    assert told(events, "would-win") == [{"seat": BLUE, "ship": "ship1", "colour": "red"}]
    state = table(4, rows={1: "R3 B1"}, bets={"ship1.red": (BLUE, 1)}, first=BLUE)
    assert not told(play(state, "go tavern2", "relocate ship1.red ship1.blue"), "would-win")
    assert not told(play(state, "go tavern1", "bet barrel2 ship1.green"), "would-win")
