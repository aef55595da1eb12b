"""Odds on the board of Vikingar: of the throw that comes, and beside every choice that leads to one."""

from typing import Any

from drakkar.vikingar.pieces import SPACE

from ..html import Markup, el
from ..look import Look
from .draw import at, box, lettering, stamp
from .vikingar_chart import polar, site_place, split
from .vikingar_marks import RUNE
from .vikingar_names import Hazard, capital, has_throw, name_hazard, rough, success

# The moves that let the next throw come as it is prepared now.
PLAIN = ("throw", "keep", "accept", "wait", "storm")
SPACE_TAG = {"north": (466, 0), "south": (536, 0), "edge": (661, 34)}  # how far out, how far aside


def odds(view: dict[str, Any], look: Look) -> Markup | None:
    """The odds of the throw that comes next, if there is just one: an event, a combat, a stronghold."""
    forecast = view["prompt"].get("forecast") or {}
    hazards = next((forecast[move] for move in PLAIN if move in forecast), None) or _event(forecast)
    if not hazards:
        return None
    label = ". ".join(capital(name_hazard(look.text, hazard)) for hazard in hazards)
    return el(
        "g",
        el("title", label),
        box(-84, 98, 168, 68, 16, "slate"),
        stamp(RUNE, -52, 132, 46, "ink"),
        lettering(27, 132, 46, rough(look.text, success(hazards)), "on-slate"),
        id="vikingar-odds",
        role="img",
        aria_label=label,
    )


def _event(forecast: dict[str, list[Hazard]]) -> list[Hazard]:
    """The navigation event that every way out of the high sea leads to."""
    events = (hazard for hazards in forecast.values() for hazard in hazards if hazard["what"] == "event")
    event = next(events, None)
    return [event] if event else []


def tags(view: dict[str, Any], look: Look, ahead: dict[str, list[Hazard]]) -> Markup:
    """The chance of success beside the spaces and sites whose choice leads to a throw of its own."""
    places = _site_tags(view)
    places |= {token: _space_tag(token) for token in ahead if token in SPACE}
    drawn = []
    for token, hazards in ahead.items():
        if token in look.lit and token in places and has_throw(hazards):
            x, y = places[token]
            chance = rough(look.text, success(hazards))
            drawn.append(
                el("g", box(-34, -16, 68, 32, 9, "tag"), lettering(0, 0, 26, chance), style=at(x, y))
            )
    return el("g", drawn, class_="tags", id="vikingar-tags", aria_hidden="true")


def _site_tags(view: dict[str, Any]) -> dict[str, tuple[float, float]]:
    places = {}
    for position, dial in enumerate(view["dials"]):
        for half in ("north", "south") if dial else ():
            for number, site in enumerate(dial[half]):
                x, y = site_place(half, position, number, len(dial[half]))
                places[site["token"]] = (x, y + 33)
    return places


def _space_tag(space: str) -> tuple[float, float]:
    ring, position = split(space)
    outward, aside = SPACE_TAG[ring]
    return polar(outward, position, aside)
