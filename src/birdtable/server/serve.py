"""Start the table and open it in a browser."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace

import uvicorn
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError

from birdtable.errors import BadOption
from birdtable.server.app import Settings, create_app
from birdtable.server.door import Wire, door
from birdtable.server.limits import LARGEST_MESSAGE, QUIET_SECONDS
from birdtable.server.notes import note_as_json

USUAL_PORT = 8765
TRIED_PORTS = 20
ANYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("192.0.2.1", 9)  # an address for documents, in no network
LOOP = ("127.0.0.1", "localhost", "::1")
SWITCH_SECONDS = 0.0005  # that a thread of the database may hold up everybody: measured, a tenth of Python's usual


class Announcing(uvicorn.Server):
    """A server that says when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self.ready()


def serve(settings: Settings, host: str, port: int | None, ready: Callable[[str], None], browser: bool) -> None:
    """Serve until somebody presses Ctrl-C; `ready` is told the address."""
    listening = _listen(host, port)
    shown = "localhost" if host in LOOP else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"

    def begin() -> None:
        ready(address)
        if browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    settings = replace(settings, address=_reachable(settings, host, listening.getsockname()[1]))
    config = uvicorn.Config(
        create_app(settings),
        http=door(settings.proxies, settings.patience),
        ws=Wire,
        proxy_headers=False,  # the application believes those proxies that it is told of
        log_level="error",
        log_config=None if settings.log else uvicorn.config.LOGGING_CONFIG,
        access_log=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=QUIET_SECONDS,
        ws_ping_timeout=QUIET_SECONDS,
        timeout_graceful_shutdown=2,
        server_header=False,
    )
    if settings.log:
        note_as_json()
    sys.setswitchinterval(SWITCH_SECONDS)
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(Announcing(config, begin).serve(sockets=[listening]))


def check_database(url: str) -> None:
    """Refuse, in words, an address that leads to no database."""
    from birdtable.server.database import connect

    try:
        connect(url).dispose()
    except (ArgumentError, NoSuchModuleError):
        raise BadOption(f"{url!r} is no database address; expected postgresql://… or sqlite:///file") from None
    except OperationalError as error:
        raise BadOption(f"the database cannot be reached: {str(error.orig).strip().splitlines()[0]}") from None


def _reachable(settings: Settings, host: str, port: int) -> str:
    """The address that others can use: the site's own, or this machine's in its network."""
    if settings.origins:
        return settings.origins[0].rstrip("/")
    if host in LOOP:
        return ""
    if host not in ANYWHERE:
        return f"http://{f'[{host}]' if ':' in host else host}:{port}"
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)  # nothing is sent: the system says from where it would be
        return f"http://{probe.getsockname()[0]}:{port}"
    return ""


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket at the port asked for, or at the first free one from the usual on."""
    ports = [port] if port is not None else range(USUAL_PORT, USUAL_PORT + TRIED_PORTS)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in ports:
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
        except OSError:
            listening.close()
            continue
        listening.listen(2048)
        return listening
    raise BadOption(f"nothing is free on {host} at port {', '.join(map(str, ports))}; choose another with --port")
