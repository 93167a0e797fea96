import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

export const pointStatuses: Statuses<Schemas['StorePointStatus']> = {
  draft: { label: m.enum_store_point_status_draft, action: m.point_to_draft, tone: 'grey' },
  active: { label: m.enum_store_point_status_active, action: m.point_to_active, tone: 'green' },
  paused: { label: m.enum_store_point_status_paused, action: m.point_to_paused, tone: 'amber' },
  closed: { label: m.enum_store_point_status_closed, action: m.point_to_closed, tone: 'grey', isDanger: true },
  blocked: { label: m.enum_store_point_status_blocked, action: m.point_to_blocked, tone: 'red', isDanger: true },
}
