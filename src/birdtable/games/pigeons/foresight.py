"""What an aim or a drop would come to, asked of the referee while a player still chooses (`Game.foresight`).

The same code that will judge looks ahead: first at exactly what is shown, then at what the hand's error may make of it.
Told is only what a player who bends down to the rod could see: what it touches, where the falcon meets a building,
where cubes come to rest. Who would be struck is not told.
"""

from __future__ import annotations

from collections.abc import Mapping
from statistics import NormalDist
from typing import Any

import numpy as np

from birdtable.errors import BadOption
from birdtable.games.pigeons import content, physics, referee
from birdtable.games.pigeons.content import Axis, Hand
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Verb
from birdtable.kernel import EMPTY
from birdtable.position import Position

FLIGHTS, DROPS = 16, 48  # hands that are tried
HELD_INSIDE = 35  # of them, in the ellipse that is drawn: so it holds 68 % of all (bench/pigeons.py --check)
Answer = dict[str, Any]


def foresee(position: Position, question: Mapping[str, Any]) -> Answer:
    """What comes of an aim (roost, azimuth, elevation) or of a drop (line, release); with `hands`, of many like it."""
    state: State = position.game.layout.python(position.states.copy())
    hands = _one_of(question, "hands", (False, True))
    if "roost" in question:
        roost = content.ROOST.value(_one_of(question, "roost", content.ROOST.words(0)), 0)
        azimuth, elevation = (_angle(question, name) for name in ("azimuth", "elevation"))
        return foresee_flight(referee.pigeon_poses(state, position.notes), roost, azimuth, elevation, hands)
    if state.crossing == EMPTY:
        raise BadOption("nobody is about to drop anything")
    line = _one_of(question, "line", range(-(content.LINES // 2), content.LINES // 2 + 1)) * content.LINE_STEP
    release = (
        _one_of(question, "release", range(int(content.GAP[state.crossing]) * content.INCH // content.RELEASE_STEP))
        * content.RELEASE_STEP
    )
    return foresee_drop(state, referee.cube_poses(state, position.notes), line, release, hands)


def _one_of(question: Mapping[str, Any], name: str, allowed: Any) -> Any:
    value = question.get(name, False)
    if type(value) is not type(next(iter(allowed))) or value not in allowed:
        raise BadOption(f"{name} is not {value!r}")
    return value


def _angle(question: Mapping[str, Any], name: str) -> int:
    """An angle in degrees as the rules count it: 16ths, on a quarter of a degree, within what the rod can do."""
    value, (least, most) = question.get(name), content.AIM[name]
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not least <= value <= most or value * 4 % 1:
        raise BadOption(f"{name} is not {value!r}")
    return round(value * content.DEGREE)


def normals(count: int) -> np.ndarray:
    """Pairs of numbers that are spread like errors of a hand, evenly and always the same."""
    steps = np.arange(1, count + 1)[:, None] * np.array([0.7548776662466927, 0.5698402909980532])
    return np.vectorize(NormalDist().inv_cdf)((steps + 0.5) % 1)


# ---------------------------------------------------------------------- an aim


def foresee_flight(poses: dict[str, np.ndarray], roost: int, azimuth: int, elevation: int, hands: bool) -> Answer:
    """Whether the rod touches, the falcon meets a building or comes down clear; angles in 16ths of a degree."""
    answer = look_along(poses, roost, azimuth, elevation)
    if hands:
        tried = [
            look_along(poses, roost, *_flown(azimuth, elevation, *np.rint(errors * content.AIM_ERROR).astype(int)))
            for errors in normals(FLIGHTS)
        ]
        counts = {word: sum(one["outlook"] == word for one in tried) for word in ("void", "meets", "clear", "held")}
        answer["hands"] = {**counts, "of": FLIGHTS, "at": [one["at"] for one in tried if one["at"] is not None]}
    return answer


def _flown(azimuth: int, elevation: int, aside: int, up: int) -> tuple[int, int]:
    """The aim with an error of the hand, within what a rod can be brought to (falcon.error)."""
    return max(0, min(content.RIGHT_ANGLE, azimuth + aside)), max(content.LOWEST, min(content.HIGHEST, elevation + up))


def look_along(poses: dict[str, np.ndarray], roost: int, azimuth: int, elevation: int) -> Answer:
    """The outlook of one flight: what is touched, where, and how far from the socket the falcon comes."""
    flight = physics.fly(poses, roost, azimuth / content.DEGREE, elevation / content.DEGREE, to_wall=True)
    met = flight.void or flight.building
    outlook = "void" if flight.void else "held" if flight.held else "meets" if flight.building else "clear"
    return {
        "outlook": outlook,
        "thing": None if met is None else met.thing,
        "at": None if met is None else [round(at, 3) for at in met.at],
        "far": round(float(flight.tracks["falcon"][-1, 0]), 3),
    }


# ---------------------------------------------------------------------- a drop


def foresee_drop(state: State, lying: dict[str, np.ndarray], line: int, release: int, hands: bool) -> Answer:
    """Where a cube comes to rest, and whether that is in the street; lengths in 64ths of an inch."""
    answer = let_fall(state, lying, line, release)
    if hands:
        sigma = float(content.DROP_ERROR[Hand.chosen, Axis.along, content.TALLEST[state.crossing]]) / (
            1 << content.ERROR_BITS
        )
        tried = [
            let_fall(state, lying, line + aside, release + along)
            for along, aside in np.rint(normals(DROPS) * sigma).astype(int)
        ]
        points = np.array([one["at"][:2] for one in tried])
        answer["hands"] = {
            "of": DROPS,
            "lost": sum(one["lost"] for one in tried),
            "inside": HELD_INSIDE,
            "ellipse": ellipse(points, HELD_INSIDE),
            "points": [[*one["at"][:2], one["lost"]] for one in tried],
        }
    return answer


def let_fall(state: State, lying: dict[str, np.ndarray], line: int, release: int) -> Answer:
    """One drop."""
    state.line, state.falling = line, state.cubes_aloft
    state.releases[0] = max(0, min(int(content.GAP[state.crossing]) * content.INCH - 1, release))
    fall = physics.drop(lying, "new", *referee.release_point(state))
    return {
        "at": [round(float(at), 3) for at in fall.middles["new"]],
        "lost": referee.rest_of(state, fall, "new") == [Verb.lost.first],
    }


def ellipse(points: np.ndarray, inside: int) -> Answer:
    """The ellipse of the points' own shape that holds so many of them: its middle and its two half axes."""
    middle = points.mean(axis=0)
    spread, turn = np.linalg.eigh(np.cov(points.T) + np.eye(2) * 1e-6)
    off = (points - middle) @ turn / np.sqrt(spread)
    size = np.sort(np.hypot(*off.T))[inside - 1]
    axes = (turn * np.sqrt(spread) * size).T
    return {"middle": [round(float(at), 3) for at in middle], "axes": [[round(float(at), 3) for at in a] for a in axes]}
