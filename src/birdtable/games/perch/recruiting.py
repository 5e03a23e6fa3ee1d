"""Recruit: everybody gets four birds, and two locations help their controllers (recruit.*)."""

from __future__ import annotations

from birdtable.games.perch import content, homestead, legal
from birdtable.games.perch.state import State
from birdtable.games.perch.words import Decision, Event
from birdtable.kernel import EMPTY, Log, ask, below, emit, kernel


@kernel
def recruit(state: State, log: Log) -> None:
    """The Happy Birdbath first, then everybody, then the Full Bird Feeder (recruit.*)."""
    if state.step == 0:
        visit_birdbath(state, log)
        state.step = 1
    if state.step == 1 and state.pending_count == 0:
        for turn in range(state.players):
            recruit_birds(state, state.order[turn], log)
        visit_feeder(state)
        state.step = 3
        state.turn = EMPTY


@kernel
def birds_in_hand(state: State, seat: int) -> int:
    """How many recruited birds a seat has."""
    birds = 0
    for flock in range(content.FLOCK_COUNT[state.players]):
        birds += state.hand[seat, flock]
    return birds


@kernel
def birds_in_bag(state: State) -> int:
    """How many birds are in the bag."""
    birds = 0
    for flock in range(content.FLOCK_COUNT[state.players]):
        birds += state.bag[flock]
    return birds


@kernel
def draw_birds(state: State, seat: int, birds: int, log: Log) -> None:
    """Birds from the bag, at random (recruit.draw)."""
    for _ in range(min(birds, birds_in_bag(state))):
        number = below(state, birds_in_bag(state))
        flock = 0
        while number >= state.bag[flock]:
            number -= state.bag[flock]
            flock += 1
        state.bag[flock] -= 1
        state.hand[seat, flock] += 1
        emit(log, Event.drew, seat, flock)


@kernel
def visit_birdbath(state: State, log: Log) -> None:
    """Its controller draws three before everybody else and returns one (recruit.birdbath, two.ignored)."""
    seat = homestead.leader_if_in_play(state, content.BIRDBATH)
    if homestead.is_player(state, seat):
        draw_birds(state, seat, content.BIRDBATH_DRAW, log)
        if birds_in_hand(state, seat) > content.FROM_BAG:
            choose_return(state, seat, log)


@kernel
def choose_return(state: State, seat: int, log: Log) -> None:
    """One of three drawn birds goes back; without asking if all have one colour (recruit.birdbath)."""
    for flock in range(content.FLOCK_COUNT[state.players]):
        if state.hand[seat, flock] == content.BIRDBATH_DRAW:
            return_bird(state, seat, flock, log)
            return
    ask(state, seat, Decision.return_)


@kernel
def return_bird(state: State, seat: int, flock: int, log: Log) -> None:
    """One of three drawn birds goes back into the bag (recruit.birdbath)."""
    state.hand[seat, flock] -= 1
    state.bag[flock] += 1
    emit(log, Event.returned, seat, flock)


@kernel
def recruit_birds(state: State, seat: int, log: Log) -> None:
    """Two birds from the bag, unless drawn already, and two own ones from the Roost (recruit.draw)."""
    if birds_in_hand(state, seat) == 0:
        draw_birds(state, seat, content.FROM_BAG, log)
    birds = min(content.FROM_ROOST, state.roost[seat])
    state.roost[seat] -= birds
    state.hand[seat, seat] += birds
    emit(log, Event.took, seat, birds, seat)


@kernel
def visit_feeder(state: State) -> None:
    """Its controller may trade a recruited bird (recruit.feeder, two.ignored)."""
    seat = homestead.leader_if_in_play(state, content.FEEDER)
    if homestead.is_player(state, seat):
        for flock in range(content.FLOCK_COUNT[state.players]):
            if legal.can_trade(state, seat, flock):
                ask(state, seat, Decision.offer)
                return


@kernel
def trade(state: State, seat: int, offered: int, other: int, flock: int, log: Log) -> None:
    """Two recruited birds change hands (recruit.feeder)."""
    state.hand[seat, offered] -= 1
    state.hand[other, offered] += 1
    state.hand[other, flock] -= 1
    state.hand[seat, flock] += 1
    emit(log, Event.traded, seat, offered, other, flock)
