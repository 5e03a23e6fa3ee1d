// Every bird of the table.

import { blueParadise } from './blueParadise'
import { blueTit } from './blueTit'
import { crane } from './crane'
import { falcon } from './falcon'
import { goose } from './goose'
import { greenfinch } from './greenfinch'
import { kingOfSaxony } from './kingOfSaxony'
import { kite } from './kite'
import { pigeon } from './pigeon'
import { robin } from './robin'
import { sandpiper } from './sandpiper'
import { spoonbill } from './spoonbill'
import { standardwing } from './standardwing'
import { starling } from './starling'
import { swallow } from './swallow'
import { swift } from './swift'
import { yellowhammer } from './yellowhammer'

export const species = {
  blueParadise, blueTit, crane, falcon, goose, greenfinch, kingOfSaxony, kite, pigeon,
  robin, sandpiper, spoonbill, standardwing, starling, swallow, swift, yellowhammer,
} as const

export type SpeciesName = keyof typeof species
