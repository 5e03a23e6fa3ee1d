"""The turn and its five activities."""

import pytest

from tests.games.asking import legal, why

from .builder import insects, journal, jungle, names, pile, play, points, solo, species, tree, watch

FULL = {"c1": "red", "c2": "blue", "c3": "greater", "c4": "lophorina"}

# ====================================================================== the turn


@pytest.mark.clause("birdwatcher.turn.actions")
def test_three_actions_and_any_activity_again_and_again():
    pos = watch("red red red red red blue", clearing=FULL)
    for left in (3, 2, 1):
        assert pos.view()["actions_left"] == left
        play(pos, f"startle red c{5 - left}", *["photo red"] * (left > 1))
    assert pos.seat == 1
    assert journal(pos) == "red red blue"


@pytest.mark.clause("birdwatcher.turn.actions")
@pytest.mark.parametrize(
    ("actions", "cost"),
    [
        (["startle red c1"], 1),
        (["call greater"], 1),
        (["run", "flush c1", "flush c2", "flush c3"], 1),
        (["zoom 1 lophorina", "give red"], 2),
        (["publish field-monograph"], 2),
    ],
)
def test_what_each_activity_takes(actions, cost):
    pos = watch("red blue", trees={"1": "lophorina"}, jungle="greater blue red")
    play(pos, *actions)
    assert pos.view()["actions_left"] == 3 - cost


@pytest.mark.clause("birdwatcher.turn.actions")
def test_with_one_action_the_dear_activities_are_out_of_reach():
    pos = watch("red blue", trees={"1": "lophorina"}, jungle="greater blue red", actions=1)
    assert why(pos, "zoom 1 lophorina") == ["turn.actions: actions"]
    assert why(pos, "publish field-monograph") == ["turn.actions: actions"]
    none = watch("red blue", jungle="greater blue red", actions=0, insects={"0": "mantis mantis"})
    for action in ("call greater", "run", "startle red c1"):
        assert why(none, action) == ["turn.actions: actions"]
    for action in ("photo red", "flush c1", "give red", "collect mantis", "take j1"):
        assert why(none, action) == ["turn.actions: not-now"]


@pytest.mark.clause("birdwatcher.turn.end")
def test_a_turn_may_end_early_and_ends_by_itself_when_nothing_is_left():
    pos = watch("red blue", jungle="greater blue red")
    pos.play("end")
    assert (pos.seat, pos.view()["actions_left"]) == (1, 3)
    pos = watch("red blue", jungle="greater blue red", actions=1)
    pos.play("call blue")
    assert pos.seat == 1


@pytest.mark.clause("birdwatcher.turn.end")
def test_a_turn_goes_on_without_actions_while_insects_can_be_spent():
    pos = watch(jungle="greater blue red", actions=1, insects={"0": "mantis beetle"})
    pos.play("call blue")
    assert (pos.seat, legal(pos)) == (0, {"spend beetle mantis", "end"})


# ====================================================================== insects


@pytest.mark.clause("birdwatcher.insects.take")
def test_a_photo_of_a_bird_with_an_insect_brings_its_token_and_duplicates_too():
    pos = watch("blue blue-beetle blue-beetle blue-beetle", clearing=FULL)
    assert "insect" in names(pos.play("startle blue c1"))
    pos.play("startle blue-beetle c2")
    assert insects(pos) == {"beetle": 2}
    assert pos.view()["supply"]["beetle"] == 4
    pos = watch("blue blue red", clearing=FULL)
    pos.play("startle red c1")
    assert insects(pos) == {}


@pytest.mark.clause("birdwatcher.insects.supply")
def test_where_no_token_is_left_none_is_taken():
    pos = watch("blue-beetle blue", insects={"1": "beetle beetle beetle beetle beetle beetle"})
    events = pos.play("startle blue c1")
    assert "no_insect" in names(events)
    assert insects(pos) == {}
    assert journal(pos) == "blue-beetle"


@pytest.mark.clause("birdwatcher.insects.boost")
def test_two_insects_for_one_more_action_once_a_turn():
    deck = "wilsons wilsons lophorina lophorina wilsons"
    pos = watch(insects={"0": "mantis mantis beetle cicada"}, jungle="red blue greater", deck=deck)
    assert legal(pos, "spend") == {
        "spend mantis mantis",
        "spend beetle mantis",
        "spend beetle cicada",
        "spend mantis cicada",
    }
    pos.play("spend cicada beetle")
    assert pos.view()["actions_left"] == 4
    assert insects(pos) == {"mantis": 2}
    assert pos.view()["supply"] == {"beetle": 6, "butterfly": 6, "stick-insect": 6, "mantis": 4, "cicada": 6}
    assert why(pos, "spend mantis mantis") == ["insects.boost: spent-already"]
    play(pos, "call red", "call blue", "call greater", "end", "end")
    assert "spend mantis mantis" in legal(pos)


@pytest.mark.clause("birdwatcher.insects.boost")
def test_insects_that_are_not_there_cannot_be_spent():
    assert why(watch(insects={"0": "mantis"}), "spend mantis mantis") == ["insects.boost: two-insects"]
    assert why(watch(insects={"0": "mantis cicada"}), "spend mantis mantis") == ["insects.boost: insect-missing"]
    assert why(watch(insects={"0": "mantis mantis"}), "spend mantis cicada") == ["insects.boost: insect-missing"]


@pytest.mark.clause("birdwatcher.insects.boost")
def test_insects_of_this_turn_will_do():
    pos = watch("blue-beetle blue blue-beetle red", actions=2, clearing=FULL)
    play(pos, "startle blue c1", "photo blue-beetle", "startle red c2", "spend beetle beetle")
    assert (pos.seat, pos.view()["actions_left"]) == (0, 1)


# ====================================================================== take a photo


@pytest.mark.clause("birdwatcher.photo.need")
def test_a_photo_needs_two_birds():
    assert why(watch("red"), "startle red c1") == ["photo.need: two-birds"]
    assert legal(watch("red"), "startle") == set()
    assert legal(watch("red red"), "startle")


@pytest.mark.clause("birdwatcher.photo.startle")
def test_first_a_bird_of_the_tree_is_startled_then_another_is_photographed():
    pos = watch("red blue greater", clearing={"c1": "lophorina"})
    pos.play("startle blue c3")
    assert (tree(pos), pile(pos, "c3")) == ("red greater", "blue")
    assert pos.view()["clearing"]["c3"]["startled"]
    assert (pos.seat, pos.decision, legal(pos)) == (0, "photo", {"photo red", "photo greater"})
    pos.play("photo greater")
    assert (tree(pos), journal(pos)) == ("red", "greater")
    assert why(watch("red red"), "startle blue c1") == ["photo.startle: not-in-your-tree"]


@pytest.mark.clause("birdwatcher.photo.journal")
def test_the_photographed_bird_is_another_card_though_it_may_be_a_twin():
    pos = watch("red red blue")
    play(pos, "startle red c1", "photo red")
    assert (tree(pos), journal(pos), pile(pos, "c1")) == ("blue", "red", "red")
    pos = watch("red blue greater")
    pos.play("startle red c1")
    assert why(pos, "photo red") == ["photo.journal: not-in-your-tree"]
    assert why(pos, "end") == ["photo.journal: not-now"]


@pytest.mark.clause("birdwatcher.photo.journal")
@pytest.mark.parametrize(("birds", "left"), [("red blue", ""), ("red blue blue", "blue"), ("blue blue", "")])
def test_where_one_kind_of_card_is_left_it_is_photographed_at_once(birds, left):
    pos = watch(birds)
    told = names(pos.play(f"startle {birds.split()[0]} c1"))
    assert told == ["startled", "photographed"]
    assert (pos.decision, tree(pos), journal(pos), pos.view()["actions_left"]) == ("turn", left, "blue", 2)
    pos = watch("red blue blue-beetle")  # an insect makes another card
    pos.play("startle red c1")
    assert (pos.decision, legal(pos)) == ("photo", {"photo blue", "photo blue-beetle"})


@pytest.mark.clause("birdwatcher.photo.space")
@pytest.mark.clause("birdwatcher.zones.clearing")
def test_a_startled_bird_fills_an_empty_space_first():
    pos = watch("red blue", clearing={"c1": "red", "c3": "greater"})
    assert legal(pos, "startle") == {f"startle {bird} {space}" for bird in ("red", "blue") for space in ("c2", "c4")}
    assert why(pos, "startle red c1") == ["zones.clearing: empty-first"]
    assert pos.view()["startle_spaces"] == ["c2", "c4"]


@pytest.mark.clause("birdwatcher.photo.space")
def test_else_it_lands_on_any_calm_bird_but_on_no_startled_one():
    pos = watch("red blue", clearing=FULL, startled=["c2"])
    assert legal(pos, "startle") == {
        f"startle {bird} {space}" for bird in ("red", "blue") for space in ("c1", "c3", "c4")
    }
    assert why(pos, "startle red c2") == ["photo.space: on-startled"]
    pos.play("startle blue c4")
    assert pile(pos, "c4") == "lophorina blue"


@pytest.mark.clause("birdwatcher.photo.blocked")
def test_no_photo_while_all_piles_show_startled_birds():
    pos = watch("red blue", clearing=FULL, startled=["c1", "c2", "c3", "c4"])
    assert legal(pos, "startle") == set()
    assert why(pos, "startle red c1") == ["photo.blocked: all-startled"]


@pytest.mark.clause("birdwatcher.photo.calm")
def test_birds_calm_down_at_the_end_of_the_turn():
    pos = watch("red blue greater", actions=2)
    play(pos, "startle red c1", "photo blue")
    assert "call red" not in legal(pos)
    pos.play("end")
    assert not pos.view()["clearing"]["c1"]["startled"]
    assert "call red" in legal(pos)


@pytest.mark.clause("birdwatcher.photo.calm")
def test_birds_calm_down_when_a_calm_bird_covers_them():
    pos = watch("red blue", clearing=FULL, jungle="standardwing wilsons king-of-saxony", actions=2)
    play(pos, "startle red c1", "run", "flush c1", "flush c2", "flush c3")
    assert pile(pos, "c1") == "red red standardwing"
    assert not pos.view()["clearing"]["c1"]["startled"]


# ====================================================================== bird call


@pytest.mark.clause("birdwatcher.call.species")
def test_a_call_needs_a_bird_that_answers():
    pos = watch(jungle="red blue nestling", clearing={"c1": "bobairo red greater"})
    assert legal(pos, "call") == {"call red", "call blue", "call nestling", "call greater"}
    assert why(pos, "call bobairo") == ["call.species: nobody-answers"]
    assert pos.view()["answering"] == {"red": 1, "blue": 1, "nestling": 1, "greater": 1}


@pytest.mark.clause("birdwatcher.call.species")
def test_all_nestlings_answer_one_call_and_each_hybrid_its_own():
    pos = watch(jungle="nestling bobairo nestling", clearing={"c1": "captain-blood"})
    pos.play("call nestling")
    assert tree(pos) == "nestling nestling"
    pos.play("call bobairo")
    assert tree(pos) == "nestling nestling bobairo"


@pytest.mark.clause("birdwatcher.call.all")
def test_all_birds_of_the_species_that_show_come_from_jungle_and_clearing():
    pos = watch("greater", jungle="red blue red-butterfly", clearing={"c1": "blue red", "c2": "greater", "c4": "red"})
    pos.play("call red")
    assert tree(pos) == "greater red red-butterfly red red"
    assert (pile(pos, "c1"), pile(pos, "c2"), pile(pos, "c4")) == ("blue", "greater", "")


@pytest.mark.clause("birdwatcher.call.choose")
def test_with_too_little_room_the_caller_chooses_until_the_tree_is_full():
    pos = watch(
        "lophorina lophorina lophorina lophorina", jungle="red blue red-butterfly", clearing={"c1": "red", "c2": "blue"}
    )
    pos.play("call red")
    assert (pos.decision, legal(pos)) == ("choose", {"take j1", "take j3", "take c1"})
    pos.play("take j3")
    assert legal(pos) == {"take j1", "take c1"}
    assert why(pos, "end") == ["call.choose: not-now"]
    pos.play("take c1")
    assert tree(pos) == "lophorina lophorina lophorina lophorina red-butterfly red"
    assert (pos.decision, jungle(pos), pile(pos, "c1")) == ("turn", "red blue black-sicklebill", "")


@pytest.mark.clause("birdwatcher.call.room")
@pytest.mark.clause("birdwatcher.zones.tree")
def test_a_full_tree_calls_nobody():
    pos = watch("red red red red red red", jungle="blue greater wilsons")
    assert legal(pos, "call") == set()
    assert why(pos, "call blue") == ["call.room: tree-full"]
    assert pos.view()["trees"]["0"]["room"] == 0


@pytest.mark.clause("birdwatcher.call.visible")
def test_birds_that_the_call_uncovers_do_not_come():
    pos = watch(jungle="blue greater wilsons", clearing={"c1": "red red", "c2": "red"}, deck="red blue")
    pos.play("call red")
    assert (tree(pos), pile(pos, "c1")) == ("red red", "red")
    pos = watch("blue blue blue blue blue", clearing={"c1": "red red", "c2": "red"})
    pos.play("call red")
    assert why(pos, "take j1") == ["call.visible: not-called"]
    pos.play("take c1")
    assert (pos.decision, pile(pos, "c1")) == ("turn", "red")


@pytest.mark.clause("birdwatcher.call.visible")
def test_a_bird_that_comes_to_the_jungle_after_the_call_stays():
    pos = watch(jungle="red greater wilsons", deck="red blue")
    pos.play("call red")
    assert (tree(pos), jungle(pos)) == ("red", "red greater wilsons")


@pytest.mark.clause("birdwatcher.call.startled")
def test_startled_birds_do_not_answer():
    pos = watch("greater blue", clearing={"c1": "red", "c2": "red"}, startled=["c1"])
    pos.play("call red")
    assert (tree(pos), pile(pos, "c1")) == ("greater blue red", "red")
    assert why(pos, "call red") == ["call.startled: startled"]


@pytest.mark.clause("birdwatcher.call.refill")
@pytest.mark.clause("birdwatcher.zones.jungle")
def test_after_the_call_the_jungle_is_refilled_from_the_left():
    pos = watch(jungle="red blue red", deck="wilsons greater lophorina")
    pos.play("call red")
    assert jungle(pos) == "wilsons blue greater"
    assert pos.view()["deck"]["count"] == 1


# ====================================================================== run into the jungle


@pytest.mark.clause("birdwatcher.run.flush")
def test_three_birds_go_to_three_spaces_as_the_player_chooses():
    pos = watch("red", jungle="blue greater wilsons", clearing=FULL)
    pos.play("run")
    assert pos.view()["about"] == {"bird": "blue", "spaces": ["c1", "c2", "c3", "c4"]}
    play(pos, "flush c4")
    assert why(pos, "flush c4") == ["run.flush: one-each"]
    assert why(pos, "end") == ["run.flush: not-now"]
    play(pos, "flush c1", "flush c3")
    assert [pile(pos, space) for space in ("c1", "c2", "c3", "c4")] == [
        "red greater",
        "blue",
        "greater wilsons",
        "lophorina blue",
    ]


@pytest.mark.clause("birdwatcher.run.empty-first")
@pytest.mark.parametrize(
    ("empty", "first_choices"),
    [
        ([], {"c1", "c2", "c3", "c4"}),
        (["c2"], {"c1", "c2", "c3", "c4"}),
        (["c2", "c3"], {"c1", "c2", "c3", "c4"}),
        (["c2", "c3", "c4"], {"c2", "c3", "c4"}),
        (["c1", "c2", "c3", "c4"], {"c1", "c2", "c3", "c4"}),
    ],
)
def test_empty_spaces_must_be_among_the_three(empty, first_choices):
    clearing = {space: bird for space, bird in FULL.items() if space not in empty}
    start = watch(jungle="blue greater wilsons", clearing=clearing)
    start.play("run")
    assert legal(start) == {f"flush {space}" for space in first_choices}
    ends = [start]
    while any(pos.decision == "flush" for pos in ends):
        ends = [after for pos in ends for after in (followed(pos) if pos.decision == "flush" else [pos])]
    for end in ends:
        filled = {space for space in ("c1", "c2", "c3", "c4") if pile(end, space)}
        assert len(set(empty) - filled) == max(0, len(empty) - 3)


def followed(pos):
    """A copy for every way to go on."""
    copies = [(pos.copy(), action) for action in pos.legal()]
    for copy, action in copies:
        copy.play(action)
    return [copy for copy, _ in copies]


@pytest.mark.clause("birdwatcher.run.empty-first")
def test_the_last_birds_must_take_the_last_empty_spaces():
    pos = watch(jungle="blue greater wilsons", clearing={"c1": "red", "c2": "red"})
    play(pos, "run", "flush c1")
    assert legal(pos) == {"flush c3", "flush c4"}
    assert why(pos, "flush c2") == ["run.empty-first: empty-first"]


@pytest.mark.clause("birdwatcher.run.flush")
def test_a_bird_with_one_space_left_flies_there_at_once():
    pos = watch(jungle="blue greater wilsons", clearing={"c1": "red", "c2": "red", "c3": "red"})
    told = names(play(pos, "run", "flush c1", "flush c2"))
    assert told == ["flushed", "flushed", "revealed", "revealed", "deck_empty"]
    assert (pos.decision, pile(pos, "c4")) == ("turn", "wilsons")


@pytest.mark.clause("birdwatcher.run.calm")
def test_flushed_birds_can_be_called_in_the_same_turn():
    pos = watch(jungle="blue greater wilsons", clearing=FULL, startled=["c1", "c2"])
    play(pos, "run", "flush c1", "flush c2", "flush c3", "call blue")
    assert tree(pos) == "blue"


@pytest.mark.clause("birdwatcher.run.refill")
def test_then_three_new_birds_come_to_the_jungle():
    pos = watch(jungle="blue greater wilsons", deck="nestling bobairo red blue")
    play(pos, "run", "flush c1", "flush c2", "flush c3")
    assert jungle(pos) == "nestling bobairo red"


@pytest.mark.clause("birdwatcher.run.short")
def test_with_fewer_birds_those_that_are_there_fly_and_with_none_nobody_runs():
    pos = watch(jungle="- greater", deck="", clearing={"c1": "red", "c2": "red", "c3": "red"})
    pos.play("run")
    assert (pos.decision, jungle(pos), pile(pos, "c4")) == ("turn", "- - -", "greater")
    assert why(pos, "run") == ["run.short: jungle-empty"]


# ====================================================================== zoom lens


@pytest.mark.clause("birdwatcher.zoom.need")
def test_the_zoom_lens_needs_a_bird_to_give_and_one_to_photograph():
    assert why(watch("", trees={"1": "blue"}), "zoom 1 blue") == ["zoom.need: no-gift"]
    assert legal(watch("red", trees={"1": ""}), "zoom") == set()
    assert legal(watch("red", trees={"1": "blue"}), "zoom") == {"zoom 1 blue"}


@pytest.mark.clause("birdwatcher.zoom.photo")
def test_a_bird_in_another_tree_becomes_the_next_page_with_its_insect():
    pos = watch("red blue", "greater", players=3, trees={"1": "blue-beetle wilsons", "2": "lophorina"})
    assert legal(pos, "zoom") == {"zoom 1 blue-beetle", "zoom 1 wilsons", "zoom 2 lophorina"}
    assert why(pos, "zoom 2 wilsons") == ["zoom.photo: not-in-that-tree"]
    assert why(pos, "zoom 0 red") == ["zoom.photo: own-tree"]
    pos.play("zoom 1 blue-beetle")
    assert (journal(pos), tree(pos, "1"), insects(pos)) == ("greater blue-beetle", "wilsons", {"beetle": 1})
    assert all(not pile["startled"] for pile in pos.view()["clearing"].values())


@pytest.mark.clause("birdwatcher.zoom.gift")
def test_the_gift_is_a_bird_of_the_own_tree():
    pos = watch("red blue", trees={"1": "greater"})
    pos.play("zoom 1 greater")
    assert (pos.decision, legal(pos), pos.view()["about"]) == ("give", {"give red", "give blue"}, {"target": "1"})
    assert why(pos, "give greater") == ["zoom.gift: not-in-your-tree"]
    assert why(pos, "end") == ["zoom.gift: not-now"]
    pos.play("give blue")
    assert tree(pos) == "red"
    assert tree(pos, "1").startswith("blue")


@pytest.mark.clause("birdwatcher.zoom.gift")
def test_the_only_bird_is_given_at_once():
    for birds in ("red", "red red"):
        pos = watch(birds, trees={"1": "greater"}, deck="nestling blue")
        told = names(pos.play("zoom 1 greater"))
        assert told == ["zoomed", "gave", "drew"]
        assert (pos.decision, tree(pos), tree(pos, "1")) == ("turn", birds[4:], "red nestling")


@pytest.mark.clause("birdwatcher.zoom.draw")
def test_the_other_draws_if_there_is_room():
    pos = watch("red lophorina", trees={"1": "greater wilsons"}, deck="nestling blue")
    play(pos, "zoom 1 greater", "give red")
    assert tree(pos, "1") == "wilsons red nestling"
    pos = watch("red lophorina", trees={"1": "greater blue blue blue blue blue"}, deck="nestling wilsons")
    play(pos, "zoom 1 greater", "give red")
    assert tree(pos, "1") == "blue blue blue blue blue red"
    assert pos.view()["deck"]["count"] == 2


# ====================================================================== publish


@pytest.mark.clause("birdwatcher.publish.card")
@pytest.mark.clause("birdwatcher.zones.journal")
def test_a_publication_becomes_the_next_page_and_ends_the_set():
    pos = watch(journal="blue blue")
    pos.play("publish annotated-checklist")
    assert journal(pos) == "blue blue annotated-checklist"
    assert why(pos, "publish works-cited") == ["turn.actions: actions", "publish.card: not-in-academy"]
    pos = watch("blue red", "blue blue annotated-checklist", academy="")
    pos.play("startle red c1")
    assert journal(pos) == "blue blue annotated-checklist blue"
    assert points(pos, "birds") == 6 + 4


@pytest.mark.clause("birdwatcher.publish.refill")
@pytest.mark.clause("birdwatcher.zones.academy")
def test_a_new_publication_takes_its_place_at_once():
    pos = watch(papers="telegram works-cited")
    pos.play("publish annotated-checklist")
    assert pos.view()["academy"] == ["field-monograph", "telegram", "museum-catalogue"]
    pos = watch(papers="")
    pos.play("publish annotated-checklist")
    assert pos.view()["academy"] == ["field-monograph", None, "museum-catalogue"]


@pytest.mark.clause("birdwatcher.publish.empty")
def test_nobody_publishes_from_an_empty_academy():
    pos = watch("red", academy="", papers="")
    assert legal(pos, "publish") == set()
    assert why(pos, "publish telegram") == ["publish.empty: academy-empty"]


# ====================================================================== what publications do at once


def after_publishing(paper, **more):
    pos = watch(academy=f"{paper} {'- -'}", **more)
    return pos, names(pos.play(f"publish {paper}"))


@pytest.mark.clause("birdwatcher.publication.effect-call")
def test_whistlers_notebook_brings_a_free_call():
    pos, _ = after_publishing("whistlers-notebook", jungle="red blue red")
    assert (pos.decision, legal(pos)) == ("free-call", {"call red", "call blue"})
    assert why(pos, "run") == ["publication.effect-call: not-now"]
    pos.play("call red")
    assert (tree(pos), pos.view()["actions_left"]) == ("red red", 1)


@pytest.mark.clause("birdwatcher.publication.effect-insect")
def test_the_lantern_diary_brings_an_insect_of_choice():
    six = "beetle beetle beetle beetle beetle beetle"
    pos, _ = after_publishing("lantern-diary", insects={"1": six})
    assert legal(pos) == {"collect butterfly", "collect stick-insect", "collect mantis", "collect cicada"}
    assert why(pos, "collect beetle") == ["insects.supply: none-left"]
    assert why(pos, "run") == ["publication.effect-insect: not-now"]
    pos.play("collect mantis")
    assert (insects(pos), pos.view()["actions_left"]) == ({"mantis": 1}, 1)


@pytest.mark.clause("birdwatcher.publication.effect-run")
def test_the_expedition_dispatch_has_you_run_for_free():
    pos, _ = after_publishing("expedition-dispatch", jungle="red blue greater")
    assert pos.decision == "flush"
    play(pos, "flush c1", "flush c2", "flush c3")
    assert (pos.decision, pos.view()["actions_left"]) == ("turn", 1)


@pytest.mark.clause("birdwatcher.publication.effect-action")
def test_the_telegram_brings_an_action_on_top_of_that_for_insects():
    pos, told = after_publishing("telegram", papers="", insects={"0": "mantis mantis"})
    assert "extra" in told
    assert pos.view()["actions_left"] == 2
    pos.play("spend mantis mantis")
    assert pos.view()["actions_left"] == 3


@pytest.mark.clause("birdwatcher.publication.effect")
@pytest.mark.parametrize(
    ("paper", "table"),
    [
        ("whistlers-notebook", {"tree": "red red red red red red", "jungle": "blue blue blue"}),
        ("whistlers-notebook", {"jungle": "", "clearing": {"c1": "red"}, "startled": ["c1"]}),
        ("lantern-diary", {"supply": {}}),
        ("expedition-dispatch", {"jungle": "", "deck": ""}),
    ],
)
def test_what_cannot_be_done_is_skipped(paper, table):
    pos, _ = after_publishing(paper, **table)
    assert (pos.decision, pos.view()["actions_left"], journal(pos)) == ("turn", 1, paper)


@pytest.mark.clause("birdwatcher.publication.effect")
def test_the_last_action_is_enough_and_the_turn_ends_after_the_effect():
    pos, _ = after_publishing("whistlers-notebook", jungle="red blue greater", actions=2)
    assert (pos.seat, pos.decision) == (0, "free-call")
    pos.play("call blue")
    assert (pos.seat, tree(pos)) == (1, "blue")


# ====================================================================== nestlings when they are placed


@pytest.mark.clause("birdwatcher.birds.nestling")
def test_a_nestling_becomes_a_copy_when_it_is_placed():
    pos = watch("nestling red", "greater blue")
    told = names(pos.play("startle red c1"))
    assert "copied" in told
    assert (journal(pos), species(pos)) == ("greater blue nestling", "greater blue blue")
    assert points(pos, "birds") == 2 + 6


@pytest.mark.clause("birdwatcher.birds.nestling-alone")
@pytest.mark.clause("birdwatcher.birds.nestling-chain")
@pytest.mark.parametrize("before", ["", "blue telegram", "nestling"])
def test_without_a_bird_to_its_left_it_stays_a_brood_mimic(before):
    pos = watch("nestling red", before, academy="- - -", papers="")
    points_before = points(pos, "birds")
    mimic = next(event for event in pos.play("startle red c1") if event.name == "mimic")
    assert "no bird" not in pos.game.text().event(mimic)  # a Brood Mimic to its left is one
    assert species(pos).endswith("brood-mimic")
    assert points(pos, "birds") == points_before


@pytest.mark.clause("birdwatcher.birds.nestling-insect")
def test_a_nestling_brings_no_insect():
    pos = watch("nestling red", "blue-beetle")
    pos.play("startle red c1")
    assert insects(pos) == {}


@pytest.mark.clause("birdwatcher.crew.zoom")
def test_you_may_zoom_in_on_the_crew_and_it_always_draws():
    pos = solo("red blue", trees={"crew": "greater greater wilsons wilsons lophorina blue"}, deck="nestling red red")
    play(pos, "zoom crew blue", "give red")
    assert journal(pos) == "blue"
    assert tree(pos, "crew") == "greater greater wilsons wilsons lophorina red nestling"
