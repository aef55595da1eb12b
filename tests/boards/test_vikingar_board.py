"""The board of Vikingar: complete, named in both languages, stable from move to move, quick to draw."""

from __future__ import annotations

import math
import random
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from typing import Any

import drakkar
import pytest
from drakkar.vikingar import pieces, runes
from table.boards import vikingar, vikingar_marks, vikingar_throw
from table.boards.vikingar_names import fought
from table.chooser import Chooser, drawn_tokens
from table.languages import LANGUAGES, Text
from table.look import Look

GAME = drakkar.games["vikingar"]
NAMES = ["Astrid", "Bjørn", "Freydís", "Leif"]
CLANS = ["raven", "bear", "wolf", "serpent"]
# Moves that name nothing on the board, so that they are buttons.
BUTTONS = {
    *("rest", "row", "stay", "pay", "storm", "turn-back", "wait", "throw", "accept", "demand"),
    *("keep", "sink", "leave", "build", "treasure", "done"),
}


def look(language: str = "en", lit: frozenset[str] = frozenset()) -> Look:
    return Look(Text(language, [GAME.folder], NAMES), CLANS, lit)


def lights(state: Any) -> frozenset[str]:
    return frozenset(word for move in state.moves() for word in move.split()[1:])


def positions(players: int, seed: int, every: int = 1, moves: int = 900, **options: Any) -> Iterator[Any]:
    """The positions of a random game, its end included if it comes within so many moves."""
    rng = random.Random(seed)
    state = GAME.new(players=players, seed=seed, **options)
    for count in range(moves):
        if state.over:
            break
        if count % every == 0:
            yield state
        state.play(rng.choice(state.moves()))
    yield state


def draw(state: Any, at: Look) -> list[str]:
    view = state.view(state.seat)
    return [vikingar.board(view, at), *[vikingar.panel(view, seat, at) for seat in range(state.players)]]


def tree(markup: str) -> ET.Element:
    return ET.fromstring(f"<drawing>{markup}</drawing>")


def tokens(markup: str) -> dict[str, ET.Element]:
    return {e.attrib["data-token"]: e for e in tree(markup).iter() if "data-token" in e.attrib}


def ids(markup: str) -> list[str]:
    return [element.attrib["id"] for element in tree(markup).iter() if "id" in element.attrib]


# ---- tokens --------


@pytest.mark.parametrize("players, options", [(2, {}), (3, {"council": True}), (4, {"wide_forts": True})])
def test_everything_that_a_move_names_can_be_clicked(players: int, options: dict[str, Any]) -> None:
    buttons: Counter[str] = Counter()
    for state in positions(players, seed=players, every=3, **options):
        if not state.over:
            drawn = drawn_tokens(*draw(state, look()))
            assert lights(state) <= drawn
            buttons.update(move.split()[0] for move in Chooser(state).buttons(drawn))
    assert set(buttons) <= BUTTONS


def test_what_can_be_chosen_is_lit_and_takes_the_focus() -> None:
    for state in positions(3, seed=23, every=20):
        lit = lights(state)
        for markup in draw(state, look(lit=lit)):
            for token, element in tokens(markup).items():
                assert ("lit" in element.attrib["class"].split()) is (token in lit)
                assert element.attrib["tabindex"] == ("0" if token in lit else "-1")


def test_nothing_lies_in_the_way_of_what_can_be_chosen() -> None:
    """Drakkars and sites let clicks through to a space, and drakkars to the sites below them."""
    for state in positions(4, seed=31, every=11):
        lit = lights(state)
        drawn = tokens(draw(state, look(lit=lit))[0])
        view = state.view(state.seat)
        places = {ship["token"]: ship["space"] for ship in view["ships"] if ship["space"]}
        for position, dial in enumerate(view["dials"]):
            for half in ("north", "south") if dial else ():
                places |= {site["token"]: f"{half}{position + 1}" for site in dial[half]}
        for token, space in places.items():
            if space in lit and token not in lit:
                assert "through" in drawn[token].attrib["class"].split()
            if token in pieces.SHIP and lit & pieces.SITE.keys():
                assert "through" in drawn[token].attrib["class"].split()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_and_spaces_keep_their_order_so_that_they_move_instead_of_jumping(players: int) -> None:
    for state in positions(players, seed=40 + players, every=15):
        order = ids(draw(state, look())[0])
        assert len(set(order)) == len(order)
        spaces = [id.removeprefix("space-") for id in order if id.startswith("space-")]
        assert spaces == list(pieces.SPACES)
        afloat = [ship["token"] for ship in state.view(None)["ships"] if ship["space"]]
        assert [id.removeprefix("drakkar-") for id in order if id.startswith("drakkar-")] == afloat


def test_no_id_is_used_twice_on_one_table() -> None:
    for state in positions(4, seed=5, every=40):
        everything = [id for markup in draw(state, look()) for id in ids(markup)]
        assert len(set(everything)) == len(everything)


def test_no_two_drakkars_lie_on_the_same_point() -> None:
    for state in positions(4, seed=84, every=6):
        styles = re.findall(r'style="transform:translate\(([^)]*)\) scale\(0\.6\)', draw(state, look())[0])
        assert len(styles) == sum(ship["space"] is not None for ship in state.view(None)["ships"])
        assert len(set(styles)) == len(styles)


# ---- words --------


def said(markup: str) -> list[str]:
    """All that a person can read or hear of a drawing."""
    texts = []
    for element in tree(markup).iter():
        texts += [element.attrib[name] for name in ("aria-label", "title") if name in element.attrib]
        texts += [text for text in (element.text, element.tail) if text]
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_text_is_in_the_language_of_the_table(language: str, players: int) -> None:
    raw = re.compile(
        r"board\.|piece\.|phase\.|zoom\.|hazard\.|rune\.|[{}]|\w\.(village|city|cult|fort|quest)"
    )
    for state in positions(players, seed=60 + players, every=12, council=players == 4):
        for markup in draw(state, look(language, lights(state))):
            for text in said(markup):
                assert not raw.search(text), text


def test_every_interactive_or_telling_thing_has_a_name() -> None:
    for state in positions(2, seed=7, every=20):
        for markup in draw(state, look("fr")):
            root = tree(markup)
            for element in root.iter():
                if element.attrib.get("role") in ("button", "img", "group"):
                    assert element.attrib["aria-label"].strip()
            for item in root.iter("li"):
                assert "title" in (item.attrib or item[0].attrib)


def board_of(view: dict[str, Any], language: str = "en", lit: frozenset[str] = frozenset()) -> dict[str, str]:
    """The names of the tokens of a board."""
    drawn = tokens(vikingar.board(view, look(language, lit)))
    return {token: element.attrib["aria-label"] for token, element in drawn.items()}


def test_names_tell_what_a_drawing_shows() -> None:
    view = GAME.new(players=2, seed=1).view(0)
    quest = {"card": "witch", "runes": 4, "object": "breath1"}
    view["dials"][0] = {
        "id": "kaldvatn",
        "waterway": True,
        "whirlpool": None,
        "north": [{"token": "kaldvatn.cult", "kind": "cult", "masked": False, "outpost": 1, "quest": None}],
        "south": [
            {"token": "kaldvatn.village", "kind": "village", "masked": True, "outpost": None, "quest": None},
            {"token": "kaldvatn.quest", "kind": "quest", "masked": False, "outpost": None, "quest": quest},
        ],
    }
    view["edge"][0], view["edge"][1] = "fall", "gate-dawn"
    view["ships"][1] |= {"space": "south1", "active": False}
    names = board_of(view)
    assert names["north1"] == "North 1: Kaldvatn, cult site, waterway between north and south"
    assert names["south1"].endswith("mythic quest, waterway between north and south, Astrid’s drakkar 2")
    assert names["north2"] == "North 2: dial face down"
    assert names["kaldvatn.cult"] == "The cult site of Kaldvatn, outpost of Bjørn"
    assert names["kaldvatn.village"] == "The village of Kaldvatn, plundered"
    assert names["kaldvatn.quest"].endswith("creature: Bog witch, 4 runes, reward: Breath of life")
    assert names["edge1"] == "Edge 1: The great fall"
    assert names["edge2"] == "Edge 2: Gate of the Black Dawn"
    assert names["edge3"] == "Edge 3: unexplored"
    assert names["red2"] == "Astrid’s drakkar 2, South 1, played, inactive"
    assert "Bjørn’s drakkar 1" in names["sea"]
    assert board_of(view, "fr")["kaldvatn.village"] == "Le village de Kaldvatn, à feu et à sang"


def test_what_lies_ahead_is_said_and_shown() -> None:
    state = GAME.new(players=2, seed=3)
    state.play(state.moves()[0])  # a drakkar is in hand on the high sea
    view, lit = state.view(state.seat), lights(state)
    event = view["prompt"]["forecast"]["sail north1"][0]
    names = board_of(view, lit=lit)
    assert f"Navigation event: {event['win']:g}% to win with 5 runes" in names["north1"]
    assert "Unknown dial:" in names["north1"]
    assert f"{event['win']:g}".replace(".", ",") in board_of(view, "fr", lit)["north1"]
    board = tree(vikingar.board(view, look(lit=lit)))
    odds = next(e for e in board.iter() if e.attrib.get("id") == "vikingar-odds")
    assert f"{event['win'] + event['onward']:.0f}%" in "".join(odds.itertext())


def test_odds_stand_beside_every_site_that_leads_to_a_throw() -> None:
    seen = 0
    for state in positions(4, seed=12, every=3):
        if state.decision not in ("set-out", "act"):
            continue
        view = state.view(state.seat)
        throws = {
            move.split()[1]
            for move, hazards in view["prompt"]["forecast"].items()
            if any("win" in hazard and hazard["what"] != "event" for hazard in hazards)
        }
        board = tree(vikingar.board(view, look(lit=lights(state))))
        tags = next(e for e in board.iter() if e.attrib.get("id") == "vikingar-tags")
        assert len(tags) == len(throws)
        seen += len(throws)
    assert seen


# ---- throws --------


def combat(attack: runes.Throw, defence: runes.Throw, won: bool) -> dict[str, Any]:
    return {
        "kind": "event",
        "ship": "red2",
        "target": "kraken",
        "defender": None,
        "runes": [len(attack) - 2, len(defence) - 2],
        "throwers": [0, 1],
        "throws": [runes.picture(attack), runes.picture(defence)],
        "won": won,
    }


def test_a_throw_is_a_picture_of_each_rune_with_its_points() -> None:
    face, back, long, out = runes.FACE, runes.BACK, runes.LONG, runes.OUT
    fight = combat((123456, 0b1, face, long, back, out, face), (777, 0, back, back, face), won=True)
    drawing = tree(vikingar_throw.throws(fight, look()))
    bowls = [e for e in drawing.iter() if "bowl" in e.attrib.get("class", "").split()]
    assert [bowl.attrib["class"] for bowl in bowls] == ["bowl ahead", "bowl"]
    attack, defence = bowls
    stones = [e.attrib["class"] for e in attack.iter() if e.attrib.get("class", "").startswith("stone ")]
    assert stones == ["stone face", "stone long", "stone back", "stone out", "stone face"]
    points = [e.text for e in attack.iter("text") if "on-points" in e.attrib["class"]]
    assert points == ["2", "6", "0", "1"]
    assert attack.attrib["aria-label"] == (
        "Attack, thrown by Astrid: active face, overlapping, doubled, 2;"
        " on a long flank, overlapping, doubled, 6;"
        " blank face, 0; out of the area, 0; active face, 1. Total: 9"
    )
    assert defence.attrib["aria-label"].startswith("Defence, thrown by Bjørn: blank face, 0; ")
    verdict = next(e for e in drawing.iter() if e.attrib.get("class") == "verdict")
    assert [e.text for e in verdict.iter("text")] == ["9", "1"]
    assert verdict.attrib["aria-label"] == (
        "Astrid’s drakkar 2 against Kraken (reward: a fifth drakkar; failure: drakkar destroyed):"
        " the attack wins"
    )


def test_a_rune_on_its_short_flank_stands_out() -> None:
    fight = combat((5, 0, runes.SHORT, runes.BACK), (6, 0, runes.FACE), won=True)
    drawing = tree(vikingar_throw.throws(fight, look()))
    verdict = next(e for e in drawing.iter() if e.attrib.get("class") == "verdict")
    assert [e.text for e in verdict.iter("text")] == ["1"]
    assert "points star" in {e.attrib.get("class") for e in verdict.iter("path")}
    assert "wins at once" in tree(vikingar_throw.throws(fight, look()))[0][0].attrib["aria-label"]


def spots(markup: str) -> list[tuple[float, float]]:
    found = re.findall(r'transform="translate\((-?\d+),(-?\d+)\)[^"]*" class="stone', markup)
    return [(float(x), float(y)) for x, y in found]


def test_runes_touch_just_where_they_overlap() -> None:
    rng = random.Random(1)
    for _ in range(300):
        throw = runes.cast(rng.randint(2, 8), rng.randrange)
        lying = spots(vikingar_throw.throws(combat(throw, (1, 0, runes.FACE), True), look()))
        pairs = runes.pairs(throw)
        for i, a in enumerate(lying[: len(throw) - 2]):
            for j, b in enumerate(lying[:i]):
                if (j, i) in pairs:
                    assert math.dist(a, b) < 45
                elif not any(i in pair or j in pair for pair in pairs):
                    assert math.dist(a, b) > 50


def test_a_creature_is_shown_while_it_stands() -> None:
    state = next(
        state
        for state in positions(2, seed=8, every=1, moves=3000)
        if state.kind == "quest" and not state.won
    )
    view = state.view(None)
    fight = fought(view)
    assert fight and fight["creature"] in vikingar_marks.CREATURE
    name = look().text.name("piece", fight["creature"])
    assert name in [e.text for e in tree(vikingar.board(view, look())).iter("text")]


def test_a_throw_to_come_shows_how_many_runes() -> None:
    fight = combat((5, 0, runes.FACE), (6, 0, runes.FACE), won=False) | {
        "throws": [None, None],
        "runes": [6, 3],
        "won": None,
    }
    texts = [e.text for e in tree(vikingar_throw.throws(fight, look())).iter("text")]
    assert "×6" in texts and "×3" in texts and texts.count("?") == 2


# ---- panels --------


def test_a_panel_shows_the_eight_exploits_and_the_holdings() -> None:
    view = GAME.new(players=2, seed=1).view(0)
    view["seats"][0] |= {"gold": 7, "limit": 3, "outposts": 4, "kraken": True}
    view["seats"][0]["exploits"] |= {"sanguinaire": 3, "heros": 1}
    view["seats"][0]["objects"] = [{"token": "axe2", "ready": True}, {"token": "sail1", "ready": False}]
    panel = tree(vikingar.panel(view, 0, look()))
    titles = [item.attrib["title"] for item in panel.iter("li") if "title" in item.attrib]
    assert len(titles) == 8 + 3
    assert "Bloody: cup won, 3 of 3" in titles
    assert "Hero: 1 of 3" in titles
    assert titles[-3:] == [
        "7 gold coins",
        "Drakkars: 2 afloat, 3 in reserve, limit 3, the Kraken is beaten",
        "4 outposts left",
    ]
    objects = {e.attrib["data-token"]: e for e in panel.iter() if "data-token" in e.attrib}
    assert objects["axe2"].attrib["aria-label"].startswith("Frost axe: one rune more against a city")
    assert objects["sail1"].attrib["aria-label"].endswith("Already used this round")
    assert "used" in objects["sail1"].attrib["class"].split()


def test_everything_has_a_picture_of_its_own() -> None:
    assert set(vikingar_marks.SITE) == set(pieces.KIND)
    assert set(vikingar_marks.EXPLOIT) == set(pieces.EXPLOITS)
    assert set(vikingar_marks.EVENT) == {card.id for card in pieces.NAVIGATION}
    assert set(vikingar_marks.CREATURE) == {card.id for card in pieces.QUESTS}
    assert set(vikingar_marks.OBJECT) == {card.object for card in pieces.QUESTS}
    for pictures in (
        vikingar_marks.EVENT,
        vikingar_marks.CREATURE,
        vikingar_marks.OBJECT,
        vikingar_marks.SITE,
    ):
        assert len(set(pictures.values())) == len(pictures)


# ---- the drawing as a whole --------


def test_all_that_is_repeated_is_there() -> None:
    for state in positions(4, seed=11, every=50):
        board = draw(state, look())[0]
        used = set(re.findall(r'href="#(vikingar-[^"]+)"', board))
        assert used <= set(ids(board))
        filled = set(re.findall(r"url\(#([^)]+)\)", board))
        assert filled <= set(ids(board))


def test_the_board_can_be_zoomed() -> None:
    board = tree(vikingar.board(GAME.new(players=2, seed=2).view(0), look("fr")))
    chart = board[0]
    assert chart.tag == "svg" and "data-zoom" in chart.attrib and chart.attrib["tabindex"] == "0"
    steps = {e.attrib["data-zoom-step"]: e for e in board.iter("button")}
    assert {step: e.attrib["aria-controls"] for step, e in steps.items()} == dict.fromkeys(
        ("in", "out", "reset"), chart.attrib["id"]
    )
    assert steps["reset"].attrib["aria-label"] == "Plateau entier (0)"


def test_the_same_view_gives_the_same_drawing() -> None:
    for state in positions(3, seed=9, every=50):
        assert draw(state, look()) == draw(GAME.load(state.dump()), look())


def test_a_spectator_sees_the_board_too() -> None:
    state = GAME.new(players=4, seed=3)
    assert tree(vikingar.board(state.view(None), look())).find("svg") is not None


@pytest.mark.parametrize("players", [2, 4])
def test_the_board_stays_light(players: int) -> None:
    for state in positions(players, seed=players, every=60):
        assert len(list(tree(draw(state, look(lit=lights(state)))[0]).iter())) <= 900
