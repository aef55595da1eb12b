"""What may wait on the stack: the decisions and steps that can, and the data that each of them carries."""

from typing import Any

from drakkar.core.shape import Shape, flag, integer, one_of

from .cards import all_cards
from .combat import PILLAGES, PURPOSES
from .pieces.dice import COLOURS, FACES
from .pieces.reavers import REAVERS
from .pieces.relics import RELIC
from .pieces.sea import VOYAGES
from .pieces.territories import STACKS
from .spending import SOURCE
from .state import N_KINDS, N_UPGRADES, Reavers

CARDS_IN_FRAME = (
    "use",
    "recruited",
    "unpack",
    "apply",
    "relic-swap",
)  # cards being resolved: the second argument


def require(holds: bool, sentence: str) -> None:
    """Say what is wrong with a position."""
    if not holds:
        raise ValueError(sentence)


def _words(*known: str) -> Shape:
    return lambda value: type(value) is tuple and all(item in known for item in value)


def _numbers(low: int, high: int) -> Shape:
    return lambda value: (
        type(value) is tuple and all(type(item) is int and low <= item <= high for item in value)
    )


def _clause(value: Any) -> bool:
    return type(value) is str and value in Reavers.game.rulebook


_card = _words(*(card for deck in all_cards(True) for card in deck))
_reavers = _words(*REAVERS)
_laid = _numbers(0, len(SOURCE) - 1)
_colours = _numbers(0, len(COLOURS) - 1)
_die_kinds = _numbers(0, N_KINDS - 1)
_few = integer(0, 10)
_slot = integer(-1, 4)
_stack = one_of(*STACKS)
_target = one_of(*STACKS, *PILLAGES, *range(-1, 5))
_purpose = one_of(*PURPOSES)
_dice = integer(0, 60)

# The arguments of every frame after its seat.
FRAMES: dict[str, tuple[Shape, ...]] = {
    "location": (),
    "join": (),
    "prepare": (),
    "recruit": (),
    "use": (_reavers,),
    "faces": (integer(0, 2), _colours, _die_kinds),
    "trade": (integer(1, 3), flag),
    "loot": (integer(0, 4),),
    "apply": (_card,),
    "upgrade": (integer(0, N_UPGRADES - 1),),
    "pillage": (one_of(*PILLAGES),),
    "spoils": (_clause,),
    "conquer": (_few, flag),
    "target": (),
    "voyage": (one_of(*VOYAGES),),
    "encounter": (_slot,),
    "commit": (_purpose, _target, _few, _laid),
    "reroll": (_purpose, _target, _dice, _dice, _dice),
    "pay": (_words(*FACES, "any"), _clause, _laid),
    "armourer": (one_of(*REAVERS),),
    "chanter": (one_of(*REAVERS), _laid),
    "sacrificer": (one_of(*REAVERS),),
    "steward": (one_of(*REAVERS),),
    "feaster": (one_of(*REAVERS),),
    "relic": (),
    "keep": (),
    "relic-swap": (_words(*RELIC),),
    "overflow": (),
    "stow": (),
    "discard": (_few,),
    "muster": (_few, _clause),
    "turn": (),
    "attend": (),
    "ability": (one_of(*REAVERS),),
    "relics": (),
    "campaign": (_few, flag),
    "annex": (_stack,),
    "voyage-card": (),
    "meet": (_slot,),
    "beaten": (_slot,),
    "unpack": (_card,),
    "defended": (one_of(*PILLAGES),),
    "roll": (_colours, _clause),
    "dice-reward": (_few, _clause),
    "reaver-reward": (_clause,),
    "loot-reward": (_clause,),
    "top-card": (one_of("village", "fortress"), _clause),
    "lose-dice": (_few,),
    "room": (),
}


def check_frames(s: Reavers) -> None:
    """What waits is well formed: a decision or step that can wait, for a seat that plays, with sound data."""
    for name, *args in s.stack:
        shapes = FRAMES.get(name)
        require(shapes is not None and len(args) == 1 + len(shapes), f"{name!r} can't wait like this")
        require(
            type(args[0]) is int and 0 <= args[0] < s.players, f"{name!r} waits for a seat that does not play"
        )
        require(
            all(fits(arg) for fits, arg in zip(shapes or (), args[1:], strict=True)),
            f"{name!r} is out of form",
        )
