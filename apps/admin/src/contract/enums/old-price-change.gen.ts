// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const oldPriceChangeWords: Readonly<Record<Schemas['OldPriceChange'], () => string>> = {
  'keep': m.enum_old_price_change_keep,
  'set': m.enum_old_price_change_set,
  'clear': m.enum_old_price_change_clear,
}
