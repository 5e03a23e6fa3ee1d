"""Setting the table, and the beginning of every turn."""

from __future__ import annotations

from birdtable.games.birdwatcher.actions import (
    DEALT_BIRD,
    REVEALED,
    STARTING,
    STARTS,
    TURN,
)
from birdtable.games.birdwatcher.journal import (
    draw_bird,
    show_back,
)
from birdtable.games.birdwatcher.places import (
    put_in_tree,
    put_on_pile,
    refill_academy,
    refill_jungle,
)
from birdtable.games.birdwatcher.scoring import (
    sides,
)
from birdtable.games.birdwatcher.tables import (
    BIRDS,
    BLUE,
    CLEARING,
    COPIES,
    DEALT,
    FIRST_CREW_PAPER,
    FIRST_HYBRID,
    INSECTS,
    JUNGLE,
    KINDS,
    PUBLICATIONS,
    SOLO,
    SPECIES_OF,
    TOKENS,
    TURN_ACTIONS,
    TWELVE_WIRED,
)
from birdtable.kernel.decisions import (
    ask,
)
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import (
    emit,
)
from birdtable.kernel.streams import (
    below,
    shuffle,
)


@kernel
def setup(state, log):
    """Deal the trees, the jungle and, for one player, the clearing; then shuffle the special birds in (setup.*)."""
    for insect in range(INSECTS):
        state.supply[insect] = TOKENS
    add_to_deck(state, 0, FIRST_HYBRID)
    shuffle(state, state.deck, state.deck_count)
    for side in range(sides(state)):
        for _ in range(DEALT):
            put_in_tree(state, side, draw_bird(state, log))
            emit(log, DEALT_BIRD, side, state.tree[side, state.tree_count[side] - 1], 0, 0, 0)
    refill_jungle(state, log)
    if state.players == SOLO:
        fill_clearing(state, log)
    add_to_deck(state, FIRST_HYBRID, KINDS)
    shuffle(state, state.deck, state.deck_count)
    show_back(state)
    set_up_publications(state, log)
    if state.players > SOLO:
        state.first_side = below(state, state.players)
    emit(log, STARTS, state.first_side, 0, 0, 0, 0)
    begin_turn(state, state.first_side)


@kernel
def add_to_deck(state, first, end):
    """The birds of some species onto the deck, as far as they play (setup.deck, setup.twelve-wired)."""
    for bird in range(BIRDS):
        species = SPECIES_OF[bird]
        if first <= species < end and plays(state, species):
            for _ in range(COPIES[bird]):
                state.deck[state.deck_count] = bird
                state.deck_count += 1


@kernel
def plays(state, species):
    """Twelve-wired only with five players or in place of the Blue (setup.deck, setup.twelve-wired)."""
    if species == TWELVE_WIRED:
        return state.players == 5 or state.twelve_wired == 1
    return species != BLUE or state.twelve_wired == 0


@kernel
def fill_clearing(state, log):
    """One bird on each space of the clearing (crew.setup)."""
    for space in range(CLEARING):
        put_on_pile(state, space, draw_bird(state, log))
        emit(log, REVEALED, state.pile[space, 0], JUNGLE + space, 0, 0, 0)


@kernel
def set_up_publications(state, log):
    """Three publications face up; the Crew's starting publication is set aside (setup.academy, crew.level)."""
    for paper in range(PUBLICATIONS):
        state.papers[paper] = paper
    state.papers_count = PUBLICATIONS
    shuffle(state, state.papers, PUBLICATIONS)
    refill_academy(state, log)
    if state.players == SOLO:
        state.starting = FIRST_CREW_PAPER + state.crew
        emit(log, STARTING, state.starting, 0, 0, 0, 0)


@kernel
def begin_turn(state, side):
    """Three actions (turn.actions)."""
    state.turn_side = side
    state.actions_left = TURN_ACTIONS
    state.boosted = 0
    state.acted = 0
    ask(state, side, TURN, 0, 0)
