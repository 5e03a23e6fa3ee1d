"""Fly-A-Way in a real browser: every decision on the board itself, by pointer, touch and keyboard."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import expect

import birdtable as bt
from tests.browser.conftest import Visitor, begin_half_way
from tests.browser.test_screens import assert_no_sideways_scrolling, serious

SEATS = ("Me", "Bot, gentle", "Bot, gentle")
MAP_VERBS = ("link", "via", "lift", "take")
EAGER = ("save", "via", "neutralise", "free", "pick", "protect", "power", "play", "forfeit")
MANY = 2_000  # games that are looked through for a rare moment
TRIES = 6  # tables that go on from one, until it is still rare there


@pytest.fixture(scope="module", autouse=True)
def engine() -> Any:
    """The bots' engine is built before the clock of a test begins to run."""
    game = bt.load("fly_a_way", backend="native")
    game.new(3, seed=1)
    return game


def sit_down(ada: Visitor) -> None:
    ada.set_table("bots", *SEATS, game="fly_a_way")
    begin(ada)


def begin(ada: Visitor) -> None:
    ada.until(lambda: ada.decides, "the first decision")
    ada.page.locator("[data-linkway]").first.wait_for(state="attached")
    guide = ada.page.get_by_text("No more guide")
    if guide.is_visible():
        guide.click()


def verb(action: Any) -> str:
    return str(action).split()[0]


def eagerly(legal: list[Any], dice: random.Random) -> Any:
    """Save, neutralise, free and use powers where possible; else anything but being done."""
    eager = [action for action in legal if verb(action) in EAGER]
    rest = [action for action in legal if verb(action) != "done"] or legal
    return dice.choice(eager if eager and dice.random() < 0.7 else rest)


def moments(engine: Any, wanted: Callable[[Any], bool]) -> Iterator[dict[str, Any]]:
    """Records of games of three, each up to its first moment that is wanted."""
    for seed in range(MANY):
        dice, position = random.Random(seed), engine.new(3, seed=seed)
        while not position.over:
            if wanted(position):
                yield dict(position.record())
                break
            position.play(eagerly(position.legal(), dice))


def go_on_from(ada: Visitor, record: Mapping[str, Any], seat: int) -> None:
    """A table that goes on from that moment, with the visitor in the seat that decides."""
    ada.go_on_from(record, seat)
    begin(ada)


def on_board(ada: Visitor, legal: Mapping[str, Any]) -> str:
    """The control of an action on the board, as a selector."""
    if legal["verb"] in MAP_VERBS:
        return f'[data-linkway="{legal["args"]["linkway"]}"]'
    return f'[data-choice="{legal["action"]}"]'


def touch(ada: Visitor, legal: Mapping[str, Any]) -> None:
    """Carry out an action with the pieces of the board, never with the list of moves."""
    moment, piece = ada.state["moment"], ada.page.locator(on_board(ada, legal)).first
    if legal["verb"] not in MAP_VERBS:
        piece.click()
    else:
        for _ in range(TRIES):  # again, if the page has just moved the focus to something new
            piece.press("Enter")
            if ada.within(3, lambda: ada.state["moment"] > moment):
                break
    ada.until(lambda: ada.state["moment"] > moment, f"{legal['action']} to be played on the board")


def free_linkway(ada: Visitor) -> str:
    """A linkway of the map's middle that can be used, and over which no marker lies."""
    for legal in ada.state["legal"]:
        if legal["verb"] == "link":
            covered = ada.page.evaluate(
                """way => {
                    const box = document.querySelector(`[data-linkway="${way}"]`).getBoundingClientRect()
                    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
                    const hit = document.elementFromPoint(x, y)
                    return hit?.closest('[data-linkway]')?.getAttribute('data-linkway') !== way
                }""",
                legal["args"]["linkway"],
            )
            if not covered:
                return str(legal["args"]["linkway"])
    raise AssertionError("every linkway is covered")


def test_a_game_of_three_on_the_board_with_a_neutralised_card(visitor):
    ada = visitor()
    begin_half_way(ada, "fly_a_way", 3, left=70)
    begin(ada)
    dice, events = random.Random(4), set()
    while ada.status == "playing":
        ada.until(lambda: ada.decides or ada.status == "over", "a decision")
        if ada.status == "over":
            break
        legal = ada.state["legal"]
        expect(ada.page.locator(on_board(ada, legal[0])).first).to_be_attached()
        unreachable = ada.page.evaluate(
            "selectors => selectors.filter(one => !document.querySelector(one))", [on_board(ada, one) for one in legal]
        )
        assert unreachable == [], ada.state["view"]["decision"]
        wanted = next((one for one in legal if one["verb"] in ("neutralise", "free", "save")), None)
        actions = {one["action"]: one for one in legal}
        touch(ada, wanted or actions[eagerly(list(actions), dice)])
        events |= {entry["name"] for entry in ada.state["log"] if entry["kind"] == "event"}
    expect(ada.page.get_by_text("The game is over")).to_be_visible()
    log = ada.page.get_by_role("log")
    expect(log.get_by_text(re.compile("neutralizes?")).first).to_be_attached()
    assert "neutralised" in events
    assert ada.state["view"]["over"]


def caged(view: Mapping[str, Any]) -> set[str]:
    """The birds in cages, and those under a Snake, of whomever."""
    kept = {bird["bird"] for bird in view["roosting"] if bird and bird["cage"]}
    return kept | {bird["bird"] for seat in view["seats"] for bird in seat["birds"] if bird["snake"]}


def test_a_caged_bird_is_freed_with_squawks(visitor, engine):
    def free(position: Any) -> bool:
        return "free" in map(verb, position.legal()) and any(
            bird["cage"] for bird in position.view()["roosting"] if bird
        )

    record = next(moments(engine, free))
    ada = visitor()
    go_on_from(ada, record, engine.replay(record).seat)
    before = caged(ada.state["view"])
    in_cages = {bird["bird"] for bird in ada.state["view"]["roosting"] if bird and bird["cage"]}
    assert in_cages
    touch(ada, next(one for one in ada.state["legal"] if one["verb"] == "free"))
    if ada.state["view"]["decision"] == "free-bird":
        touch(ada, next(one for one in ada.state["legal"] if set(one["args"].values()) & in_cages))
    freed = before - caged(ada.state["view"])
    assert len(freed) == 1
    assert freed <= in_cages
    expect(ada.page.get_by_role("log")).to_contain_text(re.compile("frees?"))


def test_a_power_on_somebody_elses_turn_says_whose_turn_it_is(visitor, engine):
    record = next(moments(engine, lambda position: position.decision == "take-squawk"))
    ada = visitor()
    seat = engine.replay(record).seat
    go_on_from(ada, record, seat)
    assert ada.state["view"]["active"] != seat
    expect(ada.page.get_by_text("has the turn, and you may step in")).to_be_visible()
    held = len(ada.state["view"]["seats"][seat]["hand"])
    touch(ada, next(one for one in ada.state["legal"] if one["verb"] == "pick"))
    ada.until(lambda: ada.decides or ada.status == "over", "the next decision")
    assert any(
        entry["kind"] == "event" and entry["name"] in ("picked", "used")
        for message in ada.wire
        for entry in _log(message)
    )
    assert len(ada.state["view"]["seats"][seat]["hand"]) >= held


def _log(message: str) -> list[dict[str, Any]]:
    return list(json.loads(message).get("log") or [])


@pytest.mark.parametrize("decision", ["route", "order", "offer", "replace", "peek", "save-power"])
def test_rarer_decisions_are_made_on_the_board(visitor, engine, decision):
    for record in islice(moments(engine, lambda position: position.decision == decision), TRIES):
        ada = visitor()
        go_on_from(ada, record, engine.replay(record).seat)
        if ada.state["view"]["decision"] == decision:  # what was unknown is dealt anew, and may change what is offered
            return touch(ada, ada.state["legal"][0])
    pytest.fail(f"no table went on with {decision}")


def test_a_click_on_a_linkway_places_a_link(visitor):
    ada = visitor(calm=False)
    sit_down(ada)
    reach_action_phase(ada)
    way, moment = free_linkway(ada), ada.state["moment"]
    box = ada.page.locator(f'[data-linkway="{way}"]').bounding_box()
    ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ada.until(lambda: ada.state["moment"] > moment, "the link")
    assert ada.state["view"]["links"][way] == 0


def reach_action_phase(ada: Visitor) -> None:
    """Past the cards, to where links are placed."""
    while True:
        ada.until(lambda: ada.decides, "a decision")
        view = ada.state["view"]
        if view["decision"] == "act" and any(one["verb"] == "link" for one in ada.state["legal"]):
            return
        touch(ada, ada.state["legal"][0])


def test_a_link_with_the_keyboard_alone(visitor):
    ada = visitor()
    sit_down(ada)
    reach_action_phase(ada)
    page = ada.page
    page.locator("[data-linkway][tabindex='0']").focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    way = page.evaluate("document.activeElement.getAttribute('data-linkway')")
    assert any(one["args"].get("linkway") == way for one in ada.state["legal"])
    moment = ada.state["moment"]
    page.keyboard.press("Enter")
    ada.until(lambda: ada.state["moment"] > moment, "the link")
    assert way in ada.state["view"]["links"]


def test_a_linkway_that_cannot_be_used_says_why(visitor):
    ada = visitor()
    sit_down(ada)
    reach_action_phase(ada)
    links = [one for one in ada.state["legal"] if one["verb"] == "link"]
    touch(ada, links[len(links) // 2])
    ada.until(lambda: ada.decides, "the next decision")
    taken = next(iter(ada.state["view"]["links"]))
    ada.page.locator(f'[data-linkway="{taken}"]').focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("A link lies on").first).to_be_visible()


def test_a_finger_chooses_first_and_places_with_a_second_touch(visitor):
    ada = visitor(phone=True)
    sit_down(ada)
    reach_action_phase(ada)
    page = ada.page
    way, moment = free_linkway(ada), ada.state["moment"]
    box = page.locator(f'[data-linkway="{way}"]').bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    place = page.get_by_role("button", name="Place the link")
    place.wait_for()
    assert ada.state["moment"] == moment
    place.click()
    ada.until(lambda: ada.state["moment"] > moment, "the link")


def test_the_first_touch_magnifies_the_map_on_a_phone_and_all_of_it_is_found_again(visitor):
    ada = visitor(phone=True)
    sit_down(ada)
    reach_action_phase(ada)
    page = ada.page
    way = page.locator(f'[data-linkway="{free_linkway(ada)}"]')

    def width() -> float:
        return float(way.bounding_box()["width"])

    before, box = width(), way.bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    again = page.get_by_role("button", name="The whole map", exact=True)
    again.wait_for()
    assert width() > before * 1.2
    assert_no_sideways_scrolling(page)
    again.click()
    expect(again).to_have_count(0)
    assert width() <= before * 1.01


def test_a_chosen_bird_shows_its_route_and_what_it_would_pay(visitor):
    ada = visitor()
    sit_down(ada)
    page = ada.page
    for bird in ada.state["view"]["roosting"]:
        page.locator(f'[data-bird="{bird["bird"]}"]').get_by_role("button").first.click()
        note = page.locator(f'[data-route="{bird["bird"]}"]')
        expect(note).to_contain_text("Caged" if bird["cage"] else re.compile("links? missing|Route complete"))
        expect(note).to_contain_text(str(bird["points"]))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_on_the_board(visitor, axe, phone):
    ada = visitor(phone=phone)
    sit_down(ada)
    problems = serious(ada.page, axe)
    reach_action_phase(ada)
    problems += serious(ada.page, axe)
    assert_no_sideways_scrolling(ada.page)
    assert problems == []


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_the_board_speaks_every_language(visitor, language):
    ada = visitor(language=language)
    ada.go("/new/fly_a_way")
    ada.page.locator("button[type=submit], .btn.primary").first.click()
    ada.page.wait_for_url("**/t/*")
    ada.until(lambda: ada.decides, "the first decision")
    ada.page.locator("[data-linkway]").first.wait_for(state="attached")
    words = ada.page.locator("main").inner_text()
    assert "board-" not in words
    assert "guide-" not in words
