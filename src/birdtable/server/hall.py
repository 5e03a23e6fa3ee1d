"""The hall: every table that somebody at this process plays at, looks at, or waits for.

A table changes in one place, `do`: check the wish, store the entries, show the table that they lead to. In this order,
so that nobody ever sees what a crash could take away.
"""

from __future__ import annotations

import asyncio
import gc
import gzip
import logging
import math
import threading
import time
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import birdtable
from birdtable.editions import keep, keep_content
from birdtable.engines import Engines
from birdtable.errors import BirdtableError, NoEdition
from birdtable.fair import key_from_seed
from birdtable.game import Game
from birdtable.kernel.content import kept_folder
from birdtable.server import ladder, people
from birdtable.server.calls import Caller
from birdtable.server.fanout import Alone, Fanout
from birdtable.server.house import House
from birdtable.server.limits import ASIDE_AT_ONCE, LOBBY_HOLDS, LONG_LOG, MOST_ASIDE, Visitor
from birdtable.server.live import Live, Presence
from birdtable.server.metrics import Metrics
from birdtable.server.storage import Conflict, Index, Storage
from birdtable.server.thinkers import Lost, Thinkers
from birdtable.server.thinking import Case, Question
from birdtable.server.tournaments import Tournaments
from birdtable.table.clocks import LAG
from birdtable.table.entries import Entry
from birdtable.table.errors import Refused
from birdtable.table.ledger import OVER
from birdtable.table.names import new_id, new_short_code
from birdtable.table.opening import opening
from birdtable.table.protocol import Advice, LobbyTable, Review, TableInfo
from birdtable.table.seats import Kind
from birdtable.table.seats import people as people_of
from birdtable.table.shown import write
from birdtable.table.table import Table

Wish = Callable[[Table], list[Entry]]
Result = TypeVar("Result")
TRIES = 3  # times that a wish is checked anew because another process was faster
SWEEP = 5.0  # seconds between looks for bots that nobody drives and tables that nobody needs
LATE = 10.0  # seconds after which a bot of another process is taken to be forgotten
DAY = 24 * 3600.0
QUICKLY = 3  # how hard answers are zipped
COLLECTIONS = (50_000, 20, 1000)  # when Python looks for circles by itself: new things, and rounds until it goes on
TIDY = 0.1  # seconds between two looks for circles among what is new
ROUND = 600.0  # seconds between two looks through everything
NOTES = logging.getLogger("birdtable")


class Hall:
    """All live tables of one process."""

    def __init__(
        self,
        storage: Storage,
        fanout: Fanout,
        thinkers: Thinkers,
        bot_pause: float,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.clock = clock  # seconds since 1970, as all logs count them
        self.storage = storage
        self.fanout = fanout
        self.thinkers = thinkers
        self.bot_pause = bot_pause
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.games: dict[str, Game] = {}
        self.read: dict[str, Game] = {}  # the same in Python alone, for their words
        self.loading_game = threading.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.known = birdtable.games()
        self.kept: set[str] = set()  # packages whose content is in the database
        self.beyond: set[str] = set()  # tables that cannot go on: nobody tries again
        self.asides = ThreadPoolExecutor(ASIDE_AT_ONCE, thread_name_prefix="aside")
        self.beside = 0  # how much is being done aside, or waits for it
        self.sockets: Counter[str] = Counter()  # by guest and by address
        self.house = House()
        self.metrics = Metrics()
        self.metrics.watch(self)
        storage.timed = self.metrics.stored.observe
        self.warm = False  # whether every game is loaded
        self.address = ""  # under which others can reach this house
        self.caller: Caller | None = None
        self.tournaments = Tournaments(self)
        self.free_seats, self.looked = (b"", b""), -math.inf  # the lobby, and when it was last written
        self.writing_lobby = asyncio.Lock()

    async def open(self) -> None:
        """Bring every table back where a bot is to move for somebody, and listen to the other processes."""
        self.house = await self.storage.house()
        if self.caller is not None:
            await self.caller.look()
        self.fanout.start(self.heard, self.heard_of, lambda table: self.begin(self.read_anew(table)))
        self.thinkers.start()
        self.begin(self._warm_up())
        await self._drive_forgotten_bots(late=0.0)
        self.begin(self._sweep())
        self.begin(_tidy_up())

    async def _warm_up(self) -> None:
        """Load every game before somebody waits for it, and its compiled rules as soon as there are some."""
        engines = [(await self.aside(self.game, name)).engines for name in self.known]
        while await asyncio.to_thread(_still_compiled, engines):  # not kept from it by whatever waits to be done aside
            self.warm = True
            await asyncio.sleep(SWEEP)
        self.warm = True

    async def close(self) -> None:
        """Let everything go; all of it is stored."""
        self.fanout.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self._keep_moments(list(self.tables.values()))
        self.asides.shutdown(cancel_futures=True)
        if self.caller is not None:
            self.caller.close()
        self.thinkers.close()
        self.storage.close()

    def game(self, name: str) -> Game:
        """A game, loaded once; from any thread."""
        if name not in self.games:
            with self.loading_game:
                if name not in self.games:
                    game = birdtable.load(name)
                    game.engines.loaded_aside = True
                    self.games[name] = game
                    keep_for_ever()
                    with suppress(OSError):  # where nothing can be written, tables outlive content, not these rules
                        keep(game)
        return self.games[name]

    async def to_read(self, name: str) -> Game:
        """A game for those who read about it; it is loaded aside when somebody first does."""
        if name not in self.read:
            self.read[name] = await self.aside(birdtable.load, name, "python")
        return self.read[name]

    @property
    def ready(self) -> bool:
        """Whether everything is loaded that somebody could wait for."""
        return self.warm and self.thinkers.ready

    async def aside(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """Do what takes long in a thread of its own: the tables go on meanwhile."""
        if self.beside >= MOST_ASIDE:
            raise Refused("busy")
        self.beside += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.asides, work, *arguments)
        finally:
            self.beside -= 1

    async def once_aside(self, live: Live, work: Callable[..., Result], *arguments: Any) -> Result:
        """The same for what many may ask about a table as it is now: it is done once for all of them."""
        key = (work, *arguments)
        found = live.asides.get(key)
        if found is None or (found.done() and (found.cancelled() or found.exception())):
            found = live.asides[key] = self.begin(self.aside(work, *arguments))
        return await asyncio.shield(found)

    # ------------------------------------------------------------------ tables

    async def set_table(self, guest: str, plan: dict[str, Any]) -> Live:
        """A new table."""
        return await self.lay_table(new_id(), key_from_seed(None), guest, {**plan, "code": new_short_code()})

    async def lay_table(
        self, id: str, secret: bytes, host: str, plan: dict[str, Any], seating: Sequence[Entry] = ()
    ) -> Live:
        """A new table with this id and secret, at which some sit already."""

        def lay() -> tuple[list[Entry], Table]:
            entries = [*opening(self.game, host, self.clock(), plan, secret, self.known), *seating]
            return entries, Table.open(id, secret, self.game, entries)

        entries, table = await self.aside(lay)
        if table.game.package not in self.kept:
            await self._store(self.storage.keep_content(table.game))
            self.kept.add(table.game.package)
        await self._store(self.storage.create(id, secret, entries, Index.of(table)))
        live = self.tables[id] = Live(table)
        self._show(live, table)
        self._call(live)
        return live

    async def attend(self, id: str) -> Live:
        """A table by its id, for somebody who plays or looks on: its bots go on."""
        live = await self.live(id)
        live.used = time.monotonic()
        self.drive_bot(live)
        if live.alarm is None:
            self._set_alarm(live)
        return live

    async def live(self, id: str) -> Live:
        """A table by its id, from memory or from the log."""
        if id in self.tables:
            return self.tables[id]
        if id not in self.loading:
            self.loading[id] = self.begin(self._load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def live_ones(self, ids: list[str]) -> list[Live]:
        """Those of these tables that can be brought back."""
        found = []
        for id in ids:
            with suppress(Refused):
                found.append(await self.live(id))
        return found

    async def _load(self, id: str) -> Live:
        live = self.tables[id] = Live(await self.table(id))
        self.fanout.ask(id)
        return live

    async def table(self, id: str) -> Table:
        """A table as its log in the database describes it; raises Refused if there is none that can be played."""
        found = await self.storage.load(id) if len(id) <= 32 and "\0" not in id else None
        if found is None:
            raise Refused("no-such-table")
        secret, entries = found
        try:
            await self._find_content(entries[0].data)
            return await self.aside(Table.open, id, secret, self.game, entries)
        except NoEdition as error:
            raise Refused("no-edition", error=str(error)[:300]) from None
        except (BirdtableError, AttributeError, LookupError, TypeError, ValueError) as error:  # a log of another time
            raise Refused("bad-record", error=str(error)[:300]) from None

    async def _find_content(self, opened: Mapping[str, Any]) -> None:
        """If a table was set with content that is not here, take it from the database."""
        package, content = f"birdtable.games.{opened['game']}", opened["content"]
        if not kept_folder(package, content).is_dir():
            files = await self.storage.content(opened["game"], content)
            if files is not None:
                with suppress(OSError):  # what is missing then is told by whoever needs it
                    await self.aside(keep_content, package, files)

    async def cards(self, ids: list[str], guest: str) -> list[TableInfo]:
        """What everybody may know of these tables; of those that cannot go on, what was known last."""
        found = []
        for id in ids:
            try:
                found.append((await self.live(id)).about(guest))
            except Refused:
                last = await self.storage.last_moment(id)
                found += [last["table"]] if last else []
        return found

    async def state(self, live: Live, guest: str, seat: int | None, since: int) -> tuple[int, bytes]:
        """The version that a guest is told from a seat, and the message; a long log is written aside."""
        shown, here, watching = live.shown, live.here(), live.watching()
        if shown.lines_since(since) > LONG_LOG:
            return shown.table.version, await self.aside(shown.state, guest, seat, since, here, watching)
        return shown.table.version, shown.state(guest, seat, since, here, watching)

    async def do(self, live: Live, wish: Wish) -> int:
        """Fulfil a wish, or raise Refused and change nothing; the version that the table is at then.

        Whoever waits for it is not to be cancelled: what is stored must be shown.
        """
        began = time.perf_counter()
        version = await self._do(live, wish)
        self.metrics.change.observe(time.perf_counter() - began)
        return version

    async def _do(self, live: Live, wish: Wish) -> int:
        async with live.lock:
            for _ in range(TRIES):
                table = live.table
                try:
                    entries = wish(table)
                except Refused:
                    if isinstance(self.fanout, Alone) or not await self._catch_up(live):
                        raise
                    continue  # another process was faster, and nobody has told us yet
                if not entries:
                    return table.version
                after = table.after(entries)
                while ahead := after.answer_ahead(self.clock()):
                    entries, after = [*entries, *ahead], after.after(ahead)
                try:
                    await self._store(self.storage.append(table.id, table.version, entries, Index.of(after)))
                except Conflict:
                    await self._catch_up(live)
                    continue
                self.metrics.moves.labels(after.game.name).inc(sum(entry.kind == "played" for entry in entries))
                self._show(live, after)
                if after.moment != table.moment:
                    self._call(live)
                if after.status == OVER and table.status != OVER:
                    self.begin(self._count(after))
                return after.version
        raise Refused("busy")

    def heard_of(self, id: str, process: str, presence: Presence | None) -> None:
        """Another process says who is at a table there, or asks who is here (None)."""
        live = self.tables.get(id)
        if live is None:
            return
        if presence is None:
            self.tell_who_is_here(live, asked=True)
        else:
            live.saw_elsewhere(process, presence)
            live.tell_who_is_here()

    def tell_who_is_here(self, live: Live, asked: bool = False) -> None:
        """Everybody sees who comes and goes, the other processes too."""
        if not asked:
            live.tell_who_is_here()
        self.fanout.say(live.table.id, live.presence())

    def heard(self, id: str, version: int) -> None:
        """Another process says that a table is at a version; with no id, that words may have been lost."""
        if not id:
            for known, live in self.tables.items():
                self.begin(self._hear(known, live.table.version + 1))
        elif id in self.loading:
            self.begin(self._hear(id, version))
        elif id in self.tables and version > self.tables[id].table.version:
            if self.tables[id].busy:
                self.begin(self._hear(id, version))
            else:
                self._let_go(id)  # it is played elsewhere; to follow every move there would cost as much as to play it

    def _let_go(self, id: str) -> None:
        """Forget a table that nobody here needs: all of it is stored, and whoever comes reads it."""
        live = self.tables.pop(id)
        if live.alarm is not None:
            live.alarm.cancel()

    async def _hear(self, id: str, version: int) -> None:
        live = await self.live(id)
        async with live.lock:
            if version > live.table.version:
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> bool:
        """Read what other processes have added; whether there was anything."""
        found = await self.storage.load(live.table.id, live.table.version)
        if found is None or not found[1]:
            return False
        self._show(live, live.table.after(found[1]), mine=False)
        for entry in found[1]:
            live.saw(entry.by)
        return True

    def _show(self, live: Live, table: Table, mine: bool = True) -> None:
        live.show(table)
        self._set_alarm(live)
        if mine:
            self.drive_bot(live)

    async def _store(self, storing: Any) -> None:
        """Wait until something is on disk; a disk that fails is told as a refusal."""
        try:
            await storing
        except Conflict:
            raise
        except Exception as error:
            NOTES.error("not stored: %s: %s", type(error).__name__, error)
            raise Refused("storage", error=type(error).__name__) from error

    # ------------------------------------------------------------------ people

    async def join(self, guest: str, person: str) -> None:
        """Make a guest the same as a person: their tables, seats and moves are the person's."""
        tables = await self.storage.read(lambda connection: people.tables_with(connection, guest))
        now = self.clock()
        await self._store(self.storage.change(lambda connection: people.join(connection, guest, person, tables, now)))
        await self._read_anew(tables)

    async def forget(self, guest: str) -> None:
        """Forget a person: they get up everywhere, then nothing is left but the names of seats in others' games."""
        self.cut_off(lambda visitor: visitor.guest == guest)
        tables = await self.storage.read(lambda connection: people.tables_with(connection, guest))
        for live in await self.live_ones(tables):
            await self.get_up(live, guest)
        now = self.clock()
        await self._store(self.storage.change(lambda connection: people.forget(connection, guest, tables, now)))
        await self._read_anew(tables)

    async def get_up(self, live: Live, guest: str) -> None:
        """Let somebody leave all their seats at a table."""
        for seat in live.table.seats_of(guest) if live.table.status != OVER else ():
            with suppress(Refused):
                await self.do(live, _leave(guest, self.clock(), seat))

    async def _read_anew(self, ids: list[str]) -> None:
        """Bring tables here and elsewhere to what the database says, where more has changed than was added."""
        for id in ids:
            self.fanout.tell(id)
            await self.read_anew(id)

    async def read_anew(self, id: str) -> None:
        """The log of a table was rewritten: read all of it again; a table that is gone is left."""
        live = self.tables.get(id)
        if live is None:
            return
        async with live.lock:
            try:
                live.show(await self.table(id))
            except Refused:
                live.cut_off(lambda visitor: True)
                self.tables.pop(id, None)

    async def look_at_house(self) -> None:
        """Read what the house has decided; whoever may not be here any more is cut off."""
        before, self.house = self.house, await self.storage.house()
        signed_out = {guest for guest, when in self.house.signed_out.items() if before.signed_out.get(guest) != when}
        if signed_out or self.house.bans != before.bans:
            self.cut_off(lambda visitor: visitor.guest in signed_out or not self.house.admits(visitor))

    def cut_off(self, whom: Callable[[Visitor], bool]) -> None:
        """Close sockets; a page comes back by itself, if it may."""
        for live in self.tables.values():
            live.cut_off(whom)

    def count_socket(self, visitor: Visitor, change: int) -> None:
        """One socket more, or one less."""
        for who in (visitor.guest, f"@{visitor.address}"):
            self.sockets[who] += change
            if not self.sockets[who]:
                del self.sockets[who]

    # ------------------------------------------------------------------ bots

    def drive_bot(self, live: Live) -> None:
        """If a bot is to move where somebody is, let it think; if an outcome is awaited, let the referee look."""
        if live.waits and live.attended and (live.bot is None or live.bot.done()):
            live.bot = self.begin(self._let_bots_play(live))

    async def _let_bots_play(self, live: Live) -> None:
        """Bots decide, and the referee tells outcomes, until a person is to move, all have gone or the game is over."""
        while live.waits and live.attended:
            table, began, seat = live.table, time.monotonic(), live.table.bot_to_move
            try:
                if seat is None:
                    await self._judge(live, table)
                    continue
                action = await self._choose(table, seat.level, seat.number)
                await asyncio.sleep(max(0.0, self.bot_pause - (time.monotonic() - began)))
                await self.do(live, _bot_move(self.clock(), seat.number, table.moment, action))
            except (Refused, Lost) as error:
                if isinstance(error, Lost):
                    who = "the referee" if seat is None else f"the bot of seat {seat.number}"
                    NOTES.warning("%s at table %s: %s", who, table.id, error)
                if live.table is table:  # nothing has changed, so trying again at once would not help
                    await asyncio.sleep(1.0)

    async def _judge(self, live: Live, table: Table) -> None:
        """Let a worker's referee tell the outcome that a table waits for."""
        assert table.position is not None
        case = Case.of(table.position)
        actions, note = await self.thinkers.ask(table.id, "judge", case)
        await self.do(live, lambda now: now.play_as_referee(self.clock(), table.moment, actions, note))

    async def _choose(self, table: Table, level: str, seat: int) -> int:
        """What the bot decides."""
        assert table.position is not None
        position = table.position.facing(seat)
        legal = position.legal()
        if len(legal) == 1:
            return legal[0].number
        seed = zlib.crc32(table.secret + bytes([seat]))
        question = Question.about(position)
        return int(await self.thinkers.ask(table.id, "choose", table.id, level, seed, question))

    async def advise(self, live: Live, seat: int, seconds: float) -> list[Advice]:
        """What a seat could do, the best first, from what it knows."""
        position = live.table.position
        if position is None or seat not in position.asked:
            raise Refused("not-your-turn")
        if live.table.opened.get("rated"):
            raise Refused("rated")
        try:
            return list(
                await self.thinkers.ask(live.table.id, "advise", seconds, Question.about(position.facing(seat)))
            )
        except Lost:
            raise Refused("busy") from None

    async def foresee(self, live: Live, seat: int, question: dict[str, Any]) -> dict[str, Any]:
        """What the referee would see of a choice that a seat has not made yet; a worker looks."""
        table = live.table
        if table.position is None or seat not in table.position.asked:
            raise Refused("not-your-turn")
        if not table.position.game.foresight:
            raise Refused("not-understood", action="", error="this game has no referee to ask")
        try:
            found = await self.thinkers.ask(table.id, "foresee", Case.of(table.position), question)
        except Lost:
            raise Refused("busy") from None
        if "error" in found:
            raise Refused("not-understood", action="", error=found["error"])
        return dict(found)

    def review(self, live: Live) -> Review:
        """How far the review of a finished game is, or the review; the first call begins it."""
        if live.review is None:
            record = live.table.record()
            live.review = {"ready": False, "done": 0, "of": len(record["actions"])}
            self.begin(self._look_back(live, record))
        return live.review

    async def _look_back(self, live: Live, record: dict[str, Any]) -> None:
        def news(progress: tuple[int, int]) -> None:
            live.review = {"ready": False, "done": progress[0], "of": progress[1]}

        try:
            live.review = await self.thinkers.ask(live.table.id, "review", record, news=news)
        except Lost:
            live.review = None

    # ------------------------------------------------------------------ results, and finding a game

    async def _count(self, table: Table) -> None:
        """Write down what came of a game."""
        await self.storage.change(lambda connection: ladder.count(connection, table))
        await self.tournaments.table_over(table)

    async def count_the_rest(self) -> None:
        """The same for games that ended when a process did."""
        for live in await self.live_ones(await self.storage.read(ladder.to_count)):
            await self._count(live.table)

    async def lobby(self) -> tuple[bytes, bytes]:
        """The tables with a free seat, as nobody in particular sees them; written and zipped once for all who look."""
        async with self.writing_lobby:  # whoever comes meanwhile waits for it
            if time.monotonic() - self.looked > LOBBY_HOLDS:
                cards = await self.cards(await self.storage.listed("gathering"), "")
                free = [card for card in cards if _has_room(card)]
                known = await self._ratings([card["id"] for card in free])
                told: list[LobbyTable] = [{**card, "ratings": known.get(card["id"], [])} for card in free]
                plain = write({"tables": told})
                self.free_seats, self.looked = (plain, zip_quickly(plain)), time.monotonic()
        return self.free_seats

    async def _ratings(self, ids: list[str]) -> dict[str, list[int]]:
        """How strong those are who wait at tables, as far as that is known."""
        tables = [self.tables[id].table for id in ids if id in self.tables]
        guests = {guest for table in tables for guest in people_of(table.seats)}
        known = await self.storage.read(lambda connection: ladder.ratings_of(connection, guests))
        return {
            table.id: [
                known[guest, table.game.name, table.players]
                for guest in sorted(people_of(table.seats))
                if (guest, table.game.name, table.players) in known
            ]
            for table in tables
        }

    async def match(self, guest: str, plan: dict[str, Any]) -> Live:
        """A table that somebody waits at who wants the same game, or a new one to wait at."""
        for live in await self.live_ones(await self.storage.listed("gathering")):
            table = live.table
            same = all(table.opened.get(name) == plan[name] for name in ("game", "options", "clock", "rated", "quick"))
            room = any(seat.kind is Kind.OPEN for seat in table.seats)
            alone = table.host == guest or guest in people_of(table.seats)
            apart = self.house.apart(guest, {table.host, *people_of(table.seats)})
            if same and not apart and table.players == len(plan["seats"]) and (alone or (room and live.here())):
                return live
        return await self.set_table(guest, plan)

    # ------------------------------------------------------------------ clocks

    def _set_alarm(self, live: Live) -> None:
        """Look at a table again when somebody's time is up, to the second; the sweep would be late."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        due = live.table.next_due()
        if due is not None and due - self.clock() < DAY:
            wait = max(0.0, due + LAG - self.clock())
            live.alarm = asyncio.get_running_loop().call_later(wait, lambda: self.begin(self._time_up(live)))

    async def look_at_clocks(self) -> None:
        """Act wherever time is up, also at tables that nobody looks at."""
        for id in await self.storage.time_up(self.clock() - LAG):
            if id not in self.beyond:
                with suppress(Refused):
                    await self._time_up(await self.live(id))

    async def _time_up(self, live: Live) -> None:
        with suppress(Refused):
            await self.do(live, lambda table: table.time_up(self.clock()))

    async def go_on_vacation(self, guest: str, until: float) -> None:
        """Let somebody's clocks stand still, wherever moves have days."""
        for live in await self.live_ones(await self.storage.playing_tables_of(guest)):
            await self.do(live, lambda table: table.go_on_vacation(guest, self.clock(), until))

    def _call(self, live: Live) -> None:
        """Call whoever is to decide now and is not at the table."""
        table = live.table
        if self.caller is not None and self.caller.reachable:
            for seat in table.absent(live.here()):
                self.caller.call(table.seats[seat].owner, table, seat, "turn")

    async def remind(self) -> None:
        """Call everybody once more whose time is nearly up."""
        if self.caller is None:
            return
        await self.caller.look()
        for live in await self.live_ones(await self.storage.to_remind(self.clock())):
            for seat in live.table.absent(live.here()):
                self.caller.call(live.table.seats[seat].owner, live.table, seat, "reminder")

    # ------------------------------------------------------------------ what must be looked after

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            with suppress(Exception):  # a database that is away for a moment is asked again at the next sweep
                await self.look_at_house()
                await self._drive_forgotten_bots(LATE)
                await self.look_at_clocks()
                await self.remind()
                await self.count_the_rest()
                await self.tournaments.look()
            self._forget_idle_tables()

    async def _drive_forgotten_bots(self, late: float) -> None:
        """Go on where a bot has been to move for so long, by a clock that may have been set anew."""
        for id in await self.storage.waiting_for_bots(self.clock(), late):
            if id in self.beyond:
                continue
            try:  # one table that cannot be brought back must not keep the others
                live = await self.live(id)
                await self._hear(id, live.table.version + 1)
                self.drive_bot(live)
            except Refused as error:
                self.beyond.add(id)
                NOTES.error("table %s cannot go on: %s", id, error)
            except Exception as error:
                NOTES.error("table %s cannot go on: %r", id, error)

    def _forget_idle_tables(self) -> None:
        now = time.monotonic()
        idle = [live for live in self.tables.values() if live.idle(now)]
        for live in idle:
            del self.tables[live.table.id]
        if idle:
            self.begin(self._keep_moments(idle))
        if not isinstance(self.fanout, Alone):
            for id, live in self.tables.items():
                if live.clients:
                    self.fanout.say(id, live.presence())

    async def _keep_moments(self, tables: Iterable[Live]) -> None:
        """Keep what a spectator sees of tables, so that they can be looked at for ever.

        Hundreds may be let go at once: they are written aside, one after the other, while the others are played at.
        """
        kept = []
        for live in tables:
            with suppress(Exception):  # it is the second copy of all that is in the log
                state = await self.aside(live.shown.state, "", None, 0, live.here(), live.watching())
                kept.append(asyncio.ensure_future(self.storage.keep_moment(live.table.id, state)))
        await asyncio.gather(*kept, return_exceptions=True)

    def begin(self, work: Any) -> asyncio.Task[Any]:
        """Do something that nobody waits for; it is finished, whoever goes."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Refused, Conflict)):
            NOTES.error("unexpected", exc_info=error)


def _still_compiled(engines: list[Engines]) -> bool:
    """Load compiled rules; whether some are still being compiled."""
    return None in [one.load_if_ready() for one in engines]


def _has_room(card: TableInfo) -> bool:
    return any(seat["kind"] == "open" and not seat["reserved"] for seat in card["seats"])


def _leave(guest: str, now: float, seat: int) -> Wish:
    return lambda table: table.leave(guest, now, "", seat)


def _bot_move(now: float, seat: int, moment: int, action: int) -> Wish:
    return lambda table: table.play_as_bot(now, seat, moment, action)


def zip_quickly(body: bytes) -> bytes:
    """An answer as it is sent to whoever reads it zipped."""
    return gzip.compress(body, QUICKLY)


async def _tidy_up() -> None:
    """Look for circles often and little by little.

    What a move makes takes the place of what the last one made, so what is new piles up though there is no more of it,
    and Python by itself goes through a million things at once. What outlives a look is not looked at for a while.
    """
    looked = time.monotonic()
    while True:
        await asyncio.sleep(TIDY)
        if time.monotonic() - looked < ROUND:
            gc.collect(0)
        else:
            gc.unfreeze()
            gc.collect()
            looked = time.monotonic()
        gc.freeze()


def keep_for_ever() -> None:
    """Tell Python's collector that what is loaded stays, and to look rarely through what lives long.

    A full collection with a thousand tables in memory stops every one of them for half a second; tables are freed by
    counting references, so there is next to nothing for it to find.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
