"""Perch in a real browser: every decision on the board itself, by pointer, touch and keyboard."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import expect

import birdtable as bt
from tests.browser.conftest import Visitor, begin_half_way
from tests.browser.test_screens import assert_no_sideways_scrolling, serious

SEATS = ("Me", "Bot, gentle", "Bot, gentle", "Bot, gentle")
BONUS = {"activate": "creature", "house": "birdhouse", "zap": "lightning", "zap-nest": "lightning"}
OPEN_TO_TILES = ("perch", "nest", "go", "carry")


@pytest.fixture(scope="module", autouse=True)
def engine() -> None:
    """The bots' engine is built before the clock of a test begins to run."""
    bt.load("perch", backend="native").new(4, seed=1)


def sit_down(ada: Visitor, *seats: str) -> None:
    ada.set_table("bots", *(seats or SEATS), game="perch")
    ada.until(lambda: ada.decides, "the first decision")
    guide = ada.page.get_by_text("No more guide")
    if guide.is_visible():
        guide.click()


def touch(ada: Visitor, legal: Mapping[str, Any]) -> None:
    """Carry out an action with the pieces of the board, never with the list of moves."""
    page, verb, args, moment = ada.page, legal["verb"], legal["args"], ada.state["moment"]
    if verb in ("push", "carry") and len({one["args"]["flock"] for one in ada.state["legal"]}) > 1:
        page.locator(f'.asked [data-bird="{args["flock"]}"]').click()
    if verb in ("perch", "nest"):
        bird = page.locator(f'[data-bird="{args["flock"]}"]').first
        if bird.count() and bird.get_attribute("aria-pressed") == "false":
            bird.click()
    if verb in ("house", "zap", "zap-nest"):
        page.locator(f'[data-token="{"house" if verb == "house" else "zap"}"]').click()
    if verb == "activate":
        page.locator(f'[data-creature="{args["creature"]}"]').click()
    elif verb == "seat":
        page.locator(f'[data-spot="{args["spot"]}"]').first.click()
    elif verb in OPEN_TO_TILES:
        page.locator(f'button[data-location="{args["location"]}"]').click()
        asked = page.locator(f'.asked [data-choice="{legal["action"]}"]')
        ada.until(lambda: ada.state["moment"] > moment or asked.count(), f"{legal['action']}, or a question")
        if ada.state["moment"] == moment:
            asked.first.click()
    else:
        page.locator(f'[data-choice="{legal["action"]}"]').first.click()
    ada.until(lambda: ada.state["moment"] > moment, f"{legal['action']} to be played on the board")


def chosen(ada: Visitor, used: set[str], dice: random.Random) -> Mapping[str, Any]:
    """A bonus action that has not been tried yet, else a bird for a creature's home, else anything."""
    legal, view = ada.state["legal"], ada.state["view"]
    for one in legal:
        if BONUS.get(one["verb"], "none") not in used | {"none"}:
            return one
    homes = [place for place in view["homestead"].values() if place.get("creature")]
    wanted = sorted(homes, key=lambda place: sum(stack["counts"] for stack in place["stacks"] if stack["seat"] != 0))
    for place in wanted:
        own = f"perch {view['flocks'][0]} {place['location']}"
        safe = any(stack["seat"] == 0 and stack["rank"] == 1 and stack["counts"] > 3 for stack in place["stacks"])
        found = next((one for one in legal if one["action"] == own), None)
        if found and not safe:
            return found
    return dice.choice(legal)


def test_a_game_of_four_on_the_board_with_every_bonus_action(visitor):
    ada = visitor()
    begin_half_way(ada, "perch", 4, left=80)
    used: set[str] = set()
    dice = random.Random(6)
    while ada.status == "playing":
        ada.until(lambda: ada.decides or ada.status == "over", "a decision")
        if ada.status == "over":
            break
        legal = chosen(ada, used, dice)
        touch(ada, legal)
        if legal["verb"] in BONUS:
            used.add(BONUS[legal["verb"]])
    assert ada.state["view"]["over"]
    assert used == {"creature", "birdhouse", "lightning"}
    expect(ada.page.get_by_text("The game is over")).to_be_visible()
    kept = [dealt["kept"]["objective"] for dealt in ada.state["view"]["objectives"]]
    assert "?" not in kept


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_on_the_board(visitor, axe, phone):
    ada = visitor(phone=phone)
    sit_down(ada, *SEATS, "Bot, gentle")
    problems = {"objective": serious(ada.page, axe)}
    dice = random.Random(1)
    ada.open_moves()
    for _ in range(14):
        ada.until(lambda: ada.decides, "a decision")
        ada.play(dice.choice(ada.state["legal"])["action"])
    ada.until(lambda: ada.decides, "a decision")
    problems["board"] = serious(ada.page, axe)
    assert_no_sideways_scrolling(ada.page)
    if phone:
        for name in ("Closer", "Closer", "Show the whole homestead"):
            ada.page.get_by_role("button", name=name).click()
            assert_no_sideways_scrolling(ada.page)
        for tab in ("Fountain", "Objectives", "Score track", "Bag and birds"):
            ada.page.get_by_role("tab", name=tab).click()
            problems[tab] = serious(ada.page, axe)
            assert_no_sideways_scrolling(ada.page)
    assert {screen: found for screen, found in problems.items() if found} == {}


def at_the_first_turn(visitor) -> Visitor:
    """Somebody who has kept an objective and has the list of moves open."""
    ada = visitor()
    sit_down(ada)
    touch(ada, next(one for one in ada.state["legal"] if one["action"] == "keep first"))
    ada.open_moves()
    ada.until(lambda: ada.decides, "the first turn")
    return ada


def test_a_location_tells_who_would_score_what(visitor):
    ada = at_the_first_turn(visitor)
    own = ada.state["view"]["flocks"][0]
    legal = next(one for one in ada.state["legal"] if one["verb"] == "perch" and one["args"]["flock"] == own)
    location = legal["args"]["location"]
    touch(ada, legal)
    ada.until(lambda: ada.decides, "the next turn")
    tile = ada.page.locator(f'button[data-location="{location}"]')
    ada.page.mouse.move(2, 2)
    tile.hover()
    note = ada.page.get_by_role("table").filter(has_text="You")
    expect(note.first).to_be_visible()
    expect(tile).to_have_accessible_name(re.compile("would score|tied"))


def test_what_cannot_be_done_yet_says_why(visitor):
    ada = at_the_first_turn(visitor)
    ada.page.locator('[data-token="zap"]').click(force=True)
    expect(ada.page.get_by_text("That is for round 5 and later.")).to_be_visible()


def test_a_bird_is_placed_by_keyboard_and_a_begun_choice_taken_back(visitor):
    ada = visitor()
    sit_down(ada)
    page = ada.page
    page.locator('[data-choice="keep first"]').focus()
    page.keyboard.press("Enter")
    ada.until(lambda: ada.decides and ada.state["view"]["decision"] == "turn", "the first turn")
    bird = page.locator("[data-bird]").first
    bird.focus()
    page.keyboard.press("Enter")
    expect(bird).to_have_attribute("aria-pressed", "true")
    if len({one["args"].get("flock") for one in ada.state["legal"]} - {None}) > 1:
        page.keyboard.press("Escape")
        expect(bird).to_have_attribute("aria-pressed", "false")
        page.keyboard.press("Enter")
    moment = ada.state["moment"]
    page.locator('button[data-location][tabindex="0"]').focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.matches('[data-location]')")
    page.keyboard.press("Enter")
    asked = page.locator(".asked [data-choice]")  # where there is a nest: beside it, or in it?
    ada.until(lambda: ada.state["moment"] > moment or asked.count(), "the bird to be placed, or a question")
    if asked.count():
        asked.first.focus()
        page.keyboard.press("Enter")
    ada.until(lambda: ada.state["moment"] > moment, "the bird to be placed")
