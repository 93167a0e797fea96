// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const serviceAccountStatusWords: Readonly<Record<Schemas['ServiceAccountStatus'], () => string>> = {
  'active': m.enum_service_account_status_active,
  'blocked': m.enum_service_account_status_blocked,
  'archived': m.enum_service_account_status_archived,
}
