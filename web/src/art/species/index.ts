// Every bird of the table.

import { arfakAstrapia } from './arfakAstrapia'
import { blackSicklebill } from './blackSicklebill'
import { blueParadise } from './blueParadise'
import { blueTit } from './blueTit'
import { crane } from './crane'
import { falcon } from './falcon'
import { flyway } from './flyway'
import { goose } from './goose'
import { greaterParadise } from './greaterParadise'
import { greenfinch } from './greenfinch'
import { astrapianSicklebill, bobairo, captainBlood, kingOfRibbons, lobeBilled, sixWired } from './hybrids'
import { kingOfSaxony } from './kingOfSaxony'
import { kite } from './kite'
import { lophorina } from './lophorina'
import { nestling } from './nestling'
import { pigeon } from './pigeon'
import { redParadise } from './redParadise'
import { robin } from './robin'
import { sandpiper } from './sandpiper'
import { spoonbill } from './spoonbill'
import { standardwing } from './standardwing'
import { starling } from './starling'
import { swallow } from './swallow'
import { swift } from './swift'
import { twelveWired } from './twelveWired'
import { westernParotia } from './westernParotia'
import { wilsonsParadise } from './wilsonsParadise'
import { yellowhammer } from './yellowhammer'

export const species = {
  arfakAstrapia, astrapianSicklebill, blackSicklebill, blueParadise, blueTit, bobairo, captainBlood, crane,
  falcon, goose, greaterParadise, greenfinch, kingOfRibbons, kingOfSaxony, kite, lobeBilled, lophorina,
  nestling, pigeon, redParadise, robin, sandpiper, sixWired, spoonbill, standardwing, starling, swallow, swift,
  twelveWired, westernParotia, wilsonsParadise, yellowhammer,
  ...flyway,
} as const

export type SpeciesName = keyof typeof species
