"""The board of Vikingar: a round world, the high sea in its middle, the end of the world around it."""

from collections.abc import Sequence
from typing import Any

from drakkar.vikingar.pieces import FLEET

from ..html import Markup, el, join, part
from ..look import HUES, Look
from .covers import cover_vikingar as cover
from .vikingar_chart import HALF, grounds, rose, table_top
from .vikingar_corners import corners
from .vikingar_fleet import fleet
from .vikingar_marks import symbols
from .vikingar_names import fought, tokens_ahead
from .vikingar_odds import odds, tags
from .vikingar_panel import panel
from .vikingar_spaces import edges, high_sea, lands, on_spaces, sites, territories
from .vikingar_throw import ledger, throws
from .zoom import zoom_tools

__all__ = ["board", "cover", "panel", "piece_names"]

MAP = "vikingar-map"


def board(view: dict[str, Any], look: Look) -> Markup:
    """The chart with all that lies on it, to be zoomed; below it, for small screens, the last throws."""
    ahead, ships = tokens_ahead(view), on_spaces(view["ships"])
    combat = fought(view)
    goal = {"round": view["round"], "phase": view["phase"], "target": view["options"]["target"]}
    chart = el(
        "svg",
        part(el("defs", grounds(), symbols(), id="vikingar-defs")),
        table_top(),
        high_sea(look, ships, ahead),
        territories(view, look, ships, ahead),
        edges(view, look, ships, ahead),
        part(lands(view)),
        throws(combat, look) if combat else rose(),
        sites(view, look, ahead),
        fleet(view, look),
        tags(view, look, ahead),
        odds(view, look),
        corners(view, look),
        class_="vikingar-board",
        id=MAP,
        viewBox=f"{-HALF} {-HALF} {2 * HALF} {2 * HALF}",
        data_zoom="",
        tabindex="0",
        role="group",
        aria_label=look.text("board.label", **goal),
    )
    return join(chart, el("div", ledger(combat, look), zoom_tools(look.text, MAP), class_="below-board"))


def piece_names(view: dict[str, Any], colours: Sequence[str]) -> dict[str, str]:
    """The engine's clans and their drakkars by the colour of the player's clan."""
    names = {}
    for charter, clan in zip(view["seats"], colours, strict=True):
        for number in ("", *range(1, FLEET + 1)):
            names[f"{charter['clan']}{number}"] = f"{HUES[clan]}{number}"
    return names
