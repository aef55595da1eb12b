"""What a board is drawn with: the players' looks, the language, and which things can be chosen now."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from .html import Markup, classes, el, icon, part
from .languages import Text

HUES = {"raven": "blue", "bear": "red", "wolf": "yellow", "serpent": "green", "stag": "purple"}


class Clan(NamedTuple):
    """A player's colour and emblem. The colour itself is a CSS variable: `--clan-<id>`."""

    id: str
    emblem: Markup


@cache
def clans(chairs: int = 5) -> dict[str, Clan]:
    """The clans, in the order in which they are offered: as many as a game has chairs."""
    emblems = {
        "raven": icon("raven"),
        "bear": icon("bear-head"),
        "wolf": icon("wolf-head"),
        "serpent": icon("sea-serpent"),
        "stag": icon("deer-head"),
    }
    return {name: Clan(name, emblem) for name, emblem in list(emblems.items())[:chairs]}


class Look:
    """How one seat's view is drawn. Everything that a move can name is drawn through `token`."""

    def __init__(
        self,
        text: Text,
        colours: Sequence[str],
        lit: frozenset[str] = frozenset(),
        chosen: frozenset[str] = frozenset(),
    ) -> None:
        self.text = text
        self.colours = colours  # the clan of each seat
        self.lit = lit
        self.chosen = chosen

    def token(
        self, name: str, label: str, *children: Any, tag: str = "g", class_: str = "", **attributes: Any
    ) -> Markup:
        """Something that a move can name: it can be clicked and previewed, or says why it can't.

        With an id it is a part of the drawing."""
        lit, chosen = name in self.lit, name in self.chosen
        token = el(
            tag,
            el("title", label) if tag == "g" else None,
            *children,
            class_=classes("token", lit and "lit", chosen and "chosen", class_),
            data_token=name,
            role="button",
            tabindex="0" if lit or chosen else "-1",
            aria_label=label,
            aria_disabled=None if lit or chosen else "true",
            aria_pressed="true" if chosen else None,
            **attributes,
        )
        return part(token) if "id" in attributes else token

    def echo(self, name: str, *children: Any, class_: str = "") -> Markup:
        """More room for a token that stands elsewhere: lit and clicked like it, but no button itself."""
        return el("g", *children, class_=classes("echo", name in self.lit and "lit", class_), data_token=name)

    def clan(self, seat: int) -> str:
        """The class that gives an element the colour of a seat's player."""
        return f"clan-{self.colours[seat]}"

    def emblem(self, seat: int) -> Markup:
        return clans()[self.colours[seat]].emblem
