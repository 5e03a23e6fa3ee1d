"""Real server processes on scratch databases, for tests."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.conftest import LONG
from tests.server.player import Guest, Player

BINARIES = (*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), *map(Path, os.get_exec_path()))
ROOT = Path(__file__).parents[2]
STARTING = 120  # seconds
SERVE = "from birdtable.cli import app; app()"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A `birdtable serve` that can be killed and started again at the same address."""

    def __init__(
        self,
        folder: Path,
        database: str,
        patience: float = 1000.0,
        workers: int = 1,
        more: tuple[str, ...] = (),
        few: str = "",  # games, where a test starts a server often; at night and otherwise all
    ) -> None:
        self.database = database
        self.port = free_port()
        self.address = f"http://localhost:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.read = 0  # how much of the log has been looked at
        self.few = "" if LONG else few
        self.options = [f"--patience={patience}", f"--workers={workers}", f"--port={self.port}", *more]

    def start(self) -> Server:
        house = ("-m", "tests.server.few") if self.few else ("-c", SERVE)
        command = [sys.executable, *house, "serve", "--no-browser", "--bot-pause=0", *self.options]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, f"--database={self.database}"],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
                env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "BIRDTABLE_FEW": self.few},
            )
        assert self.process.stdout is not None
        if not self.process.stdout.readline():  # it says where it can be reached, or nothing because it has ended
            raise AssertionError(f"the server did not start: {self.log.read_text()}")
        return self

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self._ended()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self._ended()

    def _ended(self) -> None:
        self.process.wait(STARTING)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def workers(self) -> list[int]:
        """The processes in which its bots think."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
                if int(parent) == self.process.pid and b"spawn_main" in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))
            except (FileNotFoundError, ProcessLookupError):
                continue
        return found

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def check(self) -> None:
        """It is up and nothing unexpected has happened to it."""
        assert self.alive
        told = self.log.read_text()[self.read :]
        self.read += len(told)
        assert "Traceback" not in told, told[-5000:]


@contextmanager
def running(server: Server):
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Postgres:
    """A throw-away PostgreSQL on a socket in a folder of its own."""

    def __init__(self) -> None:
        self.bin = next((folder for folder in BINARIES if (folder / "initdb").exists()), None)
        self.folder = Path(tempfile.mkdtemp(prefix="birdtable-postgres-", dir="/tmp"))
        self.user = next((user for user in ("postgres", "nobody") if _exists(user)), "") if os.geteuid() == 0 else ""
        self.databases = 0

    def start(self) -> Postgres:
        """Make a cluster and start it; raises OSError or CalledProcessError where that cannot be done."""
        if self.bin is None:
            raise FileNotFoundError("no initdb in /usr/lib/postgresql/*/bin or on the path")
        if self.user:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "-D", f"{self.folder}/data", "-A", "trust", "-U", "birdtable", "-E", "UTF8", "--no-sync")
        self.go_on()
        return self

    def stop(self) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self.pause()
        shutil.rmtree(self.folder, ignore_errors=True)

    def pause(self) -> None:
        """Be away, as after a power cut."""
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "-w", "stop")

    def go_on(self) -> None:
        """Be there again, with everything that was written."""
        options = f"-k {self.folder} -c listen_addresses= -c fsync=off -c max_connections=100"
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-l", f"{self.folder}/log", "-o", options, "-w", "start")

    def new_database(self) -> str:
        """The address of an empty database."""
        self.databases += 1
        name = f"evening{self.databases}"
        self._run("createdb", "-h", str(self.folder), "-U", "birdtable", name)
        return f"postgresql://birdtable@/{name}?host={self.folder}"

    def _run(self, program: str, *arguments: str) -> None:
        who: dict[str, Any] = (
            {"user": self.user, "group": pwd.getpwnam(self.user).pw_gid, "extra_groups": []} if self.user else {}
        )
        assert self.bin is not None
        with (self.folder.parent / f"{self.folder.name}.out").open("w") as out:  # a pipe would stay open for ever
            subprocess.run(
                [str(self.bin / program), *arguments],
                check=True,
                stdout=out,
                stderr=out,
                stdin=subprocess.DEVNULL,
                cwd="/",
                timeout=STARTING,
                **who,
            )
        Path(out.name).unlink(missing_ok=True)


def _exists(user: str) -> bool:
    try:
        return bool(pwd.getpwnam(user))
    except KeyError:
        return False


# ---------------------------------------------------------------------- short ways for tests


class People:
    """The guests of one test; their sockets are closed when it ends."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses
        self.guests: list[Guest] = []
        self.players: list[Player] = []

    def guest(self, name: str = "Ada", process: int = 0, address: str = "") -> Guest:
        """Somebody with a browser, at an address of their own where the server believes its proxies."""
        self.guests.append(Guest(self.addresses[process], name))
        if address:
            self.guests[-1].http.headers["x-forwarded-for"] = address
        return self.guests[-1]

    async def join(self, guest: Guest, table: str, seat: int | None = None, version: int | None = None) -> Player:
        player = await guest.join(table, seat, version)
        self.players.append(player)
        return player

    async def table(self, *seats: str, others: tuple[Guest, ...] = (), **more: Any) -> list[Player]:
        """A table where a new host takes every "me" seat and the others the "friend" seats; begun. Hosts first."""
        host = self.guest("Host")
        await host.get("/me")  # a cookie first: newcomers of one address share their limits
        table = (await host.set_table(*seats, **more))["id"]
        rest, players = list(others), []
        for number, kind in enumerate(seats):
            if kind not in ("me", "friend"):
                continue
            guest = host if kind == "me" else (rest.pop(0) if rest else self.guest(f"Friend {number}"))
            invited = {}
            if kind == "friend":
                asked = await host.command(table, "invite", seat=number)
                invited = {"invitation": asked["invitation"]}
            player = await self.join(guest, table)
            answer = await player.sit(number, **invited)
            assert answer["type"] == "done", answer
            await player.hello(number)
            players.append(player)
        answer = await host.command(table, "start")
        assert answer["type"] == "done", answer
        for player in players:
            await player.reach(answer["version"])
        return players

    async def close(self) -> None:
        await asyncio.gather(*(player.close() for player in self.players), return_exceptions=True)
        await asyncio.gather(*(guest.close() for guest in self.guests))


def evening(test: Callable[[People], Awaitable[None]], *servers: Server) -> None:
    """Run a test with people at servers, and see that the servers are well afterwards."""

    async def run() -> None:
        people = People(*(server.address for server in servers))
        try:
            async with asyncio.timeout(240):
                await test(people)
        finally:
            await people.close()

    asyncio.run(run())
    for server in servers:
        if server.alive:
            server.check()
