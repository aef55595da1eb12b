"""The conductor: routes the address to a screen and what people do to whoever answers for it."""

from typing import Any

import drakkar
from drakkar import BadInput, Chance, games

from . import hall, links, pages, settings, storage
from .desk import Desk
from .html import Markup, el
from .languages import Text
from .page import Page
from .play import Play


class App:
    """One open page: the desk of the hall, and the match on the table if there is one."""

    def __init__(self, page: Page, language: str, fields: dict[str, str] | None = None) -> None:
        self.page = page
        self.shelf = storage.Shelf(page.backend)
        self.settings = settings.load(page.backend, language)
        self.rng = Chance(page.seed())
        self.trouble = ""  # id of a sentence about storage
        self.look_for_trouble()
        self.query = ""  # of the rulebook's search
        self.desk = Desk(self, fields or {})
        self.play = Play(self)

    @property
    def text(self) -> Text:
        """The sentences of the page, and of the match on the table."""
        match = self.play.match
        if match is None:
            return Text(self.settings.language)
        return match.text(self.settings.language)

    def route(self, hash: str) -> None:
        """Show what the address asks for."""
        path = hash.removeprefix("#")
        words = path.strip("/").split("/")
        if words[0] == "match" and len(words) > 1:
            self.play.open(words[1])
            return
        self.play.leave()
        if path.startswith(links.PREFIX):
            self.desk.open_link(path)
        elif words[0] == "rules":
            self._rules(words[1:])
        elif words[0] == "settings":
            self.show(pages.settings(self.settings, self.text))
        elif words[0] == "credits":
            self.show(pages.credits(self.text, drakkar.__version__))
        else:
            self.desk.show()

    def _rules(self, words: list[str]) -> None:
        game = words[0] if words and words[0] in games else hall.shelf(self.settings.language)[0].id
        clause = words[1] if len(words) > 1 else ""
        self.show(pages.rulebook(game, clause, self.query, self.text))
        if clause in games[game].rulebook:
            self.page.focus(f'[id="clause-{clause}"]')

    def show(self, markup: Markup, title: str = "") -> None:
        """A whole new screen. A dialog of the old one would lie over it and keep it from being used."""
        self.page.dialog(None)
        self.page.dress(self.settings)
        self.page.show(markup, title or self.text("boot.title"))

    def act(self, name: str, data: dict[str, str]) -> None:
        """A button, key or link with `data-act`. Unknown names do nothing."""
        method = "do_" + name.replace("-", "_")
        for part in (self, self.desk, self.play):
            action = getattr(part, method, None)
            if action is not None:
                action(data)
                return

    def say(self, error: BadInput) -> None:
        """A clear sentence in the player's language about what could not be used."""
        self.page.toast(el("p", self.text(f"error.{error.code}", **error.data), role="alert"))

    def look_for_trouble(self) -> None:
        """Is everything stored that should be?"""
        if not self.page.backend.lasting:
            self.trouble = "trouble.refused"
        else:
            self.trouble = "trouble.full" if self.shelf.unsaved else ""

    def set(self, name: str, value: Any) -> None:
        """A setting was changed: keep it, and show the screen anew."""
        self.settings = self.settings.having(name, value)
        try:
            settings.save(self.page.backend, self.settings)
        except storage.StorageFull:
            self.trouble = "trouble.full"
        self.page.go("")

    def do_language(self, data: dict[str, str]) -> None:
        self.desk.read_form()
        self.set("language", data.get("value", ""))

    def search(self, query: str) -> None:
        """Words were typed into the rulebook's search."""
        self.query = query[:80]
        self.page.go("")

    def clause_text(self, data: dict[str, str]) -> str:
        """The words of a clause, for the tooltip of its mark."""
        return games[data["game"]].rulebook[data["value"]].text(self.settings.language)

    def do_clause(self, data: dict[str, str]) -> None:
        game = games[data["game"]]
        self.page.dialog(pages.clause_card(game, game.rulebook[data["value"]], self.text))

    def do_close_dialog(self, data: dict[str, str]) -> None:
        self.page.dialog(None)
