"""The desk of the hall: new matches, matches kept here, files and links."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from drakkar import BadInput, Record, games

from . import hall, links, storage
from .html import Markup, el, join
from .look import clans
from .match import Match

if TYPE_CHECKING:
    from .app import App


class Desk:
    """What people do in the hall."""

    def __init__(self, app: "App", fields: dict[str, str]) -> None:
        self.app = app
        self.draft = hall.Draft(fields)
        self.renaming = ""
        self.deleted: tuple[str, str] | None = None
        self._copying: asyncio.Future[None] | None = None

    def show(self) -> None:
        app = self.app
        saved, damaged = app.shelf.list()
        model = hall.Hall(self.draft, tuple(saved), tuple(damaged), self.renaming, ready=True)
        notice = el("p", app.text(app.trouble), class_="notice") if app.trouble else None
        app.show(join(notice, hall.hall(model, app.text)))

    def read_form(self) -> None:
        """Keep what is filled in; names that were only suggested follow the language."""
        fields = self.app.page.form("new-match") or self.draft.fields
        suggested = {f"name{index}": self.app.text(f"seat.name.{index}") for index in range(hall.MOST_SEATS)}
        self.draft = hall.Draft({key: value for key, value in fields.items() if suggested.get(key) != value})

    # ---- new matches ---------------------------------------------------------------------------------------

    def do_start(self, data: dict[str, str]) -> None:
        self.read_form()
        try:
            record = self._record()
        except BadInput as error:
            self.app.say(error)
            return
        self.begin(record, self._title(record))

    def _record(self) -> Record:
        """The match that the form asks for."""
        draft = self.draft
        game = games[draft.get("game", "")]
        known = clans(game.meta.players[1])
        seats: list[dict[str, str]] = []
        for index in range(game.meta.players[1]):
            kind = draft.get(f"kind{index}", hall.NOBODY)
            if kind == hall.NOBODY:
                continue
            name = draft.get(f"name{index}", "").strip()[:24] or self.app.text(f"seat.name.{index}")
            bot = "" if kind == hall.PERSON else kind
            colour = draft.get(f"colour{index}", "")
            seats.append({"name": name, "colour": colour if colour in known else "", "bot": bot})
        for seat in seats:  # a clan that this game does not have was chosen for another game
            used = [other["colour"] for other in seats]
            seat["colour"] = seat["colour"] or next(clan for clan in known if clan not in used)
        if len({seat["colour"] for seat in seats}) < len(seats):
            raise BadInput("new.colours", "Two seats have the same colour.")
        seed = draft.get("seed", "").strip()
        if seed and not (seed.isascii() and seed.isdigit()):
            raise BadInput("new.seed", "The seed is a whole number.")
        options: dict[str, Any] = {}
        for option in game.meta.options:
            given = draft.get(f"option.{game.id}.{option.id}", "")
            if option.choices == (False, True):
                options[option.id] = given == "on"
            else:
                named = {str(choice): choice for choice in option.choices}
                options[option.id] = named.get(given, option.default)
        number = int(seed) if seed else self.app.page.seed()
        game.new(len(seats), number, **options)
        return Record(game.id, seats, number, options, practice=draft.get("practice", "") == "on")

    def begin(self, record: Record, title: str) -> None:
        """Keep a new match and go to its table."""
        page = self.app.page
        id = f"{int(page.now())}-{self.app.rng.randrange(10**6)}"
        try:
            match = Match(id, title[: storage.MAX_TITLE], record)
        except BadInput as error:
            self.app.say(error)
            page.go("#/")
            return
        self.app.play.save(match)
        page.go(f"#/match/{match.id}")

    def _title(self, record: Record) -> str:
        own = hall.text_of(record.rules, self.app.settings.language)
        return self.app.text("match.title", title=own("title"), names=[seat["name"] for seat in record.seats])

    def imported(self, text: str) -> None:
        """A file was picked: it becomes a match of its own."""
        try:
            record = Record.parse(text)
        except BadInput as error:
            self.app.say(error)
            return
        self.begin(record, self._title(record))

    def open_link(self, fragment: str) -> None:
        try:
            record = links.from_fragment(fragment)
        except BadInput as error:
            self.app.say(error)
            self.app.page.go("#/")
            return
        self.begin(record, self.app.text("match.from-link", title=self._title(record)))

    # ---- matches kept here ---------------------------------------------------------------------------------

    def do_rename(self, data: dict[str, str]) -> None:
        self.renaming = data.get("value", "")
        self.show()
        self.app.page.focus("[data-rename]")

    def renamed(self, id: str, title: str) -> None:
        """The new title of a match; an empty one keeps the old."""
        self.renaming = ""
        with suppress(storage.StorageFull):  # the shelf holds it as long as the page is open
            self.app.shelf.rename(id, title)
        self.app.look_for_trouble()
        self.show()

    def do_delete(self, data: dict[str, str]) -> None:
        id = data.get("value", "")
        text = self.app.shelf.take(id)
        if text is not None:
            self.deleted = (id, text)
            self.app.look_for_trouble()
            self.show()
            words = self.app.text("saved.undelete")
            back = el("button", words, type="button", data_act="undelete", class_="button")
            self.app.page.toast(join(el("p", self.app.text("saved.deleted")), back))

    def do_undelete(self, data: dict[str, str]) -> None:
        if self.deleted:
            with suppress(storage.StorageFull):
                self.app.shelf.put_back(*self.deleted)
            self.app.look_for_trouble()
            self.deleted = None
            self.app.page.toast(Markup(""))
            self.show()

    # ---- files and links -----------------------------------------------------------------------------------

    def do_export(self, data: dict[str, str]) -> None:
        id = data.get("value", "")
        self.app.page.download(f"drakkar-{id}.json", self.app.shelf.record_text(id))

    def do_export_damaged(self, data: dict[str, str]) -> None:
        id = data.get("value", "")
        self.app.page.download(f"drakkar-damaged-{id}.txt", self.app.shelf.raw(id))

    def do_export_match(self, data: dict[str, str]) -> None:
        match = self.app.play.match
        if match:
            self.app.page.download(f"drakkar-{match.id}.json", match.record.print())

    def do_link(self, data: dict[str, str]) -> None:
        try:
            record = Record.parse(self.app.shelf.record_text(data.get("value", "")))
        except BadInput as error:
            self.app.say(error)
            return
        self._link(record)

    def do_link_match(self, data: dict[str, str]) -> None:
        if self.app.play.match:
            self._link(self.app.play.match.record)

    def _link(self, record: Record) -> None:
        self._copying = asyncio.ensure_future(self._copy(links.to_fragment(record)))

    async def _copy(self, fragment: str) -> None:
        page, text = self.app.page, self.app.text
        if await page.copy(fragment):
            page.toast(el("p", text("link.copied")))
            return
        page.dialog(
            join(
                el("h2", text("link.label")),
                el("p", text("link.by-hand")),
                el("input", value=f"#{fragment}", readonly=True, aria_label=text("link.label")),
                el("button", text("dialog.close"), type="button", data_act="close-dialog"),
            )
        )
