"""Whatever a person might try and can't: the clause that forbids it, and no trace of the attempt."""

import pytest
from drakkar import Clause, IllegalMove
from drakkar.vikingar.state import Vikingar

from .helpers import BLUE, LOSE, RED, play, table

SHIPS = {"red1": "north1", "red2": "north2", "blue1": "north8"}


def pick() -> Vikingar:
    return table(SHIPS, order=[BLUE, RED])


def sailing() -> Vikingar:
    s = table(SHIPS)
    s.play("pick red1")
    return s


def acting() -> Vikingar:
    s = sailing()
    s.play("sail north24")
    return s


def second() -> Vikingar:
    """The first drakkar is played, the second in hand; a blue one lies on the high sea."""
    ships = SHIPS | {"blue2": "sea", "red3": "sea"}
    s = table(ships, points={RED: {"stratege": 2}}, masked=["rimhavn.village1"])
    play(s, "pick red1", "rest", "pick red2")
    return s


def damaged() -> Vikingar:
    s = table({"red1": "sea", "blue1": "sea"}, navigation=["fog"])
    play(s, "sail north1", falls=LOSE)
    return s


def toll() -> Vikingar:
    s = table({"red1": "north2", "blue1": "sea"})
    s.play("sail north3")
    return s


def breath() -> Vikingar:
    s = table({"red1": "north1", "blue1": "sea"}, objects={"breath1": RED})
    play(s, "pillage skjoldvik.city", falls=LOSE)
    return s


def replace() -> Vikingar:
    s = table({"red1": "north1", "blue1": "sea"}, outposts={"skjoldvik.city": BLUE})
    play(s, "raze skjoldvik.city", falls=(2, 1))
    return s


@pytest.mark.parametrize(
    ("position", "move", "clause"),
    [
        (pick, "", "ruling.no-interleave"),
        (pick, "dance", "ruling.no-interleave"),
        (pick, "pick", "activate.one-move-one-action"),
        (pick, "pick red3", "activate.one-move-one-action"),  # in reserve
        (pick, "pick blue1", "activate.one-move-one-action"),  # somebody else's
        (pick, "pick red1 red2", "activate.one-move-one-action"),
        (sailing, "dance", "activate.one-move-one-action"),
        (sailing, "pick red2", "ruling.no-interleave"),
        (sailing, "sail", "move.one-adjacent"),
        (sailing, "sail moon", "move.one-adjacent"),
        (sailing, "sail north3", "move.one-adjacent"),
        (sailing, "sail south2", "move.one-adjacent"),
        (sailing, "sail north24 south24", "move.one-adjacent"),
        (sailing, "sail edge1", "ruling.edge-access"),
        (sailing, "sail north2", "occupy.no-own-stack"),
        (sailing, "whirl sea", "whirl.teleport"),
        (sailing, "pillage rimhavn.cult", "ruling.one-site-per-action"),
        (sailing, "pillage", "ruling.one-site-per-action"),
        (sailing, "raze skjoldvik.city", "raid.choice"),
        (sailing, "quest skjoldvik.city", "quest.attempt"),
        (sailing, "outpost skjoldvik.village", "outpost.where"),
        (sailing, "outpost skjoldvik.city rimhavn.cult", "outpost.relocate"),
        (sailing, "relocate skjoldvik.city rimhavn.cult", "ruling.relocate-only-when-empty"),
        (sailing, "rest now", "ruling.optional-activation"),
        (sailing, "unfurl sail1", "activate.one-move-one-action"),
        # pointing at a thing: the verb is the natural one, the thing says what is meant
        (pick, "pick north1", "ruling.no-interleave"),
        (pick, "pick skjoldvik.city", "ruling.no-interleave"),
        (pick, "pick axe1", "object.axe"),
        (sailing, "sail rimhavn.cult", "ruling.one-site-per-action"),
        (sailing, "sail jarnnes.fort", "ruling.fort-attack-needs-entry"),
        (sailing, "sail skjoldvik.quest", "ruling.one-site-per-action"),
        (sailing, "sail blue1", "attack.by-entering"),
        (sailing, "sail yellow1", "ruling.no-interleave"),  # nobody plays it
        (sailing, "sail axe1", "object.axe"),
        (second, "sail rimhavn.village1", "ruling.masked-site-dead"),
        (second, "sail red1", "activate.flip-inactive"),
        (second, "sail red3", "ruling.no-interleave"),
        (second, "sail blue2", "board.pact"),
        (acting, "pillage north3", "move.one-adjacent"),
        (acting, "pillage edge24", "ruling.edge-access"),
        (acting, "pillage north1 north3", "move.one-adjacent"),
        (acting, "pillage red2", "ruling.no-interleave"),
        (acting, "pillage horn1", "object.horn"),
        (acting, "dance", "action.list"),
        (acting, "unfurl sail1", "object.sail"),
        (acting, "pillage skjoldvik.city", "ruling.one-site-per-action"),
        (damaged, "sail north1", "sea.lost-move-action"),
        (damaged, "row north1", "ruling.damaged-no-second-card"),
        (toll, "pay", "fort.toll"),
        (toll, "storm now", "fort.unpaid-attack"),
        (toll, "turn-back now", "fort.unpaid-cancel"),
        (toll, "rest", "fort.toll"),
        (breath, "revive breath2", "object.breath"),
        (breath, "rest", "ruling.breath-choice"),
        (replace, "settle rimhavn.cult", "ruling.outpost-replace-same-action"),
        (replace, "settle skjoldvik.city rimhavn.cult", "outpost.relocate"),
        (replace, "relocate skjoldvik.city rimhavn.cult", "ruling.relocate-only-when-empty"),
        (replace, "leave it", "ruling.outpost-replace-same-action"),
    ],
)
def test_refusals(position: object, move: str, clause: str) -> None:
    s = position()  # type: ignore[operator]
    before = s.dump()
    refused: Clause | None = s.why_not(move)
    assert refused is not None and refused.id == clause
    with pytest.raises(IllegalMove) as error:
        s.play(move)
    assert error.value.clause == refused and s.dump() == before


def test_refusals_tell_nothing_hidden() -> None:
    """ruling.public-information: a site of a face-down dial is refused like one that lies elsewhere."""
    s = table({"red1": "north2", "blue1": "sea"}, hidden=[1, 3])
    for token in ("skjoldvik.city", "jarnnes.city", "gullstrand.city"):
        refused = s.why_not(f"pillage {token}")
        assert refused is not None and refused.id == "ruling.one-site-per-action"
