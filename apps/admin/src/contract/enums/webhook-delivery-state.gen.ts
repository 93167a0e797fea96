// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const webhookDeliveryStateWords: Readonly<Record<Schemas['WebhookDeliveryState'], () => string>> = {
  'pending': m.enum_webhook_delivery_state_pending,
  'delivered': m.enum_webhook_delivery_state_delivered,
  'failed': m.enum_webhook_delivery_state_failed,
}
