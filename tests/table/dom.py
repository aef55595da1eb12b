"""As much of a document as the tests need: elements by id, attributes and text, all from markup."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from html.parser import HTMLParser

VOID = {"br", "hr", "img", "input", "link", "meta"}


class Node:
    """An element with its attributes and children. What is filled in is read only when somebody looks."""

    def __init__(self, tag: str, attributes: dict[str, str] | None = None) -> None:
        self.tag = tag
        self.attributes = attributes or {}
        self._children: list[Node | str] = []
        self._unread = ""

    def fill(self, markup: str) -> None:
        self._children, self._unread = [], markup

    @property
    def children(self) -> list[Node | str]:
        if self._unread:
            markup, self._unread = self._unread, ""
            self._children = parse(markup).children
        return self._children

    def __getitem__(self, name: str) -> str:
        return self.attributes[name]

    def get(self, name: str, default: str = "") -> str:
        return self.attributes.get(name, default)

    def all(self, **wanted: str) -> Iterator[Node]:
        """This element and those within that have these attributes (`data_act="move"`)."""
        names = {name.rstrip("_").replace("_", "-"): value for name, value in wanted.items()}
        if all(self.attributes.get(name) == value for name, value in names.items()):
            yield self
        if self._unread and "id" in wanted and f'id="{wanted["id"]}"' not in self._unread:
            return
        for child in self.children:
            if isinstance(child, Node):
                yield from child.all(**wanted)

    def one(self, **wanted: str) -> Node:
        (found,) = self.all(**wanted)
        return found

    def tags(self, tag: str) -> list[Node]:
        return [node for node in self.all() if node.tag == tag]

    @property
    def text(self) -> str:
        return "".join(child if isinstance(child, str) else child.text for child in self.children)

    @property
    def words(self) -> str:
        """Text and names that are read out, with single spaces."""
        spoken = [node.get(name) for node in self.all() for name in ("aria-label", "title", "value")]
        return " ".join(" ".join([self.text, *spoken]).split())

    def print(self) -> str:
        if self.tag in VOID:
            return f"<{self.tag}{self._attributes()}>"
        inside = "".join(
            escape(child) if isinstance(child, str) else child.print() for child in self.children
        )
        return f"<{self.tag}{self._attributes()}>{inside}</{self.tag}>"

    def _attributes(self) -> str:
        return "".join(f' {name}="{escape(value)}"' for name, value in self.attributes.items())


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open = [Node("body")]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(node)
        if tag not in VOID:
            self.open.append(node)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag, f"</{tag}> closes another element"

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def parse(markup: str) -> Node:
    """Markup as a tree; every element must be closed where it belongs."""
    reader = _Reader()
    reader.feed(markup)
    reader.close()
    assert len(reader.open) == 1, f"<{reader.open[-1].tag}> is not closed"
    return reader.open[0]
