"""A push service and a post office next door, for tests: they keep what they are given."""

from __future__ import annotations

import base64
import json
import socketserver
import threading
import time
from collections.abc import Callable
from contextlib import contextmanager
from email import message_from_string, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 60.0


def until(happened: Callable[[], Any]) -> Any:
    """Wait for something that another thread does."""
    end = time.monotonic() + PATIENCE
    while not (found := happened()):
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)
    return found


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class PushService:
    """Takes calls for one browser, and reads them as the browser would."""

    def __init__(self, answer: int = 201) -> None:
        self.calls: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.answer = answer
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen letters!"
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                told = http_ece.decrypt(body, private_key=service.key, auth_secret=service.auth, version="aes128gcm")
                service.calls.append(json.loads(told))
                service.headers.append({name.lower(): value for name, value in self.headers.items()})
                self.send_response(service.answer)
                self.end_headers()

            def log_message(self, *arguments):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self.server.server_address[1]}"

    @property
    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": text(point), "auth": text(self.auth)}
        return {"endpoint": f"http://{self.host}/push/1", "keys": keys}


class PostOffice:
    """Speaks just enough SMTP to take letters."""

    def __init__(self) -> None:
        self.letters: list[Any] = []
        office = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self):
                self.say("220 here")
                while line := self.rfile.readline().decode().strip():
                    word = line.split()[0].upper()
                    if word == "DATA":
                        self.say("354 go on")
                        lines = []
                        while (more := self.rfile.readline().decode()) != ".\r\n":
                            lines.append(more)
                        office.letters.append(message_from_string("".join(lines), policy=policy.default))
                    self.say("221 bye" if word == "QUIT" else "250 fine")
                    if word == "QUIT":
                        return

            def say(self, line):
                self.wfile.write(f"{line}\r\n".encode())

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.address = f"smtp://127.0.0.1:{self.server.server_address[1]}?from=birds@example.org"


@contextmanager
def open_for_business(*services):
    for one in services:
        threading.Thread(target=one.server.serve_forever, daemon=True).start()
    yield
    for one in services:
        one.server.shutdown()
        one.server.server_close()
