"""The two warehouses, which bring chests aboard, and the market, which gives them their value."""

from typing import Any

from drakkar.core import Decision

from ..pieces import CHOOSE, HIGHEST_PRICE, KINDS, LOAD, SHIP_OF_WORD, WAREHOUSE_TWO_DRAW
from ..state import Onboard
from .building import Building


class Warehouse1(Building, Decision):
    """Which ship receives the chest just drawn. `kind` lies face up: everybody sees it."""

    name = "warehouse1"
    grants = "warehouse1.any-ship"
    verbs = ("load",)

    def possible(self, s: Onboard, seat: int) -> bool:
        return bool(s.pile1)

    def begin(self, s: Onboard, seat: int) -> None:
        kind = s.pile1.pop(0)
        s.tell("draw", "warehouse1.draw-top", seat, reveals=True, chest=KINDS[kind])
        s.stack.append((self.name, seat, kind))

    def moves(self, s: Onboard, seat: int, kind: int) -> list[str]:
        return [LOAD[ship] for ship in s.port]

    def refuse(self, s: Onboard, words: list[str], seat: int, kind: int) -> str:
        known_ship = len(words) == 2 and words[1] in SHIP_OF_WORD
        return "building.any-ship" if known_ship else self.grants

    def play(self, s: Onboard, words: list[str], seat: int, kind: int) -> None:
        s.prows[SHIP_OF_WORD[words[1]]][kind] += 1
        s.tell("load", "warehouse1.face-up", seat, ship=words[1], chest=KINDS[kind])

    def prompt(self, s: Onboard, seat: int, kind: int) -> dict[str, Any]:
        return {"chest": KINDS[kind]}


class Warehouse2(Building, Decision):
    """Which of the chests on top of pile 2, seen by this player alone, goes aboard, and on which ship.

    The `drawn` chests stay in the pile until one is chosen: no other list has to keep their secret.
    """

    name = "warehouse2"
    grants = "warehouse2.choose-one"
    verbs = ("choose",)

    def possible(self, s: Onboard, seat: int) -> bool:
        return bool(s.pile2)

    def begin(self, s: Onboard, seat: int) -> None:
        drawn = min(WAREHOUSE_TWO_DRAW, len(s.pile2))
        for index in range(drawn):
            s.seen[index] |= 1 << seat
        clause = "warehouse2.draw-three" if drawn == WAREHOUSE_TWO_DRAW else "warehouse2.draw-fewer"
        chests = [KINDS[kind] for kind in s.pile2[:drawn]]
        s.tell("look", clause, seat, secret={"chests": chests}, reveals=True, n=drawn)
        s.stack.append((self.name, seat, drawn))

    def moves(self, s: Onboard, seat: int, drawn: int) -> list[str]:
        kinds = sorted(set(s.pile2[:drawn]))
        return [CHOOSE[kind][ship] for kind in kinds for ship in s.port]

    def refuse(self, s: Onboard, words: list[str], seat: int, drawn: int) -> str:
        kind, ship = (*words[1:3], "", "")[:2]
        if kind not in KINDS or KINDS.index(kind) not in s.pile2[:drawn]:
            return self.grants
        return "building.any-ship" if ship in SHIP_OF_WORD else "warehouse2.face-up"

    def play(self, s: Onboard, words: list[str], seat: int, drawn: int) -> None:
        kind = KINDS.index(words[1])
        s.prows[SHIP_OF_WORD[words[2]]][kind] += 1
        s.tell("load", "warehouse2.face-up", seat, reveals=True, ship=words[2], chest=words[1])
        chosen = s.pile2.index(kind)
        kept = _still_known(s, seat, drawn, chosen)
        hand, s.pile2 = s.pile2[:drawn], s.pile2[drawn:]
        del hand[chosen], kept[chosen]
        s.pile2 += hand
        s.seen = s.seen[drawn:] + kept
        if hand:
            secret = {"chests": [KINDS[kind] for kind in hand]}
            s.tell("return", "warehouse2.return-under", seat, secret=secret, n=len(hand))
        if len(hand) == 2 and s.options["choose_return_order"]:
            s.stack.append(("return-order", seat))

    def prompt(self, s: Onboard, seat: int, drawn: int) -> dict[str, Any]:
        return {"n": drawn}


def _still_known(s: Onboard, seat: int, drawn: int, chosen: int) -> list[int]:
    """Who knows each drawn chest once the others are back under the pile: the drawer, and whoever knew it and
    can tell where it is now, as it lay above or below every chest that may, for them, be the chosen one."""
    kind = s.pile2[chosen]
    known = [1 << seat] * drawn
    for other in range(s.players):
        bit = 1 << other
        if other == seat or not any(seen & bit for seen in s.seen[:drawn]):
            continue
        suspects = []
        for index in range(drawn):
            sure = s.seen[index] & bit
            if not sure or s.pile2[index] == kind:
                suspects.append(index)
            if sure and s.pile2[index] == kind:
                break  # of like chests the one drawn first goes aboard
        for index in range(drawn):
            if not suspects[0] <= index <= suspects[-1]:
                known[index] |= s.seen[index] & bit
    return known


class ReturnOrder(Decision):
    """Which of the two returned chests lies above the other, when the option leaves it to the drawer."""

    name = "return-order"
    grants = "ruling.warehouse2-return-order"
    verbs = ("above",)

    def moves(self, s: Onboard, seat: int) -> list[str]:
        return [f"above {KINDS[kind]}" for kind in sorted(set(s.pile2[-2:]))]

    def refuse(self, s: Onboard, words: list[str], seat: int) -> str:
        return "warehouse2.return-under"

    def play(self, s: Onboard, words: list[str], seat: int) -> None:
        if s.pile2[-2] != KINDS.index(words[1]):
            s.pile2[-2:] = s.pile2[:-3:-1]
        s.seen[-2:] = [1 << seat] * 2  # nobody else can tell which is which any more
        s.tell("arrange", self.grants, seat, secret={"chest": words[1]})


class Market(Building, Decision):
    """Which kind of goods rises by one."""

    name = "market"
    grants = "market.own-choice"
    verbs = ("raise",)

    def possible(self, s: Onboard, seat: int) -> bool:
        return min(s.market) < HIGHEST_PRICE

    def moves(self, s: Onboard, seat: int) -> list[str]:
        return [f"raise {kind}" for kind, price in zip(KINDS, s.market, strict=True) if price < HIGHEST_PRICE]

    def refuse(self, s: Onboard, words: list[str], seat: int) -> str:
        return "market.max-four" if len(words) == 2 and words[1] in KINDS else self.grants

    def play(self, s: Onboard, words: list[str], seat: int) -> None:
        kind = KINDS.index(words[1])
        s.market[kind] += 1
        s.tell("raise", "market.raise-one", seat, chest=words[1], price=s.market[kind])
