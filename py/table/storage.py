"""Where matches are kept: one entry each, written whole, with a checksum; damaged ones are shown apart."""

import json
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

from drakkar import BadInput, Record
from drakkar.core.record import MAX_TEXT, checksum

from .match import Match, playable

MATCH = "drakkar.match."
SETTINGS = "drakkar.settings"
LANGUAGE = "drakkar.language"
MAX_TITLE = 60
KEYS = {"title", "updated", "summary", "undone", "record"}


class StorageFull(Exception):
    """The browser has no room left; what was stored before is still there."""


class Backend(Protocol):
    """localStorage, or something like it. `set` raises StorageFull and then leaves the old value."""

    lasting: bool  # does it outlive the page?

    def get(self, key: str) -> str | None: ...
    def set(self, key: str, text: str) -> None: ...
    def remove(self, key: str) -> None: ...
    def keys(self) -> list[str]: ...


class Memory:
    """Keeps entries as long as the page is open, where the browser refuses to store anything."""

    lasting = False

    def __init__(self) -> None:
        self.entries: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        return self.entries.get(key)

    def set(self, key: str, text: str) -> None:
        self.entries[key] = text

    def remove(self, key: str) -> None:
        self.entries.pop(key, None)

    def keys(self) -> list[str]:
        return list(self.entries)


class Saved(NamedTuple):
    """An entry as the hall lists it."""

    id: str
    title: str
    updated: float
    summary: dict[str, Any]


class Shelf:
    """All matches of this browser. What the browser has no room for is kept as long as the page is open."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.unsaved: dict[str, str] = {}  # newer texts of entries, for which there was no room
        self._unreadable: set[str] = set()  # entries whose record turned out not to follow the rules

    def save(self, match: Match, now: float) -> None:
        """Write a match whole. A crash leaves either the old entry or the new one."""
        self._keep(
            match.id,
            {
                "title": match.title,
                "updated": now,
                "summary": match.summary(),
                "undone": match.undone,
                "record": match.record.print(),
            },
        )

    def list(self) -> tuple[list[Saved], list[str]]:
        """The matches, the latest first, and the ids of entries that can't be read."""
        saved, damaged = [], []
        stored = {key.removeprefix(MATCH) for key in list(self.backend.keys()) if key.startswith(MATCH)}
        for id in stored | self.unsaved.keys():
            try:
                data = self._entry(id)
                saved.append(Saved(id, data["title"], data["updated"], data["summary"]))
            except BadInput:
                damaged.append(id)
        return sorted(saved, key=lambda entry: -entry.updated), sorted(damaged)

    def open(self, id: str) -> Match:
        """Read a match back; BadInput says what is wrong with a damaged one."""
        data = self._entry(id)
        try:
            return Match(id, data["title"], Record.parse(data["record"]), data["undone"])
        except BadInput:
            self._unreadable.add(id)
            raise

    def rename(self, id: str, title: str) -> None:
        data = self._entry(id)
        data["title"] = title.strip()[:MAX_TITLE] or data["title"]
        self._keep(id, data)

    def take(self, id: str) -> str | None:
        """Remove a match and return its text, so that it can be put back."""
        text = self.raw(id) or None
        self.unsaved.pop(id, None)
        self.backend.remove(MATCH + id)
        for other, waiting in list(self.unsaved.items()):  # there may be room for them now
            with suppress(StorageFull):
                self._write(other, waiting)
        return text

    def put_back(self, id: str, text: str) -> None:
        self._write(id, text)

    def record_text(self, id: str) -> str:
        """The record of a match as text, for a file or a link."""
        return str(self._entry(id)["record"])

    def raw(self, id: str) -> str:
        """The text of an entry as it is, readable or not."""
        return self.unsaved.get(id) or self.backend.get(MATCH + id) or ""

    def _keep(self, id: str, data: dict[str, Any]) -> None:
        self._write(id, json.dumps({**data, "checksum": checksum(data)}, ensure_ascii=False))

    def _write(self, id: str, text: str) -> None:
        try:
            self.backend.set(MATCH + id, text)
        except StorageFull:
            self.unsaved[id] = text
            raise
        self.unsaved.pop(id, None)

    def _entry(self, id: str) -> dict[str, Any]:
        """An entry whose form and checksum are right and whose game is on this table."""
        text = self.raw(id)
        try:
            data = json.loads(text) if len(text) <= 3 * MAX_TEXT else None
            sound = type(data) is dict and id not in self._unreadable
            stated = data.pop("checksum", None) if sound else None
            if sound and data.keys() == KEYS and stated == checksum(data) and playable(data["summary"]):
                return dict(data)
        except (ValueError, RecursionError):
            pass
        raise BadInput("storage.damaged", "This entry is damaged.")
