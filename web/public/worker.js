/* The service worker: keeps the page for when there is no network, and calls people to their tables.
   Files with a hash in their name never change; everything else is asked for, and kept only to be shown offline. */

const SHELF = 'birdtable-1'
const SHELL = '/'
const MOST = 120 // files that are kept; the oldest go first

self.addEventListener('install', (event) => event.waitUntil(keep([SHELL]).then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())))
self.addEventListener('message', ({ data }) => data?.type === 'keep' && keep(data.files))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (request.mode === 'navigate') event.respondWith(page(request))
})

async function keep(files) {
  const shelf = await caches.open(SHELF)
  for (const file of files) if (file === SHELL || !(await shelf.match(file))) await shelf.add(file).catch(() => {})
}

async function tidy() {
  for (const name of await caches.keys()) if (name !== SHELF) await caches.delete(name)
  const shelf = await caches.open(SHELF)
  const files = (await shelf.keys()).filter(({ url }) => new URL(url).pathname !== SHELL)
  await Promise.all(files.slice(0, Math.max(0, files.length - MOST)).map((file) => shelf.delete(file)))
}

async function kept(request) {
  const shelf = await caches.open(SHELF)
  const found = await shelf.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) shelf.put(request, answer.clone())
  return answer
}

/** Every address is the same page; without a network it is the one that was kept, and says so itself. */
async function page(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) (await caches.open(SHELF)).put(SHELL, answer.clone())
    return answer
  } catch {
    return (await (await caches.open(SHELF)).match(SHELL)) ?? Response.error()
  }
}

// ---------------------------------------------------------------------- calls

self.addEventListener('push', (event) => event.waitUntil(call(event.data?.json() ?? {})))

async function call({ title = 'Birdtable', text = '', table = '' }) {
  await Promise.all([
    self.registration.showNotification(title, { body: text, tag: table, icon: '/icon-192.png', badge: '/icon-192.png', data: { table } }),
    badge(),
  ])
}

async function badge() {
  if (!('setAppBadge' in navigator)) return
  try {
    const { tables } = await (await fetch('/api/me/tables')).json()
    await navigator.setAppBadge(tables.filter((table) => table.your_move).length)
  } catch {
    // the page counts them when it is opened
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.table ? `/t/${event.notification.data.table}` : '/'))
})

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const there = pages.find(({ url }) => new URL(url).pathname === path)
  return there ? there.focus() : self.clients.openWindow(path)
}
