"""What the conductor asks of a browser. `browser.py` has the real one; tests have one of their own."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from .html import Markup
from .settings import Settings
from .storage import Backend


class Page(Protocol):
    """One open page."""

    backend: Backend

    def show(self, markup: Markup, title: str) -> None: ...  # a whole new screen
    def patch(self, id: str, markup: Markup, before: Markup | None = None) -> None:
        """Draw the inside of one element; `before`: what was drawn there last, if that is known."""

    def dialog(self, markup: Markup | None) -> None: ...  # open, or close with None
    def toast(self, markup: Markup) -> None: ...
    def dress(self, settings: Settings) -> None: ...  # theme, contrast, speed, language of the document
    def form(self, id: str) -> dict[str, str]: ...
    def go(self, hash: str) -> None: ...  # change the address; with "" show the same one again
    def download(self, name: str, text: str) -> None: ...
    def copy(self, fragment: str) -> Awaitable[bool]: ...
    def hold(self, name: str, told: Callable[[bool], None]) -> Callable[[], None]: ...  # see web/hold.js
    def focus(self, selector: str) -> None: ...
    def now(self) -> float: ...
    def seed(self) -> int: ...
