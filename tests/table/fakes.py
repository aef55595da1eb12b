"""A page without a browser: a small document, a storage that can fail, locks between tabs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from table.app import App
from table.html import Markup, el, join
from table.settings import Settings
from table.storage import StorageFull

from tests.table.dom import Node, parse


class Store:
    """localStorage that several tabs share."""

    lasting = True

    def __init__(self) -> None:
        self.entries: dict[str, str] = {}
        self.full = False
        self.writes: list[str] = []

    def get(self, key: str) -> str | None:
        return self.entries.get(key)

    def set(self, key: str, text: str) -> None:
        if self.full:
            raise StorageFull("no room")
        self.writes.append(key)
        self.entries[key] = text

    def remove(self, key: str) -> None:
        self.entries.pop(key, None)

    def keys(self) -> list[str]:
        return list(self.entries)

    @property
    def matches(self) -> list[str]:
        return [key for key in self.entries if key.startswith("drakkar.match.")]


class Locks:
    """Web Locks: the first to ask holds, the others wait in line. Answers come a little later."""

    def __init__(self) -> None:
        self.lines: dict[str, list[Callable[[bool], None]]] = {}
        self.answers: list[Callable[[], None]] = []

    def hold(self, name: str, told: Callable[[bool], None]) -> Callable[[], None]:
        line = self.lines.setdefault(name, [])
        line.append(told)
        first = line[0] is told
        self.answers.append(lambda: told(first) if told in line else None)

        def release() -> None:
            held = line[0] is told
            line.remove(told)
            if held and line:
                following = line[0]
                self.answers.append(lambda: following(True))

        return release

    def answer(self) -> None:
        while self.answers:
            self.answers.pop(0)()


class FakePage:
    """What the conductor asks of a browser, as `table.page.Page` says."""

    def __init__(self, store: Any = None, locks: Locks | None = None) -> None:
        self.backend = store or Store()
        self.locks = locks or Locks()
        self.body = parse(
            join(
                el("main", id="app"), el("dialog", id="dialog"), el("div", id="toast"), el("p", id="announce")
            )
        )
        self.title = ""
        self.hash = "#/"
        self.settings: Settings | None = None
        self.fields: dict[str, str] = {}
        self.downloads: list[tuple[str, str]] = []
        self.copied: list[str] = []
        self.can_copy = True
        self.focused = ""
        self.patched: list[str] = []  # every piece of markup that was ever drawn
        self.time = 1_700_000_000_000.0
        self.seeds = 0
        self.app: App | None = None

    # ---- what the page offers ------------------------------------------------------------------------------

    def show(self, markup: Markup, title: str) -> None:
        self.title = title
        self._fill(self.body.one(id="app"), markup)

    def patch(self, id: str, markup: Markup, before: Markup | None = None) -> None:
        found = list(self.body.all(id=id))
        assert len(found) < 2, f"{id} is there twice"
        if found:
            self._fill(found[0], markup)

    def _fill(self, node: Node, markup: Markup) -> None:
        assert isinstance(markup, Markup), "only markup reaches the page"
        self.patched.append(str(markup))
        node.fill(markup)

    def dialog(self, markup: Markup | None) -> None:
        self._fill(self.body.one(id="dialog"), markup or Markup(""))

    def toast(self, markup: Markup) -> None:
        self._fill(self.body.one(id="toast"), markup)

    def dress(self, settings: Settings) -> None:
        self.settings = settings

    def form(self, id: str) -> dict[str, str]:
        return dict(self.fields) if list(self.body.all(id=id)) else {}

    def go(self, hash: str) -> None:
        self.hash = hash or self.hash
        assert self.app
        self.app.route(self.hash)

    def download(self, name: str, text: str) -> None:
        self.downloads.append((name, text))

    async def copy(self, fragment: str) -> bool:
        if self.can_copy:
            self.copied.append(fragment)
        return self.can_copy

    def hold(self, name: str, told: Callable[[bool], None]) -> Callable[[], None]:
        return self.locks.hold(name, told)

    def focus(self, selector: str) -> None:
        self.focused = selector

    def now(self) -> float:
        self.time += 1000
        return self.time

    def seed(self) -> int:
        self.seeds += 1
        return self.seeds


class Visit:
    """A person at a page."""

    def __init__(self, store: Any = None, locks: Locks | None = None, language: str = "en") -> None:
        self.page = FakePage(store, locks)
        self.app = App(self.page, language)
        self.page.app = self.app

    async def open(self, hash: str = "#/") -> Visit:
        self.page.go(hash)
        await self.settle()
        return self

    async def settle(self) -> None:
        """Wait until locks have answered and bots have played; what went wrong meanwhile is raised."""
        while True:
            self.page.locks.answer()
            task = self.app.play._playing
            if task is None:
                return
            await asyncio.wait([task])
            if not task.cancelled():
                task.result()

    async def act(self, name: str, **data: Any) -> None:
        self.app.act(name, {key: str(value) for key, value in data.items()})
        await self.settle()

    async def click(self, token: str) -> None:
        self.app.play.token(token)
        await self.settle()

    async def press(self, node: Node) -> None:
        """Click a button of the page, unless it is off."""
        assert node.get("aria-disabled") != "true", node.get("data-why")
        data = {name.removeprefix("data-"): value for name, value in node.attributes.items()}
        await self.act(data["act"], **{key: value for key, value in data.items() if key in ("value", "game")})

    async def start(self, game: str = "raids", kinds: str = "pgg", **fields: str) -> None:
        """Fill in the form of the hall: p for a person, g and r for bots of two levels."""
        names = {"p": "person", "g": "greedy", "r": "random", "-": "nobody"}
        colours = ("raven", "bear", "wolf", "serpent", "stag")
        form = {"game": game, "seed": "7"}
        for index, kind in enumerate(kinds.ljust(5, "-")):
            form |= {
                f"kind{index}": names[kind],
                f"colour{index}": colours[index],
                f"name{index}": f"Name{index}",
            }
        self.page.fields = form | fields
        await self.act("start")

    def region(self, id: str) -> Node:
        return self.page.body.one(id=id)

    def has(self, id: str) -> bool:
        return bool(list(self.page.body.all(id=id)))

    @property
    def everything(self) -> str:
        """All that the document holds, seen or not."""
        return self.page.body.print()

    @property
    def toast(self) -> str:
        return self.region("toast").text

    @property
    def match(self) -> Any:
        assert self.app.play.match
        return self.app.play.match
