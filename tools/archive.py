"""Our Python as one archive: bytecode, rulebooks and catalogues; and the library that it stands on."""

from __future__ import annotations

import gzip
import hashlib
import io
import shutil
import subprocess
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DATA = (".toml", ".mo", ".json")


def found(folder: Path, *suffixes: str) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in suffixes and path.is_file())


def compiled(sources: Path) -> Path:
    """A folder with `modules` and `library.zip`, compiled anew when the sources or the runtime changed."""
    out = ROOT / "build/bytecode"
    stamp = hashlib.sha256((ROOT / "package-lock.json").read_bytes())
    for path in [ROOT / "tools/compile.mjs", ROOT / "tools/bytecode.py", *found(sources, ".py")]:
        stamp.update(str(path).encode() + b"\0" + path.read_bytes())
    note = out / "stamp"
    if not note.exists() or note.read_text() != stamp.hexdigest():
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        subprocess.run(["node", "tools/compile.mjs", str(sources), str(out)], cwd=ROOT, check=True)
        note.write_text(stamp.hexdigest())
    return out


def modules(sources: Path) -> Path:
    """A folder with the bytecode and the data files, as they travel."""
    folder = compiled(sources) / "modules"
    for old in found(folder, *DATA):
        old.unlink()
    for path in found(sources, *DATA):
        target = folder / path.relative_to(sources)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    return folder


def pack(sources: Path) -> bytes:
    """A gzipped tar of the bytecode and the data files, all dated alike."""
    folder = modules(sources)
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in found(folder, ".pyc", *DATA):
            entry = tarfile.TarInfo(path.relative_to(folder).as_posix())
            entry.size = path.stat().st_size
            with path.open("rb") as content:
                archive.addfile(entry, content)
    return gzip.compress(out.getvalue(), 9, mtime=0)
