"""Records of every rules version that landed, with the content they were played with: `python -m tests.suites.records`.

Run it when a game's rules version or its content changes: it adds a file and leaves those of other editions alone.
"""

import json
from pathlib import Path

import birdtable as bt
from birdtable.bots import GreedyBot, Knowledge

FOLDER = Path(__file__).parents[1] / "records"
LONGEST = 120


def write(name):
    """A game between greedy bots, or its beginning."""
    game = bt.load(name, "python")
    file = FOLDER / f"{name}-{game.edition}.json"
    if file.exists():
        return
    position = game.new(players=game.usual_players, seed=11)
    bots = [GreedyBot(seat) for seat in range(position.players)]
    while not position.over and len(position.actions) < LONGEST:
        position.play_legal(bots[position.seat].choose(Knowledge(position)).number)
    kept = {"record": position.record(), "scores": position.scores, "content": dict(game.content)}
    file.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in bt.games():
        write(name)
