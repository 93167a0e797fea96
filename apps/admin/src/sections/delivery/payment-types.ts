import { paymentSystemTypeWords } from '#contract/enums/payment-system-type.gen.ts'
import type { Schemas } from '@admin-panel/sdk'

export type PaymentType = Schemas['PaymentSystemType']

export const paymentTypeName = (type: PaymentType) => paymentSystemTypeWords[type]()

export function paymentTypeOptions() {
  // The cast is safe: the record has exactly the contract's values as keys.
  return (Object.keys(paymentSystemTypeWords) as PaymentType[]).map((value) => ({
    value,
    label: paymentSystemTypeWords[value](),
  }))
}
