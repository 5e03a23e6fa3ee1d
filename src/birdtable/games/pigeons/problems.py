"""What cannot be in any city: a position that somebody wrote down is refused with the first of these sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from birdtable.games.pigeons import content, end, turn
from birdtable.games.pigeons.content import Phase, Posture
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Decision, is_aiming, is_letting_go, is_of_flight
from birdtable.kernel import CHANCE, EMPTY, EVERYBODY

RESTING = (Decision.drop, Decision.east, Decision.south)  # what chance is asked about a cube
OF_A_DROP = {"crossing": EMPTY, "flyer": EMPTY, "line": 0, "releases": 0, "falling": 0, "cubes_aloft": 0}
OF_A_DROP |= {"knocked": EMPTY, "sketch": 0}
OF_A_FLIGHT = {"roost": EMPTY, "azimuth": 0, "elevation": 0, "moves_before": 0, "kills": 0, "met": EMPTY, "struck": 0}
OF_A_PHASE = {"aloft": EMPTY, "aloft_from": EMPTY, "actions_left": 0}
OF_FALCONS = {"moved": 0, "moves": 0, "posture": 0}


def problems(state: State) -> list[str]:
    """What is wrong with a position, the simplest first."""
    parts = (_pigeons, _cubes, _tiles, _moment, _decisions, _unused, _ending)  # each relies on those before it
    return next((found for part in parts if (found := list(part(state)))), [])


# ---------------------------------------------------------------------- what stands and lies in the city


def _pigeons(state: State) -> Iterator[str]:
    standing = {
        pigeon: square
        for pigeon, square in enumerate(state.place)
        if square < content.SQUARES and pigeon != state.aloft and state.posture[pigeon] == Posture.upright
    }
    if {square: pigeon for pigeon, square in standing.items()} != {
        square: pigeon for square, pigeon in enumerate(state.roof) if pigeon != EMPTY
    } or len(set(standing.values())) != len(standing):
        yield "place and roof must name the same pigeon for every square"
    for pigeon, place in enumerate(state.place):
        word = content.PIGEON.word(pigeon, 0)
        if place != content.BAG and pigeon // content.FLOCK >= state.players:
            yield f"{word} belongs to nobody at the table"
        if place >= content.FIRST_PARK and state.posture[pigeon] != Posture.upright:
            yield f"{word} lies where no pigeon can lie"
        if place == content.BAG and (state.off[pigeon] or state.moved[pigeon]):
            yield f"{word} is in the bag, where nothing moves it"


def _cubes(state: State) -> Iterator[str]:
    seats = list(state.cube_seat[: state.cube_count])
    if max(state.griffin, *state.cube_seat) >= state.players:
        yield "griffin and cube_seat must name seats at the table"
        return
    for seat in range(state.players):
        if state.supply[seat] + state.cloaca[seat] + state.spent[seat] != content.CUBES:
            yield f"seat {seat} must have {content.CUBES} cubes in supply, cloaca and spent"
        elif seats.count(seat) > state.spent[seat]:
            yield f"{seats.count(seat)} cubes of seat {seat} lie in the streets, but it has dropped {state.spent[seat]}"
        if min(state.droplets[seat], state.markers[seat]) < 0:
            yield f"seat {seat} has fewer than no droplets or markers"
    if any(state.cube_street[cube] == EMPTY for cube in range(state.cube_count)):
        yield "every lying cube lies on a street space"
    for cube in range(state.cube_count, content.MOST_CUBES):
        where = (state.cube_street[cube], state.cube_touch[cube], state.cube_east[cube], state.cube_south[cube])
        if where != (EMPTY, EMPTY, 0, 0):
            yield "there is the place of a cube that does not lie in the streets"
            return


def _tiles(state: State) -> Iterator[str]:
    held = sum(state.tile_count) + sum(state.face_down_count)
    lying = sum(tile != EMPTY for tile in state.street)
    if held + lying + state.reserve_count != content.TILE_COUNT:
        found = held + lying + state.reserve_count
        yield f"there are {found} tiles in all, but the box has {content.TILE_COUNT}"
    for seat in range(content.SEATS):
        for slot in range(content.CUBES):
            known, taken = state.face_down_known[seat, slot], slot < state.face_down_count[seat]
            if known not in ((0, EVERYBODY) if taken else (0,)):
                yield "a tile taken for an umbrella is known to all or to none"
                return


# ---------------------------------------------------------------------- where the game stands


def _moment(state: State) -> Iterator[str]:
    limit = content.ROUND_LIMIT[state.round_limit]
    if (state.round_number == 0) != (state.phase == Phase.set_up) or state.round_number < 0:
        yield "rounds are counted from 1, and there is none during set-up"
    elif limit and state.round_number > limit:
        yield f"round {limit} is the last"
    elif limit and state.round_number == limit and not state.ending:
        yield f"round {limit} is the last: ending must be 1"
    elif state.first_seat and state.griffin != max(0, state.round_number - 1) % state.players:
        yield "the Angry Griffin goes left with every round, from the first seat"
    most = {Phase.set_up: content.PLACED * state.players, Phase.pigeons: content.TURNS * state.players}
    least = 0 if state.phase == Phase.set_up else 1
    if not least <= state.turn <= most.get(Phase(state.phase), state.players):
        yield f"turn is out of its phase: {state.turn}"
    if state.phase == Phase.set_up:
        for seat in range(state.players):
            after = (seat - state.griffin) % state.players
            if end.alive(state, seat) != (state.turn + state.players - 1 - after) // state.players:
                yield f"seat {seat} has placed more or fewer pigeons than there were turns"


def _decisions(state: State) -> Iterator[str]:
    if state.over:
        return
    for depth in range(state.pending_count):
        kind, seat = state.pending_kind[depth], state.pending_seat[depth]
        chance = is_of_flight(kind) or kind in RESTING
        word = Decision(kind).word
        if state.phase != _phase_of(kind):
            yield f"nobody is asked for {word} in this phase"
        elif chance != (seat == CHANCE) or (chance and not state.refereed):
            yield f"{word} is for the referee of a refereed table" if chance else f"{word} is for a seat"
        elif not chance and kind != Decision.nest and seat != _active(state):
            yield f"seat {_active(state)} is the one to decide about {word}, not seat {seat}"


def _phase_of(kind: int) -> Phase:
    if kind == Decision.place:
        return Phase.set_up
    return Phase.falcons if is_aiming(kind) or is_of_flight(kind) else Phase.pigeons


def _active(state: State) -> int:
    """The seat whose placement, turn or flight it is."""
    if state.phase == Phase.pigeons:
        return turn.snake(state, state.turn - 1)
    return (state.griffin + state.turn - (state.phase == Phase.falcons)) % state.players


def _unused(state: State) -> Iterator[str]:
    """What belongs to a drop, a flight or a phase is blank outside it."""
    kinds = list(state.pending_kind[: state.pending_count])
    drops = any(is_letting_go(kind) or kind in RESTING for kind in kinds)
    flies = any(is_aiming(kind) or is_of_flight(kind) for kind in kinds)
    turns = state.phase == Phase.pigeons and not state.over
    falcons = state.phase == Phase.falcons and not state.over
    for fields, on, what in (
        (OF_A_DROP, drops, "a drop"),
        (OF_A_FLIGHT, flies, "a flight of the falcon"),
        ({"tremor": 0}, state.reflex, "people who time their drops"),
        (OF_A_PHASE, turns, "a pigeon turn"),
        (OF_FALCONS, falcons, "the falcon actions"),
    ):
        for name, blank in fields.items():
            if not on and any(value != blank for value in _values(getattr(state, name))):
                yield f"{name} is for {what}, and there is none now"
    if Decision.turn in kinds and state.actions_left == 0:
        yield "a pigeon turn without actions is over"


def _values(field: Any) -> list[int]:
    return [field] if isinstance(field, int) else list(field)


def _ending(state: State) -> Iterator[str]:
    if not state.over:
        if state.winners:
            yield "nobody wins before the end"
        return
    if state.phase != Phase.falcons or not state.ending:
        yield "a game ends with the falcon actions of its last round"
    if state.winners != end.first(state):
        yield "winners must be those with the most points; ties go to people on tiles, then to cubes left"
