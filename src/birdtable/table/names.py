"""What tables and people are known by: ids, codes, invitations and names."""

from __future__ import annotations

import base64
import hashlib
import secrets

LONGEST_NAME = 24
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that is read for something else
CODE_LENGTH = 6
ID_BYTES = 9


def digest(invitation: str) -> str:
    """What the log keeps of an invitation."""
    return hashlib.sha256(f"birdtable invitation {invitation}".encode()).hexdigest()


def new_id() -> str:
    """What a table, a tournament or what is kept of people is known by."""
    return id_of(secrets.token_bytes(ID_BYTES))


def id_of(drawn: bytes) -> str:
    """The same, of bytes that somebody has drawn already."""
    return base64.urlsafe_b64encode(drawn[:ID_BYTES]).decode()


def new_short_code() -> str:
    """A code that is said across a room: a thousand million of them, and few tables gather at a time."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def as_typed(code: str) -> str:
    """A code however it was typed: only its letters count."""
    return "".join(letter for letter in code.upper() if letter in CODE_LETTERS)


def clean(text: str) -> str:
    """Text without characters that cannot be seen, in one line."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
