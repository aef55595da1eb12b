"""Bots that think in a worker, an interpreter of its own: a question and its answer are plain text."""

import json

import drakkar
from drakkar import Chance, State
from drakkar.bots import choose


class NoWorker(Exception):
    """There is no worker, or not yet, or it does not know this game or this bot."""


async def ask(level: str, state: State, rng: Chance) -> str:
    """The move of a bot of this level, thought out in the worker."""
    try:
        from js import drakkarBots  # only a page has it
    except ImportError as error:
        raise NoWorker(str(error)) from error
    from pyodide.ffi import JsException

    question = {"game": state.game.id, "state": state.dump(), "level": level, "seed": rng.randrange(2**53)}
    try:
        return str(await drakkarBots.choose(json.dumps(question)))
    except JsException as error:
        raise NoWorker(str(error)) from error


def answer(question: str) -> str:
    """In the worker: the move that was asked for."""
    asked = json.loads(question)
    state = drakkar.games[asked["game"]].load(asked["state"])
    return choose(asked["level"], state, Chance(asked["seed"]))
