"""A city as a test needs it, and games played by notation."""

import birdtable as bt
from birdtable.games.pigeons.content import CUBES, STREET, TILE_NAMES
from tests.games.asking import play

GAME = bt.load("pigeons", backend="python")
STREETS = STREET.words(0)
FALCONS = {"phase": 2, "turn": 1, "actions_left": 0, "decision": "roost"}
"""A city in which seat 0 is the first to send the falcon."""
LAST_TURN = {"turn": 4, "actions_left": 1}
"""The last pigeon turn of a round of two: it ends with the next action."""


def city(pigeons=None, players=2, decision="turn", seat=0, args=(), tiles=None, cubes=(), options=None, **fields):
    """A position in the first pigeon turn of seat 0, every tile in its place, unless told otherwise.

    pigeons  {"red-1": "a8nw", …}     cubes  [(seat, street, touch), …] in the order they fell
    tiles    {"b8": "car-1", …}: what lies on some streets; None is an empty space
    """
    supply = fields.pop("supply", [8] * players)
    cloaca = fields.pop("cloaca", [4] * players)
    elsewhere = {tile for name in ("tiles_won", "face_down") for row in fields.get(name, []) for tile in row}
    street = dict(zip(STREETS, [tile for tile in TILE_NAMES if tile not in elsewhere], strict=False))
    for space, tile in (tiles or {}).items():
        before = street.pop(space)
        if tile in street.values():
            street[next(key for key, value in street.items() if value == tile)] = before
        if tile is not None:
            street[space] = tile
    taken = {*street.values(), *elsewhere}
    reserve = fields.pop("reserve", [tile for tile in TILE_NAMES if tile not in taken])
    won = fields.pop("tiles_won", [])
    state = {
        "players": players,
        "phase": 1,
        "round_number": 1,
        "turn": 1,
        "actions_left": 5,
        "place": dict(pigeons or {}),
        "roof": {place: name for name, place in (pigeons or {}).items() if "park" not in place},
        "street": street,
        "reserve": reserve,
        "tiles": won,
        "supply": supply,
        "cloaca": cloaca,
        "spent": [CUBES - one - other for one, other in zip(supply, cloaca, strict=True)],
        "cube_seat": [str(one) for one, _, _ in cubes],
        "cube_street": [where for _, where, _ in cubes],
        "cube_touch": [touch for _, _, touch in cubes],
        "pending": [{"seat": seat, "decision": decision, "args": list(args)}],
        "options": {"refereed": True, **(options or {})},
        "key": [1, 2, 3, 4, 5, 6, 7, 8],
        **fields,
    }
    return GAME.from_dict(state, whole=False)  # only what a rule needs stands in its city


def poop(position, flight, *outcome, line=0, release=4):
    """Drop a cube and tell what comes of it: `poop(city(...), "poop 1 east", "land b8 hit")`."""
    events = play(position, flight, f"line {line}", f"release {release}")
    for one in outcome:
        events += play(position, one)
        if one.startswith("land"):
            events += play(position, "east 8", "south 8")
    return events


def fly_falcon(position, *outcome, roost="nw"):
    """Send the falcon and tell what comes of it."""
    return play(position, f"roost {roost}", "azimuth 44", "elevation 12", "trim 0 0", *outcome)


def place_of(position, pigeon):
    """Where a pigeon is."""
    return next(one["place"] for one in position.view()["pigeons"] if one["pigeon"] == pigeon)


def names(events):
    """The names of events."""
    return [event.name for event in events]


def clauses(position, action):
    """The clauses that forbid an action, without the game's name."""
    return [reason.clause.removeprefix("pigeons.") for reason in position.why_not(action)]
