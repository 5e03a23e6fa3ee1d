"""Action families: every decision is one number, declared once, read and written as words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from birdtable.errors import BadNotation
from birdtable.kernel.words import Vocabulary


@dataclass(frozen=True)
class Action:
    """One action: its number, and its parts as people name them."""

    number: int
    verb: str = field(compare=False)
    args: dict[str, str] = field(compare=False)

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args.values()))


class Family:
    """The actions that share a verb: one for each combination of its arguments' values.

    `Family("place", column=COLUMN, end=END)` holds `place 3 front` and its like. What others may not see being chosen
    is `secret`: they learn that something was done, not what. What only a person's hand does, or does wrong, is
    `by_hand`: bots leave it alone.
    """

    def __init__(
        self, verb: str, sizes: tuple[int, ...] = (), secret: bool = False, by_hand: bool = False, **args: Vocabulary
    ) -> None:
        self.verb = verb
        self.args = args
        self.secret = secret
        self.by_hand = by_hand
        self.sizes = sizes
        if len(sizes) != len(args):
            raise TypeError(f"family {verb!r} needs one size for each argument")
        self.count = 1
        for size in sizes:
            self.count *= size

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


class Pair(Family):
    """A family of two different things of one kind, in no order: `swap f3 m3` is `swap m3 f3`.

    The pair of a < b is number b (b - 1) / 2 + a, so that all partners below b lie side by side.
    """

    def __init__(self, verb: str, size: int, first: str, second: str, words: Vocabulary) -> None:
        super().__init__(verb, (size, size), False, False, **{first: words, second: words})
        self.count = size * (size - 1) // 2

    def encode(self, values: tuple[int, ...]) -> int:
        """The number of a pair, in either order."""
        low, high = sorted(values)
        if low == high:
            raise BadNotation(f"{self.verb!r} needs two different places")
        return high * (high - 1) // 2 + low

    def decode(self, number: int) -> tuple[int, ...]:
        """The pair, the lower one first."""
        high = 1
        while high * (high + 1) // 2 <= number:
            high += 1
        return number - high * (high - 1) // 2, high


class Couple(Family):
    """A family of two things of one kind, alike or not, in no order: `spend mantis cicada` is `spend cicada mantis`.

    The couple of a <= b is number b (b + 1) / 2 + a.
    """

    def __init__(self, verb: str, size: int, first: str, second: str, words: Vocabulary) -> None:
        super().__init__(verb, (size, size), False, False, **{first: words, second: words})
        self.count = size * (size + 1) // 2

    def encode(self, values: tuple[int, ...]) -> int:
        """The number of a couple, in either order."""
        low, high = sorted(values)
        return high * (high + 1) // 2 + low

    def decode(self, number: int) -> tuple[int, ...]:
        """The couple, the lower one first."""
        high = 0
        while (high + 1) * (high + 2) // 2 <= number:
            high += 1
        return number - high * (high + 1) // 2, high


class Actions:
    """All families of a game, one after the other."""

    def __init__(self, *families: Family) -> None:
        self.families = families
        self.first: dict[str, int] = {}
        self.count = 0
        for family in families:
            self.first[family.verb] = self.count
            self.count += family.count
        self.words = (self.count + 31) // 32

    def action(self, number: int, players: int) -> Action:
        """The action of a number."""
        family = self.family(number)
        values = family.decode(number - self.first[family.verb])
        words = {
            name: words.word(value, players) for (name, words), value in zip(family.args.items(), values, strict=True)
        }
        return Action(number, family.verb, words)

    def family(self, number: int) -> Family:
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

    def parse(self, text: str, players: int) -> Action:
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
