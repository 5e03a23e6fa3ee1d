"""Pictures of every board, to look at and to keep: docs/pictures, by day, at dusk and on a phone.

python -m tests.browser.pictures [GAME …] [--folder docs/pictures]
"""

import argparse
import random
import re
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import birdtable as bt
from tests.browser.conftest import DESK, PHONE, WHOLE, Visitor, chromium, serving

MOVES = {"above_the_clouds": 8, "perch": 14, "birdwatcher": 24, "fly_a_way": 24, "pigeons": 30}
PLAYERS = {"perch": 4, "pigeons": 3}  # elsewhere three
QUALITY = 70
SETTLED = 900  # milliseconds until nothing moves any more


def take(browser: Browser, site: str, game: str, folder: Path) -> None:
    """Play some random moves against bots, and take three pictures of what the table has come to."""
    context = browser.new_context(viewport=DESK, locale="en", reduced_motion="reduce")
    visitor = Visitor(context, site)
    visitor.set_table("bots", "Me", *["Bot, fair"] * (PLAYERS.get(game, 3) - 1), game=game)
    visitor.page.get_by_role("button", name="No more guide").click()
    visitor.open_moves()
    dice = random.Random(7)
    for _ in range(MOVES[game]):
        visitor.until(lambda: visitor.decides, "a move to make")
        visitor.play(dice.choice(visitor.state["legal"])["action"])
    visitor.until(lambda: visitor.decides, "a move to make")
    visitor.page.get_by_role("tab", name=re.compile("Field log")).click()
    for name, dark, size in (("day", False, DESK), ("dusk", True, DESK), ("phone", False, PHONE)):
        visitor.page.emulate_media(color_scheme="dark" if dark else "light")
        visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
        visitor.page.evaluate("scrollTo(0, 0)")
        visitor.page.wait_for_timeout(SETTLED)
        visitor.page.screenshot(path=folder / f"{game}-{name}.jpg", type="jpeg", quality=QUALITY)
    context.close()
    assert not visitor.errors, visitor.errors


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=bt.games())
    parser.add_argument("--folder", type=Path, default=Path("docs/pictures"))
    wanted = parser.parse_args()
    with serving() as site, sync_playwright() as playwright:
        for browser in chromium(playwright, *WHOLE):
            for game in wanted.games:
                take(browser, site, game, wanted.folder)


if __name__ == "__main__":
    main()
