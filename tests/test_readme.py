"""The README tells the truth: its examples run, and the paths it names are there."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_examples_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 10 and not result.failed


def test_named_paths_exist() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    named = set(re.findall(r"`((?:py|web|tests|tools)/[\w./-]+)`", text)) | set(
        re.findall(r"\]\(([\w./-]+)\)", text)
    )
    assert len(named) > 8
    missing = sorted(path for path in named if not (ROOT / path).exists())
    assert not missing
