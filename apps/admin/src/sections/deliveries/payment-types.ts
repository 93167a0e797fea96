import { paymentSystemTypeWords } from '#contract/enums/payment-system-type.gen.ts'
import type { Schemas } from '@admin-panel/sdk'

export type PaymentType = Schemas['PaymentSystemType']

export const paymentTypeName = (type: PaymentType) => paymentSystemTypeWords[type]()
