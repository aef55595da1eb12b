"""Setup. Chance: the decks, the Territory stacks, the first player, the starting dice."""

from .cards import all_cards, draw_cards
from .pieces.board import LOCATIONS, MARKERS, START_FAVOUR, START_FOOD
from .pieces.dice import COLOURS, DIE, PER_COLOUR, ROLL
from .pieces.territories import STACKS
from .state import (
    DEFENCES,
    N_KINDS,
    N_RELICS,
    N_SPACES,
    N_UPGRADES,
    NO_CARD,
    NOBODY,
    NOTHING,
    PROPHECY,
    TROPHY,
    Reavers,
)


def set_up(s: Reavers) -> None:
    """Lay out everything and begin the first round."""
    _empty_boards(s)
    for cards in all_cards(bool(s.options["defences"])):
        deck = list(cards)
        s.shuffle(deck)
        s.decks.append(deck)
    for stack in STACKS.values():
        tiles = list(stack.tiles)
        s.shuffle(tiles)
        s.stacks.append(tiles)
    _first_player(s)
    for seat in s.clockwise(s.first):
        _starting_kit(s, seat)
    s.then(("round",))


def _empty_boards(s: Reavers) -> None:
    n = s.players
    s.round = 1
    s.active, s.place, s.joined = NOBODY, "", 0
    s.placed = [NOBODY] * len(LOCATIONS)
    s.pawns = [MARKERS[n]] * n
    s.food, s.favour, s.glory = [0] * n, [START_FAVOUR] * n, [0] * n
    s.crew = [0] * (N_KINDS * n)
    s.supply = [PER_COLOUR] * len(COLOURS)
    s.trade_dice = [0] * N_KINDS
    s.ready, s.used = [0] * (N_UPGRADES * n), [0] * (N_UPGRADES * n)
    s.relic_owner, s.relic_die, s.relics_used = [NOBODY] * N_RELICS, [NOTHING] * N_RELICS, 0
    s.leader = [NO_CARD] * n
    s.specialists = [[] for _ in range(N_SPACES * n)]
    s.piles = [[] for _ in range(n)]
    s.tiles = [[] for _ in range(n)]
    s.trophies, s.defences = [0] * (len(TROPHY) * n), [0] * (len(DEFENCES) * n)
    s.secret_prophecies = [[] for _ in range(n)]
    s.open_prophecies = [[] for _ in range(n)]
    s.decks, s.discards, s.stacks = [], [[] for _ in range(PROPHECY + 1)], []
    s.recruits, s.village, s.fortress, s.sea, s.prophecies = [], [], [], [], []
    s.facing, s.looked_at = NO_CARD, []


def _first_player(s: Reavers) -> None:
    """The seat that saw the ocean last, if that was said; otherwise chance decides."""
    if s.options["first_seat_starts"]:
        s.first = 0
        s.tell("first-player", "setup.first-player-marker", s.first)
    else:
        s.first = s.draw(s.players)
        s.tell("first-player", "setup.first-player-random", s.first, reveals=True)
    s.honour = s.first if s.players == 3 else NOBODY
    s.honour_placed = False
    if s.honour != NOBODY:
        s.tell("honour-ship", "variant.three-player-honour-ship", s.honour)


def _starting_kit(s: Reavers, seat: int) -> None:
    s.food[seat] = START_FOOD + (seat - s.first) % s.players
    dice = []
    for colour in range(len(COLOURS)):
        kind = ROLL[colour][s.draw(6)]
        s.supply[colour] -= 1
        s.crew[seat * N_KINDS + kind] += 1
        dice.append(DIE[kind])
    clause = "setup.starting-food" if seat == s.first else "setup.food-by-seat"
    s.tell("kit", clause, seat, n=s.food[seat], dice=dice, reveals=True)
    prophecy = draw_cards(s, PROPHECY, 1)
    s.secret_prophecies[seat] = prophecy
    s.tell("dealt-prophecy", "setup.starting-prophecy", seat, secret={"card": prophecy[0]})
