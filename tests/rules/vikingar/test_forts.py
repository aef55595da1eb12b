"""Strongholds: tolls, turning back, attacks. Dial 3 has one in the north, dial 4 in the south."""

from drakkar.vikingar import pieces as p

from .helpers import BLUE, LOSE, RED, WIN, active, clauses, play, points, refusal, site, table, told, where

FORT = "jarnnes.fort"


def test_toll() -> None:
    """fort.toll, site.fort, price.toll, ruling.toll-to-bank: 2 gold, and nobody else gets them."""
    s = table({"red1": "north2", "blue1": "sea"}, gold=[3, 0], outposts={"jarnnes.city": BLUE})
    events = play(s, "sail north3")
    assert s.decision == "toll" and s.moves() == ["pay", "storm", "turn-back"]
    events = play(s, "pay")
    assert s.gold == [1, 0] and where(s, "red1") == "north3" and s.decision == "act"
    assert told(events, "toll") == [{"seat": RED, "gold": 2, "space": "north3"}]


def test_too_poor_to_pay() -> None:
    """fort.toll"""
    s = table({"red1": "north2", "blue1": "sea"}, gold=[1, 0])
    play(s, "sail north3")
    assert s.moves() == ["storm", "turn-back"] and refusal(s, "pay") == "fort.toll"


def test_turning_back() -> None:
    """fort.unpaid-cancel, ruling.fort-cancel-spends-move: the movement is lost, the action is kept."""
    s = table({"red1": "north2", "blue1": "sea"}, gold=[2, 0])
    play(s, "sail north3", "turn-back")
    assert where(s, "red1") == "north2" and s.decision == "act" and active(s, "red1") and s.gold[RED] == 2
    assert "pillage rimhavn.cult" in s.moves()


def test_turning_back_to_the_sea_costs_the_card() -> None:
    """ruling.fort-cancel-spends-move: leaving again with the action draws a new card."""
    s = table({"red1": "sea", "blue1": "sea"}, navigation=["reefs", "herring"])
    play(s, "sail north3", "turn-back", falls=WIN)
    assert s.gold[RED] == 1 and where(s, "red1") == "sea" and s.decision == "act"
    play(s, "sail north1", falls=WIN)
    assert len(s.discards) == 2 and s.gold[RED] == 2 and where(s, "red1") == "north1"


def test_no_action_left_to_attack() -> None:
    """fort.unpaid-attack, action.extra-move-rules: an extra movement has spent the action."""
    s = table({"red1": "north1", "blue1": "sea"}, gold=[2, 0])
    play(s, "sail north2", "sail north3")
    assert s.moves() == ["pay", "turn-back"] and refusal(s, "storm") == "fort.unpaid-attack"
    play(s, "turn-back")
    assert where(s, "red1") == "north2" and not active(s, "red1") and s.seat == BLUE


def test_hopeless_movement() -> None:
    """ruling.fort-hopeless, ruling.declared-destination: neither gold nor action, and the fort is known."""
    s = table({"red1": "north1", "blue1": "sea"}, gold=[1, 0])
    play(s, "sail north2")
    assert refusal(s, "sail north3") == "ruling.fort-hopeless"
    s = table({"red1": "north1", "blue1": "sea"}, gold=[1, 0], hidden=[3])
    events = play(s, "sail north2", "sail north3")  # nobody knew: the movement is cancelled
    assert told(events, "turn-back") and where(s, "red1") == "north2" and not active(s, "red1")
    s = table({"red1": "north2", "blue1": "sea"}, navigation=["whale"])
    play(s, "sail sea", "sail north3", "pay", falls=WIN)  # the event brings the gold
    assert where(s, "red1") == "north3" and s.gold[RED] == 1


def test_storming_it() -> None:
    """fort.unpaid-attack, ruling.fort-attack-enters, fortraid.throw, fortraid.gold, fortraid.point,
    fortraid.cockade, table.fort, cup.stratege"""
    s = table({"red1": "north2", "blue1": "sea"})
    events = play(s, "sail north3", "storm", falls=WIN)
    assert [throw["n"] for throw in told(events, "throw")] == [5, 5]
    assert site(s, FORT) == p.MASKED and s.gold[RED] == 3 and points(s, RED, "stratege") == 1
    assert where(s, "red1") == "north3" and not active(s, "red1") and s.seat == BLUE


def test_storming_it_in_vain() -> None:
    """ruling.fort-attack-enters, fortraid.failure-destroyed, fortraid.failure-point"""
    s = table({"red1": "north2", "blue1": "sea"})
    play(s, "sail north3", "storm", falls=LOSE)
    assert where(s, "red1") is None and points(s, RED, "valeureux") == 1 and site(s, FORT) == p.FREE


def test_staying_is_free() -> None:
    """fort.stay-free"""
    s = table({"red1": "north3", "blue1": "sea"}, gold=[2, 0])
    play(s, "rest")
    assert s.gold[RED] == 2


def test_coming_back_costs_again() -> None:
    """fort.reentry, ruling.toll-any-entry: each entry, outpost or not; leaving is free."""
    s = table({"red1": "north3", "blue1": "sea"}, gold=[2, 0], outposts={"jarnnes.city": RED})
    play(s, "sail north2", "sail north3")
    assert s.decision == "toll"
    play(s, "pay")
    assert s.gold[RED] == 0 and where(s, "red1") == "north3"


def test_toll_from_every_side() -> None:
    """ruling.toll-any-entry: from the sea, a neighbour, the other half, the edge, a whirlpool."""
    for start, move, falls in (
        ("south5", "sail south4", ()),
        ("north4", "sail south4", ()),
        ("edge4", "sail south4", ()),
        ("sea", "sail north3", WIN),
    ):
        s = table({"red1": start, "blue1": "sea"}, edge={4: "fall"}, navigation=["calm"])
        play(s, move, falls=falls)
        assert s.decision == "toll", start


def test_other_half_is_not_guarded() -> None:
    """ruling.fort-same-dial, ruling.territory: the stronghold of dial 4 guards its south, not its north."""
    s = table({"red1": "north3", "blue1": "sea"})
    play(s, "sail north4")
    assert where(s, "red1") == "north4" and s.decision == "act"


def test_masked_stronghold_is_no_more() -> None:
    """ruling.masked-site-dead: no toll, no protection."""
    s = table({"red1": "north2", "blue1": "sea"}, masked=[FORT])
    play(s, "sail north3")
    assert where(s, "red1") == "north3" and "pillage jarnnes.city" in s.moves()


def test_stronghold_first_then_the_enemy() -> None:
    """ruling.fort-then-enemy: the toll is not given back."""
    s = table({"red1": "north2", "blue1": "north3"}, gold=[2, 0])
    play(s, "sail north3")
    assert s.decision == "toll" and where(s, "blue1") == "north3"
    play(s, "pay", falls=LOSE)
    assert s.gold[RED] == 0 and where(s, "red1") is None and points(s, BLUE, "sanguinaire") == 1
    s = table({"red1": "north2", "blue1": "north3"})
    play(s, "sail north3", "storm", falls=(*WIN, *WIN))
    assert where(s, "red1") == "north3" and where(s, "blue1") is None
    assert points(s, RED, "stratege") == points(s, RED, "sanguinaire") == 1


def test_attack_from_inside() -> None:
    """fortraid.throw, fortraid.gold, fortraid.point, fortraid.cockade, ruling.fort-attack-needs-entry"""
    s = table({"red1": "north3", "blue1": "sea"})
    events = play(s, f"pillage {FORT}", falls=WIN)
    assert [throw["n"] for throw in told(events, "throw")] == [5, 5]
    assert site(s, FORT) == p.MASKED and s.gold[RED] == 3 and points(s, RED, "stratege") == 1
    s = table({"red1": "north3", "blue1": "sea"})
    events = play(s, f"pillage {FORT}", falls=LOSE)
    assert where(s, "red1") is None and points(s, RED, "valeureux") == 1
    assert clauses(events, "sunk") == ["fortraid.failure-destroyed"]
    s = table({"red1": "north2", "blue1": "sea"})
    assert refusal(s, f"pillage {FORT}") == "ruling.fort-attack-needs-entry"


def test_it_shields_cities_and_cult_sites() -> None:
    """pillage.fort-first, ruling.village-not-shielded, outpost.fort-no-bar"""
    s = table({"red1": "north3", "blue1": "sea"})
    assert refusal(s, "pillage jarnnes.city") == "pillage.fort-first" and "outpost jarnnes.city" in s.moves()
    s = table({"red1": "north7", "blue1": "sea"})
    assert refusal(s, "pillage eldborg.cult") == "pillage.fort-first"
    position = s.dials.index(p.DIAL["myrkheim"]) + 1  # south: stronghold and quest
    s = table({"red1": f"south{position}", "blue1": "sea"})
    assert "quest myrkheim.quest" in s.moves()


def test_no_territory_has_several() -> None:
    """ruling.fort-several: the dials have one stronghold at most; were there two, both would have to fall."""
    assert all(len(half) <= 1 for dial in p.FORTS_ON for half in dial)
    s = table({"red1": "north3", "blue1": "sea"})
    assert s.guards(p.SPACE["north3"]) == [p.SITE[FORT]]
