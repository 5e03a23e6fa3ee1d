"""The coach at the table: hints drawn on the board, what happens if, and what the others did, told again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import birdtable as bt

NO_GUIDE = "localStorage.birdtable ??= JSON.stringify({ guide: false })"
PATIENCE = 150_000  # milliseconds that a bot may think on a busy machine


@pytest.mark.parametrize("game", bt.games())
def test_a_hint_is_drawn_on_the_board_and_says_what_happens_if(visitor, game):
    ada = visitor()
    ada.context.add_init_script(NO_GUIDE)
    ada.set_table("bots", "Me", "Bot, gentle", game=game)
    ada.until(lambda: ada.decides, "a decision")
    if ada.state["view"]["decision"] == "objective":  # chosen by all at once: a hint would end with another's answer
        ada.open_moves()
        ada.play(ada.state["legal"][0]["action"])
        ada.until(lambda: ada.decides, "a decision")
    page = ada.page
    before = ada.at_rest("main .board")
    page.get_by_role("button", name="Hint").click()
    best = page.locator("ol [data-looks]")
    expect(best.first).to_be_visible()
    for action in [one.get_attribute("data-looks") for one in best.all()]:
        mark = page.locator(f'[data-mark="{action}"]')
        expect(mark).to_be_visible()
        where = mark.bounding_box()
        assert where is not None
        assert min(where["width"], where["height"]) >= 36
    assert ada.at_rest("main .board") == before, "a hint moves nothing"
    best.first.hover()
    expect(page.locator("[data-whatif]")).not_to_be_empty()
    moment = ada.state["moment"]
    best.first.click()
    ada.until(lambda: ada.state["moment"] > moment, "the hint to be played")


def test_what_the_others_did_is_told_again(visitor):
    ada = visitor()
    ada.context.add_init_script(NO_GUIDE)
    ada.set_table("bots", "Me", "Bot, gentle")
    ada.until(lambda: ada.decides, "a decision")
    ada.open_moves()
    ada.play("pass")
    ada.until(lambda: ada.decides and len(ada.state["log"]) > 0, "the bot to have moved")
    page = ada.page
    page.locator("[data-retell]").click()
    expect(page.locator(".sentence")).to_contain_text("cube")
    expect(page.locator("[data-action]")).to_have_count(0)
    page.locator("[data-retell-skip]").click()
    expect(page.locator("[data-action]").first).to_be_visible()
