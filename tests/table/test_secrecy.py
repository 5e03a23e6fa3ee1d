"""What a seat is told depends on nothing that it cannot know."""

import copy
import json
from dataclasses import replace

import pytest

from birdtable.table.messages import replay_message
from birdtable.table.shown import Shown
from tests.table.evening import SECRET, Evening

GUESTS = ("ada", "ben", "cleo")


def otherwise(table, seat, seed):
    """The same table in another world that this seat cannot tell from the true one."""
    twin = copy.copy(table)
    deal = table.position.redeal(seat, seed)
    twin.position = table.position.copy()
    twin.position.states = deal.states
    twin.position.states["learned"] = table.position.learned  # that something was learned is no secret
    twin.secret = bytes(32)
    twin.lines = [
        line if line.event is None else replace(line, event=disguised(line.event, seat)) for line in table.lines
    ]
    return twin


def disguised(event, seat):
    hidden = {name: f"another {event.values[name]}" for name, readers in event.secrets if seat not in readers}
    return replace(event, values={**event.values, **hidden})


def words(table, guest, seat):
    return Shown(table).state(guest, seat, 0, {0}, 1)


@pytest.fixture(scope="module")
def tables():
    evening = Evening("me", "friend", "friend").fill(*GUESTS).begin()
    found = [evening.table]
    while evening.table.status == "playing":
        evening.play()
        if len(evening.table.moves) % 4 == 0:
            found.append(evening.table)
    return [table for table in found if table.status == "playing"]


def test_a_state_is_the_same_in_every_world_that_fits_what_the_seat_knows(tables):
    changed = 0
    for table in tables:
        for seat in range(3):
            twin = otherwise(table, seat, seed=len(table.moves))
            assert words(twin, GUESTS[seat], seat) == words(table, GUESTS[seat], seat)
            assert words(twin, "zoe", None) == words(table, "zoe", None)
            other = (seat + 1) % 3
            changed += words(twin, GUESTS[other], other) != words(table, GUESTS[other], other)
    assert changed > len(tables)  # the worlds do differ, and who knows better sees it


def test_a_replay_tells_no_more_than_the_states_did(tables):
    table = tables[-1]
    for seat in (0, 1, None):
        for moment, once in zip(replay_message(table, seat)["moments"][::4], tables, strict=False):
            assert moment["view"] == json.loads(words(once, "", seat))["view"]


def test_no_secret_of_the_table_or_of_a_guest_is_in_a_state(tables):
    for table in tables:
        for guest, seat in (("ada", 0), ("ben", 1), ("zoe", None)):
            text = words(table, guest, seat).decode()
            assert SECRET.hex() not in text
            assert table.key.hex() not in text
            assert not any(f'"{name}"' in text for name in GUESTS)


def test_nonces_are_told_when_the_deal_is_done_and_not_before():
    evening = Evening("me", "friend").fill("ada", "ben")
    assert "0101" not in json.dumps(evening.state("ben", 1))
    assert evening.begin().state("ben", 1)["table"]["nonces"] == ["01" * 16, "02" * 16]
