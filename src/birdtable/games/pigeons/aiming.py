"""A second look at the falcon's aim: the fast model proposes, the referee flies the best proposals, within a time.

For bots that think for a time at a refereed table (`Game.second_look`). They are as honest as before: the referee is
asked about the city that everybody sees, and the errors are drawn here, not from the table's stream.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from birdtable.games.pigeons.actions import (
    AZIMUTH,
    DECLINE,
    DIE,
    ELEVATION,
    RAISING,
    ROOSTING,
    TAKE_ROOST,
    TRIM,
    TRIMMING,
    TURNING,
)
from birdtable.games.pigeons.physics import fly
from birdtable.games.pigeons.referee import classify, pigeon_poses
from birdtable.games.pigeons.tables import (
    AIM,
    AZIMUTH_STEP,
    AZIMUTHS,
    DEGREE,
    ELEVATION_STEP,
    ELEVATIONS,
    FINE_AZIMUTHS,
    FINE_ELEVATIONS,
    FINE_STEP,
    FIRST_AZIMUTH,
    FIRST_ELEVATION,
    FLOCK,
    LAST_AZIMUTH,
    LAST_ELEVATION,
    PIGEON,
    ROOSTS,
)
from birdtable.games.pigeons.value import BLOOD, OWN_LOSS
from birdtable.position import Position

PROPOSED = 10  # aims that the referee flies
SHARE = 0.85  # of the time allowed
Aim = tuple[int, int, int]


def second_look(deal: Position, seat: int, seconds: float) -> int | None:
    """The number of the action to take next towards the best aim; None where this has nothing to add."""
    end = time.perf_counter() + SHARE * seconds
    kind = int(deal.states["pending_kind"][0, int(deal.states["pending_count"][0]) - 1])
    if kind not in (ROOSTING, TURNING, RAISING, TRIMMING) or deal.game.engine.name != "native":
        return None
    proposals = proposed(deal, seat, kind)
    if not proposals:
        return DECLINE if kind == ROOSTING else None
    best = flown(deal, seat, proposals, end)
    return step_towards(deal.game.record.python(deal.states), kind, best)


def aims(state: Any, kind: int) -> list[Aim]:
    """Every aim that is still open: roost, azimuth and elevation in 16ths of a degree."""
    if kind == TRIMMING:
        sideways = range(-(FINE_AZIMUTHS // 2), FINE_AZIMUTHS - FINE_AZIMUTHS // 2)
        upwards = range(-(FINE_ELEVATIONS // 2), FINE_ELEVATIONS - FINE_ELEVATIONS // 2)
        every = [(state.azimuth + FINE_STEP * a, state.elevation + FINE_STEP * e) for a in sideways for e in upwards]
        return [
            (state.roost, azimuth, elevation)
            for azimuth, elevation in every
            if FIRST_AZIMUTH <= azimuth <= LAST_AZIMUTH and FIRST_ELEVATION <= elevation <= LAST_ELEVATION
        ]
    roosts = range(ROOSTS) if kind == ROOSTING else [state.roost]
    azimuths = [FIRST_AZIMUTH + AZIMUTH_STEP * step for step in range(AZIMUTHS)]
    if kind == RAISING:
        azimuths = [state.azimuth]
    elevations = [FIRST_ELEVATION + ELEVATION_STEP * step for step in range(ELEVATIONS)]
    return [(roost, azimuth, elevation) for roost in roosts for azimuth in azimuths for elevation in elevations]


def proposed(deal: Position, seat: int, kind: int) -> list[Aim]:
    """The aims that the fast model likes best, each looked at with a little error to all sides."""
    states = deal.states.copy()
    open_aims = aims(deal.game.record.python(deal.states), kind)
    worth = [hope(deal, states, seat, aim) for aim in open_aims]
    order = np.argsort(worth)[::-1][: 8 * PROPOSED]
    error = DEGREE // 2
    held = {}
    for place in order:
        roost, azimuth, elevation = aim = open_aims[int(place)]
        if worth[int(place)] > 0:
            around = [(roost, azimuth + a, elevation + e) for a in (-error, 0, error) for e in (-error, 0, error)]
            held[aim] = sum(hope(deal, states, seat, one) for one in around)
    return sorted(held, key=lambda aim: -held[aim])[:PROPOSED]


def hope(deal: Position, states: np.ndarray, seat: int, aim: Aim) -> int:
    """What the fast model expects of an aim, more than of no flight at all."""
    top = int(states["pending_count"][0]) - 1
    states["pending_kind"][0, top] = ROOSTING
    base = deal.game.engine.value(states, seat)
    states["pending_kind"][0, top] = TRIMMING
    states["roost"], states["azimuth"], states["elevation"] = aim
    return deal.game.engine.value(states, seat) - base


def flown(deal: Position, seat: int, proposals: list[Aim], end: float) -> Aim:
    """The proposal that does best in flights of the referee, one after the other until the time is up."""
    state = deal.game.record.python(deal.states)
    poses = pigeon_poses(state, {})
    luck = np.random.default_rng(0)
    sums, counts = np.zeros(len(proposals)), np.zeros(len(proposals))
    number = 0
    while number == 0 or time.perf_counter() < end:
        which = number % len(proposals)
        if number >= 3 * len(proposals):  # then more and more the better ones
            which = int(np.argmax(sums / counts + 60 / np.sqrt(counts)))
        sums[which] += one_flight(poses, seat, proposals[which], luck)
        counts[which] += 1
        number += 1
    return proposals[int(np.argmax(np.where(counts > 0, sums / np.maximum(counts, 1), -1e9)))]


def one_flight(poses: dict[str, np.ndarray], seat: int, aim: Aim, luck: np.random.Generator) -> float:
    """What one flight with the hand's error brings the seat, in hundredths of a point."""
    roost, azimuth, elevation = aim
    degrees = np.clip(elevation / DEGREE + luck.normal(0, AIM["error"]), *AIM["flown_elevation"])
    flight = fly(poses, roost, float(np.clip(azimuth / DEGREE + luck.normal(0, AIM["error"]), 0, 90)), float(degrees))
    dead = [PIGEON.value(one.pigeon, 0) // FLOCK for one in flight.touched if classify(one)[1] == DIE]
    return float(sum(-OWN_LOSS if owner == seat else BLOOD for owner in dead))


def step_towards(state: Any, kind: int, aim: Aim) -> int:
    """The action of this decision that leads to an aim."""
    roost, azimuth, elevation = aim
    if kind == ROOSTING:
        return TAKE_ROOST + roost
    if kind == TURNING:
        return AZIMUTH + (azimuth - FIRST_AZIMUTH) // AZIMUTH_STEP
    if kind == RAISING:
        return ELEVATION + (elevation - FIRST_ELEVATION) // ELEVATION_STEP
    sideways = (azimuth - state.azimuth) // FINE_STEP + FINE_AZIMUTHS // 2
    upwards = (elevation - state.elevation) // FINE_STEP + FINE_ELEVATIONS // 2
    return TRIM + FINE_ELEVATIONS * sideways + upwards


__all__ = ["second_look"]
