"""A server of few games, those that BIRDTABLE_FEW names: it starts with a quarter less work."""

import os

import birdtable

if __name__ in ("__main__", "__mp_main__"):  # the processes of its bots, too
    birdtable.games = os.environ["BIRDTABLE_FEW"].split

if __name__ == "__main__":
    from birdtable.cli import app

    app()
