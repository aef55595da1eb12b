"""A referee for random games: it reads views and events, and keeps books of its own."""

from collections import Counter
from typing import Any

from drakkar import Event, State
from drakkar.reavers.pieces.board import LOCATIONS
from drakkar.reavers.pieces.fortress import FORTRESS

View = dict[str, Any]
TURNS = {2: 4, 3: 4, 4: 4, 5: 5}
RAID_CLAUSES = ("choose-pair", "deck-pair", "active-bonus", "second-bonus")


class Referee:
    """Watches a game; the numbers in the messages are those of the list of invariants in our notes."""

    def __init__(self) -> None:
        self.last: View = {}
        self.turns = 0
        self.honours: list[int] = []
        self.attended: list[int] = []
        self.combat = -1  # combat dice on the table
        self.actions: Counter[int] = Counter()
        self.raid_cards: Counter[int] = Counter()

    def watch(self, state: State, move: str | None, events: list[Event]) -> None:
        view = state.view(None)
        assert (view["seat"] is None) == view["over"] and bool(state.moves()) != view["over"], "1"
        if move is not None:
            self.books(view, events)
            self.flow(view, move, events)
            self.combats(move, events)
        if any(event.kind == "round" for event in events):
            self.new_round(view)
        if view["over"]:
            self.end(state, view)
        self.last = view

    # ---- every gain and loss is told ---------------------------------------------------------------------

    def books(self, view: View, events: list[Event]) -> None:
        """Food, Favour, Glory, dice and piles change by what the events say, and by nothing else
        (12-14)."""
        due = [Counter[str]() for _ in view["seats"]]
        for event in events:
            if event.seat is None:
                continue
            book, data = due[event.seat], event.data
            match event.kind:
                case "food" | "favour" | "glory":
                    book[event.kind] += data["n"]
                case "foraged":
                    book["food"] += data["n"]
                case "territory-glory":
                    assert (
                        data["n"] == len(self.last["seats"][event.seat]["tiles"]) + due[event.seat]["tiles"]
                    ), "13"
                    book["glory"] += data["n"]
                case "paid-food" | "lost-food":
                    book["food"] -= data["n"]
                case "paid-favour" | "lost-favour":
                    book["favour"] -= data["n"]
                case "combat-again":
                    book["favour"] -= 1
                case "lost-glory":
                    book["glory"] -= data["n"]
                case "negotiates" if data["resource"] != "dice":
                    book[data["resource"]] -= data["n"]
                case "rolled" | "took-dice":
                    book["dice"] += len(data["dice"])
                case "chosen-die":
                    book["dice"] += 1
                case "used-relic" | "lost-die":
                    book["dice"] -= 1
                case "spent":
                    book["dice"] -= sum(not thing.startswith("up.") for thing in data["things"])
                case "conquered":
                    book["tiles"] += 1
        for seat, (before, now) in enumerate(zip(self.last["seats"], view["seats"], strict=True)):
            for what in ("food", "favour", "glory"):
                assert now[what] - before[what] == due[seat][what], f"12: {what} of seat {seat}"
            assert _dice(now) - _dice(before) == due[seat]["dice"], f"5: dice of seat {seat}"
            assert len(now["tiles"]) - len(before["tiles"]) == due[seat]["tiles"], "10"
            assert now["pile_size"] >= before["pile_size"], "14"
            for place, reavers in before["specialists"].items():
                assert now["specialists"][place][: len(reavers)] == reavers, "8: a specialist moved"

    # ---- turns and seats ---------------------------------------------------------------------------------

    def flow(self, view: View, move: str, events: list[Event]) -> None:
        """Turns, places in the order, the First Player marker (3, 4, 15-20)."""
        last, seat = self.last, self.last["seat"]
        if move.startswith("sail"):
            self.turns += 1
            self.attended = []
            self.actions.clear()
            self.raid_cards.clear()
            assert last["placed"][move.split()[1]] is None, "3"
        if view["first"] != last["first"]:
            assert move == "sail trade" and view["first"] == seat, "4"
        answer = move.split()[0]
        if (last["decision"], answer) in (("join", "join"), ("prepare", "forage"), ("prepare", "enlist")):
            self.attended.append(seat)
            n = len(last["seats"])
            expected = [(last["active"] + rank) % n for rank in range(n)]
            assert self.attended == expected[: len(self.attended)], "16"
        if last["decision"] in ("trade", "conquer") and answer not in ("stop", "store", "use"):
            self.actions[seat] += 1
        extra = Counter(
            event.seat for event in events if event.kind == "used-relic" and event.data["relic"] == "L9"
        )
        for other, n in extra.items():
            self.actions[other or 0] -= n
        self.ranks(last, events)
        if any(event.kind == "paid-food" and event.clause == "sea.cost" for event in events):
            assert [event.data["n"] for event in events if event.kind == "paid-food"] == [4], "20"

    def ranks(self, last: View, events: list[Event]) -> None:
        if last["active"] is None or last["options"]["rank_by_participants"]:
            return
        n = len(last["seats"])
        for seat, done in self.actions.items():
            assert done <= (3, 2, 1, 1, 1)[(seat - last["active"]) % n], "19"
        for event in events:
            if event.kind in ("looted", "drew-loot", "bonus-loot") and event.clause.endswith(RAID_CLAUSES):
                self.raid_cards[event.seat or 0] += len(event.data["cards"])
        for seat, cards in self.raid_cards.items():
            assert cards <= 2 + (2, 1, 0, 0, 0)[(seat - last["active"]) % n], "18"

    def combats(self, move: str, events: list[Event]) -> None:
        """As many combat dice as hammers, then as many again at each re-roll (21)."""
        hammers = sum(
            2 if "double" in thing else 1
            for event in events
            if event.kind == "spent" and event.clause.endswith(("commit-hammers", "pillage"))
            for thing in event.data["things"]
        )
        for event in events:
            if event.kind == "combat":
                assert 1 <= hammers <= len(event.data["dice"]) <= hammers + 2, "21"
                self.combat = len(event.data["dice"])
            elif event.kind == "combat-again":
                assert len(event.data["dice"]) == self.combat, "21"
            if event.kind in ("combat", "combat-again"):
                assert event.data["total"] == sum(event.data["dice"]) and set(event.data["dice"]) <= {
                    0,
                    1,
                    2,
                }, "21"

    # ---- rounds ------------------------------------------------------------------------------------------

    def new_round(self, view: View) -> None:
        """The board is full as far as it can be, pawns and upgrades are back (3, 9, 15, 22, 23)."""
        n = len(view["seats"])
        if self.last:
            assert view["round"] == self.last["round"] + 1 and self.turns == TURNS[n], "15"
        self.turns = 0
        assert all(seat["pawns"] == (2 if n == 2 else 1) for seat in view["seats"]), "2"
        assert all(owner is None for owner in view["placed"].values()) and set(view["placed"]) == set(
            LOCATIONS
        ), "3"
        assert all(token["ready"] for seat in view["seats"] for token in seat["upgrades"]), "9"
        short = {colour for colour, left in view["supply"].items() if left == 0}
        shown = Counter(die.split(".")[0] for die in view["trade_dice"])
        assert all(shown[colour] == 2 or colour in short for colour in view["supply"]), "22"
        for place, deck in (("village", "village"), ("fortress", "fortress"), ("recruits", "reaver")):
            full = all(view[place])
            assert full or view["decks"][deck] == 0 == len(view["discards"][deck]), "22"
        if n == 3:
            self.honours.append(view["honour"])

    def end(self, state: State, view: View) -> None:
        """Six rounds, the Honour Ship twice for each, the final count by hand (15, 22-24)."""
        assert view["round"] == 6 and self.turns == TURNS[len(view["seats"])], "15"
        if len(view["seats"]) == 3:
            assert Counter(self.honours) == {0: 2, 1: 2, 2: 2}, "23"
        assert view["trade_dice"] == [] and not any(view["recruits"]) and not any(view["sea"]), "22"
        for seat, mine in enumerate(view["seats"]):
            parts = {name: points for name, points, _ in view["scores"][seat]["parts"]}
            assert parts["glory"] == mine["glory"] and parts["favour"] == 2 * mine["favour"], "24"
            assert parts["fortress"] == _fortress(Counter(mine["pile"])), "24"
            assert view["scores"][seat]["total"] == sum(parts.values()), "24"
        totals = [score["total"] for score in view["scores"]]
        assert view["winners"] == [seat for seat, total in enumerate(totals) if total == max(totals)], "24"
        assert state.moves() == []


def _dice(seat: View) -> int:
    return len(seat["dice"]) + sum(relic["die"] is not None for relic in seat["relics"])


def _fortress(pile: Counter[str]) -> int:
    """Sets by hand: the best full sets first, then the rest; tapestries in threes."""
    glory = 0
    for card in ("KT", "KA", "KM"):
        ladder, n = FORTRESS[card].ladder, pile[card]
        while n > 0:
            glory += ladder[min(n, len(ladder)) - 1]
            n -= len(ladder)
    woven = [pile["KP1"], pile["KP2"], pile["KP3"]]
    return glory + 15 * min(woven) + 2 * (sum(woven) - 3 * min(woven))
