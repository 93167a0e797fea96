// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const serviceKeyStateWords: Readonly<Record<Schemas['ServiceKeyState'], () => string>> = {
  'active': m.enum_service_key_state_active,
  'expired': m.enum_service_key_state_expired,
  'revoked': m.enum_service_key_state_revoked,
}
