"""Territories: nine stacks of four tiles. Defence and price belong to the stack, the reward to the tile."""

from typing import NamedTuple

LEVEL_REWARDS = {
    1: ((("glory", 1), ("food", 1)), (("food", 2),), (("dice", 1),), (("glory", 1),)),
    2: ((("glory", 2), ("food", 1)), (("food", 3),), (("favour", 1), ("glory", 1)), (("dice", 2),)),
    3: ((("glory", 4),), (("favour", 2), ("glory", 1)), (("reaver", 1),), (("loot", 1),)),
}
PRICES = {"food": (3, 5, 7), "favour": (2, 3, 4), "dice": (2, 3, 4)}


class Stack(NamedTuple):
    """One stack: what it is paid in, how much, and the defence value, which is its level."""

    id: str
    resource: str
    price: int
    defence: int
    tiles: tuple[str, ...]


STACKS = {
    f"{resource}{level}": Stack(
        f"{resource}{level}",
        resource,
        price,
        level,
        tuple(f"{resource}{level}.{number}" for number in range(1, 5)),
    )
    for resource, prices in PRICES.items()
    for level, price in enumerate(prices, 1)
}
STACK = tuple(STACKS)
STACK_INDEX = {stack: index for index, stack in enumerate(STACK)}
STACK_OF = {tile: stack for stack in STACKS.values() for tile in stack.tiles}
TILE_GAINS = {
    tile: gains
    for stack in STACKS.values()
    for tile, gains in zip(stack.tiles, LEVEL_REWARDS[stack.defence], strict=True)
}
