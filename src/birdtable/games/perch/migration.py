"""Migration: birds of every flock gather in the bag, and two locations send more (migration.*)."""

from __future__ import annotations

from birdtable.games.perch import content, fountain, homestead
from birdtable.games.perch.state import State
from birdtable.games.perch.words import Decision, Event
from birdtable.kernel import NOBODY, Log, ask, emit, kernel

EXACTLY = 2  # birds on the Rookery that may add one


@kernel
def migrate(state: State, log: Log) -> None:
    """Birds of every flock into the bag, then the locations, two steps for each (migration.*)."""
    if state.step == 0:
        for flock in range(content.FLOCK_COUNT[state.players]):
            put_in_bag(state, flock, migrating_birds(state, flock), log)
        state.step = 1
    while state.pending_count == 0 and state.step <= 2 * content.PLACES[state.players]:
        location = state.location[(state.step - 1) >> 1]
        if location == content.EARLY_BIRD:
            early_bird(state, (state.step - 1) & 1, log)
        elif location == content.ROOKERY:
            rookery(state, (state.step - 1) & 1, log)
        state.step += 1


@kernel
def migrating_birds(state: State, flock: int) -> int:
    """Two birds, four of the Bird-Brained flock in round 1 (migration.birds, migration.bird-brained)."""
    if state.round_number == 1 and not homestead.is_player(state, flock):
        return content.BIRD_BRAINED_FIRST
    return content.MIGRATING


@kernel
def put_in_bag(state: State, flock: int, birds: int, log: Log) -> None:
    """Birds from the Roost into the bag, as many as there are (migration.shortage)."""
    birds = min(birds, state.roost[flock])
    state.roost[flock] -= birds
    state.bag[flock] += birds
    emit(log, Event.migrated, flock, birds)


@kernel
def add_one(state: State, flock: int, location: int, log: Log) -> None:
    """One more bird into the bag, because of a location."""
    if state.roost[flock] > 0:
        state.roost[flock] -= 1
        state.bag[flock] += 1
        emit(log, Event.added, flock, location)


@kernel
def early_bird(state: State, part: int, log: Log) -> None:
    """Its controller, even the Bird-Brained flock, adds a bird (migration.early-bird, two.ignored)."""
    flock = homestead.leader(state, content.EARLY_BIRD)
    if part == 0 and flock != NOBODY:
        add_one(state, flock, content.EARLY_BIRD, log)


@kernel
def rookery(state: State, part: int, log: Log) -> None:
    """First those with exactly two birds may add one, then its controller sends one (migration.rookery)."""
    if part == 1:
        fountain.send_from(state, content.ROOKERY, log)
        return
    for turn in range(state.players - 1, -1, -1):  # the last asked answers first
        seat = state.order[turn]
        if homestead.strength(state, content.ROOKERY, seat) == EXACTLY and state.roost[seat] > 0:
            ask(state, seat, Decision.rookery)
