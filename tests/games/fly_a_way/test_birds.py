"""Saving, offers, cages, Snakes, and every one of the 42 powers."""

from pathlib import Path

import pytest

from birdtable.games.fly_a_way import content
from tests.games.asking import legal, play, why

from .builder import (
    BIRDS,
    CALM,
    GAME,
    WAYS,
    about_to_save,
    complete,
    flyway,
    hand,
    in_front,
    names,
    resolve,
    roosting,
    route,
    strike,
)

QUAIL = route("japanese-quail")


# ---------------------------------------------------------------------- saving


@pytest.mark.clause("fly_a_way.score.bird")
@pytest.mark.clause("fly_a_way.score.links")
def test_the_printed_example_three_points_for_the_quail_and_two_for_the_other_links():
    pos, last = about_to_save("japanese-quail", others=2)
    complete(pos, last)
    assert pos.scores == [1 + 2, 2]


@pytest.mark.clause("fly_a_way.score.links")
def test_placing_alone_scores_nothing_and_a_link_scores_again_for_a_later_bird():
    ways = route("silver-oriole")
    pos = flyway(links={0: ways[:2]}, roosting=["silver-oriole"])
    play(pos, f"link {ways[2]}")
    assert pos.scores[0] == 2 + 3
    again = flyway(links={0: ways}, roosting=["silver-oriole"], offers={"silver-oriole": ("free", 0)})
    play(again, "save silver-oriole")
    assert again.scores[0] == 5
    plain = flyway(links={0: ["tai-len"]})
    play(plain, "link len-kyt")
    assert plain.scores == [0, 0]


@pytest.mark.clause("fly_a_way.save.last-link")
def test_whoever_places_the_last_link_saves_the_bird_with_no_link_of_their_own_before():
    pos = flyway(links={0: [_beside(QUAIL[-1])[0]], 1: QUAIL[:-1]}, roosting=["japanese-quail"])
    complete(pos, f"link {QUAIL[-1]}")
    assert in_front(pos) == ["japanese-quail"]
    assert pos.scores == [1 + 1, 3]


def _beside(way):
    """Linkways beside this one that are not on the Quail's way."""
    ways = ["-".join(ends) for ends in WAYS]
    return [other for other in ways if set(other.split("-")) & set(way.split("-")) and other not in QUAIL]


@pytest.mark.clause("fly_a_way.save.several")
def test_birds_completed_together_are_saved_in_the_savers_order():
    """The Jungle Flycatcher and the Rufous-headed Robin both fly to the Malay Peninsula and share a link."""
    first, second = route("brown-chested-jungle-flycatcher"), route("rufous-headed-robin")
    last = next(way for way in first if way in second)
    links = sorted({*first, *second} - {last})
    pos = flyway(links={0: links}, roosting=["brown-chested-jungle-flycatcher", "rufous-headed-robin"])
    play(pos, f"link {last}")
    assert pos.decision == "which-bird"
    assert legal(pos) == {"choose brown-chested-jungle-flycatcher", "choose rufous-headed-robin", "done"}
    assert why(pos, "choose barn-swallow") == ["save.several: not-complete"]
    left = pos.copy()
    play(pos, "choose rufous-headed-robin")
    while pos.decision == "route":
        play(pos, sorted(legal(pos))[0])
    assert set(in_front(pos)) == {"brown-chested-jungle-flycatcher", "rufous-headed-robin"}
    told = play(left, "done")
    assert (names(told), in_front(left), left.decision) == (["offered", "offered"], [], "act")
    assert [bird["offer"] for bird in left.view()["roosting"] if bird] == ["noted", "noted"]


@pytest.mark.clause("fly_a_way.save.order")
def test_a_save_brings_card_points_reactions_and_then_its_power():
    pos, last = about_to_save(
        "baikal-teal",
        front=[
            ["great-knot", "pied-harrier", "brown-shrike", "great-bustard", "oriental-cuckoo"],
            ["streaked-reed-warbler"],
        ],
        wing=["tailwind", "squawk-1"],
    )
    happened = names(complete(pos, last))
    assert happened == ["placed", "saved", "last_round", "bonus"]
    assert pos.decision == "save-power"
    assert why(pos, "power pied-harrier") == ["power.save: other-power"]
    assert names(play(pos, "power baikal-teal")) == ["used", "drew", "drew"]


@pytest.mark.clause("fly_a_way.save.option")
@pytest.mark.parametrize(
    ("bird", "more", "asked"),
    [
        ("silver-oriole", {}, False),
        ("silver-oriole", {"others": 1}, True),
        ("baikal-teal", {}, True),
        ("silver-oriole", {"front": [[], ["streaked-reed-warbler"]]}, True),
        (
            "silver-oriole",
            {"front": [[], ["streaked-reed-warbler"]], "tired": {"streaked-reed-warbler": "fresh"}},
            False,
        ),
        ("silver-oriole", {"front": [[], ["little-curlew"]]}, False),
        (
            "silver-oriole",
            {"front": [["great-knot", "pied-harrier", "brown-shrike", "great-bustard", "fairy-pitta"]]},
            True,
        ),
        (
            "silver-oriole",
            {
                "front": [["great-knot", "pied-harrier", "brown-shrike", "great-bustard", "fairy-pitta"]],
                "last_round": True,
            },
            False,
        ),
    ],
    ids=[
        "alone",
        "others' links",
        "its power",
        "a reaction",
        "none yet",
        "none here",
        "the sixth",
        "in the last round",
    ],
)
def test_a_save_is_asked_where_something_speaks_against_it(bird, more, asked):
    pos, last = about_to_save(bird, **more)
    play(pos, last)
    if asked:
        assert pos.decision == "save"
        assert legal(pos) == {f"save {bird}", "done"}
        assert why(pos, "save fairy-pitta") == ["save.option: other-bird"]
        play(pos, f"save {bird}")
    assert bird in in_front(pos)


@pytest.mark.clause("fly_a_way.save.option")
def test_a_bird_that_is_left_counts_as_newly_drawn():
    pos, last = about_to_save("silver-oriole", others=1, fowl_deck=CALM[:4], wing=["squawk-1"] * 3)
    told = play(pos, last, "done")
    assert [event.values["seat"] for event in told if event.name == "offered"] == ["1"]
    assert (pos.decision, pos.scores, roosting(pos)[0]) == ("act", [0, 0], "silver-oriole")
    assert why(pos, "save silver-oriole") == ["offer.free: not-free"]
    play(pos, "done")
    assert (pos.seat, legal(pos)) == (1, {"forfeit silver-oriole", "draw"})


@pytest.mark.clause("fly_a_way.save.several")
@pytest.mark.clause("fly_a_way.save.option")
def test_two_birds_that_nothing_speaks_against_are_only_put_in_order():
    first, second = route("brown-chested-jungle-flycatcher"), route("pied-harrier")
    last = second[-1]
    assert last not in first
    pos = flyway(
        links={0: sorted({*first, *second} - {last, first[-1]})},
        roosting=["brown-chested-jungle-flycatcher", "pied-harrier"],
    )
    play(pos, f"link {last}")
    assert in_front(pos) == ["pied-harrier"]


# ---------------------------------------------------------------------- birds that are complete already


def offered(state="made", first=0, seat=0, links=None, **more):
    return flyway(
        seat=seat,
        decision="offer",
        phase="start",
        links=links or {0: QUAIL[:2], 1: QUAIL[2:]},
        roosting=["japanese-quail"],
        offers={"japanese-quail": (state, first)},
        birds=["fairy-pitta"],
        wing=["tailwind"],
        fowl_deck=CALM[:3],
        **more,
    )


@pytest.mark.clause("fly_a_way.offer.who")
def test_a_new_bird_with_a_complete_route_is_offered_to_contributors_in_turn_order():
    pos = flyway(players=3, links={0: QUAIL[:2], 2: QUAIL[2:]}, birds=["japanese-quail"], fowl_deck=CALM[:3])
    told = play(pos, "done")
    offer = next(event for event in told if event.name == "offered")
    assert offer.values["seat"] == "2"  # seat 1 has no link there
    assert (pos.seat, pos.decision) == (1, "fowl-play")
    play(pos, "perform", "done")
    assert (pos.seat, pos.decision) == (2, "offer")
    assert legal(pos) == {"forfeit japanese-quail", "draw"}


@pytest.mark.clause("fly_a_way.offer.who")
def test_whoever_has_no_link_on_the_route_cannot_take_it():
    pos = flyway(seat=1, links={0: QUAIL}, roosting=["japanese-quail"], offers={"japanese-quail": ("free", 0)})
    assert why(pos, "save japanese-quail") == ["offer.who: no-contribution"]


@pytest.mark.clause("fly_a_way.offer.forfeit")
def test_taking_it_costs_the_draw_and_action_phases():
    pos = offered()
    assert why(pos, "save japanese-quail") == ["offer.free: not-free"]
    assert why(pos, "done") == ["offer.forfeit: not-forfeited"]
    happened = names(play(pos, "forfeit japanese-quail"))
    assert happened[:3] == ["forfeited", "saved", "shared"]
    assert "roosts" in happened  # Clean-up follows
    assert pos.seat == 1
    assert pos.scores == [1 + 2, 2]
    assert hand(pos) == []  # nothing was drawn


@pytest.mark.clause("fly_a_way.offer.forfeit")
def test_more_than_one_bird_may_be_taken_in_a_forfeited_turn():
    oriole = route("silver-oriole")
    pos = flyway(
        decision="offer",
        phase="start",
        links={0: [*QUAIL, *oriole]},
        roosting=["japanese-quail", "silver-oriole"],
        offers={"japanese-quail": ("made", 0), "silver-oriole": ("made", 0)},
        fowl_deck=CALM[:2],
    )
    play(pos, "forfeit japanese-quail")
    assert legal(pos) == {"forfeit silver-oriole", "done"}
    assert why(pos, "draw") == ["offer.forfeit: has-forfeited"]
    play(pos, "forfeit silver-oriole")
    assert set(in_front(pos)) == {"japanese-quail", "silver-oriole"}


def taken(bird, **more):
    """A position after seat 0 gave up its turn for a bird whose route is its own, and seat 1 had its turn."""
    pos = flyway(
        decision="offer",
        phase="start",
        links={0: route(bird), **more.pop("links", {})},
        roosting=[bird],
        offers={bird: ("made", 0)},
        fowl_deck=CALM[:4],
        wing=["squawk-1"] * 4,
        **more,
    )
    play(pos, f"forfeit {bird}")
    while pos.decision == "route":
        play(pos, sorted(legal(pos))[0])
    return pos


@pytest.mark.clause("fly_a_way.offer.power")
@pytest.mark.parametrize(
    ("bird", "then"), [("baikal-teal", "act"), ("japanese-quail", "act"), ("bar-tailed-godwit", "extra-link")]
)
def test_a_power_at_the_save_that_draws_or_places_waits_for_the_next_turn(bird, then):
    pos = taken(bird, front=[["pied-harrier"]])
    assert pos.seat == 1
    assert (hand(pos), pos.view()["seats"][0]["links"]) == ([], len(route(bird)))
    assert next(b for b in pos.view()["seats"][0]["birds"] if b["bird"] == bird)["readiness"] == "fresh"
    play(pos, "perform", "done")
    assert pos.seat == 0
    play(pos, "perform")
    assert f"power {bird}" in legal(pos)
    unused = pos.copy()
    play(pos, f"power {bird}")
    assert pos.decision == then
    play(unused, "done", "perform", "done", "perform")
    assert unused.seat == 0
    assert why(unused, f"power {bird}") == ["power.own-turn: by-itself"]


@pytest.mark.clause("fly_a_way.offer.power")
def test_points_at_the_save_do_not_wait():
    pos = taken("great-knot")
    assert pos.scores == [9 + 2 * len(route("great-knot")), 0]


@pytest.mark.clause("fly_a_way.offer.power")
def test_the_plovers_exchange_waits_while_no_other_route_is_used():
    ways = route("oriental-plover")
    oriole = route("silver-oriole")
    assert not {*ways} & {*oriole}
    for others, comes in (([], True), (oriole, False)):
        pos = flyway(
            decision="offer",
            phase="start",
            links={0: ways[1:], 1: [*ways[:1], *others[:-1]]},
            roosting=["oriental-plover", "silver-oriole"],
            offers={"oriental-plover": ("made", 0)},
            fowl_deck=CALM[:4],
        )
        play(pos, "forfeit oriental-plover", "perform")
        if others:
            play(pos, f"link {oriole[-1]}")
        play(pos, "done", "perform")
        assert ("power oriental-plover" in legal(pos)) == comes


@pytest.mark.clause("fly_a_way.offer.free")
def test_it_is_free_when_the_turn_comes_back_to_the_first():
    pos = offered()
    play(pos, "draw", "perform", "done")
    assert (pos.seat, pos.decision) == (1, "offer")
    told = play(pos, "draw", "perform", "done")
    assert "for_free" in names(told)
    assert pos.seat == 0
    assert legal(pos) == {"save japanese-quail", "draw"}
    assert why(pos, "forfeit japanese-quail") == ["offer.free: is-free"]
    play(pos, "draw", "perform")
    assert "save japanese-quail" in legal(pos)  # any time in the Action phase
    play(pos, "save japanese-quail")
    assert in_front(pos) == ["japanese-quail"]
    assert pos.decision == "act"


@pytest.mark.clause("fly_a_way.offer.again")
def test_an_offer_lapses_with_its_route_or_under_a_cage():
    pos = offered(seat=0)
    play(pos, "draw")
    table = pos.to_dict()
    del table["links"][QUAIL[0]]
    table["supply"] = [34, 33]

    pos = GAME.from_dict(table, whole=False)
    play(pos, "perform", "done")
    assert pos.view()["roosting"][0]["offer"] is None
    pos = resolve("cage-2", links={0: QUAIL}, roosting=["japanese-quail"], offers={"japanese-quail": ("made", 0)})
    assert pos.view()["roosting"][0]["offer"] is None


@pytest.mark.clause("fly_a_way.offer.again")
@pytest.mark.clause("fly_a_way.cage.save")
def test_a_bird_freed_by_a_non_contributor_counts_as_newly_drawn():
    pos = flyway(
        links={1: QUAIL}, roosting=["japanese-quail"], cages={"japanese-quail": "cage-2"}, hands=[["squawk-2"]]
    )
    told = play(pos, "free 2")
    assert [event.values["seat"] for event in told if event.name == "offered"] == ["1"]
    assert pos.decision == "act"


# ---------------------------------------------------------------------- cages and Snakes


@pytest.mark.clause("fly_a_way.cage.card")
def test_the_drawer_lays_the_cage_on_an_uncaged_bird():
    birds = ["baikal-teal", "fairy-pitta", "great-knot"]
    pos = resolve("cage-3", roosting=birds, cages={"baikal-teal": "cage-2"})
    assert legal(pos) == {"choose fairy-pitta", "choose great-knot"}
    assert why(pos, "choose baikal-teal") == ["cage.untouchable: caged"]
    play(pos, "choose fairy-pitta")
    assert pos.view()["roosting"][1]["cage"]["card"] == "cage-3"
    pos = resolve("cage-4", roosting=["baikal-teal"], cages={"baikal-teal": "cage-2"})
    assert [card["card"] for card in pos.view()["discards"]["fowl_play"]] == ["cage-4"]


@pytest.mark.clause("fly_a_way.cage.untouchable")
def test_completing_the_route_of_a_caged_bird_saves_nothing():
    pos, last = about_to_save("japanese-quail", cages={"japanese-quail": "cage-2"}, front=[["eastern-imperial-eagle"]])
    complete(pos, last)
    assert roosting(pos)[0] == "japanese-quail"
    assert why(pos, "save japanese-quail") == ["cage.untouchable: caged"]
    assert why(pos, "power eastern-imperial-eagle") == ["wing.nothing: nothing-comes"]


@pytest.mark.clause("fly_a_way.cage.free")
def test_any_player_frees_for_the_cost_on_the_card():
    pos = flyway(
        roosting=["baikal-teal", "fairy-pitta"],
        cages={"baikal-teal": "cage-3"},
        front=[["great-knot"]],
        snakes={"great-knot": "snake-3"},
        hands=[["squawk-1", "squawk-2"]],
    )
    assert legal(pos, "free") == {"free 1+2"}
    assert why(pos, "free 2") == ["fowl.squawks: too-few-squawks"]
    assert why(flyway(hands=[["squawk-2"]]), "free 2") == ["cage.free: nothing-to-free"]
    play(pos, "free 1+2")
    assert why(pos, "choose fairy-pitta") == ["cage.free: no-target"]
    play(pos, "choose baikal-teal")
    assert pos.view()["roosting"][0]["cage"] is None
    assert [card["card"] for card in pos.view()["discards"]["fowl_play"]] == ["cage-3"]


@pytest.mark.clause("fly_a_way.cage.save")
@pytest.mark.parametrize("saves", [True, False])
def test_a_contributor_who_frees_a_complete_bird_may_save_it_at_once(saves):
    pos = flyway(
        links={0: QUAIL[:1], 1: QUAIL[1:]},
        roosting=["japanese-quail"],
        cages={"japanese-quail": "cage-2"},
        hands=[["squawk-2"]],
    )
    play(pos, "free 2")
    assert pos.decision == "save"
    assert why(pos, "save fairy-pitta") == ["cage.save: other-bird"]
    play(pos, "save japanese-quail" if saves else "done")
    assert pos.scores == ([2, 3] if saves else [0, 0])
    assert pos.decision == "act"
    if not saves:
        assert pos.view()["roosting"][0]["offered_first_to"] == 1


@pytest.mark.clause("fly_a_way.snake.card")
def test_no_power_works_under_a_snake_but_the_bird_counts_and_can_die():
    pos = flyway(front=[["fairy-pitta"]], snakes={"fairy-pitta": "snake-2"}, links={0: ["tai-len"], 1: ["kyt-chu"]})
    assert why(pos, "power fairy-pitta") == ["snake.card: snaked"]
    pos, last = about_to_save(
        "japanese-quail",
        front=[["great-knot", "pied-harrier", "brown-shrike", "great-bustard", "fairy-pitta"]],
        snakes={"fairy-pitta": "snake-2"},
    )
    complete(pos, last)
    assert pos.view()["last_round"]
    pos = resolve("poisoned-bait", front=[["fairy-pitta"]], snakes={"fairy-pitta": "snake-2"})
    play(pos, "choose fairy-pitta")
    assert {card["card"] for card in pos.view()["discards"]["fowl_play"]} == {"snake-2", "poisoned-bait"}


@pytest.mark.clause("fly_a_way.snake.off")
def test_the_owner_pays_a_snake_off_and_the_power_is_as_before():
    pos = flyway(
        front=[["fairy-pitta"], ["pied-harrier"]],
        snakes={"fairy-pitta": "snake-2", "pied-harrier": "snake-3"},
        roosting=["baikal-teal"],
        cages={"baikal-teal": "cage-3"},
        tired={"fairy-pitta": "exhausted"},
        hands=[["squawk-3"]],
    )
    assert legal(pos, "free") == {"free 3"}
    play(pos, "free 3")
    assert why(pos, "choose pied-harrier") == ["snake.off: not-your-snake"]
    play(pos, "choose fairy-pitta")
    bird = next(bird for bird in pos.view()["seats"][0]["birds"] if bird["bird"] == "fairy-pitta")
    assert (bird["snake"], bird["readiness"]) == (None, "exhausted")


@pytest.mark.clause("fly_a_way.fowl.as-far")
def test_a_single_bird_is_freed_caged_or_snaked_without_asking():
    pos = flyway(roosting=["baikal-teal"], cages={"baikal-teal": "cage-3"}, hands=[["squawk-3"]])
    play(pos, "free 3")
    assert (pos.decision, pos.view()["roosting"][0]["cage"]) == ("act", None)
    pos = flyway(front=[["great-knot"]], snakes={"great-knot": "snake-2"}, hands=[["squawk-2"]])
    play(pos, "free 2")
    assert (pos.decision, pos.view()["seats"][0]["birds"][0]["snake"]) == ("act", None)
    pos = resolve("cage-2", roosting=["baikal-teal"])
    assert (pos.decision, pos.view()["roosting"][0]["cage"]["card"]) == ("act", "cage-2")
    pos = resolve("snake-2", front=[["great-knot"]])
    assert (pos.decision, pos.view()["seats"][0]["birds"][0]["snake"]["card"]) == ("act", "snake-2")


# ---------------------------------------------------------------------- powers: when


@pytest.mark.clause("fly_a_way.power.wait")
def test_a_new_power_waits_for_the_owners_next_turn():
    pos, last = about_to_save("fairy-pitta", also={1: ["tai-len"]}, fowl_deck=CALM[:4])
    complete(pos, last)
    assert why(pos, "power fairy-pitta") == ["power.wait: bird-fresh"]
    play(pos, "done", "perform", "done", "perform")
    assert (pos.seat, "power fairy-pitta" in legal(pos)) == (0, True)


@pytest.mark.clause("fly_a_way.power.wait")
def test_an_opponents_turn_power_waits_too():
    pos, last = about_to_save(
        "silver-oriole", front=[[], ["streaked-reed-warbler"]], tired={"streaked-reed-warbler": "fresh"}
    )
    complete(pos, last)
    assert pos.scores[1] == 0


@pytest.mark.clause("fly_a_way.power.exhausted")
@pytest.mark.clause("fly_a_way.power.own-turn")
def test_each_turn_birds_stand_up_again_and_once_a_game_birds_do_not():
    pos = flyway(
        links={0: ["tai-len", "len-kyt"], 1: ["kyt-chu"]},
        front=[["fairy-pitta", "far-eastern-curlew"]],
        fowl_deck=CALM[:6],
    )
    play(pos, "power fairy-pitta", "lift tai-len", "take kyt-chu", "power far-eastern-curlew", "done")
    assert why(pos, "power fairy-pitta") == ["power.exhausted: bird-exhausted"]
    assert why(pos, "power far-eastern-curlew") == ["power.exhausted: bird-spent"]
    play(pos, "done", "perform", "done", "perform")
    assert "power fairy-pitta" in legal(pos)
    assert why(pos, "power far-eastern-curlew") == ["power.exhausted: bird-spent"]


@pytest.mark.clause("fly_a_way.power.opponent")
def test_once_a_round_powers_work_once_until_the_owners_next_turn():
    fly = ["brown-chested-jungle-flycatcher", "silver-oriole"]
    links = [*route(fly[0])[:-1], *route(fly[1])[:-1]]
    pos = flyway(links={0: links}, roosting=fly, front=[[], ["daurian-starling"]], wing=["tailwind"] + ["squawk-1"] * 3)
    complete(pos, f"link {route(fly[0])[-1]}")
    while pos.decision == "route":
        play(pos, sorted(legal(pos))[0])
    assert hand(pos, 1) == ["tailwind"]
    assert pos.view()["seats"][1]["birds"][0]["readiness"] == "exhausted"
    complete(pos, f"link {route(fly[1])[-1]}")
    assert sorted(in_front(pos)) == sorted(fly)
    assert hand(pos, 1) == ["tailwind"]


@pytest.mark.clause("fly_a_way.power.save")
def test_a_power_at_the_save_is_used_then_or_never():
    pos, last = about_to_save("baikal-teal", wing=["tailwind", "squawk-1"])
    complete(pos, last, "done")
    assert hand(pos) == []
    assert pos.decision == "act"
    assert why(pos, "power baikal-teal") == ["power.own-turn: by-itself"]
    assert pos.view()["seats"][0]["birds"][0]["readiness"] == "spent"


# ---------------------------------------------------------------------- powers at the save


def test_chinese_egret():
    for front, bonus in (([["great-knot"]], 5), ([["fairy-pitta"]], 0), ([[]], 0)):
        pos, last = about_to_save("chinese-egret", front=front)
        complete(pos, last)
        assert pos.scores[0] == 2 + 4 + bonus


def test_great_knot():
    pos, last = about_to_save("great-knot", others=4)
    complete(pos, last)
    assert pos.scores == [9 + 6 + 6, 4]


def test_bar_tailed_godwit():
    pos, last = about_to_save("bar-tailed-godwit")
    complete(pos, last, "power bar-tailed-godwit")
    assert pos.decision == "extra-link"
    play(pos, sorted(legal(pos, "link"))[0])
    play(pos, sorted(legal(pos, "link"))[0])
    assert pos.decision == "act"
    assert pos.view()["links_this_turn"] == {"allowed": 3, "placed": 1, "with_extra": 3}


def test_baikal_teal():
    pos, last = about_to_save("baikal-teal", wing=["tailwind", "squawk-1", "squawk-2"])
    complete(pos, last, "power baikal-teal")
    assert hand(pos) == ["tailwind", "squawk-1"]


def test_japanese_quail():
    birds = ["pied-harrier", "great-bustard", "brown-shrike", "little-curlew", "great-knot"]
    pos, last = about_to_save("japanese-quail", front=[birds[:2] + birds[4:]], wing=["squawk-1"] * 4)
    complete(pos, last, "power japanese-quail")
    assert len(hand(pos)) == 2
    pos, last = about_to_save("japanese-quail", front=[birds[:4]], wing=["squawk-1"] * 5)
    complete(pos, last, "power japanese-quail")
    assert len(hand(pos)) == 3
    pos, last = about_to_save("japanese-quail", wing=["squawk-1"])
    complete(pos, last)
    assert pos.decision == "act"  # nothing could come of it


def test_oriental_plover():
    pos, last = about_to_save("oriental-plover", others=2, also={1: ["tai-len"]})
    complete(pos, last, "power oriental-plover")
    ways = route("oriental-plover")
    assert legal(pos) == {f"take {way}" for way in ways[:2]}
    assert why(pos, "take tai-len") == ["extra.exchange: not-on-that-route"]
    scores = pos.scores
    play(pos, f"take {ways[0]}")
    assert (pos.view()["links"][ways[0]], pos.scores) == (0, scores)


def test_eastern_yellow_wagtail():
    ways = route("eastern-yellow-wagtail")
    pos = flyway(players=3, links={0: ways[2:-1], 1: ways[:1], 2: ways[1:2]}, roosting=["eastern-yellow-wagtail"])
    complete(pos, f"link {ways[-1]}")
    assert pos.scores == [6 + len(ways) - 2 + 3, 1, 1]


def test_rufous_headed_robin():
    for dead, bonus in ((["great-knot", "fairy-pitta"], 2), (list(BIRDS)[:7], 5)):
        pos, last = about_to_save("rufous-headed-robin", dead=dead)
        complete(pos, last)
        assert pos.scores[0] == 3 + 4 + bonus


def test_narcissus_flycatcher():
    for others, bonus in ((0, 3), (3, 3), (4, 0)):
        pos, last = about_to_save("narcissus-flycatcher", others=others)
        complete(pos, last)
        assert pos.scores[0] == 3 + 7 - others + bonus


# ---------------------------------------------------------------------- powers on each of your turns


@pytest.mark.clause("fly_a_way.power.own-turn")
def test_black_faced_spoonbill():
    pos = flyway(front=[["black-faced-spoonbill"]], links={0: ["tai-len"]}, limit=0)
    play(pos, "power black-faced-spoonbill")
    assert "link len-kyt" in legal(pos)
    assert why(pos, "link tai-yak") == ["map.touch: wrong-habitat"]
    assert why(pos, "link kyt-chu") == ["extra.attach: lone"]
    play(pos, "link len-kyt")
    assert pos.decision == "act"


@pytest.mark.clause("fly_a_way.power.own-turn")
def test_nordmanns_greenshank():
    pos = flyway(
        decision="wing-it",
        phase="wing-it",
        front=[["nordmanns-greenshank"]],
        hands=[["bird-race"]],
        wing=["tailwind", "squawk-3"],
        fowl_deck=CALM[:2],
    )
    assert legal(pos) == {"draw", "power nordmanns-greenshank"}
    play(pos, "power nordmanns-greenshank")
    assert legal(pos) == {"discard tailwind", "discard squawk-3"}
    assert why(pos, "discard bird-race") == ["power.own-turn: not-just-drawn"]
    play(pos, "discard tailwind")
    assert hand(pos) == ["bird-race", "squawk-3"]
    assert pos.decision == "fowl-play"


def test_the_greenshank_is_asked_at_the_draw():
    pos = flyway(seat=1, front=[["nordmanns-greenshank"]], wing=["tailwind", "squawk-3"], fowl_deck=CALM[:2])
    play(pos, "done")
    assert (pos.seat, pos.decision) == (0, "wing-it")
    play(pos, "draw")
    assert hand(pos) == ["tailwind"]


def test_red_necked_stint():
    for links, bonus in ((2, 0), (3, 1)):
        pos = flyway(front=[["red-necked-stint"]], links={0: ["tai-len"]}, fowl_deck=CALM[:2])
        play(pos, *["link len-kyt", "link kyt-chu", "link kyt-mag"][:links], "done")
        assert pos.scores[0] == bonus


def test_siberian_blue_robin():
    for way, bonus in (("len-kyt", 0), ("len-yak", 1)):
        pos = flyway(front=[["siberian-blue-robin"]], links={0: ["tai-len"]}, fowl_deck=CALM[:2])
        play(pos, f"link {way}", "done")
        assert pos.scores[0] == bonus


def test_white_throated_needletail():
    pos = flyway(front=[["white-throated-needletail"]], links={0: ["tai-len"]}, limit=0)
    play(pos, "power white-throated-needletail", "lift tai-len", "link len-kyt")
    assert pos.view()["links"] == {"len-kyt": 0}


@pytest.mark.parametrize("answer", ["leave", "bottom"])
def test_pied_harrier(answer):
    pos = flyway(front=[["pied-harrier"]], birds=["great-knot", "fairy-pitta", "baikal-teal"])
    told = play(pos, "power pied-harrier")
    peeked = next(event for event in told if event.name == "peeked")
    assert (peeked.seen_by(0).values["bird"], peeked.seen_by(1).values["bird"]) == ("great-knot", "?")
    play(pos, answer)
    assert pos.view(0)["decks"]["known_birds"] == {"1" if answer == "leave" else "3": "great-knot"}
    assert pos.view(1)["decks"]["known_birds"] == {}


def test_barn_swallow():
    pos = flyway(front=[["barn-swallow"]], links={0: ["tai-len"]}, hands=[["tailwind", "squawk-1"]], limit=0)
    play(pos, "power barn-swallow", "discard squawk-1", "link len-kyt")
    assert hand(pos) == ["tailwind"]
    assert why(flyway(front=[["barn-swallow"]], links={0: ["tai-len"]}), "power barn-swallow") == [
        "wing.nothing: nothing-comes"
    ]


def test_fairy_pitta():
    pos = flyway(front=[["fairy-pitta"]], links={0: ["tai-len"], 1: ["mor-thm"]})
    play(pos, "power fairy-pitta", "lift tai-len", "take mor-thm")
    assert pos.view()["links"] == {"tai-len": 1, "mor-thm": 0}


# ---------------------------------------------------------------------- powers on opponents' turns


@pytest.mark.clause("fly_a_way.power.opponent")
@pytest.mark.parametrize("takes", [True, False])
def test_dalmatian_pelican(takes):
    pos = flyway(
        decision="fowl-play",
        phase="fowl-play",
        fowl="snake-3",
        front=[[], ["dalmatian-pelican"]],
        hands=[["squawk-1", "squawk-2"], ["bird-race"] + ["squawk-1"] * 4],
    )
    play(pos, "neutralise 1+2")
    assert (pos.seat, pos.decision) == (1, "take-squawk")
    assert legal(pos) == {"pick squawk-1", "pick squawk-2", "done"}
    assert why(pos, "pick squawk-3") == ["power.opponent: not-just-spent"]
    play(pos, "pick squawk-2" if takes else "done")
    if takes:  # six cards: exactly one goes
        play(pos, "discard squawk-1")
        assert hand(pos, 1) == ["bird-race", *["squawk-1"] * 3, "squawk-2"]
    assert pos.view()["seats"][1]["birds"][0]["readiness"] == ("exhausted" if takes else "ready")
    assert (pos.seat, pos.decision) == (0, "act")
    assert pos.view()["fowl_play"] is None  # it was neutralised all the same


@pytest.mark.clause("fly_a_way.power.opponent")
def test_the_pelican_is_done_before_the_freed_bird_is_saved():
    pos = flyway(
        links={0: QUAIL},
        roosting=["japanese-quail"],
        cages={"japanese-quail": "cage-2"},
        hands=[["squawk-2"], ["bird-race"] + ["squawk-1"] * 4],
        front=[[], ["dalmatian-pelican", "daurian-starling"]],
        wing=["tailwind", "squawk-3"],
    )
    play(pos, "free 2", "save japanese-quail")
    assert (pos.seat, pos.decision) == (1, "take-squawk")
    play(pos, "pick squawk-2", "discard squawk-1")  # six cards: one goes, and the Starling draws after that
    assert in_front(pos) == ["japanese-quail"]
    assert hand(pos, 1) == ["bird-race", *["squawk-1"] * 3, "squawk-2", "tailwind"]
    assert pos.seat == 0


def test_the_pelican_takes_a_discarded_squawk_and_asks_nothing_between_turns():
    pos = resolve("plastic-litter", front=[[], ["dalmatian-pelican"]], hands=[["squawk-3"]])
    assert pos.seat == 1
    play(pos, "pick squawk-3")
    assert hand(pos, 1) == ["squawk-3"]

    pos = strike("funding-crisis", front=[[], ["dalmatian-pelican"]], hands=[["squawk-3", "squawk-2"]])
    play(pos, "discard squawk-3")
    assert pos.decision != "take-squawk"


def test_streaked_reed_warbler():
    pos, last = about_to_save("silver-oriole", front=[[], ["streaked-reed-warbler"]])
    complete(pos, last)
    assert pos.scores == [2 + 3, 2]


def test_little_curlew():
    for others, bonus in ((1, 1), (0, 0)):
        pos, last = about_to_save("silver-oriole", others=others, front=[[], ["little-curlew"]])
        complete(pos, last)
        assert pos.scores[1] == others + bonus


def test_grey_faced_buzzard():
    pos = resolve(
        "wildlife-disease", roosting=["great-knot", "baikal-teal"], front=[["pied-harrier"], ["grey-faced-buzzard"]]
    )
    assert pos.scores == [0, 2]

    pos = strike("flyway-epidemic", roosting=["great-knot"], front=[[], ["grey-faced-buzzard"]], scores=[0, 3])
    assert pos.scores == [0, 2]  # nothing between turns, and a point lost for the bird


def test_baers_pochard():
    pos = flyway(
        decision="fowl-play", phase="fowl-play", fowl="headwind", front=[[], ["baers-pochard"]], hands=[["squawk-1"]]
    )
    play(pos, "neutralise 1")
    assert pos.scores == [0, 2]
    assert pos.view()["seats"][1]["birds"][0]["readiness"] == "exhausted"


def test_daurian_starling():
    pos, last = about_to_save("silver-oriole", front=[[], ["daurian-starling"]], wing=["tailwind"])
    complete(pos, last)
    assert hand(pos, 1) == ["tailwind"]


def test_japanese_night_heron():
    pos = flyway(
        links={0: ["tai-len"], 1: ["len-kyt"]}, front=[[], ["japanese-night-heron"]], hands=[["ranger-patrol"]]
    )
    play(pos, "play ranger-patrol", "take len-kyt", "protect")
    assert pos.view()["links"]["len-kyt"] == 1
    assert hand(pos) == []


# ---------------------------------------------------------------------- powers once in the game


def test_far_eastern_curlew():
    pos = flyway(front=[["far-eastern-curlew"]], limit=0)
    play(pos, "power far-eastern-curlew", "link kyt-chu", "link len-kyt", "link tai-len")
    assert pos.decision == "act"
    assert pos.view()["seats"][0]["links"] == 3


def test_swinhoes_rail():
    pos = flyway(decision="fowl-play", phase="fowl-play", fowl="typhoon", front=[["swinhoes-rail"], ["baers-pochard"]])
    assert legal(pos) == {"perform", "power swinhoes-rail"}
    play(pos, "power swinhoes-rail")
    assert pos.view()["links_this_turn"]["allowed"] == 3
    assert [card["card"] for card in pos.view()["discards"]["fowl_play"]] == ["typhoon"]
    assert pos.scores == [0, 0]  # cancelling is not neutralising
    assert why(pos, "power swinhoes-rail") == ["power.exhausted: bird-spent"]


def test_amur_stonechat():
    pos = flyway(front=[["amur-stonechat"]], hands=[["tailwind", "squawk-1", "squawk-2", "bird-race"]])
    play(pos, "power amur-stonechat")
    assert why(pos, "done") == ["power.own-turn: discard-one"]
    play(pos, "discard squawk-1", "discard squawk-2")
    assert "done" in legal(pos)
    play(pos, "discard bird-race")
    assert (pos.decision, pos.scores[0], hand(pos)) == ("act", 9, ["tailwind"])


def test_eastern_imperial_eagle():
    pos = flyway(
        front=[["eastern-imperial-eagle"]],
        roosting=["great-knot", "baikal-teal", "fairy-pitta"],
        cages={"baikal-teal": "cage-2"},
    )
    play(pos, "power eastern-imperial-eagle")
    assert legal(pos) == {"choose great-knot", "choose fairy-pitta"}
    assert why(pos, "choose baikal-teal") == ["cage.untouchable: caged"]
    assert why(pos, "choose barn-swallow") == ["power.own-turn: no-target"]
    assert why(pos, "done") == ["power.own-turn: not-now"]
    play(pos, "choose great-knot")
    assert (pos.scores[0], roosting(pos)[0]) == (3, None)


def test_oriental_pratincole():
    pos = flyway(front=[["oriental-pratincole"]], discards=["tailwind", "squawk-3"])
    play(pos, "power oriental-pratincole")
    assert why(pos, "pick bird-race") == ["power.own-turn: not-in-discards"]
    play(pos, "pick squawk-3")
    assert hand(pos) == ["squawk-3"]
    assert [card["card"] for card in pos.view(1)["seats"][0]["hand"]] == ["squawk-3"]  # everybody saw it


def test_brown_shrike():
    pos = flyway(players=3, front=[["brown-shrike"]], hands=[[], ["tailwind", "squawk-1", "bird-race"], []])
    play(pos, "power brown-shrike")
    assert legal(pos) == {"rob 1"}
    assert why(pos, "rob 0") == ["power.own-turn: not-yourself"]
    assert why(pos, "rob 2") == ["power.own-turn: no-cards"]
    play(pos, "rob 1")
    assert (len(hand(pos)), len(hand(pos, 1))) == (2, 1)
    assert [card["card"] for card in pos.view(2)["seats"][0]["hand"]] == ["?", "?"]
    assert [card["card"] for card in pos.view(1)["seats"][0]["hand"]] == hand(pos)


@pytest.mark.clause("fly_a_way.setup.hidden")
def test_a_whole_hand_that_is_robbed_stays_as_known_as_it_was():
    pos = flyway(
        players=3,
        front=[["brown-shrike"]],
        hands=[[], ["bird-race", "squawk-1"], ["squawk-3"]],
        known=["bird-race"],
        wing=["squawk-2"] * 3 + ["tailwind"],
    )
    told = play(pos, "power brown-shrike", "rob 1")
    assert sorted(card["card"] for card in pos.view(2)["seats"][0]["hand"]) == ["?", "bird-race"]
    assert all("bird-race" in pos.redeal(2, seed).to_dict()["hand"][0] for seed in range(20))
    robbed = [event for event in told if event.name == "robbed"]
    assert sorted(event.seen_by(1).values["card"] for event in robbed) == ["bird-race", "squawk-1"]
    assert [event.seen_by(2).values["card"] for event in robbed] == ["?", "?"]


def test_brown_chested_jungle_flycatcher():
    pos = flyway(front=[["brown-chested-jungle-flycatcher"]], roosting=["great-knot"], birds=["fairy-pitta"])
    play(pos, "power brown-chested-jungle-flycatcher")
    assert roosting(pos)[0] is None
    assert pos.view()["decks"]["known_birds"] == {"2": "great-knot"}
    pos = flyway(front=[["brown-chested-jungle-flycatcher"]], roosting=["great-knot", "baikal-teal"])
    play(pos, "power brown-chested-jungle-flycatcher")
    assert why(pos, "choose barn-swallow") == ["power.own-turn: no-target"]


def test_yellow_bunting():
    pos = flyway(
        front=[["yellow-bunting"]], roosting=["japanese-quail"], cages={"japanese-quail": "cage-4"}, links={0: QUAIL}
    )
    play(pos, "power yellow-bunting")
    assert pos.decision == "save"
    play(pos, "save japanese-quail")
    assert "japanese-quail" in in_front(pos)


@pytest.mark.clause("fly_a_way.power.copy")
def test_siberian_thrush():
    pos = flyway(
        front=[
            ["siberian-thrush"],
            ["far-eastern-curlew", "fairy-pitta", "barn-swallow", "pied-harrier", "great-bustard", "baers-pochard"],
        ],
        tired={"far-eastern-curlew": "spent"},
        snakes={"pied-harrier": "snake-2"},
        links={0: ["tai-len"]},
        birds=["great-knot"],
        hands=[["squawk-1"]],
    )
    play(pos, "power siberian-thrush")
    assert legal(pos) == {"choose far-eastern-curlew", "choose barn-swallow"}  # spent, but a copy does not mind
    assert why(pos, "choose pied-harrier") == ["snake.card: snaked"]
    assert why(pos, "choose baers-pochard") == ["power.copy: no-target"]
    play(pos, "choose far-eastern-curlew", "link len-kyt", "done")
    assert pos.view()["seats"][0]["birds"][0]["readiness"] == "spent"
    assert pos.view()["seats"][1]["birds"][0]["readiness"] == "spent"


@pytest.mark.clause("fly_a_way.power.copy")
def test_a_copied_draw_phase_power_is_used_in_the_draw_phase():
    pos = flyway(
        decision="fowl-play", phase="fowl-play", fowl="typhoon", front=[["siberian-thrush"], ["swinhoes-rail"]]
    )
    play(pos, "power siberian-thrush")  # there is only one
    assert (pos.decision, pos.view()["links_this_turn"]["allowed"]) == ("act", 3)
    assert pos.view()["seats"][1]["birds"][0]["readiness"] == "ready"


def test_oriental_honey_buzzard():
    pos = flyway(front=[["oriental-honey-buzzard"]], links={0: ["tai-len"]}, limit=0)
    play(pos, "power oriental-honey-buzzard")
    assert why(pos, "link len-kyt") == ["map.touch: wrong-habitat"]
    play(pos, "link len-yak", "link yak-bai")
    assert pos.decision == "act"


@pytest.mark.clause("fly_a_way.power.stolen")
@pytest.mark.clause("fly_a_way.score.stays")
def test_oriental_cuckoo():
    pos = flyway(
        players=3,
        front=[["oriental-cuckoo"], ["fairy-pitta", "great-knot", "barn-swallow"], ["pied-harrier"]],
        snakes={"fairy-pitta": "snake-2"},
        scores=[1, 20, 0],
    )
    play(pos, "power oriental-cuckoo")
    # the Knot is worth 9, the Harrier's owner has no more birds
    assert legal(pos) == {"choose fairy-pitta", "choose barn-swallow"}
    assert why(pos, "choose great-knot") == ["power.stolen: no-target"]
    play(pos, "choose fairy-pitta")
    assert in_front(pos) == ["fairy-pitta", "oriental-cuckoo"]
    assert pos.scores == [1, 20, 0]
    stolen = pos.view()["seats"][0]["birds"][0]
    assert (stolen["snake"]["card"], stolen["readiness"]) == ("snake-2", "fresh")


@pytest.mark.clause("fly_a_way.power.stolen")
def test_a_used_power_stays_used_when_stolen():
    pos = flyway(front=[["oriental-cuckoo"], ["swinhoes-rail", "great-knot"]], tired={"swinhoes-rail": "spent"})
    play(pos, "power oriental-cuckoo")
    assert pos.view()["seats"][0]["birds"][0]["readiness"] == "spent"


def test_every_bird_has_a_test_of_its_own():

    tests = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    missing = [
        bird for bird in BIRDS if f"def test_{bird.replace('-', '_')}" not in tests and f'("{bird}", ' not in tests
    ]
    assert missing == []


def test_powers_that_pay_by_themselves_and_at_the_end_are_points_and_nothing_more():
    for bird in range(content.BIRDS):
        row = content.BIRD_EFFECT[bird]
        if content.AUTOMATIC[bird] or content.TIMING[bird] == content.Timing.end:
            assert content.ABOUT_POINTS >> int(content.OP[row]) & 1
            assert content.NEXT[row] == content.NO_EFFECT
