"""The turn: what an action does, what it costs, and who is next."""

from __future__ import annotations

from birdtable.games.above_the_clouds import cards, content, end, landing, legal, stack
from birdtable.games.above_the_clouds.content import Standard
from birdtable.games.above_the_clouds.state import State
from birdtable.games.above_the_clouds.words import Decision, Event, Verb
from birdtable.kernel import Log, answered, ask, decider, decision, detail, emit, kernel

PASS_COST = 2


@kernel
def apply(state: State, action: int, log: Log) -> None:
    """Carry out an action; if it leaves nothing to decide, the turn goes on to the next player."""
    seat = decider(state)
    kind = decision(state)
    asked = detail(state, 0)
    answered(state)
    if action == Verb.pass_.first:
        pass_turn(state, seat, log)
    elif Verb.swap.has(action):
        first, second = Verb.swap.parts(action)
        fly(state, seat, kind, first, second, log)
    elif Verb.add.has(action):
        pay_standard(state, seat, kind, Standard.add, log)
        stack.pick_up_bird(state, seat, Verb.add.part(action), log)
    elif Verb.place.has(action):
        column, end = Verb.place.parts(action)
        stack.place_bird(state, seat, column, end, log)
    elif Verb.search.has(action):
        stack.search_stack(state, seat, Verb.search.part(action), log)
    else:
        use_card(state, seat, kind, action, log)
    if state.landed:
        landing.ask_to_score(state, asked + (action == Verb.done.first))
    elif state.pending_count == 0:
        ask_next_player(state, seat)


@kernel
def use_card(state: State, seat: int, kind: int, action: int, log: Log) -> None:
    """A maneuver card is taken, played, copied, scored or discarded (action.take, card.*, scoring.cards)."""
    if Verb.take.has(action):
        pay_standard(state, seat, kind, Standard.take, log)
        cards.take_card(state, seat, Verb.take.part(action), log)
    elif Verb.play.has(action):
        cards.play_card(state, seat, Verb.play.part(action), log)
    elif Verb.copy.has(action):
        cards.copy_card(state, seat, Verb.copy.part(action), log)
    elif Verb.discard.has(action):
        cards.discard_from_hand(state, seat, Verb.discard.part(action))
        emit(log, Event.discarded, seat, Verb.discard.part(action))
    elif Verb.score.has(action):
        cards.score_card(state, seat, Verb.score.part(action), log)


@kernel
def pass_turn(state: State, seat: int, log: Log) -> None:
    """Give two cubes, or the last one, to the nest (turn.pass)."""
    cubes = min(PASS_COST, state.cubes[seat])
    pay_nest(state, seat, cubes)
    emit(log, Event.passed, seat, cubes)


@kernel
def pay_nest(state: State, seat: int, cubes: int) -> None:
    """Cubes straight to the nest (card.play)."""
    state.cubes[seat] -= cubes
    state.in_nest[seat] += cubes


@kernel
def pay_standard(state: State, seat: int, kind: int, standard: int, log: Log) -> None:
    """Clear the action into the nest, then place its price there; free under a Standard card (turn.clear)."""
    if kind != Decision.turn:
        return
    cubes = legal.price(state, standard)
    state.in_nest[state.on_action_seat[standard]] += state.on_action[standard]
    state.on_action[standard] = cubes
    state.on_action_seat[standard] = seat
    state.cubes[seat] -= cubes
    emit(log, Event.paid, seat, standard, cubes)


@kernel
def fly(state: State, seat: int, kind: int, first: int, second: int, log: Log) -> None:
    """Swap two birds, by a standard action or by a card (action.sideways, action.forward, card.*)."""
    if first // content.WIDTH == second // content.WIDTH:
        pay_standard(state, seat, kind, Standard.sideways, log)
    else:
        pay_standard(state, seat, kind, Standard.forward, log)
    emit(log, Event.swapped, seat, first, state.flock[first], second, state.flock[second])
    bird = state.flock[first]
    state.flock[first] = state.flock[second]
    state.flock[second] = bird


@kernel
def ask_next_player(state: State, seat: int) -> None:
    """Clockwise to the next player with cubes; without any, the stage is over (turn.order, stage.end)."""
    for step in range(1, state.players + 1):
        after = (seat + step) % state.players
        if state.cubes[after] > 0:
            ask(state, after, Decision.turn)
            return


@kernel
def advance(state: State, log: Log) -> None:
    """Nobody has a cube left: the birds land. Nobody has a card left to score: the next stage, or the end."""
    if not state.landed:
        landing.land(state, log)
        landing.ask_to_score(state, 0)
    elif state.stage + 1 < content.STAGES:
        landing.prepare_next_stage(state, log)
    else:
        end.end_game(state, log)
