// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const brandResolutionWords: Readonly<Record<Schemas['BrandResolution'], () => string>> = {
  'created': m.enum_brand_resolution_created,
  'merged': m.enum_brand_resolution_merged,
  'rejected': m.enum_brand_resolution_rejected,
}
