"""Passkeys (WebAuthn): a device proves that it holds a key. The challenge travels signed, so nothing is kept of it."""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import replace
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import Request
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from birdtable.server.people import Passkey
from birdtable.table.errors import Refused

SECONDS = 300  # that somebody has to find their finger
CHALLENGE_BYTES = 32
HOUSE = "Birdtable"
Options = dict[str, Any]


class Passkeys:
    """Makes challenges, and checks the answers."""

    def __init__(self, key: str) -> None:
        self.signer = URLSafeTimedSerializer(key, salt="birdtable challenge")

    def new_options(self, request: Request, guest: str, name: str, held: tuple[Passkey, ...]) -> tuple[str, Options]:
        """A ticket, and what a browser needs to make a key for a guest."""
        ticket, challenge = self._challenge("new", guest)
        options = generate_registration_options(
            rp_id=_site(request)[1],
            rp_name=HOUSE,
            user_id=guest.encode(),
            user_name=name or HOUSE,
            challenge=challenge,
            timeout=SECONDS * 1000,
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in held],
        )
        return ticket, json.loads(options_to_json(options))

    def sign_in_options(self, request: Request) -> tuple[str, Options]:
        """A ticket, and what a browser needs to sign with any key that it has for this site."""
        ticket, challenge = self._challenge("sign-in", "")
        options = generate_authentication_options(rp_id=_site(request)[1], challenge=challenge, timeout=SECONDS * 1000)
        return ticket, json.loads(options_to_json(options))

    def made(self, request: Request, guest: str, ticket: str, credential: dict[str, Any], label: str) -> Passkey:
        """The key that a browser has made for a guest."""
        origin, host = _site(request)
        challenge, when = self._read(ticket, "new", guest)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=host,
                expected_origin=origin,
            )
        except (WebAuthnException, *ODD) as error:
            raise Refused("bad-passkey") from error
        return Passkey(
            id=bytes_to_base64url(made.credential_id),
            guest=guest,
            key=bytes_to_base64url(made.credential_public_key),
            uses=made.sign_count,
            label=label,
            added=time.time(),
            used=when,
        )

    def signed(self, request: Request, ticket: str, credential: dict[str, Any], key: Passkey) -> Passkey:
        """The key after it has signed a challenge."""
        origin, host = _site(request)
        challenge, when = self._read(ticket, "sign-in", "")
        try:
            signed = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=host,
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(key.key),
                credential_current_sign_count=key.uses,
            )
        except (WebAuthnException, *ODD) as error:
            raise Refused("bad-passkey") from error
        return replace(key, uses=signed.new_sign_count, used=when)

    def _challenge(self, purpose: str, guest: str) -> tuple[str, bytes]:
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        return str(self.signer.dumps([purpose, guest, challenge.hex(), time.time()])), challenge

    def _read(self, ticket: str, purpose: str, guest: str) -> tuple[bytes, float]:
        """The challenge of a ticket, and when it was made."""
        try:
            for_what, for_whom, challenge, when = self.signer.loads(ticket, max_age=SECONDS)
        except BadSignature:
            raise Refused("bad-passkey") from None
        if (for_what, for_whom) != (purpose, guest):
            raise Refused("bad-passkey")
        return bytes.fromhex(challenge), when


ODD = (AttributeError, KeyError, IndexError, TypeError, ValueError, RecursionError)
"""What a library may raise that is given nonsense."""


def _site(request: Request) -> tuple[str, str]:
    """The address of the page that asks (the gate has checked that it is ours), and its host; keys belong to a name."""
    origin = request.headers.get("origin", "")
    host = urlsplit(origin).hostname or ""
    try:
        ip_address(host)
    except ValueError:
        if host:
            return origin, host
    raise Refused("no-passkeys-here")
