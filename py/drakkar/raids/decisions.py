"""The six decisions of Raids: place a tile, sell, sail, meet a Monster, answer an attack, flee."""

from typing import Any

from drakkar.core import Decision

from .crew import arrive, drop_surplus, pass_spaces, pay, take_monster
from .flow import port_recruit
from .pieces import HOME, ID, KIND, SHIP_SLOTS, STOPPABLE, TILE_INDEX, VILLAGES
from .state import NO_TILE, Raids

SAIL = [f"sail {space}" for space in range(HOME)] + ["sail home"]
SPACES = {str(space): space for space in range(1, HOME)} | {"home": HOME}


class Place(Decision):
    """Where a ship tile just taken goes."""

    name = "place"
    grants = "take.in-front"
    verbs = ("replace", "stow", "decline")

    def moves(self, s: Raids, seat: int, space: int) -> list[str]:
        stow = ["stow"] if len(s.aboard[seat]) < SHIP_SLOTS else []
        return [*stow, *[f"replace {ID[tile]}" for tile in s.aboard[seat]], "decline"]

    def refuse(self, s: Raids, words: list[str], seat: int, space: int) -> str:
        if words[0] == "stow":
            return "take.full-ship" if words == ["stow"] else "ruling.rearrange-abstract"
        return "take.ship-tile-replace" if words[0] == "replace" else "take.ship-tile-decline"

    def play(self, s: Raids, words: list[str], seat: int, space: int) -> None:
        tile = s.track[space]
        s.track[space] = NO_TILE
        if words[0] == "decline":
            s.tell("decline", "take.ship-tile-decline", seat, tile=ID[tile])
            return
        if words[0] == "replace":
            old = TILE_INDEX[words[1]]
            s.aboard[seat][s.aboard[seat].index(old)] = tile
            s.tell("replace", "take.ship-tile-replace", seat, tile=ID[tile], old=ID[old])
        else:
            s.aboard[seat].append(tile)
            s.tell("stow", "take.ship-tile-free-slot", seat, tile=ID[tile])
        drop_surplus(s, seat)

    def prompt(self, s: Raids, seat: int, space: int) -> dict[str, Any]:
        return {"tile": ID[s.track[space]]}


class Sell(Decision):
    """Which Goods are sold at the Port just taken: as many as it shows, or fewer."""

    name = "sell"
    grants = "take.port"
    verbs = ("sell", "sell-none")

    def moves(self, s: Raids, seat: int, limit: int) -> list[str]:
        goods = [ID[tile] for tile in s.aboard[seat] if KIND[tile] == "goods"]
        moves = [f"sell {tile}" for tile in goods]
        if limit == 2:
            moves += [f"sell {a} {b}" for i, a in enumerate(goods) for b in goods[i + 1 :]]
        return [*moves, "sell-none"]

    def refuse(self, s: Raids, words: list[str], seat: int, limit: int) -> str:
        return "port.simple-sale" if limit == 1 else "port.double-sale"

    def play(self, s: Raids, words: list[str], seat: int, limit: int) -> None:
        for word in words[1:]:
            tile = TILE_INDEX[word]
            s.aboard[seat].remove(tile)
            s.beside[seat].append(tile)
            s.tell("sell", "port.goods-beside", seat, tile=word)
        port_recruit(s, seat)

    def prompt(self, s: Raids, seat: int, limit: int) -> dict[str, Any]:
        return {"n": limit}


class Sail(Decision):
    """Where the ship stops. A leg reaches to the next Monster, which must be dealt with before sailing on.

    `least` is the space of the next ship ahead: no stop is allowed before it.
    """

    name = "sail"
    grants = "navigate.must-sail"
    verbs = ("sail",)
    goes_home = "navigate.arrival-any-turn"
    stays = "navigate.must-sail"
    needs_viking = "navigate.occupied-needs-viking"

    def moves(self, s: Raids, seat: int, least: int) -> list[str]:
        moves = []
        track, pos = s.track, s.pos
        start, crew = pos[seat], s.crew[seat]
        room = -1  # Shields are counted only when a Viking would be gained
        for space in range(start + 1, HOME):
            tile = track[space]
            if tile == NO_TILE:
                if s.stock[space] and not crew:
                    room = s.shields(seat) if room < 0 else room
                    crew = min(1, room)
                continue
            kind = KIND[tile]
            if kind in STOPPABLE:
                if space >= least and (crew or space not in pos):
                    moves.append(SAIL[space])
            elif kind == "monster":
                moves.append(SAIL[space])
                return moves
            elif kind == "encounter" and not crew and s.stock[space]:
                room = s.shields(seat) if room < 0 else room
                crew = min(1, room)
        moves.append(SAIL[HOME])
        return moves

    def refuse(self, s: Raids, words: list[str], seat: int, least: int) -> str:
        target = SPACES.get(words[1], 0) if len(words) == 2 else 0
        if not target:
            return self.grants
        start, track = s.pos[seat], s.track
        if target == start:
            met = track[start] == NO_TILE or KIND[track[start]] == "monster"
            return "monster.sail-on" if start and met and least == 0 else self.stays
        if target < start:
            return "navigate.direction"
        if target < least:
            return self._behind(s, start, least)
        tile = track[target]
        if target in VILLAGES or (tile != NO_TILE and KIND[tile] in ("encounter", "plunder")):
            return "navigate.passage-no-stop"
        if target != HOME and tile == NO_TILE:
            return "navigate.vacant-no-stop"
        between = (track[space] for space in range(start + 1, target))
        monster = any(tile != NO_TILE and KIND[tile] == "monster" for tile in between)
        return "ruling.no-announcement" if monster else self.needs_viking

    def _behind(self, s: Raids, start: int, least: int) -> str:
        """The clause that obliges a ship to go at least as far as `least`."""
        if start == 0:
            return "navigate.last-to-leave"
        if s.ghost is not None and s.pos[s.ghost] == least and s.pos.count(least) == 1:
            return "two-players.catch-up-ghost"
        return "ruling.arrived-ships-ahead" if least == HOME else "navigate.catch-up"

    def play(self, s: Raids, words: list[str], seat: int, least: int) -> None:
        target = SPACES[words[1]]
        start = s.pos[seat]
        if target == HOME:
            s.tell("sail-home", self.goes_home, seat, start=start)
        else:
            s.tell("sail", self.grants, seat, start=start, space=target, tile=ID[s.track[target]])
        pass_spaces(s, seat, target)
        if target == HOME:
            s.tell("arrive", "arrival.smallest-number", seat, berth=arrive(s, seat))
        elif KIND[s.track[target]] == "monster":
            self._meet(s, seat, target)
        elif s.pos.count(target) == 2:
            defender = next(ship for ship in range(s.players) if ship != seat and s.pos[ship] == target)
            pay(s, seat, 1)
            s.tell("attack", "combat.opening", seat, rival=defender, space=target, n=1)
            s.stack.append(("respond", defender, 1, seat))

    def _meet(self, s: Raids, seat: int, space: int) -> None:
        monster = s.track[space]
        if s.crew[seat] == 0 and s.fight_cost(seat, monster) > 0:
            s.tell("slip-by", "monster.cede-empty", seat, tile=ID[monster])
            self._sail_on(s, seat)
        else:
            s.stack.append(("monster", seat, self.name))

    def _sail_on(self, s: Raids, seat: int) -> None:
        s.stack.append((self.name, seat, 0))

    def prompt(self, s: Raids, seat: int, least: int) -> dict[str, Any]:
        return {"space": least}


class Flight(Sail):
    """Where a fleeing ship stops: as in sailing, but nothing is discarded and nobody has to be caught up."""

    name = "flight"
    grants = "flee.forward"
    goes_home = "ruling.flight-home"
    stays = "flee.leave-now"
    needs_viking = "flee.new-combat"


class Monster(Decision):
    """Fight the Monster, or cede a Viking. `sailing` names the decision that follows."""

    name = "monster"
    grants = "monster.choice"
    verbs = ("fight", "cede", "pass")

    def moves(self, s: Raids, seat: int, sailing: str) -> list[str]:
        crew = s.crew[seat]
        fight = ["fight"] if crew >= self._cost(s, seat) else []
        return [*fight, "cede" if crew else "pass"]

    def refuse(self, s: Raids, words: list[str], seat: int, sailing: str) -> str:
        return {"fight": "ruling.monster-afford", "cede": "monster.cede-empty"}.get(words[0], "monster.cede")

    def play(self, s: Raids, words: list[str], seat: int, sailing: str) -> None:
        space = s.pos[seat]
        if words[0] == "fight":
            take_monster(s, seat, space, self._cost(s, seat))
        elif words[0] == "cede":
            pay(s, seat, 1)
            s.tell("cede", "monster.cede", seat, tile=ID[s.track[space]], n=1)
        else:
            s.tell("slip-by", "monster.cede-empty", seat, tile=ID[s.track[space]])
        s.stack.append((sailing, seat, 0))

    def prompt(self, s: Raids, seat: int, sailing: str) -> dict[str, Any]:
        return {"tile": ID[s.track[s.pos[seat]]], "n": self._cost(s, seat)}

    def _cost(self, s: Raids, seat: int) -> int:
        return s.fight_cost(seat, s.track[s.pos[seat]])


class Respond(Decision):
    """Riposte with one Viking more than the other side's last commitment `n`, or flee."""

    name = "respond"
    grants = "combat.opponent-chooses"
    verbs = ("riposte", "flee")

    def moves(self, s: Raids, seat: int, n: int, rival: int) -> list[str]:
        return ["riposte", "flee"] if s.crew[seat] > n else ["flee"]

    def refuse(self, s: Raids, words: list[str], seat: int, n: int, rival: int) -> str:
        return "combat.exact" if len(words) > 1 else "combat.cannot-or-will-not"

    def play(self, s: Raids, words: list[str], seat: int, n: int, rival: int) -> None:
        if words[0] == "riposte":
            pay(s, seat, n + 1)
            clause = "combat.first-riposte" if n == 1 else "combat.plus-one"
            s.tell("riposte", clause, seat, rival=rival, n=n + 1)
            s.stack.append(("respond", rival, n + 1, seat))
        else:
            s.tell("flee", "flee.leave-now", seat, rival=rival)
            s.stack.append(("flight", seat, 0))

    def prompt(self, s: Raids, seat: int, n: int, rival: int) -> dict[str, Any]:
        return {"rival": rival, "n": n + 1, "tile": ID[s.track[s.pos[seat]]]}


DECISIONS = (Place(), Sell(), Sail(), Flight(), Monster(), Respond())
