"""Compiles every gettext catalogue of the source tree: `locale/fr.po` becomes `locale/fr.mo` beside it."""

from __future__ import annotations

from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

ROOT = Path(__file__).resolve().parent.parent


def compile_catalogue(source: Path) -> bool:
    """Writes the .mo beside one .po, unless it is up to date; says whether it wrote."""
    target = source.with_suffix(".mo")
    if target.exists() and target.stat().st_mtime_ns > source.stat().st_mtime_ns:
        return False
    with source.open("rb") as text:
        catalogue = read_po(text, locale=source.stem, abort_invalid=True)
    # written aside and renamed: test runners that start together may compile the same file
    draft = target.with_suffix(f".{id(catalogue)}.tmp")
    with draft.open("wb") as binary:
        write_mo(binary, catalogue)
    draft.replace(target)
    return True


def compile_all(root: Path = ROOT / "py") -> int:
    """Compiles what changed under a folder and says how many catalogues were written."""
    return sum(compile_catalogue(source) for source in sorted(root.rglob("locale/*.po")))


if __name__ == "__main__":
    print(f"{compile_all()} catalogues compiled")
