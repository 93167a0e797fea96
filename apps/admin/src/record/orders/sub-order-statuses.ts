import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

export type SubOrderStatus = Schemas['SubOrderStatus']

export const subOrderStatuses: Statuses<SubOrderStatus> = {
  awaiting_payment: {
    label: m.enum_sub_order_status_awaiting_payment,
    action: m.enum_sub_order_status_awaiting_payment,
    tone: 'amber',
  },
  new: { label: m.enum_sub_order_status_new, action: m.order_part_to_new, tone: 'blue' },
  confirmed: { label: m.enum_sub_order_status_confirmed, action: m.order_part_to_confirmed, tone: 'blue' },
  assembling: { label: m.enum_sub_order_status_assembling, action: m.order_part_to_assembling, tone: 'blue' },
  ready_to_ship: { label: m.enum_sub_order_status_ready_to_ship, action: m.order_part_to_ready_to_ship, tone: 'blue' },
  in_delivery: { label: m.enum_sub_order_status_in_delivery, action: m.order_part_to_in_delivery, tone: 'blue' },
  at_pickup: { label: m.enum_sub_order_status_at_pickup, action: m.order_part_to_at_pickup, tone: 'amber' },
  delivered: { label: m.enum_sub_order_status_delivered, action: m.order_part_to_delivered, tone: 'green' },
  not_delivered: {
    label: m.enum_sub_order_status_not_delivered,
    action: m.order_part_to_not_delivered,
    tone: 'amber',
    isDanger: true,
  },
  returning: { label: m.enum_sub_order_status_returning, action: m.order_part_to_returning, tone: 'amber' },
  returned: { label: m.enum_sub_order_status_returned, action: m.order_part_to_returned, tone: 'grey', isDanger: true },
  partially_returned: {
    label: m.enum_sub_order_status_partially_returned,
    action: m.order_part_to_partially_returned,
    tone: 'grey',
    isDanger: true,
  },
  dispute: { label: m.enum_sub_order_status_dispute, action: m.order_part_to_dispute, tone: 'red', isDanger: true },
  cancelled: {
    label: m.enum_sub_order_status_cancelled,
    action: m.order_part_to_cancelled,
    tone: 'red',
    isDanger: true,
  },
}

const BEFORE_SHIPPING: readonly SubOrderStatus[] = [
  'awaiting_payment',
  'new',
  'confirmed',
  'assembling',
  'ready_to_ship',
]

export const isBeforeShipping = (status: SubOrderStatus) => BEFORE_SHIPPING.includes(status)
