"""Compile all games before the tests, side by side: tests that run side by side would wait for each other.

python -m tests.ready
"""

import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from multiprocessing import get_context

import birdtable as bt
from birdtable.kernel.backends import compile_order
from tests.ground import EXAMPLES  # and where compiled rules are kept


def compile_rules(name):
    """The rules of a game and what the lab needs of it; how long it took."""
    start = time.perf_counter()
    game = bt.load(name, "python")
    game.engines.compiled.engine()  # no other process helps: the cores have other games to compile
    game.engines.native_lab()
    return name, time.perf_counter() - start


def kernels(name):
    """How many kernels a game has: large ones are begun first."""
    return len(compile_order(bt.load(name, "python").engines.contract))


def main():
    say = partial(print, flush=True)
    say("Compiling the rules of all games …")
    largest_first = sorted(bt.games() + EXAMPLES, key=kernels, reverse=True)
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for done in as_completed(pool.submit(compile_rules, name) for name in largest_first):
            name, seconds = done.result()
            say(f"  {name}: {seconds:.0f} s")


if __name__ == "__main__":
    main()
