"""The Crew: the opponent of the solo game, whose every choice follows from the cards."""

from __future__ import annotations

from birdtable.games.birdwatcher import activities, content, journal, zones
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Event
from birdtable.kernel import EMPTY, Log, emit, kernel

NO_BIRD = -1


@kernel
def crew_turn(state: State, log: Log) -> None:
    """A page, a run if nothing shows twice, then birds for the tree (crew.turn)."""
    if state.starting != EMPTY:
        publish_starting(state, log)
    elif state.tree_count[content.CREW] >= content.TREE_LIMIT:
        photograph_most(state, log)
    else:
        publish_leftmost(state, log)
    if all_unique(state):
        run_clockwise(state, log)
    take_birds(state, log)


# ====================================================================== step 1: a page


@kernel
def publish_starting(state: State, log: Log) -> None:
    """On its first turn the Crew publishes the starting publication; the academy stays (crew.first-turn)."""
    paper = state.starting
    state.starting = EMPTY
    journal.add_paper(state, content.CREW, paper, log)


@kernel
def publish_leftmost(state: State, log: Log) -> None:
    """The leftmost publication is published, the others are discarded (crew.publish, crew.reshuffle)."""
    published = 0
    for slot in range(content.ACADEMY):
        paper = state.academy[slot]
        if paper != EMPTY:
            state.academy[slot] = EMPTY
            if not published:
                journal.add_paper(state, content.CREW, paper, log)
                published = 1
            else:
                state.shelved[state.shelved_count] = paper
                state.shelved_count += 1
                emit(log, Event.discarded, paper)
    zones.refill_academy(state, log)


@kernel
def photograph_most(state: State, log: Log) -> None:
    """All birds of the most abundant species become pages, the oldest first (crew.photograph)."""
    species = most_abundant(state)
    slot = 0
    while slot < state.tree_count[content.CREW]:
        bird = state.tree[content.CREW, slot]
        if content.SPECIES_OF[bird] == species:
            activities.take_photo(state, content.CREW, bird, log)
        else:
            slot += 1


@kernel
def most_abundant(state: State) -> int:
    """The species to photograph: the most birds, then as the last page, then by worth (crew.photograph-tie)."""
    tally = zones.tally_tree(state, content.CREW)
    best = NO_BIRD
    chosen = NO_BIRD
    for slot in range(state.tree_count[content.CREW]):
        species = content.SPECIES_OF[state.tree[content.CREW, slot]]
        birds = zones.tallied(tally, species)
        matches = int(journal.species_before(state, content.CREW, state.pages[content.CREW]) == species)
        wish = preference(state, species, birds, 2 * birds + matches)
        if wish > best:
            best = wish
            chosen = species
    return chosen


# ====================================================================== what the Crew likes


@kernel
def preference(state: State, species: int, birds: int, first: int) -> int:
    """What a species is to the Crew: what the step asks for first, then points, ribbon, rarity (crew.hierarchy)."""
    steps = content.SET_SIZE[state.blue_ribbon, species]
    last = content.RIBBON[state.blue_ribbon, species, steps]
    worth = (first * 1000 + points_for(state, species, birds)) * 10 + steps
    return (worth * 100 + last) * 100 + 99 - content.RARITY[species]


@kernel
def points_for(state: State, species: int, birds: int) -> int:
    """So many birds of a species, as if they began a journal (crew.hierarchy)."""
    if species == content.TWELVE_WIRED:
        return birds * birds
    return journal.set_points(state, species, birds) + birds * content.STAMP[species]


@kernel
def tally_shown(state: State) -> int:
    """How often each species shows and is calm."""
    tally = 0
    for place in range(content.PLACES):
        bird = zones.calm(state, place)
        if bird != EMPTY:
            tally += 1 << content.TALLY_AT[content.SPECIES_OF[bird]]
    return tally


@kernel
def most_in_tree(state: State, tally: int) -> int:
    """How many birds the most abundant species of the Crew's tree has."""
    most = 0
    for slot in range(state.tree_count[content.CREW]):
        most = max(most, zones.tallied(tally, content.SPECIES_OF[state.tree[content.CREW, slot]]))
    return most


# ====================================================================== step 2: run


@kernel
def all_unique(state: State) -> bool:
    """Whether no species shows twice (crew.run)."""
    return tally_shown(state) & content.TWICE == 0


@kernel
def run_clockwise(state: State, log: Log) -> None:
    """Jungle birds from the left, into empty spaces clockwise, then onto the others clockwise (crew.run-order)."""
    used = 0
    told = 0
    for place in range(content.JUNGLE):
        if state.jungle[place] != EMPTY:
            if not told:
                emit(log, Event.ran, content.CREW)
                told = 1
            space = next_space(state, used)
            zones.flush_bird(state, place, space, log)
            used |= 1 << space
    zones.refill_jungle(state, log)


@kernel
def next_space(state: State, used: int) -> int:
    """The first empty space clockwise from the top left, else the first that got no bird yet (crew.run-order)."""
    for space in range(content.CLEARING):
        if state.pile_count[space] == 0:
            return space
    space = 0
    while (used >> space) & 1:
        space += 1
    return space


# ====================================================================== step 3: birds for the tree


@kernel
def take_birds(state: State, log: Log) -> None:
    """All birds of the species that shows most often, or the one bird it likes best (crew.take, crew.take-one)."""
    tree = zones.tally_tree(state, content.CREW)
    most = most_in_tree(state, tree)
    tally = tally_shown(state)
    best = NO_BIRD
    chosen = NO_BIRD
    for place in range(content.PLACES):
        bird = zones.calm(state, place)
        if bird != EMPTY:
            species = content.SPECIES_OF[bird]
            shown = zones.tallied(tally, species)
            wish = preference(state, species, shown, 100 * shown + liking(zones.tallied(tree, species), shown, most))
            if wish > best:
                best = wish
                chosen = species
    if chosen != NO_BIRD:
        zones.lure_all(state, content.CREW, zones.answering(state, chosen), log)
        zones.refill_jungle(state, log)


@kernel
def liking(held: int, shown: int, most: int) -> int:
    """How a tie is broken first: by the birds in the tree, or as its most abundant (crew.take-tie, crew.take-one)."""
    return held if shown > 1 else int(most > 0 and held == most)
