"""What cards, tiles and abilities give: `(what, how many)` pairs, carried out in their order."""

from .cards import draw_cards, has_cards
from .crew import take_rolled
from .pieces.dice import COLOURS
from .pieces.fortress import DEFENCE_TOKENS
from .pieces.sea import TROPHIES
from .state import DECKS, DEFENCES, FORTRESS, REAVER, TROPHY, VILLAGE, Reavers, Steps

Gains = tuple[tuple[str, int], ...]


def gain(s: Reavers, seat: int, gains: Gains, clause: str) -> None:
    """Give at once what needs no choice and no chance; the rest follows in order."""
    frames: list[tuple[object, ...]] = []
    for what, n in gains:
        if what in ("food", "favour", "glory"):
            getattr(s, what)[seat] += n
            s.tell(what, clause, seat, n=n)
        elif what in TROPHY:
            _token(s, seat, s.trophies, TROPHY.index(what), TROPHIES[what], what, clause)
        elif what in DEFENCES:
            _token(s, seat, s.defences, DEFENCES.index(what), DEFENCE_TOKENS[what], what, clause)
        elif what in COLOURS:
            frames.append(("roll", seat, (COLOURS.index(what),) * n, clause))
        elif what == "dice":
            frames.append(("dice-reward", seat, n, clause))
        elif what == "reaver":
            frames += [("reaver-reward", seat, clause)] * n
        elif what == "loot":
            frames += [("loot-reward", seat, clause)] * n
        else:
            frames += [("top-card", seat, what, clause)] * n
    s.then(*frames)


def _token(s: Reavers, seat: int, owned: list[int], kind: int, total: int, what: str, clause: str) -> None:
    """A trophy or Defence token, if one is left."""
    kinds = len(owned) // s.players
    if sum(owned[kind::kinds]) < total:
        owned[seat * kinds + kind] += 1
        s.tell("token", clause, seat, token=what)
    else:
        s.tell("no-token", "ruling.reward-unavailable", seat, token=what)


# ---- automatic steps ----------------------------------------------------------------------------------


def dice_reward(s: Reavers, seat: int, n: int, clause: str) -> None:
    """Dice of the taker's choice, rolled: as many as the supply has."""
    due = min(n, sum(s.supply))
    if due < n:
        s.tell("short-of-dice", "ruling.supply-of-dice", seat, n=n - due)
    if due:
        s.then(("muster", seat, due, clause))


def reaver_reward(s: Reavers, seat: int, clause: str) -> None:
    """The top Reaver of the deck, resolved like any other."""
    cards = draw_cards(s, REAVER, 1)
    if cards:
        s.then(("recruited", seat, tuple(cards), clause))
    else:
        s.tell("no-card", "ruling.reward-unavailable", seat, deck=DECKS[REAVER])


def loot_reward(s: Reavers, seat: int, clause: str) -> None:
    """A Village or a Fortress card: the taker chooses if both decks have one."""
    decks = [deck for deck in (VILLAGE, FORTRESS) if has_cards(s, deck)]
    if len(decks) == 2:
        s.then(("spoils", seat, clause))
    elif decks:
        top_card(s, seat, DECKS[decks[0]], clause)
    else:
        s.tell("no-card", "ruling.reward-unavailable", seat, deck=DECKS[VILLAGE])


def top_card(s: Reavers, seat: int, deck: str, clause: str) -> None:
    """The top card of a loot deck, applied like any other."""
    cards = draw_cards(s, DECKS.index(deck), 1)
    if cards:
        s.tell("drew-loot", clause, seat, cards=cards, deck=deck, reveals=True)
        s.then(("unpack", seat, tuple(cards)))
    else:
        s.tell("no-card", "ruling.reward-unavailable", seat, deck=deck)


STEPS: Steps = {
    "roll": take_rolled,
    "dice-reward": dice_reward,
    "reaver-reward": reaver_reward,
    "loot-reward": loot_reward,
    "top-card": top_card,
}
