"""The turn: what an action does, what follows from it, and whose turn is next."""

from __future__ import annotations

from birdtable.games.birdwatcher import activities, content, crew, end, journal, legal, zones
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Decision, Event, Verb
from birdtable.kernel import Log, answered, ask, decider, decision, detail, emit, kernel, lowest

NO_ACTION = -1


@kernel
def begin_turn(state: State, side: int) -> None:
    """Three actions (turn.actions)."""
    state.turn_side = side
    state.actions_left = content.TURN_ACTIONS
    state.boosted = 0
    state.acted = 0
    ask(state, side, Decision.turn)


@kernel
def apply(state: State, action: int, log: Log) -> None:
    """Carry out an action, and with it what leaves no choice; ask for what follows."""
    while action != NO_ACTION:
        seat = decider(state)
        carry_out(state, seat, action, log)
        if action == Verb.end.first:
            end_turn(state, seat, log)
        elif state.pending_count == 0:
            go_on_with_turn(state, seat, log)
        action = only_answer(state)


@kernel
def carry_out(state: State, seat: int, action: int, log: Log) -> None:
    """Carry out one action."""
    kind = decision(state)
    first = detail(state, 0)
    second = detail(state, 1)
    answered(state)
    if Verb.startle.has(action):
        bird, space = Verb.startle.parts(action)
        activities.startle(state, seat, bird, space, log)
    elif Verb.photo.has(action):
        activities.take_photo(state, seat, Verb.photo.part(action), log)
    elif Verb.call.has(action):
        activities.pay(state, content.CALL_COST * int(kind == Decision.turn))
        activities.call_birds(state, seat, Verb.call.part(action), log)
    elif Verb.take.has(action):
        activities.choose(state, seat, first, second, Verb.take.part(action), log)
    elif Verb.run.has(action):
        activities.pay(state, content.RUN_COST)
        activities.run_into_jungle(state, seat, log)
    elif Verb.flush.has(action):
        activities.flush(state, seat, first, second, Verb.flush.part(action), log)
    elif Verb.zoom.has(action):
        target, bird = Verb.zoom.parts(action)
        activities.zoom(state, seat, target, bird, log)
    elif Verb.give.has(action):
        activities.give(state, seat, first, Verb.give.part(action), log)
    elif Verb.publish.has(action):
        activities.publish(state, seat, Verb.publish.part(action), log)
    elif Verb.collect.has(action):
        journal.take_insect(state, seat, Verb.collect.part(action), log)
    elif Verb.spend.has(action):
        low, high = Verb.spend.parts(action)
        activities.spend_insects(state, seat, low, high, log)


@kernel
def only_answer(state: State) -> int:
    """The one bird to photograph or give, the one space to fly to (photo.journal, zoom.gift, run.flush)."""
    if state.pending_count == 0:
        return NO_ACTION
    seat = decider(state)
    kind = decision(state)
    if kind == Decision.photo and birds_alike(state, seat):
        return Verb.photo.of(state.tree[seat, 0])
    if kind == Decision.give and birds_alike(state, seat):
        return Verb.give.of(state.tree[seat, 0])
    if kind == Decision.flush:
        spaces = legal.flush_spaces(state, detail(state, 0), detail(state, 1))
        if spaces & (spaces - 1) == 0:
            return Verb.flush.of(lowest(spaces))
    return NO_ACTION


@kernel
def birds_alike(state: State, seat: int) -> bool:
    """Whether a tree holds one kind of card only."""
    for slot in range(1, state.tree_count[seat]):
        if state.tree[seat, slot] != state.tree[seat, 0]:
            return False
    return True


@kernel
def go_on_with_turn(state: State, seat: int, log: Log) -> None:
    """The turn goes on while there is an action, or insects for one more (turn.actions, turn.end)."""
    if state.actions_left > 0 or legal.can_spend(state, seat):
        ask(state, seat, Decision.turn)
    else:
        end_turn(state, seat, log)


@kernel
def end_turn(state: State, seat: int, log: Log) -> None:
    """Startled birds calm down, and the next in order has the turn (turn.end, photo.calm, end.round)."""
    emit(log, Event.ended, seat, state.actions_left)
    for space in range(content.CLEARING):
        state.startled[space] = 0
    count_idle_turns(state, log)
    pass_turn(state)


@kernel
def count_idle_turns(state: State, log: Log) -> None:
    """Some whole rounds in which nobody does anything trigger the end (end.idle)."""
    if state.acted:
        state.idle_turns = 0
    elif state.players > content.SOLO and state.idle_turns < content.IDLE_ROUNDS * state.players:
        state.idle_turns += 1
        if state.idle_turns == content.IDLE_ROUNDS * state.players and not state.ending:
            emit(log, Event.idle)
            state.ending = 1


@kernel
def pass_turn(state: State) -> None:
    """Clockwise; the round ends with the player to the right of the camera (end.round)."""
    after = (state.turn_side + 1) % zones.sides(state)
    state.turn_side = after
    state.actions_left = 0
    state.boosted = 0
    state.acted = 0
    over = state.ending == 1 and after == state.first_side
    if not over and not (state.players == content.SOLO and after == content.CREW):
        begin_turn(state, after)


@kernel
def advance(state: State, log: Log) -> None:
    """The round is complete and the end was triggered: count. Else it is the Crew's turn (end.round, crew.turn)."""
    if state.ending and state.turn_side == state.first_side:
        end.finish(state, log)
    else:
        crew.crew_turn(state, log)
        pass_turn(state)
