"""The words of moves, which name things on the table.

    village                 a Location; `space.village` the Action Space under one's own board
    recruit2 village1 fortress3 sea4 prophecy1      a slot of the board
    reaver-deck village-deck fortress-deck sea-deck prophecy-deck      the top of a deck
    R01 L7 VF3              a card; `looked1` a Prophecy that one is looking at
    red.hammer              a die on one's own board; `L7.die` the die on a Relic; `trade.red.hammer` at Trade
    up.shield               a ready Ship Upgrade token; `up.shield.used` one that is turned over
    red hammer              a colour of the supply, a face to choose
    food1                   a stack of Territory tiles
    c0 c1 c2                combat dice on the table, by their successes

Of things alike the second one is `red.hammer.2`, and so on. No word stands twice in a move, so that every
thing chosen can be shown, clicked and taken back by itself.
"""

from collections.abc import Iterable


def numbered(names: Iterable[str]) -> list[str]:
    """The names with their copies numbered."""
    seen: dict[str, int] = {}
    words = []
    for name in names:
        seen[name] = copy = seen.get(name, 0) + 1
        words.append(name if copy == 1 else f"{name}.{copy}")
    return words


def plain(word: str) -> str:
    """The name without the number of its copy."""
    name, _, copy = word.rpartition(".")
    return name if copy.isdigit() else word
