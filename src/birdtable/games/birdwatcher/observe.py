"""What a seat knows, as an array for learners. All numbers are small; the observer's own things come first.

for each of five sides, from the observer on
    tree      18    birds of each species in the tree, over 4
    journal   18    pages that count as each species, over 8
    last      18    the species of the last page
    run        1    how many pages like it end the journal, over 4
    papers    25    publication is in the journal
    insects    5    tokens, over 6
    pages      1    over 18
    points     1    as if the game ended now, over 100
    has turn   1
    camera     1
visible    7 × 24   the species and the insect that show at each place, and whether startled
academy  3 × 19     publication in each place
deck       1 + 3    cards over 64, and the back of the top card
supply     5        over 6
turn       4        actions left over 4; insects spent; the end is triggered; publications in the deck over 19
decision   7 + 18 + 7 + 5   what is decided; about which species, places, target
options    2 + 6
"""

from __future__ import annotations

from birdtable.games.birdwatcher.actions import CHOOSING, FLUSHING, GIVING
from birdtable.games.birdwatcher.journal import count_species
from birdtable.games.birdwatcher.scoring import sides, total_points
from birdtable.games.birdwatcher.tables import (
    ACADEMY,
    INSECT_OF,
    INSECTS,
    JUNGLE,
    KINDS,
    PAPERS,
    PLACES,
    PUBLICATIONS,
    SIDES,
    SOLO,
    SPECIES_OF,
)
from birdtable.kernel.decisions import decision, detail
from birdtable.kernel.dialect import kernel
from birdtable.kernel.record import EMPTY

JOURNAL_AT = KINDS
LAST_AT = JOURNAL_AT + KINDS
RUN_AT = LAST_AT + KINDS
PAPERS_AT = RUN_AT + 1
INSECTS_AT = PAPERS_AT + PAPERS
PAGES_AT = INSECTS_AT + INSECTS
ONE_SIDE = PAGES_AT + 4

VISIBLE = KINDS + INSECTS + 1
VISIBLE_AT = SIDES * ONE_SIDE
ACADEMY_AT = VISIBLE_AT + PLACES * VISIBLE
DECK_AT = ACADEMY_AT + ACADEMY * PUBLICATIONS
SUPPLY_AT = DECK_AT + 4
TURN_AT = SUPPLY_AT + INSECTS
DECISION_AT = TURN_AT + 4
SPECIES_AT = DECISION_AT + 7
PLACES_AT = SPECIES_AT + KINDS
TARGET_AT = PLACES_AT + PLACES
OPTIONS_AT = TARGET_AT + SIDES
FEATURES = OPTIONS_AT + 8


@kernel
def observe(state, seat, out):
    """Write the layout above."""
    count = sides(state)
    for turn in range(count):
        side = (seat + turn) % count
        observe_side(state, side, turn * ONE_SIDE, out)
        observe_journal(state, side, turn * ONE_SIDE, out)
    for place in range(PLACES):
        observe_place(state, place, VISIBLE_AT + place * VISIBLE, out)
    for slot in range(ACADEMY):
        if state.academy[slot] != EMPTY:
            out[ACADEMY_AT + slot * PUBLICATIONS + state.academy[slot]] = 1
    out[DECK_AT] = state.deck_count / 64
    if state.deck_count > 0:
        out[DECK_AT + 1 + state.deck_back] = 1
    for insect in range(INSECTS):
        out[SUPPLY_AT + insect] = state.supply[insect] / 6
    out[TURN_AT] = state.actions_left / 4
    out[TURN_AT + 1] = state.boosted
    out[TURN_AT + 2] = state.ending
    out[TURN_AT + 3] = state.papers_count / 19
    if state.over == 0:
        observe_decision(state, seat, out)
    out[OPTIONS_AT] = state.twelve_wired
    out[OPTIONS_AT + 1] = state.blue_ribbon
    if state.players == SOLO:
        out[OPTIONS_AT + 2 + state.crew] = 1


@kernel
def observe_side(state, side, at, out):
    """Tree, insects and points of one side."""
    for slot in range(state.tree_count[side]):
        species = SPECIES_OF[state.tree[side, slot]]
        out[at + species] = min(4, out[at + species] + 0.25)
    for insect in range(INSECTS):
        out[at + INSECTS_AT + insect] = state.insects[side, insect] / 6
    out[at + PAGES_AT] = state.pages[side] / 18
    out[at + PAGES_AT + 1] = total_points(state, side) / 100
    out[at + PAGES_AT + 2] = int(state.turn_side == side)
    out[at + PAGES_AT + 3] = int(state.first_side == side)


@kernel
def observe_journal(state, side, at, out):
    """The journal of one side: its species, its publications, and how it ends."""
    for page in range(state.pages[side]):
        if state.page_paper[side, page] != EMPTY:
            out[at + PAPERS_AT + state.page_paper[side, page]] = 1
    for species in range(KINDS):
        out[at + JOURNAL_AT + species] = count_species(state, side, species) / 8
    last = state.pages[side] - 1
    if last >= 0 and state.page_species[side, last] != EMPTY:
        species = state.page_species[side, last]
        out[at + LAST_AT + species] = 1
        while last >= 0 and state.page_species[side, last] == species:
            out[at + RUN_AT] += 0.25
            last -= 1


@kernel
def observe_place(state, place, at, out):
    """The bird that shows at a place."""
    bird = EMPTY
    if place < JUNGLE:
        bird = state.jungle[place]
    elif state.pile_count[place - JUNGLE] > 0:
        bird = state.pile[place - JUNGLE, state.pile_count[place - JUNGLE] - 1]
        out[at + KINDS + INSECTS] = state.startled[place - JUNGLE]
    if bird != EMPTY:
        out[at + SPECIES_OF[bird]] = 1
        if INSECT_OF[bird] != EMPTY:
            out[at + KINDS + INSECT_OF[bird]] = 1


@kernel
def observe_decision(state, seat, out):
    """What is being decided, and about what."""
    kind = decision(state)
    out[DECISION_AT + kind] = 1
    if kind == CHOOSING:
        out[SPECIES_AT + detail(state, 0)] = 1
        observe_bits(detail(state, 1), PLACES_AT, out)
    elif kind == FLUSHING:
        out[PLACES_AT + detail(state, 0)] = 1
        observe_bits(detail(state, 1) << JUNGLE, PLACES_AT, out)
    elif kind == GIVING:
        count = sides(state)
        out[TARGET_AT + (detail(state, 0) - seat + count) % count] = 1


@kernel
def observe_bits(bits, at, out):
    """Places, given as bits."""
    for place in range(PLACES):
        if (bits >> place) & 1:
            out[at + place] = 1
