"""What learners see of a batch on a GPU: masks and observations.

Each thread finds what there is to see of one game; rows are emptied and filled by neighbouring threads together.
A block copies the records that it looks at into its shared memory, where they are small enough to leave room for other
blocks: most of a look is reading, here and there in a record. Legal actions are found for games that wait for the same
kind of decision by neighbouring threads: a warp waits wherever one of its games takes another way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numba.cuda
import numpy as np

from birdtable.kernel import loops
from birdtable.kernel.cuda_sorted import like_games, next_errand
from birdtable.kernel.dialect import AnyKernel
from birdtable.kernel.shapes import Grid, Int8, Row, States, UInt8, UInt32

if TYPE_CHECKING:
    from birdtable.game import Game

cuda: Any = numba.cuda

WARP = 32
LIST_THREADS = 256, 128, 64, 32  # in a block that lists legal actions: the more, the more games are alike
LOOK_THREADS = 128, 64, 32  # in a block that looks
ROOM = 48 * 1024  # bytes of shared memory that any block may have
WORD = np.dtype(np.uint32)
OTHER_ERRANDS = 3  # besides decisions: see `next_errand`
SMALL = 1200  # bytes of a record, at most, for copies of it to be worth their room


class Look(NamedTuple):
    """How blocks look."""

    threads: int
    room: int  # bytes for copies of the records


def list_threads(game: Game) -> int:
    """How many threads a block has that lists the legal actions of one game: as many as there is room for."""
    kinds = len(game.decisions) + OTHER_ERRANDS
    return fitting(LIST_THREADS, WORD.itemsize * (game.actions.words + 1), ROOM - WORD.itemsize * kinds)


def fitting(threads: Sequence[int], size: int, room: int = ROOM) -> int:
    """The most threads of which each has so many bytes of the room."""
    return next((many for many in threads if many * size <= room), threads[-1])


def look_of(game: Game) -> Look:
    """How blocks look at one game: at copies, where they are small enough."""
    size = game.layout.dtype.itemsize
    if size > SMALL:
        return Look(LOOK_THREADS[0], 0)
    threads = fitting(LOOK_THREADS, size)
    return Look(threads, threads * size)


def show_drivers(game: Game, twin: Callable[[AnyKernel], Any]) -> tuple[Any, Any, Any]:
    """The kernels `list_legal`, `look` and `look_packed`."""
    legal_one, observe_one = twin(loops.legal_one), twin(loops.observe_one)
    forget, in_a_byte, errand_of = twin(loops.forget), twin(loops.in_a_byte), twin(next_errand)
    record, features, width = game.layout.dtype, game.features, game.actions.words
    kinds, size = len(game.decisions), game.layout.dtype.itemsize // WORD.itemsize
    threads, room = look_of(game)
    listing = list_threads(game)
    like_game = like_games(listing, kinds + OTHER_ERRANDS)

    @cuda.jit
    def list_legal(states: States, masks: Grid[UInt8], seats: Row[Int8]) -> None:
        """Legal actions as bits, each thread those of a game; then warps write row after row, byte beside byte."""
        bits = cuda.shared.array((listing, width), np.uint32)
        me, first = cuda.threadIdx.x, cuda.blockIdx.x * listing
        games = min(listing, len(states) - first)
        mine = like_game(errand_of(states[first + me], kinds) if me < games else kinds + 2)
        if mine < games:
            mask = cuda.local.array(width, np.uint32)
            legal_one(states, first + mine, mask, seats)
            for place in range(width):
                bits[mine, place] = mask[place]
        cuda.syncthreads()
        for game in range(me // WARP, games, listing // WARP):
            for action in range(me % WARP, masks.shape[1], WARP):
                masks[first + game, action] = (bits[game, action >> 5] >> (action & 31)) & 1

    @cuda.jit(device=True)
    def empty(outs: Any, first: int, games: int) -> None:
        """A block empties the rows of its games, which lie side by side."""
        for place in range(first * features + cuda.threadIdx.x, (first + games) * features, cuda.blockDim.x):
            outs[place] = 0

    @cuda.jit(device=True)
    def copy(words: Row[UInt32], first: int, games: int) -> None:
        """A block copies the records of its games, which lie side by side."""
        near = cuda.shared.array(0, WORD)
        for place in range(cuda.threadIdx.x, games * size, threads):
            near[place] = words[first * size + place]

    @cuda.jit
    def look(states: States, words: Row[UInt32], outs: Any) -> None:
        """Each thread writes what there is to see of its game; most of a row stays empty."""
        near = cuda.shared.array(0, record)
        me, first = cuda.threadIdx.x, cuda.blockIdx.x * threads
        games = min(threads, len(states) - first)
        empty(outs, first, games)
        if room:
            copy(words, first, games)
        cuda.syncthreads()
        if me < games:
            row = outs[(first + me) * features : (first + me + 1) * features]
            if room:
                observe_one(near, me, row)
            else:
                observe_one(states, first + me, row)

    @cuda.jit
    def look_packed(states: States, outs: Row[UInt8]) -> None:
        """The same in bytes: a thread looks, in its own memory, and then writes what is not empty."""
        me, first = cuda.threadIdx.x, cuda.blockIdx.x * cuda.blockDim.x
        games = min(cuda.blockDim.x, len(states) - first)
        out = cuda.local.array(features, np.float32)
        empty(outs, first, games)
        cuda.syncthreads()
        if me < games:
            forget(out)
            observe_one(states, first + me, out)
            for feature in range(features):
                if out[feature] != 0:
                    outs[(first + me) * features + feature] = in_a_byte(out[feature])

    return list_legal, look, look_packed
