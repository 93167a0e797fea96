import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

type Condition = Schemas['ProductCondition']

const labels: Record<Condition, () => string> = {
  new: m.products_condition_new,
  remanufactured: m.products_condition_remanufactured,
  used: m.products_condition_used,
}

export const conditionLabel = (condition: Condition) => labels[condition]()

export const conditionOptions = () =>
  // The record names every condition of the contract, and nothing else.
  (Object.keys(labels) as Condition[]).map((value) => ({ value, label: labels[value]() }))
