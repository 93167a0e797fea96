import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

interface State {
  label: () => string
}

/** An order's state follows its sub-orders, so it has no transitions of its own. */
export const orderStatuses: Record<Schemas['OrderStatus'], State> = {
  new: { label: m.enum_order_status_new },
  awaiting_payment: { label: m.enum_order_status_awaiting_payment },
  processing: { label: m.enum_order_status_processing },
  in_delivery: { label: m.enum_order_status_in_delivery },
  dispute: { label: m.enum_order_status_dispute },
  partially_completed: { label: m.enum_order_status_partially_completed },
  completed: { label: m.enum_order_status_completed },
  cancelled: { label: m.enum_order_status_cancelled },
  returned: { label: m.enum_order_status_returned },
}

export const paymentStatuses: Record<Schemas['PaymentStatus'], State> = {
  pending: { label: m.enum_payment_status_pending },
  authorized: { label: m.enum_payment_status_authorized },
  paid: { label: m.enum_payment_status_paid },
  partially_refunded: { label: m.enum_payment_status_partially_refunded },
  refunded: { label: m.enum_payment_status_refunded },
  failed: { label: m.enum_payment_status_failed },
  cancelled: { label: m.enum_payment_status_cancelled },
}
