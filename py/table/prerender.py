"""What can be seen before Python starts, drawn at build time: the hall and the rulebooks."""

from . import pages
from .boards import drawing, on_the_table
from .hall import Hall, hall
from .languages import Text


def rulebook(game_id: str, language: str) -> str:
    """The markup of a game's rulebook in a language."""
    return str(pages.rulebook(game_id, "", "", Text(language)))


def prerender(language: str) -> str:
    """The markup of the hall in a language, without its covers."""
    return str(hall(Hall(), Text(language)))


def covers() -> dict[str, str]:
    """The drawings of the games, by game: they follow when the hall is on the screen."""
    return {game: str(drawing(game).cover()) for game in on_the_table()}
