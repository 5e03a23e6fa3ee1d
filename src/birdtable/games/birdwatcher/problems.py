"""What cannot be on any table: a position that somebody wrote down is refused with the first of these sentences."""

from __future__ import annotations

from collections.abc import Iterator

from birdtable.games.birdwatcher import activities, box, content, journal, legal, scoring, turn, zones
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Decision
from birdtable.kernel import EMPTY

EFFECT = {Decision.free_call: box.Effect.call, Decision.free_insect: box.Effect.insect}
REFILLING = (Decision.choose, Decision.flush)  # the jungle is refilled after these


def problems(state: State) -> list[str]:
    """What is wrong with a position, the simplest first."""
    parts = (_sides, _pages, _papers, _insects, _birds, _jungle, _turn, _last_round, _decision, _end)
    return next((found for part in parts if (found := list(part(state)))), [])  # each relies on those before it


def _kind(state: State) -> int:
    """What is asked, EMPTY at the end."""
    return EMPTY if state.over else state.pending_kind[0]


def _word(state: State, side: int) -> str:
    return content.SIDE.word(side, state.players)


def _is_crew(state: State, side: int) -> bool:
    return state.players == content.SOLO and side == content.CREW


def _sides(state: State) -> Iterator[str]:
    if max(state.first_side, state.turn_side) >= zones.sides(state):
        yield "first_side and turn_side must be at the table"
    elif state.first_side and (state.first_seat or state.players == content.SOLO):
        yield "seat 0 begins here"
    if state.pending_count > 1:
        yield "one decision is awaited at a time"


# ---------------------------------------------------------------------- journals, publications, insects


def _pages(state: State) -> Iterator[str]:
    for side in range(zones.sides(state)):
        for page, what in _wrong_pages(state, side):
            yield f"page {page} of {_word(state, side)}: {what}"
        most = content.LAST_PAGE[state.players] - 1 + content.MOST_TURN_PAGES
        if state.pages[side] > most and not _is_crew(state, side):
            yield f"the journal of {_word(state, side)} has more than {most} pages"


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


def _papers(state: State) -> Iterator[str]:
    empty = [place for place in range(content.ACADEMY) if state.academy[place] == EMPTY]
    if empty and (state.papers_count or state.shelved_count):
        yield "the academy is full as long as there are publications for it"
    if state.players > content.SOLO:
        if state.shelved_count:
            yield "only the Crew discards publications"
        return
    if empty != list(range(content.ACADEMY - len(empty), content.ACADEMY)):
        yield "against the Crew publications slide to the left"
    starting = content.FIRST_CREW_PAPER + state.crew
    begun = state.pages[content.CREW] > 0
    if (state.page_paper[content.CREW, 0] if begun else state.starting) != starting:
        yield "the Crew's first page is its starting publication"


def _insects(state: State) -> Iterator[str]:
    sides = range(zones.sides(state))
    for insect in range(content.INSECTS):
        word = content.INSECT.word(insect, 0)
        tokens = [state.insects[side, insect] for side in sides]
        if min(state.supply[insect], *tokens) < 0 or state.supply[insect] + sum(tokens) != content.TOKENS:
            yield f"there are {content.TOKENS} tokens of each insect, not {state.supply[insect] + sum(tokens)} {word}"
        for side in sides:
            if tokens[side] > _given(state, side, insect):
                yield f"{_word(state, side)} has more {word} tokens than its journal has brought"


def _given(state: State, side: int, insect: int) -> int:
    """The tokens of a kind that the pages of a journal can have brought."""
    birds = [state.page_bird[side, page] for page in range(state.pages[side])]
    papers = [state.page_paper[side, page] for page in range(state.pages[side])]
    shown = sum(bird != EMPTY and content.INSECT_OF[bird] == insect for bird in birds)
    return shown + sum(paper != EMPTY and content.EFFECT_OF[paper] == box.Effect.insect for paper in papers)


# ---------------------------------------------------------------------- birds


def _birds(state: State) -> Iterator[str]:
    for side in range(zones.sides(state)):
        if zones.tree_room(state, side) < 0:
            yield f"the tree of {_word(state, side)} has more than {content.TREE_LIMIT} birds"
    top = EMPTY if state.deck_count == 0 else int(content.BACK_OF[state.deck[state.deck_count - 1]])
    if state.deck_back != top:
        yield "deck_back is not the back of the deck's top card"
    if any(state.startled[space] and not state.pile_count[space] for space in range(content.CLEARING)):
        yield "a space without birds cannot be startled"
    spent = content.TURN_ACTIONS + state.boosted - state.actions_left
    if sum(state.startled) * content.PHOTO_COST > (spent if state.acted and not state.over else 0):
        yield "a bird is startled by each photo of this turn"


def _jungle(state: State) -> Iterator[str]:
    empty = [place for place in range(content.JUNGLE) if state.jungle[place] == EMPTY]
    if _kind(state) in REFILLING or not empty:
        return
    if state.deck_count:
        yield "the jungle is full as long as the deck has birds"
    elif not state.ending:
        yield "when there is no bird left for the jungle, this is the last round"


# ---------------------------------------------------------------------- the turn


def _turn(state: State) -> Iterator[str]:
    if state.over:
        return
    if state.pending_seat[0] != state.turn_side:
        yield "only whose turn it is decides"
    if state.boosted and not state.acted:
        yield "whoever has spent insects has done something"
    if not state.acted and (state.actions_left != content.TURN_ACTIONS or _kind(state) != Decision.turn):
        yield f"a turn begins with {content.TURN_ACTIONS} actions"
    elif state.acted and state.actions_left > content.TURN_ACTIONS - 1 + 2 * state.boosted:
        yield "whoever has done something has fewer actions left"
    if _kind(state) == Decision.turn and not state.actions_left and not legal.can_spend(state, state.turn_side):
        yield "a turn without actions and insects is over"
    idle = content.IDLE_ROUNDS * state.players
    if state.idle_turns > (idle if state.players > content.SOLO else 0):
        yield "idle_turns counts turns in a row, up to those that end the game"
    elif state.idle_turns == idle and not state.ending:
        yield f"after {content.IDLE_ROUNDS} rounds in which nobody does anything, this is the last round"


def _last_round(state: State) -> Iterator[str]:
    full = any(state.pages[side] >= content.LAST_PAGE[state.players] for side in range(zones.sides(state)))
    if full and not state.ending:
        yield "with the last page of a journal the last round is on"
    if state.players == content.SOLO and not state.deck_count and not state.ending:
        yield "against the Crew the last round is on when the deck is empty"
    opens = state.turn_side == state.first_side and not state.over
    idle = state.players > content.SOLO and not opens  # idle rounds leave no trace once somebody acts again
    if state.ending and not (full or not state.deck_count or idle):
        yield "nothing has brought about the last round"
    if state.ending and opens and not state.acted:
        yield "the game ends before the turn of whoever has the camera"


# ---------------------------------------------------------------------- what is being decided


def _decision(state: State) -> Iterator[str]:
    """Decisions that the table could not be waiting for."""
    if state.over:
        return
    seat, kind = state.turn_side, _kind(state)
    first, second = state.pending_args[0, 0], state.pending_args[0, 1]
    if kind in (Decision.photo, Decision.give):
        if state.tree_count[seat] == 0:
            yield "there is no bird in the tree to choose from"
        elif turn.birds_alike(state, seat):
            yield "birds that are all alike leave no choice"
    if kind == Decision.photo and not any(state.startled):
        yield "a photo is taken when a bird has been startled away"
    if kind == Decision.give and not _can_give(state, seat, first):
        yield "a gift goes to another tree, for the bird on the last page"
    if kind == Decision.choose and not _can_choose(state, seat, first, second):
        yield "choosing among birds needs a species and places that show it, and room in the tree"
    if kind == Decision.flush and not _can_flush(state, first, second):
        yield "flushing needs a bird of the jungle and the spaces that are used already"
    if kind in EFFECT and _last_effect(state, seat) != EFFECT[Decision(kind)]:
        yield "the last page is not a publication that does this"
    if kind == Decision.free_call and not (zones.tree_room(state, seat) > 0 and activities.anything_answers(state)):
        yield "a call needs a bird that answers, and room in the tree"
    if kind == Decision.free_insect and not activities.any_insect_left(state):
        yield "there is no insect to collect"


def _last_effect(state: State, side: int) -> int:
    """What the publication on the last page does at once."""
    paper = state.page_paper[side, state.pages[side] - 1] if state.pages[side] else EMPTY
    return int(box.Effect.none) if paper == EMPTY else int(content.EFFECT_OF[paper])


def _can_give(state: State, seat: int, target: int) -> bool:
    if not 0 <= target < zones.sides(state) or target == seat or not state.pages[seat]:
        return False
    return state.page_bird[seat, state.pages[seat] - 1] != EMPTY and zones.tree_room(state, target) > 0


def _can_choose(state: State, seat: int, species: int, places: int) -> bool:
    """Whether more birds answer than the tree has room for, and nothing has come to the jungle since."""
    if not 0 < places < 1 << content.PLACES or not 0 < zones.tree_room(state, seat) < places.bit_count():
        return False
    calm = zones.answering(state, species)
    jungle = (1 << content.JUNGLE) - 1
    return places & ~calm == 0 and calm & jungle == places & jungle


def _can_flush(state: State, place: int, used: int) -> bool:
    """Whether a bird has a choice, and all before it have flown."""
    if not 0 <= place < content.JUNGLE or not 0 <= used < 1 << content.CLEARING:
        return False
    if state.jungle[place] == EMPTY or any(state.jungle[before] != EMPTY for before in range(place)):
        return False
    if any(used >> space & 1 and not state.pile_count[space] for space in range(content.CLEARING)):
        return False
    spaces = legal.flush_spaces(state, place, used)
    flown = used.bit_count()
    return spaces & (spaces - 1) != 0 and (flown == place or (flown < place and not state.deck_count))


# ---------------------------------------------------------------------- the end


def _end(state: State) -> Iterator[str]:
    if not state.over:
        if state.winners or state.crew_score or any(state.score[seat] for seat in range(state.players)):
            yield "points are counted at the end"
        return
    if not state.ending or state.turn_side != state.first_side:
        yield "a game ends with the last round"
    sides = range(zones.sides(state))
    points = [scoring.total_points(state, side) for side in sides]
    told = [state.crew_score if _is_crew(state, side) else state.score[side] for side in sides]
    if points != told:
        yield f"the journals are worth {points}, not {told}"
    ranks = [(points[side], state.tree_count[side]) for side in sides]
    if state.winners != sum(1 << seat for seat in range(state.players) if ranks[seat] == max(ranks)):
        yield "winners must be those with the most points; ties go to the fullest tree"
