"""Where the rod is and what it touches, exactly: the one geometry that referee, previews and fast model follow.

Inches; x runs east from the west edge, y north from the south edge, z up. The rod is a segment with a radius, a
structure is a box; a pigeon is a box (its base) and a segment with a radius (its body) in the pigeon's own frame.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from birdtable.games.pigeons import content

BOARD, SPACE = content.SIZES["board"], content.SIZES["space"]
BASE, BASE_THICK = content.SIZES["pigeon_base"] / 2, 0.06
BODY = 0.2
BODY_FROM, BODY_TO = 0.32, content.SIZES["pigeon_height"] - BODY
BASE_LOW, BASE_HIGH = np.array([-BASE, -BASE, 0.0]), np.array([BASE, BASE, 2 * BASE_THICK])
BODY_LOW, BODY_HIGH = np.array([0.0, 0.0, BODY_FROM]), np.array([0.0, 0.0, BODY_TO])


def _blocks() -> np.ndarray:
    """Every structure as a box, lowest and highest corner; those on several spaces are rectangles, so one box does."""
    boxes = []
    for one in content.CITY["structure"]:
        cells = [divmod(content.SPACE_NAMES.index(name), 8) for name in one["spaces"]]
        rows, columns = [row for row, _ in cells], [column for _, column in cells]
        west, east = SPACE * min(columns), SPACE * (max(columns) + 1)
        south, north = BOARD - SPACE * (max(rows) + 1), BOARD - SPACE * min(rows)
        boxes.append([[west, south, 0.0], [east, north, one["height"]]])
    return np.array(boxes)


BLOCKS = _blocks()


@dataclass(frozen=True)
class Rod:
    """Where the rod is stuck in, and the direction to its far end, of length 1."""

    socket: np.ndarray
    along: np.ndarray

    def at(self, far: float) -> np.ndarray:
        """The point of the rod so many inches from the socket."""
        return self.socket + far * self.along


@dataclass(frozen=True)
class Touch:
    """What the rod or the falcon touches: a building (`building-d5`) or a pigeon (`red-1`), and where."""

    thing: str
    at: tuple[float, float, float]


def rod_of(roost: int, azimuth: float, elevation: float) -> Rod:
    """The rod in a roost (0 nw, 1 ne, 2 se, 3 sw) at angles in degrees."""
    east, south = (0, 1, 1, 0)[roost], (0, 0, 1, 1)[roost]
    turn, rise = math.radians(azimuth), math.radians(elevation)
    eastward, northward = math.cos(turn) * (-1 if east else 1), math.sin(turn) * (1 if south else -1)
    socket = np.array([BOARD * east, BOARD * (1 - south), content.SIZES["socket_height"]])
    return Rod(socket, np.array([math.cos(rise) * eastward, math.cos(rise) * northward, math.sin(rise)]))


def nearest(start: np.ndarray, along: np.ndarray, low: np.ndarray, high: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """How near the rod comes to each of many boxes, and how far from the socket; starts, directions, corners n × 3.

    The square of the distance is a parabola between the points where the rod crosses the planes of a box's sides, and
    convex: the least of the pieces' least values is exact.
    """
    length = content.SIZES["rod_length"]
    with np.errstate(divide="ignore", invalid="ignore"):
        crossed = np.concatenate([(low - start) / along, (high - start) / along], axis=1)
    edges = np.sort(np.clip(np.nan_to_num(crossed, nan=0.0, posinf=length, neginf=0.0), 0, length), axis=1)
    edges = np.pad(edges, ((0, 0), (1, 1)), constant_values=((0, 0), (0, length)))
    first, last = edges[:, :-1], edges[:, 1:]
    middle = start[:, None] + ((first + last) / 2)[..., None] * along[:, None]
    side = np.where(middle < low[:, None], low[:, None], np.where(middle > high[:, None], high[:, None], np.nan))
    off = np.nan_to_num(start[:, None] - side)  # of the sides that lie apart from the rod on this piece
    slope = np.where(np.isnan(side), 0.0, np.broadcast_to(along[:, None], side.shape))
    steep = (slope**2).sum(axis=2)
    best = np.where(steep > 0, -(off * slope).sum(axis=2) / np.maximum(steep, 1e-300), first)
    best = np.clip(best, first, last)
    apart = np.sqrt(((off + best[..., None] * slope) ** 2).sum(axis=2))
    piece = apart.argmin(axis=1)
    every = np.arange(len(piece))
    return apart[every, piece], best[every, piece]


def buildings_at(rod: Rod) -> tuple[np.ndarray, np.ndarray]:
    """How near the rod comes to each structure, and how far from the socket."""
    count = (len(BLOCKS), 3)
    return nearest(np.broadcast_to(rod.socket, count), np.broadcast_to(rod.along, count), BLOCKS[:, 0], BLOCKS[:, 1])


def pigeons_at(rod: Rod, poses: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """How near the rod's axis comes to each pigeon's surface, and how far from the socket; poses n × 7."""
    turned = _turns(poses[:, 3:])
    start = np.einsum("nij,ni->nj", turned, rod.socket - poses[:, :3])  # seen from the pigeon
    along = np.einsum("nij,i->nj", turned, rod.along)
    base, base_far = nearest(start, along, *np.broadcast_arrays(BASE_LOW, BASE_HIGH, start)[:2])
    body, body_far = nearest(start, along, *np.broadcast_arrays(BODY_LOW, BODY_HIGH, start)[:2])
    body -= BODY
    return np.minimum(base, body), np.where(base < body, base_far, body_far)


def _turns(quaternions: np.ndarray) -> np.ndarray:
    """Rotation matrices, n × 3 × 3."""
    w, x, y, z = quaternions.T / np.linalg.norm(quaternions, axis=1)
    rows = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
        [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
        [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
    ]
    return np.array(rows).transpose(2, 0, 1)


def touched_by(rod: Rod, poses: dict[str, np.ndarray]) -> Touch | None:
    """What the rod touches nearest to its socket: a structure, or a pigeon in one of these poses (falcon.rod)."""
    names = [*content.BUILDING.words(0), *poses]
    apart, far = buildings_at(rod)
    if poses:
        near, where = pigeons_at(rod, np.array(list(poses.values())))
        apart, far = np.concatenate([apart, near]), np.concatenate([far, where])
    touching = np.flatnonzero(apart <= content.SIZES["rod_radius"])
    if not len(touching):
        return None
    first = touching[far[touching].argmin()]
    x, y, z = rod.at(far[first])
    return Touch(names[first], (float(x), float(y), float(z)))
