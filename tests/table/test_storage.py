"""The shelf: every match in an entry of its own, and none takes another with it."""

from __future__ import annotations

import json

import pytest
from drakkar import BadInput
from drakkar.core.record import checksum
from table.match import Match
from table.storage import MATCH, MAX_TITLE, Memory, Shelf, StorageFull

from tests.table.fakes import Store
from tests.table.matches import finished, match

pytestmark = pytest.mark.usefixtures("stones")


def shelf(*matches: Match) -> Shelf:
    made = Shelf(Store())
    for now, each in enumerate(matches):
        made.save(each, now)
    return made


def named(id: str, title: str = "A match") -> Match:
    made = match("stones", "pp", "bow", "keep")
    made.id, made.title = id, title
    return made


def damaged(kept: Shelf, id: str) -> None:
    with pytest.raises(BadInput) as caught:
        kept.open(id)
    assert caught.value.code == "storage.damaged"
    assert id in kept.list()[1]


def test_save_and_open() -> None:
    m = named("a", "Ours")
    m.undo()
    again = shelf(m).open("a")
    assert (again.id, again.title, again.undone) == ("a", "Ours", ["keep"])
    assert again.record.print() == m.record.print() and again.state == m.state


def test_the_latest_comes_first() -> None:
    saved, wrong = shelf(named("a"), named("c"), named("b")).list()
    assert [entry.id for entry in saved] == ["b", "c", "a"] and wrong == []
    assert saved[0].title == "A match" and saved[0].summary["game"] == "stones"


def test_other_keys_are_not_ours() -> None:
    kept = shelf(named("a"))
    kept.backend.set("drakkar.settings", "{}")
    kept.backend.set("someone.else", "x")
    assert [entry.id for entry in kept.list()[0]] == ["a"] and kept.list()[1] == []


def test_rename() -> None:
    kept = shelf(named("a", "Old"))
    kept.rename("a", "  New <b>title</b> ")
    assert kept.open("a").title == "New <b>title</b>"
    kept.rename("a", "   ")
    assert kept.open("a").title == "New <b>title</b>"
    kept.rename("a", "x" * 500)
    assert len(kept.open("a").title) == MAX_TITLE


def test_take_and_put_back() -> None:
    kept = shelf(named("a"), named("b"))
    text = kept.take("a")
    assert text and [entry.id for entry in kept.list()[0]] == ["b"]
    kept.put_back("a", text)
    assert kept.open("a").title == "A match"
    assert kept.take("nothing") is None


def test_the_record_of_an_entry() -> None:
    assert shelf(named("a")).record_text("a") == named("a").record.print()


@pytest.mark.parametrize(
    "text",
    ["", "x", "null", "[]", "{}", '{"title": "x"}', "[" * 10_000, "x" * 100, '{"checksum": "0"}', "\x00"],
)
def test_a_damaged_entry_stands_apart(text: str) -> None:
    kept = shelf(named("a"), named("c"))
    kept.backend.set(MATCH + "b", text)
    damaged(kept, "b")
    assert [entry.id for entry in kept.list()[0]] == ["c", "a"]
    assert kept.raw("b") == text
    assert kept.take("b") == (text or None)
    assert kept.list()[1] == []


def test_any_cut_or_changed_text_is_damaged() -> None:
    text = shelf(named("a")).raw("a")
    for spoiled in (text[:-1], text[: len(text) // 2], text[1:], text.replace("keep", "show"), text + "}"):
        kept = shelf(named("c"))
        kept.backend.set(MATCH + "b", spoiled)
        damaged(kept, "b")
        assert kept.open("c")


def resigned(text: str, **changes: object) -> str:
    data = {**json.loads(text), **changes}
    del data["checksum"]
    return json.dumps({**data, "checksum": checksum(data)})


def test_a_sound_entry_with_an_unsound_record() -> None:
    kept = shelf(named("a"), named("c"))
    kept.backend.set(MATCH + "a", resigned(kept.raw("a"), record="{}"))
    with pytest.raises(BadInput):
        kept.open("a")
    assert kept.list()[1] == ["a"]
    assert [entry.id for entry in kept.list()[0]] == ["c"]


@pytest.mark.parametrize(
    "summary",
    [
        None,
        {},
        [],
        {"game": "chess", "seats": []},
        {"game": "stones", "seats": [{"name": "x", "colour": "mauve", "bot": ""}]},
        {"game": "stones", "seats": [{"name": "x", "colour": "raven", "bot": "genius"}]},
        {"game": ["stones"], "seats": []},
    ],
)
def test_an_entry_of_what_this_table_does_not_know_stands_apart(summary: object) -> None:
    kept = shelf(named("a"), named("c"))
    kept.backend.set(MATCH + "a", resigned(kept.raw("a"), summary=summary))
    damaged(kept, "a")


def test_no_room_leaves_the_old_entry_and_keeps_the_new_one_here() -> None:
    m = named("a")
    kept = shelf(m)
    old = kept.raw("a")
    kept.backend.full = True  # type: ignore[attr-defined]
    m.play("keep")
    with pytest.raises(StorageFull):
        kept.save(m, 9)
    assert kept.backend.get(MATCH + "a") == old
    assert kept.open("a").record.moves == m.record.moves
    assert [entry.summary["moves"] for entry in kept.list()[0]] == [3]
    kept.backend.full = False  # type: ignore[attr-defined]
    kept.save(m, 10)
    assert not kept.unsaved and Shelf(kept.backend).open("a").record.moves == m.record.moves


def test_a_match_that_never_found_room_is_listed_while_the_page_is_open() -> None:
    kept = shelf()
    kept.backend.full = True  # type: ignore[attr-defined]
    with pytest.raises(StorageFull):
        kept.save(named("a"), 1)
    assert [entry.id for entry in kept.list()[0]] == ["a"]
    assert kept.record_text("a") == named("a").record.print()
    assert kept.take("a") and kept.list() == ([], [])


def test_room_that_is_made_is_used() -> None:
    kept = shelf(named("old"))
    backend = kept.backend
    backend.full = True  # type: ignore[attr-defined]
    with pytest.raises(StorageFull):
        kept.save(named("new"), 1)
    backend.full = False  # type: ignore[attr-defined]
    kept.take("old")
    assert not kept.unsaved and Shelf(backend).open("new")


def test_renaming_without_room_keeps_the_entry() -> None:
    kept = shelf(named("a", "Old"))
    kept.backend.full = True  # type: ignore[attr-defined]
    with pytest.raises(StorageFull):
        kept.rename("a", "New")
    assert Shelf(kept.backend).open("a").title == "Old" and kept.open("a").title == "New"


def test_memory_does_not_last() -> None:
    kept = Shelf(Memory())
    kept.save(named("a"), 1)
    assert kept.open("a") and not kept.backend.lasting
    kept.take("a")
    assert kept.list() == ([], [])


def test_a_finished_match_fits_many_times_into_a_browser() -> None:
    kept = Shelf(Store())
    kept.save(Match("a", "x", finished("raids", "gggg")), 1)
    assert len(kept.raw("a")) < 20_000  # browsers give about five million characters
