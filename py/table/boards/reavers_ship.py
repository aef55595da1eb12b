"""A Longship board of Reavers of Midgard: leader, crew, upgrades, Relics, specialists."""

from functools import cache
from typing import Any

from drakkar.reavers.pieces.board import ACTION_SPACES, UPGRADE_SPACES
from drakkar.reavers.pieces.reavers import REAVERS
from drakkar.reavers.pieces.relics import RELICS
from drakkar.reavers.tokens import numbered

from ..html import Markup, classes, el, icon, join
from ..look import Look
from .draw import box, circle, number, path, stamp
from .reavers_cards import PICTURES, face
from .reavers_hand import Thing, draw_thing, name_thing, owned_upgrades
from .reavers_marks import ABILITIES, PLACES, face_mark, lifted, repeat
from .reavers_words import capital, card_name, cards_words, dice_words, die_words, sentence

WIDE = 720
DECK_TOP, RELIC_TOP, RELIC_TALL = 26, 226, 112
STEP = 74
CREW_LEFT = 196
BODY = (
    "M22 14C2 18-2 46 14 62 28 78 22 104 24 130 26 176 50 206 96 212H624C670 206 694 176 696 130"
    "C698 104 692 78 706 62 722 46 718 18 698 14 706 34 690 40 682 54 674 72 676 96 664 112H56"
    "C44 96 46 72 38 54 30 40 14 34 22 14Z"
)


def longship(view: dict[str, Any], seat: int, look: Look) -> Markup:
    """The whole board of a seat; its things can be chosen when the seat decides."""
    mine = view["seats"][seat]
    deciding = view["seat"] == seat
    relics = mine["relics"]
    spaces = RELIC_TOP + (RELIC_TALL + 8 if relics else 0)
    tallest = max(len(mine["specialists"][place]) for place in ACTION_SPACES)
    height = spaces + 66 + 52 * max(0, (tallest - 1) // 3)
    return el(
        "svg",
        _hull(),
        _crew(mine, look, deciding),
        _leader(mine, look),
        _upgrades(mine, look, deciding),
        [_relic(look, relic, i, deciding) for i, relic in enumerate(relics)],
        [_space(mine, look, place, i, spaces, height, deciding) for i, place in enumerate(ACTION_SPACES)],
        viewBox=f"-4 0 728 {height + 4:g}",
        class_="rv-longship",
        role="group",
        aria_label=look.text("board.longship"),
    )


@cache
def _hull() -> Markup:
    return join(
        path(BODY, "rv-hull"),
        path("M30 150C160 168 560 168 690 150M50 184C170 198 550 198 670 184", "rv-strakes"),
        box(CREW_LEFT - 50, 4, STEP * 5 + 26, 158, 16, "rv-deck"),
    )


def _piece(
    look: Look, token: str | None, label: str, *children: Any, class_: str = "", card: str | None = None
) -> Markup:
    """Something on the board: a token while its owner decides, else a picture."""
    if token:
        return look.token(token, label, *children, class_=class_, data_card=card)
    return el(
        "g",
        el("title", label),
        *children,
        class_=class_ or None,
        role="img",
        aria_label=label,
        tabindex="-1" if card else None,
        data_card=card,
    )


def _crew(mine: dict[str, Any], look: Look, deciding: bool) -> Markup:
    """Dice on their ten spaces; those that do not fit yet lie beside them."""
    dice = mine["dice"]
    free = [_crew_space(i) for i in range(len(dice), mine["spaces"])]
    gaps = "".join(f"M{x - 24:g} {y - 24:g}h48v48h-48Z" for x, y in free)
    shown = []
    for i, (die, token) in enumerate(zip(dice, numbered(dice), strict=True)):
        x, y = _crew_space(i)
        drawing = join(box(x - 35, y - 35, 70, 72, 14, "halo"), repeat(die, x, y, 58))
        shown.append(
            _piece(look, token if deciding else None, capital(die_words(look, die)), drawing, class_="rv-die")
        )
    label = look.text("board.crew", n=len(dice), most=mine["spaces"])
    if dice:
        label = f"{label}{look.text('board.colon')}{dice_words(look, dice)}"
    return el("g", path(gaps, "rv-gap") if gaps else None, shown, role="group", aria_label=label)


def _crew_space(i: int) -> tuple[float, float]:
    line, column = divmod(i, 5)
    if line > 1:  # more dice than spaces, until some are returned
        return CREW_LEFT + STEP * (5.2 + (i - 10) % 2), 46 + 74 * ((i - 10) // 2)
    return CREW_LEFT + STEP * column, 46 + 74 * line


def _leader(mine: dict[str, Any], look: Look) -> Markup:
    card = mine["leader"]
    if not card:
        label = look.text("board.leader.none")
        gap = join(box(56, 22, 78, 108, 8, "rv-gap"), stamp(icon("crown"), 95, 76, 46, "rv-faded"))
        return _piece(look, None, label, gap)
    label = look.text("board.leader", card=card)
    drawing = el("g", face(card), transform="translate(52,16) scale(.86)")
    return _piece(look, None, label, drawing, class_="rv-card-slot", card="leader")


def _upgrades(mine: dict[str, Any], look: Look, deciding: bool) -> Markup:
    owned = owned_upgrades(mine)
    shown = []
    for i in range(max(UPGRADE_SPACES, len(owned))):
        x, y = 616, 44 + 50 * i
        if i < len(owned):
            thing = owned[i]
            drawing = join(circle(x, y, 29, "halo"), draw_thing(thing, x, y, 50))
            shown.append(_piece(look, thing.token if deciding else None, name_thing(look, thing), drawing))
        else:
            shown.append(circle(x, y, 21, "rv-gap"))
    return join(shown)


def _relic(look: Look, relic: dict[str, Any], i: int, deciding: bool) -> Markup:
    """A Relic and the die on it: two things to choose."""
    id, die = relic["id"], relic["die"]
    x, y, data = 4 + 179 * i, RELIC_TOP, RELICS[id]
    parts = [
        look.text("board.relic.at", place=data.location),
        look.text("board.relic.die", die=die) if die else look.text("board.relic.empty", face=data.face),
        look.text("board.relic.used") if relic["used"] else "",
    ]
    plate = join(
        box(x - 3, y - 3, 179, RELIC_TALL + 6, 14, "halo"),
        box(x, y, 173, RELIC_TALL, 11, "rv-relic-plate"),
        lifted(PICTURES[id], x + 48, y + 48, 72),
        stamp(PLACES[data.location], x + 26, y + 92, 28, "light"),
        number(x + 74, y + 92, 15, data.glory, "glory"),
        None if die else box(x + 102, y + 22, 60, 60, 9, "rv-die-seat"),
        None if die else face_mark(data.face, x + 132, y + 52, 40, "rv-faded"),
    )
    drawing = _piece(
        look,
        id if deciding else None,
        sentence(look, card_name(look, id), parts),
        plate,
        class_=classes("rv-relic", relic["used"] and "rv-used"),
        card=f"relic{i + 1}",
    )
    if not die:
        return drawing
    thing = Thing(f"{id}.die", die, (die.split(".")[1],), id)
    stored = join(box(x + 97, y + 16, 70, 72, 12, "halo"), repeat(die, x + 132, y + 51, 56))
    return join(
        drawing,
        _piece(look, thing.token if deciding else None, name_thing(look, thing), stored, class_="rv-die"),
    )


def _space(
    mine: dict[str, Any], look: Look, place: str, i: int, top: float, height: float, deciding: bool
) -> Markup:
    """An Action Space and the specialists under it."""
    cards = mine["specialists"][place]
    x, tall = 4 + 179 * i, height - top
    badges = []
    for n, card in enumerate(cards):
        bx, by = x + 78 + 34 * (n % 3) + (0 if len(cards) > 2 else 8), top + 30 + 50 * (n // 3)
        reaver = REAVERS[card]
        badges += [
            circle(bx, by, 18, f"rv-ability rv-clan-of-{reaver.clan}"),
            stamp(ABILITIES[reaver.ability], bx, by, 25, "light"),
        ]
    drawing = join(
        box(x - 3, top - 3, 179, tall + 6, 13, "halo"),
        box(x, top, 173, tall, 10, "rv-action-space"),
        stamp(PLACES[place], x + 32, top + 31, 44, "rv-on-space"),
        badges,
    )
    label = look.text("board.space", space=f"space.{place}", n=len(cards))
    if cards:
        label = f"{label} {cards_words(look, cards)}"
    return _piece(
        look, f"space.{place}" if deciding else None, label, drawing, card=f"space-{place}" if cards else None
    )
