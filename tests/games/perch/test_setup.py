"""Setting the table: homestead, nests, creatures, Fountain, flocks, objectives, turn order."""

import pytest

from birdtable.games.perch.content import (
    KIND,
    LOCATION_CARDS,
    OBJECTIVE_CARDS,
    Kind,
    diagonals_of,
    meeting_places,
    ring_of,
)
from tests.games.asking import legal, why

from .builder import GAME, HOMESTEADS, creature, named, perch, place

COUNTS = {2: (3, 2, 3), 3: (3, 2, 3), 4: (4, 2, 4), 5: (5, 3, 5)}  # basic, special, creature homes
COLUMNS = {2: [3, 2, 3], 3: [3, 2, 3], 4: [2, 3, 2, 3], 5: [3, 2, 3, 2, 3]}
PAIRS = {2: 13, 3: 13, 4: 18, 5: 24}  # neighbouring locations
FIRST_GAME = {
    3: ["pine", "ash", "doghouse", "country-house", "hanging-nest", "early-bird", "elm", "hawks-nest"],
    4: ["cornfield", "oak"],
    5: ["birch", "birdbath", "foxs-den", "cornfield", "oak"],
}


def lying(pos):
    return [entry["location"] for entry in pos.view()["homestead"].values()]


@pytest.mark.clause("perch.setup.homestead")
@pytest.mark.parametrize("players", COUNTS)
def test_the_homestead_has_so_many_locations_of_each_kind(players):
    seen = set()
    for seed in range(12):
        view = GAME.new(players=players, seed=seed).view()
        kinds = [entry["kind"] for entry in view["homestead"].values()]
        assert tuple(kinds.count(kind) for kind in ("basic", "special", "creature")) == COUNTS[players]
        assert view["columns"] == COLUMNS[players]
        assert [
            sum(e["column"] == c + 1 for e in view["homestead"].values()) for c in range(len(COLUMNS[players]))
        ] == COLUMNS[players]
        assert sorted(lying(GAME.new(players=players, seed=seed)) + view["box"]) == sorted(
            card["id"] for card in LOCATION_CARDS
        )
        seen.add(tuple(kinds))
    assert len(seen) > 6  # all kinds are shuffled together


@pytest.mark.clause("perch.setup.neighbours")
@pytest.mark.parametrize("players", COUNTS)
def test_locations_touch_up_to_six_others(players):
    pos = GAME.new(players=players, seed=1)
    entries = {entry["location"]: entry for entry in pos.view()["homestead"].values()}
    assert sum(len(entry["neighbours"]) for entry in entries.values()) == 2 * PAIRS[players]
    for entry in entries.values():
        for other in entry["neighbours"]:
            assert entry["location"] in entries[other]["neighbours"]
            across = abs(entries[other]["column"] - entry["column"])
            assert (across, abs(entries[other]["row"] - entry["row"])) in ((0, 2), (1, 1))
    inside = [entry["place"] for entry in entries.values() if len(entry["neighbours"]) == 6]
    assert inside == {4: ["b2"], 5: ["c2"]}.get(players, [])


@pytest.mark.clause("perch.setup.neighbours", "perch.perch.edge")
def test_the_neighbours_of_a_place_in_each_layout():
    pos = perch(players=3)
    assert place(pos, "birch")["neighbours"] == ["ash", "oak", "pine", "maple", "doghouse"]
    assert place(pos, "oak")["neighbours"] == ["birch", "ash"]
    assert "maple" not in place(pos, "oak")["neighbours"]  # the first and the last column do not touch


def test_the_geometry_of_rings_intersections_and_diagonals():
    assert [len(ring_of(players)) for players in COUNTS] == [8, 8, 9, 12]
    assert [len(meeting_places(players)) for players in COUNTS] == [6, 6, 9, 12]
    assert [len(diagonals_of(players)) for players in COUNTS] == [4, 4, 6, 10]
    for players in COUNTS:
        view = GAME.new(players=players, seed=2).view()
        near = {entry["place"]: entry["neighbours"] for entry in view["homestead"].values()}
        names = {entry["place"]: entry["location"] for entry in view["homestead"].values()}
        ring = view["ring"]
        assert ring[:2] == ["a1", "b1"]  # clockwise
        assert all(names[ring[i]] in near[ring[i - 1]] for i in range(len(ring)))


@pytest.mark.clause("perch.setup.owl-barn")
@pytest.mark.parametrize("players", [4, 5])
def test_the_owl_barn_lies_on_the_edge(players):
    inside = {4: "b2", 5: "c2"}[players]
    there = 0
    for seed in range(250):
        view = GAME.new(players=players, seed=seed).view()
        barn = [entry["place"] for entry in view["homestead"].values() if entry["location"] == "owl-barn"]
        assert barn != [inside]
        there += bool(barn)
    assert there > 60


@pytest.mark.clause("perch.setup.first-game")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_game_has_its_own_homestead(players):
    pos = GAME.new(players=players, seed=3, homestead="first-game", objectives=False)
    assert lying(pos) == FIRST_GAME.get(players, [] if players > 3 else FIRST_GAME[3])[:5] + (
        FIRST_GAME[3] if players > 3 else FIRST_GAME[3][5:]
    )
    assert lying(GAME.new(players=players, seed=99, homestead="first-game")) == lying(pos)


@pytest.mark.clause("perch.setup.nests")
def test_nests_lie_where_they_are_shown():
    for seed in range(20):
        view = GAME.new(players=5, seed=seed).view()
        shown = {"basic": 1, "creature": 0}
        for entry in view["homestead"].values():
            wanted = {"rookery": 3, "statue": 2}.get(entry["location"], shown.get(entry["kind"], 0))
            assert entry["nests"] == {"empty": wanted, "taken": 0}
        assert view["nests_away"] == 10 - sum(entry["nests"]["empty"] for entry in view["homestead"].values())


@pytest.mark.clause("perch.setup.creatures")
def test_only_creatures_whose_homes_are_in_play_take_part():
    pos = perch(hands=["b1"])
    assert [entry["creature"] for entry in pos.view()["creatures"]] == ["dog", "bee"]
    assert creature(pos, "dog")["location"] is None
    assert creature(pos, "dog")["seat"] is None
    assert why(pos, "activate owl") == ["setup.creatures: creature-not-in-play"]


@pytest.mark.clause("perch.setup.fountain")
@pytest.mark.parametrize(
    ("players", "levels", "points"),
    [(2, [4, 3, 2, 2, 1], [1, 2, 3, 4, 6]), (4, [4, 4, 4, 3, 2, 1], [1, 1, 2, 3, 5, 8])],
)
def test_the_fountain_has_a_side_for_few_and_one_for_many(players, levels, points):
    for count in (players, players + 1):
        view = GAME.new(players=count, seed=1).view()
        seats = list(view["fountain"].values())
        assert [sum(seat["level"] == level + 1 for seat in seats) for level in range(len(levels))] == levels
        assert [next(s["points"] for s in seats if s["level"] == level + 1) for level in range(len(levels))] == points
        assert view["birdhouses_away"] == view["lightning_away"] == count
        assert view["birdhouses"] == view["lightning"] == [0] * count


@pytest.mark.clause("perch.setup.flocks")
@pytest.mark.parametrize("players", COUNTS)
def test_every_flock_has_28_birds_and_everybody_starts_at_0(players):
    pos = GAME.new(players=players, seed=4)
    view = pos.view()
    assert pos.scores == [0] * players
    assert view["flocks"] == ["blue", "red", "yellow", "green", "purple"][: max(3, players)]
    assert view["roost"] == dict.fromkeys(view["flocks"], 28)  # objectives are chosen first
    assert why(perch(hands=["b1"]), "perch purple oak") == ["setup.flocks: no-such-flock"]


@pytest.mark.clause("perch.setup.bird-brained")
def test_with_two_players_a_third_flock_belongs_to_nobody():
    pos = GAME.new(players=2, seed=5, objectives=False)
    assert pos.view()["bird_brained"] == "yellow"
    assert len(pos.view()["hands"]) == 2
    assert GAME.new(players=3, seed=5).view()["bird_brained"] is None
    seats = set()
    while not pos.over:
        seats.add(pos.seat)
        pos.play(pos.legal()[0])
    assert seats == {0, 1}


@pytest.mark.clause("perch.setup.objectives")
@pytest.mark.parametrize(("players", "pool"), [(2, 12), (3, 17), (4, 17), (5, 18)])
def test_everybody_is_dealt_two_objectives_for_the_player_count_and_keeps_one(players, pool):
    fitting = {card["id"] for card in OBJECTIVE_CARDS if card["players"][0] <= players <= card["players"][1]}
    assert len(fitting) == pool
    pos = GAME.new(players=players, seed=6)
    dealt = pos.to_dict()["cards"]
    assert len({card for hand in dealt for card in hand}) == 2 * players
    assert {card for hand in dealt for card in hand} <= fitting
    asked = []
    for which in ("first", "second", "first", "second", "first")[:players]:
        assert legal(pos) == {"keep first", "keep second"}
        asked.append(pos.seat)
        pos.play(f"keep {which}")
        kept = dealt[asked[-1]][which == "second"]
        assert pos.to_dict()["cards"][asked[-1]][0] == kept
        assert pos.view(asked[-1])["objectives"][asked[-1]]["kept"]["objective"] == kept
    assert sorted(asked) == list(range(players))
    assert pos.decision != "objective"


@pytest.mark.clause("perch.setup.objectives")
def test_without_objectives_nobody_has_any():
    pos = GAME.new(players=4, seed=6, objectives=False)
    assert pos.decision == "turn"
    assert pos.view(0)["objectives"] is None


@pytest.mark.clause("perch.setup.start-order")
def test_chance_picks_the_first_player_and_the_others_follow_clockwise():
    starts = set()
    for seed in range(40):
        pos = GAME.new(players=4, seed=seed, objectives=False)
        order = pos.view()["order"]
        assert order == [(order[0] + turn) % 4 for turn in range(4)]
        assert pos.seat == order[0]
        assert named(pos.opening, "starts", "seat") == [str(order[0])]
        starts.add(order[0])
    assert starts == {0, 1, 2, 3}


@pytest.mark.clause("perch.setup.start-order", "perch.setup.objectives")
def test_the_turn_order_is_drawn_when_everybody_has_kept_an_objective():
    starts = set()
    for seed in range(12):
        pos = GAME.new(players=3, seed=seed)
        assert {event.name for event in pos.opening} == {"laid", "dealt"}
        for seat in range(3):
            assert (pos.seat, pos.decision, pos.view()["order"], pos.view()["phase"]) == (
                seat,
                "objective",
                [],
                "setup",
            )
            events = pos.play("keep first")
        assert [event.name for event in events][:3] == ["kept", "starts", "round"]
        assert [str(pos.view()["order"][0])] == named(events, "starts", "seat")
        starts.add(pos.view()["order"][0])
    assert starts == {0, 1, 2}


@pytest.mark.parametrize("location", range(24))
def test_every_location_is_drawn_and_has_its_printed_row(location):
    rows = {
        "birch": "5/3/3 n1", "ash": "5/3/2 n1", "elm": "5/0/2 n1", "oak": "6/4/3 n1", "pine": "3/5/2 n1",
        "maple": "4/7/3 n1", "doghouse": "1/3/1 n0", "country-house": "0/1/1 n0", "hawks-nest": "1/1/2 n0",
        "foxs-den": "0/0/1 n0", "cornfield": "0/2/2 n0", "thorn-bush": "1/2/3 n0", "owl-barn": "3/2/1 n0",
        "beehive": "2/4/2 n0", "park-bench": "0/1/3 n0", "early-bird": "3/4/5 n0", "rookery": "1/0/1 n3",
        "birdbath": "2/0/1 n0", "feeder": "3/1/1 n0", "statue": "1/2/1 n2", "high-perch": "1/2/1 n0",
        "power-lines": "3/4/5 n0", "hanging-nest": "5/3/1 n0", "overstuffed": "4/5/6 n0",
    }  # fmt: skip
    card = LOCATION_CARDS[location]
    assert "/".join(map(str, card["points"])) + f" n{card['nests']}" == rows[card["id"]]
    assert Kind(KIND[location]).word == card["kind"]
    drawn = HOMESTEADS[2].replace("pine", card["id"]) if card["id"] not in HOMESTEADS[2] else HOMESTEADS[2]
    assert place(perch(drawn), card["id"])["points"] == card["points"]
