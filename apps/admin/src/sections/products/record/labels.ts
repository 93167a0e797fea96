import { productConditionWords } from '#contract/enums/product-condition.gen.ts'
import type { Schemas } from '@admin-panel/sdk'

type Condition = Schemas['ProductCondition']

export const conditionOptions = () =>
  // The record names every condition of the contract, and nothing else.
  (Object.keys(productConditionWords) as Condition[]).map((value) => ({ value, label: productConditionWords[value]() }))
