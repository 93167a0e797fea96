// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const userStatusWords: Readonly<Record<Schemas['UserStatus'], () => string>> = {
  'invited': m.enum_user_status_invited,
  'active': m.enum_user_status_active,
  'blocked': m.enum_user_status_blocked,
  'archived': m.enum_user_status_archived,
}
