"""The chests that a question of Vikings on Board is about, laid out on a sheet above the village."""

from typing import Any

from ..html import Markup, el
from ..look import Look
from .draw import box, lettering, number
from .onboard_names import name_offer
from .onboard_pieces import halo, repeat

MIDDLE, TOP, HEIGHT, STEP = 530, 508, 166, 112


def chests_in_question(view: dict[str, Any]) -> tuple[str, list[str | None]] | None:
    """Where the chests in question are, at a building or on a ship, and their kinds. None: face down."""
    decision, prompt = view["decision"], view["prompt"]
    if decision == "warehouse1":
        return decision, [prompt["chest"]]
    if decision == "warehouse2":
        return decision, view["piles"][1][: prompt["n"]]
    if decision == "return-order":
        return "warehouse2", view["piles"][1][-2:]
    if decision in ("take", "discard"):
        ship = next(ship for ship in view["ships"] if ship["token"] == prompt["ship"])
        return prompt["ship"], ship["chests"]
    return None


def offer(view: dict[str, Any], look: Look) -> Markup | None:
    """Each kind once, with its number, large enough for a finger. Who decides can choose one here."""
    question = chests_in_question(view)
    if question is None:
        return None
    where, chests = question
    kinds = list(dict.fromkeys(chests))
    width = max(240, 34 + STEP * len(kinds))
    name = look.text.name("piece", where)
    left = MIDDLE - STEP * (len(kinds) - 1) / 2
    return el(
        "g",
        box(MIDDLE - width / 2, TOP, width, HEIGHT, 18, "offer"),
        lettering(MIDDLE, TOP + 28, 32, f"{name[0].upper()}{name[1:]}", "title"),
        [_chest(view, look, kind, chests.count(kind), left + STEP * i) for i, kind in enumerate(kinds)],
        role="group",
        aria_label=look.text("board.offer", where=name),
    )


def _chest(view: dict[str, Any], look: Look, kind: str | None, count: int, x: float) -> Markup:
    y = TOP + 100
    label = name_offer(view, look, kind, count)
    drawing = [
        repeat(f"chest-{kind or 'hidden'}", x, y, 2.1),
        number(x + 36, y - 34, 22, f"×{count}", "place") if count > 1 else None,
    ]
    if kind is None or view["decision"] == "warehouse1" or view["viewer"] != view["seat"]:
        return el("g", el("title", label), drawing, role="img", aria_label=label)
    return look.token(kind, label, halo(look, kind, x - 46, y - 46, 92, 92, 14), drawing)
