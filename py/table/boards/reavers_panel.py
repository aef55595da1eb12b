"""A player's side of Reavers of Midgard: stores, the Longship board, Prophecies, the Glory pile."""

from collections import Counter
from typing import Any

from drakkar.reavers.pieces.board import ACTION_SPACES
from drakkar.reavers.pieces.fortress import FORTRESS, TREASURES
from drakkar.reavers.pieces.territories import PRICES, STACK_OF
from drakkar.reavers.pieces.village import CARVING, CARVING_LADDER

from ..html import Markup, el, icon
from ..look import Look
from .reavers_cards import PICTURES, back, face
from .reavers_details import detail
from .reavers_marks import GOODS
from .reavers_ship import longship
from .reavers_words import card_words

TERRITORY = icon("treasure-map")
PILE = icon("card-draw")
BATTLES = icon("crossed-swords")


def panel(view: dict[str, Any], seat: int, look: Look) -> Markup:
    """Stores above, the Longship board, then what is kept beside it."""
    mine = view["seats"][seat]
    return el(
        "div",
        _stores(view, mine, look),
        longship(view, seat, look),
        _beside(mine, look),
        _details(mine, look),
        class_=f"reavers-panel {look.clan(seat)}",
    )


def _store(mark: Markup, n: object, label: str, class_: str = "") -> Markup:
    return el(
        "li",
        mark,
        el("b", n, aria_hidden="true"),
        el("span", label, class_="out-of-sight"),
        class_=f"rv-store {class_}".rstrip(),
        title=label,
    )


def _stores(view: dict[str, Any], mine: dict[str, Any], look: Look) -> Markup:
    text = look.text
    items = [
        _store(GOODS["glory"], mine["glory"], text("board.store.glory", n=mine["glory"]), "glory-store"),
        _store(GOODS["food"], mine["food"], text("board.store.food", n=mine["food"])),
        _store(GOODS["favour"], mine["favour"], text("board.store.favour", n=mine["favour"])),
        _store(PILE, mine["pile_size"], text("board.pile", n=mine["pile_size"])),
        _lands(mine, look),
    ]
    tokens = {**mine["trophies"], **(mine["defences"] if view["options"]["defences"] else {})}
    items += [_store(GOODS[what], n, text(f"board.token.{what}", n=n)) for what, n in tokens.items() if n]
    return el("ul", items, class_="rv-stores")


def _lands(mine: dict[str, Any], look: Look) -> Markup:
    """Territories by what they are paid in: sets of all three may count."""
    counted = Counter(STACK_OF[tile].resource for tile in mine["tiles"])
    label = look.text("board.territories", n=len(mine["tiles"]))
    if counted:
        parts = [look.text("board.land", resource=resource, n=n) for resource, n in counted.items()]
        label = f"{label}{look.text('board.colon')}{', '.join(parts)}"
    flags = [
        el("span", GOODS[resource], el("b", counted[resource]), class_=f"rv-land rv-land-{resource}")
        for resource in PRICES
        if counted[resource]
    ]
    drawing = el("span", TERRITORY, flags or el("b", 0), class_="rv-lands", aria_hidden="true")
    return el("li", drawing, el("span", label, class_="out-of-sight"), class_="rv-store", title=label)


# ---- what lies beside the board --------


def _beside(mine: dict[str, Any], look: Look) -> Markup | None:
    known = [*mine["open_prophecies"], *(mine["secret_prophecies"] or [])]
    hidden = 0 if mine["secret_prophecies"] is not None else mine["secret_count"]
    items = [_prophecy(look, card) for card in known]
    items += [_hidden(look, hidden)] if hidden else []
    items += _sets(Counter(mine["pile"]), look) if mine["pile"] else []
    return el("ul", items, class_="rv-kept") if items else None


def _prophecy(look: Look, card: str) -> Markup:
    """A Prophecy that the viewer knows."""
    label = card_words(look, card)
    return el(
        "li",
        el("svg", face(card), viewBox="0 0 100 138", aria_hidden="true"),
        el("span", label, class_="out-of-sight"),
        detail(look, card),
        class_="rv-kept-card",
        tabindex="-1",
    )


def _hidden(look: Look, n: int) -> Markup:
    label = look.text("board.prophecies.hidden", n=n)
    return el(
        "li",
        [el("svg", back("prophecy"), viewBox="0 0 100 138", aria_hidden="true") for _ in range(n)],
        el("span", label, class_="out-of-sight"),
        class_="rv-kept-card rv-hidden-cards",
        title=label,
    )


def _sets(pile: Counter[str], look: Look) -> list[Markup]:
    """The sets of one's own Glory pile, and the sea battles won."""
    text, shown = look.text, []
    for card in (*TREASURES, CARVING):
        if pile[card]:
            ladder = CARVING_LADDER if card == CARVING else FORTRESS[card].ladder
            label = text("board.set", card=card, n=pile[card], glory=_worth(pile[card], ladder))
            shown.append(_store(PICTURES[card], f"{pile[card]}/{len(ladder)}", label))
    tapestries = [card for card in ("KP1", "KP2", "KP3") if pile[card]]
    if tapestries:
        letters = "".join("ABC"[int(card[-1]) - 1] * pile[card] for card in tapestries)
        shown.append(_store(PICTURES["KP1"], letters, text("board.tapestries", letters=letters)))
    battles = sum(n for card, n in pile.items() if card[0] == "B")
    if battles:
        shown.append(_store(BATTLES, battles, text("board.battles", n=battles)))
    return shown


def _worth(n: int, ladder: tuple[int, ...]) -> int:
    full, rest = divmod(n, len(ladder))
    return full * ladder[-1] + (ladder[rest - 1] if rest else 0)


def _details(mine: dict[str, Any], look: Look) -> Markup:
    """Enlarged: the leader, Relics and specialists that are pointed at on the Longship board."""
    shown = {"leader": [mine["leader"]] if mine["leader"] else []}
    shown.update({f"relic{i}": [relic["id"]] for i, relic in enumerate(mine["relics"], 1)})
    shown.update({f"space-{place}": mine["specialists"][place] for place in ACTION_SPACES})
    boxes = [
        el("div", [detail(look, card) for card in cards], class_="rv-details", data_detail=place)
        for place, cards in shown.items()
        if cards
    ]
    return el("div", boxes, class_="reavers-details rv-in-panel", aria_hidden="true")
