"""The page's catalogues: both languages say the same things, and exactly what the page asks for."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import drakkar.core
import pytest
import table
from drakkar.bots import LEVELS
from table.hall import MOST_SEATS
from table.languages import LANGUAGES
from table.look import clans
from table.settings import CHOICES

from tests.rules.texts import catalogue, check_catalogues, fields

ROOT = Path(__file__).resolve().parents[2]
FOLDER = Path(table.__file__).parent
SCRIPTS = (ROOT / "web", ROOT / "tools")
OF_THE_GAMES = re.compile(
    r"(title|tagline|about|credit|(option|prompt|log|move|piece|score|board|panel|rune|place)\..*)"
)


class Own:
    """The page in the place of a game."""

    folder = str(FOLDER)


PAGE = Own()


def families() -> dict[str, list[str]]:
    """What the page puts in the place of `{}` where it makes an id out of parts."""
    return {
        "bar.{}": ["hall", "rules", "settings", "credits"],
        "language.{}": list(LANGUAGES),
        "clan.{}": list(clans()),
        "seat.kind.{}": ["person", "nobody", *LEVELS],
        "seat.name.{}": [str(index) for index in range(MOST_SEATS)],
        "settings.{}": list(CHOICES),
        "settings.{}.{}": [
            f"{name}.{str(choice).lower()}" for name, choices in CHOICES.items() for choice in choices
        ],
        "credits.{}": ["icons", "display", "body", "python", "pyscript", "idiomorph"],
        "error.{}": sorted(codes()),
    }


def codes() -> set[str]:
    """Every code of a BadInput in the rules' core and the page."""
    found = set()
    for path in [*Path(drakkar.core.__file__).parent.rglob("*.py"), *FOLDER.glob("*.py")]:
        found |= set(re.findall(r'BadInput\(\s*"([\w.-]+)"', path.read_text("utf-8")))
    return found


def asked() -> set[str]:
    """Every id that stands in the page's Python, or in its scripts."""
    ids: set[str] = set()
    made = families()
    known = set(catalogue(PAGE, "en"))  # type: ignore[arg-type]
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in known:
                ids.add(node.value)
            if isinstance(node, ast.Call) and isinstance(node.args[0] if node.args else None, ast.JoinedStr):
                parts = [
                    part.value if isinstance(part, ast.Constant) else "{}" for part in node.args[0].values
                ]
                shape = "".join(parts)
                if shape in made:
                    prefix = shape.split("{}")[0]
                    ids |= {prefix + part for part in made[shape]}
                elif not shape.startswith("{}"):
                    ids |= {id for id in known if re.fullmatch(re.escape(shape).replace(r"\{\}", ".+"), id)}
    text = "\n".join(path.read_text("utf-8") for folder in SCRIPTS for path in folder.glob("*.*s"))
    text += (ROOT / "tools/build.py").read_text("utf-8")
    for id in known:
        short = id.removeprefix("boot.").removesuffix(".detail")
        if id.startswith("boot.") and re.search(rf"\b{re.escape(short)}\b", text):
            ids.add(id)
    return ids


def called() -> set[str]:
    """Every plain id that the page's Python gives to `text(…)`."""
    ids = set()
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            first = node.args[0]
            if name in ("text", "own", "find") and isinstance(first, ast.Constant):
                ids.add(first.value)
    return ids


def test_both_languages_have_the_same_ids_and_values() -> None:
    check_catalogues(PAGE)  # type: ignore[arg-type]


def test_every_sentence_asked_for_exists() -> None:
    known = set(catalogue(PAGE, "en"))  # type: ignore[arg-type]
    missing = {id for id in called() if id not in known and not OF_THE_GAMES.fullmatch(id)}
    assert not missing
    for shape, parts in families().items():
        prefix = shape.split("{}")[0]
        assert {prefix + part for part in parts} <= known, shape


def test_every_sentence_is_used() -> None:
    assert set(catalogue(PAGE, "en")) - asked() == set()  # type: ignore[arg-type]


def test_families_are_all_there_is() -> None:
    """Ids made of parts are made in the ways that `families` knows, or belong to the games."""
    shapes = set()
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.JoinedStr):
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if name in ("text", "own", "find"):
                    parts = [p.value if isinstance(p, ast.Constant) else "{}" for p in node.args[0].values]
                    shapes.add("".join(parts))
    unknown = {shape for shape in shapes if shape not in families() and not OF_THE_GAMES.fullmatch(shape)}
    assert unknown <= {"{}.{}", "{}.own"}, unknown


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_about_errors_use_the_data_of_the_error(language: str) -> None:
    given = {
        "new.players": {"low", "high"},
        "new.option": {"option"},
        "new.choice": {"option"},
        "load.field": {"field"},
    }
    for code in codes():
        for form in catalogue(PAGE, language)[f"error.{code}"]:  # type: ignore[arg-type]
            assert {name for name, _ in fields(form)} <= given.get(code, set()), code


def test_the_start_screen_is_plain_json() -> None:
    for language in LANGUAGES:
        boot = {id: forms for id, forms in catalogue(PAGE, language).items() if id.startswith("boot.")}  # type: ignore[arg-type]
        assert json.loads(json.dumps(boot)) and all(len(forms) == 1 for forms in boot.values())
