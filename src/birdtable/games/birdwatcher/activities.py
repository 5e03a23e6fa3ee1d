"""The five activities of a turn, and insects for one more action."""

from __future__ import annotations

from birdtable.games.birdwatcher import box, content, journal, zones
from birdtable.games.birdwatcher.state import State
from birdtable.games.birdwatcher.words import Decision, Event
from birdtable.kernel import EMPTY, Log, ask, count_bits, emit, kernel


@kernel
def pay(state: State, price: int) -> None:
    """An activity takes actions (turn.actions)."""
    state.actions_left -= price
    state.acted = 1


@kernel
def spend_insects(state: State, seat: int, low: int, high: int, log: Log) -> None:
    """Two insects back to the supply for one more action, once a turn (insects.boost)."""
    state.insects[seat, low] -= 1
    state.insects[seat, high] -= 1
    state.supply[low] += 1
    state.supply[high] += 1
    state.boosted = 1
    pay(state, -1)
    emit(log, Event.spent, seat, low, high)


# ====================================================================== take a photo


@kernel
def startle(state: State, seat: int, bird: int, space: int, log: Log) -> None:
    """First a bird of the tree is startled away to the clearing (photo.startle, photo.space)."""
    pay(state, content.PHOTO_COST)
    zones.take_from_tree(state, seat, bird)
    zones.put_on_pile(state, space, bird)
    state.startled[space] = 1
    emit(log, Event.startled, seat, bird, space)
    ask(state, seat, Decision.photo)


@kernel
def take_photo(state: State, side: int, bird: int, log: Log) -> None:
    """Then another bird of the tree becomes the next page (photo.journal)."""
    zones.take_from_tree(state, side, bird)
    emit(log, Event.photographed, side, bird, state.pages[side] + 1)
    journal.add_photo(state, side, bird, log)


# ====================================================================== bird call


@kernel
def call_birds(state: State, seat: int, species: int, log: Log) -> None:
    """All calm birds of the species that show come to the tree; too many, and the caller chooses (call.all)."""
    answering = zones.answering(state, species)
    emit(log, Event.called, seat, species)
    if count_bits(answering) > zones.tree_room(state, seat):
        ask(state, seat, Decision.choose, species, answering)
        return
    zones.lure_all(state, seat, answering, log)
    zones.refill_jungle(state, log)


@kernel
def choose(state: State, seat: int, species: int, answering: int, place: int, log: Log) -> None:
    """Until the tree is full, the caller chooses the next bird (call.choose)."""
    zones.lure(state, seat, place, log)
    if zones.tree_room(state, seat) > 0:
        ask(state, seat, Decision.choose, species, answering ^ (1 << place))
    else:
        zones.refill_jungle(state, log)


# ====================================================================== run into the jungle


@kernel
def run_into_jungle(state: State, seat: int, log: Log) -> None:
    """The birds of the jungle fly to the clearing, one after the other from the left (run.flush)."""
    emit(log, Event.ran, seat)
    flush_next(state, seat, 0, 0, log)


@kernel
def flush(state: State, seat: int, place: int, used: int, space: int, log: Log) -> None:
    """A bird of the jungle flies to a space, then the next one looks for another (run.flush)."""
    zones.flush_bird(state, place, space, log)
    flush_next(state, seat, place + 1, used | (1 << space), log)


@kernel
def flush_next(state: State, seat: int, place: int, used: int, log: Log) -> None:
    """The next bird of the jungle looks for a space; after the last, the jungle is refilled (run.flush)."""
    while place < content.JUNGLE and state.jungle[place] == EMPTY:
        place += 1
    if place < content.JUNGLE:
        ask(state, seat, Decision.flush, place, used)
    else:
        zones.refill_jungle(state, log)


# ====================================================================== zoom lens


@kernel
def zoom(state: State, seat: int, target: int, bird: int, log: Log) -> None:
    """A bird in another tree becomes the next page (zoom.photo)."""
    pay(state, content.ZOOM_COST)
    zones.take_from_tree(state, target, bird)
    emit(log, Event.zoomed, seat, target, bird, state.pages[seat] + 1)
    journal.add_photo(state, seat, bird, log)
    ask(state, seat, Decision.give, target)


@kernel
def give(state: State, seat: int, target: int, bird: int, log: Log) -> None:
    """A bird of the own tree goes to that tree, and another from the deck if there is room (zoom.gift, zoom.draw)."""
    zones.take_from_tree(state, seat, bird)
    zones.put_in_tree(state, target, bird)
    emit(log, Event.gave, seat, target, bird)
    if zones.tree_room(state, target) > 0:
        drawn = zones.draw_bird(state, log)
        if drawn != EMPTY:
            zones.put_in_tree(state, target, drawn)
            emit(log, Event.drew, target, drawn)


# ====================================================================== publish


@kernel
def publish(state: State, seat: int, paper: int, log: Log) -> None:
    """A publication of the academy becomes the next page, and does at once what it says (publish.card)."""
    pay(state, content.PUBLISH_COST)
    for slot in range(content.ACADEMY):
        if state.academy[slot] == paper:
            state.academy[slot] = EMPTY
    journal.add_paper(state, seat, paper, log)
    if state.players == content.SOLO:
        slide_academy(state)
    zones.refill_academy(state, log)
    do_at_once(state, seat, content.EFFECT_OF[paper], log)


@kernel
def slide_academy(state: State) -> None:
    """Against the Crew the publications slide to the left, and the new one comes last (crew.slide)."""
    free = 0
    for slot in range(content.ACADEMY):
        if state.academy[slot] != EMPTY:
            paper = state.academy[slot]
            state.academy[slot] = EMPTY
            state.academy[free] = paper
            free += 1


@kernel
def do_at_once(state: State, seat: int, effect: int, log: Log) -> None:
    """What a publication does when it is placed; skipped where it cannot be done (publication.effect)."""
    if effect == box.Effect.call and zones.tree_room(state, seat) > 0 and anything_answers(state):
        ask(state, seat, Decision.free_call)
    elif effect == box.Effect.insect and any_insect_left(state):
        ask(state, seat, Decision.free_insect)
    elif effect == box.Effect.run and zones.jungle_birds(state, 0) > 0:
        run_into_jungle(state, seat, log)
    elif effect == box.Effect.action:
        state.actions_left += 1
        emit(log, Event.extra, seat)


@kernel
def anything_answers(state: State) -> bool:
    """Whether any bird would answer a call (publication.effect-call)."""
    for place in range(content.PLACES):
        if zones.calm(state, place) != EMPTY:
            return True
    return False


@kernel
def any_insect_left(state: State) -> bool:
    """Whether the supply has a token (publication.effect-insect)."""
    for insect in range(content.INSECTS):
        if state.supply[insect] > 0:
            return True
    return False
