"""Trade, construction, treasures and maintenance."""

import pytest
from drakkar.vikingar.flow import why_not_build
from drakkar.vikingar.state import Vikingar

from .helpers import BLUE, GREEN, RED, active, clauses, end_round, play, points, refusal, table, told, where

ONE_CUP = {"stratege": 2}
TWO_CUPS = {"stratege": 2, "heros": 3}


def building(ships: dict[str, str], **kwargs: object) -> Vikingar:
    """Red is about to build; blue has the go after it."""
    stack = [("construct", RED, False, False), ("construct", BLUE, False, False), ("maintain",)]
    return table(ships, stack=stack, **kwargs)  # type: ignore[arg-type]


def test_trade() -> None:
    """trade.income: 1 gold for each outpost on a city or cult site."""
    outposts = {"skjoldvik.city": RED, "rimhavn.cult": RED, "hrafnsey.cult": BLUE}
    s = table({"red1": "sea", "blue1": "sea"}, outposts=outposts, gold=[4, 0])
    events = play(s, "rest", "rest")
    assert s.gold == [6, 1] and told(events, "income") == [{"seat": RED, "n": 2}, {"seat": BLUE, "n": 1}]


def test_first_drakkar_is_free() -> None:
    """build.one-free, build.high-sea, ruling.free-vs-price, ruling.new-drakkar-active"""
    s = building({"red1": "north1"})
    events = play(s, "build")
    assert where(s, "red2") == "sea" and active(s, "red2") and s.gold[RED] == 0
    assert clauses(events, "built") == ["build.one-free"]
    assert s.seat == BLUE  # the limit of two is reached, and there is no gold for a treasure


def test_the_next_ones_cost_two() -> None:
    """build.extra-2, price.drakkar, build.may"""
    s = building({"red1": "north1"}, points={RED: TWO_CUPS}, gold=[3, 0])
    events = play(s, "build", "build")
    assert s.gold[RED] == 1 and where(s, "red3") == "sea"
    assert clauses(events, "built") == ["build.one-free", "build.extra-2"]
    assert s.seat == BLUE  # one gold buys nothing more
    assert why_not_build(s, RED, True) == "build.extra-2" and why_not_build(s, RED, False) == ""


@pytest.mark.parametrize(
    ("cups", "fleet", "clause"),
    [({}, 2, "build.limit-0"), (ONE_CUP, 3, "build.limit-1"), (TWO_CUPS, 4, "build.limit-2")],
)
def test_limit(cups: dict[str, int], fleet: int, clause: str) -> None:
    """build.limit-0, build.limit-1, build.limit-2, component.clan-drakkars"""
    ships = {f"red{n}": "sea" for n in range(1, fleet)}
    s = building(ships, points={RED: cups}, gold=[9, 0])
    play(s, "build")
    assert s.view(None)["seats"][RED]["limit"] == fleet
    assert refusal(s, "build") == clause and s.moves() == ["treasure", "done"]


def test_three_cups_change_nothing() -> None:
    """build.limit-2: two exploits or more."""
    s = building({"red1": "sea"}, points={RED: {**TWO_CUPS, "pillard": 3}})
    assert s.limit(RED) == 4


def test_kraken() -> None:
    """build.fifth-kraken, ruling.kraken-cap, build.cap-5: 5 instead of 4 from two exploits on; below that the
    table holds; no ship comes by itself."""
    assert [
        building({"red1": "sea"}, points={RED: cups}, kraken=[RED]).limit(RED)
        for cups in ({}, ONE_CUP, TWO_CUPS)
    ] == [2, 3, 5]
    s = building({f"red{n}": "sea" for n in range(1, 5)}, points={RED: TWO_CUPS}, kraken=[RED], gold=[9, 0])
    assert where(s, "red5") is None
    play(s, "build")
    assert where(s, "red5") == "sea" and refusal(s, "build") == "build.cap-5"


def test_lost_drakkars_are_built_again() -> None:
    """ruling.destroyed-to-reserve, ruling.empty-go: with none left, the free one always comes back."""
    s = building({"blue1": "sea"})
    play(s, "build")
    assert where(s, "red1") == "sea"


def test_free_drakkar_is_not_saved() -> None:
    """ruling.free-not-banked: declined now, it is still only one next round."""
    s = table({"red1": "sea", "blue1": "sea"}, points={RED: TWO_CUPS, BLUE: {"damne": 4}})
    end_round(s)
    while s.decision != "build" or s.seat != RED:
        s.play(next(move for move in ("rest", "done") if move in s.moves()))
    play(s, "build")
    assert where(s, "red2") == "sea" and where(s, "red3") is None
    assert s.seat != RED or s.decision != "build"


def test_treasure() -> None:
    """treasure.one-per-turn, treasure.cost, treasure.point, price.treasure, cup.richissime,
    ruling.treasure-no-token"""
    s = building({"red1": "sea", "red2": "sea"}, gold=[7, 0])
    events = play(s, "treasure")
    assert s.gold[RED] == 4 and points(s, RED, "richissime") == 1
    assert clauses(events, "point") == ["treasure.point"]
    assert told(events, "treasure") == [{"seat": RED, "gold": 3}]
    assert s.seat == BLUE  # only one per round, and no drakkar within the limit
    s = building({"red1": "sea"}, gold=[7, 0])
    play(s, "treasure")
    assert refusal(s, "treasure") == "treasure.one-per-turn"


def test_treasure_too_dear() -> None:
    """treasure.cost"""
    s = building({"red1": "sea"}, gold=[2, 0])
    assert refusal(s, "treasure") == "treasure.cost" and s.moves() == ["build", "done"]


def test_no_treasure_after_the_cup() -> None:
    """ruling.treasure-after-cup"""
    s = building({"red1": "sea"}, gold=[9, 0], points={RED: {"richissime": 5}})
    assert refusal(s, "treasure") == "ruling.treasure-after-cup"


def test_any_order_and_live_limit() -> None:
    """ruling.build-order-free, ruling.limit-live: a cup won by the treasure counts at once, with its gold."""
    s = building({"red1": "sea", "red2": "sea"}, gold=[4, 0], points={RED: {"richissime": 4}})
    assert refusal(s, "build") == "build.limit-0"
    play(s, "treasure", "build")
    assert where(s, "red3") == "sea" and s.gold[RED] == 4 - 3 + 1


def test_nothing_to_buy_is_not_asked() -> None:
    """build.may: a player at his limit without gold for a treasure has no question to answer."""
    s = building({"red1": "sea", "red2": "sea"})
    assert s.seat == BLUE
    assert refusal(s, "done twice") == "build.may"


# ---- maintenance -------------------------------------------------------------------------------------------


def test_reactivation() -> None:
    """upkeep.reactivate, ruling.maintenance-order"""
    s = table({"red1": "north1", "blue1": "sea"}, objects={"chain1": RED}, used=["chain1"])
    play(s, "rest")
    assert not active(s, "red1")
    events = end_round(s)
    assert active(s, "red1") and active(s, "blue1") and s.used == []
    kinds = [event.kind for event in events]
    assert kinds.index("point") < kinds.index("order")


def test_damned() -> None:
    """upkeep.damned, upkeep.compare, cup.damne: the lowest total of all exploits."""
    s = table(
        {"red1": "sea", "blue1": "sea", "green1": "sea"},
        players=3,
        points={RED: {"pillard": 1}, BLUE: {"damne": 2}},
    )
    events = end_round(s)
    assert points(s, GREEN, "damne") == 1 and not told(events, "tie")
    assert clauses(events, "point") == ["upkeep.damned"]


def test_total() -> None:
    """upkeep.total-example: 2 Valeureux, 2 Pillard and 1 Richissime are 5 points."""
    s = table({"red1": "sea"}, points={RED: {"valeureux": 2, "pillard": 2, "richissime": 1}})
    assert s.scores()[RED].total == 5
    assert {part.name: part.points for part in s.scores()[RED].parts if part.points} == {
        "valeureux": 2,
        "pillard": 2,
        "richissime": 1,
    }


def test_points_of_the_damned_count() -> None:
    """ruling.damned-includes-damned"""
    s = table({"red1": "sea", "blue1": "sea"}, points={RED: {"damne": 3}, BLUE: {"pillard": 2}})
    end_round(s)
    assert points(s, BLUE, "damne") == 1 and points(s, RED, "damne") == 3


def test_tie_of_the_damned() -> None:
    """upkeep.damned-tie, ruling.damned-tie-tied-only: chance names one of those tied, and no other."""
    named = set()
    for chance in range(20):
        s = table({"red1": "sea", "blue1": "sea", "green1": "sea"}, players=3, points={GREEN: {"pillard": 1}})
        s.chance = chance
        events = end_round(s)
        (tie,) = told(events, "tie")
        assert sorted(tie["tied"]) == [RED, BLUE] and clauses(events, "point") == ["upkeep.damned-tie"]
        assert points(s, tie["seat"], "damne") == 1 and points(s, GREEN, "damne") == 0
        named.add(tie["seat"])
    assert named == {RED, BLUE}


def test_damned_cup_is_full() -> None:
    """ruling.damned-closed: the point is lost; it passes to nobody."""
    s = table({"red1": "sea", "blue1": "sea"}, points={RED: {"damne": 4}, BLUE: {"pillard": 3, "heros": 3}})
    before = s.pawns[:]
    end_round(s)
    assert s.pawns == before


def test_gold_of_the_bank_has_no_end() -> None:
    """ruling.supplies-unlimited"""
    s = table({"red1": "north1", "blue1": "sea"}, gold=[500, 0])
    play(s, "pillage skjoldvik.village")
    assert s.gold[RED] == 501
