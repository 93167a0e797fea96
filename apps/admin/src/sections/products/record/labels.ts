import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

type Condition = Schemas['ProductCondition']

export const conditions: Record<Condition, () => string> = {
  new: m.products_condition_new,
  remanufactured: m.products_condition_remanufactured,
  used: m.products_condition_used,
}

export const conditionOptions = () =>
  // The record names every condition of the contract, and nothing else.
  (Object.keys(conditions) as Condition[]).map((value) => ({ value, label: conditions[value]() }))
