"""What somebody new is shown: a drop that hits, and every tile in the streets where there is no picture."""

import pytest

import birdtable as bt
from birdtable.games.pigeons import terminal
from birdtable.lessons import Standing, lessons_of
from birdtable.text import LANGUAGES, Catalogue

GAME = bt.load("pigeons", "python")


def test_the_drop_that_the_lesson_shows_hits_the_man_it_speaks_of():
    pupil = Standing(GAME, lessons_of(GAME)["drop"])
    for action in list(pupil.solution):
        assert pupil.play(action)
    assert [(cube["street"], cube["touch"]) for cube in pupil.position.view(0)["cubes"]] == [("b6", "hit")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words_names_every_tile_in_the_streets(language):
    view = {**GAME.new(2, seed=3).view(0), "names": ["Ada", "Bob"]}
    text = Catalogue.load(GAME.folder / "text", language)
    lines = "\n".join(terminal.show(view, text.say))
    for street, tile in view["streets"].items():
        assert f"{street} {text.say('name-' + tile['tile'].rpartition('-')[0])} (" in lines


def test_a_target_lies_toward_a_side_of_its_tile():
    assert terminal.side_of(20, 56, 44, 80) == "sw"
    assert terminal.side_of(33, 10, 67, 38) == "north"
    assert terminal.side_of(62, 33, 90, 67) == "east"
    assert terminal.side_of(32, 36, 68, 66) == "middle"
