"""The rules, in the order of a game: setup, the four phases of a round, what is done in a turn."""

from __future__ import annotations

from birdtable.games.perch import conceal, content, creatures, fountain, homestead, legal, scoring
from birdtable.games.perch.state import State
from birdtable.games.perch.words import Decision, Event, Verb
from birdtable.kernel import (
    EMPTY,
    NOBODY,
    AnyKernel,
    Log,
    answered,
    ask,
    below,
    decider,
    decision,
    detail,
    draw_member,
    emit,
    kernel,
    lowest,
    shuffle,
    shuffle_between,
)

MIGRATION, RECRUIT, PERCHING, UPKEEP, SETUP = range(5)  # the phases of a round, and what comes before the first
KIND_COUNT = len(content.KINDS)
EXACTLY = 2  # birds on the Rookery that may add one


# ====================================================================== setup


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
    state.phase = SETUP
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
    for kind in range(KIND_COUNT):
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
    for seat in range(state.players - 1, -1, -1):  # all choose at once; the last asked answers first
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
    """Chance picks the first player, the others follow by seat (setup.start-order, order.tie)."""
    start = below(state, state.players)
    for turn in range(state.players):
        state.order[turn] = (start + turn) % state.players
        state.arrived[state.order[turn]] = turn
    state.arrivals = state.players
    emit(log, Event.starts, start)


@kernel
def begin_game(state: State, log: Log) -> None:
    """When all have kept an objective, the turn order is drawn and round 1 begins (setup.start-order)."""
    draw_turn_order(state, log)
    emit(log, Event.round, state.round_number)
    begin_phase(state, MIGRATION)


# ====================================================================== the round


@kernel
def carry_on(state: State, log: Log) -> None:
    """Whatever is left of a round, up to the next question, or to the scoring of the round."""
    if state.phase == SETUP:
        begin_game(state, log)
    if state.phase == UPKEEP and state.step > 0:
        trigger_locations(state, log)
    if state.phase == MIGRATION:
        migrate(state, log)
    if state.phase == RECRUIT:
        recruit(state, log)
    if state.phase == PERCHING and state.pending_count == 0:
        ask_next_player(state)


@kernel
def advance(state: State, log: Log) -> None:
    """When all have perched: score and set the turn order (upkeep.*). After the last Upkeep the game ends."""
    if state.step == 0:
        scoring.score_locations(state, log)
        scoring.new_turn_order(state, log)
        state.step = 1
    else:
        scoring.end_game(state, log)


@kernel
def begin_round(state: State, number: int, log: Log) -> None:
    """A round starts; in rounds 4 and 5 everybody gets a token (upkeep.marker)."""
    state.round_number = number
    state.phase = MIGRATION
    state.step = 0
    emit(log, Event.round, number)
    for turn in range(state.players):
        seat = state.order[turn]
        if number == content.BIRDHOUSE_ROUND:
            state.birdhouse[seat] += 1
            state.birdhouses_away -= 1
            emit(log, Event.got_birdhouse, seat)
        if number == content.LIGHTNING_ROUND:
            state.lightning[seat] += 1
            state.lightning_away -= 1
            emit(log, Event.got_lightning, seat)


@kernel
def begin_phase(state: State, phase: int) -> None:
    """On to the next phase of the round."""
    state.phase = phase
    state.step = 0


# ====================================================================== migration


@kernel
def migrate(state: State, log: Log) -> None:
    """Birds of every flock into the bag, then the locations, two steps for each (migration.*)."""
    if state.step == 0:
        for flock in range(content.FLOCK_COUNT[state.players]):
            put_in_bag(state, flock, migrating_birds(state, flock), log)
        state.step = 1
    while state.pending_count == 0 and state.step <= 2 * content.PLACES[state.players]:
        location = state.location[(state.step - 1) >> 1]
        if location == content.EARLY_BIRD:
            early_bird(state, (state.step - 1) & 1, log)
        elif location == content.ROOKERY:
            rookery(state, (state.step - 1) & 1, log)
        state.step += 1
    if state.pending_count == 0:
        begin_phase(state, RECRUIT)


@kernel
def migrating_birds(state: State, flock: int) -> int:
    """Two birds, four of the Bird-Brained flock in round 1 (migration.birds, migration.bird-brained)."""
    if state.round_number == 1 and not homestead.is_player(state, flock):
        return content.BIRD_BRAINED_FIRST
    return content.MIGRATING


@kernel
def put_in_bag(state: State, flock: int, birds: int, log: Log) -> None:
    """Birds from the Roost into the bag, as many as there are (migration.shortage)."""
    birds = min(birds, state.roost[flock])
    state.roost[flock] -= birds
    state.bag[flock] += birds
    emit(log, Event.migrated, flock, birds)


@kernel
def add_one(state: State, flock: int, location: int, log: Log) -> None:
    """One more bird into the bag, because of a location."""
    if state.roost[flock] > 0:
        state.roost[flock] -= 1
        state.bag[flock] += 1
        emit(log, Event.added, flock, location)


@kernel
def early_bird(state: State, part: int, log: Log) -> None:
    """Its controller, even the Bird-Brained flock, adds a bird (migration.early-bird, two.ignored)."""
    flock = homestead.leader(state, content.EARLY_BIRD)
    if part == 0 and flock != NOBODY:
        add_one(state, flock, content.EARLY_BIRD, log)


@kernel
def rookery(state: State, part: int, log: Log) -> None:
    """First those with exactly two birds may add one, then its controller sends one (migration.rookery)."""
    if part == 1:
        send_from_location(state, content.ROOKERY, log)
        return
    for turn in range(state.players - 1, -1, -1):  # the last asked answers first
        seat = state.order[turn]
        if homestead.strength(state, content.ROOKERY, seat) == EXACTLY and state.roost[seat] > 0:
            ask(state, seat, Decision.rookery)


@kernel
def send_from_location(state: State, location: int, log: Log) -> None:
    """The controller sends an own bird to the Fountain (migration.rookery-fountain, upkeep.power-lines, two.roost)."""
    flock = homestead.leader(state, location)
    if flock == NOBODY or is_sheltered(state, location, flock):
        return
    homestead.take_off(state, location, flock)
    if homestead.is_player(state, flock):
        emit(log, Event.sent, flock, flock, location)
        fountain.send(state, flock, flock, log)
    else:
        fountain.to_roost(state, flock, 1, log)


@kernel
def is_sheltered(state: State, location: int, flock: int) -> bool:
    """Whether a birdhouse keeps a location's effect off, which is an option (bonus.birdhouse-locations)."""
    return state.shelter == 1 and state.housed[location, flock] > 0


# ====================================================================== recruit


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
    if state.pending_count == 0:
        begin_phase(state, PERCHING)
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


# ====================================================================== perch


@kernel
def ask_next_player(state: State) -> None:
    """The next in turn order who has birds left; when nobody has, Upkeep (perch.turn)."""
    for step in range(1, state.players + 1):
        turn = (state.turn + step) % state.players
        if birds_in_hand(state, state.order[turn]) > 0:
            state.turn = turn
            ask(state, state.order[turn], Decision.turn)
            return
    state.turn = EMPTY
    begin_phase(state, UPKEEP)


@kernel
def apply(state: State, action: int, log: Log) -> None:
    """Carry out an action. What a decision asked about comes along in its details.

    Where the action lets a creature act or sends a bird to the Fountain, that comes last: the bird's seat is chosen
    before the creature goes on (fountain.owner).
    """
    seat = decider(state)
    kind = decision(state)
    first = detail(state, 0)
    second = detail(state, 1)
    answered(state)
    acts = False
    sent = NOBODY
    if kind == Decision.turn:
        acts, sent = take_turn(state, seat, action, first, second, log)
    elif kind == Decision.seat:
        fountain.land(state, action - Verb.seat.first, first, log)
    elif kind == Decision.move:
        acts = creatures.go(state, seat, first, second, action - Verb.go.first, log)
    elif kind == Decision.send:
        sent = (action - Verb.send.first) // content.LOCATIONS
        creatures.send_bird(state, seat, (action - Verb.send.first) % content.LOCATIONS, sent, log)
        acts = True
    elif kind == Decision.stand:
        creatures.stand(state, seat, action - Verb.stand.first, log)
    elif action < Verb.add.first:
        sent = move_birds(state, seat, kind, action, first, log)
    else:
        answer(state, seat, kind, action, first, log)
    if acts:
        creatures.act(state, seat)
    if sent != NOBODY:
        fountain.send(state, sent, seat, log)


@kernel
def answer(state: State, seat: int, kind: int, action: int, first: int, log: Log) -> None:
    """Answers outside the Perch phase, and what is declined."""
    if action == Verb.add.first:
        add_one(state, seat, content.ROOKERY, log)
    elif action == Verb.decline.first:
        creatures.rest(state)  # the Bee, if it was asked
        emit(log, Event.declined, seat, kind)
    elif action < Verb.offer.first:
        return_bird(state, seat, action - Verb.return_.first, log)
    elif action < Verb.trade.first:
        ask(state, seat, Decision.trade, action - Verb.offer.first)
    elif action < Verb.keep.first:
        trade(
            state,
            seat,
            first,
            (action - Verb.trade.first) // content.FLOCKS,
            (action - Verb.trade.first) % content.FLOCKS,
            log,
        )
    else:
        keep(state, seat, action - Verb.keep.first, log)


@kernel
def return_bird(state: State, seat: int, flock: int, log: Log) -> None:
    """One of three drawn birds goes back into the bag (recruit.birdbath)."""
    state.hand[seat, flock] -= 1
    state.bag[flock] += 1
    emit(log, Event.returned, seat, flock)


@kernel
def take_turn(state: State, seat: int, action: int, placed: int, bonus: int, log: Log) -> tuple[int, int]:
    """Place a bird or take a bonus action; what is left of the turn waits below (perch.turn, bonus.one).

    Whether a creature acts now, and the flock of a bird to send to the Fountain.
    """
    if action < Verb.house.first:
        place_bird(state, seat, action, log)
        if bonus == 0 and legal.has_bonus(state, seat):
            ask(state, seat, Decision.turn, 1)
    elif action != Verb.done.first:
        if placed == 0:
            ask(state, seat, Decision.turn, 0, 1)
        return take_bonus(state, seat, action, log)
    return False, NOBODY


@kernel
def place_bird(state: State, seat: int, action: int, log: Log) -> None:
    """A recruited bird joins its stack, or takes a nest with all of it (perch.stack, perch.nest, perch.renest)."""
    flock = action // content.LOCATIONS % content.FLOCKS
    location = action % content.LOCATIONS
    state.hand[seat, flock] -= 1
    homestead.settle(state, location, flock)
    if action < Verb.nest.first:
        emit(log, Event.perched, seat, flock, location)
    else:
        state.free_nests[location] -= 1
        state.nested[location, flock] = 1
        emit(log, Event.nested, seat, flock, location)


@kernel
def take_bonus(state: State, seat: int, action: int, log: Log) -> tuple[int, int]:
    """A birdhouse, lightning or a creature (bonus.one). Returns what `take_turn` does."""
    if action < Verb.zap.first:
        build(
            state,
            seat,
            (action - Verb.house.first) // content.LOCATIONS,
            (action - Verb.house.first) % content.LOCATIONS,
            log,
        )
    elif action < Verb.zap_nest.first:
        flock = (action - Verb.zap.first) // content.LOCATIONS
        zap(state, seat, flock, (action - Verb.zap.first) % content.LOCATIONS, log)
        return False, flock
    elif action < Verb.activate.first:
        zap_nest(state, seat, action - Verb.zap_nest.first, log)
    else:
        return creatures.activate(state, seat, action - Verb.activate.first, log), NOBODY
    return False, NOBODY


@kernel
def build(state: State, seat: int, flock: int, location: int, log: Log) -> None:
    """A birdhouse on top of a stack (bonus.birdhouse)."""
    state.birdhouse[seat] -= 1
    state.housed[location, flock] = 1
    emit(log, Event.housed, seat, flock, location)


@kernel
def use_lightning(state: State, seat: int) -> None:
    """The token is used up."""
    state.lightning[seat] -= 1
    state.lightning_away += 1


@kernel
def zap(state: State, seat: int, flock: int, location: int, log: Log) -> None:
    """Lightning sends a bird to the Fountain (bonus.lightning)."""
    use_lightning(state, seat)
    homestead.take_off(state, location, flock)
    emit(log, Event.zapped, seat, flock, location)


@kernel
def zap_nest(state: State, seat: int, location: int, log: Log) -> None:
    """Lightning destroys an empty nest (bonus.lightning-nest)."""
    use_lightning(state, seat)
    state.free_nests[location] -= 1
    state.nests_away += 1
    emit(log, Event.zapped_nest, seat, location)


@kernel
def move_birds(state: State, seat: int, kind: int, action: int, first: int, log: Log) -> int:
    """What Dog, Cat, Bee, Cuckoo and Squirrel do to the birds that were chosen; the flock of a bird to send."""
    here = state.creature_on[state.acting]
    if action < Verb.carry.first:
        return creatures.push_bird(
            state,
            seat,
            (action - Verb.push.first) // content.DIRECTIONS,
            (action - Verb.push.first) % content.DIRECTIONS,
            log,
        )
    if action < Verb.fetch.first:
        creatures.move_bird(
            state,
            seat,
            (action - Verb.carry.first) // content.LOCATIONS,
            here,
            (action - Verb.carry.first) % content.LOCATIONS,
            log,
        )
    elif action < Verb.swap.first:
        flock = (action - Verb.fetch.first) // content.LOCATIONS
        there = (action - Verb.fetch.first) % content.LOCATIONS
        if kind == Decision.swap_with:
            creatures.swap_birds(state, seat, first, flock, there, log)
        else:
            creatures.move_bird(state, seat, flock, there, here, log)
    elif action < Verb.stand.first:
        creatures.offer_swap(state, seat, state.acting, action - Verb.swap.first)
    else:
        creatures.swap_with_seat(state, seat, first, action - Verb.seat.first, log)
    return NOBODY


# ====================================================================== upkeep


@kernel
def trigger_locations(state: State, log: Log) -> None:
    """The locations act one by one; then the marker advances, until the last round is over (upkeep.*)."""
    while state.pending_count == 0 and state.step <= content.PLACES[state.players]:
        trigger(state, state.step - 1, log)
        state.step += 1
    if state.pending_count == 0 and state.round_number < content.ROUNDS:
        begin_round(state, state.round_number + 1, log)


@kernel
def trigger(state: State, place: int, log: Log) -> None:
    """A location acts in Upkeep (upkeep.locations)."""
    location = state.location[place]
    if location == EMPTY:
        return
    if content.CREATURE_OF[location] != EMPTY:
        give_control(state, content.CREATURE_OF[location], location, log)
    elif location == content.POWER_LINES:
        send_from_location(state, content.POWER_LINES, log)
    elif location == content.HANGING_NEST and homestead.crowd(state, location) >= content.HANGING_NEST_LIMIT:
        fall(state, log)
    elif location == content.OVERSTUFFED and homestead.crowd(state, location) >= content.OVERSTUFFED_LIMIT:
        burst(state, place, log)


@kernel
def give_control(state: State, creature: int, home: int, log: Log) -> None:
    """Whoever leads on its home controls a creature in the next round (creature.control, .home, .tie, two.ties)."""
    before = state.controller[creature]
    state.used[creature] = 0
    seat = homestead.leader(state, home)
    if not homestead.is_player(state, seat):
        state.controller[creature] = EMPTY
        emit(log, Event.uncontrolled, creature)
        return
    state.controller[creature] = seat
    emit(log, Event.controls, seat, creature)
    if creature != content.SCARECROW:
        if state.creature_on[creature] == EMPTY:
            state.creature_on[creature] = home
    elif seat != before and state.round_number < content.ROUNDS:
        choose_meeting(state, seat, log)


@kernel
def choose_meeting(state: State, seat: int, log: Log) -> None:
    """Its controller places the Scarecrow, unasked if one intersection is left (creature.scarecrow-place)."""
    meetings = creatures.meetings_for_scarecrow(state)
    if meetings & (meetings - 1) != 0:
        ask(state, seat, Decision.stand)
    elif meetings != 0:
        creatures.stand(state, seat, lowest(meetings), log)


@kernel
def fall(state: State, log: Log) -> None:
    """The Precariously Hanging Nest drops its birds into the Plaza (upkeep.hanging-nest, bonus.birdhouse-locations)."""
    fallen = 0
    for flock in range(content.FLOCK_COUNT[state.players]):
        if state.birds[content.HANGING_NEST, flock] > 0 and not is_sheltered(state, content.HANGING_NEST, flock):
            if fallen == 0:
                emit(log, Event.falls, content.HANGING_NEST)
            fallen += 1
            clear_stack(state, content.HANGING_NEST, flock, log)


@kernel
def clear_stack(state: State, location: int, flock: int, log: Log) -> None:
    """A whole stack goes to the Plaza, a Bird-Brained one to the Roost (two.roost)."""
    birds = state.birds[location, flock]
    if birds == 0:
        return
    for _ in range(birds):
        homestead.take_off(state, location, flock)
    if homestead.is_player(state, flock):
        fountain.to_plaza(state, flock, birds, location, log)
    else:
        fountain.to_roost(state, flock, birds, log)


@kernel
def burst(state: State, place: int, log: Log) -> None:
    """The Overstuffed Birdhouse drops all its birds and leaves the game (upkeep.overstuffed)."""
    emit(log, Event.falls, content.OVERSTUFFED)
    for flock in range(content.FLOCK_COUNT[state.players]):
        clear_stack(state, content.OVERSTUFFED, flock, log)
    remove_location(state, place, log)


@kernel
def remove_location(state: State, place: int, log: Log) -> None:
    """A location goes to the box, its nests too; creatures on it go home (upkeep.removed)."""
    location = state.location[place]
    state.location[place] = EMPTY
    state.place[location] = EMPTY
    state.nests_away += state.free_nests[location]
    state.free_nests[location] = 0
    unused = 0
    while state.box[unused] != EMPTY:
        unused += 1
    state.box[unused] = location
    emit(log, Event.removed, location)
    for creature in range(content.CREATURES):
        if state.creature_on[creature] == location:
            state.creature_on[creature] = content.HOME[creature]
            emit(log, Event.went_home, creature)


RULES: tuple[AnyKernel, ...] = (setup, legal.legal, apply, carry_on, advance, conceal.conceal)
