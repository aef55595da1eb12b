"""The invariants of a position; a saved position that breaks one is refused with the sentence."""

from collections.abc import Callable
from operator import le
from typing import Any

from . import pieces as p
from .runes import OUT
from .state import ATTACK, DEFENCE, EVENT, FALL, FORT, NEUTRAL, OUTPOST, QUEST, SHIP, SITE, Vikingar

ALL_NAVIGATION = list(p.NAVIGATION_PILE)
ALL_QUESTS = list(range(len(p.QUESTS)))
ALL_DIALS = list(range(len(p.DIALS)))
PLAIN = [n for n, kind in enumerate(p.KIND) if kind in (p.VILLAGE, p.FORT)]
ONCE_PER_ROUND = {card for kind in (p.SAIL, p.BONES, p.CHAIN) for card in p.COPIES[kind]}

# The arguments of every frame that may lie on the stack.
FRAMES: dict[str, tuple[str, ...]] = {
    "round": (),
    "go": ("seat",),
    "next-drakkar": ("seat",),
    "trade": (),
    "construct": ("seat", "flag", "flag"),
    "maintain": (),
    "next-round": (),
    "leave": ("ship", "space", "left"),
    "weather": ("ship", "space", "left"),
    "enter": ("ship", "space", "left"),
    "stormed": ("ship", "space"),
    "brink": ("ship", "space"),
    "meet": ("ship", "space", "left"),
    "boarded": ("ship", "space"),
    "land": ("ship", "space", "left"),
    "muster": ("side",),
    "throw": ("side", "flag", "flag"),
    "verdict": (),
    "pillaged": ("ship", "site"),
    "raided": ("ship", "site", "flag"),
    "quested": ("ship", "site"),
    "sink": ("ship", "clause"),
    "mourn": ("ship", "clause"),
    "avenge": ("seat", "clause"),
    "gain": ("seat", "exploit", "clause"),
    "pick": ("seat",),
    "set-out": ("seat", "ship", "left"),
    "act": ("seat", "ship", "left"),
    "damaged": ("seat", "ship", "space"),
    "toll": ("seat", "ship", "space", "left"),
    "forestall": ("seat",),
    "declare": ("seat", "side"),
    "vote": ("seat", "side", "flag", "side"),
    "bones": ("seat", "side"),
    "breath": ("seat", "ship", "clause"),
    "replace": ("seat", "site"),
    "build": ("seat", "flag", "flag"),
}
BOUNDS = {
    "ship": len(p.SHIPS),
    "space": len(p.SPACES),
    "site": len(p.SITES),
    "left": 3,
    "side": 2,
    "exploit": len(p.EXPLOITS),
}
OF_A_COMBAT = {"muster", "throw", "verdict", "forestall", "declare", "vote", "bones"}
OF_A_DRAKKAR = {"set-out", "act", "damaged", "toll", "breath"}
# The combats after which each step comes.
AFTER_COMBAT = {
    "weather": (EVENT,),
    "stormed": (FORT,),
    "brink": (FALL,),
    "boarded": (SHIP,),
    "pillaged": (SITE, FORT),
    "raided": (OUTPOST,),
    "quested": (QUEST,),
}


def check(s: Vikingar) -> None:
    """Raise ValueError with a sentence if the position can't be."""
    for sound, sentence in RULES:
        if not sound(s):
            raise ValueError(sentence)


def _lengths(s: Vikingar) -> bool:
    n = s.players
    per_seat = len(s.gold) == len(s.kraken) == len(s.order) == n
    return per_seat and len(s.ships) == len(s.inactive) == n * p.FLEET and len(s.pawns) == n * p.PAWNS


def _order(s: Vikingar) -> bool:
    return sorted(s.order) == list(range(s.players))


def _dials(s: Vikingar) -> bool:
    return sorted(s.dials) == ALL_DIALS


def _one_ship_per_space(s: Vikingar) -> bool:
    afloat = [space for space in s.ships if space > p.SEA]
    return len(set(afloat)) == len(afloat)


def _known_waters(s: Vikingar) -> bool:
    for space in s.ships:
        if space > p.SEA and not s.revealed[p.POSITION[space]]:
            return False
        if space >= p.FIRST_EDGE and s.edge[p.POSITION[space]] == p.UNEXPLORED:
            return False
    return True


def _fleets(s: Vikingar) -> bool:
    return all(p.FLEET - s.spaces_of(seat).count(p.RESERVE) <= s.limit(seat) for seat in range(s.players))


def _modes(s: Vikingar) -> bool:
    """Nothing in reserve is inactive; whoever has had his go has no active drakkar left."""
    if any(asleep and space == p.RESERVE for asleep, space in zip(s.inactive, s.ships, strict=True)):
        return False
    if s.phase != 1 or s.over:
        return True
    to_come = {frame[1] for frame in s.stack if frame[0] in ("go", "next-drakkar")}
    return all(
        s.inactive[ship] or s.ships[ship] == p.RESERVE
        for seat in s.order
        if seat not in to_come
        for ship in s.fleet(seat)
    )


def _sites(s: Vikingar) -> bool:
    """Nothing on a dial face down, nothing but cockades on villages and strongholds."""
    sites = s.sites
    for dial, revealed in zip(s.dials, s.revealed, strict=True):
        if not revealed and any(sites[site] != p.FREE for site in p.SITES_OF[dial]):
            return False
    return max([sites[site] for site in PLAIN]) < 0 and max([sites[site] for site in p.HOLDABLE]) < s.players


def _outposts(s: Vikingar) -> bool:
    held = [s.sites[site] for site in p.HOLDABLE]
    return all(held.count(seat) <= p.FLEET for seat in range(s.players))


def _navigation(s: Vikingar) -> bool:
    return sorted(s.navigation + s.discards) == ALL_NAVIGATION


def _edge_cards(s: Vikingar) -> bool:
    laid = [card for card in s.edge if card != p.UNEXPLORED]
    return sorted(s.edge_pile + laid) == sorted(p.edge_pile(s.options["gates"]))


def _quest_cards(s: Vikingar) -> bool:
    standing = [s.sites[site] for site in p.QUEST_SITES if s.sites[site] >= 0]
    kept = [card for card, holder in enumerate(s.holders) if holder != p.NOBODY]
    return sorted(s.quest_pile + standing + kept) == ALL_QUESTS and max(s.holders) < s.players


def _objects(s: Vikingar) -> bool:
    spent = [card for card, holder in enumerate(s.holders) if holder == p.SPENT]
    held = all(s.holders[card] >= 0 for card in s.used)
    return held and ONCE_PER_ROUND.issuperset(s.used) and p.BREATHS.issuperset(spent)


def _used_once(s: Vikingar) -> bool:
    return len(set(s.used)) == len(s.used)


def _pawns(s: Vikingar) -> bool:
    return all(map(le, s.pawns, p.LENGTH * s.players))


def _combat(s: Vikingar) -> bool:
    """Fighter, target and defender fit the kind of combat; the throws fit the number of runes."""
    if not s.kind:
        return True
    most = {EVENT: len(p.NAVIGATION), FALL: len(p.SPACES), SHIP: len(s.ships)}.get(s.kind, len(p.SITES))
    if not (0 <= s.fighter < len(s.ships) and s.defender < s.players and s.target < most):
        return False
    if (s.defender == NEUTRAL) == (s.kind in (OUTPOST, SHIP)) or s.defender == s.fighter // p.FLEET:
        return False
    if not (s.runes[ATTACK] and s.runes[DEFENCE]):
        return False
    return all(
        not throw or (len(throw) == runes + 2 and max(throw[2:]) <= OUT)
        for throw, runes in zip(s.throws, s.runes, strict=True)
    )


def _stack(s: Vikingar) -> bool:
    return all(_shape(s, *frame) for frame in s.stack)


def _shape(s: Vikingar, name: str, *args: Any) -> bool:
    shapes = FRAMES[name]
    if len(args) != len(shapes):
        return False
    for shape, value in zip(shapes, args, strict=True):
        if shape == "flag":
            fits = type(value) is bool
        elif shape == "clause":
            fits = type(value) is str and value in s.game.rulebook
        elif shape == "seat":
            fits = type(value) is int and 0 <= value < s.players
        else:
            fits = type(value) is int and 0 <= value < BOUNDS[shape]
            fits = fits and (shape != "ship" or value < len(s.ships))
        if not fits:
            return False
    return True


def _next(s: Vikingar) -> bool:
    """What comes next can happen: the drakkars, the combat and the objects that it speaks of are there."""
    throwing = {frame[1] for frame in s.stack if frame[0] in ("muster", "throw")}
    for frame in s.stack:
        name, *args = frame
        if name in AFTER_COMBAT and (s.kind not in AFTER_COMBAT[name] or args[0] != s.fighter):
            return False
        if name in ("pillaged", "raided", "quested") and args[1] != s.target:
            return False
        if name in OF_A_COMBAT and not s.kind:
            return False
        if name == "verdict" and not all(s.throws[side] or side in throwing for side in (ATTACK, DEFENCE)):
            return False
    return s.over or _asked(s, *s.stack[-1])


def _asked(s: Vikingar, name: str, seat: int, *args: Any) -> bool:
    """The question on top is one for that seat."""
    if name in OF_A_DRAKKAR:
        ship = args[0]
        if ship // p.FLEET != seat or s.ships[ship] == p.RESERVE:
            return False
    if name == "toll":
        return bool(s.guards(args[1]))
    if name == "damaged":
        return bool(s.ships[args[0]] == p.SEA)
    if name == "breath":
        return bool(s.has(seat, p.BREATH))
    if name == "replace":
        return args[0] in p.HOLDABLE and s.sites[args[0]] == p.FREE
    if name == "forestall":
        return seat == s.defender
    if name == "declare":
        return seat == s.thrower(args[0])
    if name == "bones":
        return seat == s.thrower(args[0]) and bool(s.throws[args[0]])
    if name == "vote":
        return seat in s.order and seat != s.thrower(args[0]) and bool(s.throws[args[0]])
    return True


def _course(s: Vikingar) -> bool:
    """Play goes on as long as nobody has won."""
    if s.over:
        return s.winner >= 0
    return s.winner < 0 and s.stack[0] in (("maintain",), ("next-round",), ("round",))


def _victory(s: Vikingar) -> bool:
    """The winner, and nobody else while play goes on, has enough cups and lies at a gate."""
    there = [seat for seat in range(s.players) if s.cups(seat) >= s.options["target"] and s.on_gate(seat)]
    return s.winner in there if s.over else not there


RULES: tuple[tuple[Callable[[Vikingar], bool], str], ...] = (
    (_lengths, "the parts of the position do not fit the number of players"),
    (_order, "the turn order does not name every player once"),
    (_dials, "a dial is missing or lies in two places"),
    (_one_ship_per_space, "two drakkars lie on the same space"),
    (_known_waters, "a drakkar lies where nobody has explored"),
    (_sites, "something lies on a site where it can't be"),
    (_outposts, "a clan has more than five outposts"),
    (_navigation, "the navigation cards are not the 30 of the game"),
    (_edge_cards, "the edge cards are not the 24 of the game"),
    (_quest_cards, "the quest cards are not the 24 of the game"),
    (_objects, "an object is used or spent that can't be"),
    (_used_once, "an object was used twice in a round"),
    (_pawns, "a pawn has gone beyond the end of its exploit"),
    (_fleets, "a clan has more drakkars than its limit"),
    (_modes, "a drakkar is active or inactive that can't be"),
    (_combat, "the combat does not hold together"),
    (_stack, "what comes next can't be understood"),
    (_next, "what comes next can't happen"),
    (_course, "the game is neither going on nor won"),
    (_victory, "the winner is not the one that the rules name"),
)
