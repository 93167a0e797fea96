import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export type Attribute = Schemas['Attribute']
export type AttributeType = Schemas['AttributeType']

export const typeNames: Record<AttributeType, () => string> = {
  string: m.attributes_type_string,
  text: m.attributes_type_text,
  number: m.attributes_type_number,
  boolean: m.attributes_type_boolean,
  select: m.attributes_type_select,
  multiselect: m.attributes_type_multiselect,
  date: m.attributes_type_date,
}

export const typeOptions = () =>
  // The record names every type of the contract, and nothing else.
  (Object.keys(typeNames) as AttributeType[]).map((value) => ({ value, label: typeNames[value]() }))

export const hasValues = (type: AttributeType | null) => type === 'select' || type === 'multiselect'
