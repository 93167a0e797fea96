import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export type PaymentType = Schemas['PaymentSystemType']

const types: Record<PaymentType, () => string> = {
  card_online: m.delivery_payment_card_online,
  sbp: m.delivery_payment_sbp,
  card_on_delivery: m.delivery_payment_card_on_delivery,
  cash_on_delivery: m.delivery_payment_cash_on_delivery,
  invoice: m.delivery_payment_invoice,
  installments: m.delivery_payment_installments,
}

export const paymentTypeName = (type: PaymentType) => types[type]()

export function paymentTypeOptions() {
  // The record above names every value of the contract's enum, and nothing else.
  return (Object.keys(types) as PaymentType[]).map((value) => ({ value, label: types[value]() }))
}
