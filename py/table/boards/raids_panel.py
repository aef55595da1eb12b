"""A player's side of Raids: the longship with its slots, shields and crew, and what lies beside it."""

from typing import Any

from drakkar.raids.pieces import EMPTY_SLOT_SHIELDS, RUNE_SCORE, SHIP_SLOTS

from ..html import Markup, el
from ..look import Look
from .draw import at, box, circle, coin, halo, number, path, shield, viking, viking_symbol
from .raids_tiles import RUNES, face, name_tile, tile

LONGSHIP = (
    "M110 128C82 122 70 100 70 76 70 58 72 46 64 34L90 24 67 18 80 0 52 12C42 4 30 4 22 8L-2 18"
    "C-10 22-12 30-8 36L4 36 8 44 16 37 22 45 30 40 34 46-2 52C-2 60 6 66 18 66 28 66 36 68 37 80"
    "C38 112 42 148 66 180 80 202 96 222 122 226H682C710 222 732 186 742 150 749 120 749 90 746 66"
    "C744 46 764 42 766 60 778 38 748 20 734 42 725 58 728 84 722 104 718 118 710 126 696 128Z"
)
SEA = "M-10 224Q4 200 30 212" + "t40 0" * 17 + "Q746 200 770 224 768 238 748 238H10Q-8 238-10 224Z"
STONE = "M-8-26H8L18-14V16L8 28H-8L-18 16V-14Z"


def panel(view: dict[str, Any], seat: int, look: Look) -> Markup:
    """The longship above, the holdings beside it below."""
    mine = view["seats"][seat]
    return el(
        "div", _longship(mine, seat, look), _beside(mine, look), class_=f"raids-panel {look.clan(seat)}"
    )


def _longship(mine: dict[str, Any], seat: int, look: Look) -> Markup:
    symbol = f"raids-viking-{seat}"
    aboard, crew = mine["aboard"], mine["crew"]
    slots, shields = [], []
    for slot in range(SHIP_SLOTS):
        x = 152 + slot * 126
        id = aboard[slot] if slot < len(aboard) else None
        count = tile(id).shields if id else EMPTY_SLOT_SHIELDS
        shields += [x + offset for offset in ((), (0,), (-31, 31))[count]]
        slots.append(_slot(x, id, look))
    return el(
        "svg",
        el("defs", viking_symbol(symbol)),
        slots,
        path(LONGSHIP, "longship"),
        path("M52 150C180 166 600 166 741 150M74 188C190 202 600 202 724 188", "longship-strakes"),
        path("M70 74 38 78M71 94 40 104M80 114 44 132", "longship-bands"),
        circle(36, 24, 5.5, "longship-eye"),
        [viking(symbol, x, 162, 1.32) for x in shields[:crew]],
        [shield(x, 158, 25, "manned" if i < crew else "free") for i, x in enumerate(shields)],
        path(SEA, "longship-sea"),
        class_="longship-board",
        viewBox="-16 -8 794 248",
        role="group",
        aria_label=look.text("board.crew", n=crew, shields=mine["shields"]),
    )


def _slot(x: float, id: str | None, look: Look) -> Markup:
    if id is None:
        return box(x - 57, 4, 114, 116, 14, "slot")
    drawing = el("g", halo(78), face(id, shields=False), transform="scale(.82)")
    return look.token(id, name_tile(look, id), drawing, class_="stowed", style=at(x, 58))


def _beside(mine: dict[str, Any], look: Look) -> Markup:
    kinds: dict[str, list[str]] = {"rune": [], "port": [], "monster": [], "goods": []}
    for id in mine["beside"]:
        kinds[tile(id).kind].append(id)
    items = [_runes(kinds["rune"], look)]
    items += [_pile(kind, kinds[kind], look) for kind in ("port", "monster", "goods") if kinds[kind]]
    if any(mine["coins"]):
        items.append(_coins(mine["coins"], look))
    return el("ul", items, class_="beside")


def _item(label: str, *children: Any, class_: str) -> Markup:
    return el(
        "li", *children, el("span", label, class_="out-of-sight"), class_=f"holding {class_}", title=label
    )


def _runes(ids: list[str], look: Look) -> Markup:
    """The collection that grows, and what all collections score so far."""
    full, rest = divmod(len(ids), 5)
    glory = full * RUNE_SCORE[5] + RUNE_SCORE[rest]
    shown = ids[-rest:] if rest else ids[-5:]
    stones = []
    for i in range(5):
        x = 22 + 42 * i
        if i < len(shown):
            stones.append(path(STONE, "rune-stone", transform=f"translate({x},32)"))
            stones.append(path(RUNES[shown[i]], "rune-mark", transform=f"translate({x},33) scale(.52)"))
        else:
            stones.append(path(STONE, "rune-gap", transform=f"translate({x},32)"))
    worth = number(238, 32, 25, glory, "glory") if glory else None
    drawing = el("svg", stones, worth, viewBox=f"0 0 {268 if glory else 212} 64", aria_hidden="true")
    label = look.text("board.runes", n=len(ids), glory=glory)
    return _item(label, drawing, class_="rune-row")


def _pile(kind: str, ids: list[str], look: Look) -> Markup:
    names = ", ".join(name_tile(look, id) for id in ids)
    label = f"{look.text(f'board.{kind}', n=len(ids))}{look.text('board.colon')}{names}"
    tiles = [el("svg", face(id), viewBox="-76 -80 156 160", aria_hidden="true") for id in ids]
    return _item(label, tiles, class_=f"{kind}-pile")


def _coins(counts: list[int], look: Look) -> Markup:
    values = [value for value, count in zip((6, 3, 1), counts, strict=True) for _ in range(count)]
    drawing = el(
        "svg",
        [coin(32 + 44 * i, 32, 28, value) for i, value in enumerate(values)],
        viewBox=f"0 0 {64 + 44 * (len(values) - 1)} 64",
        aria_hidden="true",
    )
    return _item(look.text("board.purse", n=sum(values), coins=values), drawing, class_="coin-row")
