"""The rules, in the order of a game: setup, the four phases of a round, what is done in a turn."""

from __future__ import annotations

from birdtable.games.perch.actions import (
    ACTIVATE,
    ADD,
    ADDED,
    CARRY,
    CHOOSING,
    CONTROLS,
    DEALT_OBJECTIVE,
    DECLINE,
    DECLINED,
    DONE,
    DREW,
    FALLS,
    FETCH,
    GO,
    GOT_BIRDHOUSE,
    GOT_LIGHTNING,
    HOUSE,
    HOUSED,
    KEEP,
    KEPT,
    LAID,
    MIGRATED,
    MOVING,
    NEST,
    NESTED,
    OFFER,
    OFFERING,
    PERCHED,
    PUSH,
    REMOVED,
    RETURN,
    RETURNED,
    RETURNING,
    ROOKERY_ADD,
    ROUND,
    SEATING,
    SEND,
    SENDING,
    SENT,
    SIT,
    STAND,
    STANDING,
    STARTS,
    SWAP,
    SWAPPING_WITH,
    TOOK,
    TRADE,
    TRADED,
    TRADING,
    TURN,
    UNCONTROLLED,
    WENT_HOME,
    ZAP,
    ZAP_NEST,
    ZAPPED,
    ZAPPED_NEST,
)
from birdtable.games.perch.conceal import conceal
from birdtable.games.perch.creatures import (
    act,
    activate,
    go,
    meetings_for_scarecrow,
    move_bird,
    offer_swap,
    push_bird,
    rest,
    send_bird,
    stand,
    swap_birds,
    swap_with_seat,
)
from birdtable.games.perch.fountain import land, send, to_plaza, to_roost
from birdtable.games.perch.homestead import (
    crowd,
    is_player,
    leader,
    leader_if_in_play,
    settle,
    strength,
    take_off,
)
from birdtable.games.perch.legal import can_trade, has_bonus, legal
from birdtable.games.perch.scoring import end_game, new_turn_order, score_locations
from birdtable.games.perch.tables import (
    ALL_NESTS,
    BIRD_BRAINED_FIRST,
    BIRDBATH,
    BIRDBATH_DRAW,
    BIRDHOUSE_ROUND,
    COLUMN_END,
    COLUMN_FIRST,
    CREATURE_OF,
    CREATURES,
    DEALT,
    DIRECTIONS,
    EARLY_BIRD,
    FEEDER,
    FIRST_GAME,
    FLOCK_BIRDS,
    FLOCK_COUNT,
    FLOCKS,
    FROM_BAG,
    FROM_ROOST,
    HANGING_NEST,
    HANGING_NEST_LIMIT,
    HOME,
    INSIDE,
    KINDS,
    LIGHTNING_ROUND,
    LOCATIONS,
    MIGRATING,
    NESTS,
    OBJECTIVE_POOL,
    OBJECTIVES,
    OF_KIND,
    OVERSTUFFED,
    OVERSTUFFED_LIMIT,
    OWL_BARN,
    PLACES,
    POWER_LINES,
    ROOKERY,
    ROUNDS,
    SCARECROW,
    WANTED,
)
from birdtable.kernel.bits import lowest
from birdtable.kernel.decisions import NOBODY, answered, ask, decider, decision, detail
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import emit
from birdtable.kernel.record import EMPTY
from birdtable.kernel.streams import below, draw_member, shuffle, shuffle_between

MIGRATION, RECRUIT, PERCHING, UPKEEP, SETUP = range(5)  # the phases of a round, and what comes before the first
KIND_COUNT = len(KINDS)
EXACTLY = 2  # birds on the Rookery that may add one


# ====================================================================== setup


@kernel
def setup(state, log):
    """Homestead, nests, flocks, tokens, the round marker, objectives; the rest follows once they are kept (setup.*)."""
    choose_locations(state)
    lay_homestead(state, log)
    for flock in range(FLOCK_COUNT[state.players]):
        state.roost[flock] = FLOCK_BIRDS
    state.birdhouses_away = state.players
    state.lightning_away = state.players
    state.round_number = 1
    state.phase = SETUP
    if state.objectives:
        deal_objectives(state, log)


@kernel
def choose_locations(state):
    """Random locations of each kind, or those of the first game (setup.homestead, setup.first-game)."""
    if state.homestead:
        for place in range(PLACES[state.players]):
            state.location[place] = FIRST_GAME[state.players, place]
        return
    place = 0
    for kind in range(KIND_COUNT):
        left = OF_KIND[kind]
        for _ in range(WANTED[state.players, kind]):
            state.location[place] = draw_member(state, left)
            left &= ~(1 << state.location[place])
            place += 1
    shuffle(state, state.location, PLACES[state.players])
    move_owl_barn_to_edge(state)


@kernel
def move_owl_barn_to_edge(state):
    """If the Owl Barn lies inside, shuffle its column until it does not (setup.owl-barn)."""
    for place in range(PLACES[state.players]):
        if INSIDE[state.players, place]:
            while state.location[place] == OWL_BARN:
                first = COLUMN_FIRST[state.players, place]
                shuffle_between(state, state.location, first, COLUMN_END[state.players, place])


@kernel
def lay_homestead(state, log):
    """Note where each location lies, put nests on them, and the rest into the box (setup.nests)."""
    state.nests_away = ALL_NESTS
    for place in range(PLACES[state.players]):
        location = state.location[place]
        state.place[location] = place
        state.free_nests[location] = NESTS[location]
        state.nests_away -= NESTS[location]
        emit(log, LAID, location, 0, 0, 0, 0)
    unused = 0
    for location in range(LOCATIONS):
        if state.place[location] == EMPTY:
            state.box[unused] = location
            unused += 1


@kernel
def deal_objectives(state, log):
    """Two objectives for everybody, of which one is to be kept (setup.objectives)."""
    left = OBJECTIVE_POOL[state.players]
    for seat in range(state.players):
        for card in range(DEALT):
            state.cards[seat, card] = draw_member(state, left)
            state.cards_known[seat, card] = 1 << seat
            left &= ~(1 << state.cards[seat, card])
            emit(log, DEALT_OBJECTIVE, seat, state.cards[seat, card], 0, 0, 0)
    undealt = 0
    for objective in range(OBJECTIVES):
        if (left >> objective) & 1:
            state.deck[undealt] = objective
            undealt += 1
    for seat in range(state.players - 1, -1, -1):  # all choose at once; the last asked answers first
        ask(state, seat, CHOOSING, 0, 0)


@kernel
def keep(state, seat, card, log):
    """Keep one of two objectives; the other goes to the box unseen (setup.objectives)."""
    if card == 1:
        kept = state.cards[seat, 1]
        state.cards[seat, 1] = state.cards[seat, 0]
        state.cards[seat, 0] = kept
    emit(log, KEPT, seat, state.cards[seat, 0], 0, 0, 0)


@kernel
def draw_turn_order(state, log):
    """Chance picks the first player, the others follow by seat (setup.start-order, order.tie)."""
    start = below(state, state.players)
    for turn in range(state.players):
        state.order[turn] = (start + turn) % state.players
        state.arrived[state.order[turn]] = turn
    state.arrivals = state.players
    emit(log, STARTS, start, 0, 0, 0, 0)


@kernel
def begin_game(state, log):
    """When all have kept an objective, the turn order is drawn and round 1 begins (setup.start-order)."""
    draw_turn_order(state, log)
    emit(log, ROUND, state.round_number, 0, 0, 0, 0)
    begin_phase(state, MIGRATION)


# ====================================================================== the round


@kernel
def carry_on(state, log):
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
def advance(state, log):
    """When all have perched: score and set the turn order (upkeep.*). After the last Upkeep the game ends."""
    if state.step == 0:
        score_locations(state, log)
        new_turn_order(state, log)
        state.step = 1
    else:
        end_game(state, log)


@kernel
def begin_round(state, number, log):
    """A round starts; in rounds 4 and 5 everybody gets a token (upkeep.marker)."""
    state.round_number = number
    state.phase = MIGRATION
    state.step = 0
    emit(log, ROUND, number, 0, 0, 0, 0)
    for turn in range(state.players):
        seat = state.order[turn]
        if number == BIRDHOUSE_ROUND:
            state.birdhouse[seat] += 1
            state.birdhouses_away -= 1
            emit(log, GOT_BIRDHOUSE, seat, 0, 0, 0, 0)
        if number == LIGHTNING_ROUND:
            state.lightning[seat] += 1
            state.lightning_away -= 1
            emit(log, GOT_LIGHTNING, seat, 0, 0, 0, 0)


@kernel
def begin_phase(state, phase):
    """On to the next phase of the round."""
    state.phase = phase
    state.step = 0


# ====================================================================== migration


@kernel
def migrate(state, log):
    """Birds of every flock into the bag, then the locations, two steps for each (migration.*)."""
    if state.step == 0:
        for flock in range(FLOCK_COUNT[state.players]):
            put_in_bag(state, flock, migrating_birds(state, flock), log)
        state.step = 1
    while state.pending_count == 0 and state.step <= 2 * PLACES[state.players]:
        location = state.location[(state.step - 1) >> 1]
        if location == EARLY_BIRD:
            early_bird(state, (state.step - 1) & 1, log)
        elif location == ROOKERY:
            rookery(state, (state.step - 1) & 1, log)
        state.step += 1
    if state.pending_count == 0:
        begin_phase(state, RECRUIT)


@kernel
def migrating_birds(state, flock):
    """Two birds, four of the Bird-Brained flock in round 1 (migration.birds, migration.bird-brained)."""
    if state.round_number == 1 and not is_player(state, flock):
        return BIRD_BRAINED_FIRST
    return MIGRATING


@kernel
def put_in_bag(state, flock, birds, log):
    """Birds from the Roost into the bag, as many as there are (migration.shortage)."""
    birds = min(birds, state.roost[flock])
    state.roost[flock] -= birds
    state.bag[flock] += birds
    emit(log, MIGRATED, flock, birds, 0, 0, 0)


@kernel
def add_one(state, flock, location, log):
    """One more bird into the bag, because of a location."""
    if state.roost[flock] > 0:
        state.roost[flock] -= 1
        state.bag[flock] += 1
        emit(log, ADDED, flock, location, 0, 0, 0)


@kernel
def early_bird(state, part, log):
    """Its controller, even the Bird-Brained flock, adds a bird (migration.early-bird, two.ignored)."""
    flock = leader(state, EARLY_BIRD)
    if part == 0 and flock != NOBODY:
        add_one(state, flock, EARLY_BIRD, log)


@kernel
def rookery(state, part, log):
    """First those with exactly two birds may add one, then its controller sends one (migration.rookery)."""
    if part == 1:
        send_from_location(state, ROOKERY, log)
        return
    for turn in range(state.players - 1, -1, -1):  # the last asked answers first
        seat = state.order[turn]
        if strength(state, ROOKERY, seat) == EXACTLY and state.roost[seat] > 0:
            ask(state, seat, ROOKERY_ADD, 0, 0)


@kernel
def send_from_location(state, location, log):
    """The controller sends an own bird to the Fountain (migration.rookery-fountain, upkeep.power-lines, two.roost)."""
    flock = leader(state, location)
    if flock == NOBODY or is_sheltered(state, location, flock):
        return
    take_off(state, location, flock)
    if is_player(state, flock):
        emit(log, SENT, flock, flock, location, 0, 0)
        send(state, flock, flock, log)
    else:
        to_roost(state, flock, 1, log)


@kernel
def is_sheltered(state, location, flock):
    """Whether a birdhouse keeps a location's effect off, which is an option (bonus.birdhouse-locations)."""
    return state.shelter == 1 and state.housed[location, flock] > 0


# ====================================================================== recruit


@kernel
def recruit(state, log):
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
def birds_in_hand(state, seat):
    """How many recruited birds a seat has."""
    birds = 0
    for flock in range(FLOCK_COUNT[state.players]):
        birds += state.hand[seat, flock]
    return birds


@kernel
def birds_in_bag(state):
    """How many birds are in the bag."""
    birds = 0
    for flock in range(FLOCK_COUNT[state.players]):
        birds += state.bag[flock]
    return birds


@kernel
def draw_birds(state, seat, birds, log):
    """Birds from the bag, at random (recruit.draw)."""
    for _ in range(min(birds, birds_in_bag(state))):
        number = below(state, birds_in_bag(state))
        flock = 0
        while number >= state.bag[flock]:
            number -= state.bag[flock]
            flock += 1
        state.bag[flock] -= 1
        state.hand[seat, flock] += 1
        emit(log, DREW, seat, flock, 0, 0, 0)


@kernel
def visit_birdbath(state, log):
    """Its controller draws three before everybody else and returns one (recruit.birdbath, two.ignored)."""
    seat = leader_if_in_play(state, BIRDBATH)
    if is_player(state, seat):
        draw_birds(state, seat, BIRDBATH_DRAW, log)
        if birds_in_hand(state, seat) > FROM_BAG:
            choose_return(state, seat, log)


@kernel
def choose_return(state, seat, log):
    """One of three drawn birds goes back; without asking if all have one colour (recruit.birdbath)."""
    for flock in range(FLOCK_COUNT[state.players]):
        if state.hand[seat, flock] == BIRDBATH_DRAW:
            return_bird(state, seat, flock, log)
            return
    ask(state, seat, RETURNING, 0, 0)


@kernel
def recruit_birds(state, seat, log):
    """Two birds from the bag, unless drawn already, and two own ones from the Roost (recruit.draw)."""
    if birds_in_hand(state, seat) == 0:
        draw_birds(state, seat, FROM_BAG, log)
    birds = min(FROM_ROOST, state.roost[seat])
    state.roost[seat] -= birds
    state.hand[seat, seat] += birds
    emit(log, TOOK, seat, birds, seat, 0, 0)


@kernel
def visit_feeder(state):
    """Its controller may trade a recruited bird (recruit.feeder, two.ignored)."""
    seat = leader_if_in_play(state, FEEDER)
    if is_player(state, seat):
        for flock in range(FLOCK_COUNT[state.players]):
            if can_trade(state, seat, flock):
                ask(state, seat, OFFERING, 0, 0)
                return


@kernel
def trade(state, seat, offered, other, flock, log):
    """Two recruited birds change hands (recruit.feeder)."""
    state.hand[seat, offered] -= 1
    state.hand[other, offered] += 1
    state.hand[other, flock] -= 1
    state.hand[seat, flock] += 1
    emit(log, TRADED, seat, offered, other, flock, 0)


# ====================================================================== perch


@kernel
def ask_next_player(state):
    """The next in turn order who has birds left; when nobody has, Upkeep (perch.turn)."""
    for step in range(1, state.players + 1):
        turn = (state.turn + step) % state.players
        if birds_in_hand(state, state.order[turn]) > 0:
            state.turn = turn
            ask(state, state.order[turn], TURN, 0, 0)
            return
    state.turn = EMPTY
    begin_phase(state, UPKEEP)


@kernel
def apply(state, action, log):
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
    if kind == TURN:
        acts, sent = take_turn(state, seat, action, first, second, log)
    elif kind == SEATING:
        land(state, action - SIT, first, log)
    elif kind == MOVING:
        acts = go(state, seat, first, second, action - GO, log)
    elif kind == SENDING:
        sent = (action - SEND) // LOCATIONS
        send_bird(state, seat, (action - SEND) % LOCATIONS, sent, log)
        acts = True
    elif kind == STANDING:
        stand(state, seat, action - STAND, log)
    elif action < ADD:
        sent = move_birds(state, seat, kind, action, first, log)
    else:
        answer(state, seat, kind, action, first, log)
    if acts:
        act(state, seat)
    if sent != NOBODY:
        send(state, sent, seat, log)


@kernel
def answer(state, seat, kind, action, first, log):
    """Answers outside the Perch phase, and what is declined."""
    if action == ADD:
        add_one(state, seat, ROOKERY, log)
    elif action == DECLINE:
        rest(state)  # the Bee, if it was asked
        emit(log, DECLINED, seat, kind, 0, 0, 0)
    elif action < OFFER:
        return_bird(state, seat, action - RETURN, log)
    elif action < TRADE:
        ask(state, seat, TRADING, action - OFFER, 0)
    elif action < KEEP:
        trade(state, seat, first, (action - TRADE) // FLOCKS, (action - TRADE) % FLOCKS, log)
    else:
        keep(state, seat, action - KEEP, log)


@kernel
def return_bird(state, seat, flock, log):
    """One of three drawn birds goes back into the bag (recruit.birdbath)."""
    state.hand[seat, flock] -= 1
    state.bag[flock] += 1
    emit(log, RETURNED, seat, flock, 0, 0, 0)


@kernel
def take_turn(state, seat, action, placed, bonus, log):
    """Place a bird or take a bonus action; what is left of the turn waits below (perch.turn, bonus.one).

    Whether a creature acts now, and the flock of a bird to send to the Fountain.
    """
    if action < HOUSE:
        place_bird(state, seat, action, log)
        if bonus == 0 and has_bonus(state, seat):
            ask(state, seat, TURN, 1, 0)
    elif action != DONE:
        if placed == 0:
            ask(state, seat, TURN, 0, 1)
        return take_bonus(state, seat, action, log)
    return False, NOBODY


@kernel
def place_bird(state, seat, action, log):
    """A recruited bird joins its stack, or takes a nest with all of it (perch.stack, perch.nest, perch.renest)."""
    flock = action // LOCATIONS % FLOCKS
    location = action % LOCATIONS
    state.hand[seat, flock] -= 1
    settle(state, location, flock)
    if action < NEST:
        emit(log, PERCHED, seat, flock, location, 0, 0)
    else:
        state.free_nests[location] -= 1
        state.nested[location, flock] = 1
        emit(log, NESTED, seat, flock, location, 0, 0)


@kernel
def take_bonus(state, seat, action, log):
    """A birdhouse, lightning or a creature (bonus.one). Returns what `take_turn` does."""
    if action < ZAP:
        build(state, seat, (action - HOUSE) // LOCATIONS, (action - HOUSE) % LOCATIONS, log)
    elif action < ZAP_NEST:
        flock = (action - ZAP) // LOCATIONS
        zap(state, seat, flock, (action - ZAP) % LOCATIONS, log)
        return False, flock
    elif action < ACTIVATE:
        zap_nest(state, seat, action - ZAP_NEST, log)
    else:
        return activate(state, seat, action - ACTIVATE, log), NOBODY
    return False, NOBODY


@kernel
def build(state, seat, flock, location, log):
    """A birdhouse on top of a stack (bonus.birdhouse)."""
    state.birdhouse[seat] -= 1
    state.housed[location, flock] = 1
    emit(log, HOUSED, seat, flock, location, 0, 0)


@kernel
def use_lightning(state, seat):
    """The token is used up."""
    state.lightning[seat] -= 1
    state.lightning_away += 1


@kernel
def zap(state, seat, flock, location, log):
    """Lightning sends a bird to the Fountain (bonus.lightning)."""
    use_lightning(state, seat)
    take_off(state, location, flock)
    emit(log, ZAPPED, seat, flock, location, 0, 0)


@kernel
def zap_nest(state, seat, location, log):
    """Lightning destroys an empty nest (bonus.lightning-nest)."""
    use_lightning(state, seat)
    state.free_nests[location] -= 1
    state.nests_away += 1
    emit(log, ZAPPED_NEST, seat, location, 0, 0, 0)


@kernel
def move_birds(state, seat, kind, action, first, log):
    """What Dog, Cat, Bee, Cuckoo and Squirrel do to the birds that were chosen; the flock of a bird to send."""
    here = state.creature_on[state.acting]
    if action < CARRY:
        return push_bird(state, seat, (action - PUSH) // DIRECTIONS, (action - PUSH) % DIRECTIONS, log)
    if action < FETCH:
        move_bird(state, seat, (action - CARRY) // LOCATIONS, here, (action - CARRY) % LOCATIONS, log)
    elif action < SWAP:
        flock = (action - FETCH) // LOCATIONS
        there = (action - FETCH) % LOCATIONS
        if kind == SWAPPING_WITH:
            swap_birds(state, seat, first, flock, there, log)
        else:
            move_bird(state, seat, flock, there, here, log)
    elif action < STAND:
        offer_swap(state, seat, state.acting, action - SWAP)
    else:
        swap_with_seat(state, seat, first, action - SIT, log)
    return NOBODY


# ====================================================================== upkeep


@kernel
def trigger_locations(state, log):
    """The locations act one by one; then the marker advances, until the last round is over (upkeep.*)."""
    while state.pending_count == 0 and state.step <= PLACES[state.players]:
        trigger(state, state.step - 1, log)
        state.step += 1
    if state.pending_count == 0 and state.round_number < ROUNDS:
        begin_round(state, state.round_number + 1, log)


@kernel
def trigger(state, place, log):
    """A location acts in Upkeep (upkeep.locations)."""
    location = state.location[place]
    if location == EMPTY:
        return
    if CREATURE_OF[location] != EMPTY:
        give_control(state, CREATURE_OF[location], location, log)
    elif location == POWER_LINES:
        send_from_location(state, POWER_LINES, log)
    elif location == HANGING_NEST and crowd(state, location) >= HANGING_NEST_LIMIT:
        fall(state, log)
    elif location == OVERSTUFFED and crowd(state, location) >= OVERSTUFFED_LIMIT:
        burst(state, place, log)


@kernel
def give_control(state, creature, home, log):
    """Whoever leads on its home controls a creature in the next round (creature.control, .home, .tie, two.ties)."""
    before = state.controller[creature]
    state.used[creature] = 0
    seat = leader(state, home)
    if not is_player(state, seat):
        state.controller[creature] = EMPTY
        emit(log, UNCONTROLLED, creature, 0, 0, 0, 0)
        return
    state.controller[creature] = seat
    emit(log, CONTROLS, seat, creature, 0, 0, 0)
    if creature != SCARECROW:
        if state.creature_on[creature] == EMPTY:
            state.creature_on[creature] = home
    elif seat != before and state.round_number < ROUNDS:
        choose_meeting(state, seat, log)


@kernel
def choose_meeting(state, seat, log):
    """Its controller places the Scarecrow, unasked if one intersection is left (creature.scarecrow-place)."""
    meetings = meetings_for_scarecrow(state)
    if meetings & (meetings - 1) != 0:
        ask(state, seat, STANDING, 0, 0)
    elif meetings != 0:
        stand(state, seat, lowest(meetings), log)


@kernel
def fall(state, log):
    """The Precariously Hanging Nest drops its birds into the Plaza (upkeep.hanging-nest, bonus.birdhouse-locations)."""
    fallen = 0
    for flock in range(FLOCK_COUNT[state.players]):
        if state.birds[HANGING_NEST, flock] > 0 and not is_sheltered(state, HANGING_NEST, flock):
            if fallen == 0:
                emit(log, FALLS, HANGING_NEST, 0, 0, 0, 0)
            fallen += 1
            clear_stack(state, HANGING_NEST, flock, log)


@kernel
def clear_stack(state, location, flock, log):
    """A whole stack goes to the Plaza, a Bird-Brained one to the Roost (two.roost)."""
    birds = state.birds[location, flock]
    if birds == 0:
        return
    for _ in range(birds):
        take_off(state, location, flock)
    if is_player(state, flock):
        to_plaza(state, flock, birds, location, log)
    else:
        to_roost(state, flock, birds, log)


@kernel
def burst(state, place, log):
    """The Overstuffed Birdhouse drops all its birds and leaves the game (upkeep.overstuffed)."""
    emit(log, FALLS, OVERSTUFFED, 0, 0, 0, 0)
    for flock in range(FLOCK_COUNT[state.players]):
        clear_stack(state, OVERSTUFFED, flock, log)
    remove_location(state, place, log)


@kernel
def remove_location(state, place, log):
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
    emit(log, REMOVED, location, 0, 0, 0, 0)
    for creature in range(CREATURES):
        if state.creature_on[creature] == location:
            state.creature_on[creature] = HOME[creature]
            emit(log, WENT_HOME, creature, 0, 0, 0, 0)


RULES = {
    "setup": setup,
    "legal": legal,
    "apply": apply,
    "carry_on": carry_on,
    "advance": advance,
    "conceal": conceal,
}
