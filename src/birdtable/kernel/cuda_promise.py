"""Promises on a GPU: a warp looks at one game, each of its threads at some of the legal actions.

The games of a warp would all decide something else, and wait for each other; the actions of one game are alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numba.cuda
import numpy as np

from birdtable.kernel import promise
from birdtable.kernel.loops import legal_one
from birdtable.kernel.masks import count_allowed, nth_allowed
from birdtable.kernel.shapes import Grid, Int8, Int32, Log, Row, States, UInt8

if TYPE_CHECKING:
    from birdtable.game import Game

cuda: Any = numba.cuda
WARP = 32
GAMES = 4  # in a block
LEAST = -0x7FFFFFFF


def promise_driver(game: Game, twin: Any) -> Any:
    """The kernel for a game; `twin` makes device functions."""
    count, nth, find_legal = twin(count_allowed), twin(nth_allowed), twin(legal_one)
    look_from, worth_after, promise_of = twin(promise.look_from), twin(promise.worth_after), twin(promise.promise_of)
    record, words = game.layout.dtype, game.actions.words

    @cuda.jit
    def promises(
        states: States,
        worths: Grid[Int32],
        masks: Grid[UInt8],
        seats: Row[Int8],
        scale: int,
        first: int,
        log: Log,
    ) -> None:
        """Who decides in every game, and what each action promises."""
        best = cuda.shared.array(GAMES, np.int32)
        place, lane = cuda.threadIdx.x // WARP, cuda.threadIdx.x % WARP
        index = cuda.blockIdx.x * GAMES + place
        mask = cuda.local.array(words, np.uint32)
        mine = cuda.local.array(2, record)
        here = 0
        if lane == 0:
            best[place] = LEAST
        cuda.syncthreads()
        if index < len(states):
            find_legal(states, index, mask, seats)
            here = count(mask)
            if here > 1:
                look_from(states[index], mine, 0, first + index)
                for number in range(lane, here, WARP):
                    worth = worth_after(mine, 0, nth(mask, number), log)
                    worths[index, number] = worth
                    cuda.atomic.max(best, place, worth)
            for action in range(lane, masks.shape[1], WARP):
                masks[index, action] = 0
        cuda.syncthreads()
        for number in range(lane, here, WARP):
            behind = best[place] - worths[index, number] if here > 1 else 0
            masks[index, nth(mask, number)] = promise_of(behind, scale)

    return promises
