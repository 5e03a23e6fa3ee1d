import pytest

import birdtable as bt


def play(columns):
    pos = bt.load("examples.connect_four", backend="python").new(players=2, seed=0)
    for column in columns:
        pos.play(f"drop {column}")
    return pos


@pytest.mark.clause("connect_four.play.first", "connect_four.play.drop", "connect_four.play.full")
def test_discs_pile_up_until_the_column_is_full():
    pos = play("111111")
    assert pos.view()["columns"][0] == [0, 1, 0, 1, 0, 1]
    assert [reason.clause for reason in pos.why_not("drop 1")] == ["connect_four.play.full"]


@pytest.mark.clause("connect_four.end.four")
@pytest.mark.parametrize("columns", ["1212121", "1122334", "543461253147355", "7654657432544"])
def test_four_in_a_line_win(columns):
    assert not play(columns[:-1]).over
    assert play(columns).winners == [0]


@pytest.mark.clause("connect_four.end.draw")
def test_a_full_grid_is_shared():
    assert play("126613431456475467333341527215612225546777").winners == [0, 1]
