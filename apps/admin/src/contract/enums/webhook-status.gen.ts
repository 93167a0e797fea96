// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const webhookStatusWords: Readonly<Record<Schemas['WebhookStatus'], () => string>> = {
  'active': m.enum_webhook_status_active,
  'paused': m.enum_webhook_status_paused,
  'off': m.enum_webhook_status_off,
}
