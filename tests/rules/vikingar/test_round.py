"""The order of play, the go of a player, one drakkar after the other."""

from drakkar.vikingar import pieces as p
from drakkar.vikingar.state import Vikingar

from .helpers import BLUE, GAME, GREEN, RED, active, clauses, end_round, play, refusal, table, told, where

TWO = {"red1": "north1", "red2": "north2", "blue1": "north8"}


def test_tokens_give_the_order() -> None:
    """round.draw-tokens, round.lowest-starts, round.ascending-order, ruling.token-values,
    ruling.token-not-rune, ruling.one-draw-per-turn: one draw at setup, all orders come up."""
    orders = set()
    for seed in range(60):
        s = GAME.new(3, seed)
        assert isinstance(s, Vikingar)
        (drawn,) = told(s.events, "order")
        assert drawn["order"] == s.order and sorted(s.order) == [0, 1, 2]
        assert s.seat == s.order[0] and clauses(s.events, "order") == ["round.draw-tokens"]
        orders.add(tuple(s.order))
    assert len(orders) == 6


def test_order_of_goes() -> None:
    """round.phase-one-sequential, round.ascending-order, activate.go-over, round.phase-one-end: each
    plays all of his drakkars before the next in order, wherever he sits."""
    ships = {"red1": "sea", "red2": "sea", "blue1": "sea", "green1": "sea"}
    s = table(ships, players=3, go=GREEN, order=[GREEN, RED, BLUE], stack=None)
    seats = []
    while s.phase == 1:
        seats.append(s.seat)
        s.play("pick red1" if s.decision == "pick" else "rest")
    assert seats == [GREEN, RED, RED, RED, BLUE]


def test_four_phases_in_order() -> None:
    """round.four-phases, round.later-phases-simultaneous, ruling.serial-phases, round.next-turn-draw: trade
    after the last go, construction in the same order, maintenance, then the draw for the next round."""
    s = table(
        {"red1": "sea", "blue1": "sea"}, go=BLUE, outposts={"rimhavn.cult": RED, "skjoldvik.city": BLUE}
    )
    events = play(s, "rest", "rest")
    assert [event["seat"] for event in told(events, "income")] == [BLUE, RED]
    assert (s.phase, s.decision, s.seat) == (3, "build", BLUE)
    play(s, "done")
    assert (s.phase, s.decision, s.seat) == (3, "build", RED)
    events = play(s, "done")
    kinds = [event.kind for event in events if event.kind in ("point", "order")]
    assert kinds == ["point", "order"] and s.round == 2 and s.phase == 1
    assert clauses(events, "order") == ["round.next-turn-draw"]
    assert active(s, "red1") and active(s, "blue1")


def test_one_movement_and_one_action() -> None:
    """activate.one-move-one-action, activate.move-first, activate.flip-inactive, ruling.action-ends,
    round.phase-one-end"""
    s = table(TWO)
    play(s, "pick red1", "sail north24")
    assert s.decision == "act" and active(s, "red1")
    play(s, "pillage tjaldey.village1")
    assert not active(s, "red1")
    assert s.decision == "set-out" and s.moves()[-1] == "rest"  # red2 is the only one left: no question
    assert s.stack[-1][2] == p.SHIP["red2"]


def test_action_first_loses_the_movement() -> None:
    """activate.action-first-loses-move"""
    s = table({"red1": "north1", "red2": "north2", "red3": "sea"}, points={RED: {"damne": 4}})
    play(s, "pick red1", "pillage skjoldvik.village")
    assert not active(s, "red1") and where(s, "red1") == "north1"
    assert s.decision == "pick" and refusal(s, "pick red1") == "activate.flip-inactive"


def test_all_of_it_is_optional() -> None:
    """ruling.optional-activation: a drakkar may do nothing, or move and not act; it is flipped."""
    s = table(TWO)
    events = play(s, "pick red1", "rest")
    assert clauses(events, "rest") == ["ruling.optional-activation"] and not active(s, "red1")
    play(s, "sail north3", "turn-back", "rest")
    assert not active(s, "red2") and where(s, "red2") == "north2"
    assert s.seat == BLUE


def test_one_drakkar_is_finished_before_the_next() -> None:
    """ruling.no-interleave"""
    s = table(TWO)
    assert refusal(s, "sail north24") == "ruling.no-interleave"
    play(s, "pick red1", "sail north24")
    assert refusal(s, "pick red2") == "ruling.no-interleave"


def test_any_drakkar_may_be_next() -> None:
    """ruling.no-interleave: the player picks freely among his active drakkars."""
    s = table(TWO)
    assert s.moves() == ["pick red1", "pick red2"]
    play(s, "pick red2", "rest")
    assert s.stack[-1][:3] == ("set-out", RED, p.SHIP["red1"])


def test_go_without_drakkars_is_skipped() -> None:
    """ruling.empty-go: he stays in the game and may build."""
    s = table({"red1": "sea"})
    events = play(s, "rest")
    assert told(events, "skipped") == [{"seat": BLUE}]
    assert s.decision == "build" and s.seat == RED
    play(s, "done", "build")
    assert where(s, "blue1") == "sea"


def test_drakkar_lost_in_a_go_ends_it_quietly() -> None:
    """activate.go-over: a go that began with a drakkar was not skipped."""
    s = table({"red1": "north1", "blue1": "sea"})
    events = play(s, "pillage skjoldvik.city", falls=(0, 0))
    assert where(s, "red1") is None and s.seat == BLUE and not told(events, "skipped")


def test_rounds_go_on() -> None:
    """ruling.unbounded-game, ruling.maintenance-order: nothing but victory ends the game."""
    s = table({"red1": "sea", "blue1": "sea"})
    for n in range(1, 60):
        assert s.round == n
        end_round(s)
    assert not s.over


def test_extra_movement() -> None:
    """action.list, action.extra-move, action.extra-move-rules, action.extra-move-inactive"""
    s = table(TWO)
    play(s, "pick red1", "sail north24", "sail north23")
    assert where(s, "red1") == "north23" and not active(s, "red1")
    s = table({"red1": "north8", "blue1": "sea"}, gold=[2, 0])
    play(s, "sail north7", "pay", "sail sea")
    assert s.gold[RED] == 0 and where(s, "red1") == "sea"


def test_actions_on_offer() -> None:
    """action.list, ruling.one-site-per-action: one site, on the drakkar's own territory."""
    s = table({"red1": "north2", "blue1": "sea"}, stack=None)
    sites = [move for move in s.moves() if not move.startswith("sail")]
    assert sites == ["pillage rimhavn.village1", "pillage rimhavn.cult", "outpost rimhavn.cult", "rest"]
