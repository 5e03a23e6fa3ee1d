"""What a position is worth to a seat, for bots that look one decision ahead.

Hundredths of a point: what is scored, what lies in the streets, the living, cubes yet to be dropped; and, while an aim
is being chosen, what the fast model expects of it.
"""

from __future__ import annotations

from birdtable.games.pigeons import content, end, model, scoring
from birdtable.games.pigeons.content import Axis, Hand, Phase, Touch
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Decision, is_letting_go
from birdtable.kernel import CHANCE, EMPTY, NOBODY, decision, kernel, winners

LEAD = 400
POINT = 100
READY = 45  # a cube in the cloaca
STORED = 25  # a cube in the supply
BLOOD = 100  # an opponent's pigeon that dies
OWN_LOSS = 110  # one's own
LANE = 20  # an opponent's pigeon that some elevation could strike
NEAR_LANE = 3 * content.INCH // 4
FARTHEST_LINE = content.LINES // 2 * content.LINE_STEP


@kernel
def value(state: State, seat: int) -> int:
    """How far the seat is ahead of the best other seat, and what its aim or drop promises."""
    return ahead(state, seat) + promise(state, seat)


@kernel
def worth(state: State, seat: int) -> int:
    """Points, living pigeons, what its cubes in the streets would win now, and cubes left."""
    total = POINT * (state.score[seat] + street_points(state, seat))
    if state.over == 1:
        return total
    total += POINT * end.alive(state, seat)
    if state.ending == 0 or state.phase == Phase.pigeons:
        total += READY * state.cloaca[seat] + STORED * state.supply[seat]
    return total


ahead = winners.ahead_by(worth)


@kernel
def street_points(state: State, seat: int) -> int:
    """What the cubes that lie in the streets would bring the seat if tiles were scored now."""
    points = 0
    for cube in range(state.cube_count):
        street = state.cube_street[cube]
        if state.cube_seat[cube] == seat and state.street[street] != EMPTY and first_there(state, cube):
            if state.cube_touch[cube] == Touch.hit and scoring.tile_winner(state, street) == seat:
                points += content.POINTS[state.street[street]]
            elif state.cube_touch[cube] == Touch.umbrella:
                points -= 1
    return points


@kernel
def first_there(state: State, cube: int) -> bool:
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
def promise(state: State, seat: int) -> int:
    """What the seat may hope for from the drop or the flight that is being prepared or is in the air."""
    if state.over == 1 or state.pending_count == 0:
        return 0
    kind = decision(state)
    whose = state.pending_seat[state.pending_count - 1]
    if whose != seat and whose != CHANCE:
        return 0
    if kind == Decision.turn:
        return state.actions_left
    if is_letting_go(kind):
        return drop_to_come(state, seat, kind)
    if kind == Decision.drop and state.flyer // content.FLOCK == seat:
        return drop_in_the_air(state, seat)
    if kind == Decision.azimuth:
        return best_lane(state, seat)
    if kind == Decision.elevation:
        return best_elevation(state, seat, state.azimuth)
    if kind == Decision.trim or (kind == Decision.flight and state.pending_args[state.pending_count - 1, 1] == seat):
        return hoped_from(state, seat, state.azimuth, state.elevation)
    return 0


# ---------------------------------------------------------------------- drops


@kernel
def drop_to_come(state: State, seat: int, kind: int) -> int:
    """The best that the line and releases yet to be chosen promise, less the cubes that it will cost."""
    best = 0
    for space in range(content.GAP[state.crossing] // 2):
        east, south = model.point_below(state.crossing, space * content.TILE + content.INCH, 0)
        street = model.street_at(east, south)
        tile = state.street[street]
        if tile != EMPTY:
            for area in range(content.RECTANGLES):
                if content.TARGETS[tile, area, 2] > 0:
                    best = max(best, aimed_at(state, seat, kind, street, area))
    if kind == Decision.second_release:
        return best + released(state, seat, state.releases[0]) - 2 * READY
    if state.cubes_aloft == 2:
        return best * 3 // 2 - 2 * READY
    return best - READY


@kernel
def aimed_at(state: State, seat: int, kind: int, street: int, area: int) -> int:
    """What a cube promises that is aimed at the middle of a target as well as the choices left allow."""
    tile = state.street[street]
    east = (
        content.STREET_SPACE[street] % 8 * content.TILE
        + (content.TARGETS[tile, area, 0] + content.TARGETS[tile, area, 2]) // 2
    )
    south = (
        content.STREET_SPACE[street] // 8 * content.TILE
        + (content.TARGETS[tile, area, 1] + content.TARGETS[tile, area, 3]) // 2
    )
    start_east, start_south = model.point_below(state.crossing, 0, 0)
    way = content.WAY[state.crossing]
    along = (east - start_east) * content.STEP_COLUMN[way] + (south - start_south) * content.STEP_ROW[way]
    aside = (south - start_south) * content.STEP_COLUMN[way] - (east - start_east) * content.STEP_ROW[way]
    line = state.line
    if kind == Decision.line:
        line = max(-FARTHEST_LINE, min(FARTHEST_LINE, aside))
    fall = content.TALLEST[state.crossing] - content.HEIGHT[content.LANDS[state.crossing]]
    latest = content.GAP[state.crossing] * content.INCH - content.ROOF_DRIFT[fall] - content.RELEASE_STEP
    release = max(0, min(latest, along - content.DRIFT[content.TALLEST[state.crossing]]))
    return hoped_at(state, seat, release, line, 1)


@kernel
def released(state: State, seat: int, release: int) -> int:
    """What a cube promises whose release and line are chosen, before the hand's error."""
    return hoped_at(state, seat, release, state.line, 1)


@kernel
def drop_in_the_air(state: State, seat: int) -> int:
    """What the cubes in the air promise: the hand's error is known, the scatter is not."""
    total = 0
    for cube in range(state.cubes_aloft - state.falling, state.cubes_aloft):
        total += hoped_at(state, seat, state.releases[cube], state.line, 0)
    return total


@kernel
def hoped_at(state: State, seat: int, release: int, line: int, with_error: int) -> int:
    """Hundredths of a point from a cube let go there: chances of target and umbrella of the tile below."""
    if model.falls_on_roof(state.crossing, release, line):
        return 0
    height = content.TALLEST[state.crossing]
    along = min(release + content.DRIFT[height], content.GAP[state.crossing] * content.INCH - content.HALF_CUBE)
    east, south = model.point_below(state.crossing, along, line)
    street = model.street_at(east, south)
    if street == content.NOWHERE or state.street[street] == EMPTY:
        return 0
    spread_along = content.SPREADS[2 * with_error + Hand.chosen, Axis.along, height]
    spread_across = content.SPREADS[2 * with_error + Hand.chosen, Axis.across, height]
    if content.STEP_ROW[content.WAY[state.crossing]] == 0:
        return hoped_on(state, seat, street, east % content.TILE, south % content.TILE, spread_along, spread_across)
    return hoped_on(state, seat, street, east % content.TILE, south % content.TILE, spread_across, spread_along)


@kernel
def hoped_on(state: State, seat: int, street: int, east: int, south: int, spread_east: int, spread_south: int) -> int:
    """The same for a point of a tile, with the spread of a cube either way."""
    tile = state.street[street]
    hit = 0
    shade = 0
    for area in range(content.RECTANGLES):
        if content.TARGETS[tile, area, 2] > 0:
            hit += chance_between(
                content.TARGETS[tile, area, 0], content.TARGETS[tile, area, 2], east, spread_east
            ) * chance_between(content.TARGETS[tile, area, 1], content.TARGETS[tile, area, 3], south, spread_south)
        if content.UMBRELLAS[tile, area, 2] > 0:
            shade += chance_between(
                content.UMBRELLAS[tile, area, 0], content.UMBRELLAS[tile, area, 2], east, spread_east
            ) * chance_between(content.UMBRELLAS[tile, area, 1], content.UMBRELLAS[tile, area, 3], south, spread_south)
    points = content.POINTS[tile] * POINT
    winner = scoring.tile_winner(state, street)
    if winner == seat or (winner != NOBODY and hits_behind(state, street, seat, winner) > 0):
        points //= 5
    return (hit * points - shade * POINT) // (content.THOUSAND * content.THOUSAND)


@kernel
def hits_behind(state: State, street: int, seat: int, winner: int) -> int:
    """How many hits the seat needs to draw level with the winner of a tile."""
    return scoring.cubes_touching(state, street, winner, Touch.hit) - scoring.cubes_touching(
        state, street, seat, Touch.hit
    )


@kernel
def chance_between(first: int, last: int, middle: int, spread: int) -> int:
    """Thousandths: a cube around a normal point covers something between two edges."""
    return below_edge(last + content.HALF_CUBE - middle, spread) - below_edge(
        first - content.HALF_CUBE - middle, spread
    )


@kernel
def below_edge(offset: int, spread: int) -> int:
    """Thousandths: a normal number of that spread is below an offset."""
    steps = abs(offset) * content.CDF_STEPS // max(1, spread)
    chance = content.CDF[min(steps, 4 * content.CDF_STEPS)]
    if offset < 0:
        return content.THOUSAND - chance
    return chance


# ---------------------------------------------------------------------- flights


@kernel
def best_lane(state: State, seat: int) -> int:
    """A rough look from a roost: the line with the most pigeons of others and the fewest of one's own."""
    best = 0
    for step in range(content.AZIMUTHS):
        azimuth = content.FIRST_AZIMUTH + content.AZIMUTH_STEP * step
        lane = 0
        for pigeon in range(content.FLOCK * state.players):
            square = state.place[pigeon]
            if square < content.SQUARES and model.beside_rod(state.roost, azimuth, square) < NEAR_LANE:
                if pigeon // content.FLOCK == seat:
                    lane -= LANE
                else:
                    lane += LANE
        best = max(best, lane)
    return best


@kernel
def best_elevation(state: State, seat: int, azimuth: int) -> int:
    """The most that any elevation promises along an azimuth."""
    best = 0
    for step in range(content.ELEVATIONS):
        best = max(best, hoped_from(state, seat, azimuth, content.FIRST_ELEVATION + content.ELEVATION_STEP * step))
    return best


@kernel
def hoped_from(state: State, seat: int, azimuth: int, elevation: int) -> int:
    """What the fast model expects of an aim; nothing if the rod touches anything."""
    if model.rod_touches(state, state.roost, azimuth, elevation):
        return 0
    wall = model.first_wall(state.roost, azimuth, elevation)
    hope = 0
    for pigeon in range(content.FLOCK * state.players):
        if state.place[pigeon] < content.SQUARES:
            cell = model.swept(state.roost, azimuth, elevation, state.place[pigeon], wall)
            if cell != content.NOWHERE:
                chance = content.DEAD[cell // content.UNDER_BINS, cell % content.UNDER_BINS]
                if pigeon // content.FLOCK == seat:
                    hope -= OWN_LOSS * chance
                else:
                    hope += BLOOD * chance
    return hope // content.THOUSAND
