"""The ways to play that can be switched."""

import pytest
from drakkar.reavers.state import Reavers

from .helpers import (
    GAME,
    clause_of,
    clauses,
    dice,
    holdings,
    join,
    new,
    on_top,
    parts,
    pass_by,
    pile,
    play,
    prophecies,
    refusal,
    set_dice,
    show,
    table,
    told,
    trophies,
    upgrade,
    with_luck,
)


def test_options_are_checked() -> None:
    assert [option.id for option in GAME.meta.options] == [
        "first_seat_starts",
        "rank_by_participants",
        "choose_loot_order",
        "voyage_first",
        "village_food",
        "defences",
    ]
    for bad in ({"defences": 1}, {"defences": "yes"}, {"weather": True}):
        with pytest.raises(ValueError):
            GAME.new(3, **bad)


# ---- ranks among participants --------------------------------------------------------------------------


def test_ranks_among_participants() -> None:
    """option.rank-by-participants: the first other participant is second, the next ones have no bonus."""
    state = table(4, rank_by_participants=True)
    play(state, "sail trade", "prepare", "forage", "prepare", "forage", "join")
    assert state.seat == 2 and state.view(None)["prompt"]["n"] == 2
    play(state, "food", "food", "join")
    assert state.seat == 3 and state.view(None)["prompt"]["n"] == 1


def test_the_active_player_is_first_among_participants() -> None:
    """option.rank-by-participants: the active bonus is the active player's, or nobody's."""
    state = table(3, dice=dict.fromkeys(range(3), "blue.chest blue.chest"), rank_by_participants=True)
    show(state, "village", "VF3 VF3", "VF4 VF4", "VRU VRU")
    on_top(state, "VRU", "VRU", "VRU")
    join(state, "village", 0)
    assert state.view(None)["prompt"]["n"] == 2
    play(state, "loot village1")
    pass_by(state)
    play(state, "join")
    assert state.view(None)["prompt"]["n"] == 1
    events = play(state, "loot village2")
    assert clause_of(events, "bonus-loot") == "village.second-bonus"


# ---- loot in any order ---------------------------------------------------------------------------------


def test_loot_in_any_order() -> None:
    """ruling.loot-order: the owner applies the cards one by one as it likes, pair and bonus together."""
    state = table(3, dice={0: "yellow.chest yellow.chest"}, choose_loot_order=True)
    show(state, "village", "VF3 VF3", "", "")
    on_top(state, "VBS", "VRU")
    join(state, "village", 0)
    play(state, "loot village1")
    assert state.moves() == ["apply VF3", "apply VBS", "apply VRU"]
    assert refusal(state, "apply VF4") == refusal(state, "pass") == "ruling.loot-order"
    play(state, "apply VRU")
    assert holdings(state, 0)["pile"] == ["VRU"] and state.food[0] == 0
    play(state, "apply VBS")
    assert len(dice(state, 0)) == 2 and state.food[0] == 6, "two cards alike need no question"
    assert holdings(state, 0)["pile"] == ["VRU", "VBS", "VF3", "VF3"] and state.seat == 1


# ---- the voyage first ----------------------------------------------------------------------------------


def test_voyage_before_the_choice() -> None:
    """ruling.sea-target-first: with the option the Voyage comes before the target, all else is the same."""
    state = table(3, food=8, dice={0: "red.hammer red.ship"}, voyage_first=True)
    show(state, "sea", "B01", "B02", "B03")
    on_top(state, "J5")
    play(state, "sail sea", "join")
    assert state.decision == "voyage" and state.food[0] == 4
    play(state, "suffer")
    assert state.decision == "target"
    events = play(state, "face sea1")
    assert state.decision == "encounter" and told(events, "voyage") == []
    play(state, "pay")
    assert state.glory[0] == 9


# ---- dearer villages -----------------------------------------------------------------------------------


def test_village_food() -> None:
    """option.village-food: 1 Food besides the two treasures."""
    state = table(3, dice=dict.fromkeys(range(3), "blue.chest blue.chest"), food={0: 1}, village_food=True)
    show(state, "village", "VRU VRU", "", "")
    on_top(state, "VRU", "VRU")
    events = join(state, "village", 0)
    assert state.food[0] == 0 and clause_of(events, "paid-food") == "option.village-food"
    play(state, "loot village1")
    assert state.decision == "prepare" and refusal(state, "join") == "option.village-food"


# ---- farms, walls and towers ---------------------------------------------------------------------------

CARDS = {
    "VFA": ("village", 1, {"food": 2}, {"food": 2}, "farm"),
    "VWA": ("village", 1, {"favour": 1}, {"glory": 1}, "wall"),
    "KW": ("fortress", 2, {"favour": 2}, {"favour": 1}, "wall"),
    "KR": ("fortress", 3, {}, {"glory": 3}, "tower"),
}


def taken(card: str, kit: str = "") -> Reavers:
    """The third player of a raid has just taken a card with a defence value."""
    place = CARDS[card][0]
    price = "yellow.chest yellow.chest" if place == "village" else "yellow.shield yellow.shield"
    state = table(3, food={2: 2 if place == "fortress" else 0}, defences=True)
    set_dice(state, 2, f"{price} {kit}")
    show(state, place, card, "", "")
    join(state, place, 2)
    state.play(f"loot {place}1")
    if card == "KR":
        assert state.moves()[0] == "muster red red.2", "two dice of any colours, rolled"
        state, _ = with_luck(
            state, "muster blue blue.2", lambda told: told[0].data["dice"] == ["blue.ship", "blue.ship"]
        )
    return state


@pytest.mark.parametrize("card", CARDS)
def test_gains_of_defended_cards(card: str) -> None:
    """option.defence-cards: what the card gives at once; it lies in the pile, and without a hammer there
    is no question."""
    state = taken(card)
    gains = CARDS[card][2]
    assert (state.food[2], state.favour[2]) == (gains.get("food", 0), gains.get("favour", 0))
    assert holdings(state, 2)["pile"] == [card] and state.decision == "location"
    assert len(dice(state, 2)) == (2 if card == "KR" else 0)


@pytest.mark.parametrize("card", CARDS)
def test_pillage(card: str) -> None:
    """option.pillage: hammers against the defence of the card; success adds the second reward and a
    token."""
    _, defence, gains, more, token = CARDS[card]
    state = taken(card, "red.double red.double")
    assert state.decision == "pillage" and state.view(None)["prompt"]["defence"] == defence
    assert refusal(state, "pillage it") == refusal(state, "fight") == "option.pillage"
    play(state, "pillage")
    assert state.view(None)["prompt"]["purpose"] == "pillage"
    move = "fight red.double red.double.2"
    world, events = with_luck(state, move, lambda told: told[1].data["total"] >= defence)
    if world.decision == "reroll":  # with Favour, a result stands only when its owner says so
        events = play(world, "stand")
    assert holdings(world, 2)["defences"][token] == 1 and clause_of(events, "victory") == "option.pillage"
    total = {what: gains.get(what, 0) + more.get(what, 0) for what in ("food", "favour", "glory")}
    assert {"food": world.food[2], "favour": world.favour[2], "glory": world.glory[2]} == total


@pytest.mark.parametrize("card", CARDS)
def test_pillage_fails_or_is_left(card: str) -> None:
    """option.pillage: failure costs the hammers only; it may also be left."""
    state = taken(card, "red.hammer")
    left = state.copy()
    play(left, "pass")
    assert "red.hammer" in dice(left, 2) and not any(holdings(left, 2)["defences"].values())
    play(state, "pillage")
    world, _ = with_luck(state, "fight red.hammer", lambda told: told[1].data["total"] == 0)
    if world.decision == "reroll":
        assert world.favour[2]
        play(world, "stand")
    assert "red.hammer" not in dice(world, 2) and not any(holdings(world, 2)["defences"].values())
    assert holdings(world, 2)["pile"] == [card]


def test_hammers_from_the_card_itself() -> None:
    """option.pillage: the dice of a Tower can be thrown against it at once."""
    state = table(3, food={2: 2}, defences=True, dice={2: "yellow.shield yellow.shield"})
    show(state, "fortress", "KR", "", "")
    join(state, "fortress", 2)
    play(state, "loot fortress1")
    world, _ = with_luck(
        state, "muster red red.2", lambda told: told[0].data["dice"] == ["red.double", "red.double"]
    )
    assert world.decision == "pillage"


def test_cards_with_defences_are_in_the_decks() -> None:
    """option.defence-cards"""
    state = new(3, 4, defences=True)
    cards = {card for deck in state.decks for card in deck}
    assert {"VFA", "VWA", "KW", "KR", "P12"} <= cards
    assert state.view(None)["defences"] == {"farm": 6, "wall": 12, "tower": 6}


@pytest.mark.parametrize(
    ("players", "farms", "glory"),
    [
        (2, [2, 1], [6, 0]),
        (2, [1, 1], [6, 6]),
        (3, [2, 1, 0], [6, 3, 0]),
        (3, [2, 2, 1], [6, 6, 0]),
        (4, [3, 1, 1, 0], [6, 3, 3, 0]),
        (3, [0, 0, 0], [0, 0, 0]),
        (3, [1, 0, 0], [6, 0, 0]),
    ],
)
def test_majorities(players: int, farms: list[int], glory: list[int]) -> None:
    """option.defence-majority, option.defence-ties, score.defence-tokens: 6 for the most, 3 for the second
    most from three players on; ties share the place, a tie for first leaves no second; no token,
    nothing."""
    state = table(players, defences=True)
    for seat, n in enumerate(farms):
        trophies(state, seat, farm=n)
    assert [parts(state, seat)["defences"] for seat in range(players)] == glory


def test_majorities_by_kind() -> None:
    """option.defence-majority: each kind by itself."""
    state = table(2, defences=True)
    trophies(state, 0, farm=1, tower=2)
    trophies(state, 1, wall=1, tower=1)
    assert parts(state, 0)["defences"] == 12 and parts(state, 1)["defences"] == 6


def test_no_token_of_a_kind_left() -> None:
    """ruling.reward-unavailable: the rest of the reward is given."""
    state = taken("VFA", "red.double red.double red.double")
    trophies(state, 0, farm=6)
    play(state, "pillage")
    move = "fight red.double red.double.2 red.double.3"
    world, events = with_luck(state, move, lambda told: told[1].data["total"] >= 1)
    assert clauses(events, "no-token") == ["ruling.reward-unavailable"] and world.food[2] == 4


def test_defence_tokens_feed_a_prophecy() -> None:
    """option.defence-cards, ruling.prophecy-value: P12 is in the game with the option."""
    state = table(2, defences=True)
    prophecies(state, 0, "P12")
    trophies(state, 0, wall=2)
    pile(state, 0, "VWA")
    upgrade(state, 0, "shield")
    assert parts(state, 0)["prophecies"] == 4
