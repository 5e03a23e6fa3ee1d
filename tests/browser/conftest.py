"""A real server and a real browser: Debian's Chromium, driven by Playwright. Without one these tests are skipped."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from birdtable.server.front import PAGE

CHROMIUM = os.environ.get("BIRDTABLE_CHROMIUM") or next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
PATIENCE = 20_000  # milliseconds that a test waits for something to appear


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of its own."""
    if not (PAGE / "index.html").exists():
        pytest.skip("the page has not been built: run make page")
    folder = tmp_path_factory.mktemp("site")
    server = subprocess.Popen(
        [sys.executable, "-m", "birdtable.cli", "serve", "--no-browser", "--port", "0", "--bot-pause", "0"]
        + ["--patience", "100", "--database", f"sqlite:///{folder}/tables.sqlite"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "C", "COLUMNS": "200", "PYTHONUNBUFFERED": "1"},
    )
    assert server.stdout is not None
    line = server.stdout.readline()
    found = re.search(r"http://\S+", line)
    assert found, f"the server did not start: {line}"
    threading.Thread(target=server.stdout.read, daemon=True).start()
    yield found.group().rstrip("/")
    server.terminate()
    server.wait(20)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium on this machine (Debian's package chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser of their own: cookies, language, theme and size of screen."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.context = context
        self.site = site
        self.received: list[str] = []
        self.errors: list[str] = []
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)

    def _hear(self, frame: str | bytes) -> None:
        self.received.append(frame if isinstance(frame, str) else frame.decode())

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.site + path)
        return self.page


@pytest.fixture
def visitor(browser: Browser, site: str) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; at the end none of them may have seen an error in the page."""
    visitors: list[Visitor] = []

    def visit(language: str = "en", dark: bool = False, phone: bool = False, calm: bool = True) -> Visitor:
        context = browser.new_context(
            locale=language,
            color_scheme="dark" if dark else "light",
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            reduced_motion="reduce" if calm else "no-preference",
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
    script = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not script.exists():
        pytest.skip("axe-core is not installed: run make page")
    return script.read_text("utf-8")
