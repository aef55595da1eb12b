"""The sheet of a decision: cards to use, dice to spend, odds of a fight, dice thrown, faces to choose from.

It lies over the Recruit ground, which none of these decisions needs.
"""

from collections.abc import Callable
from typing import Any

from drakkar.reavers.pieces.dice import SIDES

from ..html import Markup, el
from ..look import Look
from .draw import box
from .reavers_cards import WIDTH, back
from .reavers_hand import hammers, hand
from .reavers_layout import BAR, INNER, MARGIN
from .reavers_marks import upgrade
from .reavers_odds import odds, odds_by_defence
from .reavers_parts import (
    CARD,
    Block,
    card_part,
    colours_part,
    faces_part,
    price_part,
    result_part,
    spaces_part,
    territory_part,
    thrown_part,
)

TALL = 204
GAP = 30


def sheet(view: dict[str, Any], look: Look) -> Markup | None:
    """What the present decision is about; None where the board says enough."""
    make = _SHEETS.get(view["decision"])
    blocks = [block for block in make(view, look) if block] if make else []
    if not blocks:
        return None
    width = sum(block[0] for block in blocks) + GAP * (len(blocks) - 1)
    x = MARGIN + INNER / 2 - width / 2
    parts = []
    for wide, part in blocks:
        parts.append(el("g", part, transform=f"translate({x + wide / 2:g},{BAR - 4 + TALL / 2:g})"))
        x += wide + GAP
    frame = max(width + 48, 420)
    return el(
        "g",
        box(MARGIN + INNER / 2 - frame / 2, BAR - 4, frame, TALL, 18, "rv-sheet-wood"),
        box(MARGIN + INNER / 2 - frame / 2 + 8, BAR + 4, frame - 16, TALL - 16, 12, "rv-sheet-paper"),
        parts,
        id="rv-sheet",
    )


def sheet_cards(view: dict[str, Any]) -> dict[str, list[str]]:
    """The cards that lie on the sheet, by the places that enlarge them."""
    return {f"sheet{i}": [card] for i, card in enumerate(_cards_of(view), 1)}


def _cards_of(view: dict[str, Any]) -> list[str]:
    decision, prompt = view["decision"], view["prompt"]
    if decision == "keep":
        return view["looked_at"] if isinstance(view["looked_at"], list) else []
    if decision in ("use", "apply"):
        return list(prompt["cards"])
    if decision in ("encounter", "pillage", "voyage", *_ABILITIES):
        return [prompt["card"]]
    if decision in ("commit", "reroll"):
        card = _target_card(view)
        return [card] if card else []
    if decision == "relic-swap":
        return [prompt["relic"], *[relic["id"] for relic in view["seats"][view["seat"]]["relics"]]]
    return []


def _target_card(view: dict[str, Any]) -> str | None:
    """The card that is fought; a territory is none."""
    purpose, target = view["prompt"]["purpose"], view["prompt"]["target"]
    if purpose == "battle":
        return str(view["facing"] if target < 0 else view["sea"][target])
    return str(target) if purpose == "pillage" else None


# ---- what each decision shows --------


def _use(view: dict[str, Any], look: Look) -> list[Block]:
    cards = [card_part(look, card, i, card) for i, card in enumerate(view["prompt"]["cards"], 1)]
    return [*cards, spaces_part(view, look)]


def _apply(view: dict[str, Any], look: Look) -> list[Block]:
    seen: list[str] = []
    blocks = []
    for i, card in enumerate(view["prompt"]["cards"], 1):
        blocks.append(card_part(look, card, i, None if card in seen else card))
        seen.append(card)
    return blocks


def _keep(view: dict[str, Any], look: Look) -> list[Block]:
    seen = view["looked_at"]
    if isinstance(seen, list):
        return [card_part(look, card, i, f"looked{i}") for i, card in enumerate(seen, 1)]
    turned = el(
        "g", back("prophecy"), transform=f"translate({-CARD / 2:g},{-CARD * 0.69:g}) scale({CARD / WIDTH:g})"
    )
    return [(CARD, turned)] * seen


def _commit(view: dict[str, Any], look: Look) -> list[Block]:
    prompt, card = view["prompt"], _target_card(view)
    target = card_part(look, card, 1) if card else territory_part(look, prompt["target"])
    mine = hand(view, look, hammers)
    return [target, odds(look, prompt["odds"], INNER - 50 - 2 * GAP - target[0] - mine[0]), mine]


def _fight_card(view: dict[str, Any], look: Look) -> list[Block]:
    prompt = view["prompt"]
    blocks = [card_part(look, prompt["card"], 1)]
    if prompt.get("odds"):
        blocks.append(odds(look, prompt["odds"]))
    return blocks


def _conquer(view: dict[str, Any], look: Look) -> list[Block]:
    tables = view["prompt"]["odds"]
    return [odds_by_defence(look, tables)] if any(tables.values()) else []


def _reroll(view: dict[str, Any], look: Look) -> list[Block]:
    prompt, card = view["prompt"], _target_card(view)
    target = card_part(look, card, 1) if card else territory_part(look, prompt["target"])
    return [target, thrown_part(view, look), result_part(view, look)]


def _pay(view: dict[str, Any], look: Look) -> list[Block]:
    asked = view["prompt"]["faces"]
    wanted = set(asked)
    return [
        price_part(look, asked),
        hand(view, look, lambda faces: "any" in wanted or bool(wanted.intersection(faces))),
    ]


def _choose_die(view: dict[str, Any], look: Look) -> list[Block]:
    return [colours_part(view, look), faces_part(look)]


def _faces_of_colour(view: dict[str, Any], look: Look) -> list[Block]:
    colour = view["prompt"]["colour"]
    return [colours_part(view, look, (colour,)), faces_part(look, tuple(dict.fromkeys(SIDES[colour])))]


def _own_dice(view: dict[str, Any], look: Look) -> list[Block]:
    return [hand(view, look, None)]


def _ability(view: dict[str, Any], look: Look) -> list[Block]:
    """The Reaver whose ability asks, and what it needs."""
    card = card_part(look, view["prompt"]["card"], 1)
    more: dict[str, list[Block]] = {
        "armourer": [hand(view, look, None), faces_part(look)],
        "chanter": [hand(view, look, None)],
        "sacrificer": [hand(view, look, None)],
        "steward": _choose_die(view, look),
    }
    return [card, *more.get(view["decision"], [])]


def _swap_relic(view: dict[str, Any], look: Look) -> list[Block]:
    mine = [relic["id"] for relic in view["seats"][view["seat"]]["relics"]]
    return [
        card_part(look, view["prompt"]["relic"], 1),
        *[card_part(look, id, i, id) for i, id in enumerate(mine, 2)],
    ]


def _swap_upgrade(view: dict[str, Any], look: Look) -> list[Block]:
    return [(96, upgrade(view["prompt"]["token"], True, 0, 0, 92)), hand(view, look, None, upgrades=True)]


_ABILITIES = ("armourer", "chanter", "sacrificer", "steward", "feaster")
_SHEETS: dict[str | None, Callable[[dict[str, Any], Look], list[Block]]] = {
    "use": _use,
    "apply": _apply,
    "keep": _keep,
    "commit": _commit,
    "encounter": _fight_card,
    "pillage": _fight_card,
    "voyage": _fight_card,
    "conquer": _conquer,
    "reroll": _reroll,
    "pay": _pay,
    "prepare": _choose_die,
    "faces": _faces_of_colour,
    "muster": lambda view, look: [colours_part(view, look, copies=view["prompt"]["n"])],
    "overflow": _own_dice,
    "discard": _own_dice,
    "relic-swap": _swap_relic,
    "upgrade": _swap_upgrade,
    **dict.fromkeys(_ABILITIES, _ability),
}
