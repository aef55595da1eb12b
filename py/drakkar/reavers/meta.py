"""What is known of Reavers of Midgard before it is played."""

from drakkar.core import Meta, Option

META = Meta(
    id="reavers",
    players=(2, 5),
    minutes=(60, 90),
    end="game.six-rounds",
    hidden=True,
    options=(
        Option("first_seat_starts", False, clause="ruling.first-player-source"),
        Option("rank_by_participants", False, clause="option.rank-by-participants"),
        Option("choose_loot_order", False, clause="ruling.loot-order"),
        Option("voyage_first", False, clause="ruling.sea-target-first"),
        Option("village_food", False, clause="option.village-food"),
        Option("defences", False, clause="option.defence-cards"),
    ),
)
