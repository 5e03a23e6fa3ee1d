"""Keeping order at a table: who may be removed and muted by whom, and what those who play do not hear."""

import json

from birdtable.table.shown import Shown
from tests.table.evening import Evening


def heard(evening, guest, seat):
    """What somebody has heard being said."""
    log = json.loads(Shown(evening.table).state(guest, seat, 0, (), 0))["log"]
    return [line["text"] for line in log if line["kind"] == "said"]


def test_those_who_play_hear_spectators_after_the_game():
    evening = Evening("me", "friend").fill("ada", "ben")
    evening.do("zoe", "say", "Zoe", "before")
    evening.begin()
    evening.do("zoe", "say", "Zoe", "take the swift")
    evening.do("ben", "say", "Ben", "hm")
    assert heard(evening, "zoe", None) == ["before", "take the swift", "hm"]
    for guest, seat in (("ada", 0), ("ben", 1), ("ben", None)):  # also if they look on from no seat
        assert heard(evening, guest, seat) == ["before", "hm"]
    evening.do("ben", "resign", 1)
    assert heard(evening, "ada", 0) == ["before", "take the swift", "hm"]


def test_the_host_mutes_and_removes_and_nobody_else_does():
    evening = Evening("me", "friend").fill("ada", "ben")
    evening.begin()
    evening.refuses("not-host", "ben", "mute", 0, True)
    evening.refuses("not-host", "zoe", "remove", 1)
    evening.refuses("not-understood", "ada", "remove", 0)  # not oneself
    evening.do("ada", "mute", 1, True)
    evening.refuses("muted", "ben", "say", "Ben", "you …")
    evening.do("ada", "mute", 1, False)
    evening.do("ben", "say", "Ben", "sorry")
    evening.do("ada", "remove", 1)
    seat = evening.table.seats[1]
    assert (seat.kind, seat.name, seat.owner) == ("bot", "Ben", "")
    assert not evening.table.may_look("ben", 1)
    evening.refuses("removed", "ben", "sit", 1, "Ben", "", "")
    evening.refuses("muted", "ben", "say", "Ben", "but …")

    evening = Evening("me", "friend").fill("ada", "ben")  # before the game the seat is free again
    evening.do("ada", "remove", 1)
    assert evening.table.seats[1].kind == "open"
    evening.invite(1)
    evening.refuses("removed", "ben", "sit", 1, "Ben", "", "please")
    evening.sit("cleo", 1, "please")
