"""The nine abilities of specialised Reavers, when they trigger and in which order."""

from typing import Any

import pytest
from drakkar.reavers.pieces.board import ACTION_SPACES, LOCATIONS
from drakkar.reavers.pieces.reavers import CLAN_COLOUR, REAVERS
from drakkar.reavers.state import Reavers

from .helpers import (
    all_pass,
    clause_of,
    clauses,
    dice,
    empty_supply,
    finish_round,
    holdings,
    join,
    leader,
    on_top,
    play,
    refusal,
    relic,
    set_dice,
    show,
    specialist,
    table,
    told,
    top_tile,
    verbs,
    with_luck,
)

WHO = {
    ability: [card for card, reaver in REAVERS.items() if reaver.ability == ability]
    for ability in {reaver.ability for reaver in REAVERS.values()}
}


def triggered(card: str, place: str = "village", **kit: Any) -> Reavers:
    """A Location was just chosen at which seat 0 has a specialist."""
    state = table(2, **kit)
    specialist(state, 0, place, card)
    state.play(f"sail {place}")
    return state


@pytest.mark.parametrize("card", WHO["forager"])
def test_forager(card: str) -> None:
    """specialise.trigger: gain 2 Food."""
    assert triggered(card).food == [2, 0]


@pytest.mark.parametrize("card", WHO["devotee"])
def test_devotee(card: str) -> None:
    """specialise.trigger: gain 1 Favour (components.favour-tokens)."""
    assert triggered(card).favour == [1, 0]


@pytest.mark.parametrize("card", WHO["skald"])
def test_skald(card: str) -> None:
    """specialise.trigger: gain 1 Glory."""
    assert triggered(card).glory == [1, 0]


@pytest.mark.parametrize("card", WHO["enlister"])
def test_enlister(card: str) -> None:
    """specialise.trigger: take 1 die of the card's clan colour and roll it."""
    state = triggered(card)
    (die,) = dice(state, 0)
    assert die.startswith(CLAN_COLOUR[REAVERS[card].clan]) and dice(state, 1) == []
    assert clause_of(state.events, "rolled") == "specialise.trigger"


def test_enlister_with_no_die_left() -> None:
    """ruling.ability-impossible, ruling.supply-of-dice: nothing is made up for later."""
    state = table(4)
    specialist(state, 0, "village", "R07")
    empty_supply(state, "red")
    events = play(state, "sail village")
    assert dice(state, 0) == [] and told(events, "short-of-dice") == [{"seat": 0, "n": 1}]


@pytest.mark.parametrize("card", WHO["armourer"])
def test_armourer(card: str) -> None:
    """ruling.trigger-mandatory, ruling.die-face-fixed: one die is turned to a face that it has; the owner
    chooses which, and can't decline."""
    state = triggered(card, dice={0: "red.hammer red.hammer blue.clan"})
    assert state.decision == "armourer" and len(state.moves()) == 10 and verbs(state) == ["turn"]
    assert refusal(state, "turn red.hammer chest") == "ruling.chosen-face-exists"
    assert refusal(state, "turn yellow.clan ship") == "possible.own-things"
    assert refusal(state, "turn red.hammer") == "ruling.trigger-mandatory"
    assert refusal(state, "pass") == "specialise.trigger"
    events = play(state, "turn blue.clan chest")
    assert sorted(dice(state, 0)) == ["blue.chest", "red.hammer", "red.hammer"]
    assert told(events, "turned") == [{"seat": 0, "old": "blue.clan", "die": "blue.chest"}]


def test_armourer_may_choose_the_same_face() -> None:
    """ruling.trigger-mandatory: a face of one's choice is also the one that shows."""
    state = triggered("R09", dice={0: "red.hammer"})
    play(state, "turn red.hammer hammer")
    assert dice(state, 0) == ["red.hammer"]


@pytest.mark.parametrize("ability", ["armourer", "chanter", "sacrificer", "steward", "feaster"])
def test_without_means_nothing_happens(ability: str) -> None:
    """ruling.ability-impossible: no dice, no Food."""
    state = triggered(WHO[ability][0])
    assert state.decision == "prepare" and clauses(state.events, "idle") == ["ruling.ability-impossible"]


@pytest.mark.parametrize("card", WHO["chanter"])
def test_chanter(card: str) -> None:
    """ruling.dice-together: re-roll up to three dice, all chosen before they are rolled, or none."""
    state = triggered(card, dice={0: "red.clan red.clan blue.clan yellow.clan"})
    assert set(state.moves()) == {
        "again",
        "again red.clan",
        "again blue.clan",
        "again yellow.clan",
        "again red.clan red.clan.2",
        "again red.clan blue.clan",
        "again red.clan yellow.clan",
        "again blue.clan yellow.clan",
        "again red.clan red.clan.2 blue.clan",
        "again red.clan red.clan.2 yellow.clan",
        "again red.clan blue.clan yellow.clan",
    }
    assert refusal(state, "again red.clan red.clan.2 blue.clan yellow.clan") == "specialise.trigger"
    assert refusal(state, "again red.clan red.clan.2 red.clan.3") == "possible.own-things"
    world, _ = with_luck(
        state,
        "again red.clan blue.clan yellow.clan",
        lambda told: told[0].data["dice"] == ["red.double", "blue.chest", "yellow.ship"],
    )
    assert sorted(dice(world, 0)) == ["blue.chest", "red.clan", "red.double", "yellow.ship"]
    play(state, "again")
    assert len(dice(state, 0)) == 4 and dice(state, 0).count("red.clan") == 2


@pytest.mark.parametrize("card", WHO["sacrificer"])
def test_sacrificer(card: str) -> None:
    """ruling.trigger-mandatory: "may"; one die for 1 Favour, and the die goes to the supply."""
    state = triggered(card, dice={0: "red.hammer blue.clan"})
    assert state.moves() == ["sacrifice red.hammer", "sacrifice blue.clan", "pass"]
    supply = state.supply[1]
    assert refusal(state, "sacrifice yellow.clan") == "possible.own-things"
    assert refusal(state, "sacrifice up.shield") == "ruling.penalty-dice"
    kept = state.copy()
    play(state, "sacrifice blue.clan")
    assert state.favour[0] == 1 and dice(state, 0) == ["red.hammer"] and state.supply[1] == supply + 1
    play(kept, "pass")
    assert kept.favour[0] == 0 and len(dice(kept, 0)) == 2


def test_sacrificer_takes_a_die_from_a_relic_too() -> None:
    """ruling.relic-die-move: a die on a Relic still belongs to the crew."""
    state = table(2)
    relic(state, 0, "L1", die="red.ship")
    specialist(state, 0, "village", "R13")
    play(state, "sail village")
    assert state.moves() == ["sacrifice L1.die", "pass"]
    play(state, "sacrifice L1.die")
    assert state.favour[0] == 1 and holdings(state, 0)["relics"][0]["die"] is None


@pytest.mark.parametrize("card", WHO["steward"])
def test_steward(card: str) -> None:
    """ruling.trigger-mandatory, ruling.chosen-face-exists: "may"; 1 Food for a die of any colour and
    face."""
    state = triggered(card, food=3)
    assert len(state.moves()) == 16 and state.moves()[-1] == "pass"
    assert refusal(state, "hire red chest") == "ruling.chosen-face-exists"
    assert refusal(state, "hire") == "specialise.trigger"
    kept = state.copy()
    events = play(state, "hire yellow chest")
    assert state.food[0] == 2 and dice(state, 0) == ["yellow.chest"]
    assert clause_of(events, "paid-food") == "specialise.trigger"
    play(kept, "pass")
    assert kept.food[0] == 3 and dice(kept, 0) == []


def test_steward_and_the_supply() -> None:
    """ruling.supply-of-dice"""
    state = table(4, food=1)
    specialist(state, 0, "village", "R15")
    empty_supply(state, "red")
    play(state, "sail village")
    assert refusal(state, "hire red hammer") == "ruling.supply-of-dice" and len(state.moves()) == 11


@pytest.mark.parametrize("card", WHO["feaster"])
def test_feaster(card: str) -> None:
    """ruling.trigger-mandatory: "may"; 2 Food for 3 Glory."""
    state = triggered(card, food=3)
    assert state.moves() == ["feast", "pass"] and refusal(state, "feast twice") == "ruling.trigger-mandatory"
    kept = state.copy()
    play(state, "feast")
    assert (state.food[0], state.glory[0]) == (1, 3)
    play(kept, "pass")
    assert (kept.food[0], kept.glory[0]) == (3, 0)


def test_every_ability_has_its_cards() -> None:
    assert sorted(WHO) == sorted(
        ["forager", "devotee", "skald", "enlister", "armourer", "chanter", "sacrificer", "steward", "feaster"]
    )
    assert all(len(cards) == 6 for cards in WHO.values())


# ---- when they trigger ---------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ACTION_SPACES)
def test_only_at_their_own_location(space: str) -> None:
    """specialise.trigger, ruling.which-four-spaces: Recruit and Trade have no Action Space."""
    for place in LOCATIONS:
        state = table(2)
        specialist(state, 0, space, "R01")
        play(state, f"sail {place}")
        assert state.food[0] == (2 if place == space else 0)


def test_whoever_selects() -> None:
    """specialise.any-selector, relic.without-participating: also an opponent's choice, also without taking
    part."""
    state = table(3)
    specialist(state, 2, "village", "R01")
    play(state, "sail village")
    assert state.food == [0, 0, 2] and state.decision == "prepare"


def test_not_in_the_turn_of_specialising() -> None:
    """specialise.future-turns: in later turns, not in the one in which the Reaver was specialised."""
    state = table(2, food={0: 7})
    on_top(state, "R01")
    top_tile(state, "food3.3")  # its reward is a Reaver
    play(state, "sail conquest", "join", "negotiate food3", "specialise R01 space.conquest")
    assert state.food[0] == 0 and state.seat == 1, "neither at once nor later in this turn"
    all_pass(state)
    finish_round(state)
    state.food[0] = 0
    play(state, "sail conquest")
    assert state.food[0] == 2


def test_in_later_turns_of_the_same_round() -> None:
    """specialise.future-turns"""
    state = table(2)
    on_top(state, "R01")
    play(state, "sail recruit", "join", "recruit reaver-deck", "specialise R01 space.village")
    all_pass(state)
    play(state, "sail village")
    assert state.round == 1 and state.seat == 1 and state.food[0] == 2


def test_before_costs_and_choices() -> None:
    """specialise.before-cost: what they give pays the cost; all triggers of all seats come first."""
    state = table(3, food=2, dice={0: "red.shield red.shield", 1: "red.shield blue.shield"})
    state.food[1] = 0
    specialist(state, 1, "fortress", "R01")
    show(state, "fortress", "KT KT", "KA KA", "KM KM")
    events = play(state, "sail fortress")
    assert [event.kind for event in events] == ["sail", "ability", "food"] and state.decision == "join"
    assert state.food[1] == 2
    play(state, "join", "loot fortress1")
    assert state.seat == 1 and state.decision == "join", "seat 1 can pay now"


def test_order_of_triggers() -> None:
    """ruling.trigger-order: clockwise from the active player, each seat's cards in the order of tucking."""
    state = table(3, food=4)
    specialist(state, 0, "sea", "R41", "R01")
    specialist(state, 1, "sea", "R37")
    specialist(state, 2, "sea", "R03", "R05")
    play(state, "sail recruit")
    all_pass(state)
    events = play(state, "sail sea")
    assert [(event.seat, event.data["card"]) for event in events if event.kind == "ability"] == [
        (1, "R37"),
        (2, "R03"),
        (2, "R05"),
        (0, "R41"),
        (0, "R01"),
    ]


def test_a_leader_is_no_specialist() -> None:
    """pile.dormant, ruling.leader-once"""
    state = table(2)
    leader(state, 0, "R01")
    events = play(state, "sail village")
    assert told(events, "ability") == []


def test_choices_come_before_the_next_trigger() -> None:
    """ruling.trigger-order: a choice in an ability is made before the next card acts."""
    state = table(2, food=2)
    specialist(state, 0, "village", "R17", "R18", "R01")
    events = play(state, "sail village")
    assert [event.data["card"] for event in events if event.kind == "ability"] == ["R17"]
    events = play(state, "feast")
    assert [event.kind for event in events if event.kind in ("ability", "idle")] == [
        "ability",
        "idle",
        "ability",
    ]


def test_overflow_by_a_trigger_on_another_turn() -> None:
    """ruling.die-capacity: the owner decides, whoever's turn it is."""
    state = table(2)
    set_dice(state, 1, "red.ship " * 5 + "blue.ship " * 5)
    specialist(state, 1, "village", "R07")
    join(state, "village")
    assert (state.seat, state.decision) == (1, "overflow")
    play(state, "return red.ship")
    assert len(dice(state, 1)) == 10 and state.decision == "prepare"
