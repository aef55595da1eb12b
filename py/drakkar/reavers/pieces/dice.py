"""Crew dice and combat dice. Crew dice of the same colour and face are interchangeable: they are a kind."""

COLOURS = ("red", "blue", "yellow")
FACES = ("hammer", "double", "shield", "ship", "chest", "clan")
PER_COLOUR = 20

SIDES = {
    "red": ("hammer", "hammer", "double", "shield", "ship", "clan"),
    "blue": ("shield", "shield", "ship", "hammer", "chest", "clan"),
    "yellow": ("chest", "chest", "ship", "hammer", "shield", "clan"),
}
COMBAT_DIE = (0, 0, 1, 1, 1, 2)  # successes on its six sides

# A kind of die is a number; `red.hammer` is its name on the board and in moves.
KINDS = tuple((colour, face) for colour in COLOURS for face in FACES if face in SIDES[colour])
DIE = tuple(f"{colour}.{face}" for colour, face in KINDS)
FACE = tuple(face for _, face in KINDS)
COLOUR = tuple(COLOURS.index(colour) for colour, _ in KINDS)
KIND = {name: kind for kind, name in enumerate(DIE)}
KINDS_OF = tuple(tuple(kind for kind in range(len(KINDS)) if COLOUR[kind] == c) for c in range(3))
ROLL = tuple(tuple(KIND[f"{colour}.{face}"] for face in SIDES[colour]) for colour in COLOURS)
HAMMERS = tuple({"hammer": 1, "double": 2}.get(face, 0) for face in FACE)
