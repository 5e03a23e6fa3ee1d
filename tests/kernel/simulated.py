"""The drivers of the GPU in Numba's simulator: how threads share out the work, without a GPU.

    NUMBA_ENABLE_CUDASIM=1 python -m tests.kernel.simulated GAME PLAYERS

The simulator runs threads as threads, with real barriers, but not Numba's arithmetic. So each rule that a driver calls
runs as its Python twin here (`tests/suites/test_twins.py` compares those with `native`); what is tested is the rest:
which thread writes what where. Arithmetic on a real GPU is compared by `python -m bench.gpu`.
"""

import sys

import numpy as np
import pytest

import birdtable as bt
from bench import gpu
from birdtable.kernel import cuda as device
from birdtable.kernel import cuda_in_step, cuda_show, cuda_sorted
from birdtable.kernel.backends import _as_python
from birdtable.kernel.dialect import Binder
from birdtable.kernel.record import PythonStates
from birdtable.lab.marks import Marks
from birdtable.lab.rows import make_rows

THREADS = 64  # in a block, fewer than they are: each is a thread of this machine here
GAMES = 70  # more than a block has threads, and not a whole number of warps
STEPS = 3
QUICK = ("examples.connect_four", "above_the_clouds")  # whole games of these do not take long
BEGUN = 12  # actions before playouts
PLAYOUTS = 7  # more than one block has, and the last of them is not full
LONGEST = 60  # steps until at least one game has ended under both
SIMULATED_JIT = device.cuda.jit


def jit(function=None, *, max_registers=None, device=False):
    """The simulator's own, for which registers need no limit."""
    made = SIMULATED_JIT(device=device)
    return made(function) if function else made


class SimulatedBinder(Binder):
    """Twins that run in Python on the arrays of the simulator."""

    def __init__(self, record, rules, rolled=False):
        super().__init__(rules)
        self.record, self.python = record, Binder(rules)

    def twin(self, kernel):
        inner = super().twin

        def run(*args):
            return inner(kernel)(*(in_python(self.record, bare(argument)) for argument in args))

        return run

    def _rebound(self, function):
        return self.python._rebound(function)


class OneByOne(PythonStates):
    """Records that are made when they are asked for: a thread looks at one of many."""

    def __init__(self, record, states):
        self.record, self.states, self.records = record, states, {}

    def __len__(self):
        return len(self.states)

    def __getitem__(self, index):
        if index not in self.records:
            self.records[index] = self.record.python(self.states, index)
        return self.records[index]

    def __setitem__(self, index, other):
        self[index].become(other)


def in_python(record, argument):
    """An argument as Python twins take it."""
    if isinstance(argument, np.void):  # one record of an array
        return record.python(np.asarray(argument).reshape(1))
    if isinstance(argument, np.ndarray) and argument.dtype == record.dtype:
        return OneByOne(record, argument)
    return _as_python(record, argument)


def bare(argument):
    """The NumPy array or number inside what the simulator hands to kernels."""
    while hasattr(argument, "_item"):
        argument = argument._item
    argument = getattr(argument, "_ary", argument)
    if isinstance(argument, np.void):
        return argument
    return argument.item() if isinstance(argument, np.generic) else argument


def simulate(name, players):
    """Step a few games on both back ends and compare every array."""
    game = bt.load(name, backend="native")
    device.CudaBinder = device.SilentCudaBinder = SimulatedBinder
    device.cuda.jit, device.ACT_THREADS = jit, THREADS
    cuda_show.LIST_THREADS, cuda_show.LOOK_THREADS = (THREADS,), (THREADS, THREADS // 2)
    compare_steps(game, players, "float32", STEPS)
    compare_steps(game, players, "uint8", 1)
    compare_promises(game, players)
    compare_notes(game, players)
    if name in QUICK:
        check_the_bench(game, players)
        compare_playouts(game, players)


def compare_steps(game, players, observations, steps):
    native = game.batch(GAMES, players, seed=3, observations=observations)
    twin = game.batch(GAMES, players, seed=3, observations=observations, backend="cuda")
    luck = np.random.default_rng(4)
    while not native.done.any():  # from here on, games end all the time
        native.step(random_actions(native, luck))
    twin.runner.states.copy_to_device(native.states)
    ended = step = 0
    while step < steps or (not ended and step < LONGEST):
        for array in ("masks", "seats", "observations", "rewards", "done")[: 5 if step else 3]:
            assert np.array_equal(getattr(native, array), getattr(twin, array).copy_to_host()), array
        actions = random_actions(native, luck)
        native.step(actions)
        ended += native.done.sum()
        twin.step_legal(actions)
        assert native.states.tobytes() == twin.states.copy_to_host().tobytes()
        step += 1
    assert ended > 0
    wrong = native.masks.argmin(axis=1).astype(np.int32)
    if not native.masks.all():
        with pytest.raises(bt.BadOption, match="not legal"):
            twin.step(wrong)


def compare_promises(game, players):
    """Every action has the same promise, and the best of each game all of it."""
    scale, luck = max(1, game.lead // 5), np.random.default_rng(7)
    native = game.batch(GAMES // 5, players, seed=3)
    for _ in range(20):
        native.step(random_actions(native, luck))
    twin = game.batch(GAMES // 5, players, seed=3, backend="cuda")
    twin.runner.states.copy_to_device(native.states)
    masks = np.zeros((len(native), game.actions.count), np.uint8)
    native.runner.promise(masks, scale, 11)
    there = device.cuda.to_device(np.full_like(masks, 9))
    twin.runner.promise(there, scale, 11)
    assert np.array_equal(masks, there.copy_to_host())
    assert np.array_equal(masks > 0, native.masks)
    assert (masks.max(1) == 255).all()


def check_the_bench(game, players):
    """It never chooses from what was listed before the last step."""
    twin = game.batch(GAMES // 5, players, seed=3, backend="cuda")
    actions = device.cuda.device_array(len(twin), np.int32)

    def choose(masks, salt, actions):
        listed, deciders = masks.copy_to_host().copy(), twin.runner.seats.copy_to_host().copy()
        twin.runner.list()
        assert np.array_equal(listed, masks.copy_to_host())
        assert np.array_equal(deciders, twin.runner.seats.copy_to_host())
        actions.copy_to_device(listed.argmax(axis=1).astype(np.int32))

    gpu.outside_policy = lambda: choose
    assert gpu.stepwise_speed(twin, actions, steps=2, rounds=1) > 0
    assert gpu.step_parts(twin, actions, rounds=2).keys() == {"choose", "act", "renew", "list", "look"}


def compare_playouts(game, players):
    """Games to their end, as if they were to be sorted or to keep in step, in blocks with few threads."""
    luck = np.random.default_rng(5)
    cuda_sorted.WARP = cuda_sorted.ENOUGH = 2
    cuda_sorted.FREE = cuda_sorted.Block(threads=4, pool=6, least=1, registers=None, in_step=False)
    cuda_sorted.IN_STEP = cuda_sorted.FREE._replace(in_step=True)
    cuda_in_step.THREADS, cuda_in_step.WARPS, cuda_in_step.WARP = 6, 3, 2
    for ways in (("sorts",), ("sorts", "rolled"), ("in_step",)):
        for way in ("sorts", "rolled", "in_step"):
            object.__setattr__(game, way, way in ways)
        game.engines.cuda.clear()
        native = game.batch(PLAYOUTS, players, seed=6)
        twin = game.batch(PLAYOUTS, players, seed=6, backend="cuda")
        for _ in range(BEGUN):
            native.step(random_actions(native, luck))
        twin.runner.states.copy_to_device(native.states)
        assert native.playout() == twin.playout()
        assert native.states.tobytes() == twin.states.copy_to_host().tobytes()
        assert np.array_equal(native.rewards, twin.rewards.copy_to_host())
        assert native.done.all()
        assert twin.done.copy_to_host().all()


def random_actions(batch, luck):
    return np.argmax(batch.masks * luck.random(batch.masks.shape), axis=1).astype(np.int32)


def compare_notes(game, players):
    marks = Marks(game, players)
    native = make_rows(marks, GAMES // 7)
    native.play(5, 0, game.template(players, {}))
    twin = make_rows(marks, GAMES // 7, "cuda")
    twin.play(5, 0, game.template(players, {}))
    assert native.states.tobytes() == twin.states.tobytes()
    assert np.array_equal(native.notes, twin.notes)
    assert np.array_equal(native.seen, twin.seen)


if __name__ == "__main__":
    simulate(sys.argv[1], int(sys.argv[2]))
