"""Languages: gettext catalogues of the page and of each game, and the sentences made of them."""

import gettext
import os
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

LANGUAGES = ("en", "fr")


@cache
def catalogue(folder: str, language: str) -> gettext.NullTranslations:
    """The compiled catalogue in a folder's `locale`."""
    with open(os.path.join(folder, "locale", f"{language}.mo"), "rb") as file:
        return gettext.GNUTranslations(file)


class Text:
    """Sentences in one language: a game's own catalogue first, then the page's.

    In a template `{n}` is the value itself, `{tile:piece}` the text of `piece.<value>`, `{rival:seat}` the
    name of that seat's player. A list is joined with commas. The value `n` chooses the plural.
    """

    def __init__(
        self,
        language: str,
        folders: Sequence[str] = (),
        names: Sequence[str] = (),
        aliases: Mapping[str, str] | None = None,
    ) -> None:
        self.language = language
        self.names = names
        self.aliases = aliases or {}  # words of moves and events that this match knows by another name
        self._catalogues = [catalogue(folder, language) for folder in (*folders, os.path.dirname(__file__))]

    def find(self, id: str, n: Any = None) -> str | None:
        """The template of an id, or None."""
        for source in self._catalogues:
            if type(n) is int:
                template = source.ngettext(id, id, n)
                if template != id:
                    return template
            template = source.gettext(id)
            if template != id:
                return template
            template = source.ngettext(id, id, 1)
            if template != id:
                return template
        return None

    def __call__(self, id: str, /, *words: Any, **data: Any) -> str:
        """The sentence of an id; the id itself when there is none (a test forbids that)."""
        template = self.find(id, data.get("n"))
        if template is None:
            return id
        return template.format(
            *[_Value(word, self) for word in words],
            **{name: _Value(value, self) for name, value in data.items()},
        )

    def name(self, prefix: str, value: Any) -> str:
        """What the text calls a value: a player for a seat, else the text of `<prefix>.<value>`."""
        if prefix == "seat":
            return self.names[value] if isinstance(value, int) and value < len(self.names) else str(value)
        if self.aliases:
            value = ".".join(self.aliases.get(part, part) for part in str(value).split("."))
        template = self.find(f"{prefix}.{value}")
        return str(value) if template is None else template


class _Value:
    """A value inside a template: the format after the colon is the prefix of its name."""

    __slots__ = ("text", "value")

    def __init__(self, value: Any, text: Text) -> None:
        self.value = value
        self.text = text

    def __format__(self, prefix: str) -> str:
        values = self.value if isinstance(self.value, list | tuple) else [self.value]
        return ", ".join(self.text.name(prefix, value) if prefix else str(value) for value in values)
