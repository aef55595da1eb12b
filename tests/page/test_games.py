"""Whole matches of other games in the page by mouse alone and by keyboard alone, curtain included."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from drakkar import Record
from playwright.sync_api import BrowserContext

from tests.page.harness import wait_until
from tests.page.player import ASKED, OVER, after, legal, quick, start, visit

Contexts = Callable[..., BrowserContext]
MATCHES = [("onboard", "ppr"), ("vikingar", "pgg"), ("reavers", "pgg")]


@pytest.mark.parametrize("hand", ["mouse", "keys"])
@pytest.mark.parametrize(("game", "kinds"), MATCHES)
def test_a_whole_match(
    fresh_context: Contexts, site: str, tmp_path: Path, game: str, kinds: str, hand: str
) -> None:
    page = visit(quick(fresh_context()), site)
    start(page, game=game, kinds=kinds)
    curtains = 0
    for turn in range(2000):
        if page.evaluate(OVER):
            break
        if page.locator("[data-act=curtain]").count():
            curtains += 1
            page.locator("[data-act=curtain]").click()
            wait_until(page, "Boolean(document.querySelector('#board svg'))")
            wait_until(page, ASKED)
            continue
        choices = legal(page)
        choice = choices.nth((turn * 7) % choices.count())
        after(page, choice.click if hand == "mouse" else lambda it=choice: it.press("Enter"))
    assert page.evaluate(OVER)
    assert (curtains > 4) == (kinds.count("p") > 1)
    with page.expect_download() as download:
        page.locator("[data-act=export-match]").click()
    download.value.save_as(tmp_path / "match.json")
    state = Record.parse((tmp_path / "match.json").read_text("utf-8")).at()
    assert state.over
    totals = [cell.split()[0] for cell in page.locator("#count .total td").all_inner_texts()]
    assert totals == [str(score.total) for score in state.scores()]
