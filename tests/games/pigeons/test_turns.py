"""Set-up, the round, and the actions of pigeon turns."""

import pytest

from birdtable.games.pigeons import content
from tests.games.asking import play
from tests.games.pigeons.builder import GAME, city, clauses, names, place_of

PAIR = {"red-1": "a8nw", "red-2": "a8ne"}


def crossing(square, direction):
    return 4 * content.SQUARE.value(square, 0) + "nesw".index(direction)


# ---------------------------------------------------------------------- set-up


@pytest.mark.clause("pigeons.setup.board")
def test_the_city_has_32_building_spaces_and_32_streets():
    spaces = [space for one in content.CITY["structure"] for space in one["spaces"]]
    assert len(set(spaces)) == len(spaces) == 32
    assert len(content.STREET.words(0)) == 32
    assert not set(spaces) & set(content.STREET.words(0))
    assert [one["number"] for one in content.CITY["structure"]] == list(range(1, 24))
    assert [len(content.CITY["spare_structure"]) + len(content.CITY["structure"])] == [25]
    heights = [one["height"] for one in content.CITY["structure"]]
    assert [heights.count(height) for height in (4, 3, 2, 1)] == [1, 6, 8, 8]


@pytest.mark.clause("pigeons.setup.squares")
def test_there_are_128_roof_squares_with_one_pigeon_each():
    assert content.SQUARES == 128
    position = GAME.new(players=2, seed=1)
    square = position.legal()[0].args["square"]
    position.play(f"place {square}")
    assert clauses(position, f"place {square}") == ["setup.squares"]


def test_flights_of_the_city_are_those_of_the_map():
    steps = [c for c in range(content.FROM_PARK) if content.LANDS[c] >= 0 and content.GAP[c] == 0]
    streets = [int(content.GAP[c]) for c in range(content.FROM_PARK) if content.GAP[c] > 0]
    assert len(steps) == 304
    assert {width: streets.count(width) for width in (2, 4, 8)} == {2: 96, 4: 40, 8: 8}
    assert len(streets) == 144
    assert sum(int(other) >= 0 for row in content.PARTNERS for other in row) == 2 * 250
    assert all(content.LANDS[c] >= 0 for c in range(content.FROM_PARK, content.CROSSINGS))


@pytest.mark.clause("pigeons.setup.tiles")
def test_every_street_gets_a_tile_and_48_are_left():
    position = GAME.new(players=2, seed=1)
    assert all(position.view()["streets"].values())
    assert position.view()["reserve"] == 48
    assert names(position.opening).count("laid") == 32


@pytest.mark.clause("pigeons.setup.cubes")
def test_everybody_has_eleven_cubes_and_one():
    for seat in GAME.new(players=5, seed=1).view()["seats"]:
        assert (seat["supply"], seat["cloaca"]) == (11, 1)


@pytest.mark.clause("pigeons.setup.flock")
@pytest.mark.clause("pigeons.setup.placement")
def test_players_place_six_pigeons_in_turn_from_the_griffin():
    position = GAME.new(players=3, seed=3)
    griffin, seats = position.view()["griffin"], []
    while position.decision == "place":
        seats.append(position.seat)
        position.play(position.legal()[-1])
    assert seats == [(griffin + turn) % 3 for turn in range(18)]
    assert [one["alive"] for one in position.view()["seats"]] == [6, 6, 6]
    assert [one["place"] for one in position.view()["pigeons"]].count("bag") == 6
    assert position.seat == griffin


@pytest.mark.clause("pigeons.setup.start-player")
def test_chance_chooses_the_start_player():
    griffins = {GAME.new(players=5, seed=seed).view()["griffin"] for seed in range(40)}
    assert griffins == {0, 1, 2, 3, 4}
    assert {GAME.new(players=5, seed=seed, first_seat=True).view()["griffin"] for seed in range(5)} == {0}


@pytest.mark.clause("pigeons.setup.quadrants")
def test_the_last_pigeons_must_go_to_the_missing_quadrants():
    position = GAME.new(players=2, seed=1)
    first = position.seat
    north_west = [name for name, quadrant in zip(content.SQUARE_NAMES, content.QUADRANT, strict=True) if quadrant == 0]
    for turn in range(12):
        if turn in (6, 8, 10) and position.seat == first:
            assert clauses(position, f"place {north_west[turn]}") == ["setup.quadrants"]
            position.play(next(one for one in position.legal() if one.args["square"] not in north_west))
        elif position.seat == first:
            position.play(f"place {north_west[turn]}")
        else:
            position.play(position.legal()[-1])
    assert {one["quadrants_missing"] for one in position.view()["seats"]} == {0}


# ---------------------------------------------------------------------- the round and the turn


@pytest.mark.clause("pigeons.round.order")
@pytest.mark.clause("pigeons.round.phases")
@pytest.mark.clause("pigeons.falcon.order")
def test_turns_go_round_and_back_then_everybody_flies():
    position = GAME.new(players=4, seed=5)
    while position.decision == "place":
        position.play(position.legal()[0])
    griffin, seats = position.seat, []
    for _ in range(8):
        seats.append((position.seat - griffin) % 4)
        position.play("end")
    assert seats == [0, 1, 2, 3, 3, 2, 1, 0]
    flyers = []
    while position.decision == "roost":
        flyers.append((position.seat - griffin) % 4)
        position.play("decline")
    assert flyers == [0, 1, 2, 3]
    assert (position.decision, (position.seat - griffin) % 4) == ("turn", 1)


@pytest.mark.clause("pigeons.turn.actions")
def test_a_turn_has_five_actions_repeated_at_will():
    position = city({"red-1": "a8nw", "yellow-1": "h1nw"}, cloaca=[0, 0])
    play(position, "feed", "feed", "fly 1 east", "fly 1 west")
    assert position.view()["actions_left"] == 1
    play(position, "feed")
    assert position.seat == 1
    assert position.view()["actions_left"] == 5
    assert clauses(position, "place a8nw") == ["turn.actions"]


@pytest.mark.clause("pigeons.turn.unused")
def test_unused_actions_are_lost():
    position = city({"red-1": "a8nw"})
    events = play(position, "fly 1 east", "end")
    assert next(event for event in events if event.name == "ended").values["left"] == 4
    assert (position.seat, position.view()["actions_left"]) == (1, 5)


# ---------------------------------------------------------------------- feed


@pytest.mark.clause("pigeons.feed.feed")
def test_feeding_moves_a_cube_into_the_cloaca():
    position = city(supply=[8, 8], cloaca=[1, 1])
    play(position, "feed")
    assert (position.view()["seats"][0]["supply"], position.view()["seats"][0]["cloaca"]) == (7, 2)


@pytest.mark.clause("pigeons.feed.limit")
def test_the_cloaca_holds_four():
    assert clauses(city(cloaca=[4, 4]), "feed") == ["feed.limit"]


@pytest.mark.clause("pigeons.feed.once")
def test_spent_cubes_do_not_come_back():
    assert clauses(city(supply=[0, 8], cloaca=[2, 4]), "feed") == ["feed.once"]


# ---------------------------------------------------------------------- fly


@pytest.mark.clause("pigeons.fly.straight")
def test_a_flight_is_a_step_or_goes_straight_over_the_street():
    position = city({"red-1": "a8nw", "red-2": "d8se"})
    play(position, "fly 1 east")
    assert place_of(position, "red-1") == "a8ne"
    play(position, "fly 1 east")
    assert place_of(position, "red-1") == "c8nw"
    play(position, "fly 2 east")  # a touching structure
    assert place_of(position, "red-2") == "e8sw"
    assert clauses(position, "fly 1 north") == ["fly.straight"]
    assert clauses(position, "fly 3 north") == ["fly.straight"]
    play(position, "fly 2 south")
    assert place_of(position, "red-2") == "e5nw"


@pytest.mark.clause("pigeons.fly.occupied")
def test_nobody_stays_on_an_occupied_square():
    position = city({"red-1": "a8nw", "red-2": "a8ne"}, actions_left=1)
    assert clauses(position, "fly 1 east") == ["fly.occupied"]


@pytest.mark.clause("pigeons.fly.through")
def test_a_pigeon_over_another_must_fly_on_at_once():
    position = city({"red-1": "a8nw", "red-2": "a8ne"}, actions_left=2)
    play(position, "fly 1 east")
    assert position.view()["aloft"] == "red-1"
    assert clauses(position, "end") == clauses(position, "feed") == clauses(position, "fly 2 south") == ["fly.through"]
    play(position, "fly 1 south")
    assert place_of(position, "red-1") == "a8se"
    assert position.view()["aloft"] is None


def test_the_square_that_a_pigeon_leaves_is_free_to_come_back_to():
    squares = {"red-1": "c8nw", "yellow-1": "a8ne", "yellow-2": "a8nw", "yellow-3": "a8se"}
    position = city(squares, actions_left=2)
    assert not clauses(position, "poop 1 west")
    play(position, "fly 1 west")
    assert (position.view()["aloft"], [str(action) for action in position.legal()]) == (
        "red-1",
        ["fly 1 east", "poop 1 east", "deuce 1 east"],
    )
    play(position, "fly 1 east")
    assert place_of(position, "red-1") == "c8nw"
    assert clauses(city(squares, actions_left=1), "fly 1 west") == ["fly.occupied"]
    dear = city(squares, actions_left=2, options={"deuce_price": 2})
    assert clauses(dear, "deuce 1 west") == ["fly.occupied"]


@pytest.mark.clause("pigeons.fly.return")
def test_a_mishap_over_another_pigeon_sends_it_back():
    squares = {"red-1": "a8nw", "red-2": "a8ne"}
    position = city(squares, actions_left=2, options={"reflex": True})
    play(position, "fly 1 east", "poop 1 east", "line 0")
    events = play(position, "early")
    assert "returned" in names(events)
    assert place_of(position, "red-1") == "a8nw"
    assert position.seat == 1


# ---------------------------------------------------------------------- mate


@pytest.mark.clause("pigeons.mate.beside")
@pytest.mark.clause("pigeons.mate.park")
def test_two_side_by_side_bring_a_third():
    position = city({"red-1": "a8nw", "red-2": "a8se"})
    play(position, "mate south")
    assert place_of(position, "red-3") == "park-south"
    assert position.view()["seats"][0]["alive"] == 3
    assert clauses(city({"red-1": "a8nw", "red-2": "b7nw"}), "mate south") == ["mate.beside"]


def test_mating_needs_the_same_height():
    other_height = {"red-1": "b7sw", "red-2": "a6ne"}  # two inches and one
    assert clauses(city(other_height), "mate north") == ["mate.beside"]
    full = {f"red-{n + 1}": square for n, square in enumerate(content.SQUARE_NAMES[:8])}
    assert clauses(city(full), "mate north") == ["mate.park"]


@pytest.mark.clause("pigeons.mate.limit")
def test_two_in_parks_are_enough():
    position = city({**PAIR, "red-3": "park-north", "red-4": "park-east"})
    assert clauses(position, "mate north") == ["mate.limit"]


@pytest.mark.clause("pigeons.mate.safe")
def test_the_falcon_cannot_strike_in_parks():
    from tests.games.pigeons.builder import FALCONS, fly_falcon

    position = city({"red-1": "a8nw", "yellow-1": "park-north"}, **FALCONS)
    fly_falcon(position)
    assert clauses(position, "strike yellow-1") == ["after.dead"]
    assert not clauses(position, "strike red-1")


@pytest.mark.clause("pigeons.mate.leave")
def test_pigeons_leave_parks_along_a_lane_and_never_return():
    position = city({"red-1": "park-north"})
    play(position, "leave north 3")
    assert place_of(position, "red-1") == "b7nw"
    assert clauses(position, "fly 1 north") == ["fly.straight"]
    assert clauses(position, "leave north 3") == ["mate.leave"]
    position = city({"red-1": "park-north"})
    assert not clauses(position, "poop-leaving north 3")
    assert clauses(position, "poop-leaving north 1") == ["poop.crossing"]


# ---------------------------------------------------------------------- cross-flock mating

NEIGHBOURS = {"red-1": "a8nw", "yellow-1": "a8ne"}


@pytest.mark.clause("pigeons.cross.spares")
def test_cross_flock_mating_needs_neighbours_and_spares_on_both_sides():
    assert not clauses(city(NEIGHBOURS), "cross 1")
    assert clauses(city({"red-1": "a8nw", "yellow-1": "h1nw"}), "cross 1") == ["cross.spares"]
    full = {f"yellow-{n + 1}": square for n, square in enumerate(content.SQUARE_NAMES[1:9])}
    assert [r.message for r in city({"red-1": "a8nw", **full}).why_not("cross 1")] == ["reason-no-spare"]
    assert clauses(city(NEIGHBOURS), "cross 0") == clauses(city(NEIGHBOURS), "cross 3") == ["cross.spares"]


@pytest.mark.clause("pigeons.cross.draw")
@pytest.mark.clause("pigeons.cross.place")
def test_a_blind_draw_decides_whose_pigeon_comes_and_its_owner_places_it():
    owners = set()
    for number in range(12):
        position = city(NEIGHBOURS, key=[number, 2, 3, 4, 5, 6, 7, 8])
        play(position, "cross 1")
        owner = position.seat
        owners.add(owner)
        assert position.decision == "nest"
        play(position, "nest west")
        assert position.view()["seats"][owner]["alive"] == 2
        assert position.view()["seats"][1 - owner]["alive"] == 1
        assert (position.seat, position.view()["actions_left"]) == (0, 4)
    assert owners == {0, 1}


def test_cross_flock_mating_may_exceed_two_in_parks():
    parks = {"red-2": "park-north", "red-3": "park-east"}
    assert not clauses(city({**NEIGHBOURS, **parks}), "cross 1")


def test_heights_for_drops_are_those_of_the_tallest_neighbour():
    assert int(content.TALLEST[crossing("a8ne", "e")]) == 2
    assert int(content.TALLEST[crossing("d8se", "s")]) == 4
    assert {int(height) for height in content.TALLEST if height} == {2, 3, 4}
    assert int(content.HEIGHT.max()) == 4
    assert len(content.TILES) == 80
