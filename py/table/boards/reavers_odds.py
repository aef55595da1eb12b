"""The chance of success of a fight, for every number of hammers, before any are committed."""

from ..html import Markup, el, join
from ..look import Look
from .draw import box, lettering, stamp, strength
from .reavers_marks import FACES, GOODS
from .reavers_words import listed, percent

MOST = 8  # columns
Table = list[list[float]]


def _chosen(table: Table, most: int) -> Table:
    """The columns shown: from the first that can succeed on, as many as fit."""
    start = next((i for i, (_, alone, _) in enumerate(table) if alone > 0), max(0, len(table) - 1))
    start = max(0, min(start, len(table) - most))
    return table[start : start + most]


def odds(look: Look, table: Table, room: float = 600) -> tuple[float, Markup]:
    """A bar for every number of hammers; below it the chance, and the chance with all Favour for re-rolls."""
    if not table:
        return 1, join()
    step = 68
    shown = _chosen(table, min(MOST, int((room - 44) // step)))
    favour = any(alone != best for _, alone, best in shown)
    width = 44 + step * len(shown)
    left = -width / 2 + 44
    columns = [_column(look, left + step * (i + 0.5), row, favour) for i, row in enumerate(shown)]
    label = look.text("board.odds", list=_words(look, table))
    return width, el(
        "g",
        el("title", label),
        stamp(FACES["hammer"], -width / 2 + 18, -68, 34, "ink"),
        lettering(-width / 2 + 18, 34 if favour else 62, 28, "%"),
        stamp(GOODS["favour"], -width / 2 + 18, 70, 32, "ink") if favour else None,
        columns,
        role="img",
        aria_label=label,
    )


def _column(look: Look, x: float, row: list[float], favour: bool) -> Markup:
    n, alone, best = row
    foot, tall = (14, 60) if favour else (40, 86)
    return join(
        lettering(x, -68, 32, int(n)),
        box(x - 15, foot - tall, 30, tall, 5, "rv-odds-room"),
        box(x - 15, foot - tall * best, 30, max(1, tall * best), 5, "rv-odds-favour") if favour else None,
        box(x - 15, foot - tall * alone, 30, max(1, tall * alone), 5, "rv-odds-bar"),
        lettering(x, 34 if favour else 62, 28, percent(look, alone)),
        lettering(x, 70, 28, percent(look, best), "rv-on-favour") if favour else None,
    )


def odds_by_defence(look: Look, tables: dict[str, Table]) -> tuple[float, Markup]:
    """The same for the three levels of territories, as a table of numbers."""
    longest = max(tables.values(), key=len)
    numbers = [int(row[0]) for row in longest][-MOST:]
    favour = any(alone != best for table in tables.values() for _, alone, best in table)
    step = 92 if favour else 74
    width = 60 + step * len(numbers)
    left = -width / 2 + 60
    parts = [stamp(FACES["hammer"], -width / 2 + 24, -72, 34, "ink")]
    parts += [lettering(left + step * (i + 0.5), -72, 32, n) for i, n in enumerate(numbers)]
    words = []
    for line, (defence, table) in enumerate(tables.items()):
        y = -28 + 46 * line
        chances = {int(n): (alone, best) for n, alone, best in table}
        parts.append(strength(-width / 2 + 24, y, 21, int(defence)))
        for i, n in enumerate(numbers):
            alone, best = chances[n]
            x = left + step * (i + 0.5)
            parts.append(lettering(x, y - (8 if favour else 0), 28, percent(look, alone)))
            if favour and best != alone:
                parts.append(lettering(x, y + 15, 22, percent(look, best), "rv-on-favour"))
        words.append(look.text("board.odds.defence", defence=defence, list=_words(look, table)))
    label = " ".join(words)
    return width, el("g", el("title", label), parts, role="img", aria_label=label)


def _words(look: Look, table: Table) -> str:
    said = []
    for n, alone, best in table:
        id = "board.odds.one" if alone == best else "board.odds.favour"
        said.append(look.text(id, n=int(n), chance=percent(look, alone), best=percent(look, best)))
    return listed(look, said)
