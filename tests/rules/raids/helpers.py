"""Positions of Raids for the tests, built from what matters: where ships stand, what lies ahead, who is
aboard."""

from collections.abc import Sequence
from typing import Any

import drakkar
from drakkar import Event
from drakkar.raids.pieces import ARRIVALS, HOME, KIND, TILE_INDEX, TILES, VIKINGS
from drakkar.raids.state import NO_TILE, Raids

GAME = drakkar.games["raids"]

# The tiles that the tests speak of, by name.
AXE, SPEAR = "V1-01", "V1-02"  # simple weapons
TWIN_AXES, JARL_SWORD = "V3-01", "V4-01"  # double weapons
SAIL, RAVEN_SAIL, SERPENT_SAIL = "V1-03", "V1-04", "V2-03"  # simple sails
GREAT_SAIL = "V3-02"  # a double sail
HAMMER, HAMMER_2 = "V1-05", "V2-04"  # simple Mjöllnirs
DOUBLE_HAMMER = "V4-03"
WOLF, BEAR, DRAGON = "V1-06", "V2-05", "V4-05"  # pennants of 3, 4 and 6
TIMBER, PIGS, FISH = "V1-07", "V1-08", "V1-09"  # goods of 4, 4 and 5
PIGS_2, FURS, TIMBER_2 = "V2-06", "V2-07", "V2-08"  # goods of 5, 5 and 6
AMBER = "V3-07"  # goods of 7
RUNES = [tile.id for tile in TILES if tile.kind == "rune"]
PORT, PORT_2 = "V1-13", "V2-12"  # single ports
DOUBLE_PORT = "V3-12"
MEETING, MEETING_2 = "V1-14", "V2-13"  # encounters
LOOT = "V2-14"  # a plunder
DRAUGR, TROLL = "V1-15", "V1-16"  # monsters of 3 and 4
GIANT = "V2-15"  # a monster of 4
SERPENT, SPAWN = "V3-16", "V4-16"  # monsters of 6 and 8


def at_sea(
    at: Sequence[int],
    track: dict[int, str],
    *,
    crew: Sequence[int] | None = None,
    aboard: Sequence[Sequence[str]] | None = None,
    beside: Sequence[Sequence[str]] | None = None,
    coins: Sequence[Sequence[int]] | None = None,
    villages: dict[int, int] | None = None,
    passed: dict[int, int] | None = None,
    berth: Sequence[int] | None = None,
    arrivals: Sequence[str] = ("order", "runes", "weapons", "goods"),
    voyage: int | None = None,
    ghost: bool = False,
    stack: Sequence[tuple[Any, ...]] = (("turn",),),
    **options: Any,
) -> Raids:
    """The position at the start of a turn (or at the decision on top of `stack`). `at`: the space of each
    ship, 0 on a start position, HOME when arrived; with `ghost` the last ship is the Ghost. `passed`: how
    many players have passed an Encounter or Plunder."""
    players = len(at) - ghost
    state = GAME.new(players, **options)
    assert isinstance(state, Raids)
    used = [*track.values(), *(tile for tiles in (*(aboard or ()), *(beside or ())) for tile in tiles)]
    state.voyage = voyage or max((TILES[TILE_INDEX[tile]].voyage for tile in used), default=1)
    state.arrivals = [ARRIVALS.index(name) for name in arrivals]
    state.pos = list(at)
    state.berth = list(berth) if berth else [len(at) - ship for ship in range(len(at))]
    state.crew = list(crew) if crew else [2] * players
    state.aboard = _indexes(aboard, players)
    state.beside = _indexes(beside, players)
    state.coins = [list(each) for each in coins] if coins else [[0, 0, 0] for _ in range(players)]
    state.track = [NO_TILE] * (HOME + 1)
    state.stock = [0] * (HOME + 1)
    state.passed = [0] * (HOME + 1)
    for space, tile in track.items():
        state.track[space] = TILE_INDEX[tile]
        state.passed[space] = (passed or {}).get(space, 0)
        if KIND[TILE_INDEX[tile]] == "encounter":
            state.stock[space] = (3, 1, 0)[min(2, state.passed[space])]
    for space, vikings in (villages or {}).items():
        state.stock[space] = vikings
    state.reserve = VIKINGS - sum(state.stock) - sum(state.crew)
    state.stack = list(stack)
    state.events = []
    state._moves = None
    state._run()
    state.check()
    return state


def _indexes(tiles: Sequence[Sequence[str]] | None, players: int) -> list[list[int]]:
    return [[TILE_INDEX[tile] for tile in each] for each in tiles] if tiles else [[] for _ in range(players)]


def play(state: Raids, *moves: str) -> list[Event]:
    """Play moves one after the other and return all that happened."""
    return [event for move in moves for event in state.play(move)]


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The data of the events of a kind, with the seat."""
    return [{"seat": event.seat, **event.data} for event in events if event.kind == kind]


def clause_of(events: Sequence[Event], kind: str) -> str:
    """The clause that the only event of a kind cites."""
    (clause,) = [event.clause for event in events if event.kind == kind]
    return clause


def refusal(state: Raids, move: str) -> str | None:
    """The id of the clause that forbids a move."""
    clause = state.why_not(move)
    return clause.id if clause else None


def tile_at(state: Raids, space: int) -> str | None:
    """The tile that lies on a space, by its view."""
    tile: str | None = state.view(None)["track"][space]["tile"]
    return tile


def aboard(state: Raids, seat: int) -> list[str]:
    tiles: list[str] = state.view(None)["seats"][seat]["aboard"]
    return tiles


def beside(state: Raids, seat: int) -> list[str]:
    tiles: list[str] = state.view(None)["seats"][seat]["beside"]
    return tiles


def parts(state: Raids, seat: int) -> dict[str, int]:
    """Points of a seat by source."""
    return {part.name: part.points for part in state.scores()[seat].parts}
