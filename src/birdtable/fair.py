"""Fair deals: how a game's key is made, so that nobody can have chosen it and everybody can check it.

Before the deal the table publishes a *commitment*, the SHA-256 of its secret. Then every person seals a nonce in the
same way: its commitment is shown, the nonce is not. Only when all seats are sealed, all nonces are shown; whoever knows
the secret, too, has chosen their own before they see another. The key is the SHA-256 of secret and nonces. After the
game the secret is shown: it must fit the commitment, each nonce its own, and the key must fit all; the key re-derives
every shuffle of the game.
"""

from __future__ import annotations

import hashlib
import operator
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from birdtable.errors import BadOption, BadRecord

KEY_BYTES = 32


def key_from_seed(seed: int | bytes | None) -> bytes:
    """The 32-byte key of a seed; None draws a fresh key."""
    if seed is None:
        return secrets.token_bytes(KEY_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != KEY_BYTES:
            raise BadOption(f"a key has {KEY_BYTES} bytes, not {len(seed)}")
        return seed
    return hashlib.sha256(f"birdtable seed {check_seed(seed)}".encode()).digest()


def check_seed(seed: Any) -> int:
    """A seed as a number that all back ends can hold."""
    try:
        number = operator.index(seed)
    except TypeError:
        number = -1
    if isinstance(seed, bool) or not 0 <= number < 2**63:
        raise BadOption(f"a seed is a whole number from 0 to 2**63 - 1 or a key of {KEY_BYTES} bytes, not {seed!r}")
    return number


def commitment(secret: bytes) -> str:
    """What is published before the deal."""
    return hashlib.sha256(b"birdtable commitment" + secret).hexdigest()


def nonce_commitment(seat: int, nonce: bytes) -> str:
    """What a person publishes before any nonce is shown; the seat is part of it, so that nobody can use another's."""
    return hashlib.sha256(b"birdtable nonce" + bytes([seat]) + nonce).hexdigest()


def fair_key(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """The key of a table's secret and of what each seat added, in seat order."""
    digest = hashlib.sha256(b"birdtable key")
    for part in (secret, *nonces):
        digest.update(len(part).to_bytes(4, "big"))
        digest.update(part)
    return digest.digest()


def check_fairness(record: Mapping[str, Any]) -> bool:
    """Whether a record proves its deal: False if it makes no claim, an error if the claim is wrong."""
    claim = record.get("fair")
    if claim is None:
        return False
    try:
        secret = bytes.fromhex(claim["secret"])
        nonces = [bytes.fromhex(nonce) for nonce in claim["nonces"]]
        sealed = claim.get("commitments")
        committed, key, players = claim["commitment"], record["key"], record["players"]
        if sealed is not None:
            pairs = list(zip(sealed, nonces, strict=True))
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(f"the record's proof of fairness is damaged: {error!r}") from None
    if len(secret) != KEY_BYTES:
        raise BadRecord(f"the secret has {len(secret)} bytes, but only one of {KEY_BYTES} cannot be guessed")
    if commitment(secret) != committed:
        raise BadRecord("the secret does not fit the commitment that was published before the deal")
    if len(nonces) != players:
        raise BadRecord(f"the proof has {len(nonces)} nonces for {players} seats")
    for seat, (seal, nonce) in enumerate(pairs if sealed is not None else ()):
        if seal != (nonce_commitment(seat, nonce) if nonce else ""):
            raise BadRecord(f"the nonce of seat {seat} does not fit the commitment that was shown before any nonce")
    if fair_key(secret, nonces).hex() != key:
        raise BadRecord("the key is not the one that secret and nonces give")
    return True
