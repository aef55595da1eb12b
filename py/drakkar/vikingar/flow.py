"""The course of the game: setup, the draw for the order, the four phases of a round."""

from collections.abc import Callable

from . import actions, combat, fate, voyage
from . import pieces as p
from .scoring import total
from .state import ACTION, NEUTRAL, NO_SHIP, Vikingar


def set_up(s: Vikingar) -> None:
    """Everything by chance: the place of the dials, the three piles, the first tokens."""
    n = s.players
    s.round = s.phase = 1
    s.dials = list(range(len(p.DIALS)))
    s.revealed = [False] * p.POSITIONS
    s.sites = [p.FREE] * len(p.SITES)
    s.edge = [p.UNEXPLORED] * p.POSITIONS
    s.ships = [p.SEA, p.SEA, p.RESERVE, p.RESERVE, p.RESERVE] * n
    s.inactive = [False] * len(s.ships)
    s.gold = [0] * n
    s.pawns = [0] * (n * p.PAWNS)
    s.kraken = [False] * n
    s.holders = [p.NOBODY] * len(p.QUESTS)
    s.used = []
    s.navigation = list(p.NAVIGATION_PILE)
    s.discards = []
    s.edge_pile = p.edge_pile(s.options["gates"])
    s.quest_pile = list(range(len(p.QUESTS)))
    s.kind, s.fighter, s.target, s.defender = "", NO_SHIP, 0, NEUTRAL
    s.runes, s.declared, s.throws, s.won, s.winner = [0, 0], [], [(), ()], False, -1
    for pile in (s.dials, s.navigation, s.edge_pile, s.quest_pile):
        s.shuffle(pile)
    draw_order(s, "round.draw-tokens")
    s.then(("round",))


def draw_order(s: Vikingar, clause: str) -> None:
    """Every player draws a turn token; the lowest begins."""
    s.order = list(range(s.players))
    s.shuffle(s.order)
    s.tell("order", clause, reveals=True, n=s.round, order=s.order[:])


def start_round(s: Vikingar) -> None:
    """Activation one after the other, then the phases that all play, in the same order."""
    s.phase = 1
    s.then(
        *[("go", seat) for seat in s.order],
        ("trade",),
        *[("construct", seat, False, False) for seat in s.order],
        ("maintain",),
    )


# ---- phase 1: activation -----------------------------------------------------------------------------------


def go(s: Vikingar, seat: int) -> None:
    """A player's go; it is skipped without drakkars."""
    if any(space != p.RESERVE for space in s.spaces_of(seat)):
        s.stack.append(("next-drakkar", seat))
    else:
        s.tell("skipped", "ruling.empty-go", seat)


def next_drakkar(s: Vikingar, seat: int) -> None:
    """A go lasts until all drakkars have been played; a single one left is not asked for."""
    ships, inactive = s.ships, s.inactive
    active = [ship for ship in s.fleet(seat) if ships[ship] != p.RESERVE and not inactive[ship]]
    if active:
        s.stack.append(("next-drakkar", seat))
        s.stack.append(("pick", seat) if len(active) > 1 else ("set-out", seat, active[0], ACTION))


# ---- phase 2: trade ----------------------------------------------------------------------------------------


def trade(s: Vikingar) -> None:
    """A coin for each outpost, and one for each bottomless chest."""
    s.phase = 2
    for seat in s.order:
        outposts, chests = len(s.outposts(seat)), len(s.has(seat, p.CHEST))
        s.gold[seat] += outposts + chests
        if outposts:
            s.tell("income", "trade.income", seat, n=outposts)
        if chests:
            s.tell("chest", "object.chest", seat, n=chests)


# ---- phase 3: construction and treasure --------------------------------------------------------------------


def construct(s: Vikingar, seat: int, built: bool, bought: bool) -> None:
    """A player goes on building and buying while there is anything he can have."""
    s.phase = 3
    if why_not_build(s, seat, built) and why_not_treasure(s, seat, bought):
        return
    s.stack.append(("build", seat, built, bought))


LIMITS = ("build.limit-0", "build.limit-1", "build.limit-2")  # by cups


def why_not_build(s: Vikingar, seat: int, built: bool) -> str:
    """The clause against one more drakkar, or "" if it may be built."""
    ships = p.FLEET - s.spaces_of(seat).count(p.RESERVE)
    limit = s.limit(seat)
    if ships >= limit:
        return "build.cap-5" if limit == p.FLEET else LIMITS[min(s.cups(seat), 2)]
    if built and s.gold[seat] < p.DRAKKAR_PRICE:
        return "build.extra-2"
    return ""


def why_not_treasure(s: Vikingar, seat: int, bought: bool) -> str:
    """The clause against buying a treasure, or "" if it may be bought."""
    if s.charter(seat)[p.RICHISSIME] == p.LENGTH[p.RICHISSIME]:
        return "ruling.treasure-after-cup"
    if bought:
        return "treasure.one-per-turn"
    return "treasure.cost" if s.gold[seat] < p.TREASURE_PRICE else ""


# ---- phase 4: maintenance ----------------------------------------------------------------------------------


def maintain(s: Vikingar) -> None:
    """All drakkars active again, a point for the damned, then the order of the next round."""
    s.phase = 4
    s.inactive = [False] * len(s.ships)
    s.used = []
    s.stack.append(("next-round",))
    totals = [total(s, seat) for seat in range(s.players)]
    lowest = [seat for seat in s.order if totals[seat] == min(totals)]
    damned, clause = lowest[0], "upkeep.damned"
    if len(lowest) > 1:
        damned, clause = lowest[s.draw(len(lowest))], "upkeep.damned-tie"
        s.tell("tie", clause, damned, reveals=True, tied=lowest)
    fate.gain(s, damned, p.DAMNE, clause)


def next_round(s: Vikingar) -> None:
    """The tokens are drawn for the coming round."""
    s.round += 1
    draw_order(s, "round.next-turn-draw")
    s.stack.append(("round",))


STEPS: dict[str, Callable[..., None]] = {
    "round": start_round,
    "go": go,
    "next-drakkar": next_drakkar,
    "trade": trade,
    "construct": construct,
    "maintain": maintain,
    "next-round": next_round,
    "leave": voyage.leave,
    "weather": voyage.weather,
    "enter": voyage.enter,
    "stormed": voyage.stormed,
    "brink": voyage.brink,
    "meet": voyage.meet,
    "boarded": voyage.boarded,
    "land": voyage.land,
    "muster": combat.muster,
    "throw": combat.throw,
    "verdict": combat.verdict,
    "pillaged": actions.pillaged,
    "raided": actions.raided,
    "quested": actions.quested,
    "sink": fate.sink,
    "mourn": fate.mourn,
    "avenge": fate.avenge,
    "gain": fate.gain,
}
