"""The stack of pending decisions inside the record: who decides, and what about.

A decision may belong to CHANCE instead of a seat: its actions are the possible outcomes of something that the players
only set going (a flight, a drop). At a refereed table a referee outside answers it, and the answer stands in the
record like any action; everywhere else the game's own kernel `outcome` does, from the record's stream.

The top entry is what the table waits for. A rule that needs an answer pushes a decision; the answer pops it.

A decision declared `together` is asked of several seats at once: of all whose entries of that kind lie side by side on
top. Engines step them one by one from the top. At a table each seat answers when it likes, and the answers are kept
aside and carried out in the same order when the last is in (`Position.answer`): so their order cannot matter, and no
answer may bear on what another seat is asked.
"""

from __future__ import annotations

from typing import Any

from birdtable.kernel.dialect import kernel
from birdtable.kernel.record import State
from birdtable.kernel.streams import TABLE
from birdtable.kernel.words import Words

NOBODY = -1
CHANCE = -2


class Decisions(Words):
    """What can be asked in a game, each with the clause that asks it: members count from 0, in their order.

    class Decision(Decisions):
        turn = anew("turn.actions")
        photo = "photo.journal"
        objective = together("setup.objectives")
    """

    clause: str
    together: bool
    anew: bool

    def __new__(cls, clause: Any, together: bool = False, anew: bool = False) -> Decisions:
        """Number a member, and keep the clause that asks it, whether of several at once, and whether a turn begins."""
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = len(cls.__members__)
        member.clause = clause
        member.together = together
        member.anew = anew
        return member


def together(clause: str) -> Any:
    """Declare a decision that several seats are asked at once."""
    return clause, True


def anew(clause: str) -> Any:
    """Declare a decision with which something new begins, such as a turn: it is no step of what was decided before."""
    return clause, False, True


@kernel
def ask(state: State, seat: int, kind: Decisions, first: int = 0, second: int = 0) -> None:
    """Let this seat decide next; what waited so far waits on. Two numbers may come along."""
    top = state.pending_count
    state.pending_seat[top] = seat
    state.pending_kind[top] = kind
    state.pending_args[top, 0] = first
    state.pending_args[top, 1] = second
    state.pending_args[top, 2] = 0
    state.pending_count = top + 1


@kernel
def answered(state: State) -> None:
    """The decision on top has been made; its place is wiped, so that equal states have equal bytes."""
    top = state.pending_count - 1
    state.pending_seat[top] = 0
    state.pending_kind[top] = 0
    state.pending_args[top, 0] = 0
    state.pending_args[top, 1] = 0
    state.pending_args[top, 2] = 0
    state.pending_count = top


@kernel
def decider(state: State) -> int:
    """The seat that decides now, or NOBODY."""
    if state.pending_count == 0:
        return NOBODY
    return state.pending_seat[state.pending_count - 1]


@kernel
def open_chance(state: State) -> bool:
    """Whether an outcome is to be drawn here and now: chance decides, and no referee outside is asked."""
    if state.pending_count == 0 or state.pending_seat[state.pending_count - 1] != CHANCE:
        return False
    return state.refereed == 0 or state.stream != TABLE


@kernel
def decision(state: State) -> int:
    """What is being decided now."""
    return state.pending_kind[state.pending_count - 1]


@kernel
def detail(state: State, which: int) -> int:
    """What the decision on top needs to know."""
    return state.pending_args[state.pending_count - 1, which]


@kernel
def taken_up(state: State) -> tuple[int, int, int, int]:
    """The decision on top, which has been made: whose it was, what about, and its first two numbers."""
    seat, kind, first, second = decider(state), decision(state), detail(state, 0), detail(state, 1)
    answered(state)
    return seat, kind, first, second
