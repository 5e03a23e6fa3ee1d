"""What a GPU goes about otherwise than a processor, to the same effect.

Records are copied word by word; Numba's own copies are made byte by byte. What is to be written over with what is there
already is left as it is: every number that is written on its own costs a way to memory and back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from llvmlite import ir

from birdtable.kernel import loops, observing
from birdtable.kernel.dialect import AnyKernel
from birdtable.kernel.shapes import Features, States

WORD, COUNT = ir.IntType(32), ir.IntType(64)
SIZE = 4  # bytes of a word
AT_ONCE = 4  # words that are read before they are written: their reader waits once for all of them


@cache
def own_ways() -> Mapping[AnyKernel, Any]:
    """The functions that take the place of some kernels."""
    copy_words = word_copier()

    def copy_one(states: States, index: int, others: States, other: int) -> None:
        copy_words(states, index, others, other)

    def put(number: float, at: int, out: Features) -> None:
        if number != 0:
            out[at] = number

    return {loops.copy_one: copy_one, observing.put: put}


def word_copier() -> Any:
    """The intrinsic that makes one record of an array as another is."""
    parts = ("types", "cgutils", "extending", "np.arrayobj")  # of numba-cuda, which only a machine with a GPU needs
    types, cgutils, extending, arrays = (import_module(f"numba.cuda.{part}") for part in parts)

    def words_of(context: Any, builder: ir.IRBuilder, kind: Any, array: Any, index: Any) -> ir.Value:
        """Where the words of a record begin."""
        array = arrays.make_array(kind)(context, builder, array)
        return builder.bitcast(cgutils.get_item_pointer(context, builder, kind, array, [index]), WORD.as_pointer())

    def copy_some(builder: ir.IRBuilder, to: ir.Value, source: ir.Value, first: ir.Value, many: int) -> None:
        """So many words, beginning with one."""
        places = [builder.add(first, COUNT(step)) for step in range(many)]
        read = [builder.load(builder.gep(source, [place])) for place in places]
        for place, word in zip(places, read, strict=True):
            builder.store(word, builder.gep(to, [place]))

    @extending.intrinsic
    def copy_words(context: Any, states: Any, index: Any, others: Any, other: Any) -> tuple[Any, Callable[..., Any]]:
        assert states.dtype.size % SIZE == 0

        def generate(context: Any, builder: ir.IRBuilder, signature: Any, args: Sequence[Any]) -> Any:
            to = words_of(context, builder, states, args[0], args[1])
            source = words_of(context, builder, others, args[2], args[3])
            rounds, rest = divmod(states.dtype.size // SIZE, AT_ONCE)
            with cgutils.for_range(builder, COUNT(rounds)) as loop:
                copy_some(builder, to, source, builder.mul(loop.index, COUNT(AT_ONCE)), AT_ONCE)
            copy_some(builder, to, source, COUNT(rounds * AT_ONCE), rest)
            return context.get_dummy_value()

        return types.void(states, types.int64, others, types.int64), generate

    return copy_words
