"""Everyone can play: no serious finding of axe-core on any screen, by day and by night; focus is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.page.harness import wait_until
from tests.page.player import ASKED, after, legal, quick, start, visit
from tests.page.screens import every_screen

Contexts = Callable[..., BrowserContext]
AXE = (Path(__file__).resolve().parents[2] / "node_modules/axe-core/axe.min.js").read_text("utf-8")
GRAVE = ("serious", "critical")


def findings(page: Page) -> list[str]:
    """What axe-core calls serious or critical.

    Numbers within a drawing are not its label: the name says in words what they mean.
    """
    result: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    found = []
    for violation in result["violations"]:
        for node in violation["nodes"]:
            drawn = violation["id"] == "label-content-name-mismatch" and node["html"].startswith("<g ")
            if node["impact"] in GRAVE and not drawn:
                found.append(f"{violation['id']} {node['target']}: {node['failureSummary']}"[:400])
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_serious_finding_on_any_screen(fresh_context: Contexts, site: str, theme: str) -> None:
    page = visit(quick(fresh_context(color_scheme=theme)), site)
    page.evaluate(AXE)
    faults = [f"{screen}: {fault}" for screen in every_screen(page) for fault in findings(page)]
    assert not faults, "\n".join(faults)


def test_high_contrast(fresh_context: Contexts, site: str) -> None:
    page = visit(quick(fresh_context()), site)
    page.evaluate(AXE)
    page.goto(f"{site}#/settings")
    page.locator("[name=contrast][value=high]").check()
    for theme in ("light", "dark"):
        page.locator(f"[name=theme][value={theme}]").check()
        expect(page.locator("html")).to_have_attribute("data-contrast", "high")
        assert findings(page) == []
        page.goto(f"{site}#/")
        start(page, kinds="pgg")
        assert findings(page) == []
        page.goto(f"{site}#/settings")


def test_the_focus_is_kept_across_updates(fresh_context: Contexts, site: str) -> None:
    page = visit(quick(fresh_context()), site)
    start(page, kinds="pgg")
    # a summary that was opened stays open, and what had the focus has it still, after every seat has moved
    page.locator("#points-0 summary").click()
    after(page, lambda: legal(page).first.dispatch_event("click"))
    assert page.evaluate("document.activeElement.closest('#points-0') !== null")
    assert page.evaluate("document.querySelector('#points-0').open")
    page.locator("[data-input=replay]").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-act=fork]")).to_be_visible()
    expect(page.locator("[data-input=replay]")).to_be_focused()
    page.keyboard.press("ArrowRight")
    wait_until(page, ASKED)
    expect(page.locator("[data-input=replay]")).to_be_focused()


def test_the_focus_can_be_seen(fresh_context: Contexts, site: str) -> None:
    page = visit(quick(fresh_context()), site)
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("""() => {
            const node = document.activeElement;
            return [node, node.closest("label"), node.nextElementSibling].some((each) => {
                const style = each && getComputedStyle(each);
                return style && (style.outlineStyle !== "none" || style.boxShadow !== "none");
            });
        }"""), page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    start(page, kinds="pgg")
    page.keyboard.press("Tab")
    token = page.locator(".token.lit").first
    before = token.screenshot()
    token.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(token).to_be_focused()
    assert token.screenshot() != before, "a token with the focus looks like any other"


def test_what_can_not_be_chosen_is_said_to_be_so(fresh_context: Contexts, site: str) -> None:
    page = visit(quick(fresh_context()), site)
    start(page, kinds="pgg")
    for name, wanted in (("aria-disabled", "true"), ("tabindex", "-1"), ("role", "button")):
        values = page.locator(".token:not(.lit)").evaluate_all(
            "(all, name) => all.map((g) => g.getAttribute(name))", name
        )
        assert set(values) == {wanted}
    assert all(page.locator(".token").evaluate_all("(all) => all.map((g) => g.getAttribute('aria-label'))"))
    for region in ("#preview", "#refusal", "#announce"):
        assert page.locator(region).get_attribute("aria-live")
    expect(page.locator("main")).to_have_count(1)
    expect(page.locator("h1")).to_have_count(1)
