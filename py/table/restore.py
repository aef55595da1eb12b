"""What a memory snapshot of the interpreter holds: modules imported, texts read, what never changes drawn."""

import importlib
import pkgutil

from drakkar import Record, games

import table
from table.boards import on_the_table
from table.languages import LANGUAGES
from table.look import clans
from table.match import Match
from table.prerender import prerender
from table.table import Table, regions

USED_BY_PYSCRIPT = ("html",)
ONLY_IN_THE_PAGE = ("table.browser",)  # imports PyScript, which the worker that makes the snapshot has not


def prepare() -> None:
    """Import and read all that the page may need, so that a restored interpreter never has to."""
    for module in pkgutil.iter_modules(table.__path__, "table."):
        if module.name not in ONLY_IN_THE_PAGE:
            importlib.import_module(module.name)
    for name in USED_BY_PYSCRIPT:
        importlib.import_module(name)
    for id in on_the_table():
        len(games[id].rulebook)
        seats = [{"name": clan, "colour": clan, "bot": ""} for clan in clans(games[id].meta.players[0])]
        match = Match("", "", Record(id, seats))
        for language in LANGUAGES:
            regions(Table(match, match.text(language), viewer=0))
    for language in LANGUAGES:
        prerender(language)
