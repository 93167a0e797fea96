import { attributeTypeWords } from '#contract/enums/attribute-type.gen.ts'
import { client } from '#data/client.ts'
import { useRecordForm } from '#record/record-form.ts'
import { attributesCreateRules as rules } from '#contract/rules/attributes.gen.ts'
import { attributeBody, attributeMistakes, attributePayload, attributeValues, type AttributeValues } from './values.ts'
import { type Attribute } from './labels.ts'

/** The shared form of an existing attribute and of both steps of a new one. */
export function useAttributeForm(record: Attribute | null) {
  return useRecordForm<AttributeValues, Attribute>({
    of: 'attributes',
    record,
    rules,
    toValues: attributeValues,
    toPayload: attributePayload,
    refine: attributeMistakes,
    create: ({ name, type, ...values }, options) =>
      client.api.attributes.create({ ...attributeBody(values), name, type }, options),
    update: ({ id, version, ...changes }) => client.api.attributes.update({ ...attributeBody(changes), id, version }),
  })
}

const isType = (value: unknown): value is Attribute['type'] =>
  typeof value === 'string' && Object.hasOwn(attributeTypeWords, value)

/** Formats a field's value for the conflict dialog. */
export function showAttributeValue(field: string, value: unknown) {
  if (field === 'type') return attributeTypeWords[isType(value) ? value : 'string']()
  if (Array.isArray(value))
    return value.map((line) => (typeof line === 'string' ? line : lineText(line))).join(', ') || '—'
  return typeof value === 'string' || typeof value === 'number' ? String(value) || '—' : '—'
}

function lineText(line: object) {
  return 'value' in line ? String(line.value) : 'category_id' in line ? `№ ${String(line.category_id)}` : ''
}
