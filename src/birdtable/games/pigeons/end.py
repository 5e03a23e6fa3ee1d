"""The end of the game: points for the living, and who wins (end.*)."""

from __future__ import annotations

from birdtable.games.pigeons import content
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Event
from birdtable.kernel import Log, emit, kernel, winners


@kernel
def alive(state: State, seat: int) -> int:
    """How many pigeons of the seat are on roofs or in parks (end.pigeons)."""
    count = 0
    for pigeon in range(content.FLOCK * seat, content.FLOCK * (seat + 1)):
        if state.place[pigeon] != content.BAG:
            count += 1
    return count


@kernel
def worth_alive(state: State, seat: int) -> int:
    """A point for each pigeon alive; by the house rule, the height of its roof (end.pigeons, end.house-rule)."""
    if state.roof_points == 0:
        return alive(state, seat)
    points = 0
    for pigeon in range(content.FLOCK * seat, content.FLOCK * (seat + 1)):
        if state.place[pigeon] < content.SQUARES:
            points += content.HEIGHT[state.place[pigeon]]
        elif state.place[pigeon] != content.BAG:
            points += 1
    return points


@kernel
def people_on_tiles(state: State, seat: int) -> int:
    """The people on the tiles that a seat has won, for ties (end.tie)."""
    people = 0
    for slot in range(state.tile_count[seat]):
        people += content.PEOPLE[state.tiles[seat, slot]]
    return people


@kernel
def end_game(state: State, log: Log) -> None:
    """Points for the living, then the most points; ties by people, then by cubes left (end.winner, end.tie)."""
    emit(log, Event.last)
    for seat in range(state.players):
        points = worth_alive(state, seat)
        state.score[seat] += points
        emit(log, Event.alive, seat, alive(state, seat), points)
    tell_ties(state, log)
    winners.crown(state, first(state), Event.won, log)


@kernel
def rank(state: State, seat: int) -> int:
    """One number that compares points, then people on tiles (at most 36), then cubes left (end.tie)."""
    return (state.score[seat] * 64 + people_on_tiles(state, seat)) * 16 + state.supply[seat] + state.cloaca[seat]


@kernel
def tell_tie(state: State, seat: int, log: Log) -> None:
    """What decides if the most points are shared."""
    emit(log, Event.tied, seat, people_on_tiles(state, seat), state.supply[seat] + state.cloaca[seat])


first, tell_ties = winners.first_by(rank), winners.each_tied(tell_tie)
