"""The record: everything that lies on the table, and who may see it. Only the order of the two decks is secret.

A journal is kept in three fields, side by side: on each page lies a bird or a publication, and a bird counts as a
species, which for an Imposter Nestling is the one that it copies.
"""

from __future__ import annotations

from birdtable.games.birdwatcher import content
from birdtable.games.birdwatcher.words import Decision
from birdtable.kernel import EMPTY, HIDDEN, Grid, Int8, Int16, Row, field, record

MOST_ACTIONS = 9


class State(record.State):
    """Everything that lies on the table."""

    # options
    twelve_wired: Int8 = field("1 if the Twelve-wired replace the Blue", most=1)
    blue_ribbon: Int8 = field("1 if the Blue's ribbon has a fourth value", most=1)
    crew: Int8 = field("the level of the Crew", most=5)
    # the turn
    first_side: Int8 = field("who has the camera", most=content.SIDES - 1)
    turn_side: Int8 = field("whose turn it is", most=content.SIDES - 1)
    actions_left: Int8 = field("actions left this turn", most=MOST_ACTIONS)
    boosted: Int8 = field("1 once insects were spent this turn", most=1)
    acted: Int8 = field("1 once anything was done this turn", most=1)
    idle_turns: Int8 = field("turns in a row in which nothing was done", most=content.IDLE_ROUNDS * content.SIDES)
    ending: Int8 = field("1 once the end is triggered", most=1)
    # birds
    deck: Row[Int8] = field(
        "the bird deck, its top card last", content.DECK, see=HIDDEN, words=content.BIRD, holds="birds"
    )
    deck_count: Int8 = field("birds in the deck", count_of="deck")
    deck_back: Int8 = field("the back of the deck's top card", words=content.BACK)
    jungle: Row[Int8] = field("the birds of the jungle", content.JUNGLE, words=content.BIRD, holds="birds")
    pile: Grid[Int8] = field(
        "the piles of the clearing, top last",
        content.CLEARING,
        content.DECK,
        words=content.BIRD,
        by=content.SPACE,
        holds="birds",
    )
    pile_count: Row[Int8] = field("birds in each pile", content.CLEARING, by=content.SPACE, count_of="pile")
    startled: Row[Int8] = field("1 if the top of the pile is startled", content.CLEARING, by=content.SPACE, most=1)
    tree: Grid[Int8] = field(
        "the birds in each tree, oldest first",
        content.SIDES,
        content.DECK,
        words=content.BIRD,
        by=content.SIDE,
        holds="birds",
    )
    tree_count: Row[Int8] = field("birds in each tree", content.SIDES, by=content.SIDE, count_of="tree")
    # journals
    page_bird: Grid[Int8] = field(
        "the bird on each page", content.SIDES, content.JOURNAL, words=content.BIRD, by=content.SIDE, holds="birds"
    )
    page_paper: Grid[Int8] = field(
        "or the publication", content.SIDES, content.JOURNAL, words=content.PAPER, by=content.SIDE, holds="publications"
    )
    page_species: Grid[Int8] = field(
        "what the bird counts as", content.SIDES, content.JOURNAL, words=content.SPECIES, by=content.SIDE
    )
    pages: Row[Int8] = field("pages in each journal", content.SIDES, by=content.SIDE, most=content.JOURNAL)
    # publications
    papers: Row[Int8] = field(
        "the publications deck, top last", content.PUBLICATIONS, see=HIDDEN, words=content.PAPER, holds="publications"
    )
    papers_count: Int8 = field("publications in the deck", count_of="papers")
    academy: Row[Int8] = field("publications face up", content.ACADEMY, words=content.PAPER, holds="publications")
    shelved: Row[Int8] = field(
        "publications the Crew discarded", content.PUBLICATIONS, words=content.PAPER, holds="publications"
    )
    shelved_count: Int8 = field("how many these are", count_of="shelved")
    starting: Int8 = field(
        "the Crew's starting publication, until it is published", words=content.PAPER, holds="publications"
    )
    # insects
    insects: Grid[Int8] = field(
        "insect tokens of each side",
        content.SIDES,
        content.INSECTS,
        by=(content.SIDE, content.INSECT),
        counts="insects",
    )
    supply: Row[Int8] = field("insect tokens in the supply", content.INSECTS, by=content.INSECT, counts="insects")
    crew_score: Int16 = field("the Crew's points at the end")


def problems(state: State) -> list[str]:
    """What cannot be on any table: pages with gaps, trees too full, a back that is not that of the top card."""
    sides = max(2, state.players)
    found = []
    for side in range(sides):
        word = content.SIDE.word(side, state.players)
        limit = content.DECK if state.players == content.SOLO and side == content.CREW else content.TREE_LIMIT
        if state.tree_count[side] > limit:
            found.append(f"the tree of {word} has more than {limit} birds")
        found += [f"page {page} of {word}: {what}" for page, what in _wrong_pages(state, side)]
    top = EMPTY if state.deck_count == 0 else int(content.BACK_OF[state.deck[state.deck_count - 1]])
    if state.deck_back != top:
        found.append("deck_back is not the back of the deck's top card")
    if any(state.startled[space] and not state.pile_count[space] for space in range(content.CLEARING)):
        found.append("a space without birds cannot be startled")
    if max(state.first_side, state.turn_side) >= sides:
        found.append("first_side and turn_side must be at the table")
    if (
        min(*state.supply, *(state.insects[side, insect] for side in range(sides) for insect in range(content.INSECTS)))
        < 0
    ):
        found.append("insect tokens cannot be fewer than none")
    return found + _wrong_pending(state)


def _wrong_pages(state: State, side: int) -> list[tuple[int, str]]:
    """Pages that are not exactly one card, or a bird that counts as what it cannot be."""
    found = []
    for page in range(content.JOURNAL):
        bird, paper, species = state.page_bird[side, page], state.page_paper[side, page], state.page_species[side, page]
        if ((bird != EMPTY) + (paper != EMPTY)) != (page < state.pages[side]):
            found.append((page + 1, "a journal has one card on each of its pages, and none after"))
        elif bird == EMPTY and species != EMPTY:
            found.append((page + 1, "only a bird counts as a species"))
        elif bird != EMPTY and species != _counts_as(state, side, page):
            found.append((page + 1, "the bird does not count as that species"))
    return found


def _counts_as(state: State, side: int, page: int) -> int:
    species = int(content.SPECIES_OF[state.page_bird[side, page]])
    if species == content.NESTLING and page > 0 and state.page_bird[side, page - 1] != EMPTY:
        return int(state.page_species[side, page - 1])
    return species


def _wrong_pending(state: State) -> list[str]:
    """Decisions that the table could not be waiting for."""
    if state.over or state.pending_count == 0:
        return []
    found = []
    top = state.pending_count - 1
    seat, kind = state.pending_seat[top], state.pending_kind[top]
    first, second = state.pending_args[top, 0], state.pending_args[top, 1]
    if seat != state.turn_side:
        found.append("only whose turn it is decides")
    if kind in (Decision.photo, Decision.give) and state.tree_count[seat] == 0:
        found.append("there is no bird in the tree to choose from")
    if kind == Decision.give and (not 0 <= first < max(2, state.players) or first == seat):
        found.append("a gift goes to another tree")
    if kind == Decision.choose and not _calls(state, seat, first, second):
        found.append("choosing among birds needs a species and places that show it, and room in the tree")
    if kind == Decision.flush and not (
        0 <= first < content.JUNGLE and 0 <= second < 1 << content.CLEARING and _can_flush(state, second)
    ):
        found.append("flushing needs a bird of the jungle and the spaces that are used already")
    if kind == Decision.free_call and state.tree_count[seat] >= content.TREE_LIMIT:
        found.append("a call needs room in the tree")
    if kind == Decision.free_insect and not any(state.supply):
        found.append("there is no insect to collect")
    return found


def _calls(state: State, seat: int, species: int, places: int) -> bool:
    if (
        not 0 <= species < content.KINDS
        or not 0 < places < 1 << content.JUNGLE + content.CLEARING
        or state.tree_count[seat] >= content.TREE_LIMIT
    ):
        return False
    tops = [*state.jungle, *(state.pile[space, state.pile_count[space] - 1] for space in range(content.CLEARING))]
    shown = [bird for place, bird in enumerate(tops) if places >> place & 1]
    return all(bird != EMPTY and int(content.SPECIES_OF[bird]) == species for bird in shown)


def _can_flush(state: State, used: int) -> bool:
    return any(bird != EMPTY for bird in state.jungle) and used != (1 << content.CLEARING) - 1
