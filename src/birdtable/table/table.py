"""A table: what its log adds up to, and what may be added next.

The methods below "What may be done" change nothing: each checks a wish and returns the entries that would fulfil it, or
raises `Refused`. Whoever keeps the log stores them first and goes on with `after(entries)`, so that nothing is ever
shown that a crash could take away.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, TypeVar

from birdtable.bots.levels import LEVELS
from birdtable.errors import BadNotation, BadOption, BirdtableError
from birdtable.fair import check_fairness, fair_key, nonce_commitment
from birdtable.fair import commitment as commitment_of
from birdtable.game import Game
from birdtable.kernel.actions import Action
from birdtable.position import Position
from birdtable.records import game_as_in
from birdtable.table.clocks import COMING_BACK, DAYS, LAG, SCORE, Clock
from birdtable.table.entries import BOT, CLOCK, REFEREE, Entry
from birdtable.table.errors import Refused
from birdtable.table.lines import Line, moment_of
from birdtable.table.protocol import EndReason, Fairness, TableStatus
from birdtable.table.seats import Kind, Seat, check_level, people
from birdtable.table.undo import ALONE, ASK, FREE, NO, Move, Undo, undo_for

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
AWAY = 120.0  # seconds after which the others may let a bot play for somebody who is not there
STAND_IN = "fair"  # the bot that takes over when somebody gets up in the middle of a game
LONGEST_NAME, LONGEST_TEXT = 24, 400
NONCE_BYTES = range(16, 33)
DIGEST_BYTES = 32
MOST_ORIGINS = 16  # times that a game may have gone on from a moment of another
LONGEST_LOG = 3000  # entries; what comes later is only played to the end
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that is read for something else
CODE_LENGTH = 6
ID_BYTES = 9
STEPS_BACK = 64  # moves that are taken back without playing the game again from its start

Loader = Callable[[str], Game]
One = TypeVar("One")


class Table:
    """One table, as far as its log goes."""

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
    def open(cls, id: str, secret: bytes, load: Loader, entries: Sequence[Entry]) -> Table:
        """The table that a log describes."""
        table = cls(id, secret, load)
        table.add(entries)
        return table

    def after(self, entries: Sequence[Entry]) -> Table:
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

    # ------------------------------------------------------------------ what may be done

    def repeated(self, guest: str, command: str) -> bool:
        """Whether a command is in the log already."""
        return f"{guest} {command}" in self.commands

    def play(self, guest: str, now: float, command: str, seat: int, at: int, action: str) -> list[Entry]:
        """Play an action, chosen at the moment `at`."""
        self._check_seat(guest, seat)
        if self.status != PLAYING:
            raise Refused("not-playing")
        if at != self.moment:
            raise Refused("stale", at=at, moment=self.moment)
        position = self._position
        if seat not in position.asked:
            raise Refused("not-your-turn")
        due = self.due(seat)
        if due is not None and now > due + LAG:
            raise Refused("time-up")
        chosen = self._understood(action)
        reasons = position.why_not(chosen.number, seat)
        if reasons:
            raise Refused("illegal", reasons, action=action)
        return [Entry("played", guest, now, {"seat": seat, "action": str(chosen)}, command)]

    def prepare(
        self, guest: str, now: float, command: str, seat: int, answers: Sequence[Mapping[str, str]]
    ) -> list[Entry]:
        """Prepare answers while others think, in the place of those before; none: nothing is prepared any more."""
        self._check_room()
        self._check_playing(guest, seat)
        if seat in self._position.asked:
            raise Refused("stale", at=self.version, moment=self.moment)
        ready = [
            {"action": str(self._understood(one["action"])), "when": str(self._understood(when)) if when else ""}
            for one in answers
            for when in (one["when"],)
        ]
        return [Entry("prepared", guest, now, {"seat": seat, "answers": ready}, command)]

    def answer_ahead(self, now: float) -> list[Entry]:
        """What somebody has prepared who is to decide now: the first answer that fits, or that none did."""
        asked = self._position.asked if self.prepared and self.status == PLAYING else []
        for seat in asked:
            if seat in self.prepared and self.seats[seat].person:
                return [self._fitting(seat, now)]
        return []

    def _fitting(self, seat: int, now: float) -> Entry:
        position, owner, before = self._position, self.seats[seat].owner, self._last_move_seen_by(seat)
        for one in self.prepared[seat]:
            if one["when"] in ("", before) and not position.why_not(one["action"], seat):
                return Entry("played", owner, now, {"seat": seat, "action": one["action"]})
        return Entry("dropped", owner, now, {"seat": seat})

    def _last_move_seen_by(self, seat: int) -> str:
        """The last move of another seat, in notation; "" if it was secret, or there was none."""
        position = self._position
        seen = zip(position.deciders, position.actions_seen_by(seat), strict=True)
        last = next((action for decider, action in reversed(list(seen)) if decider not in (None, seat)), None)
        return "" if last is None else str(position.action(last))

    def _understood(self, action: str) -> Action:
        """An action of the game from its notation."""
        try:
            return self._position.action(action)
        except BadNotation as error:
            raise Refused("not-understood", action=action[:80], error=str(error)[:200]) from None

    def play_as_bot(self, now: float, seat: int, at: int, action: int) -> list[Entry]:
        """What a bot decided, if it is still asked for it."""
        chair = self.bot_to_move
        if at != self.moment or chair is None or chair.number != seat:
            raise Refused("stale", at=at, moment=self.moment)
        return [Entry("played", BOT, now, {"seat": seat, "action": str(self._position.action(action))})]

    def play_as_referee(self, now: float, at: int, actions: Sequence[int], note: str) -> list[Entry]:
        """What the referee saw, if the table still waits for it: each outcome is checked like any action."""
        if at != self.moment or not self.waits_for_referee:
            raise Refused("stale", at=at, moment=self.moment)
        entries, position = [], self._position.copy()
        for number, action in enumerate(actions):
            data = {"seat": None, "action": str(position.action(action))}
            position.play(action)
            entries.append(Entry("played", REFEREE, now, data if number or not note else {**data, "note": note}))
        return entries

    def take_back(self, guest: str, now: float, command: str, seat: int, at: int, beyond: bool) -> list[Entry]:
        """Take back the seat's last decision; beyond what somebody learned only if that is said."""
        self._check_room()
        self._check_seat(guest, seat)
        if self.status != PLAYING:
            raise Refused("not-playing")
        if at != self.moment:
            raise Refused("stale", at=at, moment=self.moment)
        undo = self.undo(seat)
        if undo.how == NO:
            raise Refused("nothing-to-undo")
        if undo.how != FREE and not beyond:
            raise Refused("undo-needs-beyond", how=undo.how)
        kind = "asked" if undo.how == ASK else "undid"
        return [Entry(kind, guest, now, {"seat": seat, "keep": undo.keep}, command)]

    def answer(self, guest: str, now: float, command: str, seat: int, agree: bool) -> list[Entry]:
        """Answer somebody who wishes to take back; the last one to agree makes it happen."""
        self._check_seat(guest, seat)
        if self.asked is None:
            raise Refused("nobody-asked")
        if guest in self.agreed:
            raise Refused("already-answered")
        if not agree:
            return [Entry("declined", guest, now, {"seat": seat}, command)]
        entry = Entry("agreed", guest, now, {"seat": seat}, command)
        return [entry, *self._granted(now, self.seats, self.agreed | {guest})]

    def _granted(self, now: float, seats: Sequence[Seat], agreed: set[str]) -> list[Entry]:
        """The taking back that somebody wished, if all the people in these seats agree."""
        asked = people(seats)
        if self.asked is None or not asked or not asked <= agreed:
            return []
        wisher, keep = self.asked
        if keep is None:
            return [Entry("ended", self.seats[wisher].owner, now, {"why": "agreed", "seat": wisher})]
        return [Entry("undid", self.seats[wisher].owner, now, {"seat": wisher, "keep": keep})]

    def _granted_without(self, now: float, seat: int) -> list[Entry]:
        """The same when a person gets up who has not answered: they are asked no longer."""
        return self._granted(now, [other for other in self.seats if other.number != seat], self.agreed)

    def offer_end(self, guest: str, now: float, command: str, seat: int) -> list[Entry]:
        """Wish to end the game as it stands; where no other person plays, it ends at once."""
        self._check_room()
        self._check_playing(guest, seat)
        if people(self.seats) - {guest}:
            return [Entry("asked", guest, now, {"seat": seat, "keep": None}, command)]
        return [Entry("ended", guest, now, {"why": "agreed", "seat": seat}, command)]

    def resign(self, guest: str, now: float, command: str, seat: int) -> list[Entry]:
        """Give the game up. With two seats or fewer it ends; with more the others play on, and a bot for this seat."""
        self._check_playing(guest, seat)
        if self.players > 2:
            return self.leave(guest, now, command, seat)
        return [Entry("ended", guest, now, {"why": "resigned", "seat": seat}, command)]

    def time_up(self, now: float) -> list[Entry]:
        """What happens when time is up, if it is."""
        dues = {seat: self.due(seat) for seat in range(self.players)}
        late = [seat for seat, due in dues.items() if due is not None and due + LAG <= now]
        if self.clock is None or not late:
            raise Refused("stale", at=self.version, moment=self.moment)
        if self.clock.time_up == SCORE:
            return [Entry("ended", CLOCK, now, {"why": "time", "seat": late[0]})]
        others = [seat for seat in self.seats if seat.number not in late]
        timed = [Entry("timed", CLOCK, now, {"seat": seat}) for seat in late]
        return [*timed, *self._granted(now, others, self.agreed)]

    def go_on_vacation(self, guest: str, now: float, until: float) -> list[Entry]:
        """Let the clocks of somebody's seats stand still until they are back, where moves have days."""
        if self.status != PLAYING or self.clock is None or self.clock.kind != DAYS:
            return []
        return [Entry("vacation", guest, now, {"seat": seat, "until": until}) for seat in self.seats_of(guest)]

    def say(self, guest: str, now: float, command: str, name: str, text: str) -> list[Entry]:
        """Say something to everybody at the table."""
        self._check_room()
        if guest in self.muted | self.removed:
            raise Refused("muted")
        text = clean(text)[:LONGEST_TEXT]
        if not text:
            raise Refused("silent")
        seats = self.seats_of(guest)
        seat = seats[0] if seats else None
        return [Entry("said", guest, now, {"text": text, "name": _name(name, ""), "seat": seat}, command)]

    def sit(
        self, guest: str, now: float, command: str, seat: int, name: str, commitment: str, invitation: str
    ) -> list[Entry]:
        """Sit down: in a seat kept for you, one you left, or one that you are invited to."""
        self._check_room()
        chair = self._chair(seat)
        if self.status == OVER:
            raise Refused("not-playing")
        if guest in self.removed:
            raise Refused("removed")
        if chair.owner != guest:
            if chair.kind is Kind.PERSON:
                raise Refused("seat-taken")
            self._check_newcomer(guest, chair)
            free = chair.kind is Kind.OPEN and not chair.owner
            welcome = free and (self.opened["listed"] or self._opens(invitation))
            if not welcome and not self._fits(invitation, chair):
                raise Refused("bad-invitation")
        data = {"seat": seat, "name": _name(name, chair.name), "commitment": _seal(commitment)}
        sat = Entry("sat", guest, now, data, command)
        full = all(other.kind is not Kind.OPEN or other.number == seat for other in self.seats)
        if self.status != GATHERING or not self.opened.get("quick") or not full or self.dealing:
            return [sat]
        sealed = data["commitment"] or any(other.sealed for other in self.seats if other.number != seat)
        return [sat, Entry("dealing" if sealed else "began", self.host, now)]

    def let_bot_play(self, guest: str, now: float, command: str, seat: int, level: str, away: float) -> list[Entry]:
        """Let a bot play a seat: your own, an empty one, or that of somebody who has been away for a while."""
        self._check_room()
        chair = self._chair(seat)
        check_level(level)
        if self.status == OVER:
            raise Refused("not-playing")
        if chair.person and chair.owner != guest:
            if not self.seats_of(guest):
                raise Refused("not-your-seat", seat=seat)
            if away < AWAY:
                raise Refused("away-too-short", seconds=int(AWAY))
        elif chair.owner != guest and guest != self.host:
            raise Refused("not-host")
        return [Entry("bot", guest, now, {"seat": seat, "level": level}, command), *self._granted_without(now, seat)]

    def leave(self, guest: str, now: float, command: str, seat: int) -> list[Entry]:
        """Get up. While a game is on, a bot plays on, and the seat stays yours to come back to."""
        self._check_seat(guest, seat)
        if self.status == OVER:
            raise Refused("not-playing")
        return [Entry("left", guest, now, {"seat": seat}, command), *self._granted_without(now, seat)]

    def remove(self, guest: str, now: float, command: str, seat: int) -> list[Entry]:
        """Let somebody sit at the table no more; a bot plays on. Only whoever set the table may, and not themselves."""
        self._check_rival(guest, seat)
        return [Entry("removed", guest, now, {"seat": seat}, command), *self._granted_without(now, seat)]

    def mute(self, guest: str, now: float, command: str, seat: int, muted: bool) -> list[Entry]:
        """Let somebody be heard no more, or again."""
        self._check_rival(guest, seat)
        return [Entry("muted", guest, now, {"seat": seat, "muted": muted}, command)]

    def invite(self, guest: str, now: float, command: str, seat: int, invitation: str) -> list[Entry]:
        """Let whoever knows the invitation sit here."""
        self._check_room()
        chair = self._chair(seat)
        if guest != self.host:
            raise Refused("not-host")
        if chair.kind is Kind.PERSON:
            raise Refused("seat-taken")
        self._check_kept(chair)
        return [Entry("invited", guest, now, {"seat": seat, "invitation": digest(invitation)}, command)]

    def begin(self, guest: str, now: float, command: str) -> list[Entry]:
        """Start the game, once every seat is filled: now everybody shows the number that they have sealed."""
        if guest != self.host:
            raise Refused("not-host")
        if self.status != GATHERING or self.dealing:
            raise Refused("not-gathering")
        if any(seat.kind is Kind.OPEN for seat in self.seats):
            raise Refused("open-seats")
        if any(seat.sealed for seat in self.seats):
            return [Entry("dealing", guest, now, {}, command)]
        return [Entry("began", guest, now, {}, command)]

    def reveal(self, guest: str, now: float, command: str, seat: int, nonce: str) -> list[Entry]:
        """Show the number that was sealed; with the last one the cards are dealt."""
        self._check_seat(guest, seat)
        if not self.dealing:
            raise Refused("not-gathering")
        nonce = _nonce(nonce)
        if not self.seats[seat].sealed or nonce_commitment(seat, bytes.fromhex(nonce)) != self.seats[seat].commitment:
            raise Refused("bad-nonce", least=NONCE_BYTES[0], most=NONCE_BYTES[-1])
        shown = Entry("revealed", guest, now, {"seat": seat, "nonce": nonce}, command)
        if any(other.sealed for other in self.seats if other.number != seat):
            return [shown]
        return [shown, Entry("began", self.host, now)]

    # ------------------------------------------------------------------ small checks

    def _check_room(self) -> None:
        """Refuse what a game can do without once its log is long: whoever loads the table plays all of it again."""
        if self.version >= LONGEST_LOG:
            raise Refused("log-full", entries=LONGEST_LOG)

    def _chair(self, seat: int) -> Seat:
        if seat not in range(self.players):
            raise Refused("no-such-seat", seat=seat)
        return self.seats[seat]

    def _check_kept(self, chair: Seat) -> None:
        """Refuse a hand that somebody may come back to, unless they have given it up."""
        if self.status == PLAYING and chair.owner and not chair.given_up:
            raise Refused("seat-kept")

    def _check_newcomer(self, guest: str, chair: Seat) -> None:
        """Refuse to show another hand to somebody who has seen one: who comes into a game that is on must be new."""
        self._check_kept(chair)
        if self.status == PLAYING and self.sat.get(guest, set()) - {chair.number}:
            raise Refused("one-seat")

    def _check_seat(self, guest: str, seat: int) -> None:
        if not guest or self._chair(seat).person != guest:
            raise Refused("not-your-seat", seat=seat)

    def _check_rival(self, guest: str, seat: int) -> None:
        """Refuse whoever is not the host, and seats that are nobody's or their own."""
        self._check_room()
        owner = self._chair(seat).owner
        if guest != self.host:
            raise Refused("not-host")
        if not owner or owner == guest or self.status == OVER:
            raise Refused("not-understood", action="", error="nobody else sits there")

    def _check_playing(self, guest: str, seat: int) -> None:
        self._check_seat(guest, seat)
        if self.status != PLAYING:
            raise Refused("not-playing")

    def _opens(self, code: str) -> bool:
        """Whether somebody has typed the code of the table, which holds as long as it gathers."""
        known = self.opened.get("code", "")
        return bool(known) and self.status == GATHERING and hmac.compare_digest(as_typed(code), known)

    def _fits(self, invitation: str, chair: Seat) -> bool:
        return bool(chair.invitation) and hmac.compare_digest(digest(invitation), chair.invitation)


def _twin(one: One) -> One:
    """What copy.copy makes of a plain object, in a tenth of the time."""
    twin = object.__new__(type(one))
    twin.__dict__.update(one.__dict__)
    return twin


def opening(
    load: Loader, guest: str, now: float, plan: Mapping[str, Any], secret: bytes, known: Sequence[str]
) -> list[Entry]:
    """The first entry of a new table; refuses a game, options or seats that there are not."""
    if plan["game"] not in known:
        raise Refused("no-such-game", game=str(plan["game"])[:80])
    game = load(plan["game"])
    for seat in plan["seats"]:
        if seat["kind"] == "bot":
            check_level(seat.get("level", ""))
    try:
        game.template(len(plan["seats"]), plan["options"])
        if plan["options"].get("refereed"):
            game.check_referee()
        if plan.get("origin"):
            _check_origins(plan)
            game = game_as_in(plan["origin"]["record"], load)
            game.branch(plan["origin"]["record"], plan["origin"]["move"], 0)
        if plan.get("record"):
            _check_origins(plan["record"])
            game = game_as_in(plan["record"], load)
            game.replay(plan["record"])
            check_fairness(plan["record"])
    except BadOption as error:
        raise Refused("bad-option", error=str(error)[:300]) from None
    except BirdtableError as error:
        raise Refused("bad-record", error=str(error)[:300]) from None
    data = {
        **plan,
        "rules": game.version,
        "content": game.content_hash,
        "commitment": commitment_of(secret),
    }
    return [Entry("opened", guest, now, data)]


def _check_origins(record: Any) -> None:
    """Refuse a game with a longer past than anybody plays (each origin is played again), or with half a past."""
    for _ in range(MOST_ORIGINS + 1):
        origin = record.get("origin")
        if origin is None:
            return
        record = origin.get("record") if isinstance(origin, Mapping) else origin
        if not isinstance(record, Mapping):
            raise Refused("bad-record", error="the game that it goes on from is not there")
    raise Refused("bad-record", error=f"the game goes on from more than {MOST_ORIGINS} others")


def digest(invitation: str) -> str:
    """What the log keeps of an invitation."""
    return hashlib.sha256(f"birdtable invitation {invitation}".encode()).hexdigest()


def new_id() -> str:
    """What a table, a tournament or what is kept of people is known by."""
    return id_of(secrets.token_bytes(ID_BYTES))


def id_of(drawn: bytes) -> str:
    """The same, of bytes that somebody has drawn already."""
    return base64.urlsafe_b64encode(drawn[:ID_BYTES]).decode()


def new_short_code() -> str:
    """A code that is said across a room: a thousand million of them, and few tables gather at a time."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def as_typed(code: str) -> str:
    """A code however it was typed: only its letters count."""
    return "".join(letter for letter in code.upper() if letter in CODE_LETTERS)


def clean(text: str) -> str:
    """Text without characters that cannot be seen, in one line."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def _name(name: str, before: str) -> str:
    name = clean(name) or before
    if len(name) > LONGEST_NAME:
        raise Refused("bad-name", longest=LONGEST_NAME)
    return name


def _nonce(nonce: str) -> str:
    return _bytes(nonce, NONCE_BYTES).hex()


def _seal(commitment: str) -> str:
    """The seal of a number to come; "" from somebody who adds none."""
    return _bytes(commitment, range(DIGEST_BYTES, DIGEST_BYTES + 1)).hex() if commitment else ""


def _bytes(text: str, lengths: range) -> bytes:
    try:
        read = bytes.fromhex(text)
        if len(read) not in lengths:
            raise ValueError
    except ValueError:
        raise Refused("bad-nonce", least=lengths[0], most=lengths[-1]) from None
    return read


__all__ = ["ALONE", "ASK", "FREE", "GATHERING", "OVER", "PLAYING", "Table", "clean", "digest", "opening"]
