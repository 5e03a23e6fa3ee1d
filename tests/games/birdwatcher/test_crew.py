"""The solo game: the Crew's turn, every tie-break, its end."""

import random

import pytest

import birdtable as bt
from birdtable.games.birdwatcher.box import CREWS
from birdtable.games.birdwatcher.content import SPECIES_NAMES
from tests.games.asking import legal

from .builder import GAME, insects, journal, jungle, names, pile, points, solo, species, tree

NOTHING_TWICE = {"c1": "king-of-saxony", "c2": "standardwing", "c3": "arfak-astrapia", "c4": "western-parotia"}


def crew(**more):
    """The table after a turn of the Crew; you do nothing before."""
    pos = solo(**more)
    pos.play("end")
    return pos


# ====================================================================== set-up


@pytest.mark.clause("birdwatcher.crew.setup")
def test_the_crew_has_a_tree_and_each_space_of_the_clearing_a_bird():
    for seed in range(20):
        pos = GAME.new(players=1, seed=seed)
        view = pos.view()
        assert {side: len(found["birds"]) for side, found in view["trees"].items()} == {"0": 4, "crew": 4}
        assert [len(found["birds"]) for found in view["clearing"].values()] == [1, 1, 1, 1]
        ordinary = set(SPECIES_NAMES[:10])
        shown = [found["birds"][0] for found in view["clearing"].values()]
        assert all(any(bird.startswith(word) for word in ordinary) for bird in shown)
        assert (pos.seat, view["camera"]) == (0, "0")


@pytest.mark.clause("birdwatcher.crew.level")
@pytest.mark.parametrize("level", CREWS)
def test_you_choose_the_level_of_the_crew(level):
    pos = GAME.new(players=1, seed=1, crew=level)
    assert pos.view()["crew"] == {"level": level, "starting": level, "points": 0}
    assert journal(pos, "crew") == ""
    with pytest.raises(bt.BadOption, match="1 players"):
        GAME.new(players=2, seed=1, crew="sentient")


@pytest.mark.clause("birdwatcher.crew.level")
@pytest.mark.parametrize(
    ("level", "cp", "books", "sicklebills"),
    [
        ("junior", 0, 1, 1),
        ("associate", 3, 1, 1),
        ("senior", 6, 2, 2),
        ("all-star", 9, 2, 2),
        ("aerial", 12, 3, 3),
        ("sentient", 16, 3, 4),
    ],
)
def test_the_starting_publications(level, cp, books, sicklebills):
    pos = solo(journals={"crew": level}, crew=level)
    assert points(pos, "publications", "crew") == cp
    counts = pos.view()["counts"]["crew"]
    assert (counts["books"], counts["sicklebills"]) == (books, sicklebills)


# ====================================================================== step 1


@pytest.mark.clause("birdwatcher.crew.first-turn")
def test_on_its_first_turn_the_crew_publishes_its_starting_publication():
    pos = crew(
        journals={"crew": ""}, starting="senior", crew="senior", jungle="red red blue", trees={"crew": "greater"}
    )
    assert journal(pos, "crew") == "senior"
    assert pos.view()["academy"] == ["field-monograph", "annotated-checklist", "museum-catalogue"]
    assert tree(pos, "crew") == "greater red red"  # and goes on with its turn


@pytest.mark.clause("birdwatcher.crew.turn")
def test_a_page_then_a_run_then_birds_and_it_is_your_turn_again():
    pos = solo(
        trees={"crew": "red red blue greater wilsons lophorina"},
        jungle="red blue greater",
        clearing=NOTHING_TWICE,
        deck="blue blue wilsons standardwing-butterfly lophorina wilsons wilsons",
    )
    told = pos.play("end")
    order = [name for name in names(told) if name in ("photographed", "ran", "flushed", "lured")]
    assert order == ["photographed"] * 2 + ["ran"] + ["flushed"] * 3 + ["lured"] * 3
    assert journal(pos, "crew") == "junior red red"
    assert [pile(pos, space) for space in ("c1", "c2", "c3", "c4")] == [
        "king-of-saxony red",
        "standardwing",
        "arfak-astrapia greater",
        "western-parotia",
    ]
    assert tree(pos, "crew") == "blue greater wilsons lophorina blue blue blue"
    assert (pos.seat, pos.view()["actions_left"], pos.view()["turn"]) == (0, 3, "0")


@pytest.mark.clause("birdwatcher.crew.photograph")
def test_with_six_birds_all_of_the_most_abundant_species_become_pages():
    pos = crew(trees={"crew": "red blue-beetle red-butterfly greater blue red"}, jungle="wilsons wilsons greater")
    assert journal(pos, "crew") == "junior red red-butterfly red"
    assert tree(pos, "crew") == "blue-beetle greater blue wilsons wilsons"


@pytest.mark.clause("birdwatcher.crew.photograph")
def test_nestlings_of_the_crew_copy_as_usual():
    six = "nestling nestling red blue greater wilsons"
    pos = crew(trees={"crew": six}, journals={"crew": "junior lophorina"})
    assert species(pos, "crew") == "- lophorina lophorina lophorina"
    pos = crew(trees={"crew": six})
    assert species(pos, "crew") == "- brood-mimic brood-mimic"


@pytest.mark.clause("birdwatcher.crew.photograph-tie")
@pytest.mark.parametrize(
    ("last_page", "six", "chosen"),
    [
        # as the rightmost page, though other species are worth more
        ("red", "red red standardwing standardwing greater lophorina", "red"),
        ("telegram", "red red standardwing standardwing greater lophorina", "standardwing"),
        # most points for that number: King of Saxony 14, Standardwing 11, Parotia 8
        (
            "blue",
            "king-of-saxony king-of-saxony standardwing standardwing western-parotia western-parotia",
            "king-of-saxony",
        ),
        # equal points (6): a ribbon before the Sicklebill's stamp of 3 each
        ("red", "blue blue black-sicklebill black-sicklebill wilsons greater", "blue"),
        # equal points (3): the ribbon with more steps, Lophorina before Parotia
        ("blue", "standardwing western-parotia lophorina greater red nestling", "lophorina"),
        # a hybrid of 6 points against singles
        ("blue", "standardwing six-wired lophorina greater red nestling", "six-wired"),
        # two hybrids of 7 points and no ribbon, one copy each: the older bird
        ("red", "captain-blood astrapian-sicklebill lophorina greater wilsons nestling", "captain-blood"),
        (
            "red",
            "astrapian-sicklebill captain-blood lophorina greater wilsons nestling",
            "astrapian-sicklebill",
        ),
        # 7 points against 6: Greater before Blue
        ("red", "blue blue greater greater standardwing nestling", "greater"),
    ],
)
def test_ties_among_the_most_abundant(last_page, six, chosen):
    papers = {"papers": ""} if last_page == "telegram" else {}
    pos = crew(trees={"crew": six}, journals={"crew": f"junior {last_page}"}, **papers)
    assert set(journal(pos, "crew").split()[2:]) == {chosen}


@pytest.mark.clause("birdwatcher.crew.publish")
def test_with_fewer_birds_it_publishes_the_leftmost_and_discards_the_others():
    pos = crew(trees={"crew": "red red red red red"}, papers="telegram works-cited fragments bridging-note")
    assert journal(pos, "crew") == "junior field-monograph"
    assert pos.view()["academy"] == ["telegram", "works-cited", "fragments"]
    assert pos.view()["discarded"] == ["annotated-checklist", "museum-catalogue"]


@pytest.mark.clause("birdwatcher.crew.publish")
def test_it_ignores_what_publications_do_and_takes_the_leftmost_there_is():
    pos = crew(academy="- whistlers-notebook", papers="", jungle="red red blue", deck="wilsons wilsons wilsons")
    assert journal(pos, "crew") == "junior whistlers-notebook"
    assert (pos.seat, pos.decision) == (0, "turn")
    pos = crew(academy="", papers="", jungle="red red blue")
    assert journal(pos, "crew") == "junior"
    assert tree(pos, "crew") == "red red"


@pytest.mark.clause("birdwatcher.crew.reshuffle")
def test_what_it_discarded_is_shuffled_into_a_new_deck():
    pos = solo(papers="telegram", trees={"crew": "red"}, chance=3)
    told = names(pos.play("end"))
    assert "reshuffled" in told
    assert pos.view()["academy"][0] == "telegram"
    assert set(pos.view()["academy"][1:]) == {"annotated-checklist", "museum-catalogue"}
    assert (pos.view()["discarded"], pos.view()["publications"]) == ([], 0)


@pytest.mark.clause("birdwatcher.crew.slide")
def test_when_you_publish_the_publications_slide_to_the_left():
    pos = solo(papers="telegram")
    pos.play("publish field-monograph")
    assert pos.view()["academy"] == ["annotated-checklist", "museum-catalogue", "telegram"]


# ====================================================================== step 2


@pytest.mark.clause("birdwatcher.crew.run")
def test_the_crew_runs_only_if_no_species_shows_twice():
    told = solo(jungle="red blue greater", clearing=NOTHING_TWICE).play("end")
    assert "ran" in names(told)
    told = solo(jungle="red blue red-butterfly", clearing=NOTHING_TWICE).play("end")
    assert "ran" not in names(told)
    told = solo(jungle="red blue greater", clearing={"c1": "red wilsons"}).play("end")  # below does not show
    assert "ran" in names(told)


@pytest.mark.clause("birdwatcher.crew.run")
def test_birds_that_you_startled_have_calmed_when_the_crew_looks():
    pos = solo("red lophorina", jungle="red blue greater", actions=1)
    told = pos.play("startle red c1")
    assert "ran" not in names(told)
    assert tree(pos, "crew") == "red red"


@pytest.mark.clause("birdwatcher.crew.run-order")
@pytest.mark.parametrize(
    ("clearing", "landed"),
    [
        ({}, ["red", "blue", "greater", ""]),
        ({"c2": "wilsons"}, ["red", "wilsons", "blue", "greater"]),
        ({"c1": "wilsons", "c2": "lophorina"}, ["wilsons greater", "lophorina", "red", "blue"]),
        (
            {"c1": "wilsons", "c3": "lophorina", "c4": "standardwing"},
            ["wilsons blue", "red", "lophorina greater", "standardwing"],
        ),
        (
            {"c1": "wilsons", "c2": "king-of-saxony", "c3": "lophorina", "c4": "standardwing"},
            ["wilsons red", "king-of-saxony blue", "lophorina greater", "standardwing"],
        ),
    ],
)
def test_empty_spaces_first_then_clockwise(clearing, landed):
    deck = "black-sicklebill black-sicklebill arfak-astrapia western-parotia western-parotia"
    pos = crew(jungle="red blue greater", clearing=clearing, deck=deck)
    assert tree(pos, "crew") == "black-sicklebill black-sicklebill"
    assert [pile(pos, space) for space in ("c1", "c2", "c3", "c4")] == landed


@pytest.mark.clause("birdwatcher.crew.run-order")
def test_a_jungle_with_fewer_birds_sends_what_it_has():
    pos = crew(jungle="- red", clearing={"c1": "blue"}, deck="")
    assert (pile(pos, "c1"), jungle(pos)) == ("", "- - -")  # the Blue was then taken for its points
    assert tree(pos, "crew") == "blue"
    assert pile(pos, "c2") == "red"


# ====================================================================== step 3


@pytest.mark.clause("birdwatcher.crew.take")
def test_the_crew_takes_all_of_the_species_that_shows_most():
    pos = crew(
        jungle="red red-butterfly blue", clearing={"c1": "red", "c2": "blue", "c3": "greater"}, deck="wilsons wilsons"
    )
    assert tree(pos, "crew") == "red red-butterfly red"
    assert jungle(pos) == "wilsons wilsons blue"


@pytest.mark.clause("birdwatcher.crew.take-tie")
@pytest.mark.parametrize(
    ("in_tree", "chosen"),
    [
        ("red red blue", "red"),  # the most abundant of the tied in its tree
        ("greater greater greater red", "red"),
        ("", "standardwing"),  # 11 points for two, against 6 and 6
        ("red blue standardwing-butterfly", "standardwing"),
    ],
)
def test_ties_among_species_that_show_equally_often(in_tree, chosen):
    clearing = {"c1": "blue", "c2": "standardwing", "c3": "standardwing"}
    pos = crew(jungle="red blue red", clearing=clearing, trees={"crew": in_tree})
    assert tree(pos, "crew") == f"{in_tree} {chosen} {chosen}".strip()


@pytest.mark.clause("birdwatcher.crew.take-tie")
def test_equal_points_are_broken_by_the_larger_ribbon():
    # two Lophorina and two Wilson's are worth 5 each and have four steps; Lophorina ends with 18, Wilson's with 17
    pos = crew(jungle="wilsons lophorina wilsons", clearing={"c1": "lophorina"})
    assert tree(pos, "crew") == "lophorina lophorina"


@pytest.mark.clause("birdwatcher.crew.take-one")
@pytest.mark.parametrize(
    ("in_tree", "chosen"),
    [
        ("red red blue", "red"),  # the most abundant species of its tree
        ("red blue", "blue"),  # both tie: then points, 4 against 1
        ("lophorina lophorina red", "bobairo"),  # the most abundant does not show: most points
        ("", "bobairo"),
    ],
)
def test_if_all_are_different_the_crew_takes_one_bird(in_tree, chosen):
    pos = crew(
        jungle="red blue greater",
        deck="western-parotia arfak-astrapia bobairo red",
        trees={"crew": in_tree},
        clearing={},
    )
    # it ran first: red, blue and greater lie in the clearing, three others in the jungle
    assert tree(pos, "crew") == f"{in_tree} {chosen}".strip()


@pytest.mark.clause("birdwatcher.crew.hierarchy")
@pytest.mark.parametrize(
    ("six_more", "chosen"),
    [
        ("standardwing greater red", "red"),  # 2 points each: steps 2, 3, 5
        ("nestling red greater", "red"),  # 0, 2 and 2 points: five steps
        (
            "captain-blood astrapian-sicklebill red",
            "captain-blood",
        ),  # 7 points each, no ribbon: the jungle from the left
        ("astrapian-sicklebill captain-blood red", "astrapian-sicklebill"),
        ("king-of-saxony blue red", "blue"),  # 4 points against 2
        ("western-parotia wilsons black-sicklebill", "wilsons"),  # 3 points each: four steps
        ("six-wired king-of-ribbons blue", "king-of-ribbons"),
    ],
)
def test_points_then_ribbon_then_rarity_then_place(six_more, chosen):
    # nothing to flush, so these three come to an empty jungle and are all that shows
    pos = crew(jungle="", deck=f"{six_more} red-butterfly red-butterfly")
    assert tree(pos, "crew") == chosen


@pytest.mark.clause("birdwatcher.crew.hierarchy")
def test_twelve_wired_count_as_the_square_and_a_tie_goes_to_the_rarer():
    pos = crew(jungle="twelve-wired twelve-wired greater", clearing={"c1": "greater"}, twelve_wired="for-blue")
    assert tree(pos, "crew") == "greater greater"  # 8 against 4
    pos = crew(
        jungle="twelve-wired twelve-wired nestling", clearing={"c1": "red", "c2": "nestling"}, twelve_wired="for-blue"
    )
    assert tree(pos, "crew") == "twelve-wired twelve-wired"  # 4 against 0
    three = "twelve-wired twelve-wired twelve-wired"
    clearing = {"c1": "black-sicklebill", "c2": "black-sicklebill", "c3": "black-sicklebill"}
    pos = crew(jungle=three, clearing=clearing, deck="red red", twelve_wired="for-blue")
    assert tree(pos, "crew") == "black-sicklebill black-sicklebill black-sicklebill"  # 9 each: 10 cards against 12


@pytest.mark.clause("birdwatcher.crew.no-limit")
def test_the_tree_of_the_crew_has_no_maximum():
    six = "blue greater wilsons lophorina western-parotia standardwing"
    pos = crew(trees={"crew": six}, jungle="red red red", clearing={"c1": "red", "c2": "red"})
    assert tree(pos, "crew").count("red") == 5
    assert len(tree(pos, "crew").split()) == 10
    assert pos.view()["trees"]["crew"]["room"] is None


@pytest.mark.clause("birdwatcher.crew.insects")
def test_the_crew_takes_insects_and_scores_them():
    six = "red-butterfly red-butterfly red blue greater wilsons"
    pos = crew(trees={"crew": six})
    assert insects(pos, "crew") == {"butterfly": 2}
    assert points(pos, "insects", "crew") == 1


# ====================================================================== the end


@pytest.mark.clause("birdwatcher.crew.end")
def test_your_18th_page_leaves_the_crew_a_last_turn():
    words = "red blue wilsons lophorina greater western-parotia arfak-astrapia"
    seventeen = f"{words} {words} red blue wilsons"
    pos = solo("king-of-saxony standardwing", seventeen, actions=1, jungle="red red blue")
    told = names(pos.play("startle standardwing c1"))
    assert "last_pages" in told
    assert pos.over
    assert len(journal(pos, "crew").split()) == 2


@pytest.mark.clause("birdwatcher.crew.end")
def test_the_18th_page_of_the_crew_ends_the_game_at_once():
    words = "red blue wilsons lophorina greater western-parotia arfak-astrapia"
    sixteen = f"junior {words} {words} red"
    pos = solo(journals={"crew": sixteen}, trees={"crew": "blue blue greater wilsons standardwing king-of-saxony"})
    pos.play("end")
    assert pos.over
    assert len(journal(pos, "crew").split()) == 18


@pytest.mark.clause("birdwatcher.crew.end")
def test_the_last_card_of_the_deck_triggers_the_end_without_a_failed_draw():
    pos = solo(jungle="red blue greater", deck="wilsons", clearing={"c1": "lophorina"})
    told = names(pos.play("call red"))
    assert "deck_empty" in told
    assert pos.view()["ending"]
    pos.play("end")
    assert pos.over


@pytest.mark.clause("birdwatcher.crew.sicklebills")
def test_sicklebills_of_the_starting_publication_count_for_the_awards_only():
    pos = solo(journal="black-sicklebill", journals={"crew": "senior sicklebill-question fragments"}, crew="senior")
    assert points(pos, "sicklebills", "crew") == 7
    assert points(pos, "sicklebills") == 3
    assert points(pos, "birds", "crew") == 0
    assert pos.view()["counts"]["crew"]["species"] == 1
    assert points(pos, "publications", "crew") == 6 + 0 + 0
    pos = solo(journal="red", journals={"crew": "junior island-checklist"})
    assert points(pos, "variety", "crew") == 7
    assert points(pos, "publications", "crew") == 0


@pytest.mark.clause("birdwatcher.crew.sicklebills")
def test_sicklebills_of_a_publication_that_waits_count_nothing():
    pos = solo(journals={"crew": ""}, starting="sentient", crew="sentient")
    assert pos.view()["counts"]["crew"]["sicklebills"] == 0


@pytest.mark.clause("birdwatcher.crew.tie")
@pytest.mark.parametrize(("mine", "winners"), [("", ["crew"]), ("red", ["0", "crew"]), ("red red", ["0"])])
def test_equal_points_go_to_the_fuller_tree_then_to_both(mine, winners):
    # me: 4 + 3 for birds, 2 for the telegram; the Crew: 9 for its set; and 7 + 7 + 5 for each of us
    pos = solo(
        mine,
        "blue black-sicklebill telegram",
        journals={"crew": "junior red red red"},
        ending=True,
        academy="",
        papers="",
        deck="",
        jungle="wilsons",
    )
    told = pos.play("end")
    assert tree(pos, "crew") == "wilsons"
    assert (pos.scores, pos.view()["crew"]["points"]) == ([28], 28)
    assert [event.values["seat"] for event in told if event.name == "won"] == winners
    assert pos.winners == ([0] if "0" in winners else [])


def test_the_crew_has_no_choice_left_to_chance():
    """The same table gives the same turn whatever the random stream, as long as the decks are the same."""
    for seed in range(40):
        start = GAME.new(players=1, seed=seed)
        data = start.to_dict()
        turns = []
        for key in (1, 2):
            pos = GAME.from_dict({**data, "key": [key] * 8}, whole=False)
            pos.play("end")
            turns.append({**pos.to_dict(), "key": None})
        assert turns[0] == turns[1]
        assert turns[0]["draws"] == data["draws"]


def test_a_game_can_be_lost_and_won():
    for seed in range(20):
        pos, luck = GAME.new(players=1, seed=seed), random.Random(seed)
        while not pos.over:
            pos.play_legal(luck.choice(pos.legal()).number)
        assert pos.scores[0] < pos.view()["crew"]["points"]  # playing at random is not enough
        assert (pos.winners, legal(pos)) == ([], set())
    pages = "standardwing standardwing king-of-ribbons red telegram blue blue"
    pos = solo("blue greater", pages, ending=True, actions=1, academy="", papers="", deck="")
    told = pos.play("startle greater c1")
    assert (pos.scores[0], pos.winners) == (11 + 10 + 2 + 2 + 11 + 7 + 5, [0])
    assert pos.scores[0] > pos.view()["crew"]["points"]
    assert [event.values["seat"] for event in told if event.name == "won"] == ["0"]
