"""The random streams: the published test vector, fair numbers, and nothing that repeats."""

import numpy as np
import pytest

from birdtable.kernel import bits, streams
from birdtable.kernel.native import native_primitives
from birdtable.kernel.record import Layout, State, field
from birdtable.kernel.shapes import Int8, Row


class Cells(State):
    cells: Row[Int8] = field("something to shuffle", 8)


LAYOUT = Layout(Cells)


@pytest.fixture
def states():
    return LAYOUT.blank(2)


@pytest.fixture
def state(states):
    return LAYOUT.python(states)


def test_chacha8_gives_the_published_block(state):
    """The first eight bytes of the keystream for a key and a nonce of zeros."""
    words = np.array(streams.chacha_words(state, 0), "<u4")
    assert words.tobytes().hex() == "3e00ef2f895f40d6"


def test_every_draw_is_a_block_of_its_own(state):
    """So that anybody with the key can check any draw by itself."""
    drawn = [streams.next_word(state) for _ in range(5)]
    assert drawn == [streams.chacha_words(state, block)[0] for block in range(5)]
    assert state.draws == 5


def test_the_key_matters(state):
    first = streams.chacha_words(state, 0)
    state.key[7] = 1
    assert streams.chacha_words(state, 0) != first


@pytest.mark.parametrize("stream", [streams.TABLE, streams.THINKING])
@pytest.mark.parametrize("n", [2, 3, 7, 22])
def test_numbers_below_n_are_equally_likely(state, stream, n):
    state.stream = stream
    state.quick[1] = 1
    draws = 3000
    counts = np.bincount([streams.below(state, n) for _ in range(draws)], minlength=n)
    expected = draws / n
    chi_square = ((counts - expected) ** 2 / expected).sum()
    assert len(counts) == n
    assert chi_square < 3 * n + 15  # far beyond the 99.9th percentile


def test_numbers_that_would_favour_some_are_drawn_again(state):
    """With n at three quarters of all words, plain multiplying would give a third of the numbers twice as often."""
    n = 3 * 2**30
    thirds = np.bincount([streams.below(state, n) % 3 for _ in range(1500)], minlength=3)
    assert state.draws > 1700
    assert thirds.min() > 420


def test_one_choice_is_no_choice(state):
    assert streams.below(state, 1) == 0
    assert (state.draws, state.learned) == (0, 0)


def test_shuffles_give_every_order_equally_often(state):
    state.stream = streams.THINKING
    state.quick[0] = 5
    orders = {}
    for _ in range(2400):
        for i in range(4):
            state.cells[i] = i
        streams.shuffle(state, state.cells, 4)
        order = tuple(state.cells[:4])
        orders[order] = orders.get(order, 0) + 1
    assert len(orders) == 24
    assert 60 < min(orders.values()) <= max(orders.values()) < 145


def test_sorting_between(state):
    for i, value in enumerate([9, 5, 3, 4, 1, 7]):
        state.cells[i] = value
    streams.sort(state.cells, 1, 5)
    assert list(state.cells[:6]) == [9, 1, 3, 4, 5, 7]


def test_members_of_a_set_are_drawn_equally_often(state):
    counts = np.bincount([streams.draw_member(state, 0b10110) for _ in range(1500)], minlength=5)
    assert counts[[0, 3]].sum() == 0
    assert counts[[1, 2, 4]].min() > 420


def test_thinking_forgets_the_table(state):
    state.key[0] = 99
    streams.below(state, 5)
    streams.think(state, 1, 2)
    assert state.stream == streams.THINKING
    assert list(state.key) == [0] * 8
    assert (state.draws, state.learned) == (0, 0)


def test_thinking_streams_of_neighbouring_games_differ():
    seeds = {streams.quick_seed(1, index) for index in range(2000)} | {streams.quick_seed(2, i) for i in range(2000)}
    assert len(seeds) == 4000
    first = np.array([streams.quick_step(*seed)[0] for seed in sorted(seeds)])
    assert abs((first >> 31).mean() - 0.5) < 0.04


def test_primitives_do_what_their_source_says():
    import numba

    instructions = native_primitives()
    counting = instructions["count_bits"]
    finding = instructions["lowest"]

    @numba.njit
    def both(number):
        return counting(number), finding(number)

    for number in (1, 2, 3, 0x80000000, 0xFFFFFFFF, 0x00F0F000, 12345678):
        as_written = bits.count_bits.function(number), bits.lowest.function(number)
        assert (bits.count_bits(number), bits.lowest(number)) == as_written
        assert both(number) == as_written
