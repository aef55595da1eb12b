"""Every word that the table may say of Reavers of Midgard is there, in both languages; clauses are real."""

import pytest
from drakkar import Event, State
from drakkar.reavers.cards import all_cards
from drakkar.reavers.pieces.board import ACTION_SPACES, LOCATIONS
from drakkar.reavers.pieces.dice import COLOURS, DIE, FACES
from drakkar.reavers.pieces.reavers import ABILITIES, CLANS, REAVERS
from drakkar.reavers.pieces.relics import RELICS
from drakkar.reavers.pieces.territories import PRICES, STACKS
from drakkar.reavers.pieces.village import UPGRADE_TOKENS, UPGRADES
from drakkar.reavers.state import DECKS, DEFENCES, TROPHY

from tests.rules import texts

from .helpers import GAME, new
from .test_random_games import random_game

TOLD_BY_VALUE = {
    "food",
    "favour",
    "glory",
    "lost-food",
    "lost-favour",
    "lost-glory",
    "combat",
    "combat-again",
}
KINDS = texts.told_kinds(GAME) | TOLD_BY_VALUE
LISTED = {"dice": 2, "pay": 5, "fight": 8, "reroll": 8, "again": 3, "muster": 2}  # words that are spelled out
NAMED_COPIES = 8


def test_catalogues_agree() -> None:
    texts.check_catalogues(GAME)


def test_rulebook_is_well_formed() -> None:
    """197 clauses of the provisional rulebook, our 93 rulings and those that the components asked for."""
    texts.check_rulebook(GAME)
    rulings = [clause for clause in GAME.rulebook.values() if clause.is_ruling]
    ours = [clause for clause in GAME.rulebook.values() if clause.section in ("data", "option", "possible")]
    assert len(GAME.rulebook) - len(rulings) - len(ours) == 197 and len(rulings) == 93 + 10
    assert all(clause.where == "—" for clause in [*rulings, *ours])


def test_every_cited_clause_exists() -> None:
    cited = texts.cited_clauses(GAME)
    assert len(cited) > 120
    assert cited <= GAME.rulebook.keys(), cited - GAME.rulebook.keys()


def test_every_clause_is_named_by_a_test() -> None:
    assert texts.unnamed_clauses(GAME) == []


def tokens() -> set[str]:
    """Everything that a move may name."""
    names = {*REAVERS, *RELICS, *(f"{relic}.die" for relic in RELICS), *STACKS, *FACES, "any", *COLOURS}
    names |= {f"{colour}.2" for colour in COLOURS} | {f"space.{place}" for place in ACTION_SPACES}
    names |= {f"{die}{copy}" for die in (*DIE, "c0", "c1", "c2") for copy in ("", *_copies(NAMED_COPIES))}
    names |= {f"trade.{die}{copy}" for die in DIE for copy in ("", ".2")}
    for token, n in zip(UPGRADES, UPGRADE_TOKENS, strict=True):
        names |= {f"up.{token}{copy}" for copy in ("", ".used", *_copies(n))}
    names |= {f"{deck}-deck" for deck in DECKS if deck != "voyage"} | {"looked1", "looked2"}
    for place, slots in (("recruit", 6), ("village", 5), ("fortress", 5), ("sea", 5), ("prophecy", 4)):
        names |= {f"{place}{number}" for number in range(1, slots + 1)}
    return names


def _copies(n: int) -> list[str]:
    return [f".{copy}" for copy in range(2, n + 1)]


def test_names() -> None:
    cards = {card for deck in all_cards(True) for card in deck}
    ids = {"title", "tagline", "about", "credit"}
    ids |= {f"piece.{name}" for name in (*tokens(), *cards, *CLANS, *ABILITIES, *TROPHY, *DEFENCES)}
    ids |= {f"effect.{name}" for name in (*(cards - REAVERS.keys()), *CLANS, *ABILITIES)}
    ids |= {f"place.{place}" for place in LOCATIONS} | {f"deck.{deck}" for deck in DECKS}
    ids |= {f"resource.{resource}" for resource in PRICES}
    ids |= {f"option.{option.id}{end}" for option in GAME.meta.options for end in ("", ".help")}
    ids |= {f"log.{kind}" for kind in KINDS}
    ids |= {f"log.{kind}.own" for kind in ("dealt-prophecy", "drew-prophecy", "kept-prophecy", "looked")}
    decisions = GAME.state.decisions
    ids |= {f"prompt.{name}" for name in decisions}
    ids |= {f"move.{verb}" for decision in decisions.values() for verb in decision.verbs} | {
        "move.negotiate.2"
    }
    ids |= {f"move.{verb}.{n}" for verb, most in LISTED.items() for n in range(1, most + 1)}
    ids |= {f"score.{part.name}" for part in GAME.new(2, defences=True).scores()[0].parts}
    for language in texts.LANGUAGES:
        known = {id for id in texts.catalogue(GAME, language) if not id.startswith("board.")}
        assert known == ids, "a text is missing, or is for nothing"


def test_options_name_the_clause_that_they_switch() -> None:
    assert all(option.clause in GAME.rulebook for option in GAME.meta.options)
    assert GAME.meta.end in GAME.rulebook


@pytest.mark.parametrize("options", [{}, {"defences": True, "choose_loot_order": True, "voyage_first": True}])
def test_everything_that_happens_can_be_said(options: dict[str, bool]) -> None:
    """Every event, question, move and score of random games, with the values that its sentence names."""
    seen: set[str] = set()

    def watch(position: State, move: str | None, events: list[Event]) -> None:
        texts.check_position(position)
        for event in events:
            seen.add(event.kind)
            texts.check_event(GAME, event)

    for seed in range(12):
        random_game(2 + seed % 4, seed, watch, **options)
    rare = {"buried-relic", "replaced-relic", "lost-die", "looked", "kept-prophecy", "no-token", "no-card"}
    rare |= {
        "declined",
        "swapped",
        "trade-shortage",
        "cancelled",
        "paid-favour",
        "short-of-dice",
        "unbeaten",
        "token",
    }
    assert seen <= KINDS and KINDS - seen <= rare, KINDS - seen - rare


def test_decisions_cite_clauses_that_exist() -> None:
    for decision in GAME.state.decisions.values():
        assert decision.grants in GAME.rulebook
    assert new(3).why_not("dance") is not None
