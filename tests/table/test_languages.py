"""Sentences: plurals of both languages, names of pieces and players, and names that try to be templates."""

from __future__ import annotations

import pytest
from drakkar import Event, games
from hypothesis import given
from hypothesis import strategies as st
from table.boards import on_the_table
from table.hall import text_of
from table.languages import LANGUAGES, Text
from table.log import label, question, sentence

from tests.core.small_game import GAME

NAMES = ["Astrid", "{0}", "<b>{who:seat}</b>", "{seat.__class__}"]


@pytest.mark.parametrize(
    ("language", "n", "words"),
    [
        ("en", 0, "0 moves"),
        ("en", 1, "1 move"),
        ("en", 2, "2 moves"),
        ("fr", 0, "0 coup"),
        ("fr", 1, "1 coup"),
        ("fr", 2, "2 coups"),
    ],
)
def test_plurals(language: str, n: int, words: str) -> None:
    assert Text(language)("saved.moves", n=n) == words


def test_names_of_pieces_players_and_lists() -> None:
    text = Text("en", [GAME.folder], ["Astrid", "Bjorn"])
    swap = Event("swap", 1, {"taken": "s3", "left": "s9"}, "turn.swap")
    assert sentence(text, swap, None) == "Bjorn takes stone three and leaves stone nine."
    assert text("table.winners", winners=[0, 1], n=2) == "Astrid, Bjorn share the victory!"
    assert text("table.winners", winners=[1], n=1) == "Bjorn wins the match!"
    assert label(text, "swap s4") == "Swap for stone four"
    assert text.name("seat", 5) == "5" and text.name("piece", "s12") == "s12"


def test_a_missing_sentence_shows_its_id() -> None:
    assert Text("en")("no.such.sentence", n=3) == "no.such.sentence"
    assert Text("en").find("no.such.sentence") is None


def test_a_game_speaks_before_the_page() -> None:
    assert text_of(GAME, "fr")("title") == "Pierres"
    assert text_of(GAME, "fr")("table.undo") == Text("fr")("table.undo")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", range(len(NAMES)))
def test_a_name_is_never_a_template(language: str, seat: int) -> None:
    text = Text(language, [GAME.folder], NAMES)
    assert NAMES[seat] in text("table.thinking", who=seat)
    assert NAMES[seat] in text("table.winners", winners=[seat], n=1)
    assert NAMES[seat] in sentence(text, Event("keep", seat, {}, "turn.choice"), None)
    assert NAMES[seat] in text("match.title", title="x", names=NAMES)
    view = {"decision": "turn", "seat": seat, "prompt": {"n": 1}}
    assert NAMES[seat] in question(text, view)


@given(name=st.text(min_size=1, max_size=24))
def test_any_name_stands_as_it_is(name: str) -> None:
    assert Text("en", (), [name])("curtain.title", who=0) == f"Hand the device to {name}"


def test_a_secret_has_a_sentence_of_its_own() -> None:
    text = Text("fr", [GAME.folder], ["Astrid", "Bjorn"])
    event = Event("draw", 0, {}, "turn.draw", {"stone": "s5"}, True)
    assert sentence(text, event, 0) == "Vous regardez pierre cinq."
    assert sentence(text, event, 1) == sentence(text, event, None) == "Astrid regarde une pierre."


def test_the_languages_of_every_game() -> None:
    for id in on_the_table():
        for language in LANGUAGES:
            assert text_of(games[id], language)("title") != "title", (id, language)
