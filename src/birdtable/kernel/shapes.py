"""The types that kernels are annotated with: one declaration for mypy, for NumPy and for both compilers.

A kernel's parameters are plain integers (`int`, or an enum of the game), a record (`State`), or arrays of numbers. An
array says how many indices it takes (`Row`, `Grid`, `Block`) and what its numbers are (`Row[Int8]`); the names that the
contract uses (`Mask`, `Log`, …) are arrays too, each of a type of its own, so that none is taken for another. A bare
`Row[int]` is a row of any integers: each caller brings its own.

Nothing here is ever made: at run time these are NumPy's arrays, memoryviews, or what the compilers have instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeVar, get_args, get_origin, overload

if TYPE_CHECKING:
    from birdtable.kernel.record import State

Int8 = Annotated[int, "i1"]
Int16 = Annotated[int, "i2"]
Int32 = Annotated[int, "i4"]
Int64 = Annotated[int, "i8"]
UInt8 = Annotated[int, "u1"]
UInt32 = Annotated[int, "u4"]
Float32 = Annotated[float, "f4"]
Float64 = Annotated[float, "f8"]

N = TypeVar("N", int, float)
R = TypeVar("R")


class Numbers(Generic[N]):
    """Numbers in an array."""

    shape: tuple[int, ...]

    def __len__(self) -> int:
        raise NotImplementedError

    def tolist(self) -> list[Any]:
        """The numbers as a list (outside kernels)."""
        raise NotImplementedError


class Row(Numbers[N]):
    """Numbers with one index."""

    @overload
    def __getitem__(self, index: int, /) -> N: ...
    @overload
    def __getitem__(self, index: slice, /) -> Row[N]: ...
    def __getitem__(self, index: Any, /) -> Any:
        raise NotImplementedError

    def __setitem__(self, index: int, value: N, /) -> None:
        raise NotImplementedError

    def __iter__(self) -> Iterator[N]:
        raise NotImplementedError


class Grid(Numbers[N]):
    """Numbers with two indices."""

    def __getitem__(self, index: tuple[int, int], /) -> N:
        raise NotImplementedError

    def __setitem__(self, index: tuple[int, int], value: N, /) -> None:
        raise NotImplementedError


class Block(Numbers[N]):
    """Numbers with three indices."""

    def __getitem__(self, index: tuple[int, int, int], /) -> N:
        raise NotImplementedError

    def __setitem__(self, index: tuple[int, int, int], value: N, /) -> None:
        raise NotImplementedError


class Rows(Grid[N], Generic[N, R]):
    """A row for each game: `rows[index]` is one game's own."""

    @overload
    def __getitem__(self, index: tuple[int, int], /) -> N: ...
    @overload
    def __getitem__(self, index: int, /) -> R: ...
    def __getitem__(self, index: Any, /) -> Any:
        raise NotImplementedError


class Features(Row[Float32]):
    """The array for learners of one game."""


class Floats(Rows[Float32, Features]):
    """The same for each game."""


class Mask(Row[UInt32]):
    """The set of legal actions, as bits: see `kernel/masks.py`."""


class Masks(Rows[UInt32, Mask]):
    """The same for each game."""


class Log(Grid[Int32]):
    """What happened, as rows of numbers: see `kernel/events.py`."""


class Luck(Grid[UInt32]):
    """The choosers' own random streams, one a game."""


class States:
    """Many records of one game: `states[i]` is one of them, `states[i] = other` copies one."""

    def __len__(self) -> int:
        raise NotImplementedError

    def __getitem__(self, index: int, /) -> State:
        raise NotImplementedError

    def __setitem__(self, index: int, state: State, /) -> None:
        raise NotImplementedError


DIMENSIONS: dict[type, int] = {Row: 1, Grid: 2, Rows: 2, Block: 3}


def array_of(annotation: Any) -> tuple[str, int] | None:
    """The number type and dimensions that an annotation says; an empty type where each caller brings its own."""
    while isinstance(annotation, type) and issubclass(annotation, Numbers) and annotation not in DIMENSIONS:
        annotation = annotation.__orig_bases__[0]  # type: ignore[attr-defined]  # Mask is a Row[UInt32], and so on
    origin = get_origin(annotation)
    if origin not in DIMENSIONS:
        return None
    number = get_args(annotation)[0]
    return "".join(get_args(number)[1:]), DIMENSIONS[origin]
