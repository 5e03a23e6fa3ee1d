"""A table at one version as it is shown: what several pairs of eyes see alike is built and written once."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec import Raw

from birdtable.game import Game
from birdtable.table.ledger import PLAYING
from birdtable.table.lines import told
from birdtable.table.messages import action_message, table_message_for, table_message_for_all, undo_message
from birdtable.table.table import Table

write = msgspec.json.Encoder().encode
NOTHING = Raw(b"null")
EMPTY = Raw(b"[]")
WRITTEN_ACTIONS = 20_000
Built = TypeVar("Built")


class Shown:
    """What everybody may be told of a table, as long as nothing is added to its log."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.written: dict[tuple[Any, ...], Raw] = {}
        self.built: dict[tuple[Any, ...], Any] = {}  # what all see, before it is written

    def state(self, guest: str, seat: int | None, since: int, here: Collection[int], watching: int) -> bytes:
        """The table as one seat sees it, with the log from a version on."""
        table = self.table
        if not table.rewritten <= since <= table.version:
            since = 0
        about = (self._stake(guest), frozenset(here), watching)
        return bytes(
            self._once(("state", seat, since, *about), lambda: self._state(guest, seat, since, here, watching))
        )

    def lines_since(self, version: int) -> int:
        """How many lines somebody is to be told who has seen everything up to a version."""
        lines = self.table.lines
        if not self.table.rewritten <= version <= self.table.version:
            return len(lines)
        return next((number for number, line in enumerate(reversed(lines)) if line.version <= version), len(lines))

    def _state(self, guest: str, seat: int | None, since: int, here: Collection[int], watching: int) -> Raw:
        table = self.table
        about = ("table", self._stake(guest), frozenset(here), watching)
        plays = table.status == PLAYING and bool(table.seats_of(guest))
        message = {
            "type": "state",
            "version": table.version,
            "moment": table.moment,
            "since": since,
            "seat": seat,
            "table": self._once(about, lambda: self._about(guest, here, watching)),
            "view": self._once(("view", seat), lambda: self._view(seat)),
            "legal": self._once(("legal", seat), lambda: self._legal(seat)),
            "undo": undo_message(table, seat),
            "prepared": table.prepared.get(seat, []) if seat is not None and table.status == PLAYING else [],
            "log": self._once(("log", seat, since, plays), lambda: self._log(seat, since, plays)),
        }
        return _raw(message)

    def _about(self, guest: str, here: Collection[int], watching: int) -> Raw:
        """The table as a guest sees it, of which all but a few words is the same for all."""
        all_see = self._built(
            ("table", frozenset(here), watching), lambda: table_message_for_all(self.table, here, watching)
        )
        return _raw(table_message_for(self.table, guest, all_see))

    def _view(self, seat: int | None) -> Raw:
        """The game from a seat: seats that see the same share all but the first words."""
        position = self.table.position
        if position is None:
            return NOTHING
        seen = position.seen_by(seat)
        body = self._once(("seen", seen.tobytes()), lambda: _raw(position.board(seen)))
        head = position.headline_for(seat, self._built(("headline",), position.headline_for_all))
        return Raw(write(head)[:-1] + b"," + bytes(body)[1:])

    def _legal(self, seat: int | None) -> Raw:
        """What the seat may do now, in parts that the page can match against what is clicked."""
        table, position = self.table, self.table.position
        if table.status != PLAYING or position is None or seat is None or seat not in position.asked:
            return EMPTY
        numbers = position.facing(seat).legal_numbers()
        return Raw(b"[" + b",".join(_written_action(table.game, number, table.players) for number in numbers) + b"]")

    def _log(self, seat: int | None, since: int, plays: bool) -> Raw:
        """The log; as long as a game is on, whoever plays does not hear what spectators say."""
        lines = self.table.lines[len(self.table.lines) - self.lines_since(since) :]
        heard = [line for line in lines if line.may_read(seat) and not (plays and line.from_aside)]
        return _raw([told(line, seat, self.table.game) for line in heard])

    def _stake(self, guest: str) -> str:
        """The guest, if the table is shown to them otherwise than to any passer-by."""
        owns = guest == self.table.host or any(guest == seat.owner for seat in self.table.seats)
        return guest if owns else ""

    def _once(self, key: tuple[Any, ...], make: Callable[[], Raw]) -> Raw:
        found = self.written.get(key)
        if found is None:
            found = self.written[key] = make()
        return found

    def _built(self, key: tuple[Any, ...], make: Callable[[], Built]) -> Built:
        found: Built | None = self.built.get(key)
        if found is None:
            found = self.built[key] = make()
        return found


def _raw(message: object) -> Raw:
    return Raw(write(message))


@lru_cache(WRITTEN_ACTIONS)
def _written_action(game: Game, number: int, players: int) -> bytes:
    return write(action_message(game, game.actions.action(number, players)))
