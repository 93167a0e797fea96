import { productConditionWords } from '#contract/enums/product-condition.gen.ts'
import type { Schemas } from '@admin-panel/sdk'

type Condition = Schemas['ProductCondition']

export const conditionLabel = (condition: Condition) => productConditionWords[condition]()
