"""Rulebooks: clauses by id in reading order, in both languages."""

from __future__ import annotations

from drakkar import Clause, Game
from drakkar.core import Rulebook

SOURCE = """
[[section]]
id = "turn"
fr = "Tour"
en = "Turn"
[[clause]]
id = "turn.sail"
where = "p. 3"
fr = "On avance."
en = "Sail on."
[[clause]]
id = "ruling.wind"
where = "—"
fr = "Le vent ne compte pas."
en = "Wind does not count."
"""


def test_clauses_in_reading_order() -> None:
    book = Rulebook(SOURCE)
    assert list(book) == ["turn.sail", "ruling.wind"]
    assert len(book) == 2
    assert book["turn.sail"] == Clause("turn.sail", "p. 3", "On avance.", "Sail on.")
    assert "turn.row" not in book and book.get("turn.row") is None


def test_both_languages_and_the_chapter() -> None:
    clause = Rulebook(SOURCE)["turn.sail"]
    assert (clause.text("fr"), clause.text("en")) == ("On avance.", "Sail on.")
    assert clause.section == "turn"
    assert not clause.is_ruling
    assert Rulebook(SOURCE)["ruling.wind"].is_ruling
    assert [section.text("fr") for section in Rulebook(SOURCE).sections] == ["Tour"]


def test_a_game_reads_the_rulebook_beside_it(stones: Game) -> None:
    assert stones.rulebook["turn.swap"].where == "p. 1"
    assert {clause.section for clause in stones.rulebook.values()} == {s.id for s in stones.rulebook.sections}
