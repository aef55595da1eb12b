"""Checks of a game's texts that serve every game: catalogues, sentences and cited clauses."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

from babel.messages.pofile import read_po
from drakkar import Event, Game, State

LANGUAGES = ("fr", "en")
TESTS = Path(__file__).parent
BARE_SIGN = re.compile(r"[^\u00a0\u202f][;:!?»]|«[^\u00a0\u202f]")  # French wants a no-break space there

Catalogue = dict[str, tuple[str, ...]]  # id → its sentence, or its plural forms
Fields = set[tuple[str, str]]  # the names in braces, each with what stands after its colon


@cache
def catalogue(game: Game, language: str) -> Catalogue:
    """All texts of a game in a language."""
    with open(Path(game.folder) / "locale" / f"{language}.po", "rb") as file:
        messages = read_po(file, locale=language, abort_invalid=True)
    texts: Catalogue = {}
    for message in messages:
        if message.id:
            id = message.id if isinstance(message.id, str) else message.id[0]
            texts[id] = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
    return texts


def fields(template: str) -> Fields:
    return {(name, spec or "") for _, name, spec, _ in Formatter().parse(template) if name is not None}


def check_catalogues(game: Game) -> None:
    """Both languages have the same ids, the same values in each sentence, and French typography."""
    french, english = (catalogue(game, language) for language in LANGUAGES)
    assert french.keys() == english.keys(), french.keys() ^ english.keys()
    for id in english:
        forms = [*french[id], *english[id]]
        assert all(forms), f"{id} is empty"
        assert len(french[id]) == len(english[id]), f"{id} has a plural in one language only"
        assert len({frozenset(fields(form)) for form in forms}) == 1, f"{id} does not use the same values"
        assert not any("'" in form for form in forms), f"{id} has a straight apostrophe"
        for form in french[id]:
            assert not BARE_SIGN.search(re.sub(r"\{[^}]*\}", "x", form)), f"{id} lacks a no-break space"


def check_rulebook(game: Game) -> None:
    """Every clause has a text of a tooltip's length in both languages and stands in a section that exists."""
    sections = {section.id for section in game.rulebook.sections}
    for clause in game.rulebook.values():
        assert clause.section in sections and clause.where, clause.id
        for text in (clause.fr, clause.en):
            assert 20 <= len(text) <= 240 and text[0].isupper() and text[-1] in ".!…", (clause.id, text)
            assert "'" not in text and "`" not in text and "*" not in text, (clause.id, text)
        assert not BARE_SIGN.search(clause.fr), f"{clause.id} lacks a no-break space"


def sources(game: Game) -> Iterator[tuple[Path, ast.AST]]:
    for path in sorted(Path(game.folder).rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def cited_clauses(game: Game) -> set[str]:
    """Whatever in the game's sources has the form of a clause id."""
    sections = "|".join(section.id for section in game.rulebook.sections)
    shape = re.compile(rf"(?:{sections})\.[a-z][a-z0-9-]*")
    found = set()
    for _, tree in sources(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and shape.fullmatch(node.value):
                found.add(node.value)
    return found


def told_kinds(game: Game) -> set[str]:
    """The kinds of events that the sources tell by name."""
    calls = [node for _, tree in sources(game) for node in ast.walk(tree) if isinstance(node, ast.Call)]
    tells = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "tell"]
    first = [call.args[0] for call in tells if call.args]
    return {str(kind.value) for kind in first if isinstance(kind, ast.Constant)}


def unnamed_clauses(game: Game) -> list[str]:
    """The clauses that no test of the game names."""
    tests = "\n".join(
        path.read_text(encoding="utf-8") for path in sorted((TESTS / game.id).glob("test_*.py"))
    )
    named = set(re.findall(r"[a-z0-9-]+\.[a-z0-9-]*[a-z0-9]", tests))
    return [id for id in game.rulebook if id not in named]


def check_sentence(game: Game, id: str, data: dict[str, Any]) -> None:
    """The sentence exists in both languages, and every value that it names is there and has a name."""
    for language in LANGUAGES:
        texts = catalogue(game, language)
        assert id in texts, f"{id} has no text in {language}"
        for name, prefix in fields(texts[id][0]):
            assert name in data, f"{id} names {name!r}, which is not among {sorted(data)}"
            if prefix in ("", "seat"):
                continue
            values = data[name] if isinstance(data[name], list | tuple) else [data[name]]
            for value in values:
                assert f"{prefix}.{value}" in texts, f"{id}: {prefix}.{value} has no text in {language}"


def check_event(game: Game, event: Event) -> None:
    seat = {} if event.seat is None else {"seat": event.seat}
    check_sentence(game, f"log.{event.kind}", {**event.data, **(event.secret or {}), **seat})


def check_position(state: State) -> None:
    """Prompt, legal moves and scores of a position can be said in both languages."""
    view = state.view(None)
    if state.decision:
        check_sentence(state.game, f"prompt.{state.decision}", {**view["prompt"], "seat": state.seat})
    for move in state.moves():
        verb, *words = move.split()
        data = {str(index): word for index, word in enumerate(words)}
        id = f"move.{verb}.{len(words)}"
        known = catalogue(state.game, "en")
        check_sentence(state.game, id if id in known else f"move.{verb}", data)
    for score in state.scores():
        for part in score.parts:
            check_sentence(state.game, f"score.{part.name}", {})
