"""Playouts on a GPU in which the warps of a block keep in step: for games whose code is large (`Game.in_step`).

The code of such rules is larger than the caches for instructions. Warps that are at different places in it wait for
it most of the time; warps that begin every decision together run the same code, and one fetch serves all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba.cuda
import numpy as np

from birdtable.kernel import loops
from birdtable.kernel.dialect import AnyKernel, kernel
from birdtable.kernel.masks import clear
from birdtable.kernel.record import State
from birdtable.kernel.shapes import Log, Luck, Mask

cuda: Any = numba.cuda

WARP = 32
WARPS = 32  # in a block, as many as there can be: the more, the fewer fetches
THREADS = WARPS * WARP


@kernel
def goes_on(state: State) -> int:
    """1 until the game is over."""
    return 1 - state.over


def in_step_player(twin: Callable[[AnyKernel], Any]) -> Any:
    """The device function that plays a game out; the threads of a block call it together.

    The games of a warp meet before each `advance`, as they do in `loops.playout_one`.
    """
    is_pending, legal, choose = twin(loops.is_pending), twin(loops.legal), twin(loops.choose)
    draws_here, outcome = twin(loops.draws_here), twin(loops.outcome)
    apply, advance = twin(loops.apply), twin(loops.advance)
    clear_mask, still = twin(clear), twin(goes_on)

    @cuda.jit(device=True)
    def play(state: State, mask: Mask, luck: Luck, index: int, here: int, log: Log) -> int:
        """Random legal actions to the end of the game, if this thread has one `here`; how many there were."""
        busy = cuda.shared.array(WARPS, np.int32)  # for each warp, the last round in which a game of it was to decide
        warp, decisions, rounds, waits = cuda.threadIdx.x // WARP, 0, 1, False
        going = still(state) if here == 1 else 0
        busy[warp] = 0
        while cuda.syncthreads_or(going):
            pending = going == 1 and not waits and is_pending(state, log)
            action = 0
            if pending:
                busy[warp] = rounds
                if draws_here(state):
                    action = outcome(state)
                else:
                    clear_mask(mask)
                    legal(state, mask)
                    action = choose(mask, luck, index)
                    decisions += 1
            cuda.syncthreads()
            waits = not pending and busy[warp] == rounds
            if pending:
                apply(state, action, log)
            elif going == 1 and not waits and still(state) == 1:
                advance(state, log)
            if going == 1:
                going = still(state)
            rounds += 1
        return decisions

    return play
