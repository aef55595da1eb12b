"""Settings of this browser: language, theme, speed and the like."""

import json
from typing import Any, NamedTuple

from .languages import LANGUAGES
from .storage import LANGUAGE, SETTINGS, Backend

CHOICES: dict[str, tuple[Any, ...]] = {
    "theme": ("auto", "light", "dark"),
    "contrast": ("normal", "high"),
    "speed": ("none", "fast", "normal", "slow"),
    "confirm": (False, True),  # ask before a move that ends the turn
    "forced": (True, False),  # play a move by itself when it is the only one
}
PAUSE = {"none": 0, "fast": 350, "normal": 800, "slow": 1600}  # milliseconds between two moves of bots
GLIDE = {"none": 0, "fast": 200, "normal": 450, "slow": 900}  # milliseconds that a piece takes to move


class Settings(NamedTuple):
    """One value for each of CHOICES, and the language."""

    language: str = "en"
    theme: str = "auto"
    contrast: str = "normal"
    speed: str = "normal"
    confirm: bool = False
    forced: bool = True

    def having(self, name: str, value: Any) -> "Settings":
        """The same with one value changed; a value that is no choice changes nothing."""
        known = LANGUAGES if name == "language" else CHOICES.get(name, ())
        return self._replace(**{name: value}) if value in known else self


def load(backend: Backend, language: str) -> Settings:
    """The settings kept here; what is missing or unknown keeps its default."""
    settings = Settings().having("language", language)
    try:
        kept = json.loads(backend.get(SETTINGS) or "{}")
    except (ValueError, RecursionError):
        kept = {}
    for name, value in kept.items() if type(kept) is dict else ():
        if isinstance(value, str | bool) and name != "language":
            settings = settings.having(name, value)
    return settings.having("language", backend.get(LANGUAGE))


def save(backend: Backend, settings: Settings) -> None:
    kept = settings._asdict()
    backend.set(LANGUAGE, kept.pop("language"))
    backend.set(SETTINGS, json.dumps(kept))
