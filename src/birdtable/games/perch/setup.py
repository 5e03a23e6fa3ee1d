"""Setup: the homestead, its nests, the flocks, and the objectives (setup.*)."""

from __future__ import annotations

from birdtable.games.perch import content
from birdtable.games.perch.state import State
from birdtable.games.perch.words import Decision, Event
from birdtable.kernel import EMPTY, Log, ask, below, draw_member, emit, kernel, shuffle, shuffle_between


@kernel
def setup(state: State, log: Log) -> None:
    """Homestead, nests, flocks, tokens, the round marker, objectives; the rest follows once they are kept (setup.*)."""
    choose_locations(state)
    lay_homestead(state, log)
    for flock in range(content.FLOCK_COUNT[state.players]):
        state.roost[flock] = content.FLOCK_BIRDS
    state.birdhouses_away = state.players
    state.lightning_away = state.players
    state.round_number = 1
    state.phase = content.Phase.setup
    if state.objectives:
        deal_objectives(state, log)


@kernel
def choose_locations(state: State) -> None:
    """Random locations of each kind, or those of the first game (setup.homestead, setup.first-game)."""
    if state.homestead:
        for place in range(content.PLACES[state.players]):
            state.location[place] = content.FIRST_GAME[state.players, place]
        return
    place = 0
    for kind in range(content.KINDS):
        left = content.OF_KIND[kind]
        for _ in range(content.WANTED[state.players, kind]):
            state.location[place] = draw_member(state, left)
            left &= ~(1 << state.location[place])
            place += 1
    shuffle(state, state.location, content.PLACES[state.players])
    move_owl_barn_to_edge(state)


@kernel
def move_owl_barn_to_edge(state: State) -> None:
    """If the Owl Barn lies inside, shuffle its column until it does not (setup.owl-barn)."""
    for place in range(content.PLACES[state.players]):
        if content.INSIDE[state.players, place]:
            while state.location[place] == content.OWL_BARN:
                first = content.COLUMN_FIRST[state.players, place]
                shuffle_between(state, state.location, first, content.COLUMN_END[state.players, place])


@kernel
def lay_homestead(state: State, log: Log) -> None:
    """Note where each location lies, put nests on them, and the rest into the box (setup.nests)."""
    state.nests_away = content.ALL_NESTS
    for place in range(content.PLACES[state.players]):
        location = state.location[place]
        state.place[location] = place
        state.free_nests[location] = content.NESTS[location]
        state.nests_away -= content.NESTS[location]
        emit(log, Event.laid, location)
    unused = 0
    for location in range(content.LOCATIONS):
        if state.place[location] == EMPTY:
            state.box[unused] = location
            unused += 1


@kernel
def deal_objectives(state: State, log: Log) -> None:
    """Two objectives for everybody, of which one is to be kept (setup.objectives)."""
    left = content.OBJECTIVE_POOL[state.players]
    for seat in range(state.players):
        for card in range(content.DEALT):
            state.cards[seat, card] = draw_member(state, left)
            state.cards_known[seat, card] = 1 << seat
            left &= ~(1 << state.cards[seat, card])
            emit(log, Event.dealt, seat, state.cards[seat, card])
    undealt = 0
    for objective in range(content.OBJECTIVES):
        if (left >> objective) & 1:
            state.deck[undealt] = objective
            undealt += 1
    for seat in range(state.players - 1, -1, -1):  # all choose at once; engines step them by seat
        ask(state, seat, Decision.objective)


@kernel
def keep(state: State, seat: int, card: int, log: Log) -> None:
    """Keep one of two objectives; the other goes to the box unseen (setup.objectives)."""
    if card == 1:
        kept = state.cards[seat, 1]
        state.cards[seat, 1] = state.cards[seat, 0]
        state.cards[seat, 0] = kept
    emit(log, Event.kept, seat, state.cards[seat, 0])


@kernel
def draw_turn_order(state: State, log: Log) -> None:
    """Chance picks the first player unless it is named; the others follow by seat (setup.start-order, order.tie)."""
    start = 0
    if state.first_seat == 0:
        start = below(state, state.players)
    for turn in range(state.players):
        state.order[turn] = (start + turn) % state.players
        state.arrived[state.order[turn]] = turn
    state.arrivals = state.players
    emit(log, Event.starts, start)
