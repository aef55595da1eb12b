"""How the small game is drawn: the stones on the table, and a stone in every hand."""

from typing import Any

from table.html import Markup, el
from table.look import Look


def board(view: dict[str, Any], look: Look) -> Markup:
    stones = [
        look.token(
            stone,
            look.text.name("piece", stone),
            el("rect", width=80, height=80, class_="stone"),
            el("text", stone, x=40, y=48),
            style=f"transform:translate({20 + 100 * index}px,10px)",
        )
        for index, stone in enumerate(view["market"])
    ]
    return el("svg", stones, viewBox="0 0 220 100", role="group", aria_label=look.text("board.label"))


def panel(view: dict[str, Any], seat: int, look: Look) -> Markup:
    stone = view["hands"][seat]
    looked_at = view["peek"] if view["seat"] == seat else None
    seen = [look.text.name("piece", each) if each else "?" for each in (stone, looked_at)]
    return el("p", seen[0], el("small", seen[1]) if view["seat"] == seat and view["looking"] else None)


def cover() -> Markup:
    return el("svg", el("rect", width=320, height=200), viewBox="0 0 320 200", aria_hidden="true")
