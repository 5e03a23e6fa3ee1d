"""The flow of the game: what follows on what in a round, and what each answer does."""

from __future__ import annotations

from birdtable.games.perch import content, creatures, end, fountain, migration, perching, recruiting, setup, upkeep
from birdtable.games.perch.state import State
from birdtable.games.perch.words import Decision, Event, Verb, is_moving_birds
from birdtable.kernel import NOBODY, Log, ask, emit, kernel, taken_up

# ====================================================================== the round


@kernel
def carry_on(state: State, log: Log) -> None:
    """Whatever is left of a round, up to the next question, or to the scoring of the round."""
    if state.phase == content.Phase.setup:
        setup.draw_turn_order(state, log)
        begin_round(state, 1, log)
    if state.phase == content.Phase.upkeep and state.step > 0:
        upkeep.trigger_locations(state, log)
        if state.pending_count == 0 and state.round_number < content.ROUNDS:
            begin_round(state, state.round_number + 1, log)
    if state.phase == content.Phase.migration:
        migration.migrate(state, log)
        begin_phase_after(state, content.Phase.recruit)
    if state.phase == content.Phase.recruit:
        recruiting.recruit(state, log)
        begin_phase_after(state, content.Phase.perch)
    if state.phase == content.Phase.perch and state.pending_count == 0:
        perching.ask_next_player(state)
        begin_phase_after(state, content.Phase.upkeep)


@kernel
def advance(state: State, log: Log) -> None:
    """When all have perched: score and set the turn order (upkeep.*). After the last Upkeep the game ends."""
    if state.step == 0:
        upkeep.score(state, log)
    else:
        end.end_game(state, log)


@kernel
def begin_round(state: State, number: int, log: Log) -> None:
    """A round starts; in rounds 4 and 5 everybody gets a token (upkeep.marker)."""
    state.round_number = number
    state.phase = content.Phase.migration
    state.step = 0
    emit(log, Event.round, number)
    for turn in range(state.players):
        seat = state.order[turn]
        if number == content.BIRDHOUSE_ROUND:
            state.birdhouse[seat] += 1
            state.birdhouses_away -= 1
            emit(log, Event.got_birdhouse, seat)
        if number == content.LIGHTNING_ROUND:
            state.lightning[seat] += 1
            state.lightning_away -= 1
            emit(log, Event.got_lightning, seat)


@kernel
def begin_phase_after(state: State, phase: int) -> None:
    """On to the next phase of the round, unless somebody is asked first."""
    if state.pending_count == 0:
        state.phase = phase
        state.step = 0


# ====================================================================== the answers


@kernel
def apply(state: State, action: int, log: Log) -> None:
    """Carry out an action. What a decision asked about comes along in its details.

    Where the action lets a creature act or sends a bird to the Fountain, that comes last: the bird's seat is chosen
    before the creature goes on (fountain.owner).
    """
    seat, kind, first, second = taken_up(state)
    acts = False
    sent = NOBODY
    if kind == Decision.turn:
        acts, sent = perching.take_turn(state, seat, action, first, second, log)
    elif kind == Decision.seat:
        fountain.land(state, Verb.seat.part(action), first, log)
    elif Verb.go.has(action):
        acts = creatures.go(state, seat, first, second, Verb.go.part(action), log)
    elif Verb.send.has(action):
        sent, location = Verb.send.parts(action)
        creatures.send_bird(state, seat, location, sent, log)
        acts = True
    elif action == Verb.decline.first:
        creatures.rest(state)  # the Bee, if it was asked
        emit(log, Event.declined, seat, kind)
    elif is_moving_birds(kind):
        sent = creatures.move_birds(state, seat, kind, action, first, log)
    else:
        answer(state, seat, action, first, log)
    if acts:
        creatures.act(state, seat)
    if sent != NOBODY:
        fountain.send(state, sent, seat, log)


@kernel
def answer(state: State, seat: int, action: int, first: int, log: Log) -> None:
    """Answers outside the Perch phase."""
    if action == Verb.add.first:
        migration.add_one(state, seat, content.ROOKERY, log)
    elif Verb.return_.has(action):
        recruiting.return_bird(state, seat, Verb.return_.part(action), log)
    elif Verb.offer.has(action):
        ask(state, seat, Decision.trade, Verb.offer.part(action))
    elif Verb.trade.has(action):
        other, flock = Verb.trade.parts(action)
        recruiting.trade(state, seat, first, other, flock, log)
    elif Verb.keep.has(action):
        setup.keep(state, seat, Verb.keep.part(action), log)
    else:
        creatures.stand(state, seat, Verb.stand.part(action), log)
