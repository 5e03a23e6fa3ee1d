"""The stack of pending decisions inside the record: who decides, and what about.

A decision may belong to CHANCE instead of a seat: its actions are the possible outcomes of something that the players
only set going (a flight, a drop). At a refereed table a referee outside answers it, and the answer stands in the
record like any action; everywhere else the game's own kernel `outcome` does, from the record's stream.

The top entry is what the table waits for. A rule that needs an answer pushes a decision; the answer
pops it. Decisions are numbered from 0 in the order of the game's `decisions`.
"""

from __future__ import annotations

from birdtable.kernel.dialect import kernel
from birdtable.kernel.streams import TABLE

NOBODY = -1
CHANCE = -2


@kernel
def ask(state, seat, kind, first, second):
    """Let this seat decide next; what waited so far waits on."""
    top = state.pending_count
    state.pending_seat[top] = seat
    state.pending_kind[top] = kind
    state.pending_args[top, 0] = first
    state.pending_args[top, 1] = second
    state.pending_args[top, 2] = 0
    state.pending_count = top + 1


@kernel
def answered(state):
    """The decision on top has been made; its place is wiped, so that equal states have equal bytes."""
    top = state.pending_count - 1
    state.pending_seat[top] = 0
    state.pending_kind[top] = 0
    state.pending_args[top, 0] = 0
    state.pending_args[top, 1] = 0
    state.pending_args[top, 2] = 0
    state.pending_count = top


@kernel
def decider(state):
    """The seat that decides now, or NOBODY."""
    if state.pending_count == 0:
        return NOBODY
    return state.pending_seat[state.pending_count - 1]


@kernel
def open_chance(state):
    """Whether an outcome is to be drawn here and now: chance decides, and no referee outside is asked."""
    if state.pending_count == 0 or state.pending_seat[state.pending_count - 1] != CHANCE:
        return False
    return state.refereed == 0 or state.stream != TABLE


@kernel
def decision(state):
    """What is being decided now."""
    return state.pending_kind[state.pending_count - 1]


@kernel
def detail(state, which):
    """What the decision on top needs to know."""
    return state.pending_args[state.pending_count - 1, which]
