"""The distribution of the chests of a departing ship, neutral colours included."""

import pytest
from drakkar import Chance
from drakkar.onboard.pieces import BODY_COLOUR
from drakkar.onboard.state import Onboard

from .helpers import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    board,
    chests_on,
    clause_of,
    new,
    play,
    refusal,
    table,
    told,
    words,
)

EVERYTHING_ELSE = {"pile1": "", "pile2": ""}  # the other chests lie in the box


def depart(players: int, bodies: str, chests: str, stern: int = 0, **more: object) -> tuple[Onboard, list]:  # type: ignore[type-arg]
    """Ship 1 with these bodies and chests has just departed."""
    kit = {"rows": {1: bodies}, "chests": {1: chests}, "all_across": True, "stern": stern, **more}
    state = table(players, **kit)  # type: ignore[arg-type]
    return state, state.play("depart ship1")


def test_distribution_example_of_the_rulebook() -> None:
    """distribution.by-influence, distribution.one-by-choice, distribution.again, distribution.aboard-only,
    distribution.face-down, distribution.until-empty: example D. Blue takes grain, Red and Green hides, Blue
    the metal that is left; Yellow is not aboard and takes nothing."""
    state, _ = depart(4, "B3 R3 G2", "grain hides hides metal", stern=YELLOW)
    assert (state.seat, state.decision) == (BLUE, "take")
    assert state.moves() == ["take hides", "take grain", "take metal"]
    assert clause_of(state.play("take grain"), "take") == "distribution.one-by-choice"
    assert state.seat == RED
    state.play("take hides")
    assert state.seat == GREEN
    events = state.play("take hides")
    assert told(events, "take")[-1] == {"seat": BLUE, "ship": "ship1", "chest": "metal"}
    assert events[-1].kind == "round" or state.decision == "go"
    assert [e.clause for e in events if e.kind == "take"] == [
        "distribution.one-by-choice",
        "distribution.again",
    ]
    assert [board(state, seat) for seat in range(4)] == [["grain", "metal"], ["hides"], ["hides"], []]
    seats = state.view(YELLOW)["seats"]
    assert [seat["chests"] for seat in seats] == [2, 1, 1, 0]
    assert [seat["kinds"] for seat in seats] == [None, None, None, []]


def test_the_last_get_none_when_chests_are_too_few() -> None:
    """distribution.shortage, distribution.until-empty"""
    state, _ = depart(4, "B3 R2 G1", "grain metal")
    state.play("take metal")
    assert [board(state, seat) for seat in range(4)] == [["metal"], ["grain"], [], []]
    assert state.decision == "go"


def test_a_player_alone_on_board_takes_everything() -> None:
    """distribution.alone"""
    state, events = depart(4, "G1 G2", "grain metal metal")
    assert clause_of(events, "take-all") == "distribution.alone"
    assert board(state, GREEN) == ["grain", "metal", "metal"]
    assert state.decision == "go"


def test_taking_is_a_duty() -> None:
    """ruling.taking-is-mandatory, ruling.like-chests-interchangeable, distribution.one-by-choice"""
    state, _ = depart(4, "B3 R2", "grain grain metal")
    assert state.moves() == ["take grain", "take metal"]
    assert refusal(state, "take hides") == "ruling.like-chests-interchangeable"
    for move in ("pass", "take", "take nothing", "take grain metal"):
        assert refusal(state, move) == "distribution.one-by-choice"


def test_the_stern_holder_has_no_say_in_the_distribution() -> None:
    """ruling.stern-holder-has-no-privilege"""
    state, _ = depart(4, "R3 G2", "grain metal", stern=BLUE)
    assert state.seat == RED


def test_what_is_taken_is_worth_the_market_price_at_the_end() -> None:
    """distribution.value-at-end: the points follow the market after the chest was taken."""
    state, _ = depart(4, "B3 R2", "grain metal")
    state.play("take grain")
    assert state.scores()[BLUE].total == 1
    while state.seat is not None and state.view(None)["market"]["grain"] != 2:
        state.play("go market" if "go market" in state.moves() else state.moves()[0])
        if state.decision == "market":
            state.play("raise grain")
    assert state.scores()[BLUE].total == 2


# ---- neutral colours ---------------------------------------------------------------------------------------


def test_at_a_neutral_colours_go_a_chest_goes_to_the_box() -> None:
    """distribution.neutral-to-box, distribution.neutral-chooser, neutral.in-distribution,
    ruling.left-is-clockwise. Two players: the next taker is Blue, so Red, the opponent, chooses."""
    state, _ = depart(2, "G3 B2 R1", "grain hides metal", **EVERYTHING_ELSE)
    assert (state.seat, state.decision) == (RED, "discard")
    assert state.view(None)["prompt"] == {"ship": "ship1", "colour": "green"}
    before = state.view(None)["box"].count("metal")
    events = state.play("discard metal")
    assert told(events, "discard") == [{"seat": RED, "ship": "ship1", "chest": "metal", "colour": "green"}]
    assert state.view(None)["box"].count("metal") == before + 1
    assert chests_on(state, 1) == ["hides", "grain"]
    assert (state.seat, state.decision) == (BLUE, "take")


def test_the_chooser_sits_left_of_the_next_taker() -> None:
    """distribution.neutral-chooser, ruling.left-is-clockwise, ruling.next-taker,
    ruling.chooser-may-be-absent. Three players: Yellow is neutral; Green takes next, so Blue chooses, though
    not aboard."""
    state, _ = depart(3, "Y3 G2", "grain hides metal")
    assert (state.seat, state.decision) == (BLUE, "discard")
    state, _ = depart(3, "Y3 B2", "grain hides metal")
    assert (state.seat, state.decision) == (RED, "discard")
    state, _ = depart(3, "Y3 R2 G1", "grain hides metal")
    assert (state.seat, state.decision) == (GREEN, "discard"), "a chooser may be due for a chest too"


def test_the_next_taker_is_found_round_the_order() -> None:
    """ruling.next-taker, distribution.again: Yellow is last in the order, so the next taker is the first
    one."""
    state, _ = depart(3, "G3 B2 Y1", "grain grain hides metal metal")
    play(state, "take grain", "take grain")
    assert (state.seat, state.decision) == (BLUE, "discard"), "Green takes next; Blue sits on Green's left"
    state.play("discard hides")
    assert chests_on(state, 1) == [] and board(state, GREEN) == ["grain", "metal"]
    assert board(state, BLUE) == ["grain", "metal"]


def test_the_rest_goes_to_the_box_when_no_player_takes_any_more() -> None:
    """distribution.neutral-rest, ruling.next-taker: one chest is left at Yellow's go, none would be for a
    player."""
    state, events = depart(3, "Y3 B2", "grain")
    assert clause_of(events, "rest") == "distribution.neutral-rest"
    assert told(events, "rest") == [{"seat": None, "ship": "ship1", "chests": ["grain"]}]
    assert board(state, BLUE) == []


@pytest.mark.parametrize(
    ("chests", "to_choose"),
    [("grain hides", False), ("grain hides metal", True)],
)
def test_two_neutral_colours_before_a_player(chests: str, to_choose: bool) -> None:
    """ruling.next-taker: Green and Yellow come first; Blue takes only if a third chest is there."""
    state, events = depart(2, "G3 Y2 B1", chests)
    if to_choose:
        assert (state.seat, state.decision) == (RED, "discard")
        state.play("discard hides")
        assert (state.seat, state.decision) == (RED, "discard")
        assert told(state.play("discard metal"), "take") == [
            {"seat": BLUE, "ship": "ship1", "chest": "grain"}
        ]
    else:
        assert clause_of(events, "rest") == "distribution.neutral-rest"
        assert state.decision == "go"


def test_only_neutral_colours_aboard() -> None:
    """ruling.only-neutrals-aboard"""
    state, events = depart(2, "G3 Y2", "grain hides metal metal")
    assert clause_of(events, "rest") == "ruling.only-neutrals-aboard"
    assert len(told(events, "rest")[0]["chests"]) == 4 and state.decision == "go"


def test_a_player_with_a_neutral_colour_is_not_alone() -> None:
    """ruling.neutral-is-company"""
    state, events = depart(2, "B3 G1", "grain grain grain grain")
    assert told(events, "take-all") == []
    assert board(state, BLUE) == ["grain", "grain"]
    assert [event.kind for event in events].count("discard") == 1
    assert clause_of(events, "rest") == "distribution.neutral-rest"


def test_discarding_is_a_duty_too() -> None:
    """distribution.neutral-chooser, ruling.like-chests-interchangeable"""
    state, _ = depart(2, "G3 B2", "grain grain metal")
    assert words(state.moves(), 0) == {"discard"}
    assert refusal(state, "discard hides") == "ruling.like-chests-interchangeable"
    assert refusal(state, "take grain") == "distribution.neutral-chooser"
    assert refusal(state, "discard") == "distribution.neutral-chooser"


def test_like_chests_are_shared_without_asking() -> None:
    """ruling.like-chests-interchangeable: every event is told all the same."""
    state, events = depart(3, "B3 Y2 R1", "grain grain grain grain")
    assert [event.kind for event in events if event.kind in ("take", "discard")] == [
        "take",
        "discard",
        "take",
        "take",
    ]
    assert state.decision == "go"


def test_the_variant_in_which_a_neutral_colour_ends_the_sharing() -> None:
    """ruling.next-taker, distribution.neutral-rest, as an option: no player follows Yellow in the order."""
    kit = {"bodies": "G3 B2 Y1", "chests": "grain grain hides metal metal"}
    state, _ = depart(3, **kit, neutrals_end_sharing=True)  # type: ignore[arg-type]
    state.play("take grain")
    events = state.play("take grain")
    assert clause_of(events, "rest") == "distribution.neutral-rest"
    assert told(events, "rest")[0]["chests"] == ["hides", "metal", "metal"]
    state, _ = depart(3, "Y3 G2 B1", "grain hides metal", neutrals_end_sharing=True)
    assert (state.seat, state.decision) == (BLUE, "discard"), "a player follows: nothing changes"


def test_with_four_players_the_box_stays_empty_unless_a_ship_left_without_bodies() -> None:
    """distribution.neutral-to-box is for 2 or 3 players."""
    for seed in range(8):
        state, rng = new(4, seed), Chance(seed)
        bare = False
        while not state.over:
            moves = state.moves()
            move = moves[rng.randrange(len(moves))]
            if state.decision == "depart":
                bare |= not state.rows[int(move[-1]) - 1]
            state.play(move)
            assert bare or not any(state.box)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", [False, True])
def test_shares_depend_on_the_order_alone(players: int, variant: bool) -> None:
    """distribution.by-influence, distribution.again, distribution.shortage, distribution.neutral-to-box: of m
    chests the colour of rank i among c gets m // c, one more if i < m % c, whatever is chosen."""
    kinds = ("hides", "grain", "metal")
    for seed in range(40):
        rng = Chance(seed)
        cargo = " ".join(kinds[rng.randrange(3)] for _ in range(1 + rng.randrange(5)))
        state = new(players, seed, neutrals_end_sharing=variant)
        bodies = " ".join(f"{'BRGY'[BODY_COLOUR[b]]}{state.shields(b)}" for b in state.rows[0])
        state, _ = depart(players, bodies, cargo, neutrals_end_sharing=variant)
        while state.decision in ("take", "discard"):
            moves = state.moves()
            state.play(moves[rng.randrange(len(moves))])
        order = list(state.influence(0))
        share, more = divmod(len(cargo.split()), len(order))
        got = {
            state.owner(colour): share + (rank < more)
            for rank, colour in enumerate(order)
            if colour in state.colours
        }
        if variant and any(colour not in state.colours for colour in order):
            assert all(sum(state.boards[seat]) <= got.get(seat, 0) for seat in range(players))
        else:
            assert all(sum(state.boards[seat]) == got.get(seat, 0) for seat in range(players))
