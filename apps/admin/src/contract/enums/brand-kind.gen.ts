// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const brandKindWords: Readonly<Record<Schemas['BrandKind'], () => string>> = {
  'oem': m.enum_brand_kind_oem,
  'aftermarket': m.enum_brand_kind_aftermarket,
  'own': m.enum_brand_kind_own,
}
