"""A person at the page: seats a match, plays it with mouse or keys, reads what is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page

from tests.page.harness import wait_ready, wait_until

KINDS = {"p": "person", "g": "greedy", "r": "random", "-": "nobody"}
# Moves without a choice wait too: what is lit now is still lit when it is clicked.
QUICK = '{"speed": "none", "forced": false}'
NO_PAUSES = f"""
    try {{
        localStorage.getItem("drakkar.settings") || localStorage.setItem("drakkar.settings", '{QUICK}');
    }} catch {{ }}
"""
# Whose turn it is: a person's when something can be chosen, nobody's when the points are counted.
ASKED = "Boolean(document.querySelector('#count table, .token.lit, #prompt .move, .curtain'))"
OVER = "Boolean(document.querySelector('#count table'))"
STEP = "Number(document.querySelector('#prompt .asks')?.dataset.move ?? -1)"


def quick(context: BrowserContext) -> BrowserContext:
    """Bots in this profile do not pause, and pieces do not glide."""
    context.add_init_script(NO_PAUSES)
    return context


def visit(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    wait_ready(page)
    page.set_default_timeout(30_000)
    return page


def go(page: Page, hash: str) -> None:
    """Another screen of the same page."""
    page.evaluate("hash => { location.hash = hash }", hash)
    page.wait_for_timeout(60)


def start(page: Page, game: str = "raids", kinds: str = "pgg", seed: str = "7", **fields: str) -> None:
    """Fill in the form of the hall as a person would, and begin."""
    page.locator(f"[name=game][value={game}]").check(force=True)
    for index, kind in enumerate(kinds.ljust(5, "-")):
        seat = page.locator(f"[name=kind{index}]")
        if seat.is_visible():
            seat.select_option(KINDS[kind])
    for name, value in {"seed": seed, **fields}.items():
        page.locator(f"[name={name}]").fill(value)
    page.locator("#new-match button[type=submit]").click()
    wait_until(page, ASKED)


def legal(page: Page) -> Locator:
    """All that can be chosen now."""
    return page.locator(".token.lit, #prompt .move")


def after(page: Page, deed: Callable[[], Any]) -> None:
    """Do something that plays a move or chooses a part of it, and wait until a person is asked again."""
    before = page.evaluate(f"[{STEP}, document.querySelectorAll('.chosen').length]")
    deed()
    wait_until(
        page,
        f"({OVER} || {STEP} !== {before[0]} || document.querySelectorAll('.chosen').length !== {before[1]})"
        f" && {ASKED}",
    )


def play_by_clicks(page: Page, steps: int = 1000) -> int:
    """Choose now this, now that, with the mouse; says how many clicks it took."""
    for click in range(steps):
        if page.evaluate(OVER):
            return click
        choices = legal(page)
        choice = choices.nth((click * 7) % choices.count())
        after(page, choice.click)
    return steps


def moves(page: Page) -> int:
    """How many moves the match on the table has."""
    return int(page.locator("[data-input=replay]").get_attribute("max") or -1)


def python(page: Page, code: str, **values: Any) -> Any:
    """Run Python in the page; the value of the last line comes back as JSON."""
    return page.evaluate(
        """([code, values]) => {
            const python = drakkarBoot.python;
            const scope = python.toPy(values);
            return JSON.parse(python.runPython("import json\\n" + code, {globals: scope}));
        }""",
        [code, values],
    )


def stored(page: Page) -> dict[str, str]:
    """The matches in the browser's storage."""
    entries = page.evaluate("Object.fromEntries(Object.entries(localStorage))")
    return {key: text for key, text in entries.items() if key.startswith("drakkar.match.")}
