"""What the prompts foretell: hazards and exact odds, from public knowledge alone."""

from typing import Any

import pytest
from drakkar import Chance
from drakkar.vikingar import pieces as p
from drakkar.vikingar.runes import odds, odds_against, percent
from drakkar.vikingar.state import Vikingar

from .helpers import BLUE, RED, play, table


def ahead(s: Vikingar, move: str) -> list[dict[str, Any]]:
    hazards: list[dict[str, Any]] = s.view(None)["prompt"]["forecast"].get(move, [])
    return hazards


def test_nothing_to_fear() -> None:
    s = table({"red1": "north1", "blue1": "sea"})
    assert ahead(s, "sail north2") == ahead(s, "pillage skjoldvik.village") == ahead(s, "rest") == []


def test_sites() -> None:
    """table.city, table.cult, table.fort: with the objects that both sides may use."""
    s = table({"red1": "north1", "blue1": "sea"})
    (hazard,) = ahead(s, "pillage skjoldvik.city")
    assert hazard == {"what": "site", "attack": 5, "defence": 4, "win": percent(odds(5, 4))}
    assert hazard["win"] == 54.3
    s = table({"red1": "north3", "blue1": "sea"}, objects={"ram1": RED})
    assert ahead(s, "pillage jarnnes.fort") == [
        {"what": "fort", "attack": 6, "defence": 5, "win": percent(odds(6, 5))}
    ]
    s = table(
        {"red1": "north1", "blue1": "sea"}, outposts={"skjoldvik.city": BLUE}, objects={"shield1": BLUE}
    )
    assert ahead(s, "raze skjoldvik.city")[0]["defence"] == 5


def test_enemies_and_tolls() -> None:
    s = table({"red1": "north2", "blue1": "north3"}, objects={"horn1": RED})
    toll, ship = ahead(s, "sail north3")
    assert toll == {"what": "toll", "gold": 2}
    assert ship == {"what": "ship", "attack": 6, "defence": 4, "win": percent(odds(6, 4))}
    s = table({"red1": "north1", "blue1": "north2"}, go=BLUE)
    assert [hazard["what"] for hazard in ahead(s, "sail north1")] == ["ship"]
    s = table({"red1": "north2", "blue1": "sea"}, objects={"ring1": RED})
    assert ahead(s, "sail north3") == [{"what": "toll", "gold": 0}]
    s = table({"red1": "north2", "blue1": "sea"})
    play(s, "sail north3")
    assert ahead(s, "storm") == [{"what": "fort", "attack": 5, "defence": 5, "win": percent(odds(5, 5))}]


def test_events() -> None:
    """sea.card-shows: over the cards that are left, which everybody can work out."""
    s = table({"red1": "sea", "blue1": "sea"})
    (hazard,) = ahead(s, "sail north1")
    pile = [p.NAVIGATION[card] for card in s.navigation]
    assert hazard["win"] == percent(sum(odds(5, card.runes) for card in pile) / 30)  # type: ignore[arg-type]
    assert hazard["win"] + hazard["onward"] + hazard["damaged"] + hazard["wrecked"] == pytest.approx(
        100, abs=0.2
    )
    assert not [move for move in s.view(None)["prompt"]["forecast"] if move.startswith("whirl")]
    s = table({"red1": "sea", "blue1": "sea"})
    s.discards = [card for card in s.navigation if p.NAVIGATION[card].id != "kraken"]
    s.navigation = [card for card in s.navigation if p.NAVIGATION[card].id == "kraken"]
    (hazard,) = ahead(s, "sail north1")
    assert hazard["win"] == percent(odds(5, 6)) and hazard["damaged"] == 0
    assert hazard["wrecked"] == percent(1 - odds(5, 6))


def test_edge() -> None:
    """edge.draw, edge.fall-difficulty"""
    s = table({"red1": "south1", "blue1": "sea"})
    gate, fall = ahead(s, "sail edge1")
    assert gate == {"what": "edge", "gate": 25.0} and fall["win"] == percent(odds(5, 5))
    s = table({"red1": "south1", "blue1": "sea"}, edge={1: "fall"}, objects={"sunstone1": RED})
    assert ahead(s, "sail edge1")[0]["attack"] == 6
    s = table({"red1": "south1", "blue1": "sea"}, edge={1: "gate-bow"})
    assert ahead(s, "sail edge1") == []
    s = table({"red1": "south1", "blue1": "sea"}, edge={1: "fall"}, tamed_falls=True)
    assert ahead(s, "sail edge1") == []


def test_unknown_dials() -> None:
    """explore.fort-limits: how many of the dials still hidden have a stronghold on that half."""
    s = table({"red1": "north2", "blue1": "sea"}, hidden=[1, 3, 7, 8])
    assert ahead(s, "sail north3") == [{"what": "explore", "fort": 50.0}]


def test_quests() -> None:
    """quest.card-shows: an unknown creature is an average of those left; a known one is exact."""
    s = table({"red1": "south1", "blue1": "sea"})
    (hazard,) = ahead(s, "quest skjoldvik.quest")
    average = sum(odds(5, p.QUESTS[card].runes) for card in s.quest_pile) / 24
    assert hazard == {"what": "quest", "attack": 5, "win": percent(average)}  # type: ignore[arg-type]
    s = table({"red1": "south1", "blue1": "sea"}, quests={"skjoldvik.quest": "dragon"})
    assert ahead(s, "quest skjoldvik.quest")[0]["defence"] == 7


def test_within_a_combat() -> None:
    """ruling.object-timing: before each throw, with what is known by then."""
    s = table(
        {"red1": "north1", "blue1": "north2"},
        objects={"horn1": RED, "chain1": RED, "shield1": BLUE, "bones1": BLUE, "chain2": BLUE},
    )
    play(s, "sail north2")
    assert ahead(s, "bind chain2")[0]["win"] == percent(odds(4, 4))
    assert ahead(s, "wait")[0]["win"] == percent(odds(5, 4))
    play(s, "wait")
    assert ahead(s, "use horn1")[0]["win"] == percent(odds(6, 4))
    assert ahead(s, "use chain1")[0]["win"] == percent(odds(5, 3))
    assert ahead(s, "throw")[0]["win"] == percent(odds(5, 4))
    play(s, "throw", falls=(3,))
    assert ahead(s, "use shield1")[0]["win"] == percent(odds_against(3, 5))
    assert ahead(s, "throw")[0]["win"] == percent(odds_against(3, 4))
    play(s, "throw", falls=(1,))
    assert s.decision == "bones" and ahead(s, "keep")[0]["win"] == 100
    assert ahead(s, "rethrow bones1")[0]["win"] == percent(odds_against(3, 4))


def test_council() -> None:
    """ruling.council"""
    s = table({"red1": "north1", "blue1": "north2"}, council=True)
    play(s, "sail north2", falls=(2,))
    assert ahead(s, "accept")[0]["win"] == percent(odds_against(2, 4))
    assert ahead(s, "demand")[0]["win"] == percent(odds(5, 4))


def test_only_public_knowledge() -> None:
    """ruling.public-information: every imagined world foretells the same."""
    s = table({"red1": "sea", "blue1": "sea"}, hidden=range(1, 20))
    rng = Chance(4)
    for _ in range(10):
        assert s.imagine(0, rng).view(0)["prompt"] == s.view(0)["prompt"]
