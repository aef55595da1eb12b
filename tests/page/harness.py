"""What the page tests share: sizes of screen, patience, and a watch over what a page must not do."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page

READY = 90_000  # milliseconds: two test runners may share two slow cores

VIEWPORTS = {"desk": (1280, 800), "tablet": (820, 1180), "phone": (390, 844)}


@dataclass
class Watch:
    """What a page must not do, collected while it runs."""

    hosts: set[str] = field(default_factory=set)
    allowed: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def allow(self, *parts: str) -> None:
        """Faults that contain one of these parts are meant by the test."""
        self.allowed += parts

    def home(self, address: str) -> None:
        """Pages may talk to the host of this address."""
        self.hosts.add(urlsplit(address).netloc)

    def follow(self, page: Page) -> None:
        page.on("console", lambda message: message.type == "error" and self.faults.append(message.text))
        page.on("pageerror", lambda error: self.faults.append(f"{error}\n{error.stack or ''}"))
        page.on("request", lambda request: self._same_host(request.url))

    def _same_host(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc not in self.hosts:
            self.faults.append(f"request to another host: {url}")

    def unexpected(self) -> list[str]:
        return [fault for fault in self.faults if not any(part in fault for part in self.allowed)]


def wait_ready(page: Page) -> None:
    """Waits until Python has taken over from the start screen."""
    page.wait_for_selector("#boot", state="detached", timeout=READY)


def wait_until(page: Page, expression: str, patience: int = READY) -> Any:
    """Waits until an expression of the page is true (Playwright's own wait needs `eval`, forbidden here)."""
    limit = time.monotonic() + patience / 1000
    while not (value := page.evaluate(expression)):
        assert time.monotonic() < limit, f"still not true after {patience} ms: {expression}"
        page.wait_for_timeout(50)
    return value
