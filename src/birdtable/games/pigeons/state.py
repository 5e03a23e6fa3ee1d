"""The record: everything that stands, lies and flies in the city, and who may see it."""

from __future__ import annotations

from typing import Any

from birdtable.games.pigeons.tables import (
    ACTIONS_A_TURN,
    BAG,
    BUILDING,
    CLOACA,
    CUBES,
    FIRST_PARK,
    MOST_CUBES,
    OFFS,
    PIGEON,
    PIGEONS,
    PLACE,
    ROOST,
    ROUND_LIMITS,
    SEATS,
    SQUARE,
    SQUARES,
    STREET,
    STREETS,
    TILE_COUNT,
    TILE_WORD,
    TOUCH,
    TREMORS,
    UPRIGHT,
)
from birdtable.kernel.record import EMPTY, EVERYBODY, HIDDEN, SEAT, Field, Record, known_by

SET_UP, PIGEON_TURNS, FALCONS = range(3)

STATE = Record(
    # options; `refereed` is in every record
    Field("deuce_price", "i1", "which price of a Deuce: 1, 2 or 5 actions", most=2),
    Field("roof_points", "i1", "1: a pigeon alive at the end is worth its roof's height", most=1),
    Field("own_blood", "i1", "1: killing a pigeon of one's own brings a droplet too", most=1),
    Field("reflex", "i1", "1: people may time their drops themselves", most=1),
    Field("round_limit", "i1", "which round is the last: 12, 8 or none", most=len(ROUND_LIMITS) - 1),
    Field("first_seat", "i1", "1: seat 0 begins, not one drawn by lot", most=1),
    # where the game stands
    Field("phase", "i1", "0 set-up, 1 pigeon turns, 2 falcon actions", most=2),
    Field("round_number", "i2", "rounds begun"),
    Field("griffin", "i1", "who holds the Angry Griffin", most=SEATS - 1),
    Field("turn", "i1", "pigeons placed, pigeon turns or flights begun in this phase", most=40),
    Field("actions_left", "i1", "actions left in this pigeon turn", most=ACTIONS_A_TURN),
    Field("deuced", "i1", "1 once cubes of a Deuce were let go in this pigeon turn", most=1),
    Field("ending", "i1", "1 once this round is the last", most=1),
    # pigeons: number 8 × seat + pigeon
    Field("place", "i2", "where each pigeon is", (PIGEONS,), words=PLACE, by=(PIGEON,), empty=BAG),
    Field("roof", "i1", "the pigeon that stands on each square", (SQUARES,), words=PIGEON, by=(SQUARE,)),
    Field("aloft", "i1", "the pigeon over an occupied square, which must fly on", words=PIGEON),
    Field("aloft_from", "i2", "where that pigeon last stood", words=PLACE),
    Field("posture", "i1", "0 upright, 1 pushed, 2 lying; for falcon actions", (PIGEONS,), by=(PIGEON,), most=2),
    Field("moved", "i2", "the order in which pigeons were moved in this round's flights", (PIGEONS,), by=(PIGEON,)),
    Field("moves", "i2", "how many were moved so far"),
    Field("off", "i1", "eighths of an inch to its square's middle", (PIGEONS,), by=(PIGEON,), most=OFFS - 1),
    # the drop that is being prepared or falls
    Field("crossing", "i2", "the straight flight, see tables.py", empty=EMPTY),
    Field("flyer", "i1", "the pigeon that crosses", words=PIGEON),
    Field("line", "i2", "64ths of an inch beside the middle of its square"),
    Field("releases", "i2", "64ths of an inch past the edge, for each cube", (2,)),
    Field("falling", "i1", "cubes that have yet to come to rest", most=2),
    Field("cubes_aloft", "i1", "cubes that this flight carries", most=2),
    Field("knocked", "i1", "the lying cube that was knocked and comes to rest; -1: the one that falls", empty=EMPTY),
    Field("sketch", "i1", "where the fast model lets the cube lie", (2,), see=HIDDEN),
    # the flight
    Field("tremor", "u1", "how the hand that holds the rod trembles, where people time it", (TREMORS,)),
    Field("roost", "i1", "the falcon's roost", words=ROOST),
    Field("azimuth", "i2", "16ths of a degree; as flown, once the falcon is released"),
    Field("elevation", "i2", "16ths of a degree; as flown, once the falcon is released"),
    Field("moves_before", "i2", "moves before this flight"),
    Field("kills", "i1", "pigeons that this flight has killed"),
    Field("met", "i1", "the building that the falcon has met in this flight", words=BUILDING),
    Field("struck", "u4", "the squares from which this flight struck pigeons, as bits", (4,)),
    # tiles
    Field("street", "i1", "the tile on each street space", (STREETS,), words=TILE_WORD, by=(STREET,), holds="tiles"),
    Field("reserve", "i1", "tiles to come, the next one last", (TILE_COUNT,), HIDDEN, words=TILE_WORD, holds="tiles"),
    Field("reserve_count", "i1", "tiles to come", count_of="reserve"),
    Field("tiles", "i1", "tiles won, face up", (SEATS, CUBES), words=TILE_WORD, by=(SEAT,), holds="tiles"),
    Field("tile_count", "i1", "tiles won", (SEATS,), by=(SEAT,), count_of="tiles"),
    Field(
        "face_down",
        "i1",
        "tiles taken for umbrellas",
        (SEATS, CUBES),
        known_by("face_down_known"),
        words=TILE_WORD,
        by=(SEAT,),
        holds="tiles",
    ),
    Field("face_down_known", "u1", "the seats that have seen this tile, as bits", (SEATS, CUBES), by=(SEAT,)),
    Field("face_down_count", "i1", "tiles taken for umbrellas", (SEATS,), by=(SEAT,), count_of="face_down"),
    Field("markers", "i1", "umbrellas hit when no tile was left to take", (SEATS,), by=(SEAT,)),
    # cubes
    Field("supply", "i1", "poop cubes in the supply", (SEATS,), by=(SEAT,), counts="cubes", most=CUBES),
    Field("cloaca", "i1", "poop cubes in the cloaca", (SEATS,), by=(SEAT,), counts="cubes", most=CLOACA),
    Field("spent", "i1", "poop cubes dropped", (SEATS,), by=(SEAT,), counts="cubes", most=CUBES),
    Field("cube_seat", "i1", "whose each lying cube is, in the order they fell", (MOST_CUBES,), words=SEAT),
    Field("cube_count", "i1", "cubes that lie in the streets", count_of="cube_seat"),
    Field("cube_street", "i1", "the street space it lies on", (MOST_CUBES,), words=STREET),
    Field("cube_touch", "i1", "what it touches", (MOST_CUBES,), words=TOUCH),
    Field("cube_east", "i1", "sixteenths of the tile from its west edge", (MOST_CUBES,)),
    Field("cube_south", "i1", "sixteenths of the tile from its north edge", (MOST_CUBES,)),
    Field("droplets", "i2", "blood droplets", (SEATS,), by=(SEAT,)),
)


def problems(state: Any) -> list[str]:
    """What cannot be in any city: two pigeons on a square, pigeons of nobody, cubes or tiles that do not add up."""
    found = []
    standing = {
        pigeon: square
        for pigeon, square in enumerate(state.place)
        if square < SQUARES and pigeon != state.aloft and state.posture[pigeon] == UPRIGHT
    }
    if {square: pigeon for pigeon, square in standing.items()} != {
        square: pigeon for square, pigeon in enumerate(state.roof) if pigeon != EMPTY
    } or len(set(standing.values())) != len(standing):
        found.append("place and roof must name the same pigeon for every square")
    for pigeon, place in enumerate(state.place):
        if place != BAG and pigeon // 8 >= state.players:
            found.append(f"{PIGEON.word(pigeon, 0)} belongs to nobody at the table")
        if place >= FIRST_PARK and state.posture[pigeon] != UPRIGHT:
            found.append(f"{PIGEON.word(pigeon, 0)} lies where no pigeon can lie")
    for seat in range(state.players):
        if state.supply[seat] + state.cloaca[seat] + state.spent[seat] != CUBES:
            found.append(f"seat {seat} must have {CUBES} cubes in supply, cloaca and spent")
        for slot in range(state.face_down_count[seat]):
            if state.face_down_known[seat, slot] not in (0, EVERYBODY):
                found.append("a tile taken for an umbrella is known to all or to none")
    if max(state.griffin, *(seat for seat in state.cube_seat)) >= state.players:
        found.append("griffin and cube_seat must name seats at the table")
    if any(state.cube_street[cube] == EMPTY for cube in range(state.cube_count)):
        found.append("every lying cube lies on a street space")
    return found
