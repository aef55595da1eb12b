"""Every word that the table may say of Vikings on Board is there, in both languages, and every clause is
real."""

import ast
import re

from drakkar import Chance, Event, State
from drakkar.onboard import pieces

from tests.rules import texts
from tests.rules.fuzz import option_sets, play_out

from .helpers import GAME, new

KINDS = texts.told_kinds(GAME)
RARE = {"no-extra", "no-order", "pass", "take-all"}  # kinds that random games may not meet
# Clauses that say how to read the booklet or where a piece lies on the table: no position could break them.
WITHOUT_BEHAVIOUR = {
    "setup.board",
    "components.ship-parts",
    "ruling.summary-is-abridged",
    "data.ours",
}


def test_catalogues_agree() -> None:
    texts.check_catalogues(GAME)


def test_rulebook_is_well_formed() -> None:
    """156 clauses, 79 rulings and 11 tests of possibility, beside what is said of the values of the
    pieces."""
    texts.check_rulebook(GAME)
    sections = [clause.section for clause in GAME.rulebook.values()]
    assert sections.count("ruling") == 79 and sections.count("possible") == 11
    assert len(sections) - 79 - 11 - sections.count("data") == 156


def test_every_cited_clause_exists() -> None:
    cited = texts.cited_clauses(GAME) | {f"possible.{building}" for building in pieces.BUILDINGS}
    assert len(cited) > 90
    assert cited <= GAME.rulebook.keys(), cited - GAME.rulebook.keys()


def test_every_clause_is_named_by_a_test() -> None:
    assert set(texts.unnamed_clauses(GAME)) <= WITHOUT_BEHAVIOUR
    assert GAME.rulebook.keys() >= WITHOUT_BEHAVIOUR


def test_tests_name_no_clause_that_does_not_exist() -> None:
    """A clause that was renamed leaves no ghost behind in a test."""
    sections = "|".join(section.id for section in GAME.rulebook.sections)
    shape = re.compile(rf"(?<![\w./-])(?:{sections})\.[a-z][a-z0-9-]*[a-z0-9]")
    for path in (texts.TESTS / GAME.id).glob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        strings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        named = {id for string in strings if isinstance(string, str) for id in shape.findall(string)}
        assert named <= GAME.rulebook.keys(), (path.name, named - GAME.rulebook.keys())


def test_names() -> None:
    """The catalogues hold what is needed and nothing else (the board's words are tested with the board)."""
    named = [*pieces.COLOURS, *pieces.KINDS, *pieces.BUILDINGS, *pieces.SIDES, *pieces.BARREL_WORDS]
    named += [*pieces.SHIP_WORDS, *pieces.ZONE_WORDS, *(word for row in pieces.BODY_WORDS for word in row)]
    decisions = GAME.state.decisions
    ids = {"title", "tagline", "about", "credit"}
    ids |= {f"piece.{word}" for word in named} | {f"hue.{colour}" for colour in pieces.COLOURS}
    ids |= {f"option.{option.id}{end}" for option in GAME.meta.options for end in ("", ".help")}
    ids |= {f"log.{kind}" for kind in KINDS}
    ids |= {f"log.{kind}.own" for kind in ("bet", "relocate", "look", "return", "arrange", "win")}
    ids |= {f"prompt.{name}" for name in decisions}
    ids |= {f"move.{verb}" for decision in decisions.values() for verb in decision.verbs}
    ids |= {f"score.{part.name}" for part in new(2).scores()[0].parts}
    for language in texts.LANGUAGES:
        known = {id for id in texts.catalogue(GAME, language) if not id.startswith("board.")}
        assert known == ids, known ^ ids


def test_words_of_moves_name_one_thing_each() -> None:
    """A word that stands in a move names one thing on the board."""
    words = [*pieces.COLOURS, *pieces.KINDS, *pieces.BUILDINGS, *pieces.BARREL_WORDS, *pieces.SHIP_WORDS]
    words += [*pieces.ZONE_WORDS, *(word for row in pieces.BODY_WORDS for word in row)]
    assert len(words) == len(set(words))


def test_options_name_the_clause_that_they_switch() -> None:
    assert all(option.clause in GAME.rulebook for option in GAME.meta.options)
    assert GAME.meta.end in GAME.rulebook


def test_everything_that_happens_can_be_said() -> None:
    """Every event, question, move and score of random games, with the values that its sentence names; the
    sentence for everybody needs nothing that is secret."""
    seen: set[str] = set()

    def watch(position: State, move: str | None, events: list[Event]) -> None:
        texts.check_position(position)
        for event in events:
            seen.add(event.kind)
            seat = {} if event.seat is None else {"seat": event.seat}
            texts.check_sentence(GAME, f"log.{event.kind}", {**event.data, **seat})
            if event.secret is not None:
                texts.check_sentence(GAME, f"log.{event.kind}.own", {**event.data, **event.secret, **seat})

    settings = list(option_sets(GAME))
    for seed in range(30):
        play_out(new(2 + seed % 3, seed, **settings[seed % len(settings)]), Chance(seed), watch)
    assert seen <= KINDS and KINDS - seen <= RARE, seen ^ KINDS
