import type { Schemas } from '@admin-panel/sdk'
import { vatRateWords } from '#contract/enums/vat-rate.gen.ts'

type VatRate = Schemas['VatRate']

const rates: readonly VatRate[] = ['none', '0', '5', '7', '10', '20', '22']

export const isVatRate = (value: string): value is VatRate => Object.hasOwn(vatRateWords, value)

export const vatLabel = (rate: VatRate) => vatRateWords[rate]()

export const vatOptions = () => rates.map((value) => ({ value, label: vatLabel(value) }))
