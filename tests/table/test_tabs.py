"""Two tabs on one match: the second watches until the first is closed, and nothing is played twice."""

from __future__ import annotations

import pytest

from tests.table.fakes import Locks, Store, Visit
from tests.table.matches import record

pytestmark = pytest.mark.usefixtures("stones")


async def two_tabs(kinds: str = "pg") -> tuple[Visit, Visit]:
    store, locks = Store(), Locks()
    first = await Visit(store, locks).open()
    first.app.set("speed", "none")
    first.app.desk.begin(record("stones", kinds, "bow"), "Ours")
    await first.settle()
    second = await Visit(store, locks).open(first.page.hash)
    return first, second


async def test_the_second_tab_only_watches() -> None:
    first, second = await two_tabs()
    assert "open in another tab" in second.region("prompt").text
    assert "another tab" not in first.region("prompt").text
    assert not list(second.region("prompt").all(data_act="move"))
    before = first.page.backend.entries.copy()
    for act in ("undo", "redo", "confirm"):
        await second.act(act)
    await second.act("move", value="keep")
    await second.click(f"s{second.match.state.market[0]}")
    assert first.page.backend.entries == before
    for act in ("undo", "redo"):
        button = second.region("bar").one(data_act=act)
        assert button["aria-disabled"] == "true" and "Another tab" in button["data-why"]


async def test_it_follows_what_the_first_one_plays() -> None:
    first, second = await two_tabs()
    await first.act("move", value="keep")
    second.app.play.stored(f"drakkar.match.{first.match.id}")
    await second.settle()
    assert second.match.record.moves == first.match.record.moves
    assert "keeps the stone" in second.region("log").text


async def test_it_takes_over_when_the_first_one_is_closed() -> None:
    first, second = await two_tabs()
    await first.act("move", value="keep")
    moves = first.match.record.moves[:]
    await first.open("#/")
    await second.settle()
    assert "another tab" not in second.region("prompt").text
    assert second.match.record.moves == moves
    await second.act("move", value=second.match.state.moves()[0])
    assert len(second.match.record.moves) > len(moves)
    third = await Visit(second.page.backend, second.page.locks).open(second.page.hash)
    assert third.app.play.foreign


async def test_bots_of_the_second_tab_do_not_play_before_the_lock_has_answered() -> None:
    store, locks = Store(), Locks()
    first = await Visit(store, locks).open()
    first.app.set("speed", "slow")
    first.app.desk.begin(record("raids", "ggg"), "Ours")
    locks.answer()
    assert first.app.play._playing
    second = Visit(store, locks)
    second.page.go(first.page.hash)
    assert second.app.play._playing is None
    locks.answer()
    assert second.app.play._playing is None and second.app.play.foreign
    first.page.go("#/")


async def test_other_entries_do_not_disturb() -> None:
    first, second = await two_tabs()
    second.page.patched.clear()
    second.app.play.stored("drakkar.settings")
    second.app.play.stored("None")
    first.app.play.stored(f"drakkar.match.{first.match.id}")
    assert second.page.patched == []


async def test_a_match_deleted_elsewhere_stays_on_the_table() -> None:
    first, second = await two_tabs()
    first.page.backend.entries.clear()
    second.app.play.stored(f"drakkar.match.{first.match.id}")
    assert second.match.record.moves == ["bow"]
    await first.act("move", value="keep")
    assert first.page.backend.matches


async def test_the_replay_of_a_watching_tab_can_be_used() -> None:
    first, second = await two_tabs()
    await first.act("move", value="keep")
    second.app.play.stored(f"drakkar.match.{first.match.id}")
    await second.act("first")
    assert "Move 0 of" in second.region("replay").text
    assert "open in another tab" in second.region("prompt").text
