"""Sentences of what happened, what is asked and what a move would bring."""

from typing import Any

from drakkar import Chance, Event, State

from .languages import Text


def sentence(text: Text, event: Event, viewer: int | None) -> str:
    """What an event says to a viewer. Where the viewer knows more, a sentence `log.<kind>.own` tells it."""
    data = event.seen_by(viewer)
    id = f"log.{event.kind}"
    if event.secret is not None and data is not event.data and text.find(f"{id}.own"):
        id += ".own"
    return text(id, **_named(text, event.seat, data))


def question(text: Text, view: dict[str, Any]) -> str:
    """What the deciding seat is asked."""
    return text(f"prompt.{view['decision']}", **_named(text, view["seat"], view["prompt"]))


def label(text: Text, move: str) -> str:
    """A move as the words of a button. A sentence `move.<verb>.<n>` is for just n arguments."""
    verb, *words = move.split()
    exact = f"move.{verb}.{len(words)}"
    return text(exact if text.find(exact) else f"move.{verb}", *words)


def preview(state: State, seat: int, move: str, rng: Chance) -> tuple[list[Event], int | None, bool]:
    """What a move would make happen, as far as the seat can know, what it would add to its score, and whether
    chance or hidden information decides the rest.

    The move is played in an imagined world; the list ends before the first thing that can't be known, and
    then there is no score either. Nor is there one where scores are hidden.
    """
    world = state.imagine(seat, rng)
    before = _total(world, seat)
    known: list[Event] = []
    for event in world.play(move):
        if event.reveals:
            return known, None, True
        known.append(event)
    after = _total(world, seat)
    return known, None if before is None or after is None else after - before, False


def _total(state: State, seat: int) -> int | None:
    scores = state.view(seat).get("scores")
    return scores[seat]["total"] if scores else None


def _named(text: Text, seat: int | None, data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "seat": "" if seat is None else text.name("seat", seat)}
