"""Examples that need a package which is not here are not looked into; tests/test_examples.py says which."""

from importlib.util import find_spec

NEEDS = {"self_play.py": "torch", "train_ppo.py": "sb3_contrib", "openspiel_mcts.py": "pyspiel"}
collect_ignore = [file for file, package in NEEDS.items() if find_spec(package) is None]
