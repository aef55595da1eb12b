"""The components of Vikingar as data: clans, the map, dials and sites, exploits, three piles of cards.

The rulebook's pictures are lost: dials, cards, objects and most track lengths are ours (clause `data.ours`).
"""

from typing import NamedTuple

# ---- clans -------------------------------------------------------------------------------------------------

CLANS = ("red", "blue", "green", "yellow")  # by seat
FLEET = 5  # drakkars of a clan, and outposts too
# A drakkar is a number: those of seat 0, then those of seat 1…
SHIPS = tuple(f"{clan}{number}" for clan in CLANS for number in range(1, FLEET + 1))
SHIP = {token: ship for ship, token in enumerate(SHIPS)}

# ---- the map -----------------------------------------------------------------------------------------------
# A space is a number: the high sea, then the 24 northern halves, the 24 southern halves, the 24 edge zones.

POSITIONS = 24
SEA = 0
NORTH, SOUTH, EDGE = range(3)  # the rings; the first two are the halves of a dial
SPACES = ("sea", *(f"{ring}{n}" for ring in ("north", "south", "edge") for n in range(1, POSITIONS + 1)))
SPACE = {token: space for space, token in enumerate(SPACES)}
RESERVE = -1  # where a drakkar is that is not on the board


def at(ring: int, position: int) -> int:
    """The space of a ring at a position (0 to 23)."""
    return 1 + ring * POSITIONS + position


FIRST_EDGE = at(EDGE, 0)
RING = (-1, *(ring for ring in range(3) for _ in range(POSITIONS)))  # ring of a space, -1 for the high sea
POSITION = (-1, *(position for _ in range(3) for position in range(POSITIONS)))  # position of a space


def _beside(space: int) -> tuple[int, ...]:
    """The spaces one step away, the crossing of the equator aside."""
    position = POSITION[space]
    left, right = (position - 1) % POSITIONS, (position + 1) % POSITIONS
    if space == SEA:
        return tuple(at(NORTH, place) for place in range(POSITIONS))
    if RING[space] == NORTH:
        return (SEA, at(NORTH, left), at(NORTH, right))
    if RING[space] == SOUTH:
        return (at(SOUTH, left), at(SOUTH, right), at(EDGE, position))
    return (at(SOUTH, position),)


BESIDE = tuple(_beside(space) for space in range(len(SPACES)))
# The other half of the same dial: only a waterway joins the two. The high sea and the edge have none.
ACROSS = (-1, *range(at(SOUTH, 0), at(EDGE, 0)), *range(at(NORTH, 0), at(SOUTH, 0)), *[-1] * POSITIONS)
NEAR = tuple((*near, ACROSS[space]) if ACROSS[space] > 0 else near for space, near in enumerate(BESIDE))

# ---- dials and sites ---------------------------------------------------------------------------------------

VILLAGE, CITY, CULT, FORT, QUEST = "village", "city", "cult", "fort", "quest"


class Dial(NamedTuple):
    """One of the 24 tiles: the sites of its halves, the waterway between them, the half with a whirlpool."""

    id: str
    north: tuple[str, ...]
    south: tuple[str, ...]
    waterway: bool
    whirlpool: int | None = None


DIALS = (
    Dial("skjoldvik", (VILLAGE, CITY), (QUEST,), True),
    Dial("rimhavn", (VILLAGE, CULT), (VILLAGE,), True),
    Dial("ulvmark", (CITY,), (FORT, CULT), False),
    Dial("solvang", (VILLAGE, VILLAGE), (CITY,), True, SOUTH),
    Dial("hrafnsey", (CULT,), (QUEST,), True),
    Dial("jarnnes", (FORT, CITY), (VILLAGE,), False),
    Dial("askrheim", (VILLAGE,), (CULT, QUEST), True),
    Dial("mjodfjord", (VILLAGE, CITY), (), False, SOUTH),
    Dial("dvergsund", (QUEST,), (FORT, CITY), True),
    Dial("eldborg", (FORT, CULT), (VILLAGE, VILLAGE), False),
    Dial("tjaldey", (VILLAGE,), (CITY, VILLAGE), True),
    Dial("nattdal", (CULT,), (FORT, QUEST), False),
    Dial("gullstrand", (VILLAGE, CITY), (CULT,), True),
    Dial("bjarnholm", (CITY,), (VILLAGE, QUEST), False, NORTH),
    Dial("snjofell", (VILLAGE,), (QUEST, CULT), True),
    Dial("valgard", (FORT, CITY), (VILLAGE, CULT), True),
    Dial("ormstunga", (), (CITY, FORT), False, NORTH),
    Dial("kaldvatn", (CULT,), (VILLAGE, QUEST), True),
    Dial("trollskog", (QUEST,), (VILLAGE, CITY), False),
    Dial("lindborg", (FORT, CULT), (CITY,), True),
    Dial("vestrey", (VILLAGE,), (QUEST,), False, SOUTH),
    Dial("hafnardrott", (VILLAGE, CITY), (FORT, CULT), True),
    Dial("myrkheim", (VILLAGE, CULT), (FORT, QUEST), False),
    Dial("freydisnes", (CULT, VILLAGE), (QUEST,), True, NORTH),
)
DIAL = {dial.id: number for number, dial in enumerate(DIALS)}
WATERWAY = tuple(dial.waterway for dial in DIALS)
WHIRLPOOL = tuple(dial.whirlpool for dial in DIALS)


class Site(NamedTuple):
    """A place printed on a dial. Its token names it on the board: `skjoldvik.city`, `rimhavn.village2`."""

    token: str
    kind: str
    dial: int
    half: int


def _sites() -> tuple[Site, ...]:
    sites: list[Site] = []
    for number, dial in enumerate(DIALS):
        kinds = [*dial.north, *dial.south]
        for place, kind in enumerate(kinds):
            twin = str(kinds[: place + 1].count(kind)) if kinds.count(kind) > 1 else ""
            sites.append(Site(f"{dial.id}.{kind}{twin}", kind, number, int(place >= len(dial.north))))
    return tuple(sites)


SITES = _sites()
SITE = {site.token: number for number, site in enumerate(SITES)}
KIND = tuple(site.kind for site in SITES)
# The sites of each half of each dial: SITES_ON[dial][half].
SITES_ON = tuple(
    tuple(
        tuple(n for n, site in enumerate(SITES) if (site.dial, site.half) == (dial, half))
        for half in (NORTH, SOUTH)
    )
    for dial in range(len(DIALS))
)
SITES_OF = tuple(north + south for north, south in SITES_ON)
HOLDABLE = tuple(n for n, kind in enumerate(KIND) if kind in (CITY, CULT))  # sites that take an outpost
QUEST_SITES = tuple(n for n, kind in enumerate(KIND) if kind == QUEST)
FORTS_ON = tuple(tuple(tuple(n for n in half if KIND[n] == FORT) for half in halves) for halves in SITES_ON)
# What lies on a site: nothing, a cockade, or (0 and up) the outpost of a seat; at a quest site, a quest card.
FREE, MASKED = -1, -2

DEFENCE = {CITY: 4, CULT: 4, FORT: 5}  # runes that defend a site nobody controls
LOOT = {VILLAGE: 1, CITY: 2, CULT: 2, FORT: 3}  # gold
TOLL = 2
DRAKKAR_PRICE = 2
TREASURE_PRICE = 3
ATTACK_RUNES = 5
DEFENCE_RUNES = 4
FALL_RUNES = 5

# ---- exploits ----------------------------------------------------------------------------------------------

EXPLOITS = ("valeureux", "richissime", "heros", "conquerant", "pillard", "stratege", "sanguinaire", "damne")
VALEUREUX, RICHISSIME, HEROS, CONQUERANT, PILLARD, STRATEGE, SANGUINAIRE, DAMNE = range(8)
PAWNS = len(EXPLOITS)  # pawns of a clan
LENGTH = (5, 5, 3, 3, 3, 2, 3, 4)
SPOILS = {CITY: CONQUERANT, CULT: PILLARD, FORT: STRATEGE}  # the exploit that destroying a site advances

# ---- navigation events -------------------------------------------------------------------------------------

ONWARD, DAMAGED, WRECKED = "onward", "damaged", "wrecked"  # the icons: no reward, damaged, destroyed


class Navigation(NamedTuple):
    """An event card: runes that defend it, what failure costs, what success brings."""

    id: str
    runes: int
    failure: str
    gold: int
    copies: int
    kraken: bool = False  # success opens the fifth drakkar


NAVIGATION = (
    Navigation("breeze", 1, ONWARD, 1, 2),
    Navigation("herring", 2, ONWARD, 1, 3),
    Navigation("wreck", 2, ONWARD, 1, 3),
    Navigation("calm", 3, DAMAGED, 0, 3),
    Navigation("fog", 3, DAMAGED, 0, 2),
    Navigation("iceberg", 3, DAMAGED, 0, 3),
    Navigation("current", 3, DAMAGED, 1, 2),
    Navigation("squall", 4, DAMAGED, 1, 2),
    Navigation("reefs", 4, DAMAGED, 1, 2),
    Navigation("renegade", 4, WRECKED, 2, 2),
    Navigation("rowers", 4, WRECKED, 2, 1),
    Navigation("storm", 5, WRECKED, 3, 1),
    Navigation("ice-wall", 5, WRECKED, 3, 1),
    Navigation("whale", 5, WRECKED, 3, 1),
    Navigation("kraken", 6, WRECKED, 0, 2, True),
)
NAVIGATION_PILE = tuple(n for n, card in enumerate(NAVIGATION) for _ in range(card.copies))  # 30 cards

# ---- the end of the world ----------------------------------------------------------------------------------
# An edge card is a number: a great fall, or one of the gates.

UNEXPLORED, GREAT_FALL = -1, 0
GATES = ("gate-bow", "gate-sills", "gate-dawn", "gate-horn", "gate-spears", "gate-table")
EDGE_CARDS = ("fall", *GATES)
FEWER_GATES = 4  # of an option, for a longer end


def edge_pile(gates: int) -> list[int]:
    """The 24 edge cards with so many gates among them."""
    return [GREAT_FALL] * (POSITIONS - gates) + list(range(1, gates + 1))


# ---- mythic quests and magic objects -----------------------------------------------------------------------

AXE, RAM, HORN, TORC, SUNSTONE, SHIELD = "axe", "ram", "horn", "torc", "sunstone", "shield"
RING_OF_PASSAGE, SAIL, CHEST, BONES, CHAIN, BREATH = "ring", "sail", "chest", "bones", "chain", "breath"
MOST_BONUS_RUNES = 3


class Quest(NamedTuple):
    """A quest card: its creature, the runes that defend it, the object won with it."""

    id: str
    runes: int
    object: str


QUESTS = (
    Quest("nixie", 3, SUNSTONE),
    Quest("imps", 3, CHEST),
    Quest("hound", 3, RING_OF_PASSAGE),
    Quest("boar", 3, BREATH),
    Quest("troll", 4, RING_OF_PASSAGE),
    Quest("draugr", 4, SHIELD),
    Quest("bear", 4, AXE),
    Quest("witch", 4, BREATH),
    Quest("eagle", 4, SUNSTONE),
    Quest("horse", 4, SAIL),
    Quest("pack", 4, HORN),
    Quest("warden", 4, TORC),
    Quest("snow-giant", 5, RAM),
    Quest("serpent", 5, TORC),
    Quest("smith", 5, AXE),
    Quest("stag", 5, SAIL),
    Quest("queen", 5, CHEST),
    Quest("berserk", 5, HORN),
    Quest("wyrm", 5, SHIELD),
    Quest("ember-giant", 6, RAM),
    Quest("hydra", 6, BONES),
    Quest("wolf", 6, CHAIN),
    Quest("hunt", 6, CHAIN),
    Quest("dragon", 7, BONES),
)
# There are two of each object; an object is known by the quest card that carries it, and named axe1, axe2, …
OBJECTS = tuple(
    quest.object + ("2" if quest.object in (other.object for other in QUESTS[:n]) else "1")
    for n, quest in enumerate(QUESTS)
)
OBJECT = {token: card for card, token in enumerate(OBJECTS)}
COPIES = {q.object: (OBJECT[f"{q.object}1"], OBJECT[f"{q.object}2"]) for q in QUESTS}
BREATHS = set(COPIES[BREATH])
NOBODY, SPENT = -1, -2  # holders of an object that no seat has: not yet won, or used up
