"""What a seat may know: Prophecies in other hands, decks and stacks are hidden, nothing else is."""

import json
from typing import Any

import pytest
from drakkar import Chance, Event, State
from drakkar.reavers.pieces.prophecies import PROPHECIES
from drakkar.reavers.state import DECKS, PROPHECY, Reavers

from tests.rules.fuzz import play_out

from .helpers import GAME, join, new, on_top, play, prophecies, relic, table


def midgame(players: int = 3, seed: int = 5, moves: int = 120) -> Reavers:
    state, rng = new(players, seed), Chance(seed)
    for _ in range(moves):
        legal = state.moves()
        state.play(legal[rng.randrange(len(legal))])
    return state


def test_own_prophecies_only() -> None:
    """ruling.prophecy-secrecy: a seat sees its own; the first one and those from the deck are secret."""
    state = new(3, 4)
    for viewer in (None, 0, 1, 2):
        for seat, mine in enumerate(state.view(viewer)["seats"]):
            assert (mine["secret_prophecies"] is not None) == (viewer == seat) and mine["secret_count"] == 1


def test_open_information() -> None:
    """ruling.open-information, ruling.discards-by-kind: the same for every viewer, secrets left out."""
    state = midgame()

    def public(viewer: int | None) -> dict[str, Any]:
        view = state.view(viewer)
        del view["viewer"]
        for seat in view["seats"]:
            seat.pop("secret_prophecies"), seat.pop("pile")
        return view

    assert public(None) == public(0) == public(1) == public(2)
    seat = public(0)["seats"][1]
    assert set(seat) >= {
        "dice",
        "food",
        "favour",
        "glory",
        "leader",
        "specialists",
        "relics",
        "upgrades",
        "tiles",
    }


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_permuting_the_hidden_changes_no_view(viewer: int | None) -> None:
    """setup.decks-face-down, ruling.tile-hidden, ruling.prophecy-secrecy: whatever lies face down can be
    put in any order, and the Prophecies of the others exchanged, without a trace."""
    state = midgame()
    view = state.view(viewer)
    other = state.copy()
    for deck in range(len(DECKS)):
        other.decks[deck] = other.decks[deck][::-1]
    other.stacks = [tiles[::-1] for tiles in other.stacks]
    seat = next(seat for seat in range(3) if seat != viewer and other.secret_prophecies[seat])
    hand, deck = other.secret_prophecies[seat], other.decks[PROPHECY]
    other.secret_prophecies[seat] = [deck[0], *hand[1:]]
    other.decks[PROPHECY] = [hand[0], *deck[1:]]
    other.chance ^= 12345
    other.check()
    assert other.view(viewer) == view and other != state


def test_a_view_holds_no_secret_words() -> None:
    """ruling.prophecy-secrecy: nowhere in an opponent's view, however it is written down."""
    state = table(3)
    prophecies(state, 1, "P07", "P13")
    for viewer in (None, 0, 2):
        text = json.dumps(state.view(viewer))
        assert "P07" not in text and "P13" not in text
    assert "P07" in json.dumps(state.view(1))


def test_events_tell_secrets_to_their_seat_only() -> None:
    """ruling.prophecy-secrecy: over whole games, the public part of an event names no hidden Prophecy, and
    no move does."""
    secret_kinds = {"dealt-prophecy", "drew-prophecy", "looked", "kept-prophecy"}
    seen: set[str] = set()

    def watch(position: State, move: str | None, events: list[Event]) -> None:
        for event in events:
            if event.kind in secret_kinds:
                assert event.secret and event.seen_by(None) == event.data and "card" not in event.data
                seen.add(event.kind)
            else:
                assert event.secret is None
        assert not any(word in PROPHECIES for legal in position.moves() for word in legal.split())

    for seed in range(30):
        play_out(new(3, seed), Chance(seed), watch)
    assert {"dealt-prophecy", "drew-prophecy"} <= seen


def test_imagined_worlds_differ() -> None:
    """Hidden things are drawn anew in each world, and nothing else."""
    state = midgame()
    rng = Chance(1)
    worlds = [state.imagine(0, rng) for _ in range(12)]
    assert len({tuple(world.decks[0]) for world in worlds}) > 6
    assert len({tuple(map(tuple, world.secret_prophecies)) for world in worlds}) > 6
    assert len({world.chance for world in worlds}) == 12
    for world in worlds:
        world.check()
        assert world.view(0) == state.view(0) and world.secret_prophecies[0] == state.secret_prophecies[0]
        assert world.open_prophecies == state.open_prophecies and world.piles == state.piles


def test_imagining_is_fair() -> None:
    """Any unseen Prophecy can be in another hand, those seen can't."""
    state = new(2, 3)
    rng = Chance(9)
    seen = set(state.secret_prophecies[0]) | {card for card in state.prophecies if card}
    gone = {card for card in seen if [*state.secret_prophecies[0], *state.prophecies].count(card) == 2}
    hands = {state.imagine(0, rng).secret_prophecies[1][0] for _ in range(400)}
    unseen = set(state.decks[PROPHECY]) | set(state.secret_prophecies[1])
    assert hands == unseen and not hands & gone


def test_prophecies_that_are_looked_at() -> None:
    """ruling.looked-prophecy: known to the one who looks, drawn anew for everybody else."""
    state = table(3)
    relic(state, 0, "L4", die="red.ship")
    on_top(state, "P03", "P08")
    join(state, "trade")
    play(state, "use L4")
    rng = Chance(2)
    assert all(state.imagine(0, rng).looked_at == ["P03", "P08"] for _ in range(8))
    others = {tuple(state.imagine(1, rng).looked_at) for _ in range(30)}
    assert len(others) > 10
    world = state.imagine(1, rng)
    world.check()
    assert world.view(1) == state.view(1) and world.moves() == state.moves()


def test_nothing_is_hidden_after_the_end() -> None:
    """score.prophecies: everybody sees what was counted."""
    state = new(2, 1)
    play_out(state, Chance(1))
    views = [state.view(viewer) for viewer in (None, 0, 1)]
    assert all(view["seats"] == views[0]["seats"] for view in views)
    assert views[0]["seats"][0]["secret_prophecies"] is not None
    assert state.imagine(0, Chance(3)).secret_prophecies == state.secret_prophecies


def test_meta_says_that_seats_know_different_things() -> None:
    assert GAME.meta.hidden
