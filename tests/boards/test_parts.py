"""The parts of a table: what is not drawn again is there already, and is still right."""

from __future__ import annotations

from collections.abc import Iterator

import drakkar
import pytest
from drakkar import Chance
from table.chooser import Chooser
from table.html import Markup, changes, whole
from table.table import Table, regions

from tests.table.dom import Node, parse
from tests.table.matches import match

MOVES = 120
LEAST_SAVED = 0.5  # of the markup of a table


def drawn(game: str) -> Iterator[dict[str, Markup]]:
    """The table of a person who watches random moves."""
    at_table, rng = match(game, "pgr"), Chance(3)
    for _ in range(MOVES):
        if at_table.state.over:
            return
        yield regions(Table(at_table, at_table.text("en"), 0, Chooser(at_table.state)))
        moves = at_table.state.moves()
        at_table.play(moves[rng.randrange(len(moves))])


def keep(node: Node, before: dict[str, Node]) -> None:
    """Put what was there before where the new drawing says that it stays."""
    for place, child in enumerate(node.children):
        if isinstance(child, Node):
            if "data-kept" in child.attributes:
                node.children[place] = before[child["id"]]
            else:
                keep(child, before)


@pytest.mark.parametrize("game", drakkar.games)
def test_what_stays_and_what_is_drawn_again_make_the_new_table(game: str) -> None:
    last: dict[str, Markup] = {}
    sent = drawn_in_all = 0
    for table in drawn(game):
        for id, markup in table.items():
            if id in last and last[id] != markup:
                there = {node["id"]: node for node in parse(whole(last[id])).all() if node.get("id")}
                patch = changes(last[id], markup)
                patched = parse(patch)
                keep(patched, there)
                assert patched.print() == parse(whole(markup)).print()
                sent, drawn_in_all = sent + len(patch), drawn_in_all + len(markup)
        last = table
    assert sent < (1 - LEAST_SAVED) * drawn_in_all


@pytest.mark.parametrize("game", drakkar.games)
def test_a_part_is_one_element_with_an_id_of_its_own(game: str) -> None:
    for table in drawn(game):
        ids = []
        for markup in table.values():
            for line in markup.split("\n")[1::2]:
                (element,) = parse(line).children
                assert isinstance(element, Node) and line.count(' id="') >= 1
                assert line.partition(' id="')[2].startswith(f'{element["id"]}"')
                ids.append(element["id"])
        assert len(ids) == len(set(ids))
