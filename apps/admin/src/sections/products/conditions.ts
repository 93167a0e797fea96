import { productConditionWords } from '#contract/enums/product-condition.gen.ts'
import type { Schemas } from '@admin-panel/sdk'

type Condition = Schemas['ProductCondition']

export const conditionLabel = (condition: Condition) => productConditionWords[condition]()

export const conditionOptions = () =>
  // The cast is safe: the record has exactly the contract's conditions as keys.
  (Object.keys(productConditionWords) as Condition[]).map((value) => ({ value, label: productConditionWords[value]() }))
