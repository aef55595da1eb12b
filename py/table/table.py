"""The table: board, seats, question, log and tools of one match, as regions of markup."""

from typing import NamedTuple

from drakkar import Clause, State

from .boards import drawing
from .chooser import Chooser, drawn_tokens
from .count import final_count
from .html import Markup, classes, el, icon, join, part
from .languages import Text
from .log import label, question, sentence
from .look import Look
from .match import Match

LOG_LENGTH = 40  # moves shown at once; the replay reaches all of them


class Table(NamedTuple):
    """What is on the table now."""

    match: Match
    text: Text
    viewer: int | None  # whose view is drawn
    chooser: Chooser | None = None  # None: it is not this person's decision
    position: int | None = None  # the replay's number of moves; None: the match as it stands
    notice: str = ""  # a lasting sentence: read-only, storage trouble
    curtain: int | None = None  # the seat to which the device must be handed
    confirm: str = ""  # the move that waits for a second yes
    held: str = ""  # id of the sentence that says why nothing can be changed now

    @property
    def state(self) -> State:
        return self.match.state if self.position is None else self.match.record.at(self.position)


def regions(table: Table) -> dict[str, Markup]:
    """The markup of each part of the screen by its element id; only parts that changed are patched in."""
    if table.curtain is not None:
        return {"table": _curtain(table)}
    state = table.state
    view = state.view(table.viewer)
    chooser = table.chooser
    look = Look(
        table.text,
        table.match.colours,
        chooser.lit if chooser else frozenset(),
        frozenset([*chooser.given, *chooser.chosen]) if chooser else frozenset(),
    )
    draw = drawing(state.game.id)
    board = draw.board(view, look)
    panels = [draw.panel(view, seat, look) for seat in range(state.players)]
    drawn = drawn_tokens(board, *panels)
    return {
        "bar": _bar(table),
        "board": board,
        "prompt": _prompt(table, view, drawn),
        "seats": _seats(table, view, panels),
        "log": _log(table),
        "replay": _replay(table),
        "count": final_count(table.match, table.text)
        if state.over and table.position is None
        else Markup(""),
    }


def frame() -> Markup:
    """The empty screen that the regions fill."""
    left = [
        el("section", id="board", class_="board"),
        el("section", id="count", class_="count"),
        el("section", id="replay", class_="replay sheet"),
    ]
    right = [
        el("section", id="prompt", class_="prompt sheet"),
        el("section", id="seats", class_="seats"),
        el("section", id="log", class_="log sheet"),
    ]
    return el(
        "div",
        el("header", id="bar", class_="bar"),
        el("div", left, class_="left"),
        el("div", right, class_="right"),
        class_="table",
        id="table",
    )


def _tool(
    act: str, words: str, picture: Markup, *, off: bool = False, why: str = "", key: str = ""
) -> Markup:
    """A tool of the bar. When it is off it can still be focused, and says why."""
    return el(
        "button",
        picture,
        el("span", words, class_="words"),
        type="button",
        class_="tool",
        title=why or (f"{words} ({key})" if key else words),
        aria_label=f"{words}. {why}" if why else words,
        aria_disabled="true" if off else None,
        aria_keyshortcuts=key or None,
        data_act=act,
        data_why=why or None,
    )


def _bar(table: Table) -> Markup:
    text, match = table.text, table.match
    undo = table.held or match.can_undo().reason
    redo = table.held or ("" if match.undone and not match.read_only else "redo.nothing")
    return join(
        el(
            "a",
            icon("return-arrow"),
            el("span", text("table.hall"), class_="words"),
            href="#/",
            class_="tool",
            title=text("table.hall"),
            aria_label=text("table.hall"),
        ),
        el("h1", match.title, el("small", text("title"))),
        el(
            "div",
            _tool(
                "undo",
                text("table.undo"),
                icon("anticlockwise-rotation"),
                off=bool(undo),
                why=text(undo) if undo else "",
                key="u",
            ),
            _tool(
                "redo",
                text("table.redo"),
                icon("clockwise-rotation"),
                off=bool(redo),
                why=text(redo) if redo else "",
                key="y",
            ),
            _tool("moves", text("table.moves"), icon("checklist"), key="l"),
            el(
                "a",
                icon("rule-book"),
                el("span", text("table.rules"), class_="words"),
                href=f"#/rules/{match.record.game}",
                class_="tool",
                title=text("table.rules"),
                aria_label=text("table.rules"),
            ),
            _tool("export-match", text("saved.export"), icon("save")),
            _tool("link-match", text("saved.link"), icon("linked-rings")),
            el(
                "a",
                icon("cog"),
                el("span", text("bar.settings"), class_="words"),
                href="#/settings",
                class_="tool",
                title=text("bar.settings"),
                aria_label=text("bar.settings"),
            ),
            class_="tools",
            role="toolbar",
            aria_label=text("table.tools"),
        ),
    )


def _who(table: Table, seat: int, kind: str = "") -> Markup:
    return el(
        "span",
        el("span", Look(table.text, table.match.colours).emblem(seat), class_="seat-dot"),
        el("span", table.match.names[seat], el("small", kind) if kind else None),
        class_=classes("who", f"clan-{table.match.colours[seat]}"),
    )


def clause_link(text: Text, game: str, clause: Clause | str) -> Markup:
    """A small mark that opens the text of a clause."""
    id = clause if isinstance(clause, str) else clause.id
    words = text("clause.open", id=id)
    return el(
        "button",
        "§",
        type="button",
        class_="clause",
        title=words,
        aria_label=words,
        data_act="clause",
        data_game=game,
        data_value=id,
    )


def _prompt(table: Table, view: dict, drawn: frozenset[str]) -> Markup:
    text, state, chooser = table.text, table.state, table.chooser
    notice = el("p", table.notice, class_="notice") if table.notice else None
    if state.over:
        winners = view["winners"]
        return join(notice, el("h2", text("table.winners", winners=winners, n=len(winners)), class_="ask"))
    seat = state.seat or 0
    decision = state.decisions[str(state.decision)]
    ask = el(
        "div",
        el("h2", _who(table, seat), class_="turn"),
        el("p", question(text, view), " ", clause_link(text, state.game.id, decision.grants), class_="ask"),
        class_=f"asks clan-{table.match.colours[seat]}",
        data_move=len(table.match.steps),  # a new question clears the last preview and refusal
    )
    if chooser is None:
        waiting = (
            text("table.thinking", who=seat)
            if table.match.bot(seat) and table.position is None
            else text("table.watching")
        )
        return join(notice, ask, el("p", waiting, class_="waiting"))
    if table.confirm:
        choice = join(
            el("p", text("table.confirm", move=label(text, table.confirm)), class_="ask"),
            el("button", text("table.yes"), type="button", class_="primary move", data_act="confirm"),
            el("button", text("table.cancel"), type="button", data_act="cancel"),
        )
        return join(notice, ask, el("div", choice, class_="moves"))
    chosen = [el("span", text.name("piece", token), class_="chip") for token in chooser.chosen]
    buttons = [
        el("button", label(text, move), type="button", class_="move", data_act="move", data_value=move)
        for move in chooser.buttons(drawn)
    ]
    on_board = any(token in drawn for token in chooser.lit)
    return join(
        notice,
        ask,
        el(
            "p",
            text("table.chosen"),
            " ",
            chosen,
            el("button", text("table.cancel"), type="button", class_="quiet", data_act="cancel"),
            class_="chosen-part",
        )
        if chosen
        else None,
        el("div", buttons, class_="moves") if buttons else None,
        el(
            "div",
            el("p", text("table.pick"), class_="pick") if on_board else None,
            el("div", class_="refusal", id="refusal", role="status", aria_live="assertive"),
            el("div", class_="preview", id="preview", aria_live="polite"),
            class_="answer",
        ),
    )


def _seats(table: Table, view: dict, panels: list[Markup]) -> Markup:
    text, match = table.text, table.match
    scores = view.get("scores")
    cards = []
    for seat, panel in enumerate(panels):
        parts = None
        if scores:
            rows = [
                el(
                    "li",
                    el("span", text(f"score.{name}")),
                    el("b", points),
                    " ",
                    clause_link(text, match.record.game, clause),
                )
                for name, points, clause in scores[seat]["parts"]
            ]
            parts = el(
                "details",
                el(
                    "summary",
                    icon("laurel-crown"),
                    el("b", scores[seat]["total"]),
                    el("span", text("table.points"), class_="hint"),
                ),
                el("ul", rows),
                class_="points",
                id=f"points-{seat}",
            )
        bot = match.bot(seat)
        card = el(
            "article",
            el("header", _who(table, seat, text(f"seat.kind.{bot}") if bot else ""), parts),
            panel,
            class_=classes("seat", f"clan-{match.colours[seat]}", view["seat"] == seat and "active"),
            id=f"seat-{seat}",
            aria_label=match.names[seat],
            aria_current="true" if view["seat"] == seat else None,
        )
        cards.append(part(card))
    return join(el("h2", text("table.seats"), class_="hint"), cards)


def _log(table: Table) -> Markup:
    """The latest move first; each line links to its clause, each move to its place in the replay."""
    text, match = table.text, table.match
    until = len(match.steps) if table.position is None else table.position
    known = match.lines.setdefault((text.language, table.viewer), {})
    groups = []
    for n in range(until, max(0, until - LOG_LENGTH), -1):
        if match.steps[n - 1].events:  # the first half of a two-step choice tells nothing yet
            if n not in known:
                known[n] = _step(table, n)
            groups.append(known[n])
    steps = el("ol", groups, class_="steps", tabindex="0", aria_label=text("table.log"))
    return join(el("h2", text("table.log")), steps)


def _step(table: Table, n: int) -> Markup:
    """One move of the log."""
    text, match = table.text, table.match
    step = match.steps[n - 1]
    lines = [
        el("li", sentence(text, event, table.viewer), " ", clause_link(text, match.record.game, event.clause))
        for event in step.events
    ]
    go = text("log.go", n=n)
    head = el("button", n, type="button", class_="step", title=go, aria_label=go, data_act="go", data_value=n)
    return part(el("li", head, el("ul", lines), class_=f"clan-{match.colours[step.seat]}", id=f"step-{n}"))


def _replay(table: Table) -> Markup:
    text, total = table.text, len(table.match.steps)
    at = total if table.position is None else table.position
    live = table.position is None
    return join(
        el("h2", text("replay.title")),
        el(
            "div",
            _tool("first", text("replay.first"), icon("fast-backward-button"), off=at == 0),
            _tool("back", text("replay.back"), icon("previous-button"), off=at == 0, key="["),
            el(
                "input",
                type="range",
                min="0",
                max=str(total),
                value=str(at),
                aria_label=text("replay.slider"),
                aria_valuetext=text("replay.at", at=at, total=total),
                data_input="replay",
            ),
            _tool("next", text("replay.next"), icon("next-button"), off=live, key="]"),
            _tool("live", text("replay.live"), icon("fast-forward-button"), off=live),
            class_="steps-bar",
        ),
        el(
            "p",
            text("replay.at", at=at, total=total),
            None
            if live
            else el("button", text("replay.fork"), type="button", data_act="fork", class_="button"),
        ),
    )


def all_moves(text: Text, moves: list[str]) -> Markup:
    """Legal moves as a list of buttons, each with its words and its text."""
    rows = [
        el(
            "li",
            el(
                "button",
                label(text, move),
                el("code", move),
                type="button",
                class_="move",
                data_act="move",
                data_value=move,
            ),
        )
        for move in moves
    ]
    return el("ol", rows, class_="all-moves") if rows else el("p", text("moves.none"))


def _curtain(table: Table) -> Markup:
    text, seat = table.text, table.curtain or 0
    return el(
        "div",
        el("div", Look(text, table.match.colours).emblem(seat), class_="big-emblem"),
        el("h1", text("curtain.title", who=seat)),
        el("p", text("curtain.help")),
        el(
            "button",
            text("curtain.open", who=seat),
            type="button",
            class_="primary",
            data_act="curtain",
            autofocus=True,
        ),
        el("a", text("table.hall"), href="#/", class_="button"),
        class_=f"curtain clan-{table.match.colours[seat]}",
        role="dialog",
        aria_modal="true",
        aria_label=text("curtain.title", who=seat),
    )
