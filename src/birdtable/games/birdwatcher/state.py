"""The record: everything that lies on the table, and who may see it. Only the order of the two decks is secret.

A journal is kept in three fields, side by side: on each page lies a bird or a publication, and a bird counts as a
species, which for an Imposter Nestling is the one that it copies.
"""

from __future__ import annotations

from functools import partial

from birdtable.games.birdwatcher import content
from birdtable.games.birdwatcher.content import BACK, BIRD, INSECT, PAPER, SIDE, SPACE, SPECIES
from birdtable.kernel import HIDDEN, Grid, Int8, Int16, Row, field, record

MOST_ACTIONS = 9
of_birds = partial(field, words=BIRD, holds="birds")
of_publications = partial(field, words=PAPER, holds="publications")


class State(record.State):
    """Everything that lies on the table."""

    # options
    twelve_wired: Int8 = field("1 if the Twelve-wired replace the Blue", most=1)
    blue_ribbon: Int8 = field("1 if the Blue's ribbon has a fourth value", most=1)
    crew: Int8 = field("the level of the Crew", most=5)
    first_seat: Int8 = field("1: seat 0 begins, not one drawn by lot", most=1)
    # the turn
    first_side: Int8 = field("who has the camera", most=content.SIDES - 1)
    turn_side: Int8 = field("whose turn it is", most=content.SIDES - 1)
    actions_left: Int8 = field("actions left this turn", most=MOST_ACTIONS)
    boosted: Int8 = field("1 once insects were spent this turn", most=1)
    acted: Int8 = field("1 once anything was done this turn", most=1)
    idle_turns: Int8 = field("turns in a row in which nothing was done", most=content.IDLE_ROUNDS * content.SIDES)
    ending: Int8 = field("1 once the end is triggered", most=1)
    # birds
    deck: Row[Int8] = of_birds("the bird deck, its top card last", content.DECK, see=HIDDEN)
    deck_count: Int8 = field("birds in the deck", count_of="deck")
    deck_back: Int8 = field("the back of the deck's top card", words=BACK)
    jungle: Row[Int8] = of_birds("the birds of the jungle", content.JUNGLE)
    pile: Grid[Int8] = of_birds("the piles of the clearing, top last", content.CLEARING, content.DECK, by=SPACE)
    pile_count: Row[Int8] = field("birds in each pile", content.CLEARING, by=SPACE, count_of="pile")
    startled: Row[Int8] = field("1 if the top of the pile is startled", content.CLEARING, by=SPACE, most=1)
    tree: Grid[Int8] = of_birds("the birds in each tree, oldest first", content.SIDES, content.DECK, by=SIDE)
    tree_count: Row[Int8] = field("birds in each tree", content.SIDES, by=SIDE, count_of="tree")
    # journals
    page_bird: Grid[Int8] = of_birds("the bird on each page", content.SIDES, content.JOURNAL, by=SIDE)
    page_paper: Grid[Int8] = of_publications("or the publication", content.SIDES, content.JOURNAL, by=SIDE)
    page_species: Grid[Int8] = field("what the bird counts as", content.SIDES, content.JOURNAL, words=SPECIES, by=SIDE)
    pages: Row[Int8] = field("pages in each journal", content.SIDES, by=SIDE, most=content.JOURNAL)
    # publications
    papers: Row[Int8] = of_publications("the publications deck, top last", content.PUBLICATIONS, see=HIDDEN)
    papers_count: Int8 = field("publications in the deck", count_of="papers")
    academy: Row[Int8] = of_publications("publications face up", content.ACADEMY)
    shelved: Row[Int8] = of_publications("publications the Crew discarded", content.PUBLICATIONS)
    shelved_count: Int8 = field("how many these are", count_of="shelved")
    starting: Int8 = of_publications("the Crew's starting publication, until it is published")
    # insects
    insects: Grid[Int8] = field(
        "insect tokens of each side", content.SIDES, content.INSECTS, by=(SIDE, INSECT), counts="insects"
    )
    supply: Row[Int8] = field("insect tokens in the supply", content.INSECTS, by=INSECT, counts="insects")
    crew_score: Int16 = field("the Crew's points at the end")
