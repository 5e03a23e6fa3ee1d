"""Where birds and publications lie, and how they get there."""

from __future__ import annotations

from birdtable.games.birdwatcher import content, journal
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Event
from birdtable.kernel import EMPTY, Log, emit, kernel, learn, shuffle


@kernel
def put_in_tree(state: State, side: int, bird: int) -> None:
    """A bird more in a tree."""
    state.tree[side, state.tree_count[side]] = bird
    state.tree_count[side] += 1


@kernel
def take_from_tree(state: State, side: int, bird: int) -> None:
    """The oldest such bird leaves a tree; the others move up."""
    slot = 0
    while state.tree[side, slot] != bird:
        slot += 1
    last = state.tree_count[side] - 1
    for behind in range(slot, last):
        state.tree[side, behind] = state.tree[side, behind + 1]
    state.tree[side, last] = EMPTY
    state.tree_count[side] = last


@kernel
def put_on_pile(state: State, space: int, bird: int) -> None:
    """A bird on top of a pile; what it covers is no longer startled (photo.calm)."""
    state.pile[space, state.pile_count[space]] = bird
    state.pile_count[space] += 1
    state.startled[space] = 0


@kernel
def take_visible(state: State, place: int) -> int:
    """The bird that shows at a place leaves it."""
    if place < content.JUNGLE:
        bird = state.jungle[place]
        state.jungle[place] = EMPTY
        return bird
    space = place - content.JUNGLE
    state.pile_count[space] -= 1
    bird = state.pile[space, state.pile_count[space]]
    state.pile[space, state.pile_count[space]] = EMPTY
    return bird


@kernel
def refill_jungle(state: State, log: Log) -> None:
    """New birds on the empty places of the jungle, from the left (zones.jungle)."""
    for place in range(content.JUNGLE):
        if state.jungle[place] == EMPTY:
            state.jungle[place] = journal.draw_bird(state, log)
            if state.jungle[place] != EMPTY:
                emit(log, Event.revealed, state.jungle[place], place)


@kernel
def refill_academy(state: State, log: Log) -> None:
    """New publications on the empty places of the academy (zones.academy, publish.refill)."""
    for slot in range(content.ACADEMY):
        if state.academy[slot] == EMPTY:
            if state.papers_count == 0:
                reshuffle_publications(state, log)
            if state.papers_count > 0:
                learn(state)
                state.papers_count -= 1
                state.academy[slot] = state.papers[state.papers_count]
                state.papers[state.papers_count] = EMPTY
                emit(log, Event.displayed, state.academy[slot])


@kernel
def reshuffle_publications(state: State, log: Log) -> None:
    """What the Crew discarded becomes the publications deck (crew.reshuffle)."""
    if state.shelved_count == 0:
        return
    for place in range(state.shelved_count):
        state.papers[place] = state.shelved[place]
        state.shelved[place] = EMPTY
    state.papers_count = state.shelved_count
    state.shelved_count = 0
    shuffle(state, state.papers, state.papers_count)
    emit(log, Event.reshuffled)


@kernel
def lure_all(state: State, side: int, places: int, log: Log) -> None:
    """The birds of several places come to a tree (call.all)."""
    for place in range(content.PLACES):
        if (places >> place) & 1:
            lure(state, side, place, log)


@kernel
def lure(state: State, side: int, place: int, log: Log) -> None:
    """One bird comes to a tree."""
    bird = take_visible(state, place)
    put_in_tree(state, side, bird)
    emit(log, Event.lured, side, bird, place)


@kernel
def flush_bird(state: State, place: int, space: int, log: Log) -> None:
    """One bird flies from the jungle to the clearing, calm (run.calm)."""
    bird = take_visible(state, place)
    put_on_pile(state, space, bird)
    emit(log, Event.flushed, bird, space)
