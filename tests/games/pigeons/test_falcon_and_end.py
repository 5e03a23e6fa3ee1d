"""The falcon, what it leaves behind, and the end of the game."""

import pytest

from birdtable.games.pigeons.content import SQUARE_NAMES
from birdtable.text import LANGUAGES
from tests.games.asking import play
from tests.games.pigeons.builder import FALCONS, GAME, LAST_TURN, city, clauses, fly_falcon, names, place_of, poop

FLOCKS = {"red-1": "a8nw", "yellow-1": "c6nw", "yellow-2": "c6ne"}


# ---------------------------------------------------------------------- aiming


@pytest.mark.clause("pigeons.falcon.roost")
@pytest.mark.clause("pigeons.falcon.decline")
def test_any_roost_or_none():
    position = city(FLOCKS, **FALCONS)
    assert [str(action) for action in position.legal()] == ["roost nw", "roost ne", "roost se", "roost sw", "decline"]
    play(position, "decline")
    assert (position.seat, position.decision) == (1, "roost")


@pytest.mark.clause("pigeons.falcon.aim")
def test_the_rod_is_aimed_by_quarters_of_a_degree():
    position = city(FLOCKS, **FALCONS)
    play(position, "roost se")
    assert [position.legal()[k].args["degrees"] for k in (0, -1)] == ["2", "88"]
    play(position, "azimuth 44")
    assert [position.legal()[k].args["degrees"] for k in (0, -1)] == ["8", "28"]
    play(position, "elevation 12")
    assert len(position.legal()) == 32
    assert clauses(position, "azimuth 40") == ["falcon.aim"]


@pytest.mark.parametrize(
    ("azimuth", "elevation", "sideways", "upwards"),
    [(2, 8, (0, 3), (0, 1)), (88, 28, (-4, 0), (-2, 0)), (2, 12, (0, 3), (-2, 1)), (44, 28, (-4, 3), (-2, 0))],
)
def test_fine_aims_stay_within_the_range(azimuth, elevation, sideways, upwards):
    position = city(FLOCKS, **FALCONS)
    play(position, "roost se", f"azimuth {azimuth}", f"elevation {elevation}")
    trims = [(int(one.args["sideways"]), int(one.args["upwards"])) for one in position.legal()]
    allowed = [range(first, last + 1) for first, last in (sideways, upwards)]
    assert trims == [(a, e) for a in allowed[0] for e in allowed[1]]
    if len(trims) < 32:
        refused = next(f"trim {a} {e}" for a in range(-4, 4) for e in range(-2, 2) if (a, e) not in trims)
        assert clauses(position, refused) == ["falcon.aim"]


@pytest.mark.clause("pigeons.falcon.error")
def test_the_aim_flown_has_half_a_degree_of_error():
    def flown(number):
        position = city(FLOCKS, **FALCONS, key=[number, 2, 3, 4, 5, 6, 7, 8])
        fly_falcon(position)
        flight = position.view()["flight"]
        return flight["azimuth"] - 44, flight["elevation"] - 12

    errors = [error for number in range(60) for error in flown(number)]
    assert 0.4 < (sum(error**2 for error in errors) / len(errors)) ** 0.5 < 0.6
    assert flown(1) == flown(1)


@pytest.mark.clause("pigeons.falcon.rod")
def test_a_rod_that_touches_makes_the_flight_void():
    position = city(FLOCKS, **FALCONS)
    events = fly_falcon(position, "touch building-d5")
    assert names(events)[-1] == "void"
    flown = next(event.values for event in events if event.name == "aimed")
    assert events[-1].values == {**{k: flown[k] for k in ("seat", "azimuth", "elevation")}, "thing": "building-d5"}
    assert (position.seat, position.scores) == (1, [0, 0])
    position = city(FLOCKS, **FALCONS)
    fly_falcon(position, "strike yellow-1", "die")
    assert clauses(position, "touch red-1") == clauses(position, "stick") == ["falcon.rod"]


@pytest.mark.clause("pigeons.falcon.stuck")
def test_a_falcon_that_friction_holds_is_told_as_such():
    position = city(FLOCKS, **FALCONS)
    events = fly_falcon(position, "stick")
    assert names(events)[-1] == "stuck"
    assert position.seat == 1


@pytest.mark.clause("pigeons.falcon.tremor")
def test_the_tremor_comes_from_the_stream_of_the_table():
    def tremor(seed, reflex):
        position = city(FLOCKS, **LAST_TURN, seat=1, key=[seed] + [4] * 7, options={"reflex": reflex})
        play(position, "end")
        return position.view()["tremor"]

    assert tremor(1, True) == tremor(1, True) != tremor(2, True)
    assert len(tremor(1, True)) == 6
    assert tremor(1, False) is None


@pytest.mark.clause("pigeons.after.building")
def test_a_building_ends_what_counts_and_who_is_put_back_is_named():
    position = city(FLOCKS, **FALCONS)
    events = fly_falcon(
        position, "strike yellow-1", "die", "totter yellow-2", "meet building-c6", "spare red-1", "rest"
    )
    told = [name for name in names(events) if name not in ("aimed", "round", "turn")]
    assert told == ["struck", "killed", "tottered", "met", "spared", "rested"]
    assert place_of(position, "red-1") == "a8nw"
    position = city(FLOCKS, **FALCONS)
    fly_falcon(position)
    assert clauses(position, "spare red-1") == ["after.building"]
    play(position, "meet building-c6")
    assert clauses(position, "strike red-1") == clauses(position, "meet building-d5") == ["after.building"]


@pytest.mark.clause("pigeons.falcon.release")
def test_nobody_chooses_what_the_falcon_does():
    position = city(FLOCKS, **FALCONS)
    fly_falcon(position)
    assert position.seat is None
    assert position.chance
    assert clauses(position, "decline") == ["falcon.release"]
    assert clauses(city(FLOCKS, **FALCONS), "strike yellow-1") == ["falcon.release"]


@pytest.mark.clause("pigeons.falcon.lie")
def test_the_fallen_lie_until_all_have_flown():
    position = city(FLOCKS, **FALCONS)
    fly_falcon(position, "strike yellow-1", "fall 0", "to c6sw", "rest")
    fallen = next(one for one in position.view()["pigeons"] if one["pigeon"] == "yellow-1")
    assert (fallen["place"], fallen["posture"]) == ("c6sw", "lying")
    play(position, "decline")
    risen = next(one for one in position.view()["pigeons"] if one["pigeon"] == "yellow-1")
    assert (risen["place"], risen["posture"]) == ("c6sw", "upright")


# ---------------------------------------------------------------------- afterwards


@pytest.mark.clause("pigeons.after.standing")
def test_who_stands_stays_and_who_was_pushed_stands_where_it_came():
    position = city(FLOCKS, **FALCONS)
    fly_falcon(position, "strike yellow-1", "stay 0", "to c6sw", "rest")
    play(position, "decline")
    assert [place_of(position, name) for name in ("yellow-1", "yellow-2", "red-1")] == ["c6sw", "c6ne", "a8nw"]


@pytest.mark.clause("pigeons.after.injured")
def test_the_injured_stand_up_without_harm():
    position = city(FLOCKS, **FALCONS)
    fly_falcon(position, "strike yellow-1", "fall 0", "to b7se", "rest")
    events = play(position, "decline")
    assert "rose" in names(events)
    assert place_of(position, "yellow-1") == "b7se"
    assert position.view()["seats"][1]["alive"] == 2


@pytest.mark.clause("pigeons.after.nearest")
def test_a_taken_square_sends_them_to_the_nearest_on_the_same_roof():
    position = city(FLOCKS, **FALCONS)
    fly_falcon(position, "strike yellow-1", "fall 0", "to c6ne", "rest")
    play(position, "decline")
    assert place_of(position, "yellow-1") == "c6nw"  # c6se is as near, but comes later in reading order
    full = {f"yellow-{n}": f"c6{q}" for n, q in enumerate(("nw", "ne", "sw", "se"), 1)}
    position = city({**full, "red-1": "a8nw"}, **FALCONS)
    fly_falcon(position, "strike red-1", "fall 0", "to c6nw", "rest")
    play(position, "decline")
    assert place_of(position, "red-1") == "b7se"


def test_of_two_on_one_square_the_one_nearest_to_its_middle_stands_up_first():
    position = city(FLOCKS, **FALCONS)
    fly_falcon(position, "strike yellow-2", "fall 4", "to c6sw", "rest")
    fly_falcon(position, "strike yellow-1", "stay 1", "to c6sw", "rest")  # a later flight
    assert place_of(position, "yellow-1") == "c6sw"
    assert place_of(position, "yellow-2") == "c6nw"


def test_of_equals_the_one_that_was_moved_first_stands_up_first():
    position = city(FLOCKS, **FALCONS)
    fly_falcon(position, "strike yellow-2", "fall 2", "to c6sw", "strike yellow-1", "fall 2", "to c6sw", "rest")
    play(position, "decline")
    assert place_of(position, "yellow-2") == "c6sw"
    assert place_of(position, "yellow-1") == "c6nw"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_was_only_pushed_does_not_rise(language):
    position = city(FLOCKS, **FALCONS)
    fly_falcon(position, "strike yellow-1", "stay 0", "to c6sw", "strike red-1", "fall 0", "to a8ne", "rest")
    text = GAME.text(language)
    pushed, fallen = (text.event(event) for event in play(position, "decline") if event.name == "rose")
    assert pushed.split(" c6")[0].split("yellow")[-1] != fallen.split(" a8")[0].split("red")[-1]


def test_one_of_a_thing_is_told_as_one():
    text = GAME.text("en")
    refused = city({"red-1": "a8ne"}, cloaca=[0, 0]).why_not("poop 1 east")[0]
    assert text.reason(refused, {}).startswith("Needs 1 cube in the cloaca")
    told = [text.event(event) for event in play(city({"red-1": "a8ne"}, actions_left=1), "end")]
    assert any("1 action unused" in sentence for sentence in told)
    position = ending({"red-1": "a8nw", "yellow-1": "d5nw"})
    assert any("1 pigeon alive: 1 point." in text.event(event) for event in play(position, "decline"))


@pytest.mark.clause("pigeons.after.dead")
@pytest.mark.clause("pigeons.after.blood")
def test_the_dead_go_to_the_bag_and_pay_a_droplet():
    position = city(FLOCKS, **FALCONS)
    fly_falcon(position, "strike yellow-1", "die", "strike red-1", "die", "rest")
    assert place_of(position, "yellow-1") == place_of(position, "red-1") == "bag"
    assert position.view()["seats"][0]["droplets"] == 1  # none for one's own
    assert position.scores == [1, 0]
    position = city(FLOCKS, **FALCONS, options={"own_blood": True})
    fly_falcon(position, "strike yellow-1", "die", "strike red-1", "die", "rest")
    assert position.scores == [2, 0]


@pytest.mark.clause("pigeons.after.last")
def test_the_last_to_knock_an_injured_pigeon_down_is_paid():
    position = city(FLOCKS, **FALCONS)
    fly_falcon(position, "strike red-1", "fall 0", "to a8ne", "rest")
    fly_falcon(position, "strike red-1", "die", "rest")
    assert position.scores == [0, 1]


@pytest.mark.clause("pigeons.after.chain")
def test_chain_hits_count_for_the_flyer():
    position = city(FLOCKS, **FALCONS)
    fly_falcon(position, "strike yellow-1", "die", "topple yellow-2", "die", "rest")
    assert position.scores == [2, 0]
    assert (position.seat, position.decision) == (1, "roost")
    assert clauses(position, "rest") == ["falcon.release"]


@pytest.mark.clause("pigeons.after.mercy")
def test_a_lost_flock_may_begin_again_in_a_park():
    position = city({"red-1": "a8nw"}, actions_left=1)
    play(position, "end")
    assert (position.seat, position.decision) == (1, "mercy")
    assert [str(action) for action in position.legal()][:2] == ["nest north", "nest east"]
    declined = position.copy()
    play(position, "nest east")
    assert place_of(position, "yellow-1") == "park-east"
    assert (position.decision, position.view()["actions_left"]) == ("turn", 5)
    play(declined, "decline")
    assert (declined.decision, declined.view()["seats"][1]["alive"]) == ("turn", 0)


@pytest.mark.clause("pigeons.after.griffin")
def test_the_griffin_goes_left():
    position = city(FLOCKS, **{**FALCONS, "turn": 2}, seat=1)
    play(position, "decline")
    assert (position.view()["griffin"], position.seat, position.view()["round"]) == (1, 1, 2)


# ---------------------------------------------------------------------- the end


@pytest.mark.clause("pigeons.end.trigger")
@pytest.mark.clause("pigeons.end.finish")
def test_the_last_cube_makes_the_round_the_last():
    position = city({"red-1": "a8ne", "yellow-1": "h1nw"}, supply=[0, 8], cloaca=[1, 4])
    events = poop(position, "poop 1 east", "land b8 hit")
    assert "emptied" in names(events)
    assert not position.over
    play(position, "end", "end", "end", "end")
    assert position.decision == "roost"
    assert position.view()["streets"]["b8"] is None  # no refill
    events = play(position, "decline", "decline")
    assert position.over
    assert position.scores == [2, 1]  # the tile and a pigeon; a pigeon
    assert names(events)[-1] == "won"


@pytest.mark.clause("pigeons.end.limit")
@pytest.mark.parametrize("limit", [12, 8])
def test_the_last_round_allowed_ends_the_game(limit):
    fields = {**FALCONS, "turn": 2, "round_number": limit - 1}
    position = city(FLOCKS, **fields, seat=1, options={"round_limit": limit})
    play(position, "decline")
    assert (position.view()["round"], position.view()["last_round"]) == (limit, True)


def test_without_a_limit_rounds_go_on():
    fields = {**FALCONS, "turn": 2, "round_number": 200}
    position = city(FLOCKS, **fields, seat=1, options={"round_limit": 0})
    play(position, "decline")
    assert (position.view()["round"], position.view()["last_round"]) == (201, False)


def ending(pigeons, **fields):
    """The city before the very last decision."""
    return city(pigeons, **{**FALCONS, "turn": 2, "ending": 1, **fields}, seat=1)


@pytest.mark.clause("pigeons.end.pigeons")
def test_the_living_count_in_parks_too():
    position = ending({"red-1": "a8nw", "red-2": "park-west", "yellow-1": "d5nw"})
    play(position, "decline")
    assert position.scores == [2, 1]


@pytest.mark.clause("pigeons.end.house-rule")
def test_by_the_house_rule_a_pigeon_is_worth_its_roof():
    pigeons = {"red-1": "a8nw", "red-2": "park-west", "yellow-1": "d5nw", "yellow-2": "b7nw"}
    position = ending(pigeons, options={"roof_points": True})
    play(position, "decline")
    assert position.scores == [1 + 1, 4 + 2]  # a pigeon on two inches is worth two


@pytest.mark.clause("pigeons.end.winner")
def test_the_printed_example_scores_17_with_four_people():
    pigeons = {f"red-{n + 1}": square for n, square in enumerate(SQUARE_NAMES[:6])}
    position = ending(
        pigeons,
        tiles_won=[["trio-1", "pedestrian-16", "car-10", "car-11", "car-12"], []],
        face_down=[["walker-8"], []],
        face_down_known=[[255], [0]],
        droplets=[5, 0],
        score=[7 - 1 + 5, 0],
    )
    play(position, "decline")
    assert position.scores[0] == 17
    assert position.view()["seats"][0]["people"] == 4
    assert position.winners == [0]


@pytest.mark.clause("pigeons.end.tie")
def test_ties_go_to_people_then_cubes_then_are_shared():
    def winners(**fields):
        position = ending({"red-1": "a8nw", "yellow-1": "h8nw"}, **fields)
        play(position, "decline")
        return position.winners

    assert winners(tiles_won=[["car-12"], ["pedestrian-16"]], score=[1, 1]) == [1]
    assert winners(supply=[8, 7], cloaca=[4, 4]) == [0]
    assert winners() == [0, 1]


@pytest.mark.clause("pigeons.end.open")
def test_only_the_reserve_is_hidden():
    position = city(FLOCKS, **LAST_TURN, tiles={"g8": "walker-1"}, cubes=[(0, "g8", "hit"), (1, "g8", "umbrella")])
    play(position, "end")
    for seat in (0, 1, None):
        assert position.view(seat)["seats"][1]["face_down"] == ["?"]
    dealt = {position.redeal(0, seed).states["face_down"][0, 1, 0] for seed in range(30)}
    assert len(dealt) > 10
    assert len(GAME.layout.pieces(position.states)["tiles"]) == 80
