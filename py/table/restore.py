"""What a memory snapshot of the interpreter holds: our modules imported, catalogues and rulebooks read."""

import importlib
import pkgutil

import drakkar
import drakkar.bots

import table
from table.boards import drawing, on_the_table
from table.languages import LANGUAGES
from table.prerender import prerender

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
        drawing(id)
        len(drakkar.games[id].rulebook)
    for language in LANGUAGES:
        prerender(language)
