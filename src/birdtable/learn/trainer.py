"""The loop: play, learn, write down. Goes on where it stopped."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

import birdtable
from birdtable.bots.network import choices_shown, read_network, table_features
from birdtable.errors import BadOption
from birdtable.learn.export import export_network, net_of
from birdtable.learn.model import Net, Shape, loss_of
from birdtable.learn.recipes import Recipe
from birdtable.learn.selfplay import Hall, decider

CHECKPOINT = "checkpoint.pt"
LINES = "training.jsonl"
LEAST_RATE = 1 / 30
LEAST_ENTROPY = 1 / 10
LEAST_MARGIN = 1 / 4
LINE_EVERY = 5.0  # seconds
KEEP_EVERY = 60.0

Say = Callable[[str], None]


class Trainer:
    """One network, its optimiser and the hall in which it plays against itself."""

    def __init__(
        self,
        name: str,
        recipe: Recipe,
        folder: Path,
        *,
        seed: int = 1,
        backend: str = "native",
        device: str = "cpu",
        graphs: bool = True,
        say: Say = lambda line: None,
    ) -> None:
        self.game = birdtable.load(name, backend="native" if backend == "native" else "python")
        game = self.game
        self.recipe, self.folder, self.seed, self.say = recipe, folder, seed, say
        self.device = torch.device(device)
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        self.shown = choices_shown(game, recipe.fixed)
        tables = table_features(game, self.shown, game.template(game.players[0], {}))
        shape = Shape(
            game.features + len(tables), game.actions.count, max(game.players),
            recipe.width, recipe.blocks, recipe.faith,
        )  # fmt: skip
        self.net = Net(shape).to(self.device)
        self.rate = torch.tensor(recipe.rate, device=self.device)
        fast = self.device.type == "cuda"
        self.optimiser = torch.optim.Adam(
            self.net.parameters(), lr=self.rate if fast else recipe.rate, eps=1e-5, capturable=fast, fused=fast
        )
        self.entropy = torch.tensor(recipe.entropy, device=self.device)
        self.hall = Hall(self.game, recipe, seed, backend, self.device)
        self.decide = decider(self.net)
        self.facts = torch.zeros(4, device=self.device)
        self.graphs = graphs and fast
        self.which = torch.zeros(min(recipe.minibatch, recipe.games * recipe.steps), dtype=torch.long, device=device)
        self.replay: dict[str, Callable[[], None]] = {}
        self.decisions = self.games = self.updates = 0
        self.seconds = 0.0

    # ------------------------------------------------------------------ one round

    def round(self, progress: float) -> None:
        """Play a rollout and learn from it; progress goes from 0 to 1 over the whole training."""
        left = max(0.0, 1 - progress)
        recipe = self.recipe
        rate = recipe.rate * max(LEAST_RATE, left)
        if self.graphs:
            self.rate.fill_(rate)
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate if self.graphs else rate
        self.entropy.fill_(recipe.entropy * max(LEAST_ENTROPY, left))
        self.hall.play(self._decide)
        self.hall.weigh(recipe.margin * max(LEAST_MARGIN, left))
        for which in self.hall.lessons():
            self.which.copy_(which)
            self._learn()
            self.updates += 1
        self.decisions += recipe.games * recipe.steps

    def _decide(self, seen: Tensor, legal: Tensor, salt: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        if not self.graphs:
            return self.decide(seen, legal, salt)
        if "decide" not in self.replay:
            kept: list[tuple[Tensor, Tensor, Tensor]] = []

            @torch.no_grad()
            def work() -> None:
                kept[:] = [self.decide(seen, legal, salt)]

            self.replay["decide"] = recorded(work)
            self.answers = kept[0]
        self.replay["decide"]()
        return self.answers

    def _learn(self) -> None:
        if not self.graphs:
            return self._update()
        if "learn" not in self.replay:
            before = [p.detach().clone() for p in self.net.parameters()]
            kept = self.optimiser.state_dict()["state"] if self.optimiser.state else None
            saved = {k: {n: v.clone() for n, v in s.items()} for k, s in kept.items()} if kept else None
            self.replay["learn"] = recorded(self._update)
            with torch.no_grad():  # the trials of the recording are undone
                for p, old in zip(self.net.parameters(), before, strict=True):
                    p.copy_(old)
                for number, p in enumerate(self.net.parameters()):
                    for name, value in self.optimiser.state[p].items():
                        value.copy_(saved[number][name]) if saved else value.zero_()
        self.replay["learn"]()
        return None

    def _update(self) -> None:
        """One step of the optimiser on the decisions in `which`."""
        lesson = self.hall.lesson(self.which)
        loss, facts = loss_of(self.net, lesson, self.recipe.clip, self.entropy)
        self.optimiser.zero_grad(set_to_none=False)
        torch.autograd.backward(loss)
        nn.utils.clip_grad_norm_(self.net.parameters(), 0.5, foreach=True)
        self.optimiser.step()
        self.facts.copy_(facts)

    # ------------------------------------------------------------------ the whole of it

    def run(
        self,
        seconds: float | None = None,
        decisions: int | None = None,
        until: float | None = None,
        each: Callable[[float], None] | None = None,
        kept: Callable[[dict[str, Any]], None] | None = None,
    ) -> None:
        """Learn until so many seconds or decisions, all runs of this training together.

        until  seconds of `time.time()` at which it stops in any case
        each   what is done in every round, instead of `round`
        kept   is told how far it is whenever a checkpoint has been written
        """
        if seconds is None and decisions is None:
            raise BadOption("say how long to train: seconds or decisions")
        self.folder.mkdir(parents=True, exist_ok=True)
        start = time.monotonic() - self.seconds
        first, base = time.monotonic(), self.decisions
        last_line = last_kept = time.monotonic()
        while True:
            parts = [self.seconds / seconds] if seconds else []
            parts += [self.decisions / decisions] if decisions else []
            if max(parts) >= 1 or (until is not None and time.time() >= until):
                break
            (each or self.round)(max(parts))
            now = time.monotonic()
            if now - last_line >= LINE_EVERY or self.updates < 100:
                self._synchronise()
                now = time.monotonic()
                self.line((self.decisions - base) / (now - first))
                last_line = now
            self.seconds = now - start
            if now - last_kept >= KEEP_EVERY:
                self.keep()
                if kept:
                    kept(self.so_far())
                last_kept = now
        self._synchronise()
        self.seconds = time.monotonic() - start
        self.line((self.decisions - base) / max(1e-9, time.monotonic() - first))
        self.keep()

    def _synchronise(self) -> None:
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    def so_far(self) -> dict[str, Any]:
        """How far it is."""
        return {"seconds": round(self.seconds, 1), "decisions": self.decisions}

    def line(self, speed: float) -> None:
        """The live line, and the same for the curves."""
        policy, value, entropy, moved = (round(float(fact), 4) for fact in self.facts.cpu())
        self.games = int(self.hall.ended)
        facts = {
            **self.so_far(), "games": self.games, "updates": self.updates,
            "per_second": round(speed), "policy": policy, "value": value, "entropy": entropy, "moved": moved,
        }  # fmt: skip
        with (self.folder / LINES).open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(facts) + "\n")
        self.say(
            f"{self.game.name}: {self.seconds:.0f} s, {self.decisions / 1e6:.1f} M decisions "
            f"({speed / 1e6:.2f} M/s), {self.games / 1e3:.0f} k games, policy {policy:.3f}, value {value:.3f}, "
            f"entropy {entropy:.3f}, moved {moved:.4f}"
        )

    # ------------------------------------------------------------------ files

    def keep(self) -> None:
        """Write the checkpoint, and the network as the table reads it."""
        self._synchronise()
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / CHECKPOINT
        scratch = file.with_suffix(".new")
        torch.save(
            {
                "game": self.game.name,
                "recipe": asdict(self.recipe),
                "net": self.net.state_dict(),
                "optimiser": self.optimiser.state_dict(),
                "decisions": self.decisions,
                "games": int(self.hall.ended),
                "updates": self.updates,
                "seconds": self.seconds,
                "luck": torch.get_rng_state(),
                "hall": self.hall.state(),
            },
            scratch,
        )
        scratch.replace(file)
        export_network(self.game, self.net, self.folder / f"{self.game.name}.npz", self.card(), self.shown)

    def card(self) -> dict[str, Any]:
        """What this training adds to the network's card."""
        return {
            "decisions": self.decisions,
            "games": int(self.hall.ended),
            "seconds": round(self.seconds),
            "seed": self.seed,
            "recipe": asdict(self.recipe),
            "again": f"birdtable train {self.game.name} --backend cuda --decisions {self.decisions}",
        }

    def begin_with(self, file: Path) -> None:
        """Take over the weights of a checkpoint, or of a network as the table reads it, and nothing else."""
        if file.suffix == ".npz":
            self._take(file, net_of(read_network(self.game, file)).state_dict())
        else:
            self._take(file, self._read(file)["net"])

    def restore(self, file: Path) -> None:
        """Go on from a checkpoint."""
        found = self._read(file)
        self._take(file, found["net"])
        if found.get("optimiser"):
            self.optimiser.load_state_dict(found["optimiser"])
        self.decisions, self.updates, self.seconds = found["decisions"], found["updates"], found["seconds"]
        self.hall.ended.fill_(found["games"])
        torch.set_rng_state(found["luck"].cpu())
        if found.get("hall") is not None and self.hall.state() is not None:
            self.hall.restore(found["hall"])

    def _read(self, file: Path) -> dict[str, Any]:
        found: dict[str, Any] = torch.load(file, map_location=self.device, weights_only=True)
        if found["game"] != self.game.name:
            raise BadOption(f"{file} holds a training of {found['game']}, not of {self.game.name}")
        return found

    def _take(self, file: Path, weights: Mapping[str, Tensor]) -> None:
        try:
            self.net.load_state_dict(weights)
        except RuntimeError as error:
            raise BadOption(f"{file} holds another network: {error}") from None


def recorded(work: Callable[[], None]) -> Callable[[], None]:
    """Work on a GPU as a graph that is launched as a whole; it must always use the same tensors."""
    aside = torch.cuda.Stream()  # type: ignore[no-untyped-call]
    aside.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(aside):
        for _ in range(3):
            work()
    torch.cuda.current_stream().wait_stream(aside)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        work()
    return graph.replay
