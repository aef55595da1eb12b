"""Village Raid and Fortress Raid: the price, and the cards that are taken."""

from typing import Any

from ..cards import draw_cards, has_cards
from ..pieces.board import BONUS_BY_RANK, FORTRESS_FOOD, RAID_DICE, RAID_FACE, VILLAGE_FOOD
from ..spending import can_pay
from ..state import DECKS, Reavers
from .choice import Choice
from .pay import charge

PAIRS = {place: [f"{place}{number}" for number in range(1, 6)] for place in RAID_FACE}
DECK = {place: f"{place}-deck" for place in RAID_FACE}
RANK_CLAUSE = ("active-bonus", "second-bonus")


def barred(s: Reavers, seat: int) -> str | None:
    """Something must be left to take, and the price be paid."""
    place = s.place
    if not any(getattr(s, place)) and not has_cards(s, DECKS.index(place)):
        return "ruling.nothing-to-take"
    if s.food[seat] < _food(s) and place == "village":
        return "option.village-food"
    if s.food[seat] < _food(s) or not can_pay(s, seat, (RAID_FACE[place],) * RAID_DICE):
        return f"{place}.cost"
    return None


def enter(s: Reavers, seat: int, rank: int) -> None:
    clause = f"{s.place}.cost"
    food = _food(s)
    if food:
        s.food[seat] -= food
        s.tell("paid-food", "option.village-food" if s.place == "village" else clause, seat, n=food)
    s.then(("loot", seat, rank))
    charge(s, seat, (RAID_FACE[s.place],) * RAID_DICE, clause)


def _food(s: Reavers) -> int:
    """Food that the raid costs, besides the dice."""
    if s.place == "fortress":
        return FORTRESS_FOOD
    return VILLAGE_FOOD if s.options["village_food"] else 0


class Loot(Choice):
    """A pair on display, or the top two cards of the deck; bonus cards by rank come on top."""

    name = "loot"
    grants = "game.decreasing-rewards"
    verbs = ("loot",)

    def options(self, s: Reavers, seat: int, rank: int) -> list[str]:
        place = s.place
        moves = [f"loot {slot}" for slot, pair in zip(PAIRS[place], getattr(s, place), strict=False) if pair]
        if has_cards(s, DECKS.index(place)):
            moves.append(f"loot {DECK[place]}")
        return moves

    def forbid(self, s: Reavers, words: list[str], seat: int, rank: int) -> str:
        place = s.place
        if words[1:] == [DECK[place]]:
            return "ruling.deck-exhausted"
        if len(words) == 2 and words[1] in PAIRS[place]:
            here = words[1] in PAIRS[place][: len(getattr(s, place))]
            return "ruling.broken-pair" if here else "variant.display-by-count"
        return f"{place}.choose-pair"

    def choose(self, s: Reavers, words: list[str], seat: int, rank: int) -> None:
        place = s.place
        deck = DECKS.index(place)
        if words[1] == DECK[place]:
            cards = draw_cards(s, deck, 2)
            s.tell("drew-loot", f"{place}.deck-pair", seat, cards=cards, deck=place, reveals=True)
        else:
            pairs = getattr(s, place)
            slot = PAIRS[place].index(words[1])
            cards, pairs[slot] = pairs[slot], []
            s.tell("looted", f"{place}.choose-pair", seat, cards=cards)
        bonus = draw_cards(s, deck, BONUS_BY_RANK[rank])
        if bonus:
            s.tell("bonus-loot", f"{place}.{RANK_CLAUSE[rank]}", seat, cards=bonus, reveals=True)
        s.then(("unpack", seat, (*cards, *bonus)))

    def prompt(self, s: Reavers, seat: int, rank: int) -> dict[str, Any]:
        return {"place": s.place, "n": BONUS_BY_RANK[rank]}


DECISIONS = (Loot(),)
