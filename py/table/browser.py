"""The browser behind the conductor: the one module that imports PyScript and touches the DOM."""

import asyncio
import json
import re
from collections.abc import Callable
from typing import Any, ClassVar

from drakkar.core.record import MAX_TEXT
from pyodide.ffi import JsException, create_proxy, to_js
from pyscript import document, window

from . import links, storage
from .app import App
from .html import Markup, changes, el, whole
from .settings import GLIDE, Settings


class LocalStorage:
    """The browser's own storage."""

    lasting = True

    def __init__(self) -> None:
        self._store = window.localStorage
        self._store.getItem(storage.SETTINGS)  # a full storage must open too: only reading is tried

    def get(self, key: str) -> str | None:
        text = self._store.getItem(key)
        return None if text is None else str(text)

    def set(self, key: str, text: str) -> None:
        try:
            self._store.setItem(key, text)
        except JsException as error:
            raise storage.StorageFull(str(error)) from error

    def remove(self, key: str) -> None:
        self._store.removeItem(key)

    def keys(self) -> list[str]:
        return [str(self._store.key(index)) for index in range(self._store.length)]


def open_storage() -> storage.Backend:
    """localStorage, or a memory of this page's where the browser refuses it."""
    try:
        return LocalStorage()
    except (JsException, AttributeError):
        return storage.Memory()


class BrowserPage:
    """The real page (see `page.Page`)."""

    def __init__(self) -> None:
        self.backend = open_storage()
        self._app = document.getElementById("app")
        self.by_keyboard = False

    def show(self, markup: Markup, title: str) -> None:
        document.title = title
        self._morph(self._app, whole(markup))
        window.scrollTo(0, 0)

    def patch(self, id: str, markup: Markup, before: Markup | None = None) -> None:
        element = document.getElementById(id)
        if element:
            self._morph(element, changes(before, markup) if before else whole(markup))
            if id == "table":  # the curtain: its button is all there is
                self.focus("[autofocus]")
            elif self.by_keyboard and id in ("board", "prompt", "seats") and self._focus_is_lost():
                self.focus(".token.lit, #prompt .move")

    def _focus_is_lost(self) -> bool:
        """What had the focus is gone, or can't be chosen any more."""
        return bool(document.activeElement.matches("body, .token:not(.lit, .chosen)"))

    def _morph(self, element: Any, markup: str) -> None:
        if element.firstChild and markup:
            window.drakkarMorph(element, markup)
        else:
            element.innerHTML = markup

    def dialog(self, markup: Markup | None) -> None:
        dialog = document.getElementById("dialog")
        if markup is None:
            dialog.close()
        else:
            dialog.innerHTML = str(markup)
            if not dialog.open:
                dialog.showModal()

    def toast(self, markup: Markup) -> None:
        box = document.getElementById("toast")
        box.innerHTML = str(markup)
        box.hidden = not markup

    def dress(self, settings: Settings) -> None:
        root = document.documentElement
        root.lang = settings.language
        root.dataset.theme = settings.theme
        root.dataset.contrast = settings.contrast
        root.style.setProperty("--move-duration", f"{GLIDE[settings.speed]}ms")

    def form(self, id: str) -> dict[str, str]:
        form = document.getElementById(id)
        if not form:
            return {}
        fields = {
            str(pair[0]): str(pair[1]) for pair in window.Array.from_(window.FormData.new(form).entries())
        }
        for box in form.querySelectorAll("input[type=checkbox]"):
            fields.setdefault(str(box.name), "off")
        return fields

    def go(self, hash: str) -> None:
        """Change the address; the same one (or none) shows its screen again."""
        here = str(window.location.hash)
        if hash and here.startswith("#" + links.PREFIX):
            window.location.replace(hash)  # going back would open the link once more
        elif hash and here != hash:
            window.location.hash = hash
        else:
            window.dispatchEvent(window.Event.new("hashchange"))

    def download(self, name: str, text: str) -> None:
        blob = window.Blob.new(
            to_js([text]), to_js({"type": "application/json"}, dict_converter=window.Object.fromEntries)
        )
        link = document.createElement("a")
        link.href = window.URL.createObjectURL(blob)
        link.download = re.sub(r"[^\w.-]", "-", name)
        link.click()
        window.URL.revokeObjectURL(link.href)

    async def copy(self, fragment: str) -> bool:
        address = str(window.location.href).split("#")[0]
        try:
            await window.navigator.clipboard.writeText(f"{address}#{fragment}")
        except (JsException, AttributeError):
            return False
        return True

    def hold(self, name: str, told: Callable[[bool], None]) -> Callable[[], None]:
        return window.drakkarHold(name, create_proxy(told))  # type: ignore[no-any-return]

    def focus(self, selector: str) -> None:
        element = document.querySelector(selector)
        if element:
            element.focus()

    def now(self) -> float:
        return float(window.Date.now())

    def seed(self) -> int:
        numbers = window.crypto.getRandomValues(window.Uint32Array.new(2))
        return int(numbers[0]) * 2**21 + int(numbers[1]) % 2**21


class Hands:
    """What people do with mouse, finger and keyboard, told to the app. All listeners are on the document."""

    KEYS: ClassVar = {"l": "moves", "u": "undo", "y": "redo", "[": "back", "]": "next"}

    def __init__(self, app: App, page: BrowserPage) -> None:
        self.app = app
        self.page = page
        for kind, handler in (
            ("click", self.click),
            ("keydown", self.key),
            ("pointerover", self.point),
            ("focusin", self.point),
            ("input", self.input),
            ("change", self.change),
        ):
            document.addEventListener(kind, create_proxy(handler))
        window.addEventListener("storage", create_proxy(lambda event: app.play.stored(str(event.key))))
        window.addEventListener(
            "hashchange", create_proxy(lambda event: app.route(str(window.location.hash)))
        )

    def click(self, event: Any) -> None:
        self.page.by_keyboard = event.detail == 0
        button = event.target.closest("[data-act]")
        token = event.target.closest("[data-token]")
        if button:
            if button.type == "submit":  # a frame in a sandbox may not submit: the click is enough
                event.preventDefault()
            self._act(button)
        elif token:
            self.app.play.token(str(token.dataset.token))
        if not event.target.closest("#toast") and not button:
            self.page.toast(Markup(""))

    def _act(self, button: Any) -> None:
        data = _dataset(button)
        if button.getAttribute("aria-disabled") == "true" and data.get("why"):
            self.page.toast(el("p", data["why"]))
            return
        if data["act"] == "scroll":
            document.getElementById(data["value"]).scrollIntoView()
            return
        self.app.act(data["act"], data)

    def key(self, event: Any) -> None:
        target = event.target
        if event.ctrlKey or event.metaKey or event.altKey:
            return
        if target.matches("[data-rename]"):
            if event.key in ("Enter", "Escape"):
                event.preventDefault()
                self.app.desk.renamed(
                    str(target.dataset.rename), str(target.value) if event.key == "Enter" else ""
                )
            return
        if target.matches("input:not([type=radio]):not([type=checkbox]):not([type=range]), select, textarea"):
            return
        token = target.closest("[data-token]")
        if event.key in ("Enter", " ") and token:
            event.preventDefault()
            self.page.by_keyboard = True
            self.app.play.token(str(token.dataset.token))
        elif event.key == "Escape":
            self.app.act("cancel", {})
        elif event.key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp") and (
            token or target.matches(".move")
        ):
            event.preventDefault()
            self._step(target, 1 if event.key in ("ArrowRight", "ArrowDown") else -1)
        elif event.key in self.KEYS and self.app.play.match and not document.querySelector("dialog[open]"):
            self.page.by_keyboard = True
            self.app.act(self.KEYS[event.key], {})

    def _step(self, target: Any, way: int) -> None:
        """Arrow keys go from one thing that can be chosen to the next."""
        within = "dialog .move" if target.closest("dialog") else ".token.lit, #prompt .move"
        things = list(document.querySelectorAll(within))
        places = [index for index, thing in enumerate(things) if thing.isSameNode(target)]
        if things:
            things[((places[0] if places else -1) + way) % len(things)].focus()

    def point(self, event: Any) -> None:
        token = event.target.closest("[data-token]")
        move = event.target.closest("[data-act=move]")
        if token:
            self.app.play.hint(token=str(token.dataset.token))
        elif move:
            self.app.play.hint(move=str(move.dataset.value))
        clause = event.target.closest("[data-act=clause]")
        if clause:
            clause.title = self.app.clause_text(_dataset(clause))

    def input(self, event: Any) -> None:
        kind = _dataset(event.target).get("input")
        if kind == "replay":
            self.app.act("go", {"value": str(event.target.value)})
        elif kind == "rules-search":
            self.app.search(str(event.target.value))

    def change(self, event: Any) -> None:
        target, data = event.target, _dataset(event.target)
        if data.get("file") == "import":
            self._reading = asyncio.ensure_future(self._read(target))
        elif "setting" in data:
            value = str(target.value)
            self.app.set(data["setting"], {"True": True, "False": False}.get(value, value))

    async def _read(self, field: Any) -> None:
        file = field.files.item(0)
        if not file:
            return
        # bytes are at least as many as characters: what is longer is refused unread
        text = str(await file.text()) if file.size <= 4 * MAX_TEXT else "x" * (MAX_TEXT + 1)
        field.value = ""
        self.app.desk.imported(text)


def _dataset(element: Any) -> dict[str, str]:
    return dict(json.loads(window.JSON.stringify(element.dataset)))


def start() -> None:
    """Take over the page that the build drew: what was filled in already stays."""
    page = BrowserPage()
    language = str(document.documentElement.lang)
    fields = page.form("new-match") or json.loads(window.JSON.stringify(window.drakkarBoot.fields()))
    app = App(page, language, fields)
    Hands(app, page)
    app.route(str(window.location.hash))
    document.dispatchEvent(window.CustomEvent.new("drakkar:ready"))
