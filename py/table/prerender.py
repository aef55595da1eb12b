"""What can be seen before Python starts, drawn at build time: the hall and the rulebooks."""

from . import pages
from .hall import Hall, hall
from .languages import Text


def rulebook(game_id: str, language: str) -> str:
    """The markup of a game's rulebook in a language."""
    return str(pages.rulebook(game_id, "", "", Text(language)))


def prerender(language: str) -> str:
    """The markup of the hall in a language."""
    return str(hall(Hall(), Text(language)))
