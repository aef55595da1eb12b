"""The twelve magic objects, one by one, and what holds for all of them."""

import pytest
from drakkar.vikingar import pieces as p
from drakkar.vikingar.state import Vikingar

from .helpers import (
    BLUE,
    GREEN,
    LOSE,
    RED,
    WIN,
    active,
    clauses,
    end_round,
    falling,
    objects,
    play,
    points,
    refusal,
    site,
    table,
    told,
    where,
)

CITY = "skjoldvik.city"


# What each weapon is for: where the drakkar starts, and the move that leads to the combat.
COMBATS = {
    "site": ("north1", f"pillage {CITY}"),
    "fort": ("north3", "pillage jarnnes.fort"),
    "ship": ("north1", "sail north2"),
    "outpost": ("south6", "raze solvang.city"),
    "quest": ("south1", "quest skjoldvik.quest"),
    "event": ("sea", "sail north5"),
    "fall": ("south1", "sail edge1"),
}
WEAPONS = {
    "axe": {"site"},
    "ram": {"fort"},
    "horn": {"ship", "outpost"},
    "torc": {"quest"},
    "sunstone": {"event", "fall"},
}


def combat(kind: str, objects: dict[str, int]) -> Vikingar:
    """A position in which red can start a combat of this kind."""
    return table(
        {"red1": COMBATS[kind][0], "blue1": "north2"},
        outposts={"solvang.city": BLUE},
        objects=objects,
        navigation=["squall"],
        edge_pile=["fall"],
        quest_pile=["draugr"],
    )


@pytest.mark.parametrize("weapon", WEAPONS)
@pytest.mark.parametrize("kind", COMBATS)
def test_weapons(weapon: str, kind: str) -> None:
    """object.axe, object.ram, object.horn, object.torc, object.sunstone, rune.objects-add,
    combat.objects-both, ruling.object-timing: a rune for what it is made for, and for nothing else."""
    s = combat(kind, {f"{weapon}1": RED})
    move = COMBATS[kind][1]
    if kind in WEAPONS[weapon]:
        s.play(move)
        assert (s.decision, s.seat, s.moves()) == ("declare", RED, [f"use {weapon}1", "throw"])
        with falling(0, 1) as thrown:
            events = s.play(f"use {weapon}1")
        assert thrown[0] == 6 and clauses(events, "uses") == [f"object.{weapon}"]
    else:
        with falling(0, 1) as thrown:
            s.play(move)
        assert thrown[0] == 5


@pytest.mark.parametrize("kind", COMBATS)
def test_objects_may_be_left_aside(kind: str) -> None:
    """combat.objects-both: they may be used, not must."""
    weapon = next(weapon for weapon, kinds in WEAPONS.items() if kind in kinds)
    s = combat(kind, {f"{weapon}1": RED})
    s.play(COMBATS[kind][1])
    with falling(0, 1) as thrown:
        s.play("throw")
    assert thrown[0] == 5


def test_two_of_a_kind() -> None:
    """ruling.object-permanent, object.most-3: two axes add two runes, each once; they serve again."""
    s = table({"red1": "north1", "red2": "north2", "blue1": "sea"}, objects={"axe1": RED, "axe2": RED})
    play(s, "pick red1", f"pillage {CITY}", "use axe1")
    assert s.moves() == ["use axe2", "throw"]
    assert refusal(s, "use axe1") == "ruling.object-permanent"
    with falling(*WIN) as thrown:
        s.play("use axe2")
    assert thrown == [7, 4]
    play(s, "pillage rimhavn.cult")
    assert s.moves() == ["use axe1", "use axe2", "throw"]


def test_no_more_than_three_runes() -> None:
    """object.most-3: with two copies of each object nobody can reach the bound; it is kept all the same."""
    assert p.MOST_BONUS_RUNES == 3 and all(len(copies) == 2 for copies in p.COPIES.values())
    s = table({"red1": "north1", "blue1": "sea"}, objects={"axe1": RED, "axe2": RED})
    play(s, f"pillage {CITY}")
    s.declared = [0, 1, 2]
    assert s.decisions["declare"].moves(s, RED, 0) == ["throw"]


def test_objects_of_no_use_here() -> None:
    """combat.objects-both: the clause of the object says what it is for."""
    s = table({"red1": "north1", "blue1": "sea"}, objects={"axe1": RED, "ram1": RED, "torc1": BLUE})
    play(s, f"pillage {CITY}")
    assert refusal(s, "use ram1") == "object.ram" and refusal(s, "use torc1") == "combat.objects-both"
    assert refusal(s, "use nothing") == "combat.objects-both"


def test_shield() -> None:
    """object.shield, raid.owner-objects, ruling.object-timing: in defence of drakkars and outposts, declared
    when the attacker's throw is known."""
    for ships, move in (
        ({"red1": "north1", "blue1": "north2"}, "sail north2"),
        ({"red1": "south6", "blue1": "sea"}, "raze solvang.city"),
    ):
        s = table(ships, outposts={"solvang.city": BLUE}, objects={"shield1": BLUE, "shield2": BLUE})
        play(s, move, falls=(3,))
        assert (s.decision, s.seat) == ("declare", BLUE) and s.view(None)["combat"]["throws"][0]["sum"] == 3
        with falling(4) as thrown:
            play_use(s, "shield1", "shield2")
        assert thrown == [6] and not s.won


def play_use(s: Vikingar, *tokens: str) -> None:
    for token in tokens:
        s.play(f"use {token}")


def test_shield_does_not_attack() -> None:
    """object.shield"""
    s = table({"red1": "north1", "blue1": "north2"}, objects={"shield1": RED})
    with falling(*WIN) as thrown:
        s.play("sail north2")
    assert thrown == [5, 4]


def test_ring_of_passage() -> None:
    """object.ring: no toll, with or without gold; a rival pays."""
    for gold in (0, 5):
        s = table({"red1": "north2", "blue1": "sea"}, gold=[gold, 0], objects={"ring1": RED})
        events = play(s, "sail north3")
        assert where(s, "red1") == "north3" and s.gold[RED] == gold and s.decision == "act"
        assert clauses(events, "ring") == ["object.ring"]
    s = table({"red1": "north1", "blue1": "sea"}, objects={"ring1": RED})
    play(s, "sail north2", "sail north3")  # not even an action is needed
    assert where(s, "red1") == "north3"
    s = table({"red1": "north2", "blue1": "sea"}, objects={"ring1": BLUE})
    play(s, "sail north3")
    assert s.decision == "toll"


def test_feather_sail() -> None:
    """object.sail: a second movement before the action, once per round."""
    ships = {"red1": "north1", "red2": "north8", "blue1": "sea"}
    s = table(ships, objects={"sail1": RED})
    play(s, "pick red1", "sail north2")
    assert "unfurl sail1" in s.moves()
    play(s, "unfurl sail1")
    assert s.decision == "set-out" and active(s, "red1")
    play(s, "sail north1")
    assert s.decision == "act" and f"pillage {CITY}" in s.moves()
    play(s, "rest", "sail sea")
    assert refusal(s, "unfurl sail1") == "object.sail"
    end_round(s)
    assert s.used == []


def test_feather_sail_before_an_action_only() -> None:
    """object.sail: not before the first movement."""
    s = table({"red1": "north1", "blue1": "sea"}, objects={"sail1": RED})
    assert not any(move.startswith("unfurl") for move in s.moves())
    assert refusal(s, "unfurl sail1") == "activate.one-move-one-action"


def test_two_feather_sails() -> None:
    """ruling.sail-once: not both for one drakkar, but one for each of two."""
    s = table({"red1": "north1", "red2": "north8", "blue1": "sea"}, objects={"sail1": RED, "sail2": RED})
    play(s, "pick red1", "sail north2", "unfurl sail1", "sail north1")
    assert refusal(s, "unfurl sail2") == "ruling.sail-once"
    play(s, "rest", "sail sea", "unfurl sail2")
    assert s.decision == "set-out"


def test_chest() -> None:
    """object.chest: one gold in every trade phase, for each chest."""
    s = table({"red1": "sea", "blue1": "sea"}, objects={"chest1": RED, "chest2": RED}, outposts={CITY: RED})
    events = play(s, "rest", "rest")
    assert s.gold == [3, 0] and told(events, "chest") == [{"seat": RED, "n": 2}]


def test_knucklebones() -> None:
    """object.bones: all runes are thrown again, the second throw counts, once per round."""
    s = table({"red1": "north1", "red2": "north2", "blue1": "sea"}, objects={"bones1": RED})
    play(s, "pick red1", f"pillage {CITY}", falls=(0,))
    assert (s.decision, s.seat, s.moves()) == ("bones", RED, ["keep", "rethrow bones1"])
    with falling(4, 3) as thrown:
        s.play("rethrow bones1")
    assert thrown == [5, 4] and s.won
    play(s, "pillage rimhavn.cult", falls=LOSE)  # no second time this round
    assert not s.won


def test_knucklebones_may_be_kept() -> None:
    """object.bones"""
    s = table({"red1": "north1", "blue1": "sea"}, objects={"bones1": RED})
    play(s, f"pillage {CITY}", "keep", falls=WIN)
    assert s.won and s.used == []
    assert refusal(table({"red1": "sea"}), "rethrow bones1") == "activate.one-move-one-action"


def test_knucklebones_of_a_defender() -> None:
    """object.bones: the second throw counts even if it is worse."""
    s = table({"red1": "north1", "blue1": "north2"}, objects={"bones1": BLUE})
    play(s, "sail north2", falls=(2, 1))
    assert (s.decision, s.seat) == ("bones", BLUE)
    assert refusal(s, "rethrow bones2") == "object.bones"
    play(s, "rethrow bones1", falls=(0,))
    assert s.won and where(s, "blue1") is None


def test_a_throw_is_repeated_once() -> None:
    """ruling.bones-once: two pairs serve for two throws, not for one."""
    s = table({"red1": "north1", "red2": "north2", "blue1": "sea"}, objects={"bones1": RED, "bones2": RED})
    play(s, "pick red1", f"pillage {CITY}", "rethrow bones1", falls=(0, 0, 1))
    assert where(s, "red1") is None and s.decision == "set-out"
    play(s, "pillage rimhavn.cult", falls=(0,))
    assert s.moves() == ["keep", "rethrow bones2"]


def test_chain_of_an_attacker() -> None:
    """object.chain: the defence throws a rune fewer, against players and neutrals, once per round."""
    s = table({"red1": "north1", "red2": "north2", "blue1": "sea"}, objects={"chain1": RED})
    play(s, "pick red1", f"pillage {CITY}")
    assert s.moves() == ["use chain1", "throw"]
    with falling(*WIN) as thrown:
        s.play("use chain1")
    assert thrown == [5, 3]
    with falling(*WIN) as thrown:
        s.play("pillage rimhavn.cult")
    assert thrown == [5, 4] and s.used == [p.OBJECT["chain1"]]


def test_chain_leaves_one_rune() -> None:
    """object.chain: a breeze of one rune can't be bound."""
    s = table({"red1": "sea", "blue1": "sea"}, objects={"chain1": RED, "chain2": RED}, navigation=["breeze"])
    with falling(0, 1) as thrown:
        s.play("sail north1")
    assert thrown == [5, 1]
    s = table({"red1": "sea", "blue1": "sea"}, objects={"chain1": RED, "chain2": RED}, navigation=["herring"])
    s.play("sail north1")
    assert s.moves() == ["use chain1", "throw"]
    with falling(0, 1) as thrown:
        s.play("use chain1")
    assert thrown == [5, 1]


def test_chain_of_a_defender() -> None:
    """object.chain, ruling.chain-timing: he is asked before the attacker throws, and not after."""
    s = table({"red1": "north1", "blue1": "north2"}, objects={"chain1": BLUE, "horn1": RED})
    play(s, "sail north2")
    assert (s.decision, s.seat, s.moves()) == ("forestall", BLUE, ["bind chain1", "wait"])
    assert refusal(s, "bind chain2") == "object.chain"
    s.play("bind chain1")
    assert (s.decision, s.seat) == ("declare", RED)
    with falling(*WIN) as thrown:
        s.play("use horn1")
    assert thrown == [5, 4]
    s = table({"red1": "north1", "blue1": "north2"}, objects={"chain1": BLUE})
    with falling(*WIN) as thrown:
        play_all(s, "sail north2", "wait")
    assert thrown == [5, 4] and s.used == []


def play_all(s: Vikingar, *moves: str) -> None:
    for move in moves:
        s.play(move)


def test_two_chains_of_a_defender() -> None:
    """object.chain, ruling.chain-timing"""
    s = table({"red1": "north1", "blue1": "north2"}, objects={"chain1": BLUE, "chain2": BLUE})
    play(s, "sail north2", "bind chain2")
    assert s.moves() == ["bind chain1", "wait"]
    with falling(*WIN) as thrown:
        s.play("bind chain1")
    assert thrown == [3, 4]


def test_breath_of_life() -> None:
    """object.breath, ruling.breath-choice: the drakkar goes to the high sea, inactive; no point of the
    Valeureux; the object is gone for good."""
    s = table({"red1": "north1", "blue1": "sea"}, objects={"breath1": RED})
    play(s, f"pillage {CITY}", falls=LOSE)
    assert (s.decision, s.seat, s.moves()) == ("breath", RED, ["revive breath1", "sink"])
    let_go = s.copy()
    events = play(s, "revive breath1")
    assert where(s, "red1") == "sea" and not active(s, "red1") and points(s, RED, "valeureux") == 0
    assert clauses(events, "saved") == ["object.breath"] and objects(s, RED) == []
    assert s.holders[p.OBJECT["breath1"]] == p.SPENT
    s.check()
    play(let_go, "sink")
    assert where(let_go, "red1") is None and points(let_go, RED, "valeureux") == 1
    assert objects(let_go, RED) == ["breath1"]


@pytest.mark.parametrize(
    ("start", "move"),
    [
        ("sea", "sail north1"),
        ("south1", "sail edge1"),
        ("north3", "pillage jarnnes.fort"),
        ("south1", "quest skjoldvik.quest"),
        ("south6", "raze solvang.city"),
        ("north1", "sail north2"),
    ],
)
def test_breath_of_life_saves_from_everything(start: str, move: str) -> None:
    """object.breath"""
    s = table(
        {"red1": start, "blue1": "north2"},
        objects={"breath1": RED},
        outposts={"solvang.city": BLUE},
        navigation=["storm"],
        edge_pile=["fall"],
    )
    play(s, move, "revive breath1", falls=LOSE)
    assert where(s, "red1") == "sea" and not active(s, "red1") and points(s, RED, "valeureux") == 0


def test_breath_of_a_defender() -> None:
    """object.breath, ruling.breath-victor: the victor takes the territory and keeps his point."""
    s = table({"red1": "north1", "blue1": "north2"}, objects={"breath2": BLUE})
    play(s, "sail north2", falls=WIN)
    assert (s.decision, s.seat) == ("breath", BLUE) and where(s, "red1") == "north1"
    play(s, "revive breath2")
    assert where(s, "red1") == "north2" and where(s, "blue1") == "sea" and not active(s, "blue1")
    assert points(s, RED, "sanguinaire") == 1 and points(s, BLUE, "valeureux") == 0


def test_objects_outlive_their_drakkar() -> None:
    """ruling.object-owner-not-ship"""
    s = table({"red1": "north1", "red2": "north2", "blue1": "sea"}, objects={"axe1": RED})
    play(s, "pick red1", f"pillage {CITY}", "throw", falls=LOSE)
    assert where(s, "red1") is None and objects(s, RED) == ["axe1"]
    play(s, "pillage rimhavn.cult")
    assert s.moves() == ["use axe1", "throw"]


def test_each_side_declares_before_its_own_throw() -> None:
    """ruling.object-timing, combat.objects-both"""
    s = table({"red1": "north1", "blue1": "north2"}, objects={"horn1": RED, "shield1": BLUE})
    play(s, "sail north2")
    assert s.seat == RED and s.view(None)["combat"]["throws"] == [None, None]
    play(s, "use horn1", falls=(2,))
    assert s.seat == BLUE and s.view(None)["combat"]["throws"][1] is None
    play(s, "throw", falls=(1,))
    assert s.won


def test_council_and_knucklebones() -> None:
    """ruling.council, object.bones: the vote comes first; a throw repeated by the bones may be voted on."""
    s = table({"red1": "north1", "blue1": "north2"}, objects={"bones1": RED}, council=True)
    play(s, "sail north2", falls=(0,))
    assert s.decision == "vote"
    play(s, "accept", "rethrow bones1", falls=(5,))
    assert (s.decision, s.seat) == ("vote", BLUE)
    play(s, "demand", falls=(1, 0))
    assert s.decision == "vote" and s.seat == RED
    play(s, "accept")
    assert s.won


def test_green_stands_by() -> None:
    """ruling.object-owner-not-ship: nobody else's objects count."""
    ships = {"red1": "north1", "blue1": "north2", "green1": "sea"}
    s = table(ships, players=3, objects={"horn1": GREEN, "shield1": GREEN, "chain1": GREEN, "breath1": GREEN})
    with falling(*WIN) as thrown:
        s.play("sail north2")
    assert thrown == [5, 4] and where(s, "blue1") is None


def test_outpost_site_takes_the_horn_not_the_axe() -> None:
    """object.axe, object.horn: an enemy outpost makes it a raid."""
    s = table({"red1": "north1", "blue1": "sea"}, outposts={CITY: BLUE}, objects={"axe1": RED, "horn1": RED})
    play(s, f"pillage {CITY}")
    assert s.moves() == ["use horn1", "throw"] and refusal(s, "use axe1") == "object.axe"
    assert site(s, CITY) == BLUE
