"""Every word that the table may say of Vikingar is there, in both languages, and every clause is real."""

from drakkar import Event, State
from drakkar.vikingar import pieces as p
from drakkar.vikingar.runes import FALLS
from drakkar.vikingar.sight import PHASES
from drakkar.vikingar.state import COMBATS

from tests.rules import texts

from .helpers import BLUE, GAME, LOSE, RED, WIN, falling, table
from .test_random_games import options_of, random_game

# Told through a variable: the kind depends on how a throw or a combat ends, or how a drakkar sails.
VARIED = {"throw", "triumph", "won", "lost", "won-short", "lost-short", "sail", "whirl", "pillage", "raze"}
KINDS = texts.told_kinds(GAME) | VARIED
HAZARDS = {*COMBATS, "toll", "explore", "edge"}


def test_catalogues_agree() -> None:
    texts.check_catalogues(GAME)


def test_rulebook_is_well_formed() -> None:
    """All 231 clauses and 105 rulings of the rulebook, and what is ours beside them."""
    texts.check_rulebook(GAME)
    rulings = [clause for clause in GAME.rulebook.values() if clause.is_ruling]
    ours = [clause for clause in GAME.rulebook.values() if clause.section in ("data", "object")]
    assert len(rulings) == 105 + 8 and len(ours) == 2 + 13
    assert len(GAME.rulebook) - len(rulings) - len(ours) == 231


def test_every_cited_clause_exists() -> None:
    cited = texts.cited_clauses(GAME)
    assert len(cited) > 100
    assert cited <= GAME.rulebook.keys(), cited - GAME.rulebook.keys()


def test_every_clause_is_named_by_a_test() -> None:
    assert texts.unnamed_clauses(GAME) == []


def test_names() -> None:
    ids = {"title", "tagline", "about", "credit"}
    ids |= {f"piece.{token}" for token in (*p.CLANS, *p.SHIPS, *p.SPACES, *p.DIAL, *p.SITE, *set(p.KIND))}
    cards = (*p.NAVIGATION, *p.QUESTS)
    ids |= {f"piece.{token}" for token in (*(card.id for card in cards), *p.EDGE_CARDS, *p.OBJECTS)}
    ids |= {f"{prefix}.{name}" for prefix in ("piece", "score") for name in p.EXPLOITS}
    ids |= {f"phase.{name}" for name in PHASES} | {f"rune.{name}" for name in FALLS}
    ids |= {f"hazard.{name}" for name in HAZARDS} | {"vote.accept", "vote.demand"}
    ids |= {f"option.{option.id}{end}" for option in GAME.meta.options for end in ("", ".help")}
    ids |= {f"log.{kind}" for kind in KINDS}
    decisions = GAME.state.decisions
    ids |= {f"prompt.{name}" for name in decisions}
    ids |= {f"move.{verb}" for decision in decisions.values() for verb in decision.verbs}
    for language in texts.LANGUAGES:
        known = {id for id in texts.catalogue(GAME, language) if not id.startswith("board.")}
        assert known == ids, known ^ ids


def test_tokens_are_unique() -> None:
    """A token names one thing on the board, whatever kind of thing it is."""
    tokens = [*p.SHIPS, *p.SPACES, *p.SITE, *p.OBJECTS]
    assert len(set(tokens)) == len(tokens) and not any(" " in token for token in tokens)


def test_options_name_the_clause_that_they_switch() -> None:
    assert all(option.clause in GAME.rulebook for option in GAME.meta.options)
    assert GAME.meta.end in GAME.rulebook


def test_everything_that_happens_can_be_said() -> None:
    """Every event, question, move and score of random games, with the values that its sentence names."""
    seen: set[str] = set()

    def watch(position: State, move: str | None, events: list[Event]) -> None:
        if len(seen) < len(KINDS) or len(position.stack) % 3 == 0:
            texts.check_position(position)
        for event in events:
            if event.kind not in seen or event.kind not in ("throw", "sail"):
                seen.add(event.kind)
                texts.check_event(GAME, event)

    for seed in range(24):
        random_game(2 + seed % 3, seed, watch, **options_of(seed))
    assert seen <= KINDS
    assert KINDS - seen <= {"lifted", "unfurl", "ring", "chest", "saved", "kraken"}, KINDS - seen


def test_rare_things_can_be_said() -> None:
    """Objects and relocations, which random games seldom meet."""
    everything = dict.fromkeys(p.OBJECTS, RED)
    s = table({"red1": "north2", "blue1": "sea"}, objects=everything, navigation=["kraken"])
    events = s.play("sail north3")
    events += s.play("unfurl sail1")
    for move in ("sail sea", "sail north1"):
        texts.check_position(s)
        events += s.play(move)
    texts.check_position(s)
    with falling(2, 1):
        events += s.play("throw")
        texts.check_position(s)
        events += s.play("keep")
    outposts = ["rimhavn.cult", "solvang.city", "hrafnsey.cult", "tjaldey.city", "gullstrand.city"]
    s = table({"red1": "north1", "blue1": "sea"}, outposts=dict.fromkeys(outposts, RED), objects=everything)
    texts.check_position(s)
    events += s.play("relocate skjoldvik.city rimhavn.cult")
    events += s.play("rest")
    s = table({"red1": "north1", "blue1": "north2"}, objects={"breath1": RED, "chain1": BLUE})
    s.play("sail north2")
    texts.check_position(s)
    with falling(*LOSE):
        s.play("wait")
    texts.check_position(s)
    events += s.play("revive breath1")
    s = table({"red1": "north1", "blue1": "sea"}, outposts={"skjoldvik.city": BLUE})
    with falling(*WIN):
        s.play("raze skjoldvik.city")
    texts.check_position(s)
    for event in events:
        texts.check_event(GAME, event)
    assert {event.kind for event in events} >= {"lifted", "unfurl", "ring", "chest", "saved", "kraken"}
