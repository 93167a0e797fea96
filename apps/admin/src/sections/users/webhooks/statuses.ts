import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

export const statuses: Statuses<Schemas['WebhookStatus']> = {
  active: { label: m.enum_webhook_status_active, action: m.webhooks_to_active },
  paused: { label: m.enum_webhook_status_paused, action: m.enum_webhook_status_paused },
  off: { label: m.enum_webhook_status_off, action: m.webhooks_to_off, isDanger: true },
}

const consequences: Partial<Record<Schemas['WebhookStatus'], () => string>> = {
  active: m.webhooks_activates,
  off: m.webhooks_drops_queue,
}

export const describeStatus = (status: Schemas['WebhookStatus']) => consequences[status]?.()

export const deliveryStates: Record<Schemas['WebhookDeliveryState'], { label: () => string }> = {
  pending: { label: m.enum_webhook_delivery_state_pending },
  delivered: { label: m.enum_webhook_delivery_state_delivered },
  failed: { label: m.enum_webhook_delivery_state_failed },
}
