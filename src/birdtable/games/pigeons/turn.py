"""The flow of the game: what follows on what in a round, and what each action does."""

from __future__ import annotations

from birdtable.games.pigeons import content, end, falcon, flying, mating, pooping, scoring, setup
from birdtable.games.pigeons.content import Phase
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import (
    EXITS,
    FLIGHTS,
    Decision,
    Event,
    Verb,
    is_aiming,
    is_letting_go,
    is_of_flight,
)
from birdtable.kernel import EMPTY, Log, ask, emit, kernel, taken_up

# ====================================================================== the round


@kernel
def carry_on(state: State, log: Log) -> None:
    """Between turns: the next placement, turn or flight (round.*)."""
    if state.phase == Phase.set_up and state.turn < content.PLACED * state.players:
        ask(state, (state.griffin + state.turn) % state.players, Decision.place)
    elif state.phase == Phase.pigeons and state.turn < content.TURNS * state.players:
        begin_turn(state, log)
    elif state.phase == Phase.falcons and state.turn < state.players:
        state.turn += 1
        falcon.ask_for_flight(state, (state.griffin + state.turn - 1) % state.players)


@kernel
def advance(state: State, log: Log) -> None:
    """After the placements the first round; after the turns the tiles; after the flights a new round, or the end."""
    if state.phase == Phase.set_up:
        begin_round(state, log)
    elif state.phase == Phase.pigeons:
        score_and_refill(state, log)
    else:
        end_round(state, log)


@kernel
def begin_round(state: State, log: Log) -> None:
    """The Griffin's player begins the pigeon turns; the last round allowed is the last (round.order, end.limit)."""
    state.phase = Phase.pigeons
    state.turn = 0
    state.round_number += 1
    emit(log, Event.round, state.round_number, state.griffin)
    if state.round_number == content.ROUND_LIMIT[state.round_limit]:
        state.ending = 1


@kernel
def snake(state: State, turn: int) -> int:
    """The seat of a pigeon turn: clockwise from the Griffin, then back (round.order)."""
    if turn >= state.players:
        turn = content.TURNS * state.players - 1 - turn
    return (state.griffin + turn) % state.players


@kernel
def begin_turn(state: State, log: Log) -> None:
    """Five actions for the next player, who may bring back a lost flock first (turn.actions, after.mercy)."""
    seat = snake(state, state.turn)
    state.turn += 1
    state.actions_left = content.ACTIONS_A_TURN
    state.deuced = 0
    emit(log, Event.turn, seat, 1 + (state.turn > state.players))
    ask(state, seat, Decision.turn)
    if end.alive(state, seat) == 0:
        ask(state, seat, Decision.mercy)


@kernel
def go_on_with_turn(state: State, log: Log) -> None:
    """Ask for the next action; a pigeon that cannot fly on any more goes back to where it stood (fly.return)."""
    if state.aloft != EMPTY and not flying.free_within(state, state.place[state.aloft], state.actions_left):
        flying.go_back(state, log)
    if state.actions_left > 0:
        ask(state, snake(state, state.turn - 1), Decision.turn)


@kernel
def score_and_refill(state: State, log: Log) -> None:
    """Cubes are counted, tiles change hands, empty spaces are filled unless it was the last time (scoring.*)."""
    scoring.score_tiles(state, log)
    if state.ending == 0:
        scoring.refill(state, log)
    state.phase = Phase.falcons
    state.turn = 0


@kernel
def end_round(state: State, log: Log) -> None:
    """All have flown: who lies stands up, the Griffin goes left, or the game ends (after.standing, after.griffin)."""
    falcon.stand_up_all(state, log)
    if state.ending == 1:
        end.end_game(state, log)
        return
    state.griffin = (state.griffin + 1) % state.players
    begin_round(state, log)


# ====================================================================== what is done


@kernel
def apply(state: State, action: int, log: Log) -> None:
    """Carry out an action; while a pigeon turn lasts, its player is asked for the next one."""
    seat, kind, first, second = taken_up(state)
    if kind == Decision.turn:
        act(state, seat, action, log)
    elif kind == Decision.place:
        setup.put_on_roof(state, seat, Verb.place.part(action), log)
    elif Verb.nest.has(action):
        mating.nest(state, seat, kind, Verb.nest.part(action), log)
    elif is_letting_go(kind):
        pooping.let_go(state, seat, kind, action, first, log)
    elif is_aiming(kind):
        falcon.aim(state, seat, action, log)
    elif is_of_flight(kind):
        falcon.tell(state, action, first, second, log)
    elif kind != Decision.mercy:
        pooping.tell(state, action, log)
    if state.pending_count == 0 and state.phase == Phase.pigeons:
        go_on_with_turn(state, log)


@kernel
def act(state: State, seat: int, action: int, log: Log) -> None:
    """One of the actions of a pigeon turn, or none any more (turn.actions, turn.unused)."""
    if action == Verb.end.first:
        emit(log, Event.ended, seat, state.actions_left)
        state.actions_left = 0
    elif action == Verb.feed.first:
        pooping.feed(state, seat, log)
    elif Verb.mate.has(action):
        mating.mate(state, seat, Verb.mate.part(action), log)
    elif Verb.cross.has(action):
        mating.cross(state, seat, Verb.cross.part(action), log)
    else:
        take_off(state, seat, action, log)


@kernel
def take_off(state: State, seat: int, action: int, log: Log) -> None:
    """A flight from a roof or out of a park, with no cube, one or two (fly.straight, mate.leave, deuce.cubes)."""
    for cubes in range(len(FLIGHTS)):
        flight = action - FLIGHTS[cubes] + Verb.fly.first  # the same without a cube, if it is one
        way_out = action - EXITS[cubes] + Verb.leave.first
        if Verb.fly.has(flight):
            own, direction = Verb.fly.parts(flight)
            fly(state, seat, own, direction, cubes, log)
        elif Verb.leave.has(way_out):
            park, lane = Verb.leave.parts(way_out)
            leave(state, seat, park, lane, cubes, log)


@kernel
def fly(state: State, seat: int, own: int, direction: int, cubes: int, log: Log) -> None:
    """From a roof in a straight line, with so many cubes to drop (fly.straight)."""
    pigeon = content.FLOCK * seat + own
    set_out(state, pigeon, flying.crossing_of(state, pigeon, direction), cubes, log)


@kernel
def leave(state: State, seat: int, park: int, lane: int, cubes: int, log: Log) -> None:
    """Out of a park along a lane, with so many cubes to drop (mate.leave)."""
    set_out(state, mating.in_park(state, seat, park), flying.crossing_out(park, lane), cubes, log)


@kernel
def set_out(state: State, pigeon: int, crossing: int, cubes: int, log: Log) -> None:
    """To the next square at once, or first choose how the cubes are dropped (fly.straight, poop.crossing)."""
    if cubes == 0:
        state.actions_left -= 1
        flying.land_pigeon(state, pigeon, crossing, log)
    else:
        pooping.prepare_drop(state, pigeon, crossing, cubes)
