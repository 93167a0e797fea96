import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

export const pointStatuses: Statuses<Schemas['StorePointStatus']> = {
  draft: { label: m.enum_store_point_status_draft, action: m.point_to_draft },
  active: { label: m.enum_store_point_status_active, action: m.point_to_active },
  paused: { label: m.enum_store_point_status_paused, action: m.point_to_paused },
  closed: { label: m.enum_store_point_status_closed, action: m.point_to_closed, isDanger: true },
  blocked: { label: m.enum_store_point_status_blocked, action: m.point_to_blocked, isDanger: true },
}
