import type { Schemas } from '@admin-panel/sdk'
import type { StatusChip } from '@admin-panel/ui/status-chip'
import type { ComponentProps } from 'react'
import { m } from '#paraglide/messages.js'

interface State {
  label: () => string
  tone: NonNullable<ComponentProps<typeof StatusChip>['tone']>
}

/** An order follows its sub-orders, so that there are no moves here. */
export const orderStatuses: Record<Schemas['OrderStatus'], State> = {
  new: { label: m.orders_status_new, tone: 'blue' },
  awaiting_payment: { label: m.orders_status_awaiting_payment, tone: 'amber' },
  processing: { label: m.orders_status_processing, tone: 'blue' },
  in_delivery: { label: m.orders_status_in_delivery, tone: 'blue' },
  dispute: { label: m.orders_status_dispute, tone: 'red' },
  partially_completed: { label: m.orders_status_partially_completed, tone: 'amber' },
  completed: { label: m.orders_status_completed, tone: 'green' },
  cancelled: { label: m.orders_status_cancelled, tone: 'red' },
  returned: { label: m.orders_status_returned, tone: 'grey' },
}

export const paymentStatuses: Record<Schemas['PaymentStatus'], State> = {
  pending: { label: m.orders_payment_pending, tone: 'amber' },
  authorized: { label: m.orders_payment_authorized, tone: 'blue' },
  paid: { label: m.orders_payment_paid, tone: 'green' },
  partially_refunded: { label: m.orders_payment_partially_refunded, tone: 'grey' },
  refunded: { label: m.orders_payment_refunded, tone: 'grey' },
  failed: { label: m.orders_payment_failed, tone: 'red' },
  cancelled: { label: m.orders_payment_cancelled, tone: 'red' },
}

export function stateOptions<Name extends string>(states: Record<Name, State>) {
  // The records above name every state of the contract, and nothing else.
  return (Object.keys(states) as Name[]).map((value) => ({ value, label: states[value].label() }))
}
