"""What a seat sees, and what it can only imagine: Prophecies in other hands, decks, Territory stacks."""

from typing import Any

from drakkar.core.chance import Rng

from .pieces.board import ACTION_SPACES, CREW_SPACES, LOCATIONS
from .pieces.dice import COLOURS, DIE
from .pieces.fortress import DEFENCE_TOKENS
from .pieces.relics import RELIC
from .pieces.sea import TROPHIES
from .pieces.territories import STACKS
from .pieces.village import UPGRADES
from .state import DECKS, DEFENCES, N_SPACES, N_UPGRADES, NOBODY, NOTHING, PROPHECY, TROPHY, Reavers


def look(s: Reavers, viewer: int | None) -> dict[str, Any]:
    """The whole table as it looks from a seat; everything lies open once the game is over."""
    return {
        "round": s.round,
        "first": s.first,
        "honour": _seat(s.honour),
        "honour_placed": s.honour_placed,
        "active": _seat(s.active),
        "place": s.place or None,
        "placed": {place: _seat(seat) for place, seat in zip(LOCATIONS, s.placed, strict=True)},
        "supply": dict(zip(COLOURS, s.supply, strict=True)),
        "trade_dice": _names(s.trade_dice),
        "recruits": [slot[:] for slot in s.recruits],
        "village": [pair[:] for pair in s.village],
        "fortress": [pair[:] for pair in s.fortress],
        "sea": [card or None for card in s.sea],
        "prophecies": [card or None for card in s.prophecies],
        "facing": s.facing or None,
        "looked_at": s.looked_at[:] if viewer is not None and viewer == s.seat else [],
        "looking": len(s.looked_at),
        "decks": {name: len(cards) for name, cards in zip(DECKS, s.decks, strict=True)},
        "discards": {name: cards[:] for name, cards in zip(DECKS, s.discards, strict=True)},
        "stacks": {
            stack.id: {
                "tiles": len(tiles),
                "defence": stack.defence,
                "price": stack.price,
                "resource": stack.resource,
            }
            for stack, tiles in zip(STACKS.values(), s.stacks, strict=True)
        },
        "upgrades": {f"up.{name}": s.upgrades_left(token) for token, name in enumerate(UPGRADES)},
        "trophies": _left(s.trophies, TROPHIES),
        "defences": _left(s.defences, DEFENCE_TOKENS) if s.options["defences"] else {},
        "seats": [_holdings(s, seat, open_to_viewer=s.over or seat == viewer) for seat in range(s.players)],
    }


def _holdings(s: Reavers, seat: int, open_to_viewer: bool) -> dict[str, Any]:
    """What a seat has. Its Glory pile and Prophecies are for its own eyes, but for those taken face up."""
    spaces = s.specialists[seat * N_SPACES : (seat + 1) * N_SPACES]
    return {
        "pawns": s.pawns[seat],
        "food": s.food[seat],
        "favour": s.favour[seat],
        "glory": s.glory[seat],
        "dice": _names(s.crew_of(seat)),
        "spaces": CREW_SPACES,
        "relics": [_relic(s, number) for number in s.relics_of(seat)],
        "upgrades": _tokens(s, seat),
        "leader": s.leader[seat] or None,
        "specialists": {place: reavers[:] for place, reavers in zip(ACTION_SPACES, spaces, strict=True)},
        "tiles": s.tiles[seat][:],
        "trophies": _owned(s.trophies, TROPHY, seat),
        "defences": _owned(s.defences, DEFENCES, seat),
        "pile": s.piles[seat][:] if open_to_viewer else None,
        "pile_size": len(s.piles[seat]),
        "open_prophecies": s.open_prophecies[seat][:],
        "secret_prophecies": s.secret_prophecies[seat][:] if open_to_viewer else None,
        "secret_count": len(s.secret_prophecies[seat]),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _names(counts: list[int]) -> list[str]:
    return [DIE[kind] for kind, n in enumerate(counts) for _ in range(n)]


def _relic(s: Reavers, number: int) -> dict[str, Any]:
    die = s.relic_die[number]
    used = bool(s.relics_used >> number & 1)
    return {"id": RELIC[number], "die": None if die == NOTHING else DIE[die], "used": used}


def _tokens(s: Reavers, seat: int) -> list[dict[str, Any]]:
    mine = slice(seat * N_UPGRADES, (seat + 1) * N_UPGRADES)
    sides = ((True, s.ready[mine]), (False, s.used[mine]))
    return [
        {"id": f"up.{UPGRADES[token]}", "ready": ready}
        for ready, counts in sides
        for token, n in enumerate(counts)
        for _ in range(n)
    ]


def _owned(flat: list[int], kinds: tuple[str, ...], seat: int) -> dict[str, int]:
    return dict(zip(kinds, flat[seat * len(kinds) : (seat + 1) * len(kinds)], strict=True))


def _left(flat: list[int], totals: dict[str, int]) -> dict[str, int]:
    """Tokens that still lie on the game board."""
    return {name: total - sum(flat[kind :: len(totals)]) for kind, (name, total) in enumerate(totals.items())}


# ---- what can't be known ------------------------------------------------------------------------------


def hide(s: Reavers, seat: int | None, rng: Rng) -> None:
    """Shuffle all that lies face down, and deal anew the Prophecies that a seat has not seen."""
    for deck in range(PROPHECY):
        s.decks[deck] = _shuffled(s.decks[deck], rng)
    s.stacks = [_shuffled(tiles, rng) for tiles in s.stacks]
    looking = s.seat if s.looked_at else None
    others = [] if s.over else [other for other in range(s.players) if other != seat]
    unseen = s.decks[PROPHECY] + [card for other in others for card in s.secret_prophecies[other]]
    if looking is not None and looking != seat:
        unseen += s.looked_at
    unseen = _shuffled(unseen, rng)
    for other in others:
        held = len(s.secret_prophecies[other])
        s.secret_prophecies[other], unseen = unseen[:held], unseen[held:]
    if looking is not None and looking != seat:
        seen = len(s.looked_at)
        s.looked_at, unseen = unseen[:seen], unseen[seen:]
    s.decks[PROPHECY] = unseen


def _shuffled(cards: list[str], rng: Rng) -> list[str]:
    cards = cards[:]
    rng.shuffle(cards)
    return cards
