"""Mythic quests: every creature, victory and defeat, cards that stay."""

import pytest
from drakkar.vikingar import pieces as p

from .helpers import (
    BLUE,
    LOSE,
    RED,
    WIN,
    active,
    clauses,
    objects,
    play,
    points,
    refusal,
    site,
    table,
    told,
    where,
)

QUEST = "skjoldvik.quest"


@pytest.mark.parametrize("card", range(24), ids=lambda card: p.QUESTS[card].id)
def test_every_quest_card(card: int) -> None:
    """quest.attempt, quest.draw, quest.card-shows, quest.throw, quest.win-cockade, quest.win-object,
    quest.win-point, ruling.quest-win-reconstructed, table.quest, site.quest, cup.heros"""
    quest = p.QUESTS[card]
    s = table({"red1": "south1", "blue1": "sea"}, quest_pile=[quest.id])
    events = play(s, f"quest {QUEST}", falls=WIN)
    assert told(events, "quest")[0]["card"] == quest.id and clauses(events, "quest") == ["quest.draw"]
    assert [throw["n"] for throw in told(events, "throw")] == [5, quest.runes]
    assert site(s, QUEST) == p.MASKED and objects(s, RED) == [p.OBJECTS[card]]
    assert points(s, RED, "heros") == 1 and not active(s, "red1") and s.gold[RED] == 0


@pytest.mark.parametrize("card", range(24), ids=lambda card: p.QUESTS[card].id)
def test_every_quest_in_vain(card: int) -> None:
    """quest.failure-destroyed, quest.failure-point, quest.card-stays, ruling.quest-failure-icon"""
    s = table({"red1": "south1", "blue1": "sea"}, quest_pile=[p.QUESTS[card].id])
    events = play(s, f"quest {QUEST}", falls=LOSE)
    assert where(s, "red1") is None and points(s, RED, "valeureux") == 1 and points(s, RED, "heros") == 0
    assert site(s, QUEST) == card and objects(s, RED) == []
    assert clauses(events, "sunk") == ["quest.failure-destroyed"]


def test_second_attempt_meets_the_same_creature() -> None:
    """quest.card-stays, ruling.quest-repeat-same-card: anybody may try it; no card is drawn."""
    s = table({"red1": "sea", "blue1": "south1"}, go=BLUE, quests={QUEST: "hydra"})
    assert s.view(None)["dials"][0]["south"][0]["quest"] == {"card": "hydra", "runes": 6, "object": "bones1"}
    events = play(s, f"quest {QUEST}", falls=WIN)
    assert clauses(events, "quest") == ["ruling.quest-repeat-same-card"] and len(s.quest_pile) == 23
    assert objects(s, BLUE) == ["bones1"] and site(s, QUEST) == p.MASKED


def test_drawing_commits() -> None:
    """ruling.quest-no-withdrawal: there is no question between the card and the throws."""
    s = table({"red1": "south1", "blue1": "sea"}, quest_pile=["dragon"])
    events = play(s, f"quest {QUEST}", falls=(0, 7))
    kinds = [event.kind for event in events if event.kind in ("quest", "throw", "lost")]
    assert kinds == ["quest", "throw", "throw", "lost"]


def test_empty_quest_pile() -> None:
    """ruling.quest-deck-empty: a site with a card can still be tried."""
    s = table({"red1": "south1", "blue1": "sea"}, quests={"hrafnsey.quest": "imps"})
    s.quest_pile = []
    assert refusal(s, f"quest {QUEST}") == "ruling.quest-deck-empty"
    s = table({"red1": "south8", "blue1": "sea"}, quests={"hrafnsey.quest": "imps"})
    s.quest_pile = []
    assert "quest hrafnsey.quest" in s.moves()


def test_quest_sites_are_not_pillaged() -> None:
    """site.quest, quest.attempt"""
    s = table({"red1": "south1", "blue1": "sea"})
    assert refusal(s, f"pillage {QUEST}") == "site.quest"
    s = table({"red1": "north1", "blue1": "sea"})
    assert refusal(s, "quest skjoldvik.city") == "quest.attempt"


def test_monsters_of_events_are_not_heroic() -> None:
    """ruling.event-monster-no-hero, cup.heros"""
    s = table({"red1": "sea", "blue1": "sea"}, navigation=["kraken"])
    play(s, "sail north1", falls=WIN)
    assert points(s, RED, "heros") == 0 and s.kraken[RED]
