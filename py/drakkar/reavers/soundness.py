"""What must hold in every position; whoever loads a broken one is told what is wrong."""

from collections import Counter
from functools import cache
from itertools import chain

from .cards import all_cards
from .frames import CARDS_IN_FRAME, check_frames, require
from .pieces.board import (
    CREW_SPACES,
    LOCATIONS,
    LOOT_PAIRS,
    MARKERS,
    PROPHECY_SLOTS,
    RECRUIT_SLOTS,
    RELIC_SPACES,
    ROUNDS,
    SEA_SLOTS,
    UPGRADE_SPACES,
)
from .pieces.dice import COLOURS, FACE, KINDS_OF, PER_COLOUR
from .pieces.fortress import DEFENCE_TOKENS
from .pieces.reavers import REAVERS
from .pieces.relics import RELIC, RELIC_FACE
from .pieces.sea import TROPHIES
from .pieces.territories import STACK_OF, STACKS
from .pieces.village import UPGRADE_TOKENS
from .state import DECKS, DEFENCES, N_KINDS, N_SPACES, N_UPGRADES, NO_CARD, NOBODY, NOTHING, TROPHY, Reavers


def check(s: Reavers) -> None:
    """Raise ValueError with a sentence if something is wrong."""
    _check_sizes(s)
    check_frames(s)
    _check_pawns(s)
    _check_dice(s)
    _check_cards(s)
    _check_display(s)
    _check_boards(s)
    _check_tokens(s)
    _check_tiles(s)


def _check_sizes(s: Reavers) -> None:
    one = (
        s.pawns,
        s.food,
        s.favour,
        s.glory,
        s.leader,
        s.piles,
        s.tiles,
        s.secret_prophecies,
        s.open_prophecies,
    )
    several = (
        (s.crew, N_KINDS),
        (s.ready, N_UPGRADES),
        (s.used, N_UPGRADES),
        (s.specialists, N_SPACES),
        (s.trophies, len(TROPHY)),
        (s.defences, len(DEFENCES)),
    )
    fits = all(len(values) == s.players for values in one)
    fits = fits and all(len(values) == each * s.players for values, each in several)
    seats = [s.first, s.honour, s.active, *s.placed, *s.relic_owner]
    require(fits and all(seat < s.players for seat in seats), "a seat is missing or too many")


def _check_pawns(s: Reavers) -> None:
    placed = [s.placed.count(seat) for seat in range(s.players)]
    if s.players == 3:
        require(s.honour != NOBODY, "the Honour Ship is missing")
        if s.honour_placed:
            placed[s.honour] -= 1
    else:
        require(s.honour == NOBODY and not s.honour_placed, "the Honour Ship is for three players")
    whole = all(here + out == MARKERS[s.players] for here, out in zip(s.pawns, placed, strict=True))
    require(whole, "a Longship marker is missing or too many")
    _check_phase(s)


def _check_phase(s: Reavers) -> None:
    """A pawn is to be placed and nothing else waits, or a Location is resolved and the next turn waits."""
    if s.over:
        require(s.round == ROUNDS, "the game can't be over yet")
    resolving = s.active != NOBODY
    waiting = [frame[0] for frame in s.stack]
    orderly = waiting[:1] == ["turn"] if resolving else waiting in ([], ["location"])
    require(orderly and waiting[-1:] != ["turn"], "what waits does not fit the phase")
    require(resolving == bool(s.place), "a Location is resolved without an active player")
    if resolving:
        require(
            s.placed[LOCATIONS.index(s.place)] == s.active, "the Location resolved has no pawn of its player"
        )


def _check_dice(s: Reavers) -> None:
    for colour, name in enumerate(COLOURS):
        total = s.supply[colour]
        for kind in KINDS_OF[colour]:
            total += s.trade_dice[kind] + s.relic_die.count(kind) + sum(s.crew[kind::N_KINDS])
        require(total == PER_COLOUR, f"the {name} dice are not {PER_COLOUR}")
    for seat in range(s.players):
        settling = any(frame[0] in ("overflow", "faces") and frame[1] == seat for frame in s.stack)
        require(settling or s.dice_on_board(seat) <= CREW_SPACES, "a Longship board holds too many dice")
    for owner, die, face in zip(s.relic_owner, s.relic_die, RELIC_FACE, strict=True):
        require(die == NOTHING or owner != NOBODY, "a die lies on a Relic that nobody has")
        require(die == NOTHING or FACE[die] == face, "a Relic holds a die that it does not accept")


def _check_cards(s: Reavers) -> None:
    """Every card is in one place only, and none is missing."""
    groups = [*s.decks, *s.discards, *s.piles, *s.specialists, *s.recruits, *s.village, *s.fortress]
    groups += [
        *s.secret_prophecies,
        *s.open_prophecies,
        s.sea,
        s.prophecies,
        s.leader,
        s.looked_at,
        [s.facing],
    ]
    groups.append([RELIC[number] for number, owner in enumerate(s.relic_owner) if owner != NOBODY])
    groups += [frame[2] for frame in s.stack if frame[0] in CARDS_IN_FRAME]
    cards = Counter(chain.from_iterable(groups))
    del cards[NO_CARD]
    require(cards == _whole_box(bool(s.options["defences"])), "a card is missing or in two places")
    for name, deck, pile, kind in zip(DECKS, s.decks, s.discards, _kinds(s), strict=True):
        fits = kind.issuperset(deck) and kind.issuperset(pile)
        require(fits, f"the {name} deck holds a card of another kind")


@cache
def _whole_box(defences: bool) -> Counter[str]:
    return Counter(chain.from_iterable(all_cards(defences)))


@cache
def _card_sets(defences: bool) -> tuple[frozenset[str], ...]:
    return tuple(map(frozenset, all_cards(defences)))


def _kinds(s: Reavers) -> tuple[frozenset[str], ...]:
    """The cards of each deck, each once."""
    return _card_sets(bool(s.options["defences"]))


def _check_display(s: Reavers) -> None:
    n = s.players
    kinds = _kinds(s)
    rows = [
        (s.recruits, list(RECRUIT_SLOTS[n]), kinds[0]),
        (s.village, [2] * LOOT_PAIRS[n], kinds[1]),
        (s.fortress, [2] * LOOT_PAIRS[n], kinds[2]),
        ([[card] if card else [] for card in s.sea], [1] * SEA_SLOTS[n], kinds[4]),
        ([[card] if card else [] for card in s.prophecies], [1] * PROPHECY_SLOTS, kinds[5]),
    ]
    for slots, sizes, cards in rows:
        require(len(slots) == (0 if s.over else len(sizes)), "the slots do not fit the number of players")
        fits = all(
            len(slot) <= size and cards.issuperset(slot) for slot, size in zip(slots, sizes, strict=False)
        )
        require(fits, "a slot holds what does not belong there")
    require(not s.facing or s.facing in kinds[4], "the card that is faced is no Sea Battle")
    held = [*s.looked_at, *(card for seat in (*s.secret_prophecies, *s.open_prophecies) for card in seat)]
    require(kinds[5].issuperset(held), "a card is held that is no Prophecy")


def _check_boards(s: Reavers) -> None:
    for seat in range(s.players):
        require(s.relic_owner.count(seat) <= RELIC_SPACES, "a Longship board has too many Relics")
        require(s.upgrades_of(seat) <= UPGRADE_SPACES, "a Longship board has too many upgrades")
        require(not s.leader[seat] or s.leader[seat] in REAVERS, "a Leader is no Reaver")
    require(all(card in REAVERS for space in s.specialists for card in space), "a specialist is no Reaver")
    _, _, _, voyages, _, prophecies = _kinds(s)
    misplaced = voyages | prophecies
    require(all(misplaced.isdisjoint(pile) for pile in s.piles), "a Glory pile holds a card that it can't")


def _check_tokens(s: Reavers) -> None:
    require(
        all(s.upgrades_left(token) >= 0 for token in range(len(UPGRADE_TOKENS))),
        "there are too many upgrades",
    )
    for owned, totals in ((s.trophies, TROPHIES), (s.defences, DEFENCE_TOKENS)):
        for kind, total in enumerate(totals.values()):
            require(sum(owned[kind :: len(totals)]) <= total, "there are more tokens than in the box")
    require(bool(s.options["defences"]) or not any(s.defences), "Defence tokens are not in this game")


def _check_tiles(s: Reavers) -> None:
    owned = [tile for mine in s.tiles for tile in mine]
    require(all(tile in STACK_OF for tile in owned), "a Territory tile does not exist")
    for stack, tiles in zip(STACKS.values(), s.stacks, strict=True):
        here = tiles + [tile for tile in owned if STACK_OF[tile] is stack]
        require(sorted(here) == list(stack.tiles), "a Territory tile is missing or in two places")
