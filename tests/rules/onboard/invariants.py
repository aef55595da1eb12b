"""A referee who watches a game of Vikings on Board from the outside: views and events only, and a reading of
the rules of its own. The numbers in the messages are those of the invariants below.

1 Bodies are 24, each on one ship. 2 Rows have at most 5. 3 Departed ships never change. 4 Setup rows. 5 What
each building does to rows. 6 Sterns are 7. 7 A stern is held from the arrival at Departure to the departure.
8 Two ships at least until the end. 9 Chests are 15. 10 Piles shrink by one for each warehouse. 11 Chests
leave a ship only when it departs, boards and box only grow. 14 Barrels are 4 each, available ones only fewer,
won ones only more. 15 Zones of departed ships only empty. 16 One barrel won for each departure at most. 17
Prices rise by one at the market and nowhere else. 18 One Viking for each slot. 19 Turns by the order of the
buildings. 20 The Chief alternates. 21 Passing only when First Player and Departure are taken. 22 Bounds on
rounds. 23, 24 Extra Vikings. 25 Orders of influence. 26 One seat decides. 29 Points.
"""

from collections import Counter
from typing import Any

from drakkar import Event, State

View = dict[str, Any]
COLOURS = ("blue", "red", "green", "yellow")
KINDS = ("hides", "grain", "metal")
MOST_ROUNDS = {2: 23, 3: 19, 4: 27}
ROWS_CHANGED = {"promotion": 1, "change": 2, "move": 2, "exchange-with": 2}


# ---- the rules, read once more -----------------------------------------------------------------------------


def in_port(view: View) -> list[View]:
    return [ship for ship in view["ships"] if ship["in_port"]]


def rooms(view: View, ship: View) -> list[str]:
    """Other ships in port with at most 4 bodies."""
    return [other["token"] for other in in_port(view) if other is not ship and len(other["bodies"]) <= 4]


def bodies(view: View, colour: str | None = None) -> list[tuple[View, View]]:
    """(ship, body) in port, of a colour or of any."""
    ships = in_port(view)
    return [(ship, body) for ship in ships for body in ship["bodies"] if colour in (None, body["colour"])]


def zones(view: View, moving: str | None = None) -> list[str]:
    """Empty zones where a barrel of the deciding seat may go."""
    free = []
    for ship in in_port(view):
        mine = [zone for zone in ship["zones"] if zone["seat"] == view["seat"] and zone["token"] != moving]
        if not (mine and view["options"]["one_bet_per_ship"]):
            free += [zone["token"] for zone in ship["zones"] if zone["seat"] is None]
    return free


def barrels(view: View, place: str) -> list[str]:
    """Barrels of the deciding seat beside its board, or the zones of those placed."""
    mine = view["seats"][view["seat"]]["barrels"]
    if place == "beside":
        return [barrel["token"] for barrel in mine if barrel["place"] == "beside"]
    return [barrel["place"] for barrel in mine if barrel["place"] not in ("beside", "won")]


def shifts(view: View, colour: str | None) -> set[str]:
    pairs = bodies(view, colour)
    return {f"shift {body['token']} {room}" for ship, body in pairs for room in rooms(view, ship)}


def bets(view: View) -> set[str]:
    return {f"bet {barrel} {zone}" for barrel in barrels(view, "beside") for zone in zones(view)}


def relocations(view: View) -> set[str]:
    return {f"relocate {at} {zone}" for at in barrels(view, "placed") for zone in zones(view, at)}


def possible(view: View, building: str) -> bool:
    """When an action is possible (the table of derived tests in the rules)."""
    colour = view["seats"][view["seat"]]["colour"]
    match building:
        case "promotion":
            return any(ship["bodies"][0] is not body for ship, body in bodies(view, colour))
        case "change":
            return bool(shifts(view, colour))
        case "tavern1":
            return bool(bets(view))
        case "warehouse1":
            return bool(view["piles"][0])
        case "market":
            return min(view["market"].values()) < 4
        case "move":
            return bool(shifts(view, None))
        case "tavern2":
            return bool(bets(view) or relocations(view))
        case "warehouse2":
            return bool(view["piles"][1])
        case "exchange":
            return sum(bool(ship["bodies"]) for ship in in_port(view)) >= 2
    return True  # First Player and Departure


def legal(view: View) -> set[str]:
    """The legal moves, worked out from what the deciding seat sees."""
    colour = view["seats"][view["seat"]]["colour"]
    ports = [ship["token"] for ship in in_port(view)]
    match view["decision"]:
        case "colour":
            return {f"colour {c}" for c in COLOURS} - {f"colour {seat['colour']}" for seat in view["seats"]}
        case "go":
            slots = view["slots"][view["chief"]]
            free = [name for name, viking in zip(view["buildings"], slots, strict=True) if viking is None]
            return {f"go {name}" for name in [name for name in free if possible(view, name)] or free}
        case "promotion":
            return {
                f"promote {body['token']}"
                for ship, body in bodies(view, colour)
                if body is not ship["bodies"][0]
            }
        case "change":
            return shifts(view, colour)
        case "move":
            return shifts(view, None)
        case "tavern1":
            return bets(view)
        case "tavern2":
            return bets(view) | relocations(view)
        case "warehouse1":
            return {f"load {ship}" for ship in ports}
        case "warehouse2":
            drawn = view["piles"][1][: view["prompt"]["n"]]
            return {f"choose {kind} {ship}" for kind in drawn for ship in ports}
        case "return-order":
            return {f"above {kind}" for kind in view["piles"][1][-2:]}
        case "market":
            return {f"raise {kind}" for kind, price in view["market"].items() if price < 4}
        case "exchange":
            return {f"exchange {body['token']}" for _, body in bodies(view)}
        case "exchange-with":
            first = view["prompt"]["body"].partition(".")[0]
            return {f"with {body['token']}" for ship, body in bodies(view) if ship["token"] != first}
        case "extra-viking":
            return {f"crew {body['token']}" for _, body in bodies(view, colour) if not body["extra"]}
        case "depart":
            ready = [ship["token"] for ship in in_port(view) if ship["bodies"] and ship["chests"]]
            return {f"depart {ship}" for ship in ready or ports}
    (cargo,) = [ship["chests"] for ship in view["ships"] if ship["token"] == view["prompt"]["ship"]]
    return {f"{view['decision']} {kind}" for kind in cargo}


def order(ship: View) -> list[list[Any]]:
    """Colours on a ship with their shields, most first, ties to the foremost body."""
    colours = [body["colour"] for body in ship["bodies"]]
    totals = [
        [colour, sum(body["shields"] for body in ship["bodies"] if body["colour"] == colour)]
        for colour in set(colours)
    ]
    return sorted(totals, key=lambda entry: (-entry[1], colours.index(entry[0])))


# ---- the referee -------------------------------------------------------------------------------------------


class Referee:
    """Watches one game. `watch` is called after the setup and after every move."""

    def __init__(self) -> None:
        self.last: View = {}
        self.raised = 0
        self.sterns: Counter[int] = Counter()  # taken by each seat

    def watch(self, state: State, move: str | None, events: list[Event]) -> None:
        view = state.view(state.seat)
        if view["round"]:
            self.counts(view)
            self.vikings(view)
            if self.last and self.last["round"]:
                self.progress(view, events)
            else:
                self.start(view)
        self.options(state, view)
        self.last = view

    def counts(self, view: View) -> None:
        ships, seats = view["ships"], view["seats"]
        ids = [body["id"] for ship in ships for body in ship["bodies"]]
        assert len(ids) == len(set(ids)) == 24, "1"
        assert set(Counter(body["colour"] for ship in ships for body in ship["bodies"]).values()) == {6}, "1"
        assert all(len(ship["bodies"]) <= 5 for ship in ships), "2"
        departed = [ship for ship in ships if not ship["in_port"]]
        held = view["stern_holder"] is not None
        assert view["sterns"] + held + len(departed) == 7, "6"
        assert (len(departed) == 7) == view["over"] and len(departed) <= 7, "8"
        assert not any(ship["chests"] for ship in departed), "9"
        chests = [kind for ship in ships for kind in ship["chests"]] + view["box"]
        number = (
            len(chests) + sum(len(pile) for pile in view["piles"]) + sum(seat["chests"] for seat in seats)
        )
        assert number + (view["decision"] == "warehouse1") == 15, "9"
        for index, seat in enumerate(seats):
            assert seat["beside"] + seat["placed"] + seat["won"] == 4, "14"
            assert seat["placed"] == sum(zone["seat"] == index for ship in ships for zone in ship["zones"]), (
                "14"
            )
        sailing = view["decision"] in ("take", "discard")
        assert sum(seat["won"] for seat in seats) <= len(departed) + sailing, "16"
        assert all(ship["influence"] == order(ship) for ship in ships), "25"
        extras = [body for ship in ships for body in ship["bodies"] if body["extra"]]
        assert not extras or len(seats) == 2, "23"
        assert all(seat["kinds"] is None or len(seat["kinds"]) == seat["chests"] for seat in seats), "9"

    def vikings(self, view: View) -> None:
        players = len(view["seats"])
        each = {2: 4, 3: 3, 4: 2}[players]
        slots = [slot for side in view["slots"].values() for slot in side if slot]
        assert Counter(slot["seat"] for slot in slots) == dict.fromkeys(range(players), each), "18"
        assert len({slot["id"] for slot in slots}) == len(slots), "18"
        assert view["chief"] == ("above", "below")[view["round"] % 2], "20"
        assert view["round"] <= MOST_ROUNDS[players] and (not view["over"] or view["round"] >= 7), "22"
        at_departure = view["slots"][view["chief"]][9]
        if not view["over"]:
            assert (at_departure is not None) == (view["stern_holder"] is not None), "7"
            assert at_departure is None or at_departure["seat"] == view["stern_holder"], "7"
        if view["decision"] == "go":
            home = view["slots"]["below" if view["chief"] == "above" else "above"]
            first = next(slot for slot in home if slot)
            assert first["seat"] == view["seat"], "19"
            assert view["prompt"]["building"] == view["buildings"][home.index(first)], "19"

    def start(self, view: View) -> None:
        for ship in view["ships"]:
            assert len(ship["bodies"]) == 3 == len({body["colour"] for body in ship["bodies"]}), "4"
        assert not any(view["slots"][view["chief"]]), "19"

    def progress(self, view: View, events: list[Event]) -> None:
        last, decision = self.last, self.last["decision"]
        told = Counter(event.kind for event in events)
        self.rows(view, last, decision)
        self.chests(view, last, decision)
        self.barrels(view, last, told)
        self.raised += told["raise"]
        assert sum(view["market"].values()) == 3 + self.raised, "17"
        for kind in KINDS:
            assert 0 <= view["market"][kind] - last["market"][kind] <= told["raise"], "17"
        if told["pass"]:
            slots = last["slots"][last["chief"]]
            assert slots[0] and slots[9], "21"
        self.sterns.update(event.seat for event in events if event.kind == "stern" and event.seat is not None)
        if len(view["seats"]) == 2:
            for seat in (0, 1):
                colour = view["seats"][seat]["colour"]
                extras = [
                    b
                    for ship in view["ships"]
                    for b in ship["bodies"]
                    if b["extra"] and b["colour"] == colour
                ]
                assert len(extras) <= self.sterns[1 - seat], "24"
            kept = {b["id"] for ship in last["ships"] for b in ship["bodies"] if b["extra"]}
            assert kept <= {b["id"] for ship in view["ships"] for b in ship["bodies"] if b["extra"]}, "23"
        if view["over"]:
            self.points(view)

    def rows(self, view: View, last: View, decision: str) -> None:
        rows, before = ([[b["id"] for b in ship["bodies"]] for ship in v["ships"]] for v in (view, last))
        changed = [ship for ship in range(8) if rows[ship] != before[ship]]
        assert all(last["ships"][ship]["in_port"] for ship in changed), "3"
        assert all(not view["ships"][s]["in_port"] for s in range(8) if not last["ships"][s]["in_port"]), "3"
        assert len(changed) in (0, ROWS_CHANGED.get(decision, 0)), "5"
        if decision == "promotion":
            (ship,) = changed
            assert rows[ship][1:] == [body for body in before[ship] if body != rows[ship][0]], "5"
        elif decision in ("change", "move"):
            shorter, longer = sorted(changed, key=lambda ship: len(rows[ship]) - len(before[ship]))
            body = rows[longer][-1]
            assert rows[longer][:-1] == before[longer], "5"
            assert rows[shorter] == [other for other in before[shorter] if other != body], "5"
        elif decision == "exchange-with":
            a, b = changed
            assert [len(rows[a]), len(rows[b])] == [len(before[a]), len(before[b])], "5"
            assert sum(x != y for x, y in zip(rows[a] + rows[b], before[a] + before[b], strict=True)) == 2, (
                "5"
            )

    def chests(self, view: View, last: View, decision: str) -> None:
        piles, before = [len(pile) for pile in view["piles"]], [len(pile) for pile in last["piles"]]
        drawing = view["decision"] == "warehouse1"
        assert piles[0] == before[0] - drawing, "10"
        assert piles[1] == before[1] - (decision == "warehouse2"), "10"
        departing = decision in ("depart", "take", "discard")
        for ship, old in zip(view["ships"], last["ships"], strict=True):
            loaded = len(ship["chests"]) - len(old["chests"])
            assert loaded >= 0 or departing, "11"
        for seat, old in zip(view["seats"], last["seats"], strict=True):
            assert seat["chests"] >= old["chests"], "11"
            assert seat["chests"] == old["chests"] or departing, "11"
        grown = Counter(view["box"]) - Counter(last["box"])
        assert not Counter(last["box"]) - Counter(view["box"]) and (not grown or departing), "11"

    def barrels(self, view: View, last: View, told: Counter[str]) -> None:
        for seat, old in zip(view["seats"], last["seats"], strict=True):
            assert seat["beside"] <= old["beside"] and seat["won"] >= old["won"], "14"
        won = sum(seat["won"] for seat in view["seats"]) - sum(seat["won"] for seat in last["seats"])
        assert won == told["win"] <= 1 and won <= told["depart"], "16"
        for ship, old in zip(view["ships"], last["ships"], strict=True):
            if not old["in_port"]:
                for zone, was in zip(ship["zones"], old["zones"], strict=True):
                    assert zone["seat"] in (None, was["seat"]), "15"

    def options(self, state: State, view: View) -> None:
        if view["over"]:
            assert state.moves() == [], "26"
            return
        assert set(state.moves()) == legal(view), f"26: {set(state.moves()) ^ legal(view)}"

    def points(self, view: View) -> None:
        for seat, score in zip(view["seats"], view["scores"], strict=True):
            chests = sum(view["market"][kind] for kind in seat["kinds"])
            assert chests <= 60 and score["total"] == chests + sum(seat["won_points"]), "29"
        ranks = [
            (score["total"], seat["chests"])
            for score, seat in zip(view["scores"], view["seats"], strict=True)
        ]
        assert view["winners"] == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)], "29"
