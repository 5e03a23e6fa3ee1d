"""The record: everything that lies on the table, and who may see it. Only the order of the two decks is secret.

A journal is kept in three fields, side by side: on each page lies a bird or a publication, and a bird counts as a
species, which for an Imposter Nestling is the one that it copies.
"""

from __future__ import annotations

from typing import Any

from birdtable.games.birdwatcher.actions import CALLING_FREE, CHOOSING, COLLECTING, FLUSHING, GIVING, TAKING_PHOTO
from birdtable.games.birdwatcher.tables import (
    ACADEMY,
    BACK,
    BACK_OF,
    BIRD,
    CLEARING,
    CREW,
    DECK,
    IDLE_ROUNDS,
    INSECT,
    INSECTS,
    JOURNAL,
    JUNGLE,
    KINDS,
    NESTLING,
    PAPER,
    PUBLICATIONS,
    SIDE,
    SIDES,
    SOLO,
    SPACE,
    SPECIES,
    SPECIES_OF,
    TREE_LIMIT,
)
from birdtable.kernel.record import EMPTY, HIDDEN, Field, Record

MOST_ACTIONS = 9

STATE = Record(
    # options
    Field("twelve_wired", "i1", "1 if the Twelve-wired replace the Blue", most=1),
    Field("blue_ribbon", "i1", "1 if the Blue's ribbon has a fourth value", most=1),
    Field("crew", "i1", "the level of the Crew", most=5),
    # the turn
    Field("first_side", "i1", "who has the camera", most=SIDES - 1),
    Field("turn_side", "i1", "whose turn it is", most=SIDES - 1),
    Field("actions_left", "i1", "actions left this turn", most=MOST_ACTIONS),
    Field("boosted", "i1", "1 once insects were spent this turn", most=1),
    Field("acted", "i1", "1 once anything was done this turn", most=1),
    Field("idle_turns", "i1", "turns in a row in which nothing was done", most=IDLE_ROUNDS * SIDES),
    Field("ending", "i1", "1 once the end is triggered", most=1),
    # birds
    Field("deck", "i1", "the bird deck, its top card last", (DECK,), see=HIDDEN, words=BIRD, holds="birds"),
    Field("deck_count", "i1", "birds in the deck", count_of="deck"),
    Field("deck_back", "i1", "the back of the deck's top card", words=BACK),
    Field("jungle", "i1", "the birds of the jungle", (JUNGLE,), words=BIRD, holds="birds"),
    Field(
        "pile", "i1", "the piles of the clearing, top last", (CLEARING, DECK), words=BIRD, by=(SPACE,), holds="birds"
    ),
    Field("pile_count", "i1", "birds in each pile", (CLEARING,), by=(SPACE,), count_of="pile"),
    Field("startled", "i1", "1 if the top of the pile is startled", (CLEARING,), by=(SPACE,), most=1),
    Field("tree", "i1", "the birds in each tree, oldest first", (SIDES, DECK), words=BIRD, by=(SIDE,), holds="birds"),
    Field("tree_count", "i1", "birds in each tree", (SIDES,), by=(SIDE,), count_of="tree"),
    # journals
    Field("page_bird", "i1", "the bird on each page", (SIDES, JOURNAL), words=BIRD, by=(SIDE,), holds="birds"),
    Field("page_paper", "i1", "or the publication", (SIDES, JOURNAL), words=PAPER, by=(SIDE,), holds="publications"),
    Field("page_species", "i1", "what the bird counts as", (SIDES, JOURNAL), words=SPECIES, by=(SIDE,)),
    Field("pages", "i1", "pages in each journal", (SIDES,), by=(SIDE,), most=JOURNAL),
    # publications
    Field(
        "papers",
        "i1",
        "the publications deck, top last",
        (PUBLICATIONS,),
        see=HIDDEN,
        words=PAPER,
        holds="publications",
    ),
    Field("papers_count", "i1", "publications in the deck", count_of="papers"),
    Field("academy", "i1", "publications face up", (ACADEMY,), words=PAPER, holds="publications"),
    Field("shelved", "i1", "publications the Crew discarded", (PUBLICATIONS,), words=PAPER, holds="publications"),
    Field("shelved_count", "i1", "how many these are", count_of="shelved"),
    Field(
        "starting", "i1", "the Crew's starting publication, until it is published", words=PAPER, holds="publications"
    ),
    # insects
    Field("insects", "i1", "insect tokens of each side", (SIDES, INSECTS), by=(SIDE, INSECT), counts="insects"),
    Field("supply", "i1", "insect tokens in the supply", (INSECTS,), by=(INSECT,), counts="insects"),
    Field("crew_score", "i2", "the Crew's points at the end"),
)


def problems(state: Any) -> list[str]:
    """What cannot be on any table: pages with gaps, trees too full, a back that is not that of the top card."""
    sides = max(2, state.players)
    found = []
    for side in range(sides):
        word = SIDE.word(side, state.players)
        limit = DECK if state.players == SOLO and side == CREW else TREE_LIMIT
        if state.tree_count[side] > limit:
            found.append(f"the tree of {word} has more than {limit} birds")
        found += [f"page {page} of {word}: {what}" for page, what in _wrong_pages(state, side)]
    top = EMPTY if state.deck_count == 0 else int(BACK_OF[state.deck[state.deck_count - 1]])
    if state.deck_back != top:
        found.append("deck_back is not the back of the deck's top card")
    if any(state.startled[space] and not state.pile_count[space] for space in range(CLEARING)):
        found.append("a space without birds cannot be startled")
    if max(state.first_side, state.turn_side) >= sides:
        found.append("first_side and turn_side must be at the table")
    if min(*state.supply, *(state.insects[side, insect] for side in range(sides) for insect in range(INSECTS))) < 0:
        found.append("insect tokens cannot be fewer than none")
    return found + _wrong_pending(state)


def _wrong_pages(state: Any, side: int) -> list[tuple[int, str]]:
    """Pages that are not exactly one card, or a bird that counts as what it cannot be."""
    found = []
    for page in range(JOURNAL):
        bird, paper, species = state.page_bird[side, page], state.page_paper[side, page], state.page_species[side, page]
        if ((bird != EMPTY) + (paper != EMPTY)) != (page < state.pages[side]):
            found.append((page + 1, "a journal has one card on each of its pages, and none after"))
        elif bird == EMPTY and species != EMPTY:
            found.append((page + 1, "only a bird counts as a species"))
        elif bird != EMPTY and species != _counts_as(state, side, page):
            found.append((page + 1, "the bird does not count as that species"))
    return found


def _counts_as(state: Any, side: int, page: int) -> int:
    species = int(SPECIES_OF[state.page_bird[side, page]])
    if species == NESTLING and page > 0 and state.page_bird[side, page - 1] != EMPTY:
        return int(state.page_species[side, page - 1])
    return species


def _wrong_pending(state: Any) -> list[str]:
    """Decisions that the table could not be waiting for."""
    if state.over or state.pending_count == 0:
        return []
    found = []
    top = state.pending_count - 1
    seat, kind = state.pending_seat[top], state.pending_kind[top]
    first, second = state.pending_args[top, 0], state.pending_args[top, 1]
    if seat != state.turn_side:
        found.append("only whose turn it is decides")
    if kind in (TAKING_PHOTO, GIVING) and state.tree_count[seat] == 0:
        found.append("there is no bird in the tree to choose from")
    if kind == GIVING and (not 0 <= first < max(2, state.players) or first == seat):
        found.append("a gift goes to another tree")
    if kind == CHOOSING and not _calls(state, seat, first, second):
        found.append("choosing among birds needs a species and places that show it, and room in the tree")
    if kind == FLUSHING and not (0 <= first < JUNGLE and 0 <= second < 1 << CLEARING and _can_flush(state, second)):
        found.append("flushing needs a bird of the jungle and the spaces that are used already")
    if kind == CALLING_FREE and state.tree_count[seat] >= TREE_LIMIT:
        found.append("a call needs room in the tree")
    if kind == COLLECTING and not any(state.supply):
        found.append("there is no insect to collect")
    return found


def _calls(state: Any, seat: int, species: int, places: int) -> bool:
    if not 0 <= species < KINDS or not 0 < places < 1 << JUNGLE + CLEARING or state.tree_count[seat] >= TREE_LIMIT:
        return False
    tops = [*state.jungle, *(state.pile[space, state.pile_count[space] - 1] for space in range(CLEARING))]
    shown = [bird for place, bird in enumerate(tops) if places >> place & 1]
    return all(bird != EMPTY and int(SPECIES_OF[bird]) == species for bird in shown)


def _can_flush(state: Any, used: int) -> bool:
    return any(bird != EMPTY for bird in state.jungle) and used != (1 << CLEARING) - 1
