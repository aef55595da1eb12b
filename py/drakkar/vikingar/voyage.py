"""Movement: leaving the high sea, exploring dials and the end of the world, strongholds, boarding enemies.

`left` says what the drakkar still has after the movement: NOTHING when its action was spent on it.
"""

from . import pieces as p
from .combat import engage
from .fate import destroy_site, seek_victory
from .state import EVENT, FALL, FORT, NEUTRAL, NO_SHIP, NOTHING, SHIP, Vikingar

# ---- setting sail ------------------------------------------------------------------------------------------


def sail(s: Vikingar, ship: int, space: int, left: int) -> None:
    """One step to an adjacent space. `left`: what the drakkar still has afterwards."""
    start = s.ships[ship]
    clause = "move.one-adjacent"
    if space == p.ACROSS[start]:
        clause = "equator.waterway"
    elif space == p.SEA:
        clause = "ruling.return-to-sea-free"
    _set_sail(s, "sail", clause, ship, space)
    s.stack.append(("leave" if start == p.SEA else "enter", ship, space, left))


def whirl(s: Vikingar, ship: int, space: int, left: int) -> None:
    """From whirlpool to whirlpool; no event is drawn."""
    clause = "whirl.no-event" if s.ships[ship] == p.SEA else "whirl.teleport"
    _set_sail(s, "whirl", clause, ship, space)
    s.stack.append(("enter", ship, space, left))


def _set_sail(s: Vikingar, kind: str, clause: str, ship: int, space: int) -> None:
    s.tell(
        kind,
        clause,
        ship // p.FLEET,
        ship=p.SHIPS[ship],
        start=p.SPACES[s.ships[ship]],
        space=p.SPACES[space],
    )


def leave(s: Vikingar, ship: int, space: int, left: int) -> None:
    """Leaving the high sea: an event is drawn and must be met first."""
    if not s.navigation:
        s.navigation, s.discards = s.discards, []
        s.shuffle(s.navigation)
        if not s.navigation:
            s.stack.append(("enter", ship, space, left))
            return
        s.tell("reshuffle", "ruling.event-discard", reveals=True)
    number = s.navigation.pop()
    s.discards.append(number)
    card = p.NAVIGATION[number]
    s.tell("event", "sea.draw-to-leave", ship // p.FLEET, reveals=True, card=card.id, n=card.runes)
    s.stack.append(("weather", ship, space, left))
    engage(s, EVENT, ship, number, NEUTRAL, card.runes)


def weather(s: Vikingar, ship: int, space: int, left: int) -> None:
    """The event is settled: reward and passage, or what the icon of the card says."""
    seat = ship // p.FLEET
    card = p.NAVIGATION[s.target]
    if s.won:
        s.gold[seat] += card.gold
        if card.gold:
            s.tell("reward", "sea.reward", seat, card=card.id, gold=card.gold)
        if card.kraken and not s.kraken[seat]:
            s.kraken[seat] = True
            s.tell("kraken", "build.fifth-kraken", seat)
    elif card.failure == p.WRECKED:
        s.stack.append(("sink", ship, "card.icon-destroyed"))
        return
    elif card.failure == p.DAMAGED:
        s.tell("damaged", "card.icon-damaged", seat, ship=p.SHIPS[ship])
        if left:
            s.stack.append(("damaged", seat, ship, space))
        return
    else:
        s.tell("onward", "card.icon-no-reward", seat, ship=p.SHIPS[ship])
    s.stack.append(("enter", ship, space, left))


# ---- entering a space --------------------------------------------------------------------------------------


def enter(s: Vikingar, ship: int, space: int, left: int) -> None:
    """Turn up what is hidden there; a stronghold or the great fall must be dealt with before landing."""
    ring, position = p.RING[space], p.POSITION[space]
    if ring == p.EDGE:
        _enter_edge(s, ship, space, position)
        return
    if space != p.SEA:
        if not s.revealed[position]:
            s.revealed[position] = True
            dial = p.DIALS[s.dials[position]].id
            s.tell("explore", "explore.flip", ship // p.FLEET, reveals=True, space=p.SPACES[space], dial=dial)
        if s.guards(space) and not inside(s, ship, space) and _stopped(s, ship, space, left):
            return
    s.stack.append(("meet", ship, space, left))


def inside(s: Vikingar, ship: int, space: int) -> bool:
    """Is the drakkar already in what the stronghold of a territory guards? Only if that is a whole dial."""
    return bool(s.options["wide_forts"]) and s.ships[ship] == p.ACROSS[space]


def _stopped(s: Vikingar, ship: int, space: int, left: int) -> bool:
    """Does the stronghold stop the drakkar, to ask for the toll or to send it back?"""
    seat = ship // p.FLEET
    if s.has(seat, p.RING_OF_PASSAGE):
        s.tell("ring", "object.ring", seat, space=p.SPACES[space])
        return False
    if s.gold[seat] >= p.TOLL or left:
        s.stack.append(("toll", seat, ship, space, left))
    else:
        turn_back(s, ship, left)
    return True


def turn_back(s: Vikingar, ship: int, left: int) -> None:
    """The movement is cancelled; an action that is left can still be used."""
    seat = ship // p.FLEET
    s.tell("turn-back", "fort.unpaid-cancel", seat, ship=p.SHIPS[ship])
    if left:
        s.stack.append(("act", seat, ship, left))


def storm(s: Vikingar, ship: int, space: int) -> None:
    """Attack the stronghold that bars the way, with the drakkar's action."""
    fort = s.guards(space)[0]
    s.inactive[ship] = True
    s.tell("storm", "fort.unpaid-attack", ship // p.FLEET, ship=p.SHIPS[ship], site=p.SITES[fort].token)
    s.stack.append(("stormed", ship, space))
    engage(s, FORT, ship, fort, NEUTRAL, p.DEFENCE[p.FORT])


def stormed(s: Vikingar, ship: int, space: int) -> None:
    """The stronghold has fallen and the movement goes on, or the drakkar is lost."""
    if s.won:
        s.stack.append(("enter", ship, space, NOTHING))
        destroy_site(s, ship // p.FLEET, s.target, "fortraid.cockade", "fortraid.point")
    else:
        s.then(("sink", ship, "fortraid.failure-destroyed"), ("mourn", ship, "fortraid.failure-point"))


def _enter_edge(s: Vikingar, ship: int, space: int, position: int) -> None:
    known = s.edge[position] != p.UNEXPLORED
    if not known:
        s.edge[position] = s.edge_pile.pop()
        card = p.EDGE_CARDS[s.edge[position]]
        s.tell("edge", "edge.draw", ship // p.FLEET, reveals=True, space=p.SPACES[space], card=card)
    if s.edge[position] == p.GREAT_FALL and not (known and s.options["tamed_falls"]):
        clause = "ruling.fall-every-entry" if known else "edge.fall-resolve"
        s.tell("fall", clause, ship // p.FLEET, ship=p.SHIPS[ship], space=p.SPACES[space])
        s.stack.append(("brink", ship, space))
        engage(s, FALL, ship, space, NEUTRAL, p.FALL_RUNES)
    else:
        s.stack.append(("meet", ship, space, NOTHING))


def brink(s: Vikingar, ship: int, space: int) -> None:
    """The great fall: the drakkar holds on and lands there, or is swallowed."""
    s.stack.append(("meet", ship, space, NOTHING) if s.won else ("sink", ship, "edge.fall-failure"))


def meet(s: Vikingar, ship: int, space: int, left: int) -> None:
    """An enemy drakkar there must be fought; otherwise the movement is done."""
    enemy = s.enemy_on(ship // p.FLEET, space)
    if enemy == NO_SHIP:
        land(s, ship, space, left)
        return
    s.tell("board", "occupy.enemy-combat", ship // p.FLEET, ship=p.SHIPS[ship], enemy=p.SHIPS[enemy])
    s.stack.append(("boarded", ship, space))
    engage(s, SHIP, ship, enemy, enemy // p.FLEET, p.DEFENCE_RUNES)


def boarded(s: Vikingar, ship: int, space: int) -> None:
    """The winner's gains come first, and the lost drakkar is gone before anybody scores."""
    enemy, lost = s.target, "attack.loser-destroyed"
    if s.won:
        s.then(
            ("sink", enemy, lost),
            ("land", ship, space, NOTHING),
            ("gain", ship // p.FLEET, p.SANGUINAIRE, "attack.win-point"),
            ("mourn", enemy, "attack.loser-point"),
        )
    else:
        s.then(
            ("sink", ship, lost),
            ("avenge", s.defender, "ruling.defender-earns-sanguinaire"),
            ("mourn", ship, "attack.loser-point"),
        )


def land(s: Vikingar, ship: int, space: int, left: int) -> None:
    """The drakkar arrives. The edge ends its activation; elsewhere it may still act if it can."""
    seat = ship // p.FLEET
    s.ships[ship] = space
    if left:
        s.stack.append(("act", seat, ship, left))
        return
    s.inactive[ship] = True
    if p.RING[space] == p.EDGE:
        seek_victory(s, seat, "edge.gate-win")
