"""Hints before a choice, and the review after a game."""

import pytest

import birdtable as bt
from birdtable.bots import Knowledge, make_bot
from birdtable.bots.advice import review
from tests.conftest import LONG
from tests.suites.play import drop


def test_advice_names_the_winning_move_and_is_sure_of_it(four):
    best, *others = drop(four, "112233").advice(seconds=0.1)
    assert str(best.action) == "drop 4"
    assert best.win == 1
    assert best.points == 1
    assert best.sure < 0.01
    assert all(other.win < 1 for other in others)
    assert sum(one.share for one in (best, *others)) == pytest.approx(1)


def test_advice_tells_nothing_that_the_seat_cannot_know(clouds):
    position = clouds.new(players=3, seed=5)
    before = position.states.tobytes()
    advice = position.advice(position.seat, seconds=0.05)
    assert {one.action for one in advice} == set(position.legal())
    assert position.states.tobytes() == before


def test_advice_is_for_the_seat_that_decides(clouds, four):
    position = clouds.new(players=2, seed=5)
    with pytest.raises(bt.BadOption, match="has nothing to decide now"):
        position.advice(1 - position.seat)
    with pytest.raises(bt.BadOption, match="some time to think"):
        position.advice(seconds=0)
    with pytest.raises(bt.BadOption, match="no seat 7"):
        position.advice(7)
    with pytest.raises(bt.BadOption, match="nothing to advise"):
        drop(four, "1212121").advice()


def test_a_review_finds_the_blunder(four):
    """Seat 1 lets seat 0 complete a row that it could have stopped."""
    end = drop(four, "1122334")
    assert end.winners == [0]
    found = review(four, end.record(), playouts=3000)
    worst = max(found.choices, key=lambda choice: choice.cost)
    assert worst.seat == 1
    assert worst.number in (3, 5)
    assert worst.cost > 0.2


@pytest.mark.parametrize("players", [2, 3])
def test_the_accounts_add_up(clouds, players):
    position = clouds.new(players=players, seed=6)
    bots = [make_bot("random", seat) for seat in range(players)]
    while not position.over:
        position.play(bots[position.seat].choose(Knowledge(position)))
    steps = []
    seconds = 6.0 if LONG else 1.0
    found = review(clouds, position.record(), seconds=seconds, report=lambda done, total: steps.append((done, total)))
    assert [done for done, _ in steps] == list(range(len(steps)))
    for one in found.curve:
        assert sum(one.wins) == pytest.approx(1)
    assert sum(account.start for account in found.accounts) == pytest.approx(1)
    for account in found.accounts:
        assert account.result == pytest.approx(account.start - account.mistakes + account.gifts + account.luck)
        assert 0 <= account.start <= 1
        assert account.mistakes >= 0
    assert sum(account.result for account in found.accounts) == pytest.approx(1)
    assert [choice.action.number for choice in found.choices if choice.cost == 0]


def test_only_finished_games_are_reviewed(clouds):
    with pytest.raises(bt.BadOption, match="only a finished game"):
        review(clouds, clouds.new(players=2, seed=1).record())
