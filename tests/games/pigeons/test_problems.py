"""Positions written by hand: what cannot be in any city is refused, with a sentence that says what."""

import random
from functools import cache

import pytest

import birdtable as bt

from .builder import GAME


@cache
def reached(decision, players=3, **options):
    """The first such decision of a random game, as a dictionary; "over" is its end."""
    luck = random.Random(1)
    position = GAME.new(players, 1, round_limit=8, **options)
    while (position.decision or "over") != decision:
        position.play_legal(luck.choice(position.legal()).number)
    return position.to_dict()


@pytest.mark.parametrize("decision", ["place", "turn", "line", "release", "roost", "trim", "over"])
def test_a_position_of_a_game_is_no_problem(decision):
    assert GAME.from_dict(reached(decision)).to_dict() == reached(decision)


@pytest.mark.parametrize(
    ("decision", "change", "problem"),
    [
        ("turn", {"round_number": 0}, "rounds are counted from 1"),
        ("turn", {"round_number": 9}, "round 8 is the last"),
        ("turn", {"round_number": 8}, "ending must be 1"),
        ("turn", {"phase": 0}, "rounds are counted from 1"),
        ("turn", {"phase": 2}, "nobody is asked for turn in this phase"),
        ("turn", {"turn": 0}, "turn is out of its phase"),
        ("turn", {"turn": 7}, "turn is out of its phase"),
        ("turn", {"turn": 2}, "is the one to decide about turn"),
        ("turn", {"actions_left": 0}, "a pigeon turn without actions is over"),
        ("turn", {"winners": 1}, "nobody wins before the end"),
        ("turn", {"crossing": 3}, "crossing is for a drop"),
        ("turn", {"flyer": "red-1"}, "flyer is for a drop"),
        ("turn", {"falling": 1}, "falling is for a drop"),
        ("turn", {"releases": [3]}, "releases is for a drop"),
        ("turn", {"azimuth": 5}, "azimuth is for a flight"),
        ("turn", {"kills": 1}, "kills is for a flight"),
        ("turn", {"moves": 1}, "moves is for the falcon actions"),
        ("turn", {"tremor": [1]}, "tremor is for people who time"),
        ("turn", {"droplets": [-1, 0, 0]}, "fewer than no droplets"),
        ("turn", {"markers": [0, -1, 0]}, "fewer than no droplets or markers"),
        ("turn", {"reserve": []}, "tiles in all, but the box has 80"),
        ("turn", {"street": {}}, "tiles in all, but the box has 80"),
        ("turn", {"roof": {}}, "place and roof"),
        ("turn", {"place": {}, "roof": {}, "off": {"red-1": 2}}, "is in the bag"),
        ("turn", {"supply": [8, 8, 9]}, "must have 12 cubes in supply"),
        ("turn", {"cube_seat": ["0"], "cube_street": ["b8"]}, "cubes of seat 0 lie in the streets"),
        ("turn", {"cube_east": [3]}, "a cube that does not lie in the streets"),
        ("turn", {"cube_street": ["b8"]}, "a cube that does not lie in the streets"),
        ("turn", {"face_down_known": [[255]]}, "known to all or to none"),
        ("turn", {"pending": [{"seat": None, "decision": "drop"}]}, "for the referee of a refereed table"),
        ("turn", {"pending": [{"seat": 0, "decision": "flight"}]}, "nobody is asked for flight"),
        ("place", {"turn": 1}, "is the one to decide|placed more or fewer"),
        ("place", {"actions_left": 3}, "actions_left is for a pigeon turn"),
        ("roost", {"actions_left": 3}, "actions_left is for a pigeon turn"),
        ("roost", {"aloft": "red-1"}, "place and roof|aloft is for a pigeon turn"),
        ("over", {"winners": 0}, "winners must be"),
        ("over", {"winners": 7}, "winners must be"),
        ("over", {"ending": 0}, "ending must be 1|falcon actions of its last round"),
        ("over", {"phase": 1}, "turn|falcon actions of its last round"),
    ],
)
def test_what_cannot_be_is_refused(decision, change, problem):
    with pytest.raises(bt.BadPosition, match=problem):
        GAME.from_dict({**reached(decision), **change})


def test_the_griffin_goes_left_from_the_first_seat():
    data = reached("turn", first_seat=True)
    with pytest.raises(bt.BadPosition, match="the Angry Griffin goes left"):
        GAME.from_dict({**data, "griffin": 1})
