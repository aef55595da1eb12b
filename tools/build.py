"""Builds the static site into site/: the runtime from npm, our Python packed, and the page that starts it."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import archive
import catalogues
import page
import single

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build/site"  # moved to its place when it is whole
MODULES = ROOT / "node_modules"

PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# PyScript's editor, terminal and MicroPython parts are left out: the page never asks for them.
PYSCRIPT_UNUSED = re.compile(
    r"codemirror|xterm|zip-|index-|pyodide_graph|storage|service-worker|mpy-|py-[A-Z]|\.map$"
)


def version(package: str) -> str:
    return str(json.loads((MODULES / package / "package.json").read_text("utf-8"))["version"])


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:10]


def node(*command: str) -> str:
    return subprocess.run(["node", *command], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def copy_runtime() -> tuple[str, str]:
    """Copies what the page needs of Pyodide and PyScript; the folders carry their versions."""
    pyodide, pyscript = f"pyodide-{version('pyodide')}", f"pyscript-{version('@pyscript/core')}"
    (SITE / pyodide).mkdir(parents=True)
    for name in PYODIDE_FILES:
        shutil.copyfile(MODULES / "pyodide" / name, SITE / pyodide / name)
    (SITE / pyscript).mkdir()
    for path in (MODULES / "@pyscript/core/dist").iterdir():
        if path.suffix == ".js" and not PYSCRIPT_UNUSED.search(path.name):
            # their source maps stay behind, so the pointer to them goes too
            text = re.sub(r"\n//# sourceMappingURL=.*", "", path.read_text("utf-8"))
            (SITE / pyscript / path.name).write_text(text, "utf-8")
    return pyodide, pyscript


def styles(folder: str) -> list[str]:
    """The style sheets of a folder, in order."""
    return [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / folder).rglob("*.css"))]


def write_hashed(stem: str, suffix: str, content: bytes) -> str:
    """Writes a file whose name changes with its content, so that no cache mixes two builds."""
    name = f"{stem}-{digest(content)}{suffix}"
    (SITE / name).write_bytes(content)
    return name


def write_config(interpreter: str) -> str:
    """What PyScript reads, with the interpreter's versioned name."""
    text = (ROOT / "pyscript.toml").read_text("utf-8")
    text = re.sub(r"^#.*\n", "", text, flags=re.M).replace("pyodide/interpreter.mjs", interpreter)
    return write_hashed("pyscript", ".toml", text.encode())


def write_manifest() -> None:
    """What a device needs to install the page as an app."""
    texts = page.boot_texts()["en"]
    icons = [{"src": "icons/icon.svg", "sizes": "any", "type": "image/svg+xml"}]
    for size, purpose in ((192, "any"), (512, "any"), (512, "maskable")):
        file = {"src": f"icons/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"}
        icons.append({**file, "purpose": purpose})
    manifest = {
        "name": texts["boot.title"],
        "short_name": "Drakkar",
        "description": texts["boot.description"],
        "start_url": "./",
        "scope": "./",
        "id": "./",
        "display": "standalone",
        "background_color": page.COLOUR,
        "theme_color": page.COLOUR,
        "icons": icons,
    }
    (SITE / "manifest.webmanifest").write_text(json.dumps(manifest, ensure_ascii=False, indent=1), "utf-8")


def write_rulebooks() -> dict[str, dict[str, str]]:
    """The rulebooks as files, which can be read before Python starts: by game and language."""
    (SITE / "rules").mkdir()
    names: dict[str, dict[str, str]] = {}
    for (game, lang), markup in page.rulebooks().items():
        names.setdefault(game, {})[lang] = write_hashed(f"rules/{game}-{lang}", ".html", markup.encode())
    return names


LINKS = """<link rel="icon" href="./icons/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="./icons/icon-180.png">"""


def snapshot(modules: Path, library: Path, key: str) -> Path:
    """The memory snapshot for the one-file page, made anew only for another build."""
    out = ROOT / f"build/snapshot-{key}"
    if not out.exists():
        for old in out.parent.glob("snapshot-*"):
            old.unlink()
        node("tools/snapshot.mjs", str(modules), str(library), str(out))
    return out


def build() -> None:
    sys.path.insert(0, str(ROOT / "py"))
    catalogues.compile_all()
    shutil.rmtree(SITE, ignore_errors=True)
    pyodide, pyscript = copy_runtime()
    compiled = archive.compiled(ROOT / "py")
    package = write_hashed("drakkar", ".tgz", archive.pack(ROOT / "py"))
    library = write_hashed(f"{pyodide}/library", ".zip", (compiled / "library.zip").read_bytes())
    scripts = [path.read_bytes() for path in sorted((ROOT / "web").glob("*.js"))]
    key = digest(b"".join([package.encode(), library.encode(), *scripts]))
    lock_info = json.loads((MODULES / "pyodide/pyodide-lock.json").read_text("utf-8"))["info"]
    asked = {"archive": package, "library": library, "lockInfo": lock_info, "build": key}
    asked |= {"site": "build/site", "pyodide": pyodide, "pyscript": pyscript}
    asked |= {"firstStyles": styles("web/first"), "laterStyles": styles("web/later")}
    bundled = json.loads(node("tools/bundle.mjs", json.dumps(asked)))
    write_manifest()
    icons, more_icons = page.icons()
    modules = [f"{pyodide}/pyodide.asm.mjs", f"{pyodide}/pyodide.mjs"]
    counted = [f"{pyodide}/pyodide.asm.wasm", library, package, *modules]
    text = page.render(
        csp=page.policy([bundled["boot"]], "'self'", "'self'"),
        links=LINKS,
        css=bundled["firstCss"],
        data=page.script_json(
            {
                "files": {name: (SITE / name).stat().st_size for name in counted},
                "styles": [write_hashed("later", ".css", bundled["laterCss"].encode())],
                "keepsSnapshot": True,
                "preloads": [*modules, f"{pyscript}/core.js"],
                "scripts": [bundled["interpreter"], bundled["page"]],
                "manifest": "./manifest.webmanifest",
                "icons": icons,
                "moreIcons": write_hashed("icons/more", ".svg", more_icons.encode()),
                "covers": page.covers(),
                "rules": write_rulebooks(),
                "texts": page.boot_texts(),
            }
        ),
        boot=bundled["boot"],
        scripts="",  # the start asks for them when the hall is on the screen
        config=f"./{write_config(bundled['interpreter'])}",
    )
    (SITE / "index.html").write_text(text, "utf-8")
    node("tools/precache.mjs", "build/site", key)
    build_single(bundled["boot"], pyodide, package, library, asked)
    shutil.rmtree(ROOT / "site", ignore_errors=True)
    SITE.rename(ROOT / "site")


def build_single(boot: str, pyodide: str, package: str, library: str, asked: dict[str, object]) -> None:
    memory = snapshot(archive.modules(ROOT / "py"), SITE / library, digest((package + library).encode()))
    asked = {**asked, "library": Path(library).name}
    scripts = json.loads(node("tools/single.mjs", json.dumps(asked)))
    carried = single.files(SITE / pyodide, SITE / library, SITE / package, memory)
    (SITE / "drakkar.html").write_text(single.render(scripts, boot, carried), "utf-8")


if __name__ == "__main__":
    build()
