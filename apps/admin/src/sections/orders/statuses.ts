import type { Schemas } from '@admin-panel/sdk'
import type { StatusChip } from '@admin-panel/ui/status-chip'
import type { ComponentProps } from 'react'
import { m } from '#paraglide/messages.js'

interface State {
  label: () => string
  tone: NonNullable<ComponentProps<typeof StatusChip>['tone']>
}

/** An order's state follows its sub-orders, so it has no transitions of its own. */
export const orderStatuses: Record<Schemas['OrderStatus'], State> = {
  new: { label: m.enum_order_status_new, tone: 'blue' },
  awaiting_payment: { label: m.enum_order_status_awaiting_payment, tone: 'amber' },
  processing: { label: m.enum_order_status_processing, tone: 'blue' },
  in_delivery: { label: m.enum_order_status_in_delivery, tone: 'blue' },
  dispute: { label: m.enum_order_status_dispute, tone: 'red' },
  partially_completed: { label: m.enum_order_status_partially_completed, tone: 'amber' },
  completed: { label: m.enum_order_status_completed, tone: 'green' },
  cancelled: { label: m.enum_order_status_cancelled, tone: 'red' },
  returned: { label: m.enum_order_status_returned, tone: 'grey' },
}

export const paymentStatuses: Record<Schemas['PaymentStatus'], State> = {
  pending: { label: m.enum_payment_status_pending, tone: 'amber' },
  authorized: { label: m.enum_payment_status_authorized, tone: 'blue' },
  paid: { label: m.enum_payment_status_paid, tone: 'green' },
  partially_refunded: { label: m.enum_payment_status_partially_refunded, tone: 'grey' },
  refunded: { label: m.enum_payment_status_refunded, tone: 'grey' },
  failed: { label: m.enum_payment_status_failed, tone: 'red' },
  cancelled: { label: m.enum_payment_status_cancelled, tone: 'red' },
}
