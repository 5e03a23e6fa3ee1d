"""The 22 objectives: each met, and each missed by one thing."""

import pytest

from birdtable.games.perch.content import OBJECTIVE_CARDS

from .builder import HOMESTEADS, named, perch, scoring

BIG = """
oak         maple       ash
     birch        owl-barn
elm         statue      doghouse
     beehive      cornfield
rookery     feeder      foxs-den
"""
EVERY = ("oak", "maple", "ash", "birch", "owl-barn", "elm", "statue", "doghouse", "beehive", "cornfield", "rookery",
         "feeder", "foxs-den")  # fmt: skip
SMALL = """
oak         maple
     birch
ash         doghouse
     feeder
elm         beehive
"""
SMALL_ALL = ("oak", "maple", "birch", "ash", "doghouse", "feeder", "elm", "beehive")


def met(objective, birds, **position):
    """Whether blue has met an objective at the end of the game."""
    most = next(card["players"][1] for card in OBJECTIVE_CARDS if card["id"] == objective)
    players = position.pop("players", 5 if most == 5 else 3)
    fitting = [card["id"] for card in OBJECTIVE_CARDS if card["players"][0] <= players <= card["players"][1]]
    others = [card for card in fitting if card != objective]
    cards = [[objective, others.pop()], *([others.pop(), others.pop()] for _ in range(players - 1))]
    drawn = position.pop("drawn", BIG if players == 5 else SMALL)
    pos = scoring(drawn, players=players, round_number=5, birds=birds, cards=cards, **position)
    events = pos.play("done")
    achieved = ("0", objective) in named(events, "achieved", "seat", "objective")
    assert achieved != (("0", objective) in named(events, "missed", "seat", "objective"))
    assert pos.view(1)["objectives"][0]["kept"]["met"] == achieved
    return achieved


CASES = {
    "stork": [(dict.fromkeys(EVERY, "b1"), True), (dict.fromkeys(EVERY[1:], "b1"), False)],
    "unpheasant": [
        ({"oak": "r3 b2", "ash": "r3n b2"}, True),
        ({"oak": "r3 b2", "ash": "r3 b2 y2"}, False),
        ({"oak": "r3 b2"}, False),
    ],
    "quack": [
        ({"oak": "r3 y2 b1", "ash": "r2 y2 b1"}, True),
        ({"oak": "r3 y2 b1", "ash": "r3 y2 b1 g1"}, False),
    ],
    "comedihen": [
        (dict.fromkeys(("oak", "ash", "elm"), "r4 y3 g2 b1"), True),
        (dict.fromkeys(("oak", "ash"), "r4 y3 g2 b1") | {"elm": "r4 y3 g2 b1 p1"}, False),
    ],
    "crowbar": [
        ({"oak": "b3 r2 y2", "ash": "r6"}, True),
        ({"oak": "b4 r2", "ash": "r4 y3"}, False),
        ({"oak": "b3 r3", "ash": "b4 y2"}, True),
    ],
    "toucan": [({"oak": "b1", "foxs-den": "b2 r1"}, True), ({"oak": "b1", "ash": "b2 r2", "maple": "b1"}, False)],
    "lord": [
        (dict.fromkeys(("oak", "rookery", "ash", "foxs-den"), "b1 r2"), True),
        (dict.fromkeys(("oak", "rookery", "ash"), "b1"), False),
    ],
    "wise": [
        ({"oak": "b1", "birch": "b1", "doghouse": "b1"}, True),
        ({"elm": "b1", "feeder": "b2 r1", "doghouse": "b1"}, True),
        ({"oak": "b1", "ash": "b1", "elm": "b1"}, False),
        ({"oak": "b1", "birch": "b1", "maple": "b1"}, False),
        ({"oak": "b1", "birch": "b1 r1", "doghouse": "b1"}, False),
    ],
    "chirp": [
        ({"oak": "b2 r4", "elm": "b1n", "rookery": "b2"}, True),
        ({"oak": "b2", "elm": "b1", "rookery": "b2"}, False),
        ({"rookery": "b2", "birch": "b2", "beehive": "b2", "maple": "b2"}, False),
    ],
    "impeckable": [({"oak": "b1"}, True), ({"doghouse": "b1", "oak": "b1 r1"}, False)],
    "robin": [({"oak": "b1", "statue": "b2n r1"}, True), ({"oak": "b1", "doghouse": "b1"}, False)],
    "illeagle": [({"oak": "b4 r2n"}, True), ({"oak": "b4n r2"}, False), ({"oak": "b2 r2n"}, False)],
    "eggs": [({"maple": "b1"}, True), ({"doghouse": "b1", "feeder": "b1"}, False)],
    "ostrich": [({"maple": "b1", "oak": "b1"}, True), ({"maple": "b1", "statue": "b1"}, False)],
    "jack": [({"doghouse": "b1", "beehive": "b2 r1"}, True), ({"doghouse": "b1", "beehive": "b1 r1"}, False)],
    "birden": [({"doghouse": "b1"}, True), ({"doghouse": "b1 r1"}, False)],
    "wing": [({"doghouse": "b1 r1"}, True), ({"doghouse": "b1"}, False)],
    "tweet": [
        (dict.fromkeys(("oak", "elm", "ash", "birch"), "b2 r5") | {"maple": "b1n"}, True),
        (dict.fromkeys(("oak", "elm", "ash", "birch"), "b2") | {"maple": "b1"}, False),
    ],
    "hidden": [(dict.fromkeys(SMALL_ALL[1:], "r1"), True), (dict.fromkeys(SMALL_ALL, "r1"), False)],
    "egrets": [(dict.fromkeys(SMALL_ALL[3:], "b1"), True), (dict.fromkeys(SMALL_ALL[2:], "b1"), False)],
    "myself": [({"oak": "b1"}, True), ({"oak": "b2 r1"}, False)],
    "emu": [({"feeder": "b1"}, True), ({"oak": "b1", "doghouse": "b1"}, False)],
}


@pytest.mark.clause("perch.end.objectives")
@pytest.mark.parametrize(("objective", "birds", "wanted"), [(k, b, w) for k, cases in CASES.items() for b, w in cases])
def test_an_objective_is_met_or_missed(objective, birds, wanted):
    assert met(objective, birds) == wanted


def test_every_objective_has_its_points_and_player_counts():
    assert set(CASES) == {card["id"] for card in OBJECTIVE_CARDS}
    assert [(card["id"], card["points"], *card["players"]) for card in OBJECTIVE_CARDS] == [
        ("stork", 6, 2, 5), ("unpheasant", 4, 3, 5), ("quack", 5, 4, 5), ("crowbar", 5, 2, 5), ("toucan", 5, 3, 5),
        ("lord", 3, 3, 5), ("wise", 6, 2, 4), ("chirp", 3, 2, 5), ("impeckable", 3, 3, 5), ("robin", 5, 4, 5),
        ("illeagle", 6, 2, 5), ("eggs", 3, 2, 5), ("ostrich", 4, 4, 5), ("jack", 5, 2, 5), ("birden", 4, 5, 5),
        ("wing", 3, 2, 5), ("tweet", 6, 3, 5), ("hidden", 6, 2, 3), ("egrets", 5, 2, 3), ("myself", 5, 2, 3),
        ("emu", 4, 2, 5), ("comedihen", 4, 5, 5),
    ]  # fmt: skip


@pytest.mark.clause("perch.end.objectives")
def test_only_the_own_objective_is_scored():
    cards = [["eggs", "wing"], ["jack", "stork"], ["emu", "chirp"]]
    pos = scoring(SMALL, round_number=5, birds={"oak": "b2", "feeder": "r1", "birch": "r1"}, cards=cards)
    before = named(pos.play("done"), "achieved", "seat", "objective", "points")
    assert before == [("0", "eggs", 3)]
    assert pos.scores[0] == 6 + 3 + 10


@pytest.mark.clause("perch.objective.places")
def test_tied_places_do_not_count():
    assert not met("unpheasant", {"oak": "r3 b2 y2", "ash": "r3 b2"})
    assert not met("unpheasant", {"oak": "r2 b2", "ash": "r3 b2", "elm": "y2 b2"})
    assert not met("quack", {"oak": "r3 y2 b1 g1", "ash": "r3 y2 b1"})


@pytest.mark.clause("perch.objective.crowbar")
def test_crow_bar_is_about_all_birds_of_a_location():
    assert met("crowbar", {"oak": "b2 r1 y1 g1", "ash": "r4"})  # the largest flock is elsewhere
    assert met("crowbar", {"oak": "b3", "ash": "r3"})  # tied for fullest: any of them will do


@pytest.mark.clause("perch.objective.corners")
def test_corners_are_the_ends_of_the_outer_columns_even_when_one_is_gone():
    for location in ("oak", "rookery", "ash", "foxs-den"):
        assert next(e for e in perch(BIG, players=5).view()["homestead"].values() if e["location"] == location)[
            "corner"
        ]
    gone = BIG.replace("oak ", ".   ")
    corners = [e["location"] for e in perch(gone, players=5).view()["homestead"].values() if e.get("corner")]
    assert corners == ["elm", "rookery", "ash", "foxs-den"]
    assert met("toucan", {"elm": "b1", "ash": "b1"}, drawn=gone)
    assert not met("toucan", {"elm": "b1", "ash": "b1"})


@pytest.mark.clause("perch.objective.corners", "perch.upkeep.removed")
def test_what_is_left_of_a_column_of_two_is_one_corner():
    gone = HOMESTEADS[4].replace("ash ", ".   ")
    assert not met("toucan", {"elm": "b1"}, drawn=gone, players=4)
    assert met("toucan", {"elm": "b1", "maple": "b1"}, drawn=gone, players=4)
    assert met("lord", dict.fromkeys(("elm", "maple", "cornfield"), "b1"), drawn=gone, players=4)


@pytest.mark.clause("perch.objective.nests")
def test_nests_that_are_gone_do_not_count_and_every_location_means_those_in_play():
    assert not met("impeckable", {"oak": "b1"}, nests={})
    assert met("impeckable", {"oak": "b1n"}, nests={})
    gone = BIG.replace("feeder", ".")
    assert met("stork", {location: "b1" for location in EVERY if location != "feeder"}, drawn=gone)


@pytest.mark.clause("perch.objective.nests")
def test_bird_brained_birds_count_like_any_rivals():
    assert met("illeagle", {"oak": "b4 y2n"}, players=2)
    assert not met("myself", {"oak": "b2 y1"}, players=2)
    assert not met("hidden", dict.fromkeys(SMALL_ALL, "y1"), players=2)


def test_the_view_tells_how_far_the_own_objective_has_come():
    pos = perch(
        BIG, players=5, hands=["b1"], birds={"oak": "b2", "maple": "b2"}, cards=[["tweet", "wing"], ["jack", "emu"]]
    )
    kept = pos.view(0)["objectives"][0]["kept"]
    assert (kept["amount"], kept["least"], kept["met"]) == (2, 5, False)
