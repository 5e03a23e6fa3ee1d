"""Many tables side by side: player counts and options mixed, one network at all of them.

A `Hall` holds the tables. It plays a few decisions at each (a rollout), works out how every decision turned out, and
hands out lessons. Everything stays on the device; nothing waits for it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np
import torch
from torch import Tensor

from birdtable.batch import Batch
from birdtable.bots.network import choices_shown, table_features
from birdtable.game import LoadedGame
from birdtable.kernel.cache import CompiledRules
from birdtable.kernel.events import SILENT
from birdtable.kernel.loops import ONE
from birdtable.kernel.teacher import ENTRIES as TEACHER
from birdtable.learn.model import FULL, HEADS, LEAD, MARGIN, POINTS, RESULT, Lesson, Net, padded
from birdtable.learn.recipes import Recipe
from birdtable.learn.sampling import sample

VARIANTS = 3  # sets of options at random, for each player count
PATIENCE = 0.85  # of the teacher's decisions are carried out; the others are the pupil's own, so that it sees them too


class Corner:
    """One batch of the hall: tables of one kind, in rows `first` and after."""

    def __init__(self, batch: Batch, first: int, device: torch.device) -> None:
        self.batch = batch
        self.rows = slice(first, first + len(batch))
        self.players = batch.players
        shared = ("observations", "masks", "seats", "rewards", "done")
        self.seen, self.legal, self.seats, self.rewards, self.done = (
            torch.from_dlpack(batch.shared(name)) for name in shared
        )
        self.score = self._window_on_scores()
        self.final = torch.zeros(len(batch), self.players, device=device)

    def _window_on_scores(self) -> Tensor:
        """The points in the records, as they stand."""
        record = self.batch.game.definition.record.dtype
        kind, place = record.fields["score"][:2]
        if isinstance(self.batch.states, np.ndarray):
            return torch.from_numpy(self.batch.states["score"])[:, : self.players]
        every = torch.from_dlpack(self.batch.runner.shared("states")).view(len(self.batch), record.itemsize)
        size = kind.base.itemsize
        halves = every.view(torch.int16)
        return halves[:, place // size : place // size + self.players]

    def step(self, actions: Tensor) -> None:
        """One action at every table; `final` is what the points are before ended games are dealt anew."""
        chosen = actions if actions.is_cuda and self.seen.is_cuda else actions.cpu().numpy()
        self.batch.step_and_see(chosen, lambda: self.final.copy_(self.score))


class Hall:
    """All tables, and what happened at them lately: arrays of steps × games."""

    def __init__(
        self, game: LoadedGame, recipe: Recipe, seed: int, backend: str, device: torch.device
    ) -> None:
        definition = game.definition
        self.recipe, self.device = recipe, device
        self.seats = max(definition.players)
        self.features, self.actions = definition.features, definition.actions.count
        shown = choices_shown(definition, recipe.fixed)
        inputs = definition.features + len(table_features(definition, shown, definition.template(self.seats, {})))
        games, steps = recipe.games, recipe.steps
        self.corners: list[Corner] = []
        self.players = torch.zeros(games, dtype=torch.long, device=device)
        tables = torch.zeros(games, padded(inputs) - definition.features, dtype=torch.uint8)
        first, shares = 0, 0.0
        for number, (players, options, share) in enumerate(mixture(game, recipe, seed)):
            shares += share
            size = round(shares * games) - first
            batch = game.batch(size, players, seed * 1000 + number, backend, "uint8", **options)
            corner = Corner(batch, first, device)
            self.corners.append(corner)
            self.players[corner.rows] = players
            extra = table_features(definition, shown, definition.template(players, options))
            tables[corner.rows, : len(extra)] = torch.from_numpy((extra * ONE).astype(np.uint8))
            first += size
        seats = torch.arange(self.seats, device=device)
        self.around = torch.where(seats < self.players[:, None], 1, 0)  # who sits there

        def array(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(steps, games, *shape, dtype=dtype, device=device)

        self.seen = array(padded(inputs), dtype=torch.uint8)
        self.seen[:, :, definition.features :] = tables.to(device)
        self.legal = array(self.actions, dtype=torch.uint8)
        self.mover = array(dtype=torch.long)
        self.action = array(dtype=torch.long)
        self.old = array()
        self.expected = array(self.seats, HEADS)
        self.done = array(dtype=torch.bool)
        self.end = array(self.seats, HEADS)
        self.targets = array(self.seats, HEADS)
        self.advantage = array()
        self.free = array(dtype=torch.bool)
        self.now = torch.zeros(games, padded(inputs), dtype=torch.uint8, device=device)
        self.now[:, definition.features :] = tables.to(device)
        self.now_legal = torch.zeros(games, self.actions, dtype=torch.uint8, device=device)
        self.now_mover = torch.zeros(games, dtype=torch.long, device=device)
        self.rewards = torch.zeros(games, self.seats, device=device)
        self.scores = torch.zeros(games, self.seats, device=device)
        self.salt = torch.full((1,), seed, dtype=torch.int64, device=device)
        self.ended = torch.zeros((), dtype=torch.int64, device=device)
        self.teacher: Teacher | None = None

    # ------------------------------------------------------------------ playing

    def look(self) -> None:
        """Bring what the deciding seats see into one array."""
        for corner in self.corners:
            corner.batch.show()
            self.now[corner.rows, : self.features] = corner.seen.to(self.device, non_blocking=True)
            self.now_legal[corner.rows] = corner.legal.to(self.device, non_blocking=True)
            self.now_mover[corner.rows] = corner.seats.to(self.device, non_blocking=True).long()

    @torch.no_grad()
    def play(self, decide: Callable[[Tensor, Tensor, Tensor], tuple[Tensor, Tensor, Tensor]]) -> None:
        """A rollout: `decide` gives actions, the logarithms of their chances, and what every seat expects."""
        for step in range(self.recipe.steps):
            self.look()
            self.seen[step] = self.now
            self.legal[step] = self.now_legal
            self.mover[step] = self.now_mover
            action, old, expected = decide(self.now, self.now_legal, self.salt)
            self.action[step] = action
            self.old[step] = old
            self.expected[step] = expected
            done_now = self.taught(step, action) if self.teacher else action
            self.carry_out(done_now.int(), step)
        self.look()
        self.work_out(decide(self.now, self.now_legal, self.salt)[2])

    def taught(self, step: int, own: Tensor) -> Tensor:
        """What the teacher would do is written down; most of the time that is done, else what the pupil chose."""
        assert self.teacher is not None
        best = torch.cat([self.teacher.answers(corner.batch) for corner in self.corners]).to(self.device)
        self.action[step] = best
        return torch.where(torch.rand(best.shape, device=self.device) < PATIENCE, best, own)

    def carry_out(self, actions: Tensor, step: int) -> None:
        """Step every table, and note which games ended and how."""
        for corner in self.corners:
            corner.step(actions[corner.rows])
            rows, seats = corner.rows, corner.players
            self.done[step, rows] = corner.done.to(self.device, non_blocking=True).bool()
            self.rewards[rows, :seats] = corner.rewards.to(self.device, non_blocking=True)
            self.scores[rows, :seats] = corner.final
        self.end[step] = ends(self.rewards, self.scores, self.players, self.around)
        self.ended += self.done[step].sum()

    # ------------------------------------------------------------------ what it was worth

    def work_out(self, last: Tensor) -> None:
        """How every decision turned out: each seat's expectations are compared with those at its own next decision.

        last  what every seat expects after the last step, for games that go on
        """
        steps = self.recipe.steps
        turn = torch.arange(self.seats, device=self.device)
        seat = torch.where(self.around.bool(), (turn + self.now_mover[:, None]) % self.players[:, None], turn)
        coming = torch.zeros_like(last).scatter_(1, seat[:, :, None].expand_as(last), last)
        surprise = torch.zeros_like(coming)
        for step in range(steps - 1, -1, -1):
            done = self.done[step][:, None, None]
            coming = torch.where(done, self.end[step], coming)
            surprise = torch.where(done, 0.0, surprise)
            mover = self.mover[step]
            seat = torch.where(self.around.bool(), (turn + mover[:, None]) % self.players[:, None], turn)
            targets = (coming + self.recipe.fading * surprise).gather(1, seat[:, :, None].expand_as(coming))
            self.targets[step] = targets
            here = mover[:, None, None].expand(-1, 1, HEADS)
            own = self.expected[step][:, :1]
            coming = coming.scatter(1, here, own)
            surprise = surprise.scatter(1, here, targets[:, :1] - own)

    def weigh(self, margin: float) -> None:
        """Advantages from results and margins, brought to one scale, and which decisions were free."""
        ahead = self.targets[:, :, 0] - self.expected[:, :, 0]
        advantage = (1 - margin) * ahead[..., RESULT] + margin * ahead[..., MARGIN]
        self.free = self.legal.sum(2, dtype=torch.int32) > 1
        count = self.free.sum().clamp(min=1)
        mean = (advantage * self.free).sum() / count
        spread = ((advantage - mean).square() * self.free).sum().div(count).sqrt() + 1e-6
        self.advantage = (advantage - mean) / spread

    def lessons(self) -> Iterator[Tensor]:
        """The numbers of decisions to learn from, a minibatch at a time: free ones first, each at most once."""
        decisions = self.free.numel()
        minibatch = min(self.recipe.minibatch, decisions)
        count = max(1, math.floor(self.recipe.share * decisions / minibatch))
        keys = torch.rand(decisions, device=self.device) + (~self.free.view(-1)).float()
        order = keys.argsort()[: count * minibatch]
        order = order[torch.randperm(len(order), device=self.device)]
        yield from order.view(count, minibatch)

    def lesson(self, which: Tensor) -> Lesson:
        """These decisions."""

        def rows(array: Tensor) -> Tensor:
            return array.flatten(0, 1).index_select(0, which)

        known = self.around.float().index_select(0, which % self.recipe.games)
        return Lesson(
            rows(self.seen), rows(self.legal), rows(self.action), rows(self.old), rows(self.advantage),
            rows(self.targets), known,
        )  # fmt: skip

    # ------------------------------------------------------------------ going on later

    def state(self) -> dict[str, Any] | None:
        """The games as they stand, where they are on this machine."""
        if not all(isinstance(corner.batch.states, np.ndarray) for corner in self.corners):
            return None
        return {"states": [corner.batch.states.tobytes() for corner in self.corners], "salt": self.salt.cpu()}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go on with those games."""
        for corner, states in zip(self.corners, state["states"], strict=True):
            corner.batch.states[:] = np.frombuffer(states, corner.batch.states.dtype)
            corner.batch.changed()
        self.salt.copy_(state["salt"])


def ends(rewards: Tensor, scores: Tensor, players: Tensor, around: Tensor) -> Tensor:
    """Result, margin and points of every seat, from rewards and points at the end of games."""
    there = around.bool()
    low = scores.masked_fill(~there, -1e6)
    best, second = (low.topk(2, 1).values[:, place, None] for place in (0, 1))
    ahead = scores - torch.where(scores == best, second, best)
    margin = torch.where(players[:, None] > 1, ahead / (ahead.abs() + LEAD), rewards)
    end = torch.stack([rewards, margin, scores / FULL], 2)
    assert (RESULT, MARGIN, POINTS) == (0, 1, 2)
    return end.masked_fill(~there[:, :, None], 0)


def mixture(game: LoadedGame, recipe: Recipe, seed: int) -> list[tuple[int, dict[str, Any], float]]:
    """Kinds of tables and their shares: every player count, half with the usual options, half with others at random."""
    luck = np.random.default_rng(seed)
    main = 2 if 2 in game.players else game.players[0]
    kinds: list[tuple[int, dict[str, Any], float]] = []
    for players in game.players:
        others = len(game.players) - 1
        share = 1.0 if not others else recipe.two if players == main else (1 - recipe.two) / others
        offered = [
            option
            for option in game.options
            if option.name not in recipe.fixed and (not option.players or players in option.players)
        ]
        only_here = [option for option in offered if option.players == (players,)]
        if only_here:  # such as the level of a solo game: every choice alike
            kinds += [
                (players, {option.name: choice}, share / len(only_here) / len(option.choices))
                for option in only_here
                for choice in option.choices
            ]
        elif offered:
            kinds.append((players, {}, share / 2))
            for _ in range(VARIANTS):
                options = {option.name: option.choices[int(luck.integers(len(option.choices)))] for option in offered}
                kinds.append((players, options, share / 2 / VARIANTS))
        else:
            kinds.append((players, {}, share))
    return kinds


class Teacher:
    """Looks one action ahead in every game of a batch on a core."""

    def __init__(self, game: LoadedGame, seed: int) -> None:
        definition = game.definition
        compiled = CompiledRules(
            f"teacher-{definition.name}", definition.package, definition.record, definition.contract, TEACHER
        )
        self.entry = compiled.engine().entries["teach_all"]
        self.scratch = np.zeros(1, definition.record.dtype)
        self.mask = np.zeros(definition.actions.words, np.uint32)
        self.luck = np.array([[seed * 2 + 1, 0x9E37]], np.uint32)
        self.log = SILENT.copy()

    def answers(self, batch: Batch) -> Tensor:
        """What it would do in every game."""
        actions = np.zeros(len(batch), np.int32)
        self.entry(batch.states, self.scratch, self.mask, actions, self.luck, self.log)
        return torch.from_numpy(actions).long()


def decider(net: Net) -> Callable[[Tensor, Tensor, Tensor], tuple[Tensor, Tensor, Tensor]]:
    """The network as the player of all seats: actions drawn from its policy."""

    def decide(seen: Tensor, legal: Tensor, salt: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        logits, expected = net(seen)
        action, old = sample(logits, legal, salt)
        return action, old, expected

    return decide
