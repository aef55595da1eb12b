"""Rulebooks: every clause of a game in our own words, read from its `rulebook.toml`."""

import tomllib
from collections.abc import Iterator, Mapping
from typing import NamedTuple


class Clause(NamedTuple):
    """One rule: its id, where it stands in the printed book, and its text in both languages."""

    id: str
    where: str
    fr: str
    en: str

    @property
    def section(self) -> str:
        return self.id.partition(".")[0]

    @property
    def is_ruling(self) -> bool:
        """True for what the printed book leaves open and this project settled."""
        return self.id.startswith("ruling.")

    def text(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


class Section(NamedTuple):
    """A chapter of the rulebook."""

    id: str
    fr: str
    en: str

    def text(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


class Rulebook(Mapping[str, Clause]):
    """All clauses of a game by id, in reading order."""

    def __init__(self, source: str) -> None:
        data = tomllib.loads(source)
        self.sections = tuple(Section(s["id"], s["fr"], s["en"]) for s in data["section"])
        self._clauses = {c["id"]: Clause(c["id"], c["where"], c["fr"], c["en"]) for c in data["clause"]}

    def __getitem__(self, clause_id: str) -> Clause:
        return self._clauses[clause_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._clauses)

    def __len__(self) -> int:
        return len(self._clauses)
