"""Playouts on a GPU that sort their games: for games whose decisions are many and of many kinds (`Game.sorts`).

The threads of a warp move in step, so that each waits wherever another one's game takes another way. Here a block has
more games than threads. Round by round it sorts them by their next errand, and each warp runs games with the same one.
The records stay where they are; a game's own course does not depend on the sorting.

Where the code is larger than the caches for instructions (`Game.rolled`), the warps of a block take their loads in
step, and there are so many games that neighbours mostly have the same errand: one fetch serves them all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import numba.cuda
import numpy as np

from birdtable.kernel import loops
from birdtable.kernel.decisions import decision
from birdtable.kernel.dialect import AnyKernel, kernel
from birdtable.kernel.masks import clear
from birdtable.kernel.record import State
from birdtable.kernel.shapes import Float32, Grid, Int32, Log, Luck, Row, States, UInt8

if TYPE_CHECKING:
    from birdtable.game import Game

cuda: Any = numba.cuda

WARP = 32
ENOUGH = 16  # games that a warp starts for, as long as another one has a full load


class Block(NamedTuple):
    """How the games of a batch are shared out."""

    threads: int
    pool: int  # games of a block, at most
    least: int  # blocks of a batch, as long as every thread has a game: for each processor of an H200 as many as fit
    registers: int | None  # of a thread, at most
    in_step: bool


FREE = Block(threads=256, pool=2048, least=264, registers=None, in_step=False)
IN_STEP = Block(threads=512, pool=8192, least=132, registers=128, in_step=True)


@kernel
def next_errand(state: State, resume: int) -> int:
    """The kind of the decision that waits; or RESUME, or OVER, which follows ADVANCE."""
    if state.over == 1:
        return resume + 2
    if state.pending_count == 0:
        return resume
    return decision(state)


def block_of(game: Game) -> Block:
    """How the games of a batch are shared out, for one game."""
    return IN_STEP if game.rolled else FREE


def share_of(block: Block, games: int) -> int:
    """How many games of a batch each block takes."""
    return max(block.threads, min(block.pool, -(-games // block.least)))


def sorted_playout(game: Game, twin: Callable[[AnyKernel], Any]) -> Any:
    """The kernel that plays a batch out, each block its share.

    A game's errand is a kind of decision that is to be made, then the family of the action that is to be carried out,
    or one of RESUME, ADVANCE and OVER.
    """
    legal, apply, choose = twin(loops.legal), twin(loops.apply), twin(loops.choose)
    carry_on, advance = twin(loops.carry_on), twin(loops.advance)
    draws_here, outcome = twin(loops.draws_here), twin(loops.outcome)
    errand_of, clear_mask, reward_one = twin(next_errand), twin(clear), twin(loops.reward_one)
    block, words, family = block_of(game), game.actions.words, family_table(game)
    pool, warps, in_step = block.pool, block.threads // WARP, block.in_step
    kinds = len(game.decisions)
    resume = kinds + len(game.actions.families)
    advances, over = resume + 1, resume + 2
    errands, loads = over + 1, pool // WARP + over

    @cuda.jit(device=True)
    def plan_loads(count: Row[int], place: Row[int], load_start: Row[int], load_end: Row[int]) -> int:
        """Where each errand's games begin in the order, and what a warp takes at once; the number of loads."""
        full = 0
        for errand in range(over):
            full += count[errand] // WARP
        start = 0
        load = 0
        for errand in range(over):
            place[errand] = start
            end = start + count[errand]
            while end - start >= ENOUGH or (full == 0 and end > start):
                load_start[load] = start
                load_end[load] = min(end, start + WARP)
                start = load_end[load]
                load += 1
            start = end
        return load

    @cuda.jit(max_registers=block.registers)
    def playout(
        states: States, share: int, luck: Luck, totals: Row[Int32], rewards: Grid[Float32], done: Row[UInt8], log: Log
    ) -> None:
        errand = cuda.shared.array(pool, np.uint8)
        chosen = cuda.shared.array(pool, np.int16)
        order = cuda.shared.array(pool, np.int16)
        count = cuda.shared.array(errands, np.int32)
        place = cuda.shared.array(errands, np.int32)
        load_start = cuda.shared.array(loads, np.int16)
        load_end = cuda.shared.array(loads, np.int16)
        planned = cuda.shared.array(1, np.int32)
        mask = cuda.local.array(words, np.uint32)
        me, threads, first = cuda.threadIdx.x, cuda.blockDim.x, cuda.blockIdx.x * share
        games = min(share, len(states) - first)
        for game in range(me, games, threads):
            totals[first + game] = 0
            errand[game] = errand_of(states[first + game], resume)
        while True:
            for number in range(me, errands, threads):
                count[number] = 0
            cuda.syncthreads()
            for game in range(me, games, threads):
                cuda.atomic.add(count, errand[game], 1)
            cuda.syncthreads()
            if me == 0:
                planned[0] = plan_loads(count, place, load_start, load_end)
            cuda.syncthreads()
            if planned[0] == 0:
                break
            for game in range(me, games, threads):
                if errand[game] != over:
                    order[cuda.atomic.add(place, errand[game], 1)] = game
            cuda.syncthreads()
            for begun in range(0, planned[0], warps):
                load = begun + me // WARP
                if load < planned[0] and load_start[load] + me % WARP < load_end[load]:
                    game = order[load_start[load] + me % WARP]
                    index = first + game
                    now = errand[game]
                    if now < kinds and draws_here(states[index]):
                        chosen[game] = outcome(states[index])
                        errand[game] = kinds + family[chosen[game]]
                    elif now < kinds:
                        clear_mask(mask)
                        legal(states[index], mask)
                        chosen[game] = choose(mask, luck, index)
                        errand[game] = kinds + family[chosen[game]]
                        totals[index] += 1
                    elif now < resume:
                        apply(states[index], chosen[game], log)
                        errand[game] = errand_of(states[index], resume)
                    elif now == resume:
                        carry_on(states[index], log)
                        after = errand_of(states[index], resume)
                        errand[game] = advances if after == resume else after
                    else:
                        advance(states[index], log)
                        errand[game] = errand_of(states[index], resume)
                if in_step:
                    cuda.syncthreads()
            cuda.syncthreads()
        for game in range(me, games, threads):
            done[first + game] = 1
            reward_one(states[first + game], rewards, first + game)

    return playout


def like_games(threads: int, errands: int) -> Any:
    """The device function that shares the games of a block out anew: neighbouring threads get games with like errands.

    All threads of a block call it, each with the errand of the game that has its own number; it returns the number of
    the game that the thread is to take. Errands that come last are for threads without a game.
    """

    @cuda.jit(device=True)
    def like_game(errand: int) -> int:
        count = cuda.shared.array(errands, np.int32)
        order = cuda.shared.array(threads, np.int32)
        me = cuda.threadIdx.x
        for number in range(me, errands, threads):
            count[number] = 0
        cuda.syncthreads()
        place = cuda.atomic.add(count, errand, 1)
        cuda.syncthreads()
        for number in range(errand):
            place += count[number]
        order[place] = me
        cuda.syncthreads()
        return order[me]

    return like_game


def family_table(game: Game) -> np.ndarray:
    """For each action the number of its family."""
    table = np.zeros(game.actions.count, np.int8)
    for number, family in enumerate(game.actions.families):
        table[game.actions.first[family.verb] :] = number
    return table
