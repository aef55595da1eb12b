"""The one-file page, drakkar.html: everything in it, opened from the disk by a double click."""

from __future__ import annotations

import base64
import gzip
import html
import json
import re
from pathlib import Path

import page

ROOT = page.ROOT
BASE = "https://inline.invalid/"
INTERPRETER = f"{BASE}interpreter.mjs"
HANDED_OVER = "data:text/javascript,export const {loadPyodide,version}=globalThis.drakkarInterpreter"


def block(name: str, content: bytes) -> str:
    """A file as text, in a script element that no browser runs."""
    text = base64.b64encode(gzip.compress(content, 9, mtime=0)).decode()
    return f'<script type="text/plain" data-name="{name}">{text}</script>'


def inline(script: str) -> str:
    """A script that may stand inside a page."""
    return re.sub(r"</(script)", r"<\\/\1", script, flags=re.I).replace("<!--", "<\\!--")


def render(scripts: dict[str, str], boot: str, files: dict[str, bytes]) -> str:
    """The whole page. The hall and the start screen come first, seen while the rest is read."""
    main = inline(scripts["page"])
    imports = page.script_json({"imports": {INTERPRETER: HANDED_OVER}})
    plugins = re.search(r"plugins = (\[.*\])", (ROOT / "pyscript.toml").read_text("utf-8"))
    config = {"interpreter": INTERPRETER, "plugins": json.loads(plugins[1]) if plugins else []}
    files = {**files, "worker": scripts["worker"].encode()}
    blocks = [block(name, content) for name, content in files.items()]
    icon = base64.b64encode((ROOT / "web/icon.svg").read_bytes()).decode()
    return page.render(
        csp=page.policy([boot, imports, main], "data:", "data: blob:"),
        links=f'<link rel="icon" href="data:image/svg+xml;base64,{icon}">',
        css=scripts["firstCss"],
        data=page.script_json(
            {"icons": "".join(page.icons()), "covers": page.covers(), "texts": page.boot_texts()}
        ),
        boot=boot,
        scripts="\n".join(
            [
                f"<style>{scripts['laterCss']}</style>",
                f'<script type="importmap">{imports}</script>',
                *blocks,
                f'<script type="module">{main}</script>',
            ]
        ),
        config=html.escape(json.dumps(config)),
    )


def files(pyodide: Path, library: Path, archive: Path, snapshot: Path) -> dict[str, bytes]:
    """What the page carries, by the names its scripts ask for."""
    return {
        "pyodide.asm.wasm": (pyodide / "pyodide.asm.wasm").read_bytes(),
        library.name: library.read_bytes(),
        archive.name: archive.read_bytes(),
        "snapshot": snapshot.read_bytes(),
    }
