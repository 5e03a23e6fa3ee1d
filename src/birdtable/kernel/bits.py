"""Small sets of small numbers, as the bits of one integer.

`count_bits`, `lowest` and `lowest_wide` are *primitives*: written here in the dialect, which says what they mean, but
every processor has an instruction for each, and every back end uses it (see `Binder.primitive`).
"""

from __future__ import annotations

from birdtable.kernel.dialect import primitive

WORD = 0xFFFFFFFF


@primitive
def count_bits(bits: int) -> int:
    """How many of the low 32 bits are set."""
    bits = bits - ((bits >> 1) & 0x55555555)
    bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F
    return ((bits * 0x01010101) & WORD) >> 24


@primitive
def lowest(bits: int) -> int:
    """The position of the lowest of at most 32 bits; the set must not be empty."""
    place = 0
    while (bits >> place) & 1 == 0:
        place += 1
    return place


@primitive
def lowest_wide(bits: int) -> int:
    """The same of at most 63 bits."""
    return lowest(bits & WORD) if bits & WORD else 32 + lowest(bits >> 32)
