"""With the server gone: the second visit opens and plays; a new version is offered, never forced."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect
from serve import Server

from tests.page.harness import READY, Watch, wait_ready, wait_until


def installed(page: Page) -> None:
    """Waits until the site is on the device."""
    wait_until(page, "navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller))")


def visit(fresh_context: Callable[..., BrowserContext], address: str) -> Page:
    page = fresh_context(service_workers="allow").new_page()
    page.goto(address)
    wait_ready(page)
    installed(page)
    return page


def test_plays_with_the_server_gone(
    fresh_context: Callable[..., BrowserContext], own_site: tuple[Server, Path], watch: Watch
) -> None:
    server, _ = own_site
    watch.allow("An unknown error occurred when fetching the script", "ERR_CONNECTION_REFUSED")
    page = visit(fresh_context, server.address)
    server.stop()
    page.goto(server.address + "?from=a-link")
    wait_ready(page)
    page.locator("#new-match button[type=submit]").click()
    expect(page.locator(".token.lit, #prompt .move").first).to_be_visible(timeout=READY)


def test_new_version_is_offered(
    fresh_context: Callable[..., BrowserContext], own_site: tuple[Server, Path]
) -> None:
    server, folder = own_site
    page = visit(fresh_context, server.address)
    release(folder, "second")
    page.reload()
    wait_ready(page)
    expect(page.locator("meta[name=release]")).to_have_count(0)
    offer = page.locator("#update")
    expect(offer).to_be_visible()
    offer.get_by_role("button", name="Later").click()
    expect(offer).to_have_count(0)
    page.reload()
    wait_ready(page)
    expect(page.locator("meta[name=release]")).to_have_count(0)
    page.locator("#update").get_by_role("button", name="Open it now").click()
    expect(page.locator("meta[name=release]")).to_have_attribute("content", "second")
    wait_ready(page)


def release(folder: Path, name: str) -> None:
    """Publishes another version over the first: a changed page and the service worker that knows it."""
    index = folder / "index.html"
    index.write_text(
        index.read_text("utf-8").replace("<title>", f'<meta name="release" content="{name}"><title>')
    )
    worker = folder / "service-worker.js"
    script = worker.read_text("utf-8")
    revision = re.search(r'revision:"(\w+)",url:"index.html"|url:"index.html",revision:"(\w+)"', script)
    assert revision, "the page is not in the list of files to keep"
    old = revision[1] or revision[2]
    worker.write_text(script.replace(old, f"{name}-revision"))


def test_installable(page: Page) -> None:
    link = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.evaluate(f"fetch('{link}').then((answer) => answer.json())")
    assert manifest["start_url"] == "./" and manifest["display"] == "standalone"
    assert {"any", "maskable"} <= {icon.get("purpose", "any") for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        size = page.evaluate(
            "address => new Promise((done, failed) => { const image = new Image(); image.onerror = failed;"
            " image.onload = () => done(image.naturalWidth); image.src = address; })",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{size}x{size}")


def test_special_headers_do_no_harm(
    fresh_context: Callable[..., BrowserContext], own_site: tuple[Server, Path]
) -> None:
    """Hosts that isolate their pages: everything still comes from the page's own host."""
    server, _ = own_site
    server.extra = {
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Embedder-Policy": "require-corp",
    }
    page = visit(fresh_context, server.address)
    assert page.evaluate("crossOriginIsolated")
    page.evaluate("drakkarBots.choose('{}').catch(() => 0)")
    assert wait_until(page, "['ready', 'lost'].find((state) => drakkarBots.state === state)") == "ready"
