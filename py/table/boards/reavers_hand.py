"""Everything of a seat that can stand for a die: dice, ready Ship Upgrade tokens, dice on Relics."""

from collections.abc import Callable
from typing import Any, NamedTuple

from drakkar.reavers.pieces.village import UPGRADE_FACES, UPGRADES
from drakkar.reavers.tokens import numbered

from ..html import Markup, join
from ..look import Look
from .draw import box
from .reavers_marks import repeat, upgrade
from .reavers_words import capital, die_words

STEP = 68


class Thing(NamedTuple):
    """One die, or a token that serves as one."""

    token: str
    id: str  # the kind of die, or the token
    faces: tuple[str, ...]
    relic: str = ""  # on which it lies
    ready: bool = True


def things(mine: dict[str, Any]) -> list[Thing]:
    """What a seat could spend, dice first."""
    dice = mine["dice"]
    ready = [token["id"] for token in mine["upgrades"] if token["ready"]]
    return [
        *[Thing(token, die, (die.split(".")[1],)) for token, die in zip(numbered(dice), dice, strict=True)],
        *[Thing(token, id, upgrade_faces(id)) for token, id in zip(numbered(ready), ready, strict=True)],
        *[
            Thing(f"{relic['id']}.die", relic["die"], (relic["die"].split(".")[1],), relic["id"])
            for relic in mine["relics"]
            if relic["die"]
        ],
    ]


def upgrade_faces(id: str) -> tuple[str, ...]:
    return UPGRADE_FACES[UPGRADES.index(id.removeprefix("up."))]


def hammers(faces: tuple[str, ...]) -> bool:
    """Does a thing bring hammers into a fight?"""
    return "hammer" in faces or "double" in faces


def name_thing(look: Look, thing: Thing) -> str:
    """What a thing is, and on which Relic it lies."""
    if thing.id.startswith("up."):
        return capital(look.text.name("piece", thing.id if thing.ready else f"{thing.id}.used"))
    name = die_words(look, thing.id)
    return capital(look.text("board.on-relic", die=thing.id, relic=thing.relic) if thing.relic else name)


def draw_thing(thing: Thing, x: float, y: float, size: float) -> Markup:
    if thing.id.startswith("up."):
        return upgrade(thing.id, thing.ready, x, y, size)
    return repeat(thing.id, x, y, size)


def hand(
    view: dict[str, Any],
    look: Look,
    wanted: Callable[[tuple[str, ...]], bool] | None,
    upgrades: bool = False,
) -> tuple[float, Markup]:
    """The things of the deciding seat that matter now, as tokens, in up to three rows.

    Without `wanted` these are its dice; with `upgrades` its Ship Upgrade tokens, used ones too.
    """
    mine = view["seats"][view["seat"]]
    if upgrades:
        shown = owned_upgrades(mine)
    elif wanted is None:
        shown = [thing for thing in things(mine) if not thing.id.startswith("up.")]
    else:
        shown = [thing for thing in things(mine) if wanted(thing.faces)]
    lines = 1 if len(shown) < 4 else 2 if len(shown) < 13 else 3
    columns = -(-len(shown) // lines)
    pitch, size = (58, 46) if lines == 3 else (64, 50)
    tokens = []
    for i, thing in enumerate(shown):
        line, column = divmod(i, columns)
        x, y = STEP * (column - (columns - 1) / 2), pitch * (line - (lines - 1) / 2)
        drawing = join(
            box(x - 31, y - pitch / 2, 62, pitch, 12, "halo"),
            box(x - 29, y - pitch / 2 + 2, 58, pitch - 4, 8, "rv-relic-seat") if thing.relic else None,
            draw_thing(thing, x, y - 2, size),
        )
        tokens.append(look.token(thing.token, name_thing(look, thing), drawing, class_="rv-die"))
    return STEP * max(1, columns), join(tokens)


def owned_upgrades(mine: dict[str, Any]) -> list[Thing]:
    """All Ship Upgrade tokens of a seat; those that were used go by a name of their own."""
    names = numbered(token["id"] if token["ready"] else f"{token['id']}.used" for token in mine["upgrades"])
    return [
        Thing(name, token["id"], upgrade_faces(token["id"]), ready=token["ready"])
        for name, token in zip(names, mine["upgrades"], strict=True)
    ]
