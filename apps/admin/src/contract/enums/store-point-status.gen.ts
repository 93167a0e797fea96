// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const storePointStatusWords: Readonly<Record<Schemas['StorePointStatus'], () => string>> = {
  'draft': m.enum_store_point_status_draft,
  'active': m.enum_store_point_status_active,
  'paused': m.enum_store_point_status_paused,
  'closed': m.enum_store_point_status_closed,
  'blocked': m.enum_store_point_status_blocked,
}
