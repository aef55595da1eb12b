"""The cards of Reavers of Midgard as drawings, 100 by 138 from their upper left corner."""

from functools import cache, lru_cache

from drakkar.reavers.pieces.dice import COLOURS
from drakkar.reavers.pieces.fortress import FORTRESS, TAPESTRY_SET
from drakkar.reavers.pieces.prophecies import PROPHECIES
from drakkar.reavers.pieces.reavers import REAVERS
from drakkar.reavers.pieces.relics import RELICS
from drakkar.reavers.pieces.sea import SEA_BATTLES, VOYAGES
from drakkar.reavers.pieces.village import CARVING, CARVING_LADDER, UPGRADE_FACES, UPGRADES, VILLAGE

from ..html import Markup, el, icon, join
from .draw import box, circle, lettering, number, path, stamp, strength
from .reavers_marks import (
    ABILITIES,
    CLANS,
    DECKS,
    GOODS,
    PLACES,
    amount,
    face_mark,
    lifted,
    price,
    repeat,
)

WIDTH, HEIGHT = 100, 138

PICTURES = {
    "VF3": GOODS["food"],
    "VF4": GOODS["food"],
    "VBS": icon("broadsword"),
    "VBB": icon("bow-arrow"),
    "VBA": icon("crossed-axes"),
    "VRU": icon("rune-stone"),
    "VFA": icon("wheat"),
    "VWA": icon("palisade"),
    "upgrade": icon("drakkar-dragon"),
    "L1": icon("hunting-horn"),
    "L2": icon("raven"),
    "L3": icon("scales"),
    "L4": icon("swap-bag"),
    "L5": icon("skeleton-key"),
    "L6": icon("totem-mask"),
    "L7": icon("siege-ram"),
    "L8": icon("jewel-crown"),
    "L9": icon("wizard-staff"),
    "L10": icon("scroll-unfurled"),
    "L11": icon("compass"),
    "L12": icon("harpoon-trident"),
    "KT": icon("gems"),
    "KA": icon("jeweled-chalice"),
    "KM": icon("breastplate"),
    "KP1": icon("rolled-cloth"),
    "KP2": icon("rolled-cloth"),
    "KP3": icon("rolled-cloth"),
    "KW": icon("defensive-wall"),
    "KR": icon("stone-tower"),
    "B01": icon("drakkar"),
    "B02": icon("shambling-zombie"),
    "B03": icon("troll"),
    "B04": icon("sea-serpent"),
    "B05": icon("trireme"),
    "B06": icon("ogre"),
    "B07": icon("octopus"),
    "B08": icon("crowned-skull"),
    "B09": icon("giant-squid"),
    "B10": icon("sea-dragon"),
    "J0": icon("sunrise"),
    "J1": icon("paddles"),
    "J2": icon("leak"),
    "J3": icon("conversation"),
    "J4": icon("barrel-leak"),
    "J5": icon("fog"),
    "J6": icon("iceberg"),
    "J7": icon("mermaid"),
    "J8": icon("two-coins"),
    "J9": icon("lightning-storm"),
    "P01": icon("treasure-map"),
    "P02": icon("flying-flag"),
    "P03": icon("crossed-swords"),
    "P04": icon("rune-sword"),
    "P05": icon("drakkar-dragon"),
    "P06": CLANS["tyr"],
    "P07": CLANS["odin"],
    "P08": CLANS["yggdrasil"],
    "P09": icon("vertical-banner"),
    "P10": icon("rolled-cloth"),
    "P11": icon("rune-stone"),
    "P12": icon("palisade"),
    "P13": icon("gems"),
    "P14": icon("viking-helmet"),
    "P15": icon("skull-signet"),
}
HAIR = ("#d98f38", "#8a4a22", "#e6cf8a", "#4a3426", "#b9b3a6", "#c4622c")


WOMEN = frozenset(
    (2, 5, 6, 8, 11, 13, 16, 18, 19, 22, 24, 26, 28, 32, 34, 36, 37, 38, 40, 42, 44, 47, 48, 50, 51, 52, 53)
)  # numbers of Reavers


def kind(card: str) -> str:
    """The deck to which a card belongs; Relics stand apart."""
    return {"R": "reaver", "V": "village", "K": "fortress", "B": "sea", "J": "voyage", "P": "prophecy"}.get(
        card[0], "relic"
    )


@lru_cache(maxsize=1024)
def face(card: str, id: str = "") -> Markup:
    """A card face up; with an id it can be repeated elsewhere."""
    draw = {
        "reaver": _reaver,
        "village": _village,
        "relic": _relic,
        "fortress": _fortress,
        "sea": _sea,
        "voyage": _voyage,
        "prophecy": _prophecy,
    }[kind(card)]
    drawing = draw(card)
    return Markup(drawing.replace("<g ", f'<g id="{id}" ', 1)) if id else drawing


def _frame(class_: str, *children: object) -> Markup:
    return el(
        "g",
        box(1.5, 1.5, 97, 135, 9, "rv-card-frame"),
        box(7, 7, 86, 124, 5, "rv-card-field"),
        *children,
        class_=f"rv-card {class_}",
    )


def _strip(top: float = 97) -> Markup:
    """The light foot of a card, for what it gives."""
    return path(f"M7 {top:g}H93V126Q93 131 88 131H12Q7 131 7 126Z", "rv-card-strip")


def _reaver(card: str) -> Markup:
    reaver = REAVERS[card]
    number = int(card[1:])
    hair, bust = HAIR[number * 5 % 6], "braids" if number in WOMEN else "beard"
    return _frame(
        f"rv-clan-of-{reaver.clan}",
        el("use", href=f"#rv-{bust}", transform="translate(50,97) scale(.86)", style=f"--hair:{hair}"),
        _strip(),
        [repeat(f"{COLOURS[c]}.roll", 19, 20 + 26 * i, 24) for i, c in enumerate(reaver.recruit)],
        [repeat(f"{COLOURS[c]}.pick", 81, 20 + 26 * i, 24) for i, c in enumerate(reaver.rally)],
        circle(26, 114, 15, "rv-clan-badge"),
        stamp(CLANS[reaver.clan], 26, 114, 22, "light"),
        stamp(ABILITIES[reaver.ability], 66, 114, 31, "ink"),
    )


def _village(card: str) -> Markup:
    data = VILLAGE[card]
    if data.upgrade:
        faces = UPGRADE_FACES[UPGRADES.index(data.upgrade)]
        return _frame(
            "rv-of-upgrade", lifted(PICTURES["upgrade"], 50, 50, 66), _strip(), price(faces, 50, 114, 29)
        )
    if card == CARVING:
        return _frame("rv-of-carving", lifted(PICTURES[card], 50, 50, 64), _strip(), _ladder(CARVING_LADDER))
    what, n = data.gains[0]
    if what in COLOURS:
        dice = [repeat(f"{what}.roll", 50 + 32 * (i - (n - 1) / 2), 114, 28) for i in range(n)]
        return _frame("rv-of-weapons", lifted(PICTURES[card], 50, 50, 68), _strip(), dice)
    guard = strength(80, 22, 18, data.defence) if data.defence else None
    return _frame(
        f"rv-of-{what}", lifted(PICTURES[card], 50, 51, 68), _strip(), amount(what, n, 50, 114, 30), guard
    )


def _relic(card: str) -> Markup:
    relic = RELICS[card]
    return _frame(
        "rv-of-relic",
        lifted(PICTURES[card], 46, 52, 62),
        _strip(),
        box(12, 100, 28, 28, 5, "rv-die-place"),
        face_mark(relic.face, 26, 114, 22, "ink"),
        path("M46 114h10m-5-6 6 6-6 6", "rv-arrow"),
        stamp(PLACES[relic.location], 76, 114, 27, "ink"),
        number(80, 21, 14, relic.glory, "glory"),
    )


def _fortress(card: str) -> Markup:
    data = FORTRESS[card]
    picture = lifted(PICTURES[card], 50, 51, 68)
    if data.ladder:
        return _frame(f"rv-of-{card}", picture, _strip(), _ladder(data.ladder))
    if data.gains:
        what, n = data.gains[0]
        guard = strength(80, 22, 18, data.defence)
        return _frame(f"rv-of-{card}", picture, _strip(), amount(what, n, 50, 114, 30), guard)
    letter = "ABC"[int(card[-1]) - 1]
    parts = [
        lettering(28 + 22 * i, 114, 24, mark, "" if mark == letter else "rv-on-faded")
        for i, mark in enumerate("ABC")
    ]
    return _frame(
        "rv-of-tapestry",
        picture,
        _strip(),
        parts,
        number(80, 21, 15, TAPESTRY_SET, "glory"),
        circle(20, 21, 13, "badge"),
        lettering(20, 21, 20, letter),
    )


def _ladder(values: tuple[int, ...]) -> Markup:
    """What one, two, three… cards of a set are worth."""
    size = (0, 30, 30, 27, 23, 18.5)[len(values)]
    return lettering(50, 114, size, " ".join(map(str, values)), word_spacing="1")


def _sea(card: str) -> Markup:
    battle = SEA_BATTLES[card]
    gains = dict(battle.gains)
    extras = [(what, n) for what, n in battle.gains if what != "glory"]
    return _frame(
        "rv-of-sea",
        lifted(PICTURES[card], 46, 57, 62),
        _strip(),
        strength(21, 22, 18, battle.defence),
        number(78, 22, 17, gains["glory"], "glory"),
        [_extra(what, n, 79, 52 + 25 * i) for i, (what, n) in enumerate(extras)],
        price(battle.faces, 50, 114, 15.5 if len(battle.faces) > 4 else 19 if len(battle.faces) > 3 else 25),
    )


def _extra(what: str, n: int, x: float, y: float) -> Markup:
    return join(
        circle(x, y, 12, "badge"),
        stamp(GOODS[what], x, y, 17, "ink"),
        lettering(x - 15, y + 4, 17, n, "rv-on-card") if n > 1 else None,
    )


def _voyage(card: str) -> Markup:
    voyage = VOYAGES[card]
    asked: Markup | None = price(voyage.faces, 50, 114, 27)
    if voyage.favour:
        asked = amount("favour", voyage.favour, 50, 114, 29)
    return _frame("rv-of-voyage", lifted(PICTURES[card], 50, 51, 68), _strip(), asked)


def _prophecy(card: str) -> Markup:
    prophecy = PROPHECIES[card]
    return _frame(
        "rv-of-prophecy",
        circle(50, 50, 35, "rv-vision"),
        lifted(PICTURES[card], 50, 50, 46),
        _strip(),
        lettering(33, 114, 29, f"+{prophecy.glory}"),
        stamp(GOODS["glory"], 66, 114, 30, "ink"),
    )


@cache
def back(deck: str) -> Markup:
    """A card face down."""
    return _frame(
        f"rv-back rv-back-{deck}",
        box(14, 14, 72, 110, 4, "rv-back-line"),
        stamp(DECKS[deck], 50, 66, 50, "rv-on-back"),
    )
