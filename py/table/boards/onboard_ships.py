"""The ships of Vikings on Board at their berths: prows with chests, bodies, bet zones, influence."""

from typing import Any

from drakkar.onboard.pieces import CAPACITY

from ..html import Markup, classes, el, icon, join, part
from ..look import Look
from .draw import at, box, lettering, number, path, stamp
from .onboard_names import Banners, leads, name_body, name_influence, name_ship, name_zone
from .onboard_pieces import CHEST, CROWN, cask, halo, repeat, seal

BERTHS = 4  # in each of the two rows
LEFT, BERTH = 10, 245  # where the first berth begins, and its width
KEEL = 84  # from the left end of a berth to the middle of its ship
PROW, BODY, STERN = 78, 48, 66  # lengths along a ship
QUAYS = (332, 852)  # edges of the wharf: ships of the first row lie above it, those of the second below
OPEN_SEA = 322  # how far a ship may be from the quay
AWAY = 0.62  # size of a ship that has left
ZONE, ZONE_DEPTH = 58, 60

FIGUREHEAD = icon("drakkar-dragon")


class Mooring:
    """Where a ship lies: its prow at the quay, or turned to the open sea once it has departed."""

    def __init__(self, index: int, ship: dict[str, Any]) -> None:
        row, column = divmod(index, BERTHS)
        self.left = LEFT + column * BERTH
        self.x = self.left + KEEL
        self.out = 1 if row else -1  # away from the quay
        self.quay = QUAYS[row]
        self.away = not ship["in_port"]
        self.scale = AWAY if self.away else 1
        self.tip = self.quay + self.out * (OPEN_SEA if self.away else 6)
        self.aft = -self.out if self.away else self.out  # from the prow to the stern

    def style(self, along: float) -> str:
        """Puts a drawing on the keel, so far from the tip of the prow, as large as the ship is."""
        y = round(self.tip + self.aft * self.scale * along, 1)
        return at(self.x, y) + (f" scale({AWAY})" if self.away else "")


def _moorings(view: dict[str, Any]) -> list[tuple[int, dict[str, Any], Mooring]]:
    return [(index, ship, Mooring(index, ship)) for index, ship in enumerate(view["ships"])]


def ships(view: dict[str, Any], look: Look, flags: Banners) -> list[Markup]:
    """All that lies before the quay. Bodies keep an order of their own, so that they can move."""
    all_ships = _moorings(view)
    bodies_lit = any(body["token"] in look.lit for ship in view["ships"] for body in ship["bodies"])
    bodies: dict[str, Markup] = {}
    for index, ship, mooring in all_ships:
        # a click on a body counts for its ship where only the ship can be meant
        ship_meant = ship["token"] in look.lit and (bool(look.chosen) or not bodies_lit)
        for place, body in enumerate(ship["bodies"]):
            through = ship_meant and body["token"] not in look.lit | look.chosen
            label = name_body(look, flags, ship, index + 1, place)
            bodies[body["id"]] = _body(look, flags, body, place, mooring, label, through)
    hulls = [_hull(look, flags, *each) for each in all_ships]
    return [
        el("g", hulls, class_=classes("berths", bodies_lit and not look.chosen and "dimmed")),
        el("g", [bodies[id] for id in sorted(bodies)], class_="bodies"),
        el("g", [part(order) for _, *each in all_ships if (order := _order(look, flags, *each))]),
    ]


def zones(view: dict[str, Any], look: Look, flags: Banners) -> Markup:
    """The bet zones on the quay."""
    return el("g", [_zone(look, flags, *each, zone) for each in _moorings(view) for zone in each[1]["zones"]])


def _hull(look: Look, flags: Banners, index: int, ship: dict[str, Any], mooring: Mooring) -> Markup:
    """The prow with its chests and the number of the ship: here it is chosen. Its berth lies below."""
    aft = mooring.aft
    x, y = mooring.left + 199, mooring.quay + 38 * mooring.out
    parts = [
        repeat("prow", flip=aft < 0),
        stamp(FIGUREHEAD, 0, 13 * aft, 48, "figurehead"),
        _cargo(ship["chests"], 56 * aft),
    ]
    token = look.token(
        ship["token"],
        name_ship(look, flags, ship, index + 1),
        halo(look, ship["token"], x - 29, y - 29, 58, 58, 29),
        el("g", parts, id=f"onboard-{ship['token']}", class_="piece", style=mooring.style(0)),
        number(x, y, 24, index + 1, "ship-number"),
        class_=classes("ship-head", mooring.away and "gone"),
        id=f"onboard-head-{ship['token']}",
    )
    return join(part(_berth(look, ship, mooring)), token)


def _berth(look: Look, ship: dict[str, Any], mooring: Mooring) -> Markup:
    """The water of a ship, which can be clicked for it, or the stern of a ship that has left."""
    aboard, id = len(ship["bodies"]), f"onboard-berth-{ship['token']}"
    if mooring.away:
        stern = repeat("stern", flip=mooring.aft < 0)
        return el("g", stern, id=id, style=mooring.style(PROW + BODY * aboard), aria_hidden="true")
    length = PROW + BODY * CAPACITY
    top = mooring.quay + (4 if mooring.out > 0 else -length - 8)
    lit = ship["token"] in look.lit
    return el(
        "g",
        box(mooring.x - 68, top, 136, length + 6, 30, "berth-light") if lit else None,
        _moored(mooring, aboard),
        id=id,
        class_=classes("berth", lit and "lit", ship["token"] in look.chosen and "chosen"),
        data_token=ship["token"],
        aria_hidden="true",
    )


def _moored(mooring: Mooring, aboard: int) -> Markup:
    """Water along the hull, ropes to the quay, and outlines of the places that are still free."""
    x, out = mooring.x, mooring.out
    ropes = places = ""
    for side in (-1, 1):
        slack = f"{x + side * 58} {mooring.quay + out * 20}"
        ropes += (
            f"M{x + side * 46} {mooring.quay + out * 54}Q{slack} {x + side * 66} {mooring.quay - out * 2}"
        )
    for place in range(aboard, CAPACITY):
        y = mooring.tip + out * (PROW + BODY * (place + 0.5))
        places += f"M{x - 58} {y - 20:g}h116v40h-116Z"
    length = PROW + BODY * aboard - 64
    return join(
        box(x - 66, mooring.tip + (66 if out > 0 else -66 - length), 132, length, 16, "lapping"),
        path(ropes, "rope"),
        path(places, "room") if places else None,
    )


def _cargo(kinds: list[str], y: float) -> list[Markup]:
    """Chests side by side on the prow, closer together when there are many."""
    step = min(CHEST, 68 / max(1, len(kinds) - 1))
    left = -step * (len(kinds) - 1) / 2
    return [repeat(f"chest-{kind}", left + step * i, y) for i, kind in enumerate(kinds)]


def _body(
    look: Look, flags: Banners, body: dict[str, Any], place: int, mooring: Mooring, label: str, through: bool
) -> Markup:
    flag = flags[body["colour"]]
    return look.token(
        body["token"],
        label,
        repeat(f"body-{body['shields'] - body['extra']}"),
        stamp(flag.emblem, -33, 0, 40, "emblem"),
        repeat("extra", -62, 2) if body["extra"] else None,
        halo(look, body["token"], -60, -20, 120, 40, 6),
        id=f"onboard-{body['id']}",
        class_=classes("piece body", flag.class_, through and "through", mooring.away and "gone"),
        style=mooring.style(PROW + BODY * (place + 0.5)),
    )


def _order(look: Look, flags: Banners, ship: dict[str, Any], mooring: Mooring) -> Markup | None:
    """The order of influence as it is now: emblems with their shields, the first one crowned."""
    order = ship["influence"]
    if not order or mooring.away:
        return None
    label = name_influence(look, flags, ship)
    x, step = mooring.left + 155, 47
    height = step * len(order) + 10
    top = mooring.quay + mooring.out * 196 - height / 2
    rows = [
        (
            seal(flags[colour], x + 26, top + 5 + step * (rank + 0.5), 20),
            lettering(x + 65, top + 5 + step * (rank + 0.5), 37, shields),
        )
        for rank, (colour, shields) in enumerate(order)
    ]
    return el(
        "g",
        el("title", label),
        box(x, top, 86, height, 12, "parchment"),
        stamp(CROWN, x + 43, top - 9, 36, "crown"),
        rows,
        id=f"onboard-order-{ship['token']}",
        role="img",
        aria_label=label,
    )


def _zone(
    look: Look, flags: Banners, index: int, ship: dict[str, Any], mooring: Mooring, zone: dict[str, Any]
) -> Markup:
    """A bet zone on the quay; that of the colour which leads now is framed in gold and crowned."""
    x = mooring.left + 6 + ship["zones"].index(zone) * (ZONE + 1)
    y = mooring.quay + (5 if mooring.out < 0 else -5 - ZONE_DEPTH)
    middle = x + ZONE / 2 - 1
    flag = flags[zone["colour"]]
    first = leads(ship, zone["colour"])
    if zone["seat"] is None:
        drawing = stamp(flag.emblem, middle, y + ZONE_DEPTH / 2, 42, "emblem")
    else:
        owner = next(flag for flag in flags.values() if flag.seat == zone["seat"])
        drawing = [
            stamp(flag.emblem, x + 13, y + 14, 25, "emblem"),
            cask(owner, middle + 5, y + 35, zone["points"]),
        ]
    return look.token(
        zone["token"],
        name_zone(look, flags, ship, index + 1, zone),
        box(x, y, ZONE - 2, ZONE_DEPTH, 9, "zone-ground"),
        drawing,
        halo(look, zone["token"], x + 2, y + 2, ZONE - 6, ZONE_DEPTH - 4, 8),
        stamp(CROWN, middle, y + (ZONE_DEPTH + 2 if mooring.out < 0 else -2), 28, "crown") if first else None,
        class_=classes("zone", flag.class_, first and "first", mooring.away and "gone"),
        id=f"onboard-{zone['token']}",
    )
