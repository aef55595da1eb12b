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
LINE = {"offline": False, "latency": 40, "downloadThroughput": 20e6 / 8, "uploadThroughput": 5e6 / 8}
MATCH = "bench"

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
    const painted = () => new Promise((done) => requestAnimationFrame(() => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(0);
    }));
    const times = [];
    for (let turn = 0; turn < count; turn++) {
        const lit = [...document.querySelectorAll(".token.lit, #prompt .move")];
        if (!lit.length) break;
        await painted();
        const start = performance.now();
        lit[turn % lit.length].dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1}));
        const answered = performance.now();
        await painted();
        times.push([answered - start, performance.now() - start]);
        await new Promise((done) => setTimeout(done, 300));
    }
    return times;
}"""


def saved_match() -> dict[str, str]:
    """What localStorage holds of a Raids match between two people, some moves into the game."""
    sys.path.insert(0, str(ROOT / "py"))
    from drakkar import Chance, Record
    from table.match import Match
    from table.storage import Memory, Shelf

    seats = [
        {"name": name, "colour": colour, "bot": ""}
        for name, colour in (("Astrid", "raven"), ("Björn", "bear"), ("Freydís", "wolf"))
    ]
    match, rng = Match(MATCH, "Raids", Record("raids", seats, 7, {})), Chance(1)
    for _ in range(25):
        moves = match.state.moves()
        match.play(moves[rng.randrange(len(moves))])
    backend = Memory()
    Shelf(backend).save(match, 1.0)
    return backend.entries


class Bench:
    """One browser, one server, many visits."""

    def __init__(self, playwright: Playwright, folder: Path) -> None:
        self.playwright = playwright
        self.folder = folder
        self.server = Server(folder, pack=True, age=600)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.entries = saved_match()
        self.times: dict[str, list[float]] = defaultdict(list)
        self.storage = (
            f"Object.entries({json.dumps(self.entries)}).forEach((entry) => localStorage.setItem(...entry))"
        )

    @property
    def bare(self) -> str:
        return self.server.address + "bare/"

    @property
    def ours(self) -> str:
        return f"{self.server.address}#/match/{MATCH}"

    @contextmanager
    def profile(self) -> Iterator[BrowserContext]:
        """A browser that has never been here."""
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
            context = self.playwright.chromium.launch_persistent_context(
                home, executable_path=browsers.chromium(), args=browsers.chromium_flags(), locale="en"
            )
            context.add_init_script(f"if (location.protocol !== 'about:') {{ {self.storage} }}")
            context.add_init_script(PLAYABLE)
            yield context
            context.close()

    def visit(self, page: Page, address: str) -> float:
        """Milliseconds from the navigation until the page is done."""
        page.goto("about:blank")
        page.goto(address, wait_until="commit")
        return float(wait(page, "window.done"))

    def first(self, name: str, address: str, line: bool) -> None:
        """The first visit of a new profile, on an emulated line or without one."""
        with self.profile() as context:
            page = context.new_page()
            if line:
                session = context.new_cdp_session(page)
                session.send("Network.enable")
                session.send("Network.emulateNetworkConditions", LINE)
            self.times[name].append(self.visit(page, address))
            paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
            self.times[f"{name} paint"].append(page.evaluate(paint))

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
            self.times["single"].append(self.visit(page, f"{address}#/match/{MATCH}"))

    def clicks(self, count: int) -> None:
        with self.profile() as context:
            page = context.new_page()
            self.visit(page, self.ours)
            for answered, painted in page.evaluate(CLICKS, count):
                self.times["answered"].append(answered)
                self.times["painted"].append(painted)


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
            bench.later,
        ]
        if (folder / "drakkar.html").exists():
            steps.append(bench.single)
        for round_number in range(visits):
            for step in random.Random(round_number).sample(steps, len(steps)):
                step()
        bench.clicks(40)
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
    slowest = quantiles(times["painted"], n=20)[-1]
    detail = f"95th percentile {slowest:.0f} ms, {len(times['painted'])} clicks"
    yield Row("click answered, milliseconds", middle["answered"], "≤ 33", middle["answered"] <= 33, detail)
    yield Row(
        "click to painted board, milliseconds", middle["painted"], "≤ 33", middle["painted"] <= 33, detail
    )
