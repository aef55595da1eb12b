"""The end of a voyage: sails, coins, and the next voyage."""

from collections.abc import Sequence

import pytest
from drakkar.raids.pieces import ARRIVALS, HOME, PILES, SLOTS, TILES, VILLAGES
from drakkar.raids.state import Raids

from .helpers import (
    AXE,
    DOUBLE_PORT,
    DRAUGR,
    FISH,
    FURS,
    GREAT_SAIL,
    JARL_SWORD,
    PIGS,
    PIGS_2,
    PORT,
    PORT_2,
    RAVEN_SAIL,
    RUNES,
    SAIL,
    SERPENT_SAIL,
    SPAWN,
    SPEAR,
    TIMBER,
    TIMBER_2,
    TROLL,
    TWIN_AXES,
    WOLF,
    at_sea,
    clause_of,
    play,
    told,
)

Tiles = Sequence[Sequence[str]]


def last_home(
    voyage: int,
    arrival: str = "runes",
    *,
    aboard: Tiles | None = None,
    beside: Tiles | None = None,
    crew: Sequence[int] | None = None,
    players: int = 4,
    berth: Sequence[int] | None = None,
    villages: dict[int, int] | None = None,
) -> Raids:
    """All ships are home, in the order of their seats or as `berth` says; the last one is about to follow."""
    others = [name for name in ARRIVALS[1:] if name != arrival][:3]
    arrivals = ["order", *others]
    if voyage > 1:
        arrivals[voyage - 1] = arrival
    return at_sea(
        [HOME] * (players - 1) + [19],
        {},
        voyage=voyage,
        arrivals=arrivals,
        berth=berth or range(1, players + 1),
        aboard=aboard,
        beside=beside,
        crew=crew,
        villages=villages,
        stack=[("turn",), ("sail", players - 1, HOME)],
    )


def rewards(state: Raids) -> dict[int, int]:
    """Coins given at the end of the voyage, by seat."""
    return {event["seat"]: event["coin"] for event in told(state.play("sail home"), "reward")}


def test_trigger() -> None:
    """voyage-end.trigger, voyage-end.next-voyage"""
    state = last_home(1)
    events = state.play("sail home")
    assert clause_of(events, "voyage-end") == "voyage-end.trigger"
    assert state.voyage == 2 and state.decision == "sail"


# ---- sails -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("voyage", [1, 2, 3, 4])
def test_sails_bring_vikings_after_every_voyage(voyage: int) -> None:
    """voyage-end.sails, voyage-end.sail-double, ruling.after-fourth-still-rewards: one for a simple sail, two
    for a double one, the fourth voyage included."""
    aboard = (
        [[SAIL], [RAVEN_SAIL, SERPENT_SAIL], [GREAT_SAIL], []]
        if voyage > 2
        else [[SAIL], [RAVEN_SAIL], [], []]
    )
    state = last_home(voyage, aboard=aboard, crew=[2, 2, 2, 2])
    events = state.play("sail home")
    assert state.crew == ([3, 4, 4, 2] if voyage > 2 else [3, 3, 2, 2])
    assert {event.clause for event in events if event.kind == "sails"} == {"voyage-end.sails"}


def test_sails_need_shields() -> None:
    """voyage-end.sail-room, ruling.overboard-source"""
    state = last_home(3, aboard=[[GREAT_SAIL], [], [], []], crew=[8, 2, 2, 2])
    assert state.shields(0) == 9
    events = state.play("sail home")
    assert state.crew[0] == 9
    assert told(events, "sails") == [{"seat": 0, "n": 1}]
    assert (
        told(events, "no-room") == [{"seat": 0, "n": 1}]
        and clause_of(events, "no-room") == "voyage-end.sail-room"
    )


def test_sails_never_run_short() -> None:
    """ruling.viking-shortage, voyage-end.sails: four ships show at most 40 shields, fewer with each sail, so
    whoever has room finds a Viking in the reserve, even in the tightest case."""
    sails = [[GREAT_SAIL], [SAIL], [RAVEN_SAIL], []]
    state = last_home(3, aboard=sails, crew=[7, 8, 8, 10], berth=[2, 3, 1, 4])
    assert state.reserve == 7
    events = state.play("sail home")
    assert state.crew == [9, 9, 9, 10] and not told(events, "shortage")
    assert [event["seat"] for event in told(events, "sails")] == [2, 0, 1], "in the order of arrival"


# ---- coins -------------------------------------------------------------------------------------------------


def test_first_voyage_rewards_the_order_of_arrival() -> None:
    """voyage-end.first-tile, voyage-end.fourth-nothing, components.first-arrival-tile"""
    state = last_home(1, beside=[[], [], [], [RUNES[0]]])
    events = state.play("sail home")
    assert [(r["seat"], r["coin"], r["rank"]) for r in told(events, "reward")] == [
        (0, 6, 1),
        (1, 3, 2),
        (2, 1, 3),
    ]
    assert {event.clause for event in events if event.kind == "reward"} == {"voyage-end.first-tile"}
    assert state.coins == [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, 0]]


def test_majority() -> None:
    """voyage-end.majority, voyage-end.coins, voyage-end.fourth-nothing"""
    state = last_home(2, "runes", beside=[RUNES[:1], RUNES[1:4], [], RUNES[4:6]])
    events = state.play("sail home")
    assert [(r["seat"], r["coin"], r["count"]) for r in told(events, "reward")] == [
        (1, 6, 3),
        (3, 3, 2),
        (0, 1, 1),
    ]
    assert {event.clause for event in events if event.kind == "reward"} == {"voyage-end.coins"}


def test_three_players_all_get_a_coin() -> None:
    """voyage-end.coins, ruling.zero-ranks: zeros are ranked too."""
    assert rewards(last_home(2, "runes", players=3)) == {0: 6, 1: 3, 2: 1}


def test_ties_go_to_the_earlier_arrival() -> None:
    """voyage-end.tie, ruling.zero-ranks"""
    state = last_home(2, "runes", beside=[[], RUNES[:1], [], RUNES[1:2]])
    assert rewards(state) == {1: 6, 3: 3, 0: 1}
    state = last_home(2, "runes", berth=[3, 2, 1, 4])
    assert rewards(state) == {2: 6, 1: 3, 0: 1}
    state = last_home(2, "runes", berth=[2, 3, 1, 4], beside=[RUNES[:1], [], [], RUNES[1:2]])
    assert rewards(state) == {0: 6, 3: 3, 2: 1}


@pytest.mark.parametrize(
    ("item", "aboard", "beside", "ranks"),
    [
        (
            "goods",
            [[TIMBER], [], [PIGS, FISH], []],
            [[], [PORT, DOUBLE_PORT, TIMBER_2, FURS, PIGS_2], [], []],
            {1: 6, 2: 3, 0: 1},
        ),
        (
            "kinds",
            [[], [TIMBER], [TIMBER_2], []],
            [[], [DOUBLE_PORT, PIGS, PIGS_2], [PORT, PORT_2, FISH, FURS], []],
            {2: 6, 1: 3, 0: 1},
        ),
        ("runes", [[], [], [], []], [[], RUNES[:2], [], RUNES[2:3]], {1: 6, 3: 3, 0: 1}),
        ("shields", [[TIMBER], [WOLF], [], [AXE, PIGS]], None, {1: 6, 2: 3, 0: 1}),
        ("weapons", [[AXE], [JARL_SWORD], [TWIN_AXES, SPEAR], []], None, {2: 6, 1: 3, 0: 1}),
        ("ports", None, [[DOUBLE_PORT], [PORT, PORT_2], [], []], {1: 6, 0: 3, 2: 1}),
        ("monsters", None, [[SPAWN], [DRAUGR, TROLL], [], []], {1: 6, 0: 3, 2: 1}),
        ("sails", [[], [SAIL], [GREAT_SAIL], [RAVEN_SAIL, SERPENT_SAIL]], None, {2: 6, 3: 3, 1: 1}),
    ],
)
def test_eight_items(item: str, aboard: Tiles | None, beside: Tiles | None, ranks: dict[int, int]) -> None:
    """voyage-end.items, voyage-end.on-and-beside, voyage-end.weapon-double-two, voyage-end.port-double-one,
    ruling.count-icons, ruling.shields-counted, ruling.different-goods: goods aboard and sold together, a
    double weapon or sail for two, a double port for one, monsters by tile and not by strength, all shields
    that show."""
    assert rewards(last_home(4, item, aboard=aboard, beside=beside)) == ranks


def test_shields_count_manned_or_not() -> None:
    """ruling.shields-counted"""
    state = last_home(2, "shields", aboard=[[TIMBER], [], [], []], crew=[8, 0, 1, 2])
    assert rewards(state) == {1: 6, 2: 3, 3: 1}


def test_sails_come_before_coins() -> None:
    """ruling.sails-before-coins"""
    state = last_home(2, "sails", aboard=[[], [], [], [SAIL]])
    kinds = [event.kind for event in state.play("sail home")]
    assert kinds.index("sails") < kinds.index("reward")


def test_fourth_voyage_pays_and_ends_the_game() -> None:
    """voyage-end.after-fourth, ruling.after-fourth-still-rewards, game-end.trigger"""
    state = last_home(4, "weapons", aboard=[[], [], [], [AXE]])
    events = state.play("sail home")
    assert {event["seat"]: event["coin"] for event in told(events, "reward")} == {3: 6, 0: 3, 1: 1}
    assert state.over and not told(events, "voyage") and clause_of(events, "game-end") == "game-end.trigger"


# ---- the next voyage ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("voyage", [1, 2, 3])
def test_next_pile_is_dealt(voyage: int) -> None:
    """new-voyage.deal, new-voyage.stock, new-voyage.villages, encounter.stock, plunder.stock,
    ruling.stock-by-tile"""
    state = last_home(voyage, players=3)
    events = state.play("sail home")
    track = state.view(None)["track"]
    assert sorted(track[space]["tile"] for space in SLOTS) == [TILES[tile].id for tile in PILES[voyage + 1]]
    for space in SLOTS:
        kind = next(tile.kind for tile in TILES if tile.id == track[space]["tile"])
        assert track[space]["vikings"] == (3 if kind == "encounter" else 0)
        assert track[space]["coins"] == ([3, 1] if kind == "plunder" else [])
    assert [track[village]["vikings"] for village in VILLAGES] == [3] * 4
    assert clause_of(events, "voyage") == "new-voyage.deal" and events[-1].reveals


def test_next_arrival_tile() -> None:
    """new-voyage.arrival-tile"""
    state = last_home(1, players=3)
    events = state.play("sail home")
    assert told(events, "voyage")[0]["arrival"] == state.view(None)["arrivals"][1]


def test_last_to_arrive_starts() -> None:
    """new-voyage.last-starts, new-voyage.keep, turn.start-order: everything is kept, and each ship starts
    from the number it took on arrival."""
    state = at_sea(
        [HOME, 19, HOME],
        {},
        berth=[2, 3, 1],
        crew=[4, 5, 6],
        aboard=[[AXE], [WOLF], []],
        beside=[[], RUNES[:1], []],
        coins=[[0, 0, 1], [0, 1, 0], [0, 0, 0]],
        stack=[("turn",), ("sail", 1, HOME)],
        voyage=1,
    )
    play(state, "sail home")
    assert state.seat == 1
    seats = state.view(None)["seats"]
    assert [ship["berth"] for ship in state.view(None)["ships"]] == [2, 3, 1]
    assert [seat["crew"] for seat in seats] == [4, 5, 6]
    assert [seat["aboard"] for seat in seats] == [[AXE], [WOLF], []] and seats[1]["beside"] == [RUNES[0]]
    assert [seat["coins"] for seat in seats] == [[0, 1, 1], [0, 1, 1], [1, 0, 0]]


def test_short_reserve_stocks_encounters_before_villages() -> None:
    """ruling.viking-shortage: encounters first, then Villages in the order of the track; nothing is owed
    later."""
    state = last_home(1, crew=[10, 10, 10, 2])
    state.crew, state.reserve = [10, 9, 9, 3], 9
    state.play("sail home")
    stocks = [state.stock[space] for space in SLOTS if state.stock[space]]
    assert stocks == [3]
    assert [state.stock[village] for village in VILLAGES] == [4, 2, 0, 0]
    assert state.reserve == 0


def test_short_encounter_fills_its_double_place_first() -> None:
    """ruling.viking-shortage, encounter.first"""
    state = last_home(1, crew=[10, 10, 10, 2])
    state.crew, state.reserve = [10, 10, 10, 8], 2
    state.play("sail home")
    encounter = next(space for space in SLOTS if state.stock[space])
    assert state.stock[encounter] == 2 and sum(state.stock) == 2


def test_track_is_cleared() -> None:
    """ruling.board-cleared: what was left is removed, its Vikings and coins return."""
    state = last_home(1, villages={5: 2})
    state.play("sail home")
    assert state.reserve + sum(state.stock) + sum(state.crew) == 40
    assert state.stock[5] == 4
    state.check()
