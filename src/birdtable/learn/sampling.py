"""Draw one legal action a row from logits, in one pass on a GPU: no row of noise or of chances is ever written."""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn import functional

try:
    import triton
    import triton.language as tl
except ImportError:
    triton = None

NEVER = -1e9
TINY = 1e-10


def sample(logits: Tensor, legal: Tensor, salt: Tensor) -> tuple[Tensor, Tensor]:
    """Actions, and the logarithms of their chances; the salt changes, so that the next draw is another."""
    if logits.is_cuda and triton is not None:
        return _sample_on_gpu(logits, legal, salt)
    masked = logits.float().masked_fill(legal == 0, NEVER)
    noise = torch.rand_like(masked).clamp_(TINY, 1 - 1e-7)
    action = (masked - (-noise.log()).log()).argmax(1)
    return action, functional.log_softmax(masked, 1).gather(1, action[:, None])[:, 0]


def _sample_on_gpu(logits: Tensor, legal: Tensor, salt: Tensor) -> tuple[Tensor, Tensor]:
    rows, actions = legal.shape
    action = torch.empty(rows, dtype=torch.long, device=logits.device)
    chance = torch.empty(rows, dtype=torch.float32, device=logits.device)
    block = triton.next_power_of_2(actions)
    _draw[(rows,)](logits, logits.stride(0), legal, legal.stride(0), salt, action, chance, actions, BLOCK=block)
    salt += 1
    return action, chance


if triton is not None:

    @triton.jit
    def _draw(logits, logits_row, legal, legal_row, salt, action, chance, actions, BLOCK: tl.constexpr):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202, N803
        """A program draws for one row: the largest of logits with Gumbel noise."""
        row = tl.program_id(0)
        column = tl.arange(0, BLOCK)
        inside = column < actions
        allowed = tl.load(legal + row * legal_row + column, mask=inside, other=0) != 0
        logit = tl.load(logits + row * logits_row + column, mask=inside, other=0.0).to(tl.float32)
        logit = tl.where(allowed, logit, -1e9)
        seed = tl.load(salt).to(tl.int32)
        noise = tl.rand(seed, row * BLOCK + column)
        noise = tl.minimum(tl.maximum(noise, 1e-10), 1 - 1e-7)
        keys = tl.where(allowed, logit - tl.log(-tl.log(noise)), -1e30)
        best = tl.argmax(keys, 0)
        most = tl.max(logit, 0)
        total = tl.sum(tl.where(allowed, tl.exp(logit - most), 0.0), 0)
        mine = tl.sum(tl.where(column == best, logit, 0.0), 0)
        tl.store(action + row, best.to(tl.int64))
        tl.store(chance + row, mine - most - tl.log(total))
