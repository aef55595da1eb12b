"""Records: what is printed is read back unchanged, every position is at hand, and nothing else is let in."""

from __future__ import annotations

import json
from typing import Any

import drakkar
import pytest
from drakkar import BadInput, Game, IllegalMove, Record
from drakkar.core.record import CHECKPOINT, FORMAT, MAX_MOVE, MAX_MOVES, MAX_NAME, MAX_TEXT, checksum
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.positions import played, seats

pytestmark = pytest.mark.usefixtures("stones")

PARTS = ("game", "engine", "seats", "seed", "moves", "options", "practice", "snapshot")


def refused(code: str, text: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        Record.parse(text)
    assert caught.value.code == code
    return caught.value


def signed(data: dict[str, Any]) -> str:
    """Entries as the text of a record with the checksum that fits them."""
    data = {key: value for key, value in data.items() if key != "checksum"}
    return json.dumps({**data, "checksum": checksum(data)})


def entries(record: Record | None = None) -> dict[str, Any]:
    return dict(json.loads((record or played()).print()))


# ---- text -----------------------------------------------------------------------------------------------


@settings(max_examples=40)
@given(players=st.integers(2, 3), seed=st.integers(0, 2**64 - 1), steps=st.integers(0, 40))
def test_parse_print_parse_changes_nothing(players: int, seed: int, steps: int) -> None:
    text = played(players, seed, 9, steps).print()
    once = Record.parse(text)
    assert once.print() == text
    assert Record.parse(once.print()).print() == text
    assert once.at() == played(players, seed, 9, steps).at()


def test_a_record_of_a_real_game_survives_too() -> None:
    record = Record("raids", seats(3), 5, {"last_takes_first": True}, practice=True)
    while not record.at().over and len(record.moves) < 60:
        record.play(record.at().moves()[-1])
    again = Record.parse(record.print())
    assert again.print() == record.print()
    assert (again.game, again.seed, again.options, again.practice) == (
        "raids",
        5,
        {"last_takes_first": True},
        True,
    )
    assert again.at().digest() == record.at().digest()


def test_the_text_is_readable() -> None:
    text = played(steps=2).print()
    assert '"moves": [\n' in text and '"format": 1' in text
    name = Record("stones", [{"name": "Þórdís « ÿ »", "colour": "raven", "bot": ""}, *seats(2)[1:]])
    assert "Þórdís « ÿ »" in name.print()
    assert Record.parse(name.print()).seats[0]["name"] == "Þórdís « ÿ »"


def test_the_layout_of_the_text_does_not_matter() -> None:
    data = entries()
    again = Record.parse(json.dumps(data, sort_keys=True, indent=3))
    assert json.loads(again.print()) == data


def test_the_snapshot_is_the_last_position() -> None:
    record = played(steps=9)
    assert entries(record)["snapshot"] == record.at().dump()


def test_a_record_can_come_without_a_snapshot() -> None:
    text = signed({**entries(), "snapshot": None})
    assert Record.parse(text).print() == played().print()


# ---- positions ------------------------------------------------------------------------------------------


def test_the_position_after_any_number_of_moves(stones: Game) -> None:
    record = played()
    assert len(record.moves) > CHECKPOINT
    state = stones.new(3, 7, rounds=9)
    expected = [state.dump()]
    for move in record.moves:
        state.play(move)
        expected.append(state.dump())
    orders = [range(len(expected)), reversed(range(len(expected))), [17, 3, 16, 0, 15, 18, 1]]
    for order in orders:
        again = Record.parse(record.print())
        for n in order:
            assert again.at(n).dump() == expected[n], n
    assert record.at() == record.at(len(record.moves))


def test_positions_given_out_are_the_callers_own() -> None:
    record = played()
    for n in (0, 5, 16, len(record.moves)):
        before = record.at(n).dump()
        state = record.at(n)
        if not state.over:
            state.play(state.moves()[0])
        state.deck.clear()  # type: ignore[attr-defined]
        assert record.at(n).dump() == before


def test_positions_are_not_played_from_the_start_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.parse(played().print())
    record.at()
    count = 0
    plain = type(record.at()).play

    def counting(self: Any, move: str) -> Any:
        nonlocal count
        count += 1
        return plain(self, move)

    monkeypatch.setattr(type(record.at()), "play", counting)
    count = 0
    for n in range(len(record.moves) + 1):
        record.at(n)
    assert count <= (CHECKPOINT - 1) * (len(record.moves) + 1) / 2 + CHECKPOINT


def test_replay_tells_every_move() -> None:
    record = played()
    steps = list(record.replay())
    assert [step.move for step in steps] == record.moves
    state = record.at(0)
    for step in steps:
        assert step.seat == state.seat
        assert step.events == state.play(step.move)


def test_play_adds_a_move_and_an_illegal_one_adds_nothing() -> None:
    record = Record("stones", seats(2), 3)
    assert [event.kind for event in record.play("bow")] == ["bow"]
    before = record.print()
    with pytest.raises(IllegalMove):
        record.play("swap s0")
    assert record.print() == before and record.moves == ["bow"]


def test_fork_shares_the_first_moves_and_nothing_else() -> None:
    record = played()
    text = record.print()
    fork = record.fork(10)
    assert fork.moves == record.moves[:10] and fork.at() == record.at(10)
    fork.play(fork.at().moves()[-1])
    fork.seats[0]["name"] = "Somebody"
    fork.options["rounds"] = 1
    assert record.print() == text


def test_cut_forgets_moves() -> None:
    for n in (0, 5, 16, 17):
        record = played()
        expected = record.at(n).dump()
        record.at(3)
        record.cut(n)
        assert len(record.moves) == n and record.at().dump() == expected
        move = record.at().moves()[-1]
        record.play(move)
        assert Record.parse(record.print()).at() == record.at()


# ---- refusals -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", "x", "null", "7", "[]", '"record"', "{}", '{"format": "1"}', '{"format": true}', "{" * 9000]
)
def test_what_is_no_record(text: str) -> None:
    refused("record.json", text)


@pytest.mark.parametrize("depth", [100, 400, 900, 985, 990, 995, 1000, 3000, 100_000])
def test_deep_nesting_is_refused_not_followed(depth: int) -> None:
    text = '{"format": 1, "moves": ' + "[" * depth + "]" * depth + "}"
    with pytest.raises(BadInput) as caught:
        Record.parse(text)
    assert caught.value.code in ("record.json", "record.checksum")


def test_too_long() -> None:
    refused("record.size", " " * (MAX_TEXT + 1))


def test_of_a_newer_form() -> None:
    refused("record.format", signed({**entries(), "format": FORMAT + 1}))


@pytest.mark.parametrize("form", [0, -1])
def test_of_a_form_that_never_was(form: int) -> None:
    refused("record.json", signed({**entries(), "format": form}))


@pytest.mark.parametrize(
    "key", ["moves", "seed", "seats", "engine", "practice", "options", "snapshot", "game"]
)
def test_a_changed_entry_does_not_fit_the_checksum(key: str) -> None:
    refused("record.checksum", json.dumps({**entries(), key: ["changed"]}))


def test_without_checksum() -> None:
    data = entries()
    del data["checksum"]
    refused("record.checksum", json.dumps(data))


@pytest.mark.parametrize("game", ["chess", "", "../raids", "core", 7, None, ["raids"]])
def test_of_an_unknown_game(game: Any) -> None:
    refused("record.game", signed({**entries(), "game": game}))


def test_unknown_and_missing_entries() -> None:
    refused("record.field", signed({**entries(), "script": "alert(1)"}))
    for key in entries().keys() - {"checksum", "format"}:
        data = entries()
        del data[key]
        refused("record.field", signed(data))


SEAT = {"name": "Astrid", "colour": "raven", "bot": ""}
WRONG: list[tuple[str, Any]] = [
    ("engine", ""),
    ("engine", 1),
    ("engine", "9" * (MAX_NAME + 1)),
    ("options", None),
    ("options", []),
    ("practice", 1),
    ("practice", None),
    ("seed", "7"),
    ("seed", 7.0),
    ("seed", True),
    ("seed", None),
    ("moves", "bow"),
    ("moves", {"0": "bow"}),
    ("moves", [7]),
    ("moves", [""]),
    ("moves", ["bow\n"]),
    ("moves", ["b" * (MAX_MOVE + 1)]),
    ("moves", ["bow"] * (MAX_MOVES + 1)),
    ("seats", None),
    ("seats", "ab"),
    ("seats", [["name", "colour", "bot"]] * 2),
    ("seats", [{**SEAT, "name": ""}, SEAT]),
    ("seats", [{**SEAT, "name": "x" * (MAX_NAME + 1)}, SEAT]),
    ("seats", [{**SEAT, "name": "a\x00b"}, SEAT]),
    ("seats", [{**SEAT, "name": "a\ud800b"}, SEAT]),
    ("seats", [{**SEAT, "name": 7}, SEAT]),
    ("seats", [{**SEAT, "colour": None}, SEAT]),
    ("seats", [{**SEAT, "bot": None}, SEAT]),
    ("seats", [{**SEAT, "bot": True}, SEAT]),
    ("seats", [{**SEAT, "extra": ""}, SEAT]),
    ("seats", [{"name": "Astrid"}, SEAT]),
    ("snapshot", []),
    ("snapshot", "text"),
]


@pytest.mark.parametrize(("key", "value"), WRONG)
def test_entries_of_the_wrong_form(key: str, value: Any) -> None:
    refused("record.field", signed({**entries(), key: value}))


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("seats", [SEAT], "new.players"),
        ("seats", [SEAT] * 4, "new.players"),
        ("seed", -1, "new.seed"),
        ("seed", 2**64, "new.seed"),
        ("options", {"speed": 1}, "new.option"),
        ("options", {"rounds": 8}, "new.choice"),
        ("options", {"rounds": None}, "new.choice"),
    ],
)
def test_what_the_game_refuses(key: str, value: Any, code: str) -> None:
    refused(code, signed({**entries(), key: value}))


@pytest.mark.parametrize("moves", [["keep"], ["bow", "swap s0"], ["bow", "bow"]])
def test_moves_against_the_rules(moves: list[str]) -> None:
    refused("record.moves", signed({**entries(), "moves": moves}))


def test_moves_after_the_end() -> None:
    refused("record.moves", signed({**entries(), "moves": [*played().moves, "bow"]}))


@given(st.text(max_size=200))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with pytest.raises(BadInput):
        Record.parse(text)


@given(
    key=st.sampled_from(PARTS),
    value=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
        max_leaves=8,
    ),
)
def test_any_value_of_an_entry_is_fine_or_refused(key: str, value: Any) -> None:
    try:
        text = signed({**entries(), key: value})
        Record.parse(text)
    except BadInput:
        pass


# ---- other engines --------------------------------------------------------------------------------------


def of_engine(version: str, **changes: Any) -> str:
    return signed({**entries(played(steps=9)), "engine": version, **changes})


def test_another_engine_whose_moves_still_replay() -> None:
    record = Record.parse(of_engine("0.0.1"))
    assert not record.stale
    assert record.engine == "0.0.1" and record.at() == played(steps=9).at()
    assert Record.parse(record.print()).print() == record.print()
    record.play(record.at().moves()[0])
    assert len(list(record.replay())) == 10


def test_another_engine_whose_moves_no_longer_replay_is_shown_from_its_snapshot() -> None:
    text = of_engine("0.0.1", moves=["bow", "dance"])
    record = Record.parse(text)
    assert record.stale
    last = played(steps=9).at()
    assert record.at() == last == record.at(0)
    assert list(record.replay()) == []
    assert json.loads(record.print()) == json.loads(text)  # kept as it came
    assert Record.parse(record.print()).print() == record.print()


def test_a_stale_record_can_not_be_played_on() -> None:
    record = Record.parse(of_engine("0.0.1", moves=["bow", "dance"]))
    text = record.print()
    with pytest.raises(BadInput) as caught:
        record.play(record.at().moves()[0])
    assert caught.value.code == "record.stale"
    assert record.print() == text


def test_a_stale_record_without_a_usable_snapshot_is_refused() -> None:
    refused("record.stale", of_engine("0.0.1", moves=["dance"], snapshot=None))
    refused("load.game", of_engine("0.0.1", moves=["dance"], snapshot={}))
    broken = {**played(steps=9).at().dump(), "deck": [1, 1]}
    refused("load.broken", of_engine("0.0.1", moves=["dance"], snapshot=broken))


def test_this_engine_has_no_excuse() -> None:
    refused("record.moves", of_engine(drakkar.__version__, moves=["bow", "dance"]))


def test_a_new_record_bears_this_engine() -> None:
    assert Record("stones", seats(2)).engine == drakkar.__version__
    assert Record.parse(of_engine("0.0.1")).fork(3).engine == drakkar.__version__
