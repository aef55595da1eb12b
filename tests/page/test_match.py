"""Matches in a real browser: played by clicks, found again after a reload, the same as anywhere else."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from drakkar import Chance, Record, games
from drakkar.bots import choose
from playwright.sync_api import BrowserContext, expect
from table.boards import on_the_table

from tests.page.harness import wait_ready, wait_until
from tests.page.player import (
    ASKED,
    after,
    go,
    legal,
    moves,
    play_by_clicks,
    python,
    quick,
    start,
    stored,
    visit,
)
from tests.table.matches import seats

Contexts = Callable[..., BrowserContext]


def test_a_whole_match_by_clicks(fresh_context: Contexts, site: str, tmp_path: Path) -> None:
    page = visit(quick(fresh_context()), site)
    start(page, kinds="pgr")
    play_by_clicks(page, 12)
    page.reload()  # in the middle of the match
    wait_ready(page)
    wait_until(page, ASKED)
    played = moves(page)
    assert played >= 12
    play_by_clicks(page)
    expect(page.locator("#prompt")).to_contain_text(
        "victory" if "share" in page.inner_text("#prompt") else "wins"
    )

    with page.expect_download() as download:
        page.locator("[data-act=export-match]").click()
    download.value.save_as(tmp_path / "match.json")
    text = (tmp_path / "match.json").read_text("utf-8")
    record = Record.parse(text)
    assert len(record.moves) == moves(page) > played
    assert record.at().over and json.loads(text)["snapshot"] == record.at().dump()
    totals = [cell.split()[0] for cell in page.locator("#count .total td").all_inner_texts()]
    assert totals == [str(score.total) for score in record.at().scores()]
    parts = len(record.at().scores()[0].parts)
    expect(page.locator("#count tbody tr")).to_have_count(parts + 1)
    expect(page.locator("#count svg.bars")).to_be_visible()
    expect(page.locator("#count svg.curve path")).to_have_count(3)

    page.reload()
    wait_ready(page)
    expect(page.locator("#count table")).to_be_visible()
    go(page, "#/")
    expect(page.locator(".matches")).to_contain_text("Finished matches")


def test_the_same_record_is_the_same_position_everywhere(fresh_context: Contexts, site: str) -> None:
    page = visit(fresh_context(), site)
    for game in on_the_table():
        for seed in (1, 2):
            players = games[game].meta.players[seed - 1]
            record = Record(game, seats("gggg"[:players]), seed)
            rng = Chance(seed)
            while not record.at().over:
                record.play(choose("random", record.at(), rng))
            there = python(
                page,
                "from drakkar import Record\n"
                "record = Record.parse(text)\n"
                "half = record.at(len(record.moves) // 2)\n"
                "json.dumps([record.at().digest(), record.print() == text, half.digest()])",
                text=record.print(),
            )
            half = record.at(len(record.moves) // 2).digest()
            assert there == [record.at().digest(), True, half], (game, seed)


def test_around_the_table(fresh_context: Contexts, site: str) -> None:
    """Undo and redo, preview, refusal, the rule behind it, replay, and a new match from an old move."""
    page = visit(quick(fresh_context()), site)
    start(page, kinds="ppp", name0="Åsa <b>", seed="11")
    expect(page.locator(".seat").first).to_contain_text("Åsa <b>")

    legal(page).first.hover()
    expect(page.locator("#preview")).to_contain_text("Sail to")
    page.locator(".token:not(.lit)").first.click(force=True)
    refusal = page.locator("#refusal")
    expect(refusal).to_have_attribute("aria-live", "assertive")
    assert len(refusal.inner_text()) > 20
    refusal.get_by_role("button").click()
    expect(page.locator("#dialog")).to_contain_text("rulebook")
    page.locator("#dialog a").click()
    expect(page.locator(".marked")).to_be_focused()
    page.go_back()
    wait_until(page, ASKED)

    undo, redo = page.locator("[data-act=undo]"), page.locator("[data-act=redo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.locator("#toast")).to_contain_text("nothing to undo")
    after(page, legal(page).first.click)
    assert moves(page) == 1
    expect(page.locator("#log .steps > li")).to_have_count(1)
    after(page, undo.click)
    assert moves(page) == 0
    after(page, redo.click)
    assert moves(page) == 1

    play_by_clicks(page, 10)
    total = moves(page)
    page.locator("[data-input=replay]").fill("4")
    expect(page.locator("#replay")).to_contain_text(f"Move 4 of {total}")
    expect(legal(page)).to_have_count(0)
    page.locator("#log [data-act=go]").nth(1).click()
    expect(page.locator("#replay")).to_contain_text(f"Move 3 of {total}")
    first = page.url
    page.locator("[data-act=fork]").click()
    wait_until(page, ASKED)
    assert page.url != first and moves(page) == 3
    expect(page.locator("#bar h1")).to_contain_text("from move 3")
    assert len(stored(page)) == 2
    page.goto(first)
    wait_until(page, ASKED)
    assert moves(page) == total


def test_options_seats_and_settings(fresh_context: Contexts, site: str) -> None:
    page = visit(quick(fresh_context()), site)
    page.locator("[name=practice]").check()
    page.locator("[name='option.raids.last_takes_first']").check()
    page.locator("[name=colour1][value=raven]").check(force=True)
    page.locator("#new-match button[type=submit]").click()
    expect(page.locator("#toast [role=alert]")).to_contain_text("same clan")
    page.locator("[name=colour1][value=serpent]").check(force=True)
    start(page, kinds="pr", seed="123")
    expect(page.locator(".notice")).to_contain_text("Practice")
    expect(page.locator(".seat")).to_have_count(2)
    expect(page.locator("#seat-1")).to_contain_text("reckless")
    (text,) = stored(page).values()
    record = Record.parse(json.loads(text)["record"])
    assert record.seed == 123 and record.practice and record.options["last_takes_first"]
    assert [seat["colour"] for seat in record.seats] == ["raven", "serpent"]

    here = page.url
    go(page, "#/settings")
    page.locator("[name=confirm][value=True]").check()
    page.goto(here)
    wait_until(page, ASKED)
    for _ in range(20):
        before = moves(page)
        legal(page).first.click()
        page.wait_for_timeout(100)
        if page.locator("[data-act=confirm]").count():
            break
        wait_until(page, ASKED)
        assert moves(page) > before
    expect(page.locator("#prompt")).to_contain_text("This ends the turn")
    assert moves(page) == before
    after(page, page.locator("[data-act=confirm]").click)
    assert moves(page) > before


def test_pointing_at_a_thing_does_not_move_it(fresh_context: Contexts, site: str) -> None:
    """What a preview or a refusal says leaves what lies below in its place: press and release meet it."""
    page = visit(quick(fresh_context()), site)
    start(page, kinds="pgg")
    place = page.locator("#seats").bounding_box()
    legal(page).first.hover()
    page.locator("#preview strong").wait_for()
    assert page.locator("#seats").bounding_box() == place
    page.locator(".token:not(.lit)").first.dispatch_event("click")
    page.locator("#refusal button").wait_for()
    assert page.locator("#seats").bounding_box() == place


def test_a_redraw_mends_what_has_the_focus_but_not_what_is_being_typed(
    fresh_context: Contexts, site: str
) -> None:
    page = visit(fresh_context(), site)
    found = page.evaluate(
        """() => {
            const place = document.body.appendChild(document.createElement("div"));
            const fields = '<p><input id="one" value="a"><input id="two" value="a"></p>';
            const draw = (words) => drakkarMorph(place, `<button><i>${words}</i></button>${fields}`);
            draw("old");
            const [button, one, two] = ["button", "#one", "#two"].map((it) => place.querySelector(it));
            button.focus();
            draw("new");
            const words = [button.textContent, document.activeElement === button];
            two.value = "changed by nobody";
            one.focus();
            one.value = "typed";
            draw("new");
            return [...words, one.value, two.value];
        }"""
    )
    assert found == ["new", True, "typed", "a"]


def test_what_a_redraw_keeps_stays_as_it_is_wherever_the_focus_is(fresh_context: Contexts, site: str) -> None:
    page = visit(fresh_context(), site)
    found = page.evaluate(
        """() => {
            const place = document.body.appendChild(document.createElement("div"));
            const names = ["one", "two"].map((name) => `<p tabindex="0">${name}</p>`).join("");
            place.innerHTML = `${names}<p id="a" class="old"><b>A</b></p><p id="b">B</p>`;
            const b = place.querySelector("#b");
            place.querySelector("p").focus();
            drakkarMorph(place, '<p id="a" data-kept></p><p id="c">C</p><p id="b">changed</p>');
            return [place.innerHTML, place.querySelector("#b") === b];
        }"""
    )
    assert found == ['<p id="a" class="old"><b>A</b></p><p id="c">C</p><p id="b">changed</p>', True]
