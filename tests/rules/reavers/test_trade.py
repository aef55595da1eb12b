"""Trade: the First Player marker, dice, Food, Prophecies."""

from .helpers import (
    all_pass,
    clause_of,
    clauses,
    dice,
    empty_deck,
    finish_round,
    holdings,
    join,
    on_top,
    play,
    prophecies,
    refusal,
    set_dice,
    set_trade_dice,
    show,
    table,
    told,
)


def test_the_active_player_takes_the_marker_first() -> None:
    """trade.take-marker: before anything else at this Location."""
    state = table(3)
    play(state, "sail recruit")
    all_pass(state)
    events = play(state, "sail trade")
    assert [event.kind for event in events] == ["sail", "first-player"] and state.first == 1
    assert clause_of(events, "first-player") == "trade.take-marker" and state.decision == "join"


def test_who_has_the_marker_keeps_it() -> None:
    """trade.take-marker"""
    state = table(3)
    events = play(state, "sail trade")
    assert state.first == 0 and clauses(events, "first-player") == []


def test_the_marker_moves_despite_preparing() -> None:
    """ruling.marker-despite-prepare"""
    state = table(3)
    play(state, "sail recruit")
    all_pass(state)
    play(state, "sail trade")
    all_pass(state)
    assert state.first == 1


def test_the_marker_counts_from_the_next_round() -> None:
    """ruling.marker-moves-next-round: this round goes on clockwise, the next one starts with the new
    holder."""
    state = table(4)
    order = []
    for place in ("recruit", "trade", "village", "sea"):
        order.append(state.seat)
        play(state, f"sail {place}")
        all_pass(state)
    assert order == [0, 1, 2, 3] and state.round == 2 and state.seat == 1
    events = finish_round(state)
    assert [event.seat for event in events if event.kind == "sail"] == [1, 2, 3, 0]


def test_order_and_actions() -> None:
    """trade.order, trade.finish-before-next, trade.repeat-allowed: all actions of a seat, then the next
    one."""
    state = table(3)
    join(state, "trade", 0)
    play(state, "food", "food")
    assert state.seat == 0
    events = play(state, "food")
    assert state.food[0] == 9 and state.seat == 1 and clause_of(events, "food") == "trade.food"


def test_stopping() -> None:
    """ruling.unused-actions: at least one action, then it may stop; what is left is lost."""
    state = table(3)
    join(state, "trade", 0)
    assert "stop" not in state.moves() and refusal(state, "stop") == "ruling.unused-actions"
    play(state, "food")
    events = play(state, "stop")
    assert state.seat == 1 and told(events, "stopped") == [{"seat": 0, "n": 2}] and state.food == [3, 0, 0]
    assert clause_of(events, "stopped") == "ruling.unused-actions"
    assert refusal(state, "forage") == "ruling.join-or-prepare"


def test_two_dice_with_their_faces() -> None:
    """trade.dice: any two, as they show."""
    state = table(3)
    set_trade_dice(state, "red.hammer red.hammer blue.ship yellow.clan")
    join(state, "trade", 0)
    assert [move for move in state.moves() if move.startswith("dice")] == [
        "dice trade.red.hammer trade.red.hammer.2",
        "dice trade.red.hammer trade.blue.ship",
        "dice trade.red.hammer trade.yellow.clan",
        "dice trade.blue.ship trade.yellow.clan",
    ]
    events = play(state, "dice trade.red.hammer trade.red.hammer.2")
    assert dice(state, 0) == ["red.hammer", "red.hammer"] and clause_of(events, "took-dice") == "trade.dice"
    assert state.view(None)["trade_dice"] == ["blue.ship", "yellow.clan"]
    assert refusal(state, "dice trade.red.hammer trade.blue.ship") == "trade.dice"


def test_exactly_two_dice() -> None:
    """ruling.single-trade-die: with two or more, exactly two are taken; a last one alone."""
    state = table(3)
    set_trade_dice(state, "red.hammer blue.ship yellow.clan")
    join(state, "trade", 0)
    assert refusal(state, "dice trade.red.hammer") == "ruling.single-trade-die"
    assert (
        refusal(state, "dice trade.red.hammer trade.blue.ship trade.yellow.clan") == "ruling.single-trade-die"
    )
    play(state, "dice trade.red.hammer trade.yellow.clan")
    assert [move for move in state.moves() if move.startswith("dice")] == ["dice trade.blue.ship"]
    play(state, "dice trade.blue.ship")
    assert len(dice(state, 0)) == 3 and refusal(state, "dice trade.blue.ship") == "trade.no-dice-left"
    assert not any(move.startswith("dice") for move in state.moves())


def test_a_face_up_prophecy() -> None:
    """trade.prophecy, ruling.prophecy-secrecy: that it was taken is public."""
    state = table(3)
    show(state, "prophecies", "P05", "", "P07", "")
    join(state, "trade", 0)
    assert [move for move in state.moves() if move.startswith("prophecy")] == [
        "prophecy prophecy1",
        "prophecy prophecy3",
        "prophecy prophecy-deck",
    ]
    events = play(state, "prophecy prophecy3")
    assert told(events, "took-prophecy") == [{"seat": 0, "card": "P07"}]
    assert clause_of(events, "took-prophecy") == "trade.prophecy"
    assert state.view(1)["seats"][0]["open_prophecies"] == ["P07"]
    assert refusal(state, "prophecy prophecy2") == "ruling.no-midround-refill"
    assert refusal(state, "prophecy") == "trade.prophecy"


def test_a_prophecy_from_the_deck() -> None:
    """trade.prophecy, ruling.prophecy-secrecy: only its owner knows which."""
    state = table(3)
    on_top(state, "P09")
    join(state, "trade", 0)
    events = play(state, "prophecy prophecy-deck")
    (event,) = [event for event in events if event.kind == "drew-prophecy"]
    assert event.seen_by(0) == {"card": "P09"} and event.seen_by(1) == event.seen_by(None) == {}
    assert holdings(state, 0)["secret_prophecies"] == ["P09"]
    other = state.view(1)["seats"][0]
    assert other["secret_prophecies"] is None and other["secret_count"] == 1


def test_no_prophecy_anywhere() -> None:
    """ruling.empty-action: refused; 3 Food are always possible."""
    state = table(3)
    empty_deck(state, "prophecy")
    join(state, "trade", 0)
    assert state.moves() == ["food"] and refusal(state, "prophecy prophecy-deck") == "ruling.empty-action"


def test_prophecies_have_no_limit() -> None:
    """score.prophecies: any number may be held."""
    state = table(3)
    prophecies(state, 0, "P01", "P02", "P03", "P04", "P05", "P06")
    join(state, "trade", 0)
    play(state, "prophecy prophecy-deck", "prophecy prophecy-deck", "prophecy prophecy-deck")
    assert len(holdings(state, 0)["secret_prophecies"]) == 9


def test_overflow_at_trade() -> None:
    """ruling.die-capacity: before the next action."""
    state = table(3)
    set_dice(state, 0, "red.ship " * 5 + "blue.ship " * 4)
    set_trade_dice(state, "yellow.chest yellow.chest")
    join(state, "trade", 0)
    play(state, "dice trade.yellow.chest trade.yellow.chest.2")
    assert state.decision == "overflow"
    play(state, "return red.ship")
    assert state.decision == "trade" and dice(state, 0).count("yellow.chest") == 2
