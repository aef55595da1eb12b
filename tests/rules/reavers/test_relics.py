"""The twelve Relics: their die space, their power, a fifth one."""

import pytest
from drakkar.reavers.pieces.dice import DIE
from drakkar.reavers.pieces.relics import RELICS
from drakkar.reavers.state import Reavers

from .helpers import (
    all_pass,
    clause_of,
    clauses,
    dice,
    empty_deck,
    holdings,
    join,
    on_top,
    parts,
    pass_by,
    play,
    refusal,
    relic,
    set_dice,
    show,
    specialist,
    table,
    told,
    top_tile,
)

FITTING = {"ship": "red.ship", "hammer": "red.hammer", "chest": "blue.chest", "shield": "red.shield"}
WINDOW = ["L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8"]  # used when the Location is chosen


def loaded(name: str, seat: int = 0, **kit: object) -> Reavers:
    """A seat has a Relic with a die on it."""
    state = table(3, **kit)  # type: ignore[arg-type]
    relic(state, seat, name, die=FITTING[RELICS[name].face])
    return state


def chosen(name: str, seat: int = 0, **kit: object) -> Reavers:
    """The Location of a Relic was just chosen by seat 0."""
    state = loaded(name, seat, **kit)
    state.play(f"sail {RELICS[name].location}")
    return state


# ---- the die space -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RELICS)
def test_accepted_faces(name: str) -> None:
    """relic.slot-face, relic.extra-die-space, ruling.accepted-face: for every Relic, dice with its face
    and no others; a double hammer is no hammer."""
    state = table(3)
    relic(state, 0, name)
    for die in DIE:
        set_dice(state, 0, die)
        move = f"store {die} {name}"
        if die.split(".")[1] == RELICS[name].face:
            assert move in state.moves()
        else:
            assert move not in state.moves()
            double = die == "red.double" and RELICS[name].face == "hammer"
            assert refusal(state, move) == ("ruling.accepted-face" if double else "relic.slot-face")


def test_laying_a_die_on_a_relic() -> None:
    """ruling.relic-die-move, relic.extra-die-space: it leaves the board, room is made, the same question is
    asked again; it never comes back."""
    state = table(3, dice={0: "red.shield " * 2 + "blue.ship " * 8})
    relic(state, 0, "L7")
    moves = state.moves()
    events = play(state, "store red.shield L7")
    assert holdings(state, 0)["relics"] == [{"id": "L7", "die": "red.shield", "used": False}]
    assert len(dice(state, 0)) == 9 and state.seat == 0 and state.decision == "location"
    assert state.moves() == [move for move in moves if not move.startswith("store")]
    assert clause_of(events, "stored") == "ruling.relic-die-move"
    assert refusal(state, "store red.shield L7") == "relic.extra-die-space", "it holds one die"


def test_refused_stores() -> None:
    """possible.own-things, relic.extra-die-space"""
    state = table(3, dice={0: "red.shield"})
    relic(state, 0, "L7")
    relic(state, 1, "L6")
    assert refusal(state, "store red.shield L6") == "possible.own-things"
    assert refusal(state, "store blue.shield L7") == "possible.own-things"
    assert refusal(state, "store red.shield") == refusal(state, "store L7") == "relic.extra-die-space"


def test_at_any_own_decision() -> None:
    """ruling.relic-die-move: choosing a Location, taking part, paying, fighting … but not at decisions of
    others."""
    state = table(3, dice={0: "red.shield red.hammer blue.hammer", 1: "red.shield"}, food=9, favour=3)
    relic(state, 0, "L7")
    store = "store red.shield L7"
    assert store in state.moves()
    play(state, "sail sea")
    assert store in state.moves()
    show(state, "sea", "B03", "", "")
    on_top(state, "J1")
    play(state, "join")
    assert state.decision == "target" and store in state.moves()
    play(state, "face sea1")
    assert state.decision == "encounter" and store in state.moves()
    play(state, "fight")
    assert state.decision == "commit" and store in state.moves()
    play(state, "fight red.hammer")
    assert state.decision == "reroll" and store in state.moves()
    play(state, "stand")
    assert state.seat == 1 and store not in state.moves()


def test_a_die_gained_may_be_laid_down_at_once() -> None:
    """ruling.relic-die-move: when the die is gained, even if it is not one's turn."""
    state = table(3)
    relic(state, 1, "L2", "L8")
    specialist(state, 1, "village", "R15")  # a die for 1 Food
    state.food[1] = 1
    play(state, "sail village", "hire red hammer")
    assert (state.seat, state.decision) == (1, "stow")
    assert state.moves() == ["done", "store red.hammer L2", "store red.hammer L8"]
    play(state, "store red.hammer L8")
    assert dice(state, 1) == [] and state.seat == 0, "nothing more to lay down"


def test_laying_down_can_be_declined() -> None:
    """ruling.relic-die-move: "may"; no question without a fitting die."""
    state = table(3)
    relic(state, 0, "L2")
    play(state, "sail trade", "prepare", "enlist red hammer")
    assert state.moves() == ["done", "store red.hammer L2"]
    assert refusal(state, "forage") == "ruling.relic-die-move"
    play(state, "done")
    assert dice(state, 0) == ["red.hammer"] and state.seat == 1
    state = table(3)
    relic(state, 0, "L2")
    play(state, "sail trade", "prepare", "enlist red double")
    assert state.seat == 1


def test_a_relic_gained_may_be_loaded_at_once() -> None:
    """ruling.relic-die-move: when the Relic is gained."""
    state = table(3, dice={2: "yellow.chest yellow.chest red.ship"})
    show(state, "village", "L1 VF3", "", "")
    join(state, "village", 2)
    play(state, "loot village1")
    assert state.moves() == ["done", "store red.ship L1"]
    play(state, "store red.ship L1")
    assert holdings(state, 2)["relics"][0]["die"] == "red.ship" and state.food[2] == 3


def test_capacity() -> None:
    """ruling.die-capacity, relic.extra-die-space: ten on the board and one on each Relic; an overflow is
    settled by laying a die on a Relic, too."""
    state = table(2, dice={0: "red.ship " * 9 + "blue.ship"})
    relic(state, 0, "L1")
    play(state, "sail trade", "prepare", "enlist yellow chest")
    assert state.decision == "overflow" and state.view(None)["prompt"] == {"n": 1}
    play(state, "store blue.ship L1")
    assert state.seat == 1 and len(dice(state, 0)) == 10 and "yellow.chest" in dice(state, 0)


def test_an_old_die_on_a_relic_may_make_room() -> None:
    """ruling.die-capacity: the owner chooses among all its dice, new or old."""
    state = table(2, dice={0: "red.ship " * 9 + "blue.clan"})
    relic(state, 0, "L1", die="yellow.ship")
    play(state, "sail trade", "prepare", "enlist blue ship")
    assert "return L1.die" in state.moves() and not any(move.startswith("store") for move in state.moves())
    play(state, "return L1.die")
    assert state.decision == "overflow"
    play(state, "store blue.ship L1")
    assert state.seat == 1 and holdings(state, 0)["relics"][0]["die"] == "blue.ship"


def test_a_die_on_a_relic_pays_costs() -> None:
    """ruling.relic-die-move, ruling.spent-dice: it belongs to the crew and goes to the supply."""
    state = table(3, dice={0: "red.shield"}, food=2)
    relic(state, 0, "L6", die="yellow.shield")
    play(state, "sail fortress", "join")
    assert dice(state, 0) == [] and holdings(state, 0)["relics"][0]["die"] is None and state.supply[2] == 20


def test_a_die_on_a_relic_keeps_its_face() -> None:
    """ruling.relic-die-fixed: it is neither turned nor re-rolled."""
    state = table(2, dice={0: "red.hammer"})
    relic(state, 0, "L1", die="yellow.ship")
    specialist(state, 0, "village", "R09", "R11")
    play(state, "sail village")
    assert refusal(state, "turn L1.die clan") == "ruling.relic-die-fixed"
    assert all("L1" not in move for move in state.moves())
    play(state, "turn red.hammer clan")
    assert state.decision == "chanter" and refusal(state, "again L1.die") == "ruling.relic-die-fixed"


# ---- powers at the choice of the Location --------------------------------------------------------------


def test_mustering_horn() -> None:
    """relic.power, L1: draw the top Reaver and resolve it."""
    state = chosen("L1")
    on_top(state, "R37")
    events = play(state, "use L1")
    assert told(events, "recruited") == [{"seat": 0, "cards": ["R37"]}] and len(dice(state, 0)) == 1
    play(state, "lead R37")
    assert state.food[0] == 4 and state.decision == "join", "the action itself comes after"


def test_raven_banner() -> None:
    """relic.power, L2: gain 1 Favour and 1 Food."""
    state = chosen("L2")
    events = play(state, "use L2")
    assert (state.favour[0], state.food[0]) == (1, 1) and clause_of(events, "favour") == "relic.power"


def test_ferrymans_scales() -> None:
    """relic.power, L3: gain 3 Food."""
    state = chosen("L3")
    play(state, "use L3")
    assert state.food[0] == 3


def test_bag_of_knucklebones() -> None:
    """relic.power, ruling.looked-prophecy, L4: look at two Prophecies, keep one; the other one is discarded
    face up."""
    state = chosen("L4")
    on_top(state, "P03", "P08")
    events = play(state, "use L4")
    (event,) = [event for event in events if event.kind == "looked"]
    assert event.seen_by(0) == {"n": 2, "cards": ["P03", "P08"]} and event.seen_by(1) == {"n": 2}
    assert state.view(0)["looked_at"] == ["P03", "P08"] and state.view(1)["looked_at"] == []
    assert state.moves() == ["keep looked1", "keep looked2"]
    assert refusal(state, "keep looked3") == refusal(state, "pass") == "ruling.looked-prophecy"
    events = play(state, "keep looked2")
    assert holdings(state, 0)["secret_prophecies"] == ["P08"]
    assert state.view(1)["discards"]["prophecy"] == ["P03"] and state.view(1)["looking"] == 0
    (event,) = [event for event in events if event.kind == "kept-prophecy"]
    assert event.seen_by(1) == {"cards": ["P03"]} and event.seen_by(0) == {"cards": ["P03"], "card": "P08"}


def test_knucklebones_with_a_single_prophecy() -> None:
    """ruling.reward-unavailable: what is there is looked at; with none, nothing happens."""
    state = loaded("L4")
    empty_deck(state, "prophecy")
    state.decks[5], state.secret_prophecies[2] = (
        state.secret_prophecies[2][:1],
        state.secret_prophecies[2][1:],
    )
    play(state, "sail trade", "use L4")
    assert state.moves() == ["keep looked1"]
    state = loaded("L4")
    empty_deck(state, "prophecy")
    events = play(state, "sail trade", "use L4")
    assert clauses(events, "no-card") == ["ruling.reward-unavailable"] and state.decision == "join"


def test_granary_key() -> None:
    """relic.power, L5: take the top Village card."""
    state = chosen("L5")
    on_top(state, "VF4")
    events = play(state, "use L5")
    assert state.food[0] == 4 and holdings(state, 0)["pile"] == ["VF4"]
    assert clause_of(events, "drew-loot") == "relic.power"


def test_bark_mask() -> None:
    """relic.power, L6: gain 2 Glory."""
    state = chosen("L6")
    play(state, "use L6")
    assert state.glory[0] == 2


def test_surts_ram() -> None:
    """relic.fortress-example, relic.power, L7: discard the shield die to take the top Fortress card."""
    state = chosen("L7")
    on_top(state, "KA")
    supply = state.supply[0]
    events = play(state, "use L7")
    assert holdings(state, 0)["pile"] == ["KA"] and state.supply[0] == supply + 1
    assert told(events, "used-relic") == [{"seat": 0, "relic": "L7", "die": "red.shield"}]


@pytest.mark.parametrize(("name", "deck"), [("L1", "reaver"), ("L5", "village"), ("L7", "fortress")])
def test_a_card_that_is_not_there(name: str, deck: str) -> None:
    """ruling.reward-unavailable: the die is spent all the same, and the game goes on."""
    state = loaded(name)
    empty_deck(state, deck)
    events = play(state, f"sail {RELICS[name].location}", f"use {name}")
    assert clauses(events, "no-card") == ["ruling.reward-unavailable"]
    assert holdings(state, 0)["relics"][0]["die"] is None and state.seat == 0


def test_cracked_crown() -> None:
    """relic.power, L8: gain 1 Favour and 1 Glory."""
    state = chosen("L8")
    play(state, "use L8")
    assert (state.favour[0], state.glory[0]) == (1, 1)


@pytest.mark.parametrize("name", WINDOW)
def test_used_by_who_does_not_take_part(name: str) -> None:
    """relic.without-participating, relic.fortress-example, ruling.relic-window: whoever selects the
    Location, before any seat decides about it."""
    state = chosen(name, seat=2)
    assert (state.seat, state.decision) == (2, "relic") and state.moves() == [f"use {name}", "pass"]
    play(state, f"use {name}")
    while state.seat == 2 and state.decision not in ("join", "prepare"):
        play(state, state.moves()[0])
    assert state.seat == 0 and {"id": name, "die": None, "used": True} in holdings(state, 2)["relics"]
    pass_by(state)
    pass_by(state)
    pass_by(state)


@pytest.mark.parametrize("name", WINDOW)
def test_a_power_may_be_left(name: str) -> None:
    """relic.power: "may"; the die stays."""
    state = chosen(name)
    before = holdings(state, 0)
    play(state, "pass")
    assert holdings(state, 0) == before and state.seat == 0 and state.decision in ("join", "prepare")


@pytest.mark.parametrize("name", WINDOW)
def test_no_die_no_effect(name: str) -> None:
    """relic.power"""
    state = table(3)
    relic(state, 0, name)
    play(state, f"sail {RELICS[name].location}")
    assert state.decision in ("join", "prepare")


@pytest.mark.parametrize("name", WINDOW)
def test_only_at_its_own_location(name: str) -> None:
    """ruling.relic-window"""
    for place in {other.location for other in RELICS.values()} - {RELICS[name].location}:
        state = loaded(name)
        play(state, f"sail {place}")
        assert state.decision in ("join", "prepare")


def test_once_per_activation() -> None:
    """ruling.relic-once: a new die can be laid down, but not used before the next activation."""
    state = loaded("L6", dice={0: "blue.shield"})
    relic(state, 0, "L5", die="blue.chest")
    on_top(state, "VF3")
    play(state, "sail village", "use L6")
    assert state.moves() == ["use L5", "pass", "store blue.shield L6"]
    play(state, "store blue.shield L6")
    assert state.moves() == ["use L5", "pass"] and refusal(state, "use L6") == "ruling.relic-once"
    play(state, "pass")
    all_pass(state)
    assert not any(mine["used"] for mine in holdings(state, 0)["relics"]), "free again in the next turn"


def test_relics_after_reavers() -> None:
    """ruling.relic-window, ruling.trigger-order: right after the owner's own specialists, before the next
    seat's."""
    state = loaded("L6", seat=0)
    specialist(state, 0, "village", "R17")  # may pay 2 Food
    specialist(state, 1, "village", "R01")
    state.food[0] = 2
    events = play(state, "sail village")
    assert state.decision == "feaster"
    events = play(state, "feast")
    assert state.decision == "relic" and told(events, "ability") == []
    events = play(state, "use L6")
    assert told(events, "ability") == [{"seat": 1, "card": "R01", "ability": "forager"}]


def test_a_die_from_a_trigger_serves_a_relic() -> None:
    """specialise.before-cost, ruling.relic-die-move: gained by a specialist, laid down, used."""
    state = table(3, food=1)
    relic(state, 0, "L6")
    specialist(state, 0, "village", "R15")
    play(state, "sail village", "hire blue shield", "store blue.shield L6")
    assert state.decision == "relic"
    play(state, "use L6")
    assert state.glory[0] == 2


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("use L5", "ruling.relic-window"),
        ("use L8", "relic.power"),
        ("use L1", "possible.own-things"),
        ("use", "relic.power"),
        ("use everything", "relic.power"),
        ("pass L7", "relic.power"),
        ("join", "relic.power"),
    ],
)
def test_refused_powers(move: str, clause: str) -> None:
    """relic.power, ruling.relic-window, possible.own-things"""
    state = loaded("L7")
    relic(state, 0, "L5", die="blue.chest")
    relic(state, 0, "L8")
    relic(state, 1, "L1", die="red.ship")
    play(state, "sail fortress")
    assert refusal(state, move) == clause


# ---- powers at a later step ----------------------------------------------------------------------------


def test_surveyors_staff() -> None:
    """ruling.relic-window, conquest.action-counts, L9: one more Conquest action, for who takes part; also
    when no action is left."""
    state = chosen("L9", food=9)
    assert state.decision == "join", "not in the window of the others"
    play(state, "join")
    assert "use L9" in state.moves() and refusal(state, "use L6") == "possible.own-things"
    for tile in ("food1.4", "food1.2", "food1.1"):
        top_tile(state, tile)
        play(state, "negotiate food1")
    assert (
        state.moves() == ["use L9", "stop"] and refusal(state, "negotiate food2") == "conquest.action-counts"
    )
    state.food[0] = 3
    play(state, "use L9")
    top_tile(state, "food1.3")
    play(state, "negotiate food1")
    assert len(state.tiles[0]) == 4 and refusal(state, "use L9") is not None


def test_the_staff_may_be_used_first() -> None:
    """conquest.action-counts, L9"""
    state = chosen("L9", food=9)
    play(state, "join")
    events = play(state, "use L9")
    assert state.view(None)["prompt"]["n"] == 4 and clause_of(events, "used-relic") == "relic.power"
    assert refusal(state, "use L9") == "ruling.relic-once"
    assert refusal(state, "stop") == "ruling.unused-actions"


def test_the_staff_is_for_participants() -> None:
    """L9: who prepares can't use it."""
    state = chosen("L9", food=9)
    pass_by(state)
    assert holdings(state, 0)["relics"][0]["die"] is not None


@pytest.mark.parametrize(
    ("stack", "kit", "left"),
    [
        ("food1", {"food": 1}, {"food": 0}),
        ("food2", {"food": 4}, {"food": 1}),
        ("food3", {"food": 5}, {"food": 0}),
        ("favour1", {"favour": 1}, {"favour": 0}),
        ("favour2", {"favour": 2}, {"favour": 0}),
        ("favour3", {"favour": 4}, {"favour": 1}),
    ],
)
def test_stitched_treaty(stack: str, kit: dict[str, int], left: dict[str, int]) -> None:
    """negotiate.pay-price, ruling.relic-window, L10: one negotiation costs 2 Food or 1 Favour less."""
    state = loaded("L10", **kit)
    top_tile(state, f"{stack}.{'4' if stack.endswith('1') else '1'}")  # Glory, and perhaps Food
    play(state, "sail conquest", "join")
    assert f"negotiate {stack} L10" in state.moves()
    before = (state.food[0], state.favour[0])
    events = play(state, f"negotiate {stack} L10")
    assert clause_of(events, "used-relic") == "relic.power" and len(state.tiles[0]) == 1
    paid = told(events, "negotiates")[0]["n"]
    resource = "food" if "food" in kit else "favour"
    assert before[resource == "favour"] - paid == left[resource]


def test_stitched_treaty_for_dice() -> None:
    """negotiate.any-face, L10: one die less; the die on the Treaty itself is spent on its power."""
    state = loaded("L10", dice={0: "red.clan"})
    play(state, "sail conquest", "join")
    assert "negotiate dice1 L10" in state.moves() and "negotiate dice2 L10" not in state.moves()
    top_tile(state, "dice1.4")
    play(state, "negotiate dice1 L10")
    assert dice(state, 0) == [] and state.tiles[0] == ["dice1.4"]


def test_the_treaty_serves_once() -> None:
    """ruling.relic-once, L10"""
    state = loaded("L10", food=9, dice={0: "blue.chest"})
    top_tile(state, "food1.4")
    play(state, "sail conquest", "join", "negotiate food1 L10", "store blue.chest L10")
    assert not any(move.endswith("L10") for move in state.moves())
    assert refusal(state, "negotiate food1 L10") == "ruling.relic-once"


def test_the_treaty_needs_its_die() -> None:
    """relic.power, L10"""
    state = table(3, food=9)
    relic(state, 0, "L10")
    play(state, "sail conquest", "join")
    assert refusal(state, "negotiate food1 L10") == "relic.power"
    assert refusal(state, "negotiate food1 L9") == "possible.own-things"


@pytest.mark.parametrize("card", ["J1", "J2", "J3", "J4", "J5", "J6", "J7", "J8", "J9"])
def test_heading_stone(card: str) -> None:
    """ruling.relic-window, voyage.reveal, L11: cancels the Voyage card, once it is seen."""
    state = loaded("L11", food=4, favour=1)
    show(state, "sea", "B01", "", "")
    on_top(state, card)
    play(state, "sail sea", "join", "face sea1")
    assert state.decision == "voyage" and state.moves()[0] == "use L11"
    before = (state.food[0], state.favour[0], state.glory[0])
    events = play(state, "use L11")
    assert (state.food[0], state.favour[0], state.glory[0]) == before
    assert told(events, "cancelled") == [{"seat": 0, "card": card}]
    assert holdings(state, 0)["relics"][0]["die"] is None


def test_heading_stone_in_calm_waters() -> None:
    """voyage.calm, L11: there is nothing to cancel, and the die stays."""
    state = loaded("L11", food=4)
    show(state, "sea", "B01", "", "")
    on_top(state, "J0")
    play(state, "sail sea", "join", "face sea1")
    assert holdings(state, 0)["relics"][0]["die"] == "red.ship"


def test_three_barbed_harpoon() -> None:
    """ruling.extra-combat-dice, ruling.relic-window, L12: two more combat dice in this battle."""
    state = loaded("L12", food=4, dice={0: "blue.hammer"})
    show(state, "sea", "B01", "", "")
    on_top(state, "J0")
    play(state, "sail sea", "join", "face sea1", "fight")
    assert "use L12" in state.moves() and "fight blue.hammer L12.die" in state.moves()
    assert refusal(state, "use L11") == "possible.own-things"
    play(state, "use L12")
    assert state.moves() == ["fight blue.hammer", "store blue.hammer L12"]
    assert state.view(None)["prompt"]["extra"] == 2
    assert refusal(state, "use L12") == "ruling.relic-once"
    events = play(state, "fight blue.hammer")
    assert len(told(events, "combat")[0]["dice"]) == 3


def test_the_harpoon_needs_another_hammer() -> None:
    """ruling.extra-combat-dice, ruling.at-least-one-hammer, L12"""
    state = loaded("L12", food=4)
    show(state, "sea", "B01", "", "")
    on_top(state, "J0")
    play(state, "sail sea", "join", "face sea1", "fight")
    assert state.moves() == ["fight L12.die"] and refusal(state, "use L12") == "ruling.extra-combat-dice"


def test_the_harpoon_is_for_the_sea() -> None:
    """ruling.relic-window, L12: not for territories."""
    state = loaded("L12", dice={0: "blue.hammer"})
    play(state, "sail conquest", "join", "force food1")
    assert refusal(state, "use L12") == "ruling.relic-window"
    assert "fight L12.die" in state.moves()


# ---- a fifth relic -------------------------------------------------------------------------------------


def fifth(**kit: object) -> Reavers:
    """Seat 2 has four Relics and takes a fifth one."""
    state = table(3, dice={2: "yellow.chest yellow.chest"}, **kit)  # type: ignore[arg-type]
    relic(state, 2, "L1", "L2", "L3", "L7", die="red.shield")
    show(state, "village", "L6", "", "")
    join(state, "village", 2)
    if state.decision == "pay":
        play(state, "pay yellow.chest yellow.chest.2")
    play(state, "loot village1")
    return state


def test_a_fifth_relic_may_go_to_the_pile() -> None:
    """ruling.fifth-relic, relic.place: it still scores."""
    state = fifth()
    assert state.decision == "relic-swap" and state.view(None)["prompt"] == {"relic": "L6"}
    assert state.moves() == ["bury", "replace L1", "replace L2", "replace L3", "replace L7"]
    assert (
        refusal(state, "replace L9") == "possible.own-things"
        and refusal(state, "use L6") == "ruling.fifth-relic"
    )
    events = play(state, "bury")
    assert holdings(state, 2)["pile"] == ["L6"] and clause_of(events, "buried-relic") == "ruling.fifth-relic"
    assert parts(state, 2)["relics"] == 3 + 2 + 2 + 2 + 3


def test_a_fifth_relic_may_replace_one() -> None:
    """ruling.fifth-relic: the old one goes into the pile and still scores; its die moves to a free
    space."""
    state = fifth()
    events = play(state, "replace L7")
    assert [mine["id"] for mine in holdings(state, 2)["relics"]] == ["L1", "L2", "L3", "L6"]
    assert holdings(state, 2)["pile"] == ["L7"] and dice(state, 2) == ["red.shield"]
    assert clause_of(events, "replaced-relic") == "ruling.fifth-relic"
    assert state.moves() == ["done", "store red.shield L6"], "and may be laid on the new one"
    assert parts(state, 2)["relics"] == 3 + 2 + 2 + 2 + 3


def test_the_die_of_a_replaced_relic_without_room() -> None:
    """ruling.fifth-relic, ruling.die-capacity: it lies on another Relic that accepts it, or is lost."""
    state = table(3, dice={2: "red.ship " * 8 + "yellow.chest yellow.chest"})
    relic(state, 2, "L1", "L2", "L3", "L7", die="red.shield")
    show(state, "village", "L6 L5", "", "")
    join(state, "village", 2)
    play(state, "loot village1")
    set_dice(state, 2, "red.ship " * 10)
    play(state, "replace L7")
    relics = {mine["id"]: mine["die"] for mine in holdings(state, 2)["relics"]}
    assert relics["L6"] == "red.shield"
    supply = state.supply[0]
    play(state, *(["done"] if state.decision == "stow" else []))
    events = play(state, "replace L6")
    assert told(events, "lost-die") == [{"seat": 2, "die": "red.shield"}] and state.supply[0] == supply + 1
