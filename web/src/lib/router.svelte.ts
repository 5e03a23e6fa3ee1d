/** Where the reader is. Ordinary links work: a click on one of ours turns the page without loading it again. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'embed'; id: string }
  | { page: 'rules'; game: string | null }
  | { page: 'lessons'; game: string | null }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'puzzles'; game: string | null }
  | { page: 'puzzle'; game: string; puzzle: string }
  | { page: 'replays' }
  | { page: 'achievements'; game: string }
  | { page: 'profile' }
  | { page: 'privacy' }
  | { page: 'lobby' }
  | { page: 'ladder'; game: string | null }
  | { page: 'tournaments' }
  | { page: 'tournament'; id: string }
  | { page: 'operator' }
  | { page: 'lost' }

/** The route of a path. */
export function routeOf(path: string): Route {
  const [first = '', second, third, ...rest] = path.split('/').filter(Boolean)
  if (rest.length > 0) return { page: 'lost' }
  if (first === '') return { page: 'home' }
  if (first === 'new' && !third) return { page: 'new', game: second ?? null }
  if (first === 'rules' && !third) return { page: 'rules', game: second ?? null }
  if (first === 'learn' && second && third) return { page: 'lesson', game: second, lesson: third }
  if (first === 'learn') return { page: 'lessons', game: second ?? null }
  if (first === 'puzzles' && second && third) return { page: 'puzzle', game: second, puzzle: third }
  if (first === 'puzzles') return { page: 'puzzles', game: second ?? null }
  if (first === 'replays' && !second) return { page: 'replays' }
  if (first === 'achievements' && second && !third) return { page: 'achievements', game: second }
  if (first === 'me' && !second) return { page: 'profile' }
  if (first === 'lobby' && !second) return { page: 'lobby' }
  if (first === 'ladder' && !third) return { page: 'ladder', game: second ?? null }
  if (first === 'tournaments' && !third) return second ? { page: 'tournament', id: second } : { page: 'tournaments' }
  if (first === 'operator' && !second) return { page: 'operator' }
  if (first === 'privacy' && !second) return { page: 'privacy' }
  if (first === 'embed' && second && !third) return { page: 'embed', id: second }
  if (first === 't' && second && !third) return { page: 'table', id: second }
  if (first === 't' && second && third === 'replay') return { page: 'replay', id: second }
  return { page: 'lost' }
}

/** The number of a moment in an address; null where none is named. */
export function moveOf(search: string): number | null {
  const named = new URLSearchParams(search).get('move')
  return named && /^\d{1,5}$/.test(named) ? Number(named) : null
}

class Router {
  path = $state(location.pathname)
  #search = $state(location.search)
  readonly route = $derived(routeOf(this.path))
  /** The moment of a game that the address names. */
  readonly move = $derived(moveOf(this.#search))

  constructor() {
    addEventListener('popstate', () => this.#look())
    addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.#look()
    scrollTo(0, 0)
  }

  #look(): void {
    this.path = location.pathname
    this.#search = location.search
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest?.('a')
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return
    if (link.pathname.startsWith('/api/')) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    this.go(link.href)
  }
}

export const router = new Router()
