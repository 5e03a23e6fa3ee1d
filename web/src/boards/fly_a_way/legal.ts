// What can be done now, sorted by the piece that it is done with.

import type { LegalAction } from '../../wire/protocol'
import { type BirdWord, type FlywayView, type Linkway, PAYMENT } from '../../wire/fly_a_way'

const MAP_VERBS = ['link', 'via', 'lift', 'take']
const BIRD_VERBS = ['save', 'forfeit', 'power', 'choose']
const CARD_VERBS = ['play', 'discard', 'pick', 'give']
const PAYING_VERBS = ['neutralise', 'free']

export interface Options {
  /** By linkway: placing, flying over, taking off, taking away. */
  ways: Map<Linkway, LegalAction>
  /** By bird: saving it, giving the turn for it, using or choosing it. */
  birds: Map<BirdWord, LegalAction>
  cards: Map<string, LegalAction>
  payments: LegalAction[]
  seats: LegalAction[]
  /** Places of the Fowl Play deck, from the top. */
  order: LegalAction[]
  /** Everything else: done, draw, perform and the small yes or no. */
  plain: LegalAction[]
}

export function options(legal: readonly LegalAction[]): Options {
  const of = (verbs: string[]): LegalAction[] => legal.filter(({ verb }) => verbs.includes(verb))
  const keyed = (verbs: string[], key: string): Map<string, LegalAction> => new Map(of(verbs).map((one) => [one.args[key]!, one]))
  const sorted = [...MAP_VERBS, ...BIRD_VERBS, ...CARD_VERBS, ...PAYING_VERBS, 'rob', 'order']
  return {
    ways: keyed(MAP_VERBS, 'linkway'),
    birds: keyed(BIRD_VERBS, 'bird'),
    cards: keyed(CARD_VERBS, 'card'),
    payments: of(PAYING_VERBS),
    seats: of(['rob']),
    order: of(['order']),
    plain: legal.filter(({ verb }) => !sorted.includes(verb)),
  }
}

/** The action of a verb, if it can be done. */
export const find = (legal: readonly LegalAction[], verb: string): LegalAction | null => legal.find((one) => one.verb === verb) ?? null

/** The Squawks of a payment, such as 1 and 2 of "1+2". */
export const squawksOf = (payment: string): number[] => payment.split('+').map(Number)

/** What a touched linkway may have been meant for, to ask why it cannot be. */
export function wayQuestion(view: FlywayView, linkway: Linkway): string {
  switch (view.decision) {
    case 'route':
      return `via ${linkway}`
    case 'remove':
    case 'move-from':
    case 'swap-own':
      return `lift ${linkway}`
    case 'swap-other':
    case 'replace':
      return `take ${linkway}`
    default:
      return `link ${linkway}`
  }
}

/** What a touched bird may have been meant for. */
export function birdQuestions(view: FlywayView, bird: BirdWord): string[] {
  const roosting = view.roosting.some((one) => one?.bird === bird)
  if (view.decision === 'offer') return [`forfeit ${bird}`, `save ${bird}`]
  if (['which-bird', 'bird', 'copy', 'free-bird'].includes(view.decision ?? '')) return [`choose ${bird}`]
  return [roosting ? `save ${bird}` : `power ${bird}`]
}

export function cardQuestion(view: FlywayView, card: string): string {
  if (view.decision === 'discard' || view.decision === 'discard-for-points') return `discard ${card}`
  return view.decision === 'give' ? `give ${card}` : `play ${card}`
}

/** Ways to pay that somebody with too few Squawks may think of: the reasons are the same for all. */
export const payingQuestions = (verb: 'neutralise' | 'free', held: number): string[] =>
  held === 0 ? [`${verb} 1`] : PAYMENT.map((payment) => `${verb} ${payment}`)
