"""Ports: selling goods, and one Viking whatever happens."""

from .helpers import (
    AMBER,
    AXE,
    DOUBLE_PORT,
    DRAGON,
    FISH,
    FURS,
    PIGS,
    PORT,
    RUNES,
    TIMBER,
    TIMBER_2,
    aboard,
    at_sea,
    beside,
    clause_of,
    parts,
    play,
    refusal,
    told,
)

AHEAD = {8: RUNES[0], 9: RUNES[1]}


def test_single_port_sells_one() -> None:
    """port.simple-sale, port.sale-now-or-never: one goods tile of the taker's choice, or none."""
    state = at_sea([2, 8, 9], {2: PORT, **AHEAD}, aboard=[[TIMBER, AXE, PIGS], [], []])
    assert (state.seat, state.decision) == (0, "sell")
    assert state.moves() == [f"sell {TIMBER}", f"sell {PIGS}", "sell-none"]
    assert refusal(state, f"sell {TIMBER} {PIGS}") == "port.simple-sale"
    assert refusal(state, f"sell {AXE}") == "port.simple-sale"


def test_double_port_sells_up_to_two() -> None:
    """port.double-sale, port.sale-now-or-never"""
    state = at_sea([2, 8, 9], {2: DOUBLE_PORT, **AHEAD}, aboard=[[TIMBER, PIGS, FISH], [], []])
    assert set(state.moves()) == {
        f"sell {TIMBER}",
        f"sell {PIGS}",
        f"sell {FISH}",
        f"sell {TIMBER} {PIGS}",
        f"sell {TIMBER} {FISH}",
        f"sell {PIGS} {FISH}",
        "sell-none",
    }
    assert refusal(state, f"sell {TIMBER} {PIGS} {FISH}") == "port.double-sale"


def test_sold_goods_lie_beside_and_free_their_slots() -> None:
    """port.goods-beside, port.slot-freed, score.goods-sold"""
    state = at_sea(
        [2, 8, 9], {2: DOUBLE_PORT, **AHEAD}, aboard=[[TIMBER, PIGS, AXE, FISH, FURS], [], []], crew=[1, 1, 1]
    )
    events = state.play(f"sell {TIMBER} {FISH}")
    assert aboard(state, 0) == [PIGS, AXE, FURS]
    assert beside(state, 0) == [DOUBLE_PORT, TIMBER, FISH]
    assert parts(state, 0)["goods"] == 4 + 5
    assert state.view(None)["seats"][0]["shields"] == 2 * 2 + 1
    assert [sale["tile"] for sale in told(events, "sell")] == [TIMBER, FISH]


def test_selling_nothing_loses_the_sale() -> None:
    """port.sale-now-or-never: the port already owned sells nothing later."""
    state = at_sea([2, 8, 9], {2: PORT, **AHEAD, 11: AXE}, aboard=[[TIMBER], [], []], crew=[2, 0, 0])
    play(state, "sell-none", "sail 8", "flee", "sail 11")
    assert state.decision == "sail", "the rune taken next asks nothing, and nobody offers a sale again"
    assert aboard(state, 0) == [TIMBER] and refusal(state, f"sell {TIMBER}") == "navigate.must-sail"


def test_one_viking_whatever_the_port() -> None:
    """port.recruit: exactly one, single or double."""
    for port, move in (
        (PORT, f"sell {TIMBER}"),
        (DOUBLE_PORT, f"sell {TIMBER} {TIMBER_2}"),
        (DOUBLE_PORT, "sell-none"),
    ):
        state = at_sea(
            [2, 8, 9], {2: port, **AHEAD}, aboard=[[TIMBER, TIMBER_2], [], []], crew=[2, 1, 1], voyage=3
        )
        reserve = state.reserve
        events = state.play(move)
        assert (state.crew[0], state.reserve) == (3, reserve - 1)
        assert (
            told(events, "recruit") == [{"seat": 0, "n": 1}]
            and clause_of(events, "recruit") == "port.recruit"
        )


def test_port_without_goods() -> None:
    """port.without-goods: taken with nothing to sell, it still recruits, and asks nothing."""
    state = at_sea([2, 8, 9], {2: PORT, **AHEAD}, crew=[0, 1, 1])
    assert state.decision == "sail" and state.crew[0] == 1 and beside(state, 0) == [PORT]


def test_no_shield_no_recruit() -> None:
    """port.recruit, crew.no-room, ruling.overboard-source: the Viking stays in the reserve."""
    state = at_sea([2, 8, 9], {2: PORT, **AHEAD}, crew=[10, 1, 1])
    assert (state.crew[0], state.reserve) == (10, 28)
    assert clause_of(state.events, "no-room") == "crew.no-room"


def test_sale_makes_room_for_the_recruit() -> None:
    """ruling.sell-then-recruit: shields uncovered by the sale already count."""
    goods = [TIMBER, PIGS, FISH, AMBER, DRAGON]
    state = at_sea([2, 8, 9], {2: PORT, **AHEAD}, aboard=[goods, [], []], crew=[0, 1, 1], voyage=4)
    assert state.shields(0) == 0
    state.play(f"sell {TIMBER}")
    assert state.crew[0] == 1


def test_empty_reserve_recruits_nobody() -> None:
    """ruling.viking-shortage"""
    state = at_sea([2, 8, 9, 11], {2: PORT, **AHEAD, 11: AXE}, crew=[9, 10, 10, 10], villages={5: 1})
    assert state.reserve == 0 and state.crew[0] == 9
    assert clause_of(state.events, "shortage") == "ruling.viking-shortage"
