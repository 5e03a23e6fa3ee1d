"""The `cuda` back end: one thread a game, the same kernels, the same bytes.

For some games' playouts see `cuda_in_step` and `cuda_sorted`.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from birdtable.errors import BadOption
from birdtable.kernel import chronicle, loops
from birdtable.kernel.dialect import AnyKernel, Binder
from birdtable.kernel.dlpack import CUDA, Shared
from birdtable.kernel.events import CAPACITY, WIDTH, emit
from birdtable.kernel.native import numba_record, signature_of
from birdtable.kernel.record import Layout, State
from birdtable.kernel.shapes import Float32, Grid, Int32, Log, Luck, Mask, Row, States, UInt8, UInt32

if TYPE_CHECKING:
    from birdtable.game import Game

THREADS = 256  # in a block
REGISTERS = 64  # of a thread in playouts that nobody sorts, so that four such blocks run at once
ACT_THREADS = 512  # in a block that carries out actions: the more, the more of them are alike
ACT_REGISTERS = 128  # of a thread there
WARP = 32
GOING_ON, ENDED = 0, 1  # the lists of a step


if not hasattr(np, "row_stack"):  # numba-cuda 0.30 expects it, NumPy 2.5 dropped it
    np.row_stack = np.vstack


cuda: Any = None
with contextlib.suppress(ImportError):
    from numba import cuda

    from birdtable.kernel import cuda_in_step, cuda_promise, cuda_show, cuda_sorted, cuda_ways


def cuda_module() -> Any:
    """numba.cuda, or a clear error where there is no GPU to use."""
    if cuda is None:
        raise BadOption("the cuda back end needs the extra: pip install 'birdtable[cuda]'")
    if not cuda.is_available():
        raise BadOption("the cuda back end needs an NVIDIA GPU and its driver; none was found")
    return cuda


class CudaBinder(Binder):
    """Makes device functions of kernels, each for one signature; `rolled` ones where loops stay loops."""

    def __init__(self, layout: Layout, rules: Mapping[str, AnyKernel], rolled: bool = False) -> None:
        super().__init__(rules)
        cuda_module()
        self.record = numba_record(layout)
        self.rolled = rolled

    def compile(self, kernel: AnyKernel, function: Any) -> Any:
        function = cuda_ways.own_ways().get(kernel, function)
        signature = None if kernel.function.__defaults__ else signature_of(kernel, self.record)
        compiled = cuda.jit(signature, device=True)(function)
        if self.rolled:
            for made in compiled.overloads.values():
                made.library.get_function(made.fndesc.llvm_func_name).attributes.add("optsize")
        return compiled

    def constant(self, value: Any) -> Any:
        return narrow(value) if isinstance(value, np.ndarray) else value

    def primitive(self, name: str) -> Any:
        return cuda_primitives()[name]


class SilentCudaBinder(CudaBinder):
    """The same for drivers that nobody reads events of: there, events are left out."""

    def compile(self, kernel: AnyKernel, function: Any) -> Any:
        return super().compile(kernel, silent_emit if kernel is emit else function)


def silent_emit(log: Any, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """An event that nobody hears."""


def narrow(table: np.ndarray) -> np.ndarray:
    """A table in the smallest numbers that hold it: a GPU has 64 KiB for all constants of a launch."""
    for dtype in (np.int8, np.int16, np.int32):
        if table.size and np.iinfo(dtype).min <= table.min() and table.max() <= np.iinfo(dtype).max:
            return table.astype(dtype)
    return table


@cache
def cuda_primitives() -> dict[str, Any]:
    """The GPU's own instructions for the primitive kernels."""

    @cuda.jit(device=True)
    def count_bits(bits: int) -> int:
        return cuda.popc(np.uint32(bits))

    @cuda.jit(device=True)
    def lowest(bits: int) -> int:
        return cuda.ffs(np.uint32(bits)) - 1

    @cuda.jit(device=True)
    def lowest_wide(bits: int) -> int:
        return cuda.ffs(np.uint64(bits)) - 1

    return {"count_bits": count_bits, "lowest": lowest, "lowest_wide": lowest_wide}


def drivers(game: Game) -> dict[str, Any]:
    """The kernels that are launched on the GPU, for one game; compiled once."""
    game.engines.cuda = game.engines.cuda or _drivers(game)
    return game.engines.cuda


def _drivers(game: Game) -> dict[str, Any]:
    """Bind those kernels to the rules of a game.

    A thread that plays or deals a whole game works on a record in local memory, which the hardware interleaves: threads
    that touch the same field touch one line of memory. To copy a record for one action does not pay.
    What few games need after an action is a launch of its own over a list of those: no warp waits for one of its games.
    """
    rolled = game.rolled or game.in_step
    binder = SilentCudaBinder(game.layout, game.engines.contract, rolled)
    deal_one, seed_luck = binder.twin(loops.deal_one), binder.twin(loops.seed_luck)
    lay_one, next_number = binder.twin(loops.lay_one), binder.twin(loops.next_number)
    copy_one, reward_one = binder.twin(loops.copy_one), binder.twin(loops.reward_one)
    play = cuda_in_step.in_step_player(binder.twin) if game.in_step else lone_player(binder.twin)
    carry_out, go_on, report_one = binder.twin(loops.carry_out), binder.twin(loops.go_on), binder.twin(loops.report_one)
    chronicle_one = CudaBinder(game.layout, game.engines.contract, rolled).twin(chronicle.chronicle_one)
    record, words = game.layout.dtype, game.actions.words
    family, families = cuda_sorted.family_table(game), len(game.actions.families)
    like_game = cuda_sorted.like_games(ACT_THREADS, families + 1)
    launched = cuda.jit(max_registers=REGISTERS) if rolled else cuda.jit

    @cuda.jit
    def begin_deal(lists: Grid[Int32], numbers: Row[int], counts: Row[int], luck: Luck, seed: int, first: int) -> None:
        """Every game is to be dealt, as if all had ended."""
        index = cuda.grid(1)
        if index < len(numbers):
            lists[ENDED, index] = index
            numbers[index] = first + index
            seed_luck(luck, index, seed, first + index)
            counts[ENDED] = len(numbers)

    @cuda.jit
    def deal(
        states: States, template: States, seed: int, lists: Grid[Int32], numbers: Row[int], counts: Row[int], log: Log
    ) -> None:
        """Deal the listed games, side by side: no warp waits for the one game in it that deals."""
        place = cuda.grid(1)
        mine = cuda.local.array(1, record)
        if place < counts[ENDED]:
            deal_one(mine, 0, template, seed, numbers[place], log)
            copy_one(states, lists[ENDED, place], mine, 0)

    @launched
    def playout(
        states: States, luck: Luck, totals: Row[Int32], rewards: Grid[Float32], done: Row[UInt8], log: Log
    ) -> None:
        index = cuda.grid(1)
        here = index < len(states)
        mask = cuda.local.array(words, np.uint32)
        mine = cuda.local.array(1, record)
        if here:
            copy_one(mine, 0, states, index)
        decisions = play(mine[0], mask, luck, index, int(here), log)
        if here:
            totals[index] = decisions
            done[index] = 1
            reward_one(mine[0], rewards, index)
            copy_one(states, index, mine, 0)

    @launched
    def fused(template: States, seed: int, first: int, totals: Row[Int32], scores: Grid[int], log: Log) -> None:
        """Deal a game, play it out and add up: nothing but totals leaves the thread."""
        index = cuda.grid(1)
        here = index < len(totals)
        mask = cuda.local.array(words, np.uint32)
        luck = cuda.local.array((1, 2), np.uint32)
        mine = cuda.local.array(1, record)
        if here:
            lay_one(mine, 0, template, seed, first + index, log)  # the playout begins where the set-up ends
            seed_luck(luck, 0, seed, first + index)
        decisions = play(mine[0], mask, luck, 0, int(here), log)
        if here:
            totals[index] = decisions
            for seat in range(scores.shape[1]):
                scores[index, seat] = mine[0].score[seat]

    @cuda.jit
    def begin_step(counts: Row[int]) -> None:
        """No game goes on by itself yet, and none has ended."""
        counts[GOING_ON] = 0
        counts[ENDED] = 0

    @cuda.jit(max_registers=ACT_REGISTERS)
    def act(
        states: States,
        actions: Row[Int32],
        rewards: Grid[Float32],
        done: Row[UInt8],
        lists: Grid[Int32],
        counts: Row[int],
        log: Log,
    ) -> None:
        """One action a game, like ones side by side, and a list of the games that go on by themselves."""
        first, here = cuda.blockIdx.x * ACT_THREADS, cuda.grid(1) < len(states)
        index = first + like_game(family[actions[cuda.grid(1)]] if here else families)
        if index < len(states):
            if carry_out(states[index], actions[index], log):
                lists[GOING_ON, cuda.atomic.add(counts, GOING_ON, 1)] = index
            else:
                report_one(states[index], rewards, done, index)

    @cuda.jit
    def follow(
        states: States,
        rewards: Grid[Float32],
        done: Row[UInt8],
        lists: Grid[Int32],
        numbers: Row[int],
        counts: Row[int],
        log: Log,
    ) -> None:
        """The games on that list go on to the next decision, side by side; and a list of those that ended."""
        place = cuda.grid(1)
        if place < counts[GOING_ON]:
            index = lists[GOING_ON, place]
            go_on(states[index], log)
            report_one(states[index], rewards, done, index)
            if done[index] == 1:
                ended = cuda.atomic.add(counts, ENDED, 1)
                lists[ENDED, ended] = index
                numbers[ended] = next_number(states, index)

    @cuda.jit
    def note(
        template: States,
        seed: int,
        first: int,
        states: States,
        notes: Grid[Int32],
        seen: Grid[UInt32],
        action_marks: Grid[Int32],
        event_marks: Grid[Int32],
    ) -> None:
        """Deal a game, play it out and note it: see `kernel/chronicle.py`."""
        index = cuda.grid(1)
        if index < len(states):
            mask = cuda.local.array(words, np.uint32)
            luck = cuda.local.array((1, 2), np.uint32)
            log = cuda.local.array((CAPACITY, WIDTH), np.int32)
            mine = cuda.local.array(1, record)
            chronicle_one(
                mine, 0, template, seed, first + index, mask, luck, log, notes, seen, index, action_marks, event_marks
            )
            copy_one(states, index, mine, 0)

    @cuda.jit
    def refused(masks: Grid[UInt8], actions: Row[Int32], count: int) -> None:
        """Count the actions that are not legal."""
        index = cuda.grid(1)
        if index < len(actions):
            action = actions[index]
            if action < 0 or action >= masks.shape[1] or masks[index, action] == 0:
                cuda.atomic.add(count, 0, 1)

    if game.sorts:
        playout = cuda_sorted.sorted_playout(game, binder.twin)
    promises = cuda_promise.promise_driver(game, binder.twin)
    stepped = begin_deal, deal, begin_step, act, follow, refused, *cuda_show.show_drivers(game, binder.twin)
    kernels = *stepped, playout, fused, promises, note
    return {kernel.py_func.__name__: kernel for kernel in kernels}


def lone_player(twin: Callable[[AnyKernel], Any]) -> Any:
    """The device function that plays a game out, if a thread has one; how many decisions there were."""
    playout_one = twin(loops.playout_one)

    @cuda.jit(device=True)
    def play(state: State, mask: Mask, luck: Luck, index: int, here: int, log: Log) -> int:
        return playout_one(state, mask, luck, index, log) if here == 1 else 0

    return play


class CudaRunner:
    """A batch on the GPU: the arrays are device arrays and stay there."""

    def __init__(self, game: Game, games: int, template: np.ndarray, seed: int, observations: str = "float32") -> None:
        cuda_module()
        self.kernels = drivers(game)
        self.block = cuda_sorted.block_of(game) if game.sorts else None
        self.threads = cuda_in_step.THREADS if game.in_step else THREADS  # of a block that plays games out
        self.listing, self.looking = cuda_show.list_threads(game), cuda_show.look_of(game)
        self.games = games
        self.seed = seed
        players = int(template["players"].max())
        self.template = cuda.to_device(template)
        self.log = cuda.to_device(np.zeros((1, WIDTH), np.int32))
        self.states = cuda.device_array(games, game.layout.dtype)
        self.words = self.states.view(np.uint32)  # the same, as words
        self.masks = cuda.device_array((games, game.actions.count), np.uint8)
        self.seats = cuda.device_array(games, np.int8)
        self.observations = cuda.device_array((games, game.features), np.dtype(observations))
        self.rewards = cuda.to_device(np.zeros((games, players), np.float32))
        self.done = cuda.to_device(np.zeros(games, np.uint8))
        self.luck = cuda.device_array((games, 2), np.uint32)
        self.totals = cuda.device_array(games, np.int32)
        self.counts = cuda.to_device(np.zeros(2, np.int32))
        self.lists = cuda.device_array((2, games), np.int32)
        self.numbers = cuda.device_array(games, np.int64)  # of the games that are to be dealt
        self.worths: Any = None

    def deal(self, first: int) -> None:
        self._launch("begin_deal", self.lists, self.numbers, self.counts, self.luck, self.seed, first)
        self.renew()
        self.rewards.copy_to_device(np.zeros(self.rewards.shape, np.float32))
        self.done.copy_to_device(np.zeros(self.done.shape, np.uint8))

    def check(self, actions: Any) -> None:
        self._launch("begin_step", self.counts, threads=1, games=1)
        self._launch("refused", self.masks, self._on_device(actions), self.counts)
        refused = int(self.counts.copy_to_host()[0])
        if refused:
            raise BadOption(f"{refused} of the actions are not legal; no action was carried out")

    def step(self, actions: Any) -> None:
        self.act(actions)
        self.renew()

    def act(self, actions: Any) -> None:
        told = self.rewards, self.done, self.lists
        self._launch("begin_step", self.counts, threads=1, games=1)
        self._launch("act", self.states, self._on_device(actions), *told, self.counts, self.log, threads=ACT_THREADS)
        self._launch("follow", self.states, *told, self.numbers, self.counts, self.log)

    def renew(self) -> None:
        whom = self.lists, self.numbers, self.counts
        self._launch("deal", self.states, self.template, self.seed, *whom, self.log)

    def _on_device(self, actions: Any) -> Any:
        if hasattr(actions, "__cuda_array_interface__"):
            return actions
        return cuda.to_device(np.ascontiguousarray(actions, np.int32))

    def list(self) -> None:
        self._launch("list_legal", self.states, self.masks, self.seats, threads=self.listing)

    def promise(self, masks: Any, scale: int, first: int) -> None:
        if self.worths is None:
            self.worths = cuda.device_array(self.masks.shape, np.int32)
        args = self.states, self.worths, masks, self.seats, scale, first, self.log
        self._launch("promises", *args, threads=cuda_promise.GAMES * WARP, share=cuda_promise.GAMES)

    def look(self) -> None:
        rows = self.observations.ravel()
        if self.observations.dtype == np.float32:
            self._launch("look", self.states, self.words, rows, threads=self.looking.threads, room=self.looking.room)
        else:
            self._launch("look_packed", self.states, rows, threads=cuda_show.LOOK_THREADS[0])

    def playout(self) -> int:
        arrays = self.luck, self.totals, self.rewards, self.done, self.log
        if self.block:
            share = cuda_sorted.share_of(self.block, self.games)
            self._launch("playout", self.states, share, *arrays, threads=self.block.threads, share=share)
        else:
            self._launch("playout", self.states, *arrays, threads=self.threads)
        return int(self.totals.copy_to_host().sum(dtype=np.int64))

    def host_states(self) -> np.ndarray:
        return self.states.copy_to_host()

    def shared(self, name: str) -> Any:
        array = getattr(self, name)
        if name == "states":
            array = array.view(np.uint8)
        interface = array.__cuda_array_interface__
        number = cuda.get_current_device().id
        return Shared(array, interface["data"][0], array.shape, array.dtype, CUDA, number)

    def _launch(
        self,
        name: str,
        *args: Any,
        threads: int = THREADS,
        games: int | None = None,
        share: int | None = None,
        room: int = 0,
    ) -> None:
        """A thread a game; or blocks of so many threads that share out so many games; with so much shared memory."""
        share = share or threads
        blocks = ((games or self.games) + share - 1) // share
        self.kernels[name][blocks, threads, 0, room](*args)
