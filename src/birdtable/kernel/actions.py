"""Action families: every decision is one number, declared once, read and written as words."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from types import FunctionType
from typing import Any, overload

from birdtable.errors import BadNotation
from birdtable.kernel.dialect import Kernel, Namespace
from birdtable.kernel.words import Vocabulary, spelled

PARSED = 4096  # texts that are not read again


@dataclass(frozen=True)
class Action:
    """One action: its number, and its parts as people name them."""

    number: int
    verb: str = field(compare=False)
    args: dict[str, str] = field(compare=False)

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args.values()))


class Family(Namespace):
    """The actions that share a verb: one for each combination of its arguments' values.

    `place = verb(WIDTH, 2, column=COLUMN, end=END)` declares `place 3 front` and its like. Kernels make the number of
    an action with `Verb.place.of(column, end)`, ask `Verb.place.has(action)`, and take it apart again with
    `column, end = Verb.place.parts(action)` (`part` where there is but one); `Verb.place.first` is its first number.

    secret   others may not see what is chosen: they learn that something was done, not what
    by_hand  only a person's hand does this, or does it wrong: bots leave it alone
    clause   the rule that is followed
    """

    verb = ""
    first = -1
    has: Kernel[[int], bool]

    def __init__(
        self, sizes: tuple[int, ...], args: Mapping[str, Vocabulary], secret: bool, by_hand: bool, clause: str
    ) -> None:
        self.args = args
        self.sizes = sizes
        self.secret = secret
        self.by_hand = by_hand
        self.clause = clause
        if len(sizes) != len(args):
            raise TypeError(f"a verb needs one size for each argument, not {sizes} for {', '.join(args) or 'none'}")
        self.count = self.size()

    def size(self) -> int:
        """How many actions there are."""
        return math.prod(self.sizes)

    def numbered(self, verb: str, first: int) -> None:
        """Take the numbers from `first` on."""
        self.verb, self.first = verb, first
        made = {"FIRST": first, "END": first + self.count, **dict(zip("ABC", self.sizes, strict=False))}
        for name, function in self.kernels().items():
            bound = FunctionType(function.__code__, {**made, "__name__": __name__}, f"{verb}.{name}")
            bound.__annotations__ = function.__annotations__
            setattr(self, name, Kernel(bound))

    def kernels(self) -> dict[str, Any]:
        """What kernels can do with it."""
        return {"has": _has, **KERNELS[len(self.sizes)]}

    def encode(self, values: tuple[int, ...]) -> int:
        """The number inside the family."""
        number = 0
        for value, size in zip(values, self.sizes, strict=True):
            number = number * size + value
        return number

    def decode(self, number: int) -> tuple[int, ...]:
        """The values of the arguments."""
        values: list[int] = []
        for size in reversed(self.sizes):
            number, value = divmod(number, size)
            values.insert(0, value)
        return tuple(values)


class Family0(Family):
    """A verb alone: its number is `first`."""


class Family1(Family):
    """A verb with one argument."""

    of: Kernel[[int], int]
    part: Kernel[[int], int]


class Family2(Family):
    """A verb with two."""

    of: Kernel[[int, int], int]
    parts: Kernel[[int], tuple[int, int]]


class Family3(Family):
    """A verb with three."""

    of: Kernel[[int, int, int], int]
    parts: Kernel[[int], tuple[int, int, int]]


class Pair(Family2):
    """A verb about two different things of one kind, in no order: `swap f3 m3` is `swap m3 f3`.

    The pair of a < b is number b (b - 1) / 2 + a, so that all partners below b lie side by side; `of` wants the lower
    one first, and `parts` gives it first.
    """

    def size(self) -> int:
        return self.sizes[0] * (self.sizes[0] - 1) // 2

    def kernels(self) -> dict[str, Any]:
        return {"has": _has, "of": _pair_of, "parts": _pair_parts}

    def encode(self, values: tuple[int, ...]) -> int:
        low, high = sorted(values)
        if low == high:
            raise BadNotation(f"{self.verb!r} needs two different places")
        return high * (high - 1) // 2 + low

    def decode(self, number: int) -> tuple[int, ...]:
        high = 1
        while high * (high + 1) // 2 <= number:
            high += 1
        return number - high * (high - 1) // 2, high


class Couple(Family2):
    """A verb about two things of one kind, alike or not, in no order: `spend mantis cicada` is `spend cicada mantis`.

    The couple of a <= b is number b (b + 1) / 2 + a; `of` wants the lower one first, and `parts` gives it first.
    """

    def size(self) -> int:
        return self.sizes[0] * (self.sizes[0] + 1) // 2

    def kernels(self) -> dict[str, Any]:
        return {"has": _has, "of": _couple_of, "parts": _couple_parts}

    def encode(self, values: tuple[int, ...]) -> int:
        low, high = sorted(values)
        return high * (high + 1) // 2 + low

    def decode(self, number: int) -> tuple[int, ...]:
        high = 0
        while (high + 1) * (high + 2) // 2 <= number:
            high += 1
        return number - high * (high + 1) // 2, high


@overload
def verb(*, secret: bool = False, by_hand: bool = False, clause: str = "") -> Family0: ...
@overload
def verb(
    a: int, /, *, secret: bool = False, by_hand: bool = False, clause: str = "", **args: Vocabulary
) -> Family1: ...
@overload
def verb(
    a: int, b: int, /, *, secret: bool = False, by_hand: bool = False, clause: str = "", **args: Vocabulary
) -> Family2: ...
@overload
def verb(
    a: int, b: int, c: int, /, *, secret: bool = False, by_hand: bool = False, clause: str = "", **args: Vocabulary
) -> Family3: ...
def verb(*sizes: int, secret: bool = False, by_hand: bool = False, clause: str = "", **args: Vocabulary) -> Family:
    """Declare a verb: how many values each of its arguments can have, and the words for them. See `Family`."""
    family = (Family0, Family1, Family2, Family3)[len(sizes)]
    return family(sizes, args, secret, by_hand, clause)


def pair(size: int, *, clause: str = "", **args: Vocabulary) -> Pair:
    """Declare a verb about two different things in no order."""
    return Pair((size, size), args, False, False, clause)


def couple(size: int, *, clause: str = "", **args: Vocabulary) -> Couple:
    """Declare a verb about two things in no order, which may be alike."""
    return Couple((size, size), args, False, False, clause)


# ---------------------------------------------------------------------- what kernels do with a verb

FIRST, END, A, B, C = 0, 1, 1, 1, 1  # each verb has its own: its first number, the one after its last, its sizes


def _has(action: int) -> bool:
    return FIRST <= action < END


def _of_1(a: int) -> int:
    return FIRST + a


def _part(action: int) -> int:
    return action - FIRST


def _of_2(a: int, b: int) -> int:
    return FIRST + a * B + b


def _parts_2(action: int) -> tuple[int, int]:
    return (action - FIRST) // B, (action - FIRST) % B


def _of_3(a: int, b: int, c: int) -> int:
    return FIRST + (a * B + b) * C + c


def _parts_3(action: int) -> tuple[int, int, int]:
    return (action - FIRST) // (B * C), (action - FIRST) // C % B, (action - FIRST) % C


def _pair_of(a: int, b: int) -> int:
    return FIRST + b * (b - 1) // 2 + a


def _pair_parts(action: int) -> tuple[int, int]:
    high = 1
    while high * (high + 1) // 2 <= action - FIRST:
        high += 1
    return action - FIRST - high * (high - 1) // 2, high


def _couple_of(a: int, b: int) -> int:
    return FIRST + b * (b + 1) // 2 + a


def _couple_parts(action: int) -> tuple[int, int]:
    high = 0
    while (high + 1) * (high + 2) // 2 <= action - FIRST:
        high += 1
    return action - FIRST - high * (high + 1) // 2, high


KERNELS: tuple[dict[str, Any], ...] = (
    {},
    {"of": _of_1, "part": _part},
    {"of": _of_2, "parts": _parts_2},
    {"of": _of_3, "parts": _parts_3},
)


class Verbs(Namespace):
    """What can be done in a game: a class of verbs in the order of their numbers.

    class Verb(Verbs):
        drop = verb(COLUMNS, column=COLUMN)
    """

    families: tuple[Family, ...] = ()

    def __init_subclass__(cls) -> None:
        named = {name: family for name, family in vars(cls).items() if isinstance(family, Family)}
        first = 0
        for name, family in named.items():
            family.numbered(spelled(name), first)
            first += family.count
        cls.families = tuple(named.values())


class Actions:
    """The verbs of a game as the table reads and writes them."""

    def __init__(self, verbs: type[Verbs]) -> None:
        self.families = verbs.families
        self.first = {family.verb: family.first for family in self.families}
        self.count = sum(family.count for family in self.families)
        self.words = (self.count + 31) // 32
        self.action = cache(self._action)  # read and written again and again at a table
        self.family = cache(self._family)
        self.parse = lru_cache(PARSED)(self._parse)

    def _action(self, number: int, players: int) -> Action:
        """The action of a number."""
        family = self.family(number)
        values = family.decode(number - self.first[family.verb])
        words = {
            name: words.word(value, players) for (name, words), value in zip(family.args.items(), values, strict=True)
        }
        return Action(number, family.verb, words)

    def _family(self, number: int) -> Family:
        """The family that a number belongs to."""
        for family in reversed(self.families):
            if number >= self.first[family.verb]:
                return family
        raise BadNotation(f"there is no action number {number}")

    def meaningful(self, players: int) -> Iterator[Action]:
        """Every action that has words with this many players."""
        for number in range(self.count):
            try:
                yield self.action(number, players)
            except IndexError:
                continue

    def _parse(self, text: str, players: int) -> Action:
        """The action that words name."""
        parts = text.split()
        family = next((family for family in self.families if parts and family.verb == parts[0].casefold()), None)
        if family is None:
            raise BadNotation(f"{text!r} starts with no known verb; expected one of: {', '.join(self.first)}")
        if len(parts) - 1 != len(family.args):
            form = " ".join((family.verb, *(f"<{name}>" for name in family.args)))
            raise BadNotation(f"{text!r} does not fit; expected: {form}")
        values = tuple(words.value(part, players) for words, part in zip(family.args.values(), parts[1:], strict=True))
        return self.action(self.first[family.verb] + family.encode(values), players)
