"""A match being played at the table: whose decision it is, what they see, bots, undo, replay."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from drakkar import BadInput, Chance

from . import settings, storage, table
from .chooser import Chooser
from .html import Markup, el, join
from .log import label, preview, sentence
from .match import Match
from .thinking import think

if TYPE_CHECKING:
    from .app import App


class Play:
    """The match on the table, if there is one."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.match: Match | None = None
        self.chooser: Chooser | None = None  # there while a person of this page decides
        self.position: int | None = None  # of the replay; None: the match as it stands
        self.shown: int | None = None  # whose secrets lie open, in a match with several people
        self.confirm = ""  # the move that waits for a second yes
        self.foreign: bool | None = None  # does another tab play this match? None: not known yet
        self._drawn: dict[str, Markup] = {}
        self._release: Callable[[], None] = lambda: None
        self._playing: asyncio.Future[None] | None = None
        self._spoken_to: int | None = None  # the seat for which the last announcement was made
        self._listed = False  # has the list of moves been opened?

    # ---- coming and going ----------------------------------------------------------------------------------

    def open(self, id: str) -> None:
        """Take a match from the shelf to the table."""
        self.leave()
        try:
            self.sit_down(self.app.shelf.open(id))
        except BadInput as error:
            self.app.say(error)
            self.app.page.go("#/")

    def sit_down(self, match: Match) -> None:
        """The table is laid; play begins when it is known whether another tab has the match."""
        self.match = match
        self._clear()
        self._release = self.app.page.hold(storage.MATCH + match.id, self.told)

    def leave(self) -> None:
        """Put the match away: its lock is given back and its bots stop thinking."""
        self._stop()
        self._release()
        self._release = lambda: None
        self.match = self.chooser = self.position = self.shown = None
        self.confirm = ""
        self.foreign = None

    def told(self, ours: bool) -> None:
        """Whether this tab may play; a second tab watches until the first one is closed."""
        if self.match is None or self.foreign is (not ours):
            return
        first, self.foreign = self.foreign is None, not ours
        if first:
            self._next()
        else:
            self._reread()

    def stored(self, key: str) -> None:
        """Another tab has written an entry: a tab that only watches the match shows its new state."""
        if self.foreign and self.match and key == storage.MATCH + self.match.id:
            self._reread()

    def _reread(self) -> None:
        if self.match:
            with suppress(BadInput):  # where the other tab has deleted it, what is on the table stays
                self.match = self.app.shelf.open(self.match.id)
            self._next()

    def save(self, match: Match) -> None:
        """Keep a match, or say that it lives in this page only."""
        with suppress(storage.StorageFull):  # the shelf holds it as long as the page is open
            self.app.shelf.save(match, self.app.page.now())
        self.app.look_for_trouble()

    # ---- whose turn, and who sees what ---------------------------------------------------------------------

    @property
    def live(self) -> bool:
        """Can this page play the match on?"""
        return (
            self.match is not None
            and self.position is None
            and not self.match.read_only
            and self.foreign is False
        )

    @property
    def held(self) -> str:
        """The id of the sentence that says why nothing can be undone or redone at this moment."""
        return "undo.other-tab" if self.foreign else "undo.replay" if self.position is not None else ""

    @property
    def curtain(self) -> int | None:
        """The person to whom the device must be handed before anything secret is shown."""
        match = self.match
        if match is None or not self.live or not match.record.rules.meta.hidden or len(match.persons) < 2:
            return None
        seat = match.state.seat
        return seat if seat in match.persons and seat != self.shown else None

    @property
    def viewer(self) -> int | None:
        """The seat whose view is drawn."""
        match = self.match
        if match is None:
            return None
        if len(match.persons) == 1:
            return match.persons[0]
        if match.record.rules.meta.hidden:
            return self.shown
        return match.state.seat if match.state.seat in match.persons else None

    def _next(self) -> None:
        """After anything changed: whose decision is it, what do they see, do bots have to think?"""
        match = self.match
        if match is None:
            return
        self._stop()
        if self.curtain is not None:
            self._lower_curtain()
        bot = match.bot(match.state.seat)
        person = self.live and not match.state.over and not bot and self.curtain is None
        self.chooser = Chooser(match.state) if person else None
        self.confirm = ""
        self.draw()
        if self.live and bot:
            self._playing = asyncio.ensure_future(self._bots())
        elif self.chooser and len(self.chooser.moves) == 1 and self.app.settings.forced:
            self._playing = asyncio.ensure_future(self._forced(self.chooser.moves[0]))

    def _lower_curtain(self) -> None:
        """Nothing stays open that was meant for the one who had the device."""
        self.shown = None
        self.app.page.dialog(None)
        if self._spoken_to is not None:
            self._spoken_to = None
            self.app.page.patch("announce", Markup(""))

    def _stop(self) -> None:
        if self._playing:
            self._playing.cancel()
            self._playing = None

    async def _pause(self) -> None:
        await asyncio.sleep(settings.PAUSE[self.app.settings.speed] / 1000)

    async def _bots(self) -> None:
        match = self.match
        while match is not None and match is self.match and (level := match.bot(match.state.seat)):
            await self._pause()
            self._make(await think(level, match.state, self.app.rng))
            self.draw()
        self._playing = None
        self._next()

    async def _forced(self, move: str) -> None:
        await self._pause()
        self._playing = None
        self._make(move)
        self._next()

    def _make(self, move: str) -> None:
        """Play a move, keep it and say it."""
        match = self.match
        if match is None:
            return
        self.chooser = None
        events = match.play(move)
        self.save(match)
        # what is said stays on the page: once the device is handed on, only what everyone may know
        self._spoken_to = self.viewer if self.curtain is None else None
        spoken = " ".join(sentence(self.app.text, event, self._spoken_to) for event in events)
        self.app.page.patch("announce", el("span", spoken))

    # ---- drawing -------------------------------------------------------------------------------------------

    def _clear(self) -> None:
        """An empty table."""
        if self.match:
            self._drawn = {}
            self.app.show(table.frame(), f"{self.match.title} – Drakkar")

    def draw(self) -> None:
        """Patch the parts of the table that changed."""
        match = self.match
        if match is None:
            return
        text = self.app.text
        notices = [
            text(id)
            for id, there in (
                ("table.read-only", match.read_only),
                ("table.other-tab", bool(self.foreign)),
                (self.app.trouble, bool(self.app.trouble)),
                ("table.practice", match.record.practice),
            )
            if there
        ]
        shown = table.Table(
            match,
            text,
            self.viewer,
            self.chooser,
            self.position,
            " ".join(notices),
            self.curtain,
            self.confirm,
            self.held,
        )
        if "table" in self._drawn and shown.curtain is None:  # the curtain goes up
            self._clear()
        for id, markup in table.regions(shown).items():
            before = self._drawn.get(id)
            if before != markup:
                self._drawn[id] = markup
                self.app.page.patch(id, markup, before)
        if self._listed:  # a list that lies open follows the match
            self.app.page.patch("all-moves", self._all_moves())

    # ---- what a person does --------------------------------------------------------------------------------

    def token(self, token: str) -> None:
        """A thing on the board was clicked."""
        chooser, match = self.chooser, self.match
        if chooser is None or match is None or self.confirm:
            return
        clause = None if token in chooser.chosen else chooser.why_not(token)
        if clause is not None:
            link = table.clause_link(self.app.text, match.record.game, clause)
            self.app.page.patch("refusal", join(clause.text(self.app.settings.language), " ", link))
            return
        move = chooser.click(token)
        if move is None:
            self.draw()
        else:
            self._try(move)

    def _try(self, move: str) -> None:
        """Play a whole move, after a second yes if it ends the turn and the settings ask for that."""
        match = self.match
        if match is None:
            return
        if self.app.settings.confirm:
            world = match.state.imagine(match.state.seat, self.app.rng)
            world.play(move)
            if world.seat != match.state.seat:
                self.confirm = move
                self.draw()
                return
        self._make(move)
        self._next()

    def hint(self, token: str = "", move: str = "") -> None:
        """The pointer or the focus is on a target: tell what it would bring."""
        chooser, match = self.chooser, self.match
        if chooser is None or match is None:
            return
        settled = chooser.only(token) if token in chooser.lit else None
        if move in chooser.moves:  # the pointer may still be on a button of the last question
            settled = move
        words = Markup("")
        if settled:
            text, seat = self.app.text, match.state.seat or 0
            events, gain, unknown = preview(match.state, seat, settled, Chance(0))
            lines = [el("li", sentence(text, event, seat)) for event in events]
            total = el("b", text("preview.points", gain=f"{gain:+d}")) if gain else None
            rest = el("li", text("preview.unknown")) if unknown else None
            words = join(el("strong", label(text, settled)), total, el("ul", lines, rest))
        self.app.page.patch("preview", words)

    def do_move(self, data: dict[str, str]) -> None:
        self.app.page.dialog(None)
        self._listed = False
        if self.chooser and data.get("value") in self.chooser.moves:
            self._try(data["value"])

    def do_confirm(self, data: dict[str, str]) -> None:
        if self.confirm:
            self._make(self.confirm)
            self._next()

    def do_cancel(self, data: dict[str, str]) -> None:
        if self.chooser:
            self.chooser.chosen = []
        self.confirm = ""
        self.draw()

    def do_curtain(self, data: dict[str, str]) -> None:
        """The device is in the right hands."""
        if self.match:
            self.shown = self.match.state.seat
            self._next()

    def do_moves(self, data: dict[str, str]) -> None:
        """Every legal move as text: the game can be played without the board."""
        if self.match is None:
            return
        self._listed = True
        text = self.app.text
        self.app.page.dialog(
            join(
                el("h2", text("moves.title")),
                el("div", self._all_moves(), id="all-moves"),
                el("button", text("dialog.close"), type="button", data_act="close-dialog"),
            )
        )

    def _all_moves(self) -> Markup:
        return table.all_moves(self.app.text, self.chooser.moves if self.chooser else [])

    # ---- undo and replay -----------------------------------------------------------------------------------

    def do_undo(self, data: dict[str, str]) -> None:
        match = self.match
        if match is None:
            return
        reason = self.held or match.can_undo().reason
        if reason:
            self.app.page.toast(el("p", self.app.text(reason)))
            return
        match.undo()
        self.save(match)
        self._next()

    def do_redo(self, data: dict[str, str]) -> None:
        if self.match and self.live and self.match.undone:
            self.match.redo()
            self.save(self.match)
            self._next()

    def _see(self, n: int) -> None:
        """Show the match after n moves; after the last one it goes on."""
        if self.match and not self.match.read_only:
            self.position = None if n >= len(self.match.steps) else max(0, n)
            self._next()

    @property
    def _at(self) -> int:
        moves = len(self.match.steps) if self.match else 0
        return moves if self.position is None else self.position

    def do_go(self, data: dict[str, str]) -> None:
        self._see(int(data.get("value", "0")))

    def do_first(self, data: dict[str, str]) -> None:
        self._see(0)

    def do_back(self, data: dict[str, str]) -> None:
        self._see(self._at - 1)

    def do_next(self, data: dict[str, str]) -> None:
        self._see(self._at + 1)

    def do_live(self, data: dict[str, str]) -> None:
        self.position = None
        self._next()

    def do_fork(self, data: dict[str, str]) -> None:
        """Play on from the position of the replay, as a new match."""
        match = self.match
        if match and self.position is not None:
            title = self.app.text("match.fork", title=match.title, n=self.position)
            self.app.desk.begin(match.record.fork(self.position), title)
