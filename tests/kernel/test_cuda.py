"""The drivers of the GPU, in Numba's simulator (see `simulated.py`)."""

import os
import subprocess
import sys
from types import SimpleNamespace

import pytest

import birdtable as bt
from birdtable.kernel import cuda_show
from tests.conftest import LONG

DRIVEN = ["examples.connect_four", *(["pigeons", "above_the_clouds"] if LONG else [])]  # drivers know no rules


@pytest.mark.parametrize("name", DRIVEN)
def test_threads_share_the_work_and_nothing_is_missed(name):
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    probe = [sys.executable, "-c", "from numba import cuda; assert cuda.is_available()"]
    if subprocess.run(probe, env=environment, capture_output=True, check=False).returncode:
        pytest.skip("Numba's CUDA simulator is not installed: pip install numba-cuda")
    bt.load(name, "python").engines.native_lab()
    players = str(max(bt.load(name, "python").players))
    ran = subprocess.run(
        [sys.executable, "-m", "tests.kernel.simulated", name, players],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("name", bt.games())
def test_blocks_have_room_for_what_they_show(name):
    game = bt.load(name, "python")
    assert cuda_show.list_threads(game) == cuda_show.LIST_THREADS[0]
    assert cuda_show.look_of(game).room <= cuda_show.ROOM


def test_a_game_of_many_actions_is_listed_by_smaller_blocks():
    """With as many threads as other games it would not be launched: a mask of 4,000 actions takes 500 bytes."""
    many = SimpleNamespace(decisions=range(9), actions=SimpleNamespace(words=125))
    assert cuda_show.list_threads(many) == 64
