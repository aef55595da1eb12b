"""Files, links and every trouble with storage: a clear sentence, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from drakkar import Record
from playwright.sync_api import BrowserContext, Route, expect

from tests.page.harness import READY, wait_ready, wait_until
from tests.page.player import ASKED, go, legal, moves, play_by_clicks, quick, start, stored, visit

Contexts = Callable[..., BrowserContext]
FULL = """
    const plain = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
        if (window.full && key.startsWith("drakkar.match."))
            throw new DOMException("no room", "QuotaExceededError");
        return plain.call(this, key, value);
    };
"""
FILL = """() => {
    for (let size = 2 ** 20; size >= 1; size = size >> 1)
        for (let n = 0; ; n++)
            try { localStorage.setItem(`other.${size}.${n}`, "x".repeat(size)); } catch { break; }
}"""
EMPTY = """() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("other.")) localStorage.removeItem(key);
}"""
REFUSED = """
    Object.defineProperty(window, "localStorage", {
        get() { throw new DOMException("not allowed here", "SecurityError"); },
    });
"""


def record_of(text: str) -> Record:
    return Record.parse(json.loads(text)["record"])


def test_export_wipe_import(fresh_context: Contexts, site: str, tmp_path: Path) -> None:
    page = visit(quick(fresh_context(lang="fr")), site)
    start(page, kinds="pgg")
    play_by_clicks(page, 6)
    before = moves(page)
    go(page, "#/")
    with page.expect_download() as download:
        page.locator("[data-act=export]").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".json" and len(Record.parse(file.read_text("utf-8")).moves) == before

    page.evaluate("localStorage.clear()")
    page.reload()
    wait_ready(page)
    expect(page.locator(".matches")).to_have_count(0)
    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text("utf-8").replace('"seed": 7', '"seed": 8'), "utf-8")
    page.locator("[data-file=import]").set_input_files(broken)
    expect(page.locator("#toast [role=alert]")).to_contain_text("somme de contrôle")
    assert stored(page) == {}
    page.locator("[data-file=import]").set_input_files(file)
    wait_until(page, ASKED)
    assert moves(page) == before
    assert record_of(*stored(page).values()).print() == file.read_text("utf-8")


def test_a_link_opened_in_a_fresh_profile(fresh_context: Contexts, site: str) -> None:
    page = visit(quick(fresh_context(permissions=["clipboard-read", "clipboard-write"])), site)
    start(page, kinds="pgg")
    play_by_clicks(page, 5)
    page.locator("[data-act=link-match]").click()
    expect(page.locator("#toast")).to_contain_text("clipboard")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{site}#record=")
    sent = record_of(*stored(page).values())

    other = visit(quick(fresh_context()), site)
    other.goto(link)
    wait_until(other, ASKED)
    expect(other.locator("#bar h1")).to_contain_text("from a link")
    assert record_of(*stored(other).values()).print() == sent.print()
    assert "#/match/" in other.url
    other.go_back()
    expect(other.locator("#new-match")).to_be_visible()
    assert len(stored(other)) == 1, "going back opens the link again"
    other.goto(link[:-40])
    expect(other.locator("#toast [role=alert]")).to_contain_text("damaged or incomplete")
    assert len(stored(other)) == 1 and other.url.endswith("#/")


def test_no_room_left(fresh_context: Contexts, site: str) -> None:
    """The notice comes, play goes on, and all is stored once there is room."""
    context = quick(fresh_context())
    context.add_init_script(FULL)
    page = visit(context, site)
    start(page, kinds="pgg")
    play_by_clicks(page, 3)
    kept = stored(page)
    page.evaluate("window.full = true")
    play_by_clicks(page, 3)
    expect(page.locator(".notice")).to_contain_text("storage is full")
    played = moves(page)
    assert stored(page) == kept
    go(page, "#/settings")
    go(page, "#/")
    expect(page.locator(".notice")).to_contain_text("storage is full")
    page.locator(".saved a.primary").click()
    wait_until(page, ASKED)
    assert moves(page) == played
    with page.expect_download() as download:
        page.locator("[data-act=export-match]").click()
    assert len(Record.parse(download.value.path().read_text("utf-8")).moves) == played
    page.evaluate("window.full = false")
    play_by_clicks(page, 1)
    expect(page.locator(".notice")).to_have_count(0)
    page.reload()
    wait_ready(page)
    wait_until(page, ASKED)
    assert moves(page) > played


def test_a_storage_that_others_have_filled(fresh_context: Contexts, site: str) -> None:
    page = visit(quick(fresh_context()), site)
    start(page, kinds="pgg")
    played = moves(page)
    page.evaluate(FILL)
    page.reload()
    wait_ready(page)
    wait_until(page, ASKED)
    assert moves(page) == played
    play_by_clicks(page, 4)
    expect(page.locator(".notice")).to_contain_text("storage is full")
    page.evaluate(EMPTY)
    play_by_clicks(page, 1)
    expect(page.locator(".notice")).to_have_count(0)


def test_storage_that_is_refused(fresh_context: Contexts, site: str) -> None:
    context = fresh_context()
    context.add_init_script(REFUSED)
    page = visit(context, site)
    expect(page.locator(".notice")).to_contain_text("does not let the page store")
    go(page, "#/settings")
    page.locator("[name=speed][value=none]").check()
    go(page, "#/")
    start(page, kinds="pgg")
    play_by_clicks(page, 3)
    expect(page.locator(".notice")).to_contain_text("does not let the page store")
    played = moves(page)
    go(page, "#/")
    page.locator(".saved a.primary").click()
    wait_until(page, ASKED)
    assert moves(page) == played
    with page.expect_download() as download:
        page.locator("[data-act=export-match]").click()
    assert len(Record.parse(download.value.path().read_text("utf-8")).moves) == played


def test_damaged_entries(fresh_context: Contexts, site: str) -> None:
    page = visit(quick(fresh_context()), site)
    start(page, kinds="pgg")
    page.evaluate("""() => {
        const [key] = Object.keys(localStorage).filter((name) => name.startsWith("drakkar.match."));
        const text = localStorage.getItem(key);
        localStorage.setItem("drakkar.match.half", text.slice(0, text.length / 2));
        localStorage.setItem("drakkar.match.other", text.replace("Astrid", "Astrud"));
        localStorage.setItem("drakkar.settings", "{{{");
    }""")
    page.goto(f"{site}#/match/half")
    expect(page.locator("#toast [role=alert]")).to_contain_text("can no longer be read")
    page.reload()
    wait_ready(page)
    matches = page.locator(".matches")
    expect(matches).to_contain_text("Damaged entries")
    expect(matches.locator("[data-act=export-damaged]")).to_have_count(2)
    expect(matches.locator("a.primary")).to_have_count(1)
    with page.expect_download() as download:
        matches.locator("[data-act=export-damaged]").first.click()
    assert download.value.path().read_text("utf-8") == stored(page)["drakkar.match.half"]
    matches.locator("[data-act=delete][data-value=half]").click()
    assert "drakkar.match.half" not in stored(page)
    page.locator("[data-act=undelete]").click()
    assert "drakkar.match.half" in stored(page)
    matches.locator("a.primary").click()
    expect(legal(page).first).to_be_visible()


def test_two_tabs(fresh_context: Contexts, site: str) -> None:
    context = quick(fresh_context())
    first = visit(context, site)
    start(first, kinds="pgg")
    second = visit(context, first.url)
    expect(second.locator(".notice")).to_contain_text("open in another tab")
    expect(legal(second)).to_have_count(0)
    play_by_clicks(first, 3)
    played = moves(first)
    wait_until(second, f"document.querySelector('[data-input=replay]').max === '{played}'")
    expect(legal(second)).to_have_count(0)
    first.close()
    wait_until(second, ASKED)
    expect(second.locator(".notice")).to_have_count(0)
    assert moves(second) == played
    play_by_clicks(second, 2)
    assert moves(second) > played


def test_a_frame_in_a_sandbox(fresh_context: Contexts, site: str) -> None:
    """It may run scripts and nothing else. Its host lets any origin read the files, as most do."""
    context = fresh_context()
    address = f"{site}frame.html"

    def answer(route: Route) -> None:
        if route.request.url == address:
            route.fulfill(content_type="text/html", body='<iframe sandbox="allow-scripts" src="./"></iframe>')
        else:
            response = route.fetch()
            headers = {**response.headers, "access-control-allow-origin": "*"}
            route.fulfill(response=response, headers=headers)

    context.route(f"{site}**", answer)
    page = context.new_page()
    page.goto(address)
    inside = page.frame_locator("iframe")
    expect(inside.locator("#boot")).to_have_count(0, timeout=READY)
    expect(inside.locator(".notice")).to_contain_text("does not let the page store")
    inside.locator("#new-match button[type=submit]").click()
    expect(inside.locator(".token.lit, #prompt .move").first).to_be_visible(timeout=20_000)
