"""Three browser engines behind one small interface: open an address, run an expression."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import browsers
from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120  # seconds


class Engine(Protocol):
    """A browser with one page."""

    def open(self, address: str) -> None: ...

    def run(self, expression: str) -> Any: ...


def wait(engine: Engine, expression: str) -> Any:
    """Waits until an expression of the page is true."""
    limit = time.monotonic() + PATIENCE
    while not (value := engine.run(expression)):
        assert time.monotonic() < limit, f"still not true: {expression}"
        time.sleep(0.1)
    return value


class Chromium:
    def __init__(self, page: Any) -> None:
        self.page = page

    def open(self, address: str) -> None:
        self.page.goto(address, wait_until="domcontentloaded")

    def run(self, expression: str) -> Any:
        return self.page.evaluate(expression)


class Firefox:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.version = self._answer()

    def open(self, address: str) -> None:
        self._ask({"open": address})

    def run(self, expression: str) -> Any:
        return self._ask({"run": expression})

    def _ask(self, command: dict[str, str]) -> Any:
        assert self.process.stdin
        self.process.stdin.write(json.dumps(command) + "\n")
        self.process.stdin.flush()
        return self._answer()

    def _answer(self) -> Any:
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert line, "Firefox is gone"
        answer = json.loads(line)
        assert "error" not in answer, answer["error"]
        return answer.get("value")


class WebKit:
    def __init__(self, driver: Any) -> None:
        self.driver = driver

    def open(self, address: str) -> None:
        self.driver.get(address)

    def run(self, expression: str) -> Any:
        return self.driver.execute_script(f"return ({expression})")


@contextmanager
def chromium(browser: Browser) -> Iterator[Engine]:
    """A profile of its own in the Chromium of the other page tests."""
    context = browser.new_context(locale="en")
    yield Chromium(context.new_page())
    context.close()


@contextmanager
def firefox() -> Iterator[Engine]:
    command = ["node", "tests/page/firefox.mjs", str(browsers.find_firefox())]
    with subprocess.Popen(
        command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        yield Firefox(process)
        assert process.stdin
        process.stdin.close()


@contextmanager
def webkit() -> Iterator[Engine]:
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service

    with screen() as display:
        options = Options()
        options.binary_location = str(browsers.find_webkit())
        options.add_argument("--automation")
        service = Service(
            str(browsers.find_webkit_driver()), env={**os.environ, "DISPLAY": display, "LANG": "en"}
        )
        driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            yield WebKit(driver)
        finally:
            driver.quit()


@contextmanager
def screen() -> Iterator[str]:
    """A screen that nobody sees: WebKit's test browser has no mode without one."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as told:
            display = f":{told.readline().strip()}"
        yield display
        server.terminate()


OTHERS = {"firefox": firefox, "webkit": webkit}
