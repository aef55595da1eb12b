"""Matches played from the first question to the final count, as a person would, without a browser."""

from __future__ import annotations

import asyncio

import pytest
from drakkar import Chance, Record

from tests.table.fakes import Visit
from tests.table.matches import finished, record

pytestmark = pytest.mark.usefixtures("stones")


async def at_table(game: str = "stones", kinds: str = "pg", **fields: str) -> Visit:
    visit = await Visit().open()
    visit.app.set("speed", "none")
    await visit.start(game, kinds, **fields)
    return visit


async def sit(made: Record, **settings: object) -> Visit:
    """A match that begins with this record."""
    visit = await Visit().open()
    visit.app.set("speed", "none")
    for name, value in settings.items():
        visit.app.set(name, value)
    visit.app.desk.begin(made, "Ours")
    await visit.settle()
    return visit


async def play_on(visit: Visit, seed: int = 1) -> None:
    """Choose at random among what is lit and what is on buttons, until the game is over."""
    rng = Chance(seed)
    for _ in range(2000):
        if visit.match.state.over:
            return
        chooser = visit.app.play.chooser
        assert chooser, "nobody is asked"
        buttons = list(visit.region("prompt").all(data_act="move"))
        lit = sorted(
            node["data-token"]
            for id in ("board", "seats")
            for node in visit.region(id).all(role="button")
            if "lit" in node.get("class").split()
        )
        assert buttons or lit, "there is nothing to click"
        pick = rng.randrange(len(buttons) + len(lit))
        if pick < len(buttons):
            await visit.press(buttons[pick])
        else:
            await visit.click(lit[pick - len(buttons)])
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("kinds", ["pg", "pgr", "pppp", "rg"])
async def test_a_whole_match_of_raids(kinds: str) -> None:
    visit = await at_table("raids", kinds)
    if "p" in kinds:
        await play_on(visit)
    match = visit.match
    assert match.state.over
    count = visit.region("count")
    totals = [score.total for score in match.state.scores()]
    cells = [node.text.split()[0] for node in count.one(class_="total").tags("td")]
    assert cells == [str(total) for total in totals]
    assert sum("★" in node.text for node in count.tags("td")) == len(match.state.winners())
    assert len(count.tags("svg")) >= 2
    assert (
        "wins the match" in visit.region("prompt").text or "share the victory" in visit.region("prompt").text
    )
    kept = visit.app.shelf.open(match.id)
    assert kept.state.over and kept.record.print() == match.record.print()


async def test_a_whole_match_with_secrets_against_bots() -> None:
    visit = await at_table("stones", "pgr", **{"option.stones.rounds": "9"})
    await play_on(visit, 3)
    assert visit.match.state.over and visit.match.record.options == {"rounds": 9, "bold": False}


async def test_every_move_is_saved_at_once() -> None:
    visit = await at_table("raids", "ppp")
    store = visit.page.backend
    for _ in range(12):
        moves = len(visit.match.record.moves)
        writes = len(store.writes)
        await visit.act("move", value=visit.app.play.chooser.moves[0])  # type: ignore[union-attr]
        assert len(visit.match.record.moves) > moves and len(store.writes) > writes
        assert Visit(store).app.shelf.open(visit.match.id).state == visit.match.state


# ---- the question ---------------------------------------------------------------------------------


async def test_the_prompt_says_who_what_and_why() -> None:
    visit = await sit(record("stones", "pg", "bow"))
    prompt = visit.region("prompt")
    assert "Name0" in prompt.text and "what about your stone? 5 stones in the deck" in prompt.text
    assert prompt.one(data_act="clause")["data-value"] == "turn.choice"
    assert [node["data-value"] for node in prompt.all(data_act="move")] == ["keep", "draw", "show"]
    lit = [node["data-token"] for node in visit.region("board").all(role="button")]
    assert [f"swap {token}" for token in lit] == visit.match.state.moves()[1:3]


async def test_a_click_on_the_board_plays() -> None:
    visit = await sit(record("stones", "pp", "bow"))
    await visit.act("curtain")
    token = f"s{visit.match.state.market[0]}"
    await visit.click(token)
    assert visit.match.record.moves == ["bow", f"swap {token}"]


async def test_what_is_not_legal_says_why() -> None:
    visit = await sit(record("stones", "pg", "bow"))
    before = visit.match.record.print()
    await visit.click("s99")
    refusal = visit.region("refusal")
    assert "Only a stone on the table" in refusal.text
    assert refusal.get("aria-live") == "assertive"
    assert refusal.one(data_act="clause")["data-value"] == "turn.swap"
    assert visit.match.record.print() == before


async def test_clicks_while_a_bot_thinks_do_nothing() -> None:
    visit = await sit(record("stones", "pg", "bow"))
    visit.app.play.chooser = None
    await visit.click("s1")
    await visit.act("move", value="keep")
    assert visit.match.record.moves == ["bow"]


async def test_moves_that_are_not_legal_are_not_played() -> None:
    visit = await sit(record("stones", "pg", "bow"))
    for value in ("fly", "", "take"):
        await visit.act("move", value=value)
    await visit.act("no-such-thing")
    assert visit.match.record.moves == ["bow"]


async def test_the_list_of_moves() -> None:
    visit = await sit(record("stones", "pg", "bow"))
    await visit.act("moves")
    dialog = visit.region("dialog")
    assert [node["data-value"] for node in dialog.all(data_act="move")] == visit.match.state.moves()
    assert "Look at one" in dialog.text and "draw" in dialog.text
    await visit.press(next(dialog.all(data_act="move", data_value="keep")))
    assert visit.match.record.moves[1] == "keep"
    assert visit.region("dialog").text == ""


def selling_two() -> Record:
    """A match of Raids in which two goods can be sold in one move."""
    for seed in range(200):
        made = record("raids", "pp", seed=seed)
        rng = Chance(seed)
        while not made.at().over:
            moves = made.at().moves()
            if any(len(move.split()) > 2 for move in moves):
                return made
            made.play(moves[rng.randrange(len(moves))])
    raise AssertionError("no move with two things to choose")


async def test_a_list_that_lies_open_follows_the_match() -> None:
    visit = await sit(record("stones", "pg", "bow"))
    await visit.act("moves")
    visit.match.play("draw")
    visit.app.play._next()
    rows = [node["data-value"] for node in visit.region("dialog").all(data_act="move")]
    assert rows == ["take", "leave"]
    visit.app.play.chooser = None
    visit.app.play.draw()
    assert "Nothing can be played" in visit.region("dialog").text


async def test_a_part_of_a_move_is_shown_and_can_be_cancelled() -> None:
    made = selling_two()
    state = made.at()
    visit = await sit(made, forced=False)
    first, second = next(move.split()[1:3] for move in state.moves() if len(move.split()) > 2)
    await visit.click(first)
    prompt = visit.region("prompt")
    assert "Chosen:" in prompt.text
    assert "chosen" in visit.page.body.one(data_token=first)["class"].split()
    assert visit.page.body.one(data_token=first)["aria-pressed"] == "true"
    await visit.press(next(prompt.all(data_act="cancel")))
    assert "Chosen:" not in visit.region("prompt").text
    await visit.click(first)
    await visit.click(second)
    assert len(visit.match.record.moves) == len(made.moves) + 1
    assert {first, second} <= set(visit.match.record.moves[-1].split())


# ---- previews -------------------------------------------------------------------------------------


async def test_a_target_tells_what_it_would_bring() -> None:
    visit = await at_table("raids", "pp")
    for move in visit.match.state.moves():
        visit.app.play.hint(move=move)
        assert visit.region("preview").text
    token = visit.match.state.moves()[0].split()[1]
    visit.app.play.hint(token=token)
    assert "Sail to space" in visit.region("preview").text
    visit.app.play.hint(token="nothing")
    assert visit.region("preview").text == ""
    assert visit.match.record.moves == []


async def test_a_preview_ends_where_chance_decides() -> None:
    visit = await sit(record("stones", "pg", "bow"))
    visit.app.play.hint(move="draw")
    words = visit.region("preview").text
    assert "Then chance" in words
    assert "stone" not in words.replace("Look at one", ""), "it tells what is not known yet"


async def test_a_preview_says_nothing_of_chance_where_there_is_none() -> None:
    visit = await sit(record("stones", "pgg", "bow"))
    visit.app.play.hint(move="keep")
    assert "Then chance" not in visit.region("preview").text
    assert "keeps the stone" in visit.region("preview").text


# ---- settings at the table ------------------------------------------------------------------------


async def test_moves_without_a_choice_play_themselves() -> None:
    visit = await at_table("stones", "pg")
    assert visit.match.record.moves[0] == "bow"
    waiting = await Visit().open()
    waiting.app.set("speed", "none")
    waiting.app.set("forced", False)
    await waiting.start("stones", "pg")
    assert waiting.match.record.moves == []
    assert [node.text for node in waiting.region("prompt").all(data_act="move")] == ["Bow"]


async def test_a_second_yes_before_the_turn_ends() -> None:
    visit = await sit(record("stones", "pg", "bow"), confirm=True)
    await visit.act("move", value="keep")
    assert visit.match.record.moves == ["bow"]
    prompt = visit.region("prompt")
    assert "This ends the turn: Keep it?" in prompt.text
    await visit.click("s1")  # the board waits too
    await visit.press(prompt.one(data_act="cancel"))
    assert "This ends the turn" not in visit.region("prompt").text
    await visit.act("move", value="keep")
    await visit.press(visit.region("prompt").one(data_act="confirm"))
    assert visit.match.record.moves[1] == "keep"


async def test_no_second_yes_within_a_turn() -> None:
    visit = await sit(record("stones", "pg", "bow"), confirm=True)
    await visit.act("move", value="draw")
    assert visit.match.record.moves == ["bow", "draw"]


async def test_another_move_asks_again() -> None:
    visit = await sit(record("stones", "pg", "bow"), confirm=True)
    await visit.act("move", value="keep")
    await visit.act("move", value="show")
    assert visit.match.record.moves == ["bow"]
    assert "Show it?" in visit.region("prompt").text


# ---- undo, redo, replay ---------------------------------------------------------------------------


async def test_undo_and_redo_with_bots_and_forced_moves() -> None:
    visit = await sit(record("raids", "ppp"))
    await visit.act("move", value=visit.match.state.moves()[0])
    after = visit.match.record.moves[:]
    await visit.press(visit.region("bar").one(data_act="undo"))
    assert visit.match.record.moves == [] and visit.match.undone == after
    assert Visit(visit.page.backend).app.shelf.open(visit.match.id).undone == after
    await visit.press(visit.region("bar").one(data_act="redo"))
    assert visit.match.record.moves == after


async def test_the_button_says_why_when_it_is_off() -> None:
    visit = await sit(record("stones", "pg", "bow", "show"))
    button = visit.region("bar").one(data_act="undo")
    assert button["aria-disabled"] == "true"
    assert (
        "Chance or something hidden" in button["title"]
        and "Chance or something hidden" in button["aria-label"]
    )
    await visit.act("undo")
    assert "Chance or something hidden" in visit.toast


async def test_the_replay_shows_any_move() -> None:
    made = finished("raids", "pgr")
    visit = await sit(made)
    total = len(made.moves)
    assert f"Move {total} of {total}" in visit.region("replay").text
    await visit.act("back")
    assert f"Move {total - 1} of {total}" in visit.region("replay").text
    assert visit.region("count").text == ""
    for n in (0, 3, 17, total - 1):
        await visit.act("go", value=n)
        assert f"Move {n} of {total}" in visit.region("replay").text
        steps = list(visit.region("log").all(data_act="go"))
        assert [int(node["data-value"]) for node in steps][:1] == ([n] if n else [])
        assert visit.app.play.chooser is None
    await visit.act("first")
    await visit.act("back")
    assert visit.app.play.position == 0
    await visit.act("next")
    assert visit.app.play.position == 1
    await visit.act("live")
    assert visit.app.play.position is None and "Final count" in visit.region("count").text
    await visit.act("next")
    assert visit.app.play.position is None


async def test_nothing_is_played_in_the_replay() -> None:
    visit = await sit(record("raids", "ppp"))
    for _ in range(3):
        await visit.act("move", value=visit.match.state.moves()[0])
    await visit.act("undo")
    assert visit.match.undone and visit.match.can_undo().reason == "undo.other-person"
    await visit.act("move", value=visit.match.state.moves()[0])
    assert visit.match.can_undo().to is not None
    moves = visit.match.record.moves[:]
    await visit.act("go", value=1)
    for act in ("undo", "redo"):
        button = visit.region("bar").one(data_act=act)
        assert button["aria-disabled"] == "true" and "present" in button["data-why"]
        await visit.act(act)
    await visit.click("1")
    await visit.act("move", value="sail 1")
    assert visit.match.record.moves == moves
    assert "present" in visit.toast


async def test_play_on_from_here() -> None:
    visit = await sit(record("stones", "pg", "bow", "keep"))
    await visit.act("move", value=visit.match.state.moves()[0])
    first = visit.match.id
    before = visit.app.shelf.open(first).record.print()
    await visit.act("fork")
    assert visit.match.id == first, "there is nothing to fork while the match goes on"
    await visit.act("go", value=1)
    await visit.press(visit.region("replay").one(data_act="fork"))
    assert visit.match.id != first and visit.match.record.moves[:1] == ["bow"]
    assert "from move 1" in visit.match.title
    assert visit.app.shelf.open(first).record.print() == before
    assert len(visit.page.backend.matches) == 2


# ---- the log, the scores, the announcements -------------------------------------------------------


async def test_the_log_links_each_sentence_to_its_clause() -> None:
    visit = await sit(record("stones", "pg", "bow", "keep"))
    log = visit.region("log")
    assert "Name0 bows to the others: round 1." in log.text
    for node in log.all(data_act="clause"):
        assert node["data-value"] in visit.match.state.game.rulebook
    await visit.press(next(log.all(data_act="clause")))
    assert "rulebook" in visit.region("dialog").text
    await visit.act("close-dialog")
    assert visit.region("dialog").text == ""


async def test_what_happened_is_said_aloud() -> None:
    visit = await sit(record("stones", "ppg", "bow"))
    await visit.act("curtain")
    await visit.act("move", value="keep")
    assert visit.region("announce").text == "Name0 keeps the stone."


async def test_scores_with_their_parts() -> None:
    visit = await at_table("raids", "pp")
    for seat in range(2):
        card = visit.region(f"seat-{seat}")
        parts = visit.match.state.scores()[seat].parts
        assert [node["data-value"] for node in card.all(data_act="clause")] == [part.clause for part in parts]


async def test_names_are_text_and_nothing_else() -> None:
    visit = await at_table("stones", "pg", name0='<img src=x onerror="alert(1)">', name1="{0} & 'x'")
    for node in visit.page.body.all():
        assert node.tag != "img" and not any(name.startswith("on") for name in node.attributes)
    await play_on(visit)
    await visit.open("#/")
    for node in visit.page.body.all():
        assert node.tag != "img" and not any(name.startswith("on") for name in node.attributes)
    assert "onerror" in visit.region("app").text


async def test_only_parts_that_changed_are_patched() -> None:
    visit = await at_table("raids", "pp")
    visit.page.patched.clear()
    visit.app.play.draw()
    assert visit.page.patched == []


async def test_leaving_the_table_stops_the_bots() -> None:
    visit = await Visit().open()
    visit.app.set("speed", "slow")
    visit.app.desk.begin(record("raids", "ggg"), "Ours")
    visit.page.locks.answer()
    task = visit.app.play._playing
    assert task and not task.done()
    visit.page.go("#/settings")
    assert visit.app.play._playing is None and visit.app.play.match is None
    await asyncio.wait([task])
    assert task.cancelled()
