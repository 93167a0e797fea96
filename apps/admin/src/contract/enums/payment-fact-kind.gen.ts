// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const paymentFactKindWords: Readonly<Record<Schemas['PaymentFactKind'], () => string>> = {
  'authorized': m.enum_payment_fact_kind_authorized,
  'captured': m.enum_payment_fact_kind_captured,
  'failed': m.enum_payment_fact_kind_failed,
  'refunded': m.enum_payment_fact_kind_refunded,
  'charged_back': m.enum_payment_fact_kind_charged_back,
}
