"""Small sets of small numbers, as the bits of one integer."""

from __future__ import annotations

from birdtable.kernel.dialect import kernel

WORD = 0xFFFFFFFF


@kernel
def count_bits(bits):
    """How many of the low 32 bits are set."""
    bits = bits - ((bits >> 1) & 0x55555555)
    bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F
    return ((bits * 0x01010101) & WORD) >> 24


@kernel
def lowest(bits):
    """The position of the lowest of at most 32 bits; the set must not be empty."""
    return count_bits((bits & -bits) - 1)
