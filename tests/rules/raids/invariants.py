"""A referee who watches a game of Raids from the outside: only views and events, and a reading of the rules
of its own. The numbers in the messages are those of the invariants below.

1 Vikings are 40. 2 No ship is overloaded. 3 Coins are those of the box. 4 A tile is in one place, and never
comes back. 5 Slots and sides hold their kinds. 6 No more goods sold than ports allow. 7 Arrival tiles. 8 One
ship for each tile, two in a combat. 9 Ships rest where they may. 10 Ships only go forward. 11 The rearmost
ship plays. 12 Nothing lies behind the rearmost ship. 13 Encounters and plunders by passers. 14 Villages by
passers. 15 Combat steps. 16 Flights change no tile. 17 Rule 1 discards what lies between. 18 Arrival numbers.
19 Coins at the end of a voyage. 20 Coins won are kept. 21 Voyages only go up. 22 Glory comes from holdings
alone. 23 There is always a legal move.
"""

from drakkar import Event, State
from drakkar.raids.pieces import TILES

from .reading import HOME, ON_SHIP, STOPS, TILE, VILLAGES, View, count, glory, kind, legal, shields, weapons

BOX = {0: (6, 4), 1: (3, 8), 2: (1, 8)}  # place in a seat's coins: value, number in the box


class Referee:
    """Watches one game. `watch` is called after the setup and after every move."""

    def __init__(self) -> None:
        self.last: View = {}
        self.removed: set[str] = set()
        self.started: dict[int, int] = {}  # Vikings on each space when the voyage began
        self.passes: dict[int, int] = {}  # how many players have passed each space in this voyage
        self.least = 0  # no stop before this space, in the decision to come
        self.step = 0  # Vikings last committed in the combat that goes on
        self.combats = 0  # in this turn

    def watch(self, state: State, move: str | None, events: list[Event]) -> None:
        view = state.view(None)
        self.counts(view)
        if move is not None:
            self.progress(view, move, events)
        else:
            self.new_voyage(view)
        starts = self.starts_turn(view, move)
        if starts:
            self.turn_start(view)
        self.least = 0
        if view["decision"] == "sail" and (starts or self.last["decision"] in ("place", "sell")):
            self.first_leg(view)
        self.places(view, move)
        self.options(state, view)
        self.last = view

    # ---- what holds in every position ----------------------------------------------------------------------

    def counts(self, view: View) -> None:
        seats, track = view["seats"], view["track"]
        numbers = [view["reserve"], *(seat["crew"] for seat in seats), *(space["vikings"] for space in track)]
        assert sum(numbers) == 40 and min(numbers) >= 0, "1"
        for seat in seats:
            assert seat["crew"] <= shields(seat) == seat["shields"] and weapons(seat) == seat["weapons"], "2"
            assert len(seat["aboard"]) <= 5 and all(kind(tile) in ON_SHIP for tile in seat["aboard"]), "5"
            assert all(kind(tile) in ("rune", "port", "monster", "goods") for tile in seat["beside"]), "5"
            sold = [kind(tile) for tile in seat["beside"]].count("goods")
            assert sold <= sum(TILE[tile].value for tile in seat["beside"] if kind(tile) == "port"), "6"
        for place, (value, box) in BOX.items():
            on_track = sum(space["coins"].count(value) for space in track)
            assert on_track + sum(seat["coins"][place] for seat in seats) <= box, "3"
        held = [tile for seat in seats for tile in seat["aboard"] + seat["beside"]]
        held += [space["tile"] for space in track if space["tile"]]
        dealt = {tile.id for tile in TILES if tile.voyage <= view["voyage"]}
        assert len(held) == len(set(held)) and dealt.issuperset(held), "4"
        removed = dealt - set(held)
        assert removed >= self.removed, "4: a removed tile came back"
        self.removed = removed
        assert len(set(view["arrivals"])) == 4 and view["arrivals"][0] == "order", "7"
        assert [score["total"] for score in view["scores"]] == [glory(seat) for seat in seats], "22"
        home = sorted(ship["berth"] for ship in view["ships"] if ship["space"] == HOME)
        assert home == list(range(1, len(home) + 1)), "18"

    def places(self, view: View, move: str | None) -> None:
        """Where ships rest (8, 9)."""
        ships = [ship["space"] for ship in view["ships"]]
        crowded = [space for space in set(ships) - {0, HOME} if ships.count(space) > 1]
        if view["decision"] == "respond" or move == "flee":
            assert len(crowded) == 1 and ships.count(crowded[0]) == 2, "8"
        else:
            assert not crowded, "8"
        for index, space in enumerate(ships):
            if space in (0, HOME):
                continue
            if index == len(view["seats"]):
                assert space in VILLAGES, "9: the Ghost"
                continue
            tile = view["track"][space]["tile"]
            moving = index == view["seat"] and view["decision"] in ("sell", "sail", "flight", "monster")
            assert space not in VILLAGES and (kind(tile) in STOPS or moving), "9"
            assert kind(tile) not in ("encounter", "plunder"), "9"

    def options(self, state: State, view: View) -> None:
        """The legal moves (23), against a reading of the rules of our own."""
        if view["over"]:
            assert state.moves() == [] and view["voyage"] == 4, "23"
            return
        moves = state.moves()
        assert moves and set(moves) == legal(view, self.least), f"23: {moves} {legal(view, self.least)}"

    # ---- turns ---------------------------------------------------------------------------------------------

    def starts_turn(self, view: View, move: str | None) -> bool:
        """Does a new turn begin with this position?"""
        if move is None:
            return True
        if view["over"]:
            return False
        last = self.last
        if last["decision"] in ("sail", "flight"):
            target = _target(move)
            tile = last["track"][target]["tile"] if target < HOME else None
            taken = target < HOME and target in [ship["space"] for ship in last["ships"]]
            return not (kind(tile) == "monster" or taken)
        return False

    def turn_start(self, view: View) -> None:
        """The rearmost ship plays (11), nothing lies behind it (12), the way to the next ship is clear
        (17)."""
        ships = [ship["space"] for ship in view["ships"]]
        me = view["seat"]
        rear = min(ships)
        assert ships[me] == rear and view["decision"] in ("place", "sell", "sail"), "11"
        if rear == 0:
            berths = [ship["berth"] for ship in view["ships"]]
            assert berths[me] == max(berths[ship] for ship, space in enumerate(ships) if space == 0), "11"
        else:
            assert not any(view["track"][space]["tile"] for space in range(rear)), "12"
            for seat in range(len(view["seats"])):
                tile = view["track"][ships[seat]]["tile"]
                front = ships[seat] == HOME or kind(tile) in STOPS
                assert front or (seat == me and view["decision"] in ("sell", "sail")), "12"
        self.combats = 0

    # ---- moves ---------------------------------------------------------------------------------------------

    def progress(self, view: View, move: str, events: list[Event]) -> None:
        """What changed from one position to the next."""
        last = self.last
        assert view["voyage"] - last["voyage"] in (0, 1), "21"
        for before, now in zip(last["seats"], view["seats"], strict=True):
            assert all(a <= b for a, b in zip(before["coins"], now["coins"], strict=True)), "20"
        if last["decision"] in ("sail", "flight"):
            self.count_passes(last["seat"], _target(move))
        self.combat(view, move, events)
        if any(event.kind == "voyage-end" for event in events):
            self.voyage_end(view, events)
            if not view["over"]:
                self.new_voyage(view)
        else:
            for before, now in zip(last["ships"], view["ships"], strict=True):
                assert now["space"] >= before["space"], "10"
            if last["decision"] in ("sail", "flight"):
                assert (
                    view["ships"][last["seat"]]["space"]
                    == _target(move)
                    > last["ships"][last["seat"]]["space"]
                ), "10"
            self.stocks(view)
            self.tiles_gone(view, events)

    def count_passes(self, me: int, target: int) -> None:
        for space in range(self.last["ships"][me]["space"] + 1, target):
            self.passes[space] = self.passes.get(space, 0) + 1

    def stocks(self, view: View) -> None:
        """Encounters, plunders and Villages hold what the passers left (13, 14)."""
        for space, content in enumerate(view["track"]):
            passes = self.passes.get(space, 0)
            start = self.started.get(space, 0)
            if space in VILLAGES:
                assert content["vikings"] == max(0, start - passes), "14"
            elif kind(content["tile"]) == "encounter":
                after = (start, max(0, start - 2), 0)[min(2, passes)]
                assert content["vikings"] == after, "13"
            else:
                assert content["vikings"] == 0, "13"
            coins = ([3, 1], [1], [])[min(2, passes)] if kind(content["tile"]) == "plunder" else []
            assert content["coins"] == coins, "13"

    def combat(self, view: View, move: str, events: list[Event]) -> None:
        """Commitments are 1, 2, 3 … in turn, and go to the reserve (15)."""
        last = self.last
        me = last["seat"]
        if any(event.kind == "attack" for event in events):
            self.step = 1
            self.combats += 1
            assert self.combats < len(last["seats"]), "15: too many combats in a turn"
            assert view["decision"] == "respond" and view["seat"] != me and view["prompt"]["n"] == 2, "15"
        elif move == "riposte":
            self.step += 1
            assert last["seats"][me]["crew"] - view["seats"][me]["crew"] == self.step, "15"
            assert view["reserve"] - last["reserve"] == self.step, "15"
            assert view["decision"] == "respond" and view["seat"] == last["prompt"]["rival"], "15"
        elif move == "flee":
            assert view["decision"] == "flight" and view["seat"] == me, "15"

    def tiles_gone(self, view: View, events: list[Event]) -> None:
        """Every tile that left the track was taken in front of a ship, beaten, or discarded by the ship whose
        turn it is, between itself and the next one (16, 17)."""
        before = {
            content["tile"]: space for space, content in enumerate(self.last["track"]) if content["tile"]
        }
        gone = before.keys() - {content["tile"] for content in view["track"]}
        told = set()
        ships = [ship["space"] for ship in view["ships"]]
        for event in events:
            if event.kind in ("took", "stow", "replace", "decline", "beat"):
                told.add(event.data["tile"])
                assert event.kind != "took" or event.seat == view["seat"], "16"
            elif event.kind == "ghost-discard":
                told |= set(event.data["tiles"])
            elif event.kind == "discard":
                told |= set(event.data["tiles"])
                me = view["seat"]
                ahead = min(space for ship, space in enumerate(ships) if ship != me)
                assert event.seat == me and view["decision"] == "sail", "16"
                assert all(ships[me] < before[tile] < ahead for tile in event.data["tiles"]), "17"
        assert gone == told & before.keys(), "16, 17"

    def first_leg(self, view: View) -> None:
        """The choice of a stop: the way to the next ship is clear (17), and no stop before it is allowed."""
        ships = [ship["space"] for ship in view["ships"]]
        me = view["seat"]
        ahead = min(space for ship, space in enumerate(ships) if ship != me)
        self.least = ahead
        if ahead > 0:
            assert not any(view["track"][space]["tile"] for space in range(ships[me] + 1, ahead)), "17"

    def voyage_end(self, view: View, events: list[Event]) -> None:
        """Coins of 6, 3 and 1 by the Arrival tile, ties by arrival (19); numbers all different (18)."""
        players = len(view["seats"])
        home = [ship["berth"] for ship in self.last["ships"] if ship["space"] == HOME]
        berths = [ship["berth"] if ship["space"] == HOME else len(home) + 1 for ship in self.last["ships"]]
        arrival = view["arrivals"][self.last["voyage"] - 1]
        expected = {}
        if arrival == "order":
            expected = {seat: (6, 3, 1, 0)[berths[seat] - 1] for seat in range(players)}
        else:
            counts = [count(view["seats"][seat], arrival) for seat in range(players)]
            ranked = sorted(range(players), key=lambda seat: (-counts[seat], berths[seat]))
            for seat, coin in zip(ranked, (6, 3, 1, 0), strict=False):
                expected[seat] = 0 if view["options"]["need_at_least_one"] and not counts[seat] else coin
        given = {event.seat: event.data["coin"] for event in events if event.kind == "reward"}
        assert given == {seat: coin for seat, coin in expected.items() if coin}, "19"
        for seat, coin in expected.items():
            before, now = self.last["seats"][seat]["coins"], view["seats"][seat]["coins"]
            gained = sum(value * (now[place] - before[place]) for place, (value, _) in BOX.items())
            loot = [event for event in events if event.kind == "plunder" and event.seat == seat]
            assert gained == coin + sum(event.data["coin"] for event in loot), "19"
        if not view["over"]:
            assert sorted(ship["berth"] for ship in view["ships"]) == list(
                range(1, len(view["ships"]) + 1)
            ), "18"
            assert len(view["ships"]) == players or view["ships"][players]["berth"] == 1, "18: the Ghost"

    def new_voyage(self, view: View) -> None:
        self.started = {space: content["vikings"] for space, content in enumerate(view["track"])}
        self.passes = {}


def _target(move: str) -> int:
    word = move.split()[1]
    return HOME if word == "home" else int(word)
