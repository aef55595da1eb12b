"""The board of Raids: complete, named in both languages, stable from move to move, quick to draw."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from typing import Any

import drakkar
import pytest
from table.boards import covers, raids
from table.boards.raids_tiles import face
from table.languages import LANGUAGES, Text
from table.look import Look

GAME = drakkar.games["raids"]
NAMES = ["Astrid", "Bjørn", "Freydís", "Leif"]
CLANS = ["raven", "bear", "wolf", "serpent"]


def look(language: str = "en", lit: frozenset[str] = frozenset()) -> Look:
    return Look(Text(language, [GAME.folder], NAMES), CLANS, lit)


def positions(players: int, seed: int, every: int = 1) -> Iterator[Any]:
    """The positions of a random game, end included."""
    rng = random.Random(seed)
    state = GAME.new(players=players, seed=seed)
    count = 0
    while not state.over:
        if count % every == 0:
            yield state
        state.play(rng.choice(state.moves()))
        count += 1
    yield state


def draw(state: Any, at: Look) -> list[str]:
    view = state.view(state.seat)
    return [raids.board(view, at), *[raids.panel(view, seat, at) for seat in range(state.players)]]


def tree(markup: str) -> ET.Element:
    return ET.fromstring(f"<drawing>{markup}</drawing>")


def ids(markup: str) -> list[str]:
    return [element.attrib["id"] for element in tree(markup).iter() if "id" in element.attrib]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_a_move_names_can_be_clicked(players: int) -> None:
    for state in positions(players, seed=players):
        drawn = {
            e.attrib["data-token"]
            for m in draw(state, look())
            for e in tree(m).iter()
            if "data-token" in e.attrib
        }
        asked = {word for move in state.moves() for word in move.split()[1:]}
        assert asked <= drawn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_can_be_chosen_is_lit_and_takes_the_focus(players: int) -> None:
    for state in positions(players, seed=20 + players, every=5):
        lit = frozenset(word for move in state.moves() for word in move.split()[1:])
        elements = [e for m in draw(state, look(lit=lit)) for e in tree(m).iter() if "data-token" in e.attrib]
        for element in elements:
            expected = element.attrib["data-token"] in lit
            assert ("lit" in element.attrib["class"].split()) is expected
            assert element.attrib["tabindex"] == ("0" if expected else "-1")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_and_spaces_keep_their_order_so_that_they_move_instead_of_jumping(players: int) -> None:
    ships = [f"ship-{ship}" for ship in range(max(3, players))]
    orders = {tuple(ids(draw(state, look())[0])) for state in positions(players, seed=40 + players)}
    assert len(orders) == 1
    order = orders.pop()
    assert len(set(order)) == len(order)
    assert [id for id in order if id.startswith("ship-")] == ships
    assert [id for id in order if id.startswith("space-")] == [f"space-{n}" for n in [*range(1, 21), "home"]]


def test_no_id_is_used_twice_on_one_table() -> None:
    for state in positions(4, seed=5, every=20):
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
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_text_is_in_the_language_of_the_table(language: str, players: int) -> None:
    raw = re.compile(r"board\.|piece\.|space\.|V\d-\d\d|[{}]")
    for state in positions(players, seed=60 + players, every=3):
        for markup in draw(state, look(language)):
            for text in said(markup):
                assert not raw.search(text), text


def test_every_interactive_or_moving_thing_has_a_name() -> None:
    for state in positions(2, seed=7, every=10):
        for markup in draw(state, look("fr")):
            root = tree(markup)
            for element in root.iter():
                if element.attrib.get("role") in ("button", "img", "group"):
                    assert element.attrib["aria-label"].strip()
            for item in root.iter("li"):
                assert item.attrib["title"] == item[-1].text


def test_names_tell_what_a_drawing_shows() -> None:
    state = GAME.new(players=2, seed=1)
    board = tree(raids.board(state.view(0), look()))
    names = {e.attrib["data-token"]: e.attrib["aria-label"] for e in board.iter() if "data-token" in e.attrib}
    assert names["5"] == "The first village: 2 Vikings"
    assert names["home"].startswith(
        "Home: coins of 6, 3 and 1 for: Order of arrival; about to leave: 1 the Ghost ship"
    )
    ships = {
        e.attrib["id"]: e.attrib["aria-label"]
        for e in board.iter()
        if e.attrib.get("id", "").startswith("ship-")
    }
    active = state.seat
    assert ships[f"ship-{active}"] == f"{NAMES[active]}’s ship, on start position 3, to play"


def test_the_same_view_gives_the_same_drawing() -> None:
    for state in positions(3, seed=9, every=25):
        assert draw(state, look()) == draw(GAME.load(state.dump()), look())


def test_a_spectator_sees_the_board_too() -> None:
    state = GAME.new(players=4, seed=3)
    assert tree(raids.board(state.view(None), look())).find("svg") is not None


def test_no_two_ships_lie_on_the_same_point() -> None:
    for players in (2, 3, 4):
        for state in positions(players, seed=80 + players):
            ships = re.findall(r'id="ship-\d" class="[^"]*" style="([^"]*)"', draw(state, look())[0])
            assert len(ships) == max(3, players)
            assert len(set(ships)) == len(ships)


def test_every_tile_has_a_face_of_its_family() -> None:
    families = {"weapon": "plank", "rune": "stone", "port": "stone", "plunder": "passage", "monster": "lair"}
    faces = {id: face(id) for id in drakkar.raids.pieces.ID}
    for id, drawing in faces.items():
        kind = drakkar.raids.pieces.KIND[drakkar.raids.pieces.TILE_INDEX[id]]
        if kind in families:
            assert f'class="tile {families[kind]} kind-{kind}"' in drawing


COVERS = (covers.cover_raids, covers.cover_onboard, covers.cover_vikingar, covers.cover_reavers)


@pytest.mark.parametrize("draw_cover", COVERS)
def test_covers_are_drawings_without_words(draw_cover: Callable[[], str]) -> None:
    cover = tree(draw_cover())
    assert cover[0].attrib["viewBox"] == "0 0 320 200"
    assert not list(cover.iter("text"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_stays_light(players: int) -> None:
    for state in positions(players, seed=players, every=30):
        assert len(list(tree(draw(state, look())[0]).iter())) <= 520
