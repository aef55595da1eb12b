"""Within and after a combat: objects, the council, knucklebones, the breath of life, a new outpost."""

from typing import Any

from drakkar.core import Decision

from .. import pieces as p
from ..actions import settle
from ..combat import bonuses, chains, council, reconsider
from ..fate import drown
from ..forecast import declared, standing
from ..state import DEFENCE, Vikingar
from .activation import refuse_settling, settling


def combat_prompt(s: Vikingar, side: int) -> dict[str, Any]:
    """What every question within a combat says about it."""
    return {"combat": s.kind, "side": side, "ship": p.SHIPS[s.fighter], "runes": s.runes[:]}


class Forestall(Decision):
    """A defender with a shadow chain may bind the attacker before he throws."""

    name = "forestall"
    grants = "ruling.chain-timing"
    verbs = ("bind", "wait")

    def moves(self, s: Vikingar, seat: int) -> list[str]:
        return [*[f"bind {p.OBJECTS[card]}" for card in chains(s, DEFENCE)], "wait"]

    def refuse(self, s: Vikingar, words: list[str], seat: int) -> str:
        return "object.chain"

    def play(self, s: Vikingar, words: list[str], seat: int) -> None:
        if words[0] == "bind":
            use_object(s, seat, DEFENCE, words[1])
            if chains(s, DEFENCE):
                s.stack.append(("forestall", seat))

    def prompt(self, s: Vikingar, seat: int) -> dict[str, Any]:
        ahead = {move: declared(s, DEFENCE, move.split()[1:]) for move in self.moves(s, seat)}
        return {**combat_prompt(s, DEFENCE), "forecast": ahead}


class Declare(Decision):
    """A side about to throw names the objects that it uses, one by one, and then throws."""

    name = "declare"
    grants = "ruling.object-timing"
    verbs = ("use", "throw")

    def moves(self, s: Vikingar, seat: int, side: int) -> list[str]:
        return [*[f"use {p.OBJECTS[card]}" for card in bonuses(s, side) + chains(s, side)], "throw"]

    def refuse(self, s: Vikingar, words: list[str], seat: int, side: int) -> str:
        card = p.OBJECT.get(words[1], -1) if len(words) == 2 else -1
        if card < 0 or s.holders[card] != seat:
            return "combat.objects-both"
        if card in s.declared:
            return "ruling.object-permanent"
        return f"object.{p.QUESTS[card].object}"

    def play(self, s: Vikingar, words: list[str], seat: int, side: int) -> None:
        if words[0] == "use":
            use_object(s, seat, side, words[1])
            if bonuses(s, side) or chains(s, side):
                s.stack.append(("declare", seat, side))

    def prompt(self, s: Vikingar, seat: int, side: int) -> dict[str, Any]:
        ahead = {move: declared(s, side, move.split()[1:]) for move in self.moves(s, seat, side)}
        return {**combat_prompt(s, side), "forecast": ahead}


def use_object(s: Vikingar, seat: int, side: int, token: str) -> None:
    """An object adds a rune to its own side, or a shadow chain takes one from the other."""
    card = p.OBJECT[token]
    kind = p.QUESTS[card].object
    if kind == p.CHAIN:
        s.runes[1 - side] -= 1
        s.used.append(card)
    else:
        s.runes[side] += 1
        s.declared.append(card)
    s.tell("uses", f"object.{kind}", seat, object=token)


class Vote(Decision):
    """The council of the clans: does this opponent demand a new throw? `ayes` have done so already."""

    name = "vote"
    grants = "ruling.council"
    verbs = ("accept", "demand")

    def moves(self, s: Vikingar, seat: int, side: int, repeatable: bool, ayes: int) -> list[str]:
        return ["accept", "demand"]

    def refuse(self, s: Vikingar, words: list[str], seat: int, side: int, repeatable: bool, ayes: int) -> str:
        return "throw.council"

    def play(self, s: Vikingar, words: list[str], seat: int, side: int, repeatable: bool, ayes: int) -> None:
        voters = council(s, side)
        later = voters[voters.index(seat) + 1 :]
        ayes += words[0] == "demand"
        s.tell("vote", "ruling.council", seat, vote=words[0])
        if 2 * ayes > len(voters):
            s.tell("void", "throw.council", s.thrower(side))
            s.stack.append(("throw", side, False, repeatable))
        elif 2 * (ayes + len(later)) > len(voters):
            s.stack.append(("vote", later[0], side, repeatable, ayes))
        elif repeatable:
            reconsider(s, side)

    def prompt(self, s: Vikingar, seat: int, side: int, repeatable: bool, ayes: int) -> dict[str, Any]:
        ahead = {"accept": standing(s, side, again=False), "demand": standing(s, side, again=True)}
        return {**combat_prompt(s, side), "thrower": s.thrower(side), "forecast": ahead}


class Bones(Decision):
    """The Norn's knucklebones: keep the throw, or make it again once and for all."""

    name = "bones"
    grants = "object.bones"
    verbs = ("keep", "rethrow")

    def moves(self, s: Vikingar, seat: int, side: int) -> list[str]:
        return ["keep", *[f"rethrow {p.OBJECTS[card]}" for card in s.ready(seat, p.BONES)]]

    def refuse(self, s: Vikingar, words: list[str], seat: int, side: int) -> str:
        return "object.bones"

    def play(self, s: Vikingar, words: list[str], seat: int, side: int) -> None:
        if words[0] == "rethrow":
            s.used.append(p.OBJECT[words[1]])
            s.tell("uses", "object.bones", seat, object=words[1])
            s.stack.append(("throw", side, True, False))

    def prompt(self, s: Vikingar, seat: int, side: int) -> dict[str, Any]:
        ahead = {move: standing(s, side, again=move != "keep") for move in self.moves(s, seat, side)}
        return {**combat_prompt(s, side), "forecast": ahead}


class Breath(Decision):
    """A drakkar is about to be destroyed: spend a breath of life to save it, or let it sink."""

    name = "breath"
    grants = "ruling.breath-choice"
    verbs = ("revive", "sink")

    def moves(self, s: Vikingar, seat: int, ship: int, clause: str) -> list[str]:
        return [*[f"revive {p.OBJECTS[card]}" for card in s.has(seat, p.BREATH)], "sink"]

    def refuse(self, s: Vikingar, words: list[str], seat: int, ship: int, clause: str) -> str:
        return "object.breath"

    def play(self, s: Vikingar, words: list[str], seat: int, ship: int, clause: str) -> None:
        if words[0] == "sink":
            drown(s, ship, clause)
            return
        s.holders[p.OBJECT[words[1]]] = p.SPENT
        s.ships[ship] = p.SEA
        s.inactive[ship] = True
        s.tell("saved", "object.breath", seat, ship=p.SHIPS[ship], object=words[1])

    def prompt(self, s: Vikingar, seat: int, ship: int, clause: str) -> dict[str, Any]:
        return {"ship": p.SHIPS[ship]}


class Replace(Decision):
    """The enemy outpost is destroyed: put one's own there at once, or leave the site free."""

    name = "replace"
    grants = "ruling.outpost-replace-same-action"
    verbs = ("settle", "relocate", "leave")

    def moves(self, s: Vikingar, seat: int, site: int) -> list[str]:
        return [*settling(s, seat, "settle", site), "leave"]

    def refuse(self, s: Vikingar, words: list[str], seat: int, site: int) -> str:
        if words[0] == "leave" or words[1:2] != [p.SITES[site].token]:
            return self.grants
        return refuse_settling(s, seat, words)

    def play(self, s: Vikingar, words: list[str], seat: int, site: int) -> None:
        if words[0] != "leave":
            settle(s, seat, site, [p.SITE[word] for word in words[2:]], self.grants)

    def prompt(self, s: Vikingar, seat: int, site: int) -> dict[str, Any]:
        return {"site": p.SITES[site].token}
