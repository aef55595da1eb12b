"""Every word that the table may say of Raids is there, in both languages, and every clause is real."""

from drakkar import Chance, Event, State
from drakkar.raids.pieces import ARRIVALS, GOODS_KINDS, HOME, KIND, TILES

from tests.rules import texts
from tests.rules.fuzz import play_out

from .helpers import GAME

RECRUITING = {"recruit", "sails"}  # told through one function, which is given the kind
KINDS = texts.told_kinds(GAME) | RECRUITING


def test_catalogues_agree() -> None:
    texts.check_catalogues(GAME)


def test_rulebook_is_well_formed() -> None:
    texts.check_rulebook(GAME)
    rulings = [clause for clause in GAME.rulebook.values() if clause.is_ruling]
    ours = [clause for clause in GAME.rulebook.values() if clause.section == "data"]
    assert len(rulings) == 59 and len(GAME.rulebook) - len(rulings) - len(ours) == 159


def test_every_cited_clause_exists() -> None:
    cited = texts.cited_clauses(GAME)
    assert len(cited) > 40
    assert cited <= GAME.rulebook.keys(), cited - GAME.rulebook.keys()


def test_every_clause_is_named_by_a_test() -> None:
    assert texts.unnamed_clauses(GAME) == []


def test_names() -> None:
    ids = {"title", "tagline", "about", "credit", "space.home"}
    ids |= {f"piece.{tile.id}" for tile in TILES} | {f"piece.{kind}" for kind in KIND}
    ids |= {f"piece.goods.{goods}" for goods in GOODS_KINDS} | {f"piece.arrival.{name}" for name in ARRIVALS}
    ids |= {f"space.{space}" for space in range(HOME + 1)}
    ids |= {f"option.{option.id}{end}" for option in GAME.meta.options for end in ("", ".help")}
    ids |= {f"log.{kind}" for kind in KINDS}
    decisions = GAME.state.decisions
    ids |= {f"prompt.{name}" for name in decisions}
    ids |= {f"move.{verb}" for decision in decisions.values() for verb in decision.verbs} | {"move.sell.2"}
    ids |= {f"score.{part.name}" for part in GAME.new(2).scores()[0].parts}
    for language in texts.LANGUAGES:
        known = {id for id in texts.catalogue(GAME, language) if not id.startswith("board.")}
        assert known == ids, "a text is missing, or is for nothing"


def test_options_name_the_clause_that_they_switch() -> None:
    assert all(option.clause in GAME.rulebook for option in GAME.meta.options)
    assert GAME.meta.end in GAME.rulebook


def test_everything_that_happens_can_be_said() -> None:
    """Every event, question, move and score of random games, with the values that its sentence names."""
    seen: set[str] = set()

    def watch(position: State, move: str | None, events: list[Event]) -> None:
        texts.check_position(position)
        for event in events:
            seen.add(event.kind)
            texts.check_event(GAME, event)

    for seed in range(60):
        play_out(GAME.new(2 + seed % 3, seed), Chance(seed), watch)
    assert seen <= KINDS and KINDS - seen <= {"shortage", "no-room"}, seen ^ KINDS
