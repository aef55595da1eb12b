"""Runs inside Pyodide: compiles our modules, and a standard library that holds only what the page can need.

Pyodide ships its library as source and compiles it anew in every page; with bytecode it starts in less than
half the time, and what nobody imports is not downloaded.
"""

import ast
import importlib.util
import py_compile
import sys
import zipfile
from pathlib import Path

NEVER_TRUE = ("TYPE_CHECKING", "__name__ == '__main__'", "sys.platform == 'win32'")
SOURCES, OUT = Path("/sources"), Path("/out")
LIBRARY = zipfile.ZipFile(f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip")
# What PyScript's own Python imports, and what Python needs to report an error.
ALSO = ("asyncio", "contextvars", "html", "io", "linecache", "mimetypes", "textwrap", "tokenize", "traceback")


def library_names() -> dict[str, str]:
    """The modules of the library by name, and where each stands in its archive."""
    names = {}
    for path in LIBRARY.namelist():
        if path.endswith(".py"):
            names[path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")] = path
    return names


def skipped(node: ast.AST, everywhere: bool) -> bool:
    """Parts of a module that importing it does not run."""
    if isinstance(node, ast.If):
        return ast.unparse(node.test) in NEVER_TRUE
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not everywhere


def imported(tree: ast.AST, package: str, everywhere: bool) -> set[str]:
    """Names that a module imports when it is imported itself, or `everywhere` in its functions too."""
    found = set()
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            found |= {base, *(f"{base}.{alias.name}" for alias in node.names)}
        waiting += [child for child in ast.iter_child_nodes(node) if not skipped(child, everywhere)]
    return found


def needed(names: dict[str, str]) -> set[str]:
    """Library modules that the page can come to import."""
    ours = set(ALSO)
    for source in SOURCES.rglob("*.py"):
        package = ".".join(source.relative_to(SOURCES).parent.parts)
        ours |= imported(ast.parse(source.read_text("utf-8")), package, everywhere=True)
    waiting = [(name, True) for name in ours] + [(name, False) for name in list(sys.modules)]
    done = set()
    while waiting:
        name, everywhere = waiting.pop()
        if name in done or name not in names:
            continue
        done.add(name)
        if "." in name:
            waiting.append((name.rpartition(".")[0], False))
        path = names[name]
        package = name if path.endswith("/__init__.py") else name.rpartition(".")[0]
        waiting += [(other, False) for other in imported(ast.parse(LIBRARY.read(path)), package, everywhere)]
    return done


def compile_to(source: Path, target: Path, name: str) -> None:
    """Sourceless, without docstrings and asserts; never checked against a source that is not there."""
    target.parent.mkdir(parents=True, exist_ok=True)
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(source), str(target), name, doraise=True, optimize=2, invalidation_mode=unchecked)


def write_library() -> None:
    names = library_names()
    draft, compiled = Path("/tmp/draft.py"), Path("/tmp/draft.pyc")
    with zipfile.ZipFile(OUT / "library.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as library:
        for name in sorted(needed(names)):
            draft.write_bytes(LIBRARY.read(names[name]))
            compile_to(draft, compiled, names[name])
            entry = zipfile.ZipInfo(names[name] + "c", (2020, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            library.writestr(entry, compiled.read_bytes())


def main() -> None:
    for source in sorted(SOURCES.rglob("*.py")):
        name = source.relative_to(SOURCES)
        compile_to(source, OUT / "modules" / name.with_suffix(".pyc"), str(name))
    write_library()


main()
