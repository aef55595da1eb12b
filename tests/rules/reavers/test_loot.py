"""Every Village Loot and Fortress Loot card, and the Ship Upgrades."""

import pytest
from drakkar.reavers.cards import all_cards
from drakkar.reavers.pieces.relics import RELICS
from drakkar.reavers.state import Reavers

from .helpers import (
    clause_of,
    clauses,
    dice,
    finish_round,
    holdings,
    join,
    on_top,
    parts,
    pile,
    play,
    refusal,
    relic,
    set_dice,
    show,
    table,
    told,
    upgrade,
    with_luck,
)

UPGRADES = {"VUS": "up.shield", "VUC": "up.chest", "VUH": "up.hammer", "VUX": "up.dual"}


def taken(*cards: str, place: str = "village", **kit: object) -> Reavers:
    """The third player of a raid, who gets no bonus, has just taken a pair."""
    price = "yellow.chest yellow.chest" if place == "village" else "yellow.shield yellow.shield"
    state = table(3, food={2: 2}, **kit)  # type: ignore[arg-type]
    set_dice(state, 2, price)
    show(state, place, " ".join(cards))
    join(state, place, 2)
    state.play(f"loot {place}1")
    return state


@pytest.mark.parametrize(("card", "n"), [("VF3", 3), ("VF4", 4)])
def test_food_cards(card: str, n: int) -> None:
    """loot.food, loot.varied: as much as printed, then into the pile."""
    state = taken(card)
    assert state.food[2] == 2 + n and holdings(state, 2)["pile"] == [card]
    assert clause_of(state.events, "food") == "loot.food"


@pytest.mark.parametrize(("card", "colour"), [("VBS", "red"), ("VBB", "blue"), ("VBA", "yellow")])
def test_bundles(card: str, colour: str) -> None:
    """loot.varied: two dice of one colour, rolled."""
    state = taken(card)
    assert [die.split(".")[0] for die in dice(state, 2)] == [colour] * 2
    assert clause_of(state.events, "rolled") == "loot.varied" and holdings(state, 2)["pile"] == [card]


def test_carvings() -> None:
    """loot.varied, ruling.carving-sets: straight into the pile; worth something at the end."""
    state = taken("VRU", "VRU")
    assert holdings(state, 2)["pile"] == ["VRU", "VRU"] and parts(state, 2)["carvings"] == 5


@pytest.mark.parametrize("card", RELICS)
def test_relics_go_on_the_board(card: str) -> None:
    """relic.place, ruling.loot-destination: the particular beats the general; not into the pile."""
    state = taken(card)
    assert [mine["id"] for mine in holdings(state, 2)["relics"]] == [card]
    assert holdings(state, 2)["pile"] == [] and clause_of(state.events, "placed-relic") == "relic.place"


@pytest.mark.parametrize("card", ["KT", "KA", "KM", "KP1", "KP2", "KP3"])
def test_treasures_go_to_the_pile(card: str) -> None:
    """fortress.to-glory-pile, fortress.treasure-types, ruling.loot-destination"""
    state = taken(card, place="fortress")
    assert holdings(state, 2)["pile"] == [card] and told(state.events, "looted") == [
        {"seat": 2, "cards": [card]}
    ]


def test_every_loot_card_is_tested() -> None:
    """The cards of these tests, and of the tests of the option with Farms, Walls and Towers."""
    village = {"VF3", "VF4", "VBS", "VBB", "VBA", "VRU", *UPGRADES, *RELICS}
    assert set(all_cards(False)[1]) == village and set(all_cards(True)[1]) - village == {"VFA", "VWA"}
    fortress = {"KT", "KA", "KM", "KP1", "KP2", "KP3"}
    assert set(all_cards(False)[2]) == fortress and set(all_cards(True)[2]) - fortress == {"KW", "KR"}


def test_cards_are_applied_in_order() -> None:
    """ruling.loot-order: the pair as displayed, then the bonus as drawn."""
    state = table(3, dice={0: "yellow.chest yellow.chest"})
    show(state, "village", "VF4 VBS", "", "")
    on_top(state, "VF3", "VRU")
    join(state, "village", 0)
    events = play(state, "loot village1")
    assert holdings(state, 0)["pile"] == ["VF4", "VBS", "VF3", "VRU"]
    kinds = [event.kind for event in events if event.kind in ("food", "rolled")]
    assert kinds == ["food", "rolled", "food"]


# ---- ship upgrades -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "token"), UPGRADES.items())
def test_upgrades(card: str, token: str) -> None:
    """upgrade.take-token, upgrade.place, ruling.upgrade-enters-ready: the matching token, ready, from the
    board; the card goes into the pile."""
    state = taken(card)
    assert holdings(state, 2)["upgrades"] == [{"id": token, "ready": True}]
    assert holdings(state, 2)["pile"] == [card] and clause_of(state.events, "upgraded") == "upgrade.place"
    full = {"up.shield": 3, "up.chest": 3, "up.hammer": 2, "up.dual": 2}
    assert state.view(None)["upgrades"] == {**full, token: full[token] - 1}


def full_board(*, used: bool = False) -> Reavers:
    state = table(3, food={2: 2}, dice={2: "yellow.chest yellow.chest"})
    upgrade(state, 2, "shield", "chest", used=used)
    upgrade(state, 2, "hammer")
    show(state, "village", "VUX", "", "")
    join(state, "village", 2)
    if state.decision == "pay":
        play(state, "pay yellow.chest yellow.chest.2")
    play(state, "loot village1")
    return state


def test_a_swap_when_the_board_is_full() -> None:
    """upgrade.replace-when-full, ruling.upgrade-supply, ruling.upgrade-enters-ready: one token goes back
    to its place on the board; the new one is ready, also for a used one."""
    state = full_board(used=True)
    assert state.decision == "upgrade" and state.view(None)["prompt"] == {"token": "up.dual"}
    assert state.moves() == ["swap up.shield.used", "swap up.chest.used", "swap up.hammer", "decline"]
    assert refusal(state, "swap up.dual") == refusal(state, "swap") == "possible.own-things"
    assert refusal(state, "decline twice") == "ruling.upgrade-full"
    events = play(state, "swap up.shield.used")
    assert clause_of(events, "swapped") == "upgrade.replace-when-full"
    assert {token["id"]: token["ready"] for token in holdings(state, 2)["upgrades"]} == {
        "up.chest": False,
        "up.hammer": True,
        "up.dual": True,
    }
    assert state.view(None)["upgrades"]["up.shield"] == 3 and holdings(state, 2)["pile"] == ["VUX"]


def test_declining_a_swap() -> None:
    """ruling.upgrade-full: no token, and the card goes into the pile all the same."""
    state = full_board()
    events = play(state, "decline")
    assert len(holdings(state, 2)["upgrades"]) == 3 and holdings(state, 2)["pile"] == ["VUX"]
    assert (
        clause_of(events, "declined") == "ruling.upgrade-full"
        and state.view(None)["upgrades"]["up.dual"] == 2
    )


def test_no_swap_with_a_free_space() -> None:
    """ruling.upgrade-full: with a free space the token is taken without a question."""
    state = table(3, food={2: 2}, dice={2: "yellow.chest yellow.chest"})
    upgrade(state, 2, "shield", "hammer")
    show(state, "village", "VUX VUC", "", "")
    join(state, "village", 2)
    play(state, "loot village1")
    assert state.decision == "upgrade" and len(holdings(state, 2)["upgrades"]) == 3, "the first one fitted"


def test_no_token_left() -> None:
    """ruling.upgrade-supply, ruling.supply-of-tokens"""
    state = table(3, food={2: 2}, dice={2: "yellow.chest yellow.chest"})
    upgrade(state, 0, "hammer", "hammer")
    show(state, "village", "VUH", "", "")
    join(state, "village", 2)
    events = play(state, "loot village1")
    assert holdings(state, 2)["upgrades"] == [] and clauses(events, "no-token") == ["ruling.upgrade-supply"]


def test_a_token_serves_once_per_round() -> None:
    """upgrade.once-per-round, upgrade.flip-as-die, upgrade.refresh: turned over, not lost."""
    state = table(2, dice={0: "blue.chest"})
    upgrade(state, 0, "chest")
    show(state, "village", "VRU VRU", "")
    on_top(state, "VF3", "VF3")
    join(state, "village", 0)
    assert dice(state, 0) == [] and holdings(state, 0)["upgrades"] == [{"id": "up.chest", "ready": False}]
    play(state, "loot village1")
    while state.decision != "location":
        play(state, "forage")
    set_dice(state, 0, "blue.chest")
    finish_round(state)
    assert holdings(state, 0)["upgrades"] == [{"id": "up.chest", "ready": True}]


def test_a_token_is_no_die_on_the_board() -> None:
    """ruling.upgrade-as-die: it fills no die space and lies on no Relic."""
    state = table(2, dice={0: "red.ship " * 5 + "blue.ship " * 5})
    upgrade(state, 0, "shield", "shield", "shield")
    relic(state, 0, "L7")
    assert state.dice_on_board(0) == 10 and not any(move.startswith("store") for move in state.moves())
    assert refusal(state, "store up.shield L7") == "relic.extra-die-space"


def test_a_dual_token_is_a_ship_or_a_hammer() -> None:
    """upgrade.dual-icon, ruling.exact-combination: the one or the other, never both."""
    state = table(2, food=4, dice={0: "red.hammer"})
    upgrade(state, 0, "dual")
    show(state, "sea", "B01", "")  # hammer and ship
    on_top(state, "J0")
    join(state, "sea", 0)
    play(state, "face sea1")
    assert "pay" in state.moves()
    alone = table(2, food=4)
    upgrade(alone, 0, "dual")
    show(alone, "sea", "B01", "")
    on_top(alone, "J0")
    join(alone, "sea", 0)
    play(alone, "face sea1")
    assert alone.moves() == ["fight", "withdraw"] and refusal(alone, "pay") == "encounter.pay-exact"


def test_a_dual_token_counts_once_in_a_payment() -> None:
    """upgrade.dual-icon: paying hammer and ship with one token is refused by that clause."""
    state = table(2, food=4, dice={0: "red.hammer blue.ship"})
    upgrade(state, 0, "dual")
    show(state, "sea", "B01", "")
    on_top(state, "J0")
    join(state, "sea", 0)
    play(state, "face sea1", "pay")
    assert set(state.moves()) == {
        "pay red.hammer blue.ship",
        "pay red.hammer up.dual",
        "pay blue.ship up.dual",
    }
    assert refusal(state, "pay up.dual") == "upgrade.dual-icon"


def test_loot_that_overflows_the_board() -> None:
    """ruling.die-capacity, loot.varied"""
    state = table(3, dice={2: "yellow.chest yellow.chest" + " red.ship" * 8})
    show(state, "village", "VBS VBB", "", "")
    join(state, "village", 2)
    play(state, "loot village1")
    assert state.decision == "overflow" and holdings(state, 2)["pile"] == ["VBS", "VBB"]
    play(state, "return red.ship", "return red.ship")
    assert len(dice(state, 2)) == 10 and state.decision == "location"


def test_bundle_with_an_empty_supply() -> None:
    """ruling.supply-of-dice, ruling.reward-unavailable: what is there is taken."""
    state = table(4)
    set_dice(state, 3, "yellow.chest yellow.chest")
    for seat in (0, 1):
        set_dice(state, seat, "red.ship " * (10 if seat else 9))
    assert state.supply[0] == 1
    show(state, "village", "VBS", "", "", "")
    join(state, "village", 3)
    events = play(state, "loot village1")
    assert len(dice(state, 3)) == 1 and told(events, "short-of-dice") == [{"seat": 3, "n": 1}]


def test_pile_scores_only_at_the_end() -> None:
    """pile.dormant, village.to-glory-pile: a Food card in the pile gives nothing more."""
    state = table(2)
    pile(state, 0, "VF3", "VF4", "KT")
    finish_round(state)
    assert state.glory[0] == 0 and state.food[0] == 2 * 4


def test_rolled_faces_come_from_chance() -> None:
    """loot.varied: any face of the colour can come."""
    state = table(3, food={2: 2}, dice={2: "yellow.chest yellow.chest"})
    show(state, "village", "VBS", "", "")
    join(state, "village", 2)
    world, _ = with_luck(
        state,
        "loot village1",
        lambda told: any(event.data.get("dice") == ["red.double"] * 2 for event in told),
    )
    assert dice(world, 2) == ["red.double", "red.double"]
