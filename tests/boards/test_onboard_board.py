"""The board of Vikings on Board: complete, honest about secrets, named in both languages, stable, quick."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any

import drakkar
import pytest
from drakkar import Chance
from table.boards import onboard
from table.boards.onboard_pieces import banners
from table.languages import LANGUAGES, Text
from table.look import Look

GAME = drakkar.games["onboard"]
NAMES = ["Astrid", "Bjørn", "Freydís", "Leif"]
CLANS = ["raven", "bear", "wolf", "serpent"]


def look(
    language: str = "en", lit: frozenset[str] = frozenset(), chosen: frozenset[str] = frozenset()
) -> Look:
    return Look(Text(language, [GAME.folder], NAMES), CLANS, lit, chosen)


def positions(players: int, seed: int, every: int = 1, **options: Any) -> Iterator[Any]:
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


def until(decision: str, players: int = 2, seed: int = 0, **options: Any) -> Any:
    """The first position of a random game that asks this."""
    return next(state for state in positions(players, seed, **options) if state.decision == decision)


def draw(view: dict[str, Any], at: Look) -> list[str]:
    return [onboard.board(view, at), *[onboard.panel(view, seat, at) for seat in range(view["players"])]]


def tree(markup: str) -> ET.Element:
    return ET.fromstring(f"<drawing>{markup}</drawing>")


def tokens(markups: list[str]) -> list[ET.Element]:
    """What can be chosen and takes the focus."""
    return [
        e for markup in markups for e in tree(markup).iter() if "token" in e.attrib.get("class", "").split()
    ]


def ids(markup: str) -> list[str]:
    return [element.attrib["id"] for element in tree(markup).iter() if "id" in element.attrib]


def names(markups: list[str]) -> dict[str, str]:
    return {e.attrib["data-token"]: e.attrib["aria-label"] for e in tokens(markups)}


OPTIONS = [{}, {"choose_return_order": True, "neutrals_end_sharing": True}]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_a_move_names_can_be_clicked_once(players: int, options: dict[str, bool]) -> None:
    for state in positions(players, seed=players, **options):
        drawn = [e.attrib["data-token"] for e in tokens(draw(state.view(state.seat), look()))]
        assert len(set(drawn)) == len(drawn)
        assert {word for move in state.moves() for word in move.split()[1:]} <= set(drawn)


def test_only_the_choice_of_a_colour_is_left_to_buttons() -> None:
    state = GAME.new(players=3, seed=1, choose_colours=True)
    assert state.decision == "colour"
    for _ in range(3):
        drawn = {e.attrib["data-token"] for e in tokens(draw(state.view(state.seat), look()))}
        assert not drawn & {"blue", "red", "green", "yellow"}
        state.play(state.moves()[-1])
    assert state.decision == "go"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_can_be_chosen_is_lit_and_takes_the_focus(players: int) -> None:
    for state in positions(players, seed=20 + players, every=5):
        lit = frozenset(word for move in state.moves() for word in move.split()[1:])
        for element in tokens(draw(state.view(state.seat), look(lit=lit))):
            expected = element.attrib["data-token"] in lit
            assert ("lit" in element.attrib["class"].split()) is expected
            assert element.attrib["tabindex"] == ("0" if expected else "-1")
            halos = [e for e in element.iter() if e.attrib.get("class") == "halo"]
            assert len(halos) == expected


def test_a_click_on_a_body_counts_for_its_ship_where_only_the_ship_can_be_meant() -> None:
    state = until("move", players=4)
    move = state.moves()[0].split()
    view = state.view(state.seat)
    words = {word for other in state.moves() for word in other.split()[1:]}

    def through(lit: set[str], chosen: set[str]) -> set[str]:
        drawn = tokens([onboard.board(view, look(lit=frozenset(lit), chosen=frozenset(chosen)))])
        return {e.attrib["data-token"] for e in drawn if "through" in e.attrib["class"].split()}

    assert not through(words, set())
    targets = {other.split()[2] for other in state.moves() if other.split()[1] == move[1]}
    bodies = {b["token"] for ship in view["ships"] if ship["token"] in targets for b in ship["bodies"]}
    assert through(targets, {move[1]}) == bodies


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_keep_their_order_so_that_they_move_instead_of_jumping(players: int) -> None:
    orders = set()
    for state in positions(players, seed=40 + players):
        drawn = ids(draw(state.view(state.seat), look())[0])
        orders.add(tuple(id for id in drawn if not id.startswith("onboard-order-")))  # these come and go
    assert len(orders) == 1
    order = orders.pop()
    assert len(set(order)) == len(order)
    colours = ("blue", "green", "red", "yellow")
    expected = [f"onboard-{colour}{number}" for colour in colours for number in range(1, 7)]
    assert [id for id in order if re.fullmatch(r"onboard-[a-z]+\d", id) and id in expected] == expected
    vikings = {2: 8, 3: 9, 4: 8}[players]
    assert [id for id in order if id.startswith("onboard-viking")] == [
        f"onboard-viking{n + 1}" for n in range(vikings)
    ]


def test_no_id_is_used_twice_on_one_table() -> None:
    for state in positions(4, seed=5, every=20):
        everything = [id for markup in draw(state.view(0), look()) for id in ids(markup)]
        assert len(set(everything)) == len(everything)


def test_no_two_pieces_lie_on_the_same_point() -> None:
    for players in (2, 3, 4):
        for state in positions(players, seed=80 + players, every=3):
            board = tree(draw(state.view(state.seat), look())[0])
            places = [e.attrib["style"] for e in board.iter() if "piece" in e.attrib.get("class", "").split()]
            assert len(places) == 8 + 24 + (9 if players == 3 else 8) + 1
            assert len(set(places)) == len(places)


# ---- secrets --------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_drawing_changes_when_what_it_hides_changes(players: int) -> None:
    """Of all the positions that a viewer can't tell apart, the drawings are the same."""
    chance = Chance(players)
    for state in positions(players, seed=100 + players, every=4):
        for viewer in (*range(players), None):
            shown = draw(state.view(viewer), look())
            assert draw(state.imagine(viewer, chance).view(viewer), look()) == shown


def test_values_of_barrels_are_for_their_owner_only() -> None:
    state = until("tavern1", players=3)
    seat = state.seat
    move = next(move for move in state.moves() if move.startswith("bet barrel3 "))
    zone = move.split()[2]
    state.play(move)
    own, other = names(draw(state.view(seat), look())), names(draw(state.view((seat + 1) % 3), look()))
    assert f"{NAMES[seat]}’s barrel, value 3" in own[zone]
    assert f"{NAMES[seat]}’s barrel" in other[zone] and "value" not in other[zone]
    assert "barrel3" not in own and {"barrel1", "barrel2", "barrel4"} <= own.keys()
    assert not tokens([onboard.panel(state.view(seat), (seat + 1) % 3, look())])


def test_chests_of_warehouse_two_are_shown_to_the_one_who_looks() -> None:
    state = until("warehouse2", players=4, seed=3)
    mine, other = state.view(state.seat), state.view((state.seat + 1) % 4)
    kinds = set(mine["piles"][1][: mine["prompt"]["n"]])
    assert kinds <= names([onboard.board(mine, look())]).keys()
    drawn = onboard.board(other, look())
    assert not names([drawn]).keys() & {"hides", "grain", "metal"}
    assert "3 chests seen in secret" in drawn


# ---- words --------


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
    raw = re.compile(r"board\.|piece\.|clan\.|ship\d|barrel\d|viking\d|[{}]")
    for state in positions(players, seed=60 + players, every=3, choose_colours=True):
        for markup in draw(state.view(state.seat), look(language)):
            for text in said(markup):
                assert not raw.search(text), text


def test_the_catalogues_hold_no_word_that_the_board_never_says() -> None:
    asked: set[str] = set()

    class Listener(Text):
        def find(self, id: str, n: Any = None) -> str | None:
            asked.add(id)
            return super().find(id, n)

    listener = Look(Listener("fr", [GAME.folder], NAMES), CLANS)
    for players in (2, 3, 4):
        for state in positions(players, seed=players, choose_colours=True):
            for viewer in (state.seat, 0):
                draw(state.view(viewer), listener)
    with open(f"{GAME.folder}/locale/fr.po", encoding="utf-8") as file:
        known = set(re.findall(r'^msgid "(board\.[^"]+)"', file.read(), re.MULTILINE))
    assert known <= asked, known - asked


def test_every_interactive_or_moving_thing_has_a_name() -> None:
    for state in positions(2, seed=7, every=10):
        for markup in draw(state.view(state.seat), look("fr")):
            root = tree(markup)
            for element in root.iter():
                if element.attrib.get("role") in ("button", "img", "group"):
                    assert element.attrib["aria-label"].strip()
            for item in root.iter("li"):
                assert item.attrib["title"].strip()


def test_no_button_lies_inside_another() -> None:
    for state in positions(2, seed=8, every=10):
        for button in tokens(draw(state.view(state.seat), look())):
            assert [e for e in button.iter() if e.attrib.get("role") == "button"] == [button]


def test_names_tell_what_a_drawing_shows() -> None:
    state = GAME.new(players=3, seed=2)
    view = state.view(0)
    called = names(draw(view, look()))
    ship = view["ships"][0]
    players = {"blue": "Astrid", "red": "Bjørn", "green": "Freydís", "yellow": "neutral (Serpent, green)"}
    order = ", ".join(f"{players[colour]} {shields}" for colour, shields in ship["influence"])
    assert called["ship1"] == f"Ship 1: 3 sections of 5, no chest, influence: {order}"
    body = ship["bodies"][1]
    shields = "1 shield" if body["shields"] == 1 else f"{body['shields']} shields"
    assert called["ship1.2"] == f"Ship 1, section 2: {players[body['colour']]}, {shields}"
    first = ship["influence"][0][0]
    assert called[f"ship1.{first}"] == f"Bet in front of ship 1: {players[first]}, free, leading for now"
    mover = NAMES[view["seat"]]
    assert called["first-player"] == (
        "1. First Player: opposite the Chief, a Viking of "
        f"{mover} that has not crossed, it crosses next, free on the Chief’s side"
    )
    assert called["hides"] == "hides: 1 point a chest"


def test_a_clan_stands_for_one_colour_whatever_the_players_chose() -> None:
    for players in (2, 3, 4):
        view = GAME.new(players=players, seed=1).view(0)
        for order in (CLANS, ["stag", "wolf", "serpent", "bear"], ["serpent", "raven", "stag", "wolf"]):
            flags = banners(view, order)
            assert len({flag.clan for flag in flags.values()}) == 4
            for seat in range(players):
                assert flags[view["seats"][seat]["colour"]].clan == order[seat]
            assert sum("neutral" in flag.class_ for flag in flags.values()) == 4 - players


# ---- drawing --------


def test_the_same_view_gives_the_same_drawing() -> None:
    for state in positions(3, seed=9, every=25):
        seat = state.seat
        assert draw(state.view(seat), look()) == draw(GAME.load(state.dump()).view(seat), look())


def test_a_spectator_sees_the_board_too() -> None:
    for state in positions(4, seed=3, every=10):
        assert tree(draw(state.view(None), look())[0]).find("svg") is not None


def test_a_departed_ship_turns_to_the_open_sea() -> None:
    for state in positions(4, seed=6):
        view = state.view(0)
        board = onboard.board(view, look())
        for ship in view["ships"]:
            style = re.search(rf'id="onboard-{ship["token"]}" class="piece" style="([^"]*)"', board)
            assert style is not None
            assert ("scale" in style[1]) is not ship["in_port"]


def test_the_order_of_influence_is_drawn_for_every_ship_in_port() -> None:
    for state in positions(2, seed=12, every=6):
        view = state.view(0)
        labels = [e.attrib.get("aria-label", "") for e in tree(onboard.board(view, look())).iter()]
        orders = [label for label in labels if label.startswith("influence:")]
        assert len(orders) == len([s for s in view["ships"] if s["in_port"] and s["influence"]])


def test_the_cover_has_no_words() -> None:
    cover = tree(onboard.cover())
    assert cover[0].attrib["viewBox"] == "0 0 320 200"
    assert not list(cover.iter("text"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_stays_light(players: int) -> None:
    for state in positions(players, seed=players, every=30):
        elements = tree(draw(state.view(state.seat), look())[0])
        repeated = sum(len(list(symbol.iter())) for symbol in elements.iter("symbol"))
        assert len(list(elements.iter())) - repeated <= 700


def test_letters_are_large_enough_for_a_phone() -> None:
    for state in positions(3, seed=4, every=20):
        for text in tree(draw(state.view(state.seat), look())[0]).iter("text"):
            assert float(text.attrib["font-size"]) >= 26
