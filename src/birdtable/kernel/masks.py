"""The set of legal actions: one bit an action, in words of 32."""

from __future__ import annotations

from birdtable.kernel.bits import WORD, count_bits, lowest
from birdtable.kernel.dialect import kernel
from birdtable.kernel.shapes import Mask


@kernel
def clear(mask: Mask) -> None:
    """Make no action legal."""
    for word in range(len(mask)):
        mask[word] = 0


@kernel
def allow(mask: Mask, action: int) -> None:
    """Make an action legal."""
    mask[action >> 5] |= 1 << (action & 31)


@kernel
def allow_all(mask: Mask, first: int, bits: int) -> None:
    """Make action `first + i` legal for each bit i that is set, i below 32."""
    word = first >> 5
    shift = first & 31
    mask[word] |= (bits << shift) & WORD
    if shift > 0 and bits >> (32 - shift) != 0:
        mask[word + 1] |= bits >> (32 - shift)


@kernel
def forbid(mask: Mask, action: int) -> None:
    """Make an action illegal."""
    mask[action >> 5] &= WORD ^ (1 << (action & 31))


@kernel
def allows(mask: Mask, action: int) -> int:
    """Whether an action is legal."""
    return (mask[action >> 5] >> (action & 31)) & 1


@kernel
def count_allowed(mask: Mask) -> int:
    """How many actions are legal."""
    count = 0
    for word in range(len(mask)):
        count += count_bits(mask[word] & WORD)
    return count


@kernel
def nth_allowed(mask: Mask, n: int) -> int:
    """The legal action that n others come before."""
    word = 0
    here = count_bits(mask[0] & WORD)
    while n >= here:
        n -= here
        word += 1
        here = count_bits(mask[word] & WORD)
    bits = mask[word] & WORD
    for _ in range(n):
        bits &= bits - 1
    return 32 * word + lowest(bits)
