"""The fast model answers by itself; bots use it."""

import numpy as np

import birdtable as bt
from birdtable.bots import GreedyBot, Knowledge
from birdtable.games.pigeons import content, geometry, model
from birdtable.games.pigeons.content import DEGREE, INCH, SQUARE, TILE, Direction, Touch
from birdtable.kernel.record import EMPTY
from tests.games.asking import play
from tests.games.pigeons.builder import FALCONS, GAME, city


def fast(pigeons, **fields):
    return city(pigeons, options={"refereed": False}, **fields)


def test_without_a_referee_the_model_answers_at_once():
    position = fast({"red-1": "a8ne", "yellow-1": "h1nw"})
    events = play(position, "poop 1 east", "line 0", "release 4")
    assert {"dropped", "missed"} & {event.name for event in events}
    assert (position.seat, position.decision) == (0, "turn")


def test_flights_of_the_model_kill_what_lies_in_the_way():
    """A pigeon on the line at the best height dies far more often than one beside it."""
    deaths = {"yellow-1": 0, "yellow-2": 0}
    for number in range(60):
        position = fast({"red-1": "a1nw", "yellow-1": "d5nw", "yellow-2": "h8ne"}, **FALCONS, key=[number] + [1] * 7)
        events = play(position, "roost nw", "azimuth 44", "elevation 20", "trim 0 0")
        for event in events:
            if event.name == "killed":
                deaths[event.values["pigeon"]] += 1
    assert deaths["yellow-1"] > 15
    assert deaths["yellow-2"] == 0


def test_the_model_is_the_same_from_every_roost():
    """The city is symmetric, so mirrored squares meet the falcon alike."""
    for square, mirrored in (("d5nw", "e5ne"), ("c6se", "f6sw")):
        one = model.swept(0, 44 * DEGREE, 15 * DEGREE, SQUARE.value(square, 0), 0)
        other = model.swept(1, 44 * DEGREE, 15 * DEGREE, SQUARE.value(mirrored, 0), 0)
        assert one == other


def test_rods_touch_what_is_in_their_way():
    """The table of the fast model says what the geometry says, from every roost."""
    luck = np.random.default_rng(1)
    for _ in range(400):
        roost, azimuth, elevation = (int(luck.integers(*edges)) for edges in ((0, 4), (0, 1441), (112, 220)))
        apart, _ = geometry.buildings_at(geometry.rod_of(roost, azimuth / DEGREE, elevation / DEGREE))
        assert model.rod_touches_city(azimuth, elevation) == (apart.min() <= content.SIZES["rod_radius"])


def test_a_rod_may_pass_over_the_fallen():
    """Lying pigeons are no posts: a rod that would touch one that stands there may pass."""
    state = GAME.layout.python(city({"red-1": "a1nw", "yellow-1": "b7nw"}, **FALCONS).states)
    pigeon = content.PIGEON.value("yellow-1", 0)
    low = next(e for e in range(480) if model.pigeon_at_rod(state, 0, 45 * DEGREE, e) == EMPTY)
    assert model.pigeon_at_rod(state, 0, 45 * DEGREE, low - 1) == pigeon
    state.posture[pigeon] = content.Posture.lying
    assert model.pigeon_at_rod(state, 0, 45 * DEGREE, low - 1) == EMPTY


def test_the_model_tells_which_building_the_falcon_meets():
    told = set()
    for number in range(20):
        position = fast({"red-1": "a1nw", "yellow-1": "h8ne"}, **FALCONS, key=[number] + [1] * 7)
        events = play(position, "roost nw", "azimuth 44", "elevation 14", "trim 0 0")
        assert [event.name for event in events][-2:] == ["met", "rested"]
        told |= {event.values["building"] for event in events if event.name == "met"}
    assert told <= {"building-d5", "building-c6", "building-f3", "building-g2", "building-h1"}


def test_falcons_stop_at_walls():
    low = model.first_wall(0, 45 * DEGREE, 10 * DEGREE)
    assert low > 0
    assert model.first_wall(0, 45 * DEGREE, 28 * DEGREE) < low
    near, far = SQUARE.value("a8se", 0), SQUARE.value("h1nw", 0)
    assert model.swept(0, 45 * DEGREE, 10 * DEGREE, near, low) == content.NOWHERE or low < 3 * INCH
    assert model.along_rod(0, 45 * DEGREE, far) > model.along_rod(0, 45 * DEGREE, near)


def test_cubes_of_the_model_rest_on_streets():
    rested = set()
    for number in range(80):
        position = fast({"red-1": "a8ne"}, key=[number] + [3] * 7)
        play(position, "poop 1 east", f"line {number % 9 - 4}", f"release {number % 16}")
        rested |= {one["street"] for one in position.view()["cubes"]}
    assert "b8" in rested
    assert all(content.STREET_AT[8 * (8 - int(name[1])) + "abcdefgh".index(name[0])] >= 0 for name in rested)


def test_the_fitted_table_is_a_table_of_chances():
    assert content.DEAD.min() >= 0
    assert content.DEAD.max() <= 1000
    assert content.DEAD[0].max() > 500  # right under the rod a falcon kills


def test_a_greedy_bot_aims_at_what_it_can_hit():
    position = fast({"red-1": "a8ne", "yellow-1": "h1nw"}, tiles={"b8": "trio-1"}, cloaca=[1, 1])
    play(position, "poop 1 east")
    bot = GreedyBot(1, copies=8)
    for decision in ("line", "release"):
        assert position.decision == decision
        aimed = position.view()["drop"]
        play(position, str(chosen := bot.choose(Knowledge(position))))
    along = int(chosen.args["step"]) * content.RELEASE_STEP + int(content.DRIFT[aimed["height"]])
    east, south = model.point_below(4 * SQUARE.value("a8ne", 0) + Direction.east, along, round(aimed["line"] * INCH))
    assert model.touches(content.TILE_NAMES.index("trio-1"), east % TILE, south % TILE) == Touch.hit


def test_greedy_beats_random():
    from birdtable.bots import RandomBot

    game = bt.load("pigeons", backend="auto")
    position = game.new(players=2, seed=4)
    players = [GreedyBot(1, copies=1), RandomBot(2)]
    while not position.over and len(position.actions) < 120:
        position.play_legal(players[position.seat].choose(Knowledge(position)).number)
    view = position.view()
    assert view["seats"][0]["total"] > view["seats"][1]["total"]


def test_the_same_key_and_actions_replay_to_the_same_bytes():
    position = GAME.new(players=3, seed=9)
    while len(position.actions) < 60:
        position.play_legal(position.legal()[len(position.actions) % len(position.legal())].number)
    again = GAME.replay(position.record())
    assert again.states.tobytes() == position.states.tobytes()
    assert "notes" not in position.record()
