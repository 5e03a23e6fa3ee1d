"""Notes about requests: each has an id, which the answer names too. No cookie, body, query or table is ever noted."""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

NOTES = logging.getLogger("birdtable")
REQUESTS = logging.getLogger("birdtable.requests")
TABLE = re.compile(r"^(/api/tables/)[^/]+")
ID_BYTES = 8
NOT_NOW = 503  # said on purpose, before the rules are there: nothing has failed


class Notes:
    """Gives every request an id, and notes how it went."""

    def __init__(self, app: ASGIApp, every: bool = False) -> None:
        self.app = app
        self.every = every

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        id, began, status = secrets.token_hex(ID_BYTES), time.perf_counter(), 500

        async def named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", id.encode())]
            await send(message)

        try:
            await self.app(scope, receive, named)
        finally:
            failed = status >= 500 and status != NOT_NOW
            if self.every or failed:
                told = {
                    "request": id,
                    "method": scope["method"],
                    "path": TABLE.sub(r"\1…", scope["path"])[:100],
                    "status": status,
                    "ms": round((time.perf_counter() - began) * 1000, 1),
                }
                REQUESTS.log(logging.ERROR if failed else logging.INFO, "request", extra={"told": told})


class Json(logging.Formatter):
    """A note as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "about": record.name,
            "note": record.getMessage(),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def note_as_json() -> None:
    """From now on every note of this process is a line of JSON on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    NOTES.setLevel(logging.INFO)
