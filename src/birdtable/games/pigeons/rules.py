"""The rules, in the order of a game: set-up, the round, pigeon turns, and who is asked next."""

from __future__ import annotations

from birdtable.games.pigeons import conceal, content, drops, falcon, flock, legal, model, scoring
from birdtable.games.pigeons.state import FALCONS, PIGEON_TURNS, SET_UP, State
from birdtable.games.pigeons.words import Decision, Event, Verb
from birdtable.kernel import (
    EMPTY,
    AnyKernel,
    Log,
    answered,
    ask,
    below,
    decider,
    decision,
    detail,
    emit,
    kernel,
    learn,
    shuffle,
)

NO_CUBES, ONE_CUBE, TWO_CUBES = range(3)


# ====================================================================== set-up


@kernel
def setup(state: State, log: Log) -> None:
    """Tiles on every street space, cubes to everybody, and who starts (setup.start-player, setup.*)."""
    for tile in range(content.TILE_COUNT):
        state.reserve[tile] = tile
    state.reserve_count = content.TILE_COUNT
    shuffle(state, state.reserve, content.TILE_COUNT)
    scoring.refill(state, log)
    for seat in range(state.players):
        state.supply[seat] = content.CUBES - content.IN_CLOACA
        state.cloaca[seat] = content.IN_CLOACA
    if state.first_seat == 0:
        state.griffin = below(state, state.players)
    learn(state)
    emit(log, Event.starts, state.griffin)


@kernel
def put_on_roof(state: State, seat: int, square: int, log: Log) -> None:
    """Place the next pigeon (setup.placement)."""
    pigeon = flock.spare(state, seat)
    flock.stand_on(state, pigeon, square)
    state.turn += 1
    emit(log, Event.placed, seat, pigeon, square)


# ====================================================================== who is asked next


@kernel
def snake(state: State, turn: int) -> int:
    """The seat of a pigeon turn: clockwise from the Griffin, then back (round.order)."""
    if turn >= state.players:
        turn = content.TURNS * state.players - 1 - turn
    return (state.griffin + turn) % state.players


@kernel
def carry_on(state: State, log: Log) -> None:
    """Between turns: the next placement, turn or flight (round.*)."""
    if state.phase == SET_UP and state.turn < content.PLACED * state.players:
        ask(state, (state.griffin + state.turn) % state.players, Decision.place)
    elif state.phase == PIGEON_TURNS and state.turn < content.TURNS * state.players:
        begin_turn(state, log)
    elif state.phase == FALCONS and state.turn < state.players:
        state.turn += 1
        falcon.ask_for_flight(state, (state.griffin + state.turn - 1) % state.players)


@kernel
def advance(state: State, log: Log) -> None:
    """After the placements the first round; after the turns the tiles; after the flights a new round, or the end."""
    if state.phase == SET_UP:
        begin_round(state, log)
    elif state.phase == PIGEON_TURNS:
        score_and_refill(state, log)
    else:
        end_round(state, log)


@kernel
def begin_round(state: State, log: Log) -> None:
    """The Griffin's player begins the pigeon turns; the last round allowed is the last (round.order, end.limit)."""
    state.phase = PIGEON_TURNS
    state.turn = 0
    state.round_number += 1
    emit(log, Event.round, state.round_number, state.griffin)
    if state.round_number == content.ROUND_LIMIT[state.round_limit]:
        state.ending = 1


@kernel
def begin_turn(state: State, log: Log) -> None:
    """Five actions for the next player, who may bring back a lost flock first (turn.actions, after.mercy)."""
    seat = snake(state, state.turn)
    state.turn += 1
    state.actions_left = content.ACTIONS_A_TURN
    state.deuced = 0
    emit(log, Event.turn, seat, 1 + (state.turn > state.players))
    ask(state, seat, Decision.turn)
    if flock.all_gone(state, seat):
        ask(state, seat, Decision.mercy)


@kernel
def score_and_refill(state: State, log: Log) -> None:
    """Cubes are counted, tiles change hands, empty spaces are filled unless it was the last time (scoring.*)."""
    scoring.score_tiles(state, log)
    if state.ending == 0:
        scoring.refill(state, log)
    state.phase = FALCONS
    state.turn = 0


@kernel
def end_round(state: State, log: Log) -> None:
    """All have flown: who lies stands up, the Griffin goes left, or the game ends (after.standing, after.griffin)."""
    falcon.stand_up_all(state, log)
    if state.ending == 1:
        scoring.end_game(state, log)
        return
    state.griffin = (state.griffin + 1) % state.players
    begin_round(state, log)


# ====================================================================== what is done


@kernel
def apply(state: State, action: int, log: Log) -> None:
    """Carry out an action; while a pigeon turn lasts, its player is asked for the next one."""
    seat = decider(state)
    kind = decision(state)
    first = detail(state, 0)
    second = detail(state, 1)
    answered(state)
    if action < Verb.feed.first:
        put_on_roof(state, seat, action - Verb.place.first, log)
    elif action < Verb.line.first:
        act(state, seat, kind, action, log)
    elif action < Verb.end.first:
        drops.apply_drop(state, seat, kind, action, first, log)
    elif action == Verb.end.first:
        emit(log, Event.ended, seat, state.actions_left)
        state.actions_left = 0
    elif action < Verb.touch.first:
        if kind != Decision.mercy:
            falcon.apply_aim(state, seat, action, log)
    elif state.phase == FALCONS:
        falcon.apply_flight(state, kind, action, first, second, log)
    else:
        drops.apply_landing(state, kind, action, log)
    if state.pending_count == 0 and state.phase == PIGEON_TURNS:
        go_on_with_turn(state, log)


@kernel
def go_on_with_turn(state: State, log: Log) -> None:
    """Ask for the next action; a pigeon that cannot fly on any more goes back to where it stood (fly.return)."""
    if state.aloft != EMPTY and not flock.free_within(state, state.place[state.aloft], state.actions_left):
        go_back(state, log)
    if state.actions_left > 0:
        ask(state, snake(state, state.turn - 1), Decision.turn)


@kernel
def go_back(state: State, log: Log) -> None:
    """A pigeon over an occupied square returns to the last place where it stood (fly.return)."""
    pigeon = state.aloft
    if state.aloft_from < content.FIRST_PARK:
        flock.stand_on(state, pigeon, state.aloft_from)
    state.place[pigeon] = state.aloft_from
    emit(log, Event.returned, pigeon // content.FLOCK, pigeon, state.aloft_from)
    state.aloft = EMPTY
    state.aloft_from = EMPTY


@kernel
def act(state: State, seat: int, kind: int, action: int, log: Log) -> None:
    """One of the actions of a pigeon turn, or the choice of a park."""
    if action == Verb.feed.first:
        feed(state, seat, log)
    elif action < Verb.leave.first:
        fly(state, seat, content.FLOCK * seat + (action - Verb.fly.first) // 4, (action - Verb.fly.first) % 4, log)
    elif action < Verb.mate.first:
        leave(state, seat, action - Verb.leave.first, NO_CUBES, log)
    elif action < Verb.cross.first:
        mate(state, seat, action - Verb.mate.first, log)
    elif action < Verb.nest.first:
        cross(state, seat, action - Verb.cross.first, log)
    elif action < Verb.poop.first:
        nest(state, seat, kind, action - Verb.nest.first, log)
    elif action < Verb.poop_leaving.first:
        set_out(state, content.FLOCK * seat + (action - Verb.poop.first) // 4, (action - Verb.poop.first) % 4, ONE_CUBE)
    elif action < Verb.deuce.first:
        leave(state, seat, action - Verb.poop_leaving.first, ONE_CUBE, log)
    elif action < Verb.deuce_leaving.first:
        set_out(
            state, content.FLOCK * seat + (action - Verb.deuce.first) // 4, (action - Verb.deuce.first) % 4, TWO_CUBES
        )
    else:
        leave(state, seat, action - Verb.deuce_leaving.first, TWO_CUBES, log)


@kernel
def feed(state: State, seat: int, log: Log) -> None:
    """A cube from the supply into the cloaca (feed.feed)."""
    state.supply[seat] -= 1
    state.cloaca[seat] += 1
    state.actions_left -= 1
    emit(log, Event.fed, seat, state.cloaca[seat], state.supply[seat])


@kernel
def fly(state: State, seat: int, pigeon: int, direction: int, log: Log) -> None:
    """To the next square in a straight line (fly.straight)."""
    state.actions_left -= 1
    flock.land_pigeon(state, pigeon, flock.crossing_of(state, pigeon, direction), log)


@kernel
def leave(state: State, seat: int, exit_: int, cubes: int, log: Log) -> None:
    """Out of a park along a lane, with so many cubes to drop (mate.leave)."""
    park = exit_ // content.LANES
    pigeon = flock.in_park(state, seat, park)
    crossing = flock.crossing_out(park, exit_ % content.LANES)
    if cubes == NO_CUBES:
        state.actions_left -= 1
        flock.land_pigeon(state, pigeon, crossing, log)
    else:
        prepare_drop(state, pigeon, crossing, cubes)


@kernel
def mate(state: State, seat: int, park: int, log: Log) -> None:
    """Two pigeons of a flock side by side bring a third from the bag into a park (mate.park)."""
    pigeon = flock.spare(state, seat)
    state.place[pigeon] = content.FIRST_PARK + park
    state.actions_left -= 1
    emit(log, Event.mated, seat, pigeon, park)


@kernel
def cross(state: State, seat: int, other: int, log: Log) -> None:
    """A blind draw between two spare pigeons; the owner of the one drawn picks its park (cross.draw, cross.place)."""
    state.actions_left -= 1
    drawn = seat
    if below(state, 2) == 1:
        drawn = other
    emit(log, Event.crossed, seat, other, drawn)
    ask(state, drawn, Decision.nest)


@kernel
def nest(state: State, seat: int, kind: int, park: int, log: Log) -> None:
    """A pigeon from the bag into a park: after a blind draw, or by mercy (cross.place, after.mercy)."""
    pigeon = flock.spare(state, seat)
    state.place[pigeon] = content.FIRST_PARK + park
    if kind == Decision.mercy:
        emit(log, Event.pitied, seat, pigeon, park)
    else:
        emit(log, Event.nested, seat, pigeon, park)


@kernel
def set_out(state: State, pigeon: int, direction: int, cubes: int) -> None:
    """A pigeon sets out over a street with one cube or two (poop.crossing, deuce.cubes)."""
    prepare_drop(state, pigeon, flock.crossing_of(state, pigeon, direction), cubes)


@kernel
def prepare_drop(state: State, pigeon: int, crossing: int, cubes: int) -> None:
    """Pay for the flight, then choose the line (poop.line)."""
    state.flyer = pigeon
    state.crossing = crossing
    state.cubes_aloft = cubes
    if cubes == ONE_CUBE:
        state.actions_left -= 1
    else:
        state.actions_left -= content.DEUCE_PRICE[state.deuce_price]
    ask(state, pigeon // content.FLOCK, Decision.line)


RULES: tuple[AnyKernel, ...] = (setup, legal.legal, apply, carry_on, advance, model.outcome, conceal.conceal)
