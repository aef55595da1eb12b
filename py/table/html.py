"""The one builder of markup: every text and every attribute value that reaches the page is escaped here."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

# a line break is escaped too: in markup it stands around parts only
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;", "\n": "&#10;"})
_unsafe = re.compile("[&<>\"'\n]").search
_VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})
_NAMES: dict[str, str] = {}  # how an argument is spelt as an attribute
_LINKS = frozenset({"href", "xlink:href", "src", "action", "formaction"})
_ignored_in_links = re.compile(r"[\x00-\x20]").sub  # as browsers do before they look at the scheme
_CODE = ("javascript:", "vbscript:", "data:")


class Markup(str):
    """Text that is markup already; anything else is escaped when it becomes part of an element."""

    __slots__ = ()


def escape(text: object) -> Markup:
    """Plain text as markup."""
    return text if isinstance(text, Markup) else Markup(_escaped(str(text)))


def join(*children: Any) -> Markup:
    """Children one after the other; None and False leave nothing, lists are flattened."""
    parts: list[str] = []
    _collect(children, parts)
    return Markup("".join(parts))


def el(tag: str, *children: Any, **attributes: Any) -> Markup:
    """An element. `class_` and `for_` lose their underscore, `data_token` becomes `data-token`; an attribute
    that is None or False is left out, True stands alone."""
    parts = ["<", tag]
    for argument, value in attributes.items():
        if value is None or value is False:
            continue
        name = _NAMES.get(argument) or _attribute(argument)
        if value is True:
            parts.append(f" {name}")
            continue
        text = str(value)
        if name in _LINKS and _ignored_in_links("", text).lower().startswith(_CODE):
            raise ValueError("a link never runs code")
        parts.append(f' {name}="{_escaped(text)}"')
    parts.append(">")
    if tag not in _VOID:
        _collect(children, parts)
        parts.append(f"</{tag}>")
    return Markup("".join(parts))


def part(element: Markup) -> Markup:
    """An element with an id that need not be drawn again while it stays as it is: it has a line of its own.
    Parts never nest."""
    return Markup(f"\n{element}\n")


def whole(markup: Markup) -> str:
    """A drawing with all its parts."""
    return markup.replace("\n", "")


def changes(before: Markup, after: Markup) -> str:
    """A drawing without what it shares with an earlier one: of parts that stay, only tag and id are left."""
    known, lines = frozenset(before.split("\n")[1::2]), after.split("\n")
    lines[1::2] = [_kept(line) if line in known else line for line in lines[1::2]]
    return "".join(lines)


def _kept(part: str) -> str:
    tag, id = part[1:].partition(" ")[0], part.partition(' id="')[2].partition('"')[0]
    return f'<{tag} id="{id}" data-kept></{tag}>'


def classes(*names: str | bool | None) -> str:
    """A class attribute of those names that are there."""
    return " ".join(name for name in names if isinstance(name, str) and name)


@lru_cache(maxsize=1024)
def icon(name: str, label: str = "", **attributes: Any) -> Markup:
    """An icon of the sprite that the build makes of all names used; without a label it is decoration."""
    use = el("use", href=f"#i-{name}")
    side = {"width": "1em", "height": "1em", **attributes}
    cls = classes("icon", side.pop("class_", None))
    if label:
        return el("svg", el("title", label), use, class_=cls, role="img", viewBox="0 0 512 512", **side)
    return el("svg", use, class_=cls, aria_hidden="true", viewBox="0 0 512 512", **side)


def _escaped(text: str) -> str:
    return text.translate(_ESCAPES) if _unsafe(text) else str(text)


def _attribute(argument: str) -> str:
    name = argument.rstrip("_").replace("_", "-")
    if name.lower() in _LINKS:
        name = name.lower()
    if name.lower().startswith("on"):
        raise ValueError("event handlers never stand in markup")
    _NAMES[argument] = name
    return name


def _collect(children: Iterable[Any], parts: list[str]) -> None:
    for child in children:
        if type(child) is Markup:
            parts.append(child)
        elif isinstance(child, list | tuple):
            _collect(child, parts)
        elif child is not None and child is not False:
            parts.append(escape(child))
