"""An evening at a table, without a server: guests by name give commands, and the log is kept as a database would."""

import itertools
import json
import random

import pytest

import birdtable as bt
from birdtable.fair import nonce_commitment
from birdtable.table import Refused, Table
from birdtable.table.entries import Entry
from birdtable.table.opening import opening
from birdtable.table.shown import Shown

CLOUDS, FOUR, PERCH = "above_the_clouds", "examples.connect_four", "perch"
SECRET = bytes(range(32))
GAMES = {}


def load(name):
    """A game with compiled rules, once a session."""
    if name not in GAMES:
        GAMES[name] = bt.load(name, backend="native")
    return GAMES[name]


def seat_plan(word):
    return {"kind": word} if word in ("me", "friend") else {"kind": "bot", "level": word}


class Evening:
    """A table, its log, and a clock that ticks once a command."""

    def __init__(self, *seats, game=CLOUDS, host="ada", listed=False, options=None, **more):
        plan = {"game": game, "seats": [seat_plan(seat) for seat in seats], "options": options or {}, "listed": listed}
        self.clock = itertools.count(1000)
        self.ids = itertools.count()
        self.log = opening(load, host, next(self.clock), {**plan, **more}, SECRET, [CLOUDS, FOUR, PERCH])
        self.table = Table.open("t", SECRET, load, self.log)
        self.luck = random.Random(5)
        self.nonces = {}

    def keep(self, entries):
        self.table = self.table.after(entries)
        self.log += entries
        return entries

    def do(self, guest, verb, *arguments, id=None):
        """Give a command; the table's method of that name."""
        command = f"c{next(self.ids)}" if id is None else id
        return self.keep(getattr(self.table, verb)(guest, next(self.clock), command, *arguments))

    def refuses(self, code, guest, verb, *arguments):
        with pytest.raises(Refused) as caught:
            self.do(guest, verb, *arguments)
        assert caught.value.code == code
        return caught.value

    # ------------------------------------------------------------------ short ways

    def sit(self, guest, seat, invitation="", nonce="ab" * 16):
        """Sit down, with the seal of a number that is shown when the game begins."""
        self.nonces[seat] = nonce
        return self.do(guest, "sit", seat, guest.title(), nonce_commitment(seat, bytes.fromhex(nonce)), invitation)

    def reveal(self, seat):
        return self.do(self.table.seats[seat].owner, "reveal", seat, self.nonces[seat])

    def invite(self, seat, invitation="please", host="ada"):
        return self.do(host, "invite", seat, invitation)

    def fill(self, *guests):
        """Guests sit down in their seats (None: nobody does), by invitation where they must."""
        for seat, guest in enumerate(guests):
            if guest is not None:
                if self.table.seats[seat].owner != guest:
                    self.invite(seat)
                self.sit(guest, seat, "please", nonce=f"{seat + 1:02x}" * 16)
        return self

    def begin(self):
        self.do("ada", "begin")
        for seat in self.table.seats:
            if seat.sealed:
                self.reveal(seat.number)
        return self

    def play(self, action=None):
        """Whoever is to decide plays an action (or any)."""
        table, seat = self.table, self.table.position.asked[0]
        position = table.position.facing(seat)
        chosen = self.luck.choice(position.legal()) if action is None else position.action(action)
        chair = table.seats[seat]
        if chair.person:
            return self.do(chair.owner, "play", chair.number, table.moment, str(chosen))
        return self.keep(table.play_as_bot(next(self.clock), chair.number, table.moment, chosen.number))

    def finish(self):
        while self.table.status == "playing":
            self.play()
        return self

    def again(self):
        """The table as a restart brings it back."""
        return Table.open("t", SECRET, load, self.log)

    def state(self, guest="", seat=None, since=0):
        return json.loads(Shown(self.table).state(guest, seat, since, set(), 0))


def fingerprint(table):
    """All that a table is, to compare."""
    position = table.position
    return {
        **{name: value for name, value in vars(table).items() if name not in ("position", "load", "game")},
        "seats": [vars(seat).copy() for seat in table.seats],
        "moves": list(table.moves),
        "lines": list(table.lines),
        "commands": set(table.commands),
        "agreed": set(table.agreed),
        "position": None
        if position is None
        else (position.states.tobytes(), list(position.actions), dict(position.answers)),
    }


def four_on_the_table(*guests):
    """Connect four between guests, begun."""
    seats = ["me" if guest == "ada" else "friend" for guest in guests]
    return Evening(*seats, game=FOUR).fill(*guests).begin()


__all__ = ["CLOUDS", "FOUR", "PERCH", "SECRET", "Entry", "Evening", "fingerprint", "four_on_the_table", "load"]
