"""The physics referee: golden flights and drops, determinism, time, recordings, and what it makes of a scene."""

import json
import statistics
import subprocess
import sys
import time

import numpy as np
import pytest

pytest.importorskip("mujoco")

from birdtable.errors import BadOption
from birdtable.games.pigeons import aiming, physics, recording, referee
from birdtable.games.pigeons.content import PHYSICS, SQUARE
from birdtable.games.pigeons.words import Decision, Verb
from tests.games.asking import play
from tests.games.pigeons import golden
from tests.games.pigeons.builder import FALCONS, city, fly_falcon, names, place_of

WRITTEN = json.loads(golden.FILE.read_text("utf-8"))
KILOBYTES = 4000


def scene(**squares):
    """Pigeons upright on squares."""
    return {name: referee.standing_pose(SQUARE.value(square, 0)) for name, square in squares.items()}


@pytest.mark.parametrize("number", range(golden.COUNT))
def test_golden_flights_keep_their_classes(number):
    assert golden.classes(golden.flight(number)[1]) == WRITTEN["flights"][number]


@pytest.mark.parametrize("number", range(golden.COUNT))
def test_golden_drops_keep_their_classes(number):
    assert golden.classes(golden.drop(number)[1]) == WRITTEN["drops"][number]


def test_golden_ones_are_worth_keeping():
    words = [word for one in WRITTEN["flights"] for word in one]
    assert sum(word == "die" for word in words) >= 5
    assert ["rest"] in WRITTEN["flights"]
    assert {one[-1].split()[-1] for one in WRITTEN["drops"]} >= {"hit", "splash", "umbrella", "lost"}
    assert any(word.startswith("knock") for one in WRITTEN["drops"] for word in one)


def test_two_processes_agree_to_the_bit():
    command = [sys.executable, "-c", "from tests.games.pigeons.golden import fingerprint; print(fingerprint())"]
    other = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    assert other == golden.fingerprint()


def test_flights_and_drops_are_quick_and_recordings_small():
    """Processor time, so that a busy machine does not count."""
    spent = {"flight": [], "drop": []}
    for kind, make in (("flight", golden.flight), ("drop", golden.drop)):
        make(0)
        for number in range(10):
            begun = time.process_time()
            outcome = make(number)[1]
            spent[kind].append(time.process_time() - begun)
            assert len(outcome.note) <= KILOBYTES
    assert statistics.median(spent["flight"]) <= 0.060
    assert statistics.median(spent["drop"]) <= 0.015


def test_recordings_come_back_as_they_were():
    tracks = {"falcon": np.array([[23.5, 0.0], [12.25, 0.5]]), "red-1": np.random.default_rng(1).normal(size=(2, 7))}
    header, back = recording.unpack(recording.pack({"kind": "flight", "fps": 60}, tracks))
    assert (header["kind"], header["frames"], header["bodies"]) == ("flight", 2, ["falcon", "red-1"])
    for name, track in tracks.items():
        assert np.abs(back[name] - track).max() < 0.002


def test_a_falcon_slides_down_and_kills_a_pigeon_in_its_way():
    killed = 0
    for elevation in np.arange(14, 24, 0.5):
        flight = physics.fly(scene(yellow="d5nw"), 0, 45.0, float(elevation))
        killed += any(referee.classify(one)[1] == Verb.die for one in flight.touched)
        if flight.void is None:
            slid = flight.tracks["falcon"][:, 0]
            assert slid[0] == PHYSICS["sizes"]["release"]
            assert slid[-1] < slid[0]
    assert killed >= 3


def test_a_rod_on_a_pigeon_is_void():
    assert physics.fly(scene(red="b7nw"), 0, 45.0, 8.0).void.thing == "red"
    assert not physics.fly(scene(red="h1se"), 0, 45.0, 20.0).void


@pytest.mark.clause("pigeons.after.building")
@pytest.mark.parametrize(("number", "low", "counted"), [(77, 139, 0), (71, 205, 1)])
def test_pigeons_touched_after_a_building_was_hit_do_not_count(number, low, counted):
    """The falcon scrapes a roof; whoever is touched later is put back as it stood."""
    state, _ = golden.flight(number)
    state.elevation = low
    poses = referee.pigeon_poses(state, {})
    flight = physics.fly(poses, state.roost, state.azimuth / 16, low / 16)
    assert flight.building is not None
    assert flight.annulled
    assert len(flight.touched) == counted
    struck = {name.split()[1] for name in golden.told(referee.judge_flight(state, {})) if name.startswith("strike")}
    assert not struck & set(flight.annulled)
    assert len(struck) == counted


def settled(flight, **squares):
    """Who is told to have moved where, and every pose in which the next flight begins."""
    poses = scene(**squares)
    told = [entry for entry in referee.tidy(flight, poses) if entry[2] != Verb.totter]
    moved = {one.pigeon: one.pose for one, _, fate in told if fate != Verb.die}
    return {one.pigeon: SQUARE.word(square, 0) for one, square, _ in told if square >= 0}, {**poses, **moved}


def came_to(pigeon, square, east, posture):
    """A counted pigeon that ended so many inches east of a square's middle."""
    pose = (referee.standing_pose if posture == "stands" else referee.lying_pose)(SQUARE.value(square, 0))
    pose[0] += east
    at = referee.middle_of(SQUARE.value(square, 0)) + np.array([east, 0, 0])
    return physics.Touched(pigeon, at, 1.0 if posture == "stands" else 0.0, pose)


@pytest.mark.parametrize("posture", ["stands", "lies"])
def test_whoever_is_in_the_way_of_those_put_back_is_moved_into_nobody(posture):
    """Two counted pigeons came to a third, which is put back; a fourth lies on the roof already."""
    touched = [came_to("red", "c6nw", 0.2, posture), came_to("yellow", "c6nw", -0.4, posture)]
    touched.append(came_to("green", "c6sw", 0.0, "lies"))
    flight = physics.Flight(touched=touched, annulled=["blue"])
    told, poses = settled(flight, red="c6ne", yellow="c6se", green="a8nw", blue="c6nw")
    assert set(told) >= {"green"}
    for name, pose in poses.items():
        assert not physics.overlap(pose, [other for other_name, other in poses.items() if other_name != name])
        stands = name == "blue" or (posture == "stands" and name != "green")
        assert (pose[3] == 1.0) == stands
    after = physics.fly(poses, 2, 88.0, 28.0)  # far away from them
    still = [np.ptp(track[:, :3], axis=0).max() < 0.4 for name, track in after.tracks.items() if name != "falcon"]
    assert all(still)  # a fallen one may settle, none is thrown


def test_the_square_that_a_counted_pigeon_left_is_free_again():
    flight = physics.Flight(touched=[came_to("red", "c6nw", 0.3, "stands")], annulled=["blue"])
    told, poses = settled(flight, red="c6ne", blue="c6nw", green="c6sw", yellow="c6se")
    assert told == {}
    assert np.allclose(poses["red"], scene(red="c6ne")["red"])


def test_who_is_in_nobodys_way_stays_where_it_came():
    flight = physics.Flight(touched=[came_to("red", "c6ne", 0.1, "lies")], annulled=["blue"])
    told, poses = settled(flight, red="c6se", blue="c6nw")
    assert told == {"red": "c6ne"}
    assert poses["red"] is flight.touched[0].pose


def test_the_referee_tells_how_far_from_the_middle_of_its_square_a_pigeon_is():
    for number in range(golden.COUNT):
        state, outcome = golden.flight(number)
        flight = physics.fly(referee.pigeon_poses(state, {}), state.roost, state.azimuth / 16, state.elevation / 16)
        if not flight.annulled:
            told = golden.told(outcome)
            for place, words in enumerate(told):
                if words.split()[0] in ("fall", "stay"):
                    one = next(one for one in flight.touched if one.pigeon == told[place - 1].split()[1])
                    off = np.linalg.norm(one.at[:2] - np.floor(one.at[:2]) - 0.5)
                    assert int(words.split()[1]) == int(8 * off)


def test_aims_still_open_are_those_that_are_legal():
    for azimuth, elevation in ((2, 8), (88, 28), (44, 12)):
        position = city({"red-1": "a1nw"}, **FALCONS)
        play(position, "roost se", f"azimuth {azimuth}", f"elevation {elevation}")
        state = position.game.layout.python(position.states)
        steps = [aiming.step_towards(state, Decision.trim, aim) for aim in aiming.aims(state, Decision.trim)]
        assert steps == [action.number for action in position.legal()]


def test_a_refereed_flight_is_told_to_the_rules_and_leaves_the_fallen():
    pigeons = {"red-1": "a1nw", "yellow-1": "d5nw", "yellow-2": "d5ne", "yellow-3": "e4se"}
    killed = 0
    for number in range(8):
        position = city(pigeons, **FALCONS, key=[number] + [5] * 7)
        fly_falcon(position.copy())
        play(position, "roost nw", "azimuth 46", "elevation 19", "trim 0 0")
        assert position.chance
        events = position.settle()
        assert names(events)[-1] in ("rested", "void")
        killed += names(events).count("killed")
        dead = {event.values["pigeon"] for event in events if event.name == "killed"}
        assert all(place_of(position, pigeon) == "bag" for pigeon in dead)
    assert killed >= 2


def test_leftovers_are_carried_into_the_next_flight():
    position = city({"red-1": "a1nw", "yellow-1": "d5nw"}, **FALCONS)
    fly_falcon(position, "strike yellow-1", "fall 0", "to d5ne", "rest")
    state = position.game.layout.python(position.states)
    lying = referee.pigeon_poses(state, {})["yellow-1"]
    assert np.allclose(lying, referee.lying_pose(SQUARE.value("d5ne", 0)))
    note = recording.pack({"kind": "flight", "laid": {"yellow-1": [7.1, 8.2, 4.3, 0.7, 0.7, 0, 0]}}, {})
    assert np.allclose(referee.pigeon_poses(state, {3: note})["yellow-1"][:3], [7.1, 8.2, 4.3])


def test_a_refereed_drop_lies_where_the_recording_ends():
    position = city({"red-1": "a8ne", "red-2": "a8se"})
    play(position, "poop 1 east", "line 0", "release 4")
    position.settle()
    play(position, "poop 2 east", "line 0", "release 4")
    position.settle()
    cubes = position.view()["cubes"]
    assert cubes
    header, tracks = recording.unpack(position.notes[max(position.notes)])
    assert header["kind"] == "drop"
    assert len(header["cubes"]) == len(cubes)
    last = list(tracks.values())[-1][-1]
    assert abs(last[0] % 2 * 8 - cubes[-1]["east"]) < 1.01


def test_the_referee_does_not_judge_halves():
    position = city({"red-1": "a1nw", "yellow-1": "d5nw"}, **FALCONS)
    fly_falcon(position, "strike yellow-1")
    with pytest.raises(BadOption):
        position.settle()


def test_footprints_touch_targets_as_polygons():
    diamond = np.array([[50, 20], [60, 30], [50, 40], [40, 30]], float)
    assert referee.overlaps(diamond, [56, 24, 80, 36])
    assert not referee.overlaps(diamond, [58, 34, 80, 60])
    assert referee.overlaps(diamond, [49, 29, 51, 31])


def test_a_second_look_under_the_referee_finds_a_pigeon_and_spares_ones_own():
    """With one pigeon of each side in reach, the aim that the bot works towards kills the other one."""
    import birdtable as bt
    from birdtable.bots import Knowledge, SearchBot

    native = bt.load("pigeons", backend="native")
    start = city({"red-1": "h1se", "yellow-1": "d5nw", "yellow-2": "d5ne"}, **FALCONS)
    killed = 0
    for number in range(3):
        position = native.from_dict({**start.to_dict(), "key": [number] + [7] * 7})
        bot = SearchBot(number, seconds=0.5)
        while position.seat == 0:
            position.play(bot.choose(Knowledge(position)))
        events = position.settle()
        killed += names(events).count("killed")
        assert place_of(position, "red-1") == "h1se"
    assert killed >= 1


def test_a_second_look_has_nothing_to_add_elsewhere():
    from birdtable.games.pigeons.aiming import second_look

    position = city({"red-1": "a8ne"})
    assert second_look(position, 0, 0.1) is None
    assert position.game.look_again(city({"red-1": "a8ne"}, options={"refereed": False}), 0, 0.1) is None
