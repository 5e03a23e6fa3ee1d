"""Guests: a signed cookie that no script can read. Whoever wants to come back from elsewhere adds a key to it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network

from fastapi import Response
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from birdtable.server.limits import GUEST_YEARS, RENEWAL_DAYS, Visitor

COOKIE = "guest"
GIVEN = "birdtable.cookies"  # where the gate finds cookies to send
BYTES = 12
DAY = 24 * 3600
HOME = 64  # bits of an IPv6 address that one household shares


class Guests:
    """Who is who, by the key that signs the cookies."""

    def __init__(self, key: str, signed_out: Callable[[str], float] = lambda guest: 0.0) -> None:
        self.signer = URLSafeSerializer(key, salt="birdtable guest")
        self.signed_out = signed_out  # when a guest has signed out everywhere: a cookie of before does not count

    def of(self, connection: HTTPConnection) -> str:
        """The guest that a request comes from; "" if it has no cookie, or one that we did not sign."""
        return self._read(connection)[0]

    def visitor(self, connection: HTTPConnection) -> Visitor:
        """The guest and the address that a request comes from."""
        return Visitor(self.of(connection), address_of(connection))

    def renew(self, connection: HTTPConnection) -> str:
        """The guest that a request comes from, with a new cookie if the old one is old; "" for a newcomer."""
        guest, given = self._read(connection)
        if guest and time.time() - given > RENEWAL_DAYS * DAY:
            self.give(guest, connection)
        return guest

    def welcome(self, connection: HTTPConnection) -> str:
        """A newcomer, who gets a cookie."""
        guest = secrets.token_urlsafe(BYTES)
        self.give(guest, connection)
        return guest

    def _read(self, connection: HTTPConnection) -> tuple[str, float]:
        """The guest, and when the cookie was given; the first cookies did not say, the next ones named the day."""
        try:
            found = self.signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return "", 0.0
        match found:
            case str(guest):
                given = 0.0
            case [str(guest), int(day)]:
                given = float(day * DAY)
            case [str(guest), float(given)]:
                pass
            case _:
                return "", 0.0
        return (guest, given) if given >= self.signed_out(guest) else ("", 0.0)

    def give(self, guest: str, connection: HTTPConnection) -> None:
        """The browser is this guest from now on: leave a cookie at the gate, which sends it with any answer."""
        response = Response()
        response.set_cookie(
            COOKIE,
            str(self.signer.dumps([guest, time.time()])),
            max_age=GUEST_YEARS * 365 * DAY,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme == "https",
        )
        connection.scope[GIVEN].append(response.headers["set-cookie"].encode())


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from: an address, or the household's part of a long one."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ip_network((address, HOME), strict=False))
    return host
