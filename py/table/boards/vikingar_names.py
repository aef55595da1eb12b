"""What the things on the board of Vikingar are called, in whole words, and what lies ahead of a move."""

from collections.abc import Iterable
from typing import Any

from drakkar.vikingar.pieces import NAVIGATION

from ..languages import Text
from ..look import Look

Hazard = dict[str, Any]
EVENTS = {card.id: card for card in NAVIGATION}


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def percent(text: Text, chance: float) -> str:
    """A chance with the decimal sign of the language."""
    return f"{chance:g}".replace(".", text("board.decimal"))


def rough(text: Text, chance: float) -> str:
    """A chance in whole per cent, for a drawing."""
    return text("board.percent", chance=f"{chance:.0f}")


# ---- what lies ahead --------


def tokens_ahead(view: dict[str, Any]) -> dict[str, list[Hazard]]:
    """The hazards of choosing a thing on the board: those of the moves that name it."""
    ahead: dict[str, list[Hazard]] = {}
    for move, hazards in view["prompt"].get("forecast", {}).items():
        words = move.split()
        if len(words) > 1:
            ahead.setdefault(words[1], hazards)
    return ahead


def success(hazards: Iterable[Hazard]) -> float:
    """The chance, in per cent, that all goes well: every throw won or, at sea, at least the way open."""
    chance, gate = 1.0, 0.0
    for hazard in hazards:
        if hazard["what"] == "edge":
            gate = hazard["gate"] / 100
        elif hazard["what"] == "event":
            chance *= (hazard["win"] + hazard.get("onward", 0)) / 100
        elif hazard["what"] == "fall":
            chance *= gate + (1 - gate) * hazard["win"] / 100
        elif "win" in hazard:
            chance *= hazard["win"] / 100
    return 100 * chance


def has_throw(hazards: Iterable[Hazard]) -> bool:
    """Is there a throw that only this choice leads to?"""
    return any("win" in hazard and hazard["what"] != "event" for hazard in hazards)


def name_hazard(text: Text, hazard: Hazard) -> str:
    """One hazard in words."""
    what = hazard["what"]
    shares = {name: percent(text, value) for name, value in hazard.items() if isinstance(value, float | int)}
    if "defence" in hazard:
        return text("board.ahead.clash", what=what, **shares)
    return text("board.ahead.unknown" if what == "quest" else f"board.ahead.{what}", what=what, **shares)


# ---- things on the board --------


def name_drakkar(look: Look, ship: dict[str, Any]) -> str:
    return look.text("board.drakkar", who=ship["seat"], number=ship["token"][-1])


def name_ship(look: Look, ship: dict[str, Any]) -> str:
    """A drakkar with its place and side."""
    state = look.text("board.active" if ship["active"] else "board.played")
    return capital(f"{name_drakkar(look, ship)}, {look.text.name('piece', ship['space'])}, {state}")


def name_space(
    look: Look,
    space: str,
    parts: Iterable[str],
    ships: Iterable[dict[str, Any]],
    ahead: Iterable[Hazard] | None,
) -> str:
    """A space, what lies there, who is there, and what entering it would bring."""
    text = look.text
    words = [*parts, *(name_drakkar(look, ship) for ship in ships)]
    name = capital(text.name("piece", space))
    label = f"{name}{text('board.colon')}{', '.join(words)}" if words else name
    return _with_ahead(text, label, ahead)


def name_dial(look: Look, dial: dict[str, Any] | None, half: str) -> list[str]:
    """What is known of a half of a dial."""
    text = look.text
    if dial is None:
        return [text("board.hidden")]
    parts = [text.name("piece", dial["id"])]
    parts += [text.name("piece", site["kind"]).lower() for site in dial[half]] or [text("board.open-water")]
    if dial["whirlpool"] == half:
        parts.append(text("board.whirlpool"))
    parts.append(text("board.waterway" if dial["waterway"] else "board.reef"))
    return parts


def name_site(look: Look, site: dict[str, Any], ahead: Iterable[Hazard] | None) -> str:
    """A site and its state."""
    text = look.text
    label = capital(text.name("piece", site["token"]))
    if site["masked"]:
        label = f"{label}, {text('board.masked')}"
    elif site["outpost"] is not None:
        label = f"{label}, {text('board.outpost', who=site['outpost'])}"
    elif site["quest"]:
        label = f"{label}, {text('board.creature', **site['quest'])}"
    else:
        label = f"{label}, {text('board.intact')}"
    return _with_ahead(text, label, ahead)


def _with_ahead(text: Text, label: str, ahead: Iterable[Hazard] | None) -> str:
    return ". ".join([label, *(capital(name_hazard(text, hazard)) for hazard in ahead)]) if ahead else label


# ---- throws --------


def fought(view: dict[str, Any]) -> dict[str, Any] | None:
    """The combat under way, or the last one, with the creature of a quest while it stands."""
    combat = view["combat"]
    if combat is None or combat["kind"] != "quest":
        return combat  # type: ignore[no-any-return]
    sites = [site for dial in view["dials"] if dial for half in ("north", "south") for site in dial[half]]
    quest = next(site["quest"] for site in sites if site["token"] == combat["target"])
    return {**combat, "creature": quest["card"]} if quest else combat


def name_target(look: Look, combat: dict[str, Any]) -> str:
    """What is fought."""
    text = look.text
    if combat["kind"] == "ship":
        return text("board.drakkar", who=combat["defender"], number=combat["target"][-1])
    if combat["kind"] == "fall":
        return text.name("piece", "fall")
    return text.name("piece", combat.get("creature", combat["target"]))


def name_side(look: Look, combat: dict[str, Any], side: int) -> str:
    """Who or what fights on a side, in short."""
    seat = combat["throwers"][0] if side == 0 else combat["defender"]
    return name_target(look, combat) if seat is None else look.text.name("seat", seat)


def name_combat(look: Look, combat: dict[str, Any]) -> str:
    """Who fights what, and how it ended."""
    text, ship = look.text, combat["ship"]
    drakkar = text("board.drakkar", who=combat["throwers"][0], number=ship[-1])
    label = capital(text("board.versus", ship=drakkar, target=name_target(look, combat)))
    if combat["kind"] == "event":
        label = f"{label} ({_stakes(text, combat['target'])})"
    if combat["won"] is None:
        return label
    return f"{label}{text('board.colon')}{text('board.won' if combat['won'] else 'board.lost')}"


def _stakes(text: Text, event: str) -> str:
    """What an event card promises and threatens."""
    card = EVENTS[event]
    reward = "kraken" if card.kraken else "gold" if card.gold else "none"
    return f"{text(f'board.reward.{reward}', n=card.gold)}; {text(f'board.failure.{card.failure}')}"


def name_throw(look: Look, combat: dict[str, Any], side: int) -> str:
    """A throw rune by rune, with its sum."""
    text, throw = look.text, combat["throws"][side]
    who = text("board.attack" if side == 0 else "board.defence", who=combat["throwers"][side])
    if throw is None:
        return f"{who}{text('board.colon')}{text('board.to-throw', n=combat['runes'][side])}"
    stacked = {rune for pair in throw["overlaps"] for rune in pair}
    runes = [
        text("board.rune.doubled" if rune in stacked else "board.rune", fall=fall, points=points)
        for rune, (fall, points) in enumerate(zip(throw["falls"], throw["points"], strict=True))
    ]
    total = text("board.sum.short" if throw["short"] else "board.sum", sum=throw["sum"])
    return f"{who}{text('board.colon')}{'; '.join(runes)}. {total}"
