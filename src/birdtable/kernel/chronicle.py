"""What is worth counting in a game, noted while it is played: the kernels under balance reports and datasets.

Each game has one row of `notes` (the columns of `Note`) and one of `seen`: for every seat a set of *marks*, as
bits. A mark is something that a seat did or had, such as "played this card"; `birdtable.lab.marks` makes the
two tables that turn actions and events into marks. `tallies` sums marks up: a row for every stratum (a seat and
its place in the order of play) and mark, with the columns of `Tally`.
"""

from __future__ import annotations

from birdtable.kernel import winners
from birdtable.kernel.bits import WORD, count_bits, lowest
from birdtable.kernel.decisions import NOBODY, decider
from birdtable.kernel.dialect import kernel
from birdtable.kernel.loops import apply, choose, deal_one, go_on, legal, seed_luck, setup
from birdtable.kernel.masks import clear, count_allowed
from birdtable.kernel.observing import Pieces, piece
from birdtable.kernel.record import State
from birdtable.kernel.shapes import Grid, Int32, Int64, Log, Luck, Mask, Row, States, UInt32

SEATS = 5
LONGEST = 8  # decisions in a turn that are told apart; the last column counts longer turns too

NEW = -1  # instead of an action, in `chronicle_step`: a game is to begin,
DONE = -2  # or is over

WHOLE_WIN = 60  # a win, as a number that 1 to 5 winners can share

# columns of `event_marks`: where the event's seat stands, then three for each argument
EVENT_SEAT = 0
PER_ARGUMENT = 3  # the first mark of its own, the first that all ways share, how many words there are


class Note(Pieces):
    """The columns of `notes`."""

    decisions = piece("how many were made")
    offered = piece("actions that were legal, all decisions together")
    forced = piece("decisions with one legal action")
    leads = piece("changes of the lead")
    last_lead = piece("decisions made when the lead last changed")
    leader = piece("the seat that last had the most points alone")
    ordered = piece("seats that have decided something")
    last_seat = piece("the seat that decided last")
    run = piece("decisions of its turn so far")
    made = piece("decisions of each seat", SEATS)
    turns = piece("turns of each seat: decisions in a row", SEATS)
    order = piece("each seat's place in the order of first decisions", SEATS)
    runs = piece("turns of 1, 2, … decisions", LONGEST)


class Tally(Pieces):
    """The columns of `tallies`."""

    count = piece("games in which a seat had the mark")
    wins = piece("its wins in them, over WHOLE_WIN")
    margin = piece("by how much it was ahead, summed")
    square = piece("the same squared")


@kernel
def start_notes(state: State, notes: Grid[Int32], seen: Grid[UInt32], row: int) -> None:
    """An empty row; every seat has mark 0, by which all are counted."""
    for column in range(notes.shape[1]):
        notes[row, column] = 0
    notes[row, Note.leader] = NOBODY
    notes[row, Note.last_seat] = NOBODY
    for seat in range(SEATS):
        notes[row, Note.order + seat] = NOBODY
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
    notes[row, Note.decisions] += 1
    notes[row, Note.offered] += offered
    if offered == 1:
        notes[row, Note.forced] += 1
    notes[row, Note.made + seat] += 1
    if notes[row, Note.order + seat] == NOBODY:
        notes[row, Note.order + seat] = notes[row, Note.ordered]
        notes[row, Note.ordered] += 1
    if seat != notes[row, Note.last_seat]:
        end_turn(notes, row)
        notes[row, Note.last_seat] = seat
        notes[row, Note.turns + seat] += 1
    notes[row, Note.run] += 1
    for column in range(action_marks.shape[1]):
        if action_marks[action, column] >= 0:
            mark(seen, row, seat, action_marks[action, column])


@kernel
def end_turn(notes: Grid[Int32], row: int) -> None:
    """Count the turn that is over by its length."""
    if notes[row, Note.run] > 0:
        notes[row, Note.runs + min(notes[row, Note.run], LONGEST) - 1] += 1
    notes[row, Note.run] = 0


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
    leader = winners.alone(winners.leaders(state))
    if leader == NOBODY or leader == notes[row, Note.leader]:
        return
    if notes[row, Note.leader] != NOBODY:
        notes[row, Note.leads] += 1
    notes[row, Note.last_lead] = notes[row, Note.decisions]
    notes[row, Note.leader] = leader


@kernel
def end_notes(state: State, notes: Grid[Int32], row: int) -> None:
    """The game is over: its last turn ends, and seats that never decided come last in the order."""
    end_turn(notes, row)
    for seat in range(state.players):
        if notes[row, Note.order + seat] == NOBODY:
            notes[row, Note.order + seat] = notes[row, Note.ordered]
            notes[row, Note.ordered] += 1


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
        shared = count_bits(states[index].winners)
        for seat in range(states[index].players):
            wins = 0
            if (states[index].winners >> seat) & 1:
                wins = WHOLE_WIN // shared
            margin = margin_of(states[index], seat)
            stratum = (seat * SEATS + notes[index, Note.order + seat]) * marks
            for word in range(words):
                bits = seen[index, seat * words + word] & WORD
                while bits != 0:
                    add_mark(tallies, stratum + 32 * word + lowest(bits), wins, margin)
                    bits &= bits - 1


@kernel
def add_mark(tallies: Grid[Int64], row: int, wins: int, margin: int) -> None:
    """One seat of one game had this mark."""
    tallies[row, Tally.count] += 1
    tallies[row, Tally.wins] += wins
    tallies[row, Tally.margin] += margin
    tallies[row, Tally.square] += margin * margin


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
