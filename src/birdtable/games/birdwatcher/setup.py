"""Setting the table."""

from __future__ import annotations

from birdtable.games.birdwatcher import content, turn, zones
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Event
from birdtable.kernel import Log, below, emit, kernel, piles, shuffle


@kernel
def setup(state: State, log: Log) -> None:
    """Deal the trees, the jungle and, for one player, the clearing; then shuffle the special birds in (setup.*)."""
    for insect in range(content.INSECTS):
        state.supply[insect] = content.TOKENS
    add_to_deck(state, 0, content.FIRST_HYBRID)
    for side in range(zones.sides(state)):
        for _ in range(content.DEALT):
            bird = zones.draw_bird(state, log)
            zones.put_in_tree(state, side, bird)
            emit(log, Event.dealt, side, bird)
    zones.refill_jungle(state, log)
    if state.players == content.SOLO:
        fill_clearing(state, log)
    add_to_deck(state, content.FIRST_HYBRID, content.KINDS)
    zones.show_back(state)
    set_up_publications(state, log)
    if state.players > content.SOLO and state.first_seat == 0:
        state.first_side = below(state, state.players)
    emit(log, Event.starts, state.first_side)
    turn.begin_turn(state, state.first_side)


@kernel
def add_to_deck(state: State, first: int, end: int) -> None:
    """Shuffle the birds of some species into the deck, as far as they play (setup.deck, setup.specials)."""
    for bird in range(content.BIRDS):
        species = content.SPECIES_OF[bird]
        if first <= species < end and plays(state, species):
            for _ in range(content.COPIES[bird]):
                state.deck[state.deck_count] = bird
                state.deck_count += 1
    shuffle(state, state.deck, state.deck_count)


@kernel
def plays(state: State, species: int) -> bool:
    """Twelve-wired only with five players or in place of the Blue (setup.deck, setup.twelve-wired)."""
    if species == content.TWELVE_WIRED:
        return state.players == 5 or state.twelve_wired == 1
    return species != content.BLUE or state.twelve_wired == 0


@kernel
def fill_clearing(state: State, log: Log) -> None:
    """One bird on each space of the clearing (crew.setup)."""
    for space in range(content.CLEARING):
        bird = zones.draw_bird(state, log)
        zones.put_on_pile(state, space, bird)
        emit(log, Event.revealed, bird, content.JUNGLE + space)


@kernel
def set_up_publications(state: State, log: Log) -> None:
    """Three publications face up; the Crew's starting publication is set aside (setup.academy, crew.level)."""
    state.papers_count = piles.one_of_each(state, state.papers, content.PUBLICATIONS)
    zones.refill_academy(state, log)
    if state.players == content.SOLO:
        state.starting = content.FIRST_CREW_PAPER + state.crew
        emit(log, Event.starting, state.starting)
