"""Recruit: slots and deck, dice on recruiting, Rally, Lead and Specialise; every Reaver card."""

import pytest
from drakkar.reavers.pieces.board import ACTION_SPACES
from drakkar.reavers.pieces.dice import COLOURS, SIDES
from drakkar.reavers.pieces.reavers import REAVERS

from .helpers import (
    all_pass,
    clause_of,
    dice,
    empty_deck,
    empty_supply,
    holdings,
    join,
    leader,
    on_top,
    parts,
    play,
    refusal,
    set_dice,
    show,
    specialist,
    table,
    told,
    verbs,
)

TYR, ODIN, TREE = "R01", "R19", "R37"


def test_slots_and_deck() -> None:
    """recruit.take-slot, recruit.deck-instead, recruit.order: all cards of a slot, or one from the deck."""
    state = table(3)
    show(state, "recruits", "R01 R02", "", "R05", "R06")
    join(state, "recruit", 0)
    assert state.moves() == [
        "recruit recruit1",
        "recruit recruit3",
        "recruit recruit4",
        "recruit reaver-deck",
    ]
    events = play(state, "recruit recruit1")
    assert told(events, "recruited") == [{"seat": 0, "cards": ["R01", "R02"]}]
    assert clause_of(events, "recruited") == "recruit.take-slot" and state.view(None)["recruits"][0] == []
    play(state, "lead R01", "draw village-deck")
    while state.seat == 0:
        play(state, state.moves()[0])
    assert state.seat == 1, "clockwise"


def test_a_single_slot_gives_one_card() -> None:
    """recruit.take-slot, refill.single-slots"""
    state = table(3)
    show(state, "recruits", "R01 R02", "", "R05", "R06")
    join(state, "recruit", 0)
    play(state, "recruit recruit3")
    assert state.view(None)["prompt"] == {"cards": ["R05"]}


def test_the_top_card_of_the_deck() -> None:
    """recruit.deck-instead: exactly one, and it is shown (ruling.pile-visibility)."""
    state = table(3)
    on_top(state, "R10", "R11")
    join(state, "recruit", 0)
    events = play(state, "recruit reaver-deck")
    assert told(events, "recruited") == [{"seat": 0, "cards": ["R10"]}]
    assert clause_of(events, "recruited") == "recruit.deck-instead" and state.decks[0][-1] == "R11"


def test_refused_slots() -> None:
    """ruling.no-midround-refill, variant.display-by-count, recruit.take-slot, ruling.recruit-exhausted"""
    state = table(3)
    show(state, "recruits", "R01 R02", "", "R05", "R06")
    empty_deck(state, "reaver")
    join(state, "recruit", 0)
    assert refusal(state, "recruit recruit2") == "ruling.no-midround-refill"
    assert refusal(state, "recruit recruit5") == "variant.display-by-count"
    assert refusal(state, "recruit recruit1 recruit3") == "recruit.take-slot"
    assert refusal(state, "recruit reaver-deck") == "ruling.recruit-exhausted"


def test_when_all_slots_are_empty() -> None:
    """ruling.recruit-exhausted: the deck, or preparing."""
    state = table(3)
    join(state, "recruit", 0)
    assert state.moves() == ["recruit reaver-deck"]


@pytest.mark.parametrize("card", REAVERS)
def test_dice_on_recruiting(card: str) -> None:
    """recruit.roll-dice, recruit.place-dice: for every Reaver, the dice at its top left, rolled at once."""
    state = table(2)
    on_top(state, card)
    join(state, "recruit", 0)
    events = play(state, "recruit reaver-deck")
    expected = sorted(COLOURS[colour] for colour in REAVERS[card].recruit)
    assert sorted(die.split(".")[0] for die in dice(state, 0)) == expected
    assert told(events, "rolled")[0]["dice"] and clause_of(events, "rolled") == "recruit.roll-dice"
    assert all(die.split(".")[1] in SIDES[die.split(".")[0]] for die in dice(state, 0))
    assert state.decision == "use", "before anything is decided about the card"


@pytest.mark.parametrize("card", REAVERS)
def test_rally(card: str) -> None:
    """rally.take-dice, rally.choose-faces, rally.to-glory-pile, ruling.chosen-face-exists: for every
    Reaver, the dice at its top right, on faces that its owner chooses; the card goes into the Glory
    pile."""
    state = table(2)
    on_top(state, card)
    join(state, "recruit", 0)
    play(state, "recruit reaver-deck")
    before = dice(state, 0)
    events = play(state, f"rally {card}")
    assert clause_of(events, "rallied") == "rally.to-glory-pile"
    chosen = []
    for colour in REAVERS[card].rally:
        name = COLOURS[colour]
        assert state.moves() == [f"set {name} {face}" for face in dict.fromkeys(_in_order(SIDES[name]))]
        assert (
            refusal(state, f"set {name} {'chest' if name == 'red' else 'double'}")
            == "ruling.chosen-face-exists"
        )
        assert refusal(state, "set green hammer") == refusal(state, "set") == "rally.take-dice"
        chosen.append(f"{name}.clan")
        play(state, f"set {name} clan")
    assert sorted(dice(state, 0)) == sorted(before + chosen)
    assert holdings(state, 0)["pile"] == [card] and state.seat == 1


def _in_order(faces: tuple[str, ...]) -> list[str]:
    return [face for face in ("hammer", "double", "shield", "ship", "chest", "clan") if face in faces]


def test_rally_with_a_short_supply() -> None:
    """ruling.supply-of-dice, rally.take-dice: the colour that is there is still taken."""
    state = table(4)
    on_top(state, "R01")  # red, then red and blue
    empty_supply(state, "red")
    join(state, "recruit", 0)
    events = play(state, "recruit reaver-deck")
    assert told(events, "short-of-dice") == [{"seat": 0, "n": 1}] and dice(state, 0) == []
    events = play(state, "rally R01")
    assert told(events, "short-of-dice") == [{"seat": 0, "n": 1}]
    assert state.moves()[0] == "set blue hammer"
    play(state, "set blue ship")
    assert dice(state, 0) == ["blue.ship"]


def test_rally_without_any_die() -> None:
    """ruling.supply-of-dice: the card is rallied all the same."""
    state = table(4)
    on_top(state, "R03")  # red, then red
    empty_supply(state, "red")
    join(state, "recruit", 0)
    play(state, "recruit reaver-deck", "rally R03")
    assert holdings(state, 0)["pile"] == ["R03"] and state.seat == 1


# ---- the glory pile ------------------------------------------------------------------------------------


def test_a_pile_is_face_down() -> None:
    """pile.face-down, ruling.pile-visibility: others see how many cards there are, the owner sees which."""
    state = table(2)
    on_top(state, "R03")
    join(state, "recruit", 0)
    play(state, "recruit reaver-deck", "rally R03", "set red clan")
    mine, other = state.view(0)["seats"][0], state.view(1)["seats"][0]
    assert mine["pile"] == ["R03"] and other["pile"] is None and other["pile_size"] == 1


def test_a_pile_is_dormant() -> None:
    """pile.dormant: a Reaver in the Glory pile triggers nothing."""
    state = table(2)
    state.piles[0] = ["R01"]
    state.decks[0] = [card for card in state.decks[0] if card != "R01"]
    events = play(state, "sail village")
    assert told(events, "ability") == [] and state.food[0] == 0


# ---- leading -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", REAVERS)
def test_lead(card: str) -> None:
    """lead.place, lead.ability, ruling.leader-faction: for every Reaver, the ability of its clan, at
    once."""
    state = table(2)
    on_top(state, card)
    join(state, "recruit", 0)
    play(state, "recruit reaver-deck")
    events = play(state, f"lead {card}")
    assert holdings(state, 0)["leader"] == card and clause_of(events, "leads") == "lead.place"
    clan = REAVERS[card].clan
    if clan == "odin":
        assert state.favour[0] == 2 and clause_of(events, "favour") == "lead.ability"
    elif clan == "yggdrasil":
        assert state.food[0] == 4 and clause_of(events, "food") == "lead.ability"
    else:
        assert state.moves() == ["draw village-deck", "draw fortress-deck"]
        on_top(state, "KT", "KA")
        events = play(state, "draw fortress-deck")
        assert clause_of(events, "drew-loot") == "lead.ability" and holdings(state, 0)["pile"] == ["KT"]


def test_the_old_leader_goes_to_the_pile() -> None:
    """lead.replace, lead.place: there is one Leader space."""
    state = table(2)
    leader(state, 0, "R21")
    on_top(state, "R22")
    join(state, "recruit", 0)
    events = play(state, "recruit reaver-deck", "lead R22")
    assert holdings(state, 0)["leader"] == "R22" and holdings(state, 0)["pile"] == ["R21"]
    assert clause_of(events, "old-leader") == "lead.replace"


def test_a_leader_acts_once() -> None:
    """ruling.leader-once: no lasting effect; a clan face stays a clan face (ruling.accepted-face)."""
    state = table(2, dice={0: "blue.clan blue.clan"})
    leader(state, 0, ODIN)
    for place in ("village", "recruit"):
        events = play(state, f"sail {place}")
        assert state.favour[0] == 0 and told(events, "ability") == []
        if place == "village":
            assert state.decision == "prepare", "clan faces pay for nothing"
        all_pass(state)


def test_a_leader_without_loot_to_draw() -> None:
    """ruling.ability-impossible, ruling.reward-unavailable: what can be done is done, and the card
    stays."""
    state = table(2)
    empty_deck(state, "village")
    on_top(state, "R03")
    join(state, "recruit", 0)
    events = play(state, "recruit reaver-deck", "lead R03")
    assert told(events, "drew-loot")[0]["deck"] == "fortress", "only one deck is left: no choice"
    state = table(2)
    empty_deck(state, "village")
    empty_deck(state, "fortress")
    on_top(state, "R03")
    join(state, "recruit", 0)
    events = play(state, "recruit reaver-deck", "lead R03")
    assert (
        clause_of(events, "no-card") == "ruling.reward-unavailable" and holdings(state, 0)["leader"] == "R03"
    )


# ---- specialising --------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ACTION_SPACES)
def test_specialise(place: str) -> None:
    """specialise.tuck, specialise.stack, ruling.which-four-spaces: under any of the four spaces, without a
    maximum."""
    state = table(2)
    specialist(state, 0, place, "R01", "R02", "R05", "R06")
    on_top(state, "R07")
    join(state, "recruit", 0)
    play(state, "recruit reaver-deck")
    events = play(state, f"specialise R07 space.{place}")
    assert holdings(state, 0)["specialists"][place] == ["R01", "R02", "R05", "R06", "R07"]
    assert clause_of(events, "specialised") == "specialise.tuck" and holdings(state, 0)["pile"] == []


def test_uses_of_a_reaver() -> None:
    """recruit.one-use, recruit.decide-each: Rally, Lead, or one of four spaces; nothing else."""
    state = table(2)
    specialist(state, 0, "sea", "R02")
    on_top(state, "R01")
    join(state, "recruit", 0)
    play(state, "recruit reaver-deck")
    spaces = [f"specialise R01 space.{place}" for place in ACTION_SPACES]
    assert state.moves() == ["rally R01", "lead R01", *spaces]
    assert refusal(state, "specialise R01 space.trade") == "ruling.which-four-spaces"
    assert refusal(state, "specialise R01 space.recruit") == "ruling.which-four-spaces"
    assert (
        refusal(state, "rally R01 R01") == "recruit.one-use"
        and refusal(state, "pass") == "recruit.decide-each"
    )
    assert refusal(state, "lead R09") == "recruit.decide-each"
    assert refusal(state, "lead R02") == "ruling.specialised-permanent"


def test_specialists_stay() -> None:
    """ruling.specialised-permanent: nothing moves them before the final count."""
    state = table(2)
    specialist(state, 0, "sea", "R02")
    while not state.over:
        assert holdings(state, 0)["specialists"]["sea"][0] == "R02"
        play(state, state.moves()[0])


# ---- two cards -----------------------------------------------------------------------------------------


def test_two_reavers_are_resolved_one_after_the_other() -> None:
    """ruling.two-reavers, recruit.roll-dice: all dice are rolled first; then any card first, completely."""
    state = table(3)
    show(state, "recruits", "R01 R20", "R03 R04", "", "")
    join(state, "recruit", 0)
    events = play(state, "recruit recruit1")
    assert len(told(events, "rolled")[0]["dice"]) == 2 and len(dice(state, 0)) == 2
    assert verbs(state) == ["rally", "lead", "specialise"] and len(state.moves()) == 12
    play(state, "rally R20")
    assert state.decision == "faces", "one card is completed before the other is decided"
    play(state, "set yellow ship", "set red double")
    assert state.view(None)["prompt"] == {"cards": ["R01"]} and len(state.moves()) == 6
    play(state, "specialise R01 space.village")
    assert state.seat == 1


def test_both_may_lead() -> None:
    """ruling.two-reavers, lead.replace, recruit.one-use: each activates an ability."""
    state = table(3)
    show(state, "recruits", "R19 R37", "", "", "")
    join(state, "recruit", 0)
    play(state, "recruit recruit1", "lead R19", "lead R37")
    assert (state.favour[0], state.food[0]) == (2, 4)
    assert holdings(state, 0)["leader"] == "R37" and holdings(state, 0)["pile"] == ["R19"]


def test_reavers_score_nothing_by_themselves() -> None:
    """ruling.reaver-value"""
    state = table(2)
    specialist(state, 0, "sea", "R02", "R03")
    leader(state, 0, "R19")
    assert sum(parts(state, 0).values()) == 0


def test_dice_beyond_the_board() -> None:
    """ruling.die-capacity, recruit.place-dice: the gain is never refused; the owner returns dice at
    once."""
    state = table(2)
    set_dice(state, 0, "red.ship " * 5 + "blue.ship " * 5)
    show(state, "recruits", "R10 R12", "", "")
    join(state, "recruit", 0)
    play(state, "recruit recruit1")
    assert (
        state.decision == "overflow" and len(dice(state, 0)) == 14 and state.view(None)["prompt"] == {"n": 4}
    )
    assert refusal(state, "return yellow.clan") == refusal(state, "done") == "ruling.die-capacity"
    play(state, "return blue.ship", "return blue.ship", "return red.ship", "return blue.ship")
    assert state.decision == "use" and len(dice(state, 0)) == 10
