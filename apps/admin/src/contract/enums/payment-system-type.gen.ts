// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const paymentSystemTypeWords: Readonly<Record<Schemas['PaymentSystemType'], () => string>> = {
  'card_online': m.enum_payment_system_type_card_online,
  'sbp': m.enum_payment_system_type_sbp,
  'card_on_delivery': m.enum_payment_system_type_card_on_delivery,
  'cash_on_delivery': m.enum_payment_system_type_cash_on_delivery,
  'invoice': m.enum_payment_system_type_invoice,
  'installments': m.enum_payment_system_type_installments,
}
