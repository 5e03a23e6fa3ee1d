"""The drivers of the GPU, in Numba's simulator (see `simulated.py`)."""

import os
import subprocess
import sys

import pytest

import birdtable as bt
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
