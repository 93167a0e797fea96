import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Assignment } from '#shop/attributes/assignment-line.tsx'
import { hasValues, type Attribute, type AttributeType } from './labels.ts'

export type ValueLine = Pick<Schemas['AttributeValue'], 'value' | 'synonyms' | 'is_active'> & { id: number | null }

export type CategoryLine = Assignment & { category_id: number | null }

export interface AttributeValues {
  name: string
  /** Null: the server derives it from the name, or keeps it. */
  code: string | null
  type: AttributeType
  unit: string | null
  group: string | null
  is_required: boolean
  is_filterable: boolean
  is_comparable: boolean
  min_value: number | null
  max_value: number | null
  precision: number | null
  max_length: number | null
  pattern: string | null
  allow_custom: boolean
  values: ValueLine[]
  synonyms: string[]
  categories: CategoryLine[]
}

export function attributeValues(attribute: Attribute | null): AttributeValues {
  return {
    name: attribute?.name ?? '',
    code: attribute?.code ?? null,
    type: attribute?.type ?? 'string',
    unit: attribute?.unit ?? '',
    group: attribute?.group ?? '',
    is_required: attribute?.is_required ?? false,
    is_filterable: attribute?.is_filterable ?? false,
    is_comparable: attribute?.is_comparable ?? false,
    min_value: attribute?.min_value ?? null,
    max_value: attribute?.max_value ?? null,
    precision: attribute?.precision ?? null,
    max_length: attribute?.max_length ?? null,
    pattern: attribute?.pattern ?? '',
    allow_custom: attribute?.allow_custom ?? false,
    values: attribute?.values ?? [],
    synonyms: attribute?.synonyms ?? [],
    categories: attribute?.categories.map(categoryLine) ?? [],
  }
}

const categoryLine = ({ category_id, is_required, position }: Schemas['AttributeCategory']): CategoryLine => ({
  category_id,
  is_required,
  position,
})

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

const nonEmptyLines = (texts: readonly string[]) => texts.map(oneLine).filter((text) => text !== '')

/** Builds the request body, with the limits of the chosen type only. */
export function attributePayload(values: AttributeValues): AttributeValues {
  const { type } = values
  const isNumber = type === 'number'
  return {
    ...values,
    name: oneLine(values.name),
    code: values.code?.trim() || null,
    unit: values.unit?.trim() || null,
    group: values.group?.trim() || null,
    min_value: isNumber ? values.min_value : null,
    max_value: isNumber ? values.max_value : null,
    precision: isNumber ? values.precision : null,
    max_length: type === 'string' || type === 'text' ? values.max_length : null,
    pattern: (type === 'string' && values.pattern?.trim()) || null,
    allow_custom: type === 'select' && values.allow_custom,
    values: hasValues(type)
      ? values.values.map((line) => ({ ...line, value: oneLine(line.value), synonyms: nonEmptyLines(line.synonyms) }))
      : [],
    synonyms: nonEmptyLines(values.synonyms),
    categories: values.categories.filter(({ category_id }) => category_id !== null),
  }
}

/** The request body; values without a number or code yet omit it. */
export function attributeBody({ code, values, categories, ...rest }: Partial<AttributeValues>) {
  return {
    ...rest,
    ...(code && { code }),
    ...(values && { values: values.map(({ id, ...line }) => ({ ...line, ...(id !== null && { id }) })) }),
    ...(categories && {
      categories: categories.flatMap(({ category_id, is_required, position }) =>
        category_id === null ? [] : [{ category_id, is_required, ...(typeof position === 'number' && { position }) }],
      ),
    }),
  }
}

/** Rules across fields, which the contract cannot express. */
export function attributeMistakes({ type, values, min_value, max_value }: AttributeValues) {
  return {
    ...(hasValues(type) && values.length === 0 && { values: m.attributes_values_missing() }),
    ...(values.some(({ value }) => value === '') && { values: m.attributes_value_empty() }),
    ...(min_value !== null &&
      max_value !== null &&
      max_value < min_value && { max_value: m.attributes_bounds_order() }),
  }
}
