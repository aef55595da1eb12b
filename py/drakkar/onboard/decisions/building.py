"""What the eleven buildings have in common, and the choice among them."""

from typing import Any, ClassVar

from drakkar.core import Decision

from ..pieces import BUILDINGS, GO
from ..state import NOBODY, Onboard


class Building:
    """A building: when its action is possible for a player, and how it begins."""

    name: ClassVar[str]

    def possible(self, s: Onboard, seat: int) -> bool:
        """Can this player perform the action?"""
        raise NotImplementedError

    def begin(self, s: Onboard, seat: int) -> None:
        """Do what needs no choice, and ask for what does."""
        s.stack.append((self.name, seat))


class FirstPlayer(Building):
    """No action now; its Viking will be the nearest to First Player in the next round."""

    name = "first-player"

    def possible(self, s: Onboard, seat: int) -> bool:
        return True

    def begin(self, s: Onboard, seat: int) -> None:
        s.tell("first", "first-player.first-next", seat)


class Go(Decision):
    """To which building the next Viking crosses. `origin` is the building where it stands."""

    name = "go"
    grants = "round.cross"
    verbs = ("go",)

    def __init__(self, buildings: list[Building]) -> None:
        by_name = {building.name: building for building in buildings}
        self.buildings = [by_name[name] for name in BUILDINGS]

    def moves(self, s: Onboard, seat: int, origin: int) -> list[str]:
        free = [number for number, viking in enumerate(s.across) if viking == NOBODY]
        possible = [GO[number] for number in free if self.buildings[number].possible(s, seat)]
        return possible or [GO[number] for number in free]

    def refuse(self, s: Onboard, words: list[str], seat: int, origin: int) -> str:
        if len(words) != 2:
            return self.grants
        if words[1] not in BUILDINGS:
            return "components.building-order"
        if s.across[BUILDINGS.index(words[1])] != NOBODY:
            return "round.free-slot"
        return f"possible.{words[1]}"

    def play(self, s: Onboard, words: list[str], seat: int, origin: int) -> None:
        number = BUILDINGS.index(words[1])
        s.across[number] = s.home[origin]
        s.home[origin] = NOBODY
        building = self.buildings[number]
        if building.possible(s, seat):
            s.tell("cross", "round.cross", seat, building=words[1])
            building.begin(s, seat)
        else:  # it is legal only because no free building is possible
            s.tell("pass", "building.pass-any-free", seat, building=words[1])

    def prompt(self, s: Onboard, seat: int, origin: int) -> dict[str, Any]:
        return {"building": BUILDINGS[origin]}
