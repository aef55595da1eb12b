"""Movement: steps, the high sea and its events, unknown dials, the equator, whirlpools, other drakkars."""

import pytest
from drakkar.vikingar import pieces as p
from drakkar.vikingar.state import Vikingar

from .helpers import BLUE, LOSE, RED, WIN, active, clauses, play, points, refusal, table, told, where


def steps(s: Vikingar, verb: str = "sail") -> set[str]:
    """Where the drakkar in hand can go."""
    return {move.split()[1] for move in s.moves() if move.startswith(verb)}


@pytest.mark.parametrize(
    ("start", "near"),
    [
        ("north1", {"sea", "north24", "north2", "south1"}),
        ("north3", {"sea", "north2", "north4"}),
        ("south1", {"south24", "south2", "north1", "edge1"}),
        ("south3", {"south2", "south4", "edge3"}),
        ("sea", {f"north{n}" for n in range(1, 25)}),
    ],
)
def test_one_adjacent_space(start: str, near: set[str]) -> None:
    """move.one-adjacent, equator.waterway, equator.both-ways: dial 1 has a waterway, dial 3 has none."""
    s = table({"red1": start, "blue1": "sea"})
    assert steps(s) == near
    assert refusal(s, "sail south12") == "move.one-adjacent"
    assert refusal(s, f"sail {start}") == "move.one-adjacent"


def test_equator() -> None:
    """equator.waterway, equator.both-ways, equator.one-move, ruling.waterway-visible-either"""
    for start, other in (("north3", "south3"), ("south3", "north3")):
        assert refusal(table({"red1": start}), f"sail {other}") == "equator.waterway"
    s = table({"red1": "north1", "blue1": "sea"})
    events = play(s, "sail south1")
    assert where(s, "red1") == "south1" and s.decision == "act"
    assert clauses(events, "sail") == ["equator.waterway"]
    s = table({"red1": "south1", "blue1": "sea"})
    play(s, "sail north1")
    assert where(s, "red1") == "north1"


def test_south_by_other_ways_needs_no_waterway() -> None:
    """ruling.equator-via-sea: by whirlpool to the south of dial 6, whose waterway is not used."""
    s = table({"red1": "sea", "blue1": "sea"})
    play(s, "whirl south6")
    assert where(s, "red1") == "south6"


def test_return_to_the_high_sea() -> None:
    """ruling.return-to-sea-free, occupy.high-sea-free: no card is drawn, any number of drakkars fit."""
    s = table({"red1": "north1", "red2": "sea", "blue1": "sea", "blue2": "sea"})
    events = play(s, "pick red1", "sail sea")
    assert where(s, "red1") == "sea" and not told(events, "event") and not told(events, "board")
    assert len(s.navigation) == 30 and clauses(events, "sail") == ["ruling.return-to-sea-free"]


# ---- leaving the high sea ----------------------------------------------------------------------------------


def test_leaving_draws_an_event() -> None:
    """sea.draw-to-leave, sea.card-shows, sea.resolve-first, card.difficulty, board.high-sea-fast-risky,
    ruling.declared-destination, sea.success, sea.reward, card.name-reward"""
    s = table({"red1": "sea", "blue1": "sea"}, navigation=["reefs"])
    events = play(s, "sail north1", falls=WIN)
    kinds = [event.kind for event in events]
    assert kinds[:4] == ["sail", "event", "throw", "throw"]
    assert told(events, "event") == [{"seat": RED, "card": "reefs", "n": 4}]
    assert [throw["n"] for throw in told(events, "throw")] == [5, 4]
    assert s.gold[RED] == 1 and where(s, "red1") == "north1" and s.decision == "act"
    assert s.discards == [next(n for n, card in enumerate(p.NAVIGATION) if card.id == "reefs")]


def test_a_draw_is_a_failure() -> None:
    """sea.strictly-more, sea.failure, card.failure-icons"""
    s = table({"red1": "sea", "blue1": "sea"}, navigation=["reefs"])
    events = play(s, "sail north1", falls=(2, 2))
    assert told(events, "lost") and where(s, "red1") == "sea" and s.gold[RED] == 0
    s = table({"red1": "sea", "blue1": "sea"}, navigation=["reefs"])
    events = play(s, "sail north1", falls=(3, 2))
    assert clauses(events, "won") == ["sea.strictly-more"]


def test_damaged_drakkar_may_row() -> None:
    """card.icon-damaged, card.damaged-complete, sea.lost-move-action, sea.lost-move-inactive,
    ruling.damaged-no-second-card, ruling.move-completes: the action completes the same movement."""
    s = table({"red1": "sea", "blue1": "sea"}, navigation=["calm", "kraken"])
    play(s, "sail north1", falls=LOSE)
    assert s.decision == "damaged" and where(s, "red1") == "sea"
    assert refusal(s, "row north2") == "ruling.damaged-no-second-card"
    play(s, "row")
    assert where(s, "red1") == "north1" and not active(s, "red1") and len(s.discards) == 1


def test_damaged_drakkar_may_stay() -> None:
    """ruling.damaged-declined"""
    s = table({"red1": "sea", "blue1": "sea"}, navigation=["calm"])
    play(s, "sail north1", "stay", falls=LOSE)
    assert where(s, "red1") == "sea" and not active(s, "red1") and s.seat == BLUE


def test_damaged_on_an_extra_movement() -> None:
    """ruling.damaged-no-action-left"""
    s = table({"red1": "north1", "blue1": "sea"}, navigation=["calm"])
    play(s, "sail sea", "sail north2", falls=LOSE)
    assert where(s, "red1") == "sea" and not active(s, "red1") and s.seat == BLUE


def test_damaged_with_an_enemy_ahead() -> None:
    """occupy.no-action-spent: rowing spends the action; the combat at the end of it needs none."""
    s = table({"red1": "sea", "blue1": "north1"}, navigation=["calm"])
    play(s, "sail north1", "row", falls=(*LOSE, *WIN))
    assert where(s, "red1") == "north1" and where(s, "blue1") is None


def test_wrecked_drakkar_gives_no_point() -> None:
    """card.icon-destroyed, cup.valeureux-not-event, ruling.card-kills, cup.sanguinaire-no-card,
    ruling.destroyed-to-reserve"""
    s = table({"red1": "sea", "blue1": "sea"}, navigation=["storm"])
    play(s, "sail north1", falls=LOSE)
    assert where(s, "red1") is None and points(s, RED, "valeureux") == points(s, BLUE, "sanguinaire") == 0


def test_onward_without_reward() -> None:
    """card.icon-no-reward"""
    s = table({"red1": "sea", "blue1": "sea"}, navigation=["herring"])
    events = play(s, "sail north1", falls=LOSE)
    assert clauses(events, "onward") == ["card.icon-no-reward"]
    assert where(s, "red1") == "north1" and s.gold[RED] == 0 and s.decision == "act"


def test_event_pile_is_reshuffled() -> None:
    """ruling.event-discard"""
    s = table({"red1": "sea", "blue1": "sea"})
    s.discards, s.navigation = s.navigation, []
    events = s.play("sail north1")
    assert told(events, "reshuffle") and len(s.navigation) == 29 and len(s.discards) == 1
    s = table({"red1": "sea", "blue1": "sea"})
    s.discards, s.navigation = [], []
    events = s.play("sail north1")
    assert not told(events, "event") and where(s, "red1") == "north1"


@pytest.mark.parametrize("card", p.NAVIGATION, ids=lambda card: card.id)
def test_every_event_card(card: p.Navigation) -> None:
    """sea.card-shows, sea.reward, sea.failure, card.failure-icons, ruling.several-icons (every card has one
    icon), ruling.treasure-card-no-point, ruling.event-monster-no-hero"""
    s = table({"red1": "sea", "blue1": "sea"}, navigation=[card.id])
    events = play(s, "sail north1", falls=(2, 1))
    assert told(events, "event")[0]["n"] == told(events, "throw")[1]["n"] == card.runes
    assert where(s, "red1") == "north1" and s.gold[RED] == card.gold and s.kraken == [card.kraken, False]
    assert sum(s.pawns) == 0
    s = table({"red1": "sea", "blue1": "sea"}, navigation=[card.id])
    play(s, "sail north1", falls=(0, 0))
    assert s.gold[RED] == 0 and not s.kraken[RED]
    expected = {"onward": "north1", "damaged": "sea", "wrecked": None}[card.failure]
    assert where(s, "red1") == expected
    assert (s.decision == "damaged") == (card.failure == "damaged")


def test_kraken_comes_back() -> None:
    """ruling.kraken-recycles: its card goes to the discards like any other."""
    s = table({"red1": "sea", "blue1": "sea"}, navigation=["kraken", "kraken"])
    play(s, "sail north1", "rest", "sail north2", falls=(*WIN, *WIN))
    assert s.kraken == [True, True] and len(s.discards) == 2


# ---- unknown dials -----------------------------------------------------------------------------------------


def test_exploring() -> None:
    """explore.flip, explore.then-enter: both halves of the dial are turned up."""
    s = table({"red1": "north1", "blue1": "sea"}, hidden=[2, 3])
    assert s.view(None)["dials"][1] is None
    events = play(s, "sail north2")
    assert told(events, "explore") == [{"seat": RED, "space": "north2", "dial": "rimhavn"}]
    assert s.view(None)["dials"][1]["id"] == "rimhavn" and s.view(None)["dials"][2] is None
    assert where(s, "red1") == "north2" and s.decision == "act"


def test_exploring_is_told_as_chance() -> None:
    """explore.flip: what comes up is new to all."""
    s = table({"red1": "south1", "blue1": "sea"}, hidden=[2])
    events = s.play("sail south2")
    assert [event.reveals for event in events if event.kind == "explore"] == [True]


def test_revealed_stronghold_stops_the_step() -> None:
    """explore.fort-limits, ruling.fort-cancel-spends-move: the dial stays face up."""
    s = table({"red1": "north2", "blue1": "sea"}, hidden=[3])
    play(s, "sail north3")
    assert s.decision == "toll"
    play(s, "turn-back")
    assert where(s, "red1") == "north2" and s.revealed[2] and s.decision == "act"


# ---- whirlpools --------------------------------------------------------------------------------------------


def test_whirlpools() -> None:
    """whirl.teleport, whirl.no-event, ruling.whirl-in-sea, whirl.visible: dials 5 (north) and 6 (south) have
    one, and so do four dials further on."""
    s = table({"red1": "sea", "blue1": "sea"}, hidden=range(9, 24))
    assert steps(s, "whirl") == {"north5", "south6"}
    events = play(s, "whirl north5")
    assert not told(events, "event") and where(s, "red1") == "north5"
    assert clauses(events, "whirl") == ["whirl.no-event"]
    assert s.decision == "act" and steps(s, "whirl") == {"sea", "south6"}
    play(s, "whirl sea")
    assert where(s, "red1") == "sea"


def test_hidden_whirlpools_are_out_of_reach() -> None:
    """whirl.visible: without another visible whirlpool there is nowhere to go."""
    s = table({"red1": "sea", "blue1": "sea"}, hidden=range(1, 25))
    assert not steps(s, "whirl") and refusal(s, "whirl north5") == "whirl.visible"
    assert refusal(s, "whirl sea") == "whirl.visible"


def test_whirlpool_only_from_a_whirlpool() -> None:
    """whirl.teleport: the southern half of dial 5 has none."""
    for start in ("north1", "south5", "north6"):
        s = table({"red1": start, "blue1": "sea"})
        assert not steps(s, "whirl") and refusal(s, "whirl sea") == "whirl.teleport"


def test_arrival_by_whirlpool() -> None:
    """ruling.whirl-arrival: occupation, combat and toll hold there too."""
    s = table({"red1": "sea", "red2": "north5", "blue1": "south6"})
    play(s, "pick red1")
    assert refusal(s, "whirl north5") == "occupy.no-own-stack"
    play(s, "whirl south6", falls=WIN)
    assert where(s, "blue1") is None and points(s, RED, "sanguinaire") == 1


# ---- other drakkars ----------------------------------------------------------------------------------------


def test_own_drakkars_do_not_stack() -> None:
    """occupy.one-per-dial, occupy.no-own-stack: each half of a dial is a territory of its own."""
    s = table(
        {"red1": "north1", "red2": "north2", "red3": "south1", "blue1": "sea"}, points={RED: {"damne": 4}}
    )
    play(s, "pick red1")
    assert refusal(s, "sail north2") == refusal(s, "sail south1") == "occupy.no-own-stack"
    assert steps(s) == {"sea", "north24"}


def test_own_drakkar_bars_the_way_from_the_sea() -> None:
    """occupy.no-own-stack, ruling.declared-destination: refused before any card is drawn."""
    s = table({"red1": "sea", "red2": "north2", "blue1": "sea"})
    play(s, "pick red1")
    assert refusal(s, "sail north2") == "occupy.no-own-stack" and "sail north3" in s.moves()


def test_enemy_means_combat() -> None:
    """occupy.enemy-combat, occupy.no-action-spent, attack.by-entering: nobody is asked."""
    s = table({"red1": "north1", "blue1": "north2"})
    events = play(s, "sail north2", falls=WIN)
    assert clauses(events, "board") == ["occupy.enemy-combat"]
    assert where(s, "red1") == "north2" and where(s, "blue1") is None


def test_other_half_of_the_dial_is_another_territory() -> None:
    """ruling.territory, occupy.one-per-dial: no combat between north and south of one dial."""
    s = table({"red1": "north1", "blue1": "south2"})
    events = play(s, "sail north2")
    assert not told(events, "board") and where(s, "red1") == "north2"


def test_peace_on_the_high_sea() -> None:
    """board.pact, attack.not-high-sea, occupy.high-sea-free"""
    s = table({"red1": "north2", "blue1": "sea"})
    events = play(s, "sail sea")
    assert not told(events, "board") and where(s, "blue1") == "sea"
