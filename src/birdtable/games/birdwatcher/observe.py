"""What a seat knows, as an array for learners. All numbers are small; the observer's own things come first."""

from __future__ import annotations

from birdtable.games.birdwatcher import box, content, journal, scoring, zones
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Decision
from birdtable.kernel import EMPTY, Features, Pieces, decision, detail, kernel, mark, piece, put


class Side(Pieces):
    """Tree and journal of one side."""

    tree = piece("birds of each species in the tree, over 4", content.KINDS)
    journal = piece("pages that count as each species, over 8", content.KINDS)
    last = piece("the species of the last page", content.KINDS)
    run = piece("how many pages like it end the journal, over 4")
    papers = piece("publication is in the journal", content.PAPERS)
    insects = piece("tokens, over 6", content.INSECTS)
    pages = piece("over 18")
    points = piece("as if the game ended now, over 100")
    has_turn = piece("1 if it is this side's turn")
    camera = piece("1 if this side has the camera")


class Spot(Pieces):
    """What shows at one place."""

    species = piece("the species of the bird", content.KINDS)
    insect = piece("the insect that it shows", content.INSECTS)
    startled = piece("1 if it is startled")


class Seen(Pieces):
    """Everything that a seat knows."""

    sides = piece("from the observer on", content.SIDES, Side)
    places = piece("the jungle, then the clearing", content.PLACES, Spot)
    academy = piece("publication in each place", content.ACADEMY, content.PUBLICATIONS)
    deck = piece("cards in the deck, over 64")
    back = piece("the back of its top card", box.Back)
    supply = piece("tokens, over 6", content.INSECTS)
    actions = piece("actions left, over 4")
    boosted = piece("1 once insects were spent this turn")
    ending = piece("1 once the end is triggered")
    papers = piece("publications in the deck, over 19")
    decision = piece("what is decided", Decision)
    species = piece("about which species", content.KINDS)
    about = piece("about which places", content.PLACES)
    target = piece("about whose tree, from the observer on", content.SIDES)
    twelve_wired = piece("1 if the Twelve-wired replace the Blue")
    blue_ribbon = piece("1 if the Blue's ribbon has a fourth value")
    crew = piece("the level of the Crew", len(box.CREWS))


@kernel
def observe(state: State, seat: int, out: Features) -> None:
    """Write what `Seen` lists."""
    count = zones.sides(state)
    compared = scoring.compare(state)
    for turn in range(count):
        side = (seat + turn) % count
        at = Seen.sides + turn * Side.width
        observe_side(state, side, at, out)
        observe_journal(state, side, at, out)
        out[at + Side.points] = scoring.points_of(state, side, compared) / 100
    for place in range(content.PLACES):
        observe_place(state, place, Seen.places + place * Spot.width, out)
    for slot in range(content.ACADEMY):
        if state.academy[slot] != EMPTY:
            out[Seen.academy + slot * content.PUBLICATIONS + state.academy[slot]] = 1
    out[Seen.deck] = state.deck_count / 64
    if state.deck_count > 0:
        out[Seen.back + state.deck_back] = 1
    for insect in range(content.INSECTS):
        put(state.supply[insect] / 6, Seen.supply + insect, out)
    out[Seen.actions] = state.actions_left / 4
    out[Seen.boosted] = state.boosted
    out[Seen.ending] = state.ending
    out[Seen.papers] = state.papers_count / 19
    if state.over == 0:
        observe_decision(state, seat, out)
    out[Seen.twelve_wired] = state.twelve_wired
    out[Seen.blue_ribbon] = state.blue_ribbon
    if state.players == content.SOLO:
        out[Seen.crew + state.crew] = 1


@kernel
def observe_side(state: State, side: int, at: int, out: Features) -> None:
    """Tree and insects of one side."""
    tally = zones.tally_tree(state, side)
    for species in range(content.KINDS):
        put(zones.tallied(tally, species) / 4, at + Side.tree + species, out)
    for insect in range(content.INSECTS):
        put(state.insects[side, insect] / 6, at + Side.insects + insect, out)
    out[at + Side.pages] = state.pages[side] / 18
    put(state.turn_side == side, at + Side.has_turn, out)
    put(state.first_side == side, at + Side.camera, out)


@kernel
def observe_journal(state: State, side: int, at: int, out: Features) -> None:
    """The journal of one side: its species, its publications, and how it ends."""
    for page in range(state.pages[side]):
        species = state.page_species[side, page]
        if species == EMPTY:
            out[at + Side.papers + state.page_paper[side, page]] = 1
        else:
            out[at + Side.journal + species] += 0.125
    last = journal.species_before(state, side, state.pages[side])
    if last != EMPTY:
        out[at + Side.last + last] = 1
        out[at + Side.run] = journal.run_at_end(state, side, last) / 4


@kernel
def observe_place(state: State, place: int, at: int, out: Features) -> None:
    """The bird that shows at a place."""
    bird = zones.shown(state, place)
    if bird != EMPTY:
        out[at + Spot.species + content.SPECIES_OF[bird]] = 1
        put(zones.calm(state, place) == EMPTY, at + Spot.startled, out)
        if content.INSECT_OF[bird] != EMPTY:
            out[at + Spot.insect + content.INSECT_OF[bird]] = 1


@kernel
def observe_decision(state: State, seat: int, out: Features) -> None:
    """What is being decided, and about what."""
    kind = decision(state)
    out[Seen.decision + kind] = 1
    if kind == Decision.choose:
        out[Seen.species + detail(state, 0)] = 1
        mark(detail(state, 1), Seen.about, out)
    elif kind == Decision.flush:
        out[Seen.about + detail(state, 0)] = 1
        mark(detail(state, 1), Seen.about + content.JUNGLE, out)
    elif kind == Decision.give:
        count = zones.sides(state)
        out[Seen.target + (detail(state, 0) - seat + count) % count] = 1
