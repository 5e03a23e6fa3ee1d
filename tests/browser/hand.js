// What a finger finds on the page: every part that plays an action (data-choice) or is on the way to it (data-toward).
window.hand = (() => {
  const LEAST = 44 // pixels that a finger needs
  const actionsAt = (one) => one.dataset.choice ? [one.dataset.choice] : one.dataset.toward ? one.dataset.toward.split('|') : []
  const parts = () => [...document.querySelectorAll('main [data-choice], main [data-toward]')].filter((one) => actionsAt(one).length && one.getClientRects().length && getComputedStyle(one).visibility === 'visible' && !one.closest('[data-ended]'))
  const boxOf = (one) => (one.querySelector(':scope > .hit') ?? one).getBoundingClientRect()
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2]
  const lines = () => [...document.querySelectorAll('[data-choice] > .hit')].map((line) => {
    const [at, to] = ['1', '2'].map((end) => new DOMPoint(line[`x${end}`].baseVal.value, line[`y${end}`].baseVal.value).matrixTransform(line.getScreenCTM()))
    return { line, at, to }
  })
  let rooms = null
  /** How far a finger on the middle of a line is from another one: all are measured at once, and scrolling changes nothing. */
  function room(line) {
    if (!rooms) {
      const all = lines()
      rooms = new Map(all.map((one) => [one.line, gap(one.line, all)]))
      queueMicrotask(() => (rooms = null))
    }
    return rooms.get(line)
  }
  function gap(line, all) {
    const [x, y] = middle(line.getBoundingClientRect())
    const gaps = all.filter((other) => other.line !== line).map(({ at, to }) => {
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
        window.aimed = one
        return [...middle(boxOf(one)), Boolean(one.dataset.choice) && !one.closest('[data-magnifies]')]
      }
      return null
    },
    /** Where that part is two frames later. */
    aim: () => new Promise((found) => requestAnimationFrame(() => requestAnimationFrame(() => found(middle(boxOf(aimed)))))),
  }
})()
