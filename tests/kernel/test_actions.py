"""Families of actions: two things in no order, and options that are for some player counts only."""

from dataclasses import replace

import pytest

import birdtable as bt
from birdtable.game import Option
from birdtable.kernel.actions import Actions, Couple, Family, Pair
from birdtable.kernel.record import Field, Record
from birdtable.kernel.words import Vocabulary

KIND = Vocabulary("kind", ("ant", "bee", "fly"))


def test_a_couple_may_be_two_alike_in_no_order():
    actions = Actions(Family("pass"), Couple("spend", 3, "first", "second", KIND), Family("end"))
    assert actions.count == 1 + 6 + 1
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
    actions = Actions(Pair("swap", 3, "first", "second", KIND))
    assert actions.count == 3
    with pytest.raises(bt.BadNotation, match="two different"):
        actions.parse("swap bee bee", 2)


def test_an_option_may_be_for_some_player_counts():
    four = bt.load("examples.connect_four", "python")
    fields = [*four.layout.own.values(), Field("gravity", "i1", "an option", most=1)]
    only = Option("gravity", ("down", "up"), "down", "where discs fall", players=(3,))
    game = replace(four, record=Record(*fields), options=(only,))
    assert game.template(2, {})["gravity"][0] == 0
    assert game.template(2, {"gravity": "down"})["gravity"][0] == 0
    with pytest.raises(bt.BadOption, match="option 'gravity' is for 3 players, not 2"):
        game.template(2, {"gravity": "up"})
    wide = replace(game, players=(2, 3))
    assert wide.template(3, {"gravity": "up"})["gravity"][0] == 1
    assert wide.preset(gravity="up").chosen == {"gravity": "up"}
