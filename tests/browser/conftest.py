"""A real server and a real browser: Debian's Chromium, driven by Playwright. Without one these tests are skipped."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

import birdtable as bt
from birdtable.server.front import PAGE
from tests.conftest import LONG

WHOLE = "chromium", "chromium-browser", "google-chrome"
SHELL = "chromium-headless-shell"  # does the same with a third less work, but shows no notifications
QUICKER = (
    "--disable-gl-drawing-for-tests",
    "--blink-settings=imagesEnabled=false",
)  # nobody looks at it
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    *(() if LONG else QUICKER),
)
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
SERVE = ("serve", "--no-browser", "--port", "0", "--bot-pause", "0", "--patience", "100")
ROOT = Path(__file__).parents[2]
SAME_LUCK = """
    const draw = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (bytes) => bytes.length === 32 ? bytes.fill(7) : draw(bytes)
"""  # what a seat adds to the deal
UNPAINTED = """
    const unpainted = new CSSStyleSheet()
    unpainted.replaceSync('svg { opacity: 0 !important }')
    document.adoptedStyleSheets = [unpainted]
"""  # drawings lie where they lie, but to paint them is nearly a third of a browser's work, and no test looks at them
PATIENCE = 60_000  # milliseconds that a test waits for something to appear
STILL = 10  # looks at a piece, each a moment after the last, that find it at the same place


@contextmanager
def serving(*options: str) -> Iterator[str]:
    """The address of a server of its own, as long as it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tests.browser.house",
                *SERVE,
                *options,
                "--database",
                f"sqlite:///{folder}/tables.sqlite",
            ],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "LANG": "C", "COLUMNS": "200", "PYTHONUNBUFFERED": "1"},
        )
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"the server did not start: {line}"
        try:
            yield found.group().rstrip("/")
        finally:
            server.terminate()
            server.communicate(timeout=20)


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of a server."""
    if not (PAGE / "index.html").exists():
        pytest.skip("the page has not been built: run make page")
    with serving() as address:
        yield address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Who drives the browsers."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


def chromium(playwright: Playwright, *names: str) -> Iterator[Browser]:
    """The first of these that is on this machine, without a window."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        pytest.skip(f"there is no Chromium on this machine (Debian's package {names[0]})")
    browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser."""
    yield from chromium(playwright, SHELL, *WHOLE)


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser with everything that people have."""
    yield from chromium(playwright, *WHOLE)


class Visitor:
    """Somebody with a browser of their own: cookies, language, theme and size of screen."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.context = context
        self.site = site
        self.wire: list[str] = []
        self.errors: list[str] = []
        self.state: dict[str, Any] = {}
        if not LONG:
            context.add_init_script(SAME_LUCK)
            context.add_init_script(UNPAINTED)
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.wire.append(text)
        message = json.loads(text)
        if message["type"] == "state":
            self.state = message

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.site + path)
        return self.page

    def until(self, happened: Callable[[], Any], what: str) -> None:
        """Wait for something that the socket brings, and for the page to show it."""
        end = time.monotonic() + PATIENCE / 1000
        while not (happened() and self.shown):
            assert time.monotonic() < end, f"waited in vain for {what}; {self.page.url}"
            self.page.wait_for_timeout(15)

    def at_rest(self, piece: str) -> dict[str, float]:
        """The box of a piece once its fonts are there and it has stopped moving."""
        self.page.evaluate("document.fonts.ready.then(() => true)")
        boxes: list[Any] = []

        def still() -> bool:
            boxes.append(self.page.locator(piece).bounding_box())
            return len(boxes) >= STILL and all(box == boxes[-1] for box in boxes[-STILL:])

        self.until(still, f"{piece} to be at rest")
        return dict(boxes[-1])

    def within(self, seconds: float, happened: Callable[[], bool]) -> bool:
        """Whether the socket brings something so soon."""
        end = time.monotonic() + seconds
        while not happened() and time.monotonic() < end:
            self.page.wait_for_timeout(15)
        return happened()

    # ------------------------------------------------------------------ at the table

    def set_table(self, *kinds: str, start: bool = True, game: str = "above_the_clouds") -> str:
        """A table from the page for new tables: the company "bots", "friends" or "here", then the seats."""
        company, *seats = kinds
        page = self.go(f"/new/{game}")
        names = {"bots": "Against bots", "friends": "With friends", "here": "On this screen"}
        page.get_by_text(names[company], exact=True).click()
        page.get_by_text(f"{len(seats)} players" if len(seats) > 1 else "1 player", exact=True).click()
        for number, seat in enumerate(seats, 1):
            page.get_by_label(f"Seat {number}", exact=True).select_option(label=seat)
        page.get_by_role("button", name="Start the game" if start else "Set the table").click()
        page.wait_for_url("**/t/*")
        if start:
            self.until(lambda: self.status == "playing", "the game to begin")
        return page.url

    def post(self, path: str, data: Mapping[str, Any]) -> dict[str, Any]:
        """Tell the server something as this visitor."""
        answer = self.context.request.post(f"{self.site}/api{path}", data=dict(data), headers={"Origin": self.site})
        assert answer.ok, answer.text()
        return dict(answer.json())

    def get(self, path: str) -> dict[str, Any]:
        """Ask the server something as this visitor."""
        return dict(self.context.request.get(f"{self.site}/api{path}").json())

    def begin(self, table: str, seat: int) -> None:
        """Sit down where a seat is kept, and begin, before the page is there."""
        self.post(f"/tables/{table}/commands", {"type": "sit", "id": "sit", "seat": seat, "name": "Ada"})
        self.post(f"/tables/{table}/commands", {"type": "start", "id": "start"})

    def take_seat(self, table: str, seat: int) -> None:
        """Sit down where a seat is kept, and begin."""
        self.begin(table, seat)
        self.go(f"/t/{table}")
        self.until(lambda: self.decides, "the first decision")

    def go_on_from(self, record: Mapping[str, Any], seat: int) -> None:
        """A table that goes on from the end of a record, with bots in the other seats."""
        self.get("/me")  # a name tag
        kept = self.post("/records", {"record": dict(record)})["id"]
        seats = [{"kind": "bot", "level": "gentle"} for _ in range(record["players"])]
        seats[seat] = {"kind": "me", "name": "Ada"}
        branch = self.post(f"/tables/{kept}/branch", {"move": len(record["actions"]), "seats": seats})
        self.take_seat(branch["id"], seat)

    @property
    def status(self) -> str:
        return str(self.state.get("table", {}).get("status"))

    @property
    def decides(self) -> bool:
        return bool(self.state.get("legal"))

    @property
    def shown(self) -> bool:
        """Whether the page shows the newest position; a page without a table always does."""
        moment = self.page.evaluate("document.querySelector('[data-moment]')?.dataset.moment")
        return moment is None or moment == str(self.state.get("moment"))

    def open_moves(self) -> None:
        self.page.get_by_role("tab", name=re.compile("All moves")).click()

    def play(self, action: str) -> None:
        """Click a move in the list of all moves."""
        moment = self.state["moment"]
        self.page.locator(f'[data-action="{action}"]').click()
        self.until(lambda: self.state["moment"] > moment, f"{action} to be played")

    def play_unseen(self, action: str) -> None:
        """Play without the page's help; the page shows it."""
        table, moment = self.state["table"]["id"], self.state["moment"]
        play = {"type": "play", "id": f"unseen-{moment}", "seat": self.state["seat"], "at": moment, "action": action}
        address, here = f"{self.site}/api/tables/{table}/commands", {"Origin": self.site}
        answer = self.context.request.post(address, data=play, headers=here)
        assert answer.ok or answer.json()["code"] == "stale", answer.text()  # the table went on meanwhile
        self.until(lambda: self.state["moment"] > moment, f"{action} to be played")

    def play_to_the_end(self, seed: int = 0, clicks: Callable[[], None] = lambda: None) -> None:
        """Random legal moves until the game is over."""
        dice = random.Random(seed)
        self.open_moves()
        while self.status == "playing":
            self.until(lambda: self.decides or self.status == "over", "a move to make")
            if self.status == "playing":
                self.play(dice.choice(self.state["legal"])["action"])
                clicks()


def begin_half_way(ada: Visitor, name: str, players: int, left: int) -> None:
    """In the middle of a game at random, with so many decisions left; with time, at its beginning."""
    if LONG:
        ada.set_table("bots", "Me", *["Bot, gentle"] * (players - 1), game=name)
        ada.until(lambda: ada.decides, "the first decision")
    else:
        ada.go_on_from(near_the_end(name, players, left=left), 0)


def near_the_end(name: str, players: int, seed: int = 0, left: int = 8, **options: Any) -> dict[str, Any]:
    """The record of a game at random up to a decision of the first seat's, with at least so many of all seats left."""
    game = bt.load(name).preset(**options)
    whole, dice, seats = game.new(players, seed=seed), random.Random(seed), []
    while not whole.over:
        seats.append(whole.seat)
        whole.play(dice.choice(whole.legal()))
    late = game.new(players, seed=seed)
    for action in whole.record()["actions"][: max(at for at, seat in enumerate(seats[:-left]) if seat == 0)]:
        late.play(action)
    return dict(late.record())


@pytest.fixture
def visitor(browser: Browser, site: str) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; at the end none of them may have seen an error in the page."""
    visitors: list[Visitor] = []

    def visit(language: str = "en", phone: bool = False, calm: bool = True) -> Visitor:
        context = browser.new_context(
            locale=language,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            reduced_motion="reduce" if calm else "no-preference",
            service_workers="allow" if LONG else "block",  # a worker fetches the page twice; one test is about it
        )
        visitors.append(Visitor(context, site))
        return visitors[-1]

    yield visit
    for one in visitors:
        one.context.close()
    assert [error for one in visitors for error in one.errors] == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility checker's source."""
    script = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not script.exists():
        pytest.skip("axe-core is not installed: run make page")
    return script.read_text("utf-8")
