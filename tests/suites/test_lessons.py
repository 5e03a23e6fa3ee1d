"""Every lesson can be played to its goal, and everything it says is true of the position it is said in."""

import re
from fnmatch import fnmatchcase
from functools import cache

import pytest

import birdtable as bt
from birdtable.errors import IllegalAction
from birdtable.lessons import PUPIL, Standing, attend, lessons_of
from birdtable.text import COMMON, LANGUAGES, Catalogue
from tests.suites.test_text import messages

TAUGHT = bt.games()
LESSONS = [(name, lesson) for name in TAUGHT for lesson in lessons_of(bt.load(name, "python"))]
FEWEST, MOST = 5, 8


def entered(game, lesson):
    game = bt.load(game, "python")
    return game, lessons_of(game)[lesson]


def walk(game, lesson):
    """The pupil at the beginning of each step, and the game played on by the lesson's own way."""
    standing = Standing(game, lesson)
    while not standing.finished:
        yield standing
        for action in list(standing.solution):
            assert standing.play(action), f"{action} does not lead on"
        assert standing.go_on(), f"step {standing.number + 1} is not reached"


def sentences_of(game, language):
    """What a game's lessons say, in one language, with the game's own words."""
    folders = (COMMON, game.folder / "text", game.folder / "lessons")
    return Catalogue(language, [(folder / f"{language}.ftl").read_text("utf-8") for folder in folders])


@cache
def text_of(game, language):
    """The sentences of a game's lessons, read once."""
    return sentences_of(bt.load(game, "python"), language)


@cache
def said_in(game, lesson):
    """What each step of a lesson says, with its values: played once for all languages."""
    return [(standing.step.message, dict(standing.says.values)) for standing in walk(*entered(game, lesson))]


def needed(lesson):
    """Every sentence that a lesson can need."""
    found = [f"lesson-{lesson.name}"]
    for step in lesson.steps:
        found += [step.message, *(f"{step.message}-{word}" for word in step.wrong.values())]
        found += [f"{step.message}-right"] if step.goal else []
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("game", TAUGHT)
def test_a_game_has_five_to_eight_lessons(game):
    assert FEWEST <= len(lessons_of(bt.load(game, "python"))) <= MOST


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_played_to_its_goal(game, lesson):
    game, lesson = entered(game, lesson)
    for standing in walk(game, lesson):
        step = standing.step
        for check in step.given:
            assert standing.holds([check], standing.before), f"{step.message}: {check} does not hold"
        if step.goal:
            assert not standing.holds(step.goal, standing.before), f"{step.message}: the goal holds before a move"
        assert None not in standing.says.values.values(), f"{step.message}: a number is missing"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_says_all_it_has_to_say_in_every_language(game, lesson, language):
    game, lesson = entered(game, lesson)
    text = text_of(game.name, language)
    assert [message for message in needed(lesson) if not text.has(message)] == []
    for step, values in said_in(game.name, lesson.name):
        for message in needed(lesson)[1:]:
            if message.startswith(step):
                assert "{" not in text.say(message, **text.named(values))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_sentences_of_lessons_hold_no_numbers_of_their_own_and_none_is_left_over(game, language):
    game = bt.load(game, "python")
    source = (game.folder / "lessons" / f"{language}.ftl").read_text("utf-8")
    words = re.sub(r"\{[^{}]*\}|^lesson-[\w-]+ =|^#.*$|^ +\[\w+\]", "", source, flags=re.MULTILINE)
    assert re.findall(r"\b\d+\b", words) == []
    there = messages(game.folder / "lessons", language)
    wanted = [message for lesson in lessons_of(game).values() for message in needed(lesson)]
    assert sorted(there) == sorted(wanted)
    english = messages(game.folder / "lessons", "en")
    assert {message: there[message][0] for message in wanted} == {message: english[message][0] for message in wanted}


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_wrong_move_that_has_an_answer_can_be_made_and_changes_nothing(game, lesson):
    game, lesson = entered(game, lesson)
    for step_start in walk(game, lesson):
        unanswered = set(step_start.step.wrong)
        beside = attend(game, lesson, step_start.marks)
        for action in step_start.solution:
            for other in map(str, beside.position.legal()):
                pattern = next((one for one in beside.step.wrong if fnmatchcase(other, one)), None)
                if other == action or pattern not in unanswered:
                    continue
                tried = attend(game, lesson, beside.marks)
                before = tried.position.states.tobytes()
                if not tried.play(other):
                    unanswered.discard(pattern)
                    assert tried.answer.message == f"{beside.step.message}-{beside.step.wrong[pattern]}"
                    assert not tried.right
                    assert tried.position.states.tobytes() == before
            beside.play(action)
        assert not unanswered, f"{step_start.step.message}: nobody can make {unanswered}"


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_goes_on_where_it_was_left(game, lesson):
    game, lesson = entered(game, lesson)
    for standing in walk(game, lesson):
        again = attend(game, lesson, standing.marks)
        assert (again.number, again.marks) == (standing.number, standing.marks)
        assert again.position.view(PUPIL) == standing.position.view(PUPIL)


def test_marks_that_no_longer_count_are_dropped():
    game = bt.load("above_the_clouds", "python")
    lesson = lessons_of(game)["landing"]
    assert attend(game, lesson, ["", "swap m3 m4", "nonsense", ""]).marks == ["", "swap m3 m4"]
    assert attend(game, lesson, ["pass"]).marks == []


def test_an_illegal_move_is_refused_with_its_reason():
    game = bt.load("above_the_clouds", "python")
    standing = attend(game, lessons_of(game)["landing"], [""])
    with pytest.raises(IllegalAction, match="not legal"):
        standing.play("swap f3 b3")


def heads(flock):
    """How many kites would land."""
    columns = sorted({space[1] for space in flock})
    foremost = [next(flock[row + column] for row in "fmb" if row + column in flock) for column in columns]
    return sum(bird.startswith("kite") for bird in foremost)


@pytest.mark.parametrize("lesson", ["landing", "cubes"])
def test_no_swap_that_brings_a_second_kite_to_the_front_is_said_to_bring_none(lesson):
    game, lesson = entered("above_the_clouds", lesson)
    before = attend(game, lesson, [""])
    for action in map(str, before.position.legal()):
        tried = attend(game, lesson, [""])
        if action.startswith("swap") and not tried.play(action) and tried.answer.message.endswith(("-swap", "-other")):
            after = before.position.copy()
            after.play(action)
            assert heads(after.view(PUPIL)["flock"]) <= heads(before.before["flock"]), action
