"""Sentences of whole games: every event, question and move in both languages, without ids or braces."""

from __future__ import annotations

import re
from functools import cache

import pytest
from drakkar import Chance, Event, State, games
from table.boards import on_the_table
from table.hall import text_of
from table.languages import LANGUAGES, Text
from table.log import label, preview, question, sentence
from table.table import Table, regions

from tests.core.small_game import GAME
from tests.rules.texts import catalogue
from tests.table.dom import parse
from tests.table.matches import finished, match

NAMES = ["Åse", "Bjørn", "Cnut", "Dag", "Eir"]
RAW = re.compile(
    r"[{}]|\b(log|move|prompt|piece|score|board|table|seat)\.[a-z]|\bNone\b|\bV\d-\d\d\b|\['|\bTrue\b"
)


# What random games hardly ever lead to.
RARE = {"raids": [Event("shortage", 1, {"n": n}, "ruling.viking-shortage") for n in (1, 2)]}


@cache
def seen(game: str) -> tuple[list[Event], list[tuple[State, str]]]:
    """The events of many games, and one position for each kind of decision and verb."""
    events = list(RARE.get(game, []))
    asked: dict[tuple[str, str, int], tuple[State, str]] = {}
    low, high = games[game].meta.players
    for seed in range(24):
        state = games[game].new(low + seed % (high - low + 1), seed)
        rng = Chance(seed)
        events += state.events
        while not state.over:
            moves = state.moves()
            for move in moves:
                key = (str(state.decision), move.split()[0], len(move.split()))
                if key not in asked:
                    asked[key] = (state.copy(), move)
            events += state.play(moves[rng.randrange(len(moves))])
    return events, list(asked.values())


def told(game: str) -> set[str]:
    """The event kinds that the game has sentences for."""
    ids = catalogue(games[game], "en")
    return {id.split(".")[1] for id in ids if id.startswith("log.")}


@pytest.mark.parametrize("game", on_the_table())
def test_random_games_reach_every_kind_of_event(game: str) -> None:
    events, _ = seen(game)
    assert {event.kind for event in events} <= told(game)
    if game == "raids":
        assert {event.kind for event in events} == told(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", on_the_table())
def test_every_event_is_a_sentence(game: str, language: str) -> None:
    events, _ = seen(game)
    text = text_of(games[game], language, NAMES)
    for event in events:
        for viewer in {None, event.seat, 0}:
            words = sentence(text, event, viewer)
            assert words and not RAW.search(words), (event, words)
            assert words[-1] in ".!?…" or words.endswith("»"), words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", on_the_table())
def test_every_question_and_move_has_words(game: str, language: str) -> None:
    text = text_of(games[game], language, NAMES)
    for state, move in seen(game)[1]:
        words = question(text, state.view(state.seat))
        assert not RAW.search(words), words
        words = label(text, move)
        assert not RAW.search(words) and words != move, (move, words)


@pytest.mark.parametrize("game", on_the_table())
def test_previews_leave_the_position_alone(game: str) -> None:
    for state, move in seen(game)[1]:
        before = state.dump()
        events, gain, unknown = preview(state, state.seat or 0, move, Chance(0))
        assert state.dump() == before
        assert not any(event.reveals for event in events)
        assert not (unknown and gain is not None)


def test_a_preview_in_raids_counts_what_the_move_brings() -> None:
    counted = 0
    for state, move in seen("raids")[1]:
        seat = state.seat or 0
        _, gain, unknown = preview(state, seat, move, Chance(0))
        if not unknown:
            after = state.copy()
            after.play(move)
            assert gain == after.scores()[seat].total - state.scores()[seat].total
            counted += 1
    assert counted


def test_secrets_of_the_small_game() -> None:
    state = GAME.new(2, 3)
    state.play("bow")
    (event,) = state.play("draw")
    for language in LANGUAGES:
        text = Text(language, [GAME.folder], NAMES)
        own, others = sentence(text, event, 0), sentence(text, event, 1)
        stone = text.name("piece", event.secret["stone"])  # type: ignore[index]
        assert stone in own and stone not in others and not RAW.search(own + others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_table_of_raids_in_words(language: str) -> None:
    made = finished("raids", "pgr")
    for n in (0, 12, 30, len(made.moves)):
        played = match("raids", "pgr", *made.moves[:n], seed=made.seed)
        text = text_of(games["raids"], language, played.names)
        for id, markup in regions(Table(played, text, 0)).items():
            node = parse(markup)
            for code in node.tags("code"):
                code.fill("")
            words = re.sub(r"(Rule|Règle) [\w.-]+", "", node.words)
            assert not RAW.search(words), (id, RAW.search(words), words[:300])
