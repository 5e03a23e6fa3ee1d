"""The `cuda` back end: one thread a game, the same kernels, the same bytes. The one module that imports numba.cuda."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from birdtable.errors import BadOption
from birdtable.kernel import loops
from birdtable.kernel.dialect import Binder, Kernel
from birdtable.kernel.events import WIDTH

if TYPE_CHECKING:
    from birdtable.game import Game, LoadedGame

THREADS = 256  # in a block

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 expects it, NumPy 2.5 dropped it
    np.row_stack = np.vstack


def cuda_module() -> Any:
    """numba.cuda, or a clear error where there is no GPU to use."""
    try:
        from numba import cuda
    except ImportError as error:
        raise BadOption(f"the cuda back end needs the extra: pip install 'birdtable[cuda]' ({error})") from None
    if not cuda.is_available():
        raise BadOption("the cuda back end needs an NVIDIA GPU and its driver; none was found")
    return cuda


class CudaBinder(Binder):
    """Makes device functions of kernels. Numba infers their types from each call."""

    def __init__(self, rules: Mapping[str, Kernel]) -> None:
        super().__init__(rules)
        self.cuda = cuda_module()

    def compile(self, kernel: Kernel, function: Any) -> Any:
        return self.cuda.jit(device=True)(function)

    def constant(self, value: Any) -> Any:
        return narrow(value) if isinstance(value, np.ndarray) else value

    def primitive(self, name: str) -> Any:
        return cuda_primitives()[name]


def narrow(table: np.ndarray) -> np.ndarray:
    """A table in the smallest numbers that hold it: a GPU has 64 KiB for all constants of a launch."""
    for dtype in (np.int8, np.int16, np.int32):
        if table.size and np.iinfo(dtype).min <= table.min() and table.max() <= np.iinfo(dtype).max:
            return table.astype(dtype)
    return table


@cache
def cuda_primitives() -> dict[str, Any]:
    """The GPU's own instructions for the primitive kernels."""
    cuda = cuda_module()

    @cuda.jit(device=True)
    def count_bits(bits):
        return cuda.popc(np.uint32(bits))

    @cuda.jit(device=True)
    def lowest(bits):
        return cuda.ffs(np.uint32(bits)) - 1

    return {"count_bits": count_bits, "lowest": lowest}


@cache
def drivers(game: Game) -> dict[str, Any]:
    """The kernels that are launched on the GPU, for one game.

    Each thread works on a copy of its record in local memory, which the hardware interleaves: threads
    that touch the same field touch one line of memory.
    """
    cuda = cuda_module()
    binder = CudaBinder(game.contract)
    deal_one, seed_luck = binder.twin(loops.deal_one), binder.twin(loops.seed_luck)
    playout_one, step_one, show_one = (binder.twin(k) for k in (loops.playout_one, loops.step_one, loops.show_one))
    reward_one = binder.twin(loops.reward_one)
    record, words = game.record.dtype, game.actions.words

    @cuda.jit
    def deal(states, template, seed, first, luck, log):
        index = cuda.grid(1)
        if index < len(states):
            deal_one(states, index, template, seed, first + index, log)
            seed_luck(luck, index, seed, first + index)

    @cuda.jit
    def playout(states, luck, totals, rewards, done, log):
        index = cuda.grid(1)
        if index < len(states):
            mask = cuda.local.array(words, np.uint32)
            mine = cuda.local.array(1, record)
            mine[0] = states[index]
            totals[index] = playout_one(mine[0], mask, luck, index, log)
            done[index] = 1
            reward_one(mine[0], rewards, index)
            states[index] = mine[0]

    @cuda.jit
    def fused(template, seed, first, totals, scores, log):
        """Deal a game, play it out and add up: nothing but totals leaves the thread."""
        index = cuda.grid(1)
        if index < len(totals):
            mask = cuda.local.array(words, np.uint32)
            luck = cuda.local.array((1, 2), np.uint32)
            mine = cuda.local.array(1, record)
            deal_one(mine, 0, template, seed, first + index, log)
            seed_luck(luck, 0, seed, first + index)
            totals[index] = playout_one(mine[0], mask, luck, 0, log)
            for seat in range(scores.shape[1]):
                scores[index, seat] = mine[0].score[seat]

    @cuda.jit
    def step(states, actions, template, seed, rewards, done, log):
        index = cuda.grid(1)
        if index < len(states):
            step_one(states, index, actions[index], template, seed, rewards, done, log)

    @cuda.jit
    def show(states, masks, seats, outs):
        index = cuda.grid(1)
        if index < len(states):
            mask = cuda.local.array(words, np.uint32)
            show_one(states, index, mask, masks, seats, outs)

    @cuda.jit
    def refused(masks, actions, count):
        """Count the actions that are not legal."""
        index = cuda.grid(1)
        if index < len(actions):
            action = actions[index]
            if action < 0 or action >= masks.shape[1] or masks[index, action] == 0:
                cuda.atomic.add(count, 0, 1)

    return {"deal": deal, "playout": playout, "fused": fused, "step": step, "show": show, "refused": refused}


class CudaRunner:
    """A batch on the GPU: the arrays are device arrays and stay there."""

    def __init__(self, game: LoadedGame, games: int, template: np.ndarray, seed: int) -> None:
        cuda = cuda_module()
        definition = game.definition
        self.kernels = drivers(definition)
        self.blocks = (games + THREADS - 1) // THREADS
        self.seed = seed
        players = int(template["players"][0])
        self.template = cuda.to_device(template)
        self.log = cuda.to_device(np.zeros((1, WIDTH), np.int32))
        self.states = cuda.device_array(games, definition.record.dtype)
        self.masks = cuda.device_array((games, definition.actions.count), np.uint8)
        self.seats = cuda.device_array(games, np.int8)
        self.observations = cuda.device_array((games, definition.features), np.float32)
        self.rewards = cuda.to_device(np.zeros((games, players), np.float32))
        self.done = cuda.to_device(np.zeros(games, np.uint8))
        self.luck = cuda.device_array((games, 2), np.uint32)
        self.totals = cuda.device_array(games, np.int32)
        self.count = cuda.to_device(np.zeros(1, np.int32))

    def deal(self, first: int) -> None:
        self._launch("deal", self.states, self.template, self.seed, first, self.luck, self.log)
        self.rewards.copy_to_device(np.zeros(self.rewards.shape, np.float32))
        self.done.copy_to_device(np.zeros(self.done.shape, np.uint8))

    def step(self, actions: Any) -> None:
        cuda = cuda_module()
        if not cuda.is_cuda_array(actions):
            actions = cuda.to_device(np.ascontiguousarray(actions, np.int32))
        self.count.copy_to_device(np.zeros(1, np.int32))
        self._launch("refused", self.masks, actions, self.count)
        refused = int(self.count.copy_to_host()[0])
        if refused:
            raise BadOption(f"{refused} of the actions are not legal; no action was carried out")
        self._launch("step", self.states, actions, self.template, self.seed, self.rewards, self.done, self.log)

    def show(self) -> None:
        self._launch("show", self.states, self.masks, self.seats, self.observations)

    def playout(self) -> int:
        self._launch("playout", self.states, self.luck, self.totals, self.rewards, self.done, self.log)
        return int(self.totals.copy_to_host().sum(dtype=np.int64))

    def host_states(self) -> np.ndarray:
        return self.states.copy_to_host()

    def _launch(self, name: str, *args: Any) -> None:
        self.kernels[name][self.blocks, THREADS](*args)
