"""The round: filling the board, placing pawns, Cleanup, the end of the game."""

from collections import Counter

import pytest
from drakkar.reavers.pieces.board import LOCATIONS
from drakkar.reavers.pieces.dice import COLOURS

from .helpers import (
    all_pass,
    block,
    clause_of,
    clauses,
    empty_deck,
    empty_supply,
    finish_round,
    join,
    new,
    pass_by,
    play,
    ready,
    refusal,
    set_trade_dice,
    show,
    table,
    tiles,
    told,
    upgrade,
)

SLOTS = {2: [2, 2, 1], 3: [2, 2, 1, 1], 4: [2, 2, 2, 1, 1], 5: [2, 2, 2, 1, 1, 1]}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_round_setup_fills_the_slots_in_use(players: int) -> None:
    """refill.reavers, refill.cross-slots, refill.single-slots, refill.sea-battles, refill.villages,
    refill.fortresses, ruling.fortress-slots-typo, variant.display-by-count, ruling.lieu-terminology"""
    view = new(players).view(None)
    assert [len(slot) for slot in view["recruits"]] == SLOTS[players]
    assert [len(pair) for pair in view["village"]] == [2] * players
    assert [len(pair) for pair in view["fortress"]] == [2] * players
    assert len(view["sea"]) == players and all(view["sea"])
    assert all(card[0] == "K" for pair in view["fortress"] for card in pair)
    assert all(card[0] in "VL" for pair in view["village"] for card in pair)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_trade_is_filled_alike_for_all(players: int) -> None:
    """refill.prophecies, ruling.prophecy-slots, refill.trade-dice"""
    view = new(players).view(None)
    assert len(view["prophecies"]) == 4 and all(view["prophecies"])
    assert Counter(die.split(".")[0] for die in view["trade_dice"]) == dict.fromkeys(COLOURS, 2)


def test_refill_order_decides_who_gets_the_chance() -> None:
    """refill.order, refill.when: the same seed deals Reavers, Sea Battles, Prophecies, dice, Village and
    Fortress cards in this order; each deck gives its top cards."""
    state = new(3, 5)
    assert [event.kind for event in state.events][-1] == "round"
    decks = [len(deck) for deck in state.decks]
    assert decks == [54 - 6, 42 - 6, 36 - 6, 24, 30 - 3, 28 - 3 - 4]


def test_trade_dice_shortage() -> None:
    """ruling.trade-dice-shortage: what is there is rolled and placed."""
    state = table(3)
    empty_supply(state, "red")
    events = finish_round(state)
    shown = Counter(die.split(".")[0] for die in state.view(None)["trade_dice"])
    assert shown == {"blue": 2, "yellow": 2}
    assert told(events, "trade-shortage") == [{"seat": None, "colour": "red", "n": 2}]
    assert clause_of(events, "trade-shortage") == "ruling.trade-dice-shortage"


def test_only_the_start_of_a_round_fills_the_board() -> None:
    """refill.when, ruling.no-midround-refill: what is taken stays away until the next round."""
    state = table(3, food=9)
    show(state, "sea", "B01", "B02", "B03")
    show(state, "prophecies", "P01", "P02", "P03", "P04")
    set_trade_dice(state, "red.ship blue.ship")
    join(state, "trade", 0)
    play(state, "prophecy prophecy2", "dice trade.red.ship trade.blue.ship")
    assert state.view(None)["prophecies"] == ["P01", None, "P03", "P04"]
    assert refusal(state, "prophecy prophecy2") == "ruling.no-midround-refill"
    play(state, "food")
    all_pass(state)
    assert state.view(None)["prophecies"] == ["P01", None, "P03", "P04"]
    assert state.view(None)["trade_dice"] == []
    finish_round(state)
    assert all(state.view(None)["prophecies"]) and len(state.view(None)["trade_dice"]) == 6


# ---- Action Selection ----------------------------------------------------------------------------------


def test_the_first_player_places_then_clockwise() -> None:
    """select.first-player-starts, select.clockwise, select.place-and-resolve, game.markers-activate,
    ruling.active-player: each pawn is resolved by all before the next one is placed."""
    state = new(4, 3)
    order = []
    while state.round == 1:
        assert state.decision == "location"
        order.append(state.seat)
        state.play(state.moves()[0])
        assert state.active == order[-1]
        seats = []
        while state.decision in ("join", "prepare"):
            if state.decision == "join":
                state.play("prepare")
            seats.append(state.seat)
            state.play("forage")
        assert seats == state.clockwise(order[-1])
    assert order == state.clockwise(order[0]) and len(order) == 4


@pytest.mark.parametrize(("players", "turns"), [(2, 4), (3, 4), (4, 4), (5, 5)])
def test_turns_of_a_round(players: int, turns: int) -> None:
    """round.one-or-two-actions, select.until-all-placed, select.one-marker-at-a-time,
    ruling.honour-ship-use: two players place in turn, two pawns each; with three the Honour Ship comes
    last, for its holder."""
    state = new(players, 2, first_seat_starts=True)
    events = finish_round(state)
    placed = [event.seat for event in events if event.kind in ("sail", "sail-honour")]
    assert len(placed) == turns
    assert placed == {2: [0, 1, 0, 1], 3: [0, 1, 2, 0], 4: [0, 1, 2, 3], 5: [0, 1, 2, 3, 4]}[players]
    assert len(told(events, "sail-honour")) == (players == 3)


def test_a_location_takes_one_pawn_per_round() -> None:
    """select.free-space, ruling.location-once-per-round: refused to everybody, its own selector too."""
    state = table(2)
    play(state, "sail trade")
    all_pass(state)
    assert "sail trade" not in state.moves() and refusal(state, "sail trade") == "select.free-space"
    play(state, "sail recruit")
    all_pass(state)
    assert state.seat == 0 and refusal(state, "sail trade") == "select.free-space"
    assert state.view(None)["placed"]["trade"] == 0 and state.view(None)["placed"]["recruit"] == 1
    assert state.moves() == [f"sail {place}" for place in LOCATIONS if place not in ("trade", "recruit")]


def test_one_pawn_at_a_time() -> None:
    """select.one-marker-at-a-time"""
    state = table(2)
    assert refusal(state, "sail trade recruit") == "select.one-marker-at-a-time"
    assert refusal(state, "sail nowhere") == refusal(state, "prepare") == "select.place-and-resolve"


def test_the_holder_of_the_honour_ship_is_active() -> None:
    """ruling.honour-ship-use: with every right of rank 1."""
    state = table(3)
    for place in ("recruit", "village", "fortress"):
        play(state, f"sail {place}")
        all_pass(state)
    assert state.seat == 0 and state.pawns == [0, 0, 0]
    events = play(state, "sail trade", "join")
    assert clause_of(events, "sail-honour") == "ruling.honour-ship-use"
    assert state.view(None)["honour_placed"] and state.active == 0 and state.view(None)["prompt"] == {"n": 3}


def test_the_honour_ship_passes_in_cleanup() -> None:
    """ruling.honour-ship-passing, ruling.cleanup-extra-steps: clockwise, twice to each seat in six rounds,
    and never with the First Player marker."""
    state = table(3)
    holders = []
    while not state.over:
        holders.append(state.view(None)["honour"])
        finish_round(state, "trade")
    assert holders == [0, 1, 2, 0, 1, 2]


def test_every_seat_attends_every_action() -> None:
    """round.all-take-part, game.open-participation, ruling.seat-completes, ruling.join-or-prepare"""
    state = table(4)
    play(state, "sail trade")
    for seat in range(4):
        assert state.seat == seat and state.decision == "join" and state.moves() == ["join", "prepare"]
        assert refusal(state, "pass") == "ruling.join-or-prepare"
        events = play(state, "join", "food")
        assert clause_of(events, "join") == "game.open-participation"
        if state.decision == "trade":
            play(state, "stop")
    assert state.decision == "location" and state.seat == 1


# ---- Cleanup -------------------------------------------------------------------------------------------


def test_cleanup_follows_the_last_pawn() -> None:
    """select.then-cleanup, cleanup.when, cleanup.sequence, round.repeat-steps: territories first, then
    cards and dice, then the rest, then the next round."""
    state = table(3, food=2)
    tiles(state, 1, "food1.1")
    upgrade(state, 2, "shield", used=True)
    events = finish_round(state)
    steps = ["territory-glory", "cleared", "refreshed", "honour-ship", "round"]
    assert [event.kind for event in events if event.kind in steps] == steps
    assert clauses(events, "cleared") == ["cleanup.clear-cards"] and state.decision == "location"


def test_territories_bring_glory_each_round() -> None:
    """cleanup.territory-glory, conquest.round-glory: 1 for each tile, once, in round 6 too."""
    state = table(2)
    tiles(state, 0, "food1.1", "dice3.2", "favour2.4")
    tiles(state, 1, "food2.1")
    for _ in range(5):
        before = state.glory[:]
        events = finish_round(state)
        assert [state.glory[0] - before[0], state.glory[1] - before[1]] == [3, 1]
        assert told(events, "territory-glory") == [{"seat": 0, "n": 3}, {"seat": 1, "n": 1}]
    assert state.round == 6
    finish_round(state)
    assert state.over and state.glory == [18, 6]


def test_cleanup_clears_the_board() -> None:
    """cleanup.clear-cards, cleanup.clear-dice, ruling.discards-by-kind: each kind on its own discard."""
    state = table(3)
    show(state, "recruits", "R01 R02", "R03 R04", "R05", "R06")
    show(state, "village", "VF3 VF4", "VRU VRU", "L1 L2")
    show(state, "fortress", "KT KT", "KA KA", "KM KP1")
    show(state, "sea", "B01", "B02", "B03")
    show(state, "prophecies", "P01", "P02", "P03", "P04")
    set_trade_dice(state, "red.ship blue.clan")
    before = sum(state.supply)
    for _ in range(4):
        state.play(
            "sail " + {0: "trade", 1: "recruit", 2: "village", 3: "sea"}[sum(p >= 0 for p in state.placed)]
        )
        all_pass(state)
    discards = state.view(None)["discards"]
    assert discards["reaver"] == ["R01", "R02", "R03", "R04", "R05", "R06"]
    assert discards["village"] == ["VF3", "VF4", "VRU", "VRU", "L1", "L2"]
    assert discards["fortress"] == ["KT", "KT", "KA", "KA", "KM", "KP1"]
    assert discards["sea"] == ["B01", "B02", "B03"] and discards["prophecy"] == ["P01", "P02", "P03", "P04"]
    assert discards["voyage"] == [] and sum(state.supply) == before + 2 - 6, "six dice are at Trade again"


def test_cleanup_spares_what_is_not_on_display() -> None:
    """ruling.cleanup-spares: decks, discards, stacks, tokens and trophies stay."""
    state = table(2)
    stacks, tokens = state.view(None)["stacks"], state.view(None)["upgrades"]
    trophies = state.view(None)["trophies"]
    sizes = [len(deck) for deck in state.decks]
    finish_round(state)
    view = state.view(None)
    assert (view["stacks"], view["upgrades"], view["trophies"]) == (stacks, tokens, trophies)
    dealt = [5, 4, 4, 0, 2, 4]
    assert [len(deck) for deck in state.decks] == [a - b for a, b in zip(sizes, dealt, strict=True)]


def test_pawns_and_upgrades_come_back() -> None:
    """ruling.cleanup-extra-steps, upgrade.refresh"""
    state = table(4)
    upgrade(state, 1, "chest", "hammer", used=True)
    events = finish_round(state)
    assert state.pawns == [1] * 4 and set(state.placed) == {-1}
    assert state.view(None)["seats"][1]["upgrades"] == [
        {"id": "up.chest", "ready": True},
        {"id": "up.hammer", "ready": True},
    ]
    assert clause_of(events, "refreshed") == "upgrade.refresh"


def test_six_rounds() -> None:
    """game.six-rounds, cleanup.end-or-advance, cleanup.next-round, ruling.round-marker-start, game.goal,
    components.duration: round 6 ends the game, nothing else does; then nothing can be played."""
    state = table(2)
    for number in range(1, 7):
        assert state.round == number and not state.over
        events = finish_round(state)
    assert state.over and state.round == 6 and state.moves() == [] and state.seat is None
    assert clause_of(events, "game-end") == "cleanup.end-or-advance"
    assert refusal(state, "sail trade") == "game.six-rounds"
    assert "round" not in [event.kind for event in events]


# ---- decks that run out --------------------------------------------------------------------------------


def test_an_empty_deck_is_renewed_from_its_discard() -> None:
    """ruling.deck-exhausted: when a card is needed, the discard is shuffled."""
    state = table(2, food=4)
    empty_deck(state, "voyage", into="discard")
    show(state, "sea", "B01", "B02")
    join(state, "sea", 0)
    events = play(state, "face sea1")
    assert told(events, "reshuffle") == [{"seat": None, "deck": "voyage"}]
    assert len(state.decks[3]) == 23 and len(state.discards[3]) == 1


def test_cards_that_are_missing_stay_missing() -> None:
    """ruling.deck-exhausted, refill.fortresses: no deck and no discard, slots stay empty, and the game
    goes on."""
    state = table(2)
    empty_deck(state, "fortress")
    empty_deck(state, "sea")
    finish_round(state)
    assert state.view(None)["fortress"] == [[], []] and state.view(None)["sea"] == [None, None]
    assert state.decision == "location"


def test_a_deck_that_is_too_short_is_completed() -> None:
    """ruling.deck-exhausted: first what is left, then cards of the new deck."""
    state = table(2)
    state.discards[1] = state.decks[1][1:]
    state.decks[1] = state.decks[1][:1]
    ready(state)
    last = state.decks[1][0]
    finish_round(state)
    dealt = [card for pair in state.view(None)["village"] for card in pair]
    assert len(dealt) == 4 and dealt[0] == last


def test_blocked_locations_leave_a_free_one() -> None:
    """ruling.location-once-per-round: with five players one Location stays free in each round."""
    state = table(5)
    block(state, "recruit", "trade", "village", "fortress")
    assert state.moves() == ["sail conquest", "sail sea"]
    play(state, "sail sea")
    pass_by(state)
    assert state.active == 0
