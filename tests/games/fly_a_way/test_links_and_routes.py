"""Placing links, extra links, exchanges, and which routes count."""

import pytest

from tests.games.asking import legal, play, why

from .builder import PLACES, WAYS, about_to_save, complete, flyway, in_front, path, resolve, roosting, route

NAN = ["son-boh", "boh-ncp", "ncp-poy", "poy-nan"]  # the Japanese Quail's way


def beside(way):
    """The linkways that share a place with this one."""
    return {f"{a}-{b}" for a, b in WAYS if {a, b} & set(way.split("-")) and f"{a}-{b}" != way}


@pytest.mark.clause("fly_a_way.map.linkway")
def test_a_linkway_holds_one_link_whoever_owns_it():
    pos = flyway(links={0: ["kyt-chu"], 1: ["len-kyt"]})
    assert why(pos, "link len-kyt") == ["map.linkway: filled"]
    assert why(pos, "link kyt-chu") == ["map.linkway: filled"]


@pytest.mark.clause("fly_a_way.link.number")
def test_three_links_a_turn_and_no_more():
    pos = flyway(links={0: ["kyt-chu"]})
    play(pos, "link len-kyt", "link tai-len", "link tai-yak")
    assert why(pos, "link tai-bai") == ["link.number: no-more-links"]
    assert legal(pos) == {"done"}


@pytest.mark.clause("fly_a_way.link.number")
def test_links_may_be_placed_in_parts_with_other_actions_between():
    pos = flyway(links={0: ["kyt-chu"]}, hands=[["public-funding"]])
    play(pos, "link len-kyt", "play public-funding", "link tai-len")
    assert pos.view()["links_this_turn"]["placed"] == 2


@pytest.mark.clause("fly_a_way.link.number")
@pytest.mark.parametrize(("card", "links"), [("headwind", 2), ("thunderstorm", 1), ("typhoon", 0)])
def test_limits_hold_for_basic_links_only(card, links):
    pos = resolve(card, links={0: ["kyt-chu"]}, hands=[["tailwind"]])
    assert pos.view()["links_this_turn"]["allowed"] == links
    for way in ["len-kyt", "tai-len"][:links]:
        play(pos, f"link {way}")
    assert why(pos, "link chu-mag") == ["link.number: no-more-links"]
    play(pos, "play tailwind", "link chu-mag", "done")
    assert "chu-mag" in pos.view()["links"]


@pytest.mark.clause("fly_a_way.link.number")
def test_the_lowest_limit_holds():
    pos = resolve("headwind", links={0: ["kyt-chu"]}, limit=1)
    assert pos.view()["links_this_turn"]["allowed"] == 1


@pytest.mark.clause("fly_a_way.link.supply")
def test_without_links_in_supply_nothing_is_placed():
    pos = flyway(links={0: ["kyt-chu"]}, supply=[0, 35])
    assert why(pos, "link len-kyt") == ["link.supply: no-supply"]
    pos = flyway(supply=[1, 35])
    assert legal(pos, "link") == set()  # a new group needs two


@pytest.mark.clause("fly_a_way.link.supply")
def test_removed_links_come_back_to_the_supply():
    pos = resolve("city-glare", links={0: ["kyt-chu", "len-kyt"]})
    play(pos, "lift kyt-chu")
    assert pos.view()["seats"][0] | {"birds": [], "hand": []} == {
        "supply": 34,
        "links": 1,
        "birds": [],
        "hand": [],
        "end_points": 0,
    }


@pytest.mark.clause("fly_a_way.link.connect")
def test_links_of_others_do_not_connect_and_do_not_hinder():
    pos = flyway(links={1: ["kyt-chu"]}, limit=1)
    assert why(pos, "link len-kyt") == ["link.connect: lone"]
    pos = flyway(links={0: ["tai-len"], 1: ["kyt-chu"]}, limit=1)
    assert legal(pos, "link") == {f"link {way}" for way in beside("tai-len")}


@pytest.mark.clause("fly_a_way.link.group")
def test_a_group_may_grow_at_both_ends_and_fork():
    pos = flyway(links={0: ["len-kyt"]})
    play(pos, "link kyt-chu", "link tai-len", "link kyt-mag")
    assert pos.view()["seats"][0]["links"] == 4


@pytest.mark.clause("fly_a_way.link.group")
def test_all_basic_links_of_a_turn_lie_in_one_group():
    pos = flyway(links={0: ["tai-len", "tim-roe"]})
    play(pos, "link len-kyt")
    south = next(way for way in sorted(beside("tim-roe")) if why(pos, f"link {way}"))
    assert why(pos, f"link {south}") == ["link.group: not-joined"]
    assert not why(pos, "link kyt-chu")


@pytest.mark.clause("fly_a_way.link.group")
@pytest.mark.clause("fly_a_way.link.fresh")
def test_a_fresh_group_starts_with_two_links_in_one_step():
    pos = flyway()
    assert len(legal(pos, "link")) == 110
    play(pos, "link kyt-chu")
    assert pos.decision == "second-link"
    assert legal(pos) == {f"link {way}" for way in beside("kyt-chu")}
    assert why(pos, "link tim-roe") == ["link.fresh: not-beside"]
    play(pos, "link len-kyt", "link tai-len")
    assert legal(pos) == {"done"}


@pytest.mark.clause("fly_a_way.link.fresh")
def test_one_link_left_opens_no_group():
    pos = flyway(limit=1)
    assert legal(pos, "link") == set()
    assert why(pos, "link kyt-chu") == ["link.connect: lone"]


@pytest.mark.clause("fly_a_way.link.fresh")
def test_a_route_is_looked_at_when_both_links_of_the_step_lie():
    ways = route("silver-oriole")
    pos = flyway(links={1: ways[:1]}, roosting=["silver-oriole"])
    play(pos, f"link {ways[1]}")
    complete(pos, f"link {ways[2]}")
    assert in_front(pos) == ["silver-oriole"]
    assert pos.scores == [2 + 2, 1]


@pytest.mark.clause("fly_a_way.link.stay")
def test_links_stay_when_a_bird_is_saved_or_dies_and_cut_off_ones_still_count():
    pos, last = about_to_save("japanese-quail")
    complete(pos, last)
    assert set(pos.view()["links"]) == set(route("japanese-quail"))
    pos = resolve("wildlife-disease", links={0: NAN[:2]}, roosting=["japanese-quail"])
    assert set(pos.view()["links"]) == set(NAN[:2])
    pos = flyway(links={0: ["tai-len"]}, limit=1)  # a single link, cut off
    assert "link len-kyt" in legal(pos)


# ---------------------------------------------------------------------- extra links


@pytest.mark.clause("fly_a_way.extra.attach")
def test_extra_links_need_not_join_the_links_of_the_turn():
    pos = flyway(links={0: ["tai-len", "tim-roe"]}, hands=[["tailwind"]])
    play(pos, "link len-kyt", "play tailwind")
    south = sorted(beside("tim-roe") - set(pos.view()["links"]))[0]
    assert f"link {south}" in legal(pos)
    play(pos, f"link {south}", "done")
    assert pos.decision == "act"


@pytest.mark.clause("fly_a_way.extra.attach")
def test_two_extra_links_may_open_a_group_a_single_one_may_not():
    pos = flyway(hands=[["tailwind"]], limit=0)
    play(pos, "play tailwind", "link kyt-chu", "link len-kyt")
    assert pos.view()["seats"][0]["links"] == 2
    pos = flyway(front=[["black-faced-spoonbill"]])
    assert why(pos, "power black-faced-spoonbill") == ["wing.nothing: nothing-comes"]


@pytest.mark.clause("fly_a_way.extra.attach")
@pytest.mark.clause("fly_a_way.map.touch")
def test_extra_links_touch_the_habitat_of_the_card():
    pos = flyway(links={0: ["tai-len"]}, hands=[["reforestation"]])
    play(pos, "play reforestation")
    assert why(pos, "link len-kyt") == ["map.touch: wrong-habitat"]
    assert "link len-yak" in legal(pos)  # the Lena Delta is wetland, Central Yakutia forest
    assert PLACES["yak"]["habitats"] == ["forest"]
    assert "done" in legal(pos)


@pytest.mark.clause("fly_a_way.extra.exchange")
def test_swapping_exchanges_owners_and_completes_nothing():
    pos = flyway(links={0: ["tai-len"], 1: NAN}, roosting=["japanese-quail"], front=[["fairy-pitta"]], offers={})
    play(pos, "power fairy-pitta", "lift tai-len")
    assert why(pos, "take tai-len") == ["extra.exchange: not-opponents-link"]
    play(pos, "take poy-nan")
    assert pos.view()["links"] == {"tai-len": 1, **dict.fromkeys(NAN[:3], 1), "poy-nan": 0}
    assert roosting(pos)[0] == "japanese-quail"
    assert [seat["supply"] for seat in pos.view()["seats"]] == [34, 31]


@pytest.mark.clause("fly_a_way.extra.exchange")
def test_a_replaced_link_goes_back_and_the_new_one_counts_as_placed():
    pos = flyway(links={0: ["tai-len"], 1: ["len-kyt", "kyt-chu"]}, hands=[["ranger-patrol"]])
    play(pos, "play ranger-patrol")
    assert why(pos, "take kyt-chu") == ["extra.exchange: not-beside-yours"]
    play(pos, "take len-kyt")
    assert pos.view()["links"]["len-kyt"] == 0
    assert [seat["supply"] for seat in pos.view()["seats"]] == [33, 34]
    assert pos.view()["links_this_turn"]["with_extra"] == 1


@pytest.mark.clause("fly_a_way.extra.move")
def test_a_moved_link_goes_beside_its_old_linkway_and_may_complete_a_route():
    ways = route("japanese-quail")
    spare = next(way for way in sorted(beside(ways[-1])) if way not in ways)
    pos = flyway(
        links={0: [spare], 1: ways[:-1]}, roosting=["japanese-quail"], front=[["white-throated-needletail"]], limit=0
    )
    play(pos, "power white-throated-needletail", f"lift {spare}")
    assert legal(pos) == {f"link {way}" for way in beside(spare) - set(ways[:-1])}
    complete(pos, f"link {ways[-1]}")
    assert "japanese-quail" in in_front(pos)
    assert pos.scores == [2, 3]
    assert pos.view()["links_this_turn"]["with_extra"] == 0


@pytest.mark.clause("fly_a_way.extra.protect")
@pytest.mark.parametrize("protects", [True, False])
def test_the_owner_of_a_link_may_protect_it(protects):
    pos = flyway(
        links={0: ["tai-len"], 1: ["kyt-chu"]}, front=[["fairy-pitta"], ["japanese-night-heron"]], hands=[["tailwind"]]
    )
    play(pos, "power fairy-pitta", "lift tai-len", "take kyt-chu")
    assert (pos.seat, pos.decision) == (1, "protect")
    play(pos, "protect" if protects else "done")
    assert pos.view()["links"] == ({"tai-len": 0, "kyt-chu": 1} if protects else {"tai-len": 1, "kyt-chu": 0})
    heron = pos.view()["seats"][1]["birds"][0]
    assert heron["readiness"] == ("exhausted" if protects else "ready")
    assert why(pos, "power fairy-pitta") == ["power.exhausted: bird-exhausted"]


# ---------------------------------------------------------------------- routes


@pytest.mark.clause("fly_a_way.route.path")
@pytest.mark.clause("fly_a_way.score.links")
def test_links_of_all_colours_make_a_route():
    pos, last = about_to_save("japanese-quail", others=2)
    complete(pos, last)
    assert in_front(pos) == ["japanese-quail"]


@pytest.mark.clause("fly_a_way.route.path")
def test_a_route_with_a_gap_saves_nothing():
    ways = route("japanese-quail")
    pos = flyway(links={0: ways[:1] + ways[3:]}, roosting=["japanese-quail"])
    play(pos, f"link {ways[1]}")
    assert roosting(pos)[0] == "japanese-quail"
    complete(pos, f"link {ways[2]}")
    assert roosting(pos)[0] is None


@pytest.mark.clause("fly_a_way.route.south")
def test_a_way_that_goes_up_again_is_no_route():
    """From the Korean West Coast down to the Jiangsu Coast and up to Bohai Bay: no bird flies so."""
    assert {("kor", "jia"), ("boh", "jia")} <= set(WAYS)
    rest = path("boh", "mal")
    pos = flyway(links={0: ["kor-jia", *rest[:-1]]}, roosting=["barn-swallow"], basics=[])
    play(pos, "link boh-jia", f"link {rest[-1]}")
    assert roosting(pos)[0] == "barn-swallow"
    assert not pos.view()["roosting"][0]["complete"]


@pytest.mark.clause("fly_a_way.route.south")
def test_only_steps_that_do_not_lead_north_reach_the_end():
    """All linkways are filled: still no choice on the way leads to a row further north."""
    every = ["-".join(way) for way in WAYS]
    pos = flyway(
        players=4,
        seat=1,
        links={0: every[:35], 1: every[35:70], 2: every[70:105], 3: every[105:]},
        roosting=["japanese-quail"],
        offers={"japanese-quail": ("free", 1)},
    )
    play(pos, "save japanese-quail")
    rows = []
    while pos.decision == "route":
        options = legal(pos, "via")
        at = pos.view()["route"]["at"]
        rows.append(PLACES[at]["row"])
        for option in options:
            ends = option.split()[1].split("-")
            assert at in ends
            other = ends[0] if ends[1] == at else ends[1]
            assert PLACES[other]["row"] >= PLACES[at]["row"]
        play(pos, sorted(options)[0])
    assert len(rows) > 1
    assert rows == sorted(rows)
    assert in_front(pos, 1) == ["japanese-quail"]


@pytest.mark.clause("fly_a_way.route.side")
def test_side_facing_links_count_either_way():
    side = [(a, b) for a, b in WAYS if PLACES[a]["row"] == PLACES[b]["row"]]
    assert ("kyt", "chu") in side
    assert ("len", "kyt") in side
    # the Spoon-billed Sandpiper starts in Chukotka and may fly west along the Arctic coast first
    down = route("siberian-crane")
    assert down[0].startswith("kyt-")
    pos = flyway(links={0: ["kyt-chu"]}, roosting=["spoon-billed-sandpiper"])
    before = pos.view()["roosting"][0]["missing"]
    assert before == 5
    ways = ["kyt-chu", *path("kyt", "mot")]
    pos = flyway(links={0: ways[1:-1], 1: ways[:1]}, roosting=["spoon-billed-sandpiper"])
    assert pos.view()["roosting"][0]["missing"] == 1
    complete(pos, f"link {ways[-1]}")
    assert in_front(pos) == ["spoon-billed-sandpiper"]
    assert pos.scores == [9 + len(ways) - 1, 1]


@pytest.mark.clause("fly_a_way.route.choice")
def test_of_several_routes_the_saver_picks_one_with_a_link_just_placed():
    """The Quail has four routes of four links; two of them share the last link."""
    first = ["son-boh", "boh-ncp", "ncp-poy"]
    other = ["boh-jia", "jia-poy"]
    assert all(tuple(way.split("-")) in WAYS for way in [*first, *other, "poy-nan"])
    pos = flyway(links={0: first, 1: other}, roosting=["japanese-quail"])
    complete(pos, "link poy-nan")
    assert pos.decision == "route"
    assert legal(pos) == {"via boh-ncp", "via boh-jia"}
    assert why(pos, "via ncp-poy") == ["route.choice: not-on-route"]
    shared = pos.copy()
    play(pos, "via boh-ncp")
    assert pos.scores == [1 + 4, 0]
    play(shared, "via boh-jia")
    assert shared.scores == [1 + 2, 2]


@pytest.mark.clause("fly_a_way.save.last-link")
@pytest.mark.clause("fly_a_way.offer.again")
@pytest.mark.parametrize(
    ("own", "front", "actions"),
    [
        (["boh-jia"], [], ["link jia-poy"]),
        ([], [], ["link boh-jia", "link jia-poy"]),
        (["boh-jia", "jia-kyu"], ["white-throated-needletail"], ["lift jia-kyu", "link jia-poy"]),
    ],
)
def test_a_second_route_changes_nothing_for_a_complete_bird(own, front, actions):
    """A link, a fresh group and a moved link would each give the offered Quail another route."""
    pos = flyway(
        seat=1,
        links={0: NAN, 1: own},
        roosting=["japanese-quail"],
        offers={"japanese-quail": ("made", 0)},
        front=[[], front],
        limit=3 if not front else 0,
    )
    play(pos, *(["power white-throated-needletail"] if front else []), *actions)
    assert (pos.decision, in_front(pos, 1), pos.scores) == ("act", front, [0, 0])
    assert pos.view()["roosting"][0]["offer"] == "made"
    assert why(pos, "save japanese-quail") == ["offer.free: not-free"]


@pytest.mark.clause("fly_a_way.save.last-link")
def test_a_link_that_moves_from_one_route_of_a_bird_to_another_completes_nothing():
    ways = {1: ["son-boh", "boh-ncp", "poy-nan", "boh-jia"], 0: ["ncp-poy"]}
    pos = flyway(links=ways, roosting=["japanese-quail"], front=[["white-throated-needletail"]], limit=0)
    assert pos.view()["roosting"][0]["complete"]
    play(pos, "power white-throated-needletail", "lift ncp-poy", "link jia-poy")
    assert pos.view()["roosting"][0]["complete"]
    assert in_front(pos) == ["white-throated-needletail"]


@pytest.mark.clause("fly_a_way.save.last-link")
def test_a_broken_route_is_completed_again_by_its_last_link():
    pos = resolve("city-glare", links={0: NAN}, roosting=["japanese-quail"], offers={"japanese-quail": ("made", 1)})
    play(pos, "lift poy-nan")
    complete(pos, "link poy-nan")
    assert in_front(pos) == ["japanese-quail"]
