"""What is known of Vikingar before it is played."""

from drakkar.core import Meta, Option

from .pieces import EXPLOITS, FEWER_GATES, GATES

META = Meta(
    id="vikingar",
    players=(2, 4),
    minutes=(60, 105),
    end="victory.at-once",
    options=(
        Option("target", 3, tuple(range(1, len(EXPLOITS) + 1)), clause="setup.agree-target"),
        Option("gates", len(GATES), (FEWER_GATES, len(GATES)), clause="data.gates"),
        Option("council", False, clause="ruling.council"),
        Option("wide_forts", False, clause="ruling.fort-same-dial"),
        Option("shielded_outposts", False, clause="ruling.raid-fort-shield"),
        Option("own_pillage", True, clause="ruling.own-outpost-pillage"),
        Option("tamed_falls", False, clause="ruling.fall-every-entry"),
        Option("bloody_defence", True, clause="ruling.defender-earns-sanguinaire"),
        Option("early_kraken", False, clause="ruling.kraken-cap"),
    ),
)
