"""Lessons in a real browser, on a phone: walked to their goals, by touch and by keyboard, and found accessible."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import birdtable as bt
from birdtable.lessons import Standing, lessons_of
from tests.browser.test_screens import serious

TAUGHT = bt.games()
SOON = 100  # times that one looks again
HEIGHT, TABS = 844, 56  # the phone's screen, and the bar at its lower edge


def marks_of(name, lesson):
    """The lesson's own way through all its steps, as the server knows it."""
    game = bt.load(name, "python")
    standing = Standing(game, lessons_of(game)[lesson])
    while not standing.finished:
        for action in list(standing.solution):
            standing.play(action)
            yield standing.number, action
        standing.go_on()
        yield standing.number, ""


def open_lesson(pupil, game, lesson):
    page = pupil.go(f"/learn/{game}/{lesson}")
    expect(page.get_by_role("region", name="Lesson", exact=True)).to_be_visible()
    come_to_rest(page)  # it scrolls to what is spoken of, and a press that it scrolls away is none
    return page


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_lesson_of_a_game_is_walked_to_its_goal_on_a_phone(visitor, axe, game):
    lesson = next(iter(lessons_of(bt.load(game, "python"))))
    pupil = visitor(phone=True)
    page = open_lesson(pupil, game, lesson)
    coach = page.get_by_role("region", name="Lesson", exact=True)
    assert serious(page, axe) == []
    page.get_by_role("tab", name=re.compile("All moves")).click()
    for _, action in marks_of(game, lesson):
        box = coach.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] < HEIGHT - TABS
        if action:
            assert page.locator("[data-ring]").count() > 0, "nothing is pointed at"
            page.locator(f'[data-action="{action}"]').click()
        else:
            coach.get_by_role("button", name="Go on").click()
    expect(coach).to_contain_text("Well done")
    page.goto(pupil.site + f"/learn/{game}")
    expect(page.get_by_text("done", exact=True)).to_have_count(1)


def test_a_wrong_move_is_answered_and_a_lesson_goes_on_where_it_was_left(visitor):
    pupil = visitor()
    page = open_lesson(pupil, "above_the_clouds", "landing")
    coach = page.get_by_role("region", name="Lesson", exact=True)
    coach.get_by_role("button", name="Go on").click()
    page.locator('[data-action="pass"]').click()
    expect(coach).to_contain_text("moves nobody")
    page.reload()
    expect(coach).to_contain_text("Only one of your kites")
    page.locator('[data-space="m3"]').click()
    page.locator('[data-space="f3"]').click()
    expect(coach).to_contain_text("points instead of")


def test_a_lesson_is_walked_by_keyboard_alone(visitor):
    pupil = visitor()
    page = open_lesson(pupil, "above_the_clouds", "landing")
    coach = page.get_by_role("region", name="Lesson", exact=True)
    coach.get_by_role("button", name="Go on").focus()
    page.keyboard.press("Enter")
    expect(coach.get_by_role("button", name="Show me")).to_be_visible()
    page.locator('[data-space][tabindex="0"]').focus()
    for _ in range(8):
        if page.evaluate("document.activeElement.dataset.space") == "m3":
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(coach).to_contain_text("points instead of")


def test_after_the_last_lesson_the_first_game_begins(visitor):
    pupil = visitor()
    page = pupil.go("/learn/above_the_clouds")
    page.get_by_role("button", name="Play your first game").click()
    page.wait_for_url("**/t/*")
    pupil.until(lambda: pupil.status == "playing", "the first game")
    assert [seat["level"] for seat in pupil.state["table"]["seats"]] == [None, "gentle"]


def test_learn_stands_beside_play(visitor):
    page = visitor().go("/")
    page.get_by_role("link", name="Learn: Perch").click()
    expect(page.get_by_role("heading", name="Learn Perch")).to_be_visible()
    page.goto(page.url.split("/learn")[0])
    page.get_by_role("link", name="Learn to play").click()
    expect(page.get_by_text("of 6 done").first).to_be_visible()


def test_on_a_phone_the_choice_that_a_tap_brings_up_is_in_sight(visitor):
    pupil = visitor(phone=True)
    page = open_lesson(pupil, "perch", "nests")
    page.locator('[data-location="elm"]').first.tap()
    choice = page.locator('[data-choice="nest blue elm"]')
    expect(choice).to_be_in_viewport()
    box = choice.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < HEIGHT - TABS


def test_before_nests_are_taught_a_tap_on_a_location_places_the_bird(visitor):
    page = open_lesson(visitor(phone=True), "perch", "most")
    page.get_by_role("button", name="Go on").tap()
    page.locator('[data-location="oak"]').first.tap()
    expect(page.get_by_role("region", name="Lesson", exact=True)).to_contain_text("First on the tile")


def uncovered(page, selector):
    """Whether the middle of a part is on the screen and nothing of the lesson lies over it."""
    return page.evaluate(
        """selector => {
            const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect()
            const upper = document.elementFromPoint(left + width / 2, top + height / 2)
            return upper !== null && upper.closest('[aria-label="Lesson"], .tabs') === null
        }""",
        selector,
    )


def comes_into_sight(page, selector):
    """A part comes out from under the lesson, and when the page has come to rest it is still there."""
    page.locator(selector).first.wait_for()
    for _ in range(SOON):  # a busy machine begins to scroll late
        if uncovered(page, selector):
            break
        page.wait_for_timeout(100)
    come_to_rest(page)
    return uncovered(page, selector)


def come_to_rest(page):
    """Wait until the page no longer scrolls by itself."""
    was = None
    while was != (now := page.evaluate("scrollY")):
        was = now
        page.wait_for_timeout(400)


def test_on_a_phone_what_a_choice_under_the_board_did_is_seen_on_the_board(visitor):
    page = open_lesson(visitor(phone=True), "perch", "ties")
    page.locator('[data-location="oak"]').first.tap()
    page.locator('[data-choice="perch blue oak"]').tap()
    expect(page.get_by_role("region", name="Lesson", exact=True)).to_contain_text("One bird more")
    assert comes_into_sight(page, '[data-location="oak"]')


def test_on_a_phone_the_ways_to_push_a_bird_come_into_sight(visitor):
    page = open_lesson(visitor(phone=True), "perch", "creature")
    page.get_by_role("button", name="Go on").tap()
    for action in ("activate dog", "go ash"):
        come_to_rest(page)
        page.locator(f'[data-choice="{action}"]').first.tap()
    page.get_by_role("button", name="The red bird").tap()
    assert comes_into_sight(page, '[data-choice="push red up"]')
    assert comes_into_sight(page, '[data-choice="push red down"]')


def test_who_is_faster_than_the_page_is_not_taken_back(visitor):
    pupil = visitor(phone=True)
    pupil.page.add_init_script(
        "const wait = setTimeout; setTimeout = (what, ms) => wait(what, ms > 50 ? ms + 1250 : ms)"
    )
    page = open_lesson(pupil, "perch", "creature")
    page.get_by_role("button", name="Go on").tap()
    for action in ("activate dog", "go ash"):
        page.locator(f'[data-choice="{action}"]').first.tap()
    page.get_by_role("button", name="The red bird").tap()
    page.locator('[data-choice="push red up"]').first.wait_for()
    chosen = page.evaluate("scrollY")
    page.wait_for_timeout(2000)
    assert page.evaluate("scrollY") == chosen


def test_at_a_desk_the_words_of_a_choice_under_the_board_are_in_sight(visitor):
    page = open_lesson(visitor(), "perch", "end")
    page.locator('[data-location="oak"]').first.click()
    expect(page.get_by_text("in the nest", exact=True)).to_be_in_viewport(ratio=1)


def test_a_good_move_is_not_refused_by_what_comes_to_lie_under_the_pointer(visitor):
    pupil = visitor()
    page = open_lesson(pupil, "above_the_clouds", "join")
    page.locator('[data-choice="add first"]').first.click()
    expect(page.get_by_role("region", name="Lesson", exact=True)).to_contain_text("ready to join")
    page.wait_for_timeout(1000)  # longer than a piece waits before it speaks
    expect(page.get_by_text("not what is being decided")).to_have_count(0)


@pytest.mark.parametrize("lesson", ["landing", "pair"])
def test_on_a_phone_the_tab_of_what_is_spoken_of_is_in_sight(visitor, lesson):
    page = open_lesson(visitor(phone=True), "above_the_clouds", lesson)
    expect(page.get_by_role("tab", name="Nest of this stage")).to_be_in_viewport(ratio=1)


def test_a_linkway_is_pressed_where_a_marker_stands_before_it(visitor):
    pupil = visitor()
    page = open_lesson(pupil, "fly_a_way", "event")
    page.locator('[data-choice="play tailwind"]').first.click()
    way = page.locator('[data-linkway="ann-ton"].usable')
    way.scroll_into_view_if_needed()
    box = way.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_role("region", name="Lesson", exact=True)).to_contain_text("Saved with an extra link")
