"""Where birds and publications lie, and how they get there."""

from __future__ import annotations

from birdtable.games.birdwatcher.actions import (
    DISPLAYED,
    FLUSHED,
    LURED,
    RESHUFFLED,
    REVEALED,
)
from birdtable.games.birdwatcher.journal import (
    draw_bird,
)
from birdtable.games.birdwatcher.tables import (
    ACADEMY,
    JUNGLE,
    PLACES,
)
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import (
    emit,
)
from birdtable.kernel.record import (
    EMPTY,
)
from birdtable.kernel.streams import (
    learn,
    shuffle,
)


@kernel
def put_in_tree(state, side, bird):
    """A bird more in a tree."""
    state.tree[side, state.tree_count[side]] = bird
    state.tree_count[side] += 1


@kernel
def take_from_tree(state, side, bird):
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
def put_on_pile(state, space, bird):
    """A bird on top of a pile; what it covers is no longer startled (photo.calm)."""
    state.pile[space, state.pile_count[space]] = bird
    state.pile_count[space] += 1
    state.startled[space] = 0


@kernel
def take_visible(state, place):
    """The bird that shows at a place leaves it."""
    if place < JUNGLE:
        bird = state.jungle[place]
        state.jungle[place] = EMPTY
        return bird
    space = place - JUNGLE
    state.pile_count[space] -= 1
    bird = state.pile[space, state.pile_count[space]]
    state.pile[space, state.pile_count[space]] = EMPTY
    return bird


@kernel
def refill_jungle(state, log):
    """New birds on the empty places of the jungle, from the left (zones.jungle)."""
    for place in range(JUNGLE):
        if state.jungle[place] == EMPTY:
            state.jungle[place] = draw_bird(state, log)
            if state.jungle[place] != EMPTY:
                emit(log, REVEALED, state.jungle[place], place, 0, 0, 0)


@kernel
def refill_academy(state, log):
    """New publications on the empty places of the academy (zones.academy, publish.refill)."""
    for slot in range(ACADEMY):
        if state.academy[slot] == EMPTY:
            if state.papers_count == 0:
                reshuffle_publications(state, log)
            if state.papers_count > 0:
                learn(state)
                state.papers_count -= 1
                state.academy[slot] = state.papers[state.papers_count]
                state.papers[state.papers_count] = EMPTY
                emit(log, DISPLAYED, state.academy[slot], 0, 0, 0, 0)


@kernel
def reshuffle_publications(state, log):
    """What the Crew discarded becomes the publications deck (crew.reshuffle)."""
    if state.shelved_count == 0:
        return
    for place in range(state.shelved_count):
        state.papers[place] = state.shelved[place]
        state.shelved[place] = EMPTY
    state.papers_count = state.shelved_count
    state.shelved_count = 0
    shuffle(state, state.papers, state.papers_count)
    emit(log, RESHUFFLED, 0, 0, 0, 0, 0)


@kernel
def lure_all(state, side, places, log):
    """The birds of several places come to a tree (call.all)."""
    for place in range(PLACES):
        if (places >> place) & 1:
            lure(state, side, place, log)


@kernel
def lure(state, side, place, log):
    """One bird comes to a tree."""
    bird = take_visible(state, place)
    put_in_tree(state, side, bird)
    emit(log, LURED, side, bird, place, 0, 0)


@kernel
def flush_bird(state, place, space, log):
    """One bird flies from the jungle to the clearing, calm (run.calm)."""
    bird = take_visible(state, place)
    put_on_pile(state, space, bird)
    emit(log, FLUSHED, bird, space, 0, 0, 0)
