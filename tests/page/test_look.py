"""How it looks and moves: three sizes, two themes, pieces that glide, stillness for those who ask for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.page.harness import VIEWPORTS, wait_until
from tests.page.player import ASKED, go, legal, play_by_clicks, quick, start, visit
from tests.page.screens import put_on_table
from tests.table.matches import finished

Contexts = Callable[..., BrowserContext]
# Pixels of the smallest letters that are on the screen, with what they say.
SMALLEST = """() => {
    const sizes = [];
    const walk = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode.parentElement;
        if (!walk.currentNode.data.trim() || !node.checkVisibility()) continue;
        if (node.closest("title, style, option")) continue;
        const scale = node.ownerSVGElement ? node.getScreenCTM().a : 1;
        sizes.push([parseFloat(getComputedStyle(node).fontSize) * scale, walk.currentNode.data.trim()]);
    }
    return sizes.sort((a, b) => a[0] - b[0])[0];
}"""
SMALL_TARGETS = """() => [...document.querySelectorAll("button:not(.clause), a.tool, .token.lit, select")]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .filter((node) => {
        const box = node.getBoundingClientRect();
        return Math.min(box.width, box.height) < 24;
    })
    .map((node) => node.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("view", VIEWPORTS)
def test_a_match_at_three_sizes(fresh_context: Contexts, site: str, view: str) -> None:
    width, height = VIEWPORTS[view]
    page = visit(quick(fresh_context(view=view, has_touch=view != "desk")), site)
    start(page, kinds="pgg")
    board = page.locator("#board svg").first.bounding_box()
    assert board and board["width"] <= width and board["width"] > 0.4 * min(width, height)
    assert page.evaluate(SMALL_TARGETS) == []
    play_by_clicks(page, 6)
    size, words = page.evaluate(SMALLEST)
    assert size >= 9, f"{words!r} is {size} pixels high"
    if view == "phone":
        assert page.locator("#prompt").bounding_box()["y"] > board["y"]  # one column  # type: ignore[index]
    put_on_table(page, finished("raids", "pgr"))
    size, words = page.evaluate(SMALLEST)
    assert size >= 9, f"{words!r} is {size} pixels high"


def colours(page: Page) -> list[str]:
    return list(
        page.evaluate("""["#app", ".sheet", ".seat"].map((name) => {
        const style = getComputedStyle(document.querySelector(name));
        return [style.color, style.backgroundColor, style.backgroundImage].join();
    })""")
    )


def test_themes(fresh_context: Contexts, site: str) -> None:
    """The system's choice first, then the player's own."""
    page = visit(quick(fresh_context(color_scheme="dark")), site)
    start(page, kinds="pgg")
    night = colours(page)
    page.emulate_media(color_scheme="light")
    day = colours(page)
    assert day != night
    here = page.url
    for theme, expected in (("dark", night), ("light", day)):
        go(page, "#/settings")
        page.locator(f"[name=theme][value={theme}]").check()
        page.goto(here)
        wait_until(page, ASKED)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            assert colours(page) == expected, (theme, scheme)


DURATION = """() => Math.max(...[...document.querySelectorAll("#board .piece")].flatMap((node) =>
    getComputedStyle(node).transitionDuration.split(",").map(parseFloat)))"""


def test_pieces_glide_and_stand_still_for_those_who_ask(fresh_context: Contexts, site: str) -> None:
    page = visit(fresh_context(), site)
    start(page, kinds="ppp")
    assert page.evaluate(DURATION) >= 0.2
    page.evaluate("""() => {
        window.ran = [];
        window.old = document.querySelector("#board .piece");
        document.addEventListener("transitionrun", ({ target }) => {
            if (target.matches(".piece")) window.ran.push(target.id);
        });
    }""")
    ships = page.locator("#board .piece")
    ids = ships.evaluate_all("(all) => all.map((node) => node.id)")
    assert all(ids) and len(ids) == len(set(ids))
    legal(page).last.click()
    wait_until(page, "window.ran.length")
    assert page.evaluate("window.old.isConnected"), "a piece that is drawn anew jumps"
    assert ships.evaluate_all("(all) => all.map((node) => node.id)") == ids

    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(DURATION) <= 0.01
    assert page.evaluate("document.getAnimations().length") == 0
    page.emulate_media(reduced_motion="no-preference")
    here = page.url
    go(page, "#/settings")
    page.locator("[name=speed][value=none]").check()
    page.goto(here)
    wait_until(page, ASKED)
    assert page.evaluate(DURATION) <= 0.01


def test_the_form_follows_the_game(fresh_context: Contexts, site: str) -> None:
    """Chairs that it does not have and options of others are not shown."""
    page = visit(quick(fresh_context()), site)
    for game in page.locator("[name=game]").evaluate_all("(all) => all.map((one) => one.value)"):
        page.locator(f"[name=game][value={game}]").check(force=True)
        options = page.locator(".options:visible")
        assert all(f"options-{game}" in (each.get_attribute("class") or "") for each in options.all())
        assert 2 <= page.locator(".chair:visible").count() <= 5
    expect(page.locator("#new-match button[type=submit]")).to_be_enabled()
