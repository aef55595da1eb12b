"""The final count: sets, Relics, Favour, every Prophecy, ties."""

import pytest
from drakkar.reavers.cards import all_cards
from drakkar.reavers.pieces.prophecies import PROPHECIES
from drakkar.reavers.pieces.reavers import REAVERS
from drakkar.reavers.pieces.relics import RELICS
from drakkar.reavers.state import Reavers

from .helpers import (
    finish_round,
    leader,
    parts,
    pile,
    prophecies,
    relic,
    set_dice,
    specialist,
    table,
    tiles,
    trophies,
    upgrade,
)


def test_parts_in_order() -> None:
    """score.sequence, ruling.total-glory, score.defence-tokens, ruling.unfinished-modules: Glory of the
    game, then Relics, Favour, Fortress Loot, carvings, Prophecies; Defence tokens give nothing."""
    state = table(2, glory=11)
    assert list(parts(state, 0)) == ["glory", "relics", "favour", "fortress", "carvings", "prophecies"]
    assert [part.clause for part in state.scores()[0].parts] == [
        "ruling.total-glory",
        "score.relics",
        "score.favour",
        "score.fortress-sets",
        "ruling.carving-sets",
        "score.prophecies",
    ]
    assert state.scores()[0].total == 11


@pytest.mark.parametrize(("name", "glory"), [
    ("L1", 3), ("L2", 2), ("L3", 2), ("L4", 3), ("L5", 2), ("L6", 3),
    ("L7", 2), ("L8", 3), ("L9", 2), ("L10", 3), ("L11", 2), ("L12", 3),
])  # fmt: skip
def test_relics(name: str, glory: int) -> None:
    """score.relics, score.gather: what is printed, on the board or in the pile."""
    state = table(2)
    relic(state, 0, name)
    pile(state, 1, *[other for other in RELICS if other != name])
    assert parts(state, 0)["relics"] == glory and parts(state, 1)["relics"] == 30 - glory


def test_favour() -> None:
    """score.favour: 2 for each."""
    state = table(2, favour={0: 5})
    assert parts(state, 0)["favour"] == 10 and parts(state, 1)["favour"] == 0


@pytest.mark.parametrize(
    ("card", "values"),
    [
        ("KT", [3, 7, 12, 15, 19, 24, 27, 31, 36]),
        ("KA", [2, 6, 11, 17, 19, 23, 28, 34, 36]),
        ("KM", [1, 4, 9, 15, 22, 23, 26, 31, 37]),
    ],
)
def test_treasure_sets(card: str, values: list[int]) -> None:
    """score.fortress-sets, fortress.single-value, fortress.nth-value, fortress.value-by-count,
    fortress.scored-in-sets, fortress.overflow-set, ruling.more-than-two-sets: one value for a set as a
    whole; full sets first, then one of the rest, with any number of cards."""
    state = table(2)
    for value in values:
        pile(state, 0, card)
        assert parts(state, 0)["fortress"] == value


def test_types_are_counted_apart() -> None:
    """fortress.treasure-types, fortress.scored-in-sets"""
    state = table(2)
    pile(state, 0, "KT", "KT", "KA", "KM")
    assert parts(state, 0)["fortress"] == 7 + 2 + 1


@pytest.mark.parametrize(
    ("cards", "glory"),
    [
        ("KP1", 2),
        ("KP1 KP1", 4),
        ("KP1 KP2", 4),
        ("KP1 KP2 KP3", 15),
        ("KP1 KP1 KP2 KP3", 17),
        ("KP1 KP1 KP2 KP2 KP3 KP3", 30),
    ],
)
def test_tapestries(cards: str, glory: int) -> None:
    """ruling.tapestry-sets"""
    state = table(2)
    pile(state, 0, *cards.split())
    assert parts(state, 0)["fortress"] == glory


def test_carvings() -> None:
    """ruling.carving-sets, ruling.more-than-two-sets"""
    state = table(2)
    for value in (2, 5, 9, 11, 14, 18):
        pile(state, 0, "VRU")
        assert parts(state, 0)["carvings"] == value


def test_what_scores_nothing() -> None:
    """ruling.reaver-value, ruling.trophies, ruling.total-glory: Reavers, other Village cards, Food, dice,
    tokens, trophies; Sea Battle cards and tiles are not counted again."""
    state = table(2, food=9, dice={0: "red.hammer blue.chest"})
    pile(state, 0, "R01", "VF3", "VF4", "VUS", "VBS", "B01", "B10")
    upgrade(state, 0, "shield")
    tiles(state, 0, "food1.1", "dice3.1")
    trophies(state, 0, troll=2, kraken=1)
    specialist(state, 0, "sea", "R02")
    leader(state, 0, "R19")
    assert state.scores()[0].total == 0


# ---- prophecies ----------------------------------------------------------------------------------------


def _p01(state: Reavers) -> int:
    tiles(state, 0, "food1.1", "food1.2", "dice3.1")
    return 3


def _p02(state: Reavers) -> int:
    tiles(state, 0, "food1.1", "food2.1", "favour1.1", "favour3.3", "dice3.1", "dice1.1", "dice2.2")
    return 6


def _p03(state: Reavers) -> int:
    pile(state, 0, "B01", "B01", "B10")
    return 6


def _p04(state: Reavers) -> int:
    relic(state, 0, "L1", "L2")
    pile(state, 0, "L3")
    return 6


def _p05(state: Reavers) -> int:
    upgrade(state, 0, "shield")
    upgrade(state, 0, "dual", used=True)
    pile(state, 0, "VUS")  # cards do not count, tokens do
    return 6


def _reavers(state: Reavers, clan: str) -> int:
    mine = [card for card, reaver in REAVERS.items() if reaver.clan == clan]
    other = next(card for card, reaver in REAVERS.items() if reaver.clan != clan)
    pile(state, 0, mine[0], mine[1], other)
    specialist(state, 0, "sea", mine[2])
    leader(state, 0, mine[3])
    return 4


def _p09(state: Reavers) -> int:
    pile(state, 0, "R01", "R02", "R19")
    specialist(state, 0, "sea", "R37", "R20")
    leader(state, 0, "R38")
    return 6


def _p10(state: Reavers) -> int:
    pile(state, 0, "KP1", "KP1", "KP3")
    return 6


def _p11(state: Reavers) -> int:
    pile(state, 0, "VRU", "VRU", "VRU", "VRU")
    return 8


def _p12(state: Reavers) -> int:
    trophies(state, 0, farm=2, wall=1, tower=1)
    return 8


def _p13(state: Reavers) -> int:
    pile(state, 0, "KT", "KA", "KA", "KM", "KP1")
    return 4


def _p14(state: Reavers) -> int:
    specialist(state, 0, "sea", "R37", "R20")
    specialist(state, 0, "village", "R01")
    return 4


def _p15(state: Reavers) -> int:
    trophies(state, 0, troll=2, kraken=1)
    return 9


CASES = {
    "P01": _p01,
    "P02": _p02,
    "P03": _p03,
    "P04": _p04,
    "P05": _p05,
    "P06": lambda state: _reavers(state, "tyr"),
    "P07": lambda state: _reavers(state, "odin"),
    "P08": lambda state: _reavers(state, "yggdrasil"),
    "P09": _p09,
    "P10": _p10,
    "P11": _p11,
    "P12": _p12,
    "P13": _p13,
    "P14": _p14,
    "P15": _p15,
}


@pytest.mark.parametrize(("card", "lay_out"), CASES.items())
def test_prophecies(card: str, lay_out: object) -> None:
    """score.prophecies, ruling.prophecy-value, score.gather, ruling.action-space-prophecy,
    ruling.trophies: for each card, what its owner has counts; with nothing to count it is worth 0; two
    copies count twice."""
    state = table(2, defences=True)
    prophecies(state, 0, card)
    assert parts(state, 0)["prophecies"] == 0
    expected = lay_out(state)  # type: ignore[operator]
    assert parts(state, 0)["prophecies"] == expected and parts(state, 1)["prophecies"] == 0
    prophecies(state, 0, card)
    assert parts(state, 0)["prophecies"] == 2 * expected
    prophecies(state, 1, next(other for other in PROPHECIES if other != card))
    assert parts(state, 1)["prophecies"] == 0, "what others have does not count"


def test_every_prophecy_is_tested() -> None:
    """score.prophecies"""
    assert set(CASES) == set(PROPHECIES) == set(all_cards(True)[5])


def test_prophecies_with_a_limit() -> None:
    """ruling.prophecy-value: P01 and P13 count 8 at most."""
    state = table(2)
    prophecies(state, 0, "P01", "P13")
    tiles(state, 0, *[f"{stack}.{n}" for stack in ("food1", "food2", "dice1") for n in (1, 2, 3, 4)])
    assert parts(state, 0)["prophecies"] == 8
    pile(state, 0, *["KT"] * 5, *["KA"] * 5)
    assert parts(state, 0)["prophecies"] == 16


def test_open_and_secret_prophecies_score_alike() -> None:
    """score.prophecies"""
    state = table(2)
    prophecies(state, 0, "P03")
    state.open_prophecies[0], state.secret_prophecies[0] = state.secret_prophecies[0], []
    pile(state, 0, "B01")
    assert parts(state, 0)["prophecies"] == 2


# ---- the end -------------------------------------------------------------------------------------------


def test_the_highest_total_wins() -> None:
    """game.winner, score.sequence, score.gather: at the end everything is open."""
    state = table(3, round=6, favour={1: 3})
    prophecies(state, 2, "P03")
    pile(state, 2, "B01", "B02")
    finish_round(state)
    assert state.over and [score.total for score in state.scores()] == [0, 6, 4] and state.winners() == [1]
    view = state.view(0)
    assert view["winners"] == [1] and view["scores"][2]["total"] == 4
    assert view["seats"][2]["secret_prophecies"] == ["P03"] and view["seats"][2]["pile"] == ["B01", "B02"]


def test_ties_are_shared() -> None:
    """ruling.tied-winners: no criterion is given, none is invented."""
    state = table(4, round=6, favour={0: 2, 2: 2, 3: 1})
    tiles(state, 3, "food1.1", "food1.2")
    pile(state, 0, "R01", "R02")
    set_dice(state, 0, "red.hammer")
    finish_round(state)
    assert [score.total for score in state.scores()] == [4, 0, 4, 4] and state.winners() == [0, 2, 3]


def test_scores_stay_hidden_until_the_end() -> None:
    """ruling.prophecy-secrecy: Prophecies count, so totals are not shown before."""
    state = table(2)
    assert "scores" not in state.view(0) and "winners" not in state.view(0)
