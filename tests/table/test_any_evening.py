"""Whatever several guests try in whatever order, a table keeps its promises."""

import json

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from birdtable.fair import nonce_commitment
from birdtable.table import Refused, Table
from birdtable.table.shown import Shown
from tests.table.evening import CLOUDS, FOUR, SECRET, Evening, fingerprint, load

NONCE = "ab" * 16
SEALED = nonce_commitment(0, bytes.fromhex(NONCE))  # of seat 0; in another seat it can never be shown
GUESTS = st.sampled_from(["ada", "ben", "cleo", ""])
SEATS = st.sampled_from([0, 0, 1, 1, 2, 3, -1])
WORDS = st.text(max_size=40)
LEVEL = st.sampled_from(["gentle", "fair", "strong", "peeking", ""])


class AnyEvening(RuleBasedStateMachine):
    """A table, and everything that can be done at it."""

    @initialize(
        game=st.sampled_from([CLOUDS, FOUR]),
        seats=st.lists(st.sampled_from(["me", "friend", "fair"]), min_size=2, max_size=2),
        listed=st.booleans(),
    )
    def set_table(self, game, seats, listed):
        self.evening = Evening(*seats, game=game, listed=listed)

    def attempt(self, wish):
        """A wish is fulfilled or refused; in both cases the table that was asked stays as it is."""
        table = self.evening.table
        before = fingerprint(table)
        try:
            entries = wish(table)
        except Refused:
            entries = []
        assert fingerprint(table) == before
        if entries:
            self.evening.keep(entries)
            assert fingerprint(table) == before
            assert self.evening.table.version == table.version + len(entries)

    def give(self, guest, verb, *arguments):
        command, now = f"c{next(self.evening.ids)}", next(self.evening.clock)
        self.attempt(lambda table: getattr(table, verb)(guest, now, command, *arguments))

    @rule(guest=GUESTS, seat=SEATS, name=WORDS, seal=st.sampled_from(["", SEALED, "no"]), invited=st.booleans())
    def sit(self, guest, seat, name, seal, invited):
        self.give(guest, "sit", seat, name, seal, "please" if invited else "")

    @rule(guest=GUESTS, seat=SEATS, nonce=st.sampled_from([NONCE, "cd" * 16, "no"]))
    def reveal(self, guest, seat, nonce):
        self.give(guest, "reveal", seat, nonce)

    @rule(seats=st.permutations(["ada", "ben"]))
    def fill_and_begin(self, seats):
        for seat, guest in enumerate(seats):
            self.give("ada", "invite", seat, "please")
            self.give(guest, "sit", seat, guest, "", "please")
        self.give("ada", "begin")

    @rule(guest=GUESTS, seat=SEATS)
    def leave(self, guest, seat):
        self.give(guest, "leave", seat)

    @rule(guest=GUESTS, seat=SEATS, level=LEVEL, away=st.sampled_from([0.0, 1000.0]))
    def let_bot_play(self, guest, seat, level, away):
        self.give(guest, "let_bot_play", seat, level, away)

    @rule(guest=GUESTS, seat=SEATS, invitation=st.sampled_from(["please", "x"]))
    def invite(self, guest, seat, invitation):
        self.give(guest, "invite", seat, invitation)

    @rule(guest=GUESTS)
    def begin(self, guest):
        self.give(guest, "begin")

    @rule(guest=GUESTS, name=WORDS, text=WORDS)
    def say(self, guest, name, text):
        self.give(guest, "say", name, text)

    @rule(data=st.data(), times=st.integers(1, 6))
    def play_well(self, data, times):
        for _ in range(times):
            if self.evening.table.status != "playing":
                return
            seat = self.evening.table.position.seat
            guest = self.evening.table.seats[seat].owner
            actions = [str(action) for action in self.evening.table.position.legal()]
            action = data.draw(st.sampled_from(actions))
            self.give(guest, "play", seat, self.evening.table.moment, action)
            if self.evening.table.bot_to_move is not None:
                self.evening.play()

    @rule(
        guest=GUESTS, seat=SEATS, late=st.integers(-1, 1), action=st.one_of(WORDS, st.just("pass"), st.just("drop 4"))
    )
    def play_anything(self, guest, seat, late, action):
        self.give(guest, "play", seat, self.evening.table.moment + late, action)

    @rule(seat=SEATS, late=st.integers(-1, 1), number=st.integers(0, 6))
    def play_as_bot_at_a_wrong_time(self, seat, late, number):
        table = self.evening.table
        chair = table.bot_to_move
        if chair is None or chair.number != seat or late:
            self.attempt(lambda table: table.play_as_bot(1.0, seat, table.moment + late, number))
            assert self.evening.table is table

    @rule(guest=GUESTS, seat=SEATS, late=st.sampled_from([0, 0, 0, -1]), beyond=st.booleans())
    def take_back(self, guest, seat, late, beyond):
        self.give(guest, "take_back", seat, self.evening.table.moment + late, beyond)

    @rule(guest=GUESTS, seat=SEATS, agree=st.booleans())
    def answer(self, guest, seat, agree):
        self.give(guest, "answer", seat, agree)

    @invariant()
    def a_restart_would_bring_the_same_table_back(self):
        evening = self.evening
        assert evening.table.version == len(evening.log)
        assert fingerprint(evening.again()) == fingerprint(evening.table)

    @invariant()
    def what_is_told_fits_together(self):
        table = self.evening.table
        assert table.rewritten <= table.moment <= table.version or table.status == "gathering"
        for guest in ("ada", "ben", ""):
            for seat in (None, *table.seats_of(guest)):
                told = json.loads(Shown(table).state(guest, seat, 0, set(), 0))
                assert all(line["version"] <= table.version for line in told["log"])
                assert bool(told["legal"]) == (table.status == "playing" and table.position.seat == seat)
                assert told["table"]["moves"] == len(table.moves)

    @invariant()
    def nobody_waits_for_an_answer_that_nobody_can_give(self):
        table = self.evening.table
        assert table.asked is None or table.waiting()

    @invariant()
    def the_log_can_be_read_in_two_halves(self):
        log = self.evening.log
        half = Table.open("t", SECRET, load, log[: len(log) // 2 + 1])
        assert fingerprint(half.after(log[len(log) // 2 + 1 :])) == fingerprint(self.evening.table)


TestAnyEvening = AnyEvening.TestCase
TestAnyEvening.settings = settings(
    max_examples=40, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)
