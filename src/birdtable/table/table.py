"""A table: what its log adds up to (`Ledger`), and what may be added next.

The methods here change nothing: each checks a wish and returns the entries that would fulfil it, or
raises `Refused`. Whoever keeps the log stores them first and goes on with `after(entries)`, so that nothing is ever
shown that a crash could take away.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping, Sequence

from birdtable.errors import BadNotation
from birdtable.fair import nonce_commitment
from birdtable.kernel.actions import Action
from birdtable.table.clocks import DAYS, LAG, SCORE
from birdtable.table.entries import BOT, CLOCK, REFEREE, Entry
from birdtable.table.errors import Refused
from birdtable.table.ledger import GATHERING, OVER, PLAYING, Ledger
from birdtable.table.names import LONGEST_NAME, as_typed, clean, digest
from birdtable.table.seats import Kind, Seat, check_level, people
from birdtable.table.undo import ASK, FREE, NO

AWAY = 120.0  # seconds after which the others may let a bot play for somebody who is not there
LONGEST_TEXT = 400
NONCE_BYTES = range(16, 33)
DIGEST_BYTES = 32
LONGEST_LOG = 3000  # entries; what comes later is only played to the end


class Table(Ledger):
    """One table, and what may be done at it."""

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
