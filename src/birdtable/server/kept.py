"""Kept games that come in from outside: checked while they are read, so that a wrong one costs nothing."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired

import msgspec
from msgspec import Meta
from typing_extensions import TypedDict

from birdtable.kernel.record import MAX_SEATS
from birdtable.server.limits import LONGEST_NOTE, LONGEST_RECORD
from birdtable.table.errors import Refused
from birdtable.table.names import LONGEST_NAME, clean

Word = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
Nonce = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,32}$")]
BySeat = Meta(max_length=MAX_SEATS)


class Proof(TypedDict):
    """What proves a deal."""

    commitment: Digest
    secret: Digest
    nonces: Annotated[list[Nonce], BySeat]
    commitments: NotRequired[Annotated[list[Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$")]], BySeat]]
    key: Digest


class Beginning(TypedDict):
    """The moment of another game that a game goes on from."""

    table: NotRequired[Word]
    record: KeptGame
    move: Annotated[int, Meta(ge=0, le=LONGEST_RECORD)]


class KeptGame(TypedDict):
    """A game as a file keeps it. What else is in the file is left out."""

    format: Word
    game: Word
    version: Number
    content: Word
    players: Annotated[int, Meta(ge=1, le=MAX_SEATS)]
    options: NotRequired[Annotated[dict[Word, bool | Number | Word], Meta(max_length=32)]]
    key: Digest
    actions: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=LONGEST_RECORD)]
    scores: NotRequired[Annotated[list[Number], BySeat]]
    over: NotRequired[bool]
    origin: NotRequired[Beginning | None]
    notes: NotRequired[
        Annotated[
            dict[Annotated[str, Meta(pattern=r"^[0-9]{1,5}$")], Annotated[str, Meta(max_length=LONGEST_NOTE)]],
            Meta(max_length=LONGEST_RECORD),
        ]
    ]
    names: NotRequired[Annotated[list[Annotated[str, Meta(max_length=200)]], BySeat]]
    seats: NotRequired[Annotated[list[Word], BySeat]]
    fair: NotRequired[Proof | None]


class File(TypedDict):
    """What is sent: the record."""

    record: KeptGame


FILE = msgspec.json.Decoder(File)


def read_kept_game(body: bytes) -> dict[str, Any]:
    """The plan of a table for a kept game; its rules are checked when it is replayed."""
    try:
        record = FILE.decode(body)["record"]
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Refused("bad-record", error=str(error)[:200]) from None
    players = record["players"]
    names = [clean(name)[:LONGEST_NAME] for name in _by_seat(record.get("names"), players, "")]
    kept = {**record, "names": names, "seats": _by_seat(record.get("seats"), players, "unknown")}
    seats = [{"kind": "friend", "name": name} for name in names]
    options = record.get("options", {})
    return {"game": record["game"], "seats": seats, "options": options, "listed": False, "record": kept}


def _by_seat(words: list[str] | None, players: int, otherwise: str) -> list[str]:
    return words if words is not None and len(words) == players else [otherwise] * players
