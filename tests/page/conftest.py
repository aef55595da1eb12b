"""A real browser on the built site, below a sub-path; a page that errs or asks another host fails."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import browsers
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from serve import Server

from tests.page.harness import READY, VIEWPORTS, Watch, wait_ready

ROOT = Path(__file__).resolve().parents[2]

expect.set_options(timeout=30_000)  # bots take their time, and more on a busy machine


@pytest.fixture(scope="session")
def site_folder() -> Path:
    """The built site; built only if a source changed, and by one test runner at a time."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build/site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run(
            ["make", "--no-print-directory", "site"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL
        )
    return ROOT / "site"


@pytest.fixture(scope="session")
def site(site_folder: Path) -> Iterator[str]:
    """The address of the site, on a free port and below a sub-path."""
    server = Server(site_folder, base="/games/table/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.address
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=browsers.chromium(), args=browsers.chromium_flags()
        )
        yield browser
        browser.close()


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Collects faults of the test's pages and fails the test on those that it did not allow."""
    watch = Watch()
    yield watch
    faults = watch.unexpected()
    assert not faults, "the page erred:\n" + "\n".join(faults)


@pytest.fixture
def fresh_context(browser: Browser, site: str, watch: Watch) -> Iterator[Callable[..., BrowserContext]]:
    """Makes browser profiles with nothing stored; `view` names one of VIEWPORTS.

    Without `caches` there is no snapshot: most tests should not pay for making one.
    """
    contexts: list[BrowserContext] = []
    watch.home(site)

    def make(view: str = "desk", lang: str = "en", caches: bool = False, **options: Any) -> BrowserContext:
        width, height = VIEWPORTS[view]
        options.setdefault("service_workers", "block")
        context = browser.new_context(viewport={"width": width, "height": height}, locale=lang, **options)
        context.set_default_timeout(READY)
        if not caches:
            context.add_init_script("Object.defineProperty(window, 'caches', {value: undefined})")
        context.on("page", watch.follow)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def fresh_page(fresh_context: Callable[..., BrowserContext], site: str) -> Callable[..., Page]:
    """Opens the site in a profile of its own and, unless told otherwise, waits until the table is ready."""

    def make(path: str = "", wait: bool = True, **options: Any) -> Page:
        page = fresh_context(**options).new_page()
        page.goto(site + path)
        if wait:
            wait_ready(page)
        return page

    return make


@pytest.fixture
def own_site(site_folder: Path, tmp_path: Path, watch: Watch) -> Iterator[tuple[Server, Path]]:
    """A server of the test's own on a copy of the site: it can be stopped, and its files changed."""
    folder = tmp_path / "site"
    shutil.copytree(site_folder, folder)
    server = Server(folder, base="/own/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    watch.home(server.address)
    yield server, folder
    server.stop()


@pytest.fixture
def page(fresh_page: Callable[..., Page]) -> Page:
    """A page in English on a desk-sized window, ready."""
    return fresh_page()
