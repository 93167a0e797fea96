import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

export const pointTypes: Readonly<Record<Schemas['StorePointType'], () => string>> = {
  shop: m.point_type_shop,
  warehouse: m.point_type_warehouse,
  pickup_point: m.point_type_pickup_point,
  parcel_locker: m.point_type_parcel_locker,
  service_center: m.point_type_service_center,
}

export const pointStatuses: Statuses<Schemas['StorePointStatus']> = {
  draft: { label: m.point_status_draft, action: m.point_to_draft, tone: 'grey' },
  active: { label: m.point_status_active, action: m.point_to_active, tone: 'green' },
  paused: { label: m.point_status_paused, action: m.point_to_paused, tone: 'amber' },
  closed: { label: m.point_status_closed, action: m.point_to_closed, tone: 'grey', isDanger: true },
  blocked: { label: m.point_status_blocked, action: m.point_to_blocked, tone: 'red', isDanger: true },
}
