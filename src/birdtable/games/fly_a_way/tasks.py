"""What the table still has to do, one thing on the other: data in the record, as pending decisions are."""

from __future__ import annotations

from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Task
from birdtable.kernel import EMPTY, kernel


@kernel
def do_next(state: State, kind: Task, first: int = 0, second: int = 0, third: int = 0) -> None:
    """Put a task on top: it is done before what waited so far."""
    top = state.task_count
    state.task_kind[top] = kind
    state.task_args[top, 0] = first
    state.task_args[top, 1] = second
    state.task_args[top, 2] = third
    state.task_count = top + 1


@kernel
def take_task(state: State) -> tuple[int, int, int, int]:
    """Take the task on top off: its kind and its three numbers; its place is wiped."""
    top = state.task_count - 1
    kind = state.task_kind[top]
    first = state.task_args[top, 0]
    second = state.task_args[top, 1]
    third = state.task_args[top, 2]
    state.task_kind[top] = EMPTY
    state.task_args[top, 0] = 0
    state.task_args[top, 1] = 0
    state.task_args[top, 2] = 0
    state.task_count = top
    return kind, first, second, third
