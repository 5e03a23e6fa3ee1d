"""A second look at the falcon's aim: the fast model proposes, the referee flies the best proposals, within a time.

For bots that think for a time at a refereed table (`Game.second_look`). They are as honest as before: the referee is
asked about the city that everybody sees, and the errors are drawn here, not from the table's stream.
"""

from __future__ import annotations

import time

import numpy as np

from birdtable.games.pigeons import content, falcon, physics, referee, value
from birdtable.games.pigeons.state import State
from birdtable.games.pigeons.words import Decision, Verb, is_aiming
from birdtable.position import Position

PROPOSED = 10  # aims that the referee flies
SHARE = 0.85  # of the time allowed
Aim = tuple[int, int, int]


def second_look(deal: Position, seat: int, seconds: float) -> int | None:
    """The number of the action to take next towards the best aim; None where this has nothing to add."""
    end = time.perf_counter() + SHARE * seconds
    kind = int(deal.states["pending_kind"][0, int(deal.states["pending_count"][0]) - 1])
    if not is_aiming(kind) or deal.game.engine.name != "native":
        return None
    proposals = proposed(deal, seat, kind)
    if not proposals:
        return Verb.decline.first if kind == Decision.roost else None
    best = flown(deal, seat, proposals, end)
    return step_towards(deal.game.layout.python(deal.states), kind, best)


def aims(state: State, kind: int) -> list[Aim]:
    """Every aim that is still open: roost, azimuth and elevation in 16ths of a degree."""
    if kind == Decision.trim:
        fine = [
            falcon.trimmed(state, sideways, upwards)
            for sideways in range(content.FINE_AZIMUTHS)
            for upwards in range(content.FINE_ELEVATIONS)
        ]
        return [(state.roost, *aim) for aim in fine if falcon.in_range(*aim)]
    roosts = range(content.ROOSTS) if kind == Decision.roost else [state.roost]
    azimuths = [content.FIRST_AZIMUTH + content.AZIMUTH_STEP * step for step in range(content.AZIMUTHS)]
    if kind == Decision.elevation:
        azimuths = [state.azimuth]
    elevations = [content.FIRST_ELEVATION + content.ELEVATION_STEP * step for step in range(content.ELEVATIONS)]
    return [(roost, azimuth, elevation) for roost in roosts for azimuth in azimuths for elevation in elevations]


def proposed(deal: Position, seat: int, kind: int) -> list[Aim]:
    """The aims that the fast model likes best, each looked at with a little error to all sides."""
    states = deal.states.copy()
    open_aims = aims(deal.game.layout.python(deal.states), kind)
    worth = [hope(deal, states, seat, aim) for aim in open_aims]
    order = np.argsort(worth)[::-1][: 8 * PROPOSED]
    error = content.DEGREE // 2
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
    states["pending_kind"][0, top] = Decision.roost
    base = deal.game.engine.value(states, seat)
    states["pending_kind"][0, top] = Decision.trim
    states["roost"], states["azimuth"], states["elevation"] = aim
    return deal.game.engine.value(states, seat) - base


def flown(deal: Position, seat: int, proposals: list[Aim], end: float) -> Aim:
    """The proposal that does best in flights of the referee, one after the other until the time is up."""
    state = deal.game.layout.python(deal.states)
    poses = referee.pigeon_poses(state, {})
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
    up, aside = luck.normal(0, content.AIM["error"], 2)
    turn = float(np.clip(azimuth / content.DEGREE + aside, 0, 90))
    rise = float(np.clip(elevation / content.DEGREE + up, *content.AIM["flown_elevation"]))
    flight = physics.fly(poses, roost, turn, rise)
    dead = [
        content.PIGEON.value(one.pigeon, 0) // content.FLOCK
        for one in flight.touched
        if referee.classify(one)[1] == Verb.die
    ]
    return float(sum(-value.OWN_LOSS if owner == seat else value.BLOOD for owner in dead))


def step_towards(state: State, kind: int, aim: Aim) -> int:
    """The action of this decision that leads to an aim."""
    roost, azimuth, elevation = aim
    if kind == Decision.roost:
        return Verb.roost.of(roost)
    if kind == Decision.azimuth:
        return Verb.azimuth.of((azimuth - content.FIRST_AZIMUTH) // content.AZIMUTH_STEP)
    if kind == Decision.elevation:
        return Verb.elevation.of((elevation - content.FIRST_ELEVATION) // content.ELEVATION_STEP)
    sideways = (azimuth - state.azimuth) // content.FINE_STEP + content.FINE_AZIMUTHS // 2
    upwards = (elevation - state.elevation) // content.FINE_STEP + content.FINE_ELEVATIONS // 2
    return Verb.trim.of(sideways, upwards)


__all__ = ["second_look"]
