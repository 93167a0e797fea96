import { paymentSystemTypeWords } from '#contract/enums/payment-system-type.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { optionsOf } from '#text/options-of.ts'

export type PaymentType = Schemas['PaymentSystemType']

export const paymentTypeName = (type: PaymentType) => paymentSystemTypeWords[type]()

export const paymentTypeOptions = () => optionsOf(paymentSystemTypeWords)
