"""What all decisions here share: dice may be laid on Relics meanwhile, and sets are chosen alike."""

from typing import Any, ClassVar

from drakkar.core import Decision

from ..crew import store, store_moves, why_not_stored
from ..spending import FIRST_TOKEN, SOURCE, SOURCE_INDEX, Sources, available, spelled
from ..state import N_UPGRADES, Reavers
from ..tokens import plain

LONGEST_LIST = 120  # sets offered at once; with more of them, things are laid down one by one first


class Choice(Decision):
    """A decision during which its seat may also lay dice on its Relics (`ruling.relic-die-move`)."""

    def __init_subclass__(cls) -> None:
        if "verbs" in vars(cls):
            cls.verbs = (*cls.verbs, "store")

    def moves(self, s: Reavers, seat: int, *args: Any) -> list[str]:
        moves = self.options(s, seat, *args)
        if seat in s.relic_owner:
            moves += store_moves(s, seat)
        return moves

    def refuse(self, s: Reavers, words: list[str], seat: int, *args: Any) -> str:
        if words[0] == "store":
            return why_not_stored(s, seat, words)
        return self.forbid(s, words, seat, *args)

    def play(self, s: Reavers, words: list[str], seat: int, *args: Any) -> None:
        if words[0] == "store":
            store(s, seat, words[1], words[2])
            self.stored(s, seat, *args)
        else:
            self.choose(s, words, seat, *args)

    def stored(self, s: Reavers, seat: int, *args: Any) -> None:
        """After a die was laid on a Relic the same question is asked again."""
        s.then((self.name, seat, *args))

    def options(self, s: Any, seat: int, *args: Any, **_: Any) -> list[str]:
        """The legal moves of the decision itself."""
        raise NotImplementedError

    def forbid(self, s: Any, words: list[str], seat: int, *args: Any, **_: Any) -> str:
        """The clause that forbids an illegal move of the decision itself."""
        return "possible.choice"

    def choose(self, s: Any, words: list[str], seat: int, *args: Any, **_: Any) -> None:
        """Carry out a move of the decision itself."""
        raise NotImplementedError


class SetChoice(Choice):
    """A decision between sets of things: dice, tokens and dice on Relics, the sensible sets first.

    When there are very many sets, some things are laid down first, one move for each; `laid`, the last
    argument of the frame, holds those.
    """

    verb: ClassVar[str]
    offers = 3

    def __init_subclass__(cls) -> None:
        if "verb" in vars(cls):
            cls.verbs = (cls.verb, "lay", *vars(cls).get("verbs", ()))
        super().__init_subclass__()

    def moves(self, s: Reavers, seat: int, *args: Any) -> list[str]:
        return self.options(s, seat, *args) if args[-1] else super().moves(s, seat, *args)

    def options(self, s: Reavers, seat: int, *args: Any) -> list[str]:
        sets = _beyond(self.sets(s, seat, *args[:-1]), args[-1])
        if len(sets) > LONGEST_LIST:
            done = [self.verb] if () in sets else []
            things = dict.fromkeys(thing for some in sets for thing in some)
            return done + [f"lay {SOURCE[thing]}" for thing in things]
        return [self.verb + spelled(some) for some in sets]

    def choose(self, s: Reavers, words: list[str], seat: int, *args: Any) -> None:
        *rest, laid = args
        things: Sources = laid + tuple([SOURCE_INDEX[plain(word)] for word in words[1:]])
        if words[0] == "lay":
            s.then((self.name, seat, *rest, things))
        else:
            self.take(s, things, seat, *rest)

    def forbid(self, s: Reavers, words: list[str], seat: int, *args: Any) -> str:
        """Things that one does not have come first, then whatever the price says."""
        counts = available(s, seat)
        things = [*args[-1], *(SOURCE_INDEX.get(plain(word), -1) for word in words[1:])]
        for thing in things:
            if thing >= 0 and things.count(thing) > counts[thing]:
                token = thing - FIRST_TOKEN
                turned = 0 <= token < N_UPGRADES and s.used[seat * N_UPGRADES + token]
                return "upgrade.once-per-round" if turned else "possible.own-things"
        return self.mismatch(s, words, seat, *args[:-1])

    def sets(self, s: Any, seat: int, *args: Any, **_: Any) -> list[Sources]:
        """Every legal set, the sensible ones first."""
        raise NotImplementedError

    def take(self, s: Any, things: Sources, seat: int, *args: Any, **_: Any) -> None:
        """Carry out the choice of a set."""
        raise NotImplementedError

    def mismatch(self, s: Any, words: list[str], seat: int, *args: Any, **_: Any) -> str:
        """The clause against a set of things that one has, but that is not asked for."""
        raise NotImplementedError


def _beyond(sets: list[Sources], laid: Sources) -> list[Sources]:
    """What is left of the sets that hold all that is laid down already."""
    if not laid:
        return sets
    rests = []
    for some in sets:
        rest = list(some)
        for thing in laid:
            if thing not in rest:
                break
            rest.remove(thing)
        else:
            rests.append(tuple(rest))
    return rests
