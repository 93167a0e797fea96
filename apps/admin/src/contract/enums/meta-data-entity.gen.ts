// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const metaDataEntityWords: Readonly<Record<Schemas['MetaDataEntity'], () => string>> = {
  'category': m.enum_meta_data_entity_category,
  'brand': m.enum_meta_data_entity_brand,
  'city': m.enum_meta_data_entity_city,
}
