import { attributeTypeWords } from '#contract/enums/attribute-type.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { optionsOf } from '#text/options-of.ts'

export type Attribute = Schemas['Attribute']
export type AttributeType = Schemas['AttributeType']

export const typeOptions = () => optionsOf(attributeTypeWords)

export const hasValues = (type: AttributeType | null) => type === 'select' || type === 'multiselect'
