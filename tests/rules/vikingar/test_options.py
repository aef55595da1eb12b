"""The options: what each one switches."""

from drakkar.vikingar import pieces as p

from .helpers import BLUE, GAME, LOSE, RED, WIN, active, play, points, refusal, site, table, told, where


def test_defaults() -> None:
    """setup.agree-target, data.gates, ruling.council"""
    assert GAME.new(2).options == {
        "target": 3,
        "gates": 6,
        "council": False,
        "wide_forts": False,
        "shielded_outposts": False,
        "own_pillage": True,
        "tamed_falls": False,
        "bloody_defence": True,
        "early_kraken": False,
    }


def test_target_decides_victory() -> None:
    """setup.agree-target, victory.requirements"""
    for target, over in ((1, True), (2, False)):
        s = table(
            {"red1": "south1", "blue1": "sea"},
            edge={1: "gate-bow"},
            points={RED: {"heros": 3}},
            target=target,
        )
        play(s, "sail edge1")
        assert s.over == over


def test_wide_forts() -> None:
    """ruling.fort-same-dial: the stronghold of dial 4's south guards its north too, and its sites."""
    s = table({"red1": "north3", "blue1": "sea"}, gold=[2, 0], wide_forts=True)
    play(s, "sail north4")
    assert s.decision == "toll"
    play(s, "pay")
    assert where(s, "red1") == "north4" and s.gold[RED] == 0
    play(s, "sail south4")  # already inside: no second toll
    assert where(s, "red1") == "south4"
    s = table({"red1": "north3", "blue1": "sea"}, wide_forts=True)
    play(s, "sail north4", "storm", falls=WIN)
    assert site(s, "dvergsund.fort") == p.MASKED and where(s, "red1") == "north4"
    tile = s.dials.index(p.DIAL["ulvmark"]) + 1  # north: city; south: stronghold, cult site
    s = table({"red1": f"north{tile}", "blue1": "sea"}, wide_forts=True)
    assert refusal(s, "pillage ulvmark.city") == "pillage.fort-first"
    s = table({"red1": f"north{tile}", "blue1": "sea"})
    assert "pillage ulvmark.city" in s.moves()


def test_shielded_outposts() -> None:
    """ruling.raid-fort-shield"""
    s = table({"red1": "north3", "blue1": "sea"}, outposts={"jarnnes.city": BLUE}, shielded_outposts=True)
    assert refusal(s, "raze jarnnes.city") == "ruling.raid-fort-shield"
    s = table({"red1": "north1", "blue1": "sea"}, outposts={"skjoldvik.city": BLUE}, shielded_outposts=True)
    assert "raze skjoldvik.city" in s.moves()


def test_own_pillage() -> None:
    """ruling.own-outpost-pillage"""
    s = table({"red1": "north1", "blue1": "sea"}, outposts={"skjoldvik.city": RED}, own_pillage=False)
    assert refusal(s, "pillage skjoldvik.city") == "ruling.own-outpost-pillage"


def test_tamed_falls() -> None:
    """ruling.fall-every-entry: a known fall takes no throw; a new one does; both end the activation."""
    s = table({"red1": "south1", "blue1": "sea"}, edge={1: "fall"}, tamed_falls=True)
    events = play(s, "sail edge1")
    assert where(s, "red1") == "edge1" and not active(s, "red1") and not told(events, "fall")
    s = table({"red1": "south1", "blue1": "sea"}, edge_pile=["fall"], tamed_falls=True)
    play(s, "sail edge1", falls=LOSE)
    assert where(s, "red1") is None


def test_bloody_defence() -> None:
    """ruling.defender-earns-sanguinaire, ruling.outpost-owner-sanguinaire"""
    s = table({"red1": "north1", "blue1": "north2"}, bloody_defence=False)
    play(s, "sail north2", falls=LOSE)
    assert points(s, BLUE, "sanguinaire") == 0 and points(s, RED, "valeureux") == 1
    s = table({"red1": "north1", "blue1": "sea"}, outposts={"skjoldvik.city": BLUE}, bloody_defence=False)
    play(s, "raze skjoldvik.city", falls=LOSE)
    assert points(s, BLUE, "sanguinaire") == 0
    s = table({"red1": "north1", "blue1": "north2"}, bloody_defence=False)
    play(s, "sail north2", falls=WIN)
    assert points(s, RED, "sanguinaire") == 1


def test_early_kraken() -> None:
    """ruling.kraken-cap: the limit rises at once, never past five."""
    limits = [
        table({"red1": "sea"}, points={RED: cups}, kraken=[RED], early_kraken=True).limit(RED)
        for cups in ({}, {"heros": 3}, {"heros": 3, "pillard": 3}, {"heros": 3, "pillard": 3, "stratege": 2})
    ]
    assert limits == [3, 4, 5, 5]
