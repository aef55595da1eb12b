"""Speed of the page, as ratios to a bare `loadPyodide()` page from the same server in the same run."""

from __future__ import annotations

import json
import random
import shutil
import sys
import tempfile
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import browsers
from bench_rules import Row
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright
from serve import Server

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 120.0  # seconds
SETTLE = 1500  # milliseconds: what a browser does when it has just been started is no part of a visit
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
LINE = {"offline": False, "latency": 40, "downloadThroughput": 20e6 / 8, "uploadThroughput": 5e6 / 8}
# Milliseconds from a click to the painted board: two frames, three for the boards with more on them.
FRAMES = {"raids": 33, "onboard": 50, "vikingar": 50, "reavers": 50}

BARE = """<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>bare</title>
<script type="module">
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
python.runPython("1 + 1");
window.done = performance.now();
</script>"""

# A match on screen, a click answered and painted: what a person calls ready. Measured from the navigation on.
PLAYABLE = """
document.addEventListener("drakkar:ready", () => {
    const attempt = () => {
        const target = document.querySelector("#prompt .move, .token.lit");
        const prompt = document.getElementById("prompt");
        if (!target || !prompt) return requestAnimationFrame(attempt);
        window.readyAt = performance.now();
        const before = document.getElementById("app").innerHTML;
        target.dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1}));
        const answered = () => {
            if (document.getElementById("app").innerHTML === before) return setTimeout(answered);
            window.done = performance.now();
        };
        answered();
    };
    attempt();
});
document.addEventListener("drakkar:snapshot", () => { window.kept = true; });
"""

# Moves made by clicks: milliseconds from each click to the frame after it.
CLICKS = """async (count) => {
    const pause = (time) => new Promise((done) => setTimeout(done, time));
    const painted = () => new Promise((done) => requestAnimationFrame(() => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(0);
    }));
    const times = [];
    const choices = () => [...document.querySelectorAll(".token.lit, #prompt .move")];
    for (let turn = 0; turn < count; turn++) {
        for (let waits = 0; waits < 100 && !choices().length; waits++) await pause(100);  // bots think
        const lit = choices();
        if (!lit.length) break;
        await painted();
        const start = performance.now();
        lit[turn % lit.length].dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1}));
        const answered = performance.now();
        await painted();
        times.push([answered - start, performance.now() - start]);
        await pause(300);
    }
    return times;
}"""


def saved_matches() -> dict[str, str]:
    """What localStorage holds of a match of each game, some moves into it: between three people, or where a
    curtain would fall between them, of one person with two bots."""
    sys.path.insert(0, str(ROOT / "py"))
    from drakkar import Chance, Record, games
    from table.match import Match
    from table.storage import Memory, Shelf

    backend = Memory()
    for game in FRAMES:
        others = "random" if games[game].meta.hidden else ""
        seats = [
            {"name": name, "colour": colour, "bot": bot}
            for name, colour, bot in (
                ("Astrid", "raven", ""),
                ("Björn", "bear", others),
                ("Freydís", "wolf", others),
            )
        ]
        match, rng = Match(game, game, Record(game, seats, 7, {})), Chance(1)
        for _ in range(25):
            moves = match.state.moves()
            match.play(moves[rng.randrange(len(moves))])
        Shelf(backend).save(match, 1.0)
    return backend.entries


class Bench:
    """One browser, one server, many visits."""

    def __init__(self, playwright: Playwright, folder: Path) -> None:
        self.playwright = playwright
        self.folder = folder
        self.server = Server(folder, pack=True, age=600)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.entries = saved_matches()
        self.times: dict[str, list[float]] = defaultdict(list)
        self.storage = (
            f"Object.entries({json.dumps(self.entries)}).forEach((entry) => localStorage.setItem(...entry))"
        )

    @property
    def bare(self) -> str:
        return self.server.address + "bare/"

    @property
    def ours(self) -> str:
        return self.table("raids")

    def table(self, game: str) -> str:
        return f"{self.server.address}#/match/{game}"

    @contextmanager
    def profile(self) -> Iterator[BrowserContext]:
        """A browser that has never been here."""
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
            context = self.playwright.chromium.launch_persistent_context(
                home, executable_path=browsers.chromium(), args=browsers.chromium_flags(), locale="en"
            )
            context.add_init_script(f"if (location.protocol !== 'about:') {{ {self.storage} }}")
            context.add_init_script(PLAYABLE)
            context.pages[0].wait_for_timeout(SETTLE)
            yield context
            context.close()

    def visit(self, page: Page, address: str) -> float:
        """Milliseconds from the navigation until the page is done."""
        page.goto("about:blank")
        page.goto(address, wait_until="commit")
        return float(wait(page, "window.done"))

    @contextmanager
    def fresh_page(self, line: bool) -> Iterator[Page]:
        """A page of a new profile, on an emulated line or without one."""
        with self.profile() as context:
            page = context.new_page()
            if line:
                session = context.new_cdp_session(page)
                session.send("Network.enable")
                session.send("Network.emulateNetworkConditions", LINE)
            yield page

    def first(self, name: str, address: str, line: bool) -> None:
        """The first visit of a new profile."""
        with self.fresh_page(line) as page:
            self.times[name].append(self.visit(page, address))

    def paint(self, name: str, line: bool) -> None:
        """How soon such a visit shows the hall."""
        with self.fresh_page(line) as page:
            page.goto("about:blank")
            page.goto(self.server.address, wait_until="commit")
            self.times[name].append(wait(page, PAINTED))

    def later(self) -> None:
        """The third visit of a profile; ours has its snapshot and its service worker by then."""
        with self.profile() as context:
            page = context.new_page()
            for _ in range(3):
                time = self.visit(page, self.bare)
            self.times["bare later"].append(time)
        with self.profile() as context:
            page = context.new_page()
            self.visit(page, self.ours)
            wait(page, "window.kept")
            wait(page, "navigator.serviceWorker.ready.then(() => true)")
            self.visit(page, self.ours)
            self.times["later"].append(self.visit(page, self.ours))
            assert page.evaluate("drakkarBoot.started") == "restored"
            page.evaluate("drakkarBots.choose('{}').catch(() => 0)")
            self.times["worker"].append(wait(page, "drakkarBots.readyIn"))

    def single(self) -> None:
        """The one file, opened from the disk."""
        with self.profile() as context:
            page = context.new_page()
            address = (self.folder / "drakkar.html").as_uri()
            self.times["single"].append(self.visit(page, f"{address}#/match/raids"))

    def clicks(self, game: str, count: int) -> None:
        """Moves made on a table by clicks."""
        with self.profile() as context:
            page = context.new_page()
            self.visit(page, self.table(game))
            for answered, painted in page.evaluate(CLICKS, count):
                self.times[f"{game} answered"].append(answered)
                self.times[f"{game} painted"].append(painted)


def wait(page: Page, expression: str) -> Any:
    for _ in range(int(PATIENCE / 0.05)):
        value = page.evaluate(expression)
        if value:
            return value
        page.wait_for_timeout(50)
    raise SystemExit(f"The page is not done: {expression} stays {value!r}.")


def rows(visits: int = 10) -> list[Row]:
    """All ratios of the page."""
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        folder = Path(home) / "site"
        shutil.copytree(ROOT / "site", folder)
        (folder / "bare").mkdir()
        for name in (
            "pyodide.mjs",
            "pyodide.asm.mjs",
            "pyodide.asm.wasm",
            "python_stdlib.zip",
            "pyodide-lock.json",
        ):
            shutil.copyfile(ROOT / "node_modules/pyodide" / name, folder / "bare" / name)
        (folder / "bare/index.html").write_text(BARE)
        bench = Bench(playwright, folder)
        steps = [
            lambda: bench.first("bare line", bench.bare, line=True),
            lambda: bench.first("line", bench.ours, line=True),
            lambda: bench.first("bare first", bench.bare, line=False),
            lambda: bench.first("first", bench.ours, line=False),
            lambda: bench.paint("line paint", line=True),
            lambda: bench.paint("first paint", line=False),
            bench.later,
        ]
        if (folder / "drakkar.html").exists():
            steps.append(bench.single)
        for round_number in range(visits):
            for step in random.Random(round_number).sample(steps, len(steps)):
                step()
        for game in FRAMES:
            bench.clicks(game, 40)
        bench.server.stop()
        size = (folder / "drakkar.html").stat().st_size if (folder / "drakkar.html").exists() else 0
        return list(_table(bench.times, size))


def _table(times: dict[str, list[float]], size: int) -> Iterator[Row]:
    middle = {name: median(values) for name, values in times.items()}

    def ratio(what: str, ours: str, bare: str, bar: float) -> Row:
        value = middle[ours] / middle[bare]
        detail = f"{middle[ours]:,.0f} ms / {middle[bare]:,.0f} ms, {len(times[ours])} visits"
        return Row(what, value, f"≤ {bar}", value <= bar, detail)

    yield ratio("first useful paint / bare boot", "first paint", "bare first", 0.05)
    yield ratio("first useful paint / bare boot, 20 Mbit/s", "line paint", "bare line", 0.05)
    yield ratio("first visit, playable / bare boot, 20 Mbit/s", "line", "bare line", 1.05)
    yield ratio("first visit, playable / bare boot", "first", "bare first", 1.25)
    yield ratio("later visit, playable / bare warm boot", "later", "bare later", 0.40)
    yield ratio("bots’ worker ready / bare warm boot", "worker", "bare later", 0.6)
    if size:
        yield ratio("one file from disk, playable / bare boot", "single", "bare first", 0.6)
        yield Row("one file, megabytes", size / 1e6, "≤ 20", size <= 20e6, "drakkar.html")
    for game, bar in FRAMES.items():
        painted = times[f"{game} painted"]
        detail = f"95th percentile {quantiles(painted, n=20)[-1]:.0f} ms, {len(painted)} clicks, "
        detail += f"answered in {middle[f'{game} answered']:.0f} ms"
        what = f"{game}: click to painted board, milliseconds"
        yield Row(what, middle[f"{game} painted"], f"≤ {bar}", middle[f"{game} painted"] <= bar, detail)
