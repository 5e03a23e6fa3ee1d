"""Puzzles in a real browser: the daily one is found on home, tried and solved, and marked as solved."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import birdtable as bt
from birdtable.puzzles.box import puzzles_of
from tests.browser.test_screens import serious


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_daily_puzzle_is_tried_and_solved(visitor, axe, phone):
    guest = visitor(phone=phone)
    page = guest.go("/")
    page.get_by_role("link", name="Puzzle of the day").click()
    coach = page.get_by_role("region", name="Puzzle", exact=True)
    expect(coach).to_contain_text("One choice is clearly the best")
    assert serious(page, axe) == []
    game, name = page.url.split("/")[-2:]
    puzzle = puzzles_of(bt.load(game, "python"))[name]
    page.get_by_role("tab", name=re.compile("All moves")).click()
    worst = min(puzzle.chances, key=lambda action: puzzle.chances[action])
    page.locator(f'[data-action="{worst}"]').last.click()
    expect(coach).to_contain_text("Try again")
    page.locator(f'[data-action="{puzzle.solution}"]').last.click()
    expect(coach).to_contain_text("Right:")
    page.goto(guest.site)
    expect(page.get_by_role("region", name="Puzzle of the day")).to_contain_text("solved")
    page.goto(f"{guest.site}/puzzles/{game}")
    expect(page.get_by_text("solved", exact=True)).to_have_count(1)
