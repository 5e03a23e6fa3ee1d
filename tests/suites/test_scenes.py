"""The worked examples of the rulebooks: the rules play them, and what is told is what the rules did."""

import re
import time
import tomllib

import pytest
from fastapi.testclient import TestClient

import birdtable as bt
from birdtable.server.app import Settings, create_app
from birdtable.telling.rulebook import lines_about, rulebook
from birdtable.telling.scenes import _scenes, scenes, told
from birdtable.telling.voice import Voice
from birdtable.text import LANGUAGES

STAGED = [(name, scene) for name in bt.games() for scene in scenes(bt.load(name, "python"))]
IDS = [f"{name}-{scene.id}" for name, scene in STAGED]
WORKED = {
    ("perch", "ties"): [6, 9, 5],  # the Oak 6 and 4, the Elm 5 and 0, the Pines' third place 2, the Early Bird 3
    ("above_the_clouds", "landing"): [14, 7, 3, 0],  # as printed
    ("above_the_clouds", "marks"): [1 + 3 + 2, 0],
    ("birdwatcher", "journal"): [37 + 12 + 7 + 7 + 5, 2 + 4 + 2 + 3 - 2],  # the printed 49, and the awards
    ("fly_a_way", "saving"): [1 + 2, 2],  # as printed
    ("pigeons", "tiles"): [-1, 3],
}


@pytest.mark.parametrize(("game", "scene"), STAGED, ids=IDS)
def test_a_scene_explains_a_clause_and_something_happens(game, scene):
    assert scene.clause in bt.load(game, "python").clauses
    assert scene.events
    assert scene.views[0]["scores"] == scene.scores[0]


@pytest.mark.parametrize(("game", "scene"), STAGED, ids=IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_about_a_scene_leaves_numbers_to_the_rules(game, scene, language):
    voice = Voice(language, bt.load(game, "python"))
    assert not re.search(r"\d", voice.say(f"scene-{scene.id}"))
    assert all(told(scene, voice))


@pytest.mark.parametrize(("game", "which"), WORKED)
def test_worked_examples_score_what_is_reckoned_by_hand(game, which):
    (scene,) = (scene for name, scene in STAGED if (name, scene.id) == (game, which))
    before, after = scene.scores
    assert [now - then for now, then in zip(after, before, strict=True)] == WORKED[game, which]


def test_the_points_that_are_told_are_those_that_were_paid():
    (scene,) = (scene for _, scene in STAGED if scene.id == "ties")
    said = " ".join(told(scene, Voice("en", bt.load("perch", "python"))))
    ada, ben, cleo = scene.scores[1]
    for name, points in (("Ada", ada), ("Ben", ben), ("Cleo", cleo)):
        assert sum(map(int, re.findall(rf"{name} is number \d and gets (\d+)", said))) == points


@pytest.mark.parametrize("game", bt.games())
def test_a_rulebook_tells_goal_first_then_chapters_with_their_scenes(game):
    loaded = bt.load(game, "python")
    book = rulebook(loaded, Voice("fr", loaded))
    assert len(book["intro"]) >= 5
    assert next(iter(book["chapters"])) == "setup"
    assert {scene["clause"] for scene in book["scenes"]} <= {clause["id"] for clause in book["clauses"]}


@pytest.mark.parametrize("game", ["above_the_clouds", "birdwatcher", "fly_a_way", "perch"])
def test_everything_that_a_player_does_is_shown(game):
    loaded = bt.load(game, "python")
    declared = tomllib.loads((loaded.folder / "scenes.toml").read_text("utf-8"))
    done = {action.split()[0] for scene in declared.values() for action in scene["actions"]}
    assert done == {action.verb for players in loaded.players for action in loaded.actions.meaningful(players)}


@pytest.mark.parametrize("game", bt.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_are_told_the_usual_choice_first(game, language):
    loaded = bt.load(game, "python")
    told = rulebook(loaded, Voice(language, loaded))["variants"]
    assert [one["name"] for one in told] == [option.name for option in loaded.options if option.name != "first_seat"]
    for one, option in zip(told, loaded.options, strict=False):
        assert len({one["title"], *one["choices"]}) == 1 + len(option.choices)
        assert not set(map(str, option.choices)) & set(one["choices"]) - set(map(str, range(20)))


def test_a_server_plays_the_scenes_before_anybody_asks(tmp_path):
    _scenes.cache_clear()
    with TestClient(create_app(Settings(database=f"sqlite:///{tmp_path}/tables.sqlite", workers=1))) as client:
        waited = time.monotonic() + 60
        while _scenes.cache_info().currsize < len(bt.games()) and time.monotonic() < waited:
            client.get("/api/health")
            time.sleep(0.1)
    assert _scenes.cache_info().currsize == len(bt.games())


def test_the_terminal_tells_the_example_under_its_clause():
    perch = bt.load("perch", "python")
    lines = lines_about(perch, "scoring.places", Voice("en", perch))
    assert "    The Mighty Oak Tree: Ada is number 1 and gets 6 points." in lines
