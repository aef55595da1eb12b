"""The one-file page: opened from the disk, with nothing beside it, it plays and remembers."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.page.harness import Watch, wait_ready, wait_until


@pytest.fixture
def single(
    fresh_context: Callable[..., BrowserContext], site_folder: Path, tmp_path: Path, watch: Watch
) -> Page:
    """drakkar.html alone in a folder, opened as by a double click."""
    file = shutil.copy(site_folder / "drakkar.html", tmp_path / "Drakkar – copie.html")
    watch.home(Path(file).as_uri())
    page = fresh_context().new_page()
    page.goto(Path(file).as_uri())
    wait_ready(page)
    return page


def test_plays_and_remembers(single: Page) -> None:
    assert single.evaluate("drakkarBoot.started") == "restored"
    single.locator("#new-match button[type=submit]").click()
    choice = single.locator(".token.lit, #prompt .move").first
    expect(choice).to_be_visible()
    address = single.url
    single.reload()
    wait_ready(single)
    assert single.url == address
    expect(choice).to_be_visible()


def test_visits_differ(single: Page) -> None:
    drawn = set()
    for _ in range(2):
        drawn.add(single.evaluate("drakkarBoot.python.runPython('import random; random.random()')"))
        single.reload()
        wait_ready(single)
    assert len(drawn) == 2


def test_bots_have_their_worker(single: Page) -> None:
    single.evaluate("drakkarBots.choose('{}').catch(() => 0)")
    assert wait_until(single, "['ready', 'lost'].find((state) => drakkarBots.state === state)") == "ready"
    single.evaluate(
        "window.answer = 0; drakkarBots.choose('{}').catch((error) => { answer = error.message; })"
    )
    assert "KeyError" in wait_until(single, "window.answer")


def test_not_too_large(site_folder: Path) -> None:
    assert (site_folder / "drakkar.html").stat().st_size < 20e6
