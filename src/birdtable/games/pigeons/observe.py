"""What a seat knows, as an array for learners: `Seen` says what lies where. Seats count from the observer on."""

from __future__ import annotations

from birdtable.games.pigeons import content, end, mating
from birdtable.games.pigeons.content import Touch
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Decision
from birdtable.kernel import EMPTY, NOBODY, Features, Pieces, ahead, decider, decision, kernel, piece, put


class Seat(Pieces):
    """A seat."""

    points = piece("over 32")
    supply = piece("cubes, over 12")
    cloaca = piece("cubes, over what fits")
    droplets = piece("over 32")
    alive = piece("pigeons on roofs or in parks, over 8")
    parked = piece("pigeons in parks, over 8")
    people = piece("on its tiles, over 32")
    face_down = piece("tiles taken for umbrellas, over 12")


class Street(Pieces):
    """A street space."""

    points = piece("of its tile, over 3")
    umbrella = piece("1 if the tile shows one")
    hits = piece("quarters of cubes on targets: own, then of others", 2)
    shaded = piece("quarters of own cubes on umbrellas")


class Seen(Pieces):
    """What a seat knows."""

    phase = piece("", content.Phase)
    round = piece("over 12")
    turn = piece("placements, turns or flights begun in this phase, over 30")
    actions = piece("left in this turn, over 5")
    deuced = piece("1 once cubes of a Deuce were let go in this turn")
    ending = piece("1 once this round is the last")
    griffin = piece("seats from the observer to its holder, over 5")
    azimuth = piece("over 90 degrees")
    elevation = piece("over 30 degrees")
    line = piece("inches")
    crossing = piece("the number of the flight that drops, over 576")
    mine = piece("1 if the observer decides")
    decision = piece("what is being decided", Decision)
    roost = piece("the falcon's", content.ROOSTS)
    seats = piece("", content.SEATS, Seat)
    own = piece("squares with a pigeon of the observer", content.SQUARES)
    others = piece("squares with a pigeon of another seat", content.SQUARES)
    streets = piece("", content.STREETS, Street)


@kernel
def observe(state: State, seat: int, out: Features) -> None:
    """Write what `Seen` lists."""
    observe_flow(state, seat, out)
    for other in range(state.players):
        observe_seat(state, other, Seen.seats + Seat.width * ahead(state, seat, other), out)
    for pigeon in range(content.PIGEONS):
        if state.place[pigeon] < content.SQUARES:
            if pigeon // content.FLOCK == seat:
                out[Seen.own + state.place[pigeon]] = 1
            else:
                out[Seen.others + state.place[pigeon]] = 1
    for street in range(content.STREETS):
        tile = state.street[street]
        if tile != EMPTY:
            out[Seen.streets + Street.width * street + Street.points] = content.POINTS[tile] / 3
            put(content.UMBRELLAS[tile, 0, 2] > 0, Seen.streets + Street.width * street + Street.umbrella, out)
    observe_cubes(state, seat, out)


@kernel
def observe_flow(state: State, seat: int, out: Features) -> None:
    """Phase, round, turn, what is decided and by whom, the aim or drop under way."""
    out[Seen.phase + state.phase] = 1
    out[Seen.round] = state.round_number / 12
    out[Seen.turn] = state.turn / 30
    out[Seen.actions] = state.actions_left / content.ACTIONS_A_TURN
    out[Seen.deuced] = state.deuced
    out[Seen.ending] = state.ending
    out[Seen.griffin] = ahead(state, seat, state.griffin) / content.SEATS
    out[Seen.azimuth] = state.azimuth / 1440
    out[Seen.elevation] = state.elevation / 480
    out[Seen.line] = state.line / 64
    out[Seen.crossing] = state.crossing / 576
    if state.over == 0:
        if decider(state) == seat:
            out[Seen.mine] = 1
        if decider(state) != NOBODY:
            out[Seen.decision + decision(state)] = 1
    if state.roost != EMPTY:
        out[Seen.roost + state.roost] = 1


@kernel
def observe_seat(state: State, seat: int, at: int, out: Features) -> None:
    """Points, cubes, pigeons and droplets of a seat."""
    put(state.score[seat] / 32, at + Seat.points, out)
    put(state.supply[seat] / content.CUBES, at + Seat.supply, out)
    put(state.cloaca[seat] / content.CLOACA, at + Seat.cloaca, out)
    put(state.droplets[seat] / 32, at + Seat.droplets, out)
    put(end.alive(state, seat) / content.FLOCK, at + Seat.alive, out)
    put(mating.parked(state, seat) / content.FLOCK, at + Seat.parked, out)
    put(end.people_on_tiles(state, seat) / 32, at + Seat.people, out)
    put(state.face_down_count[seat] / content.CUBES, at + Seat.face_down, out)


@kernel
def observe_cubes(state: State, seat: int, out: Features) -> None:
    """Own and other cubes on targets, and own ones on umbrellas, by street space."""
    for cube in range(state.cube_count):
        at = Seen.streets + Street.width * state.cube_street[cube]
        if state.cube_touch[cube] == Touch.hit:
            out[at + Street.hits + (state.cube_seat[cube] != seat)] += 0.25
        elif state.cube_touch[cube] == Touch.umbrella and state.cube_seat[cube] == seat:
            out[at + Street.shaded] += 0.25
