"""A player's holdings in Vikings on Board: barrels, chests, Vikings that have not crossed, the stern."""

from typing import Any

from ..html import Markup, classes, el, icon
from ..look import Look
from .draw import lettering, stamp
from .onboard_pieces import Banner, banners, cask, halo, repeat

GLORY = icon("laurel-crown")
HEIGHT = 56  # of every drawing


def panel(view: dict[str, Any], seat: int, look: Look) -> Markup:
    """Barrels to place, barrels won, chests, Vikings to move, a stern, points that the viewer knows."""
    mine = view["seats"][seat]
    flag = next((flag for flag in banners(view, look.colours).values() if flag.seat == seat), None)
    items = [
        _barrels(mine, flag, look),
        _won(mine, flag, look),
        _chests(mine, look),
        _vikings(view, seat, look),
        _stern(view, seat, look),
        _worth(view, mine, look),
    ]
    return el("ul", items if flag else None, class_=f"onboard-panel {look.clan(seat)}")


def _item(label: str, caption: str, width: float, *drawing: Any, class_: str = "") -> Markup:
    """A holding: what it is called, its drawing, and all of it in words."""
    art = el("svg", *drawing, viewBox=f"0 0 {width:g} {HEIGHT}", aria_hidden="true")
    return el(
        "li",
        el("span", caption, class_="caption", aria_hidden="true"),
        art,
        el("span", label, class_="out-of-sight"),
        class_=classes("possession", class_),
        title=label,
    )


def _barrels(mine: dict[str, Any], flag: Banner | None, look: Look) -> Markup | None:
    """Barrels that can still be placed. Their owner sees the values and can choose one."""
    if flag is None or not mine["beside"]:
        return None
    text, caption = look.text, look.text("board.panel.barrels")
    label = text("board.panel.beside", n=mine["beside"])
    if mine["barrels"] is None:
        casks = [cask(flag, 20 + 40 * i, 28, None) for i in range(mine["beside"])]
        return _item(label, caption, 40 * mine["beside"], casks)
    own = [barrel for barrel in mine["barrels"] if barrel["place"] == "beside"]
    tokens = [
        look.token(
            barrel["token"],
            text("board.panel.barrel", n=barrel["points"]),
            halo(look, barrel["token"], 4 + 52 * i, 4, 44, 48, 9),
            cask(flag, 26 + 52 * i, 28, barrel["points"], 1.1),
        )
        for i, barrel in enumerate(own)
    ]
    art = el("svg", tokens, viewBox=f"0 0 {52 * len(own)} {HEIGHT}", role="group", aria_label=label)
    return el(
        "li", el("span", caption, class_="caption", aria_hidden="true"), art, class_="possession", title=label
    )


def _won(mine: dict[str, Any], flag: Banner | None, look: Look) -> Markup | None:
    """Barrels won, on the shield board."""
    if flag is None or not mine["won"]:
        return None
    points = mine["won_points"]
    label = look.text("board.panel.won", n=mine["won"])
    if points:
        label = look.text("board.panel.won.own", n=mine["won"], points=points)
    casks = [cask(flag, 20 + 40 * i, 28, value) for i, value in enumerate(points or [None] * mine["won"])]
    return _item(label, look.text("board.panel.win"), 40 * mine["won"], casks)


def _chests(mine: dict[str, Any], look: Look) -> Markup | None:
    """Chests on the shield board: face down for the others."""
    count, kinds = mine["chests"], mine["kinds"]
    if not count:
        return None
    label = (
        look.text("board.chests", n=count, kinds=kinds) if kinds else look.text("board.panel.chests", n=count)
    )
    step = min(42, 210 / count)
    boxes = [repeat(f"chest-{kind}", 21 + step * i, 28) for i, kind in enumerate(kinds or ["hidden"] * count)]
    return _item(label, look.text("board.panel.chest"), step * (count - 1) + 42, boxes)


def _vikings(view: dict[str, Any], seat: int, look: Look) -> Markup | None:
    """Vikings that have not crossed in this round."""
    home = "above" if view["chief"] == "below" else "below"
    count = len([viking for viking in view["slots"][home] if viking and viking["seat"] == seat])
    if not count:
        return None
    figures = []
    for i in range(count):
        figures += [
            repeat("viking", 20 + 38 * i, 54, 0.92),
            stamp(look.emblem(seat), 20 + 38 * i, 40, 25, "emblem"),
        ]
    return _item(
        look.text("board.panel.vikings", n=count), look.text("board.panel.viking"), 38 * count + 2, figures
    )


def _stern(view: dict[str, Any], seat: int, look: Look) -> Markup | None:
    if view["stern_holder"] != seat:
        return None
    drawing = repeat("stern", 40, 7, 0.6)
    return _item(look.text("board.panel.stern"), look.text("board.panel.stern.short"), 80, drawing)


def _worth(view: dict[str, Any], mine: dict[str, Any], look: Look) -> Markup | None:
    """What the chests and barrels that the viewer knows would score now."""
    if mine["won_points"] is None or view["over"]:
        return None
    chests = sum(view["market"][kind] for kind in mine["kinds"])
    barrels = sum(mine["won_points"])
    label = look.text("board.panel.worth", n=chests + barrels, chests=chests, barrels=barrels)
    total = lettering(78, 28, 42, chests + barrels, "total")
    return _item(label, look.text("board.panel.now"), 104, stamp(GLORY, 28, 28, 50), total, class_="worth")
