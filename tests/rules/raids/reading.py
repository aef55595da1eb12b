"""A reading of the rules of Raids that knows only views and the data of the tiles, never the engine."""

from typing import Any

from drakkar.raids.pieces import TILES

HOME = 21
VILLAGES = (5, 10, 15, 20)
TILE = {tile.id: tile for tile in TILES}
ON_SHIP = {"weapon", "sail", "mjollnir", "pennant", "goods"}
STOPS = ON_SHIP | {"rune", "port"}
SETS = (0, 1, 3, 6, 10, 15)

View = dict[str, Any]


def kind(tile: str | None) -> str:
    return TILE[tile].kind if tile else ""


def weapons(seat: View) -> int:
    return sum(TILE[tile].value for tile in seat["aboard"] if kind(tile) == "weapon")


def shields(seat: View) -> int:
    return 2 * (5 - len(seat["aboard"])) + sum(TILE[tile].shields for tile in seat["aboard"])


def glory(seat: View) -> int:
    """The Glory of holdings, counted by hand."""
    total: int = 6 * seat["coins"][0] + 3 * seat["coins"][1] + seat["coins"][2]
    runes = [kind(tile) for tile in seat["beside"]].count("rune")
    total += 15 * (runes // 5) + SETS[runes % 5]
    for tile in seat["aboard"]:
        if kind(tile) == "mjollnir":
            total += TILE[tile].value * seat["crew"]
        elif kind(tile) == "pennant":
            total += TILE[tile].value
    return total + sum(TILE[tile].value for tile in seat["beside"] if kind(tile) in ("goods", "monster"))


def count(seat: View, item: str) -> int:
    """How many of an Arrival tile's item a seat owns, on its ship and beside it."""
    tiles = seat["aboard"] + seat["beside"]
    goods = [tile for tile in tiles if kind(tile) == "goods"]
    match item:
        case "goods":
            return len(goods)
        case "kinds":
            return len({TILE[tile].goods for tile in goods})
        case "shields":
            return shields(seat)
        case "weapons" | "sails":
            return sum(TILE[tile].value for tile in tiles if kind(tile) + "s" == item)
    return sum(kind(tile) + "s" == item for tile in tiles)


def legal(view: View, least: int) -> set[str]:
    """The legal moves of a position, worked out from the rulebook."""
    me = view["seat"]
    seat = view["seats"][me]
    match view["decision"]:
        case "place":
            stow = {"stow"} if len(seat["aboard"]) < 5 else set()
            return stow | {"decline"} | {f"replace {tile}" for tile in seat["aboard"]}
        case "sell":
            goods = [tile for tile in seat["aboard"] if kind(tile) == "goods"]
            port = next(tile for tile in reversed(seat["beside"]) if kind(tile) == "port")
            moves = {"sell-none"} | {f"sell {tile}" for tile in goods}
            if TILE[port].value == 2:
                moves |= {f"sell {a} {b}" for a in goods for b in goods if goods.index(a) < goods.index(b)}
            return moves
        case "monster":
            strength = TILE[view["track"][view["ships"][me]["space"]]["tile"]].value
            fight = {"fight"} if seat["crew"] >= max(0, strength - weapons(seat)) else set()
            return fight | ({"cede"} if seat["crew"] else {"pass"})
        case "respond":
            return {"flee", "riposte"} if seat["crew"] >= view["prompt"]["n"] else {"flee"}
    return sails(view, me, least)


def sails(view: View, me: int, least: int) -> set[str]:
    """Where a ship may go: tiles up to the next monster, that monster, or Home."""
    ships = [ship["space"] for ship in view["ships"]]
    seat = view["seats"][me]
    crew, room = seat["crew"], shields(seat)
    moves: set[str] = set()
    for space in range(ships[me] + 1, HOME):
        tile = view["track"][space]["tile"]
        if kind(tile) == "monster":
            return moves | {f"sail {space}"}
        if kind(tile) in STOPS and space >= least and (space not in ships or crew > 0):
            moves.add(f"sail {space}")
        vikings = view["track"][space]["vikings"]
        if space in VILLAGES:
            crew = min(room, crew + min(1, vikings))
        elif kind(tile) == "encounter":
            crew = min(room, crew + min(2, vikings))
    return moves | {"sail home"}
