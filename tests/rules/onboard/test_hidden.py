"""Hidden information: what each seat knows, what it can never tell, and what the log keeps to itself."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Any

import pytest
from drakkar import Chance, Event
from drakkar.onboard.state import Onboard

from tests.rules.fuzz import play_out

from .helpers import BLUE, GREEN, RED, YELLOW, barrels, new, play, table

SEATS = (BLUE, RED, GREEN, YELLOW)
# The only events that carry a secret, with the data that everybody may read.
SECRETIVE = {
    "bet": {"ship", "colour"},
    "relocate": {"zone", "to"},
    "look": {"n"},
    "return": {"n"},
    "arrange": set(),
    "win": {"ship", "colour"},
}


def viewers(state: Onboard) -> Iterator[int | None]:
    yield None
    yield from range(state.players)


def pile(state: Onboard, seat: int | None) -> list[str | None]:
    """Pile 2 as a seat sees it."""
    known: list[str | None] = state.view(seat)["piles"][1]
    return known


# ---- barrels -----------------------------------------------------------------------------------------------


def test_a_player_sees_the_values_of_his_own_barrels_wherever_they_are() -> None:
    """hidden.look-anytime, ruling.own-placed-barrels-visible"""
    state = table(4, bets={"ship1.red": (BLUE, 2), "ship8.blue": (BLUE, 4)}, won={BLUE: [3]}, gone=[8])
    assert barrels(state, BLUE) == {1: "beside", 2: "ship1.red", 3: "won", 4: "ship8.blue"}
    view = state.view(BLUE)
    assert view["ships"][0]["zones"][1]["points"] == 2
    assert view["seats"][BLUE]["won_points"] == [3]


def test_the_others_see_whose_barrel_lies_where_but_never_its_value() -> None:
    """hidden.never-show, ruling.barrel-tracking, ruling.public-counts"""
    state = table(4, bets={"ship1.red": (BLUE, 2)}, won={BLUE: [3]}, gone=[8])
    for viewer in (None, RED, GREEN, YELLOW):
        view = state.view(viewer)
        assert view["ships"][0]["zones"][1] == {
            "token": "ship1.red",
            "colour": "red",
            "seat": BLUE,
            "points": None,
        }
        blue = view["seats"][BLUE]
        assert (blue["beside"], blue["placed"], blue["won"]) == (2, 1, 1)
        assert blue["barrels"] is None and blue["won_points"] is None


def test_views_are_the_same_whichever_barrel_was_placed() -> None:
    """hidden.never-show, tavern1.secret-barrel, ruling.barrel-tracking: all 24 ways in which Blue's barrels
    may lie."""
    state = table(4, bets={"ship1.red": (BLUE, 1), "ship2.blue": (BLUE, 2)}, won={BLUE: [3]}, gone=[8])
    views = {viewer: state.view(viewer) for viewer in (None, RED, GREEN, YELLOW)}
    own = set()
    for places in permutations(state.barrels[:4]):
        other = state.copy()
        other.barrels[:4] = places
        other.check()
        assert all(other.view(viewer) == view for viewer, view in views.items())
        own.add(json.dumps(other.view(BLUE)))
    assert len(own) == 24


@pytest.mark.parametrize("viewer", [None, RED, GREEN])
def test_the_log_is_the_same_whichever_barrel_is_bet_moved_or_won(viewer: int | None) -> None:
    """tavern1.secret-barrel, ruling.barrel-tracking, barrel.kept-secret"""
    logs = set()
    for barrel in (1, 2, 3, 4):
        state = table(4, rows={1: "B3 R1", 2: "R3"}, chests={1: "grain"}, stern=RED)
        events = play(state, "go tavern1", f"bet barrel{barrel} ship2.red")
        while state.seat != BLUE:
            events += state.play(
                next(move for move in state.moves() if "ship1" not in move and "tavern" not in move)
            )
        events += play(state, "go tavern2", "relocate ship2.red ship1.blue", "depart ship1")
        assert {"bet", "relocate", "win"} <= {event.kind for event in events}
        logs.add(json.dumps([_seen(event, viewer) for event in events] + [state.view(viewer)]))
    assert len(logs) == 1


def _seen(event: Event, viewer: int | None) -> list[Any]:
    """What a viewer is told of an event."""
    return [event.kind, event.seat, event.seen_by(viewer), event.clause, event.reveals]


def test_the_owner_reads_the_value_in_the_log() -> None:
    """hidden.look-anytime, ruling.own-placed-barrels-visible"""
    state = table(4)
    events = play(state, "go tavern1", "bet barrel3 ship2.red")
    bet = next(event for event in events if event.kind == "bet")
    assert bet.seen_by(BLUE)["points"] == 3
    assert all("points" not in bet.seen_by(viewer) for viewer in (None, RED, GREEN, YELLOW))


def test_only_a_few_events_have_secrets_and_their_public_part_is_harmless() -> None:
    """hidden.never-show, ruling.barrel-tracking, ruling.warehouse2-private-look"""
    seen: Counter[str] = Counter()

    def watch(position: Any, move: str | None, events: list[Event]) -> None:
        for event in events:
            if event.secret is not None:
                seen[event.kind] += 1
                assert event.seat is not None and event.data.keys() == SECRETIVE[event.kind]
            else:
                assert event.kind not in SECRETIVE

    for seed in range(20):
        play_out(new(2 + seed % 3, seed, choose_return_order=True), Chance(seed), watch)
    assert set(seen) == set(SECRETIVE)


# ---- chests ------------------------------------------------------------------------------------------------


def test_taken_chests_are_known_to_their_owner_and_counted_by_the_others() -> None:
    """hidden.look-anytime, hidden.never-show, distribution.face-down, ruling.public-counts,
    ruling.chests-public-when-taken: the event tells the kind, the standing view does not."""
    state = table(4, rows={1: "B3 R1"}, chests={1: "grain metal"}, all_across=True, stern=GREEN)
    play(state, "depart ship1")
    (event,) = [event for event in state.play("take metal") if event.kind == "take" and event.seat == BLUE]
    assert event.secret is None and event.data["chest"] == "metal"
    assert state.view(BLUE)["seats"][BLUE]["kinds"] == ["metal"]
    for viewer in (None, RED, GREEN, YELLOW):
        blue = state.view(viewer)["seats"][BLUE]
        assert blue["chests"] == 1 and blue["kinds"] is None


def test_views_are_the_same_whatever_chests_the_others_have() -> None:
    """hidden.never-show"""
    views = []
    for mine, theirs in (("grain grain", "metal"), ("hides metal", "grain")):
        state = table(4, boards={BLUE: mine, RED: theirs, GREEN: "hides"}, pile1="", pile2="")
        state.box = [0, 0, 0]  # what lies in the box is public: leave it out of the comparison
        views.append((state.view(GREEN), state.view(None)))
    assert views[0] == views[1]


def test_open_chests_lie_open() -> None:
    """ruling.chests-public-when-taken, as an option"""
    state = table(4, boards={BLUE: "grain metal"}, open_chests=True)
    for viewer in viewers(state):
        assert state.view(viewer)["seats"][BLUE]["kinds"] == ["grain", "metal"]
        world = state.imagine(viewer, Chance(3))
        assert world.boards == state.boards


def test_the_piles_are_known_to_nobody() -> None:
    """setup.shuffle-chests, ruling.public-counts: only their size."""
    for seed in range(10):
        state = new(3, seed)
        for viewer in viewers(state):
            assert state.view(viewer)["piles"] == [[None] * 7, [None] * 8]


def test_warehouse_two_shows_its_chests_to_the_drawer_alone() -> None:
    """ruling.warehouse2-private-look, ruling.draw-before-ship"""
    state = table(4, pile2="hides metal grain grain hides")
    (look,) = [event for event in state.play("go warehouse2") if event.kind == "look"]
    assert look.reveals and look.data == {"n": 3}
    assert look.seen_by(BLUE)["chests"] == ["hides", "metal", "grain"]
    assert pile(state, BLUE) == ["hides", "metal", "grain", None, None]
    for viewer in (None, RED, GREEN, YELLOW):
        assert pile(state, viewer) == [None] * 5
        assert look.seen_by(viewer) == {"n": 3}
        assert state.view(viewer)["prompt"] == {"n": 3}
        text = json.dumps([state.view(viewer)[key] for key in ("ships", "piles", "seats", "prompt", "box")])
        assert "metal" not in text.replace(json.dumps(state.view(viewer)["box"]), "")


def test_the_placed_chest_becomes_public_and_the_returned_ones_stay_hidden() -> None:
    """ruling.warehouse2-private-look, warehouse2.return-under: the drawer still knows what went under the
    pile."""
    state = table(4, pile2="hides metal grain grain hides")
    events = play(state, "go warehouse2", "choose metal ship4")
    assert state.view(RED)["ships"][3]["chests"] == ["metal"]
    assert pile(state, BLUE) == [None, None, "hides", "grain"]
    assert next(event for event in events if event.kind == "load").reveals
    (back,) = [event for event in events if event.kind == "return"]
    assert back.seen_by(BLUE)["chests"] == ["hides", "grain"] and back.seen_by(RED) == {"n": 2}
    for viewer in (None, RED, GREEN, YELLOW):
        assert pile(state, viewer) == [None] * 4


def test_the_log_is_the_same_whatever_was_drawn_besides_the_placed_chest() -> None:
    """ruling.warehouse2-private-look"""
    logs = set()
    for drawn in ("metal hides hides", "grain grain metal", "hides metal grain"):
        rest = " ".join(
            kind for kind in ("hides", "grain", "metal") for _ in range(5 - drawn.split().count(kind))
        )
        state = table(4, pile2=f"{drawn} {' '.join(rest.split()[:5])}", pile1=" ".join(rest.split()[5:]))
        events = play(state, "go warehouse2", "choose metal ship4")
        for viewer in (None, RED, GREEN, YELLOW):
            logs.add((viewer, json.dumps([_seen(event, viewer) for event in events] + [state.view(viewer)])))
    assert len(logs) == 4


# ---- what remains known of returned chests -----------------------------------------------------------------


def draw(state: Onboard, seat: int, kind: str) -> None:
    """Let a seat use Warehouse 2 wherever the Vikings are."""
    state.stack[-1] = ("go", seat, state.stack[-1][2])
    state.across[8] = -1
    state._moves = None
    decision = state.decisions["warehouse2"]
    decision.begin(state, seat)  # type: ignore[attr-defined]
    _, _, drawn = state.stack.pop()
    decision.play(state, ["choose", kind, "ship1"], seat, drawn)
    state.events = []


def test_returned_chests_stay_known_while_nobody_else_draws_them() -> None:
    """ruling.warehouse2-private-look, ruling.warehouse2-return-order"""
    state = table(4, pile2="hides metal grain grain hides metal metal hides")
    draw(state, BLUE, "metal")
    assert pile(state, BLUE) == [None] * 5 + ["hides", "grain"]
    draw(state, RED, "hides")
    assert pile(state, BLUE) == [None, None, "hides", "grain", None, None]
    assert pile(state, RED) == [None, None, None, None, "grain", "metal"]


def test_a_known_chest_that_another_player_draws_stays_known_only_if_it_is_sure_where_it_went() -> None:
    """ruling.warehouse2-private-look: what can still be told, and no more."""
    state = table(4, pile2="hides metal grain")
    draw(state, BLUE, "metal")
    assert pile(state, BLUE) == ["hides", "grain"]
    draw(state, RED, "grain")
    assert pile(state, BLUE) == ["hides"], "Blue knew both, so Red can only have left the hides"
    state = table(4, pile2="hides metal grain metal")
    draw(state, BLUE, "metal")
    assert pile(state, BLUE) == [None, "hides", "grain"]
    draw(state, RED, "hides")
    assert pile(state, BLUE) == [None, "grain"], (
        "Red placed the unknown chest, or the hides: grain is last either way"
    )


def test_of_like_chests_the_first_is_placed_so_that_the_next_known_one_stays_known() -> None:
    """ruling.like-chests-interchangeable, ruling.warehouse2-private-look: Blue knows that the hides on top
    went aboard, whatever the third chest is, and so that the grain comes next."""
    state = table(4, pile2="hides grain metal")
    state.seen = [1 << BLUE, 1 << BLUE, 0]
    draw(state, RED, "hides")
    assert pile(state, BLUE) == ["grain", None]


def consistent_piles(
    log: Sequence[tuple[int, str, tuple[str, ...]]], seat: int, size: int
) -> list[list[str]]:
    """Every state that pile 2 may be in, for a seat that saw its own draws and the chests that were
    placed."""
    ends = []
    for start in product(("hides", "grain", "metal"), repeat=size):
        cards = list(start)
        for drawer, placed, drawn in log:
            hand, rest = cards[:3], cards[3:]
            if placed not in hand or (drawer == seat and tuple(hand) != drawn):
                break
            hand.remove(placed)
            cards = rest + hand
        else:
            ends.append(cards)
    return ends


@pytest.mark.parametrize("seed", range(12))
def test_a_seat_never_claims_to_know_more_than_it_can(seed: int) -> None:
    """ruling.warehouse2-private-look: whatever the view shows of pile 2 is the same in every pile that fits
    what the seat has seen, and nothing that its own last look told is forgotten while the pile rests."""
    rng = Chance(seed)
    kinds = ["hides", "grain", "metal"] * 2
    rng.shuffle(kinds)
    state = table(3, pile2=" ".join(kinds))
    log: list[tuple[int, str, tuple[str, ...]]] = []
    while state.pile2:
        seat = rng.randrange(3)
        hand = tuple(("hides", "grain", "metal")[kind] for kind in state.pile2[:3])
        placed = hand[rng.randrange(len(hand))]
        draw(state, seat, placed)
        log.append((seat, placed, hand))
        for viewer in range(3):
            fitting = consistent_piles(log, viewer, len(kinds))
            for place, kind in enumerate(pile(state, viewer)):
                assert kind is None or {cards[place] for cards in fitting} == {kind}
        returned = pile(state, seat)[len(state.pile2) - len(hand) + 1 :]
        assert None not in returned


# ---- imagined worlds ---------------------------------------------------------------------------------------


def positions(players: int, seeds: range, **options: bool) -> Iterator[Onboard]:
    """Positions met in random games."""
    for seed in seeds:
        state, rng = new(players, seed, **options), Chance(seed)
        while not state.over:
            moves = state.moves()
            state.play(moves[rng.randrange(len(moves))])
            if rng.randrange(6) == 0 or state.over or state.decision in ("warehouse2", "return-order"):
                yield state.copy()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_cannot_see_never_changes_its_view(players: int) -> None:
    """hidden.never-show: all that `hide` draws anew leaves the view as it was, and the world is sound."""
    rng = Chance(players)
    for state in positions(players, range(6), choose_return_order=True):
        for viewer in viewers(state):
            world = state.imagine(viewer, rng)
            world.check()
            assert world.view(viewer) == state.view(viewer)
            if viewer is not None and viewer == state.seat:
                assert world.moves() == state.moves()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_next_move_tells_nothing_of_what_stays_hidden(players: int) -> None:
    """hidden.never-show, ruling.barrel-tracking, ruling.warehouse2-private-look: the same move, played in the
    real world and in one that the viewer can't tell from it, is told to the viewer in the same words, unless
    it turns up something; and the views after it are the same."""
    rng = Chance(players)
    compared = Counter[str]()
    for state in positions(players, range(16), choose_return_order=True):
        if state.over:
            continue
        for viewer in viewers(state):
            world = state.imagine(viewer, rng)
            moves = state.moves()
            move = moves[rng.randrange(len(moves))]
            if move == "go warehouse1" or (move == "go warehouse2" and viewer == state.seat):
                continue  # a chest is turned up: in another world another one
            twins = (
                [move] if viewer == state.seat else [m for m in world.moves() if _public(m) == _public(move)]
            )
            if not twins:
                continue  # the chests that another player looks at are others there
            real = state.copy()
            told = [_seen(event, viewer) for event in real.play(move)]
            if real.over:
                continue  # the end shows what was hidden
            assert told == [_seen(event, viewer) for event in world.play(twins[rng.randrange(len(twins))])]
            assert real.view(viewer) == world.view(viewer)
            compared[move.split()[0]] += 1
    assert {"go", "bet", "choose", "take", "depart", "shift"} <= set(compared)


def _public(move: str) -> str:
    """A move without what only the mover knows: which barrel is bet, which chest goes above."""
    verb, *rest = move.split()
    return " ".join([verb, *rest[1:]]) if verb in ("bet", "above") else move


def test_imagined_worlds_differ_in_all_that_is_hidden() -> None:
    """hidden.never-show: barrels of the others, their chests and the piles are drawn anew; one's own are
    not."""
    bets = {"ship1.red": (RED, 1), "ship1.blue": (BLUE, 2)}
    state = table(4, boards={RED: "grain metal", BLUE: "hides grain"}, bets=bets)
    rng = Chance(5)
    worlds = [state.imagine(BLUE, rng) for _ in range(300)]
    assert {tuple(world.barrels[:4]) for world in worlds} == {tuple(state.barrels[:4])}
    assert {tuple(world.boards[BLUE]) for world in worlds} == {(1, 1, 0)}
    red = Counter(world.barrels[4:8].index(1) for world in worlds)
    assert set(red) == {0, 1, 2, 3} and min(red.values()) > 45, "each of Red's barrels may lie there"
    assert len({tuple(world.boards[RED]) for world in worlds}) == 6, "all pairs of kinds"
    assert len({tuple(world.pile1) for world in worlds}) > 200
    assert len({tuple(world.pile2) for world in worlds}) > 60
    assert len({world.chance for world in worlds}) == 300


def test_imagined_piles_keep_what_the_seat_has_seen() -> None:
    """ruling.warehouse2-private-look"""
    state = table(4, pile2="hides metal grain grain hides")
    play(state, "go warehouse2")
    rng = Chance(1)
    for _ in range(30):
        assert state.imagine(BLUE, rng).pile2[:3] == [0, 2, 1]
    assert len({tuple(state.imagine(RED, rng).pile2[:3]) for _ in range(60)}) > 5
    state.play("choose metal ship4")
    for _ in range(30):
        assert state.imagine(BLUE, rng).pile2[2:] == [0, 1]


def test_imagined_chests_are_drawn_evenly() -> None:
    """setup.shuffle-chests: with two hides and one grain unseen, the top one is hides in two worlds of
    three."""
    state = table(4, pile1="hides grain hides", pile2="")
    rng = Chance(8)
    tops = Counter(state.imagine(None, rng).pile1[0] for _ in range(900))
    assert set(tops) == {0, 1} and 540 < tops[0] < 660


def test_looking_and_imagining_leave_the_position_alone() -> None:
    """hidden.never-show"""
    for state in positions(3, range(2)):
        before = state.dump()
        for viewer in viewers(state):
            state.view(viewer)
            state.imagine(viewer, Chance(1))
        assert state.dump() == before


def test_at_the_end_the_barrels_that_did_not_win_stay_hidden() -> None:
    """ruling.reveal-at-end, ruling.barrel-tracking"""
    kit: dict[str, Any] = {
        "rows": {1: "B1", 2: "R1"},
        "gone": [3, 4, 5, 6, 7, 8],
        "all_across": True,
        "stern": 0,
    }
    state = table(4, won={RED: [2]}, bets={"ship5.red": (RED, 4)}, boards={RED: "grain"}, **kit)
    state.play("depart ship1")
    rng = Chance(2)
    worlds = [state.imagine(BLUE, rng) for _ in range(60)]
    assert all(world.barrels[5] == -2 and world.boards == state.boards for world in worlds)
    assert {world.barrels[4:8].index(17) for world in worlds} == {0, 2, 3}
    assert all(world.view(BLUE) == state.view(BLUE) for world in worlds)
