// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const moderatedEntityWords: Readonly<Record<Schemas['ModeratedEntity'], () => string>> = {
  'product': m.enum_moderated_entity_product,
  'company': m.enum_moderated_entity_company,
  'store-point': m.enum_moderated_entity_storePoint,
  'bank-detail': m.enum_moderated_entity_bankDetail,
}
