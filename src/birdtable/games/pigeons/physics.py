"""Flights and drops simulated with MuJoCo: real rods, falcons, pigeons and cubes over the city.

Inches, grams, seconds. x runs east from the west edge, y north from the south edge, z up. Nothing here draws a random
number: the same input gives the same outcome, on the same version of the engine to the bit.
"""

from __future__ import annotations

import copy
import hashlib
import math
from dataclasses import dataclass, field
from enum import auto
from functools import cache

import mujoco
import numpy as np

from birdtable.games.pigeons import content, geometry
from birdtable.games.pigeons.content import DROP, SIZES
from birdtable.kernel import Words

ENGINE = f"mujoco {mujoco.__version__}"
FLIGHT_MODEL, DROP_MODEL = content.PHYSICS["flight_model"], content.PHYSICS["drop_model"]
FLIGHT_FPS, DROP_FPS = 60, 120
LOOK, CALM = 0.02, 3  # seconds between looks whether all is at rest, and how many calm looks in a row end it
STARTED, STILL = 0.05, 0.1  # inches after which the falcon has moved; inches a second below which it does not
NO_FLIGHT = 0.75  # seconds of the recording of a falcon that does not slide
MOVED = 0.05  # inches: less is not told
INSIDE = 0.02  # inches: bodies that rest against each other are a little in each other
UPRIGHT = 0.9
STREET_LEVEL = 0.6


class Geom(Words):
    """What a part of the simulated world belongs to."""

    city = auto()
    pigeon = auto()
    falcon = auto()
    rod = auto()


def _list(values: list[float]) -> str:
    return " ".join(f"{value:g}" for value in values)


def _structures() -> str:
    """Every structure as a box."""
    boxes = []
    for name, (low, high) in zip(content.BUILDING.words(0), geometry.BLOCKS, strict=True):
        size, at = _list(list((high - low) / 2)), _list(list((high + low) / 2))
        boxes.append(f'<geom name="{name}" class="city" type="box" size="{size}" pos="{at}"/>')
    return "".join(boxes)


STRUCTURES = _structures()


# ---------------------------------------------------------------------- a flight


@dataclass(frozen=True)
class Touched:
    """What became of a pigeon: where its middle is, whether it stands upright, its pose.

    by_falcon  who touched it first; False: another pigeon that had been touched
    """

    pigeon: str
    at: np.ndarray
    up: float
    pose: np.ndarray
    by_falcon: bool = True


@dataclass
class Flight:
    """What a flight did, in the order of first touches.

    void       what the rod touches, if it touches anything: then nothing else happens
    held       friction holds the falcon: the rod is too flat for it to slide
    touched    the pigeons that count and were seen to move
    annulled   pigeons touched after the falcon met a building     building, met   which, where and when that was
    """

    void: geometry.Touch | None = None
    held: bool = False
    touched: list[Touched] = field(default_factory=list)
    annulled: list[str] = field(default_factory=list)
    building: geometry.Touch | None = None
    met: float = math.inf
    seconds: float = 0.0
    tracks: dict[str, np.ndarray] = field(default_factory=dict)


@cache
def flight_model(count: int) -> mujoco.MjModel:
    """The city with so many pigeons; where they stand is set for each flight."""
    base, thick = geometry.BASE, geometry.BASE_THICK
    body = f"0 0 {geometry.BODY_FROM} 0 0 {geometry.BODY_TO:g}"
    pigeons = "".join(
        f'<body name="p{number}" pos="{number} -9 0" sleep="init"><freejoint/>'
        f'<geom class="pigeon" type="box" size="{base} {base} {thick}" pos="0 0 {thick}"/>'
        f'<geom class="pigeon" type="capsule" size="{geometry.BODY}" fromto="{body}"/></body>'
        for number in range(count)
    )
    model = FLIGHT_MODEL
    hang, wing = SIZES["underside"] - 0.25, SIZES["wings_below"] - 0.05
    return mujoco.MjModel.from_xml_string(f"""
<mujoco>
  <compiler angle="radian" autolimits="true"/>
  <option timestep="{model["step"]}" gravity="0 0 -{model["gravity"]}" integrator="implicitfast" cone="elliptic"
          solver="Newton" iterations="50" tolerance="1e-8" sleep_tolerance="0.5"><flag sleep="enable"/></option>
  <size memory="16M"/>
  <default>
    <geom solref="{_list(model["solref"])}" solimp="{_list(model["solimp"])}"
          friction="{_list(model["friction"])}" condim="6"/>
    <default class="city"><geom contype="1" conaffinity="0"/></default>
    <default class="pigeon"><geom contype="2" conaffinity="15" density="{model["pigeon_density"]}"/></default>
    <default class="falcon"><geom contype="4" conaffinity="1" density="{model["falcon_density"]}"/></default>
    <default class="rod"><geom contype="8" conaffinity="0"/></default>
  </default>
  <worldbody>
    <geom name="table" class="city" type="plane" size="60 60 1"/>{STRUCTURES}{pigeons}
    <body name="rod" mocap="true">
      <geom name="rod" class="rod" type="capsule" size="{SIZES["rod_radius"]}"
            fromto="0 0 0 {SIZES["rod_length"]} 0 0"/>
      <body name="falcon" sleep="never">
        <joint name="slide" type="slide" axis="1 0 0" range="{SIZES["collar"]} {SIZES["release"]}"
               frictionloss="0.1" solreflimit="0.002 1"/>
        <joint name="swing" type="hinge" axis="1 0 0" damping="{model["swing_damping"]}" limited="false"/>
        <geom name="ring" contype="0" conaffinity="0" type="sphere" size="0.2" density="{model["ring_density"]}"/>
        <geom name="body" class="falcon" type="capsule" size="0.25" fromto="-0.5 0 -{hang} 0.5 0 -{hang}"/>
        <geom name="wings" class="falcon" type="box" size="0.25 {SIZES["half_width"]} 0.05" pos="0.05 0 -{wing}"/>
      </body>
    </body>
  </worldbody>
</mujoco>""")


def fly(poses: dict[str, np.ndarray], roost: int, azimuth: float, elevation: float, to_wall: bool = False) -> Flight:
    """Let the falcon slide from a roost (0 nw, 1 ne, 2 se, 3 sw) at angles in degrees over pigeons in these poses.

    to_wall  look no further than to the building that the falcon meets
    """
    rod = geometry.rod_of(roost, azimuth, elevation)
    void = geometry.touched_by(rod, poses)
    held = math.tan(math.radians(elevation)) <= FLIGHT_MODEL["ring_friction"]
    if void is not None or held:
        still = np.tile([SIZES["release"], 0.0], (round(NO_FLIGHT * FLIGHT_FPS), 1))
        return Flight(void, held, tracks={"falcon": still})
    names = list(poses)
    model = _model_at(len(names), elevation)
    data = mujoco.MjData(model)
    for number, name in enumerate(names):
        data.qpos[7 * number : 7 * number + 7] = poses[name]
    _aim(data, rod)
    return _slide(model, data, names, to_wall)


def _model_at(count: int, elevation: float) -> mujoco.MjModel:
    """A model of one's own, with the friction of the ring on a rod so raised: nobody writes into what others read."""
    model = copy.copy(flight_model(count))
    weight = model.body("falcon").mass[0] * FLIGHT_MODEL["gravity"]
    friction = FLIGHT_MODEL["ring_friction"] * weight * math.cos(math.radians(elevation))
    model.dof_frictionloss[model.joint("slide").dofadr[0]] = friction
    return model


def _aim(data: mujoco.MjData, rod: geometry.Rod) -> None:
    """Put the rod into its roost, and the falcon at its far end."""
    heading, rise = math.atan2(rod.along[1], rod.along[0]), math.asin(rod.along[2])
    data.mocap_pos[0] = rod.socket
    turn = (math.cos(heading / 2), 0, 0, math.sin(heading / 2))
    raised = (math.cos(rise / 2), 0, -math.sin(rise / 2), 0)
    mujoco.mju_mulQuat(data.mocap_quat[0], np.array(turn), np.array(raised))
    data.qpos[-2] = SIZES["release"]


@cache
def _kinds(count: int) -> tuple[np.ndarray, np.ndarray]:
    """What each geom of a flight's model belongs to, and the number of its pigeon (-1: none)."""
    model = flight_model(count)
    kinds, pigeons = np.zeros(model.ngeom, int), np.full(model.ngeom, -1)
    for geom in range(model.ngeom):
        name = model.body(model.geom_bodyid[geom]).name
        if name == "falcon":
            kinds[geom] = Geom.falcon
        elif name == "rod":
            kinds[geom] = Geom.rod
        elif name.startswith("p"):
            kinds[geom], pigeons[geom] = Geom.pigeon, int(name[1:])
    return kinds, pigeons


def overlap(pose: np.ndarray, others: list[np.ndarray]) -> bool:
    """Whether a pigeon in this pose would be inside one of the others."""
    near = [other for other in others if np.linalg.norm(other[:3] - pose[:3]) < 3 * SIZES["pigeon_height"]]
    model = flight_model(2)
    data = mujoco.MjData(model)
    data.qpos[:7] = pose
    _, pigeons = _kinds(2)
    for other in near:
        data.qpos[7:14] = other
        mujoco.mj_kinematics(model, data)
        pairs = ((a, b) for a in np.flatnonzero(pigeons == 0) for b in np.flatnonzero(pigeons == 1))
        if any(mujoco.mj_geomDistance(model, data, a, b, 0.1, None) < -INSIDE for a, b in pairs):
            return True
    return False


def _slide(model: mujoco.MjModel, data: mujoco.MjData, names: list[str], to_wall: bool) -> Flight:
    """Step until all is at rest; note who was touched when and by whom, and when the falcon met a building."""
    count = len(names)
    notes = _Notes(*_kinds(count), model)
    frames = [data.qpos.copy()]
    steps, calm = round(FLIGHT_MODEL["longest"] / FLIGHT_MODEL["step"]), 0
    every, look = 1 / FLIGHT_FPS, round(LOOK / FLIGHT_MODEL["step"])
    for step in range(1, steps + 1):
        mujoco.mj_step(model, data)
        if data.ncon:
            notes.take(data)
            if to_wall and notes.building is not None:
                break
        if data.time >= len(frames) * every:
            frames.append(data.qpos.copy())
        if step % look == 0:
            calm = calm + 1 if _at_rest(data, count) else 0
            if calm == CALM:
                break
    frames.append(data.qpos.copy())
    flight = Flight(building=notes.building, met=notes.met, seconds=data.time, tracks=_tracks(frames, names))
    for pigeon, (when, by_falcon) in notes.touched.items():
        name, pose = names[pigeon], data.qpos[7 * pigeon : 7 * pigeon + 7].copy()
        body = model.body(f"p{pigeon}").id
        if name not in flight.tracks:
            continue
        if when > flight.met:
            flight.annulled.append(name)
        else:
            at, up = data.xipos[body].copy(), float(data.xmat[body][8])
            flight.touched.append(Touched(name, at, up, pose, by_falcon))
    return flight


class _Notes:
    """First touches of a flight: pigeons in the order in which they were touched, with when and by whom."""

    def __init__(self, kinds: np.ndarray, pigeons: np.ndarray, model: mujoco.MjModel) -> None:
        self.kinds, self.pigeons, self.model = kinds, pigeons, model
        self.touched: dict[int, tuple[float, bool]] = {}
        self.building: geometry.Touch | None = None
        self.met = math.inf

    def take(self, data: mujoco.MjData) -> None:
        """Take note of what touches now."""
        pairs = data.contact.geom[: data.ncon]
        sides = self.kinds[pairs]
        moving = (sides != Geom.city).all(axis=1)
        for (one, other), (first, second) in zip(pairs[moving], sides[moving], strict=True):
            if Geom.falcon in (first, second):
                self.touched.setdefault(int(max(self.pigeons[one], self.pigeons[other])), (data.time, True))
            elif first == second == Geom.pigeon:
                a, b = int(self.pigeons[one]), int(self.pigeons[other])
                if (a in self.touched) != (b in self.touched):
                    self.touched[b if a in self.touched else a] = (data.time, False)
        if self.building is None:
            wall = np.flatnonzero((sides == Geom.falcon).any(axis=1) & (sides == Geom.city).any(axis=1))
            if len(wall):
                self._meet(data, int(wall[0]))

    def _meet(self, data: mujoco.MjData, contact: int) -> None:
        geoms = data.contact.geom[contact]
        city = next(int(geom) for geom in geoms if self.kinds[geom] == Geom.city)
        x, y, z = (float(at) for at in data.contact.pos[contact])
        self.building, self.met = geometry.Touch(self.model.geom(city).name, (x, y, z)), data.time


def _at_rest(data: mujoco.MjData, count: int) -> bool:
    """Whether the falcon has moved and does so no longer, and every pigeon above the street is still."""
    if SIZES["release"] - data.qpos[-2] < STARTED or abs(data.qvel[-2]) > STILL:
        return False
    speeds = np.abs(data.qvel[: 6 * count].reshape(-1, 6)[:, :3]).max(axis=1, initial=0)
    high = data.qpos[: 7 * count].reshape(-1, 7)[:, 2] > STREET_LEVEL
    return not (speeds[high] > FLIGHT_MODEL["rest_speed"]).any()


def _far(pose: np.ndarray, before: np.ndarray) -> float:
    """How far a body has come, a turn counted as well."""
    turned = 1 - abs(float(pose[3:] @ before[3:]))
    return float(np.linalg.norm(pose[:3] - before[:3])) + turned


def _tracks(frames: list[np.ndarray], names: list[str]) -> dict[str, np.ndarray]:
    """The falcon and every body that moved, frame by frame."""
    track = np.array(frames)
    tracks = {"falcon": track[:, -2:]}
    for number, name in enumerate(names):
        one = track[:, 7 * number : 7 * number + 7]
        if _far(one[-1], one[0]) > MOVED or np.ptp(one[:, :3], axis=0).max() > MOVED:
            tracks[name] = one
    return tracks


# ---------------------------------------------------------------------- a drop


@dataclass
class Fall:
    """Where cubes lie after a drop, by name: middle, the corners of the side they stand on, pose; and who moved."""

    middles: dict[str, np.ndarray]
    corners: dict[str, np.ndarray]
    poses: dict[str, np.ndarray]
    moved: list[str]
    seconds: float
    tracks: dict[str, np.ndarray]


@cache
def drop_model(count: int) -> mujoco.MjModel:
    """The city with so many cubes."""
    half, model = SIZES["cube"] / 2, DROP_MODEL
    cubes = "".join(
        f'<body name="c{number}" pos="{number} -9 {half}" sleep="{"allowed" if number == count - 1 else "init"}">'
        f'<freejoint/><geom class="cube" type="box" size="{half} {half} {half}"/></body>'
        for number in range(count)
    )
    return mujoco.MjModel.from_xml_string(f"""
<mujoco>
  <option timestep="{model["step"]}" gravity="0 0 -{FLIGHT_MODEL["gravity"]}" integrator="implicitfast" cone="elliptic"
          sleep_tolerance="0.3"><flag sleep="enable"/></option>
  <size memory="8M"/>
  <default>
    <geom solref="{_list(model["solref"])}" solimp="0.9 0.98 0.002" friction="{_list(model["friction"])}" condim="6"
          contype="1" conaffinity="0"/>
    <default class="city"><geom/></default>
    <default class="cube"><geom contype="2" conaffinity="3" density="{model["cube_density"]}"/></default>
  </default>
  <worldbody><geom name="table" class="city" type="plane" size="60 60 1"/>{STRUCTURES}{cubes}</worldbody>
</mujoco>""")


def hand(seed: str) -> tuple[np.ndarray, np.ndarray]:
    """The small tilt (a quaternion) and spin with which a cube leaves the hand: they follow from what was chosen."""
    digest = hashlib.sha256(seed.encode()).digest()
    shares = [int.from_bytes(digest[4 * k : 4 * k + 4], "big") / 2**32 * 2 - 1 for k in range(6)]
    tilt = np.radians(DROP["tilt"]) * np.array(shares[:3])
    angle = float(np.linalg.norm(tilt))
    axis = tilt / angle if angle else np.array([0.0, 0.0, 1.0])
    quaternion = np.concatenate([[math.cos(angle / 2)], math.sin(angle / 2) * axis])
    return quaternion, DROP["spin"] * np.array(shares[3:])


def drop(lying: dict[str, np.ndarray], new: str, start: np.ndarray, velocity: np.ndarray, seed: str) -> Fall:
    """Let a cube go at a point with the hand's velocity, over cubes that lie in these poses."""
    names = [*lying, new]
    model = drop_model(len(names))
    data = mujoco.MjData(model)
    for number, name in enumerate(lying):
        data.qpos[7 * number : 7 * number + 7] = lying[name]
    quaternion, spin = hand(seed)
    data.qpos[-7:-4], data.qpos[-4:] = start, quaternion
    data.qvel[-6:-3], data.qvel[-3:] = velocity, spin
    frames, calm = [data.qpos.copy()], 0
    look = round(LOOK / 2 / DROP_MODEL["step"])
    for step in range(1, round(DROP_MODEL["longest"] / DROP_MODEL["step"]) + 1):
        mujoco.mj_step(model, data)
        if data.time >= len(frames) / DROP_FPS:
            frames.append(data.qpos.copy())
        if step % look == 0 and data.time > 0.05:
            calm = calm + 1 if np.abs(data.qvel).max() < DROP_MODEL["rest_speed"] else 0
            if calm == CALM:
                break
    frames.append(data.qpos.copy())
    poses = {name: data.qpos[7 * number : 7 * number + 7].copy() for number, name in enumerate(names)}
    track = np.array(frames)
    tracks = {name: track[:, 7 * number : 7 * number + 7] for number, name in enumerate(names)}
    moved = [name for name in lying if _far(poses[name], lying[name]) > MOVED]
    return Fall(
        {name: pose[:3] for name, pose in poses.items()},
        {name: _footprint(pose) for name, pose in poses.items()},
        poses,
        moved,
        data.time,
        {name: tracks[name] for name in [*moved, new]},
    )


def _footprint(pose: np.ndarray) -> np.ndarray:
    """The lowest corners of a cube, seen from above."""
    half = SIZES["cube"] / 2
    rotation = np.zeros(9)
    mujoco.mju_quat2Mat(rotation, pose[3:])
    signs = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)])
    corners = pose[:3] + half * signs @ rotation.reshape(3, 3).T
    return corners[corners[:, 2] < corners[:, 2].min() + 0.02][:, :2]
