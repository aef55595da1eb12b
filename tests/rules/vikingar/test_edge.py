"""The end of the world: great falls, gates, and who wins there."""

from drakkar.vikingar import pieces as p

from .helpers import BLUE, LOSE, RED, WIN, active, clauses, play, points, refusal, table, told, where

THREE_CUPS = {RED: {"stratege": 2, "heros": 3, "pillard": 3}}
TWO_CUPS = {RED: {"stratege": 2, "heros": 3, "pillard": 2}}


def test_unexplored_zone() -> None:
    """edge.draw, edge.card-stays"""
    s = table({"red1": "south1", "blue1": "sea"}, edge_pile=["fall"])
    events = play(s, "sail edge1", falls=WIN)
    assert told(events, "edge") == [{"seat": RED, "space": "edge1", "card": "fall"}]
    assert s.view(None)["edge"][0] == "fall" and len(s.edge_pile) == 23


def test_surviving_the_great_fall() -> None:
    """edge.fall-resolve, edge.fall-difficulty, edge.fall-success, edge.fall-inactive,
    ruling.move-completes"""
    s = table({"red1": "south1", "blue1": "sea"}, edge_pile=["fall"])
    events = play(s, "sail edge1", falls=WIN)
    assert [throw["n"] for throw in told(events, "throw")] == [5, 5]
    assert where(s, "red1") == "edge1" and not active(s, "red1") and s.seat == BLUE
    assert clauses(events, "fall") == ["edge.fall-resolve"]


def test_lost_in_the_great_fall() -> None:
    """edge.fall-failure, ruling.fall-no-valeureux, ruling.destroyed-to-reserve, edge.card-stays"""
    s = table({"red1": "south1", "blue1": "sea"}, edge_pile=["fall"])
    events = play(s, "sail edge1", falls=LOSE)
    assert where(s, "red1") is None and points(s, RED, "valeureux") == 0
    assert clauses(events, "sunk") == ["edge.fall-failure"] and s.edge[0] == p.GREAT_FALL


def test_known_fall_is_thrown_again() -> None:
    """ruling.fall-every-entry"""
    s = table({"red1": "south1", "blue1": "sea"}, edge={1: "fall"})
    events = play(s, "sail edge1", falls=WIN)
    assert not told(events, "edge") and clauses(events, "fall") == ["ruling.fall-every-entry"]
    assert where(s, "red1") == "edge1" and not active(s, "red1")


def test_gate_without_enough_exploits() -> None:
    """edge.gate-enter, edge.gate-inactive"""
    s = table({"red1": "south1", "blue1": "sea"}, edge_pile=["gate-dawn"], points=TWO_CUPS)
    events = play(s, "sail edge1")
    assert not told(events, "throw") and where(s, "red1") == "edge1"
    assert not active(s, "red1") and not s.over and s.seat == BLUE


def test_gate_with_enough_exploits_wins() -> None:
    """edge.gate-win, victory.at-once, victory.requirements, victory.gates-at-edge"""
    s = table({"red1": "south1", "blue1": "sea"}, edge_pile=["gate-dawn"], points=THREE_CUPS)
    events = play(s, "sail edge1")
    assert s.over and s.winners() == [RED] and s.moves() == [] and s.seat is None
    assert clauses(events, "victory") == ["edge.gate-win"] and events[-1].kind == "victory"
    assert refusal(s, "rest") == "victory.at-once"
    s.check()


def test_gate_found_by_another_wins_too() -> None:
    """ruling.known-gate-counts"""
    s = table({"red1": "south1", "blue1": "sea"}, edge={1: "gate-horn"}, points=THREE_CUPS)
    events = play(s, "sail edge1")
    assert s.winners() == [RED] and not told(events, "edge")


def test_enough_exploits_without_a_gate_win_nothing() -> None:
    """victory.requirements: exploits alone are not enough; neither is a fall."""
    s = table({"red1": "south1", "blue1": "sea"}, edge_pile=["fall"], points=THREE_CUPS)
    play(s, "sail edge1", falls=WIN)
    assert where(s, "red1") == "edge1" and not s.over


def test_waiting_at_a_gate() -> None:
    """edge.gate-wait, ruling.victory-check: the last cup wins at once, in his own go…"""
    s = table({"red1": "edge1", "red2": "north2", "blue1": "sea"}, edge={1: "gate-bow"}, points=TWO_CUPS)
    events = play(s, "pick red2", "pillage rimhavn.cult", falls=WIN)
    assert s.winners() == [RED] and clauses(events, "victory") == ["edge.gate-wait"]
    s.check()


def test_waiting_at_a_gate_wins_in_any_phase() -> None:
    """edge.gate-wait, ruling.victory-check: …in construction, in maintenance, and in a rival's go."""
    ships = {"red1": "edge1", "blue1": "north2"}
    gate = {1: "gate-bow"}
    s = table(ships, edge=gate, points={RED: {"stratege": 2, "heros": 3, "richissime": 4}}, gold=[3, 0])
    play(s, "rest", "rest", "treasure")
    assert s.winners() == [RED]
    s = table(
        ships,
        edge=gate,
        points={
            RED: {"stratege": 2, "heros": 3, "damne": 3},
            BLUE: {"valeureux": 4, "pillard": 3, "conquerant": 3},
        },
    )
    play(s, "rest", "rest")
    while not s.over:
        s.play("done")
    assert s.winners() == [RED] and s.phase == 4
    ships = {"red1": "edge1", "red2": "north1", "blue1": "north2"}
    s = table(ships, go=BLUE, edge=gate, points={RED: {"stratege": 2, "heros": 3, "sanguinaire": 2}})
    play(s, "sail north1", falls=LOSE)
    assert s.winners() == [RED]


def test_lost_drakkar_does_not_win_from_its_gate() -> None:
    """ruling.loss-before-point: it is gone before the Valeureux point counts; another one at a gate wins."""
    valiant = {RED: {"stratege": 2, "heros": 3, "valeureux": 4}}
    gates = {1: "gate-bow", 2: "gate-horn"}
    s = table({"red1": "edge1", "blue1": "south1"}, go=BLUE, edge=gates, points=valiant)
    play(s, "sail edge1", falls=WIN)
    assert points(s, RED, "valeureux") == 5 and s.cups(RED) == 3 and not s.over
    s = table({"red1": "edge1", "red2": "edge2", "blue1": "south1"}, go=BLUE, edge=gates, points=valiant)
    play(s, "sail edge1", falls=WIN)
    assert s.winners() == [RED]


def test_first_served_wins_alone() -> None:
    """ruling.win-order: in a combat the winner's gains come first."""
    points_ = {
        RED: {"stratege": 2, "heros": 3, "valeureux": 4},
        BLUE: {"stratege": 2, "heros": 3, "sanguinaire": 2},
    }
    s = table(
        {"red1": "edge1", "red2": "north2", "blue1": "edge2", "blue2": "north1"},
        go=BLUE,
        edge={1: "gate-bow", 2: "gate-horn"},
        points=points_,
    )
    play(s, "pick blue2", "sail north2", falls=WIN)
    assert s.winners() == [BLUE] and points(s, RED, "valeureux") == 4


def test_winner_takes_the_gate_before_the_loser_scores() -> None:
    """ruling.win-order, ruling.combat-winner-occupies: arriving there is part of the winner's gains."""
    s = table(
        {"red1": "edge1", "red2": "edge2", "blue1": "south1"},
        go=BLUE,
        edge={1: "gate-bow", 2: "gate-horn"},
        points={
            RED: {"stratege": 2, "heros": 3, "valeureux": 4},
            BLUE: {"stratege": 2, "heros": 3, "pillard": 3},
        },
    )
    play(s, "sail edge1", falls=WIN)
    assert s.winners() == [BLUE]


def test_way_in_and_out() -> None:
    """ruling.edge-access: only from and to the southern half of its dial."""
    s = table({"red1": "edge1", "blue1": "sea"}, edge={1: "fall", 2: "fall"})
    assert [move for move in s.moves() if move.startswith("sail")] == ["sail south1"]
    assert (
        refusal(s, "sail edge2")
        == refusal(s, "sail south2")
        == refusal(s, "sail sea")
        == "ruling.edge-access"
    )
    s = table({"red1": "south1", "blue1": "sea"})
    assert refusal(s, "sail edge2") == "ruling.edge-access"
    s = table({"red1": "north1", "blue1": "sea"})
    assert refusal(s, "sail edge1") == "ruling.edge-access"


def test_one_drakkar_in_a_zone() -> None:
    """ruling.edge-occupancy: own ones are refused, an enemy is fought."""
    s = table({"red1": "south1", "red2": "edge1", "blue1": "sea"}, edge={1: "gate-bow"})
    play(s, "pick red1")
    assert refusal(s, "sail edge1") == "occupy.no-own-stack"
    s = table({"red1": "south1", "blue1": "edge1"}, edge={1: "gate-bow"})
    play(s, "sail edge1", falls=WIN)
    assert where(s, "red1") == "edge1" and where(s, "blue1") is None


def test_fall_first_then_the_enemy() -> None:
    """ruling.fall-then-enemy"""
    s = table({"red1": "south1", "blue1": "edge1"}, edge={1: "fall"})
    events = play(s, "sail edge1", falls=(*WIN, *WIN))
    kinds = [event.kind for event in events]
    assert kinds.index("fall") < kinds.index("board") and where(s, "red1") == "edge1"
    s = table({"red1": "south1", "blue1": "edge1"}, edge={1: "fall"})
    play(s, "sail edge1", falls=LOSE)
    assert where(s, "red1") is None and where(s, "blue1") == "edge1"


def test_no_edge_card_left() -> None:
    """ruling.edge-deck-empty"""
    s = table({"red1": "south1", "blue1": "sea"})
    s.edge_pile = []
    assert refusal(s, "sail edge1") == "ruling.edge-deck-empty"


def test_every_edge_card() -> None:
    """component.edge-cards, edge.gate-enter: each gate is one, each fall is a throw."""
    for gate in p.GATES:
        s = table({"red1": "south1", "blue1": "sea"}, edge_pile=[gate], points=THREE_CUPS)
        play(s, "sail edge1")
        assert s.winners() == [RED]
    assert p.edge_pile(6).count(p.GREAT_FALL) == 18
