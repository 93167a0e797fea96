import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

export type SubOrderStatus = Schemas['SubOrderStatus']

export const subOrderStatuses: Statuses<SubOrderStatus> = {
  awaiting_payment: { label: m.order_part_awaiting_payment, action: m.order_part_awaiting_payment, tone: 'amber' },
  new: { label: m.order_part_new, action: m.order_part_to_new, tone: 'blue' },
  confirmed: { label: m.order_part_confirmed, action: m.order_part_to_confirmed, tone: 'blue' },
  assembling: { label: m.order_part_assembling, action: m.order_part_to_assembling, tone: 'blue' },
  ready_to_ship: { label: m.order_part_ready_to_ship, action: m.order_part_to_ready_to_ship, tone: 'blue' },
  in_delivery: { label: m.order_part_in_delivery, action: m.order_part_to_in_delivery, tone: 'blue' },
  at_pickup: { label: m.order_part_at_pickup, action: m.order_part_to_at_pickup, tone: 'amber' },
  delivered: { label: m.order_part_delivered, action: m.order_part_to_delivered, tone: 'green' },
  not_delivered: {
    label: m.order_part_not_delivered,
    action: m.order_part_to_not_delivered,
    tone: 'amber',
    isDanger: true,
  },
  returning: { label: m.order_part_returning, action: m.order_part_to_returning, tone: 'amber' },
  returned: { label: m.order_part_returned, action: m.order_part_to_returned, tone: 'grey', isDanger: true },
  partially_returned: {
    label: m.order_part_partially_returned,
    action: m.order_part_to_partially_returned,
    tone: 'grey',
    isDanger: true,
  },
  dispute: { label: m.order_part_dispute, action: m.order_part_to_dispute, tone: 'red', isDanger: true },
  cancelled: { label: m.order_part_cancelled, action: m.order_part_to_cancelled, tone: 'red', isDanger: true },
}

const BEFORE_SHIPPING: readonly SubOrderStatus[] = [
  'awaiting_payment',
  'new',
  'confirmed',
  'assembling',
  'ready_to_ship',
]

export const isBeforeShipping = (status: SubOrderStatus) => BEFORE_SHIPPING.includes(status)
