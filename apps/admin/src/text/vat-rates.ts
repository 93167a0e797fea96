import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

type VatRate = Schemas['VatRate']

const rates: readonly VatRate[] = ['none', '0', '5', '7', '10', '20', '22']

export const vatLabel = (rate: VatRate) => (rate === 'none' ? m.vat_none() : `${rate} %`)

export const vatOptions = () => rates.map((value) => ({ value, label: vatLabel(value) }))
