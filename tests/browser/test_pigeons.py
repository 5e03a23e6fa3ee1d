"""Pigeons in a real browser: the city in space by pointer, the flat plan by keyboard, flights and drops played back."""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Callable, Mapping
from functools import cache
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import expect

import birdtable as bt
from tests.browser.conftest import Visitor
from tests.browser.test_screens import assert_no_sideways_scrolling, serious
from tests.conftest import some

pytest.importorskip("mujoco")

WANTED = ("deuce", "deuce-leaving", "poop", "poop-leaving", "feed", "end")
FILLING = ("feed", *WANTED)
DROPS = ("poop", "deuce", "poop-leaving", "deuce-leaving")
SIDES = 8  # turns of the city until it is seen from where it was
MANY = 100  # games that are looked through for a moment
KEYS = 300  # that are pressed on the way to a piece
BY_HAND = some(6, 2)  # pigeons of six that are placed where that is tested; the server has placed the others
LONG = 60_000  # milliseconds of a slow playback on a busy machine
SLOWEST = 1.0  # frames a second of a playback; without a graphics card and on a busy machine it is slow


@pytest.fixture(scope="module", autouse=True)
def engine() -> Any:
    """The bots' engine is built before the clock of a test begins to run."""
    game = bt.load("pigeons", backend="native")
    game.new(2, seed=1)
    return game


# ---------------------------------------------------------------------- at the table


def begin(ada: Visitor, look: str) -> None:
    """The first decision, without the guide, in space (`city`) or flat (`plan`)."""
    ada.until(lambda: ada.decides, "the first decision")
    guide = ada.page.get_by_text("No more guide")
    if guide.is_visible():
        guide.click()
    ada.page.locator(f'[data-look="{look}"]').click()
    ada.page.locator(f'[data-stage="{look}"]').wait_for()
    if look == "city":
        ada.page.locator(".space canvas").wait_for()


def take_seat(ada: Visitor, table: str, seat: int, look: str) -> None:
    ada.take_seat(table, seat)
    begin(ada, look)


def sit_down(ada: Visitor, look: str, left: int = 6, seed: int = 0, **options: Any) -> random.Random:
    """A table for two with a gentle bot and these options, and so many pigeons left to place; the dice for those."""
    ada.get("/me")  # a name tag
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "gentle"}]
    plan = {"game": "pigeons", "options": {"refereed": True, **options}, "seats": seats, "listed": False}
    table, dice = ada.post("/tables", plan)["id"], random.Random(seed)
    ada.begin(table, 0)
    while (state := ada.get(f"/tables/{table}/state?seat=0"))["view"]["decision"] == "place":
        if state["view"]["seats"][0]["alive"] >= 6 - left:
            break
        ada.page.wait_for_timeout(15)
        if state["legal"]:
            play = {"type": "play", "id": f"place-{state['moment']}", "seat": 0, "at": state["moment"]}
            ada.post(f"/tables/{table}/commands", {**play, "action": dice.choice(state["legal"])["action"]})
    ada.go(f"/t/{table}")
    begin(ada, look)
    return dice


def go_on_from(ada: Visitor, record: Mapping[str, Any], seat: int, look: str) -> None:
    """A table that goes on from that moment, with the visitor in the seat that decides."""
    ada.go_on_from(record, seat)
    begin(ada, look)


def verb(action: Any) -> str:
    return str(action).split()[0]


def wanted(legal: list[str], dice: random.Random, kinds: tuple[str, ...] = WANTED) -> str:
    """The first kind that is possible; usually what empties the cloaca soonest."""
    for kind in kinds:
        found = [action for action in legal if verb(action) == kind]
        if found:
            return dice.choice(found)
    return dice.choice(legal)


@cache
def late_moment(engine: Any) -> tuple[dict[str, Any], int]:
    """The record of a game up to a turn that can bring its end: all cubes that are left are ready."""
    for seed in count():
        assert seed < MANY, "no game came to such a moment"
        dice, position = random.Random(seed), engine.new(2, seed=seed, refereed=True, deuce_price=2)
        while not position.over:
            position.settle()
            if position.over:
                break
            seat, view = position.seat, position.view(position.seat)
            mine, fresh = view["seats"][seat], view["actions_left"] == 5 and position.decision == "turn"
            if fresh and mine["supply"] == 0 and mine["cloaca"] >= 3:
                return dict(position.record()), seat
            position.play(wanted([str(action) for action in position.legal()], dice, FILLING))
    raise AssertionError


def legal_actions(ada: Visitor) -> list[str]:
    return [one["action"] for one in ada.state["legal"]]


def happened(ada: Visitor) -> list[dict[str, Any]]:
    """Every event that came over the wire."""
    messages = [json.loads(message) for message in ada.wire]
    return [entry for message in messages for entry in message.get("log") or [] if entry["kind"] == "event"]


def events(ada: Visitor) -> set[str]:
    return {entry["name"] for entry in happened(ada)}


def place_all(ada: Visitor, by: Callable[[Visitor, str], None], dice: random.Random) -> None:
    """Place the flock at random."""
    while ada.state["view"]["decision"] == "place":
        by(ada, dice.choice(legal_actions(ada)))


def moved_on(ada: Visitor, moment: int, what: str) -> None:
    ada.until(lambda: ada.state["moment"] > moment and (ada.decides or ada.status == "over"), f"{what} to be done")


# ---------------------------------------------------------------------- by pointer, in space


def reach(ada: Visitor, piece: str) -> None:
    """Click a piece of the city; where a building is in the way, turn the city first, as people do."""
    for _ in range(SIDES):
        found = ada.page.evaluate(
            """piece => {
                const element = document.querySelector(piece)
                element.scrollIntoView({block: 'nearest'})
                const box = element.getBoundingClientRect()
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
                return document.elementFromPoint(x, y) === element ? [x, y] : null
            }""",
            piece,
        )
        if found:
            ada.page.mouse.click(*found)
            return
        ada.page.get_by_role("button", name="Turn the city left").click()
    raise AssertionError(f"{piece} is hidden from every side")


def by_pointer(ada: Visitor, action: str) -> None:
    """Carry out an action with the pieces and keys of the board, never with the list of moves."""
    page, moment, kind = ada.page, ada.state["moment"], verb(action)
    if kind in (*DROPS, "fly", "leave"):
        mode = {"leave": "fly"}.get(kind, kind.removesuffix("-leaving"))
        page.locator(f'[data-mode="{mode}"]').click()
        destination = f'[data-choice="{action}"]'
        if not page.locator(destination).count():
            reach(ada, start_of(ada, action))
        page.locator(destination).wait_for()
        reach(ada, destination)
    elif kind == "place":
        reach(ada, f'[data-choice="{action}"]')
    elif kind == "roost":
        reach(ada, f'[data-roost="{action.split()[1]}"]')
        take_aim(ada)
    else:
        page.locator(f'[data-choice="{action}"]').first.click()
    if kind in DROPS:
        page.locator("[data-let-go]").wait_for()
        page.locator('[data-drop="line"]').press("ArrowLeft")
        page.locator("[data-let-go]").click()
        ada.until(lambda: ada.state["view"]["drop"] is None, "the cubes to fall")
    moved_on(ada, moment, action)


def start_of(ada: Visitor, action: str) -> str:
    """The piece that is picked up for a flight."""
    _, where, _ = action.split()
    view = ada.state["view"]
    if not where.isdigit():
        parked = next(p for p in view["pigeons"] if p["place"] == f"park-{where}" and p["seat"] == ada.state["seat"])
        return f'[data-pigeon="{parked["pigeon"]}"]'
    return f'[data-pigeon="{view["colours"][ada.state["seat"]]}-{where}"]'


def take_off(ada: Visitor) -> None:
    """Choose the first flight with a cube to drop."""
    poop = next(action for action in legal_actions(ada) if verb(action) == "poop")
    ada.page.locator('[data-mode="poop"]').click()
    if not ada.page.locator(f'[data-choice="{poop}"]').count():
        ada.page.locator(start_of(ada, poop)).click()
    ada.page.locator(f'[data-choice="{poop}"]').click()


def take_aim(ada: Visitor) -> None:
    """Turn the rod at its knob, see it redden where it touches, and let the falcon go."""
    page = ada.page
    stage, knob = page.locator("[data-stage]"), page.locator("[data-knob]")
    knob.wait_for()
    page.locator('[data-aim="elevation"]').press("Home")
    page.locator('[data-aim="azimuth"]').press("Home")
    for _ in range(60):  # somewhere low over the city the rod touches a roof
        page.locator("[data-touches]").wait_for()  # the referee has looked
        if stage.get_attribute("data-touches") == "true":
            break
        page.locator('[data-aim="azimuth"]').press("PageUp")
    expect(stage).to_have_attribute("data-touches", "true")
    expect(page.locator("[data-outlook]")).to_contain_text("void")
    page.locator('[data-aim="azimuth"]').fill("180")
    page.locator('[data-aim="elevation"]').fill("76")
    expect(stage).to_have_attribute("data-touches", "false")
    box = ada.at_rest("[data-knob]")
    page.mouse.move(box["x"] + 22, box["y"] + 22)
    page.mouse.down()
    page.mouse.move(box["x"] + 22, box["y"] + 62, steps=4)
    page.mouse.up()
    expect(stage).not_to_have_attribute("data-azimuth", "45")
    moment = ada.state["moment"]
    page.locator("[data-release]").click()
    ada.until(lambda: ada.state["view"]["flight"] is None and ada.state["moment"] > moment + 3, "the falcon to fly")


def test_a_game_to_its_end_in_space_with_a_drop_a_deuce_and_a_flight(visitor, engine):
    record, seat = late_moment(engine)
    ada = visitor(calm=False)
    go_on_from(ada, record, seat, "city")
    dice, measured = random.Random(5), False
    while ada.status == "playing":
        legal = legal_actions(ada)
        roost = next((action for action in legal if verb(action) == "roost"), None)
        by_pointer(ada, roost or wanted(legal, dice))
        if not measured and "released" in events(ada):
            measured = True
            measure_playback(ada)
    assert {"released", "aimed", "won"} <= events(ada)
    assert dropped_two(ada)
    expect(ada.page.get_by_text("The game is over")).to_be_visible()
    assert ada.page.locator("[role=log] li").filter(has_text=re.compile("^$")).count() == 0
    watch_again(ada)


def dropped_two(ada: Visitor) -> bool:
    """Whether somebody dropped a Deuce."""
    return any(entry["name"] == "released" and str(entry["values"]["cubes"]) == "2" for entry in happened(ada))


def test_a_flock_is_placed_in_space_by_pointer(visitor):
    ada = visitor()
    place_all(ada, by_pointer, sit_down(ada, "city", BY_HAND, seed=5))
    assert ada.state["view"]["seats"][0]["alive"] == 6
    fly = next(action for action in legal_actions(ada) if verb(action) == "fly")
    by_pointer(ada, fly)
    assert "flew" in events(ada)


def measure_playback(ada: Visitor) -> None:
    """What was recorded last is played again, slower, and its frames are counted."""
    page, board = ada.page, ada.page.locator(".board[data-fps]")
    again = page.locator('.board[data-playing="false"] [data-again]')
    again.wait_for(timeout=LONG)
    again.click()
    page.locator("[data-slow]").click()
    expect(page.locator("[data-slow]")).to_have_attribute("aria-pressed", "true")
    again.wait_for(timeout=LONG)
    rate = float(board.get_attribute("data-fps") or 0)
    sys.stdout.write(f"\nplayback in space: {rate} frames a second\n")
    assert rate > SLOWEST
    again.click()
    page.locator("[data-skip]").click()
    expect(board).to_have_attribute("data-playing", "false")


def watch_again(ada: Visitor) -> None:
    """The replay of the finished game plays its recordings back too."""
    page = ada.page
    page.goto(page.url + "/replay")
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    page.locator("[data-again]").wait_for()
    page.locator("[data-again]").click()
    page.locator('.board:not([data-fps="0"])').wait_for(timeout=LONG)


# ---------------------------------------------------------------------- by keyboard, on the plan


def tab_to(ada: Visitor, piece: str, key: str = "Tab") -> None:
    """Press Tab, or another key, until the focus is there."""
    for _ in range(KEYS):
        if ada.page.evaluate("piece => document.activeElement.matches(piece)", piece):
            return
        ada.page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {piece}")


def page_to(ada: Visitor, piece: str) -> None:
    """Among the pieces of the city, press a key until the focus is there."""
    tab_to(ada, "[data-piece]")
    tab_to(ada, piece, "PageDown")


def by_keyboard(ada: Visitor, action: str) -> None:
    page, moment, kind = ada.page, ada.state["moment"], verb(action)
    press = page.keyboard.press
    if kind in DROPS:
        tab_to(ada, f'[data-mode="{kind.removesuffix("-leaving")}"]')
        press("Enter")
        if not page.locator(f'[data-choice="{action}"]').count():
            page_to(ada, start_of(ada, action))
            press("Enter")
        page_to(ada, f'[data-choice="{action}"]')
        press("Enter")
        tab_to(ada, '[data-drop="line"]')
        press("ArrowRight")
        tab_to(ada, '[data-drop="release-0"]')
        press("ArrowLeft")
        tab_to(ada, "[data-let-go]")
        press("Enter")
        ada.until(lambda: ada.state["view"]["drop"] is None, "the cubes to fall")
    elif kind == "place":
        page_to(ada, f'[data-choice="{action}"]')
        press("Enter")
    elif kind == "roost":
        tab_to(ada, f'[data-pick-roost="{action.split()[1]}"]')
        press("Enter")
        tab_to(ada, "[data-knob]")
        before = page.locator("[data-stage]").get_attribute("data-azimuth")
        press("ArrowRight")
        press("Shift+ArrowUp")
        assert page.locator("[data-stage]").get_attribute("data-azimuth") != before
        tab_to(ada, "[data-release]")
        press("Enter")
        ada.until(lambda: ada.state["view"]["flight"] is None and ada.state["moment"] > moment + 3, "the falcon to fly")
    else:
        tab_to(ada, f'[data-choice="{action}"]')
        press("Enter")
    moved_on(ada, moment, action)


def test_a_game_to_its_end_on_the_plan_by_keyboard_alone(visitor, engine):
    record, seat = late_moment(engine)
    ada = visitor()
    go_on_from(ada, record, seat, "plan")
    dice = random.Random(3)
    while ada.status == "playing":
        legal = legal_actions(ada)
        roost = next((action for action in legal if verb(action) == "roost"), None)
        by_keyboard(ada, roost or wanted(legal, dice))
    assert {"released", "aimed", "won"} <= events(ada)
    assert dropped_two(ada)
    expect(ada.page.get_by_text("The game is over")).to_be_visible()
    expect(ada.page.locator(".pencil .trail").first).to_be_attached()  # reduced motion: the path alone


def test_pigeons_are_placed_by_keyboard_and_a_begun_choice_is_taken_back(visitor):
    ada = visitor()
    place_all(ada, by_keyboard, sit_down(ada, "plan", BY_HAND, seed=1))
    page = ada.page
    tab_to(ada, '[data-mode="poop"]')
    page.keyboard.press("Enter")
    expect(page.locator('[data-mode="poop"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator('[data-mode="fly"]')).to_have_attribute("aria-pressed", "true")
    tab_to(ada, "[data-piece]")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.matches('[data-piece]')")


def test_what_cannot_be_done_says_why(visitor):
    ada = visitor()
    sit_down(ada, "plan", left=0, seed=2)
    ada.page.locator('[data-mode="deuce"]').click(force=True)
    expect(ada.page.get_by_text("Needs 2 cubes in the cloaca; you have 1.")).to_be_visible()


# ---------------------------------------------------------------------- reflexes


@pytest.fixture
def in_the_air(visitor):
    """Somebody at a table with reflexes whose first pigeon has taken off."""
    ada = visitor(calm=False)
    sit_down(ada, "plan", left=0, seed=1, reflex=True)
    take_off(ada)
    return ada


def test_with_reflexes_drops_are_timed_and_the_rod_trembles(in_the_air):
    ada, page = in_the_air, in_the_air.page
    page.locator("[data-let-go]").click()  # nobody lets go after that: a plain flight
    ada.until(lambda: "held" in events(ada) and ada.decides, "the pigeon to arrive")
    take_off(ada)
    page.locator("[data-let-go]").click()
    page.locator("[data-let-go]").click()  # at once: over the roof, or over the street on a slow machine
    ada.until(lambda: events(ada) & {"early", "released"}, "the cube to fall")
    ada.until(lambda: ada.decides, "the next decision")
    while ada.state["view"]["decision"] != "roost":
        ada.until(lambda: ada.decides, "a decision")
        moment = ada.state["moment"]
        page.locator('[data-choice="end"]').click()
        moved_on(ada, moment, "end")
    page.locator('[data-pick-roost="sw"]').click()
    stage = page.locator("[data-stage]")
    before = stage.get_attribute("data-azimuth")
    box = ada.at_rest("[data-release]")
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    expect(stage).not_to_have_attribute("data-azimuth", before or "")
    page.mouse.up()
    ada.until(lambda: "aimed" in events(ada), "the falcon to fly")


def test_timing_is_adjusted_in_a_minute_and_can_be_adjusted_again(in_the_air):
    page = in_the_air.page
    for _ in range(2):
        page.locator("[data-calibrate]").click()
        for _ in range(8):
            page.locator("[data-press]").click()
        expect(page.locator('[data-calibrated="true"]')).to_be_visible()
        assert "lag" in page.evaluate("localStorage.birdtable")
        page.locator("[data-done]").click()
        expect(page.locator("[data-done]")).to_have_count(0)


def test_a_drop_is_shown_as_the_referee_would_see_it(visitor, engine):
    record, seat = late_moment(engine)
    ada = visitor()
    go_on_from(ada, record, seat, "plan")
    page = ada.page
    take_off(ada)
    page.locator(".sight .cube").wait_for()
    expect(page.locator("[data-drop-outlook]")).to_contain_text("of 48 such drops")
    assert page.locator(".sight .hand").count() == 48
    page.locator('[data-drop="release-0"]').press("End")  # as late as can be: on the roof across
    expect(page.locator("[data-drop-outlook]")).to_contain_text("would not stay in the street")
    expect(page.locator(".sight .cube.lost")).to_be_attached()


# ---------------------------------------------------------------------- for everybody


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_on_the_board(visitor, axe, engine, phone):
    record, seat = late_moment(engine)
    ada = visitor(phone=phone)
    go_on_from(ada, record, seat, "plan")
    page = ada.page
    problems = {"turn": serious(page, axe)}
    deuce = next(action for action in legal_actions(ada) if verb(action) == "deuce")
    page.locator('[data-mode="deuce"]').click()
    problems["picking"] = serious(page, axe)
    by_keyboard(ada, deuce)
    problems["dropped"] = serious(page, axe)
    if not phone:
        page.locator('[data-look="city"]').click()
        page.locator(".space canvas").wait_for()
        problems["city"] = serious(page, axe)
        assert_no_sideways_scrolling(page)
    else:
        for tab in ("Flocks", "In the streets", "Best moments"):
            page.get_by_role("tab", name=tab).click()
            problems[tab] = serious(page, axe)
            assert_no_sideways_scrolling(page)
    while ada.state["view"]["decision"] != "roost":
        by_keyboard(ada, wanted(legal_actions(ada), random.Random(1)))
    page.locator('[data-pick-roost="ne"]').click()
    page.locator("[data-release]").wait_for()
    problems["aim"] = serious(page, axe)
    assert_no_sideways_scrolling(page)
    assert {screen: found for screen, found in problems.items() if found} == {}


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_the_board_speaks_every_language(visitor, language):
    ada = visitor(language=language)
    ada.go("/new/pigeons")
    ada.page.locator("form fieldset select").last.wait_for()
    assert not re.search(r"refereed|deuce_price|option-", ada.page.locator("form").inner_text())
    ada.page.locator(".btn.primary").first.click()
    ada.page.wait_for_url("**/t/*")
    ada.until(lambda: ada.decides, "the first decision")
    ada.page.locator("[data-piece]").first.wait_for(state="attached")
    words = ada.page.locator("body").inner_text() + " ".join(
        ada.page.evaluate("[...document.querySelectorAll('[aria-label]')].map(one => one.ariaLabel)")
    )
    assert not re.search(r"\b(board|guide|show|decision|option)-[a-z]", words), words
    assert ada.state["view"]["options"]["refereed"], "a table with people has a referee"


def test_without_space_the_plan_is_there(visitor):
    ada = visitor()
    ada.page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    ada.get("/me")  # a name tag
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "gentle"}]
    table = ada.post("/tables", {"game": "pigeons", "options": {}, "seats": seats, "listed": False})["id"]
    take_seat(ada, table, 0, "plan")
    expect(ada.page.locator('[data-look="city"]')).to_have_attribute("aria-disabled", "true")


def test_what_draws_in_space_is_fetched_only_where_it_is_wanted(visitor):
    ada = visitor()
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.page.add_init_script("localStorage.birdtable ??= JSON.stringify({flatPlan: true})")
    sit_down(ada, "plan")
    assert not any("/Space-" in url for url in asked)
    ada.page.locator('[data-look="city"]').click()
    ada.page.locator(".space canvas").wait_for()
    assert any("/Space-" in url for url in asked)
