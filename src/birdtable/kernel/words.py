"""Vocabularies: the names that numbers have when people read or write them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import cache

from birdtable.errors import BadNotation


class Vocabulary:
    """The words for the values 0, 1, 2, … of one kind of thing (birds, spaces, cards).

    A vocabulary that differs with the number of players is given as a function of it. One whose numbers are seats
    (`seats=True`) is read with the players' names; it may have other words for those who sit at no seat.
    """

    def __init__(self, name: str, words: Sequence[str] | Callable[[int], Sequence[str]], seats: bool = False) -> None:
        self.name = name
        self.seats = seats
        self._words: Callable[[int], Sequence[str]] = cache(words) if callable(words) else (lambda players: words)

    def words(self, players: int) -> Sequence[str]:
        """Every word, in the order of the values."""
        return self._words(players)

    def word(self, value: int, players: int) -> str:
        """The word for a value."""
        return self.words(players)[value]

    def value(self, word: str, players: int) -> int:
        """The value of a word, in any letter case; an unknown word is refused with what is allowed."""
        words = self.words(players)
        folded = word.casefold()
        if folded not in words:
            raise BadNotation(f"{word!r} is not a {self.name}; expected one of: {', '.join(words)}")
        return words.index(folded)


def spelled(name: str) -> str:
    """A name in Python as people write it: `return_` is "return", `zap_nest` is "zap-nest"."""
    return name.rstrip("_").replace("_", "-")


class Words(IntEnum):
    """Words of a game that rules name: members count from 0, in their order.

    class Swap(Words):
        sideways = auto()
        sharp_dodge = auto()
    """

    @property
    def word(self) -> str:
        """The member as people write it."""
        return spelled(self.name)

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[int]) -> int:
        return count


def vocabulary(name: str, words: type[Words]) -> Vocabulary:
    """The vocabulary of an enum's members."""
    return Vocabulary(name, tuple(member.word for member in words))


def numbers(name: str, count: int, first: int = 0) -> Vocabulary:
    """A vocabulary of plain numbers."""
    return Vocabulary(name, tuple(str(first + value) for value in range(count)))
