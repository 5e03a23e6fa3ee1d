"""Powers of birds that their owner uses: on the own turn, at the save, and copied from others."""

from __future__ import annotations

from birdtable.games.fly_a_way import birds, content, counting, effects, tasks
from birdtable.games.fly_a_way.content import Moment, Op, Timing
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Decision, Event, Phase, Readiness, Task
from birdtable.kernel import EMPTY, Log, ask, emit, kernel, lowest_wide


@kernel
def is_chosen(bird: int) -> bool:
    """Whether the power of a bird is used on the own turn (power.own-turn)."""
    return content.TIMING[bird] in (Timing.each_turn, Timing.once_game)


@kernel
def copyable_birds(state: State, seat: int, moment: int) -> int:
    """The opponents' birds whose power a copy can use at this moment of the turn, as bits (power.copy)."""
    birds = 0
    for other in range(state.players):
        if other != seat:
            for place in range(state.front_count[other]):
                bird = state.front[other, place]
                if copyable(state, seat, bird, moment):
                    birds |= 1 << bird
    return birds


@kernel
def copyable(state: State, seat: int, bird: int, moment: int) -> bool:
    """Whether a copy can use this power of an opponent's bird: exhausted or not, but not under a Snake (power.copy)."""
    row = content.BIRD_EFFECT[bird]
    if state.snake[bird] != EMPTY or content.MOMENT[row] != moment or content.OP[row] == Op.copy_power:
        return False
    return is_chosen(bird) and effects.possible(state, seat, row, bird)


@kernel
def usable(state: State, seat: int, bird: int, moment: int) -> bool:
    """Whether the seat can use the power of its bird at this moment of its turn (power.own-turn, offer.power)."""
    row = content.BIRD_EFFECT[bird]
    if not birds.awake(state, bird) or content.AUTOMATIC[bird]:
        return False
    if not is_chosen(bird) and content.TIMING[bird] != Timing.save:
        return False
    if content.OP[row] == Op.copy_power:
        return copyable_birds(state, seat, moment) != 0
    return content.MOMENT[row] == moment and effects.possible(state, seat, row, bird)


@kernel
def usable_birds(state: State, seat: int, moment: int) -> int:
    """The seat's birds whose powers it can use at this moment, as bits."""
    birds = 0
    for place in range(state.front_count[seat]):
        if usable(state, seat, state.front[seat, place], moment):
            birds |= 1 << state.front[seat, place]
    return birds


@kernel
def use_power(state: State, seat: int, kind: int, bird: int, log: Log) -> None:
    """Use the power of a bird in front of you: its effect, and it is exhausted (power.exhausted)."""
    birds.tire(state, bird)
    emit(log, Event.used, seat, bird)
    moment = Moment.action
    if kind == Decision.wing_it:
        moment = Moment.wing_it
        state.phase = Phase.fowl_play
    elif kind == Decision.fowl_play:
        moment = Moment.fowl_play
        state.phase = Phase.action
    if content.OP[content.BIRD_EFFECT[bird]] == Op.copy_power:
        choices = copyable_birds(state, seat, moment)
        if effects.several(choices):
            ask(state, seat, Decision.copy, moment, bird)
        else:
            copy_power(state, seat, lowest_wide(choices), bird, log)
    else:
        tasks.do_next(state, Task.effect, content.BIRD_EFFECT[bird], seat, bird)


@kernel
def copy_power(state: State, seat: int, bird: int, copier: int, log: Log) -> None:
    """Use the power of an opponent's bird as if it were the copier's (power.copy)."""
    emit(log, Event.copied, seat, bird)
    tasks.do_next(state, Task.effect, content.BIRD_EFFECT[bird], seat, copier)


@kernel
def offer_save_power(state: State, bird: int, log: Log) -> None:
    """A power used at the save: points by themselves, else as the saver likes, now or never (power.save).

    Who gave up the turn draws no cards and places no links: such a power waits for the next one (offer.power).
    """
    row = content.BIRD_EFFECT[bird]
    if content.TIMING[bird] != Timing.save:
        return
    if content.AUTOMATIC[bird]:
        effects.perform_points(state, state.active, row, bird, log)
    elif state.forfeited:
        state.readiness[bird] = Readiness.fresh
    elif effects.possible(state, state.active, row, bird):
        ask(state, state.active, Decision.save_power, bird)


@kernel
def end_waiting(state: State, seat: int) -> None:
    """A power at the save that waited for this Action phase is lost if it was not used in it (offer.power)."""
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        if content.TIMING[bird] == Timing.save and state.readiness[bird] == Readiness.ready:
            state.readiness[bird] = Readiness.spent


@kernel
def pay_each_turn(state: State, seat: int, log: Log) -> None:
    """Points that birds bring on each of one's turns are paid (power.own-turn)."""
    for place in range(state.front_count[seat]):
        bird = state.front[seat, place]
        row = content.BIRD_EFFECT[bird]
        if (
            content.TIMING[bird] == Timing.each_turn
            and content.AUTOMATIC[bird]
            and birds.awake(state, bird)
            and counting.holds_true(state, seat, row, bird)
        ):
            birds.tire(state, bird)
            effects.perform_points(state, seat, row, bird, log)
