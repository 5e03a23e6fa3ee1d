"""The zones of the table: where birds and publications lie, and how they get there."""

from __future__ import annotations

from birdtable.games.birdwatcher import content
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Event
from birdtable.kernel import EMPTY, Log, emit, kernel, learn, piles


@kernel
def sides(state: State) -> int:
    """How many trees and journals there are: one a seat, and the Crew's (crew.setup)."""
    return max(2, state.players)


# ====================================================================== the bird deck


@kernel
def draw_bird(state: State, log: Log) -> int:
    """The top card of the bird deck, or EMPTY and the end of the game if there is none (end.deck)."""
    if state.deck_count == 0:
        end_by_deck(state, log)
        return EMPTY
    learn(state)
    state.deck_count -= 1
    bird = piles.lift(state.deck, state.deck_count)
    show_back(state)
    if state.players == content.SOLO and state.deck_count == 0:
        end_by_deck(state, log)  # the solo game does not wait for a draw that fails (crew.end)
    return bird


@kernel
def show_back(state: State) -> None:
    """Everybody sees the back of the deck's top card (setup.backs)."""
    state.deck_back = EMPTY
    if state.deck_count > 0:
        state.deck_back = content.BACK_OF[state.deck[state.deck_count - 1]]


@kernel
def end_by_deck(state: State, log: Log) -> None:
    """The bird deck has run out: this is the last round (end.deck)."""
    if not state.ending:
        emit(log, Event.deck_empty)
    state.ending = 1


# ====================================================================== trees


@kernel
def tallied(tally: int, species: int) -> int:
    """How often a species occurs in a tally."""
    return (tally >> content.TALLY_AT[species]) & content.TALLY_MOST[species]


@kernel
def tally_tree(state: State, side: int) -> int:
    """How many birds of each species are in a tree."""
    tally = 0
    for slot in range(state.tree_count[side]):
        tally += 1 << content.TALLY_AT[content.SPECIES_OF[state.tree[side, slot]]]
    return tally


@kernel
def tree_room(state: State, side: int) -> int:
    """Birds that a tree still has room for; the Crew's has no maximum (zones.tree, crew.no-limit)."""
    if state.players == content.SOLO and side == content.CREW:
        return content.PLACES
    return content.TREE_LIMIT - state.tree_count[side]


@kernel
def put_in_tree(state: State, side: int, bird: int) -> None:
    """A bird more in a tree."""
    state.tree[side, state.tree_count[side]] = bird
    state.tree_count[side] += 1


@kernel
def take_from_tree(state: State, side: int, bird: int) -> None:
    """The oldest such bird leaves a tree; the others move up."""
    state.tree_count[side] = piles.take_out(state.tree, side, bird, state.tree_count[side])


# ====================================================================== the jungle and the clearing


@kernel
def shown(state: State, place: int) -> int:
    """The bird that shows at a place, or EMPTY (zones.jungle, zones.clearing)."""
    if place < content.JUNGLE:
        return state.jungle[place]
    space = place - content.JUNGLE
    if state.pile_count[space] == 0:
        return EMPTY
    return state.pile[space, state.pile_count[space] - 1]


@kernel
def calm(state: State, place: int) -> int:
    """The bird that shows at a place and is not startled, or EMPTY (call.startled)."""
    if place >= content.JUNGLE and state.startled[place - content.JUNGLE]:
        return EMPTY
    return shown(state, place)


@kernel
def answering(state: State, species: int) -> int:
    """The places where a species shows and is calm, as bits (call.all)."""
    found = 0
    for place in range(content.PLACES):
        bird = calm(state, place)
        if bird != EMPTY and content.SPECIES_OF[bird] == species:
            found |= 1 << place
    return found


@kernel
def jungle_birds(state: State, first: int) -> int:
    """Birds of the jungle from a place on."""
    found = 0
    for place in range(first, content.JUNGLE):
        found += int(state.jungle[place] != EMPTY)
    return found


@kernel
def put_on_pile(state: State, space: int, bird: int) -> None:
    """A bird on top of a pile; what it covers is no longer startled (photo.calm)."""
    state.pile[space, state.pile_count[space]] = bird
    state.pile_count[space] += 1
    state.startled[space] = 0


@kernel
def take_shown(state: State, place: int) -> int:
    """The bird that shows at a place leaves it."""
    bird = shown(state, place)
    if place < content.JUNGLE:
        state.jungle[place] = EMPTY
    else:
        space = place - content.JUNGLE
        state.pile_count[space] -= 1
        state.pile[space, state.pile_count[space]] = EMPTY
    return bird


@kernel
def refill_jungle(state: State, log: Log) -> None:
    """New birds on the empty places of the jungle, from the left (zones.jungle)."""
    for place in range(content.JUNGLE):
        if state.jungle[place] == EMPTY:
            state.jungle[place] = draw_bird(state, log)
            if state.jungle[place] != EMPTY:
                emit(log, Event.revealed, state.jungle[place], place)


@kernel
def lure_all(state: State, side: int, places: int, log: Log) -> None:
    """The birds of several places come to a tree (call.all)."""
    for place in range(content.PLACES):
        if (places >> place) & 1:
            lure(state, side, place, log)


@kernel
def lure(state: State, side: int, place: int, log: Log) -> None:
    """One bird comes to a tree."""
    bird = take_shown(state, place)
    put_in_tree(state, side, bird)
    emit(log, Event.lured, side, bird, place)


@kernel
def flush_bird(state: State, place: int, space: int, log: Log) -> None:
    """One bird flies from the jungle to the clearing, calm (run.calm)."""
    bird = take_shown(state, place)
    put_on_pile(state, space, bird)
    emit(log, Event.flushed, bird, space)


# ====================================================================== the academy


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
                state.academy[slot] = piles.lift(state.papers, state.papers_count)
                emit(log, Event.displayed, state.academy[slot])


@kernel
def reshuffle_publications(state: State, log: Log) -> None:
    """What the Crew discarded becomes the publications deck (crew.reshuffle)."""
    if state.shelved_count == 0:
        return
    state.papers_count = piles.turn_over(state, state.shelved, state.papers, state.shelved_count)
    state.shelved_count = 0
    emit(log, Event.reshuffled)
