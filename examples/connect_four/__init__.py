"""Connect four: a whole game in one file, the worked example of docs/add-a-game.md.

Seven columns of six spaces; the cells of a column are numbered from the bottom, column after column:

    5 12 19 26 33 40 47   (the bits above each column, 6, 13, …, stay empty,
    0  7 14 21 28 35 42    so that no line runs on into the next column)
"""

from birdtable import Game, Reason
from birdtable.kernel.actions import Actions, Family
from birdtable.kernel.decisions import answered, ask, decider
from birdtable.kernel.dialect import kernel
from birdtable.kernel.events import Events, emit
from birdtable.kernel.masks import allow
from birdtable.kernel.record import SEAT, Field, Record
from birdtable.kernel.words import Vocabulary, numbers

COLUMNS, ROWS, AIR = 7, 6, 7
COLUMN = numbers("column", COLUMNS, first=1)

STATE = Record(
    Field("discs", "i8", "the cells with the seat's discs, as bits", (2,), by=(SEAT,)),
    Field("heights", "i1", "discs in each column", (COLUMNS,), by=(COLUMN,)),
    Field("turns", "i1", "discs dropped so far"),
)
ACTIONS = Actions(Family("drop", (COLUMNS,), column=COLUMN))
DECISIONS = Vocabulary("decision", ("drop",))
EVENTS = Events(dropped={"seat": SEAT, "column": COLUMN}, won={"seat": SEAT}, drawn={})
DROPPED, WON, DRAWN = range(3)


@kernel
def setup(state, log):
    """An empty grid; seat 0 begins (play.first)."""
    ask(state, 0, 0, 0, 0)


@kernel
def legal(state, mask):
    """Every column that is not full (play.full)."""
    for column in range(COLUMNS):
        if state.heights[column] < ROWS:
            allow(mask, column)


@kernel
def apply(state, action, log):
    """Drop a disc; four in a line win, a full grid is a draw (play.drop, end.four, end.draw)."""
    seat = decider(state)
    answered(state)
    emit(log, DROPPED, seat, action, 0, 0, 0)
    state.discs[seat] |= 1 << (AIR * action + state.heights[action])
    state.heights[action] += 1
    state.turns += 1
    if has_line(state.discs[seat]):
        state.over, state.winners, state.score[seat] = 1, 1 << seat, 1
        emit(log, WON, seat, 0, 0, 0, 0)
    elif state.turns == COLUMNS * ROWS:
        state.over, state.winners = 1, 3
        emit(log, DRAWN, 0, 0, 0, 0, 0)
    else:
        ask(state, 1 - seat, 0, 0, 0)


@kernel
def has_line(discs):
    """Whether four discs lie in a column, a row or a diagonal."""
    for step in (1, AIR, AIR - 1, AIR + 1):
        pairs = discs & (discs >> step)
        if pairs & (pairs >> (2 * step)):
            return True
    return False


@kernel
def observe(state, seat, out):
    """Own discs, then the other's, cell by cell."""
    for column in range(COLUMNS):
        for row in range(ROWS):
            out[ROWS * column + row] = (state.discs[seat] >> (AIR * column + row)) & 1
            out[42 + ROWS * column + row] = (state.discs[1 - seat] >> (AIR * column + row)) & 1


def view(seen, players):
    """The columns from the left, each from the bottom: the seat of every disc."""
    cells = [range(AIR * column, AIR * column + seen.heights[column]) for column in range(COLUMNS)]
    return {"columns": [[seen.discs[1] >> cell & 1 for cell in column] for column in cells]}


def why_not(seen, action, verbs):
    """The one thing that can stand in the way."""
    return [Reason("connect_four.play.full", "reason-full", {"column": action.args["column"]})]


GAME = Game(
    name="connect_four",
    title="Connect Four",
    version=1,
    players=(2,),
    package=__name__,
    record=STATE,
    actions=ACTIONS,
    decisions=DECISIONS,
    events=EVENTS,
    rules={k.__name__: k for k in (setup, legal, apply, observe)},
    features=84,
    view=view,
    why_not=why_not,
    lead=1,
)
