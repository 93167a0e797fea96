import { productConditionWords } from '#contract/enums/product-condition.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { optionsOf } from '#text/options-of.ts'

type Condition = Schemas['ProductCondition']

export const conditionLabel = (condition: Condition) => productConditionWords[condition]()

export const conditionOptions = () => optionsOf(productConditionWords)
