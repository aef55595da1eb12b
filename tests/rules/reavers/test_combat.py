"""Combat: hammers, rolls, re-rolls, success and failure, and the exact odds."""

from fractions import Fraction
from itertools import product

import pytest
from drakkar import Event
from drakkar.reavers.odds import best_reroll, chance, chance_after
from drakkar.reavers.pieces.dice import COMBAT_DIE
from drakkar.reavers.state import Reavers

from .helpers import (
    clause_of,
    clauses,
    dice,
    holdings,
    on_top,
    play,
    refusal,
    relic,
    show,
    table,
    told,
    top_tile,
    upgrade,
    with_luck,
)


def attack(kit: str, stack: str = "food1", favour: int = 0, **more: object) -> Reavers:
    """Seat 0 attacks a stack, hammers not committed yet."""
    state = table(3, dice={0: kit}, favour=favour, **more)  # type: ignore[arg-type]
    top_tile(state, f"{stack}.1")
    play(state, "sail conquest", "join", f"force {stack}")
    return state


def battle(kit: str, card: str = "B01", favour: int = 0) -> Reavers:
    """Seat 0 faces a Sea Battle card after a calm voyage and fights."""
    state = table(3, dice={0: kit}, favour=favour, food=4)
    show(state, "sea", card, "", "")
    on_top(state, "J0")
    play(state, "sail sea", "join", "face sea1", "fight")
    return state


def rolled(*values: int) -> object:
    """Wanted: a combat roll with just these values."""

    def wanted(events: list[Event]) -> bool:
        rolls = [event.data["dice"] for event in events if event.kind in ("combat", "combat-again")]
        return bool(rolls) and rolls[-1] == sorted(values)

    return wanted


# ---- committing hammers --------------------------------------------------------------------------------


def test_the_stack_is_named_first() -> None:
    """force.choose-stack, force.defence-value: its defence is known before dice are committed."""
    state = attack("red.hammer", "favour2")
    assert told(state.events, "attacks") == [{"seat": 0, "stack": "favour2", "defence": 2}]
    assert state.view(1)["prompt"]["defence"] == 2 and dice(state, 0) == ["red.hammer"]


@pytest.mark.parametrize("start", [attack, battle])
def test_any_number_of_dice_with_hammers(start: object) -> None:
    """force.commit-hammers, encounter.commit-hammers: every set of dice that show a hammer, and no
    others."""
    state = start("red.hammer red.hammer red.double blue.shield yellow.clan")  # type: ignore[operator]
    assert set(state.moves()) == {
        "fight red.hammer",
        "fight red.double",
        "fight red.hammer red.hammer.2",
        "fight red.hammer red.double",
        "fight red.hammer red.hammer.2 red.double",
    }


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("fight", "ruling.at-least-one-hammer"),
        ("fight blue.shield", "commit"),
        ("fight red.hammer blue.shield", "commit"),
        ("fight red.hammer red.hammer.2 red.hammer.3", "possible.own-things"),
        ("fight up.hammer", "upgrade.once-per-round"),
        ("fight yellow.hammer", "possible.own-things"),
        ("use L1", "possible.own-things"),
        ("withdraw", "ruling.at-least-one-hammer"),
    ],
)
@pytest.mark.parametrize("start", [attack, battle])
def test_refused_commitments(start: object, move: str, clause: str) -> None:
    """ruling.at-least-one-hammer, force.commit-hammers, encounter.commit-hammers"""
    state = start("red.hammer red.hammer blue.shield")  # type: ignore[operator]
    upgrade(state, 0, "hammer", used=True)
    section = "force" if start is attack else "encounter"
    assert refusal(state, move) == (f"{section}.commit-hammers" if clause == "commit" else clause)


@pytest.mark.parametrize(
    ("kit", "move", "n"),
    [
        ("red.hammer", "fight red.hammer", 1),
        ("red.double", "fight red.double", 2),
        ("red.hammer red.double blue.hammer", "fight red.hammer red.double blue.hammer", 4),
        ("red.double red.double", "fight red.double red.double.2", 4),
    ],
)
def test_symbols_count_not_dice(kit: str, move: str, n: int) -> None:
    """force.combat-dice, encounter.combat-dice, ruling.combat-dice-supply: one combat die for each hammer;
    the dice are spent whatever comes (ruling.spent-dice)."""
    for state, section in ((attack(kit), "force"), (battle(kit), "encounter")):
        supply = sum(state.supply)
        events = play(state, move)
        assert len(told(events, "combat")[0]["dice"]) == n
        assert clause_of(events, "combat") == f"{section}.combat-dice"
        assert clauses(events, "spent") == [f"{section}.commit-hammers"]
        assert sum(state.supply) == supply + len(kit.split()) and dice(state, 0) == []


def test_tokens_and_relic_dice_fight_too() -> None:
    """ruling.upgrade-as-die, upgrade.dual-icon, ruling.relic-die-move"""
    state = table(3)
    upgrade(state, 0, "hammer", "dual", "shield")
    relic(state, 0, "L2", die="yellow.hammer")
    play(state, "sail conquest", "join", "force food1")
    assert "fight up.hammer up.dual L2.die" in state.moves() and len(state.moves()) == 7
    events = play(state, "fight up.hammer up.dual L2.die")
    assert len(told(events, "combat")[0]["dice"]) == 3
    assert [token["ready"] for token in holdings(state, 0)["upgrades"]] == [True, False, False]


def test_sensible_sets_come_first() -> None:
    """The first set offered reaches a good chance with as few and as cheap things as possible."""
    state = attack("red.hammer blue.hammer yellow.hammer red.double", "food2")
    assert state.moves()[0].count(".") == 2 and "red.double" in state.moves()[0], "three hammers are 80 %"
    upgrade(state, 0, "hammer")
    assert "up.hammer" in state.moves()[0], "tokens are used before dice"


def test_very_many_sets_of_hammers() -> None:
    """force.commit-hammers: every set can be reached, some things being laid down first."""
    kit = "red.hammer red.hammer red.double red.double blue.hammer blue.hammer yellow.hammer yellow.hammer"
    state = attack(kit)
    upgrade(state, 0, "hammer", "dual")
    assert set(state.moves()) == {
        f"lay {thing}"
        for thing in ("red.hammer", "red.double", "blue.hammer", "yellow.hammer", "up.hammer", "up.dual")
    }
    one = state.copy()
    play(one, "lay blue.hammer")
    assert "fight" in one.moves(), "what is laid down is enough"
    events = play(one, "fight")
    assert told(events, "spent") == [{"seat": 0, "things": ["blue.hammer"]}]
    play(state, "lay red.hammer", "lay red.hammer")
    assert max(len(move) for move in state.moves()) <= 200
    events = play(state, max(state.moves(), key=len))
    assert len(told(events, "spent")[0]["things"]) == 10 and len(told(events, "combat")[0]["dice"]) == 12


# ---- success and failure -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "wins"), [((0, 1), False), ((1, 1), True), ((0, 2), True), ((2, 2), True), ((0, 0), False)]
)
def test_reaching_the_defence(values: tuple[int, ...], wins: bool) -> None:
    """force.success, force.failure, ruling.combat-result, ruling.typo-reach: the sum equals or exceeds
    it."""
    state, events = with_luck(attack("red.double", "food2"), "fight red.double", rolled(*values))
    assert (state.tiles[0] == ["food2.1"]) == wins
    assert clauses(events, "victory" if wins else "defeat") == [f"force.{'success' if wins else 'failure'}"]
    assert dice(state, 0) == [], "the dice are lost in any case"
    assert (state.glory[0], state.food[0]) == ((2, 1) if wins else (0, 0))


def test_failure_reveals_nothing() -> None:
    """ruling.tile-hidden, force.failure: the tile stays on its stack, unseen."""
    state, events = with_luck(attack("red.hammer red.hammer"), "fight red.hammer", rolled(0))
    assert state.stacks[0][-1] == "food1.1" and "conquered" not in [event.kind for event in events]
    assert state.view(None)["stacks"]["food1"]["tiles"] == 4


def test_a_new_attempt_at_the_same_stack() -> None:
    """ruling.retry: the failed one used an action."""
    state, _ = with_luck(attack("red.hammer red.hammer"), "fight red.hammer", rolled(0))
    assert state.view(None)["prompt"]["n"] == 2 and "force food1" in state.moves()


def test_success_reveals_the_tile() -> None:
    """force.take-tile, conquest.keep-tile"""
    state, events = with_luck(attack("red.hammer"), "fight red.hammer", rolled(1))
    assert told(events, "conquered") == [{"seat": 0, "stack": "food1", "tile": "food1.1"}]
    assert clause_of(events, "conquered") == "force.take-tile" and (state.glory[0], state.food[0]) == (1, 1)


def test_sea_battles_are_fought_alike() -> None:
    """encounter.success, encounter.failure, encounter.to-glory-pile, encounter.reward"""
    state, events = with_luck(battle("red.double red.hammer"), "fight red.hammer red.double", rolled(1, 1, 1))
    assert state.glory[0] == 9 and state.food[0] == 1 and holdings(state, 0)["pile"] == ["B01"]
    assert clause_of(events, "victory") == "encounter.success" and state.view(None)["sea"][0] is None
    assert clause_of(events, "won-battle") == "encounter.to-glory-pile"
    state, events = with_luck(battle("red.double red.hammer"), "fight red.hammer red.double", rolled(0, 1, 1))
    assert state.glory[0] == 0 and clause_of(events, "defeat") == "encounter.failure" and dice(state, 0) == []


# ---- re-rolls ------------------------------------------------------------------------------------------


def test_no_favour_no_question() -> None:
    """ruling.reroll-detail: the attempt ends when there is no Favour."""
    state, _ = with_luck(attack("red.hammer red.hammer"), "fight red.hammer", rolled(0))
    assert state.decision == "conquer"


def test_favour_buys_a_reroll_of_any_dice() -> None:
    """force.favour-reroll, force.repeat-reroll, ruling.reroll-detail: any non-empty subset, 1 Favour each
    time, as long as there is Favour; the new faces count."""
    state, _ = with_luck(
        attack("red.double red.hammer", "food3", favour=2), "fight red.hammer red.double", rolled(0, 0, 1)
    )
    assert state.decision == "reroll" and state.view(None)["prompt"]["dice"] == [0, 0, 1]
    assert set(state.moves()) == {
        "reroll c0",
        "reroll c0 c0.2",
        "reroll c1",
        "reroll c0 c1",
        "reroll c0 c0.2 c1",
        "stand",
    }
    assert state.moves()[0] == "reroll c0 c0.2", "the best one comes first"
    state, events = with_luck(state, "reroll c0 c0.2", rolled(0, 1, 1))
    assert state.favour[0] == 1 and clause_of(events, "combat-again") == "force.favour-reroll"
    assert state.decision == "reroll"
    state, events = with_luck(state, "reroll c0", rolled(1, 1, 1))
    assert state.favour[0] == 0 and clauses(events, "victory") == ["force.success"], "no Favour: it ends"


def test_rerolls_at_sea() -> None:
    """encounter.favour-reroll, encounter.repeat-reroll"""
    state, _ = with_luck(
        battle("red.double red.hammer", favour=2), "fight red.hammer red.double", rolled(0, 1, 1)
    )
    state, events = with_luck(state, "reroll c0", rolled(0, 1, 1))
    assert clause_of(events, "combat-again") == "encounter.favour-reroll" and state.decision == "reroll"
    state, events = with_luck(state, "reroll c0", rolled(1, 1, 1))
    assert state.glory[0] == 9 and state.favour[0] == 0


def test_also_after_a_sufficient_result() -> None:
    """ruling.reroll-detail: standing is offered first, but a re-roll is possible."""
    state, _ = with_luck(attack("red.hammer", favour=1), "fight red.hammer", rolled(2))
    assert state.moves() == ["stand", "reroll c2"]
    lost, _ = with_luck(state, "reroll c2", rolled(0))
    assert lost.tiles[0] == [] and lost.favour[0] == 0
    play(state, "stand")
    assert state.tiles[0] == ["food1.1"] and state.favour[0] == 1


@pytest.mark.parametrize(("values", "wins"), [((0, 2), False), ((1, 2), True), ((1, 1), False)])
def test_standing_by_a_result(values: tuple[int, ...], wins: bool) -> None:
    """force.success, force.failure, ruling.combat-result: the sum on the table decides."""
    state, _ = with_luck(attack("red.double", "food3", favour=1), "fight red.double", rolled(*values))
    play(state, "stand")
    assert (state.tiles[0] == ["food3.1"]) == wins and state.favour[0] == 1


def test_stopping_is_final() -> None:
    """ruling.reroll-detail, ruling.no-late-dice: no more dice after the roll, no return after standing."""
    state, _ = with_luck(attack("red.hammer red.hammer", favour=1), "fight red.hammer", rolled(0))
    assert refusal(state, "fight red.hammer") == "ruling.no-late-dice"
    assert refusal(state, "reroll") == refusal(state, "reroll c1") == "ruling.reroll-detail"
    play(state, "stand")
    assert state.decision == "conquer" and state.favour[0] == 1 and state.tiles[0] == []


def test_owned_dice_are_not_rerolled() -> None:
    """ruling.die-face-fixed: Favour re-rolls combat dice only."""
    state, _ = with_luck(attack("red.hammer blue.clan", favour=1), "fight red.hammer", rolled(0))
    assert not any("clan" in move for move in state.moves()) and dice(state, 0) == ["blue.clan"]


# ---- odds ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", range(1, 6))
@pytest.mark.parametrize("goal", range(1, 7))
def test_exact_chance(n: int, goal: int) -> None:
    """force.success: by counting all rolls."""
    rolls = list(product(COMBAT_DIE, repeat=n))
    assert chance(n, goal) == Fraction(sum(sum(roll) >= goal for roll in rolls), len(rolls))


def best_by_search(roll: tuple[int, ...], goal: int, rerolls: int) -> Fraction:
    """The chance with the best choice among all subsets, by brute force."""
    if sum(roll) >= goal:
        return Fraction(1)
    if not rerolls:
        return Fraction(0)
    best = Fraction(0)
    for mask in set(product((False, True), repeat=len(roll))):
        kept = tuple(value for value, again in zip(roll, mask, strict=True) if not again)
        thrown = len(roll) - len(kept)
        results = [
            best_by_search((*kept, *new), goal, rerolls - 1) for new in product(COMBAT_DIE, repeat=thrown)
        ]
        best = max(best, sum(results, Fraction(0)) / len(results))
    return best


@pytest.mark.parametrize(
    "roll", [(0,), (1,), (0, 0), (0, 1), (1, 1), (0, 0, 1), (0, 1, 1), (1, 1, 1), (0, 1, 2)]
)
@pytest.mark.parametrize("goal", range(1, 7))
def test_exact_chance_of_a_reroll(roll: tuple[int, ...], goal: int) -> None:
    """force.favour-reroll: no choice of dice does better."""
    faces = [roll.count(value) for value in (0, 1, 2)]
    assert chance_after(*faces, goal, 1) == best_by_search(roll, goal, 1)


@pytest.mark.parametrize("goal", [1, 2, 3, 4])
def test_exact_chance_of_two_rerolls(goal: int) -> None:
    """force.repeat-reroll"""
    for roll in ((0,), (1,), (0, 0), (0, 1), (1, 1)):
        faces = [roll.count(value) for value in (0, 1, 2)]
        assert chance_after(*faces, goal, 2) == best_by_search(roll, goal, 2)


def test_best_reroll() -> None:
    """ruling.reroll-detail: blanks always, ones when they must become twos."""
    assert best_reroll(1, 1, 0, 2, 1) == (1, 0) and best_reroll(0, 1, 0, 2, 1) == (0, 1)


def test_known_odds() -> None:
    """The table of our component notes, in per cent."""
    table_of_odds = {2: [89, 56, 19, 3, 0, 0], 4: [99, 91, 72, 44, 20, 6], 8: [100, 100, 99, 95, 87, 72]}
    for n, row in table_of_odds.items():
        assert [round(100 * chance(n, goal)) for goal in range(1, 7)] == row
    assert chance(30, 6, 9) > Fraction(99, 100) and chance(0, 1) == 0


def test_odds_are_known_before_hammers_are_committed() -> None:
    """force.defence-value, encounter.card-top: for every number of hammers, alone and with all Favour; in
    the questions that lead to a fight and in the commitment itself, for everybody to see."""
    state = table(3, dice={0: "red.hammer red.double"}, favour=2, food=4)
    play(state, "sail conquest", "join")
    row = state.view(1)["prompt"]["odds"]["3"]
    expected = [[n, float(chance(n, 3)), float(chance(n, 3, 2))] for n in (1, 2, 3)]
    assert row == expected
    play(state, "force food3")
    assert state.view(None)["prompt"]["odds"] == expected
    sea = battle("red.hammer blue.hammer", "B04", favour=1)
    assert sea.view(None)["prompt"]["odds"] == [
        [n, float(chance(n, 4)), float(chance(n, 4, 1))] for n in (1, 2)
    ]


def test_chance_is_as_announced() -> None:
    """ruling.combat-result: over many rolls of the position's own generator."""
    state = attack("red.double", "food2")
    won = 0
    for number in range(2000):
        world = state.copy()
        world.chance = number * 104729
        won += bool(world.play("fight red.double")) and len(world.tiles[0])
    assert abs(won / 2000 - float(chance(2, 2))) < 0.035
