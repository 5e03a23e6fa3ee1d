// Every bird of the table.

import { blueParadise } from './blueParadise'
import { blueTit } from './blueTit'
import { crane } from './crane'
import { cuckoo } from './cuckoo'
import { falcon } from './falcon'
import { goose } from './goose'
import { goshawk } from './goshawk'
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
  blueParadise, blueTit, crane, cuckoo, falcon, goose, goshawk, greenfinch, kingOfSaxony, kite, pigeon,
  robin, sandpiper, spoonbill, standardwing, starling, swallow, swift, yellowhammer,
} as const

export type SpeciesName = keyof typeof species
