"""Bots think in a worker; the page answers meanwhile, and thinks for itself where no worker can be had."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page

from tests.page.harness import wait_ready, wait_until

ASK = """
import drakkar
from table.thinking import think
state = drakkar.games["raids"].new(players=4, seed=5)
move = await think("greedy", state, drakkar.Chance(3))
assert move in state.moves(), move
move
"""

# One click after another while the worker is busy: how long each waits for its answer.
CLICKS = """async (busy) => {
    let answered = 0;
    const button = document.createElement('button');
    button.onclick = () => { answered = performance.now(); };
    const thinking = Array.from({length: 40}, () => drakkarBots.choose(busy));
    let over = false;
    Promise.all(thinking).then(() => { over = true; });
    const waits = [];
    while (!over) {
        const asked = performance.now();
        await new Promise((done) => setTimeout(() => { button.click(); done(); }));
        waits.push(answered - asked);
    }
    return {moves: await Promise.all(thinking), waits: waits.sort((a, b) => a - b)};
}"""

QUESTION = """
import json, drakkar
state = drakkar.games["raids"].new(players=4, seed=5)
json.dumps({"game": "raids", "state": state.dump(), "level": "greedy", "seed": 3})
"""


def think(page: Page) -> str:
    return str(page.evaluate("(code) => drakkarBoot.python.runPythonAsync(code)", ASK))


def with_worker(page: Page) -> None:
    """Wakes the worker, which happens with the first question, and waits for it."""
    think(page)
    assert wait_until(page, "['ready', 'lost'].find((state) => drakkarBots.state === state)") == "ready"


def test_same_move_from_the_worker_and_from_the_page(page: Page) -> None:
    assert page.evaluate("drakkarBots.state") == "asleep"
    question = page.evaluate("(code) => drakkarBoot.python.runPython(code)", QUESTION)
    with_worker(page)
    there = page.evaluate("(question) => drakkarBots.choose(question)", question)
    here = page.evaluate(
        "([code, question]) => drakkarBoot.python.runPython(code)(question)",
        ["from table.worker import answer; answer", question],
    )
    assert there == here


def test_page_answers_while_a_bot_thinks(page: Page) -> None:
    question = page.evaluate("(code) => drakkarBoot.python.runPython(code)", QUESTION)
    with_worker(page)
    seen = page.evaluate(CLICKS, question)
    assert len(set(seen["moves"])) == 1
    waits = seen["waits"]
    assert len(waits) > 20
    assert waits[int(len(waits) * 0.95)] < 50, f"clicks waited up to {waits[-1]:.0f} ms"


def test_unknown_game_is_no_disaster(page: Page) -> None:
    with_worker(page)
    refused = page.evaluate('drakkarBots.choose(\'{"game": "chess"}\').catch((error) => error.message)')
    assert "chess" in refused
    assert page.evaluate("drakkarBots.state") == "ready"


def test_no_worker_can_be_had(fresh_context: Callable[..., BrowserContext], site: str) -> None:
    context = fresh_context()
    context.add_init_script("window.Worker = class { constructor() { throw new Error('refused'); } }")
    page = context.new_page()
    page.goto(site)
    wait_ready(page)
    assert think(page)
    assert page.evaluate("drakkarBots.state") == "lost"
    assert think(page)
