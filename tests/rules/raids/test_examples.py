"""The two worked examples of the printed rulebook (pages 6 and 8)."""

from drakkar.raids.state import Raids

from .helpers import (
    AXE,
    DRAUGR,
    LOOT,
    MEETING,
    PIGS,
    RUNES,
    SAIL,
    SPEAR,
    TIMBER,
    WOLF,
    aboard,
    at_sea,
    play,
    refusal,
    tile_at,
    told,
)

BLUE, GREEN, RED = 0, 1, 2

# Blue stands in front of the axe; timber and a monster lie before Green.
AXE_SPACE, TIMBER_SPACE, MONSTER_SPACE = 1, 2, 3
C, A, F, D, B, G, E = (
    4,
    6,
    7,
    8,
    9,
    11,
    12,
)  # the lettered spaces: c is Green's, d is Red's, f and g are passages


def page_6() -> Raids:
    return at_sea(
        [AXE_SPACE, C, D],
        {
            AXE_SPACE: AXE,
            TIMBER_SPACE: TIMBER,
            MONSTER_SPACE: DRAUGR,
            C: RUNES[0],
            A: SAIL,
            F: MEETING,
            D: WOLF,
            B: SPEAR,
            G: LOOT,
            E: PIGS,
        },
        crew=[5, 3, 2],
    )


def test_page_6_blue_plays_and_takes_the_axe() -> None:
    """turn.rearmost, take.in-front, take.ship-tile-free-slot"""
    state = page_6()
    assert (state.seat, state.decision) == (BLUE, "place")
    state.play("stow")
    assert aboard(state, BLUE) == [AXE]


def test_page_6_timber_and_monster_are_discarded() -> None:
    """navigate.discard-between, navigate.discarded-not-met: the monster is gone before Blue moves."""
    state = page_6()
    events = state.play("stow")
    assert told(events, "discard") == [{"seat": BLUE, "tiles": [TIMBER, DRAUGR]}]
    assert tile_at(state, TIMBER_SPACE) is tile_at(state, MONSTER_SPACE) is None
    state.play(f"sail {A}")
    assert state.crew[BLUE] == 5


def test_page_6_where_blue_may_go() -> None:
    """ruling.example-letters, navigate.stoppable, navigate.passage-no-stop, navigate.stop-occupied-combat:
    a, b and e freely, c and d by combat, f and g never."""
    state = page_6()
    state.play("stow")
    assert state.moves() == [f"sail {space}" for space in (C, A, D, B, E)] + ["sail home"]
    for space in (F, G):
        assert refusal(state, f"sail {space}") == "navigate.passage-no-stop"
    for space, fights in ((A, False), (B, False), (E, False), (C, True), (D, True)):
        after = state.copy()
        after.play(f"sail {space}")
        assert (after.decision == "respond") == fights


def test_page_8_combat() -> None:
    """combat.opening, combat.first-riposte, combat.plus-one, combat.cannot-or-will-not, flee.new-combat"""
    state = page_6()
    state.play("stow")
    reserve = state.reserve
    state.play(f"sail {C}")
    assert state.crew[BLUE] == 4, "A: Blue discards one Viking"
    state.play("riposte")
    assert state.crew[GREEN] == 1, "B: Green stays and discards two"
    state.play("riposte")
    assert state.crew[BLUE] == 1, "C: Blue insists and discards three more"
    assert state.reserve == reserve + 6
    assert (state.seat, state.moves()) == (GREEN, ["flee"]), "D: Green can't follow"
    state.play("flee")
    assert state.moves() == [f"sail {space}" for space in (A, D, B, E)] + ["sail home"], (
        "free or not: one Viking left"
    )
    events = play(state, f"sail {D}")
    assert told(events, "attack") == [{"seat": GREEN, "rival": RED, "space": D, "n": 1}]
