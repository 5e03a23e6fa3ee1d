"""A turn of the Perch phase: a bird is placed, and perhaps a bonus action taken (perch.*, bonus.*)."""

from __future__ import annotations

from birdtable.games.perch import creatures, homestead, legal, recruiting
from birdtable.games.perch.state import State
from birdtable.games.perch.words import Decision, Event, Verb
from birdtable.kernel import EMPTY, NOBODY, Log, ask, emit, kernel


@kernel
def ask_next_player(state: State) -> None:
    """The next in turn order who has birds left; when nobody has, the phase is over (perch.turn)."""
    for step in range(1, state.players + 1):
        turn = (state.turn + step) % state.players
        if recruiting.birds_in_hand(state, state.order[turn]) > 0:
            state.turn = turn
            ask(state, state.order[turn], Decision.turn)
            return
    state.turn = EMPTY


@kernel
def take_turn(state: State, seat: int, action: int, placed: int, bonus: int, log: Log) -> tuple[bool, int]:
    """Place a bird or take a bonus action; what is left of the turn waits below (perch.turn, bonus.one).

    Whether a creature acts now, and the flock of a bird to send to the Fountain.
    """
    if Verb.perch.has(action) or Verb.nest.has(action):
        place_bird(state, seat, action, log)
        if bonus == 0 and legal.has_bonus(state, seat):
            ask(state, seat, Decision.turn, 1)
    elif action != Verb.done.first:
        if placed == 0:
            ask(state, seat, Decision.turn, 0, 1)
        return take_bonus(state, seat, action, log)
    return False, NOBODY


@kernel
def place_bird(state: State, seat: int, action: int, log: Log) -> None:
    """A recruited bird joins its stack, or takes a nest with all of it (perch.stack, perch.nest, perch.renest)."""
    if Verb.perch.has(action):
        flock, location = Verb.perch.parts(action)
        emit(log, Event.perched, seat, flock, location)
    else:
        flock, location = Verb.nest.parts(action)
        state.free_nests[location] -= 1
        state.nested[location, flock] = 1
        emit(log, Event.nested, seat, flock, location)
    state.hand[seat, flock] -= 1
    homestead.settle(state, location, flock)


@kernel
def take_bonus(state: State, seat: int, action: int, log: Log) -> tuple[bool, int]:
    """A birdhouse, lightning or a creature (bonus.one). Returns what `take_turn` does."""
    if Verb.activate.has(action):
        return creatures.activate(state, seat, Verb.activate.part(action), log), NOBODY
    if Verb.zap.has(action):
        flock, location = Verb.zap.parts(action)
        zap(state, seat, flock, location, log)
        return False, flock
    if Verb.zap_nest.has(action):
        zap_nest(state, seat, Verb.zap_nest.part(action), log)
    else:
        flock, location = Verb.house.parts(action)
        build(state, seat, flock, location, log)
    return False, NOBODY


@kernel
def build(state: State, seat: int, flock: int, location: int, log: Log) -> None:
    """A birdhouse on top of a stack (bonus.birdhouse)."""
    state.birdhouse[seat] -= 1
    state.housed[location, flock] = 1
    emit(log, Event.housed, seat, flock, location)


@kernel
def use_lightning(state: State, seat: int) -> None:
    """The token is used up."""
    state.lightning[seat] -= 1
    state.lightning_away += 1


@kernel
def zap(state: State, seat: int, flock: int, location: int, log: Log) -> None:
    """Lightning sends a bird to the Fountain (bonus.lightning)."""
    use_lightning(state, seat)
    homestead.take_off(state, location, flock)
    emit(log, Event.zapped, seat, flock, location)


@kernel
def zap_nest(state: State, seat: int, location: int, log: Log) -> None:
    """Lightning destroys an empty nest (bonus.lightning-nest)."""
    use_lightning(state, seat)
    state.free_nests[location] -= 1
    state.nests_away += 1
    emit(log, Event.zapped_nest, seat, location)
