"""What cannot be on any table, in a position that somebody wrote down."""

from __future__ import annotations

from collections.abc import Iterator

from birdtable.games.birdwatcher import content, journal, zones
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Decision
from birdtable.kernel import EMPTY


def problems(state: State) -> list[str]:
    """Pages with gaps, trees too full, a back that is not that of the top card, decisions about nothing."""
    sides = range(zones.sides(state))
    found = []
    for side in sides:
        word = content.SIDE.word(side, state.players)
        if zones.tree_room(state, side) < 0:
            found.append(f"the tree of {word} has more than {content.TREE_LIMIT} birds")
        found += [f"page {page} of {word}: {what}" for page, what in _wrong_pages(state, side)]
    top = EMPTY if state.deck_count == 0 else int(content.BACK_OF[state.deck[state.deck_count - 1]])
    if state.deck_back != top:
        found.append("deck_back is not the back of the deck's top card")
    if any(state.startled[space] and not state.pile_count[space] for space in range(content.CLEARING)):
        found.append("a space without birds cannot be startled")
    if max(state.first_side, state.turn_side) not in sides:
        found.append("first_side and turn_side must be at the table")
    tokens = [state.insects[side, insect] for side in sides for insect in range(content.INSECTS)]
    if min(*state.supply, *tokens) < 0:
        found.append("insect tokens cannot be fewer than none")
    if not state.over and state.pending_count:
        found += _wrong_pending(state)
    return found


def _wrong_pages(state: State, side: int) -> Iterator[tuple[int, str]]:
    """Pages that are not exactly one card, or a bird that counts as what it cannot be."""
    for page in range(content.JOURNAL):
        bird, paper, species = state.page_bird[side, page], state.page_paper[side, page], state.page_species[side, page]
        if ((bird != EMPTY) + (paper != EMPTY)) != (page < state.pages[side]):
            yield page + 1, "a journal has one card on each of its pages, and none after"
        elif bird == EMPTY and species != EMPTY:
            yield page + 1, "only a bird counts as a species"
        elif bird != EMPTY and species != journal.counts_as(state, side, bird, page):
            yield page + 1, "the bird does not count as that species"


def _wrong_pending(state: State) -> Iterator[str]:
    """Decisions that the table could not be waiting for."""
    top = state.pending_count - 1
    seat, kind = state.pending_seat[top], state.pending_kind[top]
    first, second = state.pending_args[top, 0], state.pending_args[top, 1]
    if seat != state.turn_side:
        yield "only whose turn it is decides"
    if kind in (Decision.photo, Decision.give) and state.tree_count[seat] == 0:
        yield "there is no bird in the tree to choose from"
    if kind == Decision.give and (not 0 <= first < zones.sides(state) or first == seat):
        yield "a gift goes to another tree"
    if kind == Decision.choose and not _can_choose(state, seat, first, second):
        yield "choosing among birds needs a species and places that show it, and room in the tree"
    if kind == Decision.flush and not _can_flush(state, first, second):
        yield "flushing needs a bird of the jungle and the spaces that are used already"
    if kind == Decision.free_call and zones.tree_room(state, seat) <= 0:
        yield "a call needs room in the tree"
    if kind == Decision.free_insect and not any(state.supply):
        yield "there is no insect to collect"


def _can_choose(state: State, seat: int, species: int, places: int) -> bool:
    if not 0 < places < 1 << content.PLACES or zones.tree_room(state, seat) <= 0:
        return False
    shown = [zones.shown(state, place) for place in range(content.PLACES) if places >> place & 1]
    return all(bird != EMPTY and content.SPECIES_OF[bird] == species for bird in shown)


def _can_flush(state: State, place: int, used: int) -> bool:
    if not 0 <= place < content.JUNGLE or state.jungle[place] == EMPTY:
        return False
    return 0 <= used < (1 << content.CLEARING) - 1
