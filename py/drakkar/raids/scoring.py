"""Glory: what each seat has, and how the Arrival tiles rank the ships."""

from collections.abc import Callable

from drakkar.core import Part, Score

from .pieces import GOODS, KIND, RUNE_SCORE, VALUE
from .state import COIN_VALUES, Raids

FULL_SET = len(RUNE_SCORE) - 1


def score(s: Raids, seat: int) -> Score:
    """The Glory of a seat by its sources."""
    aboard, beside = s.aboard[seat], s.beside[seat]
    coins = sum(n * value for n, value in zip(s.coins[seat], COIN_VALUES, strict=True))
    return Score.of(
        Part("coins", coins, "score.coins"),
        Part("runes", runes(_tiles(beside, "rune")), "score.runes"),
        Part("mjollnir", _values(aboard, "mjollnir") * s.crew[seat], "score.mjollnir"),
        Part("pennants", _values(aboard, "pennant"), "score.pennants"),
        Part("goods", _values(beside, "goods"), "score.goods-sold"),
        Part("monsters", _values(beside, "monster"), "score.monsters"),
    )


def runes(n: int) -> int:
    """Glory of n Runes: full collections first."""
    return n // FULL_SET * RUNE_SCORE[FULL_SET] + RUNE_SCORE[n % FULL_SET]


def _tiles(tiles: list[int], kind: str) -> int:
    return sum(KIND[tile] == kind for tile in tiles)


def _values(tiles: list[int], kind: str) -> int:
    return sum(VALUE[tile] for tile in tiles if KIND[tile] == kind)


# What each Arrival tile counts, on the ship and beside it together. The first voyage's counts nothing.
COUNTS: dict[str, Callable[[Raids, int], int]] = {
    "goods": lambda s, seat: _tiles(s.aboard[seat] + s.beside[seat], "goods"),
    "kinds": lambda s, seat: len({GOODS[tile] for tile in s.aboard[seat] + s.beside[seat] if GOODS[tile]}),
    "runes": lambda s, seat: _tiles(s.beside[seat], "rune"),
    "shields": Raids.shields,
    "weapons": Raids.weapons,
    "ports": lambda s, seat: _tiles(s.beside[seat], "port"),
    "monsters": lambda s, seat: _tiles(s.beside[seat], "monster"),
    "sails": lambda s, seat: _values(s.aboard[seat], "sail"),
}
