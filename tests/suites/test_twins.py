"""Ring 4: the Python and the native engine agree on every byte after every action. (`cuda`: see bench/gpu.py.)"""

import random

import numpy as np

from birdtable.kernel.events import new_log
from tests.conftest import some

GAMES = 40
DECISIONS = some(1500, 350)  # are enough, where games are long


def test_python_and_native_are_twins(python, native, players):
    record, actions = native.layout, native.actions
    engines = (python.engines.python, native.engines.native())
    compared = 0
    for seed in range(GAMES):
        if compared > DECISIONS:
            break
        luck = random.Random(seed)
        position = native.new(players=players, seed=seed)
        assert python.new(players=players, seed=seed).states.tobytes() == position.states.tobytes()
        while not position.over:
            masks = [np.zeros(actions.words, np.uint32) for _ in engines]
            states = [position.states.copy() for _ in engines]
            logs = [new_log() for _ in engines]
            seen = [np.zeros(native.features, np.float32) for _ in engines]
            redealt = [position.states.copy() for _ in engines]
            seat = luck.randrange(players)
            for engine, mask in zip(engines, masks, strict=True):
                engine.legal(position.states, mask)
            assert masks[0].tobytes() == masks[1].tobytes()
            action = luck.choice(position.legal()).number
            values = []
            for index, engine in enumerate(engines):
                engine.apply(states[index], action, logs[index])
                engine.observe(position.states, seat, seen[index])
                engine.conceal(redealt[index], seat, seed)
                values.append(engine.value(position.states, seat))
            assert states[0].tobytes() == states[1].tobytes()
            assert logs[0].tobytes() == logs[1].tobytes()
            assert redealt[0].tobytes() == redealt[1].tobytes()
            assert np.array_equal(seen[0], seen[1])
            assert values[0] == values[1]
            compared += 1
            position.play_legal(action)
            assert position.states.tobytes() == states[0].tobytes()
    assert record.dtype.itemsize < 2048
