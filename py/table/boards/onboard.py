"""The board of Vikings on Board: a village on its wharf and the eight ships before it."""

from functools import cache
from typing import Any

from ..html import Markup, el
from ..look import Look
from .covers import cover_onboard
from .draw import box, gradient, path, planks, scenery, waves
from .onboard_offer import offer
from .onboard_panel import panel
from .onboard_pieces import COLOURS, banners, piece_names, symbols
from .onboard_ships import QUAYS, ships, zones
from .onboard_village import village

WIDTH, HEIGHT = 1000, 1184
TUFTS = (
    (24, 112),
    (120, 180),
    (300, 176),
    (460, 10),
    (590, 182),
    (760, 176),
    (900, 12),
    (970, 100),
    (214, 330),
)

cover = cover_onboard

__all__ = ["board", "cover", "panel", "piece_names"]


def board(view: dict[str, Any], look: Look) -> Markup:
    """The sea with the ships, the wharf with its bet zones, the village between."""
    flags = banners(view, look.colours)
    return el(
        "svg",
        _harbour(),
        ships(view, look, flags),
        village(view, look),
        zones(view, look, flags),
        offer(view, look),
        class_="board onboard-board",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="group",
        aria_label=look.text("board.label", n=view["round"], sterns=view["sterns"]),
    )


@cache
def _harbour() -> Markup:
    """All that never changes."""
    top, foot = QUAYS
    wharf, ground = foot - top, foot - top - 136
    tufts = "".join(f"M{x} {top + 70 + y}q-2-10-8-13m8 13q0-12 1-17m-1 17q3-10 9-12" for x, y in TUFTS)
    return scenery(
        "onboard-harbour",
        el(
            "defs",
            gradient("onboard-sea", (0, "sea-far"), (0.3, "sea-mid"), (1, "sea-near")),
            gradient("onboard-land", (0, "isle-high"), (1, "isle-low")),
            gradient("onboard-any", *_stripes(), x2="1", y2="0"),
            waves("onboard-waves"),
            planks("onboard-planks", 36),
            symbols(),
        ),
        box(0, 0, WIDTH, HEIGHT, 22, fill="url(#onboard-sea)"),
        box(0, 0, WIDTH, HEIGHT, 22, fill="url(#onboard-waves)"),
        box(0, top - 12, WIDTH, wharf + 24, 0, "quay-foam"),
        box(4, top, WIDTH - 8, wharf, 0, "quay"),
        box(0, top, WIDTH, wharf, 0, fill="url(#onboard-planks)"),
        box(6, top + 68, WIDTH - 12, ground, 18, "village-ground", fill="url(#onboard-land)"),
        path(tufts, "tufts"),
        box(4, 4, WIDTH - 8, HEIGHT - 8, 19, "board-rim"),
    )


def _stripes() -> list[tuple[float, str]]:
    """The four colours side by side: a body of any of them."""
    return [
        ((n + end) / len(COLOURS), f"stripe-{clan}")
        for n, clan in enumerate(COLOURS.values())
        for end in (0, 1)
    ]
