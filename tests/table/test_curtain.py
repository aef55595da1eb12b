"""Around one device: nothing that one person may know is on the page when another one takes it."""

from __future__ import annotations

import re

import pytest
from drakkar import Chance, Record

from tests.table.fakes import Locks, Store, Visit
from tests.table.matches import record

pytestmark = pytest.mark.usefixtures("stones")

NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]


def secret_words(visit: Visit, seat: int) -> list[str]:
    """All ways in which the page could tell a seat's stone."""
    stone = visit.match.state.hands[seat]
    return [f"stone {NUMBERS[stone]}", f"s{stone}"]


def tells(markup: str, words: list[str]) -> bool:
    return any(re.search(rf"\b{word}\b", markup) for word in words)


async def sit(made: Record, **settings: object) -> Visit:
    visit = await Visit().open()
    for name, value in {"speed": "none", **settings}.items():
        visit.app.set(name, value)
    visit.app.desk.begin(made, "Ours")
    await visit.settle()
    return visit


def curtain(visit: Visit) -> str:
    """The words of the curtain; empty when it is up."""
    found = [node for node in visit.page.body.all() if "curtain" in node.get("class").split()]
    return found[0].text if found else ""


async def test_the_curtain_asks_for_the_first_person() -> None:
    visit = await sit(record("stones", "pp", "bow"))
    assert "Hand the device to Name0" in curtain(visit)
    assert not visit.has("board") and not visit.has("seats") and not visit.has("log")
    for seat in (0, 1):
        assert not any(tells(markup, secret_words(visit, seat)) for markup in visit.page.patched)
    await visit.press(visit.page.body.one(data_act="curtain"))
    assert curtain(visit) == "" and visit.has("board")
    assert tells(visit.everything, secret_words(visit, 0))
    assert not tells(visit.everything, secret_words(visit, 1))


async def test_a_whole_match_in_which_nobody_sees_anothers_stone() -> None:
    """Between lifting the curtain and handing over, no patch ever told what the others hide."""
    visit = await sit(record("stones", "ppp", rounds=3))
    rng = Chance(5)
    handed = 0
    while not visit.match.state.over:
        state = visit.match.state
        hidden = [seat for seat in range(3) if not state.shown[seat]]
        market = {f"s{stone}" for stone in state.market}
        if curtain(visit):
            assert f"Name{state.seat}" in curtain(visit)
            for seat in hidden:
                assert not tells(visit.everything, secret_words(visit, seat)), "secrets behind the curtain"
            handed += 1
            visit.page.patched.clear()
            await visit.act("curtain")
            continue
        looker = visit.app.play.shown
        for seat in hidden:
            if seat != looker and f"s{state.hands[seat]}" not in market:
                words = secret_words(visit, seat)
                assert not tells(visit.region("app").print(), words)
                assert not any(tells(markup, words) for markup in visit.page.patched)
        moves = state.moves()
        visit.app.play.hint(move=moves[0])
        await visit.act("moves")
        await visit.act("move", value=moves[rng.randrange(len(moves))])
    assert handed >= 9
    assert curtain(visit) == ""


async def test_what_was_said_aloud_does_not_stay_for_the_next_person() -> None:
    visit = await sit(record("stones", "pp", "bow"))
    await visit.act("curtain")
    await visit.act("move", value="draw")
    assert visit.region("announce").text.startswith("You look at stone")
    await visit.act("move", value="take")
    assert "Hand the device to Name1" in curtain(visit)
    assert visit.region("announce").text == "Name0 takes it."
    assert not tells(visit.everything, secret_words(visit, 0))


async def test_the_list_of_moves_is_closed_with_the_curtain() -> None:
    visit = await sit(record("stones", "pp", "bow"))
    await visit.act("curtain")
    await visit.act("moves")
    visit.match.play("keep")
    visit.app.play._next()
    assert visit.region("dialog").text == "" and curtain(visit)
    await visit.act("moves")
    assert not list(visit.region("dialog").all(data_act="move"))


async def test_keys_do_not_look_behind_the_curtain() -> None:
    """Undo, redo and replay have keys: none of them shows what the person before knew."""
    for act in ("back", "first", "undo", "redo", "next", "live", "cancel", "moves", "confirm", "fork"):
        visit = await sit(record("stones", "pp", "bow"))
        await visit.act("curtain")
        await visit.act("move", value="keep")
        words = secret_words(visit, 0)
        assert "Name1" in curtain(visit)
        visit.page.patched.clear()
        await visit.act(act)
        assert not any(tells(markup, words) for markup in visit.page.patched), act
        assert visit.page.body.tags("main")[0].text.strip(), act


async def test_undo_from_behind_the_curtain_asks_for_the_device_again() -> None:
    visit = await sit(record("stones", "pp", "bow"))
    await visit.act("curtain")
    await visit.act("move", value="keep")
    await visit.act("undo")
    assert "Hand the device to Name0" in curtain(visit)
    await visit.act("curtain")
    assert tells(visit.everything, secret_words(visit, 0))
    assert visit.match.record.moves == ["bow"]


async def test_the_replay_behind_the_curtain_is_a_spectators() -> None:
    visit = await sit(record("stones", "pp", "bow", "keep"))
    await visit.act("back")
    assert visit.has("board") and curtain(visit) == ""
    for seat in (0, 1):
        assert not tells(visit.everything, secret_words(visit, seat))
    await visit.act("live")
    assert "Name1" in curtain(visit)


async def test_coming_back_to_a_match_begins_behind_the_curtain() -> None:
    visit = await sit(record("stones", "pp", "bow"))
    await visit.act("curtain")
    await visit.open("#/settings")
    await visit.open(f"#/match/{visit.page.backend.matches[0].removeprefix('drakkar.match.')}")
    assert "Name0" in curtain(visit)


async def test_bots_do_not_need_the_device() -> None:
    visit = await sit(record("stones", "pgp", "bow"))
    await visit.act("curtain")
    await visit.act("move", value="keep")
    assert len(visit.match.record.moves) >= 3
    assert "Name2" in curtain(visit)
    assert not tells(visit.everything, secret_words(visit, 0))


async def test_no_curtain_where_it_would_hide_nothing() -> None:
    assert curtain(await sit(record("stones", "pg", "bow"))) == ""
    assert curtain(await sit(record("raids", "pp"))) == ""
    assert curtain(await sit(record("stones", "rg"))) == ""


async def test_moves_without_a_choice_wait_for_the_right_hands() -> None:
    visit = await sit(record("stones", "pp"))
    assert visit.match.record.moves == []
    await visit.act("curtain")
    assert visit.match.record.moves == ["bow"] and curtain(visit) == ""


async def test_a_second_tab_watches_as_a_spectator() -> None:
    store, locks = Store(), Locks()
    first = await Visit(store, locks).open()
    first.app.set("speed", "none")
    first.app.desk.begin(record("stones", "pp", "bow"), "Ours")
    await first.settle()
    await first.act("curtain")
    second = await Visit(store, locks).open(first.page.hash)
    assert curtain(second) == "" and "another tab" in second.region("prompt").text
    for seat in (0, 1):
        assert not tells(second.everything, secret_words(first, seat))
    await first.open("#/")
    second.page.locks.answer()
    await second.settle()
    assert "Hand the device to Name0" in curtain(second)


async def test_in_practice_undo_hides_what_was_seen() -> None:
    made = record("stones", "pp", "bow", "keep")
    made.practice = True
    visit = await sit(made)
    await visit.act("curtain")
    await visit.act("move", value="draw")
    assert visit.region("announce").text.startswith("You look at")
    await visit.act("undo")
    await visit.act("undo")
    assert "Name0" in curtain(visit)
    assert visit.region("announce").text == ""
