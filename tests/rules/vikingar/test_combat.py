"""Combats between players and against what nobody controls; the council of the clans."""

import pytest
from drakkar.vikingar.runes import picture

from .helpers import (
    BLUE,
    GREEN,
    LOSE,
    RED,
    WIN,
    YELLOW,
    Fall,
    active,
    clauses,
    falling,
    play,
    points,
    refusal,
    runes,
    table,
    told,
    where,
)


@pytest.mark.parametrize(
    ("attack", "defence", "won", "clause"),
    [
        (3, 2, True, "combat.higher-wins"),
        (2, 3, False, "combat.higher-wins"),
        (2, 2, False, "combat.tie-defender"),
        (0, 0, False, "combat.tie-defender"),
        ("s", 4, True, "destiny.short-wins"),
        ("s", "s", False, "destiny.short-equalised"),
        ("ss", "s", False, "destiny.short-equalised"),  # ruling.short-counts-once
        ("lllll", "s", False, "ruling.short-any-thrower"),
    ],
)
def test_who_wins_between_players(attack: Fall, defence: Fall, won: bool, clause: str) -> None:
    """combat.higher-wins, combat.tie-defender, destiny.short-wins, destiny.short-equalised,
    ruling.short-any-thrower, ruling.short-counts-once"""
    s = table({"red1": "north1", "blue1": "north2"})
    events = play(s, "sail north2", falls=(attack, defence))
    (verdict,) = [event for event in events if event.kind.startswith(("won", "lost"))]
    assert verdict.kind.startswith("won") == won == s.won and verdict.clause == clause
    assert verdict.kind.endswith("-short") == ("s" in f"{attack}{defence}")
    assert where(s, "blue1") == (None if won else "north2")


@pytest.mark.parametrize(
    ("attack", "defence", "won", "clause"),
    [
        (3, 2, True, "neutral.higher-wins"),
        (2, 3, False, "neutral.higher-wins"),
        (2, 2, False, "neutral.tie-defender"),
        ("s", "s", False, "destiny.short-equalised"),
    ],
)
def test_who_wins_against_a_site(attack: Fall, defence: Fall, won: bool, clause: str) -> None:
    """neutral.scope, neutral.higher-wins, neutral.tie-defender"""
    s = table({"red1": "north1", "blue1": "sea"})
    events = play(s, "pillage skjoldvik.city", falls=(attack, defence))
    (verdict,) = [event for event in events if event.kind.startswith(("won", "lost"))]
    assert (s.won, verdict.clause) == (won, clause)


def test_attacker_throws_first() -> None:
    """combat.alternate, rune.attacker-5, rune.defender-4, attack.throws, ruling.both-throw-always: the
    defence is thrown even against a short flank."""
    s = table({"red1": "north1", "blue1": "north2"})
    events = play(s, "sail north2", falls=("s", 2))
    first, second = [event for event in events if event.kind in ("throw", "triumph")]
    assert (first.kind, first.seat, first.data["n"], first.data["side"]) == ("triumph", RED, 5, 0)
    assert (second.kind, second.seat, second.data["n"], second.data["side"]) == ("throw", BLUE, 4, 1)
    assert second.clause == "combat.alternate" and first.reveals and second.reveals


def test_throws_are_shown_rune_by_rune() -> None:
    """destiny.sum: the event and the view carry fall, place and points of each rune, and the sum."""
    s = table({"red1": "north1", "blue1": "north2"})
    events = play(s, "sail north2", falls=("flbo", "ff"))
    throw, _ = told(events, "throw")
    assert throw["falls"] == ["face", "long", "back", "out", "back"]
    assert throw["points"] == [1, 3, 0, 0, 0] and throw["sum"] == 4
    combat = s.view(None)["combat"]
    assert combat["throws"] == [picture(runes("flbob")), picture(runes("ffbb"))]
    assert combat["kind"] == "ship" and combat["target"] == "blue1" and combat["won"] is True
    assert combat["throwers"] == [RED, BLUE] and combat["runes"] == [5, 4]


def test_victorious_attacker() -> None:
    """attack.win-inactive, attack.win-point, attack.loser-destroyed, attack.loser-point, cup.sanguinaire,
    cup.valeureux, ruling.combat-ends-activation, ruling.combat-winner-occupies,
    ruling.destroyed-to-reserve: he had only moved, and is done."""
    s = table({"red1": "north1", "blue1": "north2"})
    events = play(s, "sail north2", falls=WIN)
    assert where(s, "red1") == "north2" and not active(s, "red1") and where(s, "blue1") is None
    assert points(s, RED, "sanguinaire") == points(s, BLUE, "valeureux") == 1
    assert points(s, RED, "valeureux") == points(s, BLUE, "sanguinaire") == 0
    assert clauses(events, "point")[:2] == ["attack.win-point", "attack.loser-point"]


def test_beaten_attacker() -> None:
    """attack.loser-destroyed, attack.loser-point, ruling.defender-earns-sanguinaire"""
    s = table({"red1": "north1", "blue1": "north2"})
    events = play(s, "sail north2", falls=LOSE)
    assert where(s, "red1") is None and where(s, "blue1") == "north2"
    assert points(s, BLUE, "sanguinaire") == points(s, RED, "valeureux") == 1
    assert clauses(events, "point")[:2] == ["ruling.defender-earns-sanguinaire", "attack.loser-point"]


def test_defending_changes_no_mode() -> None:
    """ruling.defender-keeps-mode: an active one stays active, an inactive one defends all the same."""
    s = table({"red1": "north1", "blue1": "north2"})
    play(s, "sail north2", falls=LOSE)
    assert active(s, "blue1") and s.seat == BLUE
    s = table({"red1": "north1", "blue1": "north2"}, order=[BLUE, RED])
    assert not active(s, "blue1")
    play(s, "sail north2", falls=LOSE)
    assert where(s, "blue1") == "north2" and points(s, BLUE, "sanguinaire") == 1


def test_enemy_on_an_extra_movement() -> None:
    """occupy.no-action-spent, action.extra-move-rules"""
    s = table({"red1": "north1", "blue1": "north3"}, masked=["jarnnes.fort"])
    play(s, "sail north2", "sail north3", falls=WIN)
    assert where(s, "red1") == "north3" and points(s, RED, "sanguinaire") == 1


@pytest.mark.parametrize(("order", "thrower"), [((RED, GREEN, BLUE), GREEN), ((BLUE, GREEN, RED), BLUE)])
def test_opponent_throws_for_a_site(order: tuple[int, ...], thrower: int) -> None:
    """neutral.opponent-throws, ruling.neutral-thrower, neutral.runes-by-site, ruling.player-runes-vs-neutral,
    ruling.neutral-no-sanguinaire: the next in turn order throws, and gains nothing."""
    ships = {"red1": "north1", "blue1": "sea", "green1": "sea"}
    s = table(ships, players=3, go=RED, order=order)
    events = play(s, "pillage skjoldvik.city", falls=LOSE)
    throws = told(events, "throw")
    assert [throw["seat"] for throw in throws] == [RED, thrower]
    assert [throw["n"] for throw in throws] == [5, 4]
    assert clauses(events, "throw") == ["pillage.throw", "neutral.opponent-throws"]
    assert points(s, BLUE, "sanguinaire") == points(s, GREEN, "sanguinaire") == 0


def test_objects_of_the_thrower_are_of_no_use() -> None:
    """neutral.none-added: neither shield nor knucklebones of whoever throws for a site."""
    held = {"shield1": BLUE, "shield2": BLUE, "bones1": BLUE, "chain1": BLUE}
    s = table({"red1": "north1", "blue1": "sea"}, objects=held)
    events = play(s, "pillage skjoldvik.city", falls=LOSE)
    assert [throw["n"] for throw in told(events, "throw")] == [5, 4] and s.seat == BLUE


# ---- the council of the clans ------------------------------------------------------------------------------


def test_no_council_unless_asked_for() -> None:
    """ruling.council, throw.council: off by default."""
    s = table({"red1": "north1", "blue1": "north2"})
    assert s.options["council"] is False
    play(s, "sail north2", falls=WIN)
    assert s.decision != "vote"


def test_council_of_one() -> None:
    """ruling.council, throw.council: with two players the only opponent decides; the new throw is final."""
    s = table({"red1": "north1", "blue1": "north2"}, council=True)
    play(s, "sail north2", falls=(5,))
    assert (s.decision, s.seat, s.moves()) == ("vote", BLUE, ["accept", "demand"])
    events = play(s, "demand", falls=(1, 3))  # thrown again without another vote, then the defence
    assert told(events, "void") == [{"seat": RED}] and s.decision == "vote" and s.seat == RED
    play(s, "accept")
    assert not s.won and where(s, "red1") is None


def test_council_accepts() -> None:
    """ruling.council"""
    s = table({"red1": "north1", "blue1": "north2"}, council=True)
    play(s, "sail north2", "accept", "accept", falls=WIN)
    assert s.won and where(s, "red1") == "north2"


@pytest.mark.parametrize(
    ("votes", "void"),
    [
        (("accept", "accept"), False),  # decided: the third is not asked
        (("demand", "accept", "accept"), False),
        (("accept", "demand", "demand"), True),
        (("demand", "demand"), True),
    ],
)
def test_majority_of_three(votes: tuple[str, ...], void: bool) -> None:
    """ruling.council: 2 of 3, each voting once in turn order."""
    ships = {"red1": "north1", "blue1": "sea", "green1": "sea", "yellow1": "sea"}
    s = table(ships, players=4, order=[RED, YELLOW, BLUE, GREEN], council=True)
    play(s, "pillage skjoldvik.city", falls=(4,))
    asked = []
    with falling(*((0, 1) if void else (1,))):
        for vote in votes:
            asked.append(s.seat)
            s.play(vote)
    assert asked == [YELLOW, BLUE, GREEN][: len(votes)]
    assert s.decision == "vote" and s.stack[-1][2] == 1  # on to the defence
    assert sum(s.throws[0][2:]) == (0 if void else 4)


def test_majority_of_two_is_both() -> None:
    """ruling.council: 2 of 2."""
    ships = {"red1": "north1", "blue1": "sea", "green1": "sea"}
    s = table(ships, players=3, council=True)
    for votes in (("accept",), ("demand", "accept")):  # one no is enough against
        state = s.copy()
        events = play(state, "pillage skjoldvik.city", *votes, falls=(4, 1))
        assert state.decision == "vote" and state.stack[-1][2] == 1 and not told(events, "void")
    play(s, "pillage skjoldvik.city", "demand", "demand", falls=(4, 0, 1))
    assert sum(s.throws[0][2:]) == 0


def test_attacker_votes_on_the_defence_of_a_site() -> None:
    """ruling.council: the opponents of whoever throws for a neutral include the attacker."""
    s = table({"red1": "north1", "blue1": "sea"}, council=True)
    play(s, "pillage skjoldvik.city", "accept", falls=(2, 4))
    assert (s.decision, s.seat) == ("vote", RED)
    play(s, "demand", falls=(0,))
    assert s.won


def test_council_refusals() -> None:
    """throw.council"""
    s = table({"red1": "north1", "blue1": "north2"}, council=True)
    play(s, "sail north2", falls=(5,))
    assert refusal(s, "accept it") == "throw.council" and refusal(s, "throw") == "ruling.council"
