"""Moves that are prepared while others think; and games that end before their end, in games that count at it."""

import random

import birdtable as bt
from birdtable.ahead import look_ahead
from birdtable.table.entries import CLOCK, Entry
from tests.table.evening import CLOUDS, Evening, fingerprint, four_on_the_table, load


def prepare(evening, *answers):
    """Ben prepares answers, each "action" or "move: action"."""
    parts = [answer.rpartition(": ") for answer in answers]
    evening.do("ben", "prepare", 1, [{"when": when, "action": action} for when, _, action in parts])


def play(evening, action):
    """Ada moves, and what was prepared follows."""
    evening.play(action)
    evening.keep(evening.table.answer_ahead(5000.0))


def told(evening, seat):
    return [line.kind for line in evening.table.lines if line.may_read(seat)]


def test_the_first_answer_that_fits_is_played_in_its_seats_name():
    evening = four_on_the_table("ada", "ben")
    prepare(evening, "drop 7: drop 1", "drop 4: drop 5", "drop 2")
    play(evening, "drop 4")
    last = evening.log[-1]
    assert (last.kind, last.by, last.data) == ("played", "ben", {"seat": 1, "action": "drop 5"})
    assert evening.table.prepared == {}  # each is for one turn
    assert evening.table.position.seat == 0
    assert fingerprint(evening.again()) == fingerprint(evening.table)


def test_what_does_not_fit_is_dropped_and_only_its_owner_is_told():
    evening = four_on_the_table("ada", "ben")
    prepare(evening, "drop 7: drop 1")
    play(evening, "drop 4")
    assert evening.log[-1].kind == "dropped"
    assert evening.table.position.seat == 1  # Ben decides himself
    assert [told(evening, seat).count("dropped") for seat in (1, 0, None)] == [1, 0, 0]
    evening.play("drop 4")
    prepare_refused = evening.refuses("not-understood", "ben", "prepare", 1, [{"when": "", "action": "fly 9"}])
    assert prepare_refused.values["action"] == "fly 9"
    evening.refuses("not-your-seat", "ada", "prepare", 1, [])
    evening.refuses("stale", "ada", "prepare", 0, [])  # it is her turn: she can play


def test_an_answer_that_became_illegal_is_not_played():
    evening = four_on_the_table("ada", "ben")
    for action in ("drop 4", "drop 4") * 2:
        evening.play(action)
    evening.play("drop 4")
    evening.play("drop 3")
    prepare(evening, "drop 4")
    play(evening, "drop 4")  # the column is full now
    assert evening.log[-1].kind == "dropped"


def test_looking_ahead_tells_what_can_follow_and_nothing_of_what_is_hidden():
    game = load(CLOUDS)
    position, luck = game.new(2, seed=3), random.Random(1)
    for _ in range(6):
        position.play(luck.choice(position.legal()))
    seat = 1 - position.seat
    found = look_ahead(position, seat)
    assert found[None]
    assert all(answers for when, answers in found.items())
    other = position.redeal(seat, 99)  # another truth that looks the same to the seat
    assert [[str(one) for one in answers] for answers in look_ahead(other, seat).values()] == [
        [str(one) for one in answers] for answers in found.values()
    ]


def test_a_game_that_counts_at_its_end_has_a_leader_before_it():
    game = bt.load("birdwatcher")
    position, luck = game.new(2, seed=11), random.Random(2)
    while max(game.standing(position.view(None))) == min(game.standing(position.view(None))):
        position.play(luck.choice(position.legal()))
    assert position.scores == [0, 0]
    evening = Evening("me", "friend", game=CLOUDS)
    table = evening.table
    table.position, table.game, table.status = position, game, "playing"
    ended = table.after([Entry("ended", CLOCK, 9.0, {"why": "agreed", "seat": 0})])
    leader = max((0, 1), key=lambda seat: ended.scores[seat])
    assert ended.scores[0] != ended.scores[1]
    assert ended.winners == [leader]
