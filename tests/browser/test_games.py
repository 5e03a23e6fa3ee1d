"""Whole games in a real browser."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Page, expect

ENTER, ESCAPE, TAB = "Enter", "Escape", "Tab"


def test_a_newcomer_plays_a_first_game_to_the_end(visitor):
    ada = visitor()
    page = ada.go("/")
    page.get_by_role("link", name="Set a table").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    guide = page.get_by_role("complementary", name="First game")
    expect(guide.get_by_role("link", name="Lessons")).to_be_visible()
    guide.get_by_role("button", name="Not now").click()
    ada.until(lambda: ada.decides, "the first decision")
    expect(guide).to_contain_text("Swap one of your birds")
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_be_hidden()
    page.reload()
    ada.until(lambda: ada.decides, "the first decision again")
    expect(guide).to_be_hidden()
    ada.play_to_the_end(seed=3)
    expect(page.get_by_text("The game is over")).to_be_visible()
    expect(page.get_by_text("The deal was fair: checked in this browser")).to_be_visible()
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_text("What the choices were worth")).to_be_visible()


def test_two_browsers_and_a_bot_with_hidden_hands(visitor):
    ada, ben = visitor(), visitor()
    ada.set_table("friends", "Me", "A friend, by link", "Bot, gentle", start=False)
    link = ada.page.get_by_label("Link to this seat").input_value()
    assert "#" in link
    assert link.partition("#")[2] not in ada.page.url
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_text("Ben")).to_be_visible()
    ada.page.get_by_role("button", name="Start the game").click()
    ada.until(lambda: ada.status == "playing", "the game")
    ben.until(lambda: ben.status == "playing", "the game")
    ada.open_moves()
    ben.open_moves()
    dice = random.Random(5)
    while ada.status == "playing":
        for one, other in ((ada, ben), (ben, ada)):
            if one.decides:
                one.play(dice.choice(one.state["legal"])["action"])
            other.until(lambda one=one, other=other: other.state["version"] >= one.state["version"], "the news")
        ada.page.wait_for_timeout(5)
    assert_saw_no_secrets(
        ada.wire, 0, ada.context.request.get(f"{ada.page.url}".replace("/t/", "/api/tables/") + "/record").json()
    )
    assert_saw_no_secrets(
        ben.wire, 1, ada.context.request.get(f"{ada.page.url}".replace("/t/", "/api/tables/") + "/record").json()
    )


def assert_saw_no_secrets(wire: list[str], seat: int, record: dict) -> None:
    """What came over the wire while the game was on is what the rules let the seat see, and no more."""
    import birdtable as bt

    game = bt.load("above_the_clouds")
    views = {
        len(position.actions): json.loads(json.dumps(position.view(seat))) for position, _ in game.replay_steps(record)
    }
    states = [message for message in map(json.loads, wire) if message["type"] == "state" and message["view"]]
    playing = [state for state in states if state["table"]["status"] == "playing" and state["seat"] == seat]
    assert len(playing) > 10
    for state in playing:
        assert state["view"] == views[state["table"]["moves"]]
        assert state["table"]["fair"] is None


def test_a_reload_in_the_middle_of_a_game_loses_nothing(visitor):
    ada = visitor()
    ada.set_table("bots", "Me", "Bot, fair")
    ada.open_moves()
    for _ in range(3):
        ada.until(lambda: ada.decides, "a decision")
        ada.play(ada.state["legal"][0]["action"])
    ada.until(lambda: ada.decides, "a decision")
    before = ada.state
    ada.state = {}
    ada.page.reload()
    ada.until(lambda: ada.state, "the table")
    assert (ada.state["view"], ada.state["moment"]) == (before["view"], before["moment"])
    ada.open_moves()
    ada.play(ada.state["legal"][0]["action"])


def test_hot_seat_with_a_curtain_between_the_seats(visitor):
    ada = visitor()
    ada.set_table("here", "Me", "Another person on this screen")
    page = ada.page
    curtain = page.locator("[data-curtain]")
    seen: set[int] = set()
    for _ in range(8):
        expect(curtain.or_(page.get_by_role("tab", name=re.compile("All moves")))).to_be_visible()
        if curtain.is_visible():
            expect(page.locator("[data-action]")).to_have_count(0)
            curtain.get_by_role("button").first.click()
        ada.until(lambda: ada.decides, "the seat behind the curtain")
        seen.add(ada.state["seat"])
        assert ada.state["view"]["hands"][1 - ada.state["seat"]] == ada.state["view"]["hands"][1 - ada.state["seat"]]
        ada.open_moves()
        ada.play("pass" if page.locator('[data-action="pass"]').count() else ada.state["legal"][0]["action"])
    assert seen == {0, 1}


def test_undo_is_free_until_somebody_learned_something(visitor):
    ada = visitor()
    ada.set_table("here", "Me", "Another person on this screen")
    page = ada.page
    page.locator("[data-curtain]").get_by_role("button").first.click()
    ada.until(lambda: ada.decides, "the first decision")
    swap = next(
        legal["action"] for legal in ada.state["legal"] if legal["verb"] == "add" and "stack" not in legal["action"]
    )
    before = ada.state["view"]
    ada.open_moves()
    ada.play(swap)
    how = ada.state["undo"]["how"]
    page.get_by_role("button", name="Undo").click()
    if how == "free":
        ada.until(
            lambda: ada.state["view"]["flock"] == before["flock"] and ada.state["view"]["drawn"] is None, "the undo"
        )
    else:
        expect(page.get_by_role("dialog")).to_be_visible()


def test_undo_beyond_a_bots_decision_says_why_and_asks_first(visitor):
    ada = visitor()
    ada.set_table("bots", "Me", "Bot, gentle")
    ada.open_moves()
    ada.until(lambda: ada.decides, "a decision")
    before = ada.state["view"]
    ada.play("pass")
    ada.until(lambda: ada.decides, "the bot to have moved")
    ada.page.get_by_role("button", name="Undo").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("has decided something")
    dialog.get_by_role("button", name="Take it back").click()
    ada.until(lambda: ada.state["view"]["cubes"] == before["cubes"], "the undo")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_by_keyboard_alone(visitor, language):
    ada = visitor(language=language)
    page = ada.go("/new/above_the_clouds")
    page.wait_for_load_state("networkidle")
    reach(page, "button[type=submit], .btn.primary")
    page.keyboard.press(ENTER)
    page.wait_for_url("**/t/*")
    ada.until(lambda: ada.decides, "the first decision")
    dice = random.Random(2)
    while ada.status == "playing":
        ada.until(lambda: ada.decides or ada.status == "over", "a decision")
        if ada.status == "over":
            break
        moment, count = ada.state["moment"], len(ada.state["legal"])
        page.keyboard.press("m")
        page.locator("[data-action]").first.wait_for()
        reach(page, "[data-action]")
        for _ in range(dice.randrange(count)):
            page.keyboard.press(TAB)
        page.keyboard.press(ENTER)
        ada.until(lambda moment=moment: ada.state["moment"] > moment, "the move to be played")
    assert ada.state["view"]["over"]


def reach(page: Page, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(200):
        page.keyboard.press(TAB)
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached with the keyboard")


def test_two_clicks_on_the_flock_swap_two_birds(visitor):
    ada = visitor(calm=False)
    ada.set_table("bots", "Me", "Bot, gentle")
    ada.until(lambda: ada.decides, "a decision")
    first, second = next(
        (legal["args"]["first"], legal["args"]["second"]) for legal in ada.state["legal"] if legal["verb"] == "swap"
    )
    flock, moment = ada.state["view"]["flock"], ada.state["moment"]
    mine = first if flock[first].startswith("kite") else second
    partner = second if mine == first else first
    ada.page.locator(f"[data-space={mine}]").click()
    if ada.state["moment"] == moment:
        ada.page.locator(f"[data-space={partner}]").click()
    ada.until(lambda: ada.state["moment"] > moment, "the swap")


def test_what_cannot_be_done_says_why_with_its_clause(visitor):
    ada = visitor()
    ada.set_table("bots", "Me", "Bot, gentle")
    ada.until(lambda: ada.decides, "a decision")
    flock = ada.state["view"]["flock"]
    stranger = next(
        space
        for space, bird in flock.items()
        if not bird.startswith("kite") and not any(space in legal["args"].values() for legal in ada.state["legal"])
    )
    ada.page.locator(f"[data-space={stranger}]").click()
    slip = ada.page.get_by_role("link", name="Rule").or_(ada.page.get_by_role("button", name="Rule", exact=True))
    slip.first.click()
    expect(ada.page.get_by_label("Search the rules")).to_be_visible()


def test_a_hint_tells_the_best_moves(visitor):
    ada = visitor()
    ada.set_table("bots", "Me", "Bot, gentle")
    ada.until(lambda: ada.decides, "a decision")
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.page.get_by_text("to win, give or take").first).to_be_visible()


def test_spectators_watch_and_chat_without_seeing_hands(visitor):
    ada, zoe = visitor(), visitor()
    url = ada.set_table("bots", "Me", "Bot, gentle")
    zoe.page.goto(url)
    zoe.until(lambda: zoe.status == "playing", "the game")
    assert zoe.state["seat"] is None
    assert [card["card"] for card in zoe.state["view"]["hands"][0]] == ["?", "?"]
    zoe.page.get_by_label(re.compile("You are watching")).fill("Fine birds!")
    zoe.page.keyboard.press(ENTER)
    expect(zoe.page.get_by_role("log")).to_contain_text("Fine birds!")
    ada.page.get_by_label(re.compile("Say something")).fill("Who is there?")
    ada.page.keyboard.press(ENTER)
    expect(zoe.page.get_by_role("log")).to_contain_text("Who is there?")
    expect(ada.page.get_by_role("log")).not_to_contain_text("Fine birds!")


def test_a_finished_game_is_kept_replayed_and_gone_on_from(visitor, tmp_path):
    ada = visitor()
    ada.set_table("bots", "Me", "Bot, gentle")
    ada.play_to_the_end(seed=1)
    page = ada.page
    with page.expect_download() as kept:
        page.get_by_role("button", name="Keep the record").or_(
            page.get_by_role("link", name="Keep the record")
        ).first.click()
    file = tmp_path / "game.json"
    kept.value.save_as(file)
    ada.go("/replays")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay")
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to the replay").input_value()
    page.get_by_role("button", name="Close").click()
    zoe = visitor()
    zoe.page.goto(link.replace("/t/", "/embed/").replace("/replay?", "?"))
    framed = zoe.page.get_by_role("slider")
    expect(framed).to_have_value("5")
    zoe.page.get_by_role("button", name="One move on").click()
    expect(framed).to_have_value("6")
    assert zoe.context.cookies() == []
    page.get_by_role("button", name="Go on from here").click()
    page.wait_for_url(re.compile("/t/[^/]+$"))
    ada.until(lambda: ada.status == "playing" and ada.state["table"]["origin"], "the new table")
