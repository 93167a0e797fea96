import { keysOf } from '#text/trusted.ts'
import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

export type SubOrderStatus = Schemas['SubOrderStatus']

/** The way from the purchase to the buyer, once it is paid. */
export const subOrderStages: readonly SubOrderStatus[] = [
  'new',
  'confirmed',
  'assembling',
  'ready_to_ship',
  'in_delivery',
  'at_pickup',
  'delivered',
]

export const subOrderStatuses: Statuses<SubOrderStatus> = {
  awaiting_payment: {
    label: m.enum_sub_order_status_awaiting_payment,
    action: m.enum_sub_order_status_awaiting_payment,
  },
  new: { label: m.enum_sub_order_status_new, action: m.order_part_to_new },
  confirmed: { label: m.enum_sub_order_status_confirmed, action: m.order_part_to_confirmed },
  assembling: { label: m.enum_sub_order_status_assembling, action: m.order_part_to_assembling },
  ready_to_ship: { label: m.enum_sub_order_status_ready_to_ship, action: m.order_part_to_ready_to_ship },
  in_delivery: { label: m.enum_sub_order_status_in_delivery, action: m.order_part_to_in_delivery },
  at_pickup: { label: m.enum_sub_order_status_at_pickup, action: m.order_part_to_at_pickup },
  delivered: { label: m.enum_sub_order_status_delivered, action: m.order_part_to_delivered },
  not_delivered: {
    label: m.enum_sub_order_status_not_delivered,
    action: m.order_part_to_not_delivered,
    isDanger: true,
  },
  returning: { label: m.enum_sub_order_status_returning, action: m.order_part_to_returning },
  returned: { label: m.enum_sub_order_status_returned, action: m.order_part_to_returned, isDanger: true },
  partially_returned: {
    label: m.enum_sub_order_status_partially_returned,
    action: m.order_part_to_partially_returned,
    isDanger: true,
  },
  dispute: { label: m.enum_sub_order_status_dispute, action: m.order_part_to_dispute, isDanger: true },
  cancelled: {
    label: m.enum_sub_order_status_cancelled,
    action: m.order_part_to_cancelled,
    keep: m.order_part_keep,
    isDanger: true,
  },
}

/** What the seller still has to do. */
export const TO_SHIP = ['new', 'confirmed', 'assembling', 'ready_to_ship'] as const

const BEFORE_SHIPPING: readonly SubOrderStatus[] = ['awaiting_payment', ...TO_SHIP]

export const isBeforeShipping = (status: SubOrderStatus) => BEFORE_SHIPPING.includes(status)

const FINAL: readonly SubOrderStatus[] = ['delivered', 'cancelled', 'returned', 'partially_returned']

/** Those that are still being worked on: what the API counts as a seller's open ones. */
export const openSubOrders = keysOf(subOrderStatuses).filter((status) => !FINAL.includes(status))
