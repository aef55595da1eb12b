"""The icons: every one that the page's Python names with `icon("…")`, as a symbol."""

from __future__ import annotations

import ast
import json
from pathlib import Path


def icon_names(folder: Path) -> list[str]:
    """The names that a folder's modules give as plain text to `icon(…)`, or to any call as its `icon=`."""
    names: set[str] = set()
    for module in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(module.read_text("utf-8"), str(module))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            given = [node.args[0]] if called == "icon" and node.args else []
            given += [keyword.value for keyword in node.keywords if keyword.arg == "icon"]
            names |= {
                text.value for text in given if isinstance(text, ast.Constant) and isinstance(text.value, str)
            }
    return sorted(names)


def symbols(names: list[str], collection: Path) -> dict[str, str]:
    """The symbols `i-name` of an Iconify collection by name; a name that it lacks is an error."""
    data = json.loads(collection.read_text("utf-8"))
    found = {}
    for name in names:
        parent = data.get("aliases", {}).get(name, {}).get("parent")
        source = data["icons"].get(name) or data["icons"].get(parent)
        if source is None:
            raise SystemExit(f'There is no icon "{name}" in {collection.parent.name}.')
        width, height = (source.get(side, data.get(side, 16)) for side in ("width", "height"))
        found[name] = f'<symbol id="i-{name}" viewBox="0 0 {width} {height}">{source["body"]}</symbol>'
    return found
