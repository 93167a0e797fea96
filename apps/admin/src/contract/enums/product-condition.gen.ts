// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const productConditionWords: Readonly<Record<Schemas['ProductCondition'], () => string>> = {
  'new': m.enum_product_condition_new,
  'remanufactured': m.enum_product_condition_remanufactured,
  'used': m.enum_product_condition_used,
}
