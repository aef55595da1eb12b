"""A referee who follows a game of Vikingar by what is told, and compares it with the positions.

What holds in every position is the engine's own `check`; here stands what must hold from one to the next:
gold, points, cockades and lost drakkars are all accounted for by events, and nobody does anything too often.
"""

from collections import Counter

from drakkar import Event, State
from drakkar.vikingar import pieces as p
from drakkar.vikingar.state import Vikingar

GAINS = {"reward": "gold", "destroyed": "gold", "cup": "gold", "income": "n", "chest": "n"}
PRICES = {"toll": 2, "treasure": 3}
NAVIGATION = ("card.icon-destroyed", "edge.fall-failure")  # losses that are no combat


class Referee:
    """Watches one game. `watch` is called after the setup and after every move."""

    def __init__(self) -> None:
        self.last: Vikingar | None = None
        self.done: Counter[tuple[str, object]] = Counter()  # what each has done in this round

    def watch(self, state: State, move: str | None, events: list[Event]) -> None:
        assert isinstance(state, Vikingar)
        state.check()
        if self.last is not None:
            self.gold(self.last, state, events)
            self.points(self.last, state, events)
            self.world(self.last, state, events)
            self.combats(events)
            self.losses(events)
            self.round(events)
        self.last = state.copy()

    def gold(self, last: Vikingar, now: Vikingar, events: list[Event]) -> None:
        """Every coin comes from a deed and goes for a price."""
        gold = last.gold[:]
        for event in events:
            if event.seat is not None:
                if event.kind in GAINS:
                    gold[event.seat] += event.data[GAINS[event.kind]]
                elif event.kind == "built":
                    gold[event.seat] -= event.data["gold"]
                gold[event.seat] -= PRICES.get(event.kind, 0)
                assert gold[event.seat] >= 0
        assert gold == now.gold

    def points(self, last: Vikingar, now: Vikingar, events: list[Event]) -> None:
        """Pawns advance one by one, as told, and never go back; the last step brings the cup."""
        pawns = last.pawns[:]
        for event in events:
            if event.kind == "point" and event.seat is not None:
                exploit = p.EXPLOITS.index(event.data["exploit"])
                pawn = event.seat * p.PAWNS + exploit
                pawns[pawn] += 1
                assert pawns[pawn] == event.data["n"] <= p.LENGTH[exploit]
        assert pawns == now.pawns
        full = sum(event.kind == "point" and event.data["n"] == event.data["length"] for event in events)
        assert full == sum(event.kind == "cup" for event in events)

    def world(self, last: Vikingar, now: Vikingar, events: list[Event]) -> None:
        """What is face up or masked stays so; the edge keeps its cards; dials keep their places."""
        kinds = [event.kind for event in events]
        assert now.dials == last.dials
        if now.revealed != last.revealed:
            assert all(after or not before for before, after in zip(last.revealed, now.revealed, strict=True))
        assert sum(now.revealed) - sum(last.revealed) == kinds.count("explore")
        if now.edge != last.edge:
            assert all(
                before in (after, p.UNEXPLORED) for before, after in zip(last.edge, now.edge, strict=True)
            )
        if now.sites != last.sites:
            pairs = zip(last.sites, now.sites, strict=True)
            assert all(before != p.MASKED or after == p.MASKED for before, after in pairs)
        masked = now.sites.count(p.MASKED) - last.sites.count(p.MASKED)
        assert masked == kinds.count("destroyed") + kinds.count("object")
        sunk = now.ships.count(p.RESERVE) - last.ships.count(p.RESERVE)
        assert sunk == kinds.count("sunk") - kinds.count("built")

    def combats(self, events: list[Event]) -> None:
        """The attacker wins with more points, and with nothing less."""
        for event in events:
            if event.kind in ("won", "lost"):
                assert (event.data["attack"] > event.data["defence"]) == (event.kind == "won")

    def losses(self, events: list[Event]) -> None:
        """The Valeureux gains only for a drakkar lost in combat; a beaten drakkar is lost or saved."""
        lost = Counter(
            event.seat for event in events if event.kind == "sunk" and event.clause not in NAVIGATION
        )
        valiant = Counter(
            event.seat for event in events if event.kind == "point" and event.data["exploit"] == "valeureux"
        )
        assert all(valiant[seat] <= lost[seat] for seat in valiant)

    def round(self, events: list[Event]) -> None:
        """Two movements for each drakkar (three with a feather sail), one free drakkar and one treasure for
        each player, one point of the damned in all."""
        for event in events:
            if event.kind in ("sail", "whirl"):
                self.done["movement", event.data["ship"]] += 1
            elif event.kind == "unfurl":
                self.done["movement", event.data["ship"]] -= 1
            elif event.kind == "treasure" or (event.kind == "built" and event.data["gold"] == 0):
                self.done[event.kind, event.seat] += 1
            elif event.kind == "point" and event.data["exploit"] == "damne":
                self.done["damned", None] += 1
            elif event.kind == "order":
                assert sorted(event.data["order"]) == list(range(len(event.data["order"])))
                self.done.clear()
        for (what, _), times in self.done.items():
            assert times <= (2 if what == "movement" else 1), what
