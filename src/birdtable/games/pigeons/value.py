"""What a position is worth to a seat, for bots that look one decision ahead.

Hundredths of a point: what is scored, what lies in the streets, the living, cubes yet to be dropped; and, while an aim
is being chosen, what the fast model expects of it.
"""

from __future__ import annotations

from birdtable.games.pigeons.actions import (
    DROPPING,
    FLIGHT,
    LINING,
    RAISING,
    SECOND_RELEASE,
    TRIMMING,
    TURN,
    TURNING,
)
from birdtable.games.pigeons.flock import alive
from birdtable.games.pigeons.model import (
    beside_rod,
    falls_on_roof,
    first_wall,
    point_below,
    rod_touches,
    swept,
)
from birdtable.games.pigeons.scoring import cubes_touching, tile_winner
from birdtable.games.pigeons.tables import (
    AZIMUTH_STEP,
    AZIMUTHS,
    CDF,
    CDF_STEPS,
    CHOSEN,
    DEAD,
    DRIFT,
    ELEVATION_STEP,
    ELEVATIONS,
    FIRST_AZIMUTH,
    FIRST_ELEVATION,
    FLOCK,
    GAP,
    HALF_CUBE,
    HEIGHT,
    HIT,
    INCH,
    LANDS,
    LINE_STEP,
    LINES,
    NOWHERE,
    POINTS,
    RECTANGLES,
    RELEASE_STEP,
    ROOF_DRIFT,
    SPREADS,
    SQUARES,
    STEP_COLUMN,
    STEP_ROW,
    STREET_AT,
    STREET_SPACE,
    TALLEST,
    TARGETS,
    THOUSAND,
    TILE,
    UMBRELLA,
    UMBRELLAS,
    UNDER_BINS,
    WAY,
)
from birdtable.kernel.decisions import CHANCE, NOBODY, decision
from birdtable.kernel.dialect import kernel
from birdtable.kernel.record import EMPTY

LEAD = 400
POINT = 100
READY = 45  # a cube in the cloaca
STORED = 25  # a cube in the supply
BLOOD = 100  # an opponent's pigeon that dies
OWN_LOSS = 110  # one's own
LANE = 20  # an opponent's pigeon that some elevation could strike
NEAR_LANE = 3 * INCH // 4
FARTHEST_LINE = LINES // 2 * LINE_STEP


@kernel
def value(state, seat):
    """How far the seat is ahead of the best other seat, and what its aim or drop promises."""
    mine = worth(state, seat)
    best = -100000
    for other in range(state.players):
        if other != seat:
            best = max(best, worth(state, other))
    return mine - best + promise(state, seat)


@kernel
def worth(state, seat):
    """Points, living pigeons, what its cubes in the streets would win now, and cubes left."""
    total = POINT * (state.score[seat] + street_points(state, seat))
    if state.over == 1:
        return total
    total += POINT * alive(state, seat)
    if state.ending == 0 or state.phase == 1:
        total += READY * state.cloaca[seat] + STORED * state.supply[seat]
    return total


@kernel
def street_points(state, seat):
    """What the cubes that lie in the streets would bring the seat if tiles were scored now."""
    points = 0
    for cube in range(state.cube_count):
        street = state.cube_street[cube]
        if state.cube_seat[cube] == seat and state.street[street] != EMPTY and first_there(state, cube):
            if state.cube_touch[cube] == HIT and tile_winner(state, street) == seat:
                points += POINTS[state.street[street]]
            elif state.cube_touch[cube] == UMBRELLA:
                points -= 1
    return points


@kernel
def first_there(state, cube):
    """Whether no earlier cube of the same seat lies on that street space touching the same."""
    for other in range(cube):
        if (
            state.cube_street[other] == state.cube_street[cube]
            and state.cube_seat[other] == state.cube_seat[cube]
            and state.cube_touch[other] == state.cube_touch[cube]
        ):
            return False
    return True


# ====================================================================== what is under way


@kernel
def promise(state, seat):
    """What the seat may hope for from the drop or the flight that is being prepared or is in the air."""
    if state.over == 1 or state.pending_count == 0:
        return 0
    kind = decision(state)
    whose = state.pending_seat[state.pending_count - 1]
    if whose != seat and whose != CHANCE:
        return 0
    if kind == TURN:
        return state.actions_left
    if kind >= LINING and kind <= SECOND_RELEASE:
        return drop_to_come(state, seat, kind)
    if kind == DROPPING and state.flyer // FLOCK == seat:
        return drop_in_the_air(state, seat)
    if kind == TURNING:
        return best_lane(state, seat)
    if kind == RAISING:
        return best_elevation(state, seat, state.azimuth)
    if kind == TRIMMING or (kind == FLIGHT and state.pending_args[state.pending_count - 1, 1] == seat):
        return hoped_from(state, seat, state.azimuth, state.elevation)
    return 0


# ---------------------------------------------------------------------- drops


@kernel
def drop_to_come(state, seat, kind):
    """The best that the line and releases yet to be chosen promise, less the cubes that it will cost."""
    best = 0
    for space in range(GAP[state.crossing] // 2):
        east, south = point_below(state.crossing, space * TILE + INCH, 0)
        street = STREET_AT[south // TILE * 8 + east // TILE]
        tile = state.street[street]
        if tile != EMPTY:
            for area in range(RECTANGLES):
                if TARGETS[tile, area, 2] > 0:
                    best = max(best, aimed_at(state, seat, kind, street, area))
    if kind == SECOND_RELEASE:
        return best + released(state, seat, state.releases[0]) - 2 * READY
    if state.cubes_aloft == 2:
        return best * 3 // 2 - 2 * READY
    return best - READY


@kernel
def aimed_at(state, seat, kind, street, area):
    """What a cube promises that is aimed at the middle of a target as well as the choices left allow."""
    tile = state.street[street]
    east = STREET_SPACE[street] % 8 * TILE + (TARGETS[tile, area, 0] + TARGETS[tile, area, 2]) // 2
    south = STREET_SPACE[street] // 8 * TILE + (TARGETS[tile, area, 1] + TARGETS[tile, area, 3]) // 2
    start_east, start_south = point_below(state.crossing, 0, 0)
    way = WAY[state.crossing]
    along = (east - start_east) * STEP_COLUMN[way] + (south - start_south) * STEP_ROW[way]
    aside = (south - start_south) * STEP_COLUMN[way] - (east - start_east) * STEP_ROW[way]
    line = state.line
    if kind == LINING:
        line = max(-FARTHEST_LINE, min(FARTHEST_LINE, aside))
    fall = TALLEST[state.crossing] - HEIGHT[LANDS[state.crossing]]
    latest = GAP[state.crossing] * INCH - ROOF_DRIFT[fall] - RELEASE_STEP
    release = max(0, min(latest, along - DRIFT[TALLEST[state.crossing]]))
    return hoped_at(state, seat, release, line, 1)


@kernel
def released(state, seat, release):
    """What a cube promises whose release and line are chosen, before the hand's error."""
    return hoped_at(state, seat, release, state.line, 1)


@kernel
def drop_in_the_air(state, seat):
    """What the cubes in the air promise: the hand's error is known, the scatter is not."""
    total = 0
    for cube in range(state.cubes_aloft - state.falling, state.cubes_aloft):
        total += hoped_at(state, seat, state.releases[cube], state.line, 0)
    return total


@kernel
def hoped_at(state, seat, release, line, with_error):
    """Hundredths of a point from a cube let go there: chances of target and umbrella of the tile below."""
    if falls_on_roof(state.crossing, release, line):
        return 0
    height = TALLEST[state.crossing]
    along = min(release + DRIFT[height], GAP[state.crossing] * INCH - HALF_CUBE)
    east, south = point_below(state.crossing, along, line)
    street = STREET_AT[south // TILE * 8 + east // TILE]
    if street == NOWHERE or state.street[street] == EMPTY:
        return 0
    spread_along = SPREADS[with_error, CHOSEN, 0, height]
    spread_across = SPREADS[with_error, CHOSEN, 1, height]
    if STEP_ROW[WAY[state.crossing]] == 0:
        return hoped_on(state, seat, street, east % TILE, south % TILE, spread_along, spread_across)
    return hoped_on(state, seat, street, east % TILE, south % TILE, spread_across, spread_along)


@kernel
def hoped_on(state, seat, street, east, south, spread_east, spread_south):
    """The same for a point of a tile, with the spread of a cube either way."""
    tile = state.street[street]
    hit = 0
    shade = 0
    for area in range(RECTANGLES):
        if TARGETS[tile, area, 2] > 0:
            hit += chance_between(TARGETS[tile, area, 0], TARGETS[tile, area, 2], east, spread_east) * chance_between(
                TARGETS[tile, area, 1], TARGETS[tile, area, 3], south, spread_south
            )
        if UMBRELLAS[tile, area, 2] > 0:
            shade += chance_between(
                UMBRELLAS[tile, area, 0], UMBRELLAS[tile, area, 2], east, spread_east
            ) * chance_between(UMBRELLAS[tile, area, 1], UMBRELLAS[tile, area, 3], south, spread_south)
    points = POINTS[tile] * POINT
    winner = tile_winner(state, street)
    if winner == seat or (winner != NOBODY and hits_behind(state, street, seat, winner) > 0):
        points //= 5
    return (hit * points - shade * POINT) // (THOUSAND * THOUSAND)


@kernel
def hits_behind(state, street, seat, winner):
    """How many hits the seat needs to draw level with the winner of a tile."""
    return cubes_touching(state, street, winner, HIT) - cubes_touching(state, street, seat, HIT)


@kernel
def chance_between(first, last, middle, spread):
    """Thousandths: a cube around a normal point covers something between two edges."""
    return below_edge(last + HALF_CUBE - middle, spread) - below_edge(first - HALF_CUBE - middle, spread)


@kernel
def below_edge(offset, spread):
    """Thousandths: a normal number of that spread is below an offset."""
    steps = abs(offset) * CDF_STEPS // max(1, spread)
    chance = CDF[min(steps, 4 * CDF_STEPS)]
    if offset < 0:
        return THOUSAND - chance
    return chance


# ---------------------------------------------------------------------- flights


@kernel
def best_lane(state, seat):
    """A rough look from a roost: the line with the most pigeons of others and the fewest of one's own."""
    best = 0
    for step in range(AZIMUTHS):
        azimuth = FIRST_AZIMUTH + AZIMUTH_STEP * step
        lane = 0
        for pigeon in range(FLOCK * state.players):
            square = state.place[pigeon]
            if square < SQUARES and beside_rod(state.roost, azimuth, square) < NEAR_LANE:
                if pigeon // FLOCK == seat:
                    lane -= LANE
                else:
                    lane += LANE
        best = max(best, lane)
    return best


@kernel
def best_elevation(state, seat, azimuth):
    """The most that any elevation promises along an azimuth."""
    best = 0
    for step in range(ELEVATIONS):
        best = max(best, hoped_from(state, seat, azimuth, FIRST_ELEVATION + ELEVATION_STEP * step))
    return best


@kernel
def hoped_from(state, seat, azimuth, elevation):
    """What the fast model expects of an aim; nothing if the rod touches anything."""
    if rod_touches(state, state.roost, azimuth, elevation):
        return 0
    wall = first_wall(state.roost, azimuth, elevation)
    hope = 0
    for pigeon in range(FLOCK * state.players):
        if state.place[pigeon] < SQUARES:
            cell = swept(state.roost, azimuth, elevation, state.place[pigeon], wall)
            if cell != NOWHERE:
                chance = DEAD[cell // UNDER_BINS, cell % UNDER_BINS]
                if pigeon // FLOCK == seat:
                    hope -= OWN_LOSS * chance
                else:
                    hope += BLOOD * chance
    return hope // THOUSAND
