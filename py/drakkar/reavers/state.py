"""The position of Reavers of Midgard: what lies on the game board, and what every seat has."""

from collections.abc import Callable
from typing import Any, ClassVar, Self

from drakkar.core import Score, State
from drakkar.core.chance import Rng
from drakkar.core.shape import Shape, flag, integer, list_of, one_of

from .pieces.board import ACTION_SPACES, LOCATIONS, ROUNDS
from .pieces.dice import KINDS, PER_COLOUR
from .pieces.fortress import DEFENCE_TOKENS
from .pieces.relics import RELIC
from .pieces.sea import TROPHIES
from .pieces.territories import STACK
from .pieces.village import UPGRADE_TOKENS, UPGRADES

DECKS = ("reaver", "village", "fortress", "voyage", "sea", "prophecy")
REAVER, VILLAGE, FORTRESS, VOYAGE, SEA, PROPHECY = range(6)
NOBODY = -1
NOTHING = -1
NO_CARD = ""

Steps = dict[str, Callable[..., None]]  # automatic steps by the name of their frames

N_KINDS = len(KINDS)
N_SPACES = len(ACTION_SPACES)
N_UPGRADES = len(UPGRADES)
N_RELICS = len(RELIC)
DEFENCES = tuple(DEFENCE_TOKENS)
TROPHY = tuple(TROPHIES)


def _word(value: Any) -> bool:
    return type(value) is str and len(value) <= 12


_seat = integer(NOBODY, 4)
_amount = integer(0, 10_000)
_cards = list_of(_word, 0, 100)
_dice = integer(0, PER_COLOUR)


def _per_seat(shape: Shape, each: int = 1) -> Shape:
    return list_of(shape, 2 * each, 5 * each)


class Reavers(State):
    """Cards, tiles and Locations go by their ids, dice by kind, seats by number.

    What every seat has several of lies in one flat list: seat 0's first, then seat 1's, and so on. A list
    inside a list is never changed in place but replaced by a new one, so that copies can share it.
    """

    __slots__ = (
        "active",
        "crew",
        "decks",
        "defences",
        "discards",
        "facing",
        "favour",
        "first",
        "food",
        "fortress",
        "glory",
        "honour",
        "honour_placed",
        "joined",
        "leader",
        "looked_at",
        "open_prophecies",
        "pawns",
        "piles",
        "place",
        "placed",
        "prophecies",
        "ready",
        "recruits",
        "relic_die",
        "relic_owner",
        "relics_used",
        "round",
        "sea",
        "secret_prophecies",
        "specialists",
        "stacks",
        "supply",
        "tiles",
        "trade_dice",
        "trophies",
        "used",
        "village",
    )

    fields: ClassVar[dict[str, Shape]] = {
        "round": integer(1, ROUNDS),
        "first": integer(0, 4),
        "honour": _seat,
        "honour_placed": flag,
        "active": _seat,
        "place": one_of("", *LOCATIONS),
        "joined": integer(0, 4),
        "placed": list_of(_seat, len(LOCATIONS), len(LOCATIONS)),
        "pawns": _per_seat(integer(0, 2)),
        "food": _per_seat(_amount),
        "favour": _per_seat(_amount),
        "glory": _per_seat(_amount),
        "crew": _per_seat(_dice, N_KINDS),
        "supply": list_of(_dice, 3, 3),
        "trade_dice": list_of(_dice, N_KINDS, N_KINDS),
        "ready": _per_seat(integer(0, 3), N_UPGRADES),
        "used": _per_seat(integer(0, 3), N_UPGRADES),
        "relic_owner": list_of(_seat, N_RELICS, N_RELICS),
        "relic_die": list_of(integer(NOTHING, N_KINDS - 1), N_RELICS, N_RELICS),
        "relics_used": integer(0, (1 << N_RELICS) - 1),
        "leader": _per_seat(_word),
        "specialists": _per_seat(_cards, N_SPACES),
        "piles": _per_seat(_cards),
        "tiles": _per_seat(_cards),
        "trophies": _per_seat(_amount, len(TROPHY)),
        "defences": _per_seat(_amount, len(DEFENCES)),
        "secret_prophecies": _per_seat(_cards),
        "open_prophecies": _per_seat(_cards),
        "decks": list_of(_cards, len(DECKS), len(DECKS)),
        "discards": list_of(_cards, len(DECKS), len(DECKS)),
        "recruits": list_of(_cards, 0, 6),
        "village": list_of(_cards, 0, 5),
        "fortress": list_of(_cards, 0, 5),
        "sea": list_of(_word, 0, 5),
        "prophecies": list_of(_word, 0, 4),
        "stacks": list_of(_cards, len(STACK), len(STACK)),
        "facing": _word,
        "looked_at": list_of(_word, 0, 2),
    }

    round: int
    first: int  # holder of the First Player marker
    honour: int  # holder of the Honour Ship, or NOBODY
    honour_placed: bool
    active: int  # the seat whose pawn is being resolved, or NOBODY
    place: str  # the Location being resolved
    joined: int  # participants so far, the active player left out
    placed: list[int]  # whose pawn is on each Location
    pawns: list[int]  # markers in hand
    food: list[int]
    favour: list[int]
    glory: list[int]
    crew: list[int]  # dice of each kind on the Longship boards
    supply: list[int]  # dice of each colour
    trade_dice: list[int]  # dice of each kind at Trade
    ready: list[int]  # Ship Upgrade tokens by kind
    used: list[int]
    relic_owner: list[int]  # the seat on whose board each Relic lies, or NOBODY
    relic_die: list[int]  # the kind of the die on it, or NOTHING
    relics_used: int  # one bit for each Relic used in this activation
    leader: list[str]
    specialists: list[list[str]]  # under each Action Space, in the order in which they were tucked
    piles: list[list[str]]
    tiles: list[list[str]]
    trophies: list[int]
    defences: list[int]
    secret_prophecies: list[list[str]]
    open_prophecies: list[list[str]]  # taken face up: everybody knows them
    decks: list[list[str]]  # face down, the top card last
    discards: list[list[str]]
    recruits: list[list[str]]
    village: list[list[str]]
    fortress: list[list[str]]
    sea: list[str]
    prophecies: list[str]
    stacks: list[list[str]]  # of Territory tiles, the top one last
    facing: str  # the Sea Battle card that came from the deck to be faced now
    looked_at: list[str]  # Prophecies that a seat is looking at to keep one

    def setup(self) -> None:
        from .setup import set_up

        set_up(self)

    # ---- what a seat has ------------------------------------------------------------------------------

    def crew_of(self, seat: int) -> list[int]:
        """How many dice of each kind lie on a Longship board."""
        return self.crew[seat * N_KINDS : (seat + 1) * N_KINDS]

    def dice_on_board(self, seat: int) -> int:
        return sum(self.crew[seat * N_KINDS : (seat + 1) * N_KINDS])

    def relics_of(self, seat: int) -> list[int]:
        """The numbers of the Relics on a Longship board."""
        return [relic for relic, owner in enumerate(self.relic_owner) if owner == seat]

    def upgrades_of(self, seat: int) -> int:
        """How many upgrade spaces are taken."""
        mine = slice(seat * N_UPGRADES, (seat + 1) * N_UPGRADES)
        return sum(self.ready[mine]) + sum(self.used[mine])

    def upgrades_left(self, token: int) -> int:
        """Tokens of a kind that still lie on the game board."""
        return UPGRADE_TOKENS[token] - sum(self.ready[token::N_UPGRADES]) - sum(self.used[token::N_UPGRADES])

    def specialists_at(self, seat: int, location: str) -> list[str]:
        """Reavers under one Action Space, in the order of their abilities."""
        if location not in ACTION_SPACES:
            return []
        return self.specialists[seat * N_SPACES + ACTION_SPACES.index(location)]

    def prophecies_of(self, seat: int) -> list[str]:
        return self.open_prophecies[seat] + self.secret_prophecies[seat]

    def clockwise(self, start: int) -> list[int]:
        """All seats, from one on."""
        return [*range(start, self.players), *range(start)]

    def rank(self, seat: int) -> int:
        """0 for the active player, 1 for the second player, and so on."""
        if not self.options["rank_by_participants"] or seat == self.active:
            return (seat - self.active) % self.players
        return self.joined + 1

    # ---- the rest of the interface --------------------------------------------------------------------

    def scores(self) -> list[Score]:
        from .scoring import scores

        return scores(self)

    def look(self, seat: int | None) -> dict[str, Any]:
        from .sight import look

        return look(self, seat)

    def hide(self, seat: int | None, rng: Rng) -> None:
        from .sight import hide

        hide(self, seat, rng)

    def check(self) -> None:
        from .soundness import check

        check(self)

    def copy(self) -> Self:
        new = self.twin()
        new.round = self.round
        new.first = self.first
        new.honour = self.honour
        new.honour_placed = self.honour_placed
        new.active = self.active
        new.place = self.place
        new.joined = self.joined
        new.placed = self.placed[:]
        new.pawns = self.pawns[:]
        new.food = self.food[:]
        new.favour = self.favour[:]
        new.glory = self.glory[:]
        new.crew = self.crew[:]
        new.supply = self.supply[:]
        new.trade_dice = self.trade_dice[:]
        new.ready = self.ready[:]
        new.used = self.used[:]
        new.relic_owner = self.relic_owner[:]
        new.relic_die = self.relic_die[:]
        new.relics_used = self.relics_used
        new.leader = self.leader[:]
        new.specialists = self.specialists[:]
        new.piles = self.piles[:]
        new.tiles = self.tiles[:]
        new.trophies = self.trophies[:]
        new.defences = self.defences[:]
        new.secret_prophecies = self.secret_prophecies[:]
        new.open_prophecies = self.open_prophecies[:]
        new.decks = self.decks[:]
        new.discards = self.discards[:]
        new.recruits = self.recruits[:]
        new.village = self.village[:]
        new.fortress = self.fortress[:]
        new.sea = self.sea[:]
        new.prophecies = self.prophecies[:]
        new.stacks = self.stacks[:]
        new.facing = self.facing
        new.looked_at = self.looked_at[:]
        return new
