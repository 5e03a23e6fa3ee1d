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
from torch.utils.dlpack import from_dlpack

from birdtable.batch import Batch
from birdtable.bots.network import choices_shown, promise_scale
from birdtable.game import Game
from birdtable.kernel.loops import ONE
from birdtable.learn.model import FULL, LEAD, Head, Lesson, Net, padded
from birdtable.learn.recipes import Recipe
from birdtable.learn.sampling import sample

KINDS = 256  # of tables in the hall: counts of players and options, as they are mixed


class Hall:
    """All tables, and what happened at them lately: arrays of steps × games."""

    def __init__(self, game: Game, recipe: Recipe, seed: int, backend: str, device: torch.device) -> None:
        self.recipe, self.device = recipe, device
        self.seats = max(game.players)
        self.features, self.actions = game.features, game.actions.count
        games, steps = recipe.games, recipe.steps
        self.batch = Batch(game, games, self.seats, seed, backend, {}, "uint8", mixture(game, recipe, seed))
        shared = ("observations", "masks", "seats", "rewards", "done")
        self.windows = {name: from_dlpack(self.batch.shared(name)) for name in shared}
        self.score = self._window("score", self.seats)
        shown = choices_shown(game, recipe.fixed)
        options = [option for option in game.options if option.name in shown]
        self.choices = [(self._window("players"), torch.tensor(game.players, device=device))]
        self.choices += [
            (self._window(option.name), torch.arange(len(option.choices), device=device)) for option in options
        ]
        inputs = game.features + sum(len(choices) for _, choices in self.choices)
        self.turn = torch.arange(self.seats, device=device)

        def array(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(steps, games, *shape, dtype=dtype, device=device)

        self.seen = array(padded(inputs), dtype=torch.uint8)
        self.legal = array(self.actions, dtype=torch.uint8)
        self.mover = array(dtype=torch.long)
        self.players = array(dtype=torch.long)
        self.action = array(dtype=torch.long)
        self.old = array()
        self.expected = array(self.seats, len(Head))
        self.done = array(dtype=torch.bool)
        self.end = array(self.seats, len(Head))
        self.targets = array(self.seats, len(Head))
        self.advantage = array()
        self.free = array(dtype=torch.bool)
        self.now = torch.zeros_like(self.seen[0])
        self.now_legal = torch.zeros_like(self.legal[0])
        self.now_mover = torch.zeros_like(self.mover[0])
        self.now_players = torch.zeros_like(self.players[0])
        self.final = torch.zeros(games, self.seats, device=device)
        self.rewards = torch.zeros_like(self.final)
        self.salt = torch.full((1,), seed, dtype=torch.int64, device=device)
        self.ended = torch.zeros((), dtype=torch.int64, device=device)
        self.scale = promise_scale(game) if recipe.faith else 0
        self.looks = 0
        self.promised = np.zeros((games if self.scale else 0, self.actions), np.uint8)

    def _window(self, field: str, width: int = 0) -> Tensor:
        """A field of the records, as it stands: one number a game, or `width` of them."""
        record = self.batch.game.layout.dtype
        fields: Any = record.fields
        kind, place = fields[field][:2]
        if isinstance(self.batch.states, np.ndarray):
            window = torch.from_numpy(self.batch.states[field])
        else:
            every = from_dlpack(self.batch.runner.shared("states")).view(len(self.batch), record.itemsize)
            size = kind.base.itemsize
            kinds = {1: torch.int8, 2: torch.int16, 4: torch.int32}
            first = place // size
            window = every.view(kinds[size])[:, first : first + max(1, width)]
            window = window if width else window[:, 0]
        return window[:, :width] if width else window

    # ------------------------------------------------------------------ playing

    def look(self) -> None:
        """Bring what the deciding seats see into one array: the observation, and which table it is."""
        self.batch.show()
        self.now[:, : self.features] = self.windows["observations"].to(self.device, non_blocking=True)
        self._list_legal()
        self.now_mover.copy_(self.windows["seats"], non_blocking=True)
        self.now_players.copy_(self.choices[0][0], non_blocking=True)
        first = self.features
        for window, choices in self.choices:
            chosen = window.to(self.device, non_blocking=True)
            self.now[:, first : first + len(choices)] = (chosen[:, None] == choices) * ONE
            first += len(choices)

    def _list_legal(self) -> None:
        """What is legal, or what it promises."""
        if not self.scale:
            self.now_legal.copy_(self.windows["masks"], non_blocking=True)
            return
        self.looks += len(self.batch)
        first = self.looks & 0x3FFFFFFF
        if self.now_legal.is_cuda and self.windows["masks"].is_cuda:
            self.batch.runner.promise(self.now_legal, self.scale, first)
        else:
            self.batch.runner.promise(self.promised, self.scale, first)
            self.now_legal.copy_(torch.from_numpy(self.promised))

    @torch.no_grad()
    def play(self, decide: Callable[[Tensor, Tensor, Tensor], tuple[Tensor, Tensor, Tensor]]) -> None:
        """A rollout: `decide` gives actions, the logarithms of their chances, and what every seat expects."""
        for step in range(self.recipe.steps):
            self.look()
            self.seen[step] = self.now
            self.legal[step] = self.now_legal
            self.mover[step] = self.now_mover
            self.players[step] = self.now_players
            action, old, expected = decide(self.now, self.now_legal, self.salt)
            self.action[step] = action
            self.old[step] = old
            self.expected[step] = expected
            self.carry_out(action, step)
        self.look()
        self.work_out(decide(self.now, self.now_legal, self.salt)[2])

    def carry_out(self, actions: Tensor, step: int) -> None:
        """Step every table, and note which games ended and how, before they are dealt anew."""
        numbers = actions.int()
        on_device = self.windows["done"].is_cuda
        chosen = numbers if on_device else numbers.cpu().numpy()
        self.batch.step_and_see(chosen, self._note_points)
        self.done[step] = self.windows["done"].to(self.device, non_blocking=True).bool()
        rewards = self.windows["rewards"]
        self.rewards[:, : rewards.shape[1]] = rewards.to(self.device, non_blocking=True)
        self.end[step] = ends(self.rewards, self.final, self.players[step])
        self.ended += self.done[step].sum()

    def _note_points(self) -> None:
        self.final.copy_(self.score, non_blocking=True)

    # ------------------------------------------------------------------ what it was worth

    def work_out(self, last: Tensor) -> None:
        """How every decision turned out: each seat's expectations are compared with those at its own next decision.

        last  what every seat expects after the last step, for games that go on
        """
        here = self._absolute(self.now_mover, self.now_players)
        coming = torch.zeros_like(last).scatter_(1, here[:, :, None].expand_as(last), last)
        surprise = torch.zeros_like(coming)
        for step in range(self.recipe.steps - 1, -1, -1):
            done = self.done[step][:, None, None]
            coming = torch.where(done, self.end[step], coming)
            surprise = torch.where(done, 0.0, surprise)
            mover = self.mover[step]
            here = self._absolute(mover, self.players[step])
            targets = (coming + self.recipe.fading * surprise).gather(1, here[:, :, None].expand_as(coming))
            self.targets[step] = targets
            seat = mover[:, None, None].expand(-1, 1, len(Head))
            own = self.expected[step][:, :1]
            coming = coming.scatter(1, seat, own)
            surprise = surprise.scatter(1, seat, targets[:, :1] - own)

    def _absolute(self, mover: Tensor, players: Tensor) -> Tensor:
        """The seats as the table counts them, of those counted from the deciding one on."""
        return torch.where(self.turn < players[:, None], (self.turn + mover[:, None]) % players[:, None], self.turn)

    def weigh(self, margin: float) -> None:
        """Advantages from results and margins, brought to one scale, and which decisions were free."""
        ahead = self.targets[:, :, 0] - self.expected[:, :, 0]
        advantage = (1 - margin) * ahead[..., Head.result] + margin * ahead[..., Head.margin]
        self.free.copy_((self.legal != 0).sum(2, dtype=torch.int32) > 1)
        count = self.free.sum().clamp(min=1)
        mean = (advantage * self.free).sum() / count
        spread = ((advantage - mean).square() * self.free).sum().div(count).sqrt() + 1e-6
        self.advantage.copy_((advantage - mean) / spread)

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

        known = (self.turn < rows(self.players)[:, None]).float()
        return Lesson(
            rows(self.seen), rows(self.legal), rows(self.action), rows(self.old), rows(self.advantage),
            rows(self.targets), known,
        )  # fmt: skip

    # ------------------------------------------------------------------ going on later

    def state(self) -> dict[str, Any] | None:
        """The games as they stand, where they are on this machine."""
        if not isinstance(self.batch.states, np.ndarray):
            return None
        return {"states": self.batch.states.tobytes(), "salt": self.salt.cpu()}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go on with those games."""
        self.batch.states[:] = np.frombuffer(state["states"], self.batch.states.dtype)
        self.batch.changed()
        self.salt.copy_(state["salt"])


def ends(rewards: Tensor, scores: Tensor, players: Tensor) -> Tensor:
    """Result, margin and points of every seat, from rewards and points at the end of games."""
    there = torch.arange(scores.shape[1], device=scores.device) < players[:, None]
    low = scores.masked_fill(~there, -1e6)
    best, second = (low.topk(2, 1).values[:, place, None] for place in (0, 1))
    ahead = scores - torch.where(scores == best, second, best)
    margin = torch.where(players[:, None] > 1, ahead / (ahead.abs() + LEAD), rewards)
    told = {Head.result: rewards, Head.margin: margin, Head.points: scores / FULL}
    end = torch.stack([told[head] for head in Head], 2)
    return end.masked_fill(~there[:, :, None], 0)


def mixture(game: Game, recipe: Recipe, seed: int) -> np.ndarray:
    """Tables of every kind, `KINDS` of them: every player count, half with the usual options, half with others."""
    luck = np.random.default_rng(seed)
    main = 2 if 2 in game.players else game.players[0]
    others = [players for players in game.players if players != main]
    templates = []
    for number in range(KINDS):
        usual = not others or number < recipe.two * KINDS
        players = main if usual else others[number % len(others)]
        offered = [
            option
            for option in game.options
            if option.name not in recipe.fixed and (not option.players or players in option.players)
        ]
        only_here = [option for option in offered if option.players == (players,)]  # such as the level of a solo game
        varied = only_here if number % 2 else offered
        options = {option.name: option.choices[int(luck.integers(len(option.choices)))] for option in varied}
        templates.append(game.template(players, options))
    return np.concatenate(templates)


def decider(net: Net) -> Callable[[Tensor, Tensor, Tensor], tuple[Tensor, Tensor, Tensor]]:
    """The network as the player of all seats: actions drawn from its policy."""

    def decide(seen: Tensor, legal: Tensor, salt: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        logits, expected = net(seen, legal)
        action, old = sample(logits, legal, salt)
        return action, old, expected

    return decide
