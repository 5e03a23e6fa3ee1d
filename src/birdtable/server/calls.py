"""Calling people to their tables: by Web Push, and by e-mail where the house has a post office.

Nobody is called who has not asked for it, nor whoever is at the table already. Sending happens in threads of its own.
"""

from __future__ import annotations

import json
import logging
import smtplib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from typing import Any, Literal
from urllib.parse import parse_qs, unquote, urlsplit

import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from itsdangerous import BadSignature, URLSafeTimedSerializer
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from birdtable.errors import BadOption
from birdtable.server.database import GUESTS, PUSHES, insert_new
from birdtable.server.limits import MOST_PUSHES
from birdtable.server.storage import Storage
from birdtable.table.errors import Refused
from birdtable.table.table import Table
from birdtable.telling.voice import Voice

SERVICES = ("fcm.googleapis.com", "updates.push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")
"""Hosts of browsers' makers. The server sends to no other, or anybody could let it knock at any door."""
SENDERS = 2
SECONDS = 10.0  # that a push service or a post office may take
LIFETIME = 24 * 3600  # seconds that a push service keeps a call for a browser that is switched off
GONE = (404, 410)
CONFIRM_SECONDS = 24 * 3600
Why = Literal["turn", "reminder"]
NOTES = logging.getLogger("birdtable")


@dataclass(frozen=True)
class Post:
    """A post office: where letters are handed in, and who sends them."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    secure: bool = False

    @classmethod
    def at(cls, address: str) -> Post | None:
        """The post office of an address smtp[s]://user:password@host:port?from=birds@example; "" is none."""
        if not address:
            return None
        parts = urlsplit(address)
        sender = parse_qs(parts.query).get("from", [""])[0]
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
            raise BadOption("BIRDTABLE_SMTP must read smtp://user:password@host:port?from=name@host")
        secure = parts.scheme == "smtps"
        port = parts.port or (465 if secure else 587)
        return cls(parts.hostname, port, sender, unquote(parts.username or ""), unquote(parts.password or ""), secure)

    def send(self, to: str, subject: str, text: str) -> None:
        """Hand in a letter."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter.set_content(text)
        office = smtplib.SMTP_SSL if self.secure else smtplib.SMTP
        with office(self.host, self.port, timeout=SECONDS) as smtp:
            if not self.secure and smtp.has_extn("starttls"):
                smtp.starttls()
            if self.user:
                smtp.login(self.user, self.password)
            smtp.send_message(letter)


class Caller:
    """Whoever calls people.

    reachable  the guests who want to be called: everybody else costs nothing
    site       the address under which the world sees the house, for links in letters
    """

    def __init__(
        self, storage: Storage, key: str, vapid: str, post: Post | None, hosts: Sequence[str] = (), site: str = ""
    ) -> None:
        self.storage = storage
        self.signer = URLSafeTimedSerializer(key, salt="birdtable mail")
        self.key = ec.derive_private_key(int.from_bytes(base64url_to_bytes(vapid), "big"), ec.SECP256R1())
        self.vapid = vapid
        self.post = post if site else None
        self.hosts = tuple(hosts)
        self.site = site
        self.reachable: frozenset[str] = frozenset()
        self.senders = ThreadPoolExecutor(SENDERS, thread_name_prefix="caller")

    @property
    def public_key(self) -> str:
        """The key that browsers tell their push service: only its owner may call them."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return bytes_to_base64url(point)

    @property
    def contact(self) -> str:
        """Where a push service finds whoever runs this house, should a call make trouble."""
        if self.post is not None:
            return f"mailto:{self.post.sender}"
        return self.site if self.site.startswith("https:") else "https://birdtable.invalid"

    async def look(self) -> None:
        """Read who wants to be called."""
        self.reachable = await self.storage.read(_reachable)

    def close(self) -> None:
        """What is not sent yet is not sent."""
        self.senders.shutdown(wait=False, cancel_futures=True)

    # ------------------------------------------------------------------ calling

    def call(self, guest: str, table: Table, seat: int, why: Why) -> None:
        """Tell somebody that it is their turn, in all the ways that they want."""
        if guest in self.reachable:
            others = [other.name for other in table.seats if other.number != seat and other.name]
            self.senders.submit(self._call, guest, table, others, table.due(seat), why)

    def _call(self, guest: str, table: Table, others: list[str], due: float | None, why: Why) -> None:
        try:
            with self.storage.engine.connect().execution_options(reads=True) as connection:
                pushes = connection.execute(PUSHES.select().where(PUSHES.c.guest == guest)).all()
                person = connection.execute(GUESTS.select().where(GUESTS.c.id == guest)).one_or_none()
            for push in pushes:
                title, text = words(push.language, table, others, due, why)
                self._push(push, {"title": title, "text": text, "table": table.id})
            if person is not None and person.mail and self.post is not None:
                title, text = words(person.language, table, others, due, why)
                say = Voice(person.language or "en").catalogue.say
                link, stop = f"{self.site}/t/{table.id}", f"{self.site}/me"
                self.post.send(person.mail, title, say("call-letter", text=text, link=link, stop=stop))
        except Exception as error:  # a service that is away must not end the thread; the table is there all the same
            NOTES.warning("somebody could not be called: %s", type(error).__name__)

    def _push(self, push: Any, told: dict[str, str]) -> None:
        from pywebpush import WebPushException, webpush

        keys = json.loads(push.keys)
        try:
            webpush(
                {"endpoint": push.endpoint, "keys": keys},
                json.dumps(told),
                vapid_private_key=self.vapid,
                vapid_claims={"sub": self.contact},
                ttl=LIFETIME,
                timeout=SECONDS,
            )
        except WebPushException as error:
            if error.response is not None and error.response.status_code in GONE:
                with self.storage.engine.begin() as connection:
                    connection.execute(PUSHES.delete().where(PUSHES.c.endpoint == push.endpoint))
            else:
                raise

    # ------------------------------------------------------------------ who wants to be called

    async def add_push(self, guest: str, endpoint: str, keys: dict[str, str], language: str) -> None:
        """Call this browser, too."""
        if not self._known(endpoint):
            raise Refused("bad-push")
        row = {"endpoint": endpoint, "guest": guest, "keys": json.dumps(keys), "language": language}

        def add(connection: sa.Connection) -> None:
            connection.execute(PUSHES.delete().where(PUSHES.c.endpoint == endpoint))
            held = connection.scalar(sa.select(sa.func.count()).where(PUSHES.c.guest == guest)) or 0
            insert_new(connection, PUSHES, [row] if held < MOST_PUSHES else [])

        await self.storage.change(add)
        await self.look()

    async def drop_push(self, guest: str, endpoint: str) -> None:
        """Call this browser no more."""
        mine = sa.and_(PUSHES.c.guest == guest, PUSHES.c.endpoint == endpoint)
        await self.storage.change(lambda connection: connection.execute(PUSHES.delete().where(mine)).rowcount)
        await self.look()

    def _known(self, endpoint: str) -> bool:
        """Whether an address is one of a push service that is known."""
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            return False
        if f"{host}:{port}" in self.hosts:
            return True
        named = any(host == one or (one.startswith(".") and host.endswith(one)) for one in SERVICES)
        return named and parts.scheme == "https" and port in (None, 443)

    def ask_for_mail(self, guest: str, mail: str, language: str) -> None:
        """Write to an address, to see whether it is the guest's; nothing is kept of it until they say so."""
        if self.post is None:
            raise Refused("no-mail-here")
        ticket = str(self.signer.dumps([guest, mail, language]))
        say = Voice(language).catalogue.say
        text = say("call-confirm", link=f"{self.site}/me#mail={ticket}")
        self.senders.submit(_quietly, self.post.send, mail, say("call-confirm-title"), text)

    async def confirm_mail(self, guest: str, ticket: str) -> None:
        """The address is theirs: write to it when it is their turn."""
        try:
            whose, mail, language = self.signer.loads(ticket, max_age=CONFIRM_SECONDS)
        except BadSignature:
            raise Refused("bad-code") from None
        if whose != guest:
            raise Refused("bad-code")
        await self.set_mail(guest, mail, language)

    async def set_mail(self, guest: str, mail: str, language: str) -> None:
        """Write to this address; "" to none."""

        def write(connection: sa.Connection) -> None:
            insert_new(connection, GUESTS, [{"id": guest, "name": ""}])
            connection.execute(GUESTS.update().where(GUESTS.c.id == guest).values(mail=mail, language=language))

        await self.storage.change(write)
        await self.look()


def _reachable(connection: sa.Connection) -> frozenset[str]:
    mailed = connection.scalars(sa.select(GUESTS.c.id).where(GUESTS.c.mail != ""))
    return frozenset(mailed) | frozenset(connection.scalars(sa.select(PUSHES.c.guest).distinct()))


def _quietly(work: Any, *arguments: Any) -> None:
    try:
        work(*arguments)
    except Exception as error:
        NOTES.warning("a letter was not sent: %s", type(error).__name__)


def words(language: str, table: Table, others: list[str], due: float | None, why: Why) -> tuple[str, str]:
    """What somebody is told, in their language: a title and a sentence."""
    voice = Voice(language or "en", table.game)
    say = voice.catalogue.say  # people's names are said as they are
    title = say(f"call-{why}-title", game=voice.title(table.game))
    if why == "reminder" and due is not None:
        return title, say("call-reminder", when=datetime.fromtimestamp(due, UTC).strftime("%Y-%m-%d %H:%M"))
    return title, say("call-turn", count=len(others), others=", ".join(others))
