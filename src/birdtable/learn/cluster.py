"""Several workers through Ray: each plays and learns in a hall of its own, and after every round all take the mean.

On one machine each worker may have a GPU; on a cluster, a machine. What a round costs is sent once each way.
"""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import torch

from birdtable.cluster import cluster
from birdtable.learn.recipes import Recipe
from birdtable.learn.trainer import Trainer


class Worker:
    """A trainer in a process of its own."""

    def __init__(self, name: str, recipe: Recipe, folder: str, seed: int, backend: str, device: str) -> None:
        self.trainer = Trainer(name, recipe, Path(folder), seed=seed, backend=backend, device=device)

    def round(
        self, weights: dict[str, torch.Tensor], progress: float
    ) -> tuple[dict[str, torch.Tensor], torch.Tensor, int]:
        """Go on from these weights for one round; the new ones, how it went, and how many games have ended so far."""
        self.trainer.net.load_state_dict(weights)
        self.trainer.round(progress)
        learned = {name: value.cpu() for name, value in self.trainer.net.state_dict().items()}
        return learned, self.trainer.facts.cpu(), int(self.trainer.hall.ended)


class Team:
    """Workers that train one network together; `trainer` keeps it, and plays in no hall itself."""

    def __init__(self, trainer: Trainer, name: str, workers: int, address: str, backend: str, device: str) -> None:
        self.joined = ExitStack()
        self.ray = ray = self.joined.enter_context(cluster(address))
        make = ray.remote(num_gpus=1 if device == "cuda" else 0)(Worker)
        self.trainer = trainer
        self.workers: list[Any] = [
            make.remote(name, trainer.recipe, str(trainer.folder), trainer.seed + number, backend, device)
            for number in range(workers)
        ]

    def round(self, progress: float) -> None:
        """A round of everybody, and the mean of what they learned."""
        trainer = self.trainer
        weights = self.ray.put({name: value.cpu() for name, value in trainer.net.state_dict().items()})
        answers = self.ray.get([worker.round.remote(weights, progress) for worker in self.workers])
        mean = {name: torch.stack([learned[name] for learned, _, _ in answers]).mean(0) for name in answers[0][0]}
        trainer.net.load_state_dict(mean)
        trainer.facts.copy_(torch.stack([facts for _, facts, _ in answers]).mean(0))
        trainer.hall.ended.fill_(sum(ended for _, _, ended in answers))
        trainer.decisions += len(self.workers) * trainer.recipe.games * trainer.recipe.steps
        trainer.updates += 1

    def close(self) -> None:
        """Send the workers home."""
        self.joined.close()
