"""The rulebooks in the browser: goal, chapters, scenes, cards; search and links; and cards opened from every board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import birdtable as bt
from birdtable.telling.scenes import scenes
from tests.browser.test_screens import assert_no_sideways_scrolling, serious

SOUGHT = {
    "above_the_clouds": "dodge",
    "birdwatcher": "sicklebill",
    "fly_a_way": "snake",
    "perch": "hawk",
    "pigeons": "umbrella",
}
ON_THE_BOARD = {
    "above_the_clouds": "article[data-card]",
    "birdwatcher": "button[data-card]",
    "fly_a_way": "button[data-card]",
    "perch": "button[data-creature]",
    "pigeons": "li[data-card]",
}


@pytest.mark.parametrize("game", SOUGHT)
def test_a_rulebook_is_complete_searchable_linkable_and_accessible(visitor, axe, game):
    loaded = bt.load(game, "python")
    ada = visitor()
    page = ada.go(f"/rules/{game}")
    page.locator("[data-entry]").first.wait_for()
    expect(page.locator("#goal li")).not_to_have_count(0)
    expect(page.locator("li[data-clause]:not([data-clause^=card-])")).to_have_count(len(loaded.clauses))
    heights = page.locator("figure.scene .board").evaluate_all("boards => boards.map((one) => one.offsetHeight)")
    assert len(heights) >= len(scenes(loaded))
    assert min(heights) > 60  # every scene is drawn
    assert_no_sideways_scrolling(page)
    assert serious(page, axe) == []

    page.get_by_label("Search the rules").fill(SOUGHT[game])
    expect(page.get_by_role("status").filter(has_text="Rules:")).to_have_text(
        re.compile(r"Rules: [1-9]\d*\. Cards: [1-9]\d*\.")
    )
    page.get_by_label("Search the rules").fill("xyzzy")
    expect(page.get_by_text("No rule holds these words.")).to_be_visible()

    clause = next(reversed(loaded.clauses))
    page = ada.go(f"/rules/{game}#{clause.partition('.')[2]}")
    expect(page.locator(f'[data-clause="{clause}"]')).to_be_focused()


@pytest.mark.parametrize("game", ON_THE_BOARD)
def test_a_card_is_read_where_it_lies(visitor, axe, game):
    ada = visitor()
    players = 2 if game != "perch" else 3
    ada.set_table("bots", "Me", *["Bot, gentle"] * (players - 1), game=game)
    ada.until(lambda: ada.decides, "a decision")
    ada.page.wait_for_load_state("networkidle")  # the reference comes after the board
    card = ada.page.locator(ON_THE_BOARD[game]).first
    card.hover()
    ada.page.keyboard.press("i")
    entry = ada.page.locator("dialog [data-entry]")
    entry.wait_for()
    assert entry.get_attribute("data-entry")
    assert serious(ada.page, axe) == []
    ada.page.keyboard.press("Escape")
    expect(entry).to_have_count(0)


def test_a_long_press_opens_a_card_and_is_no_click(visitor):
    ada = visitor(phone=True)
    ada.set_table("bots", "Me", "Bot, gentle", "Bot, gentle", game="perch")
    ada.until(lambda: ada.decides, "a decision")
    ada.page.wait_for_load_state("networkidle")
    moment = ada.state["moment"]
    tile = ada.page.locator("button[data-location]").first
    tile.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True, "isPrimary": True})
    ada.page.locator("dialog [data-entry]").wait_for()
    assert "corner" in ada.page.locator("dialog [data-entry] .now").first.inner_text()
    assert ada.state["moment"] == moment
