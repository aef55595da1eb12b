"""The course of the game: round setup, turns, Cleanup, the end."""

from .cards import discard, draw_cards
from .pieces.board import LOOT_PAIRS, MARKERS, PROPHECY_SLOTS, RECRUIT_SLOTS, ROUNDS, SEA_SLOTS, TRADE_DICE
from .pieces.dice import COLOUR, COLOURS, ROLL
from .state import FORTRESS, N_KINDS, NO_CARD, NOBODY, PROPHECY, REAVER, SEA, VILLAGE, Reavers, Steps

# ---- round setup --------------------------------------------------------------------------------------


def begin_round(s: Reavers) -> None:
    """Fill the Locations in the printed order, then let the First Player begin."""
    n = s.players
    s.tell("round", "refill.when", n=s.round, reveals=True)
    s.recruits = [draw_cards(s, REAVER, size) for size in RECRUIT_SLOTS[n]]
    s.sea = _row(draw_cards(s, SEA, SEA_SLOTS[n]), SEA_SLOTS[n])
    s.prophecies = _row(draw_cards(s, PROPHECY, PROPHECY_SLOTS), PROPHECY_SLOTS)
    _roll_trade_dice(s)
    s.village = [draw_cards(s, VILLAGE, 2) for _ in range(LOOT_PAIRS[n])]
    s.fortress = [draw_cards(s, FORTRESS, 2) for _ in range(LOOT_PAIRS[n])]
    s.then(("turn", s.first))


def _row(cards: list[str], slots: int) -> list[str]:
    """One card to a slot; slots for which no card was left stay empty."""
    return cards + [NO_CARD] * (slots - len(cards))


def _roll_trade_dice(s: Reavers) -> None:
    s.trade_dice = [0] * N_KINDS
    for colour in range(len(COLOURS)):
        due = min(TRADE_DICE, s.supply[colour])
        s.supply[colour] -= due
        for _ in range(due):
            s.trade_dice[ROLL[colour][s.draw(6)]] += 1
        if due < TRADE_DICE:
            s.tell("trade-shortage", "ruling.trade-dice-shortage", colour=COLOURS[colour], n=TRADE_DICE - due)


# ---- Action Selection ---------------------------------------------------------------------------------


def turn(s: Reavers, start: int) -> None:
    """The next seat clockwise that has a pawn places it; the Honour Ship comes last, then Cleanup."""
    s.active, s.place, s.joined, s.relics_used = NOBODY, "", 0, 0
    for seat in s.clockwise(start):
        if s.pawns[seat]:
            s.then(("location", seat))
            return
    if s.honour != NOBODY and not s.honour_placed:
        s.then(("location", s.honour))
    else:
        s.then(("cleanup",))


# ---- Cleanup ------------------------------------------------------------------------------------------


def cleanup(s: Reavers) -> None:
    """Glory for territories, cards and dice off the board, pawns back; then the next round, or the end."""
    for seat, tiles in enumerate(s.tiles):
        if tiles:
            s.glory[seat] += len(tiles)
            s.tell("territory-glory", "cleanup.territory-glory", seat, n=len(tiles))
    _clear_cards(s)
    _clear_dice(s)
    _turn_back(s)
    if s.round == ROUNDS:
        s.tell("game-end", "cleanup.end-or-advance", winners=s.winners(), reveals=True)
        return
    s.round += 1
    s.then(("round",))


def _clear_cards(s: Reavers) -> None:
    discard(s, REAVER, [card for slot in s.recruits for card in slot])
    discard(s, VILLAGE, [card for pair in s.village for card in pair])
    discard(s, FORTRESS, [card for pair in s.fortress for card in pair])
    discard(s, SEA, [card for card in s.sea if card])
    discard(s, PROPHECY, [card for card in s.prophecies if card])
    s.recruits, s.village, s.fortress, s.sea, s.prophecies = [], [], [], [], []
    s.tell("cleared", "cleanup.clear-cards", n=s.round)


def _clear_dice(s: Reavers) -> None:
    for kind, n in enumerate(s.trade_dice):
        s.supply[COLOUR[kind]] += n
    s.trade_dice = [0] * N_KINDS


def _turn_back(s: Reavers) -> None:
    """What the list of steps forgets: pawns return, upgrades become ready, the Honour Ship passes."""
    s.placed = [NOBODY] * len(s.placed)
    s.pawns = [MARKERS[s.players]] * s.players
    if any(s.used):
        s.ready = [ready + used for ready, used in zip(s.ready, s.used, strict=True)]
        s.used = [0] * len(s.used)
        s.tell("refreshed", "upgrade.refresh")
    if s.honour != NOBODY:
        s.honour = (s.honour + 1) % s.players
        s.honour_placed = False
        s.tell("honour-ship", "ruling.honour-ship-passing", s.honour)


STEPS: Steps = {"round": begin_round, "turn": turn, "cleanup": cleanup}
