"""What the player sees is what happens: previews, low flights, threads, and nothing untold."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

pytest.importorskip("mujoco")

from bench.pigeons import check_aims, check_ellipses
from birdtable.errors import BadOption
from birdtable.games.pigeons import foresight, geometry, physics, recording, referee
from birdtable.games.pigeons.content import BUILDING, PIGEON, SIZES, SQUARE, WAY, Direction
from tests.games.asking import play
from tests.games.pigeons import golden
from tests.games.pigeons.builder import FALCONS, GAME, city, names

RED = {"red-1": referee.standing_pose(0)}


# ---------------------------------------------------------------------- the falcon


@pytest.mark.clause("pigeons.falcon.slide")
@pytest.mark.parametrize("elevation", [7.0, 8.0, 8.125])
def test_low_flights_happen(elevation):
    """The slowest falcon slides until something stops it: a building, or the collar."""
    for azimuth in (6.0, 24.0, 88.0):
        flight = physics.fly(RED, 0, azimuth, elevation)
        if flight.void is None:
            slid = flight.tracks["falcon"][:, 0]
            assert flight.seconds > 0.5
            assert not flight.held
            assert flight.building is not None or slid[-1] < 2.1


@pytest.mark.clause("pigeons.falcon.stuck")
def test_only_friction_holds_a_falcon(monkeypatch):
    monkeypatch.setitem(physics.FLIGHT_MODEL, "ring_friction", 0.5)
    flight = physics.fly(RED, 0, 45.0, 20.0)
    assert flight.held
    position = city({"red-1": "a8nw"}, **FALCONS)
    play(position, "roost nw", "azimuth 44", "elevation 20", "trim 0 0")
    assert names(position.settle())[-1] == "stuck"


def test_the_rod_does_not_pass_through_the_tower():
    assert physics.fly({}, 0, 40.5625, 8.4375).void.thing == "building-d5"
    for azimuth in np.arange(30, 60, 0.5):
        for elevation in (8.0, 8.25, 8.5, 11.0):
            rod = geometry.rod_of(0, azimuth, elevation)
            inside = [
                (low <= rod.at(far)).all() and (rod.at(far) <= high).all()
                for low, high in geometry.BLOCKS
                for far in np.arange(0, 24, 0.1)
            ]
            if any(inside):
                assert physics.fly({}, 0, azimuth, elevation).void is not None


def test_the_distance_of_rod_and_box_is_exact():
    luck = np.random.default_rng(3)
    far = np.linspace(0, SIZES["rod_length"], 6000)
    for _ in range(40):
        rod = geometry.rod_of(int(luck.integers(4)), luck.uniform(0, 90), luck.uniform(0, 30))
        points = rod.socket + far[:, None] * rod.along
        apart, _ = geometry.buildings_at(rod)
        for (low, high), found in zip(geometry.BLOCKS, apart, strict=True):
            outside = np.maximum(np.maximum(low - points, points - high), 0)
            assert found == pytest.approx(np.linalg.norm(outside, axis=1).min(), abs=3e-3)


def test_flights_are_the_same_on_many_threads_at_once():
    cases = [golden.flight(number)[0] for number in range(24)]
    alone = [referee.judge_flight(state, {}) for state in cases]
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda state: referee.judge_flight(state, {}), cases[::-1]))[::-1]
    assert together == alone


# ---------------------------------------------------------------------- previews


def test_previews_say_what_the_referee_will_say():
    """A small run of `python -m bench.pigeons --check 10000`."""
    found = check_aims(60)
    assert (found.wrong, found.short, found.differ) == (0, 0, 0)
    assert all(found.outlooks[outlook] for outlook in ("void", "meets", "clear"))


def test_the_ellipse_of_a_drop_holds_what_it_says():
    share, lost = check_ellipses(400, 20)
    assert 0.6 < share < 0.77
    assert lost > 0.02  # roofs are among them


def test_a_late_release_is_shown_on_the_roof_where_it_lands():
    state = GAME.layout.python(GAME.layout.blank(2))
    state.crossing, state.cubes_aloft = 4 * SQUARE.value("c6sw", 0) + Direction.west, 1
    assert WAY[state.crossing] == Direction.west
    shown = foresight.foresee_drop(state, {}, 0, 14 * 8, True)
    assert shown["lost"]
    assert shown["at"][2] > 0.6
    assert shown["hands"]["lost"] > foresight.DROPS / 2


def test_a_player_who_aims_asks_the_referee():
    position = city({"red-1": "a8nw", "yellow-1": "d5nw"}, **FALCONS)
    aim = {"roost": "nw", "azimuth": 45, "elevation": 18.25, "hands": True}
    seen = position.game.foresee(position, aim)
    assert seen["outlook"] in ("meets", "clear")
    hands = seen["hands"]
    assert sum(hands[outlook] for outlook in ("void", "meets", "clear", "held")) == hands["of"] == foresight.FLIGHTS
    assert "yellow-1" not in repr(seen)
    for wrong in ({}, {**aim, "azimuth": 45.1}, {**aim, "roost": "x"}, {**aim, "elevation": 7}, {**aim, "hands": 1}):
        with pytest.raises(BadOption):
            position.game.foresee(position, wrong)


def test_a_player_who_drops_asks_the_referee():
    position = city({"red-1": "a8ne"})
    play(position, "poop 1 east")
    seen = position.game.foresee(position, {"line": 0, "release": 4})
    assert seen["lost"] is False
    assert "hands" not in seen
    for wrong in ({"line": 5, "release": 4}, {"line": 0, "release": 16}, {"line": 0.0, "release": 4}, {"release": 4}):
        with pytest.raises(BadOption):
            position.game.foresee(position, wrong)


# ---------------------------------------------------------------------- nothing untold


def test_whoever_moves_in_a_recording_is_told_of():
    """Who falls and stands again is named, a building that was met is named, and void flights are recorded."""
    told = {"spare": 0, "totter": 0, "meet": 0, "touch": 0}
    for number in range(90):
        state, outcome = golden.flight(number)
        words = [action.split() for action in golden.told(outcome)]
        header, tracks = recording.unpack(outcome.note)
        assert header["aim"] == [state.azimuth / 16, state.elevation / 16]
        named = {one[1] for one in words if len(one) > 1 and one[1] in PIGEON.words(0)}
        if words[0][0] != "touch":
            assert {name for name in tracks if name != "falcon"} <= named
        met = [one[1] for one in words if one[0] in ("meet", "touch")]
        assert met == [header[key]["thing"] for key in ("met", "void") if key in header]
        for kind in told:
            told[kind] += any(one[0] == kind for one in words)
    assert all(told[kind] for kind in ("spare", "meet", "touch"))


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_a_void_flight_says_what_was_touched_and_how_it_was_flown(language):
    position = city({"red-1": "a8nw"}, **FALCONS)
    play(position, "roost nw", "azimuth 40", "elevation 8", "trim 2 1")
    events = position.settle()
    flown = next(event.values for event in events if event.name == "void")
    assert flown["thing"] in BUILDING.words(0)
    sentence = GAME.text(language).event(events[0])
    assert flown["elevation"].replace(".", "," if language != "en" else ".") in sentence
    assert position.notes


def test_a_refusal_names_the_seat():
    flock = {f"yellow-{number}": square for number, square in enumerate(("c8nw", "h1se"), 1)}
    pigeons = {"red-1": "c8ne", **flock, **{f"yellow-{n}": f"park-{p}" for n, p in ((3, "north"), (4, "west"))}}
    pigeons |= {f"yellow-{n}": square for n, square in ((5, "a1nw"), (6, "a1ne"), (7, "a1sw"), (8, "a1se"))}
    position = city(pigeons)
    sentences = [GAME.text("en").reason(reason, {}) for reason in position.why_not("cross 1")]
    assert sentences == ["Player 2 has no pigeon in the bag."]
