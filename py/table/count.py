"""The final count: every part as a table and as a drawing, and the curve of the scores over the game."""

from .html import Markup, el, join
from .languages import Text
from .look import Look
from .match import Match

WIDTH, HEIGHT, LEFT = 640, 240, 44


def final_count(match: Match, text: Text) -> Markup:
    """Shown when the game is over."""
    scores = match.state.scores()
    winners = match.state.winners()
    names = [part.name for part in scores[0].parts]
    head = el(
        "tr",
        el("th", text("count.part"), scope="col"),
        [
            el("th", name, scope="col", class_=f"clan-{colour}")
            for name, colour in zip(match.names, match.colours, strict=True)
        ],
    )
    rows = [
        el(
            "tr",
            el("th", text(f"score.{name}"), scope="row"),
            [el("td", score.parts[index].points) for score in scores],
        )
        for index, name in enumerate(names)
    ]
    total = el(
        "tr",
        el("th", text("count.total"), scope="row"),
        [el("td", score.total, " ★" if seat in winners else "") for seat, score in enumerate(scores)],
        class_="total",
    )
    return el(
        "div",
        el("h2", text("count.title")),
        el(
            "div",
            el(
                "table",
                el("caption", text("count.caption"), class_="hint"),
                el("thead", head),
                el("tbody", rows, total),
            ),
            class_="scroll",
        ),
        _bars(match, text),
        el("h3", text("count.curve")),
        _curve(match, text),
        class_="sheet",
    )


def _bars(match: Match, text: Text) -> Markup:
    """One bar for each seat, its parts side by side, named where there is room."""
    scores = match.state.scores()
    look = Look(text, match.colours)
    most = max(1, *(sum(max(0, part.points) for part in score.parts) for score in scores))
    step = 46
    rows = []
    for seat, score in enumerate(scores):
        x = float(LEFT)
        y = 8 + seat * step
        rows.append(
            el(
                "g",
                look.emblem(seat),
                class_=f"bar-emblem {look.clan(seat)}",
                transform=f"translate(6 {y + 4}) scale(1.6)",
            )
        )
        for index, part in enumerate(score.parts):
            width = (WIDTH - LEFT - 8) * max(0, part.points) / most
            if width:
                label = text(f"score.{part.name}")
                rows.append(
                    el(
                        "g",
                        el("title", f"{label}: {part.points}"),
                        el(
                            "rect",
                            x=round(x, 1),
                            y=y,
                            width=round(width, 1),
                            height=34,
                            class_=f"bar-part part-{index % 6} {look.clan(seat)}",
                        ),
                        el("text", part.points, x=round(x + width / 2, 1), y=y + 15, class_="bar-value"),
                        el("text", label, x=round(x + width / 2, 1), y=y + 29, class_="bar-name")
                        if width > len(label) * 7.5
                        else None,
                    )
                )
            x += width
    return el(
        "svg",
        rows,
        viewBox=f"0 0 {WIDTH} {8 + step * len(scores)}",
        class_="bars",
        role="img",
        aria_label=text("count.bars"),
    )


def _curve(match: Match, text: Text) -> Markup:
    """Each seat's score over the moves; dashes and end marks tell the lines apart, not only colour."""
    curves = match.curve()
    look = Look(text, match.colours)
    top = max(1, *(max(curve) for curve in curves))
    last = max(1, len(curves[0]) - 1)

    def point(n: int, value: int) -> tuple[float, float]:
        return round(LEFT + (WIDTH - LEFT - 60) * n / last, 1), round(
            HEIGHT - 24 - (HEIGHT - 40) * value / top, 1
        )

    lines = []
    for seat, curve in enumerate(curves):
        path = "M" + " L".join(f"{x} {y}" for x, y in (point(n, value) for n, value in enumerate(curve)))
        x, y = point(last, curve[-1])
        lines.append(el("path", d=path, class_=f"line dash-{seat} {look.clan(seat)}"))
        lines.append(
            el(
                "g",
                look.emblem(seat),
                class_=f"bar-emblem {look.clan(seat)}",
                transform=f"translate({x + 6 + 24 * (seat % 2)} {y - 8})",
            )
        )
    marks = [
        join(
            el("line", x1=LEFT, x2=WIDTH - 60, y1=point(0, value)[1], y2=point(0, value)[1], class_="grid"),
            el("text", value, x=LEFT - 8, y=point(0, value)[1] + 4, class_="axis"),
        )
        for value in (0, top // 2, top)
    ]
    ends = el("text", text("count.moves", n=last), x=WIDTH - 60, y=HEIGHT - 6, class_="axis")
    return el(
        "svg",
        marks,
        lines,
        ends,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        class_="curve",
        role="img",
        aria_label=text("count.curve"),
    )
