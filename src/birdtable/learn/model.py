"""The network and the loss: all that a researcher needs to change to learn in another way.

A network sees the observation of the deciding seat (and which table it is: players, options) and answers with

* a policy: a number for every action, of which the legal ones are compared; some are shown how actions look one step
  ahead (`kernel/promise.py`), and add that, as far as they trust it here;
* for every seat, from the deciding one on, what it expects at the end: the zero-sum result, the squashed margin over
  the best other seat, and its points (`Head`).

`bots/network.py` computes the same in NumPy: whoever changes the layers here changes them there.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import auto

import torch
from torch import Tensor, nn
from torch.nn import functional

from birdtable.kernel.loops import ONE
from birdtable.kernel.promise import FULL as PROMISED
from birdtable.kernel.words import Words

LEAD = 20.0  # points ahead that are half of a full margin
FULL = 50.0  # points that count as 1
ALIGNED = 16  # widths are multiples of this: odd ones are slow on a GPU
NEVER = -1e9


class Head(Words):
    """What is expected of a seat at the end."""

    result = auto()
    margin = auto()
    points = auto()


def padded(width: int) -> int:
    """A width that a GPU multiplies fast."""
    return (width + ALIGNED - 1) // ALIGNED * ALIGNED


@dataclass(frozen=True)
class Shape:
    """How large a network is.

    inputs   features of the observation and of the table
    actions  all actions of the game
    seats    the most that sit at a table
    faith    how far it trusts promises in the beginning; 0: it is not shown any
    """

    inputs: int
    actions: int
    seats: int
    width: int = 512
    blocks: int = 2
    faith: float = 0.0

    @property
    def outputs(self) -> int:
        """The policy's numbers and, after them, the expectations and the trust in promises."""
        return self.actions + self.seats * len(Head) + (self.faith > 0)


class Net(nn.Module):
    """A layer that reads the observation, residual layers, and one layer for all answers."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.first = nn.Linear(padded(shape.inputs), shape.width)
        self.layers = [nn.Linear(shape.width, shape.width) for _ in range(shape.blocks)]
        self.blocks = nn.ModuleList(self.layers)
        self.last = nn.Linear(shape.width, padded(shape.outputs))
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Of observations in bytes: the policy's logits, and what every seat expects (rows × seats × `Head`).

        legal  0 for what is not; where the network is shown promises, these
        """
        kind = torch.bfloat16 if seen.is_cuda else torch.float32
        x = functional.relu(_linear(self.first, seen.to(kind) / ONE))
        for block in self.layers:
            x = x + functional.relu(_linear(block, x))
        answers = _linear(self.last, x)
        shape = self.shape
        logits, expected = (
            answers[:, : shape.actions],
            answers[:, shape.actions : shape.actions + shape.seats * len(Head)],
        )
        if shape.faith:
            trust = shape.faith + answers[:, shape.outputs - 1 : shape.outputs].float()
            logits = logits.float() + trust * (legal.float() / PROMISED)
        return logits, expected.float().view(-1, shape.seats, len(Head))


def _linear(layer: nn.Linear, x: Tensor) -> Tensor:
    """Multiply in the precision of `x`; the weights themselves stay in float32."""
    return functional.linear(x, layer.weight.to(x.dtype), layer.bias.to(x.dtype))


@dataclass(frozen=True)
class Lesson:
    """Decisions to learn from, a row each.

    old        the logarithm of the chance that the player gave to what it did
    advantage  how much better that went than expected; 0 where nobody knows
    targets    what every seat should have expected, and `known`: whether that seat sits there
    """

    seen: Tensor
    legal: Tensor
    action: Tensor
    old: Tensor
    advantage: Tensor
    targets: Tensor
    known: Tensor


HEAD_WEIGHTS = (1.0, 0.5, 0.25)


def loss_of(net: Net, lesson: Lesson, clip: float, entropy: Tensor) -> tuple[Tensor, Tensor]:
    """What is to become small: PPO's clipped objective.

    Returns the loss, and for the live line: policy, value, entropy, and how far the policy has moved.
    """
    logits, expected = net(lesson.seen, lesson.legal)
    logarithms = functional.log_softmax(logits.float().masked_fill(lesson.legal == 0, NEVER), 1)
    chosen = logarithms.gather(1, lesson.action[:, None])[:, 0]
    spread = -(logarithms.exp() * logarithms.clamp(min=-50)).sum(1).mean()
    ratio = (chosen - lesson.old).exp()
    policy = -torch.min(ratio * lesson.advantage, ratio.clamp(1 - clip, 1 + clip) * lesson.advantage).mean()
    wrong = (expected - lesson.targets).square()
    errors = sum(weight * wrong[:, :, head] for head, weight in enumerate(HEAD_WEIGHTS)) * lesson.known
    value = errors.sum() / lesson.known.sum().clamp(min=1)
    loss = policy + 0.5 * value - entropy * spread
    moved = (lesson.old - chosen).mean()
    return loss, torch.stack([policy, value, spread, moved]).detach()
