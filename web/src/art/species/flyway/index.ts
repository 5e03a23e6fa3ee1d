// The birds of the East Asian-Australasian Flyway; three more are drawn with the first species of the table.

import * as landbirds from './landbirds'
import * as songbirds from './songbirds'
import * as waders from './waders'
import * as waterbirds from './waterbirds'

export const flyway = { ...landbirds, ...songbirds, ...waders, ...waterbirds }
