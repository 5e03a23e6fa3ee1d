"""Dropping cubes and scoring tiles."""

import pytest

from birdtable.bots import Knowledge, RandomBot
from birdtable.games.pigeons import model, pooping
from birdtable.games.pigeons.content import GAP, QUANTILES, TALLEST, TILE, TILE_NAMES, TILES, Axis, Hand, Touch
from birdtable.table.opening import opening
from birdtable.table.table import Table
from birdtable.table.undo import ALONE, FREE
from tests.games.asking import play
from tests.games.pigeons.builder import GAME, LAST_TURN, city, clauses, names, place_of, poop

ONE = {"red-1": "a8ne"}


# ---------------------------------------------------------------------- poop


@pytest.mark.clause("pigeons.poop.crossing")
def test_poop_is_a_flight_over_a_street_with_a_cube():
    position = city(ONE)
    poop(position, "poop 1 east", "land b8 hit")
    assert place_of(position, "red-1") == "c8nw"
    assert position.view()["seats"][0]["cloaca"] == 3
    assert position.view()["actions_left"] == 4
    assert clauses(position, "poop 1 east") == ["poop.crossing"]  # a step along the roof
    assert clauses(city(ONE, cloaca=[0, 0]), "poop 1 east") == ["poop.crossing"]


@pytest.mark.clause("pigeons.poop.height")
def test_cubes_fall_from_the_tallest_structure_at_the_street():
    position = city({"red-1": "d8se"})
    play(position, "poop 1 south")
    assert position.view()["drop"]["height"] == 4
    assert position.view()["drop"]["width"] == 4
    assert int(TALLEST.max()) == 4


@pytest.mark.clause("pigeons.poop.line")
def test_nine_lines_and_releases_over_the_whole_street():
    position = city(ONE)
    play(position, "poop 1 east")
    assert [str(action) for action in position.legal()] == [f"line {line}" for line in range(-4, 5)]
    play(position, "line 4")
    assert len(position.legal()) == 16
    assert clauses(position, "release 16") == ["poop.line"]
    assert position.view()["drop"]["line"] == 0.5


@pytest.mark.clause("pigeons.poop.release")
def test_who_times_a_drop_may_hold_on():
    position = city(ONE, options={"reflex": True})
    events = play(position, "poop 1 east", "line 0", "hold")
    assert names(events)[-2:] == ["held", "flew"]
    assert place_of(position, "red-1") == "c8nw"
    assert position.view()["seats"][0]["cloaca"] == 4
    position = city(ONE)
    play(position, "poop 1 east", "line 0")
    assert clauses(position, "hold") == clauses(position, "press 3") == ["poop.release"]


def test_who_times_a_deuce_may_keep_the_second_cube():
    position = city(ONE, options={"reflex": True})
    play(position, "deuce 1 east", "line 0", "press 3")
    assert {action.verb for action in position.legal()} == {"release", "press", "hold"}
    assert clauses(position, "press 16") == ["poop.line"]
    events = play(position, "hold")
    assert next(event.values["cubes"] for event in events if event.name == "released") == 1
    play(position, "land b8 hit", "east 1", "south 1")
    assert (position.decision, position.view()["actions_left"]) == ("turn", 4)
    assert position.view()["seats"][0]["cloaca"] == 3
    assert len(position.view()["cubes"]) == 1
    assert clauses(position, "deuce 1 west") == ["deuce.once"]


@pytest.mark.clause("pigeons.poop.error")
def test_the_hand_errs_by_the_tables_stream_and_less_with_reflexes():
    def flown(number, *releases, reflex=True):
        position = city(ONE, key=[number, 2, 3, 4, 5, 6, 7, 8], options={"reflex": reflex})
        play(position, "poop 1 east" if len(releases) == 1 else "deuce 1 east", "line 0", *releases)
        drop = position.view()["drop"]
        assert drop["released"][0] >= 0
        return drop["released"][0] - 1.0, drop["line"]

    spread = [[flown(number, release) for number in range(60)] for release in ("release 8", "press 8")]
    along, across = ([sum(one[k] ** 2 for one in many) / 60 for many in spread] for k in (0, 1))
    assert 0.2**2 < along[0] < 0.4**2
    assert along[1] < along[0] / 2
    assert across[1] < across[0] / 2
    assert flown(3, "release 8") == flown(3, "release 8") == flown(3, "release 8", reflex=False)
    deuce = [flown(3, one, other) for one in ("release 8", "press 8") for other in ("release 8", "press 8")]
    assert deuce[0] == deuce[1] == deuce[2] != deuce[3]  # a hand times the whole flight or not at all


def test_the_hand_errs_to_both_sides_alike(monkeypatch):
    drawn = iter(range(QUANTILES))
    monkeypatch.setattr(pooping, "below", lambda state, count: next(drawn))
    state = GAME.layout.python(GAME.layout.blank(2))
    state.crossing = int(GAP.argmax())
    assert sum(pooping.hand_error(state, Hand.chosen, Axis.along) for _ in range(QUANTILES)) == 0


def test_bots_choose_in_peace_at_a_table_with_reflexes():
    position = city(ONE, options={"reflex": True})
    play(position, "poop 1 east", "line 0")
    verbs = {action.verb for action in position.legal()}
    assert verbs == {"release", "press", "early", "slip", "hold"}
    assert {action.verb for action in Knowledge(position).legal} == {"release"}
    assert {RandomBot(seed).choose(Knowledge(position)).verb for seed in range(60)} == {"release"}


@pytest.mark.parametrize("act", ["early", "slip", "hold", "press 3"])
def test_everybody_sees_what_a_hand_has_done(act):
    position = city(ONE, options={"reflex": True})
    play(position, "deuce 1 east", "line 0")
    before = position.learned
    play(position, act)
    assert position.learned == before + 1


def test_a_mishap_is_not_taken_back_for_free():
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "gentle"}]
    plan = {"game": "pigeons", "options": {"reflex": True}, "seats": seats, "listed": False}
    entries = opening(lambda name: GAME, "ada", 1.0, plan, b"s" * 32, ["pigeons"])
    table = Table.open("t", b"s" * 32, lambda name: GAME, entries)
    table = table.after(table.sit("ada", 2.0, "c1", 0, "Ada", "", ""))
    table = table.after(table.begin("ada", 3.0, "c2"))
    for _ in range(12):
        action = table.position.legal()[-1]
        if table.bot_to_move is not None:
            table = table.after(table.play_as_bot(4.0, 1, table.moment, action.number))
        else:
            table = table.after(table.play("ada", 4.0, "", 0, table.moment, str(action)))
    if table.bot_to_move is not None:
        table = table.after(table.play_as_bot(4.0, 1, table.moment, table.position.action("end").number))
    for wish in ("poop", "line 0", "early"):
        action = next(one for one in table.position.legal() if str(one).startswith(wish))
        table = table.after(table.play("ada", 5.0, "", 0, table.moment, str(action)))
        assert table.undo(0).how == (ALONE if wish == "early" else FREE)


@pytest.mark.parametrize(
    ("flight", "mishap", "cubes"),
    [
        pytest.param("poop 1 east", "slip", 1, marks=pytest.mark.clause("pigeons.poop.slip")),
        pytest.param("deuce 1 east", "early", 2, marks=pytest.mark.clause("pigeons.poop.early")),
    ],
)
def test_a_mishap_of_the_hand_costs_the_action_and_every_cube_of_the_flight(flight, mishap, cubes):
    position = city(ONE, options={"reflex": True})
    play(position, flight, "line 0", mishap)
    assert place_of(position, "red-1") == "a8ne"
    assert position.view()["seats"][0]["cloaca"] == 4 - cubes
    assert position.view()["actions_left"] == 4
    assert position.view()["cubes"] == []


@pytest.mark.clause("pigeons.poop.slip")
def test_no_pigeon_slips_where_drops_are_not_timed():
    position = city(ONE)
    play(position, "poop 1 east", "line 0")
    assert clauses(position, "slip") == ["poop.slip"]


@pytest.mark.clause("pigeons.poop.rest")
def test_cubes_stay_where_they_lie_and_can_be_knocked():
    position = city({**ONE, "red-2": "a8se"})
    poop(position, "poop 1 east", "land b8 hit")
    cube = {"seat": 0, "street": "b8", "touch": "hit", "east": 8, "south": 8}
    assert position.view()["cubes"] == [cube]
    poop(position, "poop 2 east", "knock 1", "land b8 splash", "land b8 hit")
    assert [one["touch"] for one in position.view()["cubes"]] == ["splash", "hit"]
    assert clauses(position, "land b8 hit") == clauses(position, "east 3") == ["poop.rest"]


@pytest.mark.clause("pigeons.poop.lost")
def test_a_lost_cube_counts_for_nothing():
    position = city({**ONE, "red-2": "a8se"})
    poop(position, "poop 1 east", "lost")
    assert position.view()["cubes"] == []
    poop(position, "poop 2 east", "land b8 hit")
    position = city({**ONE, "red-2": "a8se"}, cubes=[(1, "b8", "hit"), (0, "b8", "umbrella")])
    events = poop(position, "poop 1 east", "knock 1", "lost", "land b8 splash")
    assert "swept" in names(events)
    assert [(one["seat"], one["touch"]) for one in position.view()["cubes"]] == [(0, "umbrella"), (0, "splash")]


# ---------------------------------------------------------------------- deuce


@pytest.mark.clause("pigeons.deuce.cubes")
def test_a_deuce_is_two_cubes_on_one_flight():
    position = city(ONE)
    play(position, "deuce 1 east", "line 0", "release 2", "release 9")
    assert position.view()["drop"]["falling"] == 2
    play(position, "land b8 hit", "east 1", "south 1", "land b8 splash", "east 9", "south 9")
    assert [one["touch"] for one in position.view()["cubes"]] == ["hit", "splash"]
    assert position.view()["seats"][0]["cloaca"] == 2
    assert clauses(city(ONE, cloaca=[1, 1]), "deuce 1 east") == ["deuce.cubes"]


@pytest.mark.clause("pigeons.deuce.once")
def test_only_one_deuce_a_turn():
    position = city(ONE)
    poop(position, "deuce 1 east", "release 5", "lost", "lost")
    assert clauses(position, "deuce 1 west") == ["deuce.once"]
    assert not clauses(position, "poop 1 west")


@pytest.mark.parametrize(("fault", "start"), [("early", "a8ne"), ("slip", "a8ne"), ("hold", "c8nw")])
def test_a_deuce_that_was_not_let_go_over_the_street_can_be_redone(fault, start):
    position = city(ONE, options={"reflex": True})
    play(position, "deuce 1 east", "line 0", fault)
    assert (place_of(position, "red-1"), position.view()["deuced"]) == (start, False)
    again = "deuce 1 east" if start == "a8ne" else "deuce 1 west"
    assert not clauses(position, again)
    play(position, again, "line 0", "press 2", "press 9", "lost", "lost")
    assert position.view()["deuced"]


@pytest.mark.clause("pigeons.deuce.price")
@pytest.mark.parametrize("price", [None, 1, 2, 5])
def test_a_deuce_costs_an_action_or_what_the_table_says(price):
    position = city(ONE, options={"deuce_price": price} if price else {})
    price = price or 1
    play(position, "deuce 1 east")
    assert position.view()["actions_left"] == 5 - price
    if price > 1:
        short = city(ONE, options={"deuce_price": price}, actions_left=price - 1)
        assert clauses(short, "deuce 1 east") == ["deuce.price"]


# ---------------------------------------------------------------------- scoring

CAR = {"b8": "car-1", "g8": "walker-1"}


def score(*cubes, tiles=CAR, **fields):
    """The city after tiles were scored with these cubes."""
    position = city(ONE, tiles=tiles, cubes=cubes, **{**LAST_TURN, **fields})
    events = play(position, "end")
    return position, [event for event in events if event.name in ("won_tile", "shaded", "penalised")]


@pytest.mark.clause("pigeons.scoring.hit")
def test_a_hit_takes_the_tile_and_its_points():
    position, _ = score((1, "b8", "hit"), tiles={"b8": "couple-1"})
    assert position.scores == [0, 2]
    assert position.view()["seats"][1]["tiles"] == ["couple-1"]


@pytest.mark.clause("pigeons.scoring.first")
def test_tied_hits_go_to_whoever_hit_first():
    position, _ = score((1, "b8", "splash"), (0, "b8", "hit"), (1, "b8", "hit"))
    assert position.scores == [1, 0]


@pytest.mark.clause("pigeons.scoring.majority")
def test_most_hits_take_the_tile():
    position, _ = score((0, "b8", "hit"), (1, "b8", "hit"), (1, "b8", "hit"))
    assert position.scores == [0, 1]


@pytest.mark.clause("pigeons.scoring.splash")
def test_a_splash_scores_nothing_and_the_tile_stays():
    position, events = score((0, "b8", "splash"))
    assert (position.scores, events) == ([0, 0], [])
    assert position.view()["streets"]["b8"]["tile"] == "car-1"


@pytest.mark.clause("pigeons.scoring.umbrella")
def test_an_umbrella_costs_a_point_once_and_the_tile_is_taken_face_down():
    position, _ = score((0, "g8", "umbrella"), (0, "g8", "umbrella"))
    assert position.scores == [-1, 0]
    assert position.view()["seats"][0]["face_down"] == ["walker-1"]
    position, _ = score((0, "g8", "umbrella"), (0, "g8", "hit"))
    assert position.scores == [0, 0]  # the tile's point, less one
    assert position.view(0)["seats"][0]["face_down"] == ["?"]


@pytest.mark.clause("pigeons.scoring.umbrella-many")
def test_others_on_umbrellas_take_an_unseen_tile_of_the_reserve():
    position, events = score((1, "g8", "umbrella"), (0, "g8", "umbrella"))
    assert [event.name for event in events] == ["shaded", "penalised"]
    assert position.scores == [-1, -1]
    assert position.view()["seats"][1]["face_down"] == ["walker-1"]
    assert position.view()["seats"][0]["face_down"] == ["?"]
    position, _ = score((1, "g8", "umbrella"), (0, "g8", "umbrella"), reserve=[])
    assert position.view()["seats"][0]["markers"] == 1
    assert position.scores == [-1, -1]


@pytest.mark.clause("pigeons.scoring.discard")
def test_all_cubes_leave_the_city():
    position, _ = score((0, "b8", "hit"), (1, "g8", "splash"))
    assert position.view()["cubes"] == []
    assert position.view()["seats"][0]["spent"] == 0


@pytest.mark.clause("pigeons.scoring.refill")
def test_empty_streets_are_filled_unless_it_was_the_last_time():
    position, _ = score((0, "b8", "hit"))
    assert position.view()["streets"]["b8"]["tile"] != "car-1"
    assert position.view()["reserve"] == 47
    position, _ = score((0, "b8", "hit"), ending=1)
    assert position.view()["streets"]["b8"] is None
    position, _ = score((0, "b8", "hit"), reserve=[])
    assert position.view()["streets"]["b8"] is None


# ---------------------------------------------------------------------- tiles and the fast model


@pytest.mark.parametrize("tile", range(len(TILES)), ids=TILE_NAMES)
def test_every_tile_is_hit_in_its_targets_and_shaded_under_its_umbrellas(tile):
    content = TILES[tile]
    middle = lambda area: ((area[0] + area[2]) * TILE // 200, (area[1] + area[3]) * TILE // 200)  # noqa: E731
    assert all(model.touches(tile, *middle(area)) == Touch.hit for area in content["targets"])
    assert all(model.touches(tile, *middle(area)) == Touch.umbrella for area in content["umbrellas"])
    seen = [model.touches(tile, east, south) for east in range(0, TILE, 4) for south in range(0, TILE, 4)]
    assert Touch.splash in seen
    assert content["points"] >= 1


def test_a_cube_covers_a_part_of_a_target_from_just_outside():
    west, north, east, south = (round(edge * TILE / 100) for edge in TILES[0]["targets"][0])
    assert model.touches(0, west - 9, (north + south) // 2) == Touch.hit
    assert model.touches(0, west - 12, (north + south) // 2) == Touch.splash
    assert model.touches(0, (west + east) // 2, south + 8) == Touch.hit


def test_the_box_has_80_tiles_worth_136_points_with_110_people():
    assert len(TILES) == 80
    assert sum(tile["points"] for tile in TILES) == 136
    assert sum(tile["people"] for tile in TILES) == 110
    assert sum(tile["cars"] for tile in TILES) == 22
    assert sum(bool(tile["umbrellas"]) for tile in TILES) == 20


def test_late_releases_fall_on_the_roof_across():
    crossing = 4 * 1 + 1  # a8ne, east
    assert not model.falls_on_roof(crossing, 60, 0)
    assert model.falls_on_roof(crossing, 127, 0)
