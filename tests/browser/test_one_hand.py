"""Boards in one hand: on a phone the prompt and what is to be touched are in sight together, large and uncovered."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import birdtable as bt
from tests.browser.conftest import PHONE
from tests.conftest import some

DECISIONS, EVERY = 40, some(1, 3)  # of those that are reached, each, or each third, is made with a finger
SMALLEST = {"width": 360, "height": 640}  # looked at now and then
SOON = 100  # times that one looks again
TOUCHES = 6  # that a move may take

HAND = (Path(__file__).parent / "hand.js").read_text("utf-8")  # what a finger finds on the page
NO_GUIDE = "localStorage.birdtable ??= JSON.stringify({ guide: false })"


@pytest.mark.parametrize("game", bt.games())
def test_decisions_are_made_with_a_finger(visitor, game):
    ada = visitor(phone=True)
    ada.context.add_init_script(NO_GUIDE)
    ada.context.add_init_script(HAND)
    ada.set_table("bots", "Me", "Bot, gentle", game=game)
    page, dice, seen = ada.page, random.Random(4), []
    page.locator("main .board").wait_for()
    for number in range(DECISIONS):
        ada.until(lambda: ada.decides or ada.status == "over", "a decision")
        if ada.status == "over":
            break
        if not ada.decides:  # while the page showed it, the referee went on
            continue
        kind = ada.state["view"]["decision"]
        if number % EVERY and kind in seen:  # whatever is asked for the first time is looked at
            ada.play_unseen(dice.choice(ada.state["legal"])["action"])
            continue
        seen.append(kind)
        decision = f"{game} {number} {kind}"
        moment = ada.state["moment"]
        look_at(ada, decision)
        if len(seen) % 4 == 2:
            page.set_viewport_size(SMALLEST)
            look_at(ada, f"{decision} on the smallest screen")
            page.set_viewport_size(PHONE)
        if ada.state["moment"] > moment:
            continue
        legal = [one["action"] for one in ada.state["legal"]]
        wrong = page.evaluate("hand.wrong()")
        assert not wrong, f"{decision}: {wrong[:8]} of {len(legal)}"
        known = set(page.evaluate("hand.known()"))
        for tab in page.locator(".tabs [role=tab]").all() if set(legal) - known else []:
            tab.tap()
            known |= set(page.evaluate("hand.known()"))
            if not set(legal) - known:
                break
        assert not set(legal) - known, f"{decision}: no part for {sorted(set(legal) - known)[:5]}"
        choose(ada, dice.choice(legal), decision)


def look_at(ada, decision: str) -> None:
    """The prompt and something to touch are in sight together, without anybody scrolling."""
    page, moment = ada.page, ada.state["moment"]
    for _ in range(SOON):  # the page itself may scroll there, slowly on a busy machine
        found = page.evaluate("[hand.prompt(), hand.insight()]")
        if (found[0] == "" and found[1]) or ada.state["moment"] > moment:  # one gesture may answer several questions
            return
        page.wait_for_timeout(30)
    raise AssertionError(f"{decision}: the prompt is {found[0] or 'there'}, {found[1]} parts in sight")


def choose(ada, action: str, decision: str) -> None:
    """Touch what leads to an action until it is played."""
    page, moment = ada.page, ada.state["moment"]

    def played() -> bool:
        return ada.state["moment"] > moment

    for touch in range(TOUCHES):
        for _ in range(SOON):  # what the last touch began may still have to be drawn
            at = page.evaluate("([action, again]) => hand.touch(action, again)", [action, touch == 0])
            if at or played():
                break
            page.wait_for_timeout(30)
        if played():
            break
        assert at, f"{decision}: nothing to touch for {action} after {touch} touches"
        x, y, plays = at
        while (now := page.evaluate("hand.aim()")) != [x, y]:  # the page may still be scrolling by itself
            x, y = now
        begun = page.locator(".under [data-cancel]").count()
        page.touchscreen.tap(x, y)
        for _ in range(200 if plays else 8):
            page.wait_for_timeout(25)
            if played() or (plays and not begun and page.locator(".under [data-cancel]").count()):
                break  # a finger is shown first what it would do
        if played():
            break
        look_at(ada, f"{decision} on the way to {action}")
    assert played(), f"{decision}: {action} was not played by {TOUCHES} touches"
    ada.until(lambda: ada.shown, "the page to show it")
