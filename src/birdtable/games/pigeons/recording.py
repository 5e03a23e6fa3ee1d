"""What was seen of a flight or a drop, as a short text: positions of the bodies that moved, frame by frame.

A recording is base64 of zlib of one line of JSON and then 16-bit numbers (little-endian). The JSON says

    kind     "flight" or "drop"          fps     frames a second
    engine   who simulated it            frames  how many
    bodies   the names of the bodies, in order; "falcon" has two numbers a frame (inches along the rod from the socket,
             and how far it has swung, in radians), every other body seven: x, y, z and a quaternion w, x, y, z
    laid     poses of the pigeons that lie or were pushed          cubes   poses of all cubes in the streets

and the numbers are, body by body and number by number, the value in the first frame and then the differences from
frame to frame; inches in 500ths, radians in 1000ths, quaternions in 10000ths. x runs east from the west edge, y north
from the south edge, z up.
"""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

import numpy as np

INCHES = 500
RADIANS = 1000
TURNS = 10000
FALCON = "falcon"
SCALES = {FALCON: np.array([INCHES, RADIANS])}
BODY = np.array([INCHES] * 3 + [TURNS] * 4)


def pack(header: dict[str, Any], tracks: dict[str, np.ndarray]) -> str:
    """A recording from the tracks of bodies, each frames × numbers."""
    frames = len(next(iter(tracks.values()))) if tracks else 0
    numbers = [_deltas(track * SCALES.get(name, BODY)).T.tobytes() for name, track in tracks.items()]
    head = json.dumps({**header, "frames": frames, "bodies": list(tracks)}, separators=(",", ":"))
    return base64.b64encode(zlib.compress(head.encode() + b"\n" + b"".join(numbers), 9)).decode()


def unpack(note: str) -> tuple[dict[str, Any], dict[str, np.ndarray]]:
    """The header of a recording, and the tracks of its bodies."""
    head, numbers = zlib.decompress(base64.b64decode(note)).split(b"\n", 1)
    header = json.loads(head)
    values, tracks = np.frombuffer(numbers, "<i2"), {}
    for name in header["bodies"]:
        scales = SCALES.get(name, BODY)
        size = header["frames"] * len(scales)
        deltas, values = values[:size].reshape(len(scales), -1), values[size:]
        tracks[name] = np.cumsum(deltas, axis=1, dtype=np.int64).T / scales
    return header, tracks


def _deltas(values: np.ndarray) -> np.ndarray:
    whole = np.clip(np.rint(values), -32000, 32000).astype("<i2")
    return np.diff(whole, axis=0, prepend=np.zeros((1, whole.shape[1]), "<i2")).astype("<i2")
