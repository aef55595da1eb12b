"""The quieter screens and the settings: what the address asks for, and what this browser remembers."""

from __future__ import annotations

import json

import pytest
from drakkar import games
from table import settings
from table.boards import on_the_table
from table.hall import shelf, text_of
from table.languages import LANGUAGES
from table.prerender import prerender
from table.settings import CHOICES, Settings

from tests.table.dom import parse
from tests.table.fakes import Store, Visit
from tests.table.matches import finished, record

ADDRESSES = [
    "",
    "#",
    "#/",
    "#/rules",
    "#/rules/raids",
    "#/settings",
    "#/credits",
    "#/nowhere",
    "#nonsense",
    "#//",
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", ADDRESSES)
async def test_every_address_shows_a_screen(address: str, language: str) -> None:
    visit = Visit(language=language)
    visit.app.route(address)
    (heading,) = visit.region("app").tags("h1")
    assert heading.text and "." not in heading.text
    assert visit.page.title
    assert visit.page.settings and visit.page.settings.language == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hall_of_the_build_is_the_hall_of_the_page(language: str) -> None:
    page = parse(prerender(language))
    assert [node["value"] for node in page.all(name="game")] == _by_title(language)
    assert page.one(type="submit").get("disabled", "absent") == ""  # until Python is there


def _by_title(language: str) -> list[str]:
    return [game.id for game in shelf(language)]


async def test_ids_are_unique_on_every_screen() -> None:
    visit = await Visit().open()
    visit.app.set("speed", "none")
    visit.app.desk.begin(finished("raids", "pgr"), "Ours")
    await visit.settle()
    for address in (visit.page.hash, *ADDRESSES):
        await visit.open(address)
        ids = [node["id"] for node in visit.page.body.all() if node.get("id")]
        assert len(ids) == len(set(ids)), address


async def test_a_dialog_does_not_lie_over_the_next_screen() -> None:
    visit = await Visit().open()
    await visit.act("clause", game="raids", value="navigate.must-sail")
    assert visit.region("dialog").text
    await visit.open("#/rules/raids/navigate.must-sail")
    assert visit.region("dialog").text == ""


# ---- the rulebook ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", on_the_table())
async def test_the_rulebook_has_every_clause(game: str) -> None:
    visit = await Visit().open(f"#/rules/{game}")
    ids = {
        node["id"].removeprefix("clause-")
        for node in visit.region("app").all()
        if "clause-" in node.get("id")
    }
    assert ids == set(games[game].rulebook)
    for section in games[game].rulebook.sections:
        assert section.en in visit.region("app").text


async def test_a_clause_that_was_asked_for_is_marked_and_focused() -> None:
    visit = await Visit().open("#/rules/raids/navigate.must-sail")
    (marked,) = [node for node in visit.region("app").all() if node.get("class") == "marked"]
    assert marked["id"] == "clause-navigate.must-sail" and marked["tabindex"] == "-1"
    assert visit.page.focused == '[id="clause-navigate.must-sail"]'


@pytest.mark.parametrize("address", ["#/rules/raids/no.such", '#/rules/raids/"><script>', "#/rules/chess"])
async def test_a_clause_or_game_that_is_not_there(address: str) -> None:
    visit = await Visit().open(address)
    assert visit.page.focused == "" and "the rules" in visit.region("app").tags("h1")[0].text


async def test_the_rulebook_is_searched_in_the_language_of_the_page() -> None:
    visit = await Visit(language="fr").open("#/rules/raids")
    everything = len(visit.region("app").tags("code"))
    visit.app.search("monstre")
    found = len(visit.region("app").tags("code"))
    assert 0 < found < everything
    visit.app.search("MONSTRE navire")
    assert len(visit.region("app").tags("code")) <= found
    visit.app.search("zzzz")
    assert visit.app.text("rules.none") in visit.region("app").text
    visit.app.search("")
    assert len(visit.region("app").tags("code")) == everything


# ---- settings --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "value"), [(n, v) for n, values in CHOICES.items() for v in values])
async def test_every_setting_is_kept_and_shown(name: str, value: object) -> None:
    visit = await Visit().open("#/settings")
    visit.app.set(name, value)
    checked = [node for node in visit.region("app").all(name=name) if "checked" in node.attributes]
    assert [node["value"] for node in checked] == [str(value)]
    assert getattr(visit.page.settings, name) == value
    again = Visit(visit.page.backend)
    assert getattr(again.app.settings, name) == value


async def test_the_language_is_kept() -> None:
    visit = await Visit(language="en").open()
    await visit.act("language", value="fr")
    assert (
        "Prenez place" in visit.region("app").text or visit.app.text("hall.title") in visit.region("app").text
    )
    assert Visit(visit.page.backend, language="en").app.settings.language == "fr"
    await visit.act("language", value="tlh")
    assert visit.app.settings.language == "fr"


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "x",
        "[]",
        "7",
        "null",
        '{"theme": "pink"}',
        '{"theme": ["dark"]}',
        '{"speed": 3}',
        '{"x": "y"}',
        "[" * 9999,
    ],
)
def test_settings_that_can_not_be_read_are_the_usual_ones(kept: str) -> None:
    store = Store()
    store.entries["drakkar.settings"] = kept
    store.entries["drakkar.language"] = "tlh"
    assert settings.load(store, "fr") == Settings(language="fr")


def test_what_is_known_of_old_settings_is_kept() -> None:
    store = Store()
    store.entries["drakkar.settings"] = json.dumps({"theme": "dark", "wind": "north", "language": "fr"})
    assert settings.load(store, "en") == Settings(theme="dark")


async def test_unknown_values_change_nothing() -> None:
    visit = await Visit().open("#/settings")
    before = visit.app.settings
    for name, value in (("theme", "pink"), ("wind", "north"), ("confirm", "maybe"), ("language", "")):
        visit.app.set(name, value)
    assert visit.app.settings == before


async def test_the_language_of_a_match_follows() -> None:
    visit = await Visit().open()
    visit.app.set("speed", "none")
    visit.app.desk.begin(record("raids", "pp"), "Ours")
    await visit.settle()
    here = visit.page.hash
    english = visit.region("prompt").text
    await visit.open("#/settings")
    await visit.act("language", value="fr")
    await visit.open(here)
    assert visit.region("prompt").text != english
    assert visit.app.text("table.log") in visit.region("log").text


async def test_credits_thank_every_game() -> None:
    for language in LANGUAGES:
        visit = await Visit(language=language).open("#/credits")
        for game in on_the_table():
            assert text_of(games[game], language)("credit") in visit.region("app").text
