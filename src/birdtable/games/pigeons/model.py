"""The fast model of flights and drops: what chance brings where no referee is asked.

A swept falcon over the city decides who can be struck, a fitted table how likely each dies; a fitted histogram
says where cubes come to rest. All in whole numbers, so that every back end draws the same. `make fit-pigeons` fits
the tables to the referee; docs/pigeons-physics.md says how well.
"""

from __future__ import annotations

from birdtable.games.pigeons import content
from birdtable.games.pigeons.content import Touch
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Decision, Verb
from birdtable.kernel import EMPTY, below, decision, detail, kernel

STRIDE = content.BIN  # between two looks along the rod


@kernel
def outcome(state: State) -> int:
    """Draw what chance brings next, as an action."""
    kind = decision(state)
    if kind == Decision.flight:
        return draw_strike(state, detail(state, 0))
    if kind == Decision.fate:
        return draw_fate(state, detail(state, 0))
    if kind == Decision.where:
        return Verb.to.of(state.place[detail(state, 0) % content.PIGEONS])
    if kind == Decision.drop:
        return draw_rest(state)
    if kind == Decision.east:
        return Verb.east.of(state.sketch[0])
    south = state.sketch[1]
    state.sketch[0] = 0
    state.sketch[1] = 0
    return Verb.south.of(south)


# ====================================================================== the flight: where things are


@kernel
def east_of(roost: int, square: int) -> int:
    """How far the middle of a square lies from the roost's corner, along the north or south edge."""
    east = content.CELL[square] % content.WIDTH * content.INCH + content.MIDDLE
    if content.ROOST_EAST[roost]:
        return content.BOARD - east
    return east


@kernel
def south_of(roost: int, square: int) -> int:
    """How far the middle of a square lies from the roost's corner, along the west or east edge."""
    south = content.CELL[square] // content.WIDTH * content.INCH + content.MIDDLE
    if content.ROOST_SOUTH[roost]:
        return content.BOARD - south
    return south


@kernel
def along_rod(roost: int, azimuth: int, square: int) -> int:
    """How far a square lies from the socket, measured on the ground along the rod."""
    return (
        east_of(roost, square) * content.SINE[content.RIGHT_ANGLE - azimuth]
        + south_of(roost, square) * content.SINE[azimuth]
    ) >> content.BITS


@kernel
def beside_rod(roost: int, azimuth: int, square: int) -> int:
    """How far a square lies beside the rod's vertical plane."""
    return (
        abs(
            south_of(roost, square) * content.SINE[content.RIGHT_ANGLE - azimuth]
            - east_of(roost, square) * content.SINE[azimuth]
        )
        >> content.BITS
    )


@kernel
def rod_height(along: int, elevation: int, below_rod: int) -> int:
    """The height of something that hangs so far below the rod, over the ground at that distance from the socket."""
    return content.SOCKET + (
        (along * content.TANGENT[elevation] - below_rod * content.SECANT[elevation]) >> content.BITS
    )


@kernel
def cell_under(roost: int, azimuth: int, along: int, aside: int) -> int:
    """The cell of the city under a point along and beside the rod; NOWHERE off the board."""
    cosine = content.SINE[content.RIGHT_ANGLE - azimuth]
    sine = content.SINE[azimuth]
    east = (along * cosine - aside * sine) >> content.BITS
    south = (along * sine + aside * cosine) >> content.BITS
    if not on_board(east, south):
        return content.NOWHERE
    if content.ROOST_EAST[roost]:
        east = content.BOARD - 1 - east
    if content.ROOST_SOUTH[roost]:
        south = content.BOARD - 1 - south
    return south // content.INCH * content.WIDTH + east // content.INCH


@kernel
def city_height(roost: int, azimuth: int, along: int, aside: int) -> int:
    """The height of the city under a point along and beside the rod; 0 over streets and off the board."""
    cell = cell_under(roost, azimuth, along, aside)
    if cell == content.NOWHERE:
        return 0
    return content.HEIGHT_AT[cell] * content.INCH


@kernel
def first_wall(roost: int, azimuth: int, elevation: int) -> int:
    """How far from the socket the falcon, coming from the far end, meets a structure; 0 if it never does."""
    along = (content.RELEASED_AT << content.BITS) // content.SECANT[elevation]
    last = (content.COLLAR << content.BITS) // content.SECANT[elevation]
    while along > last:
        under = rod_height(along, elevation, content.UNDERSIDE)
        if under < 4 * content.INCH:
            body = max(
                city_height(roost, azimuth, along, 0),
                city_height(roost, azimuth, along, content.BODY),
                city_height(roost, azimuth, along, -content.BODY),
            )
            wings = max(
                city_height(roost, azimuth, along, content.WINGS), city_height(roost, azimuth, along, -content.WINGS)
            )
            if body > under or wings > under + content.WINGS_HIGHER:
                return along
        along -= STRIDE
    return 0


@kernel
def building_met(roost: int, azimuth: int, elevation: int, along: int) -> int:
    """The building that the falcon meets there, under its body or else under a wing."""
    under = rod_height(along, elevation, content.UNDERSIDE)
    for side in range(-1, 2):
        cell = cell_under(roost, azimuth, along, side * content.BODY)
        if cell != content.NOWHERE and content.HEIGHT_AT[cell] * content.INCH > under:
            return content.BUILDING_AT[cell]
    for side in range(-1, 2):
        cell = cell_under(roost, azimuth, along, side * content.WINGS)
        if cell != content.NOWHERE and content.HEIGHT_AT[cell] * content.INCH > under + content.WINGS_HIGHER:
            return content.BUILDING_AT[cell]
    return 0


@kernel
def rod_touches(state: State, roost: int, azimuth: int, elevation: int) -> bool:
    """Whether the rod touches a structure or a pigeon on a roof."""
    return rod_touches_city(azimuth, elevation) or pigeon_at_rod(state, roost, azimuth, elevation) != EMPTY


@kernel
def rod_touches_city(azimuth: int, elevation: int) -> bool:
    """Whether the rod touches a structure, which it does from every roost alike: the city is symmetric."""
    return elevation < content.LOWEST_CLEAR[azimuth]


@kernel
def pigeon_at_rod(state: State, roost: int, azimuth: int, elevation: int) -> int:
    """The pigeon on a roof that the rod touches; EMPTY if there is none."""
    for pigeon in range(content.PIGEONS):
        square = state.place[pigeon]
        if square < content.SQUARES:
            posture = state.posture[pigeon]
            if beside_rod(roost, azimuth, square) < content.ROD_BESIDE[posture]:
                along = along_rod(roost, azimuth, square)
                if (
                    along > 0
                    and rod_height(along, elevation, content.ROD)
                    <= content.HEIGHT[square] * content.INCH + content.TALL[posture]
                ):
                    return pigeon
    return EMPTY


@kernel
def building_at_rod(roost: int, azimuth: int, elevation: int) -> int:
    """A structure that a rod touches: the one that reaches highest above it."""
    best = 0
    most = -content.BOARD
    along = 0
    while rod_height(along, elevation, content.ROD) < 4 * content.INCH:
        cell = cell_under(roost, azimuth, along, 0)
        if cell != content.NOWHERE and content.BUILDING_AT[cell] != content.NOWHERE:
            above = content.HEIGHT_AT[cell] * content.INCH - rod_height(along, elevation, content.ROD)
            if above > most:
                best = content.BUILDING_AT[cell]
                most = above
        along += STRIDE
    return best


@kernel
def swept(roost: int, azimuth: int, elevation: int, square: int, wall: int) -> int:
    """Where a square's pigeon meets the falcon: the number of its cell in the fitted table; -1 if it does not."""
    beside = beside_rod(roost, azimuth, square) // content.BIN
    if beside >= content.BESIDE_BINS:
        return content.NOWHERE
    along = along_rod(roost, azimuth, square)
    under = (
        rod_height(along, elevation, content.UNDERSIDE) - content.HEIGHT[square] * content.INCH - content.LOWEST_BIN
    ) // content.BIN
    if under < 0 or under >= content.UNDER_BINS:
        return content.NOWHERE
    rod = (along * content.SECANT[elevation]) >> content.BITS
    if rod < content.SPARED or ((along - wall + content.WINGS) * content.SECANT[elevation]) >> content.BITS < 0:
        return content.NOWHERE
    return beside * content.UNDER_BINS + under


# ====================================================================== the flight: what happens


@kernel
def draw_strike(state: State, looked: int) -> int:
    """The next pigeon that is struck: first those in the falcon's way, then those that others fall against."""
    if looked == 0:
        pigeon = pigeon_at_rod(state, state.roost, state.azimuth, state.elevation)
        if pigeon != EMPTY:
            return Verb.touch.of(content.BUILDINGS + pigeon)
        if rod_touches_city(state.azimuth, state.elevation):
            return Verb.touch.of(building_at_rod(state.roost, state.azimuth, state.elevation))
    if looked < content.PIGEONS:
        wall = first_wall(state.roost, state.azimuth, state.elevation)
        for pigeon in range(looked, content.PIGEONS):
            if unharmed(state, pigeon):
                cell = swept(state.roost, state.azimuth, state.elevation, state.place[pigeon], wall)
                if cell != content.NOWHERE and below(state, content.THOUSAND) < chance_of_either(cell):
                    return Verb.strike.of(pigeon)
        looked = content.PIGEONS
        state.pending_args[state.pending_count - 1, 0] = looked  # where the second lap begins
    if state.struck[0] | state.struck[1] | state.struck[2] | state.struck[3] != 0:
        for pigeon in range(looked - content.PIGEONS, content.PIGEONS):
            beside = unharmed(state, pigeon) and falls_against(state, state.place[pigeon])
            if beside and below(state, content.THOUSAND) < content.DOMINO_DEAD + content.DOMINO_HURT:
                return Verb.topple.of(pigeon)
    return end_of_flight(state)


@kernel
def end_of_flight(state: State) -> int:
    """The falcon meets a building, if there is one in its way, or is at rest."""
    wall = first_wall(state.roost, state.azimuth, state.elevation)
    if state.met == EMPTY and wall > 0:
        state.pending_args[state.pending_count - 1, 0] = 2 * content.PIGEONS
        return Verb.meet.of(building_met(state.roost, state.azimuth, state.elevation, wall))
    return Verb.rest.first


@kernel
def unharmed(state: State, pigeon: int) -> bool:
    """Whether a pigeon is on a roof and was not struck in this flight."""
    return state.place[pigeon] < content.SQUARES and state.moved[pigeon] <= state.moves_before


@kernel
def falls_against(state: State, square: int) -> bool:
    """Whether a pigeon was struck in this flight beside this square and farther out, so that it falls this way."""
    here = along_rod(state.roost, state.azimuth, square)
    for rows in range(-1, 2):
        for columns in range(-1, 2):
            row = content.CELL[square] // content.WIDTH + rows
            column = content.CELL[square] % content.WIDTH + columns
            if row >= 0 and row < content.WIDTH and column >= 0 and column < content.WIDTH:
                other = content.SQUARE_AT[row * content.WIDTH + column]
                was_struck = other != content.NOWHERE and (state.struck[other // 32] >> (other % 32)) & 1
                if was_struck and along_rod(state.roost, state.azimuth, other) > here:
                    return True
    return False


@kernel
def chance_of_either(cell: int) -> int:
    """Thousandths: killed or hurt by the falcon itself."""
    return (
        content.DEAD[cell // content.UNDER_BINS, cell % content.UNDER_BINS]
        + content.HURT[cell // content.UNDER_BINS, cell % content.UNDER_BINS]
    )


@kernel
def draw_fate(state: State, about: int) -> int:
    """Whether a pigeon that was struck, by the falcon or in the second lap by another pigeon, dies or is hurt."""
    if about >= content.PIGEONS:
        if below(state, content.DOMINO_DEAD + content.DOMINO_HURT) < content.DOMINO_DEAD:
            return Verb.die.first
        return Verb.fall.of(0)
    wall = first_wall(state.roost, state.azimuth, state.elevation)
    cell = swept(state.roost, state.azimuth, state.elevation, state.place[about], wall)
    if below(state, chance_of_either(cell)) < content.DEAD[cell // content.UNDER_BINS, cell % content.UNDER_BINS]:
        return Verb.die.first
    return Verb.fall.of(0)


# ====================================================================== the drop


@kernel
def draw_rest(state: State) -> int:
    """Where the cube that falls comes to rest: past its release by the fitted drift and scatter, walls hold it."""
    height = content.TALLEST[state.crossing]
    release = state.releases[state.cubes_aloft - state.falling]
    if falls_on_roof(state.crossing, release, state.line):
        return Verb.lost.first
    along = release + content.RESTS_ALONG[height, below(state, content.REST_QUANTILES)]
    aside = state.line + content.RESTS_ACROSS[height, below(state, content.REST_QUANTILES)]
    east, south = rest_point(state.crossing, along, aside)
    if not on_board(east, south):
        return Verb.lost.first
    street = street_at(east, south)
    state.sketch[0] = east % content.TILE // content.RELEASE_STEP
    state.sketch[1] = south % content.TILE // content.RELEASE_STEP
    return Verb.land.of(street, touches(state.street[street], east % content.TILE, south % content.TILE))


@kernel
def falls_on_roof(crossing: int, release: int, line: int) -> bool:
    """Whether a cube is let go over a roof beside the street, or too late not to hit the roof across (poop.lost)."""
    fall = content.TALLEST[crossing] - content.HEIGHT[content.LANDS[crossing]]
    if release + content.ROOF_DRIFT[fall] >= content.GAP[crossing] * content.INCH:
        return True
    east, south = point_below(crossing, release + content.ROOF_DRIFT[fall], line)
    return not on_board(east, south) or is_roof(east, south)


@kernel
def on_board(east: int, south: int) -> bool:
    """Whether a point lies on the board."""
    return east >= 0 and south >= 0 and east < content.BOARD and south < content.BOARD


@kernel
def is_roof(east: int, south: int) -> bool:
    """Whether a structure stands at a point of the board."""
    return content.HEIGHT_AT[south // content.INCH * content.WIDTH + east // content.INCH] > 0


@kernel
def street_at(east: int, south: int) -> int:
    """The street space at a point of the board; NOWHERE under a structure."""
    return content.STREET_AT[south // content.TILE * 8 + east // content.TILE]


@kernel
def point_below(crossing: int, along: int, aside: int) -> tuple[int, int]:
    """The point of the board, in 64ths of an inch, so far past the edge that is left and beside the flight's middle."""
    way = content.WAY[crossing]
    forward = along + content.MIDDLE  # from the middle of the square it left
    east = (
        content.EDGE_COLUMN[crossing] * content.INCH
        + content.MIDDLE
        + content.STEP_COLUMN[way] * forward
        - content.STEP_ROW[way] * aside
    )
    south = (
        content.EDGE_ROW[crossing] * content.INCH
        + content.MIDDLE
        + content.STEP_ROW[way] * forward
        + content.STEP_COLUMN[way] * aside
    )
    return east, south


@kernel
def rest_point(crossing: int, along: int, aside: int) -> tuple[int, int]:
    """Where a cube lies that would go so far along and aside: walls ahead and beside the street hold it."""
    along = min(
        along, content.GAP[crossing] * content.INCH - content.HALF_CUBE
    )  # at the foot of the wall across the street
    east, south = point_below(crossing, max(0, along), 0)
    way = content.WAY[crossing]
    if content.STEP_ROW[way] == 0:
        return east, slide(east, south, 0, aside * content.STEP_COLUMN[way])
    return slide(east, south, 1, -aside * content.STEP_ROW[way]), south


@kernel
def slide(east: int, south: int, eastward: int, by: int) -> int:
    """Move a point sideways; a wall beside the street stops it at its foot. The coordinate that changes."""
    from_ = south
    if eastward:
        from_ = east
    to = from_ + by
    edge = from_ // content.TILE * content.TILE
    if to >= edge and to < edge + content.TILE:
        return to
    if to < 0 or to >= content.BOARD:
        return to
    if eastward:
        east = to
    else:
        south = to
    if not is_roof(east, south):
        return to
    if to < edge:
        return edge + content.HALF_CUBE
    return edge + content.TILE - content.HALF_CUBE - 1


@kernel
def touches(tile: int, east: int, south: int) -> int:
    """What a cube around a point of a tile covers a part of: a target, else an umbrella, else nothing (scoring.hit)."""
    if tile == EMPTY:
        return Touch.splash
    under = Touch.splash
    for area in range(content.RECTANGLES):
        if covers(content.TARGETS[tile, area, 0], content.TARGETS[tile, area, 2], east) and covers(
            content.TARGETS[tile, area, 1], content.TARGETS[tile, area, 3], south
        ):
            return Touch.hit
        if covers(content.UMBRELLAS[tile, area, 0], content.UMBRELLAS[tile, area, 2], east) and covers(
            content.UMBRELLAS[tile, area, 1], content.UMBRELLAS[tile, area, 3], south
        ):
            under = Touch.umbrella
    return under


@kernel
def covers(first: int, last: int, middle: int) -> bool:
    """Whether a cube around `middle` reaches between two edges; never where both are 0: there is no such area."""
    return last > 0 and middle + content.HALF_CUBE > first and middle - content.HALF_CUBE < last
