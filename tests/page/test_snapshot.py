"""The memory snapshot: later visits are restored from it, and any trouble with it ends in a plain start."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.page.harness import wait_ready, wait_until

CACHE = "caches.keys().then((names) => names.find((name) => name.startsWith('drakkar-snapshot')))"

PUT = "await cache.put(key, new Response(bytes, {headers}));"
TROUBLE = {
    "evicted": "await caches.delete(name);",
    "cut": "await cache.put(key, new Response(bytes.slice(0, bytes.byteLength / 2), {headers}));",
    "damaged": f"new Uint8Array(bytes).fill(7, 9e6, 9e6 + 4096); {PUT}",
    "of another build": f"await cache.delete(key); {PUT.replace('key', 'key.url + 0')}",
    "of another size than it says": "headers.set('x-size', 65536); " + PUT,
    "refused by Pyodide, though its sum fits": "await cache.put(key, new Response("
    "new Int32Array([2032579, 65536, 0]), {headers: {'x-size': '65536'}}));",
}


def spoil(how: str) -> str:
    return f"""(async () => {{
        const name = await {CACHE};
        const cache = await caches.open(name);
        const [key] = await cache.keys();
        const found = await cache.match(key);
        const headers = new Headers(found.headers);
        const bytes = await found.arrayBuffer();
        {TROUBLE[how]}
    }})()"""


def again(page: Page) -> str:
    """Visits once more and says how the interpreter was started."""
    page.reload()
    wait_ready(page)
    expect(page.locator("#app h1")).to_be_visible()
    return str(page.evaluate("drakkarBoot.started"))


@pytest.fixture
def visited(fresh_context: Callable[..., BrowserContext], site: str) -> Page:
    """A page whose first visit has left a snapshot."""
    context = fresh_context(caches=True)
    context.add_init_script("document.addEventListener('drakkar:snapshot', () => { window.kept = true; })")
    page = context.new_page()
    page.goto(site)
    wait_ready(page)
    assert page.evaluate("drakkarBoot.started") == "plainly"
    wait_until(page, "window.kept")
    return page


def test_later_visits_are_restored_and_differ(visited: Page) -> None:
    drawn = set()
    for _ in range(2):
        assert again(visited) == "restored"
        drawn.add(visited.evaluate("drakkarBoot.python.runPython('import random; random.random()')"))
    assert len(drawn) == 2
    visited.locator("#new-match button[type=submit]").click()
    expect(visited.locator(".token.lit, #prompt .move").first).to_be_visible()


def test_trouble_ends_in_a_plain_start(visited: Page) -> None:
    for how in TROUBLE:
        visited.evaluate(spoil(how))
        assert again(visited) == "plainly", how
        wait_until(visited, "window.kept")
    assert again(visited) == "restored"
