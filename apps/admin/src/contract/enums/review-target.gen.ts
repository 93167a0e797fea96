// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const reviewTargetWords: Readonly<Record<Schemas['ReviewTarget'], () => string>> = {
  'product': m.enum_review_target_product,
  'store-point': m.enum_review_target_storePoint,
  'company': m.enum_review_target_company,
}
