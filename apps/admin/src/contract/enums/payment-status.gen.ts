// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const paymentStatusWords: Readonly<Record<Schemas['PaymentStatus'], () => string>> = {
  'pending': m.enum_payment_status_pending,
  'authorized': m.enum_payment_status_authorized,
  'paid': m.enum_payment_status_paid,
  'partially_refunded': m.enum_payment_status_partially_refunded,
  'refunded': m.enum_payment_status_refunded,
  'failed': m.enum_payment_status_failed,
  'cancelled': m.enum_payment_status_cancelled,
}
