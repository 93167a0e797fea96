import type { Schemas } from '@admin-panel/sdk'

type AttributeType = Schemas['AttributeType']

/** A field of certain attribute types, with its label and a test for an empty value. */
interface OwnField {
  label: string
  types: AttributeType[]
}

export const OWN_FIELDS = {
  min_value: { label: 'Наименьшее значение', types: ['number'] },
  max_value: { label: 'Наибольшее значение', types: ['number'] },
  precision: { label: 'Знаков после запятой', types: ['number'] },
  max_length: { label: 'Наибольшая длина', types: ['string', 'text'] },
  pattern: { label: 'Шаблон значения', types: ['string'] },
  allow_custom: { label: 'Разрешить своё значение', types: ['select'] },
  values: { label: 'Значения', types: ['select', 'multiselect'] },
} satisfies Record<string, OwnField>

export function hasValues(type: AttributeType): boolean {
  return type === 'select' || type === 'multiselect'
}
