"""What is worth counting in a game, noted while it is played: the kernels under balance reports and datasets.

Each game has one row of `notes` (the columns below) and one of `seen`: for every seat a set of *marks*, as
bits. A mark is something that a seat did or had, such as "played this card"; `birdtable.lab.marks` makes the
two tables that turn actions and events into marks. `tallies` sums marks up: a row for every stratum (a seat and
its place in the order of play) and mark, with the columns of COUNT to SQUARE.
"""

from __future__ import annotations

from birdtable.kernel.bits import WORD, count_bits, lowest
from birdtable.kernel.decisions import NOBODY, decider
from birdtable.kernel.dialect import kernel
from birdtable.kernel.loops import apply, choose, deal_one, go_on, legal, seed_luck, setup
from birdtable.kernel.masks import clear, count_allowed
from birdtable.kernel.record import State
from birdtable.kernel.shapes import Grid, Int32, Int64, Log, Luck, Mask, Row, States, UInt32

SEATS = 5
LONGEST = 8  # decisions in a turn that are told apart; the last column counts longer turns too

# columns of `notes`
DECISIONS, OFFERED, FORCED, LEADS, LAST_LEAD, LEADER, ORDERED, LAST_SEAT, RUN = range(9)
MADE = 9  # decisions of each seat
TURNS = MADE + SEATS  # turns of each seat: decisions in a row
ORDER = TURNS + SEATS  # each seat's place in the order of first decisions
RUNS = ORDER + SEATS  # turns of 1, 2, … decisions
NOTES = RUNS + LONGEST

# instead of an action, in `chronicle_step`
NEW, DONE = -1, -2

# columns of `tallies`
COUNT, WINS, MARGIN, SQUARE = range(4)
WHOLE_WIN = 60  # a win, as a number that 1 to 5 winners can share

# columns of `event_marks`: where the event's seat stands, then three for each argument
EVENT_SEAT = 0
PER_ARGUMENT = 3  # the first mark of its own, the first that all ways share, how many words there are


@kernel
def start_notes(state: State, notes: Grid[Int32], seen: Grid[UInt32], row: int) -> None:
    """An empty row; every seat has mark 0, by which all are counted."""
    for column in range(notes.shape[1]):
        notes[row, column] = 0
    notes[row, LEADER] = NOBODY
    notes[row, LAST_SEAT] = NOBODY
    for seat in range(SEATS):
        notes[row, ORDER + seat] = NOBODY
    for word in range(seen.shape[1]):
        seen[row, word] = 0
    for seat in range(state.players):
        mark(seen, row, seat, 0)


@kernel
def mark(seen: Grid[UInt32], row: int, seat: int, number: int) -> None:
    """The seat did or had this."""
    word = seat * (seen.shape[1] // SEATS) + (number >> 5)
    seen[row, word] |= 1 << (number & 31)


@kernel
def note_choice(
    state: State, action: int, offered: int, notes: Grid[Int32], seen: Grid[UInt32], row: int, action_marks: Grid[Int32]
) -> None:
    """A decision is about to be carried out: whose it is, how free it was, what it marks."""
    seat = decider(state)
    notes[row, DECISIONS] += 1
    notes[row, OFFERED] += offered
    if offered == 1:
        notes[row, FORCED] += 1
    notes[row, MADE + seat] += 1
    if notes[row, ORDER + seat] == NOBODY:
        notes[row, ORDER + seat] = notes[row, ORDERED]
        notes[row, ORDERED] += 1
    if seat != notes[row, LAST_SEAT]:
        end_turn(notes, row)
        notes[row, LAST_SEAT] = seat
        notes[row, TURNS + seat] += 1
    notes[row, RUN] += 1
    for column in range(action_marks.shape[1]):
        if action_marks[action, column] >= 0:
            mark(seen, row, seat, action_marks[action, column])


@kernel
def end_turn(notes: Grid[Int32], row: int) -> None:
    """Count the turn that is over by its length."""
    if notes[row, RUN] > 0:
        notes[row, RUNS + min(notes[row, RUN], LONGEST) - 1] += 1
    notes[row, RUN] = 0


@kernel
def note_events(log: Log, seen: Grid[UInt32], row: int, event_marks: Grid[Int32]) -> None:
    """Mark what happened, for the seat that it happened to."""
    for line in range(1, log[0, 0] + 1):
        event = log[line, 0]
        at = event_marks[event, EVENT_SEAT]
        if at > 0 and 0 <= log[line, at] < SEATS:
            for argument in range((event_marks.shape[1] - 1) // PER_ARGUMENT):
                first = 1 + PER_ARGUMENT * argument
                word = log[line, 1 + argument]
                if 0 <= word < event_marks[event, first + 2]:
                    mark(seen, row, log[line, at], event_marks[event, first] + word)
                    mark(seen, row, log[line, at], event_marks[event, first + 1] + word)
    log[0, 0] = 0


@kernel
def note_leader(state: State, notes: Grid[Int32], row: int) -> None:
    """Count a change of the lead: another seat alone has the most points."""
    leader = sole_leader(state)
    if leader == NOBODY or leader == notes[row, LEADER]:
        return
    if notes[row, LEADER] != NOBODY:
        notes[row, LEADS] += 1
    notes[row, LAST_LEAD] = notes[row, DECISIONS]
    notes[row, LEADER] = leader


@kernel
def sole_leader(state: State) -> int:
    """The seat with the most points, NOBODY where several have as many."""
    best = NOBODY
    tied = 1
    for seat in range(state.players):
        if best == NOBODY or state.score[seat] > state.score[best]:
            best = seat
            tied = 0
        elif state.score[seat] == state.score[best]:
            tied = 1
    if tied:
        return NOBODY
    return best


@kernel
def end_notes(state: State, notes: Grid[Int32], row: int) -> None:
    """The game is over: its last turn ends, and seats that never decided come last in the order."""
    end_turn(notes, row)
    for seat in range(state.players):
        if notes[row, ORDER + seat] == NOBODY:
            notes[row, ORDER + seat] = notes[row, ORDERED]
            notes[row, ORDERED] += 1


@kernel
def chronicle_one(
    states: States,
    index: int,
    template: States,
    seed: int,
    number: int,
    mask: Mask,
    luck: Luck,
    log: Log,
    notes: Grid[Int32],
    seen: Grid[UInt32],
    row: int,
    action_marks: Grid[Int32],
    event_marks: Grid[Int32],
) -> None:
    """Deal game `number` of a seed, play it out at random as `playout_one` does, and note it in a row."""
    log[0, 0] = 0
    deal_one(states, index, template, seed, number, log)
    seed_luck(luck, index, seed, number)
    start_notes(states[index], notes, seen, row)
    note_events(log, seen, row, event_marks)
    note_leader(states[index], notes, row)
    while states[index].over == 0:
        clear(mask)
        legal(states[index], mask)
        action = choose(mask, luck, index)
        note_choice(states[index], action, count_allowed(mask), notes, seen, row, action_marks)
        apply(states[index], action, log)
        go_on(states[index], log)
        note_events(log, seen, row, event_marks)
        note_leader(states[index], notes, row)
    end_notes(states[index], notes, row)


@kernel
def chronicle_step(
    states: States,
    actions: Row[Int32],
    offered: Row[Int32],
    log: Log,
    notes: Grid[Int32],
    seen: Grid[UInt32],
    action_marks: Grid[Int32],
    event_marks: Grid[Int32],
) -> None:
    """One action in every game, chosen by somebody, and what there is to note; a game that has not begun begins.

    actions  NEW where a game is to begin, DONE where it is over
    offered  how many were legal
    """
    for index in range(len(states)):
        if actions[index] == DONE:
            continue
        log[0, 0] = 0
        if actions[index] == NEW:
            setup(states[index], log)
            go_on(states[index], log)
            start_notes(states[index], notes, seen, index)
        else:
            note_choice(states[index], actions[index], offered[index], notes, seen, index, action_marks)
            apply(states[index], actions[index], log)
            go_on(states[index], log)
        note_events(log, seen, index, event_marks)
        note_leader(states[index], notes, index)
        if states[index].over == 1:
            end_notes(states[index], notes, index)


@kernel
def chronicle_all(
    states: States,
    template: States,
    seed: int,
    first: int,
    mask: Mask,
    luck: Luck,
    log: Log,
    notes: Grid[Int32],
    seen: Grid[UInt32],
    action_marks: Grid[Int32],
    event_marks: Grid[Int32],
) -> None:
    """Deal, play and note game `first` and those after it."""
    for index in range(len(states)):
        chronicle_one(
            states, index, template, seed, first + index, mask, luck, log, notes, seen, index, action_marks, event_marks
        )


@kernel
def count_all(states: States, notes: Grid[Int32], seen: Grid[UInt32], tallies: Grid[Int64], marks: int) -> None:
    """Add every mark of every finished game to its stratum."""
    words = seen.shape[1] // SEATS
    for index in range(len(states)):
        winners = count_bits(states[index].winners)
        for seat in range(states[index].players):
            wins = 0
            if (states[index].winners >> seat) & 1:
                wins = WHOLE_WIN // winners
            margin = margin_of(states[index], seat)
            stratum = (seat * SEATS + notes[index, ORDER + seat]) * marks
            for word in range(words):
                bits = seen[index, seat * words + word] & WORD
                while bits != 0:
                    add_mark(tallies, stratum + 32 * word + lowest(bits), wins, margin)
                    bits &= bits - 1


@kernel
def add_mark(tallies: Grid[Int64], row: int, wins: int, margin: int) -> None:
    """One seat of one game had this mark."""
    tallies[row, COUNT] += 1
    tallies[row, WINS] += wins
    tallies[row, MARGIN] += margin
    tallies[row, SQUARE] += margin * margin


@kernel
def margin_of(state: State, seat: int) -> int:
    """Points ahead of the others' average, times the number of others; alone, the points."""
    total = 0
    for other in range(state.players):
        total += state.score[other]
    if state.players == 1:
        return total
    return state.players * state.score[seat] - total


ENTRIES = (chronicle_all, chronicle_step, count_all)
