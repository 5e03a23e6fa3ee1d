"""What the log of a table adds up to: who sits where, the game on the table, and what there is to know about it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, Self, TypeVar

from birdtable.bots.levels import LEVELS
from birdtable.fair import commitment as commitment_of
from birdtable.fair import fair_key
from birdtable.game import Game
from birdtable.position import Position
from birdtable.records import game_as_in
from birdtable.table.clocks import COMING_BACK, Clock
from birdtable.table.entries import BOT, Entry
from birdtable.table.errors import Refused
from birdtable.table.lines import Line, moment_of
from birdtable.table.protocol import EndReason, Fairness, TableStatus
from birdtable.table.seats import Kind, Seat, people
from birdtable.table.undo import ALONE, FREE, NO, Move, Undo, undo_for

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
STAND_IN = "fair"  # the bot that takes over when somebody gets up in the middle of a game
STEPS_BACK = 64  # moves that are taken back without playing the game again from its start

Loader = Callable[[str], Game]
One = TypeVar("One")


class Ledger:
    """A table, as far as its log goes."""

    def __init__(self, id: str, secret: bytes, load: Loader) -> None:
        self.id = id
        self.secret = secret
        self.load = load
        self.version = 0
        self.moment = 0
        self.status: TableStatus = GATHERING
        self.seats: list[Seat] = []
        self.sat: dict[str, set[int]] = {}  # the seats that each guest has ever had
        self.dealing = False  # whether everybody is to show the number that they have sealed
        self.position: Position | None = None
        self.moves: list[Move] = []
        self.trail: list[bytes] = []  # the record before each of the last moves
        self.lines: list[Line] = []
        self.rewritten = 0  # the version at which lines were last taken out of the log
        self.commands: set[str] = set()
        self.asked: tuple[int, int | None] | None = None  # who wishes to go back to so many actions, or (None) to end
        self.agreed: set[str] = set()
        self.changed = 0.0  # when the position last changed
        self.removed: set[str] = set()  # guests whom the host does not want at the table any more
        self.muted: set[str] = set()  # guests who are not heard
        self.clock: Clock | None = None
        self.prepared: dict[int, list[dict[str, str]]] = {}  # answers by seat, for when its turn comes
        self.ended: tuple[EndReason, int] | None = None  # why the game ended before its end, and through whom

    @classmethod
    def open(cls, id: str, secret: bytes, load: Loader, entries: Sequence[Entry]) -> Self:
        """The table that a log describes."""
        table = cls(id, secret, load)
        table.add(entries)
        return table

    def after(self, entries: Sequence[Entry]) -> Self:
        """The table with entries added; this one stays as it is."""
        twin = _twin(self)
        twin.seats = [_twin(seat) for seat in self.seats]
        twin.moves, twin.trail, twin.lines = self.moves.copy(), self.trail.copy(), self.lines.copy()
        twin.commands, twin.agreed = self.commands.copy(), self.agreed.copy()
        twin.removed, twin.muted, twin.prepared = self.removed.copy(), self.muted.copy(), self.prepared.copy()
        twin.sat = {guest: seats.copy() for guest, seats in self.sat.items()}
        twin.position = None if self.position is None else self.position.copy()
        twin.add(entries)
        return twin

    # ------------------------------------------------------------------ what the log adds up to

    def add(self, entries: Sequence[Entry]) -> None:
        """Take note of entries that are safely in the log."""
        for entry in entries:
            self.version += 1
            if entry.command:
                self.commands.add(f"{entry.by} {entry.command}")
            getattr(self, f"_{entry.kind}")(entry, **entry.data)

    def _opened(self, entry: Entry, **data: Any) -> None:
        self.opened = data
        self.host = entry.by
        self.created = entry.time
        self.game = game_as_in({**data, "version": data["rules"]}, self.load)
        self.seats = [Seat(number) for number in range(len(data["seats"]))]
        for seat, plan in zip(self.seats, data["seats"], strict=True):
            seat.kind = Kind.BOT if plan["kind"] == "bot" else Kind.OPEN
            seat.level = plan.get("level", "")
            seat.owner = entry.by if plan["kind"] == "me" else ""
            seat.name = plan.get("name", "")
            seat.invitation = plan.get("invitation", "")
        self.clock = Clock.of(data.get("clock"))
        if data.get("record"):
            self._put_on_table(data["record"])

    def _put_on_table(self, record: Mapping[str, Any]) -> None:
        """A game that was played elsewhere: to look at, and to go on from."""
        for seat, name, who in zip(self.seats, record["names"], record["seats"], strict=True):
            seat.name = name
            seat.kind = Kind.BOT if who in LEVELS else Kind.PERSON
            seat.level = who if who in LEVELS else ""
        decider = 0
        for position, events in self.game.replay_steps(record):
            moves = len(position.actions)
            self.lines += [Line(self.version, self.created, "event", moves, event=event) for event in events]
            if moves:
                self.moves.append(Move(self.version, decider, position.actions[-1], position.learned))
            decider = position.seat or 0
            self.position = position
        self.status = OVER
        self.moment = self.version

    def _invited(self, entry: Entry, seat: int, invitation: str) -> None:
        self.seats[seat].invitation = invitation

    def _sat(self, entry: Entry, seat: int, name: str, commitment: str = "", nonce: str = "") -> None:
        chair = self.seats[seat]
        chair.kind, chair.owner, chair.name, chair.invitation = Kind.PERSON, entry.by, name, ""
        chair.given_up, chair.since, chair.away_until = False, entry.time, 0.0
        if self.status == PLAYING:
            chair.left = max(chair.left, COMING_BACK)
        self.sat.setdefault(entry.by, set()).add(seat)
        self.prepared.pop(seat, None)
        if self.status == GATHERING:
            self._gather_again()
            chair.commitment, chair.nonce = commitment, nonce
        self._note(entry, "sat", seat=seat, name=name)

    def _bot(self, entry: Entry, seat: int, level: str) -> None:
        self.seats[seat].kind, self.seats[seat].level = Kind.BOT, level
        if self.status == GATHERING:
            self._gather_again()
            self.seats[seat].commitment = ""
        self._note(entry, "bot", seat=seat, level=level)

    def _left(self, entry: Entry, seat: int) -> None:
        chair = self.seats[seat]
        name = chair.name
        if self.status == GATHERING:
            self.seats[seat] = Seat(seat)
            self._gather_again()
        else:
            chair.kind, chair.level, chair.given_up = Kind.BOT, chair.level or STAND_IN, True
        self._note(entry, "left", seat=seat, name=name)

    def _gather_again(self) -> None:
        """Somebody comes or goes: if a number was shown already, none of them counts, or the last one could choose."""
        if self.dealing and any(seat.nonce for seat in self.seats):
            for seat in self.seats:
                seat.commitment = seat.nonce = ""
        self.dealing = False

    def _dealing(self, entry: Entry) -> None:
        self.dealing = True

    def _revealed(self, entry: Entry, seat: int, nonce: str) -> None:
        self.seats[seat].nonce = nonce

    def _began(self, entry: Entry) -> None:
        self.dealing = False
        self.position = self._start()
        self.status = PLAYING
        self.moment, self.changed = self.version, entry.time
        for seat in self.seats:
            seat.left = 0.0 if self.clock is None else self.clock.seconds
        self._note(entry, "began")
        self._tell(entry, self.position.opening)

    def _played(self, entry: Entry, seat: int | None, action: str, note: str = "") -> None:
        position = self._position
        number = position.action(action).number
        done, learned, line = len(self.moves), position.learned, len(self.lines)
        before = position.states.tobytes()
        if seat is not None:
            self._count(self.seats[seat], entry)
            self.prepared.pop(seat, None)
        events = position.play_legal(number, note) if seat is None else position.answer(seat, number)
        if position.answers:
            return  # the others who are asked have not answered: nothing has happened yet
        played = list(zip(position.deciders[done:], position.actions[done:], strict=True))
        self.moves += [Move(self.version, decider, action, learned, note, line) for decider, action in played]
        self.trail = [*self.trail[1 - STEPS_BACK :], before] if len(played) == 1 else []
        if note:
            self._note(entry, "recording", note=note)
        self.moment, self.changed = self.version, entry.time
        self.asked = None
        self._tell(entry, events)
        if position.over:
            self.status = OVER

    def _count(self, chair: Seat, entry: Entry) -> None:
        """What a decision has taken of a seat's time; bots have all the time that they want."""
        chair.seconds += max(0.0, entry.time - self.changed)
        if self.clock and entry.by != BOT:
            chair.left = self.clock.left_after(chair.left, max(0.0, entry.time - self._asked_since(chair)))

    def _prepared(self, entry: Entry, seat: int, answers: list[dict[str, str]]) -> None:
        self.prepared[seat] = answers

    def _dropped(self, entry: Entry, seat: int) -> None:
        self.prepared.pop(seat, None)
        self._note(entry, "dropped", seat=seat)

    def _asked(self, entry: Entry, seat: int, keep: int | None) -> None:
        self.asked, self.agreed = (seat, keep), {entry.by}
        self._note(entry, "asked" if keep is not None else "offered", seat=seat)

    def _agreed(self, entry: Entry, seat: int) -> None:
        self.agreed.add(entry.by)
        self._note(entry, "agreed", seat=seat)

    def _declined(self, entry: Entry, seat: int) -> None:
        self.asked = None
        self._note(entry, "declined", seat=seat)

    def _undid(self, entry: Entry, seat: int, keep: int) -> None:
        if keep == len(self.moves):
            self._position.answers.pop(seat, None)
            self._note(entry, "undid", seat=seat)
            return
        self._go_back(keep)
        self.rewritten = self.moment = self.version
        self.changed = entry.time
        self.asked = None
        self._note(entry, "undid", seat=seat)

    def _go_back(self, keep: int) -> None:
        """The position and the log as they were before the move with this number."""
        steps, line = len(self.moves) - keep, self.moves[keep].line
        del self.moves[keep:]
        if steps <= len(self.trail):
            self._position.go_back(keep, self.trail[-steps])
            del self.trail[-steps:]
        else:
            self.position, self.trail = self._start(), []
            for move in self.moves:
                self.position.play_legal(move.action, move.note)
        self.lines[line:] = [one for one in self.lines[line:] if one.kind not in ("event", "recording")]

    def _timed(self, entry: Entry, seat: int) -> None:
        chair = self.seats[seat]
        chair.kind, chair.level, chair.left = Kind.BOT, chair.level or STAND_IN, 0.0
        self._note(entry, "timed", seat=seat, name=chair.name)

    def _vacation(self, entry: Entry, seat: int, until: float) -> None:
        self.seats[seat].away_until = until
        self._note(entry, "vacation", seat=seat, until=moment_of(until))

    def _removed(self, entry: Entry, seat: int) -> None:
        chair = self.seats[seat]
        self.removed.add(chair.owner)
        name = chair.name
        if self.status == GATHERING:
            self.seats[seat] = Seat(seat)
            self._gather_again()
        else:
            chair.kind, chair.level, chair.given_up, chair.owner = Kind.BOT, chair.level or STAND_IN, True, ""
        self._note(entry, "removed", seat=seat, name=name)

    def _muted(self, entry: Entry, seat: int, muted: bool) -> None:
        owner = self.seats[seat].owner
        self.muted = self.muted | {owner} if muted else self.muted - {owner}
        self._note(entry, "muted" if muted else "heard", seat=seat)

    def _ended(self, entry: Entry, why: EndReason, seat: int) -> None:
        self.ended, self.status, self.asked = (why, seat), OVER, None
        self.moment = self.version
        self._note(entry, "ended", seat=seat, name=self.seats[seat].name, why=why)

    def _said(self, entry: Entry, text: str, name: str, seat: int | None) -> None:
        if text:  # what was said by somebody who is forgotten is not there any more
            aside = seat is None and self.status == PLAYING
            self._note(entry, "said", text=text, name=name, seat=seat, aside=aside)

    def _note(self, entry: Entry, kind: str, **data: Any) -> None:
        self.lines.append(Line(self.version, entry.time, kind, len(self.moves), data=data))

    def _tell(self, entry: Entry, events: Sequence[Any]) -> None:
        moves = len(self.moves)
        self.lines += [Line(self.version, entry.time, "event", moves, event=event) for event in events]

    # ------------------------------------------------------------------ the game on the table

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def key(self) -> bytes:
        """The key of all shuffles: nobody alone has chosen it."""
        return fair_key(self.secret, [bytes.fromhex(seat.nonce) for seat in self.seats])

    @property
    def _position(self) -> Position:
        if self.position is None:
            raise Refused("not-playing")
        return self.position

    def _start(self) -> Position:
        origin = self.opened.get("origin")
        if origin is not None:
            return self.game.branch(origin["record"], origin["move"], self.key)
        return self.game.new(self.players, self.key, **self.opened["options"])

    @property
    def bot_to_move(self) -> Seat | None:
        """The seat that decides, if a bot plays it; of several that are asked at once the first that a bot plays."""
        asked = [] if self.status != PLAYING or self.position is None else self.position.asked
        return next((self.seats[seat] for seat in asked if self.seats[seat].kind is Kind.BOT), None)

    @property
    def awaited(self) -> bool:
        """Whether bots play on though nobody looks: for people at the table, a tournament, or those out of time."""
        timed = self.clock is not None and any(seat.owner and not seat.given_up for seat in self.seats)
        return timed or bool(people(self.seats) or self.opened.get("tournament"))

    @property
    def waits_for_referee(self) -> bool:
        """Whether the table waits for an outcome."""
        return self.status == PLAYING and self.position is not None and self.position.chance

    def due(self, seat: int) -> float | None:
        """When the time of a seat is up; None if it is not asked, has no clock or is played by a bot."""
        chair = self.seats[seat]
        if self.clock is None or self.status != PLAYING or chair.kind is not Kind.PERSON:
            return None
        if self.position is None or seat not in self.position.asked:
            return None
        return self.clock.due(self._asked_since(chair), chair.left, chair.away_until)

    def absent(self, here: Collection[int]) -> list[int]:
        """The seats that are to decide and whose people are not here."""
        asked = [] if self.status != PLAYING or self.position is None else self.position.asked
        return [seat for seat in asked if self.seats[seat].person and seat not in here]

    def _asked_since(self, chair: Seat) -> float:
        return max(self.changed, chair.since)

    def next_due(self) -> float | None:
        """When the next time is up."""
        if self.clock is None:
            return None
        return min((due for seat in range(self.players) if (due := self.due(seat)) is not None), default=None)

    @property
    def scores(self) -> list[int]:
        """The scores; of a game that ended before its end, as they stand."""
        if self.position is None or self.ended is None:
            return [] if self.position is None else self.position.scores
        return self.game.standing(self.position.view(None))

    @property
    def winners(self) -> list[int]:
        """Who has won. Of a game that ended before its end: whoever leads of those who did not end it alone."""
        if self.position is None or self.ended is None:
            return [] if self.position is None else self.position.winners
        (why, quitter), scores = self.ended, self.scores
        among = [seat for seat in range(self.players) if why == "agreed" or seat != quitter]
        best = max((scores[seat] for seat in among), default=0)
        return [seat for seat in among if scores[seat] == best] if self.players > 1 else []

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest plays."""
        return [seat.number for seat in self.seats if guest and seat.person == guest]

    def may_look(self, guest: str, seat: int | None) -> bool:
        """Whether a guest may see what a seat sees. Once a game is over everybody may see everything."""
        if seat is None:
            return True
        if seat not in range(self.players):
            return False
        return self.status == OVER or (bool(guest) and self.seats[seat].owner == guest)

    def undo(self, seat: int) -> Undo:
        """How a seat may take back."""
        if self.status != PLAYING or self.position is None:
            return Undo(NO, why="undo-over" if self.status == OVER else "undo-nothing")
        if seat in self.position.answers:
            return Undo(FREE, len(self.moves))
        others = people(self.seats) - {self.seats[seat].owner}
        undo = undo_for(seat, self.moves, self.position.learned, self.position.over, len(others))
        if undo.how == ALONE and self.opened.get("rated"):  # where it counts, nobody looks first
            return Undo(NO, undo.keep, undo.why, undo.values)
        return undo

    def waiting(self) -> list[int]:
        """The seats whose people have not yet answered to somebody's wish to take back."""
        if self.asked is None:
            return []
        return [seat.number for seat in self.seats if seat.person and seat.person not in self.agreed]

    def record(self) -> dict[str, Any]:
        """The finished game, with the proof of its deal and who sat where."""
        if self.status != OVER:
            raise Refused("not-over")
        names = [seat.name for seat in self.seats]
        if self.opened.get("record"):
            return dict(self.opened["record"])
        seats = [seat.level if seat.kind is Kind.BOT else "person" for seat in self.seats]
        ended = {} if self.ended is None else {"ended": {"why": self.ended[0], "seat": self.ended[1]}}
        return {**self._position.record(), **ended, "names": names, "seats": seats, "fair": self.proof()}

    def proof(self) -> Fairness | None:
        """What proves the deal, once the game is over."""
        if self.status != OVER:
            return None
        if self.opened.get("record"):
            return self.opened["record"].get("fair")
        proof: Fairness = {
            "commitment": commitment_of(self.secret),
            "secret": self.secret.hex(),
            "nonces": [seat.nonce for seat in self.seats],
            "key": self.key.hex(),
        }
        if all(seat.commitment or not seat.nonce for seat in self.seats):  # a log of before has nonces in clear
            proof["commitments"] = [seat.commitment for seat in self.seats]
        return proof


def _twin(one: One) -> One:
    """What copy.copy makes of a plain object, in a tenth of the time."""
    twin = object.__new__(type(one))
    twin.__dict__.update(one.__dict__)
    return twin
