"""Pictures of Vikingar: sites, creatures, events, objects, exploits; symbols drawn once and repeated."""

from functools import cache

from ..html import Markup, el, icon, join
from .draw import HULL, RAIL, SAIL, STRAKES, box, circle, lettering, path, stamp

SITE = {
    "village": icon("hut"),
    "city": icon("village"),
    "cult": icon("totem"),
    "fort": icon("stone-tower"),
    "quest": icon("spiked-dragon-head"),
}
EXPLOIT = {
    "valeureux": icon("broken-shield"),
    "richissime": icon("crown-coin"),
    "heros": SITE["quest"],
    "conquerant": SITE["city"],
    "pillard": SITE["cult"],
    "stratege": SITE["fort"],
    "sanguinaire": icon("bloody-sword"),
    "damne": icon("burning-skull"),
}
EVENT = {
    "breeze": icon("windy-stripes"),
    "herring": icon("school-of-fish"),
    "wreck": icon("ship-wreck"),
    "calm": icon("boat-horizon"),
    "fog": icon("fog"),
    "iceberg": icon("iceberg"),
    "current": icon("waves"),
    "squall": icon("wind-slap"),
    "reefs": icon("stone-pile"),
    "renegade": icon("drakkar"),
    "rowers": icon("raise-skeleton"),
    "storm": icon("lightning-storm"),
    "ice-wall": icon("icebergs"),
    "whale": icon("sperm-whale"),
    "kraken": icon("giant-squid"),
}
CREATURE = {
    "nixie": icon("mermaid"),
    "imps": icon("imp-laugh"),
    "hound": icon("hound"),
    "boar": icon("boar"),
    "troll": icon("troll"),
    "draugr": icon("crowned-skull"),
    "bear": icon("bear-face"),
    "witch": icon("witch-face"),
    "eagle": icon("eagle-head"),
    "horse": icon("horse-head"),
    "pack": icon("direwolf"),
    "warden": icon("rock-golem"),
    "snow-giant": icon("ice-golem"),
    "serpent": icon("snake"),
    "smith": icon("blacksmith"),
    "stag": icon("stag-head"),
    "queen": icon("wasp-sting"),
    "berserk": icon("barbarian"),
    "wyrm": icon("dragon-spiral"),
    "ember-giant": icon("golem-head"),
    "hydra": icon("hydra"),
    "wolf": icon("wolf-howl"),
    "hunt": icon("cloaked-figure-on-horseback"),
    "dragon": icon("double-dragon"),
}
OBJECT = {
    "axe": icon("battle-axe"),
    "ram": icon("siege-ram"),
    "horn": icon("hunting-horn"),
    "torc": icon("torc"),
    "sunstone": icon("sun"),
    "shield": icon("viking-shield"),
    "ring": icon("ring"),
    "sail": icon("feathered-wing"),
    "chest": icon("open-treasure-chest"),
    "bones": icon("crossed-bones"),
    "chain": icon("crossed-chains"),
    "breath": icon("heart-wings"),
}
FALL = icon("waterfall")
GATE = icon("heaven-gate")
UNKNOWN_EDGE = icon("big-wave")
WHIRLPOOL = icon("vortex")
COCKADE = icon("flame")
BACK = icon("triquetra")
CUP = icon("jeweled-chalice")
CLASH = icon("crossed-swords")
LAUREL = icon("laurel-crown")
RESTING = icon("anchor")
RUNE = icon("rune-stone")

# A kind of site is told by the shape of its plate as much as by its picture.
PLATE = {
    "village": "M0-23A23 23 0 1 1 0 23A23 23 0 1 1 0-23Z",
    "city": "M-21-24H21Q24-24 24-21V21Q24 24 21 24H-21Q-24 24-24 21V-21Q-24-24-21-24Z",
    "cult": "M0-29L29 0 0 29-29 0Z",
    "fort": "M-24-24H24V4C24 15 14 22 0 28-14 22-24 15-24 4Z",
    "quest": "M-10-26H10L26-10V10L10 26H-10L-26 10V-10Z",
}


def object_kind(token: str) -> str:
    """The kind of object of a token: there are two of each."""
    return token.rstrip("12")


@cache
def symbols() -> Markup:
    """Everything that the board repeats."""
    sites = [
        el(
            "symbol",
            path(plate, f"site-plate plate-{kind}"),
            stamp(SITE[kind], 0, 1 if kind != "fort" else -1, 30 if kind == "cult" else 35, "light"),
            id=f"vikingar-{kind}",
            overflow="visible",
        )
        for kind, plate in PLATE.items()
    ]
    numbers = [
        el(
            "symbol",
            circle(0, 0, 19, "badge place"),
            lettering(0, 0, 30, number),
            id=f"vikingar-number-{number}",
            overflow="visible",
        )
        for number in range(1, 6)
    ]
    return join(
        sites,
        numbers,
        el(
            "symbol",
            circle(0, 0, 17, "cockade"),
            stamp(COCKADE, 0, -1, 27, "cockade-flame"),
            id="vikingar-cockade",
            overflow="visible",
        ),
        el(
            "symbol",
            path("M-19-34V32", "flagpole"),
            path("M-18-33H22L15-14 22 5H-18Z", "outpost-flag"),
            id="vikingar-outpost",
            overflow="visible",
        ),
        el(
            "symbol",
            circle(0, 0, 19, "badge resting"),
            stamp(RESTING, 0, 0, 29, "ink"),
            id="vikingar-resting",
            overflow="visible",
        ),
        el(
            "symbol",
            el("ellipse", cx="0", cy="24", rx="54", ry="12", class_="wake"),
            path("M0-68V0", "mast"),
            path(HULL, "hull"),
            path(STRAKES, "strakes"),
            path(RAIL, "rail"),
            path(SAIL, "canvas"),
            path("M-39-61H39", "mast"),
            id="vikingar-drakkar",
            overflow="visible",
        ),
        el(
            "symbol",
            box(-25, -33, 50, 66, 6, "quest-card"),
            box(-20, -28, 40, 56, 3, "quest-frame"),
            id="vikingar-card",
            overflow="visible",
        ),
    )
