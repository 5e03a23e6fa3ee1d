"""Boards in one hand: on a phone the prompt and what is to be touched are in sight together, large enough and uncovered."""

from __future__ import annotations

import random

import pytest

import birdtable as bt
from tests.browser.conftest import PHONE

DECISIONS = 40
SMALLEST = {"width": 360, "height": 640}  # looked at now and then
TOUCHES = 6  # that a move may take
LEAST = 44  # pixels that a finger needs

# What a finger finds on the page: every part that plays an action or is on the way to it.
HAND = (
    """
window.hand = (() => {
  const LEAST = %d
  const actionsAt = (one) => one.dataset.choice ? [one.dataset.choice] : one.dataset.toward ? one.dataset.toward.split('|') : []
  const parts = () => [...document.querySelectorAll('main [data-choice], main [data-toward]')].filter((one) => actionsAt(one).length && one.getClientRects().length && getComputedStyle(one).visibility === 'visible' && !one.closest('[data-ended]'))
  const boxOf = (one) => (one.querySelector(':scope > .hit') ?? one).getBoundingClientRect()
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2]
  const lines = () => [...document.querySelectorAll('[data-choice] > .hit')].map((line) => {
    const [at, to] = ['1', '2'].map((end) => new DOMPoint(line[`x${end}`].baseVal.value, line[`y${end}`].baseVal.value).matrixTransform(line.getScreenCTM()))
    return { line, at, to }
  })
  /** How far a finger on the middle of a line is from another one. */
  function room(line) {
    const [x, y] = middle(line.getBoundingClientRect())
    const gaps = lines().filter((other) => other.line !== line).map(({ at, to }) => {
      const [dx, dy] = [to.x - at.x, to.y - at.y]
      const along = Math.max(0, Math.min(1, ((x - at.x) * dx + (y - at.y) * dy) / (dx * dx + dy * dy)))
      return Math.hypot(x - at.x - along * dx, y - at.y - along * dy)
    })
    return 2 * Math.min(LEAST, ...gaps)
  }
  function trouble(one) {
    const [box, line] = [boxOf(one), one.querySelector(':scope > .hit')]
    const [x, y] = middle(box)
    // where the first touch magnifies, the second one is measured
    const least = one.closest('[data-magnifies]') ? Infinity : line ? room(line) : Math.min(box.width, box.height)
    if (least < LEAST - 0.5) return `small ${Math.round(box.width)}x${Math.round(box.height)}`
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'outside'
    const top = document.elementFromPoint(x, y)
    const found = one.closest('[data-magnifies]')?.contains(top) || (line ? one.closest('svg').contains(top) : one.contains(top))
    return found ? '' : `covered by ${top?.outerHTML.slice(0, 90)}`
  }
  return {
    prompt() {
      const one = document.querySelector('.sentence')
      const box = one.getBoundingClientRect()
      if (!one.textContent.trim()) return 'empty'
      if (box.top < -1 || box.bottom > innerHeight || box.left < -1 || box.right > innerWidth + 1) return 'outside'
      const top = document.elementFromPoint(...middle(box))
      return one.contains(top) || top?.contains(one) ? '' : `covered by ${top?.className}`
    },
    insight: () => parts().filter((one) => trouble(one) === '').length,
    known: () => [...new Set(parts().flatMap(actionsAt))],
    /** What is wrong with parts that no other part makes up for, each looked at where a finger would bring it. */
    wrong() {
      const from = scrollY
      const fine = new Set()
      const bad = new Map()
      for (const one of parts()) {
        let what = trouble(one)
        if (what && !what.startsWith('small')) {
          one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
          what = trouble(one)
        }
        for (const action of actionsAt(one)) if (what) bad.set(action, what); else fine.add(action)
      }
      scrollTo({ top: from, behavior: 'instant' })
      return [...bad].filter(([action]) => !fine.has(action)).map(([action, what]) => `${action}: ${what}`)
    },
    /** Where to touch next for an action: what plays it, or else the nearest way; nothing twice. */
    touch(action, again) {
      if (again) window.touched = new WeakSet()
      const found = parts().filter((one) => actionsAt(one).includes(action) && !touched.has(one))
      found.sort((a, b) => (a.dataset.choice ? 0 : actionsAt(a).length) - (b.dataset.choice ? 0 : actionsAt(b).length))
      for (const one of found) {
        if (trouble(one)) one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        if (trouble(one)) continue
        if (!one.closest('[data-magnifies]')) touched.add(one)
        return [...middle(boxOf(one)), Boolean(one.dataset.choice) && !one.closest('[data-magnifies]')]
      }
      return null
    },
  }
})()
"""
    % LEAST
)  # noqa: UP031


@pytest.mark.parametrize("game", bt.games())
def test_forty_decisions_are_made_with_a_finger(visitor, game):
    ada = visitor(phone=True)
    ada.context.add_init_script(
        "localStorage.getItem('birdtable') || localStorage.setItem('birdtable', '{\"guide\":false}')"
    )
    ada.context.add_init_script(HAND)
    ada.set_table("bots", "Me", "Bot, gentle", game=game)
    page, dice = ada.page, random.Random(4)
    page.locator("main .board").wait_for()
    for number in range(DECISIONS):
        ada.until(lambda: ada.decides or ada.status == "over", "a decision")
        if ada.status == "over":
            break
        decision = f"{game} {number} {ada.state['view']['decision']}"
        moment = ada.state["moment"]
        look_at(ada, decision)
        if number % 10 == 5:
            page.set_viewport_size(SMALLEST)
            look_at(ada, f"{decision} on the smallest screen")
            page.set_viewport_size(PHONE)
        if ada.state["moment"] > moment:
            continue
        legal = [one["action"] for one in ada.state["legal"]]
        wrong = page.evaluate("hand.wrong()")
        assert not wrong, f"{decision}: {wrong[:8]} of {len(legal)}"
        known = set(page.evaluate("hand.known()"))
        for tab in page.locator(".tabs [role=tab]").all() if set(legal) - known else []:
            tab.tap()
            known |= set(page.evaluate("hand.known()"))
            if not set(legal) - known:
                break
        assert not set(legal) - known, f"{decision}: no part for {sorted(set(legal) - known)[:5]}"
        choose(ada, dice.choice(legal), decision)


def look_at(ada, decision: str) -> None:
    """The prompt and something to touch are in sight together, without anybody scrolling."""
    page = ada.page
    moment = ada.state["moment"]
    for _ in range(20):
        found = page.evaluate("[hand.prompt(), hand.insight()]")
        if (found[0] == "" and found[1]) or ada.state["moment"] > moment:  # one gesture may answer several questions
            return
        page.wait_for_timeout(30)
    raise AssertionError(f"{decision}: the prompt is {found[0] or 'there'}, {found[1]} parts in sight")


def choose(ada, action: str, decision: str) -> None:
    """Touch what leads to an action until it is played."""
    page, moment = ada.page, ada.state["moment"]
    for touch in range(TOUCHES):
        at = page.evaluate("([action, again]) => hand.touch(action, again)", [action, touch == 0])
        assert at, f"{decision}: nothing to touch for {action} after {touch} touches"
        x, y, plays = at
        begun = page.locator(".under [data-cancel]").count()
        page.touchscreen.tap(x, y)
        for _ in range(200 if plays else 8):
            page.wait_for_timeout(25)
            if ada.state["moment"] > moment:
                ada.until(lambda: ada.state["moment"] > moment, "the page to show it")
                return
            if plays and not begun and page.locator(".under [data-cancel]").count():
                break  # a finger is shown first what it would do
        look_at(ada, f"{decision} on the way to {action}")
    raise AssertionError(f"{decision}: {action} was not played by {TOUCHES} touches")
