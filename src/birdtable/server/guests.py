"""Guests: no account, only a signed cookie that no script can read."""

from __future__ import annotations

import secrets

from fastapi import Request, Response, WebSocket
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from birdtable.server.limits import GUEST_YEARS

COOKIE = "guest"
BYTES = 12


class Guests:
    """Who is who, by the key that signs the cookies."""

    def __init__(self, key: str) -> None:
        self.signer = URLSafeSerializer(key, salt="birdtable guest")

    def of(self, connection: HTTPConnection | Request | WebSocket) -> str:
        """The guest that a request comes from; "" if it has no cookie, or one that we did not sign."""
        try:
            guest = self.signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return ""
        return guest if isinstance(guest, str) else ""

    def welcome(self, request: Request, response: Response) -> str:
        """The guest that a request comes from; a newcomer gets a cookie."""
        guest = self.of(request)
        if not guest:
            guest = secrets.token_urlsafe(BYTES)
            response.set_cookie(
                COOKIE,
                str(self.signer.dumps(guest)),
                max_age=GUEST_YEARS * 365 * 24 * 3600,
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
            )
        return guest
