"""A match: what can be undone and redone, who sits where, what the hall shows of it."""

from __future__ import annotations

import json

import pytest
from drakkar import BadInput, Record
from drakkar.core.record import checksum
from table.match import Match

from tests.table.matches import finished, match, record, seats

pytestmark = pytest.mark.usefixtures("stones")


def test_nothing_to_undo_at_the_start() -> None:
    assert match().can_undo() == (None, "undo.nothing")
    assert match("raids", "pg").can_undo().reason == "undo.nothing"


def test_undo_and_redo_a_move() -> None:
    m = match("stones", "pp", "bow", "keep")
    before = m.state.digest()
    assert m.can_undo().to == 1
    m.undo()
    assert m.record.moves == ["bow"] and m.undone == ["keep"] and len(m.steps) == 1
    m.redo()
    assert (
        m.state.digest() == before and m.undone == [] and [step.move for step in m.steps] == ["bow", "keep"]
    )


def test_a_move_without_a_choice_is_no_place_to_go_back_to() -> None:
    """Played by itself it would be played again at once, and the undo would come to nothing."""
    assert match("stones", "pp", "bow").can_undo() == (None, "undo.nothing")
    m = match("stones", "pp", "bow", "keep", "keep", "bow", practice=True)
    assert m.can_undo().to == 2
    m.undo()
    assert m.record.moves == ["bow", "keep"] and m.undone == ["keep", "bow"]
    m.redo()
    assert m.record.moves == ["bow", "keep", "keep", "bow"] and m.undone == []


def test_the_same_holds_for_a_match_read_back() -> None:
    m = Match("m1", "x", record("stones", "pp", "bow", "keep", "keep", "bow"))
    m.record.practice = True
    assert m.can_undo().to == 2


def test_undo_stops_where_chance_or_a_secret_came_out() -> None:
    for move in ("draw", "show"):
        m = match("stones", "pp", "bow", move)
        assert m.can_undo() == (None, "undo.revealed")
        m.undo()
        assert m.record.moves == ["bow", move]
    m = match("stones", "pp", "bow", "draw", "leave")
    assert m.can_undo().to == 2
    m.undo()
    assert m.can_undo() == (None, "undo.revealed")


def test_undo_stops_where_another_person_has_acted() -> None:
    m = match("stones", "ppp", "bow", "keep", "keep")
    assert m.can_undo().to == 2  # the second person takes the own move back
    m.undo()
    assert m.can_undo() == (None, "undo.other-person")
    m.undo()
    assert m.record.moves == ["bow", "keep"]
    m.play("keep")
    m.undo()
    assert m.can_undo().reason == "undo.other-person"


def test_a_practice_match_goes_back_all_the_way() -> None:
    m = match("stones", "ppp", "bow", "draw", "take", "show", "keep", practice=True)
    moves = list(m.record.moves)
    while m.can_undo().to is not None:
        m.undo()
    assert m.record.moves == ["bow"]
    while m.undone:
        m.redo()
    assert m.record.moves[:5] == moves


def test_the_moves_of_bots_go_back_with_ones_own() -> None:
    m = match("raids", "pgg")
    while m.bot(m.state.seat):
        m.play(m.state.moves()[0])
    start = len(m.steps)
    m.play(m.state.moves()[0])
    while m.bot(m.state.seat):
        m.play(m.state.moves()[0])
    assert len(m.steps) > start + 1
    undo = m.can_undo()
    if undo.to is not None:
        assert undo.to == start
        m.undo()
        assert len(m.steps) == start and not m.bot(m.state.seat)
        m.redo()
        assert not m.undone
    else:
        assert undo.reason == "undo.revealed"


def test_a_new_move_ends_what_could_be_redone() -> None:
    m = match("stones", "pp", "bow", "keep")
    m.undo()
    m.play("draw")
    assert m.undone == []


def test_what_can_no_longer_be_redone_is_forgotten() -> None:
    m = Match("m1", "x", record("stones", "pp", "bow"), ["dance", "keep"])
    m.redo()
    assert m.record.moves == ["bow"] and m.undone == []


def test_undo_after_the_end() -> None:
    made = finished("stones", "pp")
    made.practice = True
    m = Match("m1", "x", made)
    assert m.state.over
    m.undo()
    assert not m.state.over
    m.redo()
    assert m.state.over and m.summary()["winners"]


def test_who_sits_where() -> None:
    m = match("stones", "pgp")
    assert m.persons == [0, 2]
    assert [m.bot(seat) for seat in (0, 1, 2, None)] == ["", "greedy", "", ""]
    assert m.names == ["Name0", "Name1", "Name2"] and m.colours == ["raven", "bear", "wolf"]


def test_the_summary() -> None:
    m = match("stones", "pp", "bow")
    assert m.summary() == {
        "game": "stones",
        "seats": seats("pp"),
        "moves": 1,
        "turn": 0,
        "winners": [],
        "practice": False,
    }
    over = Match("m1", "x", finished())
    assert over.summary()["turn"] is None and over.summary()["winners"] == over.state.winners()


def test_the_curve_has_every_total() -> None:
    made = finished("raids", "grp")
    curve = Match("m1", "x", made).curve()
    assert len(curve) == 3 and all(len(line) == len(made.moves) + 1 for line in curve)
    assert [line[-1] for line in curve] == [score.total for score in made.at().scores()]
    assert [line[9] for line in curve] == [score.total for score in made.at(9).scores()]


def stale(made: Record, moves: list[str]) -> Record:
    """The same match as an older engine would have left it, with moves that no longer replay."""
    data = {**json.loads(made.print()), "engine": "0.0.1", "moves": moves}
    del data["checksum"]
    return Record.parse(json.dumps({**data, "checksum": checksum(data)}))


@pytest.mark.parametrize("made", [lambda: record("stones", "pp", "bow"), lambda: finished("raids", "pg")])
def test_a_stale_match_can_only_be_looked_at(made: object) -> None:
    m = Match("m1", "x", stale(made(), ["dance"]))  # type: ignore[operator]
    assert m.read_only and m.steps == []
    assert m.can_undo() == (None, "undo.read-only")
    assert [line[-1] for line in m.curve()] == [score.total for score in m.state.scores()]
    assert m.summary()["moves"] == 1


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"colour": "mauve"}, "record.seats"),
        ({"colour": '"><script>'}, "record.seats"),
        ({"bot": "genius"}, "record.seats"),
    ],
)
def test_clans_and_bots_that_the_table_does_not_know(change: dict[str, str], code: str) -> None:
    made = Record("stones", [{**seats("pp")[0], **change}, seats("pp")[1]])
    with pytest.raises(BadInput) as caught:
        Match("m1", "x", made)
    assert caught.value.code == code


def test_a_game_without_a_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("table.boards._MODULES", frozenset())
    with pytest.raises(BadInput) as caught:
        match()
    assert caught.value.code == "record.game"
