"""Birdwatcher in a real browser: whole games, alone and with others, and what a hand does on the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import near_the_end
from tests.browser.test_screens import assert_no_sideways_scrolling, serious
from tests.conftest import LONG

SEATS = {1: ("Me",), 3: ("Me", "Bot, gentle", "Bot, fair"), 5: ("Me", *["Bot, gentle"] * 4)}


def at_table(visitor, players, **how):
    """Somebody at a table of Birdwatcher who is to decide and needs no guide."""
    ada = visitor(**how)
    ada.set_table("bots", *SEATS[players], game="birdwatcher")
    ada.until(lambda: ada.decides, "the first decision")
    return ada


def verbs(ada) -> set[str]:
    return {legal["verb"] for legal in ada.state["legal"]}


def own_tree(page, birds: int):
    """The reader's tree, which comes first."""
    return page.get_by_role("group", name=re.compile(f"^Tree: {birds}")).first


def press(ada, locator) -> None:
    """Click something that plays."""
    moment = ada.state["moment"]
    locator.click()
    ada.until(lambda: ada.state["moment"] > moment and ada.decides, "the move to be played")


def test_a_solo_game_against_the_crew_to_the_end(visitor):
    ada = visitor()
    page = ada.go("/new/birdwatcher")
    expect(page.get_by_label("The Crew")).to_have_count(0)  # two players: an option for one is not offered
    page.get_by_text("1 player", exact=True).click()
    page.get_by_label("The Crew").select_option(label="Senior Photographer")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    ada.until(lambda: ada.decides, "the first decision")
    assert ada.state["view"]["crew"]["level"] == "senior"
    expect(page.get_by_text("The Crew publishes this first")).to_be_visible()
    if not LONG:
        ada.go_on_from(near_the_end("birdwatcher", 1, crew="senior"), 0)
        assert ada.state["view"]["crew"]["level"] == "senior"
    ada.play_to_the_end(seed=8)
    expect(page.get_by_role("heading", name=re.compile("The Crew wins|You win"))).to_be_visible()
    result = page.locator(".result ol")
    expect(result).to_contain_text("The Crew")
    expect(result).to_contain_text(str(ada.state["view"]["points"]["crew"]["total"]))
    page.get_by_role("button", name="Achievements").click()
    expect(page.get_by_role("dialog").locator("li")).to_have_count(57)
    page.goto(ada.site + "/achievements/birdwatcher")
    expect(page.get_by_text(re.compile(r"\d+ of 57 ticked"))).to_be_visible()


def test_a_game_of_three_to_the_end(visitor):
    ada = visitor()
    ada.go_on_from(near_the_end("birdwatcher", 3), 0)
    ada.play_to_the_end(seed=1)
    page = ada.page
    expect(page.get_by_text("The game is over")).to_be_visible()
    points = ada.state["view"]["points"]
    assert [points[str(seat)]["total"] for seat in range(3)] == ada.state["view"]["scores"]
    journal = page.get_by_role("list", name="Journal: You")
    expect(journal.get_by_role("button")).to_have_count(len(ada.state["view"]["journals"]["0"]))
    page.goto(page.url + "/replay")
    page.get_by_role("slider").wait_for()
    expect(page.get_by_role("list", name="Journal: You")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_a_photo_by_hand(visitor, phone):
    ada = at_table(visitor, 3, phone=phone)
    page = ada.page
    birds = ada.state["view"]["trees"]["0"]["birds"]
    space = next(legal["args"]["space"] for legal in ada.state["legal"] if legal["action"].startswith("startle "))
    photo = page.get_by_role("button", name=re.compile("^Take a photo"))
    photo.click()
    own_tree(page, len(birds)).get_by_role("button").first.click()
    expect(page.locator(".voice").first).to_contain_text("Where does it land?")
    page.get_by_role("button", name="Cancel").click()
    photo.click()
    own_tree(page, len(birds)).get_by_role("button").first.click()
    press(ada, page.get_by_role("button", name=re.compile(f"^clearing {space[1]}")).first)
    assert ada.state["view"]["decision"] == "photo"
    pile = ada.state["view"]["clearing"][space]
    assert (pile["birds"][-1], pile["startled"]) == (birds[0], True)
    press(ada, own_tree(page, len(birds) - 1).get_by_role("button").first)
    assert len(ada.state["view"]["journals"]["0"]) == 1
    expect(page.get_by_role("list", name="Journal: You").get_by_role("button")).to_have_count(1)
    expect(page.get_by_text("startled", exact=True).first).to_be_visible()


def test_on_a_phone_a_lesson_does_not_lie_over_the_space_that_is_to_be_touched(visitor):
    page = visitor(phone=True).go("/learn/birdwatcher/journal")
    page.get_by_role("button", name="Go on").tap()
    own_tree(page, 3).get_by_role("button").last.tap()
    page.wait_for_function("""() => {
        const spaces = [...document.querySelectorAll('.clearing [data-choice^="startle "]')]
        return spaces.length > 0 && spaces.every((space) => {
            const { left, top, width } = space.getBoundingClientRect()
            return space.contains(document.elementFromPoint(left + width / 2, top + 4))
        })
    }""")


def test_two_presses_on_a_bird_call_its_species(visitor):
    ada = at_table(visitor, 3)
    page = ada.page
    bird = ada.state["view"]["jungle"][0]
    card = page.get_by_role("button", name=re.compile("^jungle 1"))
    card.click()
    expect(page.locator(".voice").first).to_contain_text("Call:")
    press(ada, card)
    called = ada.state["view"]["box"]["birds"][bird]["species"]
    assert bird in ada.state["view"]["trees"]["0"]["birds"] or ada.state["view"]["about"]["species"] == called


def test_escape_takes_a_choice_back_and_the_keyboard_plays(visitor):
    ada = at_table(visitor, 3)
    page = ada.page
    moment = ada.state["moment"]
    page.get_by_role("button", name=re.compile(r"^Zoom lens, \d")).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".voice").first).to_contain_text("Which bird in another tree")
    page.keyboard.press("Escape")
    expect(page.locator(".voice").first).to_contain_text("3 actions left")
    page.get_by_role("button", name=re.compile("^Run into the jungle")).focus()
    for _ in range(4):
        page.keyboard.press("Enter")
        ada.until(lambda now=moment: ada.state["moment"] > now, "the move")
        moment = ada.state["moment"]
        if ada.state["view"]["decision"] != "flush":
            break
        ada.until(lambda: page.evaluate("document.activeElement.matches('.legal')"), "the focus on a space")
    assert ada.state["view"]["actions_left"] == 2


def test_what_cannot_be_done_says_why(visitor):
    ada = at_table(visitor, 3)
    page = ada.page
    page.get_by_role("button", name="2 insects: +1 action").click(force=True)
    expect(page.get_by_text("You need two insects, and you have 0.")).to_be_visible()
    ada.open_moves()
    while ada.state["view"]["actions_left"] > 1 or ada.state["view"]["decision"] != "turn":
        ada.play(next(one["action"] for one in ada.state["legal"] if one["verb"] in ("run", "flush")))
    page.get_by_role("button", name=re.compile("^Publish, ")).click(force=True)
    expect(page.get_by_text("That takes 2 actions, and you have 1 left.")).to_be_visible()


def test_a_pile_can_be_looked_through(visitor):
    ada = at_table(visitor, 3)
    ada.open_moves()
    while not any(len(pile["birds"]) > 1 for pile in ada.state["view"]["clearing"].values()):
        ada.play(next(one["action"] for one in ada.state["legal"] if one["verb"] in ("run", "flush")))
    space = next(space for space, pile in ada.state["view"]["clearing"].items() if len(pile["birds"]) > 1)
    page = ada.page
    page.get_by_role("button", name=f"Look through the pile at clearing {space[1]}").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("li")).to_have_count(len(ada.state["view"]["clearing"][space]["birds"]))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_and_nothing_scrolls_sideways(visitor, axe, phone):
    ada = at_table(visitor, 5, phone=phone)
    page = ada.page
    problems = {"start": serious(page, axe)}
    assert_no_sideways_scrolling(page)
    ada.open_moves()
    while "call" not in verbs(ada):  # whoever came before may have called every bird
        ada.play(ada.state["legal"][0]["action"])
        ada.until(lambda: ada.decides, "the next decision")
    page.get_by_role("button", name=re.compile("^Bird call,")).click()
    problems["call"] = serious(page, axe)
    ada.go_on_from(near_the_end("birdwatcher", 5), 0)
    ada.play_to_the_end(seed=6)
    assert_no_sideways_scrolling(page)
    problems["end"] = serious(page, axe)
    for panel in ("Points", "Insects", "Academy") if phone else ():
        page.get_by_role("tab", name=panel).click()
        problems[panel] = serious(page, axe)
        assert_no_sideways_scrolling(page)
    if phone:
        for name in ("Siskin", "Dunnock"):
            page.get_by_role("tab", name=name).click()
            assert_no_sideways_scrolling(page)
    assert {screen: found for screen, found in problems.items() if found} == {}


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_every_sentence_of_the_board_is_there(visitor, language):
    ada = visitor(language=language)
    page = ada.go("/new/birdwatcher")
    page.locator("input[name=players]").first.check(force=True)
    assert not re.search(r"twelve_wired|blue_ribbon|for-blue", page.inner_text("main"))
    page.locator(".go button").click()
    page.wait_for_url("**/t/*")
    ada.until(lambda: ada.decides, "the first decision")
    for activity in (0, 1, 3, 4):  # running into the jungle is played at once
        page.locator(".key").nth(activity).click(force=True)
        text = page.inner_text("body") + " ".join(page.locator(".unseen").all_inner_texts())
        assert not re.search(r"\{ ?\$|\b(board|guide|short|voice|option|value|effect|show)-[a-z]+", text)
        page.keyboard.press("Escape")
