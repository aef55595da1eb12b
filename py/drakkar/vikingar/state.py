"""The position of Vikingar: dials, sites, drakkars, charters, objects, piles, and the combat under way."""

from collections.abc import Sequence
from operator import eq
from typing import Any, ClassVar, Self

from drakkar.core import Score, State
from drakkar.core.chance import Rng
from drakkar.core.shape import Shape, flag, integer, list_of, one_of

from . import pieces as p

ATTACK, DEFENCE = range(2)  # the sides of a combat
NEUTRAL = -1  # the defender that no seat plays
NO_SHIP = -1

# What is fought: a navigation event, the great fall, a city or cult site, a stronghold, a quest's creature,
# another player's outpost, another player's drakkar.
EVENT, FALL, SITE, FORT, QUEST, OUTPOST, SHIP = "event", "fall", "site", "fort", "quest", "outpost", "ship"
COMBATS = (EVENT, FALL, SITE, FORT, QUEST, OUTPOST, SHIP)

# What a drakkar still has: nothing, its action, or its action but no feather sail any more.
NOTHING, ACTION, ACTION_ONLY = range(3)

_seat = integer(0, 3)
_card = integer(0, len(p.QUESTS) - 1)
_navigation = list_of(integer(0, len(p.NAVIGATION) - 1), 0, len(p.NAVIGATION_PILE))


class Vikingar(State):
    """Drakkars are numbered seat by seat, five each; so are pawns, eight each, in the order of `EXPLOITS`."""

    __slots__ = (
        "declared",
        "defender",
        "dials",
        "discards",
        "edge",
        "edge_pile",
        "fighter",
        "gold",
        "holders",
        "inactive",
        "kind",
        "kraken",
        "navigation",
        "order",
        "pawns",
        "phase",
        "quest_pile",
        "revealed",
        "round",
        "runes",
        "ships",
        "sites",
        "target",
        "throws",
        "used",
        "winner",
        "won",
    )

    fields: ClassVar[dict[str, Shape]] = {
        "round": integer(1, 1_000_000),
        "phase": integer(1, 4),
        "order": list_of(_seat, 2, 4),
        "dials": list_of(integer(0, len(p.DIALS) - 1), p.POSITIONS, p.POSITIONS),
        "revealed": list_of(flag, p.POSITIONS, p.POSITIONS),
        "sites": list_of(integer(p.MASKED, len(p.QUESTS) - 1), len(p.SITES), len(p.SITES)),
        "edge": list_of(integer(p.UNEXPLORED, len(p.GATES)), p.POSITIONS, p.POSITIONS),
        "ships": list_of(integer(p.RESERVE, len(p.SPACES) - 1), 2 * p.FLEET, 4 * p.FLEET),
        "inactive": list_of(flag, 2 * p.FLEET, 4 * p.FLEET),
        "gold": list_of(integer(0, 1_000_000), 2, 4),
        "pawns": list_of(integer(0, max(p.LENGTH)), 16, 32),
        "kraken": list_of(flag, 2, 4),
        "holders": list_of(integer(p.SPENT, 3), len(p.QUESTS), len(p.QUESTS)),
        "used": list_of(_card, 0, len(p.QUESTS)),
        "navigation": _navigation,
        "discards": _navigation,
        "edge_pile": list_of(integer(p.GREAT_FALL, len(p.GATES)), 0, p.POSITIONS),
        "quest_pile": list_of(_card, 0, len(p.QUESTS)),
        "kind": one_of("", *COMBATS),
        "fighter": integer(NO_SHIP, len(p.SHIPS) - 1),
        "target": integer(0, len(p.SPACES) - 1),
        "defender": integer(NEUTRAL, 3),
        "runes": list_of(integer(0, 8), 2, 2),
        "declared": list_of(_card, 0, p.MOST_BONUS_RUNES),
        "throws": list_of(list_of(integer(0, 100**4), 0, 10), 2, 2),
        "won": flag,
        "winner": integer(-1, 3),
    }

    round: int
    phase: int
    order: list[int]  # the seats, lowest token first
    dials: list[int]  # the dial at each position, face up or not
    revealed: list[bool]
    sites: list[int]  # what lies on each site: FREE, MASKED, the seat of an outpost, or a quest card
    edge: list[int]  # the edge card at each position, or UNEXPLORED
    ships: list[int]  # the space of each drakkar, or RESERVE
    inactive: list[bool]
    gold: list[int]
    pawns: list[int]
    kraken: list[bool]  # who has beaten the Kraken
    holders: list[int]  # who has the object of each quest card
    used: list[int]  # objects (by quest card) that have served this round
    navigation: list[int]  # piles: the last card is drawn first
    discards: list[int]
    edge_pile: list[int]
    quest_pile: list[int]
    # the combat under way, or the last one
    kind: str  # "" before the first
    fighter: int  # the attacking drakkar
    target: int  # event card, edge space, site, or enemy drakkar, by kind
    defender: int  # seat, or NEUTRAL
    runes: list[int]  # thrown by each side
    declared: list[int]  # objects (by quest card) that add to the throw to come
    throws: list[Sequence[int]]  # of each side, empty before it has thrown
    won: bool  # by the attacker
    winner: int  # of the game; -1 while it goes on

    def setup(self) -> None:
        from .flow import set_up

        set_up(self)

    # ---- questions that the rules ask ----------------------------------------------------------------------

    def fleet(self, seat: int) -> range:
        """The five drakkars of a seat."""
        return range(seat * p.FLEET, (seat + 1) * p.FLEET)

    def spaces_of(self, seat: int) -> list[int]:
        """Where the drakkars of a seat are."""
        return self.ships[seat * p.FLEET : (seat + 1) * p.FLEET]

    def enemy_on(self, seat: int, space: int) -> int:
        """The other players' drakkar on a space, or NO_SHIP; the high sea is at peace."""
        if space == p.SEA or space not in self.ships:
            return NO_SHIP
        ship = self.ships.index(space)
        return NO_SHIP if ship // p.FLEET == seat else ship

    def charter(self, seat: int) -> list[int]:
        """The eight pawns of a seat."""
        return self.pawns[seat * p.PAWNS : (seat + 1) * p.PAWNS]

    def cups(self, seat: int) -> int:
        """Exploits that a seat has achieved."""
        return sum(map(eq, self.charter(seat), p.LENGTH))

    def limit(self, seat: int) -> int:
        """The most drakkars that a seat may have on the board."""
        limit = 2 + min(self.cups(seat), 2)
        if self.kraken[seat] and (limit == 4 or self.options["early_kraken"]):
            limit += 1
        return limit

    def outposts_left(self, seat: int) -> int:
        """Outposts in reserve."""
        return p.FLEET - len(self.outposts(seat))

    def outposts(self, seat: int) -> list[int]:
        """The sites where a seat has an outpost."""
        sites = self.sites
        return [site for site in p.HOLDABLE if sites[site] == seat]

    def has(self, seat: int, kind: str) -> list[int]:
        """The objects of a kind that a seat has, by quest card."""
        holders = self.holders
        return [card for card in p.COPIES[kind] if holders[card] == seat]

    def ready(self, seat: int, kind: str) -> list[int]:
        """Those of them that have not served this round."""
        return [card for card in self.has(seat, kind) if card not in self.used]

    def sites_on(self, space: int) -> tuple[int, ...]:
        """The sites of a territory; none on the high sea and at the edge."""
        ring = p.RING[space]
        return p.SITES_ON[self.dials[p.POSITION[space]]][ring] if ring in (p.NORTH, p.SOUTH) else ()

    def guards(self, space: int) -> list[int]:
        """The standing strongholds that guard a territory."""
        ring = p.RING[space]
        if ring not in (p.NORTH, p.SOUTH):
            return []
        halves = p.FORTS_ON[self.dials[p.POSITION[space]]]
        forts = halves[0] + halves[1] if self.options["wide_forts"] else halves[ring]
        return [fort for fort in forts if self.sites[fort] != p.MASKED]

    def whirlpools(self) -> list[int]:
        """The spaces with a visible whirlpool, the high sea first."""
        spaces = [p.SEA]
        for position, dial in enumerate(self.dials):
            half = p.DIALS[dial].whirlpool
            if half is not None and self.revealed[position]:
                spaces.append(p.at(half, position))
        return spaces

    def on_gate(self, seat: int) -> bool:
        """Does a drakkar of this seat lie at a gate?"""
        edges = [space for space in self.spaces_of(seat) if space >= p.FIRST_EDGE]
        return any(self.edge[space - p.FIRST_EDGE] > p.GREAT_FALL for space in edges)

    def thrower(self, side: int) -> int:
        """Who throws for a side: for a neutral defence, the player after the attacker in turn order."""
        attacker = self.fighter // p.FLEET
        if side == ATTACK:
            return attacker
        if self.defender != NEUTRAL:
            return self.defender
        return self.order[(self.order.index(attacker) + 1) % self.players]

    # ---- what the table asks -------------------------------------------------------------------------------

    def scores(self) -> list[Score]:
        from .scoring import score

        return [score(self, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        return [self.winner] if self.winner >= 0 else []

    def look(self, seat: int | None) -> dict[str, Any]:
        from .sight import look

        return look(self)

    def hide(self, seat: int | None, rng: Rng) -> None:
        """Nobody knows the face-down dials and the order of the piles; everything else lies open."""
        hidden = [position for position in range(p.POSITIONS) if not self.revealed[position]]
        dials = [self.dials[position] for position in hidden]
        rng.shuffle(dials)
        for position, dial in zip(hidden, dials, strict=True):
            self.dials[position] = dial
        for pile in (self.navigation, self.edge_pile, self.quest_pile):
            rng.shuffle(pile)

    def check(self) -> None:
        from .soundness import check

        check(self)

    def copy(self) -> Self:
        new = self.twin()
        new.round = self.round
        new.phase = self.phase
        new.order = self.order[:]
        new.dials = self.dials[:]
        new.revealed = self.revealed[:]
        new.sites = self.sites[:]
        new.edge = self.edge[:]
        new.ships = self.ships[:]
        new.inactive = self.inactive[:]
        new.gold = self.gold[:]
        new.pawns = self.pawns[:]
        new.kraken = self.kraken[:]
        new.holders = self.holders[:]
        new.used = self.used[:]
        new.navigation = self.navigation[:]
        new.discards = self.discards[:]
        new.edge_pile = self.edge_pile[:]
        new.quest_pile = self.quest_pile[:]
        new.kind = self.kind
        new.fighter = self.fighter
        new.target = self.target
        new.defender = self.defender
        new.runes = self.runes[:]
        new.declared = self.declared[:]
        new.throws = self.throws[:]
        new.won = self.won
        new.winner = self.winner
        return new
