"""What is known of Vikings on Board before it is played."""

from drakkar.core import Meta, Option

META = Meta(
    id="onboard",
    players=(2, 4),
    minutes=(30, 60),
    end="end.after-seventh",
    hidden=True,
    options=(
        Option("choose_colours", False, clause="ruling.colour-choice-order"),
        Option("one_bet_per_ship", False, clause="ruling.several-bets-one-ship"),
        Option("choose_return_order", False, clause="ruling.warehouse2-return-order"),
        Option("neutrals_end_sharing", False, clause="ruling.next-taker"),
        Option("open_chests", False, clause="ruling.chests-public-when-taken"),
    ),
)
