"""The fast model of flights and drops: what chance brings where no referee is asked.

A swept falcon over the city decides who can be struck, a fitted table how likely each dies; a fitted histogram
says where cubes come to rest. All in whole numbers, so that every back end draws the same. `make fit-pigeons` fits
the tables to the referee; docs/pigeons-physics.md says how well.
"""

from __future__ import annotations

from birdtable.games.pigeons.actions import (
    DIE,
    DROPPING,
    EAST_OF,
    EASTWARD,
    FALL,
    FATE,
    FLIGHT,
    LAND,
    LOST,
    MEET,
    REST,
    SOUTHWARD,
    STRIKE,
    TO,
    TOPPLE,
    TOUCHED,
    WHERE,
)
from birdtable.games.pigeons.tables import (
    BESIDE_BINS,
    BIN,
    BITS,
    BOARD,
    BODY,
    BUILDING_AT,
    BUILDINGS,
    CELL,
    COLLAR,
    DEAD,
    DOMINO_DEAD,
    DOMINO_HURT,
    EDGE_COLUMN,
    EDGE_ROW,
    GAP,
    HALF_CUBE,
    HEIGHT,
    HEIGHT_AT,
    HIT,
    HURT,
    INCH,
    LANDS,
    LOWEST_BIN,
    LOWEST_CLEAR,
    MIDDLE,
    NOWHERE,
    PIGEONS,
    RECTANGLES,
    RELEASE_STEP,
    RELEASED_AT,
    REST_QUANTILES,
    RESTS_ACROSS,
    RESTS_ALONG,
    RIGHT_ANGLE,
    ROD,
    ROD_BESIDE,
    ROOF_DRIFT,
    ROOST_EAST,
    ROOST_SOUTH,
    SECANT,
    SINE,
    SOCKET,
    SPARED,
    SPLASH,
    SQUARE_AT,
    SQUARES,
    STEP_COLUMN,
    STEP_ROW,
    STREET_AT,
    TALL,
    TALLEST,
    TANGENT,
    TARGETS,
    THOUSAND,
    TILE,
    UMBRELLA,
    UMBRELLAS,
    UNDER_BINS,
    UNDERSIDE,
    WAY,
    WIDTH,
    WINGS,
    WINGS_HIGHER,
)
from birdtable.kernel.decisions import decision, detail
from birdtable.kernel.dialect import kernel
from birdtable.kernel.record import EMPTY
from birdtable.kernel.streams import below

STRIDE = BIN  # between two looks along the rod
TOUCHES = 3


@kernel
def outcome(state):
    """Draw what chance brings next, as an action."""
    kind = decision(state)
    if kind == FLIGHT:
        return draw_strike(state, detail(state, 0))
    if kind == FATE:
        return draw_fate(state, detail(state, 0))
    if kind == WHERE:
        return TO + state.place[detail(state, 0) % PIGEONS]
    if kind == DROPPING:
        return draw_rest(state)
    if kind == EAST_OF:
        return EASTWARD + state.sketch[0]
    south = state.sketch[1]
    state.sketch[0] = 0
    state.sketch[1] = 0
    return SOUTHWARD + south


# ====================================================================== the flight: where things are


@kernel
def east_of(roost, square):
    """How far the middle of a square lies from the roost's corner, along the north or south edge."""
    east = CELL[square] % WIDTH * INCH + MIDDLE
    if ROOST_EAST[roost]:
        return BOARD - east
    return east


@kernel
def south_of(roost, square):
    """How far the middle of a square lies from the roost's corner, along the west or east edge."""
    south = CELL[square] // WIDTH * INCH + MIDDLE
    if ROOST_SOUTH[roost]:
        return BOARD - south
    return south


@kernel
def along_rod(roost, azimuth, square):
    """How far a square lies from the socket, measured on the ground along the rod."""
    return (east_of(roost, square) * SINE[RIGHT_ANGLE - azimuth] + south_of(roost, square) * SINE[azimuth]) >> BITS


@kernel
def beside_rod(roost, azimuth, square):
    """How far a square lies beside the rod's vertical plane."""
    return abs(south_of(roost, square) * SINE[RIGHT_ANGLE - azimuth] - east_of(roost, square) * SINE[azimuth]) >> BITS


@kernel
def rod_height(along, elevation, below_rod):
    """The height of something that hangs so far below the rod, over the ground at that distance from the socket."""
    return SOCKET + ((along * TANGENT[elevation] - below_rod * SECANT[elevation]) >> BITS)


@kernel
def cell_under(roost, azimuth, along, aside):
    """The cell of the city under a point along and beside the rod; NOWHERE off the board."""
    cosine = SINE[RIGHT_ANGLE - azimuth]
    sine = SINE[azimuth]
    east = (along * cosine - aside * sine) >> BITS
    south = (along * sine + aside * cosine) >> BITS
    if east < 0 or south < 0 or east >= BOARD or south >= BOARD:
        return NOWHERE
    if ROOST_EAST[roost]:
        east = BOARD - 1 - east
    if ROOST_SOUTH[roost]:
        south = BOARD - 1 - south
    return south // INCH * WIDTH + east // INCH


@kernel
def city_height(roost, azimuth, along, aside):
    """The height of the city under a point along and beside the rod; 0 over streets and off the board."""
    cell = cell_under(roost, azimuth, along, aside)
    if cell == NOWHERE:
        return 0
    return HEIGHT_AT[cell] * INCH


@kernel
def first_wall(roost, azimuth, elevation):
    """How far from the socket the falcon, coming from the far end, meets a structure; 0 if it never does."""
    along = (RELEASED_AT << BITS) // SECANT[elevation]
    last = (COLLAR << BITS) // SECANT[elevation]
    while along > last:
        under = rod_height(along, elevation, UNDERSIDE)
        if under < 4 * INCH:
            body = max(
                city_height(roost, azimuth, along, 0),
                city_height(roost, azimuth, along, BODY),
                city_height(roost, azimuth, along, -BODY),
            )
            wings = max(city_height(roost, azimuth, along, WINGS), city_height(roost, azimuth, along, -WINGS))
            if body > under or wings > under + WINGS_HIGHER:
                return along
        along -= STRIDE
    return 0


@kernel
def building_met(roost, azimuth, elevation, along):
    """The building that the falcon meets there, under its body or else under a wing."""
    under = rod_height(along, elevation, UNDERSIDE)
    for side in range(-1, 2):
        cell = cell_under(roost, azimuth, along, side * BODY)
        if cell != NOWHERE and HEIGHT_AT[cell] * INCH > under:
            return BUILDING_AT[cell]
    for side in range(-1, 2):
        cell = cell_under(roost, azimuth, along, side * WINGS)
        if cell != NOWHERE and HEIGHT_AT[cell] * INCH > under + WINGS_HIGHER:
            return BUILDING_AT[cell]
    return 0


@kernel
def rod_touches(state, roost, azimuth, elevation):
    """Whether the rod touches a structure or a pigeon on a roof."""
    return rod_touches_city(azimuth, elevation) or pigeon_at_rod(state, roost, azimuth, elevation) != EMPTY


@kernel
def rod_touches_city(azimuth, elevation):
    """Whether the rod touches a structure, which it does from every roost alike: the city is symmetric."""
    return elevation < LOWEST_CLEAR[azimuth]


@kernel
def pigeon_at_rod(state, roost, azimuth, elevation):
    """The pigeon on a roof that the rod touches; EMPTY if there is none."""
    for pigeon in range(PIGEONS):
        square = state.place[pigeon]
        if square < SQUARES:
            posture = state.posture[pigeon]
            if beside_rod(roost, azimuth, square) < ROD_BESIDE[posture]:
                along = along_rod(roost, azimuth, square)
                if along > 0 and rod_height(along, elevation, ROD) <= HEIGHT[square] * INCH + TALL[posture]:
                    return pigeon
    return EMPTY


@kernel
def building_at_rod(roost, azimuth, elevation):
    """A structure that a rod touches: the one that reaches highest above it."""
    best = 0
    most = -BOARD
    along = 0
    while rod_height(along, elevation, ROD) < 4 * INCH:
        cell = cell_under(roost, azimuth, along, 0)
        if cell != NOWHERE and BUILDING_AT[cell] != NOWHERE:
            above = HEIGHT_AT[cell] * INCH - rod_height(along, elevation, ROD)
            if above > most:
                best = BUILDING_AT[cell]
                most = above
        along += STRIDE
    return best


@kernel
def swept(roost, azimuth, elevation, square, wall):
    """Where a square's pigeon meets the falcon: the number of its cell in the fitted table; -1 if it does not."""
    beside = beside_rod(roost, azimuth, square) // BIN
    if beside >= BESIDE_BINS:
        return NOWHERE
    along = along_rod(roost, azimuth, square)
    under = (rod_height(along, elevation, UNDERSIDE) - HEIGHT[square] * INCH - LOWEST_BIN) // BIN
    if under < 0 or under >= UNDER_BINS:
        return NOWHERE
    rod = (along * SECANT[elevation]) >> BITS
    if rod < SPARED or ((along - wall + WINGS) * SECANT[elevation]) >> BITS < 0:
        return NOWHERE
    return beside * UNDER_BINS + under


# ====================================================================== the flight: what happens


@kernel
def draw_strike(state, looked):
    """The next pigeon that is struck: first those in the falcon's way, then those that others fall against."""
    if looked == 0:
        pigeon = pigeon_at_rod(state, state.roost, state.azimuth, state.elevation)
        if pigeon != EMPTY:
            return TOUCHED + BUILDINGS + pigeon
        if rod_touches_city(state.azimuth, state.elevation):
            return TOUCHED + building_at_rod(state.roost, state.azimuth, state.elevation)
    if looked < PIGEONS:
        wall = first_wall(state.roost, state.azimuth, state.elevation)
        for pigeon in range(looked, PIGEONS):
            if unharmed(state, pigeon):
                cell = swept(state.roost, state.azimuth, state.elevation, state.place[pigeon], wall)
                if cell != NOWHERE and below(state, THOUSAND) < chance_of_either(cell):
                    return STRIKE + pigeon
        looked = PIGEONS
        state.pending_args[state.pending_count - 1, 0] = looked  # where the second lap begins
    if state.struck[0] | state.struck[1] | state.struck[2] | state.struck[3] != 0:
        for pigeon in range(looked - PIGEONS, PIGEONS):
            beside = unharmed(state, pigeon) and falls_against(state, state.place[pigeon])
            if beside and below(state, THOUSAND) < DOMINO_DEAD + DOMINO_HURT:
                return TOPPLE + pigeon
    return end_of_flight(state)


@kernel
def end_of_flight(state):
    """The falcon meets a building, if there is one in its way, or is at rest."""
    wall = first_wall(state.roost, state.azimuth, state.elevation)
    if state.met == EMPTY and wall > 0:
        state.pending_args[state.pending_count - 1, 0] = 2 * PIGEONS
        return MEET + building_met(state.roost, state.azimuth, state.elevation, wall)
    return REST


@kernel
def unharmed(state, pigeon):
    """Whether a pigeon is on a roof and was not struck in this flight."""
    return state.place[pigeon] < SQUARES and state.moved[pigeon] <= state.moves_before


@kernel
def falls_against(state, square):
    """Whether a pigeon was struck in this flight beside this square and farther out, so that it falls this way."""
    here = along_rod(state.roost, state.azimuth, square)
    for rows in range(-1, 2):
        for columns in range(-1, 2):
            row = CELL[square] // WIDTH + rows
            column = CELL[square] % WIDTH + columns
            if row >= 0 and row < WIDTH and column >= 0 and column < WIDTH:
                other = SQUARE_AT[row * WIDTH + column]
                was_struck = other != NOWHERE and (state.struck[other // 32] >> (other % 32)) & 1
                if was_struck and along_rod(state.roost, state.azimuth, other) > here:
                    return True
    return False


@kernel
def chance_of_either(cell):
    """Thousandths: killed or hurt by the falcon itself."""
    return DEAD[cell // UNDER_BINS, cell % UNDER_BINS] + HURT[cell // UNDER_BINS, cell % UNDER_BINS]


@kernel
def draw_fate(state, about):
    """Whether a pigeon that was struck, by the falcon or in the second lap by another pigeon, dies or is hurt."""
    if about >= PIGEONS:
        if below(state, DOMINO_DEAD + DOMINO_HURT) < DOMINO_DEAD:
            return DIE
        return FALL
    wall = first_wall(state.roost, state.azimuth, state.elevation)
    cell = swept(state.roost, state.azimuth, state.elevation, state.place[about], wall)
    if below(state, chance_of_either(cell)) < DEAD[cell // UNDER_BINS, cell % UNDER_BINS]:
        return DIE
    return FALL


# ====================================================================== the drop


@kernel
def draw_rest(state):
    """Where the cube that falls comes to rest: past its release by the fitted drift and scatter, walls hold it."""
    height = TALLEST[state.crossing]
    release = state.releases[state.cubes_aloft - state.falling]
    if falls_on_roof(state.crossing, release, state.line):
        return LOST
    along = release + RESTS_ALONG[height, below(state, REST_QUANTILES)]
    aside = state.line + RESTS_ACROSS[height, below(state, REST_QUANTILES)]
    east, south = rest_point(state.crossing, along, aside)
    if east < 0 or south < 0 or east >= BOARD or south >= BOARD:
        return LOST
    street = STREET_AT[south // TILE * 8 + east // TILE]
    state.sketch[0] = east % TILE // RELEASE_STEP
    state.sketch[1] = south % TILE // RELEASE_STEP
    return LAND + TOUCHES * street + touches(state.street[street], east % TILE, south % TILE)


@kernel
def falls_on_roof(crossing, release, line):
    """Whether a cube is let go over a roof beside the street, or too late not to hit the roof across (poop.lost)."""
    fall = TALLEST[crossing] - HEIGHT[LANDS[crossing]]
    if release + ROOF_DRIFT[fall] >= GAP[crossing] * INCH:
        return True
    east, south = point_below(crossing, release + ROOF_DRIFT[fall], line)
    if east < 0 or south < 0 or east >= BOARD or south >= BOARD:
        return True
    return HEIGHT_AT[south // INCH * WIDTH + east // INCH] > 0


@kernel
def point_below(crossing, along, aside):
    """The point of the board, in 64ths of an inch, so far past the edge that is left and beside the flight's middle."""
    way = WAY[crossing]
    forward = along + MIDDLE  # from the middle of the square it left
    east = EDGE_COLUMN[crossing] * INCH + MIDDLE + STEP_COLUMN[way] * forward - STEP_ROW[way] * aside
    south = EDGE_ROW[crossing] * INCH + MIDDLE + STEP_ROW[way] * forward + STEP_COLUMN[way] * aside
    return east, south


@kernel
def rest_point(crossing, along, aside):
    """Where a cube lies that would go so far along and aside: walls ahead and beside the street hold it."""
    along = min(along, GAP[crossing] * INCH - HALF_CUBE)  # at the foot of the wall across the street
    east, south = point_below(crossing, max(0, along), 0)
    way = WAY[crossing]
    if STEP_ROW[way] == 0:
        return east, slide(east, south, 0, aside * STEP_COLUMN[way])
    return slide(east, south, 1, -aside * STEP_ROW[way]), south


@kernel
def slide(east, south, eastward, by):
    """Move a point sideways; a wall beside the street stops it at its foot. The coordinate that changes."""
    from_ = south
    if eastward:
        from_ = east
    to = from_ + by
    edge = from_ // TILE * TILE
    if to >= edge and to < edge + TILE:
        return to
    blocked = False
    if eastward:
        if to >= 0 and to < BOARD:
            blocked = HEIGHT_AT[south // INCH * WIDTH + to // INCH] > 0
    elif to >= 0 and to < BOARD:
        blocked = HEIGHT_AT[to // INCH * WIDTH + east // INCH] > 0
    if not blocked:
        return to
    if to < edge:
        return edge + HALF_CUBE
    return edge + TILE - HALF_CUBE - 1


@kernel
def touches(tile, east, south):
    """What a cube around a point of a tile covers a part of: a target, else an umbrella, else nothing (scoring.hit)."""
    if tile == EMPTY:
        return SPLASH
    under = SPLASH
    for area in range(RECTANGLES):
        if covers(TARGETS[tile, area, 0], TARGETS[tile, area, 2], east) and covers(
            TARGETS[tile, area, 1], TARGETS[tile, area, 3], south
        ):
            return HIT
        if covers(UMBRELLAS[tile, area, 0], UMBRELLAS[tile, area, 2], east) and covers(
            UMBRELLAS[tile, area, 1], UMBRELLAS[tile, area, 3], south
        ):
            under = UMBRELLA
    return under


@kernel
def covers(first, last, middle):
    """Whether a cube around `middle` reaches between two edges; never where both are 0: there is no such area."""
    return last > 0 and middle + HALF_CUBE > first and middle - HALF_CUBE < last
