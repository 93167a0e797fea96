import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

type Condition = Schemas['ProductCondition']
type Vat = Schemas['VatRate']

export const conditions: Record<Condition, () => string> = {
  new: m.products_condition_new,
  remanufactured: m.products_condition_remanufactured,
  used: m.products_condition_used,
}

const rates: readonly Vat[] = ['none', '0', '5', '7', '10', '20', '22']

export const vatLabel = (rate: Vat) => (rate === 'none' ? m.product_vat_none() : `${rate} %`)
export const vatOptions = () => rates.map((value) => ({ value, label: vatLabel(value) }))

export const conditionOptions = () =>
  // The record names every condition of the contract, and nothing else.
  (Object.keys(conditions) as Condition[]).map((value) => ({ value, label: conditions[value]() }))
