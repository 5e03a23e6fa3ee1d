"""What nobody knows, dealt anew: the order of the reserve, and the tiles taken from it unseen."""

from __future__ import annotations

from birdtable.games.pigeons.state import State
from birdtable.kernel import EMPTY, kernel, shuffle, sort


@kernel
def conceal(state: State, seat: int) -> None:
    """Shuffle the reserve together with the tiles that were taken from it face down (end.open)."""
    count = gather_unseen(state)
    sort(state.reserve, 0, count)
    shuffle(state, state.reserve, count)
    deal_unseen(state, count)
    state.sketch[0] = 0
    state.sketch[1] = 0


@kernel
def gather_unseen(state: State) -> int:
    """Put the unseen face-down tiles on the reserve; how many tiles lie there then."""
    count = state.reserve_count
    for seat in range(state.players):
        for slot in range(state.face_down_count[seat]):
            if state.face_down_known[seat, slot] == 0:
                state.reserve[count] = state.face_down[seat, slot]
                count += 1
    return count


@kernel
def deal_unseen(state: State, count: int) -> None:
    """Take as many off again."""
    for seat in range(state.players):
        for slot in range(state.face_down_count[seat]):
            if state.face_down_known[seat, slot] == 0:
                count -= 1
                state.face_down[seat, slot] = state.reserve[count]
                state.reserve[count] = EMPTY
