"""The dialect: twins, hooks, checks, masks."""

import numpy as np
import pytest

from birdtable.kernel import masks
from birdtable.kernel.dialect import PYTHON, Binder, hook, kernel, table
from birdtable.kernel.record import Field, Record

SQUARES = table([0, 1, 4, 9])
RECORD = Record(Field("small", "i1", "a narrow field"), Field("grid", "i1", "two axes", (2, 3)))


@kernel
def square(number):
    return SQUARES[number]


@hook
def game_verb(number):
    """Filled in by a game."""


@kernel
def twice_the_verb(number):
    return 2 * game_verb(number)


@kernel
def endless(number):
    return endless(number - 1)


@pytest.fixture
def state():
    return RECORD.python(RECORD.blank(2))


def test_a_kernel_runs_in_python_and_reads_tables_as_plain_integers():
    assert square(3) == 9
    assert type(square(3)) is int


def test_hooks_are_filled_in_by_the_game():
    binder = Binder({"game_verb": square})
    assert binder.twin(twice_the_verb)(3) == 18
    with pytest.raises(TypeError, match="must be filled in"):
        PYTHON.twin(twice_the_verb)


def test_recursion_is_refused():
    with pytest.raises(TypeError, match="calls itself"):
        endless(3)


def test_python_checks_what_compiled_code_would_let_pass(state):
    with pytest.raises(ValueError, match="invalid value"):
        state.small = 200
    with pytest.raises(IndexError):
        state.grid[2, 0] = 1
    with pytest.raises(AttributeError):
        state.smal = 1


def test_tables_are_frozen():
    with pytest.raises(ValueError, match="read-only"):
        SQUARES[0] = 1


@pytest.mark.parametrize("first", [0, 5, 20, 31, 32, 63, 70])
def test_masks(first):
    words = np.zeros(4, np.uint32)
    mask = words.data
    masks.allow_all(mask, first, 0b1011)
    masks.allow(mask, 127)
    allowed = [first, first + 1, first + 3, 127]
    assert [action for action in range(128) if masks.allows(mask, action)] == allowed
    assert masks.count_allowed(mask) == 4
    assert [masks.nth_allowed(mask, n) for n in range(4)] == allowed
    masks.clear(mask)
    assert not words.any()
