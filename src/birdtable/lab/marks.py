"""What a seat can do or have in a game, as numbered marks: made from the game's own declarations.

Every word of every vocabulary has a mark for each way in which a seat can have to do with it (the verb of an action,
an event, a field of the record at the end), and one for all ways together. Verbs have marks too. Nothing is said here
about any one game, so a new one has its marks by existing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from birdtable.game import Game
from birdtable.kernel.actions import Couple, Family, Pair
from birdtable.kernel.chronicle import PER_ARGUMENT, SEATS
from birdtable.kernel.events import WIDTH, Private
from birdtable.kernel.record import SEAT, Field
from birdtable.kernel.words import Vocabulary

EVERYBODY = "everybody"  # the kinds of marks
VERB = "verb"
ANY = "any"
ACTION = "action"
EVENT = "event"
END = "end"

NONE = -1


@dataclass(frozen=True)
class Mark:
    """One thing that a seat did or had.

    kind   how it is known: `any` way, by an `action`, an `event`, or from the table at the `end`
    how    the verb, the event or the field; "" for any way
    of     the vocabulary that the word is of
    """

    kind: str
    how: str
    of: str
    word: str


class Marks:
    """All marks of a game for one number of players, and the tables by which kernels find them."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.list: list[Mark] = [Mark(EVERYBODY, "", "", "")]
        self._first: dict[tuple[Any, ...], int] = {}
        self.action_marks: Any = self._of_actions()
        self.event_marks: Any = self._of_events()
        self.holdings = list(self._of_fields())

    def __len__(self) -> int:
        return len(self.list)

    @property
    def words(self) -> int:
        """How many words of 32 bits hold a seat's marks."""
        return (len(self.list) + 31) // 32

    def _add(self, kind: str, how: str, vocabulary: Vocabulary) -> int:
        """The number of the first mark of a vocabulary, known in one way; made when first asked for."""
        key = (kind, how, id(vocabulary))
        if key not in self._first:
            self._first[key] = len(self.list)
            self.list += [Mark(kind, how, vocabulary.name, word) for word in vocabulary.words(self.players)]
        return self._first[key]

    # ------------------------------------------------------------------ actions

    def _of_actions(self) -> np.ndarray:
        """For every action its verb and its words, each in this way and in any; -1 where there are no more."""
        actions = self.game.actions
        most = max(len(family.args) for family in actions.families)
        table = np.full((actions.count, 1 + 2 * most), NONE, np.int32)
        for family in actions.families:
            verb = len(self.list)
            self.list.append(Mark(VERB, family.verb, "", family.verb))
            for number in range(family.count):
                marks = [verb, *self._of_arguments(family, number)]
                table[actions.first[family.verb] + number, : len(marks)] = marks
        return table

    def _of_arguments(self, family: Family, number: int) -> Iterator[int]:
        for (name, vocabulary), value in zip(family.args.items(), family.decode(number), strict=True):
            if names_seats(vocabulary) or value >= len(vocabulary.words(self.players)):
                continue
            alone = len(family.args) == 1 or isinstance(family, (Pair, Couple))  # a pair is of two things in no order
            yield self._add(ACTION, family.verb if alone else f"{family.verb} {name}", vocabulary) + value
            yield self._add(ANY, "", vocabulary) + value

    # ------------------------------------------------------------------ events

    def _of_events(self) -> np.ndarray:
        """For every event where its seat stands and, for each argument, its first marks and how many words it has."""
        names = tuple(self.game.events.__members__)
        table = np.zeros((len(names), 1 + PER_ARGUMENT * (WIDTH - 2)), np.int32)
        for number, name in enumerate(names):
            arguments = {key: _words_of(words) for key, words in self.game.events[name].args.items()}
            table[number, 0] = _seat_column(arguments)
            for column, (key, vocabulary) in enumerate(arguments.items()):
                if vocabulary is None or names_seats(vocabulary) or not table[number, 0]:
                    continue
                alone = sum(other is not None and not names_seats(other) for other in arguments.values()) == 1
                own = self._add(EVENT, name if alone else f"{name} {key}", vocabulary)
                first = 1 + PER_ARGUMENT * column
                size = len(vocabulary.words(self.players))
                table[number, first : first + PER_ARGUMENT] = own, self._add(ANY, "", vocabulary), size
        return table

    # ------------------------------------------------------------------ the table at the end

    def _of_fields(self) -> Iterator[tuple[Field, bool, int, int, int]]:
        """The fields that say what a seat has: whether they name it or count it, their marks, how many words."""
        for field in self.game.layout.own.values():
            if not field.shape or field.axis(0) is not SEAT:
                continue
            counted = field.axis(1) if len(field.shape) == 2 and field.words is None else None
            vocabulary = field.words or counted
            if vocabulary is None or names_seats(vocabulary):
                continue
            own, common = self._add(END, field.name, vocabulary), self._add(ANY, "", vocabulary)
            yield field, field.words is not None, own, common, len(vocabulary.words(self.players))

    def hold(self, states: np.ndarray, seen: np.ndarray) -> None:
        """Add to the marks of finished games what lies before each seat."""
        by_seat = seen.reshape(len(states), SEATS, self.words)
        for field, named, own, common, size in self.holdings:
            cells = states[field.name][:, : self.players].reshape(len(states), self.players, -1)
            for word in range(size):
                there = (cells == word).any(axis=2) if named else cells[:, :, word] > 0
                for number in (own + word, common + word):
                    by_seat[:, : self.players, number >> 5] |= there.astype(np.uint32) << np.uint32(number & 31)


def names_seats(vocabulary: Vocabulary) -> bool:
    """Whether the numbers of a vocabulary are seats."""
    return vocabulary is SEAT or getattr(vocabulary, "seats", False)


def _words_of(words: Vocabulary | Private | None) -> Vocabulary | None:
    return words.words if isinstance(words, Private) else words


def _seat_column(arguments: dict[str, Vocabulary | None]) -> int:
    """In which column of the log the seat stands that an event is about: the one called seat, else the first; or 0."""
    seats = [key for key, words in arguments.items() if words is not None and names_seats(words)]
    if not seats:
        return 0
    return 1 + list(arguments).index("seat" if "seat" in seats else seats[0])
