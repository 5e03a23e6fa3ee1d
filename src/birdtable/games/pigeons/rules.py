"""The rules, in the order of a game: set-up, the round, pigeon turns, and who is asked next."""

from __future__ import annotations

from birdtable.games.pigeons.actions import (
    CROSS,
    CROSSED,
    DEUCE,
    DEUCE_LEAVING,
    END,
    ENDED,
    FED,
    FEED,
    FLY,
    LEAVE,
    LINE_UP,
    LINING,
    MATE,
    MATED,
    MERCY,
    NEST,
    NESTED,
    NESTING,
    PITIED,
    PLACED_ON,
    PLACING,
    POOP,
    POOP_LEAVING,
    PUT,
    RETURNED,
    ROUND,
    STARTS,
    TOUCHED,
    TURN,
    TURN_BEGINS,
)
from birdtable.games.pigeons.conceal import conceal
from birdtable.games.pigeons.drops import apply_drop, apply_landing
from birdtable.games.pigeons.falcon import apply_aim, apply_flight, ask_for_flight, stand_up_all
from birdtable.games.pigeons.flock import (
    all_gone,
    crossing_of,
    crossing_out,
    free_within,
    in_park,
    land_pigeon,
    spare,
    stand_on,
)
from birdtable.games.pigeons.legal import legal
from birdtable.games.pigeons.model import outcome
from birdtable.games.pigeons.scoring import end_game, refill, score_tiles
from birdtable.games.pigeons.state import FALCONS, PIGEON_TURNS, SET_UP
from birdtable.games.pigeons.tables import (
    ACTIONS_A_TURN,
    CUBES,
    DEUCE_PRICE,
    FIRST_PARK,
    FLOCK,
    IN_CLOACA,
    LANES,
    PLACED,
    ROUND_LIMIT,
    TILE_COUNT,
    TURNS,
)
from birdtable.kernel.decisions import answered, ask, decider, decision, detail
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY
from birdtable.kernel.streams import below, learn, shuffle

NO_CUBES, ONE_CUBE, TWO_CUBES = range(3)


# ====================================================================== set-up


@kernel
def setup(state, log):
    """Tiles on every street space, cubes to everybody, and who starts (setup.start-player, setup.*)."""
    for tile in range(TILE_COUNT):
        state.reserve[tile] = tile
    state.reserve_count = TILE_COUNT
    shuffle(state, state.reserve, TILE_COUNT)
    refill(state, log)
    for seat in range(state.players):
        state.supply[seat] = CUBES - IN_CLOACA
        state.cloaca[seat] = IN_CLOACA
    if state.first_seat == 0:
        state.griffin = below(state, state.players)
    learn(state)
    emit(log, STARTS, state.griffin, 0, 0, 0, 0)


@kernel
def put_on_roof(state, seat, square, log):
    """Place the next pigeon (setup.placement)."""
    pigeon = spare(state, seat)
    stand_on(state, pigeon, square)
    state.turn += 1
    emit(log, PLACED_ON, seat, pigeon, square, 0, 0)


# ====================================================================== who is asked next


@kernel
def snake(state, turn):
    """The seat of a pigeon turn: clockwise from the Griffin, then back (round.order)."""
    if turn >= state.players:
        turn = TURNS * state.players - 1 - turn
    return (state.griffin + turn) % state.players


@kernel
def carry_on(state, log):
    """Between turns: the next placement, turn or flight (round.*)."""
    if state.phase == SET_UP and state.turn < PLACED * state.players:
        ask(state, (state.griffin + state.turn) % state.players, PLACING, 0, 0)
    elif state.phase == PIGEON_TURNS and state.turn < TURNS * state.players:
        begin_turn(state, log)
    elif state.phase == FALCONS and state.turn < state.players:
        state.turn += 1
        ask_for_flight(state, (state.griffin + state.turn - 1) % state.players)


@kernel
def advance(state, log):
    """After the placements the first round; after the turns the tiles; after the flights a new round, or the end."""
    if state.phase == SET_UP:
        begin_round(state, log)
    elif state.phase == PIGEON_TURNS:
        score_and_refill(state, log)
    else:
        end_round(state, log)


@kernel
def begin_round(state, log):
    """The Griffin's player begins the pigeon turns; the last round allowed is the last (round.order, end.limit)."""
    state.phase = PIGEON_TURNS
    state.turn = 0
    state.round_number += 1
    emit(log, ROUND, state.round_number, state.griffin, 0, 0, 0)
    if state.round_number == ROUND_LIMIT[state.round_limit]:
        state.ending = 1


@kernel
def begin_turn(state, log):
    """Five actions for the next player, who may bring back a lost flock first (turn.actions, after.mercy)."""
    seat = snake(state, state.turn)
    state.turn += 1
    state.actions_left = ACTIONS_A_TURN
    state.deuced = 0
    emit(log, TURN_BEGINS, seat, 1 + (state.turn > state.players), 0, 0, 0)
    ask(state, seat, TURN, 0, 0)
    if all_gone(state, seat):
        ask(state, seat, MERCY, 0, 0)


@kernel
def score_and_refill(state, log):
    """Cubes are counted, tiles change hands, empty spaces are filled unless it was the last time (scoring.*)."""
    score_tiles(state, log)
    if state.ending == 0:
        refill(state, log)
    state.phase = FALCONS
    state.turn = 0


@kernel
def end_round(state, log):
    """All have flown: who lies stands up, the Griffin goes left, or the game ends (after.standing, after.griffin)."""
    stand_up_all(state, log)
    if state.ending == 1:
        end_game(state, log)
        return
    state.griffin = (state.griffin + 1) % state.players
    begin_round(state, log)


# ====================================================================== what is done


@kernel
def apply(state, action, log):
    """Carry out an action; while a pigeon turn lasts, its player is asked for the next one."""
    seat = decider(state)
    kind = decision(state)
    first = detail(state, 0)
    second = detail(state, 1)
    answered(state)
    if action < FEED:
        put_on_roof(state, seat, action - PUT, log)
    elif action < LINE_UP:
        act(state, seat, kind, action, log)
    elif action < END:
        apply_drop(state, seat, kind, action, first, log)
    elif action == END:
        emit(log, ENDED, seat, state.actions_left, 0, 0, 0)
        state.actions_left = 0
    elif action < TOUCHED:
        if kind != MERCY:
            apply_aim(state, seat, action, log)
    elif state.phase == FALCONS:
        apply_flight(state, kind, action, first, second, log)
    else:
        apply_landing(state, kind, action, log)
    if state.pending_count == 0 and state.phase == PIGEON_TURNS:
        go_on_with_turn(state, log)


@kernel
def go_on_with_turn(state, log):
    """Ask for the next action; a pigeon that cannot fly on any more goes back to where it stood (fly.return)."""
    if state.aloft != EMPTY and not free_within(state, state.place[state.aloft], state.actions_left):
        go_back(state, log)
    if state.actions_left > 0:
        ask(state, snake(state, state.turn - 1), TURN, 0, 0)


@kernel
def go_back(state, log):
    """A pigeon over an occupied square returns to the last place where it stood (fly.return)."""
    pigeon = state.aloft
    if state.aloft_from < FIRST_PARK:
        stand_on(state, pigeon, state.aloft_from)
    state.place[pigeon] = state.aloft_from
    emit(log, RETURNED, pigeon // FLOCK, pigeon, state.aloft_from, 0, 0)
    state.aloft = EMPTY
    state.aloft_from = EMPTY


@kernel
def act(state, seat, kind, action, log):
    """One of the actions of a pigeon turn, or the choice of a park."""
    if action == FEED:
        feed(state, seat, log)
    elif action < LEAVE:
        fly(state, seat, FLOCK * seat + (action - FLY) // 4, (action - FLY) % 4, log)
    elif action < MATE:
        leave(state, seat, action - LEAVE, NO_CUBES, log)
    elif action < CROSS:
        mate(state, seat, action - MATE, log)
    elif action < NEST:
        cross(state, seat, action - CROSS, log)
    elif action < POOP:
        nest(state, seat, kind, action - NEST, log)
    elif action < POOP_LEAVING:
        set_out(state, FLOCK * seat + (action - POOP) // 4, (action - POOP) % 4, ONE_CUBE)
    elif action < DEUCE:
        leave(state, seat, action - POOP_LEAVING, ONE_CUBE, log)
    elif action < DEUCE_LEAVING:
        set_out(state, FLOCK * seat + (action - DEUCE) // 4, (action - DEUCE) % 4, TWO_CUBES)
    else:
        leave(state, seat, action - DEUCE_LEAVING, TWO_CUBES, log)


@kernel
def feed(state, seat, log):
    """A cube from the supply into the cloaca (feed.feed)."""
    state.supply[seat] -= 1
    state.cloaca[seat] += 1
    state.actions_left -= 1
    emit(log, FED, seat, state.cloaca[seat], state.supply[seat], 0, 0)


@kernel
def fly(state, seat, pigeon, direction, log):
    """To the next square in a straight line (fly.straight)."""
    state.actions_left -= 1
    land_pigeon(state, pigeon, crossing_of(state, pigeon, direction), log)


@kernel
def leave(state, seat, exit_, cubes, log):
    """Out of a park along a lane, with so many cubes to drop (mate.leave)."""
    park = exit_ // LANES
    pigeon = in_park(state, seat, park)
    crossing = crossing_out(park, exit_ % LANES)
    if cubes == NO_CUBES:
        state.actions_left -= 1
        land_pigeon(state, pigeon, crossing, log)
    else:
        prepare_drop(state, pigeon, crossing, cubes)


@kernel
def mate(state, seat, park, log):
    """Two pigeons of a flock side by side bring a third from the bag into a park (mate.park)."""
    pigeon = spare(state, seat)
    state.place[pigeon] = FIRST_PARK + park
    state.actions_left -= 1
    emit(log, MATED, seat, pigeon, park, 0, 0)


@kernel
def cross(state, seat, other, log):
    """A blind draw between two spare pigeons; the owner of the one drawn picks its park (cross.draw, cross.place)."""
    state.actions_left -= 1
    drawn = seat
    if below(state, 2) == 1:
        drawn = other
    emit(log, CROSSED, seat, other, drawn, 0, 0)
    ask(state, drawn, NESTING, 0, 0)


@kernel
def nest(state, seat, kind, park, log):
    """A pigeon from the bag into a park: after a blind draw, or by mercy (cross.place, after.mercy)."""
    pigeon = spare(state, seat)
    state.place[pigeon] = FIRST_PARK + park
    if kind == MERCY:
        emit(log, PITIED, seat, pigeon, park, 0, 0)
    else:
        emit(log, NESTED, seat, pigeon, park, 0, 0)


@kernel
def set_out(state, pigeon, direction, cubes):
    """A pigeon sets out over a street with one cube or two (poop.crossing, deuce.cubes)."""
    prepare_drop(state, pigeon, crossing_of(state, pigeon, direction), cubes)


@kernel
def prepare_drop(state, pigeon, crossing, cubes):
    """Pay for the flight, then choose the line (poop.line)."""
    state.flyer = pigeon
    state.crossing = crossing
    state.cubes_aloft = cubes
    if cubes == ONE_CUBE:
        state.actions_left -= 1
    else:
        state.actions_left -= DEUCE_PRICE[state.deuce_price]
    ask(state, pigeon // FLOCK, LINING, 0, 0)


RULES = {
    "setup": setup,
    "legal": legal,
    "apply": apply,
    "carry_on": carry_on,
    "advance": advance,
    "outcome": outcome,
    "conceal": conceal,
}
