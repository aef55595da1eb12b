"""The core of the page in every engine found here: hall, a match by clicks, reload, offline, one file."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import browsers
import pytest
from serve import Server

from tests.page.engines import OTHERS, Engine, chromium, wait

READY = "!document.getElementById('boot') && Boolean(document.querySelector('#app h1, #prompt'))"
MOVES = """(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('drakkar.match.'));
    return key ? JSON.parse(JSON.parse(localStorage.getItem(key)).record).moves.length : 0;
})()"""
CHOOSE = """(() => {
    const choices = [...document.querySelectorAll('.token.lit, #prompt .move')];
    choices[0]?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    return choices.length;
})()"""
KEPT = """(() => {
    navigator.serviceWorker.ready.then(() => { window.kept = Boolean(navigator.serviceWorker.controller); });
    return window.kept;
})()"""


@pytest.fixture(params=browsers.engines())
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    name = request.param
    with OTHERS[name]() if name in OTHERS else chromium(request.getfixturevalue("browser")) as engine:
        yield engine


def open_ready(engine: Engine, address: str) -> None:
    engine.open(address)
    wait(engine, READY)


def start_match(engine: Engine) -> None:
    engine.run("document.querySelector('#new-match button[type=submit]').click()")
    wait(engine, "Boolean(document.getElementById('prompt'))")


def play(engine: Engine, moves: int) -> int:
    """Clicks what can be chosen until so many moves are made; bots may add theirs."""
    while engine.run(MOVES) < moves:
        wait(engine, CHOOSE)
    return int(engine.run(MOVES))


def test_play_reload_offline(engine: Engine, site_folder: Path) -> None:
    server = Server(site_folder, base="/anywhere/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    open_ready(engine, server.address)
    start_match(engine)
    made = play(engine, 8)
    address = engine.run("location.href")
    wait(engine, KEPT)
    open_ready(engine, server.address + "?again")
    assert engine.run(MOVES) >= made
    server.stop()
    open_ready(engine, address)
    wait(engine, "Boolean(document.getElementById('prompt'))")
    assert play(engine, made + 2) > made


def test_one_file(engine: Engine, site_folder: Path, tmp_path: Path) -> None:
    file = Path(shutil.copy(site_folder / "drakkar.html", tmp_path / "drakkar.html"))
    open_ready(engine, file.as_uri())
    start_match(engine)
    made = play(engine, 4)
    open_ready(engine, file.as_uri() + "?again")
    assert engine.run(MOVES) >= made
