"""What can lie on the sheet of a decision: cards, territories, dice, faces, a price, a result."""

from typing import Any

from drakkar.reavers.pieces.board import ACTION_SPACES
from drakkar.reavers.pieces.dice import COLOURS, FACES
from drakkar.reavers.pieces.territories import STACKS
from drakkar.reavers.tokens import numbered

from ..html import Markup, el, join
from ..look import Look
from .draw import box, circle, lettering, number, stamp, strength
from .reavers_cards import HEIGHT, WIDTH
from .reavers_marks import PLACES, amount, face_mark, repeat
from .reavers_slots import placed
from .reavers_words import capital, card_words

CARD = 122  # width of a card on the sheet

Block = tuple[float, Markup]  # how wide a part of the sheet is; the part around the origin


def card_part(look: Look, card: str, place: int, token: str | None = None) -> Block:
    """A card; one that can be chosen goes by its token."""
    half, high = CARD / 2, CARD * HEIGHT / WIDTH
    name = card_words(look, card)
    drawing = join(
        box(-half - 5, -high / 2 - 5, CARD + 10, high + 10, 14, "halo"),
        placed(card, -half, -high / 2, CARD, f"rv-sheet{place}-0"),
    )
    if token:
        return CARD, look.token(token, name, drawing, class_="rv-card-slot", data_card=f"sheet{place}")
    picture = el(
        "g",
        el("title", name),
        drawing,
        role="img",
        aria_label=name,
        tabindex="0",
        class_="rv-card-slot",
        data_card=f"sheet{place}",
    )
    return CARD, picture


def territory_part(look: Look, id: str) -> Block:
    stack = STACKS[id]
    return 130, el(
        "g",
        box(-62, -62, 124, 124, 14, "rv-tile-edge"),
        box(-62, -66, 124, 124, 14, "rv-tile-land"),
        strength(0, -26, 36, stack.defence),
        amount(stack.resource, stack.price, 0, 34, 40, "light"),
        class_=f"rv-land-{stack.resource}",
    )


def colours_part(
    view: dict[str, Any], look: Look, colours: tuple[str, ...] = COLOURS, copies: int = 1
) -> Block:
    """Dice of the supply, by colour."""
    step = 86
    shown = []
    for i, colour in enumerate(colours):
        tokens = numbered([colour] * min(copies, view["supply"][colour]))
        for copy, token in enumerate(tokens):
            x = step * (i - (len(colours) - 1) / 2)
            y = 76 * (copy - (copies - 1) / 2)
            drawing = join(box(x - 37, y - 36, 74, 74, 12, "halo"), repeat(f"{colour}.blank", x, y, 62))
            label = look.text("board.supply", colour=colour, n=view["supply"][colour])
            shown.append(look.token(token, label, drawing, class_="rv-die"))
    return step * len(colours), join(shown)


def faces_part(look: Look, faces: tuple[str, ...] = FACES) -> Block:
    """Faces to choose from, in two rows where there are many."""
    shown = []
    columns = 3 if len(faces) > 4 else len(faces)
    for i, face in enumerate(faces):
        line, column = divmod(i, columns)
        x, y = 84 * (column - (columns - 1) / 2), 84 * (line - (len(faces) > columns) / 2)
        drawing = join(
            box(x - 39, y - 39, 78, 78, 12, "halo"),
            box(x - 34, y - 34, 68, 68, 9, "rv-face-tile"),
            face_mark(face, x, y, 50, "ink"),
        )
        shown.append(look.token(face, capital(look.text.name("piece", face)), drawing, class_="rv-die"))
    return 84 * columns, join(shown)


def price_part(look: Look, faces: list[str]) -> Block:
    """The faces that are to be paid, on a slip of their own."""
    wide = max(96, 62 * min(3, len(faces)) + 24)
    marks = []
    for i, face in enumerate(faces):
        line, column = divmod(i, 3)
        here = min(3, len(faces) - 3 * line)
        y = 60 * (line - (len(faces) - 1) // 3 / 2)
        marks.append(face_mark(face, 62 * (column - (here - 1) / 2), y, 52, "ink"))
    label = look.text("board.to-pay", faces=faces)
    return wide, el(
        "g",
        el("title", label),
        box(-wide / 2, -66, wide, 132, 12, "rv-slip"),
        marks,
        role="img",
        aria_label=label,
    )


def thrown_part(view: dict[str, Any], look: Look) -> Block:
    """Combat dice on the table."""
    values = view["prompt"]["dice"]
    columns = min(len(values), 7)
    shown = []
    for i, (value, token) in enumerate(zip(values, numbered(f"c{value}" for value in values), strict=True)):
        line, column = divmod(i, columns)
        lines = (len(values) - 1) // columns
        x, y = 76 * (column - (columns - 1) / 2), 78 * (line - lines / 2)
        drawing = join(box(x - 36, y - 36, 72, 74, 12, "halo"), repeat(f"c{value}", x, y - 2, 60))
        shown.append(
            look.token(token, look.text("board.combat-die", face=f"c{value}"), drawing, class_="rv-die")
        )
    return 76 * columns, join(shown)


def result_part(view: dict[str, Any], look: Look) -> Block:
    """Successes so far against the defence value."""
    prompt = view["prompt"]
    won = prompt["total"] >= prompt["defence"]
    label = look.text("board.result", n=prompt["total"], defence=prompt["defence"])
    return 150, el(
        "g",
        el("title", label),
        circle(-36, 0, 40, "rv-result rv-won" if won else "rv-result"),
        lettering(-36, 0, 54, prompt["total"]),
        strength(48, 0, 36, prompt["defence"]),
        role="img",
        aria_label=label,
    )


def spaces_part(view: dict[str, Any], look: Look) -> Block:
    """The Action Spaces of the Longship board, where a specialist can go."""
    mine = view["seats"][view["seat"]]["specialists"]
    shown = []
    for i, place in enumerate(ACTION_SPACES):
        x, y = 92 * (i % 2 - 0.5), 88 * (i // 2 - 0.5)
        drawing = join(
            box(x - 43, y - 41, 86, 82, 14, "halo"),
            box(x - 38, y - 36, 76, 72, 10, "rv-space-tile"),
            stamp(PLACES[place], x, y, 52, "light"),
            number(x + 27, y + 24, 15, len(mine[place]), "tally") if mine[place] else None,
        )
        label = look.text("board.space", space=f"space.{place}", n=len(mine[place]))
        shown.append(look.token(f"space.{place}", label, drawing, class_="rv-die"))
    return 184, join(shown)
