import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

type Status = Schemas['WebhookStatus']

export const statuses: Statuses<Status> = {
  active: { label: m.enum_webhook_status_active, action: m.webhooks_to_active },
  paused: { label: m.enum_webhook_status_paused, action: m.enum_webhook_status_paused },
  off: { label: m.enum_webhook_status_off, action: m.webhooks_to_off, isDanger: true },
}

/** A pause has kept the queue, so resuming has a name and a consequence of its own. */
export function transitionsFrom(status: Status) {
  const isPaused = status === 'paused'
  const { active } = statuses
  const consequences: Partial<Record<Status, () => string>> = {
    active: isPaused ? m.webhooks_sends_queue : m.webhooks_activates,
    off: m.webhooks_drops_queue,
  }
  return {
    statuses: isPaused ? { ...statuses, active: { ...active, action: m.webhooks_resume } } : statuses,
    consequences,
  }
}

export const deliveryStates: Record<Schemas['WebhookDeliveryState'], { label: () => string }> = {
  pending: { label: m.enum_webhook_delivery_state_pending },
  delivered: { label: m.enum_webhook_delivery_state_delivered },
  failed: { label: m.enum_webhook_delivery_state_failed },
}
