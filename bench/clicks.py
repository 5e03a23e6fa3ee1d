"""How soon a click is answered in a real browser, in software rendering: the first visible change, and the move shown.

python -m bench.clicks [GAME …]        forty decisions a game on a phone's screen, against a gentle bot
"""

from __future__ import annotations

import random
import sys

import numpy as np
from playwright.sync_api import sync_playwright

import birdtable as bt
from tests.browser.conftest import PHONE, SHELL, WHOLE, Visitor, chromium, serving
from tests.browser.test_one_hand import HAND, NO_GUIDE, choose

DECISIONS = 40
SEEN, SHOWN = 50, 250  # milliseconds, at the 95th percentile

WATCH = """
window.clicks = []
addEventListener('click', ({ timeStamp, isTrusted }) => {
  if (!isTrusted) return
  const click = { seen: null, shown: null }
  clicks.push(click)
  const now = () => performance.now() - timeStamp
  const painted = (name) => requestAnimationFrame(() => setTimeout(() => (click[name] ??= now())))
  const moment = () => document.querySelector('[data-moment]')?.dataset.moment
  const before = moment()
  const watcher = new MutationObserver(() => {
    painted('seen')
    if (moment() === before) return
    painted('shown')
    watcher.disconnect()
  })
  watcher.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
  setTimeout(() => watcher.disconnect(), 5000)
}, true)
"""


def measure(visitor: Visitor, game: str) -> dict[str, list[float]]:
    """Milliseconds from each click to the first change that is painted, and to the position after the move."""
    for script in (NO_GUIDE, HAND, WATCH):
        visitor.context.add_init_script(script)
    visitor.set_table("bots", "Me", "Bot, gentle", game=game)
    visitor.page.locator("main .board").wait_for()
    visitor.page.evaluate("clicks.length = 0")
    dice = random.Random(4)
    for number in range(DECISIONS):
        visitor.until(lambda: visitor.decides or visitor.status == "over", "a decision")
        if visitor.status == "over":
            break
        choose(visitor, dice.choice(in_reach(visitor)), f"{game} {number}")
    found = visitor.page.evaluate("clicks")
    return {kind: [click[kind] for click in found if click[kind] is not None] for kind in ("seen", "shown")}


def in_reach(visitor: Visitor) -> list[str]:
    """What can be chosen on the screen as it is, or behind the first tab that holds something."""
    legal = {one["action"] for one in visitor.state["legal"]}
    for tab in (None, *visitor.page.locator(".tabs [role=tab]").all()):
        if tab is not None:
            tab.tap()
        found = sorted(legal & set(visitor.page.evaluate("hand.known()")))
        if found:
            return found
    raise AssertionError(f"nothing to touch for {sorted(legal)[:5]}")


def main(games: list[str]) -> None:
    """Print a line a game."""
    with serving() as site, sync_playwright() as playwright:
        browser = next(browsers := chromium(playwright, SHELL, *WHOLE))
        for game in games:
            context = browser.new_context(viewport=PHONE, has_touch=True, reduced_motion="reduce")
            found = measure(Visitor(context, site), game)
            context.close()
            told = [
                f"{kind} {np.median(found[kind]):.0f} ms, 95 % under {np.percentile(found[kind], 95):.0f} (bar {bar})"
                for kind, bar in (("seen", SEEN), ("shown", SHOWN))
            ]
            print(f"{game}: {len(found['seen'])} clicks; {'; '.join(told)}", flush=True)
        browsers.close()


if __name__ == "__main__":
    main(sys.argv[1:] or bt.games())
