"""The hall: new matches from the form, matches kept here, files, links, and every trouble with them."""

from __future__ import annotations

import json

import pytest
from drakkar import Record
from drakkar.core.record import checksum
from table import links
from table.storage import Memory

from tests.table.fakes import Store, Visit
from tests.table.matches import finished, record, seats

pytestmark = pytest.mark.usefixtures("stones")


async def hall(store: object = None) -> Visit:
    visit = await Visit(store).open()
    visit.app.set("speed", "none")
    return visit


async def kept(*records: Record) -> Visit:
    """A hall with these matches."""
    visit = await hall()
    for index, made in enumerate(records):
        visit.app.desk.begin(made, f"Match {index}")
        await visit.settle()
    await visit.open("#/")
    return visit


def ids(visit: Visit) -> list[str]:
    return [entry.id for entry in visit.app.shelf.list()[0]]


def signed(made: Record, **changes: object) -> str:
    data = {**json.loads(made.print()), **changes}
    del data["checksum"]
    return json.dumps({**data, "checksum": checksum(data)})


# ---- the form -------------------------------------------------------------------------------------


async def test_a_new_match_from_the_form() -> None:
    visit = await hall()
    await visit.start(
        "stones",
        "pgr",
        **{"option.stones.rounds": "3", "option.stones.bold": "on", "practice": "on", "seed": "42"},
    )
    made = visit.match.record
    assert made.game == "stones" and made.seed == 42 and made.practice
    assert made.options == {"rounds": 3, "bold": True}
    assert made.seats == seats("pgr")
    assert visit.page.hash == f"#/match/{visit.match.id}"
    assert "Stones" in visit.match.title and "Name0, Name1, Name2" in visit.match.title
    assert "Practice match" in visit.region("prompt").text


async def test_an_empty_seed_is_drawn() -> None:
    visit = await hall()
    await visit.start("stones", "pg", seed="  ")
    first = visit.match.record.seed
    await visit.open("#/")
    await visit.start("stones", "pg", seed="")
    assert visit.match.record.seed != first


async def test_empty_chairs_and_names() -> None:
    visit = await hall()
    await visit.start("stones", "-pg", name1="", name2="   ")
    assert [seat["name"] for seat in visit.match.record.seats] == ["Bjorn", "Freydis"]
    await visit.open("#/")
    await visit.start("raids", "pgg", name0="x" * 99)
    assert visit.match.record.seats[0]["name"] == "x" * 24


@pytest.mark.parametrize(
    ("kinds", "fields", "words"),
    [
        ("p", {}, "for 2 to 3 players"),
        ("", {}, "for 2 to 3 players"),
        ("pg", {"colour1": "raven"}, "same clan"),
        ("pg", {"seed": "abc"}, "whole number"),
        ("pg", {"seed": "-1"}, "whole number"),
        ("pg", {"seed": "1.5"}, "whole number"),
        ("pg", {"seed": "٣"}, "whole number"),
        ("pg", {"seed": str(2**64)}, "whole number"),
        ("pg", {"kind1": "genius"}, "bot"),
    ],
)
async def test_what_the_form_can_not_mean_is_said(kinds: str, fields: dict[str, str], words: str) -> None:
    visit = await hall()
    await visit.start("stones", kinds, **fields)
    assert words in visit.toast
    assert visit.app.play.match is None and visit.page.backend.matches == []
    assert list(visit.region("toast").all(role="alert"))


async def test_what_was_filled_in_is_there_again() -> None:
    visit = await hall()
    await visit.start("raids", "pgg", name0="Gudrun", seed="5")
    await visit.open("#/")
    values = {node.get("name"): node.get("value") for node in visit.region("new-match").tags("input")}
    assert values["name0"] == "Gudrun" and values["seed"] == "5"


async def test_suggested_names_follow_the_language_and_others_stay() -> None:
    visit = await hall()
    visit.page.fields = {"name0": "Astrid", "name1": "Gudrun", "game": "raids"}
    await visit.act("language", value="fr")
    values = {node.get("name"): node.get("value") for node in visit.region("new-match").tags("input")}
    assert values["name1"] == "Gudrun" and values["name0"] == visit.app.text("seat.name.0")
    assert visit.app.settings.language == "fr"


# ---- matches kept here ----------------------------------------------------------------------------


async def test_matches_in_progress_and_finished_stand_apart() -> None:
    visit = await kept(record("stones", "pg", "bow"), finished("raids", "gr"))
    text = visit.region("app").text
    assert text.index("Matches in progress") < text.index("Match 0") < text.index("Finished matches")
    assert text.index("Finished matches") < text.index("Match 1")
    assert "Name0 to play" in text and "Won by" in text


async def test_continue() -> None:
    visit = await kept(record("stones", "pg", "bow"))
    link = next(node for node in visit.region("app").tags("a") if node.text == "Continue")
    await visit.open(link["href"])
    assert visit.match.record.moves == ["bow"]


async def test_rename() -> None:
    visit = await kept(record("stones", "pg", "bow"))
    (id,) = ids(visit)
    await visit.press(next(visit.region("app").all(data_act="rename")))
    assert visit.region("app").one(data_rename=id)["value"] == "Match 0"
    assert visit.page.focused == "[data-rename]"
    visit.app.desk.renamed(id, "<i>The</i> long winter")
    assert "<i>The</i> long winter" in visit.region("app").text
    assert not list(visit.region("app").all(data_rename=id))
    visit.app.desk.renamed(id, "")
    assert "long winter" in visit.region("app").text


async def test_delete_and_bring_back() -> None:
    visit = await kept(record("stones", "pg", "bow"), record("stones", "pg", "bow"))
    before = visit.page.backend.entries.copy()
    await visit.press(next(visit.region("app").all(data_act="delete")))
    assert len(ids(visit)) == 1 and "deleted" in visit.toast
    await visit.press(visit.region("toast").one(data_act="undelete"))
    assert visit.page.backend.entries == before and visit.toast == ""
    await visit.act("undelete")
    assert visit.page.backend.entries == before


async def test_damaged_entries_are_shown_apart_and_can_be_saved_and_deleted() -> None:
    visit = await kept(record("stones", "pg", "bow"))
    visit.page.backend.set("drakkar.match.bad", "{half of it")
    await visit.open("#/")
    assert "Damaged entries" in visit.region("app").text and "Match 0" in visit.region("app").text
    await visit.press(visit.region("app").one(data_act="export-damaged"))
    assert visit.page.downloads == [("drakkar-damaged-bad.txt", "{half of it")]
    await visit.press(next(visit.region("app").all(data_act="delete", data_value="bad")))
    assert "Damaged entries" not in visit.region("app").text
    await visit.act("undelete")
    assert visit.page.backend.get("drakkar.match.bad") == "{half of it"


async def test_an_entry_that_can_not_be_opened_is_said_and_kept() -> None:
    visit = await kept(record("stones", "pg", "bow"))
    visit.page.backend.set("drakkar.match.bad", "{half of it")
    for id in ("bad", "never-was"):
        await visit.open(f"#/match/{id}")
        assert "can no longer be read" in visit.toast
        assert visit.page.hash == "#/" and visit.has("new-match")
    assert visit.page.backend.get("drakkar.match.bad") == "{half of it"


# ---- files and links ------------------------------------------------------------------------------


async def test_export_wipe_import() -> None:
    made = finished("raids", "pgr")
    visit = await kept(made)
    await visit.press(next(visit.region("app").all(data_act="export")))
    ((name, text),) = visit.page.downloads
    assert name.startswith("drakkar-") and name.endswith(".json") and text == made.print()
    fresh = await hall()
    fresh.app.desk.imported(text)
    await fresh.settle()
    assert fresh.match.record.print() == text
    assert fresh.match.state.digest() == made.at().digest()


async def test_export_from_the_table() -> None:
    visit = await kept(record("stones", "pg", "bow"))
    await visit.open(f"#/match/{ids(visit)[0]}")
    await visit.press(visit.region("bar").one(data_act="export-match"))
    assert Record.parse(visit.page.downloads[0][1]).moves == ["bow"]


FAULTS = [
    ("no json", "not a Drakkar match"),
    ("[]", "not a Drakkar match"),
    ("x" * 2_000_001, "too long"),
    (lambda: signed(record(), format=99), "newer version"),
    (lambda: record().print().replace("Name0", "Name9"), "checksum"),
    (lambda: signed(record(), extra=1), "entry"),
    (lambda: signed(record(), game="chess"), "not on this table"),
    (lambda: signed(record(), moves=["fly"]), "does not follow the rules"),
    (lambda: signed(record(), seats=seats("p")), "for 2 to 3 players"),
    (lambda: signed(record(), seed=-1), "seed"),
    (lambda: signed(record(), options={"speed": 1}), "option speed"),
    (lambda: signed(record(), engine="0.0.1", moves=["fly"], snapshot=None), "kept no picture"),
    (lambda: signed(record(), engine="0.0.1", moves=["fly"], snapshot={}), "another game"),
    (lambda: signed(record(), seats=[{**seats("p")[0], "colour": "mauve"}, seats("pp")[1]]), "clan"),
    (lambda: signed(record(), seats=[{**seats("p")[0], "bot": "genius"}, seats("pp")[1]]), "bot"),
]


@pytest.mark.parametrize(("text", "words"), FAULTS)
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_files_that_can_not_be_used_are_said_and_lose_nothing(
    text: object, words: str, language: str
) -> None:
    visit = await kept(record("stones", "pg", "bow"))
    visit.app.set("language", language)
    before = visit.page.backend.entries.copy()
    visit.app.desk.imported(text() if callable(text) else str(text))
    assert visit.toast and not visit.toast.startswith("error.") and "{" not in visit.toast
    if language == "en":
        assert words in visit.toast
    assert visit.page.backend.entries == before and visit.has("new-match")


async def test_a_link_opened_on_another_device() -> None:
    made = finished("raids", "pgr")
    visit = await kept(made)
    await visit.press(next(visit.region("app").all(data_act="link")))
    await visit.app.desk._copying  # type: ignore[misc]
    assert "clipboard" in visit.toast
    (fragment,) = visit.page.copied
    fresh = await Visit().open(f"#{fragment}")
    assert fresh.match.record.print() == made.print()
    assert "from a link" in fresh.match.title
    assert fresh.page.hash == f"#/match/{fresh.match.id}"


async def test_a_link_where_copying_is_not_allowed() -> None:
    visit = await kept(record("stones", "pg", "bow"))
    visit.page.can_copy = False
    await visit.open(f"#/match/{ids(visit)[0]}")
    await visit.press(visit.region("bar").one(data_act="link-match"))
    await visit.app.desk._copying  # type: ignore[misc]
    (field,) = visit.region("dialog").tags("input")
    assert links.from_fragment(field["value"].removeprefix("#")).moves == ["bow"]


@pytest.mark.parametrize("fragment", ["record=", "record=abc", "record=%%%", "record=eJwDAAAAAAE"])
async def test_links_that_can_not_be_used(fragment: str) -> None:
    visit = await Visit().open(f"#{fragment}")
    assert "link is damaged" in visit.toast or "not a Drakkar match" in visit.toast
    assert visit.page.hash == "#/" and visit.page.backend.matches == []


async def test_a_link_with_a_clan_that_is_not_there_breaks_nothing() -> None:
    made = Record("stones", [{**seats("p")[0], "colour": "mauve"}, seats("pp")[1]])
    visit = await Visit().open(f"#{links.to_fragment(made)}")
    assert "clan" in visit.toast and visit.page.backend.matches == []
    assert visit.has("new-match")


async def test_a_stale_match_is_shown_read_only() -> None:
    text = signed(finished("stones", "pp"), engine="0.0.1", moves=["fly"])
    visit = await hall()
    visit.app.desk.imported(text)
    await visit.settle()
    assert "other rules" in visit.region("prompt").text and "Final count" in visit.region("count").text
    assert not list(visit.region("prompt").all(data_act="move"))
    for act in ("undo", "redo", "back", "first", "next", "live", "fork"):
        await visit.act(act)
    assert json.loads(visit.match.record.print()) == json.loads(text)


# ---- troubles of storage --------------------------------------------------------------------------


async def test_no_room_for_a_new_match() -> None:
    visit = await hall()
    visit.page.backend.full = True
    await visit.start("stones", "pg")
    assert "storage is full" in visit.region("prompt").text
    await visit.act("move", value="keep")
    moves = visit.match.record.moves[:]
    assert len(moves) > 1
    here = visit.page.hash
    await visit.open("#/")
    assert "storage is full" in visit.region("app").text
    await visit.open(here)
    assert visit.match.record.moves == moves, "moves are lost though the page was never closed"


async def test_no_room_in_the_middle_of_a_match() -> None:
    visit = await kept(record("stones", "pg", "bow"))
    await visit.open(f"#/match/{ids(visit)[0]}")
    visit.page.backend.full = True
    old = dict(visit.page.backend.entries)
    await visit.act("move", value="keep")
    assert "storage is full" in visit.region("prompt").text
    assert visit.page.backend.entries == old
    moves = visit.match.record.moves[:]
    await visit.open("#/rules")
    await visit.open(f"#/match/{ids(visit)[0]}")
    assert visit.match.record.moves == moves
    visit.page.backend.full = False
    await visit.act("move", value=visit.match.state.moves()[0])
    assert "storage is full" not in visit.region("prompt").text
    assert Visit(visit.page.backend).app.shelf.open(visit.match.id).record.moves == visit.match.record.moves


async def test_room_is_made_by_deleting() -> None:
    visit = await kept(record("stones", "pg", "bow"))
    old = ids(visit)[0]
    visit.page.backend.full = True
    await visit.start("stones", "pg")
    new = visit.match.id
    await visit.open("#/")
    visit.page.backend.full = False
    await visit.act("delete", value=old)
    assert "storage is full" not in visit.region("app").text
    assert Visit(visit.page.backend).app.shelf.open(new)


async def test_bringing_back_without_room_keeps_the_match_here() -> None:
    visit = await kept(record("stones", "pg", "bow"))
    (id,) = ids(visit)
    await visit.act("delete", value=id)
    visit.page.backend.full = True
    await visit.act("undelete")
    assert ids(visit) == [id] and "storage is full" in visit.region("app").text


async def test_renaming_without_room() -> None:
    visit = await kept(record("stones", "pg", "bow"))
    visit.page.backend.full = True
    visit.app.desk.renamed(ids(visit)[0], "New")
    assert "storage is full" in visit.region("app").text and "New" in visit.region("app").text


async def test_settings_without_room() -> None:
    visit = await hall()
    visit.page.backend.full = True
    visit.app.set("theme", "dark")
    assert visit.app.settings.theme == "dark" and "storage is full" in visit.region("app").text


async def test_storage_that_is_refused_is_said_and_the_match_can_be_saved_to_a_file() -> None:
    visit = await hall(Memory())
    assert "does not let the page store" in visit.region("app").text
    await visit.start("stones", "pg")
    assert "does not let the page store" in visit.region("prompt").text
    await visit.act("move", value="keep")
    moves = visit.match.record.moves[:]
    here = visit.page.hash
    await visit.open("#/")
    await visit.open(here)
    assert visit.match.record.moves == moves
    await visit.act("export-match")
    assert Record.parse(visit.page.downloads[0][1]).moves == moves


async def test_matches_of_two_moments_have_two_entries() -> None:
    visit = await hall(Store())
    for _ in range(3):
        visit.app.desk.imported(record("stones", "pg", "bow").print())
        await visit.settle()
    assert len(visit.page.backend.matches) == 3
