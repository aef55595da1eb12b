"""The page around everything: index.html with the hall, the texts of the start screen and the icons."""

from __future__ import annotations

import base64
import gettext
import hashlib
import html
import importlib
import json
import re
from pathlib import Path

import sprite

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "node_modules/@iconify-json/game-icons/icons.json"
LANGUAGES = ("en", "fr")
COLOUR = "#14242e"


def boot_texts() -> dict[str, dict[str, str]]:
    """The sentences of the start screen, out of the table's catalogues."""
    texts = {}
    for lang in LANGUAGES:
        with (ROOT / f"py/table/locale/{lang}.mo").open("rb") as binary:
            messages = gettext.GNUTranslations(binary)._catalog  # type: ignore[attr-defined]
        texts[lang] = {str(key): text for key, text in messages.items() if str(key).startswith("boot.")}
    return texts


def hall(lang: str) -> str:
    """The hall, drawn by the same Python that draws it in the page; it travels in a script element."""
    markup = str(importlib.import_module("table.prerender").prerender(lang))
    assert "</script" not in markup and "<!--" not in markup
    return markup


def covers() -> dict[str, str]:
    """The drawings of the games, which follow the hall."""
    return dict(importlib.import_module("table.prerender").covers())


def rulebooks() -> dict[tuple[str, str], str]:
    """The rulebooks, drawn likewise, by game and language."""
    prerender = importlib.import_module("table.prerender")
    games = importlib.import_module("table.boards").on_the_table()
    return {(game, lang): prerender.rulebook(game, lang) for game in games for lang in LANGUAGES}


def script_json(data: object) -> str:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("</", "<\\/").replace("<!--", "<\\!--")


def policy(scripts: list[str], script_sources: str, sources: str) -> str:
    """The content-security policy: no other host, and inline scripts only by their hashes."""
    hashes = (base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts)
    allowed = " ".join(f"'sha256-{code}'" for code in hashes)
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src {script_sources} 'wasm-unsafe-eval' {allowed}",
            f"style-src {sources} 'unsafe-inline'",  # pieces are placed by style attributes
            f"img-src {sources} data: blob:",
            f"font-src {sources}",
            f"connect-src {sources}",
            f"worker-src {sources}",
            f"manifest-src {sources}",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


def icons() -> tuple[str, str]:
    """The symbols of the icons that the hall shows, and of all others."""
    shown = set(re.findall(r'href="#i-([\w-]+)"', hall(LANGUAGES[0])))
    symbols = sprite.symbols(sprite.icon_names(ROOT / "py/table"), ICONS)
    first = "".join(symbol for name, symbol in symbols.items() if name in shown)
    return first, "".join(symbol for name, symbol in symbols.items() if name not in shown)


def render(**parts: str) -> str:
    """index.html with its gaps filled; those that every page shares are filled here."""
    texts = boot_texts()
    parts = {
        "description": html.escape(texts["en"]["boot.description"]),
        "colour": COLOUR,
        **{f"hall.{lang}": hall(lang) for lang in LANGUAGES},
        **parts,
    }
    text = (ROOT / "index.html").read_text("utf-8")
    return re.sub(r"\{\{([\w.]+)\}\}", lambda gap: parts[gap[1]], text)
