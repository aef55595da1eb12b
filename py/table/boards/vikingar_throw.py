"""The throws of Vikingar: where and how each rune fell, its points, and both sums."""

import itertools
import math
from functools import lru_cache
from typing import Any

from ..html import Markup, classes, el, join
from ..look import Look
from .draw import at, box, circle, lettering, path, stamp
from .vikingar_marks import CLASH, CREATURE, EVENT, FALL, LAUREL, RUNE, SITE
from .vikingar_names import capital, name_combat, name_side, name_throw

BOWL, ASIDE = 158, 186  # radius of the zone of a side, and how far its middle lies from that of the sea
STONES_APART, BADGES_APART = 55, 31
FUTHARK = (
    "M-5 15V-15M-5 3 7-6M-5-5 5-14",
    "M-7 15V-15L7-7V15",
    "M-5 15V-15M-5-8 6 0-5 8",
    "M-5 15V-15L7-8M-5-5 7 2",
    "M-6 15V-15L6-7-6 1 7 15",
    "M6-13-6 0 6 13",
    "M-8-14 8 14M8-14-8 14",
    "M-7 15V-15M7 15V-15M-7-5 7 5",
    "M0 15V-15M-8-4 8 4",
)
STONE = "M-16-22Q0-27 15-22 20-2 16 21 2 26-15 22-20 1-16-22Z"
SCRATCHES = "M-8-12-3-9M4 6 10 9M-9 11-4 10M5-13 9-10"
LONG = "M-8-24Q0-27 8-24 10 0 8 24 0 27-8 24-10 0-8-24Z"
LONG_SEAM = "M-3-22Q-5 0-3 22M4-20Q5 0 4 20"
SHORT = "M-14 16V-20Q0-27 14-20V16Q0 22-14 16Z"
SHORT_SHADE = "M-14 12 14 18 46 8Q40 0 30 2L14 12Z"
STAR = "M0-11 3-4 11-3 5 2 7 10 0 6-7 10-5 2-11-3-3-4Z"


def throws(combat: dict[str, Any], look: Look) -> Markup:
    """The combat under way, or the last one: the attack on the left, the defence on the right."""
    sides = _side(look, combat, 0), _side(look, combat, 1)
    return el("g", sides, _verdict(look, combat), id="vikingar-throws", class_="throws")


def _side(look: Look, combat: dict[str, Any], side: int) -> Markup:
    throw, won = combat["throws"][side], combat["won"]
    ahead = won is not None and won == (side == 0)
    x = ASIDE if side else -ASIDE
    label = name_throw(look, combat, side)
    name = capital(name_side(look, combat, side))
    drawing = _lying(throw, side) if throw else _to_throw(combat["runes"][side])
    return el(
        "g",
        el("title", label),
        circle(0, 0, BOWL, "zone"),
        drawing,
        _crest(look, combat, side, 126 if side else -126, -126),
        lettering(0, BOWL + 22, min(29, 560 / len(name)), name, "on-zone"),
        stamp(LAUREL, 112 if side else -112, 128, 62, "laurel") if ahead else None,
        class_=classes("bowl", ahead and "ahead"),
        style=at(x, 0),
        role="img",
        aria_label=label,
    )


def _crest(look: Look, combat: dict[str, Any], side: int, x: float, y: float) -> Markup:
    """Who throws: the emblem of a clan, or the picture of what defends itself."""
    seat = combat["throwers"][0] if side == 0 else combat["defender"]
    if seat is not None:
        return el(
            "g",
            circle(x, y, 33, "crest"),
            stamp(look.emblem(seat), x, y, 46, "emblem"),
            class_=look.clan(seat),
        )
    return join(circle(x, y, 33, "crest neutral"), stamp(_picture(combat), x, y, 44, "light"))


def _picture(combat: dict[str, Any]) -> Markup:
    kind, target = combat["kind"], combat["target"]
    if kind == "event":
        return EVENT[target]
    if kind == "fall":
        return FALL
    if "creature" in combat:
        return CREATURE[combat["creature"]]
    return SITE[target.partition(".")[2].rstrip("12")]


def _to_throw(count: int) -> Markup:
    """The runes of a side that has not thrown yet."""
    return join(stamp(RUNE, 0, -14, 88, "unthrown"), lettering(0, 62, 50, f"×{count}", "on-zone"))


# ---- runes as they lie --------


def _lying(throw: dict[str, Any], side: int) -> Markup:
    places = tuple((x, y, turn) for x, y, turn in throw["places"])
    overlaps = tuple((a, b) for a, b in throw["overlaps"])
    return _runes(tuple(throw["falls"]), places, overlaps, tuple(throw["points"]), side)


@lru_cache(maxsize=32)
def _runes(
    falls: tuple[str, ...],
    places: tuple[tuple[int, int, int], ...],
    overlaps: tuple[tuple[int, int], ...],
    points: tuple[int, ...],
    side: int,
) -> Markup:
    """Stones first, then their points; those of a pile point away from its middle."""
    piles: dict[int, set[int]] = {rune: {rune} for rune in range(len(falls))}
    for a, b in overlaps:
        pile = piles[a] | piles[b]
        piles |= dict.fromkeys(pile, pile)
    middles = [_middle([places[other] for other in piles[rune]]) for rune in piles]
    # a pile is drawn a little wider than it lies, so that every stone of it shows
    spread = [
        ((1.3 * x - 0.3 * mx) * BOWL / 1000, (1.3 * y - 0.3 * my) * BOWL / 1000)
        for (x, y, _), (mx, my) in zip(places, middles, strict=True)
    ]
    lying = _apart(spread, STONES_APART, piles)
    tells = []
    for (x, y), (px, py, _), (mx, my) in zip(lying, places, middles, strict=True):
        away = math.hypot(px - mx, py - my)
        tells.append((x + (px - mx) / away * 29, y + (py - my) / away * 29) if away else (x + 13, y + 19))
    stones = [
        _stone(fall, *spot, turn, FUTHARK[(rune + 4 * side) % len(FUTHARK)], 0.88)
        for rune, (fall, spot, (_, _, turn)) in enumerate(zip(falls, lying, places, strict=True))
    ]
    marks = [
        _points(fall, *spot, points[rune], len(piles[rune]) > 1)
        for rune, (fall, spot) in enumerate(zip(falls, _apart(tells, BADGES_APART), strict=True))
    ]
    return join(stones, marks)


def _middle(spots: list[tuple[int, int, int]]) -> tuple[float, float]:
    return sum(x for x, _, _ in spots) / len(spots), sum(y for _, y, _ in spots) / len(spots)


def _apart(
    spots: list[tuple[float, float]], reach: float, piles: dict[int, set[int]] | None = None
) -> list[tuple[float, float]]:
    """Push things that would hide one another apart, but not those of one pile."""
    spots = list(spots)
    for _ in range(12):
        for j, i in itertools.combinations(range(len(spots)), 2):
            (ax, ay), (bx, by) = spots[i], spots[j]
            away = math.hypot(bx - ax, by - ay)
            if away < reach and not (piles and j in piles[i]):
                dx, dy = ((bx - ax) / away, (by - ay) / away) if away else (0, 1)
                push = (reach - away) / 2
                spots[i], spots[j] = (ax - dx * push, ay - dy * push), (bx + dx * push, by + dy * push)
    return spots


def _stone(fall: str, x: float, y: float, turn: int, letter: str, size: float = 1) -> Markup:
    where = f"translate({x:.0f},{y:.0f}) rotate({turn - 90 if fall != 'short' else 0}) scale({size})"
    if fall == "short":
        parts = [path(SHORT_SHADE, "stone-shade"), path(SHORT, "stone-body"), path(letter, "letter")]
    elif fall == "long":
        parts = [path(LONG, "stone-body flank"), path(LONG_SEAM, "scratches")]
    elif fall == "back":
        parts = [path(STONE, "stone-body back"), path(SCRATCHES, "scratches")]
    else:
        parts = [path(STONE, "stone-body"), path(letter, "letter")]
    return el("g", parts, transform=where, class_=f"stone {fall}")


def _points(fall: str, x: float, y: float, points: int, doubled: bool) -> Markup:
    if fall == "short":
        return path(STAR, "points star", transform=f"translate({x:.0f},{y:.0f}) scale(1.5)")
    if fall == "out":
        return path("M-8-8 8 8M8-8-8 8", "points void", transform=f"translate({x:.0f},{y:.0f})")
    radius = 15 if doubled else 13
    return join(
        circle(
            round(x),
            round(y),
            radius,
            f"points {'doubled' if doubled else 'none' if not points else 'plain'}",
        ),
        lettering(round(x), round(y), 23 if doubled else 20, points, "on-points"),
    )


# ---- sums --------


def _verdict(look: Look, combat: dict[str, Any]) -> Markup:
    """Both sums, between the zones."""
    values = [_sum(throw, x, -132) for throw, x in zip(combat["throws"], (-47, 47), strict=True)]
    label = name_combat(look, combat)
    return el(
        "g",
        el("title", label),
        box(-84, -166, 168, 68, 16, "slate"),
        stamp(CLASH, 0, -132, 32, "ink"),
        values,
        class_="verdict",
        role="img",
        aria_label=label,
    )


def _sum(throw: dict[str, Any] | None, x: float, y: float, size: float = 54) -> Markup:
    if throw and throw["short"]:
        return path(STAR, "points star", transform=f"translate({x:g},{y:g}) scale({size / 22:.1f})")
    worth = throw["sum"] if throw else "?"
    return lettering(x, y, size if len(str(worth)) == 1 else 0.8 * size, worth, "title on-slate")


def ledger(combat: dict[str, Any] | None, look: Look) -> Markup | None:
    """Both throws in rows, rune by rune, where the board is too small to read them; the board names them."""
    if combat is None or not combat["throws"][0]:
        return None
    rows = []
    for side, throw in enumerate(combat["throws"]):
        if throw is None:
            continue
        stacked = {rune for pair in throw["overlaps"] for rune in pair}
        y = 40 + 76 * side
        rows.append(_crest(look, combat, side, 36, y))
        for rune, (fall, points) in enumerate(zip(throw["falls"], throw["points"], strict=True)):
            x = 104 + 54 * rune
            rows.append(_stone(fall, x, y, 90, FUTHARK[(rune + 4 * side) % len(FUTHARK)]))
            rows.append(_points(fall, x + 15, y + 21, points, rune in stacked))
        rows.append(_sum(throw, 110 + 54 * len(throw["falls"]), y, 48))
    return el("svg", rows, viewBox="0 0 590 152", class_="vikingar-ledger", aria_hidden="true")
