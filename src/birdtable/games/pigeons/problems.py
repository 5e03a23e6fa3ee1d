"""What cannot be in any city, for positions that somebody wrote down."""

from __future__ import annotations

from birdtable.games.pigeons import content
from birdtable.games.pigeons.content import Posture
from birdtable.games.pigeons.state import State
from birdtable.kernel import EMPTY, EVERYBODY


def problems(state: State) -> list[str]:
    """What cannot be in any city: two pigeons on a square, pigeons of nobody, cubes or tiles that do not add up."""
    found = []
    standing = {
        pigeon: square
        for pigeon, square in enumerate(state.place)
        if square < content.SQUARES and pigeon != state.aloft and state.posture[pigeon] == Posture.upright
    }
    if {square: pigeon for pigeon, square in standing.items()} != {
        square: pigeon for square, pigeon in enumerate(state.roof) if pigeon != EMPTY
    } or len(set(standing.values())) != len(standing):
        found.append("place and roof must name the same pigeon for every square")
    for pigeon, place in enumerate(state.place):
        if place != content.BAG and pigeon // content.FLOCK >= state.players:
            found.append(f"{content.PIGEON.word(pigeon, 0)} belongs to nobody at the table")
        if place >= content.FIRST_PARK and state.posture[pigeon] != Posture.upright:
            found.append(f"{content.PIGEON.word(pigeon, 0)} lies where no pigeon can lie")
    for seat in range(state.players):
        if state.supply[seat] + state.cloaca[seat] + state.spent[seat] != content.CUBES:
            found.append(f"seat {seat} must have {content.CUBES} cubes in supply, cloaca and spent")
        for slot in range(state.face_down_count[seat]):
            if state.face_down_known[seat, slot] not in (0, EVERYBODY):
                found.append("a tile taken for an umbrella is known to all or to none")
    if max(state.griffin, *(seat for seat in state.cube_seat)) >= state.players:
        found.append("griffin and cube_seat must name seats at the table")
    if any(state.cube_street[cube] == EMPTY for cube in range(state.cube_count)):
        found.append("every lying cube lies on a street space")
    return found
