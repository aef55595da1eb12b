"""Conquest: attempts, negotiation, every territory; force is in the tests of combat."""

import pytest
from drakkar.reavers.pieces.territories import STACKS, TILE_GAINS

from .helpers import (
    clause_of,
    clauses,
    dice,
    empty_deck,
    holdings,
    join,
    on_top,
    play,
    refusal,
    set_dice,
    table,
    tiles,
    told,
    top_tile,
    upgrade,
    with_luck,
)

# What each level of territory gives, tile by tile, in our own reading of the box.
REWARDS = {
    1: [{"glory": 1, "food": 1}, {"food": 2}, {"dice": 1}, {"glory": 1}],
    2: [{"glory": 2, "food": 1}, {"food": 3}, {"favour": 1, "glory": 1}, {"dice": 2}],
    3: [{"glory": 4}, {"favour": 2, "glory": 1}, {"reaver": 1}, {"loot": 1}],
}
PRICES = {"food1": 3, "food2": 5, "food3": 7, "favour1": 2, "favour2": 3, "favour3": 4}
PRICES |= {"dice1": 2, "dice2": 3, "dice3": 4}


@pytest.mark.parametrize(("stack", "price"), PRICES.items())
def test_negotiation_prices(stack: str, price: int) -> None:
    """negotiate.some-territories, negotiate.pay-price, ruling.stack-price, ruling.tile-hidden: the whole
    price in the one resource of the stack, known beforehand; one short is refused."""
    resource = stack[:-1]
    for short in (1, 0):
        n = price - short
        state = table(3, dice={0: "blue.ship " * n} if resource == "dice" else None)
        if resource != "dice":
            getattr(state, resource)[0] = n
        play(state, "sail conquest")
        legal = state.decision == "join"
        if legal:
            play(state, "join")
        able = legal and f"negotiate {stack}" in state.moves()
        assert able == (short == 0)
        if legal and short:
            assert refusal(state, f"negotiate {stack}") == "negotiate.pay-price"
    top_tile(state, f"{stack}.1")
    before = {"food": state.food[0], "favour": state.favour[0], "dice": len(dice(state, 0))}
    events = play(state, f"negotiate {stack}")
    assert told(events, "negotiates") == [{"seat": 0, "stack": stack, "resource": resource, "n": price}]
    gained = REWARDS[int(stack[-1])][0].get(resource, 0)
    now = {"food": state.food[0], "favour": state.favour[0], "dice": len(dice(state, 0))}
    assert now[resource] == before[resource] - price + gained
    assert clause_of(events, "conquered") == "negotiate.take-tile" and "combat" not in [
        e.kind for e in events
    ]
    assert state.view(None)["stacks"][stack]["tiles"] == 3


@pytest.mark.parametrize("tile", TILE_GAINS)
def test_every_tile(tile: str) -> None:
    """negotiate.take-tile, conquest.keep-tile, force.take-tile: for each of the 36 tiles, its reward, at
    once; the tile is kept openly beside the board and not in the pile."""
    stack, number = tile.split(".")
    state = table(3, dice={0: "blue.ship " * 4}, food=9, favour=9)
    on_top(state, "R01")
    top_tile(state, tile)
    play(state, "sail conquest", "join")
    before = (state.food[0], state.favour[0], state.glory[0])
    events = play(state, f"negotiate {stack}")
    assert told(events, "conquered") == [{"seat": 0, "stack": stack, "tile": tile}]
    assert state.view(1)["seats"][0]["tiles"] == [tile] and tile not in holdings(state, 0)["pile"]
    reward = REWARDS[int(stack[-1])][int(number) - 1]
    price = {"food": 0, "favour": 0, stack[:-1]: PRICES[stack]}
    assert state.food[0] == before[0] - price["food"] + reward.get("food", 0)
    assert state.favour[0] == before[1] - price["favour"] + reward.get("favour", 0)
    assert state.glory[0] == before[2] + reward.get("glory", 0)
    if "dice" in reward:
        assert state.decision == "muster" and state.view(None)["prompt"] == {"n": reward["dice"]}
        had = len(dice(state, 0))
        play(state, "muster red" if reward["dice"] == 1 else "muster red yellow")
        assert len(dice(state, 0)) == had + reward["dice"]
    elif "reaver" in reward:
        assert state.decision == "use" and state.view(None)["prompt"] == {"cards": ["R01"]}
        play(state, "specialise R01 space.sea")
    elif "loot" in reward:
        assert state.moves() == ["draw village-deck", "draw fortress-deck"]
        assert refusal(state, "draw sea-deck") == "possible.choice"
        play(state, "draw fortress-deck")
        assert len(holdings(state, 0)["pile"]) == 1
    assert state.decision == "conquer" and state.view(None)["prompt"]["n"] == 2


def test_data_of_the_stacks() -> None:
    """data.ours, force.defence-value, ruling.stack-price: the level is the defence; one price at most."""
    for name, stack in STACKS.items():
        assert stack.defence == int(name[-1]) and (stack.price, stack.resource) == (PRICES[name], name[:-1])
        assert len(stack.tiles) == 4


def test_order_and_finishing() -> None:
    """conquest.order, conquest.finish-before-next, conquest.repeat-allowed, conquest.attempt: a seat makes
    all its attempts, also at the same stack, before the next one begins."""
    state = table(3, food=30)
    state.stacks[0] = ["food1.3", "food1.1", "food1.2", "food1.4"]
    join(state, "conquest", 0)
    play(state, "negotiate food1", "negotiate food1", "negotiate food1")
    assert state.tiles[0] == ["food1.4", "food1.2", "food1.1"] and (state.seat, state.decision) == (1, "join")


def test_stopping() -> None:
    """ruling.unused-actions"""
    state = table(3, food=30)
    top_tile(state, "food1.4")
    join(state, "conquest", 0)
    assert refusal(state, "stop") == "ruling.unused-actions"
    play(state, "negotiate food1")
    events = play(state, "stop")
    assert told(events, "stopped") == [{"seat": 0, "n": 2}] and state.seat == 1
    assert clause_of(events, "stopped") == "ruling.unused-actions"


def test_no_attempt_left() -> None:
    """ruling.unused-actions, ruling.stack-empty: actions that can't be used are lost without a question."""
    state = table(3, food={0: 3})
    top_tile(state, "food1.4")
    join(state, "conquest", 0)
    play(state, "negotiate food1")
    assert state.seat == 1


def test_force_or_negotiation() -> None:
    """conquest.two-ways: both where both are possible."""
    state = table(3, dice={0: "red.hammer blue.clan"}, food=3)
    join(state, "conquest", 0)
    assert state.moves() == [*(f"force {stack}" for stack in STACKS), "negotiate food1", "negotiate dice1"]


def test_force_needs_a_hammer() -> None:
    """ruling.at-least-one-hammer: not offered without one."""
    state = table(3, food=3, dice={0: "red.clan"})
    join(state, "conquest", 0)
    assert (
        state.moves() == ["negotiate food1"] and refusal(state, "force food1") == "ruling.at-least-one-hammer"
    )


def test_an_empty_stack() -> None:
    """ruling.stack-empty: neither attacked nor won over."""
    state = table(3, dice={0: "red.hammer"}, food=9)
    tiles(state, 2, *STACKS["food1"].tiles)
    join(state, "conquest", 0)
    assert refusal(state, "force food1") == refusal(state, "negotiate food1") == "ruling.stack-empty"
    assert "negotiate food2" in state.moves()


def test_all_stacks_empty() -> None:
    """ruling.stack-empty: only preparing is left."""
    state = table(3, dice={0: "red.hammer"}, food=9)
    tiles(state, 2, *TILE_GAINS)
    play(state, "sail conquest")
    assert state.decision == "prepare" and refusal(state, "join") == "ruling.stack-empty"


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("force", "conquest.attempt"),
        ("force nowhere", "conquest.attempt"),
        ("force food1 food2", "force.choose-stack"),
        ("negotiate favour1", "negotiate.pay-price"),
        ("negotiate food1 extra", "relic.power"),
        ("use L1", "possible.own-things"),
        ("forage", "conquest.action-counts"),
    ],
)
def test_refused_attempts(move: str, clause: str) -> None:
    """conquest.attempt, negotiate.pay-price, conquest.action-counts"""
    state = table(3, dice={0: "red.hammer"}, food=9)
    join(state, "conquest", 0)
    assert refusal(state, move) == clause


def test_any_faces_pay_in_dice() -> None:
    """negotiate.any-face, ruling.upgrade-as-die, ruling.dice-count-for-costs: dice of any faces and ready
    tokens; a double hammer is one die. Clan faces serve here (ruling.accepted-face)."""
    state = table(3, dice={0: "red.double blue.clan"})
    upgrade(state, 0, "shield")
    top_tile(state, "dice1.4")
    join(state, "conquest", 0)
    play(state, "negotiate dice1")
    assert state.decision == "pay" and state.view(None)["prompt"]["faces"] == ["any", "any"]
    assert state.moves() == [
        "pay blue.clan up.shield",
        "pay red.double up.shield",
        "pay red.double blue.clan",
    ]
    assert refusal(state, "pay red.double") == "negotiate.any-face"
    events = play(state, "pay blue.clan up.shield")
    assert dice(state, 0) == ["red.double"] and clauses(events, "spent") == ["negotiate.any-face"]


def test_very_many_ways_to_pay() -> None:
    """negotiate.any-face: with a long list, dice are laid down one by one; every set can be reached."""
    kit = (
        "red.hammer red.double red.shield red.ship blue.hammer blue.shield blue.ship yellow.chest yellow.ship"
    )
    state = table(3, dice={0: f"{kit} yellow.clan"})
    upgrade(state, 0, "shield", "chest", "dual")
    top_tile(state, "dice3.1")
    join(state, "conquest", 0)
    play(state, "negotiate dice3")
    assert all(move.startswith("lay ") for move in state.moves()) and len(state.moves()) == 13
    assert refusal(state, "lay blue.clan") == "possible.own-things"
    play(state, "lay yellow.chest")
    while state.moves()[0].startswith("lay"):
        play(state, state.moves()[0])
    assert state.decision == "pay" and len(state.moves()) <= 120
    play(state, state.moves()[-1])
    assert "yellow.chest" not in dice(state, 0)
    mine = holdings(state, 0)
    assert 10 - len(mine["dice"]) + sum(not token["ready"] for token in mine["upgrades"]) == 4
    assert state.tiles[0] == ["dice3.1"]


def test_rewards_that_are_not_there() -> None:
    """ruling.reward-unavailable: what exists is given, the rest is lost."""
    state = table(3, food=9)
    empty_deck(state, "reaver")
    top_tile(state, "food3.3")
    join(state, "conquest", 0)
    events = play(state, "negotiate food3")
    assert clauses(events, "no-card") == ["ruling.reward-unavailable"] and state.tiles[0] == ["food3.3"]


def test_dice_of_your_choice_are_chosen_together() -> None:
    """ruling.dice-together, ruling.supply-of-dice, ruling.reward-unavailable: colours first, then the
    roll."""
    state = table(3, food=9)
    top_tile(state, "food2.4")
    join(state, "conquest", 0)
    play(state, "negotiate food2")
    assert state.moves() == [
        "muster red red.2",
        "muster red blue",
        "muster red yellow",
        "muster blue blue.2",
        "muster blue yellow",
        "muster yellow yellow.2",
    ]
    assert refusal(state, "muster red") == "ruling.dice-together"
    state.supply[0] -= 19
    state.crew[15 + 3] += 9
    state.crew[30 + 3] += 10
    state._moves = None
    assert refusal(state, "muster red red.2") == "ruling.supply-of-dice"
    world, events = with_luck(
        state, "muster red blue", lambda told: told[0].data["dice"] == ["red.double", "blue.chest"]
    )
    assert (
        dice(world, 0) == ["red.double", "blue.chest"]
        and clause_of(events, "rolled") == "negotiate.take-tile"
    )


def test_dice_reward_with_an_empty_supply() -> None:
    """ruling.supply-of-dice, ruling.reward-unavailable"""
    state = table(5, food=9)
    for seat, kit in enumerate(("red", "red", "blue", "blue", "yellow")):
        set_dice(state, seat, f"{kit}.ship " * 10)
    state.supply[2] -= 9
    state.trade_dice[12] += 9
    top_tile(state, "food2.4")
    join(state, "conquest", 0)
    events = play(state, "negotiate food2")
    assert told(events, "short-of-dice") == [{"seat": 0, "n": 1}] and state.moves() == ["muster yellow"]
    play(state, "muster yellow")
    assert state.decision == "overflow"
    play(state, "return red.ship")
    state.supply[0] -= 1
    state.trade_dice[3] += 1
    top_tile(state, "food1.3")
    events = play(state, "negotiate food1")
    assert told(events, "short-of-dice") == [{"seat": 0, "n": 1}] and state.decision == "conquer"
