// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const orderSourceWords: Readonly<Record<Schemas['OrderSource'], () => string>> = {
  'site': m.enum_order_source_site,
  'app': m.enum_order_source_app,
  'manual': m.enum_order_source_manual,
}
