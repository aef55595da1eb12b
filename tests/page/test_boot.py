"""The start of the page: seen at once, told in stages, honest about what is missing."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.page.harness import Watch, wait_ready

STAGES = ("download", "start", "rules")


def failing(page: Page, sentence: str) -> None:
    """The start screen shows a sentence and a button instead of its bar."""
    boot = page.locator("#boot")
    expect(boot).to_contain_text(sentence, timeout=60_000)
    expect(boot).to_have_attribute("role", "alert")
    expect(boot.get_by_role("button")).to_be_visible()
    expect(boot.get_by_role("progressbar")).to_be_hidden()


def test_ready_from_a_sub_path_twice(fresh_page: Callable[..., Page], site: str) -> None:
    page = fresh_page()
    assert page.url == site and site.endswith("/games/table/")
    page.reload()
    wait_ready(page)
    expect(page.locator("#app")).not_to_be_empty()


@pytest.mark.parametrize(
    ("lang", "sentence"), [("fr-CA", "jeux de Vikings"), ("en-GB", "Viking board games")]
)
def test_language_of_the_browser(fresh_page: Callable[..., Page], lang: str, sentence: str) -> None:
    page = fresh_page(lang=lang)
    assert page.locator("html").get_attribute("lang") == lang[:2]
    assert sentence in page.title()


def test_stored_language_wins(fresh_context: Callable[..., BrowserContext], site: str) -> None:
    context = fresh_context(lang="en")
    context.add_init_script("if (origin !== 'null') localStorage.setItem('drakkar.language', 'fr')")
    page = context.new_page()
    page.goto(site, wait_until="commit")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_hall_is_there_before_python(
    fresh_context: Callable[..., BrowserContext], site: str, watch: Watch
) -> None:
    context = fresh_context()
    context.route(re.compile(r"\.wasm$|\.tgz$"), lambda route: None)
    page = context.new_page()
    page.goto(site, wait_until="commit")
    expect(page.locator("#app h1")).to_be_visible()
    expect(page.locator("#boot")).to_be_visible()
    page.close()


def test_stages_go_forward(fresh_context: Callable[..., BrowserContext], site: str) -> None:
    context = fresh_context(lang="fr")
    context.add_init_script("""
        window.told = [];
        new MutationObserver(() => {
            const now = document.querySelector('#boot [data-state=now]')?.dataset.stage;
            const part = document.querySelector('#boot progress')?.value;
            const text = document.querySelector('#boot-detail')?.textContent;
            if (now) window.told.push([now, part, text]);
        }).observe(document, {subtree: true, childList: true, attributes: true});
    """)
    page = context.new_page()
    page.goto(site)
    wait_ready(page)
    told = page.evaluate("window.told")
    assert list(dict.fromkeys(stage for stage, _, _ in told)) == list(STAGES)
    parts = [part for _, part, _ in told]
    assert parts == sorted(parts)
    assert any(re.fullmatch(r"\d+,\d Mo reçus sur 1\d,\d", text) for _, _, text in told)


@pytest.mark.parametrize(
    "broken",
    [
        r"\.wasm$",
        r"library-\w+\.zip$",
        r"drakkar-\w+\.tgz$",
        r"pyscript-\w+\.toml$",
        r"asm\.mjs$",
        r"core\.js$",
    ],
)
@pytest.mark.parametrize("how", ["missing", "cut"])
def test_what_is_missing_is_said(
    fresh_context: Callable[..., BrowserContext], site: str, watch: Watch, broken: str, how: str
) -> None:
    watch.allow("")  # every message here follows from the missing file
    context = fresh_context()

    def answer(route: Route) -> None:
        if how == "missing":
            route.fulfill(status=404, body="not here")
        else:
            route.abort("connectionreset")

    context.route(re.compile(broken), answer)
    page = context.new_page()
    page.goto(site)
    failing(page, "The table can’t be laid")
    context.unroute(re.compile(broken))
    page.get_by_role("button", name="Try again").click()
    wait_ready(page)


@pytest.mark.parametrize("broken", [r"\.wasm$", r"drakkar-\w+\.tgz$", r"asm\.mjs$"])
def test_damaged_files_are_said(
    fresh_context: Callable[..., BrowserContext], site: str, watch: Watch, broken: str
) -> None:
    watch.allow("")

    def damage(route: Route) -> None:
        response = route.fetch()
        body = bytearray(response.body())
        body[100:200] = bytes(100)
        route.fulfill(response=response, body=bytes(body))

    context = fresh_context(lang="fr")
    context.route(re.compile(broken), damage)
    page = context.new_page()
    page.goto(site)
    failing(page, "La table ne peut pas être dressée")


def test_python_that_breaks_is_said(
    fresh_context: Callable[..., BrowserContext], site: str, watch: Watch
) -> None:
    watch.allow("this event is not to be had")
    context = fresh_context()
    context.add_init_script("""
        const plain = EventTarget.prototype.addEventListener;
        EventTarget.prototype.addEventListener = function (kind, ...rest) {
            if (kind === 'pointerover') throw new Error('this event is not to be had');
            return plain.call(this, kind, ...rest);
        };
    """)
    page = context.new_page()
    page.goto(site)
    failing(page, "this event is not to be had")


def test_silence_is_said(fresh_context: Callable[..., BrowserContext], site: str, watch: Watch) -> None:
    context = fresh_context()
    context.add_init_script("""
        const plain = window.setTimeout;
        window.setTimeout = (call, wait, ...rest) => plain(call, wait > 20000 ? 1500 : wait, ...rest);
    """)
    context.route(re.compile(r"\.wasm$"), lambda route: None)
    page = context.new_page()
    page.goto(site, wait_until="commit")
    failing(page, "Nothing has moved")
    page.close()


def test_policy_forbids_other_hosts(page: Page, watch: Watch) -> None:
    watch.allow("Content Security Policy", "Failed to fetch", "violates", "another host")
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
    assert "'unsafe-eval'" not in policy and "http" not in policy
    assert page.evaluate("fetch('http://other.invalid/x').then(() => 'went', () => 'refused')") == "refused"
    page.evaluate("document.body.append(Object.assign(document.createElement('script'), {text: 'ran = 1'}))")
    assert page.evaluate("window.ran") is None
