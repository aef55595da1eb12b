"""Village Raid and Fortress Raid: cost, pairs, bonus cards."""

import pytest
from drakkar.reavers.state import Reavers

from .helpers import (
    clause_of,
    clauses,
    dice,
    empty_deck,
    holdings,
    join,
    on_top,
    pass_by,
    play,
    refusal,
    relic,
    show,
    specialist,
    table,
    told,
    upgrade,
)

KIT = {
    "village": {"dice": dict.fromkeys(range(5), "yellow.chest yellow.chest"), "food": 2},
    "fortress": {"dice": dict.fromkeys(range(5), "yellow.shield yellow.shield"), "food": 2},
}
PAIRS = {"village": ("VF3 VRU", "VF4 VRU", "VRU VRU"), "fortress": ("KT KA", "KM KM", "KT KT")}
RAIDS = ("village", "fortress")


def raid(place: str, players: int = 3) -> Reavers:
    """Everybody can pay; pairs without a question on display and on top of the deck."""
    state = table(players, **KIT[place])  # type: ignore[arg-type]
    show(state, place, *PAIRS[place])
    on_top(state, *(("VF3", "VF4", "VF3", "VF4") if place == "village" else ("KA", "KA", "KA", "KA")))
    return state


def test_village_cost() -> None:
    """village.cost: two dice showing a treasure, for the active player too; nothing else."""
    state = raid("village")
    play(state, "sail village")
    events = play(state, "join")
    assert dice(state, 0) == [] and state.food[0] == 2 and state.supply[2] == 20 - 4
    assert told(events, "spent") == [{"seat": 0, "things": ["yellow.chest", "yellow.chest"]}]
    assert clause_of(events, "spent") == "village.cost"


def test_fortress_cost() -> None:
    """fortress.cost: two dice showing a shield and 2 Food."""
    state = raid("fortress")
    play(state, "sail fortress")
    events = play(state, "join")
    assert dice(state, 0) == [] and state.food[0] == 0
    assert clause_of(events, "spent") == clause_of(events, "paid-food") == "fortress.cost"


@pytest.mark.parametrize(
    ("place", "kit", "able"),
    [
        ("village", "yellow.chest blue.chest", True),
        ("village", "yellow.chest", False),
        ("village", "yellow.chest yellow.shield blue.clan", False),
        ("fortress", "red.shield blue.shield", True),
        ("fortress", "yellow.shield", False),
        ("fortress", "red.hammer red.double blue.ship blue.shield", False),
    ],
)
def test_who_can_pay(place: str, kit: str, able: bool) -> None:
    """village.cost, fortress.cost, village.others-prepare, fortress.others-prepare, ruling.accepted-face"""
    state = table(3, dice={0: kit}, food=2)
    play(state, f"sail {place}")
    assert state.decision == ("join" if able else "prepare")
    if not able:
        assert refusal(state, "join") == f"{place}.cost"


def test_fortress_needs_food() -> None:
    """fortress.cost"""
    state = table(3, dice={0: "red.shield red.shield"}, food=1)
    play(state, "sail fortress")
    assert state.decision == "prepare" and refusal(state, "join") == "fortress.cost"


@pytest.mark.parametrize("place", RAIDS)
def test_bonus_by_rank(place: str) -> None:
    """village.active-bonus, village.second-bonus, village.others-no-bonus, fortress.active-bonus,
    fortress.second-bonus, fortress.others-no-bonus, village.order, fortress.order, ruling.bonus-after-pair:
    a pair and two more cards, a pair and one more, a pair."""
    state = raid(place, 4)
    state.play(f"sail {place}")
    sizes, given = [], []
    for slot in (1, 2, 3):
        play(state, "join")
        events = play(state, f"loot {place}{slot}")
        kinds = [event.kind for event in events if event.kind in ("looted", "bonus-loot")]
        assert kinds == ["looted", "bonus-loot"][: 2 if slot < 3 else 1], "the bonus comes after the pair"
        given += clauses(events, "bonus-loot")
        sizes.append(len(holdings(state, slot - 1)["pile"]))
    assert sizes == [4, 3, 2] and given == [f"{place}.active-bonus", f"{place}.second-bonus"]


@pytest.mark.parametrize("place", RAIDS)
def test_pairs_on_display(place: str) -> None:
    """village.choose-pair, fortress.choose-pair, village.to-glory-pile, fortress.to-glory-pile: both cards;
    the pair is gone for the others."""
    state = raid(place)
    join(state, place, 0)
    assert state.moves() == [*(f"loot {place}{slot}" for slot in (1, 2, 3)), f"loot {place}-deck"]
    events = play(state, f"loot {place}2")
    taken = PAIRS[place][1].split()
    assert told(events, "looted") == [{"seat": 0, "cards": taken}]
    assert holdings(state, 0)["pile"][:2] == taken and state.view(None)[place][1] == []
    play(state, "join")
    assert refusal(state, f"loot {place}2") == "ruling.broken-pair"
    assert refusal(state, f"loot {place}4") == "variant.display-by-count"
    assert refusal(state, "loot") == refusal(state, f"loot {place}1 {place}3") == f"{place}.choose-pair"


@pytest.mark.parametrize("place", RAIDS)
def test_the_deck_instead_of_a_pair(place: str) -> None:
    """village.deck-pair, fortress.deck-pair: two cards, and the bonus on top of that."""
    state = raid(place)
    join(state, place, 0)
    events = play(state, f"loot {place}-deck")
    assert (
        len(told(events, "drew-loot")[0]["cards"]) == 2 and len(told(events, "bonus-loot")[0]["cards"]) == 2
    )
    assert len(holdings(state, 0)["pile"]) == 4 and clause_of(events, "drew-loot") == f"{place}.deck-pair"
    assert [len(pair) for pair in state.view(None)[place]] == [2, 2, 2]


@pytest.mark.parametrize("place", RAIDS)
def test_a_broken_pair(place: str) -> None:
    """ruling.broken-pair: it gives the one card it has; bonus cards that are not there are lost."""
    state = table(3, **KIT[place])  # type: ignore[arg-type]
    show(state, place, PAIRS[place][0].split()[0], "", "")
    empty_deck(state, place)
    join(state, place, 0)
    assert state.moves() == [f"loot {place}1"]
    assert refusal(state, f"loot {place}-deck") == "ruling.deck-exhausted"
    assert refusal(state, f"loot {place}2") == "ruling.broken-pair"
    events = play(state, f"loot {place}1")
    assert len(holdings(state, 0)["pile"]) == 1 and told(events, "bonus-loot") == []


def test_a_short_deck_gives_what_it_has() -> None:
    """ruling.deck-exhausted: one card of the two, and no bonus."""
    state = table(3, **KIT["fortress"])  # type: ignore[arg-type]
    empty_deck(state, "fortress")
    state.decks[2], state.piles[2] = ["KT"], [card for card in state.piles[2] if card != "KT"] + ["KT"] * 8
    join(state, "fortress", 0)
    events = play(state, "loot fortress-deck")
    assert told(events, "drew-loot")[0]["cards"] == ["KT"] and told(events, "bonus-loot") == []


@pytest.mark.parametrize("place", RAIDS)
def test_cards_from_relics_are_no_part_of_the_raid(place: str) -> None:
    """ruling.relic-card-gain, relic.without-participating: neither rank, nor pair, nor bonus."""
    state = raid(place)
    name, die = {"village": ("L5", "blue.chest"), "fortress": ("L7", "blue.shield")}[place]
    relic(state, 1, name, die=die)
    state.play(f"sail {place}")
    assert (state.seat, state.decision) == (1, "relic")
    play(state, f"use {name}")
    assert len(holdings(state, 1)["pile"]) == 1 and state.seat == 0
    pass_by(state)
    play(state, "join")
    assert state.view(None)["prompt"] == {"place": place, "n": 1}
    play(state, f"loot {place}1")
    assert len(holdings(state, 1)["pile"]) == 1 + 2 + 1


def test_payment_is_one_choice() -> None:
    """village.cost, upgrade.flip-as-die, ruling.upgrade-as-die, ruling.relic-die-move: dice, ready tokens
    and dice on Relics; what is cheapest for the owner comes first."""
    state = table(3, dice={0: "yellow.chest yellow.chest blue.chest red.hammer"})
    relic(state, 0, "L5", die="blue.chest")
    upgrade(state, 0, "chest")
    specialist(state, 0, "sea", "R01")
    state.play("sail village")
    play(state, "pass", "join")
    assert state.decision == "pay" and state.view(None)["prompt"]["faces"] == ["chest", "chest"]
    assert set(state.moves()[:2]) == {"pay blue.chest up.chest", "pay yellow.chest up.chest"}
    assert set(state.moves()) == {
        "pay blue.chest up.chest",
        "pay yellow.chest up.chest",
        "pay up.chest L5.die",
        "pay blue.chest yellow.chest",
        "pay yellow.chest yellow.chest.2",
        "pay blue.chest L5.die",
        "pay yellow.chest L5.die",
    }
    play(state, "pay up.chest L5.die")
    mine = holdings(state, 0)
    assert mine["upgrades"] == [{"id": "up.chest", "ready": False}] and mine["relics"][0]["die"] is None
    assert len(mine["dice"]) == 4 and state.decision == "loot"


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("pay yellow.chest", "village.cost"),
        ("pay yellow.chest red.hammer", "village.cost"),
        ("pay yellow.chest yellow.chest.2 blue.chest", "village.cost"),
        ("pay yellow.chest yellow.chest.2 yellow.chest.3", "possible.own-things"),
        ("pay yellow.chest up.shield", "possible.own-things"),
        ("pay yellow.chest up.chest", "upgrade.once-per-round"),
        ("pay", "village.cost"),
        ("pay yellow.chest rubbish", "village.cost"),
        ("prepare", "ruling.upgrade-as-die"),
    ],
)
def test_refused_payments(move: str, clause: str) -> None:
    """village.cost, upgrade.once-per-round, possible.own-things, ruling.dice-count-for-costs"""
    state = table(3, dice={0: "yellow.chest yellow.chest blue.chest red.hammer"})
    upgrade(state, 0, "chest", used=True)
    play(state, "sail village", "join")
    assert refusal(state, move) == clause
