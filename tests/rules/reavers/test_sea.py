"""Sea Battle: cost, target, every Voyage card, every Sea Battle card."""

import pytest
from drakkar.reavers.cards import all_cards
from drakkar.reavers.pieces.sea import SEA_BATTLES, VOYAGES
from drakkar.reavers.state import Reavers

from .helpers import (
    clause_of,
    clauses,
    dice,
    empty_deck,
    holdings,
    join,
    on_top,
    play,
    refusal,
    relic,
    show,
    table,
    told,
    trophies,
    upgrade,
    with_luck,
)

# Defence, combination and rewards of each Sea Battle card, by hand.
BATTLES = {
    "B01": (3, "hammer ship", {"glory": 9, "food": 1}),
    "B02": (3, "hammer shield", {"glory": 9, "favour": 1}),
    "B03": (3, "hammer hammer", {"glory": 8, "troll": 1}),
    "B04": (4, "hammer shield ship", {"glory": 14}),
    "B05": (4, "hammer chest ship", {"glory": 11, "food": 2, "dice": 1}),
    "B06": (4, "hammer hammer shield", {"glory": 12, "troll": 1}),
    "B07": (5, "hammer hammer shield ship", {"glory": 15, "kraken": 1}),
    "B08": (5, "hammer hammer shield chest", {"glory": 18}),
    "B09": (6, "hammer hammer hammer shield ship", {"glory": 19, "favour": 1, "kraken": 1}),
    "B10": (6, "hammer hammer hammer chest ship", {"glory": 24}),
}
DIE = {
    "hammer": "blue.hammer",
    "ship": "red.ship",
    "shield": "red.shield",
    "chest": "blue.chest",
    "clan": "blue.clan",
}


def at_sea(voyage: str = "J0", card: str = "B01", kit: str = "", food: int = 4, **more: object) -> Reavers:
    """Seat 0 has paid and chosen a card on display; the Voyage card is revealed."""
    state = table(3, dice={0: kit}, food=food, **more)  # type: ignore[arg-type]
    show(state, "sea", card, "", "")
    on_top(state, voyage)
    play(state, "sail sea", "join", "face sea1")
    return state


# ---- cost and target -----------------------------------------------------------------------------------


def test_cost() -> None:
    """sea.cost: 4 Food for each participant, the active player too."""
    state = table(3, food={0: 5, 1: 4, 2: 3}, dice=dict.fromkeys(range(3), "red.hammer"))
    show(state, "sea", "B01", "B02", "B03")
    events = join(state, "sea", 0)
    assert state.food[0] == 1 and clause_of(events, "paid-food") == "sea.cost"
    play(state, "face sea1")
    while state.seat == 0:
        play(state, state.moves()[-1])
    assert state.decision == "join", "4 are enough"
    play(state, "join")
    assert state.food[1] == 0
    play(state, "face sea2")
    while state.seat == 1:
        play(state, state.moves()[-1])
    assert state.decision == "prepare" and refusal(state, "join") == "sea.cost", "3 are not"


def test_targets() -> None:
    """sea.face-up-card, sea.deck-card, sea.order: a card on display, or the top of the deck."""
    state = table(3, food=4)
    show(state, "sea", "B01", "", "B03")
    join(state, "sea", 0)
    assert state.moves() == ["face sea1", "face sea3", "face sea-deck"]
    assert refusal(state, "face sea2") == "ruling.no-midround-refill"
    assert refusal(state, "face sea4") == "variant.display-by-count"
    assert refusal(state, "face sea1 sea3") == "ruling.one-battle-each"
    assert refusal(state, "face") == "sea.face-up-card"
    empty_deck(state, "sea")
    assert refusal(state, "face sea-deck") == "ruling.deck-exhausted"


def test_a_card_from_the_deck() -> None:
    """sea.deck-card, ruling.sea-target-first: it is revealed, then the Voyage follows."""
    state = table(3, food=4, dice={0: "red.hammer"})
    on_top(state, "B10")
    on_top(state, "J0")
    join(state, "sea", 0)
    events = play(state, "face sea-deck")
    assert [event.kind for event in events] == ["faces", "voyage", "calm"]
    assert (
        told(events, "faces") == [{"seat": 0, "card": "B10"}]
        and clause_of(events, "faces") == "sea.deck-card"
    )
    assert state.view(1)["facing"] == "B10" and state.view(1)["prompt"]["card"] == "B10"


def test_two_steps_in_order() -> None:
    """sea.two-steps, ruling.sea-target-first, voyage.reveal, ruling.one-battle-each: target, Voyage,
    Encounter; one card, one battle."""
    state = table(3, food=8, dice={0: "red.hammer red.ship"})
    show(state, "sea", "B01", "B02", "B03")
    on_top(state, "J1")
    join(state, "sea", 0)
    assert state.decision == "target"
    events = play(state, "face sea1")
    assert state.decision == "voyage" and clause_of(events, "voyage") == "voyage.reveal"
    play(state, "suffer")
    assert state.decision == "encounter" and state.view(None)["prompt"]["card"] == "B01"
    play(state, "pay")
    assert state.seat == 1 and state.food[0] == 4 - 2 + 1


def test_voyage_cards_are_discarded() -> None:
    """ruling.voyage-discard"""
    state = at_sea("J5")
    assert state.view(None)["discards"]["voyage"] == ["J5"]


# ---- voyages -------------------------------------------------------------------------------------------

ASKS = {
    "J1": "ship", "J2": "shield", "J3": "hammer", "J4": "chest", "J5": "ship", "J6": "hammer", "J7": "clan",
    "J9": "shield ship",
}  # fmt: skip


def test_calm() -> None:
    """voyage.calm, J0: nothing happens, and the journey goes on."""
    state = at_sea("J0", kit="red.hammer")
    assert state.decision == "encounter" and clause_of(state.events, "calm") == "voyage.calm"
    assert (state.food[0], state.favour[0], state.glory[0], dice(state, 0)) == (0, 0, 0, ["red.hammer"])


@pytest.mark.parametrize(("card", "faces"), ASKS.items())
def test_paying_a_voyage(card: str, faces: str) -> None:
    """voyage.event, ruling.voyage-pay-or-suffer: for every event, the whole combination, and nothing else
    is lost."""
    kit = " ".join(DIE[face] for face in faces.split())
    state = at_sea(card, kit=f"{kit} yellow.clan" if card != "J7" else kit, favour=1, glory=3, food=6)
    assert state.decision == "voyage" and state.moves() == ["pay", "suffer"]
    events = play(state, "pay")
    assert told(events, "spent") == [{"seat": 0, "things": sorted(kit.split(), key=_order)}]
    assert clause_of(events, "spent") == "voyage.event"
    assert (state.food[0], state.favour[0], state.glory[0]) == (2, 1, 3)


def _order(die: str) -> tuple[int, int]:
    faces = ("hammer", "double", "shield", "ship", "chest", "clan")
    return (("red", "blue", "yellow").index(die.split(".")[0]), faces.index(die.split(".")[1]))


@pytest.mark.parametrize(("card", "faces"), ASKS.items())
def test_other_faces_do_not_pay(card: str, faces: str) -> None:
    """ruling.voyage-pay-or-suffer, voyage.event: who can't pay in full takes the penalty without a
    question."""
    others = [die for face, die in DIE.items() if face not in faces.split()]
    state = at_sea(card, kit=" ".join(others + others), favour=1, glory=3, food=8)
    assert state.decision != "voyage"
    kinds = {event.kind for event in state.events}
    expected = {
        "J1": "lost-food", "J3": "lost-favour", "J4": "lost-food", "J5": "lost-glory", "J7": "rerolled",
    }  # fmt: skip
    if card in expected:
        assert expected[card] in kinds
    else:
        assert state.decision == "discard"


@pytest.mark.parametrize(("card", "n"), [("J1", 2), ("J4", 3)])
def test_losing_food(card: str, n: int) -> None:
    """voyage.event, ruling.penalty-floor: lose what there is, never below 0."""
    state = at_sea(card, food=4 + 5)
    assert state.food[0] == 5 - n and clause_of(state.events, "lost-food") == "voyage.event"
    state = at_sea(card, food=4 + 1)
    assert state.food[0] == 0 and told(state.events, "lost-food") == [{"seat": 0, "n": 1}]
    assert clause_of(state.events, "lost-food") == "ruling.penalty-floor"


@pytest.mark.parametrize(("card", "n"), [("J5", 1), ("J8", 2)])
def test_losing_glory(card: str, n: int) -> None:
    """voyage.event, ruling.penalty-floor: Glory does not fall below 0 either."""
    assert at_sea(card, glory=7).glory[0] == 7 - n
    assert at_sea(card, glory=n - 1).glory[0] == 0


def test_grumbling_crew() -> None:
    """voyage.event, J3: 1 Favour, or 2 Glory without Favour."""
    state = at_sea("J3", favour=2, glory=5)
    assert (state.favour[0], state.glory[0]) == (1, 5)
    state = at_sea("J3", favour=0, glory=5)
    assert (state.favour[0], state.glory[0]) == (0, 3)


def test_rans_due() -> None:
    """voyage.event, J8: 1 Favour, or lose 2 Glory."""
    state = at_sea("J8", favour=1, glory=5, kit="red.hammer")
    assert state.moves() == ["pay", "suffer"]
    paid = state.copy()
    events = play(paid, "pay")
    assert (paid.favour[0], paid.glory[0]) == (0, 5) and clause_of(events, "paid-favour") == "voyage.event"
    play(state, "suffer")
    assert (state.favour[0], state.glory[0]) == (1, 3)


@pytest.mark.parametrize(("card", "n"), [("J2", 1), ("J6", 1), ("J9", 2)])
def test_losing_dice(card: str, n: int) -> None:
    """voyage.event, ruling.penalty-dice: dice of one's choice, from the board or a Relic, never tokens."""
    state = table(3, dice={0: "red.clan blue.clan yellow.clan"}, food=4)
    upgrade(state, 0, "shield")
    if card == "J2":
        upgrade(state, 0, "chest")
        state.ready[0] = 0  # the shield token would pay
        state.used[0] = 1
    relic(state, 0, "L3", die="blue.chest")
    show(state, "sea", "B01", "", "")
    on_top(state, card)
    play(state, "sail sea", "join", "face sea1")
    assert state.decision == "discard" and state.view(None)["prompt"] == {"n": n}
    assert state.moves() == [f"discard {die}" for die in ("red.clan", "blue.clan", "yellow.clan", "L3.die")]
    assert refusal(state, "discard up.shield") == "ruling.penalty-dice"
    assert (
        refusal(state, "discard red.ship") == "possible.own-things"
        and refusal(state, "suffer") == "voyage.event"
    )
    play(state, "discard L3.die")
    if n == 2:
        assert state.view(None)["prompt"] == {"n": 1}
        play(state, "discard red.clan")
    assert len(dice(state, 0)) == 4 - n and holdings(state, 0)["relics"][0]["die"] is None
    assert state.seat == 1, "without hammers and the combination one withdraws"


@pytest.mark.parametrize(("card", "kit"), [("J2", ""), ("J9", "red.clan"), ("J9", "red.clan red.clan")])
def test_losing_more_dice_than_there_are(card: str, kit: str) -> None:
    """ruling.penalty-floor: all of them, without a choice where there is none."""
    state = at_sea(card, kit=kit)
    assert dice(state, 0) == [] and state.seat == 1


def test_song_of_the_waves() -> None:
    """voyage.event, ruling.relic-die-fixed, J7: all dice of the board are rolled again, those on Relics
    stay."""
    state = table(3, dice={0: "red.hammer red.hammer blue.ship"}, food=4)
    relic(state, 0, "L1", die="yellow.ship")
    show(state, "sea", "B01", "", "")
    on_top(state, "J7")
    play(state, "sail sea", "join")
    world, events = with_luck(
        state,
        "face sea1",
        lambda told: any(event.data.get("dice") == ["red.clan", "red.double", "blue.clan"] for event in told),
    )
    assert sorted(dice(world, 0)) == ["blue.clan", "red.clan", "red.double"]
    assert told(events, "rerolled")[0]["old"] == ["red.hammer", "red.hammer", "blue.ship"]
    assert holdings(world, 0)["relics"][0]["die"] == "yellow.ship"


def test_a_penalty_does_not_stop_the_battle() -> None:
    """ruling.voyage-goes-on"""
    state = at_sea("J5", kit="red.hammer")
    assert state.decision == "encounter"


def test_upgrades_pay_for_voyages() -> None:
    """ruling.upgrade-as-die, upgrade.dual-icon"""
    state = table(3, food=4)
    upgrade(state, 0, "dual")
    show(state, "sea", "B01", "", "")
    on_top(state, "J1")
    play(state, "sail sea", "join", "face sea1", "pay")
    assert holdings(state, 0)["upgrades"] == [{"id": "up.dual", "ready": False}] and state.food[0] == 0


def test_refused_answers_to_a_voyage() -> None:
    """voyage.event, ruling.voyage-pay-or-suffer"""
    state = at_sea("J1", kit="red.ship")
    assert (
        refusal(state, "pay twice") == "voyage.event" and refusal(state, "use L11") == "possible.own-things"
    )
    assert refusal(state, "flee") == "ruling.voyage-pay-or-suffer"


def test_every_voyage_is_tested() -> None:
    """voyage.event, voyage.calm: ten different cards."""
    assert set(VOYAGES) == {"J0", "J8", *ASKS} == set(all_cards(False)[3])


# ---- encounters ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "data"), BATTLES.items())
def test_paying_the_combination(card: str, data: tuple[int, str, dict[str, int]]) -> None:
    """encounter.pay-exact, encounter.card-top, encounter.reward, encounter.to-glory-pile: for every card,
    the combination wins without a roll, and all rewards are given at once."""
    defence, faces, rewards = data
    kit = " ".join(DIE[face] for face in faces.split())
    state = at_sea("J0", card, kit)
    prompt = state.view(None)["prompt"]
    assert (prompt["defence"], prompt["faces"]) == (defence, faces.split())
    assert state.moves()[0] == "pay"
    events = play(state, "pay")
    assert clause_of(events, "spent") == "encounter.pay-exact" and "combat" not in [
        event.kind for event in events
    ]
    assert holdings(state, 0)["pile"] == [card] and state.view(None)["sea"][0] is None
    assert state.glory[0] == rewards["glory"] and state.food[0] == rewards.get("food", 0)
    assert state.favour[0] == rewards.get("favour", 0)
    won = holdings(state, 0)["trophies"]
    assert won == {"troll": rewards.get("troll", 0), "kraken": rewards.get("kraken", 0)}
    assert clauses(events, "glory") == ["encounter.reward"]
    if "dice" in rewards:
        assert state.moves() == ["muster red", "muster blue", "muster yellow"]
        play(state, "muster blue")
        assert dice(state, 0)[0].startswith("blue")
    assert state.seat == 1


@pytest.mark.parametrize(("card", "data"), BATTLES.items())
def test_fighting_every_card(card: str, data: tuple[int, str, dict[str, int]]) -> None:
    """encounter.success, encounter.failure, encounter.two-ways: by the defence value of the card."""
    defence, _, rewards = data
    state = at_sea("J0", card, "red.double red.double red.double")
    play(state, "fight")
    move = "fight red.double red.double.2 red.double.3"
    world, _ = with_luck(state, move, lambda told: _total(told) == defence)
    assert world.glory[0] == rewards["glory"] and holdings(world, 0)["pile"] == [card]
    world, _ = with_luck(state, move, lambda told: _total(told) == defence - 1)
    assert world.glory[0] == 0 and world.view(None)["sea"][0] == card


def _total(events: list) -> int:  # type: ignore[type-arg]
    return next(event.data["total"] for event in events if event.kind == "combat")


def test_every_battle_is_tested() -> None:
    """encounter.card-top: ten different cards."""
    assert set(SEA_BATTLES) == set(BATTLES) == set(all_cards(False)[4])


@pytest.mark.parametrize(
    ("kit", "able"),
    [
        ("red.hammer red.ship", True),
        ("yellow.hammer blue.ship", True),
        ("red.double red.ship", False),
        ("red.hammer red.hammer", False),
        ("red.hammer blue.clan", False),
    ],
)
def test_exact_combination(kit: str, able: bool) -> None:
    """ruling.exact-combination, ruling.dice-count-for-costs: any colour, the same faces; a double hammer
    is no single one."""
    state = at_sea("J0", "B01", kit)
    assert ("pay" in state.moves()) == able


def test_a_double_hammer_is_not_two() -> None:
    """ruling.exact-combination, ruling.dice-count-for-costs"""
    state = at_sea("J0", "B03", "red.double red.hammer")
    assert "pay" not in state.moves() and refusal(state, "pay") == "encounter.pay-exact"
    state = at_sea("J0", "B03", "red.double red.hammer blue.hammer yellow.hammer")
    play(state, "pay")
    assert refusal(state, "pay red.double red.hammer") == "ruling.dice-count-for-costs"
    assert refusal(state, "pay red.hammer blue.hammer yellow.hammer") == "encounter.pay-exact"


def test_pay_or_fight_or_withdraw() -> None:
    """encounter.two-ways, ruling.withdraw: no further loss."""
    state = at_sea("J0", "B01", "red.hammer red.ship blue.hammer")
    assert state.moves() == ["pay", "fight", "withdraw"]
    assert (
        refusal(state, "pay now") == "encounter.two-ways" and refusal(state, "flee") == "encounter.two-ways"
    )
    events = play(state, "withdraw")
    assert (
        len(dice(state, 0)) == 3 and state.food[0] == 0 and clause_of(events, "withdrew") == "ruling.withdraw"
    )
    assert state.view(None)["sea"][0] == "B01" and state.glory[0] == 0


def test_without_hammers_no_fight() -> None:
    """ruling.at-least-one-hammer"""
    state = table(3, food=4, dice={0: "red.ship"})
    upgrade(state, 0, "hammer")
    show(state, "sea", "B01", "", "")
    on_top(state, "J0")
    play(state, "sail sea", "join", "face sea1")
    assert state.moves() == ["pay", "fight", "withdraw"], "a token is a hammer, too"
    state = at_sea("J0", "B01", "red.ship blue.shield")
    assert state.seat == 1 and clauses(state.events, "withdrew") == ["ruling.withdraw"]


def test_unbeaten_cards() -> None:
    """ruling.unbeaten-sea-card: one on display stays for later seats, one from the deck is discarded."""
    state = at_sea("J0", "B04", "red.hammer")
    play(state, "withdraw")
    assert state.view(None)["sea"][0] == "B04"
    play(state, "join")
    assert "face sea1" in state.moves()
    state = table(3, food=4, dice={0: "red.hammer"})
    on_top(state, "B10")
    on_top(state, "J0")
    play(state, "sail sea", "join", "face sea-deck")
    events = play(state, "withdraw")
    assert state.view(None)["discards"]["sea"] == ["B10"] and state.view(None)["facing"] is None
    assert clause_of(events, "unbeaten") == "ruling.unbeaten-sea-card"


def test_a_card_from_the_deck_can_be_won() -> None:
    """sea.deck-card, ruling.sea-typo-reveal, encounter.to-glory-pile"""
    state = table(3, food=4, dice={0: "red.hammer red.ship"})
    on_top(state, "B01")
    on_top(state, "J0")
    play(state, "sail sea", "join", "face sea-deck")
    events = play(state, "pay")
    assert holdings(state, 0)["pile"] == ["B01"] and state.view(None)["facing"] is None
    assert not any(event.reveals for event in events)


def test_no_trophy_left() -> None:
    """ruling.trophies, ruling.reward-unavailable: none left, none gained; all other rewards are."""
    state = table(3, food=4, dice={0: "red.hammer blue.hammer"})
    trophies(state, 2, troll=8)
    show(state, "sea", "B03", "", "")
    on_top(state, "J0")
    play(state, "sail sea", "join", "face sea1")
    events = play(state, "pay")
    assert clauses(events, "no-token") == ["ruling.reward-unavailable"] and state.glory[0] == 8
    assert holdings(state, 0)["trophies"] == {"troll": 0, "kraken": 0}


def test_many_ways_to_pay() -> None:
    """encounter.pay-exact, ruling.upgrade-as-die: every set with the right faces, the cheapest first."""
    state = table(3, food=4, dice={0: "red.hammer blue.hammer red.shield blue.shield red.ship"})
    upgrade(state, 0, "dual", "shield")
    show(state, "sea", "B04", "", "")
    on_top(state, "J0")
    play(state, "sail sea", "join", "face sea1", "pay")
    assert len(state.moves()) == 3 * 3 * 1 + 2 * 3 * 1, (
        "3 hammers and the ship, or 2 hammers and the token as ship"
    )
    assert {"up.dual", "up.shield"} <= set(state.moves()[0].split())
