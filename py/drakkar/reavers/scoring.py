"""Glory: what each seat has, part by part."""

from collections import Counter
from collections.abc import Callable

from drakkar.core import Part, Score

from .pieces.board import FAVOUR_GLORY
from .pieces.fortress import (
    DEFENCE_GLORY,
    FORTRESS,
    SECOND_PLACE_PLAYERS,
    TAPESTRIES,
    TAPESTRY_ALONE,
    TAPESTRY_SET,
    TREASURES,
)
from .pieces.prophecies import PROPHECIES
from .pieces.reavers import CLANS, REAVERS
from .pieces.relics import RELIC, RELICS
from .pieces.sea import SEA_BATTLES
from .pieces.territories import PRICES, STACK_OF
from .pieces.village import CARVING, CARVING_LADDER
from .state import DEFENCES, N_SPACES, TROPHY, Reavers

Cards = Counter[str]


def scores(s: Reavers) -> list[Score]:
    """The Glory of every seat by its sources."""
    defences = [defence_glory(s, seat) for seat in range(s.players)] if s.options["defences"] else []
    return [score(s, seat, defences) for seat in range(s.players)]


def score(s: Reavers, seat: int, defences: list[int]) -> Score:
    """The Glory of one seat, counted in the order of the rulebook."""
    cards = gathered(s, seat)
    parts = [
        Part("glory", s.glory[seat], "ruling.total-glory"),
        Part("relics", sum(relic.glory for id, relic in RELICS.items() if cards[id]), "score.relics"),
        Part("favour", FAVOUR_GLORY * s.favour[seat], "score.favour"),
        Part("fortress", fortress_glory(cards), "score.fortress-sets"),
        Part("carvings", set_value(cards[CARVING], CARVING_LADDER), "ruling.carving-sets"),
    ]
    if defences:
        parts.append(Part("defences", defences[seat], "option.defence-majority"))
    held = s.prophecies_of(seat)
    parts.append(
        Part("prophecies", sum(prophecy_glory(s, seat, cards, card) for card in held), "score.prophecies")
    )
    return Score.of(*parts)


def gathered(s: Reavers, seat: int) -> Cards:
    """The Glory pile, with the Relics, the Leader and the specialists of the Longship board added to it."""
    cards = Counter(s.piles[seat])
    cards.update([RELIC[number] for number in s.relics_of(seat)])
    for reavers in s.specialists[seat * N_SPACES : (seat + 1) * N_SPACES]:
        cards.update(reavers)
    if s.leader[seat]:
        cards[s.leader[seat]] += 1
    return cards


# ---- sets ---------------------------------------------------------------------------------------------


def set_value(n: int, ladder: tuple[int, ...]) -> int:
    """Glory of n cards of one type: as many full sets as possible, and one of the rest."""
    full, rest = divmod(n, len(ladder))
    return full * ladder[-1] + (ladder[rest - 1] if rest else 0)


def fortress_glory(cards: Cards) -> int:
    """Treasures by type, and tapestries in threes."""
    treasures = sum(set_value(cards[card], FORTRESS[card].ladder) for card in TREASURES)
    tapestries = [cards[card] for card in TAPESTRIES]
    triples = min(tapestries)
    alone = sum(tapestries) - triples * len(TAPESTRIES)
    return treasures + triples * TAPESTRY_SET + alone * TAPESTRY_ALONE


def defence_glory(s: Reavers, seat: int) -> int:
    """Majorities of Farm, Wall and Tower tokens: the most, and with three or more players the second most."""
    glory = 0
    for kind in range(len(DEFENCES)):
        counts = s.defences[kind :: len(DEFENCES)]
        mine = counts[seat]
        ahead = sum(count > mine for count in counts)
        if mine and ahead == 0:
            glory += DEFENCE_GLORY[0]
        elif mine and ahead == 1 and s.players >= SECOND_PLACE_PLAYERS:
            glory += DEFENCE_GLORY[1]
    return glory


# ---- prophecies ---------------------------------------------------------------------------------------


def prophecy_glory(s: Reavers, seat: int, cards: Cards, prophecy: str) -> int:
    """What a Prophecy is worth to its owner."""
    rule = PROPHECIES[prophecy]
    return rule.glory * min(rule.most, COUNTS[rule.counts](s, seat, cards))


def _territory_sets(s: Reavers, seat: int, cards: Cards) -> int:
    resources = Counter(STACK_OF[tile].resource for tile in s.tiles[seat])
    return min(resources[resource] for resource in PRICES)


def _clan(cards: Cards, clan: str) -> int:
    return sum(n for card, n in cards.items() if card in REAVERS and REAVERS[card].clan == clan)


# What the Prophecies count: on the Longship board, in the Glory pile and beside it together.
COUNTS: dict[str, Callable[[Reavers, int, Cards], int]] = {
    "territories": lambda s, seat, cards: len(s.tiles[seat]),
    "territory sets": _territory_sets,
    "sea battles": lambda s, seat, cards: sum(cards[card] for card in SEA_BATTLES),
    "relics": lambda s, seat, cards: sum(cards[card] for card in RELICS),
    "upgrades": lambda s, seat, cards: s.upgrades_of(seat),
    "tyr": lambda s, seat, cards: _clan(cards, "tyr"),
    "odin": lambda s, seat, cards: _clan(cards, "odin"),
    "yggdrasil": lambda s, seat, cards: _clan(cards, "yggdrasil"),
    "clan sets": lambda s, seat, cards: min(_clan(cards, clan) for clan in CLANS),
    "tapestries": lambda s, seat, cards: sum(cards[card] for card in TAPESTRIES),
    "carvings": lambda s, seat, cards: cards[CARVING],
    "defence tokens": lambda s, seat, cards: sum(
        s.defences[seat * len(DEFENCES) : (seat + 1) * len(DEFENCES)]
    ),
    "treasures": lambda s, seat, cards: sum(cards[card] for card in TREASURES),
    "action spaces": lambda s, seat, cards: sum(
        map(bool, s.specialists[seat * N_SPACES : (seat + 1) * N_SPACES])
    ),
    "trophies": lambda s, seat, cards: sum(s.trophies[seat * len(TROPHY) : (seat + 1) * len(TROPHY)]),
}
