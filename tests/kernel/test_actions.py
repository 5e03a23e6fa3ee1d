"""Families of actions: two things in no order, and options that are for some player counts only."""

from dataclasses import replace

import pytest

import birdtable as bt
from birdtable.game import Option
from birdtable.kernel import Int8, Verbs, Vocabulary, couple, field, pair, verb
from birdtable.kernel.actions import Actions
from examples import connect_four

KIND = Vocabulary("kind", ("ant", "bee", "fly"))


class Insects(Verbs):
    pass_ = verb()
    spend = couple(3, first=KIND, second=KIND)
    catch_two = verb(3, 2, kind=KIND, other=KIND)
    tell = verb(3, 3, 3, first=KIND, second=KIND, third=KIND)
    swap = pair(3, first=KIND, second=KIND)
    let = verb(3, kind=KIND)
    end = verb()


def test_verbs_are_numbered_in_their_order_and_spelled_as_people_write_them():
    verbs = [(family.verb, family.first, family.count) for family in Insects.families]
    assert verbs == [
        ("pass", 0, 1),
        ("spend", 1, 6),
        ("catch-two", 7, 6),
        ("tell", 13, 27),
        ("swap", 40, 3),
        ("let", 43, 3),
        ("end", 46, 1),
    ]


@pytest.mark.parametrize("family", Insects.families, ids=lambda family: family.verb)
def test_kernels_make_numbers_and_take_them_apart_as_the_notation_does(family):
    numbers = range(family.first, family.first + family.count)
    assert [number for number in range(47) if family.has(number)] == list(numbers)
    for number in numbers:
        values = family.decode(number - family.first)
        if len(values) == 1:
            assert (family.part(number),) == values
        elif values:
            assert family.parts(number) == values
        if values:
            assert family.of(*values) == number == family.first + family.encode(values)


def test_a_verb_needs_a_size_for_every_argument():
    with pytest.raises(TypeError, match="one size for each argument"):
        verb(3, kind=KIND, other=KIND)


def test_a_couple_may_be_two_alike_in_no_order():
    actions = Actions(Insects)
    assert actions.count == 47
    spent = [str(actions.action(number, 2)) for number in range(1, 7)]
    assert spent == [
        "spend ant ant",
        "spend ant bee",
        "spend bee bee",
        "spend ant fly",
        "spend bee fly",
        "spend fly fly",
    ]
    assert [actions.parse(text, 2).number for text in spent] == list(range(1, 7))
    assert actions.parse("spend fly ant", 2) == actions.parse("spend ant fly", 2)


def test_a_pair_is_never_two_alike():
    actions = Actions(Insects)
    with pytest.raises(bt.BadNotation, match="two different"):
        actions.parse("swap bee bee", 2)


def test_an_option_may_be_for_some_player_counts():
    four = bt.load("examples.connect_four", "python")

    class State(connect_four.State):
        gravity: Int8 = field("an option", most=1)

    only = Option("gravity", ("down", "up"), "down", "where discs fall", players=(3,))
    game = replace(four, state=State, options=(only,))
    assert game.template(2, {})["gravity"][0] == 0
    assert game.template(2, {"gravity": "down"})["gravity"][0] == 0
    with pytest.raises(bt.BadOption, match="option 'gravity' is for 3 players, not 2"):
        game.template(2, {"gravity": "up"})
    wide = replace(game, players=(2, 3))
    assert wide.template(3, {"gravity": "up"})["gravity"][0] == 1
    assert wide.preset(gravity="up").chosen == {"gravity": "up"}
