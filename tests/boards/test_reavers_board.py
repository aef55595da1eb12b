"""The board of Reavers of Midgard: complete, named in both languages, discreet, stable, quick to draw."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import drakkar
import pytest
from drakkar.reavers.cards import all_cards
from drakkar.reavers.odds import chance
from drakkar.reavers.pieces.board import LOCATIONS
from table.boards import reavers
from table.boards.reavers_cards import face, kind
from table.boards.reavers_words import card_words, percent
from table.chooser import Chooser, drawn_tokens
from table.languages import LANGUAGES, Text
from table.look import Look

GAME = drakkar.games["reavers"]
NAMES = ["Astrid", "Bjørn", "Freydís", "Leif", "Sigrid"]
CLANS = ["raven", "bear", "wolf", "serpent", "stag"]
CSS = (Path(__file__).parents[2] / "web/later/boards/reavers.css").read_text("utf-8")
OPTIONS = {"defences": True, "choose_loot_order": True, "village_food": True}

# Moves that name nothing on the table; all others are made by clicking things.
PLAIN_MOVES = {
    "join": {"join", "prepare"},
    "prepare": {"forage"},
    "trade": {"food", "stop"},
    "conquer": {"stop"},
    "encounter": {"pay", "fight", "withdraw"},
    "voyage": {"pay", "suffer"},
    "reroll": {"stand"},
    "chanter": {"again"},
    "sacrificer": {"pass"},
    "steward": {"pass"},
    "feaster": {"feast", "pass"},
    "pillage": {"pillage", "pass"},
    "relic": {"pass"},
    "upgrade": {"decline"},
    "relic-swap": {"bury"},
    "stow": {"done"},
}


def look(language: str = "en", lit: frozenset[str] = frozenset()) -> Look:
    return Look(Text(language, [GAME.folder], NAMES), CLANS, lit)


def positions(players: int, seed: int, every: int = 1, **options: bool) -> Iterator[Any]:
    """The positions of a random game, end included."""
    rng = random.Random(seed)
    state = GAME.new(players=players, seed=seed, **options)
    count = 0
    while not state.over:
        if count % every == 0:
            yield state
        state.play(rng.choice(state.moves()))
        count += 1
    yield state


def draw(state: Any, at: Look, viewer: int | None = None) -> list[str]:
    view = state.view(state.seat if viewer is None else viewer)
    return [reavers.board(view, at), *[reavers.panel(view, seat, at) for seat in range(state.players)]]


def tree(markup: str) -> ET.Element:
    return ET.fromstring(f"<drawing>{markup}</drawing>")


def ids(markup: str) -> list[str]:
    return [element.attrib["id"] for element in tree(markup).iter() if "id" in element.attrib]


def names(markup: str) -> dict[str, str]:
    """What tokens are called."""
    found = [element.attrib for element in tree(markup).iter() if element.attrib.get("role") == "button"]
    return {attributes["data-token"]: attributes["aria-label"] for attributes in found}


PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@PLAYERS
@pytest.mark.parametrize("options", [{}, OPTIONS], ids=["plain", "options"])
def test_everything_that_a_move_names_can_be_clicked(players: int, options: dict[str, bool]) -> None:
    for state in positions(players, seed=players, **options):
        if not state.over:
            chooser = Chooser(state)
            view = state.view(state.seat)
            drawn = drawn_tokens(reavers.board(view, look()), reavers.panel(view, state.seat, look()))
            assert chooser.lit <= drawn, state.decision
            offered = chooser.moves[: state.decisions[state.decision].offers]
            buttons = [move.split() for move in chooser.buttons(drawn) if move not in offered]
            verbs = {words[0] for words in buttons if not words[1:] or not set(words[1:]) <= {*chooser.given}}
            assert verbs <= PLAIN_MOVES.get(state.decision, set()), state.decision


@PLAYERS
def test_what_can_be_chosen_is_lit_and_takes_the_focus(players: int) -> None:
    for state in positions(players, seed=20 + players, every=9):
        lit = frozenset(word for move in state.moves() for word in move.split()[1:]) if not state.over else ()
        at = look(lit=frozenset(lit))
        elements = [e for m in draw(state, at) for e in tree(m).iter() if "data-token" in e.attrib]
        for element in elements:
            expected, kinds = element.attrib["data-token"] in lit, element.attrib["class"].split()
            assert ("lit" in kinds) is expected
            focus = None if "echo" in kinds else "0" if expected else "-1"
            assert element.attrib.get("tabindex") == focus


def test_only_the_seat_that_decides_has_things_to_choose() -> None:
    for state in positions(3, seed=4, every=25):
        for seat in range(3):
            tokens = drawn_tokens(reavers.panel(state.view(state.seat), seat, look()))
            assert bool(tokens) == (seat == state.seat)


@PLAYERS
def test_pawns_and_locations_keep_their_order_so_that_pawns_move_instead_of_jumping(players: int) -> None:
    orders = set()
    for state in positions(players, seed=40 + players, every=4):
        every_id = ids(draw(state, look())[0])
        orders.add(tuple(id for id in every_id if id.startswith(("pawn-", "place-"))))
    order = orders.pop()
    assert not orders
    assert [id for id in order if id.startswith("place-")] == [f"place-{place}" for place in LOCATIONS]
    pawns = {2: 4, 3: 4, 4: 4, 5: 5}[players]
    assert len([id for id in order if id.startswith("pawn-")]) == pawns


@PLAYERS
def test_no_id_is_used_twice_on_one_table(players: int) -> None:
    for state in positions(players, seed=5, every=20, **OPTIONS):
        everything = [id for markup in draw(state, look()) for id in ids(markup)]
        assert len(set(everything)) == len(everything)


def said(markup: str) -> list[str]:
    """All that a person can read or hear of a drawing."""
    texts = []
    for element in tree(markup).iter():
        texts += [element.attrib[name] for name in ("aria-label", "title") if name in element.attrib]
        texts += [text for text in (element.text, element.tail) if text]
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
@PLAYERS
def test_every_text_is_in_the_language_of_the_table(language: str, players: int) -> None:
    raw = re.compile(r"\b(board|piece|effect|place|deck|resource)\.\w|\b[RVKLBJP]\d\d?\b|[{}]")
    for state in positions(players, seed=60 + players, every=7, **OPTIONS):
        for markup in draw(state, look(language)):
            for text in said(markup):
                assert not raw.search(text), text


def test_every_interactive_or_moving_thing_has_a_name() -> None:
    for state in positions(3, seed=7, every=10):
        for markup in draw(state, look("fr")):
            for element in tree(markup).iter():
                if element.attrib.get("role") in ("button", "img", "group"):
                    assert element.attrib["aria-label"].strip()
                    assert element.attrib["aria-label"][0].isupper()


def test_names_tell_what_a_drawing_shows() -> None:
    state = GAME.new(players=2, seed=1, first_seat_starts=True)
    state.play("sail village")
    called = names(reavers.board(state.view(0), look()))
    assert called["village"].startswith(
        "Village Raid: price 2 × treasure; a pair of cards, and 2, 1 more by rank"
    )
    assert called["village"].endswith("chosen by Astrid")
    assert called["sea"].endswith("price 4 Food; a Voyage card, then a battle; nobody is there in this round")
    assert called["food3"] == "Food territory, level 3: defence 3; or 7 Food; 4 tiles left"
    assert called["reaver-deck"] == "The Reaver deck: 49 left, 0 discarded"
    first = state.recruits[0][0]
    assert called["recruit1"].startswith(f"{look().text.name('piece', first)}: Recruited: roll ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_face_and_words(language: str) -> None:
    for card in {card for deck in all_cards(True) for card in deck}:
        assert 'class="rv-card ' in face(card)
        words = card_words(look(language), card)
        assert words.startswith(look(language).text.name("piece", card))
        assert words[-1] in ".!" and kind(card) and "effect." not in words


def test_all_that_lies_open_can_be_enlarged() -> None:
    """Whatever has an enlarged card also has the rule that shows it, and the drawing that it repeats."""
    for state in positions(5, seed=9, every=15, **OPTIONS):
        for markup in draw(state, look()):
            root = tree(markup)
            places = {e.attrib["data-card"] for e in root.iter() if "data-card" in e.attrib}
            for element in root.iter():
                if detail := element.attrib.get("data-detail"):
                    assert detail in places
                    assert (
                        f'[data-card="{detail}"]:is(:hover, :focus, :active)) [data-detail="{detail}"]' in CSS
                    )
                href = element.attrib.get("href", "")
                if href.startswith("#rv-") and "data-detail" in markup and re.search(r"\d-\d$", href):
                    assert f'id="{href[1:]}"' in markup


def test_cards_in_every_slot_are_enlarged() -> None:
    view = GAME.new(players=4, seed=2).view(0)
    board = reavers.board(view, look())
    shown = sum(len(slot) for slot in [*view["recruits"], *view["village"], *view["fortress"]]) + 4 + 4
    assert len(tree(board).findall(".//*[@class='rv-card-detail']")) == shown


def test_prophecies_of_others_stay_hidden() -> None:
    for state in positions(3, seed=8, every=30):
        if state.over:
            break
        text = look().text
        for viewer in range(3):
            view = state.view(viewer)
            for other in range(3):
                panel = reavers.panel(view, other, look())
                for card in state.secret_prophecies[other]:
                    known = other == viewer or card in state.open_prophecies[other]
                    assert (text.name("piece", card) in panel) is known


def with_decision(decision: str, prompt: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A view in which something rare is asked."""
    view = GAME.new(players=3, seed=6).view(0)
    return view | {"seat": 0, "decision": decision, "prompt": prompt} | changes


def test_prophecies_looked_at_lie_open_for_their_taker_only() -> None:
    own = reavers.board(with_decision("keep", {}, looked_at=["P01", "P05"]), look())
    assert {"looked1", "looked2"} <= drawn_tokens(own)
    other = reavers.board(with_decision("keep", {}, looked_at=2), look())
    assert not {"looked1", "looked2"} & drawn_tokens(other)
    assert 'id="rv-sheet"' in other


def test_a_fifth_relic_lies_beside_the_four() -> None:
    view = with_decision("relic-swap", {"relic": "L1"})
    view["seats"][0]["relics"] = [{"id": id, "die": None, "used": False} for id in ("L2", "L3", "L4", "L5")]
    board = reavers.board(view, look())
    assert {"L2", "L3", "L4", "L5"} <= drawn_tokens(board)
    assert "L1" not in drawn_tokens(board) and "Mustering horn" in board


def test_the_exact_chance_is_shown_before_hammers_are_committed() -> None:
    odds = [[n, float(chance(n, 3)), float(chance(n, 3, 1))] for n in (1, 2, 3)]
    prompt = {"purpose": "force", "target": "food3", "defence": 3, "extra": 0, "odds": odds}
    board = reavers.board(with_decision("commit", prompt), look())
    assert "2 hammers 19.4%, or 40.4% with all Favour; 3 hammers 49.1%" in board
    assert ">19.4<" in board and ">40.4<" in board
    assert "2 marteaux 19,4\u00a0%" in reavers.board(with_decision("commit", prompt), look("fr"))


def test_chances_are_never_rounded_to_certainty() -> None:
    at = look()
    assert [percent(at, p) for p in (0, 0.00001, 0.5, 2 / 3, 0.99999, 1)] == [
        "0",
        "0.1",
        "50.0",
        "66.7",
        "99.9",
        "100",
    ]


def test_the_same_view_gives_the_same_drawing() -> None:
    for state in positions(3, seed=9, every=45):
        assert draw(state, look()) == draw(GAME.load(state.dump()), look())


def test_a_spectator_sees_the_board_too() -> None:
    view = GAME.new(players=5, seed=3).view(None)
    assert tree(reavers.board(view, look())).find("svg") is not None
    assert all(reavers.panel(view, seat, look()) for seat in range(5))


@PLAYERS
def test_no_two_pawns_lie_on_the_same_point(players: int) -> None:
    for state in positions(players, seed=80 + players, every=3):
        board = draw(state, look())[0]
        pawns = re.findall(r'id="pawn-[^"]*" class="[^"]*" style="([^"]*)"', board)
        assert len(pawns) == (5 if players == 5 else 4)
        assert len(set(pawns)) == len(pawns)


@PLAYERS
def test_the_board_stays_light(players: int) -> None:
    for state in positions(players, seed=players, every=20):
        drawing = tree(draw(state, look())[0])[0]
        scenery = drawing[0]
        scenery.remove(next(child for child in scenery if child.tag == "defs"))
        assert len(list(drawing.iter())) <= 950
