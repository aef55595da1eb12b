"""What is known of Raids before it is played."""

from drakkar.core import Meta, Option

META = Meta(
    id="raids",
    players=(2, 4),
    minutes=(30, 45),
    end="game-end.trigger",
    options=(
        Option("need_at_least_one", False, clause="ruling.zero-ranks"),
        Option("last_takes_first", False, clause="ruling.last-ship-takes-nothing"),
    ),
)
