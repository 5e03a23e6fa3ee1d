"""How strong a network in training is: arena matches of its policy against fixed opponents."""

from __future__ import annotations

import json
import multiprocessing
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

OPPONENTS = ("greedy", "search:playouts=100")
GAMES = 40
TRIALS = "trials.jsonl"


def try_network(name: str, game: str, file: Path, folder: Path, facts: dict[str, Any], games: int = GAMES) -> None:
    """Play the matches in this process, and add what came of them to the folder's trials.

    name  the game as it is loaded, game: as its network's file is called
    """
    from birdtable.arena import plan_match, run_match, summarise

    os.environ["BIRDTABLE_NETWORKS"] = str(file.parent)
    assert file.name == f"{game}.npz"
    with tempfile.TemporaryDirectory() as scratch:
        for opponent in OPPONENTS:
            match = plan_match(name, 2, ["policy", opponent], games, seed=1)
            (summary,) = summarise(run_match(match, Path(scratch) / f"{opponent}.jsonl", workers=1))
            mine = next(one for one in summary.standings if one.bot == "policy")
            won = {"opponent": opponent, "games": summary.games, "wins": mine.wins.mean}
            line = {**facts, **won, "low": mine.wins.low, "high": mine.wins.high}
            with (folder / TRIALS).open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(line) + "\n")


class Trials:
    """Plays the matches beside the training, one after the other, each on a copy of the network as it was."""

    def __init__(self, name: str, game: str, folder: Path, games: int = GAMES) -> None:
        self.name, self.game, self.folder, self.games = name, game, folder, games
        self.context = multiprocessing.get_context("spawn")
        self.running: Any = None

    def begin(self, facts: dict[str, Any]) -> None:
        """Try the network that was last kept, unless the last trial is still under way."""
        if self.running is not None and self.running.is_alive():
            return
        aside = self.folder / "trial"
        aside.mkdir(exist_ok=True)
        file = aside / f"{self.game}.npz"
        shutil.copyfile(self.folder / file.name, file)
        self.running = self.context.Process(
            target=try_network, args=(self.name, self.game, file, self.folder, facts, self.games)
        )
        self.running.start()

    def finish(self, facts: dict[str, Any]) -> None:
        """Wait for the last trial, and try the network as it is in the end."""
        if self.running is not None:
            self.running.join()
        self.begin(facts)
        self.running.join()
