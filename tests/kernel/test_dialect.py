"""The dialect: twins, hooks, checks, masks."""

import numpy as np
import pytest

from birdtable.kernel import masks
from birdtable.kernel.dialect import PYTHON, Binder, globals_of, grid, hook, kernel, table
from birdtable.kernel.loops import contract_of
from birdtable.kernel.native import signature_of
from birdtable.kernel.record import Layout, State, field
from birdtable.kernel.shapes import Grid, Int8, Mask, Row
from examples import connect_four

SQUARES = table([0, 1, 4, 9])


class Small(State):
    small: Int8 = field("a narrow field")
    grid: Grid[Int8] = field("two axes", 2, 3)


LAYOUT = Layout(Small)


@kernel
def square(number: int) -> int:
    return SQUARES[number]


@hook
def game_verb(number: int) -> int:
    """Filled in by a game."""
    raise NotImplementedError


@kernel
def twice_the_verb(number: int) -> int:
    return 2 * game_verb(number)


@kernel
def endless(number: int) -> int:
    return endless(number - 1)


@kernel
def through_rooms(column: int, more: int = 2) -> int:
    """Reads another room: a kernel, a number, a verb and a word of it."""
    return connect_four.Verb.drop.of(column) + connect_four.AIR + connect_four.Event.won + more


@kernel
def any_row(cells: Row[int], mask: Mask) -> int:
    return cells[0] + mask[0]


@kernel
def together(several: tuple[int, int]) -> int:
    return several[0] + several[1]


@kernel
def mixed(several: tuple[int, float]) -> int:
    return several[0]


@kernel
def untyped(number):
    return number


@pytest.fixture
def state():
    return LAYOUT.python(LAYOUT.blank(2))


def test_rooms_are_namespaces():
    assert through_rooms(3) == 3 + 7 + 1 + 2
    assert through_rooms(3, 5) == 3 + 7 + 1 + 5
    read = dict(globals_of(through_rooms.function))
    assert set(read) == {"connect_four.Verb.drop.of", "connect_four.AIR", "connect_four.Event.won"}


def test_signatures_follow_from_annotations():
    state, mask = signature_of(connect_four.legal, "record")
    assert (state, mask.dtype.name, mask.ndim, mask.layout) == ("record", "uint32", 1, "C")
    assert signature_of(any_row, "record") is None
    (several,) = signature_of(together, "record")
    assert (several.count, several.dtype.name) == (2, "int64")
    with pytest.raises(TypeError, match="'several' has a type that the dialect does not know"):
        signature_of(mixed, "record")
    with pytest.raises(TypeError, match="says no type for number"):
        signature_of(untyped, "record")


def test_a_table_has_as_many_indices_as_it_says():
    assert grid([[1, 2], [3, 4]])[1, 0] == 3
    with pytest.raises(TypeError, match="2 dimensions"):
        grid([1, 2])


def test_a_kernel_runs_in_python_and_reads_tables_as_plain_integers():
    assert square(3) == 9
    assert type(square(3)) is int


def test_hooks_are_filled_in_by_the_game():
    binder = Binder({"game_verb": square})
    assert binder.twin(twice_the_verb)(3) == 18
    with pytest.raises(TypeError, match="must be filled in"):
        PYTHON.twin(twice_the_verb)


def test_a_rule_must_take_what_the_contract_says():
    @kernel
    def carry_on(state: State) -> None:
        """Without the log."""

    with pytest.raises(TypeError, match=r"carry_on> must take \(state, log\)"):
        contract_of([connect_four.setup, carry_on])


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
