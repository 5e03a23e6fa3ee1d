// Small questions to the view of Perch.

import type { Dealt, Flock, Gap, Location, Objective, PerchView, Place } from '../../wire/perch'

/** How many birds of each flock. */
export type Birds = Record<string, number>

export const isKnown = (dealt: Dealt): dealt is Objective => dealt.objective !== '?'
export const isPlace = (place: Place | Gap): place is Place => place.location !== null
export const places = (view: Pick<PerchView, 'homestead'>): Place[] => Object.values(view.homestead).filter(isPlace)
export const placeOf = (view: Pick<PerchView, 'homestead'>, location: Location): Place | null => places(view).find((place) => place.location === location) ?? null
export const seatOf = (view: Pick<PerchView, 'flocks' | 'bird_brained'>, flock: Flock): number | null => (flock === view.bird_brained ? null : view.flocks.indexOf(flock))
/** Where the creature at work stands. */
export const workplace = (view: Pick<PerchView, 'creatures' | 'about'>): Location | null => view.creatures.find(({ creature }) => creature === view.about.creature)?.location ?? null
export const total = (birds: Birds): number => Object.values(birds).reduce((sum, count) => sum + count, 0)
/** Each flock that has birds here, and how many. */
export const present = (birds: Birds, flocks: readonly Flock[]): [Flock, number][] => flocks.filter((flock) => birds[flock]).map((flock) => [flock, birds[flock]!])
