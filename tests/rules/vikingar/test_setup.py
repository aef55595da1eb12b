"""The box, the setup and the world."""

from collections import Counter

import pytest
from drakkar import Chance
from drakkar.vikingar import pieces as p
from drakkar.vikingar.state import Vikingar

from .helpers import GAME, table


def new(players: int = 4, seed: int = 7, **options: object) -> Vikingar:
    s = GAME.new(players, seed, **options)
    assert isinstance(s, Vikingar)
    return s


def test_box() -> None:
    """component.dials, component.clans, component.clan-outposts, component.clan-drakkars,
    component.clan-pawns, component.clan-charter, component.edge-cards, component.quest-cards,
    component.event-cards, component.central-board, board.site-types, data.ours"""
    assert len(p.DIALS) == 24 and len(set(p.DIALS)) == 24
    assert len(p.CLANS) == 4 and p.FLEET == 5 and len(p.SHIPS) == 20
    assert len(p.EXPLOITS) == 8 and p.LENGTH == (5, 5, 3, 3, 3, 2, 3, 4)
    assert len(p.edge_pile(6)) == len(p.edge_pile(4)) == 24
    assert len(p.QUESTS) == 24 and len(p.NAVIGATION_PILE) == 30
    assert Counter(p.KIND) == {"village": 22, "city": 14, "cult": 14, "fort": 10, "quest": 12}
    assert sum(p.WATERWAY) == 14 and sum(half is not None for half in p.WHIRLPOOL) == 6


def test_decor() -> None:
    """component.bag, component.cockades, component.gold, component.card-stands, setup.runes-in-bag,
    setup.central-board, setup.bank, upkeep.runes-to-bag, ruling.supplies-unlimited, ruling.rune-supply,
    ruling.orphan-caption, ruling.names, ruling.no-transfers, card.same-model, setup.length-factors: things
    without any effect on play are in no position: nothing can run out, nothing can be traded."""
    fields = set(GAME.state.fields)
    assert not fields & {"bag", "bank", "stands", "cockades", "coins", "supply"}
    verbs = {verb for decision in GAME.state.decisions.values() for verb in decision.verbs}
    assert not verbs & {"trade", "give", "sell", "buy"}


def test_setup() -> None:
    """setup.dials-around, setup.dials-face-down, setup.clan-each, setup.clan-kit, setup.two-drakkars,
    board.high-sea-start, ruling.no-starting-gold, component.drakkar-sides"""
    for players in (2, 3, 4):
        view = new(players).view(None)
        assert view["dials"] == [None] * 24 and view["edge"] == [None] * 24
        assert [seat["clan"] for seat in view["seats"]] == list(p.CLANS[:players])
        for seat in range(players):
            fleet = [ship for ship in view["ships"] if ship["seat"] == seat]
            assert [ship["space"] for ship in fleet] == ["sea", "sea", None, None, None]
            assert all(ship["active"] for ship in fleet)
            charter = view["seats"][seat]
            assert charter["gold"] == 0 and charter["outposts"] == 5 and charter["limit"] == 2
            assert set(charter["exploits"].values()) == {0} and charter["objects"] == []
        assert view["piles"] == {"navigation": 30, "discards": [], "edge": 24, "gates": 6, "quest": 24}


def test_chance_lays_out_the_world() -> None:
    """setup.dials-random, setup.card-piles, ruling.shuffle, ruling.dial-orientation"""
    worlds = [new(seed=seed) for seed in range(20)]
    for name in ("dials", "navigation", "edge_pile", "quest_pile"):
        assert len({tuple(getattr(world, name)) for world in worlds}) == 20
    assert all(sorted(world.dials) == list(range(24)) for world in worlds)
    assert new(seed=3) == new(seed=3) != new(seed=4)


def test_players() -> None:
    """ruling.players-2-4, component.clans"""
    assert GAME.meta.players == (2, 4)
    for players in (1, 5):
        with pytest.raises(ValueError, match="2 to 4 players"):
            GAME.new(players)


def test_target() -> None:
    """setup.agree-target, setup.target-advice, ruling.target-bounds, setup.duration-estimate"""
    assert new().options["target"] == 3
    assert [new(target=n).options["target"] for n in range(1, 9)] == list(range(1, 9))
    for wrong in (0, 9, "3", True):
        with pytest.raises(ValueError):
            GAME.new(2, target=wrong)
    assert GAME.meta.minutes == (60, 105)


def test_four_sections() -> None:
    """board.four-sections, board.north, board.south, board.edge, ruling.territory, ruling.names: the high
    sea, a northern and a southern ring of 24 territories, and the edge outside."""
    assert len(p.SPACES) == 1 + 3 * 24
    assert p.BESIDE[p.SEA] == tuple(p.SPACE[f"north{n}"] for n in range(1, 25))
    assert {p.SPACES[n] for n in p.BESIDE[p.SPACE["north1"]]} == {"sea", "north24", "north2"}
    assert {p.SPACES[n] for n in p.BESIDE[p.SPACE["south1"]]} == {"south24", "south2", "edge1"}
    assert {p.SPACES[n] for n in p.BESIDE[p.SPACE["edge1"]]} == {"south1"}
    for space, near in enumerate(p.NEAR):
        assert all(space in p.NEAR[other] for other in near)


def test_gates() -> None:
    """data.gates, victory.gates-at-edge, board.edge: gates lie among the edge cards and nowhere else."""
    assert new().view(None)["piles"]["gates"] == 6
    assert new(gates=4).view(None)["piles"] == {**new().view(None)["piles"], "gates": 4}


def test_public_information() -> None:
    """ruling.public-information: all seats see the same; dials face down and piles are hidden from all."""
    s = table({"red1": "sea", "red2": "sea"}, players=3, hidden=range(1, 25))
    views = [s.view(seat) for seat in (None, 0, 1, 2)]
    assert all({**view, "viewer": None} == views[0] for view in views)
    assert GAME.meta.hidden is False
    rng = Chance(2)
    worlds = [s.imagine(0, rng) for _ in range(12)]
    assert all(world.view(1) == s.view(1) for world in worlds)
    for name in ("dials", "navigation", "edge_pile", "quest_pile", "chance"):
        assert len({str(getattr(world, name)) for world in worlds}) == 12
