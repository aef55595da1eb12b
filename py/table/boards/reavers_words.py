"""What the things of Reavers of Midgard are called and what their cards say, in full words."""

from collections import Counter
from collections.abc import Iterable

from drakkar.reavers.pieces.dice import COLOURS
from drakkar.reavers.pieces.reavers import REAVERS
from drakkar.reavers.pieces.relics import RELICS
from drakkar.reavers.pieces.sea import SEA_BATTLES

from ..languages import Text
from ..look import Look
from .reavers_cards import kind

_KNOWN: dict[tuple[str, str], list[str]] = {}


def sentence(look: Look, name: str, parts: Iterable[str]) -> str:
    """A name and what is to be said of it."""
    said = [part for part in parts if part]
    return f"{capital(name)}{look.text('board.colon')}{listed(look, said)}" if said else capital(name)


def listed(look: Look, parts: Iterable[str]) -> str:
    """Parts that have commas of their own."""
    return look.text("board.semicolon").join(parts)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def card_name(look: Look, card: str) -> str:
    return look.text.name("piece", card)


def lines(look: Look, card: str) -> list[str]:
    """What stands on a card, line by line."""
    key = (look.text.language, card)
    if key not in _KNOWN:
        _KNOWN[key] = _say(look.text, card)
    return _KNOWN[key]


def _say(text: Text, card: str) -> list[str]:
    which = kind(card)
    if which == "reaver":
        reaver = REAVERS[card]
        return [
            text("board.card.recruit", dice=[COLOURS[colour] for colour in reaver.recruit]),
            text("board.card.rally", dice=[COLOURS[colour] for colour in reaver.rally]),
            text("board.card.lead", clan=reaver.clan),
            text("board.card.specialise", ability=reaver.ability),
        ]
    effect = text(f"effect.{card}")
    if which == "relic":
        relic = RELICS[card]
        power = text("board.card.power", face=relic.face, place=relic.location)
        return [power, effect, text("board.card.worth", n=relic.glory)]
    if which == "sea":
        battle = SEA_BATTLES[card]
        return [text("board.card.fight", n=battle.defence, faces=battle.faces), effect]
    return [effect]


def card_words(look: Look, card: str) -> str:
    """A card in full."""
    return f"{card_name(look, card)}{look.text('board.colon')}{' '.join(lines(look, card))}"


def cards_words(look: Look, cards: Iterable[str]) -> str:
    return " ".join(card_words(look, card) for card in cards)


def die_words(look: Look, die: str) -> str:
    return look.text.name("piece", die)


def dice_words(look: Look, dice: Iterable[str]) -> str:
    """Dice of the same kind are counted together."""
    return ", ".join(
        die_words(look, die) if n == 1 else f"{n} × {die_words(look, die)}"
        for die, n in Counter(dice).items()
    )


def percent(look: Look, chance: float) -> str:
    """A chance, exact to a tenth of a percent; never rounded to certainty or to nothing."""
    if chance <= 0 or chance >= 1:
        return "0" if chance <= 0 else "100"
    tenths = min(999, max(1, round(chance * 1000)))
    return f"{tenths // 10}{look.text('board.point')}{tenths % 10}"
