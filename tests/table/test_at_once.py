"""Seats that are asked at once: each answers when it likes, and nobody learns anything before the last has."""

from itertools import permutations

import pytest

import birdtable as bt
from tests.table.evening import PERCH, Evening, fingerprint

GUESTS = ("ada", "ben", "cyd")
CARDS = ("keep second", "keep first", "keep second")


def begun():
    return Evening("me", "friend", "friend", game=PERCH).fill(*GUESTS).begin()


def answer(evening, seat, action=None):
    return evening.do(GUESTS[seat], "play", seat, evening.table.moment, action or CARDS[seat])


def seen(evening, seat):
    """What a seat is told of the game."""
    state = evening.state("" if seat is None else GUESTS[seat], seat)
    return state["view"], state["legal"]


def test_everybody_is_asked_and_each_sees_its_own_choice():
    evening = begun()
    for seat in range(3):
        view, legal = seen(evening, seat)
        assert (view["seat"], view["asked"], view["answered"]) == (seat, [0, 1, 2], [])
        assert [one["action"] for one in legal] == ["keep first", "keep second"]
    assert seen(evening, None)[1] == []


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_any_order_gives_the_same_game_and_the_same_record(order):
    evening, steps = begun(), begun().table.position
    for seat in order:
        answer(evening, seat)
    for action in CARDS:
        steps.play(action)  # as engines step it: by seat
    position = evening.table.position
    assert position.states.tobytes() == steps.states.tobytes()
    assert position.record() == steps.record()
    assert [move.seat for move in evening.table.moves] == [0, 1, 2]
    assert bt.load(PERCH, "python").replay(position.record()).states.tobytes() == steps.states.tobytes()
    assert fingerprint(evening.again()) == fingerprint(evening.table)


def test_an_answer_is_told_to_its_seat_alone_until_all_are_in():
    one, other = begun(), begun()
    answer(one, 2, "keep first")
    answer(other, 2, "keep second")
    for seat in (0, 1, None):
        assert seen(one, seat) == seen(other, seat)
        assert (seen(one, seat)[0]["asked"], seen(one, seat)[0]["answered"]) == ([0, 1], [2])
        assert one.state(GUESTS[seat or 0], seat)["log"] == other.state(GUESTS[seat or 0], seat)["log"]
    view, legal = seen(other, 2)
    assert (view["answer"], view["seat"], legal) == ("keep second", 0, [])
    assert "kept" not in [line.event.name for line in other.table.lines if line.event]


def test_nothing_is_stale_because_another_seat_has_answered():
    evening = begun()
    at = evening.table.moment
    for seat in (1, 2, 0):
        evening.do(GUESTS[seat], "play", seat, at, CARDS[seat])
    assert evening.table.moment > at
    assert [line.event.values["seat"] for line in evening.table.lines if line.event and line.event.name == "kept"] == [
        "0",
        "1",
        "2",
    ]


def test_who_has_answered_is_asked_no_more_but_may_take_it_back_freely():
    evening = begun()
    before = evening.table.moment
    answer(evening, 1)
    evening.refuses("not-your-turn", "ben", "play", 1, evening.table.moment, "keep second")
    answer(evening, 0)
    assert evening.state("ben", 1)["undo"] == {"how": "free", "why": None}
    assert evening.state("cyd", 2)["undo"]["how"] == "no"
    evening.do("ben", "take_back", 1, evening.table.moment, False)
    assert evening.table.position.asked == [1, 2]
    assert evening.table.position.answers.keys() == {0}  # nobody else's answer is lost
    assert evening.table.moment == before
    assert fingerprint(evening.again()) == fingerprint(evening.table)


def test_once_all_are_in_taking_back_needs_the_others():
    evening = begun()
    for seat in (2, 1, 0):
        answer(evening, seat)
    assert evening.state("cyd", 2)["undo"]["how"] == "ask"
    evening.do("cyd", "take_back", 2, evening.table.moment, True)
    for guest, seat in (("ada", 0), ("ben", 1)):
        evening.do(guest, "answer", seat, True)
    assert evening.table.position.asked == [2]


def test_bots_answer_while_people_think():
    evening = Evening("me", "fair", "friend", "fair", game=PERCH).fill("ada", None, "cyd").begin()
    for seat in (1, 3):
        assert evening.table.bot_to_move.number == seat
        action = evening.table.position.facing(seat).legal()[0].number
        evening.keep(evening.table.play_as_bot(9, seat, evening.table.moment, action))
    assert evening.table.bot_to_move is None
    assert evening.table.position.asked == [0, 2]


def test_an_illegal_answer_is_refused_with_its_reason():
    evening = begun()
    error = evening.refuses("illegal", "cyd", "play", 2, evening.table.moment, "done")
    assert error.reasons[0].clause in bt.load(PERCH, "python").clauses


def test_time_is_counted_from_the_question():
    evening = begun()
    for seat in (2, 1, 0):
        answer(evening, seat)
    assert [chair.seconds for chair in evening.table.seats] == [3, 2, 1]


def test_a_position_does_not_step_past_answers_that_wait():
    position = bt.load(PERCH, "python").new(3, seed=4)
    position.answer(1, position.facing(1).legal()[0].number)
    with pytest.raises(bt.BadOption, match="at once"):
        position.play("keep first")
    assert position.copy().answers == position.answers
