import { attributeTypeWords } from '#contract/enums/attribute-type.gen.ts'
import type { Schemas } from '@admin-panel/sdk'

export type Attribute = Schemas['Attribute']
export type AttributeType = Schemas['AttributeType']

export const typeOptions = () =>
  // The cast is safe: the record has exactly the contract's types as keys.
  (Object.keys(attributeTypeWords) as AttributeType[]).map((value) => ({ value, label: attributeTypeWords[value]() }))

export const hasValues = (type: AttributeType | null) => type === 'select' || type === 'multiselect'
