"""What a seat may know, and how to draw anew what it may not: barrel values, taken chests, piles."""

from typing import Any

from drakkar.core.chance import Rng

from .pieces import (
    BARREL_VALUES,
    BARREL_WORDS,
    BARRELS_EACH,
    BESIDE,
    BODY_COLOUR,
    BODY_IDS,
    BODY_WORDS,
    BUILDINGS,
    COLOURS,
    KINDS,
    SHIP_WORDS,
    SHIPS,
    SIDES,
    VIKINGS_EACH,
    WON,
    ZONE_WORDS,
)
from .state import NOBODY, Onboard

# ---- the view ----------------------------------------------------------------------------------------------


def look(s: Onboard, viewer: int | None) -> dict[str, Any]:
    """The game's part of a view. `viewer` None: a spectator, who knows what everybody knows."""
    above, below = (s.home, s.across) if s.chief else (s.across, s.home)
    return {
        "round": s.round,
        "chief": SIDES[s.chief],
        "buildings": list(BUILDINGS),
        "slots": {"above": _slots(s, above), "below": _slots(s, below)},
        "ships": [_ship(s, ship, viewer) for ship in range(SHIPS)],
        "seats": [_holdings(s, seat, viewer) for seat in range(s.players)],
        "market": dict(zip(KINDS, s.market, strict=True)),
        "piles": [[None] * len(s.pile1), _known_pile(s, viewer)],
        "box": _kinds(s.box),
        "sterns": s.sterns_left(),
        "stern_holder": None if s.stern == NOBODY else s.stern,
    }


def knows_chests(s: Onboard, viewer: int | None, seat: int) -> bool:
    """May the viewer see which chests lie on a seat's shield board?"""
    return viewer == seat or s.over or bool(s.options["open_chests"])


def _slots(s: Onboard, slots: list[int]) -> list[dict[str, Any] | None]:
    each = VIKINGS_EACH[s.players]
    return [
        None if viking == NOBODY else {"id": f"viking{viking + 1}", "seat": viking // each}
        for viking in slots
    ]


def _ship(s: Onboard, ship: int, viewer: int | None) -> dict[str, Any]:
    return {
        "token": SHIP_WORDS[ship],
        "in_port": ship in s.port,
        "bodies": [
            {
                "id": BODY_IDS[body],
                "token": BODY_WORDS[ship][place],
                "colour": COLOURS[BODY_COLOUR[body]],
                "shields": s.shields(body),
                "extra": bool(s.crewed >> body & 1),
            }
            for place, body in enumerate(s.rows[ship])
        ],
        "chests": _kinds(s.prows[ship]),
        "influence": [[COLOURS[colour], shields] for colour, shields in s.influence(ship).items()],
        "zones": [_zone(s, ship * len(COLOURS) + colour, viewer) for colour in range(len(COLOURS))],
    }


def _zone(s: Onboard, zone: int, viewer: int | None) -> dict[str, Any]:
    """A bet zone; the value of a barrel in it is known to its owner alone."""
    seat = points = None
    if zone in s.barrels:
        seat, number = divmod(s.barrels.index(zone), BARRELS_EACH)
        points = BARREL_VALUES[number] if seat == viewer else None
    return {"token": ZONE_WORDS[zone], "colour": COLOURS[zone % len(COLOURS)], "seat": seat, "points": points}


def _holdings(s: Onboard, seat: int, viewer: int | None) -> dict[str, Any]:
    """Shield board and barrels of a seat: numbers for everybody, kinds and values for the seat itself."""
    places = s.barrels_of(seat)
    return {
        "colour": COLOURS[s.colours[seat]] if seat < len(s.colours) else None,
        "chests": sum(s.boards[seat]),
        "kinds": _kinds(s.boards[seat]) if knows_chests(s, viewer, seat) else None,
        "beside": places.count(BESIDE),
        "placed": len([place for place in places if place >= 0]),
        "won": places.count(WON),
        "won_points": s.won_values(seat) if viewer == seat or s.over else None,
        "barrels": [
            {"token": word, "points": value, "place": _place(place)}
            for word, value, place in zip(BARREL_WORDS, BARREL_VALUES, places, strict=True)
        ]
        if viewer == seat
        else None,
    }


def _place(place: int) -> str:
    return {BESIDE: "beside", WON: "won"}.get(place) or ZONE_WORDS[place]


def _known_pile(s: Onboard, viewer: int | None) -> list[str | None]:
    """Pile 2 from the top, with the chests that the viewer has seen and can still place."""
    return [KINDS[kind] if _sees(seen, viewer) else None for kind, seen in zip(s.pile2, s.seen, strict=True)]


def _sees(seen: int, viewer: int | None) -> bool:
    return viewer is not None and bool(seen >> viewer & 1)


def _kinds(counts: list[int]) -> list[str]:
    return [KINDS[kind] for kind, count in enumerate(counts) for _ in range(count)]


# ---- imagined worlds ---------------------------------------------------------------------------------------


def hide(s: Onboard, viewer: int | None, rng: Rng) -> None:
    """Deal anew, in place, whatever the viewer can't know."""
    for seat in range(s.players):
        if seat != viewer:
            _hide_barrels(s, seat, rng)
    _hide_chests(s, viewer, rng)


def _hide_barrels(s: Onboard, seat: int, rng: Rng) -> None:
    """Any barrel of the seat may be in any of its places; at the end those won have been shown."""
    first = seat * BARRELS_EACH
    shown = WON if s.over else None
    hidden = [barrel for barrel in range(first, first + BARRELS_EACH) if s.barrels[barrel] != shown]
    places = [s.barrels[barrel] for barrel in hidden]
    rng.shuffle(places)
    for barrel, place in zip(hidden, places, strict=True):
        s.barrels[barrel] = place


def _hide_chests(s: Onboard, viewer: int | None, rng: Rng) -> None:
    """Chests in the piles and on the boards that the viewer can't look at are shuffled together."""
    boards = [board for seat, board in enumerate(s.boards) if not knows_chests(s, viewer, seat)]
    unknown = [index for index, seen in enumerate(s.seen) if not _sees(seen, viewer)]
    pool = s.pile1 + [s.pile2[index] for index in unknown]
    for board in boards:
        for kind, count in enumerate(board):
            pool += [kind] * count
    rng.shuffle(pool)
    for board in boards:
        held = sum(board)
        mine, pool = pool[:held], pool[held:]
        board[:] = [mine.count(kind) for kind in range(len(KINDS))]
    for index in unknown:
        s.pile2[index] = pool.pop()
    s.pile1 = pool
