"""Positions written by hand: what cannot be on any table is refused, with a sentence that says what."""

import random
from functools import cache

import pytest

import birdtable as bt

from .builder import GAME


@cache
def reached(players, decision, round_number=1, seed=1, **options):
    """The first such decision of a random game."""
    luck = random.Random(seed)
    position = GAME.new(players, seed, **options)
    while (position.decision, int(position.states["round_number"][0])) != (decision, round_number):
        position.play_legal(luck.choice(position.legal()).number)
    return position


def turn(**more):
    """A turn of round 3 on the printed homestead, nothing placed yet."""
    return reached(3, "turn", 3, homestead="first-game", **more).to_dict()


def written(data, *path, value):
    """The data with one entry changed."""
    head, *rest = path
    copy = dict(data) if isinstance(data, dict) else list(data)
    copy[head] = written(copy[head], *rest, value=value) if rest else value
    return copy


def moved(data, flock, origin, target, birds=1):
    """The data with birds of a flock moved from one place to another, each a path."""
    for path, change in ((origin, -birds), (target, birds)):
        found = data
        for step in path:
            found = found[step]
        data = written(data, *path, flock, value=found.get(flock, 0) + change)
    return data


def refused(data, problem):
    with pytest.raises(bt.BadPosition, match=problem):
        GAME.from_dict(data)


def test_a_position_of_a_game_is_no_problem():
    assert GAME.from_dict(turn()).to_dict() == turn()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        # where the game stands
        ({"round_number": 0}, "a round from 1 to 5"),
        ({"phase": "setup"}, "setup comes before round 1"),
        ({"order": [0, 0, 1]}, "order must name every seat once"),
        ({"order": [0, 1, 2]}, "does not follow from the points"),
        ({"turn": 4}, "turn is a place in the turn order"),
        ({"turn": -1}, "turn is a place in the turn order"),
        ({"turn": 1}, "is not the one that decides"),
        ({"step": 3}, "step does not fit"),
        ({"score": [-1, 5, 26]}, "fewer than no points"),
        ({"score": [0, 5, 26]}, "tokens without points"),
        ({"arrived": []}, "arrived must say"),
        ({"arrived": [15, 15, 14]}, "arrived must say"),
        ({"arrived": [15, 5, 16]}, "arrived must say"),
        ({"arrived": [15, -1, 14]}, "arrived must say"),
        ({"winners": 1}, "nobody wins before the end"),
        # the homestead
        ({"place": {}}, "place must say"),
        ({"box": []}, "in the homestead or in the box"),
        # birds
        ({"seated": {"blue": 1}}, "blue birds, but a flock has 28"),
        ({"flying": {"blue": 1}, "roost": {"blue": 13, "red": 16, "yellow": 16}}, "flying must count"),
        ({"roost": {"blue": -1, "red": 16, "yellow": 16}}, "fewer than no blue birds"),
        ({"roost": {"blue": 13, "red": 16, "yellow": 16}}, "27 blue birds, but a flock has 28"),
        ({"roost": {"red": 16, "yellow": 16}}, "14 blue birds"),
        ({"roost": {"blue": 14, "red": 16, "yellow": 15, "green": 1}}, "27 yellow birds"),
        # creatures
        ({"controller": {"cat": "1", "hawk": "0", "owl": "2"}}, "has no home in this game"),
        ({"creature_on": {"dog": "ash", "cat": "ash", "hawk": "ash", "owl": "ash"}}, "has no home in this game"),
        ({"creature_on": {"dog": "statue", "cat": "ash", "hawk": "ash"}}, "not in play"),
        ({"creature_on": {}}, "stands nowhere"),
        ({"used": {"dog": 1}}, "has been used, but nobody could"),
        ({"acting": "cat"}, "a creature is acting"),
        ({"sends": 1}, "reach and sends"),
        ({"reach": 1}, "reach and sends"),
        # tokens and nests
        ({"birdhouse": [1, 0, 0], "birdhouses_away": 2}, "no birdhouses before round 4"),
        ({"lightning": [0, 1, 0], "lightning_away": 2}, "no lightning tokens before round 5"),
        ({"birdhouses_away": 2}, "birdhouses in all"),
        ({"lightning_away": 2}, "lightning tokens in all"),
        ({"nests_away": 6}, "nests must be in the box"),
        ({"free_nests": {"doghouse": 1}, "nests_away": 6}, "doghouse has 1 nests, but there must be 0"),
        ({"nested": {}, "nests_away": 10}, "nests, but there must be 1"),
        # objectives
        ({"cards": [["tweet", "lord"], ["toucan", "jack"], ["eggs", None]]}, "everybody has two objectives"),
        ({"cards": [["tweet", "lord"], ["toucan", "jack"], ["eggs", "quack"]]}, "quack objectives are on the table"),
        ({"deck": []}, "everybody has two objectives"),
        ({"cards_known": [[1, 1], [2, 2], [5, 4]]}, "alone knows its objectives"),
        # the Fountain
        ({"fountain": {"2a": "yellow"}}, "seat 2a of the Fountain is taken"),
        ({"fountain": {"1b": "blue"}}, "seated must count"),
        # what is asked
        ({"pending": [{"seat": 0, "decision": "turn"}]}, "not the one that decides about turn"),
        ({"pending": [{"seat": 2, "decision": "objective"}]}, "nobody is asked for objective in the Perch phase"),
        ({"pending": [{"seat": 2, "decision": "send"}]}, "no creature is acting"),
        ({"pending": [{"seat": 2, "decision": "turn"}] * 2}, "asked twice"),
        ({"pending": [{"seat": 2, "decision": "seat", "args": [4]}]}, "does not take part"),
        ({"pending": [{"seat": 2, "decision": "turn", "args": [1]}]}, "recruited birds"),
        ({"pending": []}, "nobody is to decide|recruited birds"),
    ],
)
def test_what_cannot_be_is_refused(change, problem):
    refused({**turn(), **change}, problem)


@pytest.mark.parametrize(
    ("flock", "origin", "target", "birds", "problem"),
    [
        ("blue", ["roost"], ["hand", 0], 5, "have left the Roost"),  # a hand of nine birds
        ("blue", ["roost"], ["birds", "ash"], 1, "have left the Roost|have been recruited"),
        ("yellow", ["bag"], ["birds", "ash"], 1, "have been recruited"),
        ("yellow", ["birds", "ash"], ["hand", 2], 1, "nobody has more than 4 recruited birds"),
        ("blue", ["hand", 0], ["birds", "ash"], 1, "recruited birds here"),
        ("blue", ["birds", "ash"], ["birds", "statue"], 1, "not in play"),
        ("blue", ["birds", "ash"], ["birds", "elm"], 3, "fewer than no blue birds"),
        ("yellow", ["birds", "pine"], ["birds", "elm"], 1, "a flock without birds there"),
        ("yellow", ["birds", "ash"], ["seated"], 1, "seated must count"),
    ],
)
def test_birds_where_they_cannot_be_are_refused(flock, origin, target, birds, problem):
    refused(moved(turn(), flock, origin, target, birds), problem)


def test_a_birdhouse_stands_on_birds_from_round_4_on():
    refused(written(turn(), "housed", "ash", value={"blue": 1}), "birdhouses")
    late = reached(3, "turn", 4, homestead="first-game").to_dict()
    refused({**late, "birdhouse": [2, 1, 0]}, "every player gets one")
    refused({**late, "birdhouse": [0, 0, 0]}, "birdhouses in all")
    refused({**late, "lightning": [1, 1, 1], "lightning_away": 0}, "before round 5")


def test_other_locations_than_the_game_uses_are_refused():
    data = turn()
    swapped = written(data, "location", "a1", value="birch")
    place = {**data["place"], "birch": "a1"}
    del place["pine"]
    box = ["pine" if one == "birch" else one for one in data["box"]]
    refused({**swapped, "place": place, "box": box}, "the printed one")
    other = {**data["options"], "homestead": "random"}
    refused({**swapped, "place": place, "box": box, "options": other, "homestead": 0}, "pine is not in play|nests")
    special = written(data, "location", "a1", value="statue")
    place = {**data["place"], "statue": "a1"}
    del place["pine"]
    box = ["pine" if one == "statue" else one for one in data["box"]]
    refused({**special, "place": place, "box": box, "options": other, "homestead": 0}, "basic locations")


def test_during_setup_everything_waits():
    data = reached(3, "objective", seed=2).to_dict()
    assert GAME.from_dict(data).asked == [0, 1, 2]
    refused(moved(data, "blue", ["roost"], ["bag"]), "have left the Roost")
    refused({**data, "arrived": [0, 1, 2], "arrivals": 3}, "no scoring token has arrived")
    refused({**data, "order": [0, 1, 2]}, "none during setup")
    refused({**data, "pending": [{"seat": 1, "decision": "objective"}] * 2}, "asked twice")
    refused({**data, "round_number": 2}, "setup comes before round 1")


def test_creatures_and_the_fountain_wait_for_the_first_upkeep():
    data = reached(3, "turn", homestead="first-game").to_dict()
    refused({**data, "controller": {"dog": "1"}, "creature_on": {"dog": "doghouse"}}, "in the first Upkeep")
    flock = next(iter(data["hand"][0]))
    refused(
        written(moved(data, flock, ["hand", 0], ["seated"]), "fountain", value={"1a": flock}), "before the first Upkeep"
    )
    refused({**data, "plaza": {"blue": 1}}, "85 birds are on the table, but the box has 84")


def test_the_end_is_what_the_rules_find():
    luck, position = random.Random(3), GAME.new(3, 3)
    while not position.over:
        position.play_legal(luck.choice(position.legal()).number)
    data = position.to_dict()
    assert GAME.from_dict(data).winners == position.winners
    refused({**data, "winners": 7 ^ data["winners"]}, "winners must be")
    refused({**data, "round_number": 4}, "a game ends|left the Roost|tokens")
    refused({**data, "phase": "perch"}, "a game ends|turn|step|recruited")
