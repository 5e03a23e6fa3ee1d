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

from birdtable.games.birdwatcher import content, journal, scoring
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Decision
from birdtable.kernel import EMPTY, Features, decision, detail, kernel

JOURNAL_AT = content.KINDS
LAST_AT = JOURNAL_AT + content.KINDS
RUN_AT = LAST_AT + content.KINDS
PAPERS_AT = RUN_AT + 1
INSECTS_AT = PAPERS_AT + content.PAPERS
PAGES_AT = INSECTS_AT + content.INSECTS
ONE_SIDE = PAGES_AT + 4

VISIBLE = content.KINDS + content.INSECTS + 1
VISIBLE_AT = content.SIDES * ONE_SIDE
ACADEMY_AT = VISIBLE_AT + content.PLACES * VISIBLE
DECK_AT = ACADEMY_AT + content.ACADEMY * content.PUBLICATIONS
SUPPLY_AT = DECK_AT + 4
TURN_AT = SUPPLY_AT + content.INSECTS
DECISION_AT = TURN_AT + 4
SPECIES_AT = DECISION_AT + 7
PLACES_AT = SPECIES_AT + content.KINDS
TARGET_AT = PLACES_AT + content.PLACES
OPTIONS_AT = TARGET_AT + content.SIDES
FEATURES = OPTIONS_AT + 8


@kernel
def observe(state: State, seat: int, out: Features) -> None:
    """Write the layout above."""
    count = scoring.sides(state)
    for turn in range(count):
        side = (seat + turn) % count
        observe_side(state, side, turn * ONE_SIDE, out)
        observe_journal(state, side, turn * ONE_SIDE, out)
    for place in range(content.PLACES):
        observe_place(state, place, VISIBLE_AT + place * VISIBLE, out)
    for slot in range(content.ACADEMY):
        if state.academy[slot] != EMPTY:
            out[ACADEMY_AT + slot * content.PUBLICATIONS + state.academy[slot]] = 1
    out[DECK_AT] = state.deck_count / 64
    if state.deck_count > 0:
        out[DECK_AT + 1 + state.deck_back] = 1
    for insect in range(content.INSECTS):
        out[SUPPLY_AT + insect] = state.supply[insect] / 6
    out[TURN_AT] = state.actions_left / 4
    out[TURN_AT + 1] = state.boosted
    out[TURN_AT + 2] = state.ending
    out[TURN_AT + 3] = state.papers_count / 19
    if state.over == 0:
        observe_decision(state, seat, out)
    out[OPTIONS_AT] = state.twelve_wired
    out[OPTIONS_AT + 1] = state.blue_ribbon
    if state.players == content.SOLO:
        out[OPTIONS_AT + 2 + state.crew] = 1


@kernel
def observe_side(state: State, side: int, at: int, out: Features) -> None:
    """Tree, insects and points of one side."""
    for slot in range(state.tree_count[side]):
        species = content.SPECIES_OF[state.tree[side, slot]]
        out[at + species] = min(4, out[at + species] + 0.25)
    for insect in range(content.INSECTS):
        out[at + INSECTS_AT + insect] = state.insects[side, insect] / 6
    out[at + PAGES_AT] = state.pages[side] / 18
    out[at + PAGES_AT + 1] = scoring.total_points(state, side) / 100
    out[at + PAGES_AT + 2] = int(state.turn_side == side)
    out[at + PAGES_AT + 3] = int(state.first_side == side)


@kernel
def observe_journal(state: State, side: int, at: int, out: Features) -> None:
    """The journal of one side: its species, its publications, and how it ends."""
    for page in range(state.pages[side]):
        if state.page_paper[side, page] != EMPTY:
            out[at + PAPERS_AT + state.page_paper[side, page]] = 1
    for species in range(content.KINDS):
        out[at + JOURNAL_AT + species] = journal.count_species(state, side, species) / 8
    last = state.pages[side] - 1
    if last >= 0 and state.page_species[side, last] != EMPTY:
        species = state.page_species[side, last]
        out[at + LAST_AT + species] = 1
        while last >= 0 and state.page_species[side, last] == species:
            out[at + RUN_AT] += 0.25
            last -= 1


@kernel
def observe_place(state: State, place: int, at: int, out: Features) -> None:
    """The bird that shows at a place."""
    bird = EMPTY
    if place < content.JUNGLE:
        bird = state.jungle[place]
    elif state.pile_count[place - content.JUNGLE] > 0:
        bird = state.pile[place - content.JUNGLE, state.pile_count[place - content.JUNGLE] - 1]
        out[at + content.KINDS + content.INSECTS] = state.startled[place - content.JUNGLE]
    if bird != EMPTY:
        out[at + content.SPECIES_OF[bird]] = 1
        if content.INSECT_OF[bird] != EMPTY:
            out[at + content.KINDS + content.INSECT_OF[bird]] = 1


@kernel
def observe_decision(state: State, seat: int, out: Features) -> None:
    """What is being decided, and about what."""
    kind = decision(state)
    out[DECISION_AT + kind] = 1
    if kind == Decision.choose:
        out[SPECIES_AT + detail(state, 0)] = 1
        observe_bits(detail(state, 1), PLACES_AT, out)
    elif kind == Decision.flush:
        out[PLACES_AT + detail(state, 0)] = 1
        observe_bits(detail(state, 1) << content.JUNGLE, PLACES_AT, out)
    elif kind == Decision.give:
        count = scoring.sides(state)
        out[TARGET_AT + (detail(state, 0) - seat + count) % count] = 1


@kernel
def observe_bits(bits: int, at: int, out: Features) -> None:
    """Places, given as bits."""
    for place in range(content.PLACES):
        if (bits >> place) & 1:
            out[at + place] = 1
