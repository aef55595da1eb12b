"""Both languages on every screen and at three sizes: all is translated, and nothing runs over its edge."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from drakkar import games
from playwright.sync_api import BrowserContext, Page, expect
from table.boards import on_the_table

from tests.page.harness import VIEWPORTS
from tests.page.player import go, quick, visit
from tests.page.screens import every_screen
from tests.rules.texts import catalogue
from tests.table.test_catalogues import PAGE

Contexts = Callable[..., BrowserContext]

# All that is read or read out.
WORDS = """() => {
    const spoken = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
    const names = [...document.querySelectorAll("body :not(.clause)")].flatMap((node) =>
        spoken.map((name) => node.getAttribute(name)));
    return [document.title, document.body.innerText, ...names].join("\\n");
}"""
# Ids that are meant to be read: those of clauses, and the text of a move.
CODES = "[...document.querySelectorAll('code')].map((node) => node.textContent)"

# Elements whose text is wider than they are, unless they scroll; and what sticks out of the window.
RUNS_OVER = """() => {
    const wide = (node) => node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1;
    const scrolls = (node) => ["auto", "scroll"].includes(getComputedStyle(node).overflowX);
    const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const name = (node) => `${node.localName}.${node.className} «${node.textContent.trim().slice(0, 40)}»`;
    const faults = [];
    for (const node of document.querySelectorAll(
        "button, .button, .tool, .card, .seat, .sheet, .notice, .toast, .moves, .acts, .what, .option, " +
        ".chair, article, header, nav, section, p, li, h1, h2, h3, legend, label, td, th, summary, dialog"))
        if (shown(node) && !node.matches(".out-of-sight, .out-of-sight *") && wide(node) && !scrolls(node))
            faults.push(`${name(node)}: ${node.scrollWidth} in ${node.clientWidth}`);
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1) faults.push(`the page is ${root.scrollWidth} wide`);
    return faults;
}"""

# Letters in a drawing that its frame cuts off.
CUT_OFF = """() => [...document.querySelectorAll("svg[viewBox] text")].filter((text) => {
    const frame = text.ownerSVGElement.getBoundingClientRect(), box = text.getBoundingClientRect();
    return box.width && text.checkVisibility() && (box.left < frame.left - 2 || box.right > frame.right + 2
        || box.top < frame.top - 2 || box.bottom > frame.bottom + 2);
}).map((text) => text.textContent)"""

ID = re.compile(r"(?<![\w.-])[a-z]+(?:-[a-z]+)*\.[a-z][a-z-]+(?![\w-]*[(@])")
NO_IDS = {"game-icons.net"}


def sentences(language: str) -> set[str]:
    """Texts of the other language that are unlike those of this one."""
    other = "fr" if language == "en" else "en"
    found: set[str] = set()
    for source in (PAGE, *(games[id] for id in on_the_table())):
        own, foreign = (catalogue(source, code) for code in (language, other))  # type: ignore[arg-type]
        same = {form for forms in own.values() for form in forms}
        found |= {
            form
            for id, forms in foreign.items()
            for form in forms
            if len(form) > 12
            and "{" not in form
            and form not in same
            and not id.startswith(("credit", "boot."))
        }
    return found


def unsized(page: Page, screen: str, faults: list[str]) -> None:
    """What runs over at each of the three sizes."""
    for view, (width, height) in VIEWPORTS.items():
        page.set_viewport_size({"width": width, "height": height})
        for script, what in ((RUNS_OVER, "runs over"), (CUT_OFF, "is cut off")):
            found: list[Any] = page.evaluate(script)
            faults += [f"{screen}, {view}: {what}: {fault}" for fault in found]
    page.set_viewport_size(dict(zip(("width", "height"), VIEWPORTS["desk"], strict=True)))  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_screen_is_translated_and_fits(fresh_context: Contexts, site: str, language: str) -> None:
    page = visit(quick(fresh_context(lang=language)), site)
    foreign = sentences(language)
    faults: list[str] = []
    for screen in every_screen(page):
        words = page.evaluate(WORDS)
        ids = set(ID.findall(words)) - set(page.evaluate(CODES)) - NO_IDS
        faults += [f"{screen}: an id is shown: {id}" for id in ids]
        faults += [f"{screen}: braces: {part}" for part in re.findall(r"\{.{0,30}", words)]
        faults += [f"{screen}: another language: {text}" for text in foreign if text in words]
        unsized(page, screen, faults)
    assert not faults, "\n".join(dict.fromkeys(faults))


def test_the_language_can_be_changed_at_any_time(fresh_context: Contexts, site: str) -> None:
    page = visit(quick(fresh_context(lang="en")), site)
    page.locator("[name=name0]").fill("Gudrun")
    page.locator("[data-act=language][data-value=fr]").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("h1")).to_have_text("Prenez place à la table")
    expect(page.locator("[name=name0]")).to_have_value("Gudrun")
    page.locator("#new-match button[type=submit]").click()
    expect(page.locator("#prompt")).to_contain_text("Gudrun")
    expect(page.locator("#log h2")).to_have_text("Journal")
    here = page.url
    go(page, "#/settings")
    page.locator("[data-act=language][data-value=en]").click()
    page.goto(here)
    expect(page.locator("#log h2")).to_have_text("Log")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("#log h2")).to_have_text("Log")
