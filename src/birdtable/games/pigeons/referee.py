"""The referee of a live table: simulates the flight or drop that the table waits for, and says what came of it.

It reads the position and the recordings of this round; what it answers are actions of CHANCE, which rules carry out as
they would carry out those of the fast model. Where bodies lie exactly is known from the recordings; without them (a
game that goes on from a moment of another) pigeons and cubes are put where the record says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from birdtable.errors import BadOption
from birdtable.game import Outcome
from birdtable.games.pigeons import content, geometry, model, physics, recording
from birdtable.games.pigeons.content import Posture, Touch
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Decision, Verb
from birdtable.kernel import EMPTY
from birdtable.kernel.actions import Family
from birdtable.position import Position

ON_ROOF = 0.02
WORTH_TELLING = 0.1


def answer(position: Position) -> Outcome:
    """The outcome of the flight or drop that the position waits for."""
    state: State = position.game.layout.python(position.states)
    kind = int(position.states["pending_kind"][0, state.pending_count - 1])
    if kind == Decision.flight:
        return judge_flight(state, position.notes)
    if kind == Decision.drop:
        return judge_drop(state, position.notes)
    raise BadOption(f"the referee answers whole flights and drops, not {position.decision!r} alone")


# ---------------------------------------------------------------------- flights


def judge_flight(state: State, notes: dict[int, str]) -> Outcome:
    """Fly, and tell what came of it in the order in which it happened."""
    poses = pigeon_poses(state, notes)
    azimuth, elevation = state.azimuth / content.DEGREE, state.elevation / content.DEGREE
    flight = physics.fly(poses, state.roost, azimuth, elevation)
    told = tidy(flight, poses)
    actions: list[int] = []
    for one, square, fate in told:
        pigeon = content.PIGEON.value(one.pigeon, 0)
        if fate == Verb.totter:
            actions += [Verb.totter.of(pigeon)]
            continue
        actions += [(Verb.strike if one.by_falcon else Verb.topple).of(pigeon)]
        if fate == Verb.die:
            actions += [Verb.die.first]
        else:
            off = min(content.OFFS - 1, int(8 * off_middle(one, square)))
            actions += [(Verb.stay if fate == Verb.stay else Verb.fall).of(off), Verb.to.of(square)]
    laid = {one.pigeon: _short(one.pose, 4) for one, _, fate in told if fate not in (Verb.die, Verb.totter)}
    head: dict[str, Any] = {
        "kind": "flight",
        "engine": physics.ENGINE,
        "fps": physics.FLIGHT_FPS,
        "aim": [azimuth, elevation],
        "laid": laid,
    }
    if flight.building is not None:
        actions += [Verb.meet.of(content.BUILDING.value(flight.building.thing, 0))]
        actions += [Verb.spare.of(content.PIGEON.value(pigeon, 0)) for pigeon in flight.annulled]
        head["met"] = {**_told(flight.building), "seconds": round(flight.met, 3)}
    if flight.void is not None:
        head["void"] = _told(flight.void)
        actions = [Verb.touch.of(content.THING.value(flight.void.thing, 0))]
    else:
        actions += [Verb.stick.first if flight.held else Verb.rest.first]
    return Outcome(tuple(actions), recording.pack(head, flight.tracks))


def _short(numbers: Iterable[float], digits: int) -> list[float]:
    return [round(float(number), digits) for number in numbers]


def _told(touch: geometry.Touch) -> dict[str, Any]:
    """What was touched and where, for a recording."""
    return {"thing": touch.thing, "at": _short(touch.at, 2)}


def classify(one: physics.Touched) -> tuple[int, Family]:
    """The square under a pigeon's middle, and the verb for what became of it (after.standing, .injured, .dead)."""
    x, y, z = one.at
    if not (0 <= x < geometry.BOARD and 0 < y <= geometry.BOARD):
        return EMPTY, Verb.die
    cell = int(geometry.BOARD - y) * content.WIDTH + int(x)
    if content.HEIGHT_AT[cell] == 0 or z < content.HEIGHT_AT[cell] - ON_ROOF:
        return EMPTY, Verb.die
    return int(content.SQUARE_AT[cell]), Verb.stay if one.up > physics.UPRIGHT else Verb.fall


def tidy(flight: physics.Flight, poses: dict[str, np.ndarray]) -> list[tuple[physics.Touched, int, Family]]:
    """The pigeons that count, with square and fate; who lies where another is put back moves (after.building).

    Who stands where it stood has only tottered.
    """
    counted = [(one, *classify(one)) for one in flight.touched]
    names = {one.pigeon for one in flight.touched}
    put_back = [pose for name, pose in poses.items() if name not in names]
    in_the_way = {
        one.pigeon
        for one, _, fate in counted
        if fate != Verb.die and flight.annulled and physics.overlap(one.pose, put_back)
    }
    there = put_back + [one.pose for one, _, fate in counted if fate != Verb.die and one.pigeon not in in_the_way]
    told = []
    for one, square, fate in counted:
        if one.pigeon in in_the_way:
            square, pose = free_square_near(square, standing_pose if fate == Verb.stay else lying_pose, there)
            there.append(pose)
            one = physics.Touched(one.pigeon, middle_of(square), one.up, pose)
        if fate == Verb.stay and np.linalg.norm(one.pose[:3] - poses[one.pigeon][:3]) < WORTH_TELLING:
            fate = Verb.totter
        told.append((one, square, fate))
    return told


def free_square_near(
    square: int, posed: Callable[[int], np.ndarray], there: list[np.ndarray]
) -> tuple[int, np.ndarray]:
    """The nearest square where a pigeon so posed is in nobody, on the same structure if there is one; and its pose."""
    near = sorted(
        range(content.SQUARES),
        key=lambda other: (content.STRUCTURE[other] != content.STRUCTURE[square], far_apart(square, other)),
    )
    return next((other, posed(other)) for other in near if not physics.overlap(posed(other), there))


def far_apart(square: int, other: int) -> float:
    """Inches between the middles of two squares, as seen from above."""
    return float(np.linalg.norm(middle_of(square)[:2] - middle_of(other)[:2]))


def middle_of(square: int) -> np.ndarray:
    """The middle of a square on its roof."""
    row, column = divmod(int(content.CELL[square]), content.WIDTH)
    return np.array([column + 0.5, geometry.BOARD - row - 0.5, float(content.HEIGHT[square])])


def standing_pose(square: int) -> np.ndarray:
    """A pigeon upright in the middle of a square."""
    return np.concatenate([middle_of(square), [1.0, 0.0, 0.0, 0.0]])


def lying_pose(square: int) -> np.ndarray:
    """A pigeon on its side in the middle of a square."""
    at = middle_of(square) + np.array([-0.4, 0.0, content.SIZES["pigeon_base"] / 2])
    return np.concatenate([at, [np.sqrt(0.5), 0.0, np.sqrt(0.5), 0.0]])


def off_middle(one: physics.Touched, square: int) -> float:
    """How far a pigeon's middle is from the middle of the square under it."""
    return 0.0 if square == EMPTY else round(float(np.linalg.norm(one.at[:2] - middle_of(square)[:2])), 6)


def pigeon_poses(state: State, notes: dict[int, str]) -> dict[str, np.ndarray]:
    """Every pigeon on a roof: upright on its square, or as the last recording of this round left it."""
    laid: dict[str, list[float]] = {}
    for number in sorted(notes) if any(state.posture) else []:
        laid |= recording.unpack(notes[number])[0].get("laid", {})
    poses = {}
    for pigeon in range(content.PIGEONS):
        square = state.place[pigeon]
        if square >= content.SQUARES:
            continue
        name = content.PIGEON.word(pigeon, 0)
        if state.posture[pigeon] == Posture.upright:
            poses[name] = standing_pose(square)
        elif name in laid:
            poses[name] = np.array(laid[name])
        else:
            poses[name] = lying_pose(square) if state.posture[pigeon] == Posture.lying else standing_pose(square)
    return poses


# ---------------------------------------------------------------------- drops


def judge_drop(state: State, notes: dict[int, str]) -> Outcome:
    """Let the cube fall, and tell where it and those it knocked lie."""
    lying = cube_poses(state, notes)
    start, velocity, seed = release_point(state)
    new = str(state.cube_count)
    fall = physics.drop(lying, new, start, velocity, seed)
    actions: list[int] = []
    gone = 0
    for name in fall.moved:
        actions += [Verb.knock.of(int(name) - gone), *rest_of(state, fall, name)]
        gone += actions[-1] == Verb.lost.first
    actions += rest_of(state, fall, new)
    kept = [name for name in fall.poses if rest_of(state, fall, name) != [Verb.lost.first]]
    head: dict[str, Any] = {"kind": "drop", "engine": physics.ENGINE, "fps": physics.DROP_FPS}
    head["cubes"] = {str(slot): _short(fall.poses[name], 4) for slot, name in enumerate(kept)}
    return Outcome(tuple(actions), recording.pack(head, fall.tracks))


def release_point(state: State) -> tuple[np.ndarray, np.ndarray, str]:
    """Where the cube is let go, how fast the hand moves, and what its tilt and spin follow from."""
    crossing, which = state.crossing, state.cubes_aloft - state.falling
    release = state.releases[which]
    east, south = model.point_below(crossing, release, state.line)
    way = int(content.WAY[crossing])
    height = float(content.TALLEST[crossing]) + content.DROP["above"] + content.SIZES["cube"] / 2
    velocity = content.DROP["speed"] * np.array([float(content.STEP_COLUMN[way]), -float(content.STEP_ROW[way]), 0.0])
    seed = f"{crossing} {release} {state.line} {which} {state.cube_count} {state.round_number}"
    return np.array([east / content.INCH, geometry.BOARD - south / content.INCH, height]), velocity, seed


def rest_of(state: State, fall: physics.Fall, name: str) -> list[int]:
    """Outcome actions for one cube: lost, or its street space, what it touches and where it lies."""
    x, y, z = fall.middles[name]
    if not (0 <= x < geometry.BOARD and 0 < y <= geometry.BOARD) or z > physics.STREET_LEVEL:
        return [Verb.lost.first]
    south = geometry.BOARD - y
    street = int(content.STREET_AT[int(south / 2) * 8 + int(x / 2)])
    if street == EMPTY:
        return [Verb.lost.first]
    touch = touch_of(state.street[street], street, fall.corners[name])
    at = [Verb.east.of(int(x % 2 / 2 * content.PLACES)), Verb.south.of(int(south % 2 / 2 * content.PLACES))]
    return [Verb.land.of(street, touch), *at]


def touch_of(tile: int, street: int, corners: np.ndarray) -> int:
    """What the side that a cube stands on covers a part of (scoring.hit)."""
    if tile == EMPTY:
        return Touch.splash
    row, column = divmod(int(content.STREET_SPACE[street]), 8)
    foot = np.stack([(corners[:, 0] - 2 * column) * 50, (geometry.BOARD - corners[:, 1] - 2 * row) * 50], axis=1)
    if any(overlaps(foot, area) for area in content.TILES[tile]["targets"]):
        return Touch.hit
    return Touch.umbrella if any(overlaps(foot, area) for area in content.TILES[tile]["umbrellas"]) else Touch.splash


def overlaps(foot: np.ndarray, area: list[int]) -> bool:
    """Whether a convex set of corners covers a part of a rectangle: no line separates them."""
    west, north, east, south = area
    box = np.array([[west, north], [east, north], [east, south], [west, south]], float)
    edges = [foot[i] - foot[j] for i in range(len(foot)) for j in range(i)]
    axes = [np.array([1.0, 0.0]), np.array([0.0, 1.0]), *(np.array([-edge[1], edge[0]]) for edge in edges)]
    for axis in axes:
        one, other = foot @ axis, box @ axis
        if one.max() <= other.min() or other.max() <= one.min():
            return False
    return True


def cube_poses(state: State, notes: dict[int, str]) -> dict[str, np.ndarray]:
    """Every lying cube, as the last recording of a drop left it; flat on its tile where there is none."""
    known: dict[str, list[float]] = {}
    for number in sorted(notes)[::-1] if state.cube_count else []:
        header = recording.unpack(notes[number])[0]
        if header["kind"] == "drop":
            known = header["cubes"]
            break
    return {str(cube): cube_pose(state, cube, known.get(str(cube))) for cube in range(state.cube_count)}


def cube_pose(state: State, cube: int, known: list[float] | None) -> np.ndarray:
    """A lying cube where it was seen, if that fits the record, else flat where the record says."""
    row, column = divmod(int(content.STREET_SPACE[state.cube_street[cube]]), 8)
    east = 2 * column + (state.cube_east[cube] + 0.5) * 2 / content.PLACES
    south = 2 * row + (state.cube_south[cube] + 0.5) * 2 / content.PLACES
    flat = np.array([east, geometry.BOARD - south, content.SIZES["cube"] / 2, 1.0, 0.0, 0.0, 0.0])
    if known is None or np.abs(np.array(known[:2]) - flat[:2]).max() > 2 / content.PLACES:
        return flat
    return np.array(known)
