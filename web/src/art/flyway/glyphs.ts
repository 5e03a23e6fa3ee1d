// Small signs of Fly-A-Way, each about the origin.

/** What lives where: waves, grass, a tree. In a box of 12 x 12. */
export const HABITAT = {
  wetland: 'M-5 2.4q2.5-3 5 0t5 0M-5 -1.8q2.5-3 5 0t5 0',
  'open-country': 'M-4 4.4V-1.6M0 4.4V-4.8M4 4.4V-1.6',
  forest: 'M0 -5.4L4.6 2.8H-4.6ZM0 2.8V5.4',
} as const
export type Habitat = keyof typeof HABITAT

/** When a power works: at the save, each turn, on opponents' turns, once a round there, once a game, at the end. In a box of 16 x 16. */
export const TIMING = {
  save: 'M-5 0L-1.5 4L5.5 -4.6',
  'each-turn': 'M4.6 -3.6A6 6 0 1 0 6 1M5.4 -7V-3.2H1.6',
  'opp-any': 'M-6 -1.5Q0 -7.5 6 -1.5M6 1.5Q0 7.5 -6 1.5M3 -2.6L6.3 -1.2L6.6 -4.8M-3 2.6L-6.3 1.2L-6.6 4.8',
  'opp-round': 'M-6 -1.5Q0 -7.5 6 -1.5M6 1.5Q0 7.5 -6 1.5M3 -2.6L6.3 -1.2L6.6 -4.8M-3 2.6L-6.3 1.2L-6.6 4.8M0 -1.6V1.6',
  'once-game': 'M0 -6.4A6.4 6.4 0 1 1 -0.1 -6.4M-1.8 -2L0.4 -3.4V3.4',
  end: 'M-4.6 7V-6.6M-4.6 -6.2H5L2.6 -3L5 0.2H-4.6',
} as const
export type Timing = keyof typeof TIMING

/** The cards. In a box of 40 x 40; lines unless it says otherwise. */
export const CARD: Record<string, string> = {
  squawk: 'M-15 3Q-15 -11 -3 -11Q5 -11 7 -4L18 -7L9 0L18 7L7 5Q3 11 -4 11Q-15 11 -15 3ZM-4 -5.6h.1',
  rescue: 'M-13 13V-4L0 -15L13 -4V13M-13 13H13M-5 13V2H5V13M0 -9v.1',
  science: 'M-5 -15H5M-3 -15V-4L-13 12Q-14 15 -10 15H10Q14 15 13 12L3 -4V-15M-8.6 5H8.6',
  forest: 'M-7 -12L1 2H-15ZM-7 2V13M8 -6L15 6H1ZM8 6V13',
  wetland: 'M-16 9q4-5 8 0t8 0t8 0t8 0M-16 1q4-5 8 0t8 0t8 0t8 0M-9 -4V-15M-4 -5V-12M9 -4V-14',
  'open-country': 'M-15 13H15M-10 13V-2M-10 2q-5-2-5-7M-10 4q5-2 5-7M0 13V-9M0 -3q-5-2-5-7M0 0q5-2 5-7M10 13V-2M10 2q-5-2-5-7M10 4q5-2 5-7',
  wind: 'M-16 -5H6Q13 -5 13 -10Q13 -15 8 -15Q4 -15 4 -11M-16 2H11Q16 2 16 6Q16 11 11 11Q8 11 8 8M-16 9H0',
  coins: 'M-13 -3A13 5 0 1 1 13 -3A13 5 0 1 1 -13 -3V5A13 5 0 0 0 13 5V-3M-13 1A13 5 0 0 0 13 1',
  book: 'M0 -9Q-7 -14 -16 -11V11Q-7 8 0 13Q7 8 16 11V-11Q7 -14 0 -9V13',
  race: 'M-15 4A8 8 0 1 0 -0.6 4A8 8 0 1 0 -15 4M0.6 4A8 8 0 1 0 15 4A8 8 0 1 0 0.6 4M-11 -4L-7 -13H-2L0 0L2 -13H7L11 -4',
  patrol: 'M-15 8Q0 1 15 8M-10 6V-2Q-10 -11 0 -11Q10 -11 10 -2V6M0 -11V-15',
  window: 'M-13 -14H13V14H-13ZM0 -14V14M-13 0H13M3 -9L8 -4M5 5L10 10',
  snake: 'M-15 11Q-7 3 0 11Q7 18 12 10Q16 3 6 0Q-8 -3 -5 -9Q-1 -16 9 -12L15 -10M9 -12l-1 -2M15 -10l4 -2M15 -10l4 2',
  cage: 'M-12 14V-4Q-12 -15 0 -15Q12 -15 12 -4V14ZM-12 14H12M-4 14V-14M4 14V-14M0 -15V-18M-12 3H12',
  paw: 'M0 2Q8 2 8 9Q8 14 0 13Q-8 14 -8 9Q-8 2 0 2ZM-11 -3A3 4 0 1 0 -10.9 -3M-4 -8A3 4.4 0 1 0 -3.9 -8M5 -8A3 4.4 0 1 0 5.1 -8M12 -3A3 4 0 1 0 12.1 -3',
  litter: 'M-9 -8L-7 14H7L9 -8ZM-12 -8H12M-5 -8Q-5 -14 0 -14Q5 -14 5 -8M-3 -3V9M3 -3V9',
  lamp: 'M0 -15L9 -3H-9ZM0 -3V14M-6 14H6M-15 1L-11 -1M15 1L11 -1M-13 8L-9 5M13 8L9 5',
  fire: 'M0 15Q-12 14 -11 4Q-10 -2 -4 -7Q-4 -2 -1 -1Q0 -9 5 -15Q5 -8 9 -4Q13 3 10 9Q7 15 0 15ZM0 15Q-4 10 0 4Q5 9 0 15',
  filling: 'M-16 10q4-5 8 0t8 0t8 0t8 0M-2 -14L13 -8L9 2L-6 -4ZM-6 -4L-14 -1M13 -8L17 -12',
  spray: 'M-10 14V-2H2V14ZM-7 -2V-7H-1V-2M-1 -6H5L7 -10M11 -13h.1M12 -8h.1M15 -11h.1M16 -6h.1',
  net: 'M-14 -14V15M14 -14V15M-14 -12Q0 -5 14 -12M-14 10Q0 14 14 10M-14 -4Q0 2 14 -4M-14 3Q0 8 14 3M-5 -9V12M5 -9V12',
  knife: 'M-15 11L7 -11Q15 -14 13 -4L-9 15ZM-9 5L-3 11',
  storm: 'M-11 1Q-17 -2 -13 -7Q-10 -12 -4 -9Q0 -16 7 -11Q15 -11 14 -3Q15 2 9 1ZM-2 2L-7 9H0L-3 16M8 5L6 10M-10 5L-12 10',
  target: 'M-12 0A12 12 0 1 0 12 0A12 12 0 1 0 -12 0M-5 0A5 5 0 1 0 5 0A5 5 0 1 0 -5 0M0 -17V-9M0 9V17M-17 0H-9M9 0H17',
  disease: 'M-8 0A8 8 0 1 0 8 0A8 8 0 1 0 -8 0M0 -8V-15M0 8V15M-8 0H-15M8 0H15M-5.6 -5.6L-11 -11M5.6 5.6L11 11M-5.6 5.6L-11 11M5.6 -5.6L11 -11M-2 -2h.1M3 2h.1',
  poison: 'M-4 -15H4M-3 -15V-8Q-12 -4 -12 5Q-12 15 0 15Q12 15 12 5Q12 -4 3 -8V-15M-4 3h.1M4 3h.1M-5 9H5M0 7V11',
  typhoon: 'M2 -2A4 4 0 1 0 2 5A9 9 0 0 0 12 -4Q12 -13 2 -15M-2 5A9 9 0 0 1 -12 -2Q-12 11 -2 15',
  pylon: 'M-8 15L-3 -13H3L8 15M-12 -7H12M-14 1H14M-5 1L6 8M5 1L-6 8M-12 -7V-4M12 -7V-4M-14 1V4M14 1V4',
  axe: 'M-11 15L6 -7M1 -13Q10 -16 15 -7L9 -1Q8 -7 1 -13ZM-15 15H15',
  crate: 'M-14 -8L0 -14L14 -8V8L0 14L-14 8ZM-14 -8L0 -2L14 -8M0 -2V14',
  plough: 'M-16 13H16M-13 13Q-10 2 0 4L12 -10M0 4L5 13M12 -10L16 -8',
  crisis: 'M-13 -9L-4 -1L2 -6L13 9M13 9V1M13 9H5M-15 14H15',
}

const KINDS: Record<string, string> = {
  'birders-to-the-rescue': 'rescue', 'science-in-action': 'science', reforestation: 'forest', 'wetland-restoration': 'wetland', 'sustainable-farming': 'open-country',
  tailwind: 'wind', 'public-funding': 'coins', 'school-outreach': 'book', 'bird-race': 'race', 'ranger-patrol': 'patrol',
  'window-collision': 'window', headwind: 'wind', 'natural-predators': 'paw', 'plastic-litter': 'litter', 'roaming-cats': 'paw', 'city-glare': 'lamp', 'forest-fire': 'fire',
  'mudflat-filling': 'filling', 'pesticide-drift': 'spray', 'mist-nets': 'net', 'wild-meat-trade': 'knife', thunderstorm: 'storm', 'sport-hunting': 'target', 'wildlife-disease': 'disease',
  'poisoned-bait': 'poison', typhoon: 'typhoon', 'power-lines': 'pylon', 'illegal-logging': 'axe', 'smuggling-ring': 'crate', deforestation: 'axe', 'coastal-reclamation': 'filling',
  'steppe-to-plough': 'plough', 'flyway-epidemic': 'disease', 'super-typhoon': 'typhoon', 'funding-crisis': 'crisis',
}

/** The sign of a card by its word; cages, Snakes and Squawks come in several worths. */
export const cardGlyph = (card: string): string => CARD[KINDS[card] ?? card.replace(/-\d$/, '')] ?? ''
