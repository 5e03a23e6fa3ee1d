"""The first entry of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from birdtable.errors import BadOption, BirdtableError
from birdtable.fair import check_fairness
from birdtable.fair import commitment as commitment_of
from birdtable.records import game_as_in
from birdtable.table.entries import Entry
from birdtable.table.errors import Refused
from birdtable.table.ledger import Loader
from birdtable.table.seats import check_level

MOST_ORIGINS = 16  # times that a game may have gone on from a moment of another


def opening(
    load: Loader, guest: str, now: float, plan: Mapping[str, Any], secret: bytes, known: Sequence[str]
) -> list[Entry]:
    """The first entry of a new table; refuses a game, options or seats that there are not."""
    if plan["game"] not in known:
        raise Refused("no-such-game", game=str(plan["game"])[:80])
    game = load(plan["game"])
    for seat in plan["seats"]:
        if seat["kind"] == "bot":
            check_level(seat.get("level", ""))
    try:
        game.template(len(plan["seats"]), plan["options"])
        if plan["options"].get("refereed"):
            game.check_referee()
        if plan.get("origin"):
            _check_origins(plan)
            game = game_as_in(plan["origin"]["record"], load)
            game.branch(plan["origin"]["record"], plan["origin"]["move"], 0)
        if plan.get("record"):
            _check_origins(plan["record"])
            game = game_as_in(plan["record"], load)
            game.replay(plan["record"])
            check_fairness(plan["record"])
    except BadOption as error:
        raise Refused("bad-option", error=str(error)[:300]) from None
    except BirdtableError as error:
        raise Refused("bad-record", error=str(error)[:300]) from None
    data = {
        **plan,
        "rules": game.version,
        "content": game.content_hash,
        "commitment": commitment_of(secret),
    }
    return [Entry("opened", guest, now, data)]


def _check_origins(record: Any) -> None:
    """Refuse a game with a longer past than anybody plays (each origin is played again), or with half a past."""
    for _ in range(MOST_ORIGINS + 1):
        origin = record.get("origin")
        if origin is None:
            return
        record = origin.get("record") if isinstance(origin, Mapping) else origin
        if not isinstance(record, Mapping):
            raise Refused("bad-record", error="the game that it goes on from is not there")
    raise Refused("bad-record", error=f"the game goes on from more than {MOST_ORIGINS} others")
