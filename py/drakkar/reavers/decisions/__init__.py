"""The decisions of Reavers of Midgard by theme, and the automatic steps between them."""

from drakkar.core import Decision

from .. import flow, gains
from ..state import Steps
from . import abilities, combat, conquest, dice, location, loot, pay, raid, recruit, relics, sea, trade

DECISIONS: tuple[Decision, ...] = (
    *location.DECISIONS,
    *recruit.DECISIONS,
    *trade.DECISIONS,
    *raid.DECISIONS,
    *loot.DECISIONS,
    *conquest.DECISIONS,
    *sea.DECISIONS,
    *combat.DECISIONS,
    *pay.DECISIONS,
    *abilities.DECISIONS,
    *relics.DECISIONS,
    *dice.DECISIONS,
)
STEPS: Steps = {
    **flow.STEPS,
    **gains.STEPS,
    **location.STEPS,
    **recruit.STEPS,
    **loot.STEPS,
    **conquest.STEPS,
    **sea.STEPS,
    **abilities.STEPS,
    **relics.STEPS,
    **dice.STEPS,
}
