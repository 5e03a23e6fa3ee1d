"""Connect four: a whole game in one file, the worked example of docs/add-a-game.md.

Seven columns of six spaces; the cells of a column are numbered from the bottom, column after column:

    5 12 19 26 33 40 47   (the bits above each column, 6, 13, …, stay empty,
    0  7 14 21 28 35 42    so that no line runs on into the next column)
"""

from birdtable import Game, Reason
from birdtable.kernel import (
    SEAT,
    Decisions,
    Events,
    Features,
    Int8,
    Int64,
    Log,
    Mask,
    Row,
    Verbs,
    allow,
    answered,
    ask,
    decider,
    emit,
    event,
    field,
    kernel,
    numbers,
    record,
    verb,
)

COLUMNS, ROWS, AIR = 7, 6, 7
COLUMN = numbers("column", COLUMNS, first=1)


class State(record.State):
    """The grid."""

    discs: Row[Int64] = field("the cells with the seat's discs, as bits", 2, by=SEAT)
    heights: Row[Int8] = field("discs in each column", COLUMNS, by=COLUMN)
    turns: Int8 = field("discs dropped so far")


class Verb(Verbs):
    drop = verb(COLUMNS, column=COLUMN, clause="play.drop")


class Decision(Decisions):
    drop = "play.drop"


class Event(Events):
    dropped = event(seat=SEAT, column=COLUMN)
    won = event(seat=SEAT)
    drawn = event()


@kernel
def setup(state: State, log: Log) -> None:
    """An empty grid; seat 0 begins (play.first)."""
    ask(state, 0, Decision.drop)


@kernel
def legal(state: State, mask: Mask) -> None:
    """Every column that is not full (play.full)."""
    for column in range(COLUMNS):
        if state.heights[column] < ROWS:
            allow(mask, Verb.drop.of(column))


@kernel
def apply(state: State, action: int, log: Log) -> None:
    """Drop a disc; four in a line win, a full grid is a draw (play.drop, end.four, end.draw)."""
    seat = decider(state)
    column = Verb.drop.part(action)
    answered(state)
    emit(log, Event.dropped, seat, column)
    state.discs[seat] |= 1 << (AIR * column + state.heights[column])
    state.heights[column] += 1
    state.turns += 1
    if has_line(state.discs[seat]):
        state.over, state.winners, state.score[seat] = 1, 1 << seat, 1
        emit(log, Event.won, seat)
    elif state.turns == COLUMNS * ROWS:
        state.over, state.winners = 1, 3
        emit(log, Event.drawn)
    else:
        ask(state, 1 - seat, Decision.drop)


@kernel
def has_line(discs: int) -> bool:
    """Whether four discs lie in a column, a row or a diagonal."""
    for step in (1, AIR, AIR - 1, AIR + 1):
        pairs = discs & (discs >> step)
        if pairs & (pairs >> (2 * step)):
            return True
    return False


@kernel
def observe(state: State, seat: int, out: Features) -> None:
    """Own discs, then the other's, cell by cell."""
    for column in range(COLUMNS):
        for row in range(ROWS):
            out[ROWS * column + row] = (state.discs[seat] >> (AIR * column + row)) & 1
            out[42 + ROWS * column + row] = (state.discs[1 - seat] >> (AIR * column + row)) & 1


def view(seen, players):
    """The columns from the left, each from the bottom: the seat of every disc."""
    cells = [range(AIR * column, AIR * column + seen.heights[column]) for column in range(COLUMNS)]
    return {"columns": [[seen.discs[1] >> cell & 1 for cell in column] for column in cells]}


def why_not(seen, action):
    """The one thing that can stand in the way."""
    return [Reason("connect_four.play.full", "reason-full", {"column": action.args["column"]})]


GAME = Game(
    name="connect_four",
    title="Connect Four",
    version=1,
    players=(2,),
    package=__name__,
    state=State,
    verbs=Verb,
    decisions=Decision,
    events=Event,
    rules=(setup, legal, apply, observe),
    features=84,
    view=view,
    why_not=why_not,
    lead=1,
)
