"""Batches: bytes for learners, windows for others, automatic resets."""

import numpy as np
import pytest

import birdtable as bt
from birdtable.kernel.loops import ONE

pytestmark = pytest.mark.rules_do_not_matter


def random_actions(batch, luck):
    return np.argmax(batch.masks * luck.random(batch.masks.shape), axis=1)


def test_observations_in_bytes_are_those_in_floats(native, players):
    floats = native.batch(64, players, seed=2)
    small = native.batch(64, players, seed=2, observations="uint8")
    luck = np.random.default_rng(1)
    for _ in range(40):
        expected = np.clip(np.floor(floats.observations.astype(np.float64) * ONE + 0.5), 0, 255)
        assert small.observations.dtype == np.uint8
        assert np.array_equal(small.observations, expected)
        actions = random_actions(floats, luck)
        floats.step(actions)
        small.step(actions)
    assert small.observations.any()


def test_the_python_back_end_packs_alike(name):
    game = bt.load(name, "python")
    outs = np.linspace(-2, 6, 7 * game.features, dtype=np.float32).reshape(7, -1)
    native, python = np.zeros(outs.shape, np.uint8), np.zeros(outs.shape, np.uint8)
    game.engines.native().entries["pack_all"](outs, native)
    game.engines.python.entries["pack_all"](outs, python)
    assert np.array_equal(native, python)
    assert native.min() == 0
    assert native.max() == 255


@pytest.mark.parametrize("observations", ["float32", "uint8"])
def test_windows_show_every_step(native, players, observations):
    batch = native.batch(32, players, seed=3, observations=observations)
    windows = {
        name: np.from_dlpack(batch.shared(name)) for name in ("masks", "seats", "observations", "rewards", "done")
    }
    luck = np.random.default_rng(1)
    for _ in range(30):
        batch.step(random_actions(batch, luck))
        batch.show()
        for name, window in windows.items():
            assert np.array_equal(window, getattr(batch, name)), name


def test_steps_are_the_same_unchecked_and_by_place(native, players):
    checked, unchecked, by_place = batches = [native.batch(50, players, seed=4) for _ in range(3)]
    luck = np.random.default_rng(2)
    for _ in range(60):
        actions = random_actions(checked, luck)
        assert np.array_equal(by_place.counts, checked.masks.sum(axis=1))
        assert np.array_equal(by_place.seats, checked.seats)
        places = np.cumsum(checked.masks, axis=1)[range(50), actions] - 1
        checked.step(actions)
        unchecked.step_legal(actions)
        assert np.array_equal(by_place.step_nth(places), actions)
        for array in ("states", "done", "rewards", "masks", "observations"):
            assert len({getattr(batch, array).tobytes() for batch in batches}) == 1, array


def test_a_game_that_ends_is_dealt_anew_in_the_same_step(native, players):
    batch, luck = native.batch(64, players, seed=5), np.random.default_rng(3)
    ended = 0
    for _ in range(3000):
        batch.step(random_actions(batch, luck))
        assert (batch.seats >= 0).all()
        assert (batch.states["over"] == 0).all()
        assert (batch.rewards[~batch.done] == 0).all()
        ended += batch.done.sum()
        if ended >= 64:
            break
    assert ended >= 64


def test_what_is_refused(four):
    with pytest.raises(bt.BadOption, match="float32, uint8"):
        four.batch(4, 2, observations="float64")
    with pytest.raises(bt.BadOption, match="the arrays of a batch are masks"):
        four.batch(4, 2).shared("states")
    batch = four.batch(2, 2)
    before = batch.states.tobytes()
    with pytest.raises(bt.BadOption, match="action 9 is not legal in game 1; no action was carried out"):
        batch.step([0, 9])
    assert batch.states.tobytes() == before
    with pytest.raises(bt.BadOption, match="game 1 has 7 legal actions, so there is no action 7"):
        batch.step_nth([0, 7])
    assert batch.states.tobytes() == before
