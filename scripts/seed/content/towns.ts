import type { TownContent } from './town-content.ts'
import { bracknell } from './towns/bracknell.ts'
import { bracknellForest } from './towns/bracknell-forest.ts'
import { maidenhead } from './towns/maidenhead.ts'
import { newbury } from './towns/newbury.ts'
import { reading } from './towns/reading.ts'
import { slough } from './towns/slough.ts'
import { westBerkshire } from './towns/west-berkshire.ts'
import { windsor } from './towns/windsor.ts'
import { windsorMaidenhead } from './towns/windsor-maidenhead.ts'
import { wokingham } from './towns/wokingham.ts'

/** The words about each town and its areas, by the town's slug. */
export const townContents: Record<string, TownContent> = {
  reading,
  slough,
  wokingham,
  'bracknell-forest': bracknellForest,
  'windsor-maidenhead': windsorMaidenhead,
  'west-berkshire': westBerkshire,
  maidenhead,
  bracknell,
  windsor,
  newbury,
}
