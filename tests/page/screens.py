"""Every screen of the page, one after the other, for checks that hold everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import catalogues
from drakkar import Record, games
from playwright.sync_api import Page
from table.boards import on_the_table

from tests.core import small_game
from tests.page.harness import wait_until
from tests.page.player import ASKED, go, legal, start
from tests.table.matches import finished

SMALL_GAME = Path(str(small_game.__file__)).parent
TAKE_IN = """
import sys
sys.path.insert(0, "/tmp")
import drakkar, small_game, table.boards
from small_game import board
drakkar.games.add(small_game.GAME)
sys.modules["table.boards.stones"] = board
table.boards._MODULES |= {"stones"}
"""


def take_in_small_game(page: Page) -> None:
    """The game with secrets of the core's tests joins those of the page."""
    catalogues.compile_all(SMALL_GAME)
    files = {
        str(path.relative_to(SMALL_GAME)): list(path.read_bytes())
        for path in SMALL_GAME.rglob("*")
        if path.suffix in (".py", ".toml", ".mo")
    }
    page.evaluate(
        """([files, code]) => {
            const python = drakkarBoot.python;
            python.FS.mkdirTree("/tmp/small_game/locale");
            for (const [name, bytes] of Object.entries(files))
                python.FS.writeFile("/tmp/small_game/" + name, new Uint8Array(bytes));
            python.runPython(code);
        }""",
        [files, TAKE_IN],
    )
    go(page, "#/credits")
    go(page, "#/")


def put_on_table(page: Page, record: Record) -> None:
    """Open a match file."""
    go(page, "#/")
    file = {"name": "match.json", "mimeType": "application/json", "buffer": record.print().encode()}
    page.locator("[data-file=import]").set_input_files([file])  # type: ignore[list-item]
    page.locator("#bar h1").wait_for()
    wait_until(page, ASKED)


def middle(game: str, kinds: str, share: float = 0.6) -> Record:
    """A match of random moves, stopped where the person is asked."""
    whole = finished(game, kinds)
    n = int(len(whole.moves) * share)
    while whole.at(n).seat != kinds.index("p"):
        n -= 1
    return whole.fork(n)


def every_screen(page: Page) -> Iterator[str]:
    """Names of the screens, each while it is shown, from the hall to the final count and the curtain."""
    yield "hall"
    for name in ("rules", "settings", "credits"):
        go(page, f"#/{name}")
        if name == "rules":  # a part of the book is enough, and much quicker to examine
            page.locator("#rules-search").press_sequentially("monst")
            page.wait_for_timeout(100)
        yield name
    go(page, "#/")
    start(page, kinds="pgg")
    yield "table"
    legal(page).first.hover()
    page.locator("#preview strong").wait_for()
    yield "table with a preview"
    page.locator(".token:not(.lit)").first.dispatch_event("click")
    page.locator("#refusal button").wait_for()
    yield "table with a refusal"
    page.keyboard.press("l")
    page.locator("#dialog[open]").wait_for()
    yield "list of moves"
    page.keyboard.press("Escape")
    page.locator(".asks [data-act=clause]").click()
    page.locator("#dialog[open]").wait_for()
    yield "clause"
    page.locator("#dialog [data-act=close-dialog]").click()
    for game in on_the_table():
        put_on_table(page, middle(game, "pgrg"[: games[game].meta.players[1]]))
        yield f"table of {game}"
    page.locator("[data-act=back]").click()
    page.locator("[data-act=fork]").wait_for()
    yield "replay"
    put_on_table(page, finished("raids", "pgr"))
    yield "final count"
    page.evaluate("localStorage.setItem('drakkar.match.broken', '{half')")
    go(page, "#/")
    page.locator("[data-act=rename]").first.click()
    yield "hall with matches"
    page.keyboard.press("Escape")
    page.locator("[data-act=delete]").first.click()
    yield "hall after a deletion"
    take_in_small_game(page)
    start(page, "stones", "pp")
    page.locator(".curtain").wait_for()
    yield "curtain"
